//! The two sides.

use std::fmt;

/// A side of the game; a player is a person, a colour is what he plays (`rules.md` 1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// Begins, from A1, D7 and G1.
    Red,
    /// Answers, from A4, D1 and G4.
    Black,
}

impl Color {
    /// Both colours, Red first.
    pub const BOTH: [Color; 2] = [Color::Red, Color::Black];

    /// Tells the other side.
    #[must_use]
    pub const fn opponent(self) -> Color {
        match self {
            Color::Red => Color::Black,
            Color::Black => Color::Red,
        }
    }

    /// Tells the place of this colour in arrays of two.
    pub(super) const fn index(self) -> usize {
        match self {
            Color::Red => 0,
            Color::Black => 1,
        }
    }

    /// Tells the word of the record: `red` or `black`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Color::Red => "red",
            Color::Black => "black",
        }
    }

    /// Reads the word of the record.
    #[must_use]
    pub fn parse(word: &str) -> Option<Color> {
        Color::BOTH.into_iter().find(|color| color.word() == word)
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
