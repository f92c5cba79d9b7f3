//! What is known of how far the host's clock is ahead of Discord's.

use crate::rules::{Span, Timestamp};

/// How long a bound is believed.
const BOUND_LIFE: Span = Span::from_secs(600);

/// What is known of host minus Discord, each bound with the host's instant at which it was found.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Bounds {
    /// What is believed as long as nothing speaks against it.
    assumed: Span,
    /// A bound from above that is believed as long as there is no other.
    dated: Option<Span>,
    above: Option<(Span, Timestamp)>,
    below: Option<(Span, Timestamp)>,
    /// Whether a bound was ever found.
    is_sure: bool,
}

impl Bounds {
    /// Tells what is believed.
    pub(super) fn offset(&self) -> Span {
        let assumed = self.dated.map_or(self.assumed, |bound| bound.min(self.assumed));
        let from_below = self.below.map_or(assumed, |(bound, _)| bound.max(assumed));
        self.above.map_or(from_below, |(bound, _)| bound.min(from_below))
    }

    /// Believes something until it is contradicted.
    pub(super) fn assume(&mut self, correction: Span) {
        self.assumed = correction;
    }

    /// Learns from something less sure that host minus Discord is at most so much; it counts until something surer is heard.
    pub(super) fn date(&mut self, at_most: Span) {
        if !self.is_sure {
            self.dated = Some(self.dated.map_or(at_most, |bound| bound.min(at_most)));
        }
    }

    /// Learns that host minus Discord is at most so much, and perhaps at least so much.
    pub(super) fn learn(&mut self, at_least: Option<Span>, at_most: Span, host: Timestamp) {
        (self.dated, self.is_sure) = (None, true);
        let (known, before) = (self.offset(), (self.above, self.below));
        // The newer word counts where two contradict each other.
        self.above = fresh(self.above, host).filter(|(bound, _)| at_least.is_none_or(|least| least <= *bound));
        self.below = fresh(self.below, host).filter(|(bound, _)| *bound <= at_most);
        if (self.above, self.below) != before {
            // A bound is given up, not what was found by it.
            self.assumed = known;
        }
        if self.above.is_none_or(|(bound, _)| at_most <= bound) {
            self.above = Some((at_most, host));
        }
        if let Some(least) = at_least.filter(|least| self.below.is_none_or(|(bound, _)| *least >= bound)) {
            self.below = Some((least, host));
        }
    }
}

fn fresh(bound: Option<(Span, Timestamp)>, host: Timestamp) -> Option<(Span, Timestamp)> {
    bound.filter(|(_, found)| (Span::ZERO..=BOUND_LIFE).contains(&host.since(*found)))
}
