//! Wiring.

use std::process::ExitCode;

use clap::Parser;
use tamsk_bot::command_line::{Command, CommandLine, complain};

fn main() -> ExitCode {
    match CommandLine::parse().command {
        Some(Command::Record(command)) => command.run(),
        Some(Command::Health) | None => complain("not yet", 2),
    }
}
