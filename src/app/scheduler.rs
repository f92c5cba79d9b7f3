//! Lets deadlines fall due: sleeps until the earliest, or until it changes.

use std::sync::Arc;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;

use super::Failure;
use super::handle::App;
use crate::game::GameId;
use crate::rules::{Span, Timestamp};

/// How many games are settled before the clock is looked at again.
const BATCH: u32 = 64;
/// How long to wait after the database failed.
const AFTER_FAILURE: Span = Span::from_secs(1);
/// How long decisions are remembered: an interaction's token is good for a quarter of an hour.
const DECIDED_LIFE: Span = Span::from_secs(24 * 60 * 60);

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
            if !self.sweep(BATCH).await? {
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
        loop {
            let until = self.settled_until();
            // Whenever anything is written this is asked, and most often nothing is due.
            let next = self.store.next_deadline().await?;
            if next.is_none_or(|next| next > until) {
                return Ok(next);
            }
            let due = self.store.due_games(until, BATCH).await?;
            // All at once, so that they wait for the disk together.
            let mut settled = due.into_iter().map(|game| self.settle_one(game, until)).collect::<FuturesUnordered<_>>();
            let mut failed = Ok(());
            // One that fails breaks off no other.
            while let Some(done) = settled.next().await {
                failed = failed.and(done);
            }
            failed?;
        }
    }

    async fn settle_one(&self, game: GameId, until: Timestamp) -> Result<(), Failure> {
        self.unless_damaged(game, self.let_time_run(game, until).await).await
    }

    /// Takes a game that cannot be read out of time: it stops no other's.
    pub(super) async fn unless_damaged(&self, game: GameId, done: Result<(), Failure>) -> Result<(), Failure> {
        let Err(Failure::Damaged(why)) = done else { return done };
        tracing::error!(%game, why, "a game is damaged; its time stands still");
        let mut write = self.store.write().await?;
        // So it is not found again and again, neither by its deadline nor by the outages it has missed.
        write.set_aside(game);
        self.commit(write).await
    }

    async fn forget_old_decisions(&self) -> Result<(), Failure> {
        let mut write = self.store.write().await?;
        write.forget_decided(self.clock.now() - DECIDED_LIFE);
        self.commit(write).await?;
        self.forget_old_guilds().await
    }
}

/// Settles games as their deadlines are reached, for ever.
pub async fn schedule(app: Arc<App>) {
    let mut forget_at = app.clock.now();
    loop {
        let next = match app.settle().await {
            // What is due waits until the bot is there, which rings.
            Ok(_) if app.is_held() => Ok(None),
            settled => settled,
        };
        if app.clock.now() >= forget_at {
            let forgotten = app.forget_old_decisions().await;
            let pause = if forgotten.is_ok() { DECIDED_LIFE } else { AFTER_FAILURE };
            forget_at = app.clock.now() + pause;
            if let Err(failure) = forgotten {
                tracing::error!(%failure, "old decisions could not be forgotten");
            }
        }
        let wake_at = match next {
            Ok(Some(deadline)) => deadline + app.limits.settling,
            Ok(None) => forget_at,
            Err(failure) => {
                tracing::error!(%failure, "deadlines could not be settled; trying again");
                app.clock.now() + AFTER_FAILURE
            }
        };
        tokio::select! {
            () = app.clock.sleep_until(wake_at.min(forget_at)) => {}
            () = app.deadlines_changed.notified() => {}
        }
    }
}
