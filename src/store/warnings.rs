//! Warnings of low sand that were posted.

use sqlx::Row;

use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use super::rows::{signed, unsigned};
use super::write::Write;
use crate::game::{ChannelId, GameId, LowSand, MessageId};

impl Store {
    /// Finds the message that warned of a glass.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn warning(&self, game: GameId, glass: &LowSand) -> Result<Option<(ChannelId, MessageId)>, StoreError> {
        let query = sqlx::query(sql::WARNING).bind(signed(game.0)).bind(glass.space.to_string());
        let row = self.readers.optional(query.bind(glass.runs_out_at.as_ms())).await?;
        row.map(|row| Ok((ChannelId(unsigned(row.try_get(0)?)), MessageId(unsigned(row.try_get(1)?))))).transpose()
    }
}

impl Write {
    /// Notes the message that warned of a glass.
    pub fn set_warning(&mut self, game: GameId, glass: &LowSand, channel: ChannelId, message: MessageId) {
        self.next()
            .add(sql::SET_WARNING)
            .bind(signed(game.0))
            .bind(glass.space.to_string())
            .bind(glass.runs_out_at.as_ms())
            .bind(signed(channel.0))
            .bind(signed(message.0));
    }

    /// Forgets the message that warned of a glass.
    pub fn forget_warning(&mut self, game: GameId, glass: &LowSand) {
        self.next()
            .add(sql::FORGET_WARNING)
            .bind(signed(game.0))
            .bind(glass.space.to_string())
            .bind(glass.runs_out_at.as_ms());
    }
}
