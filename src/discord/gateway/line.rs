//! Whether a connection to Discord stands, told by its signs of life.
//!
//! A connection that broke may look whole for as long as nobody notices, and one that is opened anew may never be
//! answered. So only what arrives counts: of all that does, an acknowledged heartbeat comes once in each interval that
//! Discord names.

use std::time::Duration;

use crate::rules::Timestamp;

/// How long it may take until a connection that is opened says how often it wants heartbeats.
const OPENING: Duration = Duration::from_secs(10);
/// How long it may take from there until the first event comes; a session that goes on brings those that were missed.
const GREETING: Duration = Duration::from_secs(30);
/// How much later than expected a sign may come before nobody knows whether a connection stands.
const LATE: Duration = Duration::from_secs(8);
/// How long a sign is still waited for then, before the connection is opened anew.
const LAST_CHANCE: Duration = Duration::from_secs(10);

/// An instant on the clock that nobody sets, and on Discord's.
pub type Moment = (Duration, Timestamp);

/// A connection, as far as it is known.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    stands: bool,
    /// When it was said over it how often heartbeats are wanted.
    greeted: Option<Duration>,
    /// When the last sign came.
    sign: Moment,
    /// How long it stands without one.
    patience: Duration,
}

/// What a look at a connection has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// It stands.
    Standing,
    /// It does not.
    Down,
    /// Nothing has come over it since an instant, so nobody knows.
    SilentSince(Timestamp),
    /// It does not come about, or not again.
    GivenUp,
}

impl Line {
    /// Begins with a connection that is being opened.
    #[must_use]
    pub const fn opened(at: Moment) -> Line {
        Line { stands: false, greeted: None, sign: at, patience: OPENING }
    }

    /// Notes that it is open, and how often heartbeats are acknowledged over it.
    pub fn expects(&mut self, at: Moment, interval: Duration) {
        self.patience = interval.saturating_add(LATE);
        self.greeted = Some(at.0);
        self.signs(at);
    }

    /// Notes that something came over it.
    pub const fn signs(&mut self, at: Moment) {
        self.sign = at;
    }

    /// Notes that it stands, and tells whether it did not.
    pub const fn rises(&mut self) -> bool {
        !std::mem::replace(&mut self.stands, true)
    }

    /// Notes that it does not stand any more, and tells whether it did.
    pub const fn falls(&mut self) -> bool {
        self.greeted = None;
        std::mem::replace(&mut self.stands, false)
    }

    /// Tells when the last sign came.
    #[must_use]
    pub const fn last_sign(&self) -> Timestamp {
        self.sign.1
    }

    /// Looks at it.
    #[must_use]
    pub fn look(&self, running: Duration) -> Shown {
        let silence = running.saturating_sub(self.sign.0);
        let is_in_vain = !self.stands && self.greeted.is_some_and(|at| running.saturating_sub(at) > GREETING);
        if silence > self.patience.saturating_add(LAST_CHANCE) || is_in_vain {
            Shown::GivenUp
        } else if !self.stands {
            Shown::Down
        } else if silence > self.patience {
            Shown::SilentSince(self.sign.1)
        } else {
            Shown::Standing
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Duration = Duration::from_millis(41_250);

    fn second(second: u64) -> Moment {
        (Duration::from_secs(second), Timestamp::from_ms(i64::try_from(second).unwrap() * 1_000))
    }

    fn standing(interval: Duration) -> Line {
        let mut line = Line::opened(second(0));
        line.expects(second(0), interval);
        assert!(line.rises());
        assert!(!line.rises());
        line
    }

    fn look(line: &Line, at: u64) -> Shown {
        line.look(second(at).0)
    }

    #[test]
    fn one_stands_as_long_as_its_heartbeats_are_acknowledged_however_seldom_they_are() {
        for interval in [USUAL, Duration::from_secs(55), Duration::from_secs(120)] {
            let mut line = standing(interval);
            for beat in 1..100 {
                let at = beat * (interval.as_secs() + 1);
                assert_eq!(look(&line, at), Shown::Standing, "{interval:?}");
                line.signs(second(at));
            }
        }
    }

    #[test]
    fn one_that_brings_nothing_is_silent_from_its_last_sign_on_and_then_given_up() {
        let mut line = standing(USUAL);
        line.signs(second(45));
        assert_eq!(look(&line, 94), Shown::Standing);
        assert_eq!(look(&line, 95), Shown::SilentSince(Timestamp::from_ms(45_000)));
        assert_eq!(look(&line, 104), Shown::SilentSince(Timestamp::from_ms(45_000)));
        assert_eq!(look(&line, 105), Shown::GivenUp);
        line.signs(second(105));
        assert_eq!(look(&line, 105), Shown::Standing);
        assert_eq!(line.last_sign(), Timestamp::from_ms(105_000));
        assert!(line.falls());
        assert!(!line.falls());
        assert_eq!(look(&line, 105), Shown::Down);
    }

    #[test]
    fn one_that_never_comes_about_is_given_up_sooner() {
        let line = Line::opened(second(0));
        assert_eq!(look(&line, 20), Shown::Down);
        assert_eq!(look(&line, 21), Shown::GivenUp);
    }

    #[test]
    fn one_that_is_greeted_and_brings_no_event_is_given_up_however_alive_it_is() {
        let mut line = Line::opened(second(0));
        line.expects(second(5), USUAL);
        for at in 6..=35 {
            line.signs(second(at));
            assert_eq!(look(&line, at), Shown::Down, "{at}");
        }
        line.signs(second(36));
        assert_eq!(look(&line, 36), Shown::GivenUp);
        line.rises();
        assert_eq!(look(&line, 36), Shown::Standing);
    }

    #[test]
    fn one_that_wants_heartbeats_often_is_given_up_when_nothing_comes_after_the_greeting() {
        let mut line = Line::opened(second(0));
        line.expects(second(0), Duration::from_secs(1));
        assert_eq!(look(&line, 19), Shown::Down);
        assert_eq!(look(&line, 20), Shown::GivenUp);
    }
}
