//! The message of a challenge, from its posting to its end.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::custom_id::{CustomId, Press};
use super::escape::escaped;
use super::words;
use crate::game::{Closed, ColorChoice, Game, Guard, Shown, Stage, Terms};
use crate::i18n::{Language, Message, say};
use crate::rules::Start;

/// Writes the words of a challenge as it stands.
#[must_use]
pub fn content(language: Language, game: &Game, shown: Shown) -> String {
    let challenger = words::mention(language, &game.challenger);
    let opponent = game.opponent.as_ref().map(|person| words::mention(language, person));
    let message = match &game.stage {
        Stage::Offered { until } => return standing(language, game, words::moment(*until, Game::CHALLENGE_SPAN)),
        Stage::Closed(Closed::Declined) => {
            Message::ChallengeDeclined { challenger, opponent: opponent.unwrap_or_default() }
        }
        Stage::Closed(Closed::Withdrawn) => Message::ChallengeWithdrawn { challenger },
        Stage::Closed(Closed::Lapsed) => Message::ChallengeLapsed { challenger },
        Stage::Started(_) => {
            Message::ChallengeTaken { challenger, opponent: opponent.unwrap_or_default(), place: place(game, shown) }
        }
    };
    say(language, &message)
}

/// Links to where a game is played.
#[must_use]
pub fn place(game: &Game, shown: Shown) -> String {
    match (shown.thread, shown.board) {
        (Some(thread), _) => format!("<#{thread}>"),
        (None, Some(board)) => {
            format!("https://discord.com/channels/{}/{}/{}", game.place.guild, board.channel, board.message)
        }
        (None, None) => format!("<#{}>", game.place.channel),
    }
}

fn standing(language: Language, game: &Game, at: String) -> String {
    let challenger = words::mention(language, &game.challenger);
    let mut lines = vec![match (&game.opponent, game.rematch_of) {
        (Some(opponent), Some(old)) => {
            Message::ChallengeRematch { challenger, opponent: words::mention(language, opponent), game: old.number() }
        }
        (Some(opponent), None) => Message::ChallengeToOne { challenger, opponent: words::mention(language, opponent) },
        (None, _) => Message::ChallengeToAll { challenger },
    }];
    let setup = &game.terms.setup;
    lines.push(Message::ChallengeTerms {
        level: i64::from(setup.level.number()),
        sand: words::span(language, setup.sand),
        window: words::span(language, setup.ring_window),
        start: say(language, &if setup.start == Start::Free { Message::StartFree } else { Message::StartCorners }),
        color: say(
            language,
            &match game.terms.color {
                ColorChoice::Lot => Message::ColorByLot,
                ColorChoice::Chosen(color) => Message::ColorChosen { color: color.word().into() },
            },
        ),
    });
    if !game.terms.rated {
        lines.push(Message::ChallengeUnrated);
    }
    if !game.terms.note.is_empty() {
        lines.push(Message::ChallengeNote { note: escaped(&game.terms.note, Terms::NOTE_LENGTH) });
    }
    lines.push(Message::ChallengeLapses { at });
    lines.iter().map(|message| say(language, message)).collect::<Vec<_>>().join("\n")
}

/// Makes the buttons of a challenge; none when it has ended.
#[must_use]
pub fn buttons(language: Language, game: &Game) -> Vec<CreateActionRow> {
    if !matches!(game.stage, Stage::Offered { .. }) {
        return Vec::new();
    }
    let button = |press, message: &Message, style| {
        let id = CustomId::new(game.id, Guard::None, press).to_string();
        CreateButton::new(id).label(say(language, message)).style(style)
    };
    let mut row = vec![button(Press::Accept, &Message::ButtonAccept, ButtonStyle::Success)];
    if game.opponent.is_some() {
        row.push(button(Press::Decline, &Message::ButtonDecline, ButtonStyle::Danger));
    }
    row.push(button(Press::Withdraw, &Message::ButtonWithdraw, ButtonStyle::Secondary));
    vec![CreateActionRow::Buttons(row)]
}
