//! What an operator asks of a database that the bot may be using: a copy, and whether all is well.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

use super::error::StoreError;
use super::open::{BUSY, Store, is_current, look_at};
use super::queries as sql;
use super::rows::{GameRow, stage_word};
use crate::game::{Effect, Game};

/// What was looked at, and what was found wrong.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Findings {
    /// How many games.
    pub games: usize,
    /// How many inputs.
    pub inputs: usize,
    /// How many effects wait in the outbox.
    pub waiting: usize,
    /// What is wrong, a sentence each.
    pub wrong: Vec<String>,
}

/// Copies a database as it is at one instant, while the bot may go on; the copy is there whole or not at all.
///
/// # Errors
///
/// Fails when there is no such database, when the file is there already, or when it cannot be written.
pub async fn backup(url: &str, file: &Path) -> Result<(), StoreError> {
    if file.exists() {
        let taken =
            std::io::Error::new(std::io::ErrorKind::AlreadyExists, format!("{} is there already", file.display()));
        return Err(StoreError::Io(taken));
    }
    let mut connection = read_only(url, Schema::Any).await?;
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    // What an earlier try left half done.
    match std::fs::remove_file(&part) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
        Ok(()) | Err(_) => {}
    }
    // SQLite fills an empty file, but would not say why there can be none.
    std::fs::File::create_new(&part)
        .map_err(|error| std::io::Error::new(error.kind(), format!("{}: {error}", part.display())))?;
    sqlx::query(sql::BACKUP).bind(part.to_string_lossy().into_owned()).execute(&mut connection).await?;
    connection.close().await?;
    std::fs::File::open(&part)?.sync_all()?;
    std::fs::rename(&part, file)?;
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Looks through a whole database, at one instant, without changing it: the file, and every record against its game.
///
/// # Errors
///
/// Fails when there is no such database or it cannot be read at all.
pub async fn check(url: &str) -> Result<Findings, StoreError> {
    let mut connection = read_only(url, Schema::Current).await?;
    let mut snapshot = connection.begin().await?;
    let mut findings = Findings::default();
    for row in sqlx::query("PRAGMA integrity_check").fetch_all(&mut *snapshot).await? {
        let line: String = row.try_get(0)?;
        if line != "ok" {
            findings.wrong.push(format!("the file: {line}"));
        }
    }
    for row in sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *snapshot).await? {
        let table: String = row.try_get(0)?;
        findings.wrong.push(format!("a row of {table} belongs to nothing"));
    }
    for row in sqlx::query(sql::STATES).fetch_all(&mut *snapshot).await? {
        let state = State {
            id: row.try_get(0)?,
            result: row.try_get(1)?,
            reason: row.try_get(2)?,
            ended_at: row.try_get(3)?,
            deadline_at: row.try_get(4)?,
            stage: row.try_get(5)?,
            is_away: row.try_get(6)?,
        };
        findings.games += 1;
        let game: Option<GameRow> = sqlx::query_as(sql::GAME).bind(state.id).fetch_optional(&mut *snapshot).await?;
        let read = game.map(|row| {
            findings.inputs += row.inputs()?.len();
            row.into_game()
        });
        match read.transpose() {
            Ok(Some(game)) => findings.wrong.extend(state.differs(&game)),
            Ok(None) => {}
            Err(error) => findings.wrong.push(error.to_string()),
        }
    }
    for row in sqlx::query(sql::EFFECTS).fetch_all(&mut *snapshot).await? {
        let (id, effect): (i64, String) = (row.try_get(0)?, row.try_get(1)?);
        findings.waiting += 1;
        if let Err(error) = serde_json::from_str::<Effect>(&effect) {
            findings.wrong.push(format!("effect {id} in the outbox cannot be read: {error}"));
        }
    }
    snapshot.rollback().await?;
    if findings.wrong.is_empty() {
        findings.wrong = Store::audit(url).await?.differences;
    }
    Ok(findings)
}

/// What the columns of a game say that its record must say too.
struct State {
    id: i64,
    stage: String,
    result: Option<String>,
    reason: Option<String>,
    ended_at: Option<i64>,
    deadline_at: Option<i64>,
    is_away: bool,
}

impl State {
    fn differs(&self, game: &Game) -> Vec<String> {
        let outcome = game.outcome();
        let mut wrong = Vec::new();
        let mut same = |what: &str, is_same: bool| {
            if !is_same {
                wrong.push(format!("game {}: the record gives another {what}", self.id));
            }
        };
        same("stage", self.stage == stage_word(game));
        same("result", self.result.as_deref() == outcome.map(|outcome| outcome.verdict.word()));
        same("reason", self.reason.as_deref() == outcome.map(|outcome| outcome.reason.word()));
        same("end", self.ended_at == outcome.map(|outcome| outcome.at.as_ms()));
        // The time of a server that is gone stands still.
        let wakes_at = game.wakes_at().filter(|_| !self.is_away).map(crate::rules::Timestamp::as_ms);
        same("deadline", self.deadline_at == wakes_at);
        wrong
    }
}

/// Which schema a database must have to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Schema {
    /// One that this version or an older one wrote.
    Any,
    /// This version's.
    Current,
}

/// Opens a database to read it only, whether or not a bot uses it.
pub(super) async fn read_only(url: &str, schema: Schema) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::from_str(url)?.read_only(true).create_if_missing(false).busy_timeout(BUSY);
    let path = options.get_filename().to_path_buf();
    if !path.exists() {
        let missing = std::io::Error::new(std::io::ErrorKind::NotFound, format!("{} is not there", path.display()));
        return Err(StoreError::Io(missing));
    }
    let applied = look_at(&path, false).await?;
    if schema == Schema::Current && !is_current(applied) {
        return Err(StoreError::Older);
    }
    Ok(options.connect().await?)
}
