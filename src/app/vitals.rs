//! What is counted while the application works, and what can be looked up of how it fares.

use super::Failure;
use super::handle::App;
use crate::clock::Stopwatch;
use crate::rules::{Span, Timestamp};
use crate::store::{StoreError, Write};
use crate::watch::{Vitals, Watch};

/// What fails is tried again at the latest after this; what waits longer waits for a server that is gone.
const SOON: Span = Span::from_secs(600);

impl App {
    /// Shows what is counted.
    #[must_use]
    pub const fn watch(&self) -> &Watch {
        &self.watch
    }

    /// Commits, and notes how long that takes.
    pub(super) async fn commit(&self, write: Write) -> Result<(), Failure> {
        self.committed(write.commit()).await
    }

    /// Commits, notes how long that takes, and tells the earliest deadline of all games then.
    pub(super) async fn commit_until(&self, write: Write) -> Result<Option<Timestamp>, Failure> {
        self.committed(write.commit_until()).await
    }

    async fn committed<T>(&self, commit: impl Future<Output = Result<T, StoreError>>) -> Result<T, Failure> {
        let stopwatch = Stopwatch::start();
        let told = commit.await?;
        self.watch.committed(stopwatch.elapsed());
        Ok(told)
    }

    /// Reads something from the database, whatever it is.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn touch_database(&self) -> Result<(), Failure> {
        self.store.touch().await
    }

    /// Looks up how the application fares.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn vitals(&self) -> Result<Vitals, Failure> {
        let now = self.clock.now();
        let backlog = self.store.backlog(now, now + SOON).await?;
        // While the bot is not there, what falls due waits as it should.
        let deadline = self.store.next_deadline().await?.filter(|_| !self.is_held());
        let ago = |at| now.since(at).max(Span::ZERO);
        let late = |deadline| ago(deadline + self.limits.settling);
        Ok(Vitals {
            // While nobody is heard nothing has to be noted.
            takes_writes: self.has_pulse() || !self.watch.is_connected(),
            running_games: self.store.count_running().await?,
            outbox: backlog.rows,
            outbox_due: backlog.due,
            outbox_retried: backlog.retried,
            oldest_due: backlog.oldest_due.map_or(Span::ZERO, ago),
            overdue: deadline.map_or(Span::ZERO, late),
        })
    }
}
