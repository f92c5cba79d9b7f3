//! One connection of one shard: hello, heartbeats, and the events that come over it.

use std::convert::Infallible;
use std::future::pending;
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::Url;
use serde_json::Value;
use socket2::{SockRef, TcpKeepalive};
use tokio::net::TcpStream;
use tokio::sync::OwnedMutexGuard;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use tokio_util::sync::CancellationToken;

use super::frame::{After, Said, Session, address, after, heartbeat, identify, resume};
use super::lines::Lines;
use crate::discord::address::{Address, is_on_this_host};
use crate::discord::ears::Ears;
use crate::discord::trouble::Kind;

/// How long sessions are begun after each other.
const BETWEEN_SESSIONS: Duration = Duration::from_secs(5);
/// A connection that stood so long is opened anew at once.
const LASTING: Duration = Duration::from_secs(5);
/// How long something may take to be written; whoever does not read so long does not listen.
const LONGEST_WRITE: Duration = Duration::from_secs(5);
/// How much later than the next heartbeat the last one may be acknowledged.
const GRACE: Duration = Duration::from_secs(1);
/// So often in a row a session is greeted and not gone on with before another is begun.
const MOST_IN_VAIN: u32 = 3;
/// How often the system looks whether the network is still there while nothing comes.
const BETWEEN_LOOKS: Duration = Duration::from_secs(4);
/// How long it may find nothing there before the connection is lost.
const LONGEST_UNHEARD: Duration = Duration::from_secs(12);
/// How long it may take to take leave.
const LONGEST_LEAVE: Duration = Duration::from_secs(2);
/// The session is over: the bot is shown as gone at once.
const LEAVING: u16 = 1_000;
/// The connection is over, the session is not.
const BREAKING_OFF: u16 = 4_000;

/// What is spoken over.
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Why a connection ended, or none came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The bot is told to stop.
    Stopped,
    /// Discord refuses the token or what is asked for.
    Refused,
    /// Discord wants another number of shards than this.
    AskAnew {
        /// How many there were.
        shards: u32,
    },
    /// Nobody says where the gateway is.
    Unfound(Kind),
    /// No session may be begun for a while.
    Full {
        /// How long.
        is_for: Duration,
    },
    /// Nothing comes over it any more.
    Silent,
    /// It was closed.
    Closed(Option<u16>),
    /// It broke, or never came about.
    Broken(String),
    /// The network has lost it, nobody knows since when.
    Lost(String),
    /// Discord asks for another one.
    Reconnect,
    /// Discord does not know the session, or not now: it is to be left alone for some seconds.
    Invalid,
    /// It says what nobody understands.
    Unreadable,
    /// More happens than can be taken in; it is told again.
    Overrun,
}

/// The connection of a shard, with what outlives one socket.
#[derive(Debug)]
pub struct Talk {
    address: Address,
    /// Its number, and how many there are.
    pub shard: (u32, u32),
    /// Where it is noted whether it stands.
    pub lines: Arc<Lines>,
    ears: Ears,
    /// Ends everything.
    pub stop: CancellationToken,
    session: Option<Session>,
    way: Way,
}

/// How far one connection has come.
#[derive(Debug, Default)]
struct Way {
    /// Whether the gateway has said how often it wants heartbeats.
    is_greeted: bool,
    /// Whether events came.
    stood: bool,
    /// Whether they did for a while.
    has_lasted: bool,
    /// How many before it came so far as to be greeted and brought no event.
    in_vain: u32,
}

impl End {
    /// Tells how long to wait at least before the next try.
    #[must_use]
    pub fn pause(&self) -> Duration {
        match self {
            End::Full { is_for } => *is_for,
            // Between one second and five, as Discord wants it.
            End::Invalid => Duration::from_secs(1) + Duration::from_secs(4).mul_f64(lot()),
            _ => Duration::ZERO,
        }
    }
}

impl Talk {
    /// Makes one that has not begun.
    #[must_use]
    pub fn new(address: &Address, shard: (u32, u32), lines: Arc<Lines>, ears: Ears, stop: CancellationToken) -> Talk {
        let address = address.clone();
        Talk { address, shard, lines, ears, stop, session: None, way: Way::default() }
    }

    /// Tells whether there is a session to go on with.
    #[must_use]
    pub const fn has_session(&self) -> bool {
        self.session.is_some()
    }

