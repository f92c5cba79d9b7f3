//! What is counted of the running bot, for whoever watches it.
//!
//! Counting never fails and never waits. Labels are words of fixed lists, so that nothing anybody types becomes a series
//! of its own. What can be read from the database is not counted but looked up when it is asked for: [`Vitals`].

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::prometheus_text::{CONTENT_TYPE, encode};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use crate::rules::Span;

/// What every name begins with.
const PREFIX: &str = "tamsk";
/// Discord waits three seconds for the first answer.
const ACKNOWLEDGEMENT_SECONDS: [f64; 10] = [0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0];
const COMMIT_SECONDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];
/// To the end of a long absence: what fell due meanwhile is settled at the start.
const LATENESS_SECONDS: [f64; 12] = [0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 600.0, 3600.0];

/// The one set of counters; a clone counts the same.
#[derive(Clone, Default, Debug)]
pub struct Watch(Arc<Counters>);

#[derive(Debug)]
struct Counters {
    interactions: Family<InteractionLabels, Counter>,
    /// Those that failed, of whatever kind: an alert on a rise must see the first of them.
    failures: Counter,
    acknowledgements: Family<HowLabels, Counter>,
    acknowledgement_seconds: Histogram,
    commit_seconds: Histogram,
    expiry_lateness_seconds: Histogram,
    requests: Family<ResultLabels, Counter>,
    rate_limit_waits: Counter,
    reconnects: Counter,
    is_connected: AtomicBool,
    was_connected: AtomicBool,
}

/// How somebody asks something of the bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// A typed command, or one of a person's menu.
    Command,
    /// A button or menu of a message.
    Button,
    /// Words that are still being typed.
    Autocomplete,
}

/// What came of an interaction.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Outcome {
    /// Something was shown or asked back; nothing was to be changed.
    #[default]
    Shown,
    /// It was granted.
    Applied,
    /// It was refused: the rules or the bot's own limits said no.
    Refused,
    /// It failed: the machine did, most likely the database.
    Failed,
}

/// How Discord was told that an interaction had arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Acknowledgement {
    /// With the answer itself.
    AtOnce,
    /// With the promise of one.
    Deferred,
    /// Not at all: the first answer did not arrive.
    Lost,
}

/// What came of a request to Discord.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequestResult {
    /// It was carried out.
    Ok,
    /// Discord would not have it (4xx).
    Rejected,
    /// Too many requests (429).
    TooMany,
    /// Discord is broken (5xx).
    Broken,
    /// No answer came.
    Transport,
    /// An answer came that cannot be read.
    Unreadable,
}

