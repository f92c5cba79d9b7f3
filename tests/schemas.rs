//! Databases of every schema there was: each is brought up to date, nothing in it is lost, and play goes on.
//!
//! A new migration needs a database of its schema, written down by the bot that has it:
//! `cargo test --test schemas -- --ignored` writes it to `tests/schemas`.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

#[path = "schemas/made.rs"]
mod made;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sqlx::{AssertSqlSafe, Connection, Row};
use tamsk_bot::game::{Game, GameId, PlayerId};

use made::{ERASED, GUILD, Hand, MIGRATIONS, PLAYED, QUIET, RUNNING, connect, dump, load, make, url};

/// How long after the beginning each database was left.
const LEFT: i64 = 100_000;

fn fixture(version: i64) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/schemas/{version:04}.sql"))
}

fn versions() -> Vec<i64> {
    MIGRATIONS.iter().map(|migration| migration.version).collect()
}

/// Looks through a database as an operator does.
fn check(file: &Path) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"));
    command.arg("check").env_clear().env("DATABASE_URL", url(file)).env("DISCORD_TOKEN", "a.token.at-all");
    let output = command.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

/// Says what was put into a game, as a record does.
fn record(game: &Game) -> Vec<String> {
    let record = game.record().unwrap().to_string();
    record.lines().skip_while(|line| !line.is_empty()).skip(1).map(str::to_owned).collect()
}

/// Counts the rows of a table, as far as there is one.
async fn count(file: &Path, table: &'static str) -> i64 {
    let mut hand = connect(file).await;
    let rows = sqlx::query(table).fetch_one(&mut hand).await.map_or(0, |row| row.get(0));
    hand.close().await.unwrap();
    rows
}

const ROWS: [(i64, &str); 10] = [
    (1, "SELECT count(*) FROM games"),
    (1, "SELECT count(*) FROM inputs"),
    (1, "SELECT count(*) FROM inbox"),
    (1, "SELECT count(*) FROM outbox"),
    (2, "SELECT count(*) FROM rating_changes"),
    (2, "SELECT count(*) FROM results"),
    (3, "SELECT count(*) FROM settings"),
    (4, "SELECT count(*) FROM guilds"),
    (5, "SELECT count(*) FROM former_players"),
    (6, "SELECT count(*) FROM rating_resets"),
];

#[tokio::test]
async fn every_schema_is_brought_up_to_date_and_play_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    for version in versions() {
        let file = folder.path().join(format!("{version}.sqlite"));
        load(&file, version, &fs::read_to_string(fixture(version)).unwrap()).await;
        let mut held = Vec::new();
        for (since, rows) in ROWS {
            held.push(count(&file, rows).await);
            assert_eq!(held.last() > Some(&0), version >= since, "{version}: {rows}");
        }

        let mut hand = Hand::open(&file, LEFT + 30_000).await;
        let games = [RUNNING, QUIET].map(|id| (id, hand.app.game(GUILD, id)));
        for (id, game) in games {
            let game = game.await.unwrap().unwrap();
            assert!(game.is_running(), "{version}: {id}");
        }
        let played: Vec<String> = PLAYED.iter().map(|(ms, entry)| format!("{ms} {entry}")).collect();
        assert_eq!(record(&hand.app.game(GUILD, RUNNING).await.unwrap().unwrap()), played, "{version}");
        if version >= 5 {
            let erased = hand.app.game(GUILD, ERASED).await.unwrap().unwrap().challenger.id;
            assert_eq!(erased, PlayerId::former(1), "{version}");
        }
        let (is_sound, said) = check(&file);
        assert!(is_sound, "{version}: {said}");
        for ((_, rows), held) in ROWS.iter().zip(&held) {
            assert!(count(&file, rows).await >= *held, "{version}: {rows}");
        }
        // Whichever schema it is from, the finished game has its results and has changed the ratings.
        assert_eq!(count(&file, "SELECT count(*) FROM results").await, 2, "{version}");
        assert_eq!(count(&file, "SELECT count(*) FROM rating_changes").await, 1, "{version}");
        hand.store.close().await;

        let once = dump(&file).await;
        hand = Hand::open(&file, LEFT + 30_000).await;
        hand.store.close().await;
        assert_eq!(dump(&file).await, once, "{version}: a second start changes something");

        hand = Hand::open(&file, LEFT + 30_000).await;
        hand.plays(GUILD, RUNNING, "red G1-G2 ring").await;
        let game = hand.app.game(GUILD, RUNNING).await.unwrap().unwrap();
        assert_eq!(record(&game), [&played[..], &["130000 red G1-G2 ring".to_owned()]].concat(), "{version}");
        let (is_sound, said) = check(&file);
        assert!(is_sound, "{version}: {said}");
        hand.store.close().await;
    }
}

