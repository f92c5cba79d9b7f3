//! The connection to Discord.

use std::future::IntoFuture;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    ConnectionStage, Context, Event, GatewayIntents, Http, HttpBuilder, Interaction, RawEventHandler, Ready,
    ShardManager, ShardRunnerInfo, UnknownEvent,
};
use serenity::client::{Client, ClientBuilder};
use tokio::runtime::{Builder, Handle, Runtime};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::heard::{Heard, Told};
use super::inbound::Desk;
use super::picture::Painter;
use super::projector::Projector;
use super::registration::Registrar;
use super::rest::{Rest, RestError};
use super::trouble::{Kind, kind_of};
use super::vigil::{Events, Line, Shown, Vigil};
use crate::app::{App, Failure};
use crate::game::{ChannelId, GuildId};

/// How long a connection may take to come about.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// How often it is noted that the connection stands.
const PULSE: Duration = Duration::from_secs(1);
/// How long a request may take.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);
/// The first wait after a failure to connect; it doubles each time.
const FIRST_WAIT: Duration = Duration::from_secs(1);
/// The longest wait between two tries.
const LONGEST_WAIT: Duration = Duration::from_secs(60);
/// How long it may take to take leave of Discord; whatever is not closed then is dropped.
const LONGEST_LEAVE: Duration = Duration::from_secs(2);
/// The longest wait for Discord to allow another session: it counts them by the day.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How Discord, or what stands in its place, is reached.
#[derive(Clone)]
pub struct Address {
    token: String,
    api_base: Option<String>,
}

impl std::fmt::Debug for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Address").field("api_base", &self.api_base).finish_non_exhaustive()
    }
}

impl Address {
    /// Names the bot's token and, for a proxy or stand-in, where the API is.
    #[must_use]
    pub fn new(token: &str, api_base: Option<&str>) -> Address {
        Address { token: token.to_string(), api_base: api_base.map(ToString::to_string) }
    }

    /// Makes the door that all requests of the bot go through.
    ///
    /// # Errors
    ///
    /// Fails when the system has no TLS roots or the like.
    pub fn rest(&self, app: Arc<App>) -> Result<Rest, reqwest::Error> {
        Ok(Rest::new(self.client()?, &self.token, self.api_base.as_deref(), app))
    }

    /// Makes serenity's own HTTP side, with which its client asks once more where to connect.
    ///
    /// Its limiter is off: it would sleep where nobody sees it, and with a proxy it does not work.
    fn http(&self) -> Result<Http, reqwest::Error> {
        let mut builder = HttpBuilder::new(&self.token).client(self.client()?).ratelimiter_disabled(true);
        if let Some(base) = &self.api_base {
            builder = builder.proxy(base);
        }
        Ok(builder.build())
    }

    /// Makes an HTTP client with time-outs.
    fn client(&self) -> Result<reqwest::Client, reqwest::Error> {
        let client = reqwest::Client::builder().connect_timeout(CONNECT_TIMEOUT).timeout(REQUEST_TIMEOUT);
        // A proxy that the environment names for everything cannot reach what stands on this host.
        if self.is_local() { client.no_proxy() } else { client }.build()
    }

    fn is_local(&self) -> bool {
        let base = self.api_base.as_deref().and_then(|base| reqwest::Url::parse(base).ok());
        base.as_ref().and_then(reqwest::Url::host_str).is_some_and(|host| {
            let bare = host.trim_start_matches('[').trim_end_matches(']');
            host == "localhost" || bare.parse().is_ok_and(|address: IpAddr| address.is_loopback())
        })
    }
}

/// Where everything runs that belongs to one connection, and ends with it.
///
/// serenity waits without limit for a connection to be opened and gives nobody hold of what waits, so it could come
/// about beside the next one.
#[derive(Debug)]
struct Ground(Option<Runtime>);

