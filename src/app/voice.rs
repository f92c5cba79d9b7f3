//! Where the bot may speak, as far as interactions and refusals have shown; and what is made up for when it may again.
//!
//! Nothing of it is stored: after a restart the first interaction in a channel shows it anew.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Failure;
use super::dispatcher::{is_board_missing, plies};
use super::handle::App;
use crate::game::{ChannelId, Effect, Game, Stage};
use crate::rules::{Span, Timestamp};

/// How long a place that will not have messages is left alone; four times as long each time it will not again.
const DEAF_FOR: Span = Span::from_secs(600);
/// How often that grows, to some two days.
const GROWS: u32 = 4;
/// How long it is remembered how often a place would not.
const REMEMBERED: Span = Span::from_secs(14 * 24 * 60 * 60);
/// For how long after it was seen what may be done, a refusal must have another reason.
const FRESH: Span = Span::from_secs(60);

/// What the bot may do in a channel and in the threads of it, as an interaction there shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Whether it sees the channel.
    pub view: bool,
    /// Whether it may speak in the channel.
    pub send: bool,
    /// Whether it may speak in threads of it.
    pub send_in_threads: bool,
    /// Whether it may attach pictures.
    pub attach: bool,
}

/// What something to be done needs of a place, each including those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Need {
    /// To be seen.
    View,
    /// To be spoken in.
    Words,
    /// To be shown pictures in.
    Picture,
}

/// A channel or thread, with the channel whose permissions hold there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    pub(super) home: ChannelId,
    pub(super) channel: ChannelId,
    pub(super) in_thread: bool,
}

/// What an interaction has shown of a channel that was not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// Nothing.
    Nothing,
    /// That the bot may speak there, for the first time since it was started.
    First,
    /// That the bot may do there again what it could not.
    Better,
}

/// What is known of places, by interactions and by refusals.
#[derive(Default, Debug)]
pub(super) struct Voices(Mutex<Known>);

#[derive(Default, Debug)]
struct Known {
    sights: HashMap<ChannelId, (Timestamp, Sight)>,
    refusals: HashMap<(ChannelId, Need), Refusal>,
}

#[derive(Clone, Copy, Debug)]
struct Refusal {
    spot: Spot,
    until: Timestamp,
    tries: u32,
    /// Whether it came although the permissions were there: what they look like then means nothing.
    has_other_reason: bool,
}

impl Need {
    pub(super) const ALL: [Need; 3] = [Need::View, Need::Words, Need::Picture];

    /// Tells what an effect needs of the place where it is done.
    pub(super) const fn of(effect: &Effect) -> Need {
        match effect {
            Effect::PostBoard { .. } | Effect::PostResult { .. } => Need::Picture,
            Effect::PostChallenge
            | Effect::Tell { .. }
            | Effect::TellParent
            | Effect::TellAway { .. }
            | Effect::Warn(_) => Need::Words,
            Effect::EditChallenge
            | Effect::OpenThread
            | Effect::Repaint
            | Effect::StripBoard { .. }
            | Effect::StrikeWarning(_) => Need::View,
        }
    }
}

impl Sight {
    const ALL: Sight = Sight { view: true, send: true, send_in_threads: true, attach: true };

    fn allows(self, in_thread: bool, need: Need) -> bool {
        let speaks = if in_thread { self.send_in_threads } else { self.send };
        self.view && (speaks || need == Need::View) && (self.attach || need != Need::Picture)
    }

    /// Tells whether there is something that was not allowed before.
    fn is_better_than(self, before: Sight) -> bool {
        let all = [false, true].into_iter().flat_map(|in_thread| Need::ALL.map(|need| (in_thread, need)));
        let mut gained =
            all.filter(|(in_thread, need)| self.allows(*in_thread, *need) && !before.allows(*in_thread, *need));
        gained.next().is_some()
    }
}

impl Voices {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells until when something need not be tried in a place; nothing if it may be.
    pub(super) fn closed_until(&self, spot: Spot, need: Need, now: Timestamp) -> Option<Timestamp> {
        let known = self.known();
        let seen = known.sights.get(&spot.home).filter(|(_, sight)| !sight.allows(spot.in_thread, need));
        let refused = known.refusals.get(&(spot.channel, need)).map(|refusal| refusal.until);
        seen.map(|(at, _)| *at + DEAF_FOR).into_iter().chain(refused).filter(|until| now < *until).max()
    }

    /// Tells whether a place would have neither pictures nor words when last asked: then words alone show whether it
    /// has changed its mind.
    pub(super) fn had_no_words(&self, spot: Spot) -> bool {
        let known = self.known();
        [Need::Words, Need::Picture].iter().all(|need| known.refusals.contains_key(&(spot.channel, *need)))
    }

