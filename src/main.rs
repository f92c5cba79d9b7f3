//! Wiring.

#[cfg(feature = "playground")]
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use tamsk_bot::app::Limits;
use tamsk_bot::bot::{Bot, Setting};
use tamsk_bot::clock::Clock;
#[cfg(feature = "playground")]
use tamsk_bot::command_line::say;
use tamsk_bot::command_line::{Command, CommandLine, complain};
use tamsk_bot::config::{self, Config, DatabaseUrl};
use tamsk_bot::discord::Address;
use tamsk_bot::game::SandRange;
use tamsk_bot::store::Store;
#[cfg(feature = "playground")]
use tamsk_bot::table::{Table, TableSetting};
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
            #[cfg(feature = "playground")]
            Some(Command::Playground { data }) => match prepare() {
                Ok(config) => play(&config, data).await,
                Err(code) => code,
            },
            Some(Command::Record(_)) | None => run().await,
        }
    });
    runtime.shutdown_timeout(LAST_MOMENT);
    code
}

/// Reads the settings and starts the log.
fn prepare() -> Result<Config, ExitCode> {
    let config = Config::from_env().map_err(|error| complain(&error.to_string(), 2))?;
    telemetry::start(&config.log).map_err(|error| complain(&error.to_string(), 2))?;
    Ok(config)
}

/// Runs the bot until it is told to stop; without a token, in the playground.
async fn run() -> ExitCode {
    let config = match prepare() {
        Ok(config) => config,
        Err(code) => return code,
    };
    #[cfg(feature = "playground")]
    if config.token.is_none() {
        return play(&config, None).await;
    }
    let token = match config.token() {
        Ok(token) => token.expose(),
        Err(error) => return complain(&error.to_string(), 2),
    };
    let setting = Setting {
        database: config.database.as_str().to_string(),
        address: Address::new(token, config.api_base.as_ref().map(config::ApiBase::as_str)),
        limits: limits(&config),
    };
    let mut bot = match Bot::start(setting, Clock::system()).await {
        Ok(bot) => bot,
        Err(error) => return complain(&error.to_string(), 1),
    };
    let broken = stopped_or(bot.broken()).await;
    end(bot.stop(), broken).await
}

/// Opens the playground and runs the bot in it until it is told to stop.
#[cfg(feature = "playground")]
async fn play(config: &Config, data: Option<PathBuf>) -> ExitCode {
    let setting = TableSetting { data, page: config.playground, limits: limits(config) };
    let mut table = match Table::set(setting).await {
        Ok(table) => table,
        Err(error) => return complain(&error.to_string(), 1),
    };
    let address = table.address();
    let open = if address.ip().is_loopback() { "" } else { ", which every machine that reaches this one can use" };
    say(&format!(
        "Play at http://{address}{open}. To go live at Discord instead, set DISCORD_TOKEN (README.md, Going live)."
    ));
    let broken = stopped_or(table.broken()).await;
    end(table.clear(), broken).await
}

fn limits(config: &Config) -> Limits {
    Limits { sand: SandRange { min: *config.sand.start(), max: *config.sand.end() }, settling: config.settling_time }
}

/// Waits until the process is told to stop, or something is broken, and tells whether it is.
async fn stopped_or(broken: impl Future<Output = ()>) -> bool {
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "started");
    tokio::select! {
        () = told_to_stop() => false,
        () = broken => true,
    }
}

/// Waits for a clean end, unless the process is told to stop once more.
async fn end(goodbye: impl Future<Output = ()>, broken: bool) -> ExitCode {
    tokio::select! {
        () = goodbye => tracing::info!("stopped"),
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