impl Ground {
    fn new() -> std::io::Result<Ground> {
        let runtime = Builder::new_multi_thread().worker_threads(1).thread_name("gateway").enable_all().build()?;
        Ok(Ground(Some(runtime)))
    }

    /// Makes a client whose tasks all run here.
    async fn client(&self, builder: ClientBuilder) -> serenity::Result<Client> {
        let Some(runtime) = &self.0 else { return Err(serenity::Error::Other("the connection has ended")) };
        runtime.spawn(builder.into_future()).await.unwrap_or(Err(serenity::Error::Other("the connection broke")))
    }
}

impl Drop for Ground {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// What is heard of Discord's events.
const HEARD: [&str; 7] =
    ["READY", "RESUMED", "GUILD_CREATE", "GUILD_DELETE", "CHANNEL_DELETE", "THREAD_DELETE", "INTERACTION_CREATE"];
/// A heartbeat, whatever was heard last: it is to be acknowledged, due or not.
const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;

/// Hears what Discord says.
///
/// All of it, as serenity reads it: of what it cannot read it says nothing, and nobody else would know.
#[derive(Clone, Debug)]
struct Ears {
    app: Arc<App>,
    rest: Rest,
    registrar: Registrar,
    painter: Painter,
    projector: Projector,
    heard: Heard,
    in_hand: TaskTracker,
    events: Events,
    /// What is begun here outlives the connection.
    home: Handle,
    stop: CancellationToken,
}

#[serenity::async_trait]
impl RawEventHandler for Ears {
    async fn raw_event(&self, _context: Context, event: Event) {
        self.hear(event).await;
    }
}

impl Ears {
    async fn hear(&self, event: Event) {
        self.events.arrived();
        match event {
            Event::Ready(event) => self.ready(&event.ready).await,
            Event::Resumed(_) => self.connected().await,
            Event::GuildCreate(event) => {
                self.hears().await;
                note(self.app.guild_there(GuildId(event.guild.id.get())).await);
            }
            Event::GuildDelete(event) => {
                self.hears().await;
                // One that cannot be reached comes back; only one that took the bot out is forgotten in the end.
                note(self.app.guild_gone(GuildId(event.guild.id.get()), !event.guild.unavailable).await);
            }
            Event::ChannelDelete(event) => {
                self.hears().await;
                note(self.app.channel_gone(ChannelId(event.channel.id.get())).await);
            }
            Event::ThreadDelete(event) => {
                self.hears().await;
                note(self.app.channel_gone(ChannelId(event.thread.id.get())).await);
            }
            Event::InteractionCreate(event) => self.asked(event.interaction).await,
            Event::Unknown(event) => unreadable(&event),
            _ => {}
        }
    }

    /// Notes that something came from Discord.
    async fn hears(&self) {
        note(self.app.heard().await);
    }

    /// Notes that the connection stands.
    async fn connected(&self) {
        self.app.watch().connected(true);
        note(self.app.beat().await);
    }

    async fn ready(&self, ready: &Ready) {
        tracing::info!(servers = ready.guilds.len(), shard = ?ready.shard.map(|shard| shard.id), "connected");
        self.connected().await;
        let there: Vec<GuildId> = ready.guilds.iter().map(|guild| GuildId(guild.id.get())).collect();
        let (shard, shards) = ready.shard.map_or((0, 1), |shard| (u64::from(shard.id.0), u64::from(shard.total)));
        let is_mine = |guild: GuildId| (guild.0 >> 22) % shards.max(1) == shard;
        note(self.app.guilds_now(is_mine, &there).await);
        self.registrar.begin(&self.home, self.rest.clone(), ready.application.id.get());
    }

