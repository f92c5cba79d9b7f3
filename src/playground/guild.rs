//! A guild and its members.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::world::World;
use super::{instant, permissions, snowflake};

/// A member of a guild.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Member {
    /// The user behind the member.
    pub user: u64,
    /// The name within the guild.
    pub nick: Option<String>,
    /// When the member joined, in UTC milliseconds.
    pub joined_at: i64,
    /// What the member may do where a channel says nothing else.
    pub permissions: u64,
}

/// A guild, which people call a server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Guild {
    /// The guild's id.
    pub id: u64,
    /// The guild's name.
    pub name: String,
    /// The guild's language, such as `de`.
    pub preferred_locale: String,
    /// The user who owns it.
    pub owner: u64,
    /// Its members, the bot apart.
    pub members: BTreeMap<u64, Member>,
    /// Whether the bot is in it.
    pub joined: bool,
    /// Whether it is down.
    pub unavailable: bool,
    /// When the bot joined, in UTC milliseconds.
    pub joined_at: i64,
    /// The bot's own role.
    pub app_role: u64,
}

impl Guild {
    fn role_json(id: u64, name: &str, bits: u64, position: u64, managed: bool) -> Value {
        json!({
            "id": snowflake::show(id),
            "name": name,
            "permissions": bits.to_string(),
            "position": position,
            "color": 0,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "hoist": false,
            "managed": managed,
            "mentionable": false,
            "icon": null,
            "unicode_emoji": null,
            "flags": 0,
        })
    }

    /// The guild as `GET /guilds/{guild_id}` shows it.
    #[must_use]
    pub fn json(&self, app_name: &str) -> Value {
        json!({
            "id": snowflake::show(self.id),
            "name": self.name,
            "icon": null,
            "description": null,
            "home_header": null,
            "splash": null,
            "discovery_splash": null,
            "features": [],
            "banner": null,
            "owner_id": snowflake::show(self.owner),
            "application_id": null,
            "region": "deprecated",
            "afk_channel_id": null,
            "afk_timeout": 300,
            "system_channel_id": null,
            "system_channel_flags": 0,
            "widget_enabled": false,
            "widget_channel_id": null,
            "verification_level": 0,
            "roles": [
                Self::role_json(self.id, "@everyone", permissions::MEMBER_DEFAULT, 0, false),
                Self::role_json(self.app_role, app_name, permissions::APP_DEFAULT, 1, true),
            ],
            "default_message_notifications": 0,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": null,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": null,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": self.preferred_locale,
            "rules_channel_id": null,
            "safety_alerts_channel_id": null,
            "public_updates_channel_id": null,
            "premium_progress_bar_enabled": false,
            "nsfw": false,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
            "incidents_data": null,
        })
    }
}

impl World {
    /// A member with the user behind it.
    pub(super) fn member_json(&self, guild: &Guild, user: u64) -> Option<Value> {
        let mut json = self.bare_member_json(guild, user)?;
        json["user"] = self.users.get(&user)?.json();
        json["deaf"] = json!(false);
        json["mute"] = json!(false);
        Some(json)
    }

    /// A member without the user behind it, as `resolved.members` has it.
    pub(super) fn bare_member_json(&self, guild: &Guild, user: u64) -> Option<Value> {
        let (nick, joined_at, roles) = if user == self.app.id {
            (None, guild.joined_at, vec![snowflake::show(guild.app_role)])
        } else {
            let member = guild.members.get(&user)?;
            (member.nick.clone(), member.joined_at, Vec::new())
        };
        Some(json!({
            "nick": nick,
            "avatar": null,
            "banner": null,
            "avatar_decoration_data": null,
            "roles": roles,
            "joined_at": instant::show(joined_at),
            "premium_since": null,
            "communication_disabled_until": null,
            "unusual_dm_activity_until": null,
            "flags": 0,
            "pending": false,
        }))
    }

    /// The guild as `GUILD_CREATE` shows it: with channels, threads and the bot's own member.
    pub(super) fn guild_create_json(&self, guild: &Guild) -> Value {
        let mut json = guild.json(&self.app.name);
        let seen = |thread: bool| -> Vec<Value> {
            self.channels
                .values()
                .filter(|channel| channel.guild == Some(guild.id))
                .filter(|channel| channel.thread.is_some() == thread)
                .filter(|channel| !channel.thread.as_ref().is_some_and(|state| state.archived))
                .filter(|channel| !thread || self.app_permissions(channel.id) & permissions::VIEW_CHANNEL != 0)
                .map(|channel| self.channel_json(channel))
                .collect()
        };
        json["joined_at"] = instant::show(guild.joined_at);
        json["large"] = json!(false);
        json["unavailable"] = json!(false);
        json["member_count"] = json!(guild.members.len() + 1);
        json["voice_states"] = json!([]);
        json["members"] = json!([self.member_json(guild, self.app.id)]);
        json["channels"] = Value::Array(seen(false));
        json["threads"] = Value::Array(seen(true));
        json["presences"] = json!([]);
        json["stage_instances"] = json!([]);
        json["guild_scheduled_events"] = json!([]);
        json["soundboard_sounds"] = json!([]);
        json
    }
}
