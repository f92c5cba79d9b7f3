//! Who may drop a ring, where and until when.

use super::color::Color;
use super::space::Space;
use super::time::{Span, Timestamp};

/// The ordinary right of a colour's last move, with the opponent's after it (`rules.md` 3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RingRight {
    pub(super) space: Space,
    pub(super) until: Timestamp,
    /// Whether the owner's window still runs.
    pub(super) window: bool,
    /// While closing: when the opponent's right ends (`rules.md` 6.1).
    pub(super) ends_at: Option<Timestamp>,
    pub(super) declined: bool,
    pub(super) fill_declined: bool,
    pub(super) answered: bool,
}

impl RingRight {
    pub(super) const fn new(space: Space, until: Timestamp) -> RingRight {
        RingRight { space, until, window: true, ends_at: None, declined: false, fill_declined: false, answered: false }
    }

    /// Tells when time will change the right, if it will.
    pub(super) const fn due(&self) -> Option<Timestamp> {
        if self.window { Some(self.until) } else { self.ends_at }
    }

    /// Tells the space just entered.
    #[must_use]
    pub const fn space(&self) -> Space {
        self.space
    }

    /// Tells when the owner's window ended or will end.
    #[must_use]
    pub const fn until(&self) -> Timestamp {
        self.until
    }

    /// Tells whether the right is still the owner's alone.
    #[must_use]
    pub const fn is_window(&self) -> bool {
        self.window
    }

    /// Tells whether the opponent has moved since, so that the right ends with the owner's window.
    #[must_use]
    pub const fn is_answered(&self) -> bool {
        self.answered
    }

    /// Ends the owner's window.
    pub(super) const fn end_window(&mut self, at: Timestamp) {
        self.window = false;
        self.until = at;
    }

    /// Moves what lies ahead back by a span.
    pub(super) fn shift(&mut self, span: Span) {
        if self.window {
            self.until += span;
        }
        if let Some(ends_at) = self.ends_at.as_mut() {
            *ends_at += span;
        }
    }
}

/// The extra ring of a colour (`rules.md` 5.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ExtraRing {
    pub(super) open_until: Option<Timestamp>,
    pub(super) earned: bool,
}

impl ExtraRing {
    /// Tells until when it may be dropped, if it may be now.
    #[must_use]
    pub const fn open_until(&self) -> Option<Timestamp> {
        self.open_until
    }

    /// Tells whether one comes with the next completed move.
    #[must_use]
    pub const fn is_earned(&self) -> bool {
        self.earned
    }
}

/// The neutral fifteen-second glass (`rules.md` 5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct TurnTimer {
    pub(super) empty_at: Option<Timestamp>,
    pub(super) aimed_at: Option<Color>,
}

impl TurnTimer {
    /// Tells when its sand is out; nothing if it is out.
    #[must_use]
    pub const fn empty_at(&self) -> Option<Timestamp> {
        self.empty_at
    }

    /// Tells at whom it is aimed.
    #[must_use]
    pub const fn aimed_at(&self) -> Option<Color> {
        self.aimed_at
    }
}
