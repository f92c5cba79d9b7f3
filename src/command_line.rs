//! What can be asked of the binary besides running the bot.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::game::Report;
use crate::rules::{Level, Record, Span, perft};

/// Play TAMSK, the game of hourglasses, with friends on Discord.
///
/// Without a command the bot runs; the environment configures it (see README.md). Without a token it opens the
/// playground.
#[derive(Parser, Debug)]
#[command(version)]
pub struct CommandLine {
    /// What to do instead of running the bot.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// A command of the binary.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Works with game records.
    #[command(subcommand)]
    Record(RecordCommand),
    /// Works with the ratings of the bot's database.
    #[command(subcommand)]
    Ratings(RatingsCommand),
    /// Opens the playground in the browser, with or without a token: no Discord, and games of its own.
    #[cfg(feature = "playground")]
    Playground {
        /// Keeps the games and the chat in this folder; without it they last until the end.
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
    },
    /// Copies the database to a new file, as it is at one instant, while the bot goes on.
    Backup {
        /// The file to write; it must not be there yet.
        file: PathBuf,
    },
    /// Looks through the database and the settings without changing anything; exit code 1 if something is wrong.
    Check,
    /// Asks the running bot's database whether the bot is alive; for container health checks.
    Health,
}

/// A command about ratings.
#[derive(Subcommand, Debug)]
pub enum RatingsCommand {
    /// Works results and ratings out anew from the records of all games.
    Recompute {
        /// Compares with what is stored and changes nothing; exit code 1 if anything differs.
        #[arg(long, required = true)]
        check: bool,
    },
}

/// A command about game records.
#[derive(Subcommand, Debug)]
pub enum RecordCommand {
    /// Replays a record and prints the position as JSON.
    Check {
        /// The record; `-` is standard input.
        file: PathBuf,
        /// Lets time run on to so many milliseconds after the game began.
        #[arg(long, value_name = "MS")]
        at: Option<i64>,
    },
    /// Counts the games of a depth from the start.
    Perft {
        /// The level, 1 to 3.
        #[arg(long)]
        level: i64,
        /// The depth in plies.
        #[arg(long)]
        depth: u32,
    },
}

impl RecordCommand {
    /// Runs the command; exit code 1 for a refused input, 2 for what cannot be read.
    #[must_use]
    pub fn run(&self) -> ExitCode {
        match self {
            RecordCommand::Check { file, at } => check(file, *at),
            RecordCommand::Perft { level, depth } => match Level::from_number(*level) {
                Some(level) => say(&perft(level, *depth).to_string()),
                None => complain("--level is 1, 2 or 3", 2),
            },
        }
    }
}

fn check(file: &PathBuf, at: Option<i64>) -> ExitCode {
    let text = match read(file) {
        Ok(text) => text,
        Err(error) => return complain(&format!("{}: {error}", file.display()), 2),
    };
    let record = match String::from_utf8(text).map(|text| Record::parse(&text)) {
        Ok(Ok(record)) => record,
        Ok(Err(unreadable)) => return complain(&unreadable.to_string(), 2),
        Err(error) => {
            let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = 1 + good.iter().filter(|byte| **byte == b'\n').count();
            return complain(&format!("line {line}: this is not UTF-8 text"), 2);
        }
    };
    let mut position = match record.replay() {
        Ok(position) => position,
        Err(refused) => return complain(&refused.to_string(), 1),
    };
    let until = at.map_or(record.last_at(), |ms| record.began + Span::from_ms(ms));
    position.advance(until.max(record.last_at()));
    match serde_json::to_string(&Report::of(&position)) {
        Ok(json) => say(&json),
        Err(error) => complain(&error.to_string(), 2),
    }
}

fn read(file: &PathBuf) -> std::io::Result<Vec<u8>> {
    if file.as_os_str() != "-" {
        return std::fs::read(file);
    }
    let mut text = Vec::new();
    std::io::stdin().read_to_end(&mut text)?;
    Ok(text)
}

/// Writes one line to standard output.
pub fn say(text: &str) -> ExitCode {
    match writeln!(std::io::stdout(), "{text}") {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// Writes one line to standard error and gives the exit code.
#[must_use]
pub fn complain(why: &str, code: u8) -> ExitCode {
    // A closed standard error leaves the exit code to speak.
    let _ = writeln!(std::io::stderr(), "{why}");
    ExitCode::from(code)
}
