//! What is done to the world from outside: guilds, channels and people come, change and go.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::Playground;
use super::channel::Channel;
use super::fault::Fault;
use super::guild::{Guild, Member};
use super::interaction::Interaction;
use super::journal::Entry;
use super::message::Message;
use super::person::{Person, Unable};
use super::refusal::Refusal;
use super::session::{self, Close, Outgoing};
use super::thread::NewThread;
use super::user::User;
use super::world::World;
use super::{permissions, snowflake};

/// People: their accounts and memberships.
impl Playground {
    /// Adds a user, who speaks the language of `locale`.
    pub fn add_user(&self, username: &str, global_name: Option<&str>, locale: &str) -> u64 {
        self.insert_user(username, global_name, locale, false)
    }

    /// Adds the user of another bot.
    pub fn add_bot(&self, username: &str) -> u64 {
        self.insert_user(username, None, "en-US", true)
    }

    fn insert_user(&self, username: &str, global_name: Option<&str>, locale: &str, bot: bool) -> u64 {
        self.change(|world| {
            let id = world.mint();
            let user = User {
                id,
                username: username.to_owned(),
                global_name: global_name.map(str::to_owned),
                locale: locale.to_owned(),
                bot,
                accepts_dms: true,
            };
            world.users.insert(id, user);
            id
        })
    }

    /// Changes a user's account.
    pub fn change_user(&self, user: u64, change: impl FnOnce(&mut User)) {
        self.change(|world| {
            if let Some(user) = world.users.get_mut(&user) {
                change(user);
            }
        });
    }

    /// Brings a user into a guild.
    pub fn add_member(&self, guild: u64, user: u64, nick: Option<&str>) -> Person {
        self.change(|world| {
            let member = Member {
                user,
                nick: nick.map(str::to_owned),
                joined_at: world.now(),
                permissions: permissions::MEMBER_DEFAULT,
            };
            if let Some(guild) = world.guilds.get_mut(&guild) {
                guild.members.insert(user, member);
            }
            world.tell_member("GUILD_MEMBER_ADD", guild, user);
        });
        self.person(guild, user)
    }

    /// Adds a user and brings it into a guild.
    pub fn newcomer(&self, guild: u64, username: &str, locale: &str) -> Person {
        let user = self.add_user(username, None, locale);
        self.add_member(guild, user, None)
    }

    /// Changes a membership: the nick, or what the member may do.
    pub fn change_member(&self, guild: u64, user: u64, change: impl FnOnce(&mut Member)) {
        self.change(|world| {
            let member = world.guilds.get_mut(&guild).and_then(|guild| guild.members.get_mut(&user));
            if let Some(member) = member {
                change(member);
                world.tell_member("GUILD_MEMBER_UPDATE", guild, user);
            }
        });
    }

    /// Takes a user out of a guild.
    pub fn remove_member(&self, guild: u64, user: u64) {
        self.change(|world| {
            let left = world.guilds.get_mut(&guild).and_then(|guild| guild.members.remove(&user));
            if left.is_none() {
                return;
            }
            for channel in world.channels.values_mut() {
                if let Some(thread) = channel.thread.as_mut().filter(|_| channel.guild == Some(guild)) {
                    thread.members.remove(&user);
                }
            }
            let data = json!({
                "guild_id": snowflake::show(guild),
                "user": world.users.get(&user).map(User::json),
            });
            world.dispatch("GUILD_MEMBER_REMOVE", session::GUILD_MEMBERS, Some(guild), &data);
        });
    }

    /// The member of a guild as somebody who can act.
    #[must_use]
    pub fn person(&self, guild: u64, user: u64) -> Person {
        Person::new(self.clone(), guild, user)
    }

    /// Says whether direct messages from the bot come through to a user.
    pub fn set_accepts_dms(&self, user: u64, accepts: bool) {
        self.change_user(user, |user| user.accepts_dms = accepts);
    }
}

/// Guilds and channels.
impl Playground {
    /// Adds a guild the bot is in; it has no channels and no members but its owner.
    pub fn add_guild(&self, name: &str, preferred_locale: &str, owner: u64) -> u64 {
        self.change(|world| {
            let (id, app_role, now) = (world.mint(), world.mint(), world.now());
            let member = Member { user: owner, nick: None, joined_at: now, permissions: permissions::MEMBER_DEFAULT };
            let guild = Guild {
                id,
                name: name.to_owned(),
                preferred_locale: preferred_locale.to_owned(),
                owner,
                members: BTreeMap::from([(owner, member)]),
                joined: true,
                unavailable: false,
                joined_at: now,
                app_role,
            };
            world.guilds.insert(id, guild);
            world.tell_guild(id);
            id
        })
    }

    /// Changes a guild: its name or language, for instance.
    pub fn change_guild(&self, guild: u64, change: impl FnOnce(&mut Guild)) {
        self.change(|world| {
            let Some(changed) = world.guilds.get_mut(&guild) else {
                return;
            };
            change(changed);
            let data = changed.json(&world.app.name);
            world.dispatch("GUILD_UPDATE", session::GUILDS, Some(guild), &data);
        });
    }