/// What is looked up when it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vitals {
    /// Whether a heartbeat was written lately, if one was to be.
    pub takes_writes: bool,
    /// How many games are running.
    pub running_games: i64,
    /// How many rows the outbox has.
    pub outbox: i64,
    /// How many of them are due.
    pub outbox_due: i64,
    /// How many have failed and are to be tried again within minutes.
    pub outbox_retried: i64,
    /// For how long the oldest of those that are due has been.
    pub oldest_due: Span,
    /// For how long the earliest deadline should have been settled.
    pub overdue: Span,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct InteractionLabels {
    kind: &'static str,
    command: &'static str,
    outcome: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct HowLabels {
    how: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct ResultLabels {
    result: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct BuildLabels {
    version: &'static str,
}

impl Default for Counters {
    fn default() -> Counters {
        let counters = Counters {
            interactions: Family::default(),
            failures: Counter::default(),
            acknowledgements: Family::default(),
            acknowledgement_seconds: Histogram::new(ACKNOWLEDGEMENT_SECONDS),
            commit_seconds: Histogram::new(COMMIT_SECONDS),
            expiry_lateness_seconds: Histogram::new(LATENESS_SECONDS),
            requests: Family::default(),
            rate_limit_waits: Counter::default(),
            reconnects: Counter::default(),
            is_connected: AtomicBool::new(false),
            was_connected: AtomicBool::new(false),
        };
        // What has not happened yet is zero: an alert on a rise must see it rise.
        for how in Acknowledgement::ALL {
            drop(counters.acknowledgements.get_or_create(&HowLabels { how: how.word() }));
        }
        for result in RequestResult::ALL {
            drop(counters.requests.get_or_create(&ResultLabels { result: result.word() }));
        }
        counters
    }
}

impl Watch {
    /// What kind of text [`Watch::text`] is.
    pub const CONTENT_TYPE: &str = CONTENT_TYPE;

    /// Counts an interaction; the name must be one of a fixed list.
    pub fn interaction(&self, means: Means, command: &'static str, outcome: Outcome) {
        if outcome == Outcome::Failed {
            self.0.failures.inc();
        }
        let labels = InteractionLabels { kind: means.word(), command, outcome: outcome.word() };
        self.0.interactions.get_or_create(&labels).inc();
    }

    /// Counts how Discord was told of an interaction, and how long after it was made.
    pub fn acknowledged(&self, how: Acknowledgement, after: Span) {
        self.0.acknowledgements.get_or_create(&HowLabels { how: how.word() }).inc();
        if how != Acknowledgement::Lost {
            self.0.acknowledgement_seconds.observe(seconds(after.max(Span::ZERO)));
        }
    }

    /// Notes how long it took to commit.
    pub fn committed(&self, took: Duration) {
        self.0.commit_seconds.observe(took.as_secs_f64());
    }

    /// Notes how late a deadline was settled: after it and the settling time.
    pub fn expired(&self, late: Span) {
        self.0.expiry_lateness_seconds.observe(seconds(late.max(Span::ZERO)));
    }

    /// Counts a request to Discord.
    pub fn requested(&self, result: RequestResult) {
        self.0.requests.get_or_create(&ResultLabels { result: result.word() }).inc();
    }

    /// Counts a request that was not made yet, for Discord's rate limits did not allow it.
    pub fn rate_limited(&self) {
        self.0.rate_limit_waits.inc();
    }

    /// Notes whether the gateway is connected; may be told again and again.
    pub fn connected(&self, is_connected: bool) {
        let before = self.0.is_connected.swap(is_connected, Ordering::AcqRel);
        if is_connected && !before && self.0.was_connected.swap(true, Ordering::AcqRel) {
            self.0.reconnects.inc();
        }
    }

    /// Tells whether the gateway is connected.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.0.is_connected.load(Ordering::Acquire)
    }

    /// Writes everything as Prometheus reads it; without vitals if the database does not answer.
    ///
    /// # Errors
    ///
    /// Fails when a value cannot be written, which none of them is.
    pub fn text(&self, offset: Span, vitals: Option<&Vitals>) -> Result<String, fmt::Error> {
        let mut registry = Registry::with_prefix(PREFIX);
        self.register_counters(&mut registry);
        let mut gauge = |name: &str, help: &str, value: f64| registry.register(name, help, ConstGauge::new(value));
        let yes = |yes| if yes { 1.0 } else { 0.0 };
        gauge("gateway_connected", "Whether the gateway is connected", yes(self.is_connected()));
        let is_up = vitals.is_some_and(|vitals| vitals.takes_writes);
        gauge("database_up", "Whether the database answered just now and takes what is written", yes(is_up));
        gauge("clock_offset_seconds", "How far this host's clock is ahead of Discord's", seconds(offset));
        if let Some(vitals) = vitals {
            gauge("running_games", "Games that are running", count(vitals.running_games));
            gauge("outbox_rows", "Messages and edits that are to be sent some time", count(vitals.outbox));
            gauge("outbox_due_rows", "Messages and edits that are to be sent now", count(vitals.outbox_due));
            let help = "Messages and edits that failed and are tried again within minutes";
            gauge("outbox_retried_rows", help, count(vitals.outbox_retried));
            let help = "How long the oldest message or edit that is to be sent now has been waiting";
            gauge("outbox_oldest_due_age_seconds", help, seconds(vitals.oldest_due));
            let help = "For how long the earliest deadline of all games should have been settled";
            gauge("deadline_overdue_seconds", help, seconds(vitals.overdue));
        }
        let mut text = String::new();
        encode(&mut text, &registry)?;
        Ok(text)
    }

    fn register_counters(&self, registry: &mut Registry) {
        let counters = &*self.0;
        let build = BuildLabels { version: env!("CARGO_PKG_VERSION") };
        registry.register("build", "What is running", Info::new(build));
        registry.register(
            "interactions",
            "Commands, buttons and completions by what came of them",
            counters.interactions.clone(),
        );
        let help = "Commands, buttons and completions that failed, whatever they were";
        registry.register("interactions_failed", help, counters.failures.clone());
        registry.register(
            "acknowledgements",
            "First answers to interactions by how they were given",
            counters.acknowledgements.clone(),
        );
        registry.register(
            "acknowledgement_seconds",
            "From the instant Discord made an interaction to its first answer",
            counters.acknowledgement_seconds.clone(),
        );
        registry.register("commit_seconds", "How long commits take", counters.commit_seconds.clone());
        registry.register(
            "expiry_lateness_seconds",
            "How long after a deadline and the settling time it was settled",
            counters.expiry_lateness_seconds.clone(),
        );
        registry.register("rest_requests", "Requests to Discord by what came of them", counters.requests.clone());
        registry.register(
            "rest_rate_limit_waits",
            "Requests not made yet because Discord's rate limits did not allow it",
            counters.rate_limit_waits.clone(),
        );
        registry.register(
            "gateway_reconnects",
            "How often the gateway was connected again after it was lost",
            counters.reconnects.clone(),
        );
    }
}

impl Means {
    const fn word(self) -> &'static str {
        match self {
            Means::Command => "command",
            Means::Button => "button",
            Means::Autocomplete => "autocomplete",
        }
    }
}

impl Outcome {
    const fn word(self) -> &'static str {
        match self {
            Outcome::Shown => "shown",
            Outcome::Applied => "applied",
            Outcome::Refused => "refused",
            Outcome::Failed => "failed",
        }
    }
}

