//! What only those may who manage the server.

use super::asker::Asker;
use super::asking::{game_meant, or_trouble};
use super::custom_id::Press;
use super::forget_id::ForgetId;
use super::menus;
use super::refusal_words::refusal as refusal_words;
use super::reply::Reply;
use super::words;
use crate::app::{Answer, App};
use crate::game::{Command, Game, GameId, Guard, PlayerId};
use crate::i18n::{Language, Message, say};
use crate::rules::Color;

/// Asks whether a game or challenge of others is to be closed.
pub async fn ask_close(app: &App, asker: &Asker, named: Option<&str>) -> Reply {
    let language = asker.language;
    let answer = async {
        let game = match game_meant(app, asker, named).await {
            Ok(game) => app.game(asker.guild, game).await?,
            Err(reply) => return Ok(reply),
        };
        let Some(game) = game else { return Ok(Reply::no(say(language, &Message::NoUnknownGame))) };
        if let Some(no) = not_allowed(asker, &game) {
            return Ok(Reply::no(say(language, &no)));
        }
        let ask = Message::AskCallOff {
            game: game.id.number(),
            red: words::player(language, &game, Color::Red),
            black: opponent(&game, language),
        };
        let components = menus::sure(language, &game, Guard::None, Press::CallOff, &Message::ButtonAbortSure);
        Ok(Reply { content: say(language, &ask), components, ..Reply::default() })
    };
    or_trouble(language, answer.await)
}

/// Closes a game or challenge of others.
pub async fn close(app: &App, asker: &Asker, game: GameId) -> Reply {
    let language = asker.language;
    let answer = async {
        let Some(found) = app.game(asker.guild, game).await? else {
            return Ok(Reply::no(say(language, &Message::NoUnknownGame)));
        };
        if let Some(no) = not_allowed(asker, &found) {
            return Ok(Reply::no(say(language, &no)));
        }
        Ok(match app.handle(&asker.envelope(game, Guard::None, Command::CallOff)).await? {
            Answer::Applied { .. } => Reply::done(say(language, &Message::YouCalledOff { game: game.number() })),
            Answer::Refused { refusal, game } => {
                Reply::no(refusal_words(language, &refusal, game.as_deref(), asker.person.id))
            }
        })
    };
    or_trouble(language, answer.await)
}

/// Asks whether a player's ratings on the server are to be forgotten.
#[must_use]
pub fn ask_forget(asker: &Asker, player: PlayerId) -> Reply {
    let language = asker.language;
    if !asker.may_manage_server {
        return Reply::no(say(language, &Message::NoAdministration));
    }
    let ask = Message::AskForget { player: words::mention_of(language, player) };
    let components = menus::yes_or_no(language, &ForgetId(player), &Message::ButtonForget);
    Reply { content: say(language, &ask), components, ..Reply::default() }
}

/// Forgets a player's ratings on the server.
pub async fn forget(app: &App, asker: &Asker, player: PlayerId) -> Reply {
    let language = asker.language;
    if !asker.may_manage_server {
        return Reply::no(say(language, &Message::NoAdministration));
    }
    let answer = async {
        app.forget_rating(asker.id, asker.guild, player).await?;
        let forgot = Message::YouForgot { player: words::mention_of(language, player) };
        Ok(Reply::done(say(language, &forgot)))
    };
    or_trouble(language, answer.await)
}

/// Tells why somebody may not close a game: it is not his server to manage, or it is his own game.
fn not_allowed(asker: &Asker, game: &Game) -> Option<Message> {
    let plays = [Some(&game.challenger), game.opponent.as_ref()].into_iter().flatten();
    if !asker.may_manage_server {
        Some(Message::NoAdministration)
    } else if game.is_running() && plays.into_iter().any(|person| person.id == asker.person.id) {
        Some(Message::NoAdministrationOfOwn)
    } else {
        None
    }
}

fn opponent(game: &Game, language: Language) -> String {
    match (&game.opponent, game.play()) {
        (_, Some(_)) => words::player(language, game, Color::Black),
        (Some(opponent), None) => words::mention(language, opponent),
        (None, None) => say(language, &Message::Anybody),
    }
}