    async fn asked(&self, interaction: Interaction) {
        let Ears { app, rest, painter, projector, heard, in_hand, home, stop, .. } = self.clone();
        let id = interaction.id().get();
        if stop.is_cancelled() {
            tracing::debug!(interaction = id, "too late");
            return;
        }
        let told = heard.told(id);
        if told == Told::Known {
            tracing::debug!(interaction = id, "told again");
            return;
        }
        let application = interaction.application_id().get();
        let is_told_again = told == Told::Unanswered;
        let desk = Desk { app, painter, projector, rest, application, in_hand: in_hand.len(), is_told_again };
        // Tracked, so that what is in hand can be finished before the end.
        let answering = async move {
            if !Box::pin(desk.receive(interaction)).await {
                heard.unanswered(id);
            }
        };
        if let Err(error) = in_hand.spawn_on(answering, &home).await {
            tracing::error!(%error, "an interaction was not answered");
        }
    }
}

/// Logs an event that was not heard though it should have been; of the others nobody need know.
fn unreadable(event: &UnknownEvent) {
    if HEARD.contains(&event.kind.as_str()) {
        let id = event.value.get("id").and_then(serde_json::Value::as_str);
        tracing::warn!(event = event.kind, id, "an event cannot be read; nothing comes of it");
    }
}

/// Logs what could not be noted: nothing depends on it, it shows again when something is to be said there.
fn note(noted: Result<(), Failure>) {
    if let Err(failure) = noted {
        tracing::error!(%failure, "a change of Discord's world could not be noted");
    }
}

/// Stays connected until told to stop, then finishes what is in hand; ends early only if the token is refused.
pub async fn stay_connected(app: Arc<App>, address: Address, rest: Rest, painter: Painter, stop: CancellationToken) {
    let ears = Ears {
        app,
        rest,
        registrar: Registrar::default(),
        painter,
        projector: Projector::default(),
        heard: Heard::default(),
        in_hand: TaskTracker::new(),
        events: Events::default(),
        home: Handle::current(),
        stop: stop.clone(),
    };
    let mut wait = FIRST_WAIT;
    while !stop.is_cancelled() {
        match connect(&address, &ears, &stop).await {
            Ok(true) => wait = FIRST_WAIT,
            Ok(false) => tracing::warn!("no connection comes about; trying again"),
            Err(Kind::Unauthorized) => {
                tracing::error!("Discord refuses the token or its intents; see DISCORD_TOKEN");
                break;
            }
            Err(kind) => tracing::warn!(?kind, "not connected; trying again"),
        }
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = stop.cancelled() => {}
        }
        wait = (wait * 2).min(LONGEST_WAIT);
    }
    ears.in_hand.close();
    ears.in_hand.wait().await;
}

/// Where Discord says that its gateway is, and what it allows there.
struct Gateway {
    url: String,
    shards: u32,
    /// How long no session may be begun.
    closed_for: Option<Duration>,
}

/// Asks where the gateway is; of the answer only that is needed, for not everything that speaks as Discord does gives more.
async fn find_gateway(rest: &Rest) -> Result<Gateway, RestError> {
    let answer = match rest.gateway_and_shards().await {
        Err(RestError { status: Some(404), .. }) => rest.gateway().await?,
        answer => answer?,
    };
    let url = answer["url"].as_str().unwrap_or_default();
    let limit = &answer["session_start_limit"];
    let is_closed = limit["remaining"].as_u64() == Some(0);
    let closed_for = limit["reset_after"].as_u64().filter(|_| is_closed);
    Ok(Gateway {
        url: url.to_string(),
        shards: answer["shards"].as_u64().and_then(|shards| u32::try_from(shards).ok()).unwrap_or(1).max(1),
        closed_for: closed_for.map(|ms| Duration::from_millis(ms).min(A_DAY)),
    })
}

