//! The end of a game in words.

use super::{ranking_words, words};
use crate::game::{Game, Play, RatingChange};
use crate::i18n::{Language, Message, say};
use crate::rules::{Action, Color, Entry, Outcome, Reason, Span, Timestamp, Verdict};

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
    // What was never turned comes last.
    let run_outs = Color::BOTH.map(|color| {
        let mut instants = position.board().glasses(color).map(|glass| glass.runs_out_at());
        instants.sort_unstable_by(|one, other| other.cmp(one));
        instants
    });
    let [red_sand, black_sand] = run_out_words(language, run_outs, position.setup().sand);
    match outcome.reason {
        Reason::Rings if red == black => Message::ReasonRingsEqual { left: red },
        Reason::Rings => Message::ReasonRings { red, black },
        Reason::Sand if outcome.verdict == Verdict::Draw => {
            Message::ReasonSandEqual { left: red, red: red_sand, black: black_sand }
        }
        Reason::Sand => Message::ReasonSand { left: red, red: red_sand, black: black_sand },
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
        Reason::NoRings => Message::ReasonNoRingsSand { left: red, red: red_sand, black: black_sand },
    }
}

/// Lists when the three glasses of each side ran or run out, latest first, and marks the first two that differ: they
/// decide. Milliseconds are told only where the seconds do not tell two apart.
fn run_out_words(language: Language, run_outs: [[Option<Timestamp>; 3]; 2], sand: Span) -> [String; 2] {
    let pairs: [_; 3] = std::array::from_fn(|index| run_outs.map(|instants| instants[index]));
    let decider = pairs.iter().position(|[red, black]| red != black);
    let second = |at: Timestamp| at.as_ms().div_euclid(1000);
    [0_usize, 1].map(|side| {
        let words = pairs.iter().enumerate().map(|(index, pair)| {
            let told = match (pair[side], pair[1 - side]) {
                (Some(at), Some(other)) if second(at) == second(other) && decider.is_none_or(|last| index <= last) => {
                    format!("{} +{} ms", words::clock(at, sand), at.as_ms().rem_euclid(1000))
                }
                (Some(at), _) => words::clock(at, sand),
                (None, _) => say(language, &Message::ReasonSandNever),
            };
            if decider == Some(index) { format!("**{told}**") } else { told }
        });
        words::list(language, words)
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_instants_that_decide_are_marked_and_milliseconds_told_only_where_they_matter() {
        let at = |ms| Some(Timestamp::from_ms(ms));
        let told = |red, black| run_out_words(Language::English, [red, black], Span::from_secs(180));
        assert_eq!(
            told([at(9_499), at(7_000), None], [at(8_820), at(7_000), at(1_000)]),
            ["**<t:9:T>**, <t:7:T>, never turned", "**<t:8:T>**, <t:7:T>, <t:1:T>"]
        );
        assert_eq!(
            told([at(9_499), at(7_003), at(2_000)], [at(9_499), at(7_004), at(1_000)]),
            ["<t:9:T> +499 ms, **<t:7:T> +3 ms**, <t:2:T>", "<t:9:T> +499 ms, **<t:7:T> +4 ms**, <t:1:T>"]
        );
        let equal = told([at(9_499), None, None], [at(9_499), None, None]);
        assert_eq!(equal, ["<t:9:T> +499 ms, never turned, never turned"; 2].map(String::from));
        assert!(!equal[0].contains("**"), "nothing decides");
    }
}
