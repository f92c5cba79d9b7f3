//! What a player may ask of the game.

use super::space::Space;

/// One input of a player, as the record writes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Moves an hourglass to an adjacent space (`rules.md` 2.1).
    Move {
        /// The space it leaves.
        from: Space,
        /// The space it enters.
        to: Space,
        /// What is done with the ring in the same breath.
        then: Then,
    },
    /// Places an hourglass in a free start (`rules.md` 7).
    Place {
        /// The space it is put on.
        at: Space,
        /// What is done with the ring in the same breath.
        then: Then,
    },
    /// Drops the ordinary ring on the space just entered (`rules.md` 3.1).
    Ring,
    /// Drops a ring where the opponent left it (`rules.md` 3.3).
    Fill,
    /// Drops the extra ring (`rules.md` 5.5).
    Extra(Space),
    /// Declines every ring that is open to the player.
    Hold,
    /// Takes an hourglass in hand, the first half of a two-step move (`rules.md` 5.3).
    Lift(Space),
    /// Puts the lifted hourglass back.
    PutBack,
    /// Turns the turn timer (`rules.md` 5.1).
    Timer,
    /// Gives the game up.
    Resign,
    /// Offers a draw, or accepts the other's offer (`rules.md` 6.5).
    Draw,
    /// Calls the game off before the first own ply (`rules.md` 6.5).
    Abort,
}

/// What a move does with the ordinary ring in the same input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Then {
    /// Leaves it open.
    Wait,
    /// Drops it.
    Ring,
    /// Declines it.
    Hold,
}