    /// Takes the bot out of a guild, or back into it.
    pub fn set_joined(&self, guild: u64, joined: bool) {
        self.change(|world| {
            let Some(changed) = world.guilds.get_mut(&guild) else {
                return;
            };
            if std::mem::replace(&mut changed.joined, joined) == joined {
                return;
            }
            if joined {
                world.tell_guild(guild);
            } else {
                let data = json!({ "id": snowflake::show(guild) });
                world.dispatch("GUILD_DELETE", session::GUILDS, Some(guild), &data);
            }
        });
    }

    /// Has a guild go down, or come back.
    pub fn set_unavailable(&self, guild: u64, unavailable: bool) {
        self.change(|world| {
            let Some(changed) = world.guilds.get_mut(&guild) else {
                return;
            };
            changed.unavailable = unavailable;
            if unavailable {
                let data = json!({ "id": snowflake::show(guild), "unavailable": true });
                world.dispatch("GUILD_DELETE", session::GUILDS, Some(guild), &data);
            } else {
                world.tell_guild(guild);
            }
        });
    }

    /// Adds a text channel to a guild.
    pub fn add_channel(&self, guild: u64, name: &str) -> u64 {
        self.change(|world| {
            let id = world.mint();
            let position = u64::try_from(world.channels(guild).len()).unwrap_or(u64::MAX);
            let channel = Channel {
                id,
                guild: Some(guild),
                name: name.to_owned(),
                topic: None,
                parent: None,
                position,
                thread: None,
                recipient: None,
                permissions: BTreeMap::new(),
                last_message: None,
            };
            world.channels.insert(id, channel);
            let data = world.place_json(id);
            world.dispatch("CHANNEL_CREATE", session::GUILDS, Some(guild), &data);
            id
        })
    }

    /// Has a person make a thread in a channel.
    pub fn add_thread(&self, parent: u64, name: &str, owner: u64) -> u64 {
        self.change(|world| {
            world.open_thread(NewThread {
                parent,
                name: name.to_owned(),
                owner,
                auto_archive_minutes: 4320,
                starter: None,
            })
        })
    }

    /// Deletes a channel with its threads, or a thread.
    pub fn delete_channel(&self, channel: u64) {
        self.change(|world| world.remove_channel(channel));
    }

    /// Deletes a message.
    pub fn delete_message(&self, message: u64) {
        self.change(|world| world.remove_message(message));
    }

    /// Archives a thread or wakes it.
    pub fn set_archived(&self, thread: u64, archived: bool) {
        self.change(|world| world.change_thread(thread, |_, state| state.archived = archived));
    }

    /// Locks a thread or opens it again.
    pub fn set_locked(&self, thread: u64, locked: bool) {
        self.change(|world| world.change_thread(thread, |_, state| state.locked = locked));
    }

    /// Says what the bot may do in a channel.
    pub fn set_app_permissions(&self, channel: u64, bits: u64) {
        let app = self.look(World::app_id);
        self.set_permissions(channel, app, bits);
    }

    /// Says what a user may do in a channel.
    pub fn set_permissions(&self, channel: u64, user: u64, bits: u64) {
        self.change(|world| {
            let Some(changed) = world.channels.get_mut(&channel) else {
                return;
            };
            changed.permissions.insert(user, bits);
            let guild = changed.guild;
            let data = world.place_json(channel);
            world.dispatch("CHANNEL_UPDATE", session::GUILDS, guild, &data);
        });
    }

    /// Hides a channel from a member.
    pub fn hide_channel(&self, channel: u64, user: u64) {
        self.set_permissions(channel, user, 0);
    }
}

/// The network and the gateway.
impl Playground {
    /// Has something go wrong with requests to come.
    pub fn fault(&self, fault: Fault) {
        self.change(|world| world.faults.add(fault));
    }

    /// Forgets all faults that have not struck.
    pub fn clear_faults(&self) {
        self.change(|world| world.faults.clear());
    }

    /// Forgets that anybody was told to wait: whoever was told was killed, and the next process cannot know.
    pub fn forget_waits(&self) {
        self.change(|world| world.limiter.forget());
    }

    /// Switches real rate limiting on or off.
    pub fn set_rate_limiting(&self, enforced: bool) {
        self.change(|world| world.limiter.enforced = enforced);
    }

    /// Cuts every gateway socket, as a network does it; sessions can be resumed.
    pub fn drop_sockets(&self) {
        self.change(|world| world.gateway.broadcast(|| Outgoing::Cut));
    }

    /// Cuts the gateway sockets of one shard alone.
    pub fn drop_sockets_of(&self, shard: u64) {
        self.change(|world| world.gateway.cut_shard(shard));
    }

