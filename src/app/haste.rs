//! How much one player and one server may ask for at once, so that nobody can keep the others waiting.
//!
//! Everybody has a store of asks that fills up again as time passes; whoever has used it up is told when to go on. All
//! numbers are far above what people do with their fingers.
//!
//! All instants here are the host's: its clock never jumps, while the one that is put right by Discord's may step back,
//! and then everybody would have to wait for as long.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::game::{GuildId, PlayerId};
use crate::rules::{Span, Timestamp};

/// How many stores are remembered; the fullest are forgotten first, which gives nobody more than he has.
const REMEMBERED: usize = 4_096;
/// How long everybody is asked to wait when too much is in hand.
const CROWDED: Span = Span::from_secs(5);

/// How much may be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How many at once.
    pub at_once: i64,
    /// How long it takes until one more may be.
    pub one_in: Span,
}

/// How much may be asked, by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// By one player.
    pub player: Rate,
    /// By all of one server.
    pub server: Rate,
    /// How many challenges one player may make.
    pub challenges: Rate,
    /// How many interactions may be in hand at a time, of all servers.
    pub in_hand: usize,
}

impl Rates {
    /// What people need, and a good deal more.
    pub const USUAL: Rates = Rates {
        player: Rate { at_once: 100, one_in: Span::from_ms(100) },
        server: Rate { at_once: 1_000, one_in: Span::from_ms(5) },
        challenges: Rate { at_once: 20, one_in: Span::from_secs(20) },
        in_hand: 512,
    };
    /// No bound at all.
    pub const BOUNDLESS: Rates = {
        let boundless = Rate { at_once: i64::MAX >> 32, one_in: Span::ZERO };
        Rates { player: boundless, server: boundless, challenges: boundless, in_hand: usize::MAX }
    };
}

/// What has been asked lately.
#[derive(Debug)]
pub(super) struct Haste {
    rates: Rates,
    players: Stores<PlayerId>,
    servers: Stores<GuildId>,
    challenges: Stores<PlayerId>,
}

impl Haste {
    pub(super) fn new(rates: Rates) -> Haste {
        let stores = Stores::default;
        Haste { rates, players: stores(), servers: Stores::default(), challenges: stores() }
    }

    /// Tells until when somebody has to wait; nothing if he may go on.
    pub(super) fn asks(
        &self,
        player: PlayerId,
        server: Option<GuildId>,
        in_hand: usize,
        at: Timestamp,
    ) -> Option<Timestamp> {
        if in_hand > self.rates.in_hand {
            return Some(at + CROWDED);
        }
        let by_player = self.players.take(player, self.rates.player, at);
        by_player.or_else(|| self.servers.take(server?, self.rates.server, at))
    }

    /// Tells until when somebody has to wait before he may challenge again; nothing if he may.
    pub(super) fn challenges(&self, player: PlayerId, at: Timestamp) -> Option<Timestamp> {
        self.challenges.take(player, self.rates.challenges, at)
    }
}

/// By whom: when his store will be full again.
#[derive(Debug)]
struct Stores<K>(Mutex<HashMap<K, Timestamp>>);

impl<K> Default for Stores<K> {
    fn default() -> Stores<K> {
        Stores(Mutex::default())
    }
}

impl<K: Copy + Eq + Hash> Stores<K> {
    /// Takes one out of a store; tells when there will be one if it is empty.
    fn take(&self, whose: K, rate: Rate, at: Timestamp) -> Option<Timestamp> {
        let mut stores = self.locked();
        if stores.len() >= REMEMBERED {
            stores.retain(|_, full_at| *full_at > at);
        }
        if stores.len() >= REMEMBERED
            && let Some(fullest) = stores.iter().min_by_key(|(_, full_at)| **full_at).map(|(key, _)| *key)
        {
            stores.remove(&fullest);
        }
        let full_at = stores.entry(whose).or_insert(at);
        let after = (*full_at).max(at) + rate.one_in;
        let whole = Span::from_ms(rate.one_in.as_ms().saturating_mul(rate.at_once));
        if after.since(at) > whole {
            return Some(after - whole);
        }
        *full_at = after;
        None
    }

    fn locked(&self) -> MutexGuard<'_, HashMap<K, Timestamp>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{App, Limits};
    use crate::clock::Clock;
    use crate::game::SandRange;
    use crate::store::Store;

    fn at(ms: i64) -> Timestamp {
        Timestamp::from_ms(ms)
    }

