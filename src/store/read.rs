//! Reading the database without holding up the one who writes.

use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

use super::batch::Batch;
use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use super::rows::{GameRow, signed, unsigned};
use super::settings::apart;
use super::write::earliest;
use crate::game::{BoardMessage, ChannelId, Effect, Game, GameId, GuildId, InForce, MessageId, PlayerId, Shown};
use crate::rules::Timestamp;

/// When what cannot be read is done: hardly before the year 5000.
const NEVER: Timestamp = Timestamp::from_ms(100_000_000_000_000);

/// A row of the outbox.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The row's number; never given twice.
    pub row: i64,
    /// Of which game.
    pub game: GameId,
    /// On which server.
    pub guild: GuildId,
    /// In which channel or thread the game is.
    pub channel: ChannelId,
    /// What is to be done.
    pub effect: Effect,
    /// How often it was tried.
    pub attempts: u32,
    /// Since when it may be done.
    pub since: Timestamp,
    /// When it was put in; zero if that was before it was written down.
    pub enqueued_at: Timestamp,
    /// Whether nobody waits for it.
    pub is_patient: bool,
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
    /// What is set where it is played.
    pub settings: InForce,
}

/// A game that somebody may mean, as seen from where he speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Near {
    /// Which.
    pub game: GameId,
    /// Whether this is its thread.
    pub has_thread: bool,
    /// Whether its challenge was made here.
    pub is_here: bool,
    /// Whether it is running and played here itself.
    pub is_shown: bool,
    /// Whether it is running and his.
    pub is_own: bool,
}

