//! Permission bits, and who has which of them where.

use super::world::World;

/// Kick members out of the guild.
pub const KICK_MEMBERS: u64 = 1 << 1;
/// Everything.
pub const ADMINISTRATOR: u64 = 1 << 3;
/// Manage channels.
pub const MANAGE_CHANNELS: u64 = 1 << 4;
/// Manage the guild.
pub const MANAGE_GUILD: u64 = 1 << 5;
/// See a channel.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// Send messages in a channel.
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Delete other people's messages.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// Have embeds shown.
pub const EMBED_LINKS: u64 = 1 << 14;
/// Upload files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// Read earlier messages.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// Ping everyone.
pub const MENTION_EVERYONE: u64 = 1 << 17;
/// Use applications' commands.
pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
/// Archive, lock and delete threads.
pub const MANAGE_THREADS: u64 = 1 << 34;
/// Create public threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Send messages in threads.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

/// What a member may do where nothing else was said.
pub const MEMBER_DEFAULT: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// What the bot may do where nothing else was said.
pub const APP_DEFAULT: u64 = MEMBER_DEFAULT | MANAGE_MESSAGES | MANAGE_THREADS;

/// Every bit a guild's owner has.
pub const ALL: u64 = (1 << 52) - 1;

impl World {
    /// What the bot may do in a channel, a thread or a direct conversation.
    #[must_use]
    pub fn app_permissions(&self, channel: u64) -> u64 {
        self.permissions_in(channel, self.app.id, APP_DEFAULT)
    }

    /// What a member may do in a channel, a thread or a direct conversation.
    #[must_use]
    pub fn member_permissions(&self, channel: u64, user: u64) -> u64 {
        let Some(channel) = self.channels.get(&channel) else {
            return 0;
        };
        let Some(guild) = channel.guild.and_then(|id| self.guilds.get(&id)) else {
            let is_recipient = channel.recipient == Some(user);
            return if is_recipient { MEMBER_DEFAULT } else { 0 };
        };
        if guild.owner == user {
            return ALL;
        }
        let Some(member) = guild.members.get(&user) else {
            return 0;
        };
        if member.permissions & ADMINISTRATOR != 0 {
            return ALL;
        }
        self.permissions_in(channel.id, user, member.permissions)
    }

    fn permissions_in(&self, channel: u64, user: u64, base: u64) -> u64 {
        let Some(own) = self.channels.get(&channel) else {
            return 0;
        };
        // A thread has no permissions of its own: its parent's are in force.
        let place = match own.parent.filter(|_| own.thread.is_some()) {
            Some(parent) => self.channels.get(&parent).unwrap_or(own),
            None => own,
        };
        let bits = place.permissions.get(&user).copied().unwrap_or(base);
        // Without sight of a channel no other permission counts there.
        if bits & VIEW_CHANNEL == 0 { 0 } else { bits }
    }
}
