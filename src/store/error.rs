//! What can go wrong with the database.

use std::fmt;

/// Why the database could not do what was asked; nothing was half written.
#[derive(Debug)]
pub enum StoreError {
    /// Another process uses the database.
    InUse(String),
    /// The file was written by a newer version of the bot.
    Newer(i64),
    /// The file was written by an older version of the bot and can only be read after an update.
    Older,
    /// The file is no database of the bot, or is broken.
    Damaged(String),
    /// SQLite failed.
    Sql(sqlx::Error),
    /// SQLite failed when it was to make true what several had written.
    Unwritten(String),
    /// The file is not where it was opened: it was removed, or another was put in its place.
    Displaced(String),
    /// The file system failed.
    Io(std::io::Error),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::InUse(path) => write!(f, "another process is using the database {path}"),
            StoreError::Newer(version) => {
                write!(f, "the database was written by a newer version of the bot (schema {version}); update the bot")
            }
            StoreError::Older => {
                f.write_str("the database was written by an older version of the bot; start this one on it once")
            }
            StoreError::Damaged(why) => write!(f, "the database is damaged or not the bot's: {why}"),
            StoreError::Sql(error) => {
                write!(f, "the database failed: {error}")?;
                f.write_str(match primary_code(error) {
                    Some(5 | 6) => "; another program keeps it for itself",
                    Some(14) => "; see that its file and folder are there and belong to whom the bot runs as",
                    _ => "",
                })
            }
            StoreError::Displaced(path) => write!(
                f,
                "the database {path} was removed or replaced while the bot runs, and nothing is written to what it was; \
                 stop the bot, see that the right file is there and start it again"
            ),
            StoreError::Unwritten(why) => write!(f, "the database failed: {why}"),
            StoreError::Io(error) => write!(f, "the database file cannot be used: {error}"),
        }
    }
}

/// Tells SQLite's own number of what went wrong, without the details.
pub(super) fn primary_code(error: &sqlx::Error) -> Option<u32> {
    let extended: u32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(extended & 0xff)
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Sql(error)
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        StoreError::Io(error)
    }
}
