//! A thousand positions of random play, the same on every machine.

use tamsk_bot::game::{GameId, Seat, Side, View};
use tamsk_bot::rules::{Action, Level, Position, Setup, Span, Start, Then, Timestamp};

/// Positions looked at.
pub const POSITIONS: usize = 1_000;
/// Seeds of the games they come from.
const SEEDS: std::ops::Range<u64> = 0..60;
/// Letters of every kind, good and bad.
const ALPHABET: [&str; 16] =
    ["a", "W", "é", "e\u{301}", "Ж", "ω", "田", "م", "🦊", " ", "\u{200d}", "\u{202e}", "\u{336}", "﷽", "𝓐", "\u{0}"];

/// A small generator: the same numbers on every machine.
pub struct Dice(u64);

impl Dice {
    /// Rolls a number below another.
    pub fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % below
    }

    /// Picks one.
    pub fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.roll(of.len())]
    }

    fn name(&mut self) -> String {
        let length = self.roll(30);
        (0..length).map(|_| self.one(&ALPHABET)).collect()
    }
}

/// Does something that the rules allow, or at least might.
fn act(position: &mut Position, dice: &mut Dice) {
    let now = position.now();
    let Some(turn) = position.turn() else { return };
    let then = if position.holder(turn) == 0 {
        Then::Wait
    } else {
        dice.one(&[Then::Ring, Then::Ring, Then::Wait, Then::Hold])
    };
    let places: Vec<_> = position.placements().collect();
    let moves: Vec<_> = position.legal_moves().collect();
    let (who, action) = match dice.roll(40) {
        0 => (turn, Action::Resign),
        1 => (turn.opponent(), Action::Draw),
        2..7 => (turn.opponent(), Action::Timer),
        7..12 if !moves.is_empty() => (turn, Action::Lift(dice.one(&moves).0)),
        _ if !moves.is_empty() => {
            let (from, to) = dice.one(&moves);
            (turn, Action::Move { from, to, then })
        }
        _ if !places.is_empty() => (turn, Action::Place { at: dice.one(&places), then }),
        _ => return,
    };
    // What the rules refuse changes nothing, and is a position too.
    let _ = position.apply(who, action, now);
}

/// Plays games and stops now and then to look, until there are enough positions.
pub fn each(mut look: impl FnMut(&mut Dice, View)) {
    let mut seen = 0;
    for seed in SEEDS.cycle() {
        let mut dice = Dice(seed + 1_000 * u64::try_from(seen).unwrap());
        let sand = dice.one(&[Setup::BOX_SAND, Span::from_secs(45), Span::from_secs(86_400), Setup::SHORTEST_SAND]);
        let setup = Setup::new(dice.one(&Level::ALL), dice.one(&[Start::Corners, Start::Corners, Start::Free]), sand);
        let mut position = Position::new(setup, Timestamp::from_ms(0));
        for _ in 0..dice.roll(90) {
            let pace = usize::try_from(sand.as_ms() / 30).unwrap() + 1;
            let later = position.now() + Span::from_ms(i64::try_from(dice.roll(pace)).unwrap());
            position.advance(later);
            act(&mut position, &mut dice);
            if dice.roll(2) == 0 {
                let seats = [(); 2].map(|()| Seat {
                    name: dice.name(),
                    rating: (dice.roll(2) == 0).then(|| u32::try_from(dice.roll(3_000)).unwrap()),
                });
                let (game, timer_side) =
                    (GameId(u64::try_from(dice.roll(5_000)).unwrap()), dice.one(&[Side::Left, Side::Right]));
                look(&mut dice, View { game, position: position.clone(), seats, timer_side });
                seen += 1;
                if seen == POSITIONS {
                    return;
                }
            }
        }
    }
}
