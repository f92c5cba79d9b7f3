//! A message as a request describes it, checked against Discord's limits.

use serde_json::Value;

use super::journal::Upload;
use super::limits;
use super::mention::AllowedMentions;
use super::message;
use super::refusal::{Complaints, Refusal, TOO_LARGE};
use super::snowflake;

/// A file as `attachments` lists it.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    pub(super) id: u64,
    pub(super) filename: Option<String>,
    pub(super) description: Option<String>,
}

/// A message as a request describes it; what is absent is left as it is by an edit.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub(super) content: Option<String>,
    pub(super) embeds: Option<Vec<Value>>,
    pub(super) components: Option<Vec<Value>>,
    pub(super) attachments: Option<Vec<Listed>>,
    pub(super) uploads: Vec<(u64, Upload)>,
    pub(super) flags: u64,
    pub(super) has_flags: bool,
    pub(super) allowed: Option<AllowedMentions>,
    pub(super) nonce: Option<Value>,
    pub(super) enforce_nonce: bool,
    pub(super) reference: Option<u64>,
}

/// What a draft is for, which decides what flags it may carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// A message with the bot's token.
    Post,
    /// An interaction's answer.
    Answer,
    /// A change of a message.
    Edit,
}

impl Use {
    fn flags(self) -> u64 {
        let everywhere = message::SUPPRESS_EMBEDS | message::SUPPRESS_NOTIFICATIONS;
        match self {
            Self::Post => everywhere,
            // Edits may repeat what was set at first, to no effect.
            Self::Answer | Self::Edit => everywhere | message::EPHEMERAL,
        }
    }
}

impl Draft {
    /// Reads and checks a body with its files; `path` is where the message lies in the body.
    pub(super) fn read(body: &Value, files: &[Upload], path: &str, purpose: Use) -> Result<Self, Refusal> {
        let mut complaints = Complaints::default();
        let at = |field: &str| {
            if path.is_empty() { field.to_owned() } else { format!("{path}.{field}") }
        };
        let content = optional(body, "content", |value| match value {
            Value::String(text) => Some(text.clone()),
            // Null takes the words away.
            Value::Null => Some(String::new()),
            // Discord reads numbers as text.
            Value::Number(number) => Some(number.to_string()),
            Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
        });
        if let Some(Err(())) = content {
            complaints.add(&at("content"), "STRING_TYPE_CONVERT", "Could not interpret as string.");
        }
        let content = content.and_then(Result::ok);
        if let Some(content) = &content {
            complaints.length(&at("content"), content, 0, limits::CONTENT_MAX);
        }
        let mut list = |field: &str| match body.get(field) {
            None => None,
            Some(Value::Null) => Some(Vec::new()),
            Some(Value::Array(list)) => Some(list.clone()),
            Some(_) => {
                complaints.add(&at(field), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                None
            }
        };
        let embeds = list("embeds");
        let components = list("components");
        let listed = list("attachments");
        limits::check_embeds(&mut complaints, &at("embeds"), embeds.as_deref().unwrap_or(&[]));
        limits::check_components(&mut complaints, &at("components"), components.as_deref().unwrap_or(&[]));
        let uploads = number(files)?;
        let attachments = listed.map(|listed| {
            listed
                .iter()
                .enumerate()
                .filter_map(|(index, entry)| read_listed(&mut complaints, &at(&format!("attachments.{index}")), entry))
                .collect()
        });
        let flags = body["flags"].as_u64().unwrap_or(0);
        if flags & !purpose.flags() != 0 {
            complaints.add(&at("flags"), "MESSAGE_FLAGS_INVALID", "These flags cannot be set on this message.");
        }
        let nonce = match &body["nonce"] {
            Value::Null => None,
            Value::String(text) => {
                complaints.length(&at("nonce"), text, 0, 25);
                Some(Value::String(text.clone()))
            }
            number if number.is_i64() || number.is_u64() => Some(number.clone()),
            _ => {
                complaints.add(&at("nonce"), "NONCE_TYPE_INVALID", "Not a valid nonce.");
                None
            }
        };
        let allowed = AllowedMentions::read(&mut complaints, &body["allowed_mentions"]);
        complaints.verdict()?;
        Ok(Self {
            content,
            embeds,
            components,
            attachments,
            uploads,
            flags,
            has_flags: body["flags"].is_u64(),
            allowed,
            nonce,
            enforce_nonce: body["enforce_nonce"].as_bool().unwrap_or(false),
            reference: snowflake::read(&body["message_reference"]["message_id"]),
        })
    }
}

fn optional<T>(body: &Value, field: &str, read: impl Fn(&Value) -> Option<T>) -> Option<Result<T, ()>> {
    body.get(field).map(|value| read(value).ok_or(()))
}

/// Numbers the files by their form fields `files[n]`.
fn number(files: &[Upload]) -> Result<Vec<(u64, Upload)>, Refusal> {
    let mut numbered: Vec<(u64, Upload)> = Vec::new();
    for file in files {
        let index = file
            .field
            .strip_prefix("files[")
            .and_then(|rest| rest.strip_suffix(']'))
            .and_then(|index| index.parse().ok())
            .unwrap_or_else(|| numbered.iter().map(|(index, _)| index + 1).max().unwrap_or(0));
        if file.bytes.len() > limits::FILE_BYTES_MAX {
            return Err(TOO_LARGE);
        }
        numbered.push((index, file.clone()));
    }
    Ok(numbered)
}

fn read_listed(complaints: &mut Complaints, path: &str, entry: &Value) -> Option<Listed> {
    let Some(id) = snowflake::read(&entry["id"]) else {
        complaints.required(&format!("{path}.id"));
        return None;
    };
    let description = entry["description"].as_str();
    complaints.length(&format!("{path}.description"), description.unwrap_or_default(), 0, limits::DESCRIPTION_MAX);
    Some(Listed {
        id,
        filename: entry["filename"].as_str().map(str::to_owned),
        description: description.map(str::to_owned),
    })
}
