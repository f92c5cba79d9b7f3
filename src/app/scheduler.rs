//! Lets deadlines fall due: sleeps until the earliest, or until it changes.

use std::sync::Arc;

use tracing::Instrument;

use super::Failure;
use super::handle::App;
use crate::game::{Effect, GameId, decide_time, evolve, plan};
use crate::rules::{Span, Timestamp};
use crate::store::{Candidate, Versioned, Write};

/// How many games are settled before the clock is looked at again.
const BATCH: u32 = 64;
/// How long to wait after the database failed.
const AFTER_FAILURE: Span = Span::from_secs(1);
/// How long decisions are remembered: an interaction's token is good for a quarter of an hour.
const DECIDED_LIFE: Span = Span::from_secs(24 * 60 * 60);
/// How often what is old is forgotten.
const FORGETS_EVERY: Span = Span::from_secs(24 * 60 * 60);

/// What came of a game that was settled.
struct Expired {
    /// What had run out, if anything.
    deadline: Option<Timestamp>,
    effects: Vec<Effect>,
}

impl App {
    /// Lets all that is due happen, and then credits games with the outages they have missed, some at a time; tells the
    /// earliest deadline that is left.
    ///
    /// # Errors
    ///
    /// Fails when the database does; what was settled stays so.
    pub async fn settle(&self) -> Result<Option<Timestamp>, Failure> {
        loop {
            let next = self.settle_due().await?;
            if !self.sweep().await? {
                return Ok(next);
            }
        }
    }

    /// Settles every game up to the latest instant no input can be missing for; tells the earliest deadline that is left.
    ///
    /// # Errors
    ///
    /// Fails when the database does; what was settled stays so.
    pub async fn settle_due(&self) -> Result<Option<Timestamp>, Failure> {
        // Looked at without the pen: most often nothing is due.
        let mut next = self.store.next_deadline().await?;
        loop {
            let until = self.settled_until();
            if next.is_none_or(|next| next > until) {
                return Ok(next);
            }
            let mut write = self.store.write().await?;
            let due = write.due_games(until, BATCH).await?;
            next = self.settle_all(write, due, Some(until)).await?;
        }
    }

    /// Credits some of the running games that nobody has touched since an outage, and tells whether there were any.
    async fn sweep(&self) -> Result<bool, Failure> {
        let Some(outages) = self.unswept_outages() else { return Ok(false) };
        let mut write = self.store.write().await?;
        let behind = write.games_behind(BATCH).await?;
        if behind.is_empty() {
            self.note_swept(outages);
            write.leave().await?;
            return Ok(false);
        }
        self.settle_all(write, behind, None).await?;
        Ok(true)
    }

    /// Credits games with what they have missed and lets happen in them what was due up to an instant, if one is given:
    /// in all of them in one transaction, so that they wait for the disk together. Tells the earliest deadline that is
    /// left.
    async fn settle_all(
        &self,
        mut write: Write,
        games: Vec<Candidate>,
        to: Option<Timestamp>,
    ) -> Result<Option<Timestamp>, Failure> {
        let mut settled = Vec::with_capacity(games.len());
        for (game, found) in games {
            let span = tracing::info_span!("input", command = "expire", %game);
            let done = async { self.expire(&mut write, found?, to).await };
            match done.instrument(span.clone()).await {
                Ok(done) => settled.push((span, done)),
                // What was written of it goes, and that of the others with it, to be done once more.
                Err(Failure::Damaged(why)) => {
                    drop(write);
                    self.set_aside(game, &why).await?;
                    return self.store.next_deadline().await;
                }
                Err(failure) => return Err(failure),
            }
        }
        let next = self.commit_until(write).await?;
        let now = self.clock.now();
        let mut is_filled = false;
        for (span, Expired { deadline, effects }) in settled {
            is_filled |= !effects.is_empty();
            if let Some(deadline) = deadline {
                self.watch.expired(now.since(deadline + self.limits.settling));
                span.in_scope(|| tracing::debug!(?effects, "expired"));
            }
        }
        if is_filled {
            self.outbox_filled.notify_one();
        }
        Ok(next)
    }

    /// Credits one game and lets everything happen in it that was due up to an instant, if one is given.
    async fn expire(&self, write: &mut Write, found: Versioned, to: Option<Timestamp>) -> Result<Expired, Failure> {
        let (before, mut effects) = self.credited(write, found, None).await?;
        let Some(to) = to else { return Ok(Expired { deadline: None, effects }) };
        let deadline = before.game.next_deadline().filter(|deadline| *deadline <= to);
        let events = decide_time(&before.game, to);
        let after = events.iter().fold(before.game.clone(), evolve);
        let planned = plan(&before.game, &after);
        // Saved even if nothing happened, so that a deadline that was wrong cannot come again and again.
        write.save(&before, &after).await?;
        write.enqueue(after.id, &planned, self.clock.now())?;
        effects.extend(planned);
        Ok(Expired { deadline, effects })
    }

    /// Takes a game out of time, so that it is not found again and again, neither by its deadline nor by the outages it
    /// has missed.
    async fn set_aside(&self, game: GameId, why: &str) -> Result<(), Failure> {
        tracing::error!(%game, why, "a game is damaged; its time stands still");
        let mut write = self.store.write().await?;
        write.set_aside(game);
        self.commit(write).await
    }

    /// Forgets what is kept for a time only and is older than that.
    async fn forget_old(&self, now: Timestamp) -> Result<(), Failure> {
        let mut write = self.store.write().await?;
        write.forget_decided(now - DECIDED_LIFE);
        self.commit(write).await?;
        self.forget_old_guilds(now).await
    }
}

/// Settles games as their deadlines are reached, for ever.
pub async fn schedule(app: Arc<App>) {
    let mut forget_at = app.clock.now();
    let mut was_failing = false;
    loop {
        app.alarm.awaits_anything();
        let next = match app.settle().await {
            // What is due waits until the bot is there, which rings.
            Ok(_) if app.is_held() => Ok(None),
            settled => settled,
        };
        let now = app.clock.now();
        if now >= forget_at {
            let forgotten = app.forget_old(now).await;
            // As often however long it takes.
            forget_at = if forgotten.is_ok() { now + FORGETS_EVERY } else { app.clock.now() + AFTER_FAILURE };
            if let Err(failure) = forgotten {
                tracing::error!(%failure, "what is old could not be forgotten");
            }
        }
        let is_failing_before = std::mem::replace(&mut was_failing, next.is_err());
        if is_failing_before && !was_failing {
            tracing::info!("deadlines are settled again");
        }
        let wake_at = match next {
            Ok(Some(deadline)) => {
                app.alarm.awaits(Some(deadline));
                app.happens_at(deadline)
            }
            Ok(None) => forget_at,
            Err(failure) => {
                if !is_failing_before {
                    tracing::error!(%failure, "deadlines could not be settled; trying every second");
                }
                app.clock.now() + AFTER_FAILURE
            }
        };
        tokio::select! {
            () = app.clock.sleep_until(wake_at.min(forget_at)) => {}
            () = app.alarm.rung() => {}
        }
    }
}
