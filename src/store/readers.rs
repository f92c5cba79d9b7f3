//! The few connections that read; whoever reads borrows one.
//!
//! Unlike sqlx's pool they are not asked after each loan whether they are well, which would cost another change of
//! threads there and back: only one with which all went well is taken back, and another is opened when it is needed.

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

/// A connection on loan; closed unless the loan [ends](Reader::end) well.
#[derive(Debug)]
pub(super) struct Reader {
    connection: SqliteConnection,
    idle: Arc<Mutex<Vec<SqliteConnection>>>,
    _room: OwnedSemaphorePermit,
}

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
        Ok(Reader { connection, idle: Arc::clone(&self.idle), _room: room })
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

    /// Reads several times what is there now, whatever is written meanwhile.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does, or as whoever reads does.
    pub(super) async fn snapshot<T>(
        &self,
        read: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut reader = self.borrow().await?;
        let read = match Connection::begin(&mut *reader).await {
            Ok(mut snapshot) => read(&mut snapshot).await,
            Err(error) => Err(error.into()),
        };
        reader.end(read)
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
    /// Gives the connection back, unless it failed.
    fn end<T, E>(self, result: Result<T, E>) -> Result<T, E> {
        if result.is_ok() {
            idle(&self.idle).push(self.connection);
        }
        result
    }
}

impl Deref for Reader {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.connection
    }
}

impl DerefMut for Reader {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }
}

fn idle(idle: &Mutex<Vec<SqliteConnection>>) -> std::sync::MutexGuard<'_, Vec<SqliteConnection>> {
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::time::Duration;

    use futures_util::FutureExt;
    use sqlx::Row;
    use sqlx::sqlite::SqliteJournalMode;
    use tokio::task::yield_now;

    use super::*;

    /// What nobody else sets the size of the cache to.
    const MARK: i64 = 77;

    /// Makes a database that one program can keep for itself while others have it open, a hand that writes, and readers
    /// that wait for nobody.
    async fn database(folder: &Path) -> (SqliteConnection, Readers) {
        let options = SqliteConnectOptions::new()
            .filename(folder.join("any.sqlite"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Delete)
            .busy_timeout(Duration::ZERO);
        let mut hand = options.connect().await.unwrap();
        writes(&mut hand, "CREATE TABLE moves (number INTEGER)").await;
        (hand, Readers::new(options))
    }

    async fn writes(hand: &mut SqliteConnection, statement: &'static str) {
        sqlx::query(statement).execute(hand).await.unwrap();
    }

    /// Marks the connection that is lent next.
    async fn mark(readers: &Readers) {
        readers.all(sqlx::query("PRAGMA cache_size = 77")).await.unwrap();
        assert!(is_marked(readers).await, "one with which all went well is lent again");
    }

    async fn is_marked(readers: &Readers) -> bool {
        readers.one(sqlx::query("PRAGMA cache_size")).await.unwrap().get::<i64, _>(0) == MARK
    }

    /// Borrows as many as there may be, all of them sound, and not one more.
    async fn lends_all(readers: &Readers) {
        let mut lent = Vec::new();
        for _ in 0..AT_ONCE {
            let mut reader = readers.borrow().await.unwrap();
            sqlx::query("SELECT count(*) FROM moves").fetch_one(&mut *reader).await.unwrap();
            lent.push(reader);
        }
        assert!(readers.borrow().now_or_never().is_none());
        for reader in lent {
            reader.end(Ok::<_, StoreError>(())).unwrap();
        }
        assert!(readers.borrow().now_or_never().is_some());
    }

    #[tokio::test]
    async fn one_that_failed_is_not_lent_again_and_none_is_lost() {
        let folder = tempfile::tempdir().unwrap();
        let (mut hand, readers) = database(folder.path()).await;
        let fails = async |reader: &mut SqliteConnection| Ok(sqlx::query("SELECT nothing").fetch_one(reader).await?);
        for in_snapshot in [true, false] {
            mark(&readers).await;
            for _ in 0..=AT_ONCE {
                let failed = if in_snapshot {
                    readers.snapshot(fails).await.is_err()
                } else {
                    readers.all(sqlx::query("SELECT nothing")).await.is_err()
                };
                assert!(failed && !is_marked(&readers).await, "in a snapshot: {in_snapshot}");
            }
        }
        mark(&readers).await;
        writes(&mut hand, "BEGIN EXCLUSIVE").await;
        // With the one there is and then with others, which cannot even be opened.
        for _ in 0..=AT_ONCE {
            let read = readers.all(sqlx::query("SELECT number FROM moves")).await;
            let why = StoreError::from(read.unwrap_err()).to_string();
            assert!(why.ends_with("; another program keeps it for itself"), "{why}");
        }
        writes(&mut hand, "COMMIT").await;
        assert!(!is_marked(&readers).await);
        lends_all(&readers).await;
    }

    #[tokio::test]
    async fn one_whose_borrower_broke_off_is_not_lent_again_and_none_is_lost() {
        let folder = tempfile::tempdir().unwrap();
        let (mut hand, readers) = database(folder.path()).await;
        for panics in [true, false] {
            for _ in 0..=AT_ONCE {
                mark(&readers).await;
                let borrowers = readers.clone();
                let borrower = tokio::spawn(async move {
                    let reads = async |snapshot: &mut SqliteConnection| {
                        sqlx::query("SELECT count(*) FROM moves").fetch_one(snapshot).await?;
                        assert!(!panics, "as wanted");
                        std::future::pending().await
                    };
                    borrowers.snapshot::<()>(reads).await
                });
                while !borrower.is_finished() && readers.room.available_permits() == AT_ONCE {
                    yield_now().await;
                }
                if !panics {
                    borrower.abort();
                }
                assert!(borrower.await.is_err());
                assert!(!is_marked(&readers).await, "panics: {panics}");
            }
        }
        lends_all(&readers).await;
        // Nobody sees what was before, nor keeps anybody from writing.
        writes(&mut hand, "INSERT INTO moves VALUES (1)").await;
        assert_eq!(readers.one(sqlx::query("SELECT count(*) FROM moves")).await.unwrap().get::<i64, _>(0), 1);
    }
}
