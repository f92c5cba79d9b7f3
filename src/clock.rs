//! The only reader of the clock, and what is known of Discord's.
//!
//! Instants of games are Discord's: an interaction's number carries the one at which it was made. The host's clock may
//! be off, so the offset between the two is kept between two bounds. An event cannot arrive before it was made, which
//! bounds the offset from above; a message cannot be made before it was asked for, which bounds it from below. Between
//! the bounds what was found before is believed, and the host at first.
//!
//! Not everything that speaks Discord's protocol numbers as Discord does: a test double may count from 1. A number whose
//! instant is far from now tells no time, and what bears it counts from its arrival.
//!
//! As long as no number has told the time, the date of an answer may show that the host is far behind.
//!
//! The host's clock is read once, at the start; from then on its steady clock counts, which nobody can set and which runs
//! on while the host sleeps. So a host whose clock is set in the middle of a game moves no deadline.

mod bounds;
#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use self::bounds::Bounds;
use crate::rules::{Span, Timestamp};

/// The epoch of Discord's numbers, in UTC milliseconds.
const DISCORD_EPOCH_MS: i64 = 1_420_070_400_000;
/// How far from now the instant in a number may be; a host that is further off would find no certificate valid.
const BELIEVABLE: Span = Span::from_secs(30 * 24 * 60 * 60);
/// From here on a host is behind so clearly that the date of an answer shows it.
const CLEARLY_BEHIND: Span = Span::from_secs(5);
/// By how much the clock may be put right without anybody being woken for it.
const UNNOTICED: Span = Span::from_ms(500);
/// The longest sleep in one piece, so that a host whose clock jumps is noticed.
const LONGEST_NAP: Duration = Duration::from_secs(30);

/// Tells the time on Discord's clock.
#[derive(Clone, Debug)]
pub struct Clock {
    source: Source,
    bounds: Arc<Mutex<Bounds>>,
    /// Wakes whoever sleeps by what was known before.
    leaps: Arc<watch::Sender<()>>,
}

/// Moves the hands of a clock that does not run by itself.
#[derive(Clone, Debug)]
pub struct Hands {
    now: Arc<watch::Sender<Timestamp>>,
    set_by: Arc<Mutex<Span>>,
    running_ms: Arc<AtomicU64>,
}

/// Moves a clock that runs by itself further ahead of the host's.
#[derive(Clone, Debug)]
pub struct Lead(Arc<watch::Sender<Span>>);

/// Measures how long something takes, whatever clocks are set to meanwhile.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

#[derive(Clone, Debug)]
enum Source {
    System(Steady),
    Manual { hands: watch::Receiver<Timestamp>, set_by: Arc<Mutex<Span>>, running_ms: Arc<AtomicU64> },
    Ahead { steady: Steady, lead: watch::Receiver<Span> },
}

/// The host's clock as it was set when this was made, carried on by the clock that nobody sets.
#[derive(Clone, Copy, Debug)]
struct Steady {
    at_zero: Timestamp,
}

impl Clock {
    /// Reads the host's clock, and runs on from there.
    #[must_use]
    pub fn system() -> Clock {
        Clock::of(Source::System(Steady::begin()))
    }

    /// Stands still until its hands are moved.
    #[must_use]
    pub fn manual(start: Timestamp) -> (Clock, Hands) {
        let (sender, hands) = watch::channel(start);
        let set_by = Arc::new(Mutex::new(Span::ZERO));
        let running_ms = Arc::<AtomicU64>::default();
        let source = Source::Manual { hands, set_by: Arc::clone(&set_by), running_ms: Arc::clone(&running_ms) };
        (Clock::of(source), Hands { now: Arc::new(sender), set_by, running_ms })
    }

    /// Runs as the host's clock does, ahead of it by as much as its lead says.
    #[must_use]
    pub fn ahead() -> (Clock, Lead) {
        let (sender, lead) = watch::channel(Span::ZERO);
        (Clock::of(Source::Ahead { steady: Steady::begin(), lead }), Lead(Arc::new(sender)))
    }

    fn of(source: Source) -> Clock {
        Clock { source, bounds: Arc::default(), leaps: Arc::new(watch::Sender::new(())) }
    }