    /// Ends every socket with a code, or without a word.
    pub fn close_sockets(&self, code: Option<u16>) {
        self.change(|world| {
            world.gateway.broadcast(|| match code {
                Some(code) => Outgoing::Close(Close { code, reason: "" }),
                None => Outgoing::Bare,
            });
        });
    }

    /// Names another place where sessions begun from now on are gone on with, or the gateway itself.
    pub fn name_way_back(&self, url: Option<&str>) {
        self.change(|world| world.gateway.way_back = url.map(ToString::to_string));
    }

    /// Refuses the next `times` connections to the gateway.
    pub fn refuse_gateway(&self, times: u32) {
        self.change(|world| world.gateway.refusals = times);
    }

    /// Accepts connections to the gateway and answers none of them, or answers again whoever comes from now on.
    pub fn deafen_gateway(&self, deaf: bool) {
        self.change(|world| world.gateway.is_deaf = deaf);
    }

    /// Says nothing over any socket, not even that it hears, or speaks again; what was not said is lost.
    pub fn mute_gateway(&self, mute: bool) {
        self.change(|world| world.gateway.is_mute = mute);
    }

    /// Asks every bot to reconnect: op 7.
    pub fn reconnect(&self) {
        self.change(|world| world.gateway.broadcast(session::reconnect));
    }

    /// Tells every bot that its session is invalid: op 9.
    pub fn invalid_session(&self, resumable: bool) {
        self.change(|world| {
            if !resumable {
                world.gateway.forget_sessions();
            }
            world.gateway.broadcast(|| session::invalid_session(resumable));
        });
    }

    /// Tells every bot once more that its session is ready, as if it had just begun.
    pub fn greet_again(&self) {
        self.change(World::greet_again);
    }

    /// Keeps events back until [`Playground::release`].
    pub fn withhold(&self) {
        self.change(|world| world.gateway.withheld = true);
    }

    /// Lets out the events that were kept back.
    pub fn release(&self) {
        self.change(World::release);
    }

    /// Tells the bot of an interaction once more.
    pub fn redeliver(&self, interaction: &Interaction) {
        self.change(|world| world.deliver(interaction.id()));
    }

    /// Says which privileged intents the bot may ask for.
    pub fn allow_intents(&self, intents: u64) {
        self.change(|world| world.gateway.allowed_intents = intents);
    }

    /// Says how often bots that connect from now on must show that they live.
    pub fn set_heartbeat_ms(&self, ms: u64) {
        self.change(|world| world.gateway.heartbeat_ms = ms);
    }

    /// Acknowledges each heartbeat only when the next one has come, or at once again.
    pub fn acknowledge_late(&self, late: bool) {
        self.change(|world| world.gateway.is_slow = late);
    }

    /// Says how many shards `GET /gateway/bot` recommends.
    pub fn set_shards(&self, shards: u64) {
        self.change(|world| world.gateway.shards = shards);
    }

    /// Has a person say something.
    pub(super) fn say(&self, author: u64, channel: u64, content: &str) -> Result<u64, Unable> {
        let posted = self.change(|world| world.say(author, channel, content));
        posted.map_err(|refusal: Refusal| Unable::new(refusal.body().to_string()))
    }
}

/// Copies of what is in the world.
impl Playground {
    /// The messages of a channel, ephemeral ones included, oldest first.
    #[must_use]
    pub fn messages(&self, channel: u64) -> Vec<Message> {
        self.look(|world| world.messages(channel).into_iter().cloned().collect())
    }

    /// The message with an id.
    #[must_use]
    pub fn message(&self, id: u64) -> Option<Message> {
        self.look(|world| world.message(id).cloned())
    }

    /// The message with an id, as Discord's JSON shows it.
    #[must_use]
    pub fn message_json(&self, id: u64) -> Value {
        self.look(|world| world.shown(id))
    }

    /// The threads of a channel, oldest first.
    #[must_use]
    pub fn threads(&self, channel: u64) -> Vec<Channel> {
        self.look(|world| world.threads(channel).into_iter().cloned().collect())
    }

    /// Every request so far, in order.
    #[must_use]
    pub fn journal(&self) -> Vec<Entry> {
        self.look(|world| world.journal().to_vec())
    }

    /// Every request a well-behaved bot would not have made.
    #[must_use]
    pub fn violations(&self) -> Vec<Entry> {
        self.look(|world| world.violations().into_iter().cloned().collect())
    }
}

impl World {
    fn tell_guild(&mut self, id: u64) {
        let Some(guild) = self.guilds.get(&id).filter(|guild| guild.joined) else {
            return;
        };
        let data = self.guild_create_json(guild);
        self.dispatch("GUILD_CREATE", session::GUILDS, Some(id), &data);
    }

    fn tell_member(&mut self, name: &str, guild: u64, user: u64) {
        let Some(mut data) = self.guilds.get(&guild).and_then(|guild| self.member_json(guild, user)) else {
            return;
        };
        data["guild_id"] = snowflake::show(guild);
        self.dispatch(name, session::GUILD_MEMBERS, Some(guild), &data);
    }
}
