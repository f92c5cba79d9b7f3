//! A stand-in for Discord on loopback: gateway, REST and the people who use it.
//!
//! A bot connects to it as it would to Discord. What the bot sends is checked against Discord's
//! limits and answered with Discord's errors; people act through [`Person`] as they would with
//! Discord's client; [`Fault`]s make the network between the two misbehave. Everything is kept in
//! one [`World`], which anybody may look at and wait for changes of.

pub mod channel;
mod draft;
pub mod exchange;
pub mod fault;
mod gateway;
pub mod guild;
pub mod instant;
pub mod interaction;
pub mod journal;
mod keep;
pub mod limits;
mod line;
mod mention;
pub mod message;
mod messages;
pub mod opening;
pub mod page;
pub mod permissions;
pub mod person;
mod posting;
mod rate;
pub mod refusal;
mod rest;
pub mod session;
mod slash;
pub mod snowflake;
mod staging;
mod thread;
pub mod user;
pub mod world;

use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{any, get};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::AbortHandle;

pub use self::fault::{Fault, FaultKind};
pub use self::interaction::{Answer, Interaction, Silence};
pub use self::person::{Person, Unable};
pub use self::snowflake::Numbering;
pub use self::world::{Clock, World};

use self::line::{Lines, Scissors};

/// How long anybody waits for something to happen, in real time.
const PATIENCE: Duration = Duration::from_secs(30);

/// How many lines of the journal a disappointed wait shows.
const TAIL: usize = 15;

/// Where and how a playground is opened.
#[derive(Clone)]
pub struct Options {
    /// Where it listens; port 0 takes any free one.
    pub bind: SocketAddr,
    /// The token the bot must show.
    pub token: String,
    /// What time it is, in UTC milliseconds.
    pub now: Clock,
    /// How ids are made.
    pub numbering: Numbering,
}

impl Options {
    /// Any free port of the loopback address.
    #[must_use]
    pub fn new(token: &str, now: Clock) -> Self {
        let bind = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        Self { bind, token: token.to_owned(), now, numbering: Numbering::default() }
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Options").field("bind", &self.bind).finish_non_exhaustive()
    }
}

/// Something was waited for that did not happen.
#[derive(Clone)]
pub struct Waited {
    what: String,
    tail: Vec<String>,
}

impl fmt::Display for Waited {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "waited in vain for: {}", self.what)?;
        for line in &self.tail {
            write!(out, "\n  {line}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Waited {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl std::error::Error for Waited {}

/// A handle on a running playground; clones share it.
#[derive(Clone)]
pub struct Playground {
    shared: Arc<Shared>,
}

struct Shared {
    address: SocketAddr,
    world: Mutex<World>,
    changes: watch::Sender<u64>,
    lines: Arc<Mutex<Vec<Scissors>>>,
    server: Mutex<Option<AbortHandle>>,
}

impl fmt::Debug for Playground {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Playground").field("address", &self.shared.address).finish_non_exhaustive()
    }
}

impl Playground {
    /// Opens a playground that listens from now on.
    ///
    /// # Errors
    ///
    /// The address cannot be listened on.
    pub async fn start(options: Options) -> io::Result<Self> {
        let listener = TcpListener::bind(options.bind).await?;
        let address = listener.local_addr()?;
        let lines = Arc::new(Mutex::new(Vec::new()));
        let playground = Self {
            shared: Arc::new(Shared {
                address,
                world: Mutex::new(World::new(options.now, address, options.token, options.numbering)),
                changes: watch::Sender::new(0),
                lines: Arc::clone(&lines),
                server: Mutex::new(None),
            }),
        };
        let router = Router::new()
            .route("/", any(gateway::open))
            .route("/attachments/{*path}", get(rest::attachment))
            .fallback(rest::answer)
            .layer(DefaultBodyLimit::disable())
            .with_state(playground.clone());
        let serve = axum::serve(Lines::new(listener, lines), router.into_make_service_with_connect_info::<Scissors>());
        let server = tokio::spawn(async move {
            if let Err(error) = serve.await {
                tracing::error!(%error, "the playground stopped listening");
            }
        });
        *locked(&playground.shared.server) = Some(server.abort_handle());
        Ok(playground)
    }

    /// The base a bot puts in the place of `https://discord.com`.
    #[must_use]
    pub fn api_base(&self) -> String {
        format!("http://{}", self.shared.address)
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.shared.address
    }

    /// Stops listening and cuts every connection.
    pub fn stop(&self) {
        if let Some(server) = locked(&self.shared.server).take() {
            server.abort();
        }
        for scissors in locked(&self.shared.lines).drain(..) {
            scissors.cut();
        }
    }

    /// Looks at the world.
    pub fn look<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&locked(&self.shared.world))
    }

    /// Changes the world and lets everybody know.
    pub(crate) fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let changed = change(&mut locked(&self.shared.world));
        self.shared.changes.send_modify(|count| *count = count.wrapping_add(1));
        changed
    }

    /// Counts the changes of the world.
    #[must_use]
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.shared.changes.subscribe()
    }

    /// Waits until the world is as it is wanted, for 30 seconds of real time at most.
    ///
    /// # Errors
    ///
    /// It did not become so; the error shows `what` and the journal's last lines.
    pub async fn until(&self, what: &str, predicate: impl Fn(&World) -> bool) -> Result<(), Waited> {
        let seen = self.find(PATIENCE, |world| predicate(world).then_some(())).await;
        seen.ok_or_else(|| self.disappointment(what))
    }

    /// Waits until something is found in the world.
    async fn find<T>(&self, patience: Duration, find: impl Fn(&World) -> Option<T>) -> Option<T> {
        let mut changes = self.changes();
        let finding = async {
            loop {
                // Marked as seen before looking, so that no change slips in between.
                changes.borrow_and_update();
                if let Some(found) = self.look(&find) {
                    return Some(found);
                }
                if changes.changed().await.is_err() {
                    return None;
                }
            }
        };
        tokio::time::timeout(patience, finding).await.ok().flatten()
    }

    fn disappointment(&self, what: &str) -> Waited {
        self.look(|world| {
            let journal = world.journal();
            let start = journal.len().saturating_sub(TAIL);
            Waited { what: what.to_owned(), tail: journal.iter().skip(start).map(ToString::to_string).collect() }
        })
    }
}

/// Locks; a panic elsewhere is that place's own matter.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
