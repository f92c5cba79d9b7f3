//! The operator's commands: a copy of the database while the bot runs, and whether all is well.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use std::path::Path;
use std::process::{Command, Output};

use sqlx::{Connection, Executor, SqliteConnection};
use tamsk_bot::app::{App, Limits, OfferRequest};
use tamsk_bot::clock::Clock;
use tamsk_bot::game::{
    ChannelId, Command as Request, Envelope, GameId, Guard, GuildId, Person, Place, PlayerId, SandRange, Terms,
};
use tamsk_bot::rules::{Action, Color, Level, Space, Span, Start, Then, Timestamp};
use tamsk_bot::store::Store;

const BEGAN: i64 = 1_767_225_600_000;

fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

fn run(database: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tamsk-bot"))
        .args(args)
        .env_clear()
        .env("DATABASE_URL", url(database))
        .env("DISCORD_TOKEN", "a.token.at-all")
        .output()
        .unwrap()
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

fn person(id: u64) -> Person {
    Person { id: PlayerId(id), name: format!("person {id}") }
}

/// Opens a database with one running game of one move.
async fn one_game(file: &Path) -> App {
    let (clock, _hands) = Clock::manual(Timestamp::from_ms(BEGAN));
    let sand = SandRange { min: Span::from_secs(1), max: Span::from_secs(86_400) };
    let limits =
        Limits { sand, settling: Span::from_ms(1500), credits_outages: true, rates: tamsk_bot::app::Rates::USUAL };
    let app = App::new(Store::open(&url(file)).await.unwrap(), clock, limits);
    let place =
        Place { guild: GuildId(9), channel: ChannelId(8), home: ChannelId(8), can_thread: true, locale: "en".into() };
    let terms = Terms::new(Level::Two, Start::Corners, Span::from_secs(180));
    let at = Timestamp::from_ms(BEGAN);
    let offer = OfferRequest { id: 1, at, place, terms, challenger: person(1), opponent: Some(person(2)) };
    app.offer(&offer).await.unwrap();
    plays(&app, 2, 2, Request::Accept { lot: Color::Red }).await;
    let space = |name| Space::parse(name).unwrap();
    let step = Action::Move { from: space("A1"), to: space("B2"), then: Then::Ring };
    plays(&app, 3, 1, Request::Act(step)).await;
    app
}

async fn plays(app: &App, id: u64, who: u64, command: Request) {
    let (at, guild, game) = (Timestamp::from_ms(BEGAN), GuildId(9), GameId(1));
    let envelope = Envelope { id, actor: person(who), at, guild, game, guard: Guard::None, command };
    app.handle(&envelope).await.unwrap();
}

#[tokio::test]
async fn a_copy_is_made_while_the_bot_runs_and_is_sound() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("tamsk.sqlite"), folder.path().join("copy.sqlite"));
    let app = one_game(&file).await;
    let made = run(&file, &["backup", copy.to_str().unwrap()]);
    assert!(made.status.success(), "{}", said(&made));
    for database in [&file, &copy] {
        let checked = run(database, &["check"]);
        assert!(checked.status.success(), "{}", said(&checked));
        assert_eq!(said(&checked), "1 games, 1 inputs, 5 messages waiting: all is well\n");
    }
    let again = run(&file, &["backup", copy.to_str().unwrap()]);
    assert_eq!((again.status.code(), said(&again).contains("is there already")), (Some(1), true), "{}", said(&again));
    assert!(!folder.path().join("copy.sqlite.part").exists());
    let nowhere = folder.path().join("none").join("copy.sqlite");
    let failed = run(&file, &["backup", nowhere.to_str().unwrap()]);
    let why = format!("the database file cannot be used: {}.part: No such file or directory", nowhere.display());
    assert!(failed.status.code() == Some(1) && said(&failed).starts_with(&why), "{}", said(&failed));
    drop(app);
    let restored = App::new(
        Store::open(&url(&copy)).await.unwrap(),
        Clock::system(),
        Limits {
            sand: SandRange { min: Span::from_secs(1), max: Span::from_secs(86_400) },
            settling: Span::from_ms(1500),
            credits_outages: true,
            rates: tamsk_bot::app::Rates::USUAL,
        },
    );
    assert!(restored.game(GuildId(9), GameId(1)).await.unwrap().unwrap().is_running());
}

