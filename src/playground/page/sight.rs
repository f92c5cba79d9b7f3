//! What a viewer sees of the world, as the page is told of it.

use serde_json::{Value, json};

use crate::playground::exchange::{Exchange, ExchangeKind, TOKEN_MS};
use crate::playground::message::Message;
use crate::playground::permissions;
use crate::playground::snowflake;
use crate::playground::world::World;

/// Discord's number for the answer that shows a form.
const FORM: u8 = 9;

/// Discord's numbers for a subcommand and for a group of them, among the options of a command.
const STEPS: [u8; 2] = [1, 2];

/// What a viewer sees apart from the messages and the commands, in parts that change for themselves.
pub(super) fn parts(world: &World, viewer: u64, advanced_ms: i64) -> Vec<(&'static str, Value)> {
    vec![
        ("clock", json!({ "advanced": advanced_ms })),
        ("places", places(world, viewer)),
        ("acts", acts(world, viewer)),
        (
            "bot",
            json!({
                "id": snowflake::show(world.app_id()),
                "connected": world.sessions().iter().any(crate::playground::session::Session::is_connected),
                "requests": world.journal().len(),
                "violations": world.violations().len(),
            }),
        ),
    ]
}

/// The ids of the messages a viewer sees.
pub(super) fn messages(world: &World, viewer: u64) -> impl Iterator<Item = u64> {
    world.messages.values().filter(move |message| world.sees(viewer, message)).map(|message| message.id)
}

/// A message, which looks the same to everybody who sees it.
pub(super) fn message(world: &World, message: &Message) -> Value {
    let mut json = world.message_json(message);
    json["ephemeral"] = json!(message.is_ephemeral());
    if let Some(exchange) = message.interaction.and_then(|id| world.exchange(id)) {
        json["used"] = used(exchange);
    }
    json
}

/// What a person did, in the words of the commands.
fn used(exchange: &Exchange) -> Value {
    let is_command = exchange.kind == ExchangeKind::Command;
    json!({
        "by": snowflake::show(exchange.user),
        "command": if is_command { command(&exchange.payload["data"]) } else { String::new() },
        "chat": is_command && exchange.target.is_none(),
    })
}

/// The whole name of a command, down to its subcommand.
fn command(data: &Value) -> String {
    let mut words = Vec::new();
    let mut step = Some(data);
    while let Some(at) = step {
        words.extend(at["name"].as_str());
        let first = at["options"].as_array().and_then(|options| options.first());
        step = first.filter(|option| STEPS.iter().any(|kind| option["type"] == *kind));
    }
    words.join(" ")
}

fn places(world: &World, viewer: u64) -> Value {
    let users = world.users.values().map(|user| {
        (
            user.id.to_string(),
            json!({
                "name": user.global_name.as_deref().unwrap_or(&user.username),
                "username": user.username,
                "bot": user.bot,
                "locale": user.locale,
            }),
        )
    });
    let guilds = world.guilds.values().map(|guild| {
        json!({
            "id": snowflake::show(guild.id),
            "name": guild.name,
            "joined": guild.joined,
            "owner": snowflake::show(guild.owner),
            "members": guild.members.values().map(|member| json!({
                "id": snowflake::show(member.user),
                "nick": member.nick,
            })).collect::<Vec<_>>(),
        })
    });
    let channels = world.channels.values().filter_map(|channel| {
        let bits = world.member_permissions(channel.id, viewer);
        if bits & permissions::VIEW_CHANNEL == 0 {
            return None;
        }
        let speaks = match channel.thread {
            Some(_) => permissions::SEND_MESSAGES_IN_THREADS,
            None => permissions::SEND_MESSAGES,
        };
        Some(json!({
            "id": snowflake::show(channel.id),
            "guild": snowflake::show_or_null(channel.guild),
            "name": channel.name,
            "topic": channel.topic,
            "position": channel.position,
            "parent": snowflake::show_or_null(channel.parent),
            "thread": channel.thread.as_ref().map(|thread| json!({
                "archived": thread.archived,
                "locked": thread.locked,
                "sent": thread.sent,
                "member": thread.members.contains_key(&viewer),
            })),
            "speaks": bits & speaks != 0,
            "commands": bits & permissions::USE_APPLICATION_COMMANDS != 0,
            "bot": world.app_permissions(channel.id).to_string(),
        }))
    });
    json!({
        "viewer": snowflake::show(viewer),
        "users": users.collect::<serde_json::Map<_, _>>(),
        "guilds": guilds.collect::<Vec<_>>(),
        "channels": channels.collect::<Vec<_>>(),
    })
}

/// What the viewer did that waits for an answer, or for a form to be filled in.
fn acts(world: &World, viewer: u64) -> Value {
    let now = world.now();
    let recent = world.exchanges.values().rev().take_while(|exchange| {
        now.saturating_sub(exchange.delivered_at.unwrap_or_else(|| snowflake::stamped(exchange.id))) <= TOKEN_MS
    });
    recent
        .filter(|exchange| exchange.user == viewer && exchange.kind != ExchangeKind::Autocomplete)
        .filter_map(|exchange| {
            let form = match &exchange.callback {
                None => Value::Null,
                Some(callback) if callback.kind == FORM => callback.data.clone(),
                Some(_) => return None,
            };
            Some(json!({
                "id": snowflake::show(exchange.id),
                "channel": snowflake::show(exchange.channel),
                "message": snowflake::show_or_null(exchange.source),
                "part": exchange.payload["data"]["custom_id"],
                "used": used(exchange),
                "told": exchange.delivered_at,
                "form": form,
            }))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_named_down_to_its_subcommand() {
        let show = json!({ "name": "show", "type": 1, "options": [] });
        let settings = json!({ "name": "settings", "type": 2, "options": [show] });
        let rules = json!({ "name": "rules", "type": 1, "options": [{ "name": "topic", "type": 3, "value": "end" }] });
        for (named, data) in [
            ("tamsk", json!({ "name": "tamsk" })),
            ("tamsk rules", json!({ "name": "tamsk", "options": [rules] })),
            ("tamsk settings show", json!({ "name": "tamsk", "options": [settings] })),
        ] {
            assert_eq!(command(&data), named);
        }
    }
}