    /// Tells the instant on the host's clock as it was set at the start.
    #[must_use]
    pub fn host(&self) -> Timestamp {
        match &self.source {
            Source::System(steady) => steady.now(),
            Source::Manual { hands, .. } => *hands.borrow(),
            Source::Ahead { steady, lead } => steady.now() + *lead.borrow(),
        }
    }

    /// Tells the instant on Discord's clock, as far as it is known.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.of_host(self.host())
    }

    /// Tells what Discord's clock shows, as far as it is known, at an instant of the host's.
    #[must_use]
    pub fn of_host(&self, at: Timestamp) -> Timestamp {
        at - self.correction()
    }

    /// Tells the instant at which Discord made one of its numbers, on its own clock; nothing if that is not within thirty
    /// days of now and so cannot be.
    #[must_use]
    pub fn made_at(&self, number: u64) -> Option<Timestamp> {
        let made_at = Timestamp::from_ms((number >> 22).cast_signed() + DISCORD_EPOCH_MS);
        self.is_believable(made_at).then_some(made_at)
    }

    fn is_believable(&self, at: Timestamp) -> bool {
        at.since(self.now()).as_ms().unsigned_abs() <= BELIEVABLE.as_ms().unsigned_abs()
    }

    /// Tells the instant from which what has just arrived counts: the one in its number, or now if that tells none.
    #[must_use]
    pub fn counts_from(&self, number: u64) -> Timestamp {
        self.made_at(number).unwrap_or_else(|| self.now())
    }

    /// Tells by how much the host's clock, as it is set now, is ahead of Discord's.
    #[must_use]
    pub fn offset(&self) -> Span {
        self.correction()
            + match &self.source {
                Source::System(steady) | Source::Ahead { steady, .. } => system_now().since(steady.now()),
                Source::Manual { set_by, .. } => *set_by.lock().unwrap_or_else(PoisonError::into_inner),
            }
    }

    /// Tells by how much the host's clock was ahead of Discord's when it was read, as far as it is known.
    #[must_use]
    pub fn correction(&self) -> Span {
        self.bounds().offset()
    }

    /// Believes in a correction found in an earlier run, until Discord says otherwise.
    pub fn assume(&self, correction: Span) {
        self.change(|bounds| bounds.assume(correction));
    }

    /// Tells how long the host has been running, its sleep included; on a clock moved by hand only pauses take time.
    ///
    /// Two readings tell how long something really took, whatever the instants of the game did meanwhile.
    #[must_use]
    pub fn running(&self) -> Duration {
        match &self.source {
            Source::System(_) | Source::Ahead { .. } => steady(),
            Source::Manual { running_ms, .. } => Duration::from_millis(running_ms.load(Ordering::SeqCst)),
        }
    }

    /// Learns from the number of something that has arrived just now; nothing if it tells no time.
    pub fn heard(&self, number: u64) {
        let Some(made_at) = self.made_at(number) else { return };
        let host = self.host();
        self.change(|bounds| bounds.learn(None, host.since(made_at), host));
    }

    /// Learns from the number of something that was asked of Discord at an instant of the host and made after that;
    /// nothing if it tells no time.
    pub fn asked(&self, asked_at: Timestamp, number: u64) {
        let Some(made_at) = self.made_at(number) else { return };
        let host = self.host();
        self.change(|bounds| bounds.learn(Some(asked_at.since(made_at)), host.since(made_at), host));
    }

    /// Learns from the date of an answer that has arrived just now: that the host is behind, if it clearly is.
    ///
    /// A host without a clock of its own may start where it was stopped, and nothing that tells the time may come for
    /// hours. No more is made of a date, and nothing once a number has told the time: what stands in the place of Discord
    /// may date by another clock than the one it numbers by, by that of this host most of all.
    pub fn dated(&self, written_at: Timestamp) {
        let at_most = self.host().since(written_at);
        if at_most.as_ms() < -CLEARLY_BEHIND.as_ms() && self.is_believable(written_at) {
            self.change(|bounds| bounds.date(at_most));
        }
    }

    /// Changes what is known, and wakes whoever sleeps by something too different.
    fn change(&self, change: impl FnOnce(&mut Bounds)) {
        let leap = {
            let mut bounds = self.bounds();
            let before = bounds.offset();
            change(&mut bounds);
            bounds.offset() - before
        };
        if leap.as_ms().unsigned_abs() > UNNOTICED.as_ms().unsigned_abs() {
            self.leaps.send_replace(());
        }
    }

    /// Sleeps until an instant on Discord's clock is reached; may wake a little early, never late on purpose.
    ///
    /// A clock that is put right meanwhile is noticed at once.
    pub async fn sleep_until(&self, at: Timestamp) {
        let (mut source, mut leaps) = (self.source.clone(), self.leaps.subscribe());
        loop {
            // What moves after the clock was looked at must wake, so it is watched before.
            source.watch();
            leaps.mark_unchanged();
            let Some(left) = self.left(at) else { return };
            tokio::select! {
                () = source.nap(left) => {}
                // The sender lives as long as the clock.
                Ok(()) = leaps.changed() => {}
            }
        }
    }

    /// Tells how long it is until an instant; nothing if it is reached.
    fn left(&self, at: Timestamp) -> Option<Duration> {
        let left = u64::try_from(at.since(self.now()).as_ms()).ok()?;
        (left > 0).then_some(Duration::from_millis(left))
    }

    fn bounds(&self) -> MutexGuard<'_, Bounds> {
        self.bounds.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Source {
    /// Sees from now on whether it is moved by hand.
    fn watch(&mut self) {
        match self {
            Source::System(_) => {}
            Source::Manual { hands, .. } => hands.mark_unchanged(),
            Source::Ahead { lead, .. } => lead.mark_unchanged(),
        }
    }

    /// Lets time pass, or a piece of it, or waits until it is moved by hand.
    async fn nap(&mut self, left: Duration) {
        match self {
            Source::System(_) => tokio::time::sleep(left.min(LONGEST_NAP)).await,
            Source::Manual { hands, .. } => {
                if hands.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
            Source::Ahead { lead, .. } => {
                tokio::select! {
                    () = tokio::time::sleep(left.min(LONGEST_NAP)) => {}
                    // Without anybody to move it, it runs as the host's clock.
                    Ok(()) = lead.changed() => {}
                }
            }
        }
    }
}

impl Hands {
    /// Moves the clock forward and wakes every sleeper whose time has come.
    pub fn advance(&self, span: Span) {
        self.now.send_modify(|now| *now += span);
    }

    /// Lets time pass in which the process got on with nothing, and wakes every sleeper whose time has come.
    pub fn pause(&self, span: Span) {
        // First, so that whoever wakes finds that he has slept.
        self.running_ms.fetch_add(u64::try_from(span.as_ms()).unwrap_or(0), Ordering::SeqCst);
        self.advance(span);
    }

    /// Sets the host's clock, forward or back, which is not to move time.
    pub fn set_host(&self, by: Span) {
        let mut set_by = self.set_by.lock().unwrap_or_else(PoisonError::into_inner);
        *set_by = *set_by + by;
    }

    /// Tells where the hands stand.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        *self.now.borrow()
    }
}