/// Every column that holds somebody's number.
const PEOPLE: [(&str, &str); 9] = [
    ("games", "challenger_id"),
    ("games", "opponent_id"),
    ("ratings", "player_id"),
    ("rating_changes", "red_id"),
    ("rating_changes", "black_id"),
    ("results", "player_id"),
    ("results", "opponent_id"),
    ("members", "player_id"),
    ("rating_resets", "player_id"),
];

#[tokio::test]
async fn who_was_erased_stays_a_former_player_and_a_small_number_is_anybodys() {
    // As of a database in which persons 1 and 2 were erased, and person 3 has a number that Discord would not give.
    let mut text = fs::read_to_string(fixture(8)).unwrap();
    text += "INSERT INTO former_players (id) VALUES (2), (3);\n";
    text +=
        "INSERT INTO members (guild_id, player_id, checked_at, departed_at) VALUES (9, 3000000000000000001, 0, 0);\n";
    text +=
        "INSERT INTO members (guild_id, player_id, checked_at, departed_at) VALUES (9, 3000000000000000003, 0, 0);\n";
    for (person, number) in [(1, "2"), (2, "3"), (3, "42")] {
        text = text.replace(&format!("300000000000000000{person}"), number);
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("erased.sqlite");
    load(&file, 8, &text).await;
    let hand = Hand::open(&file, LEFT).await;
    let mut found = connect(&file).await;
    for (table, column) in PEOPLE {
        let query = format!("SELECT DISTINCT {column} FROM {table} WHERE {column} IS NOT NULL ORDER BY {column}");
        let people = sqlx::query(AssertSqlSafe(query)).fetch_all(&mut found).await.unwrap();
        let people: Vec<PlayerId> = people.iter().map(|row| PlayerId(row.get::<i64, _>(0).cast_unsigned())).collect();
        assert!(people.iter().any(|person| person.is_former()), "{table}.{column}: {people:?}");
        let others = people.iter().filter(|person| !person.is_former());
        assert!(
            others.clone().all(|person| *person == PlayerId(42) || person.0 > 1 << 60),
            "{table}.{column}: {people:?}"
        );
    }
    found.close().await.unwrap();
    let players = hand.app.game(GUILD, RUNNING).await.unwrap().unwrap();
    let players = [players.challenger.id, players.opponent.unwrap().id];
    assert_eq!(players, [PlayerId::former(2), PlayerId::former(3)]);
    let challenger = hand.app.game(GUILD, GameId(4)).await.unwrap().unwrap().challenger.id;
    assert_eq!((challenger, challenger.is_former()), (PlayerId(42), false));
    let (is_sound, said) = check(&file);
    assert!(is_sound, "{said}");
    hand.store.close().await;
}

#[tokio::test]
async fn every_migration_has_a_database_of_its_schema() {
    for version in versions() {
        assert!(
            fixture(version).exists(),
            "there is no tests/schemas/{version:04}.sql: cargo test --test schemas -- --ignored writes it"
        );
    }
}

#[tokio::test]
#[ignore = "it writes to tests/schemas, once for a new migration"]
async fn the_newest_schema_is_written_down() {
    let Some(version) = versions().pop().filter(|version| !fixture(*version).exists()) else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("made.sqlite");
    make(&file).await;
    fs::write(fixture(version), dump(&file).await).unwrap();
}
