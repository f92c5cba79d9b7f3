//! What happens to threads: made, joined, archived, woken.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::channel::{Channel, Thread};
use super::session::{self};
use super::world::World;
use super::{instant, snowflake};

/// A thread to be made.
#[derive(Clone, Debug)]
pub(super) struct NewThread {
    pub(super) parent: u64,
    pub(super) name: String,
    pub(super) owner: u64,
    pub(super) auto_archive_minutes: u64,
    /// The message it hangs on, whose id it then bears.
    pub(super) starter: Option<u64>,
}

impl World {
    /// Makes a thread and tells of it.
    pub(super) fn open_thread(&mut self, new: NewThread) -> u64 {
        let id = match new.starter {
            Some(starter) => starter,
            None => self.mint(),
        };
        let now = self.now();
        let channel = Channel {
            id,
            guild: self.channels.get(&new.parent).and_then(|parent| parent.guild),
            name: new.name,
            topic: None,
            parent: Some(new.parent),
            position: 0,
            thread: Some(Thread {
                owner: new.owner,
                archived: false,
                locked: false,
                auto_archive_minutes: new.auto_archive_minutes,
                archive_changed_at: now,
                created_at: now,
                members: BTreeMap::from([(new.owner, now)]),
                sent: 0,
            }),
            recipient: None,
            permissions: BTreeMap::new(),
            last_message: None,
        };
        let guild = channel.guild;
        self.channels.insert(id, channel);
        if let Some(starter) = new.starter {
            self.messages.flag(starter, super::message::HAS_THREAD);
        }
        let mut data = self.place_json(id);
        data["newly_created"] = json!(true);
        self.dispatch("THREAD_CREATE", session::GUILDS, guild, &data);
        id
    }

    /// Changes a thread's state and tells of it, if there is anything to tell.
    pub(super) fn change_thread(&mut self, id: u64, change: impl FnOnce(&mut Channel, &mut Thread)) {
        let now = self.now();
        let Some(channel) = self.channels.get_mut(&id) else {
            return;
        };
        let Some(mut thread) = channel.thread.take() else {
            return;
        };
        let was_archived = thread.archived;
        change(channel, &mut thread);
        if thread.archived != was_archived {
            thread.archive_changed_at = now;
        }
        channel.thread = Some(thread);
        let guild = channel.guild;
        let data = self.place_json(id);
        self.dispatch("THREAD_UPDATE", session::GUILDS, guild, &data);
    }

    /// Archives the threads that were silent for too long.
    pub(super) fn tire_threads(&mut self) {
        let now = self.now();
        let tired: Vec<u64> = self
            .channels
            .values()
            .filter(|channel| {
                channel.thread.as_ref().is_some_and(|thread| {
                    let spoken_at = channel.last_message.map_or(0, |id| self.sent_at(id));
                    let minutes = i64::try_from(thread.auto_archive_minutes).unwrap_or(i64::MAX);
                    let silence = now.saturating_sub(spoken_at.max(thread.archive_changed_at));
                    !thread.archived && silence >= minutes.saturating_mul(60_000)
                })
            })
            .map(|channel| channel.id)
            .collect();
        for id in tired {
            self.change_thread(id, |_, thread| thread.archived = true);
        }
    }

    /// When a message was sent; of one that is gone, the instant its id carries.
    fn sent_at(&self, id: u64) -> i64 {
        self.message(id).map_or_else(|| snowflake::stamped(id), |message| message.sent_at)
    }

    /// Wakes a thread that is archived.
    pub(super) fn wake(&mut self, id: u64) {
        let is_archived =
            self.channels.get(&id).and_then(|channel| channel.thread.as_ref()).is_some_and(|thread| thread.archived);
        if is_archived {
            self.change_thread(id, |_, thread| thread.archived = false);
        }
    }

    /// Brings a user into a thread, if it is one and the user is not in it yet.
    pub(super) fn join_thread(&mut self, id: u64, user: u64) {
        let now = self.now();
        let Some(thread) = self.thread_mut(id) else {
            return;
        };
        if thread.members.contains_key(&user) {
            return;
        }
        thread.members.insert(user, now);
        let added = json!([{
            "id": snowflake::show(id),
            "user_id": snowflake::show(user),
            "join_timestamp": instant::show(now),
            "flags": 0,
        }]);
        self.tell_thread_members(id, user, &added, &json!([]));
    }

    /// Takes a user out of a thread.
    pub(super) fn leave_thread(&mut self, id: u64, user: u64) {
        let left = self.thread_mut(id).and_then(|thread| thread.members.remove(&user));
        if left.is_some() {
            self.tell_thread_members(id, user, &json!([]), &json!([snowflake::show(user)]));
        }
    }

    fn tell_thread_members(&mut self, id: u64, user: u64, added: &Value, removed: &Value) {
        let Some(channel) = self.channels.get(&id) else {
            return;
        };
        let guild = channel.guild;
        let count = channel.thread.as_ref().map_or(0, |thread| thread.members.len());
        let data = json!({
            "id": snowflake::show(id),
            "guild_id": snowflake::show_or_null(guild),
            "member_count": count,
            "added_members": added,
            "removed_member_ids": removed,
        });
        // Without the intent for members, a bot hears of its own coming and going only.
        let intents = if user == self.app.id { session::GUILDS } else { session::GUILD_MEMBERS };
        self.dispatch("THREAD_MEMBERS_UPDATE", intents, guild, &data);
    }

    /// Removes a channel or thread with all that hangs on it, and tells of it.
    pub(super) fn remove_channel(&mut self, id: u64) -> bool {
        let Some(channel) = self.channels.get(&id) else {
            return false;
        };
        let guild = channel.guild;
        let is_thread = channel.thread.is_some();
        let mut data = self.channel_json(channel);
        if is_thread {
            data = json!({
                "id": data["id"],
                "guild_id": data["guild_id"],
                "parent_id": data["parent_id"],
                "type": data["type"],
            });
        }
        let gone: Vec<u64> = self
            .channels
            .values()
            .filter(|other| other.id == id || (!is_thread && other.parent == Some(id)))
            .map(|other| other.id)
            .collect();
        for id in gone {
            self.channels.remove(&id);
            self.messages.clear(id);
        }
        let name = if is_thread { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        self.dispatch(name, session::GUILDS, guild, &data);
        true
    }

    fn thread_mut(&mut self, id: u64) -> Option<&mut Thread> {
        self.channels.get_mut(&id)?.thread.as_mut()
    }

    /// A channel or thread by its id, as Discord's JSON shows it.
    pub(super) fn place_json(&self, id: u64) -> Value {
        self.channels.get(&id).map_or(Value::Null, |channel| self.channel_json(channel))
    }
}
