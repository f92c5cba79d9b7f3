//! Whether a connection to Discord stands, told by its signs of life.
//!
//! A connection that broke may look whole for as long as nobody notices, and one that is opened anew may never be
//! answered. So only what arrives counts: an acknowledged heartbeat, or an event.
//!
//! How often a heartbeat is due the gateway says when it is opened, every 41.25 seconds as a rule, but serenity keeps that
//! to itself. So whoever has heard nothing for longer asks, with a heartbeat that is not due: where the gateway wants to
//! be bothered seldom, an idle hour then looks like one.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::rules::Timestamp;

/// How long nothing may come before a sign is asked for.
const LONGEST_QUIET: Duration = Duration::from_secs(45);
/// How long a connection stands without a sign.
const LONGEST_SILENCE: Duration = Duration::from_secs(50);
/// How long a sign is waited for before the connection is opened anew.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Counts the events that arrive.
#[derive(Clone, Debug, Default)]
pub struct Events(Arc<AtomicU64>);

impl Events {
    /// Counts one more.
    pub fn arrived(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// Tells how many there were.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// What is known of one of the connections a bot may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whether it was connected when it was last heard of.
    pub is_connected: bool,
    /// How long the last heartbeat took to be acknowledged; never twice the same.
    pub latency: Option<Duration>,
}

/// What a look at the connection has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// It stands.
    Standing,
    /// It stands, but nothing has come over it for so long that a sign should be asked for; shown once each time.
    Quiet,
    /// It does not.
    Down,
    /// Nothing has come over it since an instant, so nobody knows.
    SilentSince(Timestamp),
    /// It does not come about, or not again.
    GivenUp,
}

/// Somebody who looks at a connection again and again.
///
/// A bot so large that it has several stands as long as one of them does.
#[derive(Debug)]
pub struct Vigil {
    lines: BTreeMap<u32, Line>,
    events: u64,
    /// When the last sign came, on the clock that nobody sets and on Discord's.
    sign: (Duration, Timestamp),
    /// Whether one was asked for since.
    is_asked: bool,
    has_stood: bool,
}

impl Vigil {
    /// Begins with a connection that is being opened.
    #[must_use]
    pub fn new(running: Duration, now: Timestamp, events: u64) -> Vigil {
        Vigil { lines: BTreeMap::new(), events, sign: (running, now), is_asked: false, has_stood: false }
    }

    /// Looks at the connection.
    #[must_use]
    pub fn look(&mut self, running: Duration, now: Timestamp, lines: BTreeMap<u32, Line>, events: u64) -> Shown {
        let shows = |(shard, line): (&u32, &Line)| {
            let before = self.lines.get(shard);
            let was_connected = before.is_some_and(|before| before.is_connected);
            let is_acknowledged = line.latency.is_some() && before.and_then(|before| before.latency) != line.latency;
            line.is_connected && (!was_connected || is_acknowledged)
        };
        if lines.iter().any(shows) || events != self.events {
            (self.sign, self.is_asked) = ((running, now), false);
        }
        let is_connected = lines.values().any(|line| line.is_connected);
        self.has_stood |= is_connected;
        (self.lines, self.events) = (lines, events);
        let silence = running.saturating_sub(self.sign.0);
        if silence > LONGEST_WAIT {
            Shown::GivenUp
        } else if !is_connected {
            Shown::Down
        } else if silence > LONGEST_SILENCE {
            Shown::SilentSince(self.sign.1)
        } else if silence > LONGEST_QUIET && !std::mem::replace(&mut self.is_asked, true) {
            Shown::Quiet
        } else {
            Shown::Standing
        }
    }

    /// Tells whether the connection ever stood.
    #[must_use]
    pub const fn has_stood(&self) -> bool {
        self.has_stood
    }

