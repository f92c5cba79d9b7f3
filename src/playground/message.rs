//! A message: what it holds, how it is shown, and its attachments.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::user::User;
use super::world::World;
use super::{instant, snowflake};

/// The flag that takes a message's embeds off.
pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// The flag of a message that started a thread.
pub const HAS_THREAD: u64 = 1 << 5;
/// The flag of a message only one person sees.
pub const EPHEMERAL: u64 = 1 << 6;
/// The flag of a message whose words are still to come.
pub const LOADING: u64 = 1 << 7;
/// The flag of a message that makes no noise.
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// A file on a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attachment {
    /// The attachment's id.
    pub id: u64,
    /// The file's name.
    pub filename: String,
    /// The text for those who cannot see it.
    pub description: Option<String>,
    /// The kind of file.
    pub content_type: String,
    /// What is in it, which is kept apart.
    #[serde(skip)]
    pub bytes: Arc<[u8]>,
    /// Where it can be fetched.
    pub url: String,
}

/// A change of a message after it was sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Edit {
    /// When it was changed, in UTC milliseconds.
    pub at: i64,
    /// The interaction that changed it, if one did.
    pub interaction: Option<u64>,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// The message's id.
    pub id: u64,
    /// Where it is.
    pub channel: u64,
    /// Who wrote it.
    pub author: u64,
    /// Discord's number for the kind of message.
    pub kind: u8,
    /// The words.
    pub content: String,
    /// The embeds, with `attachment://` turned into addresses.
    pub embeds: Vec<Value>,
    /// The rows of buttons and selects.
    pub components: Vec<Value>,
    /// The files, those shown by an embed included.
    pub attachments: Vec<Attachment>,
    /// The flags.
    pub flags: u64,
    /// When it was sent, in UTC milliseconds.
    pub sent_at: i64,
    /// Its changes in order.
    pub edits: Vec<Edit>,
    /// Who was really pinged.
    pub pinged: Vec<u64>,
    /// Whether everybody was pinged.
    pub pinged_everyone: bool,
    /// The sender's own mark.
    pub nonce: Option<Value>,
    /// The only person who sees it, if it is ephemeral.
    pub visible_to: Option<u64>,
    /// The interaction it answers.
    pub interaction: Option<u64>,
    /// The message it answers.
    pub reference: Option<u64>,
}

impl Message {
    /// When it was last changed, in UTC milliseconds.
    #[must_use]
    pub fn edited_at(&self) -> Option<i64> {
        self.edits.last().map(|edit| edit.at)
    }

    /// Whether an answer is still being thought about.
    #[must_use]
    pub fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// Whether only one person sees it.
    #[must_use]
    pub fn is_ephemeral(&self) -> bool {
        self.visible_to.is_some()
    }

    /// Every button and select that is on it, in order.
    #[must_use]
    pub fn parts(&self) -> Vec<&Value> {
        self.components.iter().filter_map(|row| row["components"].as_array()).flatten().collect()
    }

    /// The button or select with a `custom_id`.
    #[must_use]
    pub fn part(&self, custom_id: &str) -> Option<&Value> {
        self.parts().into_iter().find(|part| part["custom_id"] == custom_id)
    }

    /// The files that are shown below the words, not within an embed.
    pub fn loose_attachments(&self) -> impl Iterator<Item = &Attachment> {
        self.attachments.iter().filter(|file| !self.embeds.iter().any(|embed| shows(embed, &file.url)))
    }

    /// Whether there is nothing to see on it.
    pub(super) fn is_empty(&self) -> bool {
        self.content.trim().is_empty() && self.embeds.is_empty() && self.attachments.is_empty()
    }
}

/// The places of an embed where a picture's address may stand.
pub(super) const PICTURES: [&str; 4] = ["/image/url", "/thumbnail/url", "/footer/icon_url", "/author/icon_url"];

fn shows(embed: &Value, url: &str) -> bool {
    PICTURES.iter().any(|place| embed.pointer(place).and_then(Value::as_str) == Some(url))
}

