//! Instants and lengths, in whole milliseconds.

use std::ops::{Add, AddAssign, Sub};

/// An instant: milliseconds since 1970 UTC, on Discord's clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Timestamp(i64);

/// A length of time in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Span(i64);

impl Timestamp {
    /// Earlier than anything that happens in a game.
    pub const EARLIEST: Timestamp = Timestamp(i64::MIN);

    /// Makes an instant of milliseconds since 1970 UTC.
    #[must_use]
    pub const fn from_ms(ms: i64) -> Timestamp {
        Timestamp(ms)
    }

    /// Tells the milliseconds since 1970 UTC.
    #[must_use]
    pub const fn as_ms(self) -> i64 {
        self.0
    }

    /// Tells how long after `earlier` this is; negative if it is before.
    #[must_use]
    pub const fn since(self, earlier: Timestamp) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }
}

impl Span {
    /// No time at all.
    pub const ZERO: Span = Span(0);

    /// Makes a length of milliseconds.
    #[must_use]
    pub const fn from_ms(ms: i64) -> Span {
        Span(ms)
    }

    /// Makes a length of seconds.
    #[must_use]
    pub const fn from_secs(secs: i64) -> Span {
        Span(secs.saturating_mul(1000))
    }

    /// Tells the milliseconds.
    #[must_use]
    pub const fn as_ms(self) -> i64 {
        self.0
    }

    /// Divides, rounding down to whole milliseconds (`rules.md`, Words).
    #[must_use]
    pub const fn divided(self, by: i64) -> Span {
        Span(self.0.div_euclid(by))
    }
}

impl Add<Span> for Timestamp {
    type Output = Timestamp;
    fn add(self, span: Span) -> Timestamp {
        Timestamp(self.0.saturating_add(span.0))
    }
}

impl AddAssign<Span> for Timestamp {
    fn add_assign(&mut self, span: Span) {
        *self = *self + span;
    }
}

impl Sub<Span> for Timestamp {
    type Output = Timestamp;
    fn sub(self, span: Span) -> Timestamp {
        Timestamp(self.0.saturating_sub(span.0))
    }
}

impl Add for Span {
    type Output = Span;
    fn add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }
}

impl Sub for Span {
    type Output = Span;
    fn sub(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }
}