    /// Tells when the last sign came.
    #[must_use]
    pub const fn last_sign(&self) -> Timestamp {
        self.sign.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A vigil in seconds over one connection.
    struct Watched(Vigil);

    impl Watched {
        fn new() -> Watched {
            Watched(Vigil::new(Duration::ZERO, Timestamp::from_ms(0), 0))
        }

        fn look(&mut self, second: u64, is_connected: bool, latency_ms: Option<u64>, events: u64) -> Shown {
            let line = Line { is_connected, latency: latency_ms.map(Duration::from_millis) };
            let now = Timestamp::from_ms(i64::try_from(second).unwrap() * 1_000);
            self.0.look(Duration::from_secs(second), now, BTreeMap::from([(0, line)]), events)
        }
    }

    #[test]
    fn a_connection_stands_as_long_as_its_heartbeats_are_acknowledged() {
        let mut watched = Watched::new();
        assert_eq!(watched.look(1, false, None, 0), Shown::Down);
        assert_eq!(watched.look(2, true, None, 0), Shown::Standing);
        for beat in 1..100 {
            let latency = Some(beat % 2 + 20);
            assert_eq!(watched.look(2 + beat * 42, true, latency, 0), Shown::Standing, "{beat}");
            assert_eq!(watched.look(2 + beat * 42 + 41, true, latency, 0), Shown::Standing, "{beat}");
        }
    }

    #[test]
    fn one_that_says_it_is_connected_and_brings_nothing_is_silent_from_its_last_sign_on_and_then_given_up() {
        let mut watched = Watched::new();
        assert_eq!(watched.look(5, true, None, 0), Shown::Standing);
        assert_eq!(watched.look(45, true, Some(30), 0), Shown::Standing);
        assert_eq!(watched.look(90, true, Some(30), 0), Shown::Standing);
        assert_eq!(watched.look(91, true, Some(30), 0), Shown::Quiet);
        assert_eq!(watched.look(92, true, Some(30), 0), Shown::Standing, "it is asked once");
        assert_eq!(watched.look(95, true, Some(30), 0), Shown::Standing);
        assert_eq!(watched.look(96, true, Some(30), 0), Shown::SilentSince(Timestamp::from_ms(45_000)));
        assert_eq!(watched.look(105, true, None, 0), Shown::SilentSince(Timestamp::from_ms(45_000)));
        assert_eq!(watched.look(106, true, None, 0), Shown::GivenUp);
        assert!(watched.0.has_stood());
    }

    #[test]
    fn whoever_answers_each_time_he_is_asked_stands_however_seldom_he_speaks_by_himself() {
        let mut watched = Watched::new();
        assert_eq!(watched.look(1, true, Some(20), 0), Shown::Standing);
        for asked in 1..100 {
            assert_eq!(watched.look(asked * 47, true, Some(20 + asked - 1), 0), Shown::Quiet, "{asked}");
            assert_eq!(watched.look(asked * 47 + 1, true, Some(20 + asked), 0), Shown::Standing, "{asked}");
        }
    }

    #[test]
    fn a_sign_of_any_kind_lets_it_stand_again() {
        for (latency, events) in [(Some(31), 0), (Some(30), 1)] {
            let mut watched = Watched::new();
            assert_eq!(watched.look(5, true, Some(30), 0), Shown::Standing);
            assert_eq!(watched.look(56, true, Some(30), 0), Shown::SilentSince(Timestamp::from_ms(5_000)));
            assert_eq!(watched.look(57, true, latency, events), Shown::Standing);
            assert_eq!(watched.0.last_sign(), Timestamp::from_ms(57_000));
        }
        let mut watched = Watched::new();
        assert_eq!(watched.look(59, false, None, 0), Shown::Down);
        assert_eq!(watched.look(60, true, None, 0), Shown::Standing);
        assert_eq!(watched.look(61, false, None, 0), Shown::Down);
        assert_eq!(watched.look(119, true, None, 0), Shown::Standing);
    }

    #[test]
    fn one_that_never_comes_about_is_given_up() {
        let mut watched = Watched::new();
        assert_eq!(watched.look(60, false, None, 0), Shown::Down);
        assert_eq!(watched.look(61, false, None, 0), Shown::GivenUp);
        assert!(!watched.0.has_stood());
        let mut vigil = Vigil::new(Duration::ZERO, Timestamp::from_ms(0), 0);
        assert_eq!(vigil.look(Duration::from_secs(61), Timestamp::from_ms(0), BTreeMap::new(), 0), Shown::GivenUp);
    }
}