impl Attachment {
    fn json(&self, ephemeral: bool) -> Value {
        let mut json = json!({
            "id": snowflake::show(self.id),
            "filename": self.filename,
            "size": self.bytes.len(),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        });
        if let Some(description) = &self.description {
            json["description"] = json!(description);
        }
        if let Some((width, height)) = picture_size(&self.bytes) {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        if ephemeral {
            json["ephemeral"] = json!(true);
        }
        json
    }
}

/// Width and height of a PNG or GIF, from its header.
#[must_use]
pub fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        let width = bytes.get(16..20)?.try_into().ok()?;
        let height = bytes.get(20..24)?.try_into().ok()?;
        return Some((u32::from_be_bytes(width), u32::from_be_bytes(height)));
    }
    if bytes.starts_with(b"GIF8") {
        let width = bytes.get(6..8)?.try_into().ok()?;
        let height = bytes.get(8..10)?.try_into().ok()?;
        return Some((u32::from(u16::from_le_bytes(width)), u32::from(u16::from_le_bytes(height))));
    }
    None
}

impl World {
    /// The message as Discord's JSON shows it.
    pub(super) fn message_json(&self, message: &Message) -> Value {
        let user = |id: u64| self.users.get(&id).map(User::json);
        let ephemeral = message.is_ephemeral();
        let attachments: Vec<Value> = message.loose_attachments().map(|file| file.json(ephemeral)).collect();
        let embeds: &[Value] = if message.flags & SUPPRESS_EMBEDS == 0 { &message.embeds } else { &[] };
        let mut json = json!({
            "id": snowflake::show(message.id),
            "type": message.kind,
            "channel_id": snowflake::show(message.channel),
            "author": user(message.author),
            "content": message.content,
            "timestamp": instant::show(message.sent_at),
            "edited_timestamp": instant::show_or_null(message.edited_at()),
            "tts": false,
            "pinned": false,
            "mention_everyone": message.pinged_everyone,
            "mentions": message.pinged.iter().filter_map(|&id| user(id)).collect::<Vec<_>>(),
            "mention_roles": [],
            "attachments": attachments,
            "embeds": embeds,
            "components": message.components,
            "flags": message.flags,
        });
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        if let Some(reference) = message.reference {
            json["message_reference"] = json!({
                "type": 0,
                "channel_id": snowflake::show(message.channel),
                "message_id": snowflake::show(reference),
            });
        }
        // A thread made from a message bears the message's id.
        if let Some(thread) = self.channels.get(&message.id) {
            json["thread"] = self.channel_json(thread);
        }
        if let Some(interaction) = message.interaction {
            self.add_interaction(&mut json, message, interaction);
        }
        json
    }

    fn add_interaction(&self, json: &mut Value, message: &Message, interaction: u64) {
        json["application_id"] = snowflake::show(self.app.id);
        json["webhook_id"] = snowflake::show(self.app.id);
        let Some(exchange) = self.exchanges.get(&interaction) else {
            return;
        };
        let user = self.users.get(&exchange.user).map(User::json);
        let mut metadata = json!({
            "id": snowflake::show(interaction),
            "type": exchange.kind.number(),
            "user": user,
            "authorizing_integration_owners": exchange.owners_json(),
        });
        if let Some(original) = exchange.original.filter(|&original| original != message.id) {
            metadata["original_response_message_id"] = snowflake::show(original);
        }
        if let Some(source) = exchange.source {
            metadata["interacted_message_id"] = snowflake::show(source);
        }
        if let Some(target) = exchange.target.and_then(|id| self.users.get(&id)) {
            metadata["target_user"] = target.json();
        }
        if let Some(name) = exchange.payload["data"]["name"].as_str() {
            json["interaction"] = json!({
                "id": snowflake::show(interaction),
                "type": exchange.kind.number(),
                "name": name,
                "user": metadata["user"],
            });
        }
        json["interaction_metadata"] = metadata;
    }
}
