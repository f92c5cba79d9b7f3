//! The heartbeat, and the outages that games are credited with.

use sqlx::Row;

use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use super::rows::signed;
use super::write::{Candidate, Write, found};
use crate::game::GameId;
use crate::rules::{Span, Timestamp};

/// A sign that the bot was there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// When, on Discord's clock.
    pub at: Timestamp,
    /// By how much the host's clock was found to be ahead of Discord's.
    pub correction: Span,
}

/// A time in which nobody could act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// Its number; a later outage has a larger one.
    pub id: i64,
    /// The last instant at which the bot was surely there.
    pub since: Timestamp,
    /// The first instant at which it was there again.
    pub until: Timestamp,
}

impl Store {
    /// Tells the newest heartbeat; nothing before the first.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn heartbeat(&self) -> Result<Option<Heartbeat>, StoreError> {
        let row = self.readers.optional(sqlx::query(sql::HEARTBEAT)).await?;
        row.map(|row| {
            Ok(Heartbeat { at: Timestamp::from_ms(row.try_get(0)?), correction: Span::from_ms(row.try_get(1)?) })
        })
        .transpose()
    }
}

impl Write {
    /// Begins at once, with all the waiting for others that may cost.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn begin(&mut self) -> Result<(), StoreError> {
        self.lend().await.map(|_| ())
    }

    /// Notes that the bot is there.
    pub fn beat(&mut self, heartbeat: Heartbeat) {
        self.next().add(sql::BEAT).bind(heartbeat.at.as_ms()).bind(heartbeat.correction.as_ms());
    }

    /// Notes an outage, if any game runs that could be credited with it.
    pub fn note_outage(&mut self, since: Timestamp, until: Timestamp) {
        self.next().add(sql::NOTE_OUTAGE).bind(since.as_ms()).bind(until.as_ms());
    }

    /// Lists the outages that a running game was not credited with yet, in their order.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn outages_missed(&mut self, game: GameId) -> Result<Vec<Outage>, StoreError> {
        let query = sqlx::query(sql::OUTAGES_MISSED).bind(signed(game.0));
        let rows = query.fetch_all(self.lend().await?).await?;
        rows.into_iter()
            .map(|row| {
                Ok(Outage {
                    id: row.try_get(0)?,
                    since: Timestamp::from_ms(row.try_get(1)?),
                    until: Timestamp::from_ms(row.try_get(2)?),
                })
            })
            .collect()
    }

    /// Reads running games that were not credited with every outage yet to change them, those with the earliest deadlines
    /// first; of one that is damaged, why.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn games_behind(&mut self, limit: u32) -> Result<Vec<Candidate>, StoreError> {
        self.next().add(sql::GAMES_BEHIND).bind(limit).bind(None::<i64>);
        found(&self.run().await?)
    }

    /// Takes a game that cannot be read out of time, and out of what is to be credited.
    pub fn set_aside(&mut self, game: GameId) {
        self.next().add(sql::SET_ASIDE).bind(signed(game.0));
    }

    /// Notes that a game was credited with everything up to an outage.
    pub fn set_credited(&mut self, game: GameId, outage: i64) {
        self.next().add(sql::SET_CREDITED).bind(signed(game.0)).bind(outage);
    }
}
