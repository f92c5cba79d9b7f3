//! The only reader of the clock, and what is known of Discord's.
//!
//! Instants of games are Discord's: an interaction's number carries the one at which it was made. The host's clock may
//! be off, so the offset between the two is kept between two bounds. An event cannot arrive before it was made, which
//! bounds the offset from above; a message cannot be made before it was asked for, which bounds it from below. Between
//! the bounds the host is believed.
//!
//! The host's clock is read once, at the start; from then on its steady clock counts, which nobody can set and which runs
//! on while the host sleeps. So a host whose clock is set in the middle of a game moves no deadline.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::rules::{Span, Timestamp};

/// How long a bound is believed.
const BOUND_LIFE: Span = Span::from_secs(600);
/// The longest sleep in one piece, so that a host whose clock jumps is noticed.
const LONGEST_NAP: Duration = Duration::from_secs(30);

/// Tells the time on Discord's clock.
#[derive(Clone, Debug)]
pub struct Clock {
    source: Source,
    bounds: Arc<Mutex<Bounds>>,
}

/// Moves the hands of a clock that does not run by itself.
#[derive(Clone, Debug)]
pub struct Hands {
    now: Arc<watch::Sender<Timestamp>>,
    set_by: Arc<Mutex<Span>>,
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
    Manual { hands: watch::Receiver<Timestamp>, set_by: Arc<Mutex<Span>> },
    Ahead { steady: Steady, lead: watch::Receiver<Span> },
}

/// The host's clock as it was set when this was made, carried on by the clock that nobody sets.
#[derive(Clone, Copy, Debug)]
struct Steady {
    at_zero: Timestamp,
}

/// What is known of host minus Discord, each bound with the host's instant at which it was found.
#[derive(Clone, Copy, Default, Debug)]
struct Bounds {
    /// What is believed as long as nothing speaks against it.
    assumed: Span,
    above: Option<(Span, Timestamp)>,
    below: Option<(Span, Timestamp)>,
}

impl Clock {
    /// Reads the host's clock, and runs on from there.
    #[must_use]
    pub fn system() -> Clock {
        Clock { source: Source::System(Steady::begin()), bounds: Arc::default() }
    }

    /// Stands still until its hands are moved.
    #[must_use]
    pub fn manual(start: Timestamp) -> (Clock, Hands) {
        let (sender, hands) = watch::channel(start);
        let set_by = Arc::new(Mutex::new(Span::ZERO));
        let clock = Clock { source: Source::Manual { hands, set_by: Arc::clone(&set_by) }, bounds: Arc::default() };
        (clock, Hands { now: Arc::new(sender), set_by })
    }

    /// Runs as the host's clock does, ahead of it by as much as its lead says.
    #[must_use]
    pub fn ahead() -> (Clock, Lead) {
        let (sender, lead) = watch::channel(Span::ZERO);
        let source = Source::Ahead { steady: Steady::begin(), lead };
        (Clock { source, bounds: Arc::default() }, Lead(Arc::new(sender)))
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
        self.host() - self.correction()
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
        self.bounds().assumed = correction;
    }

    /// Tells how long the host has been running, its sleep included; on a clock moved by hand nobody waits.
    ///
    /// Two readings tell how long something really took, whatever the instants of the game did meanwhile.
    #[must_use]
    pub fn running(&self) -> Duration {
        match self.source {
            Source::System(_) | Source::Ahead { .. } => steady(),
            Source::Manual { .. } => Duration::ZERO,
        }
    }

    /// Learns from something that Discord made at an instant and that has arrived just now.
    pub fn heard(&self, made_at: Timestamp) {
        let host = self.host();
        self.bounds().at_most(host.since(made_at), host);
    }

    /// Learns from something that was asked of Discord at an instant of the host and that Discord made after that.
    pub fn asked(&self, asked_at: Timestamp, made_at: Timestamp) {
        let host = self.host();
        let mut bounds = self.bounds();
        bounds.at_most(host.since(made_at), host);
        bounds.at_least(asked_at.since(made_at), host);
    }