    #[test]
    fn a_store_that_is_used_up_fills_again_and_tells_when() {
        let rate = Rate { at_once: 3, one_in: Span::from_ms(100) };
        let stores = Stores::default();
        for _ in 0..3 {
            assert_eq!(stores.take(1, rate, at(1_000)), None);
        }
        assert_eq!(stores.take(1, rate, at(1_000)), Some(at(1_100)));
        assert_eq!(stores.take(1, rate, at(1_099)), Some(at(1_100)));
        assert_eq!(stores.take(2, rate, at(1_099)), None, "others have their own");
        assert_eq!(stores.take(1, rate, at(1_100)), None);
        assert_eq!(stores.take(1, rate, at(1_100)), Some(at(1_200)));
        for _ in 0..3 {
            assert_eq!(stores.take(1, rate, at(9_000)), None, "it is full again, and no fuller");
        }
        assert_eq!(stores.take(1, rate, at(9_000)), Some(at(9_100)));
    }

    #[test]
    fn a_late_word_gives_nobody_more() {
        let rate = Rate { at_once: 1, one_in: Span::from_secs(1) };
        let stores = Stores::default();
        assert_eq!(stores.take(1, rate, at(5_000)), None);
        assert_eq!(stores.take(1, rate, at(4_000)), Some(at(6_000)));
    }

    #[test]
    fn however_many_come_no_more_than_so_many_are_remembered_and_the_busiest_stays() {
        let rate = Rate { at_once: 10, one_in: Span::from_secs(60) };
        let stores = Stores::default();
        for _ in 0..10 {
            assert_eq!(stores.take(0, rate, at(0)), None);
        }
        for stranger in 1..20_000 {
            assert_eq!(stores.take(stranger, rate, at(stranger)), None);
        }
        assert!(stores.locked().len() <= REMEMBERED);
        assert_eq!(stores.take(0, rate, at(20_000)), Some(at(60_000)));
    }

    #[test]
    fn whatever_a_player_and_a_server_may_is_counted_apart_and_a_crowd_has_to_wait() {
        let one = Rate { at_once: 1, one_in: Span::from_secs(1) };
        let two = Rate { at_once: 2, one_in: Span::from_secs(1) };
        let haste = Haste::new(Rates { player: one, server: two, challenges: one, in_hand: 5 });
        let guild = Some(GuildId(9));
        assert_eq!(haste.asks(PlayerId(1), guild, 5, at(0)), None);
        assert_eq!(haste.asks(PlayerId(1), guild, 0, at(0)), Some(at(1_000)));
        assert_eq!(haste.asks(PlayerId(2), guild, 0, at(0)), None);
        assert_eq!(haste.asks(PlayerId(3), guild, 0, at(0)), Some(at(1_000)), "the server has had its two");
        assert_eq!(haste.asks(PlayerId(4), None, 0, at(0)), None);
        assert_eq!(haste.asks(PlayerId(5), None, 6, at(0)), Some(at(5_000)));
        assert_eq!(haste.challenges(PlayerId(1), at(0)), None);
        assert_eq!(haste.challenges(PlayerId(1), at(0)), Some(at(1_000)));
    }

    #[tokio::test]
    async fn a_clock_that_is_put_back_makes_nobody_wait() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("tamsk.sqlite").display());
        let start = Timestamp::from_ms(1_767_225_600_000);
        let (clock, _hands) = Clock::manual(start);
        let sand = SandRange { min: Span::from_secs(1), max: Span::from_secs(86_400) };
        let limits = Limits { sand, settling: Span::ZERO, credits_outages: true, rates: Rates::USUAL };
        let app = App::new(Store::open(&url).await.unwrap(), clock, limits);
        let (alice, bob, server) = (PlayerId(1 << 40), PlayerId(2 << 40), Some(GuildId(9)));
        assert_eq!(app.asks(alice, server, 0), None);
        // A message that was made an hour before it was asked for: the host's clock is fast.
        app.clock().asked(app.clock().host(), (1_767_225_600_000 - 3_600_000 - 1_420_070_400_000) << 22);
        let now = app.clock().now();
        assert_eq!(now, start - Span::from_secs(3_600));
        assert!((0..99).all(|_| app.asks(alice, server, 0).is_none()));
        assert_eq!(app.asks(alice, server, 0), Some(now + Span::from_ms(100)), "he is told by the clock that he sees");
        assert_eq!(app.asks(bob, server, 0), None);
    }

    #[test]
    fn without_bounds_nobody_waits() {
        let haste = Haste::new(Rates::BOUNDLESS);
        assert!((0..10_000).all(|_| haste.asks(PlayerId(1), Some(GuildId(1)), 9_999, at(0)).is_none()));
    }
}
