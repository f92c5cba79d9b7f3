//! What happens in a game, told so that it can be announced.

use super::color::Color;
use super::outcome::Outcome;
use super::space::Space;
use super::time::Timestamp;

/// One thing that happened, and when.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Occurrence {
    /// When it happened.
    pub at: Timestamp,
    /// What happened.
    pub what: Happening,
}

/// Which right a ring was dropped by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RingKind {
    /// On the space just entered (`rules.md` 3.1).
    Ordinary,
    /// Where the opponent left it (`rules.md` 3.3).
    Fill,
    /// Anywhere, after an overstep (`rules.md` 5.5).
    Extra,
}

/// A thing that can happen, by an input or by time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Happening {
    /// An hourglass was moved and so turned.
    Moved {
        /// Whose it is.
        color: Color,
        /// The space it left.
        from: Space,
        /// The space it entered.
        to: Space,
        /// Whether this was a late move (`rules.md` 5.4).
        late: bool,
    },
    /// An hourglass was placed and so turned (`rules.md` 7).
    Placed {
        /// Whose it is.
        color: Color,
        /// The space it was put on.
        space: Space,
    },
    /// A ring was dropped.
    RingDropped {
        /// Whose ring it was.
        color: Color,
        /// Where it lies.
        space: Space,
        /// By which right.
        kind: RingKind,
    },
    /// A player declined the rings open to him.
    Declined {
        /// Who.
        color: Color,
    },
    /// The owner's ring window ended; the opponent may fill (`rules.md` 3.3).
    FillOpened {
        /// Who may fill.
        color: Color,
        /// Where.
        space: Space,
    },
    /// An hourglass was taken in hand.
    Lifted {
        /// Whose it is.
        color: Color,
        /// Where it stands.
        space: Space,
    },
    /// A lifted hourglass was put back.
    PutBack {
        /// Whose it is.
        color: Color,
        /// Where it stands.
        space: Space,
        /// Whether the game put it back by itself (`rules.md` 5.3).
        by_itself: bool,
    },
    /// The turn timer was turned and aimed (`rules.md` 5.1).
    TimerTurned {
        /// At whom it is aimed.
        aimed_at: Color,
        /// When its sand is out.
        empty_at: Timestamp,
    },
    /// The turn timer's sand is out and nobody is harmed (`rules.md` 5.2).
    TimerEmptied,
    /// A player overstepped the turn timer (`rules.md` 5.4).
    Overstepped {
        /// Who.
        color: Color,
        /// The glass with which he may still finish a late move.
        late: Option<Space>,
        /// Whether the opponent earned an extra ring; not with an empty holder.
        earned: bool,
    },
    /// The extra ring may be dropped (`rules.md` 5.5).
    ExtraOpened {
        /// Who may drop it.
        color: Color,
        /// Until when.
        until: Timestamp,
    },
    /// An hourglass ran out (`rules.md` 4.3).
    GlassLost {
        /// Whose it is.
        color: Color,
        /// Where it stays.
        space: Space,
    },
    /// A player who cannot move lost his turn (`rules.md` 2.4).
    TurnLost {
        /// Who.
        color: Color,
    },
    /// Only ring rights are open any more (`rules.md` 6.1).
    ClosingBegan,
    /// A ring made a closing game go on (`rules.md` 2.6).
    PlayResumed {
        /// Whose turn it is.
        turn: Color,
    },
    /// A player offered a draw.
    DrawOffered {
        /// Who.
        by: Color,
    },
    /// The game ended.
    Ended(Outcome),
}
