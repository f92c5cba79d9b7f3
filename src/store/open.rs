//! Opening the database: looked at before it is touched, one process at a time, migrated forward.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row};

use super::error::StoreError;
use super::pen::Desk;
use super::queries as sql;
use super::readers::Readers;
use super::rows::unsigned;
use crate::game::GameId;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// How long SQLite waits for a lock of another program, such as a backup.
pub(super) const BUSY: Duration = Duration::from_secs(5);

/// The database of the bot; the only place where games live.
#[derive(Clone, Debug)]
pub struct Store {
    /// Where those who write queue, instead of colliding.
    pub(super) desk: Desk,
    pub(super) readers: Readers,
    /// Held as long as the store lives; another process finds it locked.
    lock: std::sync::Arc<File>,
}

impl Store {
    /// Opens the database, making it if there is none.
    ///
    /// # Errors
    ///
    /// Refuses a database that is in use, newer, damaged or not the bot's, and leaves it as it was.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::from_str(url)?
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What is erased is gone from the file.
            .pragma("secure_delete", "ON")
            .busy_timeout(BUSY)
            .create_if_missing(true);
        let path = options.get_filename().to_path_buf();
        let lock = lock(&path)?;
        let applied = match std::fs::metadata(&path) {
            Ok(file) if file.len() > 0 => look_at(&path, true).await?,
            Ok(_) | Err(_) => 0,
        };
        let writers = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        MIGRATIONS.run(&writers).await.map_err(|error| match error {
            MigrateError::Execute(error) => StoreError::Sql(error),
            other => StoreError::Damaged(other.to_string()),
        })?;
        let readers = Readers::new(options.clone());
        let desk = Desk::new(options.create_if_missing(false), writers.acquire().await?.detach());
        let store = Store { desk, readers, lock: std::sync::Arc::new(lock) };
        store.record_missed_ends().await?;
        if applied > 0 && !is_current(applied) {
            store.renew_deadlines().await?;
        }
        Ok(store)
    }

    /// Works out anew when each game is to be looked at: an older version knew fewer reasons to.
    async fn renew_deadlines(&self) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        for row in sqlx::query(sql::GAMES_IN_TIME).fetch_all(write.lend().await?).await? {
            write.renew_deadline(GameId(unsigned(row.try_get(0)?))).await?;
        }
        write.commit().await
    }

    /// Tells whether a process holds the database, and that it can be read.
    ///
    /// # Errors
    ///
    /// Fails when the database is not there, damaged or not the bot's.
    pub async fn is_in_use(url: &str) -> Result<bool, StoreError> {
        let path = SqliteConnectOptions::from_str(url)?.get_filename().to_path_buf();
        match lock(&path) {
            Err(StoreError::InUse(_)) => look_at(&path, false).await.map(|_| true),
            Err(error) => Err(error),
            Ok(_unlocked_again) => Ok(false),
        }
    }

    /// Closes the database; what was committed is on the disk.
    pub async fn close(&self) {
        self.readers.close().await;
        self.desk.close().await;
        // A task that is still ending may hold the store, but cannot use it any more. Without this the lock goes with it.
        if let Err(error) = self.lock.unlock() {
            tracing::debug!(%error, "the lock goes with the process");
        }
    }
}

/// Locks a file beside the database, for SQLite's own locks come and go with transactions.
fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let name = PathBuf::from(name);
    let named = |error: std::io::Error| std::io::Error::new(error.kind(), format!("{}: {error}", name.display()));
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&name).map_err(named)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.display().to_string())),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Tells whether so many applied migrations are all there are.
pub(super) fn is_current(applied: usize) -> bool {
    applied >= MIGRATIONS.iter().count()
}

/// Looks at an existing database without changing it; thoroughly, or just whether it is one.
///
/// Tells how many of the migrations were applied.
pub(super) async fn look_at(path: &Path, thoroughly: bool) -> Result<usize, StoreError> {
    let damaged = |error: sqlx::Error| match &error {
        sqlx::Error::Database(database) => StoreError::Damaged(database.message().to_string()),
        _ => StoreError::Sql(error),
    };
    let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(BUSY);
    let mut connection = options.connect().await.map_err(damaged)?;
    if thoroughly {
        let check = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut connection).await.map_err(damaged)?;
        let check: String = check.try_get(0)?;
        if check != "ok" {
            return Err(StoreError::Damaged(check));
        }
    }
    let ours = sqlx::query("SELECT 1 FROM sqlite_schema WHERE name = '_sqlx_migrations'");
    if ours.fetch_optional(&mut connection).await.map_err(damaged)?.is_none() {
        let tables: i64 =
            sqlx::query("SELECT count(*) FROM sqlite_schema").fetch_one(&mut connection).await?.try_get(0)?;
        // A file without any table is one whose first start was cut short.
        return if tables == 0 { Ok(0) } else { Err(StoreError::Damaged("it holds other tables".into())) };
    }
    let applied = sqlx::query("SELECT version, checksum FROM _sqlx_migrations ORDER BY version");
    let applied = applied.fetch_all(&mut connection).await.map_err(damaged)?;
    for row in &applied {
        let (version, checksum): (i64, Vec<u8>) = (row.try_get(0)?, row.try_get(1)?);
        match MIGRATIONS.iter().find(|migration| migration.version == version) {
            None => return Err(StoreError::Newer(version)),
            Some(known) if known.checksum.as_ref() != checksum.as_slice() => {
                return Err(StoreError::Damaged(format!("its schema {version} is another one")));
            }
            Some(_) => {}
        }
    }
    connection.close().await?;
    Ok(applied.len())
}
