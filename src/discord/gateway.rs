//! The connection to Discord: opened, kept, gone on with and opened anew.
//!
//! serenity's own gateway is not used. It cannot be told apart there whether a connection stands or is being opened
//! once more; a socket that the other side has ended without a word keeps it busy until its next heartbeat; and it
//! drops what its types cannot read without a line. All three would let a glass run out while nobody can act.

pub mod complete;
mod frame;
mod line;
mod lines;
mod talk;

use std::sync::Arc;
use std::time::Duration;

use reqwest::Url;
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use self::frame::address;
use self::lines::Lines;
use self::talk::{End, Socket, Talk};
use super::address::Address;
use super::ears::Ears;
use super::picture::Painter;
use super::rest::{Rest, RestError};
use super::trouble::Kind;
use crate::app::App;

/// The second wait after a failure to connect, or when a connection stood only briefly, for the first is none; it doubles
/// each time.
const FIRST_WAIT: Duration = Duration::from_secs(1);
/// The longest wait between two tries.
const LONGEST_WAIT: Duration = Duration::from_secs(60);
/// The longest wait for Discord to allow another session: it counts them by the day.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Where Discord says that its gateway is, and what it allows there.
#[derive(Clone, Debug)]
struct Gateway {
    url: Url,
    shards: u32,
    /// How long no session may be begun.
    closed_for: Option<Duration>,
}

/// Asks where the gateway is; of the answer only that is needed, for not everything that speaks as Discord does gives more.
async fn find_gateway(rest: &Rest) -> Result<Gateway, Kind> {
    let answer = match rest.gateway_and_shards().await {
        Err(RestError { status: Some(404), .. }) => rest.gateway().await,
        answer => answer,
    };
    let answer = answer.map_err(|error| error.kind)?;
    let limit = &answer["session_start_limit"];
    let is_closed = limit["remaining"].as_u64() == Some(0);
    let closed_for = limit["reset_after"].as_u64().filter(|_| is_closed);
    Ok(Gateway {
        url: answer["url"].as_str().and_then(address).ok_or(Kind::Unreadable)?,
        shards: answer["shards"].as_u64().and_then(|shards| u32::try_from(shards).ok()).unwrap_or(1).max(1),
        closed_for: closed_for.map(|ms| Duration::from_millis(ms).min(A_DAY)),
    })
}

/// How long to wait before the next try.
#[derive(Debug, Default)]
struct Wait(Duration);

impl Wait {
    /// Tells how long, more each time.
    fn next(&mut self) -> Duration {
        let wait = self.0;
        self.0 = (wait * 2).clamp(FIRST_WAIT, LONGEST_WAIT);
        wait
    }
}

/// What ends a connection for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    /// The bot is told to stop.
    Stopped,
    /// Discord refuses the token or what is asked for.
    Refused,
    /// Discord wants another number of shards than this.
    AskAnew {
        /// How many there were.
        shards: u32,
    },
    /// Something is wrong that may pass.
    Broken,
}

/// Stays connected until told to stop, then finishes what is in hand; ends early only if the bot is refused.
pub async fn stay_connected(app: Arc<App>, address: Address, rest: Rest, painter: Painter, stop: CancellationToken) {
    let ears = Ears::open(app.clone(), rest.clone(), painter, stop.clone());
    let turn = Arc::new(Mutex::new(()));
    let mut wait = Wait::default();
    let mut too_few = 0;
    loop {
        let outcome = match until_stopped(&stop, find_gateway(&rest)).await {
            None => Outcome::Stopped,
            Some(Ok(gateway)) if gateway.shards == too_few => {
                tracing::error!(shards = too_few, "Discord wants more shards and does not say how many; asking again");
                Outcome::Broken
            }
            Some(Ok(gateway)) => {
                too_few = 0;
                keep(&app, &address, &rest, &ears, &gateway, &turn, &stop).await
            }
            Some(Err(Kind::Unauthorized)) => Outcome::Refused,
            Some(Err(kind)) => {
                tracing::warn!(?kind, "the gateway cannot be found; trying again");
                Outcome::Broken
            }
        };
        match outcome {
            Outcome::Stopped => break,
            Outcome::Refused => {
                tracing::error!("Discord refuses the token or what the bot asks for; see DISCORD_TOKEN");
                break;
            }
            Outcome::AskAnew { shards } => (too_few, wait) = (shards, Wait::default()),
            Outcome::Broken => {}
        }
        let pause = wait.next().max(FIRST_WAIT);
        if until_stopped(&stop, tokio::time::sleep(pause)).await.is_none() {
            break;
        }
    }
    app.watch().connected(false);
    app.lost();
    ears.finish().await;
}