impl Lead {
    /// Moves the clock forward and wakes every sleeper whose time has come.
    pub fn advance(&self, span: Span) {
        self.0.send_modify(|lead| *lead = Span::from_ms(lead.as_ms().saturating_add(span.as_ms())));
    }

    /// Tells by how much the clock is ahead of the host's.
    #[must_use]
    pub fn span(&self) -> Span {
        *self.0.borrow()
    }
}

impl Steady {
    fn begin() -> Steady {
        Steady { at_zero: system_now() - span_of(steady()) }
    }

    fn now(self) -> Timestamp {
        self.at_zero + span_of(steady())
    }
}

fn span_of(duration: Duration) -> Span {
    Span::from_ms(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX))
}

/// Reads the clock that nobody sets and that counts the host's sleep.
#[cfg(target_os = "linux")]
fn steady() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    Duration::try_from(time).unwrap_or_default()
}

/// Reads the clock that comes nearest to one that nobody sets and that counts the host's sleep.
#[cfg(not(target_os = "linux"))]
#[expect(clippy::disallowed_methods, reason = "this is the one place that reads the clock")]
fn steady() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

impl Stopwatch {
    /// Begins to measure.
    #[expect(clippy::disallowed_methods, reason = "this is the one place that reads the clock")]
    #[must_use]
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    /// Tells how long it has been measuring.
    #[must_use]
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

#[expect(clippy::disallowed_methods, reason = "this is the one place that reads the clock")]
fn system_now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp::from_ms(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
