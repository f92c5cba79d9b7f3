//! Opening the database: looked at before it is touched, one process at a time, migrated forward.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};

use super::error::{StoreError, primary_code};
use super::pen::Desk;
use super::place::OpenFile;
use super::queries as sql;
use super::readers::Readers;
use super::rows::unsigned;
use crate::game::GameId;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// How long SQLite waits for a lock of another program, such as a backup.
pub(super) const BUSY: Duration = Duration::from_secs(5);
/// How often the lock is tried, and how long to wait between: whoever had it may just be ending.
const TRIES: u32 = 10;
const BETWEEN_TRIES: Duration = Duration::from_millis(100);

/// The database of the bot; the only place where games live.
#[derive(Clone, Debug)]
pub struct Store {
    /// Where those who write queue, instead of colliding.
    pub(super) desk: Desk,
    pub(super) readers: Readers,
    pub(super) file: std::sync::Arc<OpenFile>,
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
            .create_if_missing(true)
            // A statement that waits for another program would be told of again and again.
            .disable_statement_logging();
        let path = options.get_filename().to_path_buf();
        let lock = lock(&path).await?;
        let is_new = !std::fs::metadata(&path).is_ok_and(|file| file.len() > 0);
        if !is_new {
            look_at(&path, true).await?;
        }
        let writers = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        MIGRATIONS.run(&writers).await.map_err(|error| match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => diagnosis(error),
            other => StoreError::Damaged(other.to_string()),
        })?;
        let readers = Readers::new(options.clone());
        let desk = Desk::new(options.create_if_missing(false), writers.acquire().await?.detach());
        if is_new {
            tracing::info!(path = %path.display(), "a new database is begun");
        }
        let file = std::sync::Arc::new(OpenFile::of(path)?);
        let store = Store { desk, readers, file, lock: std::sync::Arc::new(lock) };
        store.record_missed_ends().await?;
        store.renew_deadlines().await?;
        Ok(store)
    }

    /// Works out anew when each game is to be looked at: an older version knew fewer reasons to.
    ///
    /// The database tells for which schema that was done. Whether migrations were just applied would not: the start that
    /// applied them may have been cut short.
    async fn renew_deadlines(&self) -> Result<(), StoreError> {
        let newest = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
        let done: i64 = self.readers.one(sqlx::query("PRAGMA user_version")).await?.try_get(0)?;
        if done == newest {
            return Ok(());
        }
        let mut write = self.write().await?;
        for row in sqlx::query(sql::GAMES_IN_TIME).fetch_all(write.lend().await?).await? {
            write.renew_deadline(GameId(unsigned(row.try_get(0)?))).await?;
        }
        // A pragma takes no parameters; this is a number of ours.
        let mark = AssertSqlSafe(format!("PRAGMA user_version = {newest}"));
        sqlx::query(mark).execute(write.lend().await?).await?;
        write.commit().await
    }

    /// Tells whether a process holds the database, and that it can be read; leaves everything as it is.
    ///
    /// # Errors
    ///
    /// Fails when the database is held but cannot be read, damaged or not the bot's.
    pub async fn is_in_use(url: &str) -> Result<bool, StoreError> {
        let path = SqliteConnectOptions::from_str(url)?.get_filename().to_path_buf();
        let (name, named) = lock_file(&path);
        let file = match File::open(name) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
            Err(error) => return Err(named(error).into()),
        };
        // Others may ask at the same time.
        match file.try_lock_shared() {
            Ok(()) => Ok(false),
            Err(TryLockError::WouldBlock) => look_at(&path, false).await.map(|_| true),
            Err(TryLockError::Error(error)) => Err(named(error).into()),
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

/// Names the file beside the database that is locked, and what is wrong with it.
fn lock_file(path: &Path) -> (PathBuf, impl Fn(std::io::Error) -> std::io::Error) {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let name = PathBuf::from(name);
    let shown = name.display().to_string();
    (name, move |error| std::io::Error::new(error.kind(), format!("{shown}: {error}")))
}

/// Locks a file beside the database, for SQLite's own locks come and go with transactions.
async fn lock(path: &Path) -> Result<File, StoreError> {
    let (name, named) = lock_file(path);
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&name).map_err(&named)?;
    for tries_left in (0..TRIES).rev() {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if tries_left > 0 => tokio::time::sleep(BETWEEN_TRIES).await,
            Err(TryLockError::WouldBlock) => break,
            Err(TryLockError::Error(error)) => return Err(named(error).into()),
        }
    }
    Err(StoreError::InUse(path.display().to_string()))
}

/// Tells a damaged file, or another program's, from one that only cannot be used now.
fn diagnosis(error: sqlx::Error) -> StoreError {
    match (primary_code(&error), &error) {
        // No database, a broken one, or one without the columns it should have.
        (Some(1 | 11 | 26), sqlx::Error::Database(database)) => StoreError::Damaged(database.message().to_string()),
        _ => StoreError::Sql(error),
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
    let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(BUSY);
    let mut connection = options.connect().await.map_err(diagnosis)?;
    if thoroughly {
        let check = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut connection).await.map_err(diagnosis)?;
        let check: String = check.try_get(0)?;
        if check != "ok" {
            return Err(StoreError::Damaged(check));
        }
    }
    let ours = sqlx::query("SELECT 1 FROM sqlite_schema WHERE name = '_sqlx_migrations'");
    if ours.fetch_optional(&mut connection).await.map_err(diagnosis)?.is_none() {
        let tables: i64 =
            sqlx::query("SELECT count(*) FROM sqlite_schema").fetch_one(&mut connection).await?.try_get(0)?;
        // A file without any table is one whose first start was cut short.
        return if tables == 0 { Ok(0) } else { Err(StoreError::Damaged("it holds other tables".into())) };
    }
    let applied = sqlx::query("SELECT version, checksum FROM _sqlx_migrations ORDER BY version");
    let applied = applied.fetch_all(&mut connection).await.map_err(diagnosis)?;
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
