//! Laws that hold in every game: random inputs at random instants, checked after each.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may stop at once")]

use proptest::collection::vec;
use proptest::prelude::*;
use tamsk_bot::game::Report;
use tamsk_bot::rules::{
    Action, Color, Entry, Level, Phase, Position, Record, Setup, Space, Span, Stamped, Start, Then, Timestamp,
};

const BEGAN: Timestamp = Timestamp::from_ms(1_764_439_200_000);
const LEVELS: [Level; 4] = [Level::One, Level::Two, Level::Three, Level::Three];
const SANDS: [i64; 5] = [12, 100, 3_000, 180_000, 86_400_000];
const SPANS: [Option<i64>; 6] = [None, None, Some(0), Some(1), Some(700), Some(50_000_000)];
const PATIENCES: [Option<i64>; 4] = [None, None, None, Some(90_000)];

/// One input as few small numbers, which shrink to the plainest; what they mean depends on the position.
#[derive(Clone, Copy, Debug)]
struct Step {
    wait: u8,
    what: u8,
    pick: u8,
    late: bool,
    /// The same in a whole game: hardly a ring is dropped.
    miser: bool,
}

fn setups() -> impl Strategy<Value = Setup> {
    (0..LEVELS.len(), any::<bool>(), 0..SANDS.len(), 0..SPANS.len(), 0..SPANS.len(), 0..PATIENCES.len()).prop_map(
        |(level, free, sand, window, timer, patience)| {
            let start = if free { Start::Free } else { Start::Corners };
            let mut setup = Setup::new(LEVELS[level], start, Span::from_ms(SANDS[sand]));
            setup.ring_window = SPANS[window].map_or(setup.ring_window, Span::from_ms);
            setup.turn_timer = SPANS[timer].map_or(setup.turn_timer, Span::from_ms);
            setup.patience = PATIENCES[patience].map_or(setup.patience, Span::from_ms);
            setup
        },
    )
}

fn steps(most: usize) -> impl Strategy<Value = Vec<Step>> {
    let step = (any::<u8>(), any::<u8>(), any::<u8>(), prop::bool::weighted(0.1));
    (vec(step, 0..most), prop::bool::weighted(0.15)).prop_map(|(steps, miser)| {
        steps.into_iter().map(|(wait, what, pick, late)| Step { wait, what, pick, late, miser }).collect()
    })
}

fn laws(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 20_000, ..ProptestConfig::default() }
}

impl Step {
    /// The instant of the step: mostly soon, often on a limit or next to one.
    fn at(self, position: &Position) -> Timestamp {
        let now = position.now();
        let timer = position.turn_timer();
        let limit = position.next_deadline().unwrap_or(now);
        let limit = timer.empty_at().filter(|_| timer.aimed_at().is_some() && self.pick > 30).unwrap_or(limit);
        let twelfth = position.setup().sand.divided(240);
        match self.wait {
            0..=149 => now,
            150..=199 => now + twelfth,
            200..=214 => now + Span::from_ms(1),
            215..=229 => limit,
            230..=239 => now.max(limit - Span::from_ms(1)),
            240..=247 => limit + Span::from_ms(1),
            248..=252 => now + position.setup().sand.divided(3),
            _ => now + position.setup().ring_window,
        }
    }

    /// The input: mostly a sensible one, sometimes anything.
    fn entry(self, position: &Position) -> Entry {
        let turn = position.turn().unwrap_or(if self.pick.is_multiple_of(2) { Color::Red } else { Color::Black });
        let other = turn.opponent();
        let somebody = if self.late { other } else { turn };
        let pick = usize::from(self.pick);
        let space = Space::all().nth(pick % Space::COUNT).unwrap_or(Space::D4);
        let beside = space.neighbours().nth(pick / Space::COUNT % 3).unwrap_or(Space::D4);
        let stingy = self.miser && self.pick > 1;
        let then = [Then::Ring, Then::Ring, Then::Wait, Then::Hold];
        let then = then[if stingy { 2 + usize::from(self.what % 2) } else { usize::from(self.what % 4) }];
        let aimed = position.turn_timer().aimed_at().is_some();
        let (color, action) = match self.what {
            118..=168 if stingy => (somebody, Action::Hold),
            0..=59 if aimed => (turn, lift(position, turn, pick)),
            0..=109 => (turn, ordinary(position, pick, then).unwrap_or(Action::Hold)),
            110..=114 => (somebody, Action::Move { from: space, to: beside, then }),
            115..=117 => (somebody, Action::Place { at: space, then }),
            118..=127 => (other, Action::Ring),
            128..=132 => (turn, Action::Ring),
            133..=146 => (turn, Action::Fill),
            147..=149 => (other, Action::Fill),
            150..=164 => (other, Action::Extra(space)),
            165..=168 => (turn, Action::Extra(space)),
            169..=172 => (turn, Action::Hold),
            173..=176 => (other, Action::Hold),
            177..=194 => (somebody, lift(position, somebody, pick)),
            195..=197 => (somebody, Action::PutBack),
            198..=224 => (other, Action::Timer),
            225..=240 => (other, late_move(position, other, pick, then)),
            241..=246 => (somebody, Action::Draw),
            247 if self.pick < 60 => (somebody, Action::Resign),
            248 => (somebody, Action::Abort),
            249..=251 => return Entry::Credit(Span::from_ms(i64::from(self.pick) * 50)),
            _ => (other, Action::Timer),
        };
        Entry::Played { color, action }
    }

