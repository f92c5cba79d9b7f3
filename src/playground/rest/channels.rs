//! Channels: shown, changed, removed, and opened to a single person.

use serde_json::Value;

use super::{Answer, Call, Outcome};
use crate::playground::channel::{Channel, Thread};
use crate::playground::refusal::{self, Complaints, Refusal};
use crate::playground::world::World;
use crate::playground::{permissions, session, snowflake};

/// The channel a request is for, if the bot sees it.
pub(super) fn visible<'a>(world: &'a World, call: &Call) -> Result<&'a Channel, Refusal> {
    let channel = world.channels.get(&call.id(1)?).ok_or(refusal::UNKNOWN_CHANNEL)?;
    require(world, channel, permissions::VIEW_CHANNEL)?;
    Ok(channel)
}

/// Refuses what the bot may not do in a channel.
pub(super) fn require(world: &World, channel: &Channel, bits: u64) -> Result<(), Refusal> {
    let is_outside = channel.guild.is_some_and(|guild| !world.guilds.get(&guild).is_some_and(|guild| guild.joined));
    let granted = world.app_permissions(channel.id);
    if is_outside || granted & permissions::VIEW_CHANNEL == 0 {
        return Err(refusal::MISSING_ACCESS);
    }
    if granted & bits != bits {
        return Err(refusal::MISSING_PERMISSIONS);
    }
    Ok(())
}

pub(super) fn show(world: &mut World, call: &Call) -> Outcome {
    let channel = visible(world, call)?;
    Ok(Answer::ok(world.channel_json(channel)))
}

pub(super) fn typing(world: &mut World, call: &Call) -> Outcome {
    visible(world, call)?;
    Ok(Answer::empty())
}

pub(super) fn remove(world: &mut World, call: &Call) -> Outcome {
    let channel = visible(world, call)?;
    let needed = if channel.thread.is_some() { permissions::MANAGE_THREADS } else { permissions::MANAGE_CHANNELS };
    if channel.guild.is_some() {
        require(world, channel, needed)?;
    }
    let (id, json) = (channel.id, world.channel_json(channel));
    world.remove_channel(id);
    Ok(Answer::ok(json))
}

pub(super) fn change(world: &mut World, call: &Call) -> Outcome {
    let channel = visible(world, call)?;
    let id = channel.id;
    let mut complaints = Complaints::default();
    if let Some(name) = call.body["name"].as_str() {
        complaints.length("name", name, 1, 100);
    }
    check_auto_archive(&mut complaints, &call.body["auto_archive_duration"]);
    complaints.verdict()?;
    match &channel.thread {
        Some(thread) => {
            check_thread_change(world, channel, thread, call)?;
            world.change_thread(id, |channel, thread| apply_to_thread(channel, thread, call));
        }
        None => {
            require(world, channel, permissions::MANAGE_CHANNELS)?;
            let guild = channel.guild;
            if let Some(channel) = world.channels.get_mut(&id) {
                if let Some(name) = call.body["name"].as_str() {
                    name.clone_into(&mut channel.name);
                }
                if let Some(topic) = call.body.get("topic") {
                    channel.topic = topic.as_str().map(str::to_owned);
                }
            }
            let data = world.place_json(id);
            world.dispatch("CHANNEL_UPDATE", session::GUILDS, guild, &data);
        }
    }
    Ok(Answer::ok(world.place_json(id)))
}

/// Complains about a time of silence Discord does not offer.
pub(super) fn check_auto_archive(complaints: &mut Complaints, value: &Value) {
    let is_offered = matches!(value.as_u64(), Some(60 | 1440 | 4320 | 10080));
    if !value.is_null() && !is_offered {
        complaints.choice("auto_archive_duration", "(60, 1440, 4320, 10080)");
    }
}

fn check_thread_change(world: &World, channel: &Channel, thread: &Thread, call: &Call) -> Result<(), Refusal> {
    let manages = world.app_permissions(channel.id) & permissions::MANAGE_THREADS != 0;
    let flag = |name: &str| call.body[name].as_bool();
    let wakes = flag("archived") == Some(false);
    if thread.archived && !wakes {
        return Err(refusal::THREAD_ARCHIVED);
    }
    if manages {
        return Ok(());
    }
    if thread.locked {
        return Err(refusal::THREAD_LOCKED);
    }
    if flag("locked").is_some() {
        return Err(refusal::MISSING_PERMISSIONS);
    }
    // Anybody who may speak in a thread may wake it; the rest is for who made it.
    let wakes_only = wakes && thread.archived && call.body.as_object().is_some_and(|body| body.len() == 1);
    if wakes_only {
        return require(world, channel, permissions::SEND_MESSAGES_IN_THREADS);
    }
    if thread.owner == world.app.id { Ok(()) } else { Err(refusal::MISSING_PERMISSIONS) }
}

fn apply_to_thread(channel: &mut Channel, thread: &mut Thread, call: &Call) {
    let body = &call.body;
    if let Some(name) = body["name"].as_str() {
        name.clone_into(&mut channel.name);
    }
    if let Some(archived) = body["archived"].as_bool() {
        thread.archived = archived;
    }
    if let Some(locked) = body["locked"].as_bool() {
        thread.locked = locked;
    }
    if let Some(minutes) = body["auto_archive_duration"].as_u64() {
        thread.auto_archive_minutes = minutes;
    }
}

pub(super) fn open_dm(world: &mut World, call: &Call) -> Outcome {
    let Some(recipient) = snowflake::read(&call.body["recipient_id"]) else {
        let message = "This field is required";
        return Err(Refusal::of_field("recipient_id", "BASE_TYPE_REQUIRED", message));
    };
    if !world.users.contains_key(&recipient) {
        return Err(refusal::UNKNOWN_USER);
    }
    if recipient == world.app.id {
        return Err(refusal::DM_REFUSED);
    }
    let known = world.channels.values().find(|channel| channel.recipient == Some(recipient)).map(|channel| channel.id);
    let id = known.unwrap_or_else(|| world.add_dm(recipient));
    Ok(Answer::ok(world.place_json(id)))
}

/// Refuses a direct message that would not come through.
pub(super) fn check_dm(world: &World, recipient: u64) -> Result<(), Refusal> {
    let shares_guild = world.guilds.values().any(|guild| guild.joined && guild.members.contains_key(&recipient));
    if !shares_guild {
        return Err(refusal::NO_MUTUAL_GUILDS);
    }
    match world.users.get(&recipient) {
        Some(user) if user.accepts_dms => Ok(()),
        _ => Err(refusal::DM_REFUSED),
    }
}

impl World {
    fn add_dm(&mut self, recipient: u64) -> u64 {
        let id = self.mint();
        let channel = Channel {
            id,
            guild: None,
            name: String::new(),
            topic: None,
            parent: None,
            position: 0,
            thread: None,
            recipient: Some(recipient),
            permissions: std::collections::BTreeMap::new(),
            last_message: None,
        };
        self.channels.insert(id, channel);
        id
    }
}
