//! A user of Discord: a person or a bot.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::snowflake;

/// A user of Discord.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct User {
    /// The user's id.
    pub id: u64,
    /// The unique name.
    pub username: String,
    /// The name shown, if it differs.
    pub global_name: Option<String>,
    /// The language of the user's client, such as `en-GB`.
    pub locale: String,
    /// Whether it is a bot's user.
    pub bot: bool,
    /// Whether direct messages from the bot come through.
    pub accepts_dms: bool,
}

impl User {
    /// The user as Discord's JSON shows it to a bot.
    #[must_use]
    pub fn json(&self) -> Value {
        json!({
            "id": snowflake::show(self.id),
            "username": self.username,
            "discriminator": if self.bot { "4821" } else { "0" },
            "global_name": self.global_name,
            "avatar": null,
            "avatar_decoration_data": null,
            "collectibles": null,
            "primary_guild": null,
            "banner": null,
            "accent_color": null,
            "bot": self.bot,
            "system": false,
            "public_flags": 0,
        })
    }
}