    /// Sleeps until an instant on Discord's clock is reached; may wake a little early, never late on purpose.
    pub async fn sleep_until(&self, at: Timestamp) {
        // What moves after the clock was looked at must wake, so the watch is set before.
        match &self.source {
            Source::System(_) => {
                while let Some(left) = self.left(at) {
                    tokio::time::sleep(left.min(LONGEST_NAP)).await;
                }
            }
            Source::Manual { hands, .. } => {
                let mut hands = hands.clone();
                loop {
                    hands.mark_unchanged();
                    if self.left(at).is_none() {
                        return;
                    }
                    if hands.changed().await.is_err() {
                        std::future::pending::<()>().await;
                    }
                }
            }
            Source::Ahead { lead, .. } => {
                let mut lead = lead.clone();
                loop {
                    lead.mark_unchanged();
                    let Some(left) = self.left(at) else { return };
                    tokio::select! {
                        () = tokio::time::sleep(left.min(LONGEST_NAP)) => {}
                        // Without anybody to move it, it runs as the host's clock.
                        Ok(()) = lead.changed() => {}
                    }
                }
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

impl Bounds {
    fn offset(&self) -> Span {
        let assumed = self.assumed;
        let from_below = self.below.map_or(assumed, |(bound, _)| bound.max(assumed));
        self.above.map_or(from_below, |(bound, _)| bound.min(from_below))
    }

    fn at_most(&mut self, span: Span, host: Timestamp) {
        if fresh(self.above, host).is_none_or(|(bound, _)| span <= bound) {
            self.above = Some((span, host));
        }
        // The newer word counts: the host's clock was set meanwhile.
        self.below = fresh(self.below, host).filter(|(bound, _)| *bound <= span);
    }

    fn at_least(&mut self, span: Span, host: Timestamp) {
        if fresh(self.below, host).is_none_or(|(bound, _)| span >= bound) {
            self.below = Some((span, host));
        }
        self.above = fresh(self.above, host).filter(|(bound, _)| *bound >= span);
    }
}

fn fresh(bound: Option<(Span, Timestamp)>, host: Timestamp) -> Option<(Span, Timestamp)> {
    bound.filter(|(_, found)| (Span::ZERO..=BOUND_LIFE).contains(&host.since(*found)))
}

impl Hands {
    /// Moves the clock forward and wakes every sleeper whose time has come.
    pub fn advance(&self, span: Span) {
        self.now.send_modify(|now| *now += span);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: i64) -> Timestamp {
        Timestamp::from_ms(ms)
    }

    #[test]
    fn a_slow_event_alone_does_not_move_the_clock() {
        let (clock, _) = Clock::manual(at(10_000));
        clock.heard(at(8_000));
        assert_eq!(clock.now(), at(10_000));
    }

    #[test]
    fn an_event_from_the_future_shows_a_slow_host() {
        let (clock, _) = Clock::manual(at(10_000));
        clock.heard(at(15_000));
        assert_eq!(clock.now(), at(15_000));
    }

    #[test]
    fn an_answer_made_before_it_was_asked_for_shows_a_fast_host() {
        let (clock, hands) = Clock::manual(at(10_000));
        hands.advance(Span::from_ms(100));
        clock.asked(at(10_000), at(5_050));
        assert_eq!(clock.offset(), Span::from_ms(4_950));
        hands.advance(Span::from_ms(50));
        clock.heard(at(5_150));
        assert_eq!(clock.offset(), Span::from_ms(4_950));
    }

    #[test]
    fn a_host_whose_clock_is_set_moves_no_deadline_and_shows_by_how_much() {
        for by in [Span::from_secs(5), Span::from_secs(-5), Span::from_secs(-3_600)] {
            let (clock, hands) = Clock::manual(at(10_000_000));
            clock.asked(at(10_000_000), at(10_000_000));
            hands.set_host(by);
            assert_eq!((clock.now(), clock.offset()), (at(10_000_000), by));
            hands.advance(Span::from_secs(1));
            clock.heard(at(10_001_000));
            assert_eq!((clock.now(), clock.offset()), (at(10_001_000), by));
        }
    }

    #[test]
    fn the_steady_clock_runs_and_begins_at_the_hosts() {
        let clock = Clock::system();
        assert!(clock.host().since(system_now()).as_ms().abs() < 1_000);
        assert!(clock.offset().as_ms().abs() < 1_000);
        let before = clock.running();
        assert!(before > Duration::ZERO);
        assert!(clock.running() >= before);
    }

    #[test]
    fn what_an_earlier_run_found_is_believed_until_discord_says_otherwise() {
        let (clock, _) = Clock::manual(at(10_000));
        clock.assume(Span::from_secs(3));
        assert_eq!((clock.now(), clock.offset()), (at(7_000), Span::from_secs(3)));
        clock.heard(at(6_900));
        assert_eq!(clock.now(), at(7_000));
        clock.heard(at(9_990));
        assert_eq!(clock.now(), at(9_990));
    }

    #[test]
    fn the_newer_word_counts_where_two_contradict_each_other() {
        let (clock, hands) = Clock::manual(at(10_000_000));
        clock.asked(at(10_000_000), at(10_000_000));
        hands.advance(Span::from_ms(100));
        clock.heard(at(10_003_000));
        assert_eq!(clock.now(), at(10_003_000));
        clock.asked(at(10_000_100), at(9_999_000));
        assert_eq!(clock.now(), at(9_999_000));
    }

    #[tokio::test]
    async fn a_sleeper_wakes_when_the_hands_reach_his_instant() {
        let (clock, hands) = Clock::manual(at(0));
        let sleeper = tokio::spawn(async move { clock.sleep_until(at(1_000)).await });
        tokio::task::yield_now().await;
        hands.advance(Span::from_ms(999));
        tokio::task::yield_now().await;
        assert!(!sleeper.is_finished());
        hands.advance(Span::from_ms(1));
        sleeper.await.unwrap();
    }

    #[tokio::test]
    async fn a_clock_with_a_lead_runs_ahead_of_the_host_and_wakes_its_sleepers() {
        let (clock, lead) = Clock::ahead();
        let before = system_now();
        let in_an_hour = clock.now() + Span::from_secs(3600);
        let sleeper = {
            let clock = clock.clone();
            tokio::spawn(async move { clock.sleep_until(in_an_hour).await })
        };
        tokio::task::yield_now().await;
        assert!(!sleeper.is_finished());
        lead.advance(Span::from_secs(3600));
        sleeper.await.unwrap();
        assert_eq!(lead.span(), Span::from_secs(3600));
        assert!(clock.now().since(before) >= Span::from_secs(3600));
    }
}
