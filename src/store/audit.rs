//! Whether results and ratings are what the records say: everything is worked out anew and compared.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, Row, SqliteConnection};

use super::ending::{rating_change, standing_of};
use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use super::rows::{GameRow, signed, unsigned};
use super::upkeep::{Schema, read_only};
use crate::game::{Game, GameId, GuildId, PlayerId, Rating, RatingChange, Score, Shift, Standing, Tally, rated};
use crate::rules::{Color, Level, Timestamp};

/// How far a stored number may be from its recomputation: machines differ in the last digits.
const TOLERANCE: f64 = 1e-6;

/// What came of a comparison with the records.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Audit {
    /// How many finished games were played again.
    pub games: usize,
    /// How many of them were rated.
    pub rated: usize,
    /// How many players have a rating, at a level of a server.
    pub ratings: usize,
    /// What differs, one line each; empty if nothing does.
    pub differences: Vec<String>,
}

/// A rated game as its record tells it.
#[derive(Debug)]
struct Rated {
    guild: GuildId,
    level: Level,
    at: Timestamp,
    score: Score,
    red: PlayerId,
    black: PlayerId,
}

/// What a row of `results` holds, but for names.
type ResultRow = (i64, i64, i64, String, i64, f64, bool, [i64; 4], Option<i64>);

/// The ratings as they follow from the records, while they are worked out.
#[derive(Debug, Default)]
struct Ledger {
    standings: BTreeMap<(GuildId, u8, PlayerId), Standing>,
    /// When two players met, the lower number first.
    meetings: BTreeMap<(GuildId, PlayerId, PlayerId), Vec<Timestamp>>,
}

impl Store {
    /// Compares the stored results, rating changes and ratings with what the records say; changes nothing.
    ///
    /// Works on a snapshot, whether or not a bot uses the database.
    ///
    /// # Errors
    ///
    /// Fails when the database is not there, damaged, not the bot's, or of another schema than this version's.
    pub async fn audit(url: &str) -> Result<Audit, StoreError> {
        let mut connection = read_only(url, Schema::Current).await?;
        let mut snapshot = connection.begin().await?;
        let mut audit = Audit::default();
        let games = finished_games(&mut snapshot, &mut audit).await?;
        compare_changes(&mut snapshot, &games, &mut audit).await?;
        Ok(audit)
    }
}

/// Plays every finished game again, compares its results, and tells the rated ones.
async fn finished_games(
    connection: &mut SqliteConnection,
    audit: &mut Audit,
) -> Result<BTreeMap<GameId, Rated>, StoreError> {
    let mut games = BTreeMap::new();
    let mut told = BTreeSet::new();
    for row in sqlx::query(sql::FINISHED_GAMES).fetch_all(&mut *connection).await? {
        let id = GameId(unsigned(row.try_get(0)?));
        let game = match read(connection, id).await {
            Ok(Some(game)) => game,
            Ok(None) => continue,
            Err(StoreError::Damaged(why)) => {
                audit.differences.push(why);
                continue;
            }
            Err(error) => return Err(error),
        };
        let (Some(score), Some(outcome)) = (Score::of(&game), game.outcome()) else { continue };
        audit.games += 1;
        told.insert(id);
        compare_results(connection, &game, score, audit).await?;
        if rated(&game).is_ok() {
            audit.rated += 1;
            games.insert(
                id,
                Rated {
                    guild: game.place.guild,
                    level: game.terms.setup.level,
                    at: outcome.at,
                    score,
                    red: game.player(Color::Red).id,
                    black: game.player(Color::Black).id,
                },
            );
        }
    }
    for row in sqlx::query(sql::GAMES_WITH_RESULTS).fetch_all(connection).await? {
        let id = GameId(unsigned(row.try_get(0)?));
        if !told.contains(&id) {
            audit.differences.push(format!("game {id}: it has results but is not finished"));
        }
    }
    Ok(games)
}

async fn read(connection: &mut SqliteConnection, id: GameId) -> Result<Option<Game>, StoreError> {
    let row: Option<GameRow> = sqlx::query_as(sql::GAME).bind(signed(id.0)).fetch_optional(connection).await?;
    row.map(GameRow::into_game).transpose()
}