impl Store {
    /// Reads a game.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does or the game's rows are damaged.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        let row = self.readers.optional(sqlx::query(sql::GAME).bind(signed(id.0))).await?;
        row.map(|row| GameRow::from_row(&row)?.into_game()).transpose()
    }

    /// Tells whether anything was decided on an interaction before.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn is_decided(&self, interaction: u64) -> Result<bool, StoreError> {
        let row = self.readers.optional(sqlx::query(sql::DECIDED).bind(signed(interaction))).await?;
        Ok(row.is_some())
    }

    /// Tells where a game is shown.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn shown(&self, id: GameId) -> Result<Shown, StoreError> {
        let Some(row) = self.readers.optional(sqlx::query(sql::SHOWN).bind(signed(id.0))).await? else {
            return Ok(Shown::default());
        };
        shown_of(&row)
    }

    /// Reads a game with where it is shown and what is set there.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does or the game's rows are damaged.
    pub async fn shown_game(&self, id: GameId) -> Result<Option<ShownGame>, StoreError> {
        let mut batch = Batch::default();
        batch.add(sql::GAME).bind(signed(id.0)).bind(None::<i64>);
        batch.add(sql::SETTINGS_OF_GAME).bind(signed(id.0));
        let rows = self.readers.run(batch).await?;
        let Some((row, settings)) = rows.split_first() else { return Ok(None) };
        let (shown, game) = (shown_of(row)?, GameRow::from_row(row)?);
        let (of_channel, of_server) = apart(settings)?;
        let is_away = game.away_since.is_some();
        Ok(Some(ShownGame { shown, is_away, settings: InForce::of(of_channel, of_server), game: game.into_game()? }))
    }

    /// Tells the earliest deadline of all games.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn next_deadline(&self) -> Result<Option<Timestamp>, StoreError> {
        earliest(&self.readers.one(sqlx::query(sql::NEXT_DEADLINE)).await?)
    }

    /// Lists of each game the first effect that waits, those that may be done the earliest first; but none on some
    /// servers and in some channels.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn first_effects(
        &self,
        limit: usize,
        is_patient: bool,
        but_on: &[GuildId],
        but_in: &[ChannelId],
    ) -> Result<Vec<Waiting>, StoreError> {
        let list = |ids: Vec<i64>| serde_json::json!(ids).to_string();
        let servers = list(but_on.iter().map(|guild| signed(guild.0)).collect());
        let channels = list(but_in.iter().map(|channel| signed(channel.0)).collect());
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        loop {
            let query = sqlx::query(sql::FIRST_EFFECTS)
                .bind(limit)
                .bind(servers.clone())
                .bind(channels.clone())
                .bind(is_patient);
            let rows = self.readers.all(query).await?;
            let (mut waiting, mut unreadable) = (Vec::with_capacity(rows.len()), Vec::new());
            for row in rows {
                let (id, text): (i64, String) = (row.try_get(0)?, row.try_get(2)?);
                let since = Timestamp::from_ms(row.try_get(4)?);
                match serde_json::from_str(&text) {
                    Ok(effect) => waiting.push(Waiting {
                        row: id,
                        game: GameId(unsigned(row.try_get(1)?)),
                        guild: GuildId(unsigned(row.try_get(6)?)),
                        channel: ChannelId(unsigned(row.try_get(7)?)),
                        effect,
                        attempts: row.try_get(3)?,
                        since,
                        enqueued_at: Timestamp::from_ms(row.try_get(5)?),
                        is_patient,
                    }),
                    Err(_) if since >= NEVER => {}
                    Err(error) => {
                        tracing::error!(row = id, %error, "an effect cannot be read; its game says nothing more");
                        unreadable.push(id);
                    }
                }
            }
            if unreadable.is_empty() {
                return Ok(waiting);
            }
            // Only its own game waits behind it, and it takes no other's place.
            let mut write = self.write().await?;
            for row in unreadable {
                write.effect_later(row, NEVER);
            }
            write.commit().await?;
        }
    }

    /// Tells the number of the last row that was put in, whether or not it still waits.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn last_enqueued(&self) -> Result<i64, StoreError> {
        Ok(self.readers.one(sqlx::query(sql::LAST_ENQUEUED)).await?.try_get(0)?)
    }

    /// Counts the effects that may be done now: of each game the first, if it is due.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn due_effect_count(&self, until: Timestamp) -> Result<i64, StoreError> {
        let query = sqlx::query(sql::DUE_EFFECT_COUNT).bind(until.as_ms());
        Ok(self.readers.one(query).await?.try_get(0)?)
    }

    /// Lists the standing challenges and running games of a player on a server.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn games_of(&self, guild: GuildId, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
        let query = sqlx::query(sql::GAMES_OF_PLAYER).bind(signed(guild.0)).bind(signed(player.0));
        ids(self.readers.all(query).await?)
    }

    /// Finds the newest started game of a player on a server, over or not.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn latest_game_of(&self, guild: GuildId, player: PlayerId) -> Result<Option<GameId>, StoreError> {
        let query = sqlx::query(sql::LATEST_OF_PLAYER).bind(signed(guild.0)).bind(signed(player.0));
        Ok(ids(self.readers.all(query).await?)?.pop())
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
        ids(self.readers.all(query).await?)
    }

    /// Lists the newest standing challenges and running games of a server, the newest first.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn open_games_on(&self, guild: GuildId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let query = sqlx::query(sql::OPEN_GAMES_ON).bind(signed(guild.0)).bind(limit);
        ids(self.readers.all(query).await?)
    }

    /// Finds the game whose thread this is.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn game_of_thread(&self, thread: ChannelId) -> Result<Option<GameId>, StoreError> {
        let query = sqlx::query(sql::GAME_OF_THREAD).bind(signed(thread.0));
        Ok(ids(self.readers.all(query).await?)?.pop())
    }

    /// Lists what somebody may mean who speaks of a game in a channel or thread: his own running games, the game whose
    /// thread it is, and of the running games that are played in the channel itself two at most.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn games_near(
        &self,
        guild: GuildId,
        channel: ChannelId,
        player: PlayerId,
    ) -> Result<Vec<Near>, StoreError> {
        let query = sqlx::query(sql::GAMES_NEAR).bind(signed(guild.0)).bind(signed(player.0)).bind(signed(channel.0));
        let rows = self.readers.all(query).await?;
        rows.iter()
            .map(|row| {
                Ok(Near {
                    game: GameId(unsigned(row.try_get(0)?)),
                    has_thread: row.try_get(1)?,
                    is_here: row.try_get(2)?,
                    is_shown: row.try_get(3)?,
                    is_own: row.try_get(4)?,
                })
            })
            .collect()
    }

    /// Counts the running games.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn count_running(&self) -> Result<i64, StoreError> {
        Ok(self.readers.one(sqlx::query(sql::COUNT_RUNNING)).await?.try_get(0)?)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sample::{offer, store};

    #[tokio::test]
    async fn effects_that_cannot_be_read_take_no_other_games_place() {
        let (_folder, store) = store().await;
        let (mut write, at) = (store.write().await.unwrap(), Timestamp::from_ms(1_000));
        let mut games = Vec::new();
        for number in 0..4 {
            games.push(write.insert(&offer(at)).await.unwrap());
            write.enqueue(games[number], &[Effect::PostChallenge], at).unwrap();
        }
        let spoiled = "UPDATE outbox SET effect = '{\"do\":\"what nobody knows\"}' WHERE game_id < ?1";
        let spoiled = sqlx::query(spoiled).bind(signed(games[3].0));
        spoiled.execute(write.lend().await.unwrap()).await.unwrap();
        write.commit().await.unwrap();

        let found = store.first_effects(3, false, &[], &[]).await.unwrap();
        assert_eq!(found.iter().map(|waiting| waiting.game).collect::<Vec<_>>(), [games[3]]);
        assert_eq!(store.due_effect_count(at).await.unwrap(), 1);
    }
}
