//! Wiring.

use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use tamsk_bot::app::Limits;
use tamsk_bot::bot::{Bot, Setting};
use tamsk_bot::clock::Clock;
use tamsk_bot::command_line::{Command, CommandLine, complain};
use tamsk_bot::config::{self, Config, DatabaseUrl};
use tamsk_bot::discord::Address;
use tamsk_bot::game::SandRange;
use tamsk_bot::store::Store;
use tamsk_bot::telemetry;
use tokio::runtime::Runtime;

/// After so long the process ends, whatever still runs.
const LAST_MOMENT: Duration = Duration::from_secs(1);

fn main() -> ExitCode {
    let command = CommandLine::parse().command;
    if let Some(Command::Record(command)) = command {
        return command.run();
    }
    let runtime = match Runtime::new() {
        Ok(runtime) => runtime,
        Err(error) => return complain(&format!("the system gives no threads: {error}"), 1),
    };
    let code = runtime.block_on(async {
        match command {
            Some(Command::Health) => health().await,
            Some(Command::Record(_)) | None => run().await,
        }
    });
    runtime.shutdown_timeout(LAST_MOMENT);
    code
}

/// Runs the bot until it is told to stop.
async fn run() -> ExitCode {
    let config = match Config::from_env() {
        Ok(config) => config,
        Err(error) => return complain(&error.to_string(), 2),
    };
    if let Err(error) = telemetry::start(&config.log) {
        return complain(&error.to_string(), 2);
    }
    let setting = Setting {
        database: config.database.as_str().to_string(),
        address: Address::new(config.token.expose(), config.api_base.as_ref().map(config::ApiBase::as_str)),
        limits: Limits {
            sand: SandRange { min: *config.sand.start(), max: *config.sand.end() },
            settling: config.settling_time,
        },
    };
    let mut bot = match Bot::start(setting, Clock::system()).await {
        Ok(bot) => bot,
        Err(error) => return complain(&error.to_string(), 1),
    };
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "started");
    let broken = tokio::select! {
        () = told_to_stop() => false,
        () = bot.broken() => true,
    };
    tokio::select! {
        () = bot.stop() => tracing::info!("stopped"),
        () = told_to_stop() => tracing::warn!("stopped at once"),
    }
    if broken { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Waits for Ctrl-C or SIGTERM.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Tells whether a bot runs on the configured database.
async fn health() -> ExitCode {
    let database = match DatabaseUrl::read(config::environment) {
        Ok(database) => database,
        Err(error) => return complain(&error.to_string(), 2),
    };
    match Store::is_in_use(database.as_str()).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => complain("no bot is running on this database", 1),
        Err(error) => complain(&error.to_string(), 1),
    }
}
