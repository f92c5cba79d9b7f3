//! Guilds, their channels and members, and users.

use serde_json::{Value, json};

use super::{Answer, Call, Outcome};
use crate::playground::guild::Guild;
use crate::playground::refusal::{self, Refusal};
use crate::playground::world::World;

/// The guild a request is for, if the bot is in it.
fn guild<'a>(world: &'a World, call: &Call) -> Result<&'a Guild, Refusal> {
    let guild = world.guilds.get(&call.id(1)?).ok_or(refusal::UNKNOWN_GUILD)?;
    if guild.joined { Ok(guild) } else { Err(refusal::MISSING_ACCESS) }
}

pub(super) fn show(world: &mut World, call: &Call) -> Outcome {
    let guild = guild(world, call)?;
    let mut json = guild.json(&world.app.name);
    if call.is_set("with_counts") {
        json["approximate_member_count"] = json!(guild.members.len() + 1);
        json["approximate_presence_count"] = json!(1);
    }
    Ok(Answer::ok(json))
}

pub(super) fn channels(world: &mut World, call: &Call) -> Outcome {
    let guild = guild(world, call)?;
    let channels: Vec<Value> =
        world.channels(guild.id).into_iter().map(|channel| world.channel_json(channel)).collect();
    Ok(Answer::ok(Value::Array(channels)))
}

pub(super) fn active_threads(world: &mut World, call: &Call) -> Outcome {
    let guild = guild(world, call)?;
    let threads: Vec<Value> = world
        .channels
        .values()
        .filter(|channel| channel.guild == Some(guild.id))
        .filter(|channel| channel.thread.as_ref().is_some_and(|thread| !thread.archived))
        .map(|channel| world.channel_json(channel))
        .collect();
    Ok(Answer::ok(json!({ "threads": threads, "members": [] })))
}

pub(super) fn member(world: &mut World, call: &Call) -> Outcome {
    let guild = guild(world, call)?;
    let user = call.id(3)?;
    if !world.users.contains_key(&user) {
        return Err(refusal::UNKNOWN_USER);
    }
    let json = world.member_json(guild, user).ok_or(refusal::UNKNOWN_MEMBER)?;
    Ok(Answer::ok(json))
}

pub(super) fn user(world: &mut World, call: &Call) -> Outcome {
    let user = world.users.get(&call.id(1)?).ok_or(refusal::UNKNOWN_USER)?;
    Ok(Answer::ok(user.json()))
}
