//! Which request is which: paths, their templates and who answers them.

use super::{
    Answer, Call, Outcome, applications, channels, commands, guilds, interactions, messages, threads, webhooks,
};
use crate::playground::refusal;
use crate::playground::world::World;

/// A request's place in Discord's API description.
pub(super) struct Route {
    pub(super) template: &'static str,
    pub(super) handler: fn(&mut World, &Call) -> Outcome,
    /// Whether the bot's token must be shown; elsewhere the path's own token counts.
    pub(super) needs_token: bool,
    /// Whether rate limits count; an interaction's first answer is free.
    pub(super) is_limited: bool,
}

impl Route {
    /// Finds the route of a request.
    pub(super) fn find(call: &Call) -> Option<Self> {
        let mut steps = [""; 7];
        let mut count = 0;
        for step in call.path.trim_matches('/').split('/') {
            *steps.get_mut(count)? = step;
            count += 1;
        }
        let steps = steps.get(..count)?;
        let (template, handler) = found(&call.method, steps)?;
        let first = steps.first().copied().unwrap_or_default();
        Some(Self {
            template,
            handler,
            needs_token: !matches!(first, "interactions" | "webhooks") && template != "/gateway",
            is_limited: first != "interactions",
        })
    }
}

type Found = (&'static str, fn(&mut World, &Call) -> Outcome);

fn found(method: &str, steps: &[&str]) -> Option<Found> {
    let found: Found = match *steps.first()? {
        "channels" => return found_channel(method, steps),
        "applications" | "oauth2" => return found_application(method, steps),
        "webhooks" | "interactions" => return found_interaction(method, steps),
        _ => match (method, steps) {
            ("GET", ["gateway"]) => ("/gateway", applications::gateway),
            ("GET", ["gateway", "bot"]) => ("/gateway/bot", applications::gateway_bot),
            ("GET", ["users", "@me"]) => ("/users/@me", applications::me),
            ("POST", ["users", "@me", "channels"]) => ("/users/@me/channels", channels::open_dm),
            ("GET", ["users", _]) => ("/users/{user_id}", guilds::user),
            ("GET", ["guilds", _]) => ("/guilds/{guild_id}", guilds::show),
            ("GET", ["guilds", _, "channels"]) => ("/guilds/{guild_id}/channels", guilds::channels),
            ("GET", ["guilds", _, "threads", "active"]) => {
                ("/guilds/{guild_id}/threads/active", guilds::active_threads)
            }
            ("GET", ["guilds", _, "members", _]) => ("/guilds/{guild_id}/members/{user_id}", guilds::member),
            _ => return None,
        },
    };
    Some(found)
}

fn found_channel(method: &str, steps: &[&str]) -> Option<Found> {
    let found: Found = match (method, steps) {
        ("GET", ["channels", _]) => ("/channels/{channel_id}", channels::show),
        ("PATCH", ["channels", _]) => ("/channels/{channel_id}", channels::change),
        ("DELETE", ["channels", _]) => ("/channels/{channel_id}", channels::remove),
        ("POST", ["channels", _, "typing"]) => ("/channels/{channel_id}/typing", channels::typing),
        ("GET", ["channels", _, "messages"]) => ("/channels/{channel_id}/messages", messages::list),
        ("POST", ["channels", _, "messages"]) => ("/channels/{channel_id}/messages", messages::create),
        ("GET", ["channels", _, "messages", _]) => (ONE_MESSAGE, messages::show),
        ("PATCH", ["channels", _, "messages", _]) => (ONE_MESSAGE, messages::change),
        ("DELETE", ["channels", _, "messages", _]) => (ONE_MESSAGE, messages::remove),
        ("POST", ["channels", _, "messages", _, "threads"]) => {
            ("/channels/{channel_id}/messages/{message_id}/threads", threads::create_from_message)
        }
        ("POST", ["channels", _, "threads"]) => ("/channels/{channel_id}/threads", threads::create),
        ("PUT", ["channels", _, "thread-members", "@me"]) => {
            ("/channels/{channel_id}/thread-members/@me", threads::add_member)
        }
        ("DELETE", ["channels", _, "thread-members", "@me"]) => {
            ("/channels/{channel_id}/thread-members/@me", threads::remove_member)
        }
        ("PUT", ["channels", _, "thread-members", _]) => {
            ("/channels/{channel_id}/thread-members/{user_id}", threads::add_member)
        }
        ("DELETE", ["channels", _, "thread-members", _]) => {
            ("/channels/{channel_id}/thread-members/{user_id}", threads::remove_member)
        }
        ("GET", ["channels", _, "thread-members"]) => ("/channels/{channel_id}/thread-members", threads::members),
        _ => return None,
    };
    Some(found)
}

const ONE_MESSAGE: &str = "/channels/{channel_id}/messages/{message_id}";
const COMMANDS: &str = "/applications/{application_id}/commands";
const ONE_COMMAND: &str = "/applications/{application_id}/commands/{command_id}";

fn found_application(method: &str, steps: &[&str]) -> Option<Found> {
    let found: Found = match (method, steps) {
        ("GET", ["applications", "@me"]) => ("/applications/@me", applications::application),
        ("GET", ["oauth2", "applications", "@me"]) => ("/oauth2/applications/@me", applications::application),
        ("GET", ["applications", _, "commands"]) => (COMMANDS, commands::list),
        ("PUT", ["applications", _, "commands"]) => (COMMANDS, commands::replace_all),
        ("POST", ["applications", _, "commands"]) => (COMMANDS, commands::create),
        ("GET", ["applications", _, "commands", _]) => (ONE_COMMAND, commands::show),
        ("PATCH", ["applications", _, "commands", _]) => (ONE_COMMAND, commands::change),
        ("DELETE", ["applications", _, "commands", _]) => (ONE_COMMAND, commands::remove),
        // Only global commands are registered here: a guild has none of its own.
        ("GET" | "PUT", ["applications", _, "guilds", _, "commands"]) => {
            ("/applications/{application_id}/guilds/{guild_id}/commands", no_guild_commands)
        }
        _ => return None,
    };
    Some(found)
}

const FOLLOW_UP: &str = "/webhooks/{webhook_id}/{webhook_token}";
const ORIGINAL: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
const ONE_FOLLOW_UP: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";

fn found_interaction(method: &str, steps: &[&str]) -> Option<Found> {
    let found: Found = match (method, steps) {
        ("POST", ["interactions", _, _, "callback"]) => {
            ("/interactions/{interaction_id}/{interaction_token}/callback", interactions::callback)
        }
        ("POST", ["webhooks", _, _]) => (FOLLOW_UP, webhooks::create),
        ("GET", ["webhooks", _, _, "messages", "@original"]) => (ORIGINAL, webhooks::show),
        ("PATCH", ["webhooks", _, _, "messages", "@original"]) => (ORIGINAL, webhooks::change),
        ("DELETE", ["webhooks", _, _, "messages", "@original"]) => (ORIGINAL, webhooks::remove),
        ("GET", ["webhooks", _, _, "messages", _]) => (ONE_FOLLOW_UP, webhooks::show),
        ("PATCH", ["webhooks", _, _, "messages", _]) => (ONE_FOLLOW_UP, webhooks::change),
        ("DELETE", ["webhooks", _, _, "messages", _]) => (ONE_FOLLOW_UP, webhooks::remove),
        _ => return None,
    };
    Some(found)
}

fn no_guild_commands(world: &mut World, call: &Call) -> Outcome {
    let is_own = call.id(1)? == world.app.id;
    if !is_own {
        return Err(refusal::UNKNOWN_APPLICATION);
    }
    match call.body.as_array().map(Vec::as_slice) {
        None | Some([]) => Ok(Answer::ok(serde_json::json!([]))),
        Some(_) => Err(refusal::MISSING_ACCESS),
    }
}
