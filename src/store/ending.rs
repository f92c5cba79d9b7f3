//! What the end of a game leaves behind: a result for each player, and the ratings if it is rated.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use super::rows::{signed, unsigned};
use super::write::Write;
use crate::game::{
    Game, GameId, GuildId, Person, PlayerId, Rating, RatingChange, Score, Shift, Standing, Tally, rated,
};
use crate::rules::{Color, Level, Timestamp};

impl Write {
    /// Writes down what a game that is over says of its players: their results, and their ratings if it is rated.
    pub(super) async fn record_end(&mut self, game: &Game) -> Result<(), StoreError> {
        let (Some(score), Some(outcome), Some(tallies)) = (Score::of(game), game.outcome(), Tally::of(game)) else {
            return Ok(());
        };
        for (color, tally) in Color::BOTH.into_iter().zip(tallies) {
            let (player, opponent) = (game.player(color), game.player(color.opponent()));
            sqlx::query(sql::INSERT_RESULT)
                .bind(signed(game.id.0))
                .bind(signed(game.place.guild.0))
                .bind(i64::from(game.terms.setup.level.number()))
                .bind(outcome.at.as_ms())
                .bind(signed(player.id.0))
                .bind(color.word())
                .bind(signed(opponent.id.0))
                .bind(&opponent.name)
                .bind(score.points(color))
                .bind(rated(game).is_ok())
                .bind(tally.glasses_lost)
                .bind(tally.glasses_saved)
                .bind(tally.closest_save.map(|left| left.as_ms()))
                .bind(tally.plies)
                .bind(tally.thinking.as_ms())
                .execute(self.lend().await?)
                .await?;
        }
        match rated(game) {
            Ok(score) => self.rate(game, score, outcome.at).await,
            Err(_) => Ok(()),
        }
    }

    async fn rate(&mut self, game: &Game, score: Score, at: Timestamp) -> Result<(), StoreError> {
        let (guild, level) = (game.place.guild, game.terms.setup.level);
        let (red, black) = (game.player(Color::Red), game.player(Color::Black));
        let red_stood = self.standing(guild, level, red.id).await?.unwrap_or(Standing::newcomer(at));
        let black_stood = self.standing(guild, level, black.id).await?.unwrap_or(Standing::newcomer(at));
        let before: i64 = sqlx::query(sql::COUNT_PAIRINGS)
            .bind(signed(guild.0))
            .bind(signed(red.id.0))
            .bind(signed(black.id.0))
            .bind((at - Rating::REPEATED_WITHIN).as_ms())
            .fetch_one(self.lend().await?)
            .await?
            .try_get(0)?;
        let nth = u32::try_from(before).unwrap_or(u32::MAX).saturating_add(1);
        let change = RatingChange::of(red_stood.rating_at(at), black_stood.rating_at(at), score, nth);
        let query = sqlx::query(sql::INSERT_RATING_CHANGE)
            .bind(signed(game.id.0))
            .bind(signed(guild.0))
            .bind(i64::from(level.number()))
            .bind(at.as_ms())
            .bind(change.weight())
            .bind(signed(red.id.0))
            .bind(signed(black.id.0))
            .bind(score.points(Color::Red));
        [change.red.before, change.red.after, change.black.before, change.black.after]
            .into_iter()
            .fold(query, |query, rating| query.bind(rating.value).bind(rating.deviation).bind(rating.volatility))
            .execute(self.lend().await?)
            .await?;
        for (color, person, stood) in [(Color::Red, red, red_stood), (Color::Black, black, black_stood)] {
            let standing = stood.with(change.side(color).after, score.points(color), at);
            self.set_standing(guild, level, person, &standing).await?;
        }
        Ok(())
    }

    /// Tells what a player has reached at a level of a server.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn standing(
        &mut self,
        guild: GuildId,
        level: Level,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        standing(self.lend().await?, guild, level, player).await
    }

    async fn set_standing(
        &mut self,
        guild: GuildId,
        level: Level,
        person: &Person,
        standing: &Standing,
    ) -> Result<(), StoreError> {
        sqlx::query(sql::SET_STANDING)
            .bind(signed(guild.0))
            .bind(i64::from(level.number()))
            .bind(signed(person.id.0))
            .bind(&person.name)
            .bind(standing.rating.value)
            .bind(standing.rating.deviation)
            .bind(standing.rating.volatility)
            .bind(standing.rating.is_provisional())
            .bind(standing.games)
            .bind(standing.wins)
            .bind(standing.last_at.as_ms())
            .execute(self.lend().await?)
            .await?;
        Ok(())
    }
}

impl Store {
    /// Writes down what older games say of their players: those that ended before there were results.
    pub(super) async fn record_missed_ends(&self) -> Result<(), StoreError> {
        let missed = self.readers.all(sqlx::query(sql::MISSED_ENDS)).await?;
        if missed.is_empty() {
            return Ok(());
        }
        let mut write = self.write().await?;
        let mut count = 0;
        for row in missed {
            let id = GameId(unsigned(row.try_get(0)?));
            match write.game(id).await {
                Ok(Some(found)) => {
                    write.record_end(&found.game).await?;
                    count += 1;
                }
                Ok(None) => {}
                // It concerns no other game; the command-line check names it.
                Err(StoreError::Damaged(why)) => tracing::error!(game = %id, why, "a damaged game has no result"),
                Err(error) => return Err(error),
            }
        }
        write.commit().await?;
        tracing::info!(count, "finished games were added to the results");
        Ok(())
    }

    /// Tells what a game did to the ratings, if it was rated.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn rating_change(&self, game: GameId) -> Result<Option<RatingChange>, StoreError> {
        let row = self.readers.optional(sqlx::query(sql::RATING_CHANGE).bind(signed(game.0))).await?;
        row.map(|row| rating_change(&row, 0)).transpose()
    }
}

/// Reads what a player has reached at a level of a server.
pub(super) async fn standing(
    connection: &mut SqliteConnection,
    guild: GuildId,
    level: Level,
    player: PlayerId,
) -> Result<Option<Standing>, StoreError> {
    let query = sqlx::query(sql::STANDING)
        .bind(signed(guild.0))
        .bind(i64::from(level.number()))
        .bind(signed(player.0))
        .fetch_optional(connection);
    query.await?.map(|row| standing_of(&row, 0)).transpose()
}

/// Reads rating, deviation, volatility, games, wins and the last instant, from a column on.
pub(super) fn standing_of(row: &SqliteRow, first: usize) -> Result<Standing, StoreError> {
    Ok(Standing {
        rating: rating(row, first)?,
        games: row.try_get(first + 3)?,
        wins: row.try_get(first + 4)?,
        last_at: Timestamp::from_ms(row.try_get(first + 5)?),
    })
}

/// Reads a weight and four ratings, from a column on.
pub(super) fn rating_change(row: &SqliteRow, first: usize) -> Result<RatingChange, StoreError> {
    let weight: f64 = row.try_get(first)?;
    let change = |first| -> Result<Shift, StoreError> {
        Ok(Shift { before: rating(row, first)?, after: rating(row, first + 3)? })
    };
    Ok(RatingChange { nth: weight.recip().round() as u32, red: change(first + 1)?, black: change(first + 7)? })
}

fn rating(row: &SqliteRow, first: usize) -> Result<Rating, StoreError> {
    Ok(Rating { value: row.try_get(first)?, deviation: row.try_get(first + 1)?, volatility: row.try_get(first + 2)? })
}
