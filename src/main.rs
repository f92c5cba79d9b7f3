//! Wiring.

use std::path::Path;
#[cfg(feature = "playground")]
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use tamsk_bot::app::{Limits, Rates};
use tamsk_bot::bot::{Bot, Setting};
use tamsk_bot::clock::Clock;
use tamsk_bot::command_line::{Command, CommandLine, RatingsCommand, complain, say};
use tamsk_bot::config::{self, Config, DatabaseUrl};
use tamsk_bot::discord::Address;
use tamsk_bot::game::SandRange;
use tamsk_bot::store::{self, Audit, Findings, Store};
#[cfg(feature = "playground")]
use tamsk_bot::table::{Table, TableSetting};
use tamsk_bot::telemetry;
use tokio::runtime::{Builder, Runtime};

/// How many threads answer at most.
const MOST_WORKERS: usize = 4;
/// How many draw, or do what else would keep those waiting, at most.
const MOST_BLOCKING: usize = 4;
/// How long a clean end may take.
const LONGEST_END: Duration = Duration::from_millis(6_500);
/// After so long the process ends, whatever still runs.
const LAST_MOMENT: Duration = Duration::from_secs(1);

fn main() -> ExitCode {
    let command = CommandLine::parse().command;
    if let Some(Command::Record(command)) = command {
        return command.run();
    }
    let runtime = match runtime() {
        Ok(runtime) => runtime,
        Err(error) => return complain(&format!("the system gives no threads: {error}"), 1),
    };
    let code: Result<ExitCode, ExitCode> = runtime.block_on(async {
        match command {
            Some(Command::Health) => health().await,
            Some(Command::Ratings(RatingsCommand::Recompute { check: _ })) => check_ratings().await,
            Some(Command::Backup { file }) => back_up(&file).await,
            Some(Command::Check) => look_through().await,
            #[cfg(feature = "playground")]
            Some(Command::Playground { data }) => {
                let stop = Stop::listen()?;
                play(&prepare()?, data, stop).await
            }
            Some(Command::Record(_)) | None => run().await,
        }
    });
    runtime.shutdown_timeout(LAST_MOMENT);
    code.unwrap_or_else(|code| code)
}

/// Starts the threads that everything runs on: few, however many the host could run, and those that draw stay. For each
/// new thread may take memory of its own that is never given back.
fn runtime() -> std::io::Result<Runtime> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Builder::new_multi_thread()
        .worker_threads(cores.min(MOST_WORKERS))
        .max_blocking_threads(MOST_BLOCKING)
        .thread_keep_alive(Duration::MAX)
        .enable_all()
        .build()
}

/// Reads the settings and starts the log.
fn prepare() -> Result<Config, ExitCode> {
    let config = Config::from_env().map_err(|error| complain(&error.to_string(), 2))?;
    telemetry::start(&config.log).map_err(|error| complain(&error.to_string(), 2))?;
    Ok(config)
}

/// Runs the bot until it is told to stop; without a token, in the playground.
async fn run() -> Result<ExitCode, ExitCode> {
    let mut stop = Stop::listen()?;
    let config = prepare()?;
    #[cfg(feature = "playground")]
    if config.token.is_none() {
        return play(&config, None, stop).await;
    }
    config.database.has_folder().map_err(|error| complain(&error.to_string(), 2))?;
    let token = config.token().map_err(|error| complain(&error.to_string(), 2))?.expose();
    let setting = Setting {
        database: config.database.as_str().to_string(),
        address: Address::new(token, config.api_base.as_ref().map(config::ApiBase::as_str)),
        limits: limits(&config),
        metrics: config.metrics,
    };
    let start = async { Bot::start(setting, Clock::system()).await.map_err(|error| complain(&error.to_string(), 1)) };
    let Some(mut bot) = started_or(&mut stop, start).await? else { return Ok(ExitCode::SUCCESS) };
    let broken = stopped_or(&mut stop, bot.broken()).await;
    Ok(end(&mut stop, bot.stop(), broken).await)
}

/// Opens the playground and runs the bot in it until it is told to stop.
#[cfg(feature = "playground")]
async fn play(config: &Config, data: Option<PathBuf>, mut stop: Stop) -> Result<ExitCode, ExitCode> {
    let setting = TableSetting { data, page: config.playground, limits: limits(config), metrics: config.metrics };
    let set = async { Table::set(setting).await.map_err(|error| complain(&error.to_string(), 1)) };
    let Some(mut table) = started_or(&mut stop, set).await? else { return Ok(ExitCode::SUCCESS) };
    let address = table.address();
    let open = if address.ip().is_loopback() { "" } else { ", which every machine that reaches this one can use" };
    say(&format!(
        "Play at http://{address}{open}. To go live at Discord instead, set DISCORD_TOKEN (README.md, Going live)."
    ));
    let broken = stopped_or(&mut stop, table.broken()).await;
    Ok(end(&mut stop, table.clear(), broken).await)
}