    /// Draws the lesson from a connection that has ended, or never came about; tells whether it stood for a while.
    ///
    /// Where nothing came over it the next one is opened where the gateway is; and a session that is greeted again and
    /// again and never gone on with is given up, for whatever ails it.
    pub fn ends(&mut self) -> bool {
        let Way { is_greeted, stood, has_lasted, in_vain } = std::mem::take(&mut self.way);
        if !stood {
            self.way.in_vain = in_vain + u32::from(is_greeted);
            if let Some(session) = &mut self.session {
                session.url = None;
            }
            if self.way.in_vain >= MOST_IN_VAIN {
                (self.session, self.way.in_vain) = (None, 0);
            }
        }
        has_lasted
    }

    /// Notes that the next try was as much in vain as if it had been greeted: where the token is refused, a session must not
    /// hide that for ever.
    pub const fn is_in_vain(&mut self) {
        self.way.is_greeted = true;
    }

    /// Tells where the session is gone on with, if that was told; what stands on this host leads nobody away from it.
    #[must_use]
    pub fn way_back(&self) -> Option<Url> {
        let url = self.session.as_ref()?.url.as_deref().and_then(address)?;
        (!self.address.is_local() || is_on_this_host(&url)).then_some(url)
    }

    /// Opens a socket.
    ///
    /// # Errors
    ///
    /// Fails when none comes about.
    pub async fn open(&self, url: &Url) -> Result<Socket, End> {
        // Small messages, each of which somebody waits for.
        let opened = connect_async_with_config(url.as_str(), None, true).await;
        let (socket, _response) = opened.map_err(|error| End::Broken(error.to_string()))?;
        if let Err(error) = watch_network(&socket) {
            tracing::debug!(%error, "a lost network is found only when a heartbeat is not acknowledged");
        }
        Ok(socket)
    }

    /// Listens to what comes over a socket until it ends; who begins a session has his turn.
    pub async fn listen(
        &mut self,
        mut socket: Socket,
        turn: Option<OwnedMutexGuard<()>>,
        given_up: &CancellationToken,
    ) -> End {
        let stop = self.stop.clone();
        let end = tokio::select! {
            Err(end) = self.converse(&mut socket, turn) => end,
            () = given_up.cancelled() => End::Silent,
            () = stop.cancelled() => End::Stopped,
        };
        // Before it takes its leave, for nobody is heard from here on.
        self.lines.falls(self.shard.0, matches!(end, End::Silent | End::Lost(_)));
        let code = match end {
            End::Stopped => LEAVING,
            End::Invalid if self.session.is_none() => LEAVING,
            End::Closed(_) | End::Broken(_) | End::Lost(_) => return end,
            _ => BREAKING_OFF,
        };
        // One that hangs does not take its leave.
        let frame = CloseFrame { code: CloseCode::from(code), reason: "".into() };
        if !matches!(timeout(LONGEST_LEAVE, socket.close(Some(frame))).await, Ok(Ok(()))) {
            tracing::debug!("the connection is dropped");
        }
        end
    }

    async fn converse(&mut self, socket: &mut Socket, turn: Option<OwnedMutexGuard<()>>) -> Result<Infallible, End> {
        let Said::Hello(ms) = self.next(socket).await? else { return Err(End::Unreadable) };
        let every = Duration::from_millis(ms);
        self.way.is_greeted = true;
        self.lines.expects(self.shard.0, every);
        let greeting = match &self.session {
            Some(session) => resume(self.address.token(), session),
            None => identify(self.address.token(), self.shard),
        };
        say(socket, greeting).await?;
        if let Some(turn) = turn {
            tokio::spawn(async move {
                sleep(BETWEEN_SESSIONS).await;
                drop(turn);
            });
        }
        // The first comes at any time within the interval, lest those of all bots come together.
        let mut next_beat = pin!(sleep(every.mul_f64(lot())));
        let (mut is_acknowledged, mut is_late) = (true, false);
        let mut lasting = pin!(None);
        loop {
            let lasts = async {
                match lasting.as_mut().as_pin_mut() {
                    Some(lasting) => lasting.await,
                    None => pending().await,
                }
            };
            tokio::select! {
                said = self.next(socket) => match said? {
                    Said::Acknowledged => is_acknowledged = true,
                    Said::Beat => self.beat(socket).await?,
                    Said::Reconnect => return Err(End::Reconnect),
                    Said::Invalid { is_resumable } => {
                        if !is_resumable {
                            self.session = None;
                        }
                        return Err(End::Invalid);
                    }
                    Said::Event { name, data, sequence } => {
                        if self.take_in(&name, data, sequence)? {
                            lasting.set(Some(sleep(LASTING)));
                        }
                    }
                    Said::Hello(_) | Said::Other => {}
                },
                () = &mut next_beat => {
                    if !is_acknowledged && is_late {
                        return Err(End::Silent);
                    }
                    // A process that was stopped may find both at once: its acknowledgement, and the next one due.
                    is_late = !std::mem::replace(&mut is_acknowledged, false);
                    self.beat(socket).await?;
                    next_beat.set(sleep(if is_late { GRACE.min(every) } else { every }));
                }
                () = lasts => {
                    self.way.has_lasted = true;
                    lasting.set(None);
                }
            }
        }
    }

