//! When somebody is to be warned that his sand runs low.
//!
//! Nothing about it is stored: a warning falls due at one instant, so it is given by the one change that takes a game
//! over that instant while the glass runs on untouched.

use serde::{Deserialize, Serialize};

use super::game::Game;
use crate::rules::{Color, Position, Sand, Space, Span, Timestamp};

/// A running glass whose sand is low.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct LowSand {
    /// Whose.
    pub color: Color,
    /// Where it stands.
    pub space: Space,
    /// When it runs out.
    pub runs_out_at: Timestamp,
}

/// The same in words and numbers, as it waits in the outbox.
#[derive(Serialize, Deserialize)]
struct Written {
    color: String,
    space: String,
    runs_out_at: i64,
}

impl From<LowSand> for Written {
    fn from(glass: LowSand) -> Written {
        let LowSand { color, space, runs_out_at } = glass;
        Written { color: color.word().into(), space: space.to_string(), runs_out_at: runs_out_at.as_ms() }
    }
}

impl TryFrom<Written> for LowSand {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<LowSand, &'static str> {
        Ok(LowSand {
            color: Color::parse(&written.color).ok_or("no such colour")?,
            space: Space::parse(&written.space).ok_or("no such space")?,
            runs_out_at: Timestamp::from_ms(written.runs_out_at),
        })
    }
}

/// What part of the sand is low.
const SHARE: i64 = 5;
/// Less than this is not worth a warning: nobody could heed it.
const LEAST: Span = Span::from_secs(60);

/// Tells how much sand is low; nothing if it is too short to warn about.
#[must_use]
pub fn low(sand: Span) -> Option<Span> {
    let low = Span::from_ms(sand.as_ms() / SHARE);
    (low >= LEAST).then_some(low)
}

/// Lists the running glasses with the instants at which they are low; none where nobody is warned.
fn warnings(position: &Position) -> Vec<(Timestamp, LowSand)> {
    let setup = position.setup();
    let Some(low) = low(setup.sand).filter(|_| setup.level.has_sand() && position.outcome().is_none()) else {
        return Vec::new();
    };
    let glasses = Color::BOTH.into_iter().flat_map(|color| position.board().glasses(color).map(|glass| (color, glass)));
    glasses
        .filter_map(|(color, glass)| match (glass.space(), glass.sand()) {
            (Some(space), Sand::Running(runs_out_at)) => {
                Some((runs_out_at - low, LowSand { color, space, runs_out_at }))
            }
            _ => None,
        })
        .collect()
}

/// Tells when the next warning falls due.
#[must_use]
pub fn next_warning(position: &Position) -> Option<Timestamp> {
    let reached = position.reached();
    warnings(position).into_iter().map(|(at, _)| at).filter(|at| *at > reached).min()
}

/// Lists the warnings that a change makes due.
#[must_use]
pub fn due(before: &Position, after: &Position) -> Vec<LowSand> {
    let (from, to) = (before.reached(), after.reached());
    let known = warnings(before);
    let crossed = warnings(after).into_iter().filter(|warning| warning.0 > from && warning.0 <= to);
    crossed.filter(|warning| known.contains(warning)).map(|(_, glass)| glass).collect()
}

/// Lists the warnings that a change makes untrue, whether they were given or not.
#[must_use]
pub fn over(before: &Position, after: &Position) -> Vec<LowSand> {
    let reached = before.reached();
    let still = warnings(after);
    let given = warnings(before).into_iter().filter(|(at, _)| *at <= reached);
    given.filter(|warning| !still.contains(warning)).map(|(_, glass)| glass).collect()
}

impl LowSand {
    /// Tells whether the glass still runs out then and there.
    #[must_use]
    pub fn holds(&self, game: &Game) -> bool {
        let position = game.play().map(|play| &play.position);
        position.is_some_and(|position| warnings(position).iter().any(|(_, glass)| glass == self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, Level, Setup, Start, Then};

    fn at(secs: i64) -> Timestamp {
        Timestamp::from_ms(secs * 1000)
    }

    fn position(sand: i64) -> Position {
        Position::new(Setup::new(Level::Two, Start::Corners, Span::from_secs(sand)), at(0))
    }

    fn step(position: &mut Position, color: Color, from: &str, to: &str, secs: i64) {
        let space = |name| Space::parse(name).unwrap();
        let step = Action::Move { from: space(from), to: space(to), then: Then::Hold };
        position.apply(color, step, at(secs)).unwrap();
    }

    #[test]
    fn a_warning_falls_due_once_and_is_over_when_the_glass_is_turned() {
        let mut position = position(3600);
        step(&mut position, Color::Red, "A1", "B2", 0);
        assert_eq!(next_warning(&position), Some(at(2880)));
        let before = position.clone();
        position.advance(at(2879));
        assert_eq!((due(&before, &position), over(&before, &position)), (vec![], vec![]));
        let before = position.clone();
        position.advance(at(2880));
        let [glass] = due(&before, &position)[..] else { panic!("one warning") };
        assert_eq!((glass.color, glass.runs_out_at), (Color::Red, at(3600)));
        assert_eq!(next_warning(&position), None);
        let before = position.clone();
        position.advance(at(2890));
        assert!(due(&before, &position).is_empty() && over(&before, &position).is_empty());
        let before = position.clone();
        position.advance(at(3600));
        assert_eq!(over(&before, &position), vec![glass], "the glass is lost");
    }

    #[test]
    fn nobody_is_warned_of_a_glass_turned_with_less_or_of_short_sand() {
        let mut position = position(300);
        step(&mut position, Color::Red, "A1", "B2", 0);
        step(&mut position, Color::Black, "A4", "A3", 0);
        step(&mut position, Color::Red, "D7", "D6", 1);
        step(&mut position, Color::Black, "D1", "D2", 1);
        step(&mut position, Color::Red, "G1", "F2", 2);
        step(&mut position, Color::Black, "G4", "G3", 2);
        // Turned at 30 s with 270 s left: 30 s remain, less than a fifth.
        step(&mut position, Color::Red, "B2", "B3", 30);
        let low: Vec<_> = warnings(&position).into_iter().filter(|(at, _)| *at <= position.now()).collect();
        assert_eq!(low.len(), 1);
        let before = position.clone();
        position.advance(at(59));
        assert!(due(&before, &position).is_empty());
        assert_eq!(low.first().map(|(_, glass)| glass.runs_out_at), Some(at(60)));

        let mut short = self::position(299);
        step(&mut short, Color::Red, "A1", "B2", 0);
        assert_eq!(next_warning(&short), None);
    }

    #[test]
    fn time_that_is_credited_warns_nobody_twice() {
        let mut position = position(3600);
        step(&mut position, Color::Red, "A1", "B2", 0);
        let before = position.clone();
        position.advance(at(2881));
        assert_eq!(due(&before, &position).len(), 1);
        let before = position.clone();
        position.credit(Span::from_secs(1000), at(2882)).unwrap();
        assert!(due(&before, &position).is_empty());
        assert_eq!(over(&before, &position).len(), 1, "what it said is no longer true");
        let before = position.clone();
        position.advance(at(4000));
        assert!(due(&before, &position).is_empty());
    }
}
