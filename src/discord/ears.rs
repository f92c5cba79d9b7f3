//! What Discord tells of the world, one event after the other, and of what people do, all of it at once.

use std::sync::Arc;

use serde_json::Value;
use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::gateway::complete;
use super::heard::{Heard, Told};
use super::inbound::Desk;
use super::picture::Painter;
use super::projector::Projector;
use super::registration::Registrar;
use super::rest::Rest;
use crate::app::{App, Failure};
use crate::game::{ChannelId, GuildId};
use crate::rules::Span;

/// How many events of the world may wait: each of 2 500 servers, for one shard, is told of when it begins.
const WAITING: usize = 8_192;

/// How long something waits that could not be noted.
const AFTER_FAILURE: Span = Span::from_secs(1);
/// How often it is tried while others can be noted.
const TRIES: u32 = 10;

/// Something that has happened to the world.
#[derive(Debug)]
enum Event {
    /// A session has begun, with these servers.
    Begun { guilds: Option<Vec<GuildId>>, shard: (u32, u32), application: Option<u64> },
    /// A session goes on.
    GoesOn,
    /// A server is there.
    There(GuildId),
    /// A server is not there.
    Gone { guild: GuildId, has_left: bool },
    /// A channel or thread is gone.
    ChannelGone(ChannelId),
}

impl Event {
    /// Names it in the log.
    const fn word(&self) -> &'static str {
        match self {
            Event::Begun { .. } => "session begun",
            Event::GoesOn => "session goes on",
            Event::There(_) => "server there",
            Event::Gone { .. } => "server gone",
            Event::ChannelGone(_) => "channel gone",
        }
    }
}

/// Hears what Discord says.
#[derive(Clone, Debug)]
pub struct Ears {
    app: Arc<App>,
    rest: Rest,
    painter: Painter,
    projector: Projector,
    heard: Heard,
    in_hand: TaskTracker,
    events: mpsc::Sender<Event>,
    stop: CancellationToken,
}

impl Ears {
    /// Begins to hear, until everybody who could say something is gone.
    #[must_use]
    pub fn open(app: Arc<App>, rest: Rest, painter: Painter, stop: CancellationToken) -> Ears {
        let (events, waiting) = mpsc::channel(WAITING);
        let registrar = Registrar::default();
        let world = World { app: app.clone(), rest: rest.clone(), registrar, stop: stop.clone() };
        tokio::spawn(world.follow(waiting));
        let (projector, heard, in_hand) = (Projector::default(), Heard::default(), TaskTracker::new());
        Ears { app, rest, painter, projector, heard, in_hand, events, stop }
    }

    /// Takes an event in, and tells whether it could be: when too many wait, it is to be told again later.
    #[must_use]
    pub fn hear(&self, shard: (u32, u32), name: &str, data: Value) -> bool {
        if name == "INTERACTION_CREATE" {
            self.answer(data);
            return true;
        }
        let read = match name {
            "READY" => Some(begun(shard, &data)),
            "RESUMED" => Some(Event::GoesOn),
            // One that cannot be reached comes with that word, and is told of again when it can.
            "GUILD_CREATE" if data["unavailable"] == true => number(&data["id"]).map(|id| gone(id, false)),
            "GUILD_CREATE" => number(&data["id"]).map(|id| Event::There(GuildId(id))),
            // One that cannot be reached comes back; only one that took the bot out is forgotten in the end.
            "GUILD_DELETE" => number(&data["id"]).map(|id| gone(id, data["unavailable"] != true)),
            "CHANNEL_DELETE" | "THREAD_DELETE" => number(&data["id"]).map(|id| Event::ChannelGone(ChannelId(id))),
            _ => return true,
        };
        let Some(event) = read else {
            tracing::warn!(event = name, "an event without its number is passed over");
            return true;
        };
        self.events.try_send(event).is_ok()
    }

    /// Answers an interaction, unless it was heard before.
    fn answer(&self, data: Value) {
        let id = data["id"].as_str().unwrap_or_default().to_string();
        let interaction = match complete::interaction(data) {
            Ok(interaction) => interaction,
            Err(error) => return tracing::warn!(interaction = id, %error, "an interaction cannot be read"),
        };
        let id = interaction.id().get();
        if self.stop.is_cancelled() {
            return tracing::debug!(interaction = id, "too late");
        }
        let told = self.heard.told(id);
        if told == Told::Known {
            return tracing::debug!(interaction = id, "told again");
        }
        let Ears { app, rest, painter, projector, heard, in_hand, .. } = self.clone();
        let application = interaction.application_id().get();
        let is_told_again = told == Told::Unanswered;
        let desk = Desk { app, painter, projector, rest, application, in_hand: in_hand.len(), is_told_again };
        let answering = tokio::spawn(async move {
            if !Box::pin(desk.receive(interaction)).await {
                heard.unanswered(id);
            }
        });
        // Tracked, so that what is in hand can be finished before the end.
        in_hand.spawn(async move {
            if let Err(error) = answering.await {
                tracing::error!(interaction = id, %error, "an interaction was not answered");
            }
        });
    }

