//! Return matches.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::acting::act;
use super::asker::Asker;
use super::custom_id::Press;
use super::menus::button;
use super::offering::{missing_permissions, no_permissions};
use super::picture::Painter;
use super::refusal_words::refusal as refusal_words;
use super::reply::Reply;
use crate::app::{App, RematchAnswer, RematchRequest};
use crate::game::{Command, Game, GameId, Guard};
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
pub async fn rematch(app: &App, painter: &Painter, asker: &Asker, game: GameId, within: Option<Span>) -> Reply {
    let language = asker.language;
    let missing = missing_permissions(asker);
    if !missing.is_empty() {
        return no_permissions(language, &missing);
    }
    let (id, at, guild, actor) = (asker.id, asker.at, asker.guild, asker.person.clone());
    match app.rematch(&RematchRequest { id, at, guild, actor, game, within }).await {
        Ok(RematchAnswer::Offered(game)) => Reply::done(say(language, &Message::RematchSent { game: game.number() })),
        // The colour is agreed on, so nothing is left to the lot.
        Ok(RematchAnswer::Asked(game)) => {
            act(app, painter, asker, game, Guard::None, Command::Accept { lot: Color::Red }).await
        }
        Ok(RematchAnswer::Refused(refusal)) => Reply::no(refusal_words(language, &refusal, None, asker.person.id)),
        Err(failure) => {
            tracing::error!(%failure, interaction = asker.id, "a return match could not be written down");
            Reply::failed(language)
        }
    }
}
