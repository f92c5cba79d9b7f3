//! What a game is agreed to be before it begins.

use super::time::Span;

/// The rulebook's stage at which a game is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Without time.
    One,
    /// With running hourglasses.
    Two,
    /// With the turn timer as well.
    Three,
}

impl Level {
    /// The three levels in order.
    pub const ALL: [Level; 3] = [Level::One, Level::Two, Level::Three];

    /// Tells the number, 1 to 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Level::One => 1,
            Level::Two => 2,
            Level::Three => 3,
        }
    }

    /// Finds the level with a number.
    #[must_use]
    pub fn from_number(number: i64) -> Option<Level> {
        Level::ALL.into_iter().find(|level| i64::from(level.number()) == number)
    }

    /// Tells whether hourglasses run (`rules.md` 4).
    #[must_use]
    pub const fn has_sand(self) -> bool {
        !matches!(self, Level::One)
    }

    /// Tells whether the turn timer is played with (`rules.md` 5).
    #[must_use]
    pub const fn has_turn_timer(self) -> bool {
        matches!(self, Level::Three)
    }
}

/// How the board begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// Hourglasses on the corners (`rules.md` 1.3).
    Corners,
    /// An empty board; each player's first three plies place (`rules.md` 7).
    Free,
}

impl Start {
    /// Tells the word of the record.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Start::Corners => "corners",
            Start::Free => "free",
        }
    }

    /// Reads the word of the record.
    #[must_use]
    pub fn parse(word: &str) -> Option<Start> {
        [Start::Corners, Start::Free].into_iter().find(|start| start.word() == word)
    }
}

/// Everything about a game that is settled before its first turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The level.
    pub level: Level,
    /// How the board begins.
    pub start: Start,
    /// Length of one hourglass; at least [`Setup::SHORTEST_SAND`].
    pub sand: Span,
    /// How long the owner's ring right is his alone (`rules.md` 3.2).
    pub ring_window: Span,
    /// How long the turn timer runs (`rules.md` 5.1).
    pub turn_timer: Span,
    /// How long a player to move may take before he forfeits (`rules.md` 6.5).
    pub patience: Span,
}

impl Setup {
    /// The hourglass of the box: three minutes.
    pub const BOX_SAND: Span = Span::from_secs(180);
    /// The shortest sand whose twelfth is still a millisecond.
    pub const SHORTEST_SAND: Span = Span::from_ms(12);
    /// Patience unless agreed otherwise: seven days.
    pub const DEFAULT_PATIENCE: Span = Span::from_secs(7 * 24 * 60 * 60);

    /// Sets up a game with the proportions of the box: window and turn timer are a twelfth of the sand.
    #[must_use]
    pub const fn new(level: Level, start: Start, sand: Span) -> Setup {
        Setup {
            level,
            start,
            sand,
            ring_window: sand.divided(12),
            turn_timer: sand.divided(12),
            patience: Setup::DEFAULT_PATIENCE,
        }
    }
}
