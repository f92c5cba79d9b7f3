//! Whether the bot is there, where players can reach it, and what is made good to games when it was not.
//!
//! A heartbeat in the database says when it was last surely there. After a crash, a stop or a lost gateway nothing that
//! falls due later happens until Discord is heard again; a time too long to be passed over is then noted as an outage,
//! and each running game is credited with it before anything else happens to it: at once where something is due or
//! somebody acts, and soon for the others. So a start with thousands of games keeps nobody waiting.

#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use super::Failure;
use super::handle::App;
use crate::clock::Clock;
use crate::game::{Effect, GameId, credit, evolve, plan};
use crate::rules::{Span, Timestamp};
use crate::store::{Heartbeat, Versioned, Write};

/// What is no longer than this is not worth a credit.
const SHORTEST_OUTAGE: Span = Span::from_secs(5);
/// How old the last heartbeat may be of a bot that is still there.
const LONGEST_SILENCE: Duration = Duration::from_secs(5);
/// How old it may be of one that can answer.
const LONGEST_UNWRITTEN: Duration = Duration::from_secs(10);
/// How long reading two clocks takes at the most, unless the process is stopped between them.
const ONE_MOMENT: Duration = Duration::from_secs(1);
/// From here on an operator should set the host's clock.
const NOTABLE_OFFSET: Span = Span::from_ms(500);

/// A game credited with every outage, and what is to be said of that.
type Current = (Versioned, Vec<Effect>);

/// What is known of the bot's own presence.
#[derive(Debug)]
pub(super) struct Presence {
    seen: watch::Sender<Seen>,
    /// Held while a heartbeat is written, so that an outage ends once.
    beating: tokio::sync::Mutex<()>,
    is_offset_notable: Mutex<bool>,
    /// How many outages there were that games may not have been credited with, the one before this start among them.
    outages: AtomicU64,
    /// How many of them every game was found to be credited with.
    swept: AtomicU64,
}

/// When the bot was last surely there, and whether anything speaks against its being there still.
#[derive(Clone, Copy, Debug)]
struct Seen {
    last: Timestamp,
    /// When the last heartbeat became true, on the clock that nobody sets.
    pulse: Duration,
    /// Whether nothing was found amiss since. It says nothing about a process that is stopped: its pulse grows old.
    is_there: bool,
    /// Whether Discord is connected, so that whatever comes from it shows that players reach the bot.
    is_connected: bool,
    /// How often the bot was found not to be there.
    losses: u64,
    /// What was missed before it was there again, if that was too short to be made good.
    missed: Option<Missed>,
}

/// A time that is passed over: what players did in it is told late, and by then nothing must have run out.
#[derive(Clone, Copy, Debug)]
struct Missed {
    since: Timestamp,
    /// When the bot was there again, from where on inputs have their time to arrive.
    noted_at: Timestamp,
}

impl Presence {
    /// Begins as somebody who is not there yet, and has missed nothing.
    pub(super) fn new(clock: &Clock) -> Presence {
        let (last, pulse) = moment(clock);
        Presence {
            seen: watch::Sender::new(Seen {
                last,
                pulse,
                is_there: false,
                is_connected: false,
                losses: 0,
                missed: None,
            }),
            beating: tokio::sync::Mutex::new(()),
            is_offset_notable: Mutex::new(false),
            outages: AtomicU64::new(1),
            swept: AtomicU64::new(0),
        }
    }

    fn seen(&self) -> Seen {
        *self.seen.borrow()
    }

    /// Notes that the bot is not there, and tells whether that is new.
    fn miss(&self, is_connected: bool) -> bool {
        self.seen.send_if_modified(|seen| {
            seen.losses += 1;
            seen.is_connected &= is_connected;
            std::mem::replace(&mut seen.is_there, false)
        })
    }
}

impl Seen {
    /// Tells whether players can reach the bot, when the clock that nobody sets says so much.
    fn counts_at(&self, running: Duration) -> bool {
        self.is_there && running.saturating_sub(self.pulse) <= LONGEST_SILENCE
    }
}

/// Reads the instant and the clock that nobody sets at one moment, even if the process is stopped while it reads.
fn moment(clock: &Clock) -> (Timestamp, Duration) {
    loop {
        let running = clock.running();
        let now = clock.now();
        if clock.running().saturating_sub(running) < ONE_MOMENT {
            return (now, running);
        }
    }
}