impl Acknowledgement {
    const ALL: [Acknowledgement; 3] = [Acknowledgement::AtOnce, Acknowledgement::Deferred, Acknowledgement::Lost];

    const fn word(self) -> &'static str {
        match self {
            Acknowledgement::AtOnce => "at_once",
            Acknowledgement::Deferred => "deferred",
            Acknowledgement::Lost => "lost",
        }
    }
}

impl RequestResult {
    const ALL: [RequestResult; 6] = [
        RequestResult::Ok,
        RequestResult::Rejected,
        RequestResult::TooMany,
        RequestResult::Broken,
        RequestResult::Transport,
        RequestResult::Unreadable,
    ];

    const fn word(self) -> &'static str {
        match self {
            RequestResult::Ok => "ok",
            RequestResult::Rejected => "4xx",
            RequestResult::TooMany => "429",
            RequestResult::Broken => "5xx",
            RequestResult::Transport => "transport",
            RequestResult::Unreadable => "unreadable",
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "nothing is counted in quadrillions")]
fn seconds(span: Span) -> f64 {
    span.as_ms() as f64 / 1000.0
}

#[expect(clippy::cast_precision_loss, reason = "nothing is counted in quadrillions")]
fn count(number: i64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(watch: &Watch) -> String {
        watch.text(Span::from_ms(-250), None).unwrap()
    }

    #[test]
    fn what_has_not_happened_yet_is_zero() {
        let text = text(&Watch::default());
        for line in [
            "tamsk_acknowledgements_total{how=\"lost\"} 0",
            "tamsk_interactions_failed_total 0",
            "tamsk_rest_requests_total{result=\"5xx\"} 0",
            "tamsk_commit_seconds_count 0",
            "tamsk_gateway_connected 0.0",
            "tamsk_gateway_reconnects_total 0",
            "tamsk_database_up 0.0",
            "tamsk_clock_offset_seconds -0.25",
        ] {
            assert!(text.lines().any(|known| known == line), "{line} in\n{text}");
        }
        assert!(!text.contains("outbox"), "{text}");
    }

    #[test]
    fn a_database_that_takes_nothing_is_not_up() {
        for (takes_writes, line) in [(true, "tamsk_database_up 1.0"), (false, "tamsk_database_up 0.0")] {
            let vitals = Vitals {
                takes_writes,
                running_games: 0,
                outbox: 0,
                outbox_due: 0,
                outbox_retried: 0,
                oldest_due: Span::ZERO,
                overdue: Span::ZERO,
            };
            let text = Watch::default().text(Span::ZERO, Some(&vitals)).unwrap();
            assert!(text.lines().any(|known| known == line), "{line} in\n{text}");
        }
    }

    #[test]
    fn a_reconnect_is_a_connection_after_a_loss() {
        let watch = Watch::default();
        let reconnects = || watch.0.reconnects.get();
        watch.connected(false);
        watch.connected(true);
        watch.connected(true);
        assert_eq!((watch.is_connected(), reconnects()), (true, 0));
        watch.connected(false);
        watch.connected(false);
        assert_eq!((watch.is_connected(), reconnects()), (false, 0));
        watch.connected(true);
        assert_eq!((watch.is_connected(), reconnects()), (true, 1));
    }

    #[test]
    fn an_answer_that_did_not_arrive_takes_no_time() {
        let watch = Watch::default();
        watch.acknowledged(Acknowledgement::Lost, Span::from_secs(9));
        watch.acknowledged(Acknowledgement::AtOnce, Span::from_ms(-5));
        watch.acknowledged(Acknowledgement::Deferred, Span::from_ms(1500));
        let text = text(&watch);
        for line in [
            "tamsk_acknowledgements_total{how=\"lost\"} 1",
            "tamsk_acknowledgement_seconds_sum 1.5",
            "tamsk_acknowledgement_seconds_count 2",
            "tamsk_acknowledgement_seconds_bucket{le=\"1.5\"} 2",
        ] {
            assert!(text.lines().any(|known| known == line), "{line} in\n{text}");
        }
    }
}