/// Notes again and again whether Discord is heard, until that is given up; tells whether it ever was.
async fn watch(app: &App, shards: &ShardManager, events: &Events) -> bool {
    let mut pulse = tokio::time::interval(PULSE);
    pulse.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut was_noted = true;
    let clock = app.clock();
    let mut vigil = Vigil::new(clock.running(), clock.now(), events.count());
    loop {
        pulse.tick().await;
        let line = |runner: &ShardRunnerInfo| Line {
            is_connected: runner.stage == ConnectionStage::Connected,
            latency: runner.latency,
        };
        let lines = shards.runners.lock().await.iter().map(|(shard, runner)| (shard.0, line(runner))).collect();
        let shown = vigil.look(clock.running(), clock.now(), lines, events.count());
        app.watch().connected(matches!(shown, Shown::Standing | Shown::Quiet));
        match shown {
            Shown::Standing => {}
            Shown::Quiet => {
                let runners = shards.runners.lock().await;
                for runner in runners.values().filter(|runner| runner.stage == ConnectionStage::Connected) {
                    runner.runner_tx.websocket_message(HEARTBEAT.to_string().into());
                }
            }
            Shown::Down => {
                app.lost();
                continue;
            }
            Shown::SilentSince(sign) => {
                app.lost_since(sign);
                continue;
            }
            Shown::GivenUp => {
                app.lost_since(vigil.last_sign());
                return vigil.has_stood();
            }
        }
        // Said once, not every second.
        let noted = app.beat().await;
        match &noted {
            Err(failure) if was_noted => {
                tracing::error!(%failure, "the heartbeat cannot be noted; trying every second")
            }
            Ok(()) if !was_noted => tracing::info!("the heartbeat is noted again"),
            Ok(()) | Err(_) => {}
        }
        was_noted = noted.is_ok();
    }
}

/// Connects and listens until told to stop or the connection cannot be kept; tells whether it ever stood.
async fn connect(address: &Address, ears: &Ears, stop: &CancellationToken) -> Result<bool, Kind> {
    let app = ears.app.clone();
    let gateway = tokio::select! {
        gateway = find_gateway(&ears.rest) => gateway.map_err(|error| error.kind)?,
        () = stop.cancelled() => return Ok(false),
    };
    if let Some(closed_for) = gateway.closed_for {
        tracing::warn!(seconds = closed_for.as_secs(), "Discord allows no more sessions for now; waiting");
        tokio::select! {
            () = tokio::time::sleep(closed_for) => {}
            () = stop.cancelled() => return Ok(false),
        }
    }
    let ground = Ground::new().map_err(|_| Kind::Unreachable)?;
    // Not the door of all others: what is made here ends with the connection.
    let http = address.http().map_err(|_| Kind::Unreachable)?;
    let builder = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).raw_event_handler(ears.clone());
    let mut client = tokio::select! {
        client = ground.client(builder) => client.map_err(|error| kind_of(&error))?,
        () = stop.cancelled() => return Ok(false),
    };
    // serenity asks again, and if that fails goes to a fixed address that may not be ours.
    *client.ws_url.lock().await = gateway.url;
    let shards: Arc<ShardManager> = client.shard_manager.clone();
    let ran = tokio::select! {
        ran = client.start_shards(gateway.shards) => ran.map(|()| true).map_err(|error| kind_of(&error)),
        has_stood = watch(&app, &shards, &ears.events) => Ok(has_stood),
        () = stop.cancelled() => Ok(true),
    };
    app.watch().connected(false);
    app.lost();
    // Whatever ended it: no shard may live on beside the next connection. One that hangs does not take its leave.
    if tokio::time::timeout(LONGEST_LEAVE, shards.shutdown_all()).await.is_err() {
        tracing::debug!("the connection is dropped");
    }
    ran
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_on_this_host_is_reached_past_any_proxy() {
        let is_local = |base| Address::new("a.token", base).is_local();
        for base in ["http://127.0.0.1:80", "http://127.9.9.9", "http://[::1]:3000", "https://localhost"] {
            assert!(is_local(Some(base)), "{base}");
        }
        for base in ["http://proxy:80", "http://10.0.0.1", "http://[::2]", "http://localhost.example"] {
            assert!(!is_local(Some(base)), "{base}");
        }
        assert!(!is_local(None));
    }
}