fn limits(config: &Config) -> Limits {
    Limits {
        sand: SandRange { min: *config.sand.start(), max: *config.sand.end() },
        settling: config.settling_time,
        credits_outages: config.credits_outages,
        rates: Rates::USUAL,
    }
}

/// Waits for a start; gives nothing if the process is told to stop before.
async fn started_or<T>(
    stop: &mut Stop,
    start: impl Future<Output = Result<T, ExitCode>>,
) -> Result<Option<T>, ExitCode> {
    tokio::select! {
        started = start => started.map(Some),
        () = stop.told() => {
            tracing::info!("stopped before it was started");
            Ok(None)
        }
    }
}

/// Waits until the process is told to stop, or something is broken, and tells whether it is.
async fn stopped_or(stop: &mut Stop, broken: impl Future<Output = ()>) -> bool {
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "started");
    tokio::select! {
        () = stop.told() => false,
        () = broken => true,
    }
}

/// Waits for a clean end, unless it takes too long or the process is told to stop once more.
async fn end(stop: &mut Stop, goodbye: impl Future<Output = ()>, broken: bool) -> ExitCode {
    tokio::select! {
        () = goodbye => tracing::info!("stopped"),
        () = tokio::time::sleep(LONGEST_END) => tracing::warn!("stopped without a clean end"),
        () = stop.told() => tracing::warn!("stopped at once"),
    }
    if broken { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// What tells the process to stop: Ctrl-C or SIGTERM.
///
/// It listens from the first moment, so that being told while still starting is a clean end as well.
struct Stop {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(windows)]
    interrupt: tokio::signal::windows::CtrlC,
}

impl Stop {
    /// Begins to listen; must be called inside the runtime.
    fn listen() -> Result<Self, ExitCode> {
        #[cfg(unix)]
        let heard = {
            use tokio::signal::unix::{SignalKind, signal};
            signal(SignalKind::terminate())
                .and_then(|terminate| Ok(Self { terminate, interrupt: signal(SignalKind::interrupt())? }))
        };
        #[cfg(windows)]
        let heard = tokio::signal::windows::ctrl_c().map(|interrupt| Self { interrupt });
        heard.map_err(|error| complain(&format!("the system lets nobody stop this: {error}"), 1))
    }

    /// Waits until the process is told to stop.
    async fn told(&mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
        #[cfg(windows)]
        self.interrupt.recv().await;
    }
}

/// Finds the configured database.
fn database() -> Result<DatabaseUrl, ExitCode> {
    DatabaseUrl::read(config::environment).map_err(|error| complain(&error.to_string(), 2))
}

/// Copies the configured database.
async fn back_up(file: &Path) -> Result<ExitCode, ExitCode> {
    store::backup(database()?.as_str(), file).await.map_err(|error| complain(&error.to_string(), 1))?;
    Ok(say(&format!("the database was copied to {}", file.display())))
}

/// Looks through the configured database and the settings.
async fn look_through() -> Result<ExitCode, ExitCode> {
    let mut found = store::check(database()?.as_str()).await.map_err(|error| complain(&error.to_string(), 1))?;
    if let Err(error) = Config::from_env() {
        found.wrong.push(format!("the configuration: {error}"));
    }
    for wrong in &found.wrong {
        let _told_by_the_exit_code_as_well = complain(wrong, 1);
    }
    let Findings { games, inputs, waiting, wrong } = found;
    let verdict = if wrong.is_empty() { "all is well".to_string() } else { format!("{} wrong", wrong.len()) };
    let said = say(&format!("{games} games, {inputs} inputs, {waiting} messages waiting: {verdict}"));
    if wrong.is_empty() { Ok(said) } else { Err(ExitCode::FAILURE) }
}

/// Tells whether a bot runs on the configured database.
async fn health() -> Result<ExitCode, ExitCode> {
    let database = database()?;
    match Store::is_in_use(database.as_str()).await {
        Ok(true) => Ok(ExitCode::SUCCESS),
        Ok(false) => Err(complain("no bot is running on this database", 1)),
        Err(error) => Err(complain(&error.to_string(), 1)),
    }
}

/// Compares results and ratings with what the records say.
async fn check_ratings() -> Result<ExitCode, ExitCode> {
    let database = DatabaseUrl::read(config::environment).map_err(|error| complain(&error.to_string(), 2))?;
    let audit = Store::audit(database.as_str()).await.map_err(|error| complain(&error.to_string(), 2))?;
    for difference in &audit.differences {
        say(difference);
    }
    let Audit { games, rated, ratings, differences } = audit;
    let counted = format!("{games} finished games, {rated} of them rated, {ratings} ratings");
    if differences.is_empty() {
        return Ok(say(&format!("{counted}: all as the records say")));
    }
    say(&format!("{counted}; differences: {}", differences.len()));
    Ok(ExitCode::FAILURE)
}