#[tokio::test]
async fn whatever_was_tampered_with_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tamsk.sqlite");
    let app = one_game(&file).await;
    let whole = folder.path().join("whole.sqlite");
    tamsk_bot::store::backup(&url(&file), &whole).await.unwrap();
    drop(app);
    let tampered = [
        ("UPDATE games SET deadline_at = deadline_at + 1", "game 1: the record gives another deadline"),
        ("UPDATE games SET stage = 'over'", "game 1: the record gives another stage"),
        ("UPDATE games SET result = 'red'", "game 1: the record gives another result"),
        ("UPDATE inputs SET entry = 'red A1-D4'", "game 1: an input is refused on replay"),
        ("UPDATE outbox SET effect = '{}' WHERE id = 1", "effect 1 in the outbox cannot be read"),
        (
            "PRAGMA foreign_keys = OFF; INSERT INTO inputs VALUES (77, 0, 0, 'red A1-B2')",
            "a row of inputs belongs to nothing",
        ),
    ];
    for (number, (change, finding)) in tampered.into_iter().enumerate() {
        let file = folder.path().join(format!("{number}.sqlite"));
        std::fs::copy(&whole, &file).unwrap();
        let mut hand = SqliteConnection::connect(&url(&file)).await.unwrap();
        hand.execute(change).await.unwrap();
        hand.close().await.unwrap();
        let checked = run(&file, &["check"]);
        assert_eq!(checked.status.code(), Some(1), "{change}: {}", said(&checked));
        assert!(said(&checked).contains(finding), "{change}: {}", said(&checked));
    }
}

#[test]
fn a_database_that_is_not_there_is_said_to_be_so_and_not_made() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tamsk.sqlite");
    for args in [&["check"][..], &["backup", "copy.sqlite"]] {
        let output = run(&file, args);
        assert_eq!(output.status.code(), Some(1));
        assert!(said(&output).contains("is not there"), "{}", said(&output));
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[cfg(unix)]
#[test]
fn a_database_file_that_cannot_be_opened_is_one_clear_line_that_says_what_to_see_to() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tamsk.sqlite");
    // What nobody can open, whoever he is.
    std::os::unix::net::UnixListener::bind(&file).unwrap();
    for args in [&[][..], &["check"], &["backup", "copy.sqlite"]] {
        let output = run(&file, args);
        let said = said(&output);
        assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{args:?}: {said}");
        let hint = "; see that its file and folder are there and belong to whom the bot runs as\n";
        assert!(said.starts_with("the database failed: ") && said.ends_with(hint), "{args:?}: {said}");
    }
}

#[tokio::test]
async fn a_wrong_setting_is_found_by_the_check_of_a_sound_database_and_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tamsk.sqlite");
    let _app = one_game(&file).await;
    for (name, value) in [("SAND_MIN", "x"), ("SETTLING_TIME", "soon"), ("METRICS_ADDR", "localhost:9100")] {
        let checked = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"))
            .arg("check")
            .env_clear()
            .env("DATABASE_URL", url(&file))
            .env("DISCORD_TOKEN", "a.token.at-all")
            .env(name, value)
            .output()
            .unwrap();
        let said = said(&checked);
        assert_eq!(checked.status.code(), Some(1), "{said}");
        assert!(said.contains(&format!("the configuration: {name}")), "{said}");
        assert!(said.contains("1 games, 1 inputs, 5 messages waiting: 1 wrong"), "{said}");
    }
}

#[tokio::test]
async fn deadlines_are_worked_out_anew_until_that_is_done_whatever_cut_it_short() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tamsk.sqlite");
    drop(one_game(&file).await);
    let right = deadline(&file).await;
    let mut hand = SqliteConnection::connect(&url(&file)).await.unwrap();
    let marked: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut hand).await.unwrap();
    assert!(marked > 0);
    // As the start leaves it that has applied the newest migrations and nothing more.
    for (mark, is_mended) in [(0, true), (marked - 1, true), (marked, false)] {
        hand.execute("UPDATE games SET deadline_at = deadline_at + 1").await.unwrap();
        hand.execute(sqlx::AssertSqlSafe(format!("PRAGMA user_version = {mark}"))).await.unwrap();
        Store::open(&url(&file)).await.unwrap().close().await;
        assert_eq!(deadline(&file).await == right, is_mended, "{mark}");
    }
}

async fn deadline(file: &Path) -> i64 {
    let mut hand = SqliteConnection::connect(&url(file)).await.unwrap();
    sqlx::query_scalar("SELECT deadline_at FROM games").fetch_one(&mut hand).await.unwrap()
}

#[tokio::test]
async fn whoever_asks_after_the_bots_health_makes_nothing_and_takes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tamsk.sqlite");
    let asked = run(&file, &["health"]);
    assert_eq!((asked.status.code(), said(&asked).as_str()), (Some(1), "no bot is running on this database\n"));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    let app = one_game(&file).await;
    assert!(run(&file, &["health"]).status.success());
    drop(app);
    // Somebody else asks at the same time, and for a while.
    let lock = std::fs::File::open(folder.path().join("tamsk.sqlite.lock")).unwrap();
    lock.lock_shared().unwrap();
    assert_eq!(run(&file, &["health"]).status.code(), Some(1));
    let released = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(300));
        lock.unlock().unwrap();
    });
    Store::open(&url(&file)).await.unwrap();
    released.join().unwrap();
}
