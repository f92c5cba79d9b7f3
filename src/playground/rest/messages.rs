//! Messages with the bot's token.

use serde_json::Value;

use super::channels::{check_dm, require, visible};
use super::interactions::REPLY;
use super::{Answer, Call, Outcome};
use crate::playground::channel::Channel;
use crate::playground::draft::{Draft, Use};
use crate::playground::message::Message;
use crate::playground::permissions;
use crate::playground::posting::Origin;
use crate::playground::refusal::{self, Refusal};
use crate::playground::world::World;

/// The message a request is for: one in the channel that the bot's token reaches.
fn reachable<'a>(world: &'a World, channel: &Channel, call: &Call) -> Result<&'a Message, Refusal> {
    let id = call.id(3)?;
    world
        .messages
        .get(&id)
        .filter(|message| message.channel == channel.id)
        // Ephemeral messages can be reached by their interaction's token only.
        .filter(|message| !message.is_ephemeral())
        .ok_or(refusal::UNKNOWN_MESSAGE)
}

/// What no bot must do even if it is refused: reach for an ephemeral message with its own token.
pub(super) fn breach(world: &World, call: &Call) -> Option<String> {
    if call.segment(0) != "channels" || call.segment(2) != "messages" {
        return None;
    }
    let message = world.messages.get(&call.id(3).ok()?)?;
    message.is_ephemeral().then(|| "an ephemeral message was reached for with the bot's token".to_owned())
}

pub(super) fn show(world: &mut World, call: &Call) -> Outcome {
    let channel = visible(world, call)?;
    require(world, channel, permissions::READ_MESSAGE_HISTORY)?;
    let message = reachable(world, channel, call)?;
    Ok(Answer::ok(world.message_json(message)))
}

pub(super) fn list(world: &mut World, call: &Call) -> Outcome {
    let channel = visible(world, call)?;
    let limit = match call.parameter("limit").map(str::parse::<usize>) {
        None => 50,
        Some(Ok(limit @ 1..=100)) => limit,
        Some(_) => {
            let message = "Value should be between 1 and 100.";
            return Err(Refusal::of_field("limit", "NUMBER_TYPE_MAX", message));
        }
    };
    // Without the right to read what was said before, there is nothing to read.
    if require(world, channel, permissions::READ_MESSAGE_HISTORY).is_err() {
        return Ok(Answer::ok(Value::Array(Vec::new())));
    }
    let bound = |name: &str| call.parameter(name).and_then(|id| id.parse::<u64>().ok());
    let mut messages: Vec<&Message> =
        world.messages(channel.id).into_iter().filter(|message| !message.is_ephemeral()).collect();
    if let Some(after) = bound("after") {
        messages.retain(|message| message.id > after);
        messages.truncate(limit);
    } else if let Some(around) = bound("around") {
        let middle = messages.partition_point(|message| message.id < around);
        let start = middle.saturating_sub(limit / 2);
        messages = messages.into_iter().skip(start).take(limit).collect();
    } else {
        let before = bound("before").unwrap_or(u64::MAX);
        messages.retain(|message| message.id < before);
        let start = messages.len().saturating_sub(limit);
        messages.drain(..start);
    }
    let newest_first = messages.into_iter().rev();
    let shown = newest_first.map(|message| world.message_json(message));
    Ok(Answer::ok(Value::Array(shown.collect())))
}

pub(super) fn create(world: &mut World, call: &Call) -> Outcome {
    let channel = visible(world, call)?;
    if let Some(recipient) = channel.recipient {
        check_dm(world, recipient)?;
    } else {
        check_speaking(world, channel)?;
        if !call.files.is_empty() {
            require(world, channel, permissions::ATTACH_FILES)?;
        }
    }
    let channel = channel.id;
    let draft = Draft::read(&call.body, &call.files, "", Use::Post)?;
    if let Some(reference) = draft.reference {
        let is_known = world.messages.get(&reference).is_some_and(|message| message.channel == channel);
        let may_miss = call.body["message_reference"]["fail_if_not_exists"].as_bool() == Some(false);
        if !is_known && !may_miss {
            return Err(Refusal::of_field("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message"));
        }
    }
    let origin = Origin {
        author: world.app.id,
        channel,
        kind: if draft.reference.is_some() { REPLY } else { 0 },
        interaction: None,
        visible_to: None,
    };
    let id = world.post(origin, draft)?;
    Ok(Answer::ok(world.shown(id)))
}

/// Refuses words where the bot may not speak.
fn check_speaking(world: &World, channel: &Channel) -> Result<(), Refusal> {
    let Some(thread) = &channel.thread else {
        return require(world, channel, permissions::SEND_MESSAGES);
    };
    require(world, channel, permissions::SEND_MESSAGES_IN_THREADS)?;
    check_lock(world, channel, thread.locked)
}

fn check_lock(world: &World, channel: &Channel, is_locked: bool) -> Result<(), Refusal> {
    let manages = world.app_permissions(channel.id) & permissions::MANAGE_THREADS != 0;
    if is_locked && !manages {
        return Err(refusal::THREAD_LOCKED);
    }
    Ok(())
}

/// Refuses changes in a thread that is archived or locked.
fn check_awake(world: &World, channel: &Channel) -> Result<(), Refusal> {
    let Some(thread) = &channel.thread else {
        return Ok(());
    };
    if thread.archived {
        return Err(refusal::THREAD_ARCHIVED);
    }
    check_lock(world, channel, thread.locked)
}

pub(super) fn change(world: &mut World, call: &Call) -> Outcome {
    let channel = visible(world, call)?;
    let message = reachable(world, channel, call)?;
    if message.author != world.app.id {
        return Err(refusal::NOT_THE_AUTHOR);
    }
    check_awake(world, channel)?;
    if !call.files.is_empty() && channel.guild.is_some() {
        require(world, channel, permissions::ATTACH_FILES)?;
    }
    let id = message.id;
    let draft = Draft::read(&call.body, &call.files, "", Use::Edit)?;
    world.revise(id, draft, None)?;
    Ok(Answer::ok(world.shown(id)))
}

pub(super) fn remove(world: &mut World, call: &Call) -> Outcome {
    let channel = visible(world, call)?;
    let message = reachable(world, channel, call)?;
    if message.author != world.app.id {
        require(world, channel, permissions::MANAGE_MESSAGES)?;
    }
    check_awake(world, channel)?;
    let id = message.id;
    world.remove_message(id);
    Ok(Answer::empty())
}

impl World {
    /// A message by its id, as Discord's JSON shows it.
    pub(in crate::playground) fn shown(&self, id: u64) -> Value {
        self.messages.get(&id).map_or(Value::Null, |message| self.message_json(message))
    }
}

/// The thread id a message's thread would bear.
pub(super) fn thread_starter(world: &World, call: &Call) -> Result<(u64, u64), Refusal> {
    let channel = visible(world, call)?;
    let message = reachable(world, channel, call)?;
    Ok((channel.id, message.id))
}

/// The user a path names, `@me` being the bot.
pub(super) fn named_user(world: &World, call: &Call, index: usize) -> Result<u64, Refusal> {
    if call.segment(index) == "@me" {
        return Ok(world.app.id);
    }
    let user = call.id(index)?;
    if world.users.contains_key(&user) { Ok(user) } else { Err(refusal::UNKNOWN_USER) }
}