    fn stamped(self, position: &Position) -> Stamped {
        Stamped { at: self.at(position), entry: self.entry(position), line: 0 }
    }
}

fn ordinary(position: &Position, pick: usize, then: Then) -> Option<Action> {
    let mut all: Vec<Action> = position.placements().map(|at| Action::Place { at, then }).collect();
    all.extend(position.legal_moves().map(|(from, to)| Action::Move { from, to, then }));
    (!all.is_empty()).then(|| all[pick % all.len()])
}

fn glasses(position: &Position, color: Color) -> Vec<Space> {
    position.board().glasses(color).iter().filter_map(|glass| glass.space()).collect()
}

fn lift(position: &Position, color: Color, pick: usize) -> Action {
    let own = glasses(position, color);
    Action::Lift(own.get(pick % own.len().max(1)).copied().unwrap_or(Space::D4))
}

fn late_move(position: &Position, color: Color, pick: usize, then: Then) -> Action {
    let from = position.lifted(color).unwrap_or(Space::D4);
    let ways: Vec<Space> = position.destinations(color, from).collect();
    Action::Move { from, to: ways.get(pick % ways.len().max(1)).copied().unwrap_or(Space::D4), then }
}

/// Plays the steps and looks at the position before and after each input that was accepted.
fn play(setup: Setup, steps: &[Step], mut look: impl FnMut(&Position) -> Result<(), TestCaseError>) -> TestResult {
    let mut position = Position::new(setup, BEGAN);
    look(&position)?;
    for step in steps {
        if step.stamped(&position).apply_to(&mut position).is_ok() {
            look(&position)?;
        }
    }
    Ok(())
}

type TestResult = Result<(), TestCaseError>;

/// What the report says, without the deadline and without what it was asked for.
fn seen(position: &Position) -> serde_json::Value {
    let mut report = serde_json::to_value(Report::of(position)).unwrap_or_default();
    report.as_object_mut().map(|keys| keys.remove("next_deadline"));
    report
}

fn advanced(position: &Position, at: Timestamp) -> Position {
    let mut later = position.clone();
    later.advance(at);
    later
}