    /// Waits until everything in hand is finished; nothing more may be heard.
    pub async fn finish(&self) {
        self.in_hand.close();
        self.in_hand.wait().await;
    }
}

/// Follows what happens to the world in its order.
#[derive(Debug)]
struct World {
    app: Arc<App>,
    rest: Rest,
    registrar: Registrar,
    stop: CancellationToken,
}

impl World {
    async fn follow(self, mut events: mpsc::Receiver<Event>) {
        while let Some(event) = events.recv().await {
            if let Event::Begun { application: Some(application), .. } = event {
                self.registrar.begin(&Handle::current(), self.rest.clone(), application);
            }
            tokio::select! {
                () = self.take_in_at_last(&event) => {}
                // Whatever is missed then is told at the next start.
                () = self.stop.cancelled() => return,
            }
        }
    }

    /// Takes an event in as soon as the database lets it: it is not told again, and what comes behind it may hang on it.
    async fn take_in_at_last(&self, event: &Event) {
        let mut tries = 0;
        while let Err(failure) = self.take_in(event).await {
            tries += 1;
            // It is this event's own fault if others are noted meanwhile; then it keeps them no longer.
            if matches!(failure, Failure::Damaged(_)) || (tries >= TRIES && self.app.is_there()) {
                return tracing::error!(%failure, event = event.word(), "a change of Discord's world is not noted");
            }
            if tries == 1 {
                tracing::error!(%failure, event = event.word(), "a change of Discord's world cannot be noted yet");
            }
            self.app.clock().sleep_until(self.app.clock().now() + AFTER_FAILURE).await;
        }
    }

    async fn take_in(&self, event: &Event) -> Result<(), Failure> {
        let app = &self.app;
        app.heard().await?;
        match event {
            Event::Begun { guilds: Some(guilds), shard: (shard, shards), .. } => {
                let is_mine = |guild: GuildId| (guild.0 >> 22) % u64::from((*shards).max(1)) == u64::from(*shard);
                app.guilds_now(is_mine, guilds).await
            }
            Event::Begun { guilds: None, .. } | Event::GoesOn => Ok(()),
            Event::There(guild) => app.guild_there(*guild).await,
            Event::Gone { guild, has_left } => app.guild_gone(*guild, *has_left).await,
            Event::ChannelGone(channel) => app.channel_gone(*channel).await,
        }
    }
}

fn begun(shard: (u32, u32), data: &Value) -> Event {
    // Without a list nothing is known of them.
    let ids = data["guilds"].as_array();
    let guilds = ids.map(|ids| ids.iter().filter_map(|guild| number(&guild["id"])).map(GuildId).collect::<Vec<_>>());
    // The bot's user has the application's number, save for very old ones.
    let id = |of: &str| number(&data[of]["id"]).filter(|id| *id != 0);
    let application = id("application").or_else(|| id("user"));
    if application.is_none() {
        tracing::error!("Discord does not say which application this is; no commands are registered");
    }
    tracing::info!(servers = guilds.as_ref().map(Vec::len), shard = shard.0, "connected");
    Event::Begun { guilds, shard, application }
}

const fn gone(guild: u64, has_left: bool) -> Event {
    Event::Gone { guild: GuildId(guild), has_left }
}

/// Reads a number that is written as text, or as one.
fn number(value: &Value) -> Option<u64> {
    value.as_str().map_or_else(|| value.as_u64(), |text| text.parse().ok())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_application_is_known_by_its_own_number_or_its_users() {
        for (data, expected) in [
            (json!({"application": {"id": "7"}, "user": {"id": "8"}}), Some(7)),
            (json!({"user": {"id": "8"}}), Some(8)),
            (json!({"application": {"id": "0"}, "user": {"id": "8"}}), Some(8)),
            (json!({"application": {"id": "0"}}), None),
            (json!({}), None),
        ] {
            let Event::Begun { application, .. } = begun((0, 1), &data) else { panic!("a session begins") };
            assert_eq!(application, expected, "{data}");
        }
    }
}
