//! Reading the database without holding up the one who writes.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use super::rows::{GameRow, InputRow, signed, unsigned};
use crate::game::{BoardMessage, ChannelId, Effect, Game, GameId, GuildId, MessageId, PlayerId, Shown};
use crate::rules::Timestamp;

/// A row of the outbox.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The row's number; never given twice.
    pub row: i64,
    /// Of which game.
    pub game: GameId,
    /// What is to be done.
    pub effect: Effect,
    /// How often it was tried.
    pub attempts: u32,
    /// Since when it may be done.
    pub since: Timestamp,
}

impl Store {
    /// Reads a game.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does or the game's rows are damaged.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        // One transaction, so that the row and the inputs are of the same moment.
        let mut snapshot = self.readers.begin().await?;
        let row: Option<GameRow> = sqlx::query_as(sql::GAME).bind(signed(id.0)).fetch_optional(&mut *snapshot).await?;
        let Some(row) = row else { return Ok(None) };
        let inputs: Vec<InputRow> = sqlx::query_as(sql::INPUTS).bind(signed(id.0)).fetch_all(&mut *snapshot).await?;
        row.into_game(inputs).map(Some)
    }

    /// Tells where a game is shown.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn shown(&self, id: GameId) -> Result<Shown, StoreError> {
        let Some(row) = sqlx::query(sql::SHOWN).bind(signed(id.0)).fetch_optional(&self.readers).await? else {
            return Ok(Shown::default());
        };
        shown_of(&row, 0)
    }

    /// Tells the earliest deadline of all games.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn next_deadline(&self) -> Result<Option<Timestamp>, StoreError> {
        let at: Option<i64> = sqlx::query(sql::NEXT_DEADLINE).fetch_one(&self.readers).await?.try_get(0)?;
        Ok(at.map(Timestamp::from_ms))
    }

    /// Lists games whose deadline is reached, the most overdue first.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn due_games(&self, until: Timestamp, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let query = sqlx::query(sql::DUE_GAMES).bind(until.as_ms()).bind(limit);
        ids(query.fetch_all(&self.readers).await?)
    }

    /// Lists the effects that may be done now: of each game the first, if it is due.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn due_effects(&self, until: Timestamp, limit: u32) -> Result<Vec<Waiting>, StoreError> {
        let query = sqlx::query(sql::DUE_EFFECTS).bind(until.as_ms()).bind(limit);
        let rows = query.fetch_all(&self.readers).await?;
        let mut waiting = Vec::with_capacity(rows.len());
        for row in rows {
            let (id, text): (i64, String) = (row.try_get(0)?, row.try_get(2)?);
            match serde_json::from_str(&text) {
                Ok(effect) => waiting.push(Waiting {
                    row: id,
                    game: GameId(unsigned(row.try_get(1)?)),
                    effect,
                    attempts: row.try_get(3)?,
                    since: Timestamp::from_ms(row.try_get(4)?),
                }),
                // Only its own game waits behind it.
                Err(error) => tracing::error!(row = id, %error, "an effect cannot be read"),
            }
        }
        Ok(waiting)
    }

    /// Tells when the next effect that may not be done yet may be.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn next_effect_at(&self, after: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let query = sqlx::query(sql::NEXT_EFFECT_AT).bind(after.as_ms());
        let at: Option<i64> = query.fetch_one(&self.readers).await?.try_get(0)?;
        Ok(at.map(Timestamp::from_ms))
    }

    /// Counts the effects that may be done now: of each game the first, if it is due.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn due_effect_count(&self, until: Timestamp) -> Result<i64, StoreError> {
        let query = sqlx::query(sql::DUE_EFFECT_COUNT).bind(until.as_ms());
        Ok(query.fetch_one(&self.readers).await?.try_get(0)?)
    }

    /// Lists the standing challenges and running games of a player on a server.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn games_of(&self, guild: GuildId, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
        let query = sqlx::query(sql::GAMES_OF_PLAYER).bind(signed(guild.0)).bind(signed(player.0));
        ids(query.fetch_all(&self.readers).await?)
    }

    /// Finds the newest started game of a player on a server, over or not.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn latest_game_of(&self, guild: GuildId, player: PlayerId) -> Result<Option<GameId>, StoreError> {
        let query = sqlx::query(sql::LATEST_OF_PLAYER).bind(signed(guild.0)).bind(signed(player.0));
        Ok(ids(query.fetch_all(&self.readers).await?)?.pop())
    }

    /// Lists the newest started games of a player on a server, over or not, the newest first.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn started_games_of(
        &self,
        guild: GuildId,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<GameId>, StoreError> {
        let query = sqlx::query(sql::STARTED_OF_PLAYER).bind(signed(guild.0)).bind(signed(player.0)).bind(limit);
        ids(query.fetch_all(&self.readers).await?)
    }

    /// Lists the newest standing challenges and running games of a server, the newest first.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn open_games_on(&self, guild: GuildId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let query = sqlx::query(sql::OPEN_GAMES_ON).bind(signed(guild.0)).bind(limit);
        ids(query.fetch_all(&self.readers).await?)
    }

    /// Finds the game whose thread this is.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn game_of_thread(&self, thread: ChannelId) -> Result<Option<GameId>, StoreError> {
        let query = sqlx::query(sql::GAME_OF_THREAD).bind(signed(thread.0));
        Ok(ids(query.fetch_all(&self.readers).await?)?.pop())
    }

    /// Lists the running games that were challenged in a channel.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn games_in(&self, channel: ChannelId) -> Result<Vec<GameId>, StoreError> {
        let query = sqlx::query(sql::GAMES_IN_CHANNEL).bind(signed(channel.0));
        ids(query.fetch_all(&self.readers).await?)
    }

    /// Counts the running games.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn count_running(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query(sql::COUNT_RUNNING).fetch_one(&self.readers).await?.try_get(0)?)
    }
}

/// Reads the numbers of games.
pub(super) fn ids(rows: Vec<SqliteRow>) -> Result<Vec<GameId>, StoreError> {
    rows.into_iter().map(|row| Ok(GameId(unsigned(row.try_get(0)?)))).collect()
}

/// Reads where a game is shown, from a column on.
pub(super) fn shown_of(row: &SqliteRow, first: usize) -> Result<Shown, StoreError> {
    let number = |index: usize| -> Result<Option<u64>, sqlx::Error> {
        Ok(row.try_get::<Option<i64>, _>(first + index)?.map(unsigned))
    };
    let board = match (number(2)?, number(3)?) {
        (Some(channel), Some(message)) => Some(BoardMessage {
            channel: ChannelId(channel),
            message: MessageId(message),
            attachment: number(4)?,
            ply: row.try_get::<Option<u32>, _>(first + 5)?.unwrap_or_default(),
        }),
        _ => None,
    };
    Ok(Shown { thread: number(0)?.map(ChannelId), challenge: number(1)?.map(MessageId), board })
}
