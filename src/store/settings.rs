//! Settings of channels and servers.

use sqlx::FromRow;
use sqlx::sqlite::SqliteRow;

use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use super::rows::signed;
use super::write::Write;
use crate::game::{ChannelId, GuildId, OpenGames, Pings, Settings};
use crate::rules::{Level, Span};

/// A row of `settings`.
#[derive(FromRow, Debug)]
struct SettingsRow {
    channel_id: i64,
    level: Option<i64>,
    sand_ms: Option<i64>,
    threads: Option<bool>,
    rated: Option<bool>,
    pings: Option<String>,
    language: Option<String>,
    patience_ms: Option<i64>,
    open_games: Option<u32>,
    play: Option<bool>,
}

impl From<SettingsRow> for Settings {
    fn from(row: SettingsRow) -> Settings {
        Settings {
            level: row.level.and_then(Level::from_number),
            sand: row.sand_ms.map(Span::from_ms),
            threads: row.threads,
            rated: row.rated,
            pings: row.pings.as_deref().and_then(Pings::parse),
            language: row.language,
            patience: row.patience_ms.map(Span::from_ms),
            open_games: row.open_games.map(OpenGames::from_number),
            play: row.play,
        }
    }
}

/// Tells a channel's settings and its server's.
pub(super) fn apart(rows: &[SqliteRow]) -> Result<(Settings, Settings), StoreError> {
    let mut both = (Settings::default(), Settings::default());
    for row in rows {
        let row = SettingsRow::from_row(row)?;
        let place = if row.channel_id == 0 { &mut both.1 } else { &mut both.0 };
        *place = row.into();
    }
    Ok(both)
}

impl Store {
    /// Reads what a channel has set and what its server has.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn settings(&self, guild: GuildId, channel: ChannelId) -> Result<(Settings, Settings), StoreError> {
        let query = sqlx::query(sql::SETTINGS).bind(signed(guild.0)).bind(signed(channel.0));
        apart(&self.readers.all(query).await?)
    }
}

impl Write {
    /// Reads what a channel has set and what its server has, to change it.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn settings(&mut self, guild: GuildId, channel: ChannelId) -> Result<(Settings, Settings), StoreError> {
        let query = sqlx::query(sql::SETTINGS).bind(signed(guild.0)).bind(signed(channel.0));
        apart(&query.fetch_all(self.lend().await?).await?)
    }

    /// Writes down what a channel sets; the server itself if none is named.
    pub fn set_settings(&mut self, guild: GuildId, channel: Option<ChannelId>, settings: &Settings) {
        self.next()
            .add(sql::SET_SETTINGS)
            .bind(signed(guild.0))
            .bind(channel.map_or(0, |channel| signed(channel.0)))
            .bind(settings.level.map(|level| i64::from(level.number())))
            .bind(settings.sand.map(Span::as_ms))
            .bind(settings.threads)
            .bind(settings.rated)
            .bind(settings.pings.map(Pings::word))
            .bind(&settings.language)
            .bind(settings.patience.map(Span::as_ms))
            .bind(settings.open_games.map(|games| i64::from(games.number())))
            .bind(settings.play);
    }
}
