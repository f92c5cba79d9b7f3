//! Who is still a member of a server, as far as Discord was asked.

use sqlx::Row;

use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use super::rows::signed;
use super::write::Write;
use crate::game::{GuildId, PlayerId};
use crate::rules::Timestamp;

impl Store {
    /// Tells since when a server is gone, if it is, and whether a player is noted as departed from it.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn absences(&self, guild: GuildId, player: PlayerId) -> Result<(Option<Timestamp>, bool), StoreError> {
        let query = sqlx::query(sql::ABSENCES).bind(signed(guild.0)).bind(signed(player.0));
        let row = self.readers.one(query).await?;
        let away_since: Option<i64> = row.try_get(0)?;
        Ok((away_since.map(Timestamp::from_ms), row.try_get(1)?))
    }
}

impl Write {
    /// Notes that Discord is asked about a ranked player now, unless it was since an instant; tells whether to ask.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn claim_check(
        &mut self,
        guild: GuildId,
        player: PlayerId,
        at: Timestamp,
        since: Timestamp,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(sql::CLAIM_CHECK)
            .bind(signed(guild.0))
            .bind(signed(player.0))
            .bind(at.as_ms())
            .bind(since.as_ms());
        Ok(query.execute(self.lend().await?).await?.rows_affected() > 0)
    }

    /// Forgets the ratings of a player on a server.
    pub fn forget_rating(&mut self, guild: GuildId, player: PlayerId, at: Timestamp) {
        // Of whoever has none nothing is noted: he may have been erased.
        self.next().add(sql::RESET_RATINGS).bind(signed(guild.0)).bind(signed(player.0)).bind(at.as_ms());
        self.next().add(sql::FORGET_RATINGS).bind(signed(guild.0)).bind(signed(player.0));
    }

    /// Notes that a player has departed, or is back.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn set_departed(
        &mut self,
        guild: GuildId,
        player: PlayerId,
        departed: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        sqlx::query(sql::SET_DEPARTED)
            .bind(signed(guild.0))
            .bind(signed(player.0))
            .bind(departed.map(Timestamp::as_ms))
            .execute(self.lend().await?)
            .await?;
        Ok(())
    }
}