    /// Notes that a place refused what needs this; for another reason than permissions if that is known.
    pub(super) fn refused(&self, spot: Spot, needs: &[Need], now: Timestamp, has_other_reason: bool) {
        let mut known = self.known();
        known.refusals.retain(|_, refusal| now < refusal.until + REMEMBERED);
        let sight = known.sights.get(&spot.home).filter(|(at, _)| now < *at + FRESH).map(|(_, sight)| *sight);
        for need in needs {
            let allowed = sight.is_some_and(|sight| sight.allows(spot.in_thread, *need));
            let first = Refusal { spot, until: now, tries: 0, has_other_reason: false };
            let refusal = known.refusals.entry((spot.channel, *need)).or_insert(first);
            refusal.until = now + Span::from_ms(DEAF_FOR.as_ms() << (2 * refusal.tries.min(GROWS)));
            refusal.tries += 1;
            refusal.has_other_reason = has_other_reason || allowed;
        }
    }

    /// Notes that something was done in a place.
    pub(super) fn heard(&self, spot: Spot, need: Need) {
        self.known().refusals.retain(|(channel, other), _| *channel != spot.channel || *other > need);
    }

    /// Notes what an interaction shows, and tells what is new about it.
    fn sighted(&self, home: ChannelId, sight: Sight, now: Timestamp) -> News {
        let mut known = self.known();
        // What is not allowed somewhere is remembered for longer, so that it is noticed when it is allowed again.
        known.sights.retain(|_, (at, sight)| now < *at + if *sight == Sight::ALL { DEAF_FOR } else { REMEMBERED });
        let before = known.sights.insert(home, (now, sight)).map(|(_, sight)| sight);
        let refusals = known.refusals.len();
        known.refusals.retain(|(_, need), refusal| {
            if refusal.spot.home != home {
                return true;
            }
            let allowed = sight.allows(refusal.spot.in_thread, *need);
            refusal.has_other_reason &= allowed;
            !allowed || refusal.has_other_reason
        });
        if known.refusals.len() < refusals || before.is_some_and(|before| sight.is_better_than(before)) {
            News::Better
        } else if before.is_none() && [false, true].iter().any(|in_thread| sight.allows(*in_thread, Need::Words)) {
            News::First
        } else {
            News::Nothing
        }
    }
}

impl App {
    /// Notes what an interaction shows of its channel, or of its thread's, before it is carried out.
    pub fn sighted(&self, home: ChannelId, sight: Sight) -> News {
        self.voices.sighted(home, sight, self.clock.now())
    }

    /// Tells what was seen of a channel lately.
    #[must_use]
    pub fn sight(&self, home: ChannelId) -> Option<Sight> {
        let now = self.clock.now();
        self.voices.known().sights.get(&home).filter(|(at, _)| now < *at + DEAF_FOR).map(|(_, sight)| *sight)
    }

