//! Reading the ranking: every question is a few indexed queries in one snapshot.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::ending::{rating_change, standing, standing_of};
use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use super::read::shown_of;
use super::rows::{signed, unsigned};
use crate::game::{
    ChannelId, Finished, GameId, GuildId, History, Leaderboard, Nemesis, Own, PAGE, Page, Person, PlayerId, Profile,
    Ranked, Rating, Results,
};
use crate::rules::{Color, Level, Span, Timestamp};

/// Every level.
const LEVELS: [Level; 3] = [Level::One, Level::Two, Level::Three];

impl Store {
    /// Reads a page of the ranking, as an asker sees it at an instant.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        level: Level,
        page: u32,
        asker: PlayerId,
        at: Timestamp,
    ) -> Result<Leaderboard, StoreError> {
        let read = async |snapshot: &mut SqliteConnection| {
            let since = (at - Rating::LISTED_FOR).as_ms();
            let counted = sqlx::query(sql::COUNT_LISTED)
                .bind(signed(guild.0))
                .bind(i64::from(level.number()))
                .bind(since)
                .fetch_one(&mut *snapshot)
                .await?;
            let page = Page::of(page, counted.try_get(0)?);
            let ranked: u32 = counted.try_get(1)?;
            let rows = sqlx::query(sql::LEADERBOARD)
                .bind(signed(guild.0))
                .bind(i64::from(level.number()))
                .bind(since)
                .bind(PAGE)
                .bind(page.offset())
                .fetch_all(&mut *snapshot)
                .await?;
            let mut lines = Vec::with_capacity(rows.len());
            for (place, row) in (page.offset() + 1..).zip(rows) {
                lines.push(Ranked {
                    rank: (place <= ranked).then_some(place),
                    player: PlayerId(unsigned(row.try_get(0)?)),
                    name: row.try_get(1)?,
                    standing: standing_of(&row, 2)?,
                });
            }
            let own = own(snapshot, guild, level, asker, at).await?;
            Ok(Leaderboard { level, page, lines, own })
        };
        self.readers.snapshot(read).await
    }

    /// Reads what is known of a player.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does or rows are damaged.
    pub async fn profile(&self, guild: GuildId, player: PlayerId, at: Timestamp) -> Result<Profile, StoreError> {
        let read = async |snapshot: &mut SqliteConnection| {
            let mut levels = Vec::new();
            for level in LEVELS {
                match own(snapshot, guild, level, player, at).await? {
                    Own::Unknown => {}
                    known => levels.push((level, known)),
                }
            }
            let asked = |query: &'static str| sqlx::query(query).bind(signed(guild.0)).bind(signed(player.0));
            let rows = asked(sql::RESULTS_OF_PLAYER).fetch_all(&mut *snapshot).await?;
            let results = rows.iter().map(results).collect::<Result<_, StoreError>>()?;
            let nemesis = asked(sql::NEMESIS).fetch_optional(&mut *snapshot).await?;
            let nemesis = nemesis.map(|row| -> Result<Nemesis, StoreError> {
                Ok(Nemesis {
                    player: PlayerId(unsigned(row.try_get(0)?)),
                    name: row.try_get(1)?,
                    games: row.try_get(2)?,
                })
            });
            let closest = asked(sql::CLOSEST_SAVE).fetch_optional(&mut *snapshot).await?;
            let closest = closest.map(|row| -> Result<(Span, Person), StoreError> {
                let opponent = Person { id: PlayerId(unsigned(row.try_get(1)?)), name: row.try_get(2)? };
                Ok((Span::from_ms(row.try_get(0)?), opponent))
            });
            Ok(Profile { levels, results, closest: closest.transpose()?, nemesis: nemesis.transpose()? })
        };
        self.readers.snapshot(read).await
    }

    /// Reads a page of the finished games of a player, the newest first.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does or rows are damaged.
    pub async fn history(&self, guild: GuildId, player: PlayerId, page: u32) -> Result<History, StoreError> {
        let read = async |snapshot: &mut SqliteConnection| {
            let counted = sqlx::query(sql::COUNT_RESULTS).bind(signed(guild.0)).bind(signed(player.0));
            let page = Page::of(page, counted.fetch_one(&mut *snapshot).await?.try_get(0)?);
            let rows = sqlx::query(sql::HISTORY)
                .bind(signed(guild.0))
                .bind(signed(player.0))
                .bind(PAGE)
                .bind(page.offset())
                .fetch_all(&mut *snapshot)
                .await?;
            Ok(History { page, games: rows.iter().map(finished).collect::<Result<_, StoreError>>()? })
        };
        self.readers.snapshot(read).await
    }
}

/// Tells where a player stands among those who are listed.
async fn own(
    connection: &mut SqliteConnection,
    guild: GuildId,
    level: Level,
    player: PlayerId,
    at: Timestamp,
) -> Result<Own, StoreError> {
    let Some(standing) = standing(connection, guild, level, player).await? else { return Ok(Own::Unknown) };
    if !standing.is_listed(at) {
        return Ok(Own::Idle(standing));
    }
    if standing.rating.is_provisional() {
        return Ok(Own::Listed { rank: None, standing });
    }
    let better: u32 = sqlx::query(sql::COUNT_BETTER)
        .bind(signed(guild.0))
        .bind(i64::from(level.number()))
        .bind((at - Rating::LISTED_FOR).as_ms())
        .bind(standing.rating.value)
        .bind(signed(player.0))
        .fetch_one(connection)
        .await?
        .try_get(0)?;
    Ok(Own::Listed { rank: Some(better + 1), standing })
}

fn level_of(number: i64) -> Result<Level, StoreError> {
    Level::from_number(number).ok_or_else(|| StoreError::Damaged(format!("level {number}")))
}

fn color_of(word: &str) -> Result<Color, StoreError> {
    Color::parse(word).ok_or_else(|| StoreError::Damaged(format!("colour {word}")))
}

fn results(row: &SqliteRow) -> Result<Results, StoreError> {
    Ok(Results {
        level: level_of(row.try_get(0)?)?,
        color: color_of(row.try_get(1)?)?,
        won: row.try_get(2)?,
        drawn: row.try_get(3)?,
        lost: row.try_get(4)?,
        glasses_lost: row.try_get(5)?,
        glasses_saved: row.try_get(6)?,
        closest_save: row.try_get::<Option<i64>, _>(7)?.map(Span::from_ms),
        plies: row.try_get(8)?,
        thinking: Span::from_ms(row.try_get(9)?),
    })
}

fn finished(row: &SqliteRow) -> Result<Finished, StoreError> {
    let weight: Option<f64> = row.try_get(13)?;
    Ok(Finished {
        game: GameId(unsigned(row.try_get(0)?)),
        level: level_of(row.try_get(1)?)?,
        ended_at: Timestamp::from_ms(row.try_get(2)?),
        color: color_of(row.try_get(3)?)?,
        points: row.try_get(4)?,
        opponent: Person { id: PlayerId(unsigned(row.try_get("opponent_id")?)), name: row.try_get(5)? },
        channel: ChannelId(unsigned(row.try_get(6)?)),
        shown: shown_of(row)?,
        change: weight.map(|_| rating_change(row, 13)).transpose()?,
    })
}
