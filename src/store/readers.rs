//! The few connections that read; whoever reads borrows one.
//!
//! Unlike sqlx's pool they are not asked after each loan whether they are well, which would cost another change of
//! threads there and back: one that fails is not taken back, and another is opened when it is needed.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqliteRow};
use sqlx::{ConnectOptions, Connection, Sqlite, SqliteConnection};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::batch::Batch;
use super::error::StoreError;

/// How many read at a time.
const AT_ONCE: usize = 4;

/// Lends connections that read.
#[derive(Clone, Debug)]
pub(super) struct Readers {
    options: SqliteConnectOptions,
    idle: Arc<Mutex<Vec<SqliteConnection>>>,
    room: Arc<Semaphore>,
}

/// A connection on loan.
#[derive(Debug)]
pub(super) struct Reader {
    /// Nothing once it is not to be given back.
    connection: Option<SqliteConnection>,
    idle: Arc<Mutex<Vec<SqliteConnection>>>,
    _room: OwnedSemaphorePermit,
}

/// One that is surely there, for it is only taken away when the loan ends.
const ON_LOAN: &str = "a connection on loan is there";

impl Readers {
    /// Makes readers of a database, which must be there.
    pub(super) fn new(options: SqliteConnectOptions) -> Readers {
        // The system keeps the file's pages as well; one that reads needs few of its own.
        let options = options.create_if_missing(false).read_only(true).pragma("cache_size", "-512");
        Readers { options, idle: Arc::default(), room: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// Borrows a connection as soon as one is free.
    ///
    /// # Errors
    ///
    /// Fails when none can be opened, or when the database is closed.
    pub(super) async fn borrow(&self) -> Result<Reader, sqlx::Error> {
        let room = Arc::clone(&self.room).acquire_owned().await.map_err(|_closed| sqlx::Error::PoolClosed)?;
        let idle = idle(&self.idle).pop();
        let connection = match idle {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        Ok(Reader { connection: Some(connection), idle: Arc::clone(&self.idle), _room: room })
    }

    /// Reads all rows there are.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub(super) async fn all(&self, query: Query<'_, Sqlite, SqliteArguments>) -> Result<Vec<SqliteRow>, sqlx::Error> {
        let mut reader = self.borrow().await?;
        let rows = query.fetch_all(&mut *reader).await;
        reader.end(rows)
    }

    /// Reads a row if there is one.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub(super) async fn optional(
        &self,
        query: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<Option<SqliteRow>, sqlx::Error> {
        Ok(self.all(query).await?.into_iter().next())
    }

    /// Reads the one row there is.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub(super) async fn one(&self, query: Query<'_, Sqlite, SqliteArguments>) -> Result<SqliteRow, sqlx::Error> {
        self.optional(query).await?.ok_or(sqlx::Error::RowNotFound)
    }

    /// Carries several statements out that read; gives the rows of all of them.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub(super) async fn run(&self, batch: Batch) -> Result<Vec<SqliteRow>, StoreError> {
        let mut reader = self.borrow().await?;
        let rows = batch.run(&mut reader).await;
        reader.end(rows)
    }

    /// Waits until nobody reads, and closes all connections; nobody reads afterwards.
    pub(super) async fn close(&self) {
        let all = u32::try_from(AT_ONCE).unwrap_or(u32::MAX);
        let _alone = self.room.acquire_many(all).await;
        self.room.close();
        let connections = std::mem::take(&mut *idle(&self.idle));
        for connection in connections {
            if let Err(error) = connection.close().await {
                tracing::debug!(%error, "a connection that reads did not close well");
            }
        }
    }
}

impl Reader {
    /// Begins a transaction that sees the database as it is now.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub(super) async fn snapshot(&mut self) -> Result<sqlx::Transaction<'_, Sqlite>, sqlx::Error> {
        Connection::begin(&mut **self).await
    }

    /// Gives the connection back, unless it failed.
    fn end<T, E>(mut self, result: Result<T, E>) -> Result<T, E> {
        if result.is_err() {
            self.connection = None;
        }
        result
    }
}

impl Deref for Reader {
    type Target = SqliteConnection;

    #[expect(clippy::expect_used, reason = "it is there as long as the loan lasts")]
    fn deref(&self) -> &SqliteConnection {
        self.connection.as_ref().expect(ON_LOAN)
    }
}

impl DerefMut for Reader {
    #[expect(clippy::expect_used, reason = "it is there as long as the loan lasts")]
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.connection.as_mut().expect(ON_LOAN)
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            idle(&self.idle).push(connection);
        }
    }
}

fn idle(idle: &Mutex<Vec<SqliteConnection>>) -> std::sync::MutexGuard<'_, Vec<SqliteConnection>> {
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}