    /// Makes up for what could not be said in a channel: challenges and newest boards that nobody saw.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then nothing has changed.
    pub async fn make_up(&self, home: ChannelId, news: News) -> Result<(), Failure> {
        if news == News::Nothing {
            return Ok(());
        }
        let mut wanted = Vec::new();
        for id in self.store.open_games_in(home).await? {
            let Some(game) = self.readable(id).await? else { continue };
            let shown = self.store.shown(id).await?;
            let effect = match &game.stage {
                Stage::Offered { .. } if shown.challenge.is_none() => Effect::PostChallenge,
                Stage::Started(_) if is_board_missing(&game, shown) => {
                    Effect::PostBoard { ply: plies(&game), again: false }
                }
                Stage::Started(_) if news == News::Better && game.is_running() => Effect::Repaint,
                Stage::Offered { .. } | Stage::Started(_) | Stage::Closed(_) => continue,
            };
            wanted.push((game, effect));
        }
        if wanted.is_empty() {
            return Ok(());
        }
        let now = self.clock.now();
        let mut write = self.store.write().await?;
        let mut fresh = 0;
        for (Game { id, .. }, effect) in &wanted {
            let waits = match effect {
                Effect::PostChallenge => write.challenge_waits(*id).await?,
                _ => write.board_waits(*id, 0).await?,
            };
            if waits {
                write.release_effects_of(*id, now);
            } else {
                write.enqueue(*id, std::slice::from_ref(effect), now)?;
                fresh += 1;
            }
        }
        self.commit(write).await?;
        self.ring_bells(&[Effect::Repaint]);
        // What only waits is on its way, as in every game that has just begun.
        if fresh > 0 {
            tracing::info!(channel = %home, games = fresh, "games that could not be shown in a channel are shown now");
        } else {
            tracing::debug!(channel = %home, games = wanted.len(), "what waits for a channel is tried at once");
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: ChannelId = ChannelId(1);
    const CHANNEL: Spot = Spot { home: HOME, channel: HOME, in_thread: false };
    const ALL: Sight = Sight::ALL;

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_ms(seconds * 1000)
    }

    #[test]
    fn a_place_that_refuses_is_left_alone_longer_and_longer_until_it_is_seen_to_be_open() {
        let voices = Voices::default();
        for (now, until) in [(0, 600), (600, 3_000), (3_000, 12_600), (12_600, 51_000), (51_000, 204_600)] {
            voices.refused(CHANNEL, &Need::ALL, at(now), false);
            assert_eq!(voices.closed_until(CHANNEL, Need::View, at(now)), Some(at(until)));
            assert_eq!(voices.closed_until(CHANNEL, Need::View, at(until)), None);
        }
        voices.refused(CHANNEL, &Need::ALL, at(204_600), false);
        assert_eq!(voices.closed_until(CHANNEL, Need::View, at(204_600)), Some(at(358_200)));
        assert_eq!(voices.sighted(HOME, ALL, at(204_601)), News::Better);
        assert_eq!(voices.closed_until(CHANNEL, Need::Picture, at(204_601)), None);
        assert_eq!(voices.sighted(HOME, ALL, at(204_602)), News::Nothing);
    }

    #[test]
    fn what_refuses_although_the_permissions_are_there_is_not_tried_again_for_their_sake() {
        let voices = Voices::default();
        assert_eq!(voices.sighted(HOME, ALL, at(0)), News::First);
        voices.refused(CHANNEL, &[Need::Words], at(1), false);
        assert_eq!(voices.sighted(HOME, ALL, at(2)), News::Nothing);
        assert_eq!(voices.closed_until(CHANNEL, Need::Words, at(2)), Some(at(601)));
        // Once they are seen to be gone, it matters that they come back.
        assert_eq!(voices.sighted(HOME, Sight { send: false, ..ALL }, at(3)), News::Nothing);
        assert_eq!(voices.sighted(HOME, ALL, at(4)), News::Better);
        assert_eq!(voices.closed_until(CHANNEL, Need::Words, at(4)), None);
    }

    #[test]
    fn what_is_seen_to_be_missing_is_believed_for_a_while() {
        let voices = Voices::default();
        let thread = Spot { channel: ChannelId(2), in_thread: true, ..CHANNEL };
        voices.sighted(HOME, Sight { send: false, attach: false, ..ALL }, at(0));
        assert_eq!(voices.closed_until(CHANNEL, Need::View, at(1)), None);
        assert_eq!(voices.closed_until(CHANNEL, Need::Words, at(1)), Some(at(600)));
        assert_eq!(voices.closed_until(thread, Need::Words, at(1)), None);
        assert_eq!(voices.closed_until(thread, Need::Picture, at(1)), Some(at(600)));
        assert_eq!(voices.closed_until(thread, Need::Picture, at(600)), None);
    }

    #[test]
    fn a_place_nobody_asks_in_any_more_is_forgotten_sooner_if_everything_was_allowed_there() {
        let voices = Voices::default();
        let closed = ChannelId(2);
        voices.sighted(closed, Sight { attach: false, ..ALL }, at(0));
        for place in 100..200 {
            voices.sighted(ChannelId(place), ALL, at(0));
        }
        assert_eq!(voices.known().sights.len(), 101);
        voices.sighted(HOME, ALL, at(600));
        assert_eq!(voices.known().sights.len(), 2);
        assert_eq!(voices.sighted(closed, ALL, at(7_200)), News::Better);
        voices.sighted(closed, Sight { attach: false, ..ALL }, at(7_200));
        voices.sighted(HOME, ALL, at(7_200) + REMEMBERED);
        assert_eq!(voices.known().sights.keys().collect::<Vec<_>>(), [&HOME]);
    }

    #[test]
    fn what_has_words_is_not_said_to_have_pictures() {
        let voices = Voices::default();
        voices.refused(CHANNEL, &Need::ALL, at(0), false);
        assert!(voices.had_no_words(CHANNEL));
        voices.heard(CHANNEL, Need::Words);
        assert_eq!(voices.closed_until(CHANNEL, Need::Words, at(1)), None);
        assert_eq!(voices.closed_until(CHANNEL, Need::Picture, at(1)), Some(at(600)));
        assert!(!voices.had_no_words(CHANNEL));
    }
}