async fn compare_results(
    connection: &mut SqliteConnection,
    game: &Game,
    score: Score,
    audit: &mut Audit,
) -> Result<(), StoreError> {
    let id = game.id;
    let rows = sqlx::query(sql::RESULTS_OF_GAME).bind(signed(id.0)).fetch_all(connection).await?;
    let stored = rows.iter().map(result_row).collect::<Result<Vec<_>, StoreError>>()?;
    let (Some(tallies), Some(outcome)) = (Tally::of(game), game.outcome()) else { return Ok(()) };
    if stored.len() != tallies.len() {
        audit.differences.push(format!("game {id}: {} results instead of {}", stored.len(), tallies.len()));
    }
    for (color, tally) in Color::BOTH.into_iter().zip(tallies) {
        let player = game.player(color).id;
        let expected: ResultRow = (
            signed(game.place.guild.0),
            i64::from(game.terms.setup.level.number()),
            signed(player.0),
            color.word().to_string(),
            signed(game.player(color.opponent()).id.0),
            score.points(color),
            rated(game).is_ok(),
            [
                i64::from(tally.glasses_lost),
                i64::from(tally.glasses_saved),
                i64::from(tally.plies),
                tally.thinking.as_ms(),
            ],
            tally.closest_save.map(|left| left.as_ms()),
        );
        let ended = outcome.at.as_ms();
        let found = rows.iter().zip(&stored).find(|(_, stored)| stored.3 == expected.3);
        match found {
            Some((row, stored)) if *stored == expected && row.try_get::<i64, _>("ended_at")? == ended => {}
            Some((_, stored)) => {
                let color = color.word();
                audit.differences.push(format!("game {id}: the result of {color} is {stored:?}, not {expected:?}"));
            }
            None => audit.differences.push(format!("game {id}: the result of {} is missing", color.word())),
        }
    }
    Ok(())
}

fn result_row(row: &SqliteRow) -> Result<ResultRow, StoreError> {
    Ok((
        row.try_get(0)?,
        row.try_get(1)?,
        row.try_get(2)?,
        row.try_get(3)?,
        row.try_get(4)?,
        row.try_get(5)?,
        row.try_get(6)?,
        [row.try_get(7)?, row.try_get(8)?, row.try_get(9)?, row.try_get(10)?],
        row.try_get(11)?,
    ))
}

/// Works out every rating change in the order of the stored ones, and compares them and the ratings they end in.
async fn compare_changes(
    connection: &mut SqliteConnection,
    games: &BTreeMap<GameId, Rated>,
    audit: &mut Audit,
) -> Result<(), StoreError> {
    let mut ledger = Ledger::default();
    let mut resets = resets(&mut *connection).await?.into_iter().peekable();
    let mut seen = BTreeSet::new();
    for row in sqlx::query(sql::RATING_CHANGES).fetch_all(&mut *connection).await? {
        let id = GameId(unsigned(row.try_get(0)?));
        seen.insert(id);
        let Some(game) = games.get(&id) else {
            audit.differences.push(format!("game {id}: it changed ratings but is not rated"));
            continue;
        };
        let seq: i64 = row.try_get("seq")?;
        while let Some(reset) = resets.next_if(|reset| reset.after_seq < seq) {
            ledger.forget(&reset);
        }
        let expected = ledger.enter(game);
        let stored = rating_change(&row, 7)?;
        let about = (
            GuildId(unsigned(row.try_get(1)?)),
            row.try_get::<i64, _>(2)?,
            row.try_get::<i64, _>(3)?,
            PlayerId(unsigned(row.try_get(4)?)),
            PlayerId(unsigned(row.try_get(5)?)),
            row.try_get::<f64, _>(6)?,
        );
        let told = (
            game.guild,
            i64::from(game.level.number()),
            game.at.as_ms(),
            game.red,
            game.black,
            game.score.points(Color::Red),
        );
        if about != told {
            audit.differences.push(format!("game {id}: its rating change is of {about:?}, not {told:?}"));
        }
        if !same_change(&stored, &expected) {
            audit.differences.push(format!("game {id}: the ratings changed by {stored:?}, not {expected:?}"));
        }
    }
    for id in games.keys().filter(|id| !seen.contains(id)) {
        audit.differences.push(format!("game {id}: its rating change is missing"));
    }
    resets.for_each(|reset| ledger.forget(&reset));
    compare_ratings(connection, ledger.standings, audit).await
}

