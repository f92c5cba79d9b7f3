//! Servers that are gone for a time or for good.

use sqlx::Row;

use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use super::read::ids;
use super::rows::{signed, unsigned};
use super::write::Write;
use crate::game::{ChannelId, Game, GameId, GuildId};
use crate::rules::Timestamp;

impl Store {
    /// Tells since when a server is gone; nothing if it is not.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn away_since(&self, guild: GuildId) -> Result<Option<Timestamp>, StoreError> {
        let row = self.readers.optional(sqlx::query(sql::AWAY_SINCE).bind(signed(guild.0))).await?;
        row.map(|row| Ok(Timestamp::from_ms(row.try_get(0)?))).transpose()
    }

    /// Lists the servers of which anything is known, but for those that are known to have taken the bot out.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn guilds_not_left(&self) -> Result<Vec<GuildId>, StoreError> {
        let rows = self.readers.all(sqlx::query(sql::GUILDS_NOT_LEFT)).await?;
        rows.into_iter().map(|row| Ok(GuildId(unsigned(row.try_get(0)?)))).collect()
    }

    /// Lists the standing challenges and running games that belong to a channel or thread.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn open_games_in(&self, channel: ChannelId) -> Result<Vec<GameId>, StoreError> {
        ids(self.readers.all(sqlx::query(sql::OPEN_GAMES_IN).bind(signed(channel.0))).await?)
    }
}

impl Write {
    /// Tells since when a server is gone; nothing if it is not.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn away_since(&mut self, guild: GuildId) -> Result<Option<Timestamp>, StoreError> {
        let row = sqlx::query(sql::AWAY_SINCE).bind(signed(guild.0)).fetch_optional(self.lend().await?).await?;
        row.map(|row| Ok(Timestamp::from_ms(row.try_get(0)?))).transpose()
    }

    /// Notes that a server is gone, from this instant if it was not before.
    pub fn set_away(&mut self, guild: GuildId, at: Timestamp, has_left: bool) {
        let left_at = has_left.then_some(at.as_ms());
        self.next().add(sql::SET_AWAY).bind(signed(guild.0)).bind(at.as_ms()).bind(left_at);
    }

    /// Notes that a server is there.
    pub fn set_there(&mut self, guild: GuildId) {
        self.next().add(sql::SET_THERE).bind(signed(guild.0));
    }

    /// Takes a server's games out of time.
    pub fn park_guild(&mut self, guild: GuildId) {
        self.next().add(sql::PARK_GUILD).bind(signed(guild.0));
    }

    /// Lets the time of a game run whose server is back.
    pub fn let_run(&mut self, game: &Game) {
        self.next().add(sql::SET_DEADLINE).bind(signed(game.id.0)).bind(game.wakes_at().map(Timestamp::as_ms));
    }

    /// Lists the standing challenges and running games of a server.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn open_games_of_guild(&mut self, guild: GuildId) -> Result<Vec<GameId>, StoreError> {
        let query = sqlx::query(sql::OPEN_GAMES_OF_GUILD).bind(signed(guild.0));
        ids(query.fetch_all(self.lend().await?).await?)
    }

    /// Lets everything of a server that waits in the outbox be done from an instant on.
    pub fn release_effects(&mut self, guild: GuildId, at: Timestamp) {
        self.next().add(sql::RELEASE_EFFECTS).bind(signed(guild.0)).bind(at.as_ms());
    }

    /// Makes the channel whose settings hold the place of a game, whose own place is gone.
    pub fn move_home(&mut self, game: GameId) {
        self.next().add(sql::MOVE_HOME).bind(signed(game.0));
    }

    /// Deletes everything about the servers that took the bot out before an instant, and tells how many there were.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn forget_guilds(&mut self, before: Timestamp) -> Result<usize, StoreError> {
        let guilds = sqlx::query(sql::GUILDS_LONG_LEFT).bind(before.as_ms()).fetch_all(self.lend().await?).await?;
        for row in &guilds {
            let guild: i64 = row.try_get(0)?;
            for statement in sql::FORGET_GUILD {
                sqlx::query(statement).bind(guild).execute(self.lend().await?).await?;
            }
        }
        Ok(guilds.len())
    }
}
