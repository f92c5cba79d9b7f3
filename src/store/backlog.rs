//! How much there is still to be done, and whether the database answers at all.

use sqlx::Row;

use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use crate::rules::Timestamp;

/// What the outbox holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backlog {
    /// How many rows there are.
    pub rows: i64,
    /// How many of them are due.
    pub due: i64,
    /// Since when the oldest of those is due, if there is one.
    pub oldest_due: Option<Timestamp>,
    /// How many were tried in vain and are due soon.
    pub retried: i64,
}

impl Store {
    /// Looks at what the outbox holds now, with what is due before `soon`.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn backlog(&self, now: Timestamp, soon: Timestamp) -> Result<Backlog, StoreError> {
        let query = sqlx::query(sql::BACKLOG).bind(now.as_ms()).bind(soon.as_ms());
        let row = self.readers.one(query).await?;
        let oldest_due: Option<i64> = row.try_get(2)?;
        Ok(Backlog {
            rows: row.try_get(0)?,
            due: row.try_get(1)?,
            oldest_due: oldest_due.map(Timestamp::from_ms),
            retried: row.try_get(3)?,
        })
    }

    /// Reads something, whatever it is.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn touch(&self) -> Result<(), StoreError> {
        self.readers.one(sqlx::query(sql::TOUCH)).await?;
        Ok(())
    }
}