proptest! {
    #![proptest_config(laws(1000))]

    #[test]
    fn a_position_is_always_sound(setup in setups(), steps in steps(220)) {
        play(setup, &steps, |position| {
            prop_assert_eq!(position.total_rings(), 64);
            prop_assert!(Space::all().all(|space| position.board().rings(space) <= space.capacity()));
            prop_assert!(Color::BOTH.into_iter().all(|color| position.holder(color) <= 32));
            let mut standing = [glasses(position, Color::Red), glasses(position, Color::Black)].concat();
            let count = standing.len();
            standing.sort_unstable();
            standing.dedup();
            prop_assert_eq!(standing.len(), count, "two hourglasses on one space");
            if let Some(turn) = position.turn() {
                prop_assert!(ordinary(position, 0, Then::Wait).is_some(), "{} has no move", turn);
                prop_assert_ne!(position.late(), Some(turn));
            } else {
                prop_assert!(ordinary(position, 0, Then::Wait).is_none());
                prop_assert_eq!(position.late(), None);
            }
            for color in Color::BOTH {
                let may_hold = position.turn() == Some(color) || position.late() == Some(color);
                if let Some(lifted) = position.lifted(color) {
                    prop_assert!(may_hold, "{} holds {} in nobody's turn", color, lifted);
                    prop_assert!(!position.destinations(color, lifted).is_empty());
                }
                prop_assert!(position.late() != Some(color) || position.lifted(color).is_some());
                let extra = position.extra_ring(color);
                let none = extra.open_until().is_none() && !extra.is_earned();
                prop_assert!(none || (setup.level == Level::Three && position.holder(color) > 0));
                let usable = position.ring_space(color).is_some() || position.fill_space(color.opponent()).is_some();
                prop_assert_eq!(position.ring_right(color).is_some(), usable, "an open right is one somebody can use");
            }
            let timer = position.turn_timer();
            prop_assert!(timer.aimed_at().is_none() || (timer.empty_at().is_some() && timer.aimed_at() == position.turn()));
            prop_assert!(setup.level != Level::One || position.board().glasses(Color::Red).iter().all(|glass| glass.runs_out_at().is_none()));
            prop_assert!(position.plies_without_ring() < Position::PATIENT_PLIES || position.turn().is_none());
            Ok(())
        })?;
    }

    #[test]
    fn advancing_in_steps_is_advancing_once(setup in setups(), steps in steps(120), stops in vec(0..4_000_i64, 1..6)) {
        play(setup, &steps, |position| {
            let end = position.now() + Span::from_ms(stops.iter().sum());
            let once = advanced(position, end);
            let mut stepwise = position.clone();
            for stop in &stops {
                stepwise.advance(stepwise.now() + Span::from_ms(*stop));
                stepwise.advance(stepwise.now() - Span::from_ms(*stop));
            }
            stepwise.advance(end);
            prop_assert_eq!(&stepwise, &once);
            if let Some(limit) = position.next_due() {
                let far = limit + Span::from_ms(5_000);
                prop_assert_eq!(advanced(&advanced(position, limit), far), advanced(position, far));
            }
            Ok(())
        })?;
    }

    #[test]
    fn an_input_finds_the_same_game_however_time_ran(setup in setups(), steps in steps(200)) {
        let mut direct = Position::new(setup, BEGAN);
        for step in &steps {
            let input = step.stamped(&direct);
            let mut stepwise = direct.clone();
            while let Some(due) = stepwise.next_due().filter(|due| *due <= input.at) {
                stepwise.advance(due);
            }
            let before = direct.clone();
            let accepted = input.apply_to(&mut direct);
            prop_assert_eq!(accepted.is_ok(), input.apply_to(&mut stepwise).is_ok());
            if accepted.is_ok() {
                prop_assert_eq!(&direct, &stepwise);
            } else {
                prop_assert_eq!(&direct, &before, "a refused input changed something");
            }
        }
    }

    #[test]
    fn what_is_over_stays_over(setup in setups(), steps in steps(200), after in steps(20)) {
        let mut position = Position::new(setup, BEGAN);
        for step in &steps {
            let _ = step.stamped(&position).apply_to(&mut position);
        }
        // Without inputs every game ends by patience at the latest.
        position.advance(position.now() + Span::from_ms(10_000_000_000));
        prop_assert!(matches!(position.phase(), Phase::Over(_)));
        prop_assert_eq!(position.next_due(), None);
        prop_assert_eq!(position.next_deadline(), None);
        let over = position.clone();
        for step in &after {
            prop_assert!(step.stamped(&position).apply_to(&mut position).is_err());
            position.advance(position.now() + Span::from_ms(i64::from(step.pick)));
        }
        prop_assert_eq!(position, over);
    }

    #[test]
    fn nothing_overflows_at_the_end_of_time(setup in setups(), steps in steps(60)) {
        play(setup, &steps, |position| {
            let over = advanced(position, Timestamp::from_ms(i64::MAX));
            prop_assert!(over.outcome().is_some_and(|outcome| outcome.at >= position.now() || position.outcome().is_some()));
            Ok(())
        })?;
    }

    #[test]
    fn the_next_deadline_is_honest(setup in setups(), steps in steps(120)) {
        play(setup, &steps, |position| {
            let now = seen(position);
            let Some(deadline) = position.next_deadline() else {
                prop_assert!(position.outcome().is_some());
                return Ok(());
            };
            prop_assert!(deadline > position.now());
            let before = advanced(position, deadline - Span::from_ms(1));
            prop_assert_eq!(seen(&before), now.clone(), "changed before the deadline");
            prop_assert_eq!(before.next_deadline(), Some(deadline));
            prop_assert_ne!(seen(&advanced(position, deadline)), now, "nothing changed at the deadline");
            Ok(())
        })?;
    }

    #[test]
    fn a_written_record_replays_to_the_same_position(setup in setups(), steps in steps(150), name in ".{0,12}") {
        let mut position = Position::new(setup, BEGAN);
        let mut inputs = Vec::new();
        for step in &steps {
            let input = step.stamped(&position);
            if input.apply_to(&mut position).is_ok() {
                inputs.push(input);
            }
        }
        let record = Record { setup, began: BEGAN, headers: vec![("Red".into(), name)], inputs };
        let text = record.to_string();
        let read = Record::parse(&text);
        prop_assert!(read.is_ok(), "{:?}", read);
        let Ok(read) = read else { return Ok(()) };
        prop_assert_eq!(read.to_string(), text);
        prop_assert_eq!((&read.headers, read.setup, read.began), (&record.headers, setup, BEGAN));
        prop_assert_eq!(read.replay(), Ok(position));
    }

    #[test]
    fn a_credited_game_is_the_same_game_later(setup in setups(), steps in steps(150), at in 0..40_usize, ms in 1..100_000_i64) {
        let mut plain = Position::new(setup, BEGAN);
        let mut credited = plain.clone();
        let mut credit = Span::ZERO;
        let mut earliest = BEGAN;
        for (index, step) in steps.iter().enumerate() {
            // What falls due at the credit's own instant but after it counts as later (8.2), so go on a millisecond later.
            let input = Stamped { at: step.at(&plain).max(earliest), ..step.stamped(&plain) };
            if matches!(input.entry, Entry::Credit(_)) {
                continue;
            }
            let accepted = input.apply_to(&mut plain).is_ok();
            let later = Stamped { at: input.at + credit, ..input };
            prop_assert_eq!(later.apply_to(&mut credited).is_ok(), accepted);
            if index == at && plain.outcome().is_none() {
                prop_assert!(credited.credit(Span::from_ms(ms), plain.now()).is_ok());
                credit = Span::from_ms(ms);
                earliest = plain.now() + Span::from_ms(1);
            }
            prop_assert_eq!(shape(&plain), shape(&credited));
        }
        let end = plain.now() + Span::from_ms(500_000_000);
        plain.advance(end);
        credited.advance(end + credit);
        prop_assert_eq!(shape(&plain), shape(&credited));
    }
}

