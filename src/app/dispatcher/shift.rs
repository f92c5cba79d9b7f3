//! One run of the dispatcher: what is under way beside each other, and what is known of it.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::task::Id;

use super::super::Failure;
use super::super::handle::App;
use crate::game::{ChannelId, GuildId};
use crate::store::Waiting;

/// How many effects are under way at a time.
pub const AT_ONCE: usize = 16;
/// How many of them in one channel or thread.
const AT_ONCE_IN_CHANNEL: usize = 3;
/// How many of them on one server.
const AT_ONCE_ON_SERVER: usize = 4;

/// What is under way, of each game one effect at most.
///
/// Discord limits each channel for itself, and a slow one would in time keep everything waiting; so nobody gets all.
#[derive(Default, Debug)]
pub struct UnderWay(HashMap<Id, Waiting>);

/// What all effects of one run share.
#[derive(Debug)]
pub struct Shift {
    /// The last row that an earlier process may have tried.
    last_known: i64,
    is_failing: AtomicBool,
}

impl UnderWay {
    /// Tells whether nothing more may be begun.
    pub fn is_full(&self) -> bool {
        self.0.len() >= AT_ONCE
    }

    /// Tells whether something of the game is under way.
    pub fn is_busy(&self, waiting: &Waiting) -> bool {
        self.0.values().any(|busy| busy.game == waiting.game)
    }

    /// Tells whether there is room where a row is to be done.
    pub fn has_room_for(&self, waiting: &Waiting) -> bool {
        let on_server = self.0.values().filter(|busy| busy.guild == waiting.guild).count();
        let in_channel = self.0.values().filter(|busy| busy.channel == waiting.channel).count();
        on_server < AT_ONCE_ON_SERVER && in_channel < AT_ONCE_IN_CHANNEL
    }

    /// Lists the servers and channels in which there is no room.
    pub fn full(&self) -> (Vec<GuildId>, Vec<ChannelId>) {
        let servers = crowded(self.0.values().map(|busy| busy.guild), AT_ONCE_ON_SERVER);
        (servers, crowded(self.0.values().map(|busy| busy.channel), AT_ONCE_IN_CHANNEL))
    }

    pub fn begin(&mut self, id: Id, waiting: Waiting) {
        self.0.insert(id, waiting);
    }

    /// Takes out what has ended.
    pub fn end(&mut self, id: Id) -> Option<Waiting> {
        self.0.remove(&id)
    }
}

/// Lists what occurs at least so often.
fn crowded<T: Copy + Eq + Hash>(places: impl Iterator<Item = T>, many: usize) -> Vec<T> {
    let places: Vec<T> = places.collect();
    let different: HashSet<T> = places.iter().copied().collect();
    different.into_iter().filter(|one| places.iter().filter(|other| *other == one).count() >= many).collect()
}

impl Shift {
    /// Begins a run.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn begin(app: &App) -> Result<Shift, Failure> {
        Ok(Shift { last_known: app.store.last_enqueued().await?, is_failing: AtomicBool::new(false) })
    }

    /// Tells whether nobody can have tried this before, not even a process that has ended since.
    pub const fn is_first_try(&self, waiting: &Waiting) -> bool {
        waiting.attempts == 0 && waiting.row > self.last_known
    }

    /// Says that the database fails, unless that was said.
    pub fn failed(&self, failure: &Failure, waiting: Option<&Waiting>) {
        if !self.is_failing.swap(true, Ordering::Relaxed) {
            let game = waiting.map(|waiting| waiting.game.0);
            tracing::error!(%failure, game, "the outbox cannot be worked off; trying every second");
        }
    }

    /// Says that the database works again, if it was said that it does not.
    pub fn works(&self) {
        if self.is_failing.swap(false, Ordering::Relaxed) {
            tracing::info!("the outbox is worked off again");
        }
    }
}
