//! A member of a guild who acts as with Discord's client.

use std::fmt;

use serde_json::{Map, Value, json};

use super::exchange::{Act, ExchangeKind};
use super::interaction::Interaction;
use super::message::Message;
use super::world::World;
use super::{Playground, permissions, snowflake};

/// Discord's client would not let a person do this.
#[derive(Clone, PartialEq, Eq)]
pub struct Unable(String);

impl Unable {
    pub(super) fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }
}

impl fmt::Display for Unable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl fmt::Debug for Unable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl std::error::Error for Unable {}

/// A member of a guild who acts as with Discord's client.
#[derive(Clone, Debug)]
pub struct Person {
    playground: Playground,
    guild: u64,
    user: u64,
    stamp: Option<i64>,
    holds: bool,
}

impl Person {
    pub(super) fn new(playground: Playground, guild: u64, user: u64) -> Self {
        Self { playground, guild, user, stamp: None, holds: false }
    }

    /// The person's user id.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.user
    }

    /// The guild the person acts in.
    #[must_use]
    pub fn guild(&self) -> u64 {
        self.guild
    }

    /// How a text mentions the person.
    #[must_use]
    pub fn mention(&self) -> String {
        format!("<@{}>", self.user)
    }

    /// The person, acting at an instant: ids made by these acts carry it.
    #[must_use]
    pub fn act_at(&self, instant: i64) -> Self {
        Self { stamp: Some(instant), ..self.clone() }
    }

    /// The person, whose acts reach the bot only when they are delivered.
    #[must_use]
    pub fn hold(&self) -> Self {
        Self { holds: true, ..self.clone() }
    }

    /// Uses a chat command, named by its path such as `challenge` or `tamsk settings show`.
    ///
    /// # Errors
    ///
    /// The client would not send it: it is not registered, or an option does not fit.
    pub fn slash(&self, channel: u64, path: &str, options: Value) -> Result<Interaction, Unable> {
        let data = self.playground.look(|world| {
            self.check_channel(world, channel, permissions::USE_APPLICATION_COMMANDS)?;
            self.command_data(world, channel, path, &options, None)
        })?;
        Ok(self.act(ExchangeKind::Command, channel, data, Target::None))
    }

    /// Asks for suggestions while typing an option of a chat command.
    ///
    /// # Errors
    ///
    /// The option is not registered, or completes nothing.
    pub fn autocomplete(&self, channel: u64, path: &str, options: Value, focused: &str) -> Result<Interaction, Unable> {
        let data = self.playground.look(|world| {
            self.check_channel(world, channel, permissions::USE_APPLICATION_COMMANDS)?;
            self.command_data(world, channel, path, &options, Some(focused))
        })?;
        Ok(self.act(ExchangeKind::Autocomplete, channel, data, Target::None))
    }

    /// Uses a command from a user's context menu.
    ///
    /// # Errors
    ///
    /// The client does not offer it.
    pub fn user_command(&self, channel: u64, name: &str, target: u64) -> Result<Interaction, Unable> {
        let data = self.playground.look(|world| {
            self.check_channel(world, channel, permissions::USE_APPLICATION_COMMANDS)?;
            self.user_command_data(world, channel, name, target)
        })?;
        Ok(self.act(ExchangeKind::Command, channel, data, Target::User(target)))
    }

    /// Presses a button of a message as it is shown now.
    ///
    /// # Errors
    ///
    /// The person does not see the message, or there is no such button that can be pressed.
    pub fn press(&self, message: u64, custom_id: &str) -> Result<Interaction, Unable> {
        let message = self.seen(message)?;
        self.use_part(&message, custom_id, None)
    }

    /// Presses a button of a message as it was shown before; the message may have changed since.
    ///
    /// # Errors
    ///
    /// There was no such button that could be pressed.
    pub fn press_stale(&self, message: &Message, custom_id: &str) -> Result<Interaction, Unable> {
        self.use_part(message, custom_id, None)
    }

    /// Chooses values in a select of a message as it is shown now.
    ///
    /// # Errors
    ///
    /// The person does not see the message, or the select does not offer these values.
    pub fn select(&self, message: u64, custom_id: &str, values: &[&str]) -> Result<Interaction, Unable> {
        let message = self.seen(message)?;
        self.use_part(&message, custom_id, Some(values))
    }

    /// Chooses values in a select of a message as it was shown before; the message may have changed since.
    ///
    /// # Errors
    ///
    /// There was no such select, or it did not offer these values.
    pub fn select_stale(&self, message: &Message, custom_id: &str, values: &[&str]) -> Result<Interaction, Unable> {
        self.use_part(message, custom_id, Some(values))
    }

    /// Fills in the form an interaction was answered with, and sends it.
    ///
    /// # Errors
    ///
    /// The interaction was not answered with a form, or the form has no such fields.
    pub fn submit_modal(&self, of: &Interaction, values: Value) -> Result<Interaction, Unable> {
        let exchange = self
            .playground
            .look(|world| world.exchange(of.id()).cloned())
            .ok_or_else(|| Unable::new("there is no such interaction"))?;
        let form = exchange
            .callback
            .filter(|callback| callback.kind == 9)
            .ok_or_else(|| Unable::new("the interaction was not answered with a form"))?
            .data;
        let rows = filled_in(&form, &values)?;
        let data = json!({ "custom_id": form["custom_id"], "components": rows });
        let target = match exchange.source.and_then(|id| self.playground.message(id)) {
            Some(message) => Target::Message(Box::new(message)),
            None => Target::None,
        };
        Ok(self.act(ExchangeKind::Modal, exchange.channel, data, target))
    }

    /// Says something in a channel or thread.
    ///
    /// # Errors
    ///
    /// The person may not, or Discord refuses the words.
    pub fn say(&self, channel: u64, content: &str) -> Result<u64, Unable> {
        self.playground.look(|world| {
            let is_thread = world.channel(channel).is_some_and(|it| it.thread.is_some());
            let needed = if is_thread { permissions::SEND_MESSAGES_IN_THREADS } else { permissions::SEND_MESSAGES };
            self.check_channel(world, channel, needed)
        })?;
        self.playground.say(self.user, channel, content)
    }

    /// The messages of a channel this person sees, oldest first.
    #[must_use]
    pub fn sees(&self, channel: u64) -> Vec<Message> {
        self.playground.look(|world| {
            let messages = world.messages(channel).into_iter();
            let seen = messages.filter(|message| world.sees(self.user, message));
            seen.cloned().collect()
        })
    }

    fn check_channel(&self, world: &World, channel: u64, bits: u64) -> Result<(), Unable> {
        let Some(place) = world.channel(channel) else {
            return Err(Unable::new(format!("there is no channel {channel}")));
        };
        if place.guild != Some(self.guild) && place.recipient != Some(self.user) {
            return Err(Unable::new(format!("channel {channel} is somewhere else")));
        }
        let needed = bits | permissions::VIEW_CHANNEL;
        if world.member_permissions(channel, self.user) & needed != needed {
            let name = &place.name;
            return Err(Unable::new(format!("the person may not do this in #{name}")));
        }
        Ok(())
    }

    fn seen(&self, message: u64) -> Result<Message, Unable> {
        self.playground.look(|world| {
            world
                .message(message)
                .filter(|message| world.sees(self.user, message))
                .cloned()
                .ok_or_else(|| Unable::new(format!("the person sees no message {message}")))
        })
    }

    fn use_part(&self, message: &Message, custom_id: &str, values: Option<&[&str]>) -> Result<Interaction, Unable> {
        let part = message.part(custom_id).ok_or_else(|| {
            let offered: Vec<&str> =
                message.parts().into_iter().filter_map(|part| part["custom_id"].as_str()).collect();
            Unable::new(format!("there is no {custom_id:?} on the message, only {offered:?}"))
        })?;
        if part["disabled"] == true {
            return Err(Unable::new(format!("{custom_id:?} is disabled")));
        }
        let mut data = json!({ "custom_id": custom_id, "component_type": part["type"] });
        match (part["type"].as_u64(), values) {
            (Some(2), None) => {}
            (Some(3), Some(values)) => {
                check_selected(part, values)?;
                data["values"] = json!(values);
            }
            (Some(5..=8), Some(values)) => data["values"] = json!(values),
            _ => return Err(Unable::new(format!("{custom_id:?} is used in another way"))),
        }
        let target = Target::Message(Box::new(message.clone()));
        Ok(self.act(ExchangeKind::Component, message.channel, data, target))
    }

    fn act(&self, kind: ExchangeKind, channel: u64, data: Value, target: Target) -> Interaction {
        let id = self.playground.change(|world| {
            world.tire_threads();
            let (source, shown, target) = match target {
                Target::None => (None, None, None),
                Target::User(user) => (None, None, Some(user)),
                Target::Message(message) => {
                    let shown = world.message_json(&message);
                    (Some(message.id), Some(shown), None)
                }
            };
            let guild = world.channel(channel).and_then(|channel| channel.guild);
            let id = world.open_exchange(Act {
                kind,
                user: self.user,
                guild,
                channel,
                data,
                source,
                shown,
                target,
                stamp: self.stamp,
            });
            if !self.holds {
                world.deliver(id);
            }
            id
        });
        Interaction::new(self.playground.clone(), id)
    }
}

