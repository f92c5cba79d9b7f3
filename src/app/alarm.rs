//! What wakes the one who waits for the earliest deadline.

use std::sync::atomic::{AtomicI64, Ordering};

use tokio::sync::Notify;

use crate::rules::Timestamp;

/// What is waited for while nobody has looked yet, and when there is no deadline: whatever comes is before it.
const NOTHING: i64 = i64::MAX;

/// Rings for deadlines before the one that is waited for, and for nothing else: most are far behind it.
#[derive(Debug)]
pub(super) struct Alarm {
    awaited: AtomicI64,
    bell: Notify,
}

impl Default for Alarm {
    fn default() -> Alarm {
        Alarm { awaited: AtomicI64::new(NOTHING), bell: Notify::new() }
    }
}

impl Alarm {
    /// Rings for everything from now on, to be called before the deadlines are looked at: whatever is committed after
    /// the look and before [`Alarm::awaits`] must not be missed.
    pub(super) fn awaits_anything(&self) {
        self.awaits(None);
    }

    /// Rings from now on for what comes before the earliest deadline there is.
    pub(super) fn awaits(&self, deadline: Option<Timestamp>) {
        self.awaited.store(deadline.map_or(NOTHING, Timestamp::as_ms), Ordering::SeqCst);
    }

    /// Rings if a deadline that was just committed comes before the one that is waited for.
    pub(super) fn set(&self, deadline: Option<Timestamp>) {
        if deadline.is_some_and(|deadline| deadline.as_ms() < self.awaited.load(Ordering::SeqCst)) {
            self.ring();
        }
    }

    /// Rings.
    pub(super) fn ring(&self) {
        self.bell.notify_one();
    }

    /// Waits until it rings; if it rang since the last time, that is at once.
    pub(super) async fn rung(&self) {
        self.bell.notified().await;
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn it_rings_for_what_comes_first_and_for_everything_while_somebody_looks() {
        let (alarm, at) = (Alarm::default(), |ms| Some(Timestamp::from_ms(ms)));
        let rang = || alarm.rung().now_or_never().is_some();
        alarm.set(at(70));
        assert!(rang(), "nobody has looked yet");
        alarm.awaits(at(50));
        for later in [None, at(50), at(51)] {
            alarm.set(later);
            assert!(!rang());
        }
        alarm.set(at(49));
        assert!(rang() && !rang());
        alarm.awaits_anything();
        alarm.set(None);
        assert!(!rang());
        alarm.set(at(51));
        alarm.awaits(at(40));
        assert!(rang(), "it came after the look");
    }
}
