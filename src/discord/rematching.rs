//! Return matches.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::acting::act;
use super::asker::Asker;
use super::asking::or_trouble;
use super::custom_id::Press;
use super::inbound::Desk;
use super::membership::has_left;
use super::menus::button;
use super::offering::{may_make_threads, missing_of, no_permissions};
use super::refusal_words::refusal as refusal_words;
use super::reply::Reply;
use super::rest::Rest;
use super::words;
use crate::app::{App, Failure, RematchAnswer, RematchRequest};
use crate::game::{Command, Game, GameId, Guard, Refusal};
use crate::i18n::{Language, Message, say};
use crate::rules::{Color, Span};

/// Makes the button under a result.
#[must_use]
pub fn rematch_button(language: Language, game: &Game) -> Vec<CreateActionRow> {
    let button =
        button(language, game, Guard::None, Press::Rematch, &Message::ButtonRematch, ButtonStyle::Primary).emoji('🔁');
    vec![CreateActionRow::Buttons(vec![button])]
}

/// Challenges the opponent of a game to another one, or takes his wish for one up.
pub async fn rematch(desk: &Desk, asker: &Asker, game: GameId, within: Option<Span>) -> Reply {
    let language = asker.language;
    let Desk { app, painter, rest, .. } = desk;
    let answer = async {
        if !app.is_decided(asker.id).await?
            && let Some(no) = hindrance(app, rest, asker, game).await?
        {
            return Ok(no);
        }
        let request = RematchRequest {
            id: asker.id,
            at: asker.at,
            guild: asker.guild,
            actor: asker.person.clone(),
            game,
            within,
            may_thread: may_thread(app, asker, game).await?,
            locale: asker.guild_locale.clone(),
        };
        Ok(match app.rematch(&request).await? {
            RematchAnswer::Offered(new) => {
                // Where the old one was made.
                let old = app.game(asker.guild, game).await?;
                let place = format!("<#{}>", old.map_or(asker.channel, |old| old.place.channel));
                Reply::done(say(language, &Message::RematchSent { game: new.number(), place }))
            }
            // The colour is agreed on, so nothing is left to the lot.
            RematchAnswer::Asked(game) => {
                act(app, painter, asker, game, Guard::None, Command::Accept { lot: Color::Red }).await
            }
            RematchAnswer::Refused(refusal) => Reply::no(refusal_words(language, &refusal, None, asker.person.id)),
        })
    };
    or_trouble(language, answer.await)
}

/// Tells whether the bot may make a thread where a game was challenged, as far as the asker shows it.
async fn may_thread(app: &App, asker: &Asker, game: GameId) -> Result<bool, Failure> {
    let old = app.game(asker.guild, game).await?;
    Ok(old.is_none_or(|old| old.place.home != asker.home) || may_make_threads(asker))
}

/// Says why nobody can be challenged to another game: the bot may not play there, or the opponent has left.
async fn hindrance(app: &App, rest: &Rest, asker: &Asker, game: GameId) -> Result<Option<Reply>, Failure> {
    let language = asker.language;
    let Some(old) = app.game(asker.guild, game).await? else { return Ok(None) };
    let (Some(opponent), Some(_)) = (old.other_than(asker.person.id), old.outcome()) else { return Ok(None) };
    // The challenge goes where the old one was made.
    let place = &old.place;
    let sight = if place.home == asker.home { asker.sight() } else { app.sight(place.home) };
    let missing = missing_of(sight, place.channel != place.home);
    if !missing.is_empty() {
        return Ok(Some(if place.channel == asker.channel {
            no_permissions(language, &missing)
        } else {
            let list = words::list(language, missing.iter().map(|message| say(language, message)));
            let channel = format!("<#{}>", place.channel);
            Reply::no(say(language, &Message::NoPermissionsThere { channel, list }))
        }));
    }
    if !opponent.id.is_former() && has_left(rest, asker.guild, opponent.id).await {
        let refusal = Refusal::ChallengedStranger(opponent.id);
        return Ok(Some(Reply::no(refusal_words(language, &refusal, None, asker.person.id))));
    }
    Ok(None)
}
