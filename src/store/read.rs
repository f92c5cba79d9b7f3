//! Reading the database without holding up the one who writes.

use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use super::rows::{GameRow, signed, unsigned};
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

/// A game with where it is shown.
#[derive(Clone, Debug)]
pub struct ShownGame {
    /// The game.
    pub game: Game,
    /// Its messages.
    pub shown: Shown,
    /// Whether its server is gone.
    pub is_away: bool,
}

impl Store {
    /// Reads a game.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does or the game's rows are damaged.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        let row: Option<GameRow> = sqlx::query_as(sql::GAME).bind(signed(id.0)).fetch_optional(&self.readers).await?;
        row.map(GameRow::into_game).transpose()
    }

    /// Tells whether anything was decided on an interaction before.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn is_decided(&self, interaction: u64) -> Result<bool, StoreError> {
        let row = sqlx::query(sql::DECIDED).bind(signed(interaction)).fetch_optional(&self.readers).await?;
        Ok(row.is_some())
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
        shown_of(&row)
    }

    /// Reads a game with where it is shown.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does or the game's rows are damaged.
    pub async fn shown_game(&self, id: GameId) -> Result<Option<ShownGame>, StoreError> {
        let row = sqlx::query(sql::GAME).bind(signed(id.0)).fetch_optional(&self.readers).await?;
        row.map(|row| {
            let (shown, game) = (shown_of(&row)?, GameRow::from_row(&row)?);
            Ok(ShownGame { shown, is_away: game.away_since.is_some(), game: game.into_game()? })
        })
        .transpose()
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

    /// Lists of each game the first effect that waits, those that may be done the earliest first.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn first_effects(&self, limit: u32) -> Result<Vec<Waiting>, StoreError> {
        let rows = sqlx::query(sql::FIRST_EFFECTS).bind(limit).fetch_all(&self.readers).await?;
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

    /// Lists the running games that are played in a channel or thread itself, two at most.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn games_shown_in(&self, channel: ChannelId) -> Result<Vec<GameId>, StoreError> {
        ids(sqlx::query(sql::GAMES_SHOWN_IN).bind(signed(channel.0)).fetch_all(&self.readers).await?)
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

/// Reads where a game is shown.
pub(super) fn shown_of(row: &SqliteRow) -> Result<Shown, StoreError> {
    let number =
        |column: &str| -> Result<Option<u64>, sqlx::Error> { Ok(row.try_get::<Option<i64>, _>(column)?.map(unsigned)) };
    let board = match (number("board_channel_id")?, number("board_message_id")?) {
        (Some(channel), Some(message)) => Some(BoardMessage {
            channel: ChannelId(channel),
            message: MessageId(message),
            attachment: number("board_attachment_id")?,
            ply: row.try_get::<Option<u32>, _>("board_ply")?.unwrap_or_default(),
        }),
        _ => None,
    };
    let (thread, challenge) = (number("thread_id")?, number("challenge_message_id")?);
    Ok(Shown { thread: thread.map(ChannelId), challenge: challenge.map(MessageId), board })
}