impl App {
    /// Reads when the bot was last there, before this start.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn wake(&self) -> Result<(), Failure> {
        if let Some(Heartbeat { at, correction }) = self.store.heartbeat().await? {
            self.clock.assume(correction);
            self.presence.seen.send_modify(|seen| seen.last = at);
        }
        Ok(())
    }

    /// Notes that something came from Discord; ends an outage if there was one.
    ///
    /// What was still in hand when the connection was lost, or the bot was told to stop, ends none.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then the bot counts as not there.
    pub async fn heard(&self) -> Result<(), Failure> {
        let seen = self.presence.seen();
        if self.is_there() || !seen.is_connected {
            return Ok(());
        }
        let one_at_a_time = self.presence.beating.lock().await;
        // Of many that come at once, the first one notes it for all.
        if self.is_there() { Ok(()) } else { self.beat_holding(one_at_a_time, seen.losses).await }
    }

    /// Notes in the database that Discord is connected and the bot is there, to be called every second; ends an outage
    /// if there was one.
    ///
    /// A process that was stopped for a while, or a database that could not be written, was not there either.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then the bot counts as not there.
    pub async fn beat(&self) -> Result<(), Failure> {
        self.beat_unless_lost(self.losses()).await
    }

    /// Tells how often the bot was found not to be there.
    #[must_use]
    pub fn losses(&self) -> u64 {
        self.presence.seen().losses
    }

    /// Does the same as [`App::beat`], unless the bot was found not to be there since it was [lost](App::losses) so often.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then the bot counts as not there.
    pub async fn beat_unless_lost(&self, losses: u64) -> Result<(), Failure> {
        let one_at_a_time = self.presence.beating.lock().await;
        self.beat_holding(one_at_a_time, losses).await
    }

    async fn beat_holding(&self, _one_at_a_time: tokio::sync::MutexGuard<'_, ()>, losses: u64) -> Result<(), Failure> {
        if self.losses() != losses {
            return Ok(());
        }
        let noted = self.note_heartbeat(losses).await;
        if let Err(failure) = &noted
            && self.presence.miss(true)
        {
            tracing::warn!(%failure, "no heartbeat can be noted: what falls due from now on waits");
        }
        noted
    }

    async fn note_heartbeat(&self, losses: u64) -> Result<(), Failure> {
        let mut write = self.store.write().await?;
        // The clocks are read when nobody has to be waited for any more: what took long until here was an outage.
        write.begin().await?;
        let (now, running) = moment(&self.clock);
        let seen = self.presence.seen();
        let was_there = seen.counts_at(running);
        let away = now.since(seen.last);
        let is_outage = !was_there && self.limits.credits_outages && away > SHORTEST_OUTAGE;
        if is_outage {
            write.note_outage(seen.last, now);
        }
        // As the host is set now, for that is how the next process finds it.
        write.beat(Heartbeat { at: now, correction: self.clock.offset() });
        self.commit(write).await?;
        if is_outage {
            // After the commit, or a sweep would miss it, and before anybody hears that the bot is there.
            self.presence.outages.fetch_add(1, Ordering::SeqCst);
        }
        // Also if the commit took so long that what fell due meanwhile was found to wait.
        let rings = !was_there || !self.is_there();
        let is_passed_over = !was_there && !is_outage && self.limits.credits_outages;
        self.presence.seen.send_modify(|seen| {
            seen.pulse = running;
            if seen.losses == losses {
                // It ends by itself: the next heartbeats come while it lasts.
                if is_passed_over {
                    seen.missed = Some(Missed { since: self.held_at(seen), noted_at: now });
                }
                (seen.last, seen.is_there, seen.is_connected) = (now, true, true);
            } else if is_outage {
                // It was lost meanwhile, and everything until now is made good.
                seen.last = now;
            }
        });
        if is_outage {
            tracing::warn!(away_ms = away.as_ms(), "back; games are credited with the time");
        } else if !was_there && self.is_there() {
            tracing::info!(away_ms = away.as_ms(), "there; what falls due happens");
        }
        if rings {
            self.alarm.ring();
            self.outbox_filled.notify_one();
        }
        self.watch_offset();
        Ok(())
    }

    /// Notes that Discord is heard again: the next thing that comes from there ends the outage, if there was one.
    pub fn reached(&self) {
        self.presence.seen.send_modify(|seen| seen.is_connected = true);
    }

    /// Notes that Discord is not heard any more: nothing that falls due from now on happens.
    pub fn lost(&self) {
        if self.presence.miss(false) {
            tracing::warn!("not there: what falls due from now on waits");
        }
    }

    /// Notes that Discord has not been heard since an instant, which was found out only now.
    pub fn lost_since(&self, instant: Timestamp) {
        self.presence.seen.send_modify(|seen| seen.last = seen.last.min(instant));
        self.lost();
    }

    /// Tells whether players can reach the bot.
    ///
    /// A heartbeat that is too old shows that the process was stopped or the database cannot be written, before
    /// anybody notes it.
    #[must_use]
    pub fn is_there(&self) -> bool {
        self.presence.seen().counts_at(self.clock.running())
    }

    /// Tells whether a heartbeat could be written lately.
    #[must_use]
    pub fn has_pulse(&self) -> bool {
        self.clock.running().saturating_sub(self.presence.seen().pulse) <= LONGEST_UNWRITTEN
    }

    /// Waits until players can reach the bot, or until it is noted that they cannot.
    pub async fn until(&self, there: bool) {
        let mut seen = self.presence.seen.subscribe();
        // The sender lives as long as the application.
        let _seen = seen.wait_for(|seen| seen.counts_at(self.clock.running()) == there).await;
    }

    /// Tells up to when everything that falls due may happen: no input can be missing, and the bot was there.
    pub(super) fn settled_until(&self) -> Timestamp {
        // In this order, so that a process stopped between the two lets nothing happen that it should not.
        let settled = self.clock.now() - self.limits.settling;
        let seen = self.presence.seen();
        let held = if self.is_held() { Some(self.held_at(&seen)) } else { self.missed().map(|missed| missed.since) };
        held.map_or(settled, |held| settled.min(held))
    }

    /// Tells from when on nothing happens while the bot is not there: from the last instant it was, or from before that if
    /// what was missed then had not had its time to be told.
    fn held_at(&self, seen: &Seen) -> Timestamp {
        let untold = seen.missed.filter(|missed| seen.last < missed.noted_at + self.limits.settling);
        untold.map_or(seen.last, |missed| missed.since.min(seen.last))
    }

    /// Tells when what falls due at an instant may happen.
    pub(super) fn happens_at(&self, due: Timestamp) -> Timestamp {
        let settled = due + self.limits.settling;
        match self.missed() {
            Some(missed) if due > missed.since => settled.max(missed.noted_at + self.limits.settling),
            Some(_) | None => settled,
        }
    }

    /// Tells what was missed shortly before, as long as it may still be told.
    fn missed(&self) -> Option<Missed> {
        let missed = self.presence.seen().missed?;
        // A clock that is set back has nobody wait for longer.
        (missed.noted_at..missed.noted_at + self.limits.settling).contains(&self.clock.now()).then_some(missed)
    }

    /// Tells whether what falls due waits until the bot is there.
    pub(super) fn is_held(&self) -> bool {
        self.limits.credits_outages && !self.is_there()
    }

    /// Reads a game to change it, credited with every outage, and tells what is to be said of that.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub(super) async fn current(&self, write: &mut Write, id: GameId) -> Result<Option<Current>, Failure> {
        self.current_for(write, id, None).await
    }

    /// Does the same, and tells what was decided on an interaction before.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub(super) async fn current_for(
        &self,
        write: &mut Write,
        id: GameId,
        interaction: Option<u64>,
    ) -> Result<Option<Current>, Failure> {
        let Some(found) = write.game_for(id, interaction).await? else { return Ok(None) };
        self.credited(write, found, interaction).await.map(Some)
    }

    /// Credits a game that was read with every outage, and tells what is to be said of that.
    pub(super) async fn credited(
        &self,
        write: &mut Write,
        found: Versioned,
        interaction: Option<u64>,
    ) -> Result<Current, Failure> {
        if !found.is_behind {
            return Ok((found, Vec::new()));
        }
        let effects = self.catch_up(write, &found).await?;
        let again = write.game_for(found.game.id, interaction).await?;
        Ok((again.unwrap_or(found), effects))
    }

    /// Credits a running game with the outages it has missed, and plans what is to be said of that.
    async fn catch_up(&self, write: &mut Write, before: &Versioned) -> Result<Vec<Effect>, Failure> {
        let id = before.game.id;
        let missed = write.outages_missed(id).await?;
        let Some(newest) = missed.last().map(|outage| outage.id) else { return Ok(Vec::new()) };
        let gone_since = write.away_since(before.game.place.guild).await?;
        let mut after = before.game.clone();
        for outage in missed {
            // A server that is gone is credited with all of that when it is back.
            if gone_since.is_none_or(|gone| outage.since < gone) {
                after = credit(&after, outage.since, outage.until).iter().fold(after, evolve);
            }
        }
        let effects = plan(&before.game, &after);
        if after != before.game {
            write.save(before, &after).await?;
            // Who acts there has more to be said, which is said in its order. There may be thousands of the others.
            write.enqueue_patiently(id, &effects, self.clock.now()).await?;
        }
        write.set_credited(id, newest);
        Ok(effects)
    }

    /// Tells how many outages there were, if games may not have been credited with all of them.
    pub(super) fn unswept_outages(&self) -> Option<u64> {
        let outages = self.presence.outages.load(Ordering::SeqCst);
        (self.presence.swept.load(Ordering::SeqCst) != outages).then_some(outages)
    }

    /// Notes that every game was found to be credited with so many outages.
    pub(super) fn note_swept(&self, outages: u64) {
        self.presence.swept.store(outages, Ordering::SeqCst);
    }

    /// Warns once when the host's clock is found to be off, and says once when it is right again.
    fn watch_offset(&self) {
        let offset = self.clock.offset();
        let is_notable = offset.as_ms().abs() > NOTABLE_OFFSET.as_ms();
        let mut was_notable = self.presence.is_offset_notable.lock().unwrap_or_else(PoisonError::into_inner);
        if std::mem::replace(&mut *was_notable, is_notable) != is_notable {
            if is_notable {
                tracing::warn!(offset_ms = offset.as_ms(), "the host's clock is off; the bot goes by Discord's");
            } else {
                tracing::info!(offset_ms = offset.as_ms(), "the host's clock is right again");
            }
        }
    }
}