/// Keeps one connection for each shard until one of them has ended for good.
async fn keep(
    app: &Arc<App>,
    address: &Address,
    rest: &Rest,
    ears: &Ears,
    gateway: &Gateway,
    turn: &Arc<Mutex<()>>,
    stop: &CancellationToken,
) -> Outcome {
    let lines = Arc::new(Lines::new(app.clone(), gateway.shards));
    let mut shards = JoinSet::new();
    for shard in 0..gateway.shards {
        let talk = Talk::new(address, (shard, gateway.shards), lines.clone(), ears.clone(), stop.clone());
        shards.spawn(keep_one(talk, rest.clone(), turn.clone(), Some(gateway.clone())));
    }
    let ended = tokio::select! {
        ended = shards.join_next() => ended,
        () = lines.watch(stop) => None,
    };
    let outcome = match ended {
        Some(Ok(Outcome::Stopped)) => {
            // All of them take their leave.
            while shards.join_next().await.is_some() {}
            Outcome::Stopped
        }
        Some(Ok(outcome)) => outcome,
        broken => {
            tracing::error!(?broken, "a connection broke");
            Outcome::Broken
        }
    };
    // Whatever ended it: no other shard lives on beside the next ones.
    drop(shards);
    app.watch().connected(false);
    app.lost();
    outcome
}

/// Keeps the connection of one shard; where the gateway is may be known already.
async fn keep_one(mut talk: Talk, rest: Rest, turn: Arc<Mutex<()>>, mut known: Option<Gateway>) -> Outcome {
    let stop = talk.stop.clone();
    let mut wait = Wait::default();
    loop {
        // Sessions are begun one after the other.
        let turn = if talk.has_session() {
            None
        } else {
            let Some(turn) = until_stopped(&stop, turn.clone().lock_owned()).await else { return Outcome::Stopped };
            Some(turn)
        };
        let given_up = talk.lines.opens(talk.shard.0);
        let opened = tokio::select! {
            opened = open(&mut talk, &rest, &mut known) => opened,
            () = given_up.cancelled() => Err(End::Silent),
            () = stop.cancelled() => Err(End::Stopped),
        };
        let end = match opened {
            Ok(socket) => talk.listen(socket, turn, &given_up).await,
            Err(end) => {
                if end == End::Unfound(Kind::Unauthorized) {
                    talk.is_in_vain();
                }
                talk.lines.falls(talk.shard.0, false);
                drop(turn);
                end
            }
        };
        match end {
            End::Stopped => return Outcome::Stopped,
            End::Refused => return Outcome::Refused,
            End::AskAnew { shards } => return Outcome::AskAnew { shards },
            _ => {}
        }
        tracing::warn!(?end, "the connection has ended; opening it anew");
        if talk.ends() {
            wait = Wait::default();
        }
        if until_stopped(&stop, tokio::time::sleep(wait.next().max(end.pause()))).await.is_none() {
            return Outcome::Stopped;
        }
    }
}

/// Opens a connection: where the session is gone on with, or where the gateway is.
async fn open(talk: &mut Talk, rest: &Rest, known: &mut Option<Gateway>) -> Result<Socket, End> {
    if let Some(url) = talk.way_back() {
        return talk.open(&url).await;
    }
    let found = match known.take() {
        Some(gateway) => Ok(gateway),
        None => find_gateway(rest).await,
    };
    let gateway = found.map_err(|kind| match kind {
        // As long as there is a session, only the gateway itself can say so.
        Kind::Unauthorized if !talk.has_session() => End::Refused,
        kind => End::Unfound(kind),
    })?;
    match gateway.closed_for {
        Some(is_for) if !talk.has_session() => {
            tracing::warn!(seconds = is_for.as_secs(), "Discord allows no more sessions for now; waiting");
            *known = Some(Gateway { closed_for: None, ..gateway });
            Err(End::Full { is_for })
        }
        _ => talk.open(&gateway.url).await,
    }
}

/// Waits for something, unless told to stop.
async fn until_stopped<T>(stop: &CancellationToken, something: impl Future<Output = T>) -> Option<T> {
    tokio::select! {
        done = something => Some(done),
        () = stop.cancelled() => None,
    }
}
