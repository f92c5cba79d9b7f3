//! A board as most are: what is frequent in it is frequent in others.

use super::scene::Scene;
use crate::game::{GameId, Seat, Side, View};
use crate::rules::{Action, Level, Position, Setup, Span, Start, Then, Timestamp};

/// Half moves until the board is half full of rings.
const PLIES: u8 = 28;

/// Sees a game in its middle, with all hourglasses running.
pub(super) fn scene() -> Scene {
    let mut position = Position::new(Setup::new(Level::Three, Start::Corners, Setup::BOX_SAND), Timestamp::from_ms(0));
    for ply in 0..PLIES {
        let now = position.now() + Span::from_secs(7);
        position.advance(now);
        let moves: Vec<_> = position.legal_moves().collect();
        let (Some(turn), Some((from, to))) = (position.turn(), moves.get(usize::from(ply) * 5 % moves.len().max(1)))
        else {
            break;
        };
        let then = if position.holder(turn) > 0 { Then::Ring } else { Then::Wait };
        if position.apply(turn, Action::Move { from: *from, to: *to, then }, now).is_err() {
            break;
        }
    }
    let seats = ["Red", "Black"].map(|name| Seat { name: name.to_owned(), rating: Some(1_500) });
    Scene::of(&View { game: GameId(100), position, seats, timer_side: Side::Right })
}

#[cfg(test)]
mod tests {
    use super::super::scene::SandSeen;

    #[test]
    fn a_typical_board_shows_what_there_is_to_be_seen() {
        let scene = super::scene();
        assert!(scene.ply >= 20, "{}", scene.ply);
        let rings: u8 = scene.spaces.iter().map(|seen| seen.rings).sum();
        let running = scene.glasses.iter().filter(|glass| matches!(glass.sand, SandSeen::Running(_))).count();
        assert!(rings > 20 && running > 2, "{rings} rings, {running} glasses");
    }
}
