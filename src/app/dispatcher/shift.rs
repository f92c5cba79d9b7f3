//! One run of the dispatcher: what is under way beside each other, and what is known of it.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use tokio::task::Id;

use super::super::Failure;
use super::super::handle::App;
use super::Done;
use crate::game::{ChannelId, GuildId};
use crate::rules::Timestamp;
use crate::store::Waiting;

/// How many effects are under way at a time.
pub const AT_ONCE: usize = 16;
/// How many of them in one channel or thread.
const AT_ONCE_IN_CHANNEL: usize = 3;
/// How many of them on one server.
const AT_ONCE_ON_SERVER: usize = 4;

/// How many of them nobody waits for, and how many places more they leave free in each channel and on each server: so
/// what somebody waits for begins at once, and Discord's limit for everything is not spent on the rest.
const PATIENT_AT_ONCE: usize = 4;
const PATIENT_LEAVE: usize = 2;

/// After so many tries of one thing it is worth a line in the log.
const NOTABLE_TRIES: u32 = 3;

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
    /// The rows that were put off again and again.
    stuck: Mutex<HashSet<i64>>,
}

impl UnderWay {
    /// Tells whether nothing more may be begun.
    pub fn is_full(&self, is_patient: bool) -> bool {
        let patient = self.0.values().filter(|busy| busy.is_patient).count();
        self.0.len() >= AT_ONCE || (is_patient && patient >= PATIENT_AT_ONCE)
    }

    /// Tells whether something of the game is under way.
    pub fn is_busy(&self, waiting: &Waiting) -> bool {
        self.0.values().any(|busy| busy.game == waiting.game)
    }

    /// Tells whether there is room where a row is to be done.
    pub fn has_room_for(&self, waiting: &Waiting) -> bool {
        let on_server = self.0.values().filter(|busy| busy.guild == waiting.guild).count();
        let in_channel = self.0.values().filter(|busy| busy.channel == waiting.channel).count();
        let (server, channel) = at_once(waiting.is_patient);
        on_server < server && in_channel < channel
    }

    /// Lists the servers and channels in which there is no room.
    pub fn full(&self, is_patient: bool) -> (Vec<GuildId>, Vec<ChannelId>) {
        let (server, channel) = at_once(is_patient);
        let servers = crowded(self.0.values().map(|busy| busy.guild), server);
        (servers, crowded(self.0.values().map(|busy| busy.channel), channel))
    }

    /// Lists the rows that are being done.
    fn rows(&self) -> Vec<i64> {
        self.0.values().map(|waiting| waiting.row).collect()
    }

    pub fn begin(&mut self, id: Id, waiting: Waiting) {
        self.0.insert(id, waiting);
    }

    /// Takes out what has ended.
    pub fn end(&mut self, id: Id) -> Option<Waiting> {
        self.0.remove(&id)
    }
}

/// Tells with how many under way there is no more room on a server, and in a channel.
const fn at_once(is_patient: bool) -> (usize, usize) {
    let left = if is_patient { PATIENT_LEAVE } else { 0 };
    (AT_ONCE_ON_SERVER - left, AT_ONCE_IN_CHANNEL - left)
}

/// Lists what occurs at least so often.
fn crowded<T: Copy + Eq + Hash>(places: impl Iterator<Item = T>, many: usize) -> Vec<T> {
    let places: Vec<T> = places.collect();
    let different: HashSet<T> = places.iter().copied().collect();
    different.into_iter().filter(|one| places.iter().filter(|other| *other == one).count() >= many).collect()
}

/// Puts off all that is due, and tells when more will be: looked at one after the other, thousands would each be read
/// and written for nothing.
pub async fn hold_all(
    app: &App,
    under_way: &UnderWay,
    now: Timestamp,
    until: Timestamp,
) -> Result<Option<Timestamp>, Failure> {
    let mut next: Option<Timestamp> = None;
    for is_patient in [false, true] {
        let first = app.store.first_effects(1, is_patient, &[], &[]).await?;
        next = first.iter().map(|waiting| waiting.since).chain(next).min();
    }
    if next.is_none_or(|next| next > now) {
        return Ok(next);
    }
    let mut write = app.store.write().await?;
    // What is under way is not done with before that is written down.
    write.hold_due_effects(now, until, under_way.rows());
    app.commit(write).await?;
    app.watch().rate_limited();
    app.effects_done.send_modify(|count| *count += 1);
    Ok(Some(until))
}

impl Shift {
    /// Begins a run.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn begin(app: &App) -> Result<Shift, Failure> {
        let last_known = app.store.last_enqueued().await?;
        Ok(Shift { last_known, is_failing: AtomicBool::new(false), stuck: Mutex::default() })
    }

    /// Tells whether nobody can have tried this before, not even a process that has ended since.
    pub const fn is_first_try(&self, waiting: &Waiting) -> bool {
        waiting.attempts == 0 && waiting.row > self.last_known
    }

    /// Says that Discord does not take something, when it is put off the third time, unless that holds for something
    /// else already; and that there is nothing like that any more.
    pub fn tried(&self, waiting: &Waiting, done: &Done) {
        let mut stuck = self.stuck.lock().unwrap_or_else(PoisonError::into_inner);
        if !matches!(done, Done::Later(None)) {
            if stuck.remove(&waiting.row) && stuck.is_empty() {
                tracing::info!("nothing is stuck any more that is to be said at Discord");
            }
        } else if waiting.attempts + 1 >= NOTABLE_TRIES && stuck.insert(waiting.row) && stuck.len() == 1 {
            let (game, effect) = (waiting.game, &waiting.effect);
            tracing::warn!(%game, ?effect, "Discord does not take what is to be said; it is tried again and again");
        }
    }

    /// Notes that nothing waits, whatever became of what was stuck.
    pub fn rests(&self) {
        self.stuck.lock().unwrap_or_else(PoisonError::into_inner).clear();
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
