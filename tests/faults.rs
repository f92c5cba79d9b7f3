//! The real process on a database that cannot be written for a while: it says so, changes nothing, and goes on after.

#![cfg(all(feature = "playground", target_os = "linux"))]
#![allow(clippy::print_stderr, clippy::unwrap_used, reason = "a test may stop at once, and says when it is skipped")]

#[path = "faults/running.rs"]
mod running;

use std::fs::{self, OpenOptions, Permissions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::os::unix::fs::PermissionsExt;
use std::process::Stdio;
use std::time::Duration;

use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use running::{Place, is_there};

/// What a person is told whose input could not be written down.
const TROUBLE: &str = "Something went wrong on my side, and nothing was changed.";
/// The byte of the header that says who may write: at most 2, or nobody.
const WRITE_VERSION: u64 = 18;
/// A walk in which every glass is turned once.
const STEPS: [(&str, &str); 6] = [("A1", "A2"), ("A4", "A3"), ("D7", "D6"), ("D1", "D2"), ("G1", "G2"), ("G4", "G3")];

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room_again() {
    if !is_there("prlimit") {
        eprintln!("skipped: prlimit, of util-linux, is not there to take a process its room");
        return;
    }
    let mut place = Place::open().await;
    place.start().await;
    let thread = place.begin(json!({"level": 2, "sand": "1h"})).await;
    for (number, (from, to)) in STEPS.into_iter().enumerate() {
        let done = i64::try_from(number).unwrap();
        // No byte at all, a part of a page, some pages: each time what was begun breaks off elsewhere.
        let log = fs::metadata(place.file().with_extension("sqlite-wal")).unwrap().len();
        let room = [0, log, log + 1, log + 100, log + 5_000, log + 14_000][number];
        place.limit(&room.to_string());
        let refused = place.moves(thread, number, from, to).await;
        let is_written = refused.contains(&format!("You moved **{from} → {to}**"));
        assert!(is_written || refused.contains(TROUBLE), "{refused}");
        // What fits is written; after that nothing does.
        assert!(!is_written || room > log + 100, "{room} is no room for a move");
        let mut last = refused;
        for _ in 0..20 {
            // It is refused, which is written down as well.
            last = place.types(thread, number, "place", json!({"at": "D4"})).await;
            if last.contains(TROUBLE) {
                break;
            }
        }
        assert!(last.contains(TROUBLE), "{last}");
        // Questions are answered nevertheless.
        let asked = place.types(thread, number, "board", json!({"format": "text"})).await;
        assert!(!asked.contains(TROUBLE), "{asked}");
        place.is_sound(done + i64::from(is_written)).await;
        place.limit("unlimited");
        if !is_written {
            let moved = place.moves(thread, number, from, to).await;
            assert!(moved.contains(&format!("You moved **{from} → {to}**")), "{moved}");
        }
        place.told(thread, &format!("moved **{from} → {to}**")).await;
        place.is_sound(done + 1).await;
    }
    place.ends_well(thread, &STEPS);
    let log = place.log();
    assert!(log.contains("the database failed"), "{log}");
    place.kill();
    place.is_sound(6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sand_that_runs_out_on_a_full_disk_is_told_when_there_is_room_again() {
    if !is_there("prlimit") {
        eprintln!("skipped: prlimit, of util-linux, is not there to take a process its room");
        return;
    }
    let mut place = Place::open().await;
    place.start().await;
    let thread = place.begin(json!({"level": 2, "sand": "2s"})).await;
    let moved = place.moves(thread, 0, "A1", "A2").await;
    assert!(moved.contains("You moved"), "{moved}");
    place.told(thread, "moved **A1 → A2**").await;
    place.limit("0");
    tokio::time::sleep(Duration::from_millis(3_500)).await;
    place.is_sound(1).await;
    assert!(place.is_running(), "{}", place.log());
    place.limit("unlimited");
    // If that was long enough for an outage, the sand was credited with it and runs out a little later.
    place.told(thread, "hourglass on **A2** has run out").await;
    place.is_sound(1).await;
    place.ends_well(thread, &[("A1", "A2")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_on_a_full_disk_is_refused_in_a_line_and_harms_nothing() {
    let mut place = Place::open().await;
    let (code, said) = place.starts_without_room();
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("database") && !said.contains("panicked"), "{said}");
    place.start().await;
    let thread = place.begin(json!({"level": 1})).await;
    let moved = place.moves(thread, 0, "A1", "A2").await;
    assert!(moved.contains("You moved"), "{moved}");
    place.kill();
    let (code, said) = place.starts_without_room();
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("database") && !said.contains("panicked"), "{said}");
    place.is_sound(1).await;
    place.start().await;
    let moved = place.moves(thread, 1, "A4", "A3").await;
    assert!(moved.contains("You moved"), "{moved}");
    place.is_sound(2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_becomes_read_only_harms_nothing_and_play_goes_on_when_it_can_be_written_again() {
    let mut place = Place::open().await;
    place.start().await;
    let thread = place.begin(json!({"level": 2, "sand": "1h"})).await;
    let moved = place.moves(thread, 0, "A1", "A2").await;
    assert!(moved.contains("You moved"), "{moved}");
    place.told(thread, "moved **A1 → A2**").await;
    becomes_read_only(&place).await;
    let refused = place.moves(thread, 1, "A4", "A3").await;
    assert!(refused.contains(TROUBLE), "{refused}");
    let asked = place.types(thread, 1, "board", json!({"format": "text"})).await;
    assert!(!asked.contains(TROUBLE), "{asked}");
    assert!(place.is_running());
    let log = place.log();
    assert!(log.contains("attempt to write a readonly database"), "{log}");
    place.is_sound(1).await;
    // A connection that found its file so does not look again, but one that failed is opened anew.
    set_write_version(&place, 2).await;
    let mut moved = place.moves(thread, 1, "A4", "A3").await;
    if moved.contains(TROUBLE) {
        // The newest one was still opened before; the player does as he is told and tries again.
        moved = place.moves(thread, 1, "A4", "A3").await;
    }
    assert!(moved.contains("You moved"), "{moved}\n{}", place.log());
    place.told(thread, "moved **A4 → A3**").await;
    place.is_sound(2).await;
    place.ends_well(thread, &[("A1", "A2"), ("A4", "A3")]);
}

/// Makes the database one that may only be read, and waits until the bot has met it as that.
async fn becomes_read_only(place: &Place) {
    for _ in 0..10 {
        set_write_version(place, 3).await;
        // What the bot writes at that very moment may carry the old header; its next heartbeat tells.
        for _ in 0..30 {
            if place.log().contains("attempt to write a readonly database") {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    panic!("the bot never met a database for reading: {}", place.log());
}

/// Says in the file's own header who may write it: SQLite then refuses to, as on a file system for reading.
///
/// A change by somebody else makes the bot's connections read the header anew.
async fn set_write_version(place: &Place, version: u8) {
    let mut hand = SqliteConnection::connect(&place.url()).await.unwrap();
    let mut file = OpenOptions::new().read(true).write(true).open(place.file()).unwrap();
    let cached = "UPDATE heartbeat SET correction_ms = correction_ms";
    for _ in 0..200 {
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut hand).await.unwrap();
        // This connection knows the header as it was, unless the bot has written since.
        sqlx::query("SELECT count(*) FROM games").fetch_one(&mut hand).await.unwrap();
        file.seek(SeekFrom::Start(WRITE_VERSION)).unwrap();
        file.write_all(&[version]).unwrap();
        if sqlx::query(cached).execute(&mut hand).await.is_ok() {
            break;
        }
        hand = SqliteConnection::connect(&place.url()).await.unwrap();
    }
    file.seek(SeekFrom::Start(WRITE_VERSION)).unwrap();
    let mut byte = [0];
    file.read_exact(&mut byte).unwrap();
    assert_eq!(byte[0], version);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_on_files_that_may_only_be_read_is_refused_in_a_line() {
    let mut place = Place::open().await;
    place.start().await;
    place.begin(json!({"level": 1})).await;
    place.kill();
    let files: Vec<_> = fs::read_dir(place.folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    let before: Vec<Vec<u8>> = files.iter().map(|file| fs::read(file).unwrap()).collect();
    for file in &files {
        fs::set_permissions(file, Permissions::from_mode(0o444)).unwrap();
    }
    fs::set_permissions(place.folder(), Permissions::from_mode(0o555)).unwrap();
    let started = place.as_nobody().map(|mut command| command.stderr(Stdio::piped()).stdout(Stdio::piped()).output());
    fs::set_permissions(place.folder(), Permissions::from_mode(0o755)).unwrap();
    let Some(output) = started else {
        eprintln!("skipped: whoever runs this test may write anything, and setpriv, of util-linux, is not there");
        return;
    };
    let output = output.unwrap();
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("tamsk.sqlite") && said.contains("ermission denied"), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    let after: Vec<Vec<u8>> = files.iter().map(|file| fs::read(file).unwrap()).collect();
    assert!(before == after, "a start that was refused wrote something");
}
