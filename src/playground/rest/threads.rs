//! Threads: made from a message or without one, and who is in them.

use serde_json::{Value, json};

use super::channels::{check_auto_archive, require, visible};
use super::messages::{named_user, thread_starter};
use super::{Answer, Call, Outcome};
use crate::playground::channel::Channel;
use crate::playground::draft::{Draft, Use};
use crate::playground::message::Message;
use crate::playground::posting::Origin;
use crate::playground::refusal::{self, Complaints, Refusal};
use crate::playground::thread::NewThread;
use crate::playground::world::World;
use crate::playground::{instant, permissions, snowflake};

/// A public thread of a text channel.
const PUBLIC_THREAD: u64 = 11;

/// Discord's word for "somebody made a thread" in the parent channel.
const THREAD_CREATED: u8 = 18;

/// Discord's repetition of the first message within the thread.
const THREAD_STARTER: u8 = 21;

fn read(world: &World, call: &Call, parent: &Channel) -> Result<NewThread, Refusal> {
    if parent.kind() != 0 {
        return Err(refusal::INVALID_CHANNEL_TYPE);
    }
    require(world, parent, permissions::CREATE_PUBLIC_THREADS)?;
    let mut complaints = Complaints::default();
    let name = call.body["name"].as_str().unwrap_or_default();
    complaints.length("name", name, 1, 100);
    check_auto_archive(&mut complaints, &call.body["auto_archive_duration"]);
    complaints.verdict()?;
    Ok(NewThread {
        parent: parent.id,
        name: name.to_owned(),
        owner: world.app.id,
        auto_archive_minutes: call.body["auto_archive_duration"].as_u64().unwrap_or(4320),
        starter: None,
    })
}

pub(super) fn create_from_message(world: &mut World, call: &Call) -> Outcome {
    let new = read(world, call, visible(world, call)?)?;
    let (_, starter) = thread_starter(world, call)?;
    if world.channels.contains_key(&starter) {
        return Err(refusal::THREAD_EXISTS);
    }
    let id = world.open_thread(NewThread { starter: Some(starter), ..new });
    world.announce(id, THREAD_STARTER, "", Some(starter));
    Ok(Answer::created(world.place_json(id)))
}

pub(super) fn create(world: &mut World, call: &Call) -> Outcome {
    let parent = visible(world, call)?;
    let new = read(world, call, parent)?;
    match call.body["type"].as_u64() {
        Some(PUBLIC_THREAD) => {}
        // Absent means a private thread, which the playground does not offer.
        _ => {
            let mut complaints = Complaints::default();
            complaints.choice("type", "(11,)");
            return Err(complaints.verdict().err().unwrap_or(refusal::INVALID_FORM));
        }
    }
    let (parent, name) = (new.parent, new.name.clone());
    let id = world.open_thread(new);
    world.announce(parent, THREAD_CREATED, &name, None);
    Ok(Answer::created(world.place_json(id)))
}

pub(super) fn members(world: &mut World, call: &Call) -> Outcome {
    let channel = visible(world, call)?;
    let thread = channel.thread.as_ref().ok_or(refusal::INVALID_CHANNEL_TYPE)?;
    let members: Vec<Value> = thread
        .members
        .iter()
        .map(|(&user, &since)| {
            json!({
                "id": snowflake::show(channel.id),
                "user_id": snowflake::show(user),
                "join_timestamp": instant::show(since),
                "flags": 0,
            })
        })
        .collect();
    Ok(Answer::ok(Value::Array(members)))
}

pub(super) fn add_member(world: &mut World, call: &Call) -> Outcome {
    let (thread, user) = membership(world, call)?;
    let channel = visible(world, call)?;
    require(world, channel, permissions::SEND_MESSAGES_IN_THREADS)?;
    let is_member = user == world.app.id || world.member_permissions(thread, user) & permissions::VIEW_CHANNEL != 0;
    if !is_member {
        return Err(refusal::MISSING_ACCESS);
    }
    world.join_thread(thread, user);
    Ok(Answer::empty())
}

pub(super) fn remove_member(world: &mut World, call: &Call) -> Outcome {
    let (thread, user) = membership(world, call)?;
    if user != world.app.id {
        let channel = visible(world, call)?;
        require(world, channel, permissions::MANAGE_THREADS)?;
    }
    world.leave_thread(thread, user);
    Ok(Answer::empty())
}

/// The thread and the user a request is about; nobody comes or goes in an archived thread.
fn membership(world: &World, call: &Call) -> Result<(u64, u64), Refusal> {
    let channel = visible(world, call)?;
    let thread = channel.thread.as_ref().ok_or(refusal::INVALID_CHANNEL_TYPE)?;
    if thread.archived {
        return Err(refusal::THREAD_ARCHIVED);
    }
    Ok((channel.id, named_user(world, call, 3)?))
}

impl World {
    /// Posts one of Discord's own messages about a thread.
    fn announce(&mut self, channel: u64, kind: u8, content: &str, reference: Option<u64>) {
        let id = self.mint();
        let message = Message {
            id,
            channel,
            author: self.app.id,
            kind,
            content: content.to_owned(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            sent_at: self.now(),
            edits: Vec::new(),
            pinged: Vec::new(),
            pinged_everyone: false,
            nonce: None,
            visible_to: None,
            interaction: None,
            reference,
        };
        self.insert_message(message);
    }

    /// Posts what a person says.
    pub(in crate::playground) fn say(&mut self, author: u64, channel: u64, content: &str) -> Result<u64, Refusal> {
        let draft = Draft::read(&json!({ "content": content }), &[], "", Use::Post)?;
        let origin = Origin { author, channel, kind: 0, interaction: None, visible_to: None };
        self.post(origin, draft)
    }
}
