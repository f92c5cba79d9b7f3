//! Interactions as serenity reads them: it wants fields of which the bot needs nothing, and not everything that speaks
//! as Discord does sends them.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use serenity::all::Interaction;

/// The largest attachment where nothing is said of it: 10 MiB.
const ATTACHMENT_LIMIT: u64 = 10 << 20;
/// An instant where one must stand and none was given.
const SOME_TIME: &str = "2015-01-01T00:00:00.000000+00:00";

/// Reads an interaction, with as little in it as can be answered.
///
/// # Errors
///
/// Fails when something is missing that an answer needs.
pub fn interaction(mut data: Value) -> Result<Interaction, serde_json::Error> {
    let why = match Interaction::deserialize(&data) {
        Ok(interaction) => return Ok(interaction),
        Err(why) => why,
    };
    complete(&mut data);
    if let Ok(interaction) = Interaction::deserialize(&data) {
        return Ok(interaction);
    }
    pare(&mut data);
    Interaction::deserialize(&data).map_err(|_the_same| why)
}

/// Sets what is missing, or null, to what it may well be.
fn complete(interaction: &mut Value) {
    let Some(fields) = interaction.as_object_mut() else { return };
    let channel = fields.get("channel").map_or(Value::Null, |channel| channel["id"].clone());
    default(fields, "channel_id", channel);
    default(fields, "version", json!(1));
    default(fields, "locale", json!("en-US"));
    default(fields, "entitlements", json!([]));
    default(fields, "attachment_size_limit", json!(ATTACHMENT_LIMIT));
    let near = fields["channel_id"].clone();
    within(fields, "member", complete_member);
    within(fields, "user", complete_user);
    within(fields, "channel", |channel| default(channel, "type", json!(0)));
    within(fields, "message", |message| complete_message(message, near));
    within(fields, "data", |data| {
        data.get_mut("options").into_iter().for_each(complete_options);
        within(data, "resolved", |resolved| {
            let users = resolved.get_mut("users").and_then(Value::as_object_mut);
            users.into_iter().flat_map(Map::values_mut).filter_map(Value::as_object_mut).for_each(complete_user);
        });
    });
}

/// Takes away what is never looked at, whatever it was.
fn pare(interaction: &mut Value) {
    let Some(fields) = interaction.as_object_mut() else { return };
    let near = fields.get("channel_id").cloned().unwrap_or_default();
    within(fields, "member", |member| {
        keep(member, &["user", "nick", "permissions"]);
        complete_member(member);
        within(member, "user", pare_user);
    });
    within(fields, "user", pare_user);
    within(fields, "channel", |channel| {
        keep(channel, &["id", "type", "parent_id", "permissions"]);
    });
    within(fields, "message", |message| {
        keep(message, &["id", "channel_id", "flags"]);
        complete_message(message, near);
    });
    within(fields, "data", |data| {
        within(data, "resolved", |resolved| {
            keep(resolved, &["users"]);
            let users = resolved.get_mut("users").and_then(Value::as_object_mut);
            users.into_iter().flat_map(Map::values_mut).filter_map(Value::as_object_mut).for_each(pare_user);
        });
    });
    for field in ["entitlements", "authorizing_integration_owners", "context"] {
        fields.remove(field);
    }
    default(fields, "entitlements", json!([]));
}

fn complete_member(member: &mut Map<String, Value>) {
    default(member, "roles", json!([]));
    default(member, "deaf", json!(false));
    default(member, "mute", json!(false));
    default(member, "flags", json!(0));
    within(member, "user", complete_user);
}

fn complete_user(user: &mut Map<String, Value>) {
    let number = user.get("id").cloned().unwrap_or_default();
    let number = number.as_str().map_or_else(|| number.to_string(), ToString::to_string);
    default(user, "username", json!(number));
}

fn pare_user(user: &mut Map<String, Value>) {
    keep(user, &["id", "username", "global_name", "bot"]);
    complete_user(user);
}