/// What an act is aimed at.
enum Target {
    None,
    User(u64),
    Message(Box<Message>),
}

fn check_selected(part: &Value, values: &[&str]) -> Result<(), Unable> {
    let least = part["min_values"].as_u64().unwrap_or(1);
    let most = part["max_values"].as_u64().unwrap_or(1);
    let count = u64::try_from(values.len()).unwrap_or(u64::MAX);
    if !(least..=most).contains(&count) {
        return Err(Unable::new(format!("between {least} and {most} values must be chosen")));
    }
    let options = part["options"].as_array().map_or(&[][..], Vec::as_slice);
    for value in values {
        if !options.iter().any(|option| option["value"] == *value) {
            return Err(Unable::new(format!("the select does not offer {value:?}")));
        }
    }
    Ok(())
}

/// The form's rows with what was filled in.
fn filled_in(form: &Value, values: &Value) -> Result<Vec<Value>, Unable> {
    let none = Map::new();
    let values = values.as_object().unwrap_or(&none);
    let rows = form["components"].as_array().map_or(&[][..], Vec::as_slice);
    let fields: Vec<&Value> = rows.iter().filter_map(|row| row["components"].as_array()).flatten().collect();
    for name in values.keys() {
        if !fields.iter().any(|field| field["custom_id"] == **name) {
            return Err(Unable::new(format!("the form has no field {name:?}")));
        }
    }
    let fill = |field: &&Value| {
        let name = field["custom_id"].as_str().unwrap_or_default();
        let preset = field["value"].as_str().unwrap_or_default();
        let text = values.get(name).and_then(Value::as_str).unwrap_or(preset);
        if text.is_empty() && field["required"] != false {
            return Err(Unable::new(format!("the field {name:?} must be filled in")));
        }
        let length = u64::try_from(text.chars().count()).unwrap_or(u64::MAX);
        let most = field["max_length"].as_u64().unwrap_or(4000);
        let least = field["min_length"].as_u64().unwrap_or(0);
        if length > most || (length < least && length > 0) {
            return Err(Unable::new(format!("the field {name:?} takes {least} to {most} characters")));
        }
        Ok(json!({
            "type": 1,
            "components": [{ "type": 4, "custom_id": name, "value": text }],
        }))
    };
    fields.iter().map(fill).collect()
}

/// A user as a client puts it among the resolved ones.
pub(super) fn resolve_user(
    world: &World,
    guild: u64,
    channel: u64,
    user: u64,
    resolved: &mut Value,
) -> Result<(), Unable> {
    let Some(known) = world.user(user) else {
        return Err(Unable::new(format!("there is no user {user}")));
    };
    let key = user.to_string();
    resolved["users"][&key] = known.json();
    let member = world.guild(guild).and_then(|guild| world.bare_member_json(guild, user));
    if let Some(mut member) = member {
        let bits = if user == world.app_id() {
            world.app_permissions(channel)
        } else {
            world.member_permissions(channel, user)
        };
        member["permissions"] = json!(bits.to_string());
        resolved["members"][&key] = member;
    }
    Ok(())
}

/// A user's id from JSON, where it may be a number or a string.
pub(super) fn user_id(value: &Value) -> Option<u64> {
    snowflake::read(value)
}