    /// Takes an event in and notes that it was; tells whether the connection stands since now.
    fn take_in(&mut self, name: &str, data: Value, sequence: Option<u64>) -> Result<bool, End> {
        // Even if it cannot be taken in: that is no fault of the session, which tells it again.
        (self.way.stood, self.way.in_vain) = (true, 0);
        if name == "READY" {
            let text = |field: &str| data[field].as_str().map(ToString::to_string);
            let (url, sequence) = (text("resume_gateway_url"), sequence.unwrap_or(0));
            self.session = text("session_id").map(|id| Session { id, url, sequence });
        }
        // Before the first event of a session that goes on is taken in: it was missed until now.
        let rises = self.lines.rises(self.shard.0);
        if !self.ears.hear(self.shard, name, data) {
            if name == "READY" {
                // It is not told again of a session that is gone on with.
                self.session = None;
            }
            return Err(End::Overrun);
        }
        if let (Some(session), Some(sequence)) = (&mut self.session, sequence) {
            session.sequence = sequence;
        }
        Ok(rises)
    }

    /// Waits for the next thing that is said.
    async fn next(&mut self, socket: &mut Socket) -> Result<Said, End> {
        loop {
            let message = match socket.next().await {
                Some(Ok(message)) => message,
                Some(Err(error)) => return Err(broken(&error)),
                // The other side is gone without a word.
                None => return Err(End::Closed(None)),
            };
            self.lines.signs(self.shard.0);
            let said = match &message {
                Message::Text(text) => Said::read(text),
                Message::Binary(bytes) => Said::read(std::str::from_utf8(bytes).unwrap_or_default()),
                Message::Close(frame) => return Err(self.closed(frame.as_ref().map(|frame| frame.code.into()))),
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => continue,
            };
            match said {
                Ok(said) => return Ok(said),
                // Told again it would be no better; what comes behind it is.
                Err(error) => tracing::warn!(%error, "the gateway says what cannot be read; it is passed over"),
            }
        }
    }

    fn closed(&mut self, code: Option<u16>) -> End {
        match after(code) {
            After::Resume => {}
            After::Begin => self.session = None,
            After::AskAnew => return End::AskAnew { shards: self.shard.1 },
            After::Never => {
                tracing::error!(code, "Discord closes the connection for good");
                return End::Refused;
            }
        }
        End::Closed(code)
    }

    async fn beat(&self, socket: &mut Socket) -> Result<(), End> {
        say(socket, heartbeat(self.session.as_ref().map(|session| session.sequence))).await
    }
}

/// Says something, if the other side listens.
async fn say(socket: &mut Socket, text: String) -> Result<(), End> {
    match timeout(LONGEST_WRITE, socket.send(Message::text(text))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(broken(&error)),
        Err(_elapsed) => Err(End::Silent),
    }
}

/// Has the system look whether the network is still there, as often as nothing comes: heartbeats alone would show it only
/// after most of a minute, in which glasses run out that nobody can save.
fn watch_network(socket: &Socket) -> io::Result<()> {
    let stream = match socket.get_ref() {
        MaybeTlsStream::Plain(stream) => stream,
        MaybeTlsStream::Rustls(stream) => stream.get_ref().0,
        _ => return Err(io::ErrorKind::Unsupported.into()),
    };
    let stream = SockRef::from(stream);
    #[cfg(target_os = "linux")]
    stream.set_tcp_user_timeout(Some(LONGEST_UNHEARD))?;
    stream.set_tcp_keepalive(&TcpKeepalive::new().with_time(BETWEEN_LOOKS).with_interval(BETWEEN_LOOKS))
}

/// Tells an end that arrived from one that was only found out.
fn broken(error: &Error) -> End {
    match error {
        // The other side is gone, and just now; under TLS without having said so.
        Error::Io(error) if error.kind() == io::ErrorKind::UnexpectedEof => End::Broken(error.to_string()),
        Error::Io(error) => End::Lost(error.to_string()),
        error => End::Broken(error.to_string()),
    }
}

/// Draws a number from zero to one.
fn lot() -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a lot need not be exact")]
    let lot = RandomState::new().hash_one(0) as f64 / u64::MAX as f64;
    lot
}

#[cfg(test)]
mod tests;