fn complete_message(message: &mut Map<String, Value>, channel: Value) {
    default(message, "channel_id", channel);
    default(message, "author", json!({"id": "1"}));
    within(message, "author", complete_user);
    for (field, value) in [
        ("content", json!("")),
        ("timestamp", json!(SOME_TIME)),
        ("tts", json!(false)),
        ("mention_everyone", json!(false)),
        ("mentions", json!([])),
        ("mention_roles", json!([])),
        ("attachments", json!([])),
        ("embeds", json!([])),
        ("pinned", json!(false)),
        ("type", json!(0)),
    ] {
        default(message, field, value);
    }
}

/// A subcommand without options may leave them out.
fn complete_options(options: &mut Value) {
    for option in options.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        if matches!(option.get("type").and_then(Value::as_u64), Some(1 | 2)) {
            default(option, "options", json!([]));
        }
        option.get_mut("options").into_iter().for_each(complete_options);
    }
}

fn default(fields: &mut Map<String, Value>, name: &str, value: Value) {
    let field = fields.entry(name).or_insert(Value::Null);
    if field.is_null() {
        *field = value;
    }
}

fn keep(fields: &mut Map<String, Value>, names: &[&str]) {
    fields.retain(|name, _| names.contains(&name.as_str()));
}

fn within(fields: &mut Map<String, Value>, name: &str, change: impl FnOnce(&mut Map<String, Value>)) {
    if let Some(inner) = fields.get_mut(name).and_then(Value::as_object_mut) {
        change(inner);
    }
}

#[cfg(test)]
mod tests {
    use serenity::all::CommandDataOptionValue;

    use super::*;

    fn slash() -> Value {
        json!({
            "id": "10", "application_id": "11", "type": 2, "token": "t", "guild_id": "12",
            "channel": {"id": "13"},
            "member": {"user": {"id": "14"}},
            "data": {"id": "15", "name": "tamsk", "type": 1, "options": [{"type": 1, "name": "about"}]},
        })
    }

    #[test]
    fn a_command_with_as_little_as_can_be_answered_is_read() {
        let Interaction::Command(command) = interaction(slash()).unwrap() else { panic!("no command") };
        assert_eq!((command.id.get(), command.channel_id.get(), command.user.id.get()), (10, 13, 14));
        assert_eq!((command.user.name.as_str(), command.locale.as_str()), ("14", "en-US"));
        assert!(
            matches!(&command.data.options[0].value, CommandDataOptionValue::SubCommand(options) if options.is_empty())
        );
    }

    #[test]
    fn what_is_never_looked_at_may_be_anything() {
        let mut data = slash();
        data["entitlements"] = json!({"not": "a list"});
        data["channel"]["thread_metadata"] = json!({"archived": "maybe"});
        data["member"]["roles"] = json!("all");
        data["member"]["user"]["avatar"] = json!("short");
        data["data"]["resolved"] = json!({"users": {"16": {"id": "16", "avatar": 7}}, "members": {"16": 3}});
        interaction(data).unwrap();
        let pressed = json!({
            "id": "10", "application_id": "11", "type": 3, "token": "t", "guild_id": "12", "channel_id": "13",
            "member": {"user": {"id": "14", "username": "alice"}},
            "message": {"id": "17", "flags": 64, "embeds": "none", "components": 5},
            "data": {"custom_id": "x", "component_type": 2},
        });
        let Interaction::Component(component) = interaction(pressed).unwrap() else { panic!("no button") };
        assert_eq!((component.message.id.get(), component.message.flags.unwrap().bits()), (17, 64));
        assert_eq!(component.message.channel_id.get(), 13);
    }

    #[test]
    fn what_an_answer_needs_must_be_there() {
        for field in ["id", "token", "application_id", "type", "data"] {
            let mut data = slash();
            data.as_object_mut().unwrap().remove(field);
            interaction(data).unwrap_err();
        }
        interaction(json!(null)).unwrap_err();
        interaction(json!([])).unwrap_err();
    }
}