/// What of a position does not depend on when it is.
fn shape(position: &Position) -> serde_json::Value {
    let mut report = seen(position);
    let Some(keys) = report.as_object_mut() else { return report };
    ["hourglasses", "turn_timer", "ring_right", "ended_at"].iter().for_each(|key| drop(keys.remove(*key)));
    report
}

proptest! {
    #![proptest_config(laws(100))]

    #[test]
    fn what_is_offered_is_what_is_accepted(setup in setups(), steps in steps(90)) {
        play(setup, &steps, |position| {
            let now = position.now();
            let accepts = |color, action| {
                let mut next = position.clone();
                next.apply(color, action, now).is_ok().then_some(next)
            };
            let away = accepts(Color::Red, Action::Resign).is_none();
            for color in Color::BOTH {
                for from in Space::all() {
                    let offered = position.destinations(color, from);
                    for to in Space::all() {
                        let after = accepts(color, Action::Move { from, to, then: Then::Wait });
                        let loses = position.loses_at_once(color, from, to);
                        let may = offered.contains(to) || loses;
                        prop_assert_eq!(after.is_some(), may && !away, "{} {}-{}", color, from, to);
                        prop_assert!(!(offered.contains(to) && loses));
                        if let Some(after) = after {
                            prop_assert_eq!(after.plies() > position.plies(), !loses);
                        }
                    }
                    let extra = accepts(color, Action::Extra(from)).is_some();
                    prop_assert_eq!(extra, position.extra_spaces(color).contains(from) && !away);
                    let placed = accepts(color, Action::Place { at: from, then: Then::Wait }).is_some();
                    let may = position.turn() == Some(color) && position.placements().contains(from);
                    prop_assert_eq!(placed, may && !away);
                }
                prop_assert_eq!(accepts(color, Action::Ring).is_some(), position.ring_space(color).is_some() && !away);
                prop_assert_eq!(accepts(color, Action::Fill).is_some(), position.fill_space(color).is_some() && !away);
                let open = position.ring_space(color).is_some()
                    || position.fill_space(color).is_some()
                    || position.extra_ring(color).open_until().is_some();
                prop_assert_eq!(accepts(color, Action::Hold).is_some(), open && !away);
            }
            Ok(())
        })?;
    }
}
