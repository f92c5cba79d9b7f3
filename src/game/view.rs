//! What is to be seen of a game at one instant: all that pictures and texts are made of.

use super::id::GameId;
use crate::rules::{Color, Position};

/// A game as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Which game.
    pub game: GameId,
    /// The position at the instant shown, [`Position::now`].
    pub position: Position,
    /// The players, Red first.
    pub seats: [Seat; 2],
    /// On which side of the board the turn timer stands (`rules.md` 1.4).
    pub timer_side: Side,
}

/// A player as he is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// The name as it is on Discord: any script, any length, not to be trusted.
    pub name: String,
    /// The rating, if he has one.
    pub rating: Option<u32>,
}

/// A side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum Side {
    /// At the left, beside column A.
    Left,
    /// At the right, beside column G.
    #[default]
    Right,
}

impl Side {
    /// Tells the word of the side: `left` or `right`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
        }
    }

    /// Tells the other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

impl View {
    /// Shows the player of a colour.
    #[must_use]
    pub const fn seat(&self, color: Color) -> &Seat {
        match color {
            Color::Red => &self.seats[0],
            Color::Black => &self.seats[1],
        }
    }
}
