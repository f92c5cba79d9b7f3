//! The connection to Discord.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    ApplicationId, ConnectionStage, Context, EventHandler, GatewayIntents, Guild, GuildChannel, Http, HttpBuilder,
    Interaction, Message, PartialGuildChannel, RatelimitInfo, Ready, ResumedEvent, ShardManager, UnavailableGuild,
};
use serenity::client::ClientBuilder;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::heard::Heard;
use super::inbound::Desk;
use super::picture::Painter;
use super::projector::Projector;
use super::registration::register;
use super::trouble::{Kind, counted, kind_of};
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

    /// Makes an HTTP side with time-outs.
    ///
    /// serenity honours a proxy only with its own rate limiter off; the proxy is then the one to limit. Answers to
    /// interactions and everything else take different routes, so each side keeps its own limiter.
    ///
    /// # Errors
    ///
    /// Fails when the system has no TLS roots or the like.
    pub fn http(&self) -> Result<Http, reqwest::Error> {
        let client = reqwest::Client::builder().connect_timeout(CONNECT_TIMEOUT).timeout(REQUEST_TIMEOUT).build()?;
        let mut builder = HttpBuilder::new(&self.token).client(client);
        if let Some(base) = &self.api_base {
            builder = builder.proxy(base).ratelimiter_disabled(true);
        }
        Ok(builder.build())
    }
}

/// Hears what Discord says.
#[derive(Debug)]
struct Ears {
    app: Arc<App>,
    painter: Painter,
    projector: Projector,
    heard: Heard,
    in_hand: TaskTracker,
}

#[serenity::async_trait]
impl EventHandler for Ears {
    async fn ready(&self, context: Context, ready: Ready) {
        self.app.watch().connected(true);
        tracing::info!(servers = ready.guilds.len(), shard = ?ready.shard.map(|shard| shard.id), "connected");
        note(self.app.heard().await);
        let there: Vec<GuildId> = ready.guilds.iter().map(|guild| GuildId(guild.id.get())).collect();
        let (shard, shards) = ready.shard.map_or((0, 1), |shard| (u64::from(shard.id.0), u64::from(shard.total)));
        let is_mine = |guild: GuildId| (guild.0 >> 22) % shards.max(1) == shard;
        note(self.app.guilds_now(is_mine, &there).await);
        let http = context.http.clone();
        http.set_application_id(ApplicationId::new(ready.application.id.get()));
        let watch = self.app.watch().clone();
        tokio::spawn(async move { register(&http, &watch).await });
    }

    async fn ratelimit(&self, _waited: RatelimitInfo) {
        self.app.watch().rate_limited();
    }

    async fn resume(&self, _context: Context, _resumed: ResumedEvent) {
        self.app.watch().connected(true);
        note(self.app.heard().await);
    }

    async fn guild_create(&self, _context: Context, guild: Guild, _is_new: Option<bool>) {
        note(self.app.heard().await);
        note(self.app.guild_there(GuildId(guild.id.get())).await);
    }

    async fn guild_delete(&self, _context: Context, gone: UnavailableGuild, _full: Option<Guild>) {
        note(self.app.heard().await);
        // One that cannot be reached comes back; only one that took the bot out is forgotten in the end.
        note(self.app.guild_gone(GuildId(gone.id.get()), !gone.unavailable).await);
    }

    async fn channel_delete(&self, _context: Context, gone: GuildChannel, _messages: Option<Vec<Message>>) {
        note(self.app.channel_gone(ChannelId(gone.id.get())).await);
    }

    async fn thread_delete(&self, _context: Context, gone: PartialGuildChannel, _full: Option<GuildChannel>) {
        note(self.app.channel_gone(ChannelId(gone.id.get())).await);
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let id = interaction.id().get();
        if !self.heard.is_new(id) {
            tracing::debug!(interaction = id, "told again");
            return;
        }
        let application = interaction.application_id().get();
        let (app, painter, projector) = (self.app.clone(), self.painter.clone(), self.projector.clone());
        let in_hand = self.in_hand.len();
        let desk = Desk { app, painter, projector, http: context.http.clone(), application, in_hand };
        // Tracked, so that what is in hand can be finished before the end.
        let answered = self.in_hand.spawn(async move { Box::pin(desk.receive(&context.http, interaction)).await });
        match answered.await {
            Ok(true) => {}
            Ok(false) => self.heard.forget(id),
            Err(error) => tracing::error!(%error, "an interaction was not answered"),
        }
    }
}

/// Logs what could not be noted: nothing depends on it, it shows again when something is to be said there.
fn note(noted: Result<(), Failure>) {
    if let Err(failure) = noted {
        tracing::error!(%failure, "a change of Discord's world could not be noted");
    }
}

/// Stays connected until told to stop, then finishes what is in hand; ends early only if the token is refused.
pub async fn stay_connected(app: Arc<App>, address: Address, painter: Painter, stop: CancellationToken) {
    let in_hand = TaskTracker::new();
    let heard = Heard::default();
    let projector = Projector::default();
    let mut wait = FIRST_WAIT;
    while !stop.is_cancelled() {
        let ears = Ears {
            app: app.clone(),
            painter: painter.clone(),
            projector: projector.clone(),
            heard: heard.clone(),
            in_hand: in_hand.clone(),
        };
        match connect(&address, ears, &stop).await {
            Ok(()) => wait = FIRST_WAIT,
            Err(error) => match kind_of(&error) {
                Kind::Unauthorized => {
                    tracing::error!("Discord refuses the token or its intents; see DISCORD_TOKEN");
                    break;
                }
                kind => tracing::warn!(?kind, "not connected; trying again"),
            },
        }
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = stop.cancelled() => {}
        }
        wait = (wait * 2).min(LONGEST_WAIT);
    }
    in_hand.close();
    in_hand.wait().await;
}

/// Notes again and again whether Discord is heard, for ever.
///
/// A bot so large that it has several connections is there as long as one of them stands.
async fn watch(app: &App, shards: &ShardManager) {
    let mut pulse = tokio::time::interval(PULSE);
    pulse.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut was_noted = true;
    loop {
        pulse.tick().await;
        let stands = shards.runners.lock().await.values().any(|runner| runner.stage == ConnectionStage::Connected);
        app.watch().connected(stands);
        if !stands {
            app.lost();
            continue;
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

/// Connects and listens until told to stop or the connection cannot be kept.
async fn connect(address: &Address, ears: Ears, stop: &CancellationToken) -> serenity::Result<()> {
    let http = address.http().map_err(|error| serenity::Error::Http(error.into()))?;
    let app = ears.app.clone();
    let gateway = tokio::select! {
        gateway = http.get_gateway() => counted(app.watch(), gateway)?.url,
        () = stop.cancelled() => return Ok(()),
    };
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).event_handler(ears).await?;
    // serenity asks again, and if that fails goes to a fixed address that may not be ours.
    *client.ws_url.lock().await = gateway;
    let shards: Arc<ShardManager> = client.shard_manager.clone();
    let ran = tokio::select! {
        ran = client.start_autosharded() => ran,
        () = watch(&app, &shards) => Ok(()),
        () = stop.cancelled() => Ok(()),
    };
    app.watch().connected(false);
    app.lost();
    // Whatever ended it: no shard may live on beside the next connection.
    shards.shutdown_all().await;
    ran
}