/// A player's ratings that were forgotten after a rating change.
struct Reset {
    guild: GuildId,
    player: PlayerId,
    after_seq: i64,
}

async fn resets(connection: &mut SqliteConnection) -> Result<Vec<Reset>, StoreError> {
    let rows = sqlx::query(sql::RATING_RESETS).fetch_all(connection).await?;
    rows.into_iter()
        .map(|row| {
            let (guild, player) = (GuildId(unsigned(row.try_get(0)?)), PlayerId(unsigned(row.try_get(1)?)));
            Ok(Reset { guild, player, after_seq: row.try_get(2)? })
        })
        .collect()
}

async fn compare_ratings(
    connection: &mut SqliteConnection,
    mut expected: BTreeMap<(GuildId, u8, PlayerId), Standing>,
    audit: &mut Audit,
) -> Result<(), StoreError> {
    for row in sqlx::query(sql::RATINGS).fetch_all(connection).await? {
        let (guild, player) = (GuildId(unsigned(row.try_get(0)?)), PlayerId(unsigned(row.try_get(2)?)));
        let level: u8 = row.try_get(1)?;
        let stored = standing_of(&row, 3)?;
        let provisional: bool = row.try_get(9)?;
        audit.ratings += 1;
        let who = format!("player {player} at level {level} of server {guild}");
        match expected.remove(&(guild, level, player)) {
            None => audit.differences.push(format!("{who}: a rating without a rated game")),
            Some(expected) if !same_standing(&stored, &expected) => {
                audit.differences.push(format!("{who}: the rating is {stored:?}, not {expected:?}"));
            }
            Some(_) if provisional != stored.rating.is_provisional() => {
                audit.differences.push(format!("{who}: whether the rating is provisional is wrong"));
            }
            Some(_) => {}
        }
    }
    for (guild, level, player) in expected.into_keys() {
        audit.differences.push(format!("player {player} at level {level} of server {guild}: the rating is missing"));
    }
    Ok(())
}

impl Ledger {
    /// Forgets what a player's ratings were on a server.
    fn forget(&mut self, reset: &Reset) {
        self.standings.retain(|(guild, _, player), _| (*guild, *player) != (reset.guild, reset.player));
    }

    /// Enters one rated game and tells what it does.
    fn enter(&mut self, game: &Rated) -> RatingChange {
        let key = |player| (game.guild, game.level.number(), player);
        let stood = |player| self.standings.get(&key(player)).copied().unwrap_or(Standing::newcomer(game.at));
        let (red, black) = (stood(game.red), stood(game.black));
        let pair = (game.guild, game.red.min(game.black), game.red.max(game.black));
        let meetings = self.meetings.entry(pair).or_default();
        let since = game.at - Rating::REPEATED_WITHIN;
        let before = meetings.iter().filter(|at| **at > since).count();
        meetings.push(game.at);
        let nth = u32::try_from(before).unwrap_or(u32::MAX).saturating_add(1);
        let change = RatingChange::of(red.rating_at(game.at), black.rating_at(game.at), game.score, nth);
        for (color, player, stood) in [(Color::Red, game.red, red), (Color::Black, game.black, black)] {
            let standing = stood.with(change.side(color).after, game.score.points(color), game.at);
            self.standings.insert(key(player), standing);
        }
        change
    }
}

fn same(one: f64, other: f64) -> bool {
    (one - other).abs() <= TOLERANCE * other.abs().max(1.0)
}

fn same_rating(one: &Rating, other: &Rating) -> bool {
    same(one.value, other.value) && same(one.deviation, other.deviation) && same(one.volatility, other.volatility)
}

fn same_change(one: &RatingChange, other: &RatingChange) -> bool {
    let side =
        |one: &Shift, other: &Shift| same_rating(&one.before, &other.before) && same_rating(&one.after, &other.after);
    one.nth == other.nth && side(&one.red, &other.red) && side(&one.black, &other.black)
}

fn same_standing(one: &Standing, other: &Standing) -> bool {
    same_rating(&one.rating, &other.rating)
        && (one.games, one.wins, one.last_at) == (other.games, other.wins, other.last_at)
}
