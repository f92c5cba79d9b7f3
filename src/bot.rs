//! The bot put together: what runs, in which order it starts, and how it ends.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::app::{App, Limits, dispatch, schedule};
use crate::clock::Clock;
use crate::discord::{Address, Painter, Speaker, stay_connected};
use crate::lookout::Lookout;
use crate::store::{Store, StoreError};

/// How long it may take to note that the bot is there no longer.
const LAST_HEARTBEAT: Duration = Duration::from_secs(1);
/// How long closing the connection may take, whatever Discord does.
const LONGEST_GOODBYE: Duration = Duration::from_secs(3);
/// How long may be spent on what is still to be said.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// How long all of it may take: whoever has the database for himself, or never answers, keeps nobody.
const LONGEST_END: Duration = Duration::from_secs(6);

/// What a bot needs to start.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The database, as an SQLite URL.
    pub database: String,
    /// How Discord is reached.
    pub address: Address,
    /// What the operator allows.
    pub limits: Limits,
    /// Where metrics and health are served, if anywhere.
    pub metrics: Option<SocketAddr>,
}

/// A running bot.
#[derive(Debug)]
pub struct Bot {
    app: Arc<App>,
    store: Store,
    stop: CancellationToken,
    connection: JoinSet<()>,
    workers: JoinSet<()>,
    metrics: Option<SocketAddr>,
}

/// Why a bot could not start; nothing runs then.
#[derive(Debug)]
pub enum StartError {
    /// The database cannot be used.
    Store(StoreError),
    /// There is no HTTP to be had.
    Http(reqwest::Error),
    /// The address for metrics is not to be had.
    Metrics(SocketAddr, io::Error),
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StartError::Store(error) => error.fmt(f),
            StartError::Http(error) => write!(f, "HTTP cannot be used: {error}"),
            StartError::Metrics(address, error) => write!(f, "metrics cannot be served at {address}: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

impl From<StoreError> for StartError {
    fn from(error: StoreError) -> StartError {
        StartError::Store(error)
    }
}

impl Bot {
    /// Opens the database, settles what fell due meanwhile, and only then listens.
    ///
    /// # Errors
    ///
    /// Fails when the database or an address cannot be used or there is no HTTP; nothing runs then.
    pub async fn start(setting: Setting, clock: Clock) -> Result<Bot, StartError> {
        let Setting { database, address, limits, metrics } = setting;
        let lookout = match metrics {
            Some(address) => Some(Lookout::open(address).await.map_err(|error| StartError::Metrics(address, error))?),
            None => None,
        };
        let metrics = lookout.as_ref().map(Lookout::address);
        let store = Store::open(&database).await?;
        let app = Arc::new(App::new(store.clone(), clock, limits));
        let rest = address.rest(app.clone()).map_err(StartError::Http)?;
        let mut workers = JoinSet::new();
        if let Some(lookout) = lookout {
            tracing::info!(address = %lookout.address(), "metrics and health are served");
            workers.spawn(lookout.serve(app.clone()));
        }
        app.wake().await?;
        app.settle_due().await?;
        let running_games = store.count_running().await?;
        tracing::info!(%database, running_games, "the database is open");
        let painter = Painter::default();
        let speaker = Arc::new(Speaker::new(rest.clone(), painter.clone()));
        let stop = CancellationToken::new();
        workers.spawn(schedule(app.clone()));
        workers.spawn(dispatch(app.clone(), speaker));
        let mut connection = JoinSet::new();
        connection.spawn(stay_connected(app.clone(), address, rest, painter, stop.clone()));
        Ok(Bot { app, store, stop, connection, workers, metrics })
    }

    /// Shows the application.
    #[must_use]
    pub const fn app(&self) -> &Arc<App> {
        &self.app
    }

    /// Tells where metrics and health are served.
    #[must_use]
    pub const fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Waits until a part that should run for ever has ended, which is a fault.
    pub async fn broken(&mut self) {
        tokio::select! {
            Some(ended) = self.workers.join_next() => tracing::error!(?ended, "a worker ended"),
            Some(ended) = self.connection.join_next() => tracing::error!(?ended, "the connection ended"),
        }
    }

    /// Stops listening, finishes what is in hand and closes the database; gives up after a few seconds.
    pub async fn stop(self) {
        if tokio::time::timeout(LONGEST_END, self.end()).await.is_err() {
            tracing::warn!("not everything could be finished; what was committed is safe");
        }
    }

    async fn end(mut self) {
        // From here on nobody can act, so nothing may fall due either.
        if self.app.is_there() && !matches!(tokio::time::timeout(LAST_HEARTBEAT, self.app.beat()).await, Ok(Ok(()))) {
            tracing::warn!("the last heartbeat could not be noted");
        }
        self.app.lost();
        self.stop.cancel();
        let goodbye = async {
            while let Some(ended) = self.connection.join_next().await {
                drop(ended);
            }
        };
        if tokio::time::timeout(LONGEST_GOODBYE, goodbye).await.is_err() {
            tracing::warn!("the connection did not close in time");
        }
        if tokio::time::timeout(LAST_WORDS, self.app.drained()).await.is_err() {
            tracing::info!("what is still to be said is said at the next start");
        }
        // Whatever they have not noted stays in the outbox and is done at the next start.
        self.workers.shutdown().await;
        self.connection.shutdown().await;
        self.store.close().await;
    }
}
