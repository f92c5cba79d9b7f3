//! How long things are looked at in a replay: real time, pressed together.

use crate::game::Game;
use crate::rules::{Entry, Happening, Occurrence, Position, Sand, Span, Timestamp};

use super::scene::SAND_STEPS;

/// The most pictures of falling sand between two things that happen.
const FALLS: i64 = 12;
/// How long each of them is looked at, in hundredths of a second.
const FALL: u16 = 14;
/// How long the end is looked at before the replay begins anew.
const END: u16 = 600;

/// One instant worth looking at.
pub(super) struct Moment {
    pub position: Position,
    pub kind: Kind,
}

/// Why it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    /// Sand falls while somebody thinks.
    Falling,
    /// Something is declined or offered.
    Quiet,
    /// A glass was taken in hand or put back.
    Hand,
    /// A ring was dropped.
    Ring,
    /// The turn timer was turned.
    Timer,
    /// A glass moved or was placed.
    Ply,
    /// A glass or a turn was lost, or the like.
    Loss,
    /// The game begins.
    Start,
    /// The game is over.
    End,
}

impl Kind {
    /// Tells how long it is looked at, in hundredths of a second.
    pub(super) const fn hold(self) -> u16 {
        match self {
            Kind::Falling => FALL,
            Kind::Quiet | Kind::Hand => 25,
            Kind::Ring => 40,
            Kind::Timer => 50,
            Kind::Ply => 70,
            Kind::Loss => 90,
            Kind::Start => 120,
            Kind::End => END,
        }
    }

    fn of(happened: &[Occurrence]) -> Kind {
        let kinds = happened.iter().map(|told| match told.what {
            Happening::Ended(_) => Kind::End,
            Happening::GlassLost { .. }
            | Happening::Overstepped { .. }
            | Happening::TurnLost { .. }
            | Happening::ClosingBegan
            | Happening::PlayResumed { .. } => Kind::Loss,
            Happening::Moved { .. } | Happening::Placed { .. } => Kind::Ply,
            Happening::TimerTurned { .. } => Kind::Timer,
            Happening::RingDropped { .. } => Kind::Ring,
            Happening::Lifted { .. } | Happening::PutBack { .. } => Kind::Hand,
            Happening::Declined { .. }
            | Happening::FillOpened { .. }
            | Happening::TimerEmptied
            | Happening::ExtraOpened { .. }
            | Happening::DrawOffered { .. } => Kind::Quiet,
        });
        kinds.max().unwrap_or(Kind::Quiet)
    }
}

/// Lists the moments of a game up to the last thing that happened in it; none before it was started.
pub(super) fn moments(game: &Game) -> Vec<Moment> {
    let Some(play) = game.play() else { return Vec::new() };
    let mut position = Position::new(game.terms.setup, play.position.began());
    let mut moments = vec![Moment { position: position.clone(), kind: Kind::Start }];
    for input in &play.inputs {
        run(&mut position, input.at, &mut moments);
        let Ok(happened) = input.apply_to(&mut position) else { continue };
        match input.entry {
            // Nobody was there: what was credited is not looked at.
            Entry::Credit(span) => drop(position.advance(input.at + span)),
            Entry::Played { .. } => moments.push(Moment { position: position.clone(), kind: Kind::of(&happened) }),
        }
    }
    if let Some(last) = play.chronicle.last() {
        run(&mut position, last.at, &mut moments);
    }
    moments
}

/// Lets time run to an instant and notes what is seen of it.
fn run(position: &mut Position, to: Timestamp, moments: &mut Vec<Moment>) {
    while let Some(due) = position.next_due().filter(|due| *due <= to) {
        fall(position, due, moments);
        let happened = position.advance(due);
        let kind = Kind::of(&happened);
        if kind > Kind::Quiet {
            moments.push(Moment { position: position.clone(), kind });
        }
    }
    fall(position, to, moments);
    position.advance(to);
}

/// Notes how sand falls before an instant at which something happens: the longer, the more, but ever less so.
fn fall(position: &Position, to: Timestamp, moments: &mut Vec<Moment>) {
    let from = position.now();
    let length = to.since(from).as_ms();
    let count = falls(position, length);
    for part in 1..count {
        let mut falling = position.clone();
        let passed = i128::from(length) * i128::from(part) / i128::from(count);
        falling.advance(from + Span::from_ms(i64::try_from(passed).unwrap_or(0)));
        moments.push(Moment { position: falling, kind: Kind::Falling });
    }
}

/// Counts the pictures that a length of falling sand is worth.
fn falls(position: &Position, length: i64) -> i64 {
    let setup = position.setup();
    let runs = position
        .board()
        .glasses(crate::rules::Color::Red)
        .iter()
        .chain(position.board().glasses(crate::rules::Color::Black))
        .any(|glass| matches!(glass.sand(), Sand::Running(_)));
    let sand = match (position.turn_timer().empty_at(), runs && setup.level.has_sand()) {
        (Some(_), _) => setup.turn_timer,
        (None, true) => setup.sand,
        (None, false) => return 0,
    };
    let steps = i128::from(length) * i128::from(SAND_STEPS) / i128::from(sand.as_ms()).max(1);
    let steps = i64::try_from(steps).unwrap_or(i64::MAX);
    // 1 to 3 steps: as many; 24 steps, a whole glass: 9.
    let doubled = i64::from(64 - steps.saturating_add(1).leading_zeros()) * 2 - 1;
    steps.min(doubled).clamp(0, FALLS)
}
