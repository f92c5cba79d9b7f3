//! Channels, threads and direct conversations.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::world::World;
use super::{instant, permissions, snowflake};

/// What makes a channel a thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thread {
    /// Who made it.
    pub owner: u64,
    /// Whether it is archived.
    pub archived: bool,
    /// Whether only those who manage threads may act in it.
    pub locked: bool,
    /// Minutes of silence after which it archives itself.
    pub auto_archive_minutes: u64,
    /// When it was last archived or woken, in UTC milliseconds.
    pub archive_changed_at: i64,
    /// When it was made, in UTC milliseconds.
    pub created_at: i64,
    /// Who is in it, since when.
    pub members: BTreeMap<u64, i64>,
    /// How many messages were sent in it.
    pub sent: u64,
}

/// A place for messages.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Channel {
    /// The channel's id.
    pub id: u64,
    /// The guild it belongs to, unless it is a direct conversation.
    pub guild: Option<u64>,
    /// The name, empty for a direct conversation.
    pub name: String,
    /// What it is about.
    pub topic: Option<String>,
    /// The channel a thread hangs on.
    pub parent: Option<u64>,
    /// The place in the list of channels.
    pub position: u64,
    /// What makes it a thread, if it is one.
    pub thread: Option<Thread>,
    /// The person of a direct conversation.
    pub recipient: Option<u64>,
    /// What users may do here who are not left to their defaults.
    pub permissions: BTreeMap<u64, u64>,
    /// The newest message that was sent here.
    pub last_message: Option<u64>,
}

impl Channel {
    /// Discord's number for the kind of channel.
    #[must_use]
    pub fn kind(&self) -> u8 {
        match (self.guild, &self.thread) {
            (None, _) => 1,
            (Some(_), None) => 0,
            (Some(_), Some(_)) => 11,
        }
    }
}

impl World {
    /// The channel as Discord's JSON shows it.
    pub(super) fn channel_json(&self, channel: &Channel) -> Value {
        let mut json = json!({
            "id": snowflake::show(channel.id),
            "type": channel.kind(),
            "last_message_id": snowflake::show_or_null(channel.last_message),
            "flags": 0,
        });
        if let Some(recipient) = channel.recipient {
            json["recipients"] = json!([self.users.get(&recipient).map(super::user::User::json)]);
            return json;
        }
        json["guild_id"] = snowflake::show_or_null(channel.guild);
        json["name"] = json!(channel.name);
        json["parent_id"] = snowflake::show_or_null(channel.parent);
        json["rate_limit_per_user"] = json!(0);
        match &channel.thread {
            Some(thread) => {
                json["owner_id"] = snowflake::show(thread.owner);
                json["thread_metadata"] = thread.metadata_json();
                json["message_count"] = json!(thread.sent);
                json["member_count"] = json!(thread.members.len());
                json["total_message_sent"] = json!(thread.sent);
                if let Some(since) = thread.members.get(&self.app.id) {
                    json["member"] = json!({
                        "id": snowflake::show(channel.id),
                        "user_id": snowflake::show(self.app.id),
                        "join_timestamp": instant::show(*since),
                        "flags": 1,
                    });
                }
            }
            None => {
                json["position"] = json!(channel.position);
                json["topic"] = json!(channel.topic);
                json["nsfw"] = json!(false);
                json["permission_overwrites"] = self.overwrites_json(channel);
            }
        }
        json
    }

    /// The channel as an interaction shows it, with what the caller may do there.
    pub(super) fn interaction_channel_json(&self, channel: &Channel, user: u64) -> Value {
        let mut json = self.channel_json(channel);
        let bits = self.member_permissions(channel.id, user);
        json["permissions"] = json!(bits.to_string());
        if let Value::Object(fields) = &mut json {
            fields.remove("permission_overwrites");
            fields.remove("member");
        }
        json
    }

    /// What a channel says about single users, as the difference from their defaults.
    fn overwrites_json(&self, channel: &Channel) -> Value {
        let members = channel.guild.and_then(|guild| self.guilds.get(&guild)).map(|guild| &guild.members);
        let overwrites = channel.permissions.iter().map(|(&user, &bits)| {
            let base = if user == self.app.id {
                permissions::APP_DEFAULT
            } else {
                members
                    .and_then(|members| members.get(&user))
                    .map_or(permissions::MEMBER_DEFAULT, |member| member.permissions)
            };
            json!({
                "id": snowflake::show(user),
                "type": 1,
                "allow": (bits & !base).to_string(),
                "deny": (base & !bits).to_string(),
            })
        });
        Value::Array(overwrites.collect())
    }
}

impl Thread {
    fn metadata_json(&self) -> Value {
        json!({
            "archived": self.archived,
            "archive_timestamp": instant::show(self.archive_changed_at),
            "auto_archive_duration": self.auto_archive_minutes,
            "locked": self.locked,
            "create_timestamp": instant::show(self.created_at),
        })
    }
}
