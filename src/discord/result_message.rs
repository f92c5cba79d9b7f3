//! The end of a game in words.

use super::{ranking_words, words};
use crate::game::{Game, Play, RatingChange};
use crate::i18n::{Language, Message, say};
use crate::rules::{Action, Color, Entry, Outcome, Reason, Verdict};

/// Writes the result, after what brought it about.
#[must_use]
pub fn content(language: Language, game: &Game, play: &Play, from: usize, rating: Option<&RatingChange>) -> String {
    let fresh = play.chronicle.get(from..).unwrap_or_default();
    let mut lines: Vec<String> = fresh.iter().filter_map(|told| words::happening(language, game, told)).collect();
    if let Some(outcome) = play.position.outcome() {
        lines.push(say(language, &verdict(language, game, outcome)));
        lines.push(say(language, &reason(language, game, play, outcome)));
        lines.extend(ranking_words::after_game(language, game, rating));
    }
    super::board_message::cut(&lines.join("\n"))
}

fn verdict(language: Language, game: &Game, outcome: Outcome) -> Message {
    let (red, black) = (words::player(language, game, Color::Red), words::player(language, game, Color::Black));
    match outcome.verdict {
        Verdict::Won(color) => {
            Message::ResultWon { color: color.word().into(), player: words::player(language, game, color) }
        }
        Verdict::Draw => Message::ResultDraw { red, black },
        Verdict::Aborted => Message::ResultAborted { red, black },
    }
}

fn reason(language: Language, game: &Game, play: &Play, outcome: Outcome) -> Message {
    let position = &play.position;
    let left = |color| i64::from(position.holder(color));
    let (red, black) = (left(Color::Red), left(Color::Black));
    let loser = match outcome.verdict {
        Verdict::Won(color) => color.opponent().word().to_string(),
        Verdict::Draw | Verdict::Aborted => String::new(),
    };
    let sand = |color| run_outs(language, play, color);
    match outcome.reason {
        Reason::Rings if red == black => Message::ReasonRingsEqual { left: red },
        Reason::Rings => Message::ReasonRings { red, black },
        Reason::Sand if outcome.verdict == Verdict::Draw => {
            Message::ReasonSandEqual { left: red, red: sand(Color::Red), black: sand(Color::Black) }
        }
        Reason::Sand => Message::ReasonSand { left: red, red: sand(Color::Red), black: sand(Color::Black) },
        Reason::FullSpace => Message::ReasonFullSpace { color: loser },
        Reason::Resignation => Message::ReasonResignation { color: loser },
        Reason::Agreement => Message::ReasonAgreement,
        Reason::Forfeit => {
            Message::ReasonForfeit { color: loser, days: words::span(language, game.terms.setup.patience) }
        }
        Reason::Abort if play.called_off_at.is_some() => Message::ReasonCalledOff,
        Reason::Abort => match play.inputs.last().map(|input| input.entry) {
            Some(Entry::Played { color, action: Action::Abort }) => {
                Message::ReasonAbort { color: color.word().into(), player: words::player(language, game, color) }
            }
            _ => Message::ReasonNobodyBegan { days: words::span(language, game.terms.setup.patience) },
        },
        Reason::NoRings if red != black => Message::ReasonNoRings { red, black },
        Reason::NoRings if !position.setup().level.has_sand() => Message::ReasonNoRingsEqual { left: red },
        Reason::NoRings => Message::ReasonNoRingsSand { left: red, red: sand(Color::Red), black: sand(Color::Black) },
    }
}

/// Lists when the three glasses of a side ran or run out, latest first, to the millisecond that may decide.
fn run_outs(language: Language, play: &Play, color: Color) -> String {
    let mut sands = play.position.board().glasses(color).map(|glass| glass.runs_out_at());
    sands.sort_unstable_by(|one, other| other.cmp(one));
    let words = sands.map(|at| match at {
        Some(at) => format!("{} +{} ms", words::clock(at, play.position.setup().sand), at.as_ms().rem_euclid(1000)),
        None => say(language, &Message::ReasonSandNever),
    });
    words::list(language, words)
}

/// Says the result in one line for where the challenge was made.
#[must_use]
pub fn parent_line(language: Language, game: &Game, outcome: Outcome, place: String) -> String {
    let number = game.id.number();
    let player = |color| words::player(language, game, color);
    let (red, black) = (player(Color::Red), player(Color::Black));
    say(
        language,
        &match outcome.verdict {
            Verdict::Won(color) => {
                Message::ParentWon { game: number, winner: player(color), loser: player(color.opponent()), place }
            }
            Verdict::Draw => Message::ParentDraw { game: number, red, black, place },
            Verdict::Aborted => Message::ParentAborted { game: number, red, black, place },
        },
    )
}
