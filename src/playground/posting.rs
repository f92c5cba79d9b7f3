//! Posting, changing and removing messages, whoever asks for it.

use serde_json::{Value, json};

use super::draft::{Draft, Listed};
use super::limits;
use super::mention::AllowedMentions;
use super::message::{self, Attachment, Edit, Message};
use super::refusal::{self, Complaints, Refusal};
use super::world::World;
use super::{permissions, session, snowflake};

/// How long a nonce is remembered.
const NONCE_MS: i64 = 5 * 60 * 1000;

/// Where a message comes from.
#[derive(Clone, Debug)]
pub(super) struct Origin {
    pub(super) author: u64,
    pub(super) channel: u64,
    pub(super) kind: u8,
    pub(super) interaction: Option<u64>,
    pub(super) visible_to: Option<u64>,
}

impl World {
    /// Posts what a draft describes, or finds what was posted with the same nonce.
    pub(super) fn post(&mut self, origin: Origin, draft: Draft) -> Result<u64, Refusal> {
        if let Some(earlier) = self.earlier_with_nonce(origin.author, &draft) {
            return Ok(earlier);
        }
        let id = self.mint();
        let mut message = Message {
            id,
            channel: origin.channel,
            author: origin.author,
            kind: origin.kind,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: draft.flags,
            sent_at: self.now(),
            edits: Vec::new(),
            pinged: Vec::new(),
            pinged_everyone: false,
            nonce: draft.nonce.clone(),
            visible_to: origin.visible_to,
            interaction: origin.interaction,
            reference: draft.reference,
        };
        if message.visible_to.is_some() {
            message.flags |= message::EPHEMERAL;
        }
        let allowed = draft.allowed.clone();
        self.apply(&mut message, draft)?;
        self.resolve_pings(&mut message, allowed);
        self.insert_message(message);
        Ok(id)
    }

    /// Puts a finished message where it belongs and tells of it.
    pub(super) fn insert_message(&mut self, message: Message) {
        let (id, place) = (message.id, message.channel);
        let joined: Vec<u64> = message.pinged.clone();
        let author = message.author;
        let is_seen = !message.is_ephemeral();
        self.messages.put(message);
        if is_seen {
            if let Some(channel) = self.channels.get_mut(&place) {
                channel.last_message = Some(id);
                if let Some(thread) = &mut channel.thread {
                    thread.sent += 1;
                }
            }
            self.wake(place);
            // Who speaks or is pinged in a thread is in it from then on.
            for user in std::iter::once(author).chain(joined) {
                self.join_thread(place, user);
            }
            self.tell_message("MESSAGE_CREATE", id);
        }
    }

    /// Changes a message as a draft describes; nobody is pinged by that.
    pub(super) fn revise(&mut self, id: u64, draft: Draft, interaction: Option<u64>) -> Result<(), Refusal> {
        let Some(mut message) = self.messages.get(&id).cloned() else {
            return Err(refusal::UNKNOWN_MESSAGE);
        };
        if draft.has_flags {
            message.flags &= !message::SUPPRESS_EMBEDS;
            message.flags |= draft.flags & message::SUPPRESS_EMBEDS;
        }
        // The words a deferred answer was waited for may ping: they are said for the first time.
        let allowed = draft.allowed.clone();
        let was_loading = message.is_loading();
        self.apply(&mut message, draft)?;
        if was_loading {
            message.flags &= !message::LOADING;
            self.resolve_pings(&mut message, allowed);
        } else {
            let at = self.now();
            message.edits.push(Edit { at, interaction });
        }
        let is_seen = !message.is_ephemeral();
        self.messages.put(message);
        if is_seen {
            self.tell_message("MESSAGE_UPDATE", id);
        }
        Ok(())
    }

    /// Removes a message and tells of it.
    pub(super) fn remove_message(&mut self, id: u64) -> bool {
        let Some(message) = self.messages.remove(id) else {
            return false;
        };
        if !message.is_ephemeral() {
            let guild = self.channels.get(&message.channel).and_then(|place| place.guild);
            let mut data = json!({
                "id": snowflake::show(id),
                "channel_id": snowflake::show(message.channel),
            });
            if let Some(guild) = guild {
                data["guild_id"] = snowflake::show(guild);
            }
            self.dispatch("MESSAGE_DELETE", message_intent(guild), guild, &data);
        }
        self.retire(message.attachments);
        true
    }

    fn earlier_with_nonce(&self, author: u64, draft: &Draft) -> Option<u64> {
        let nonce = draft.nonce.as_ref().filter(|_| draft.enforce_nonce)?;
        let since = self.now().saturating_sub(NONCE_MS);
        let newest = self.messages.with_nonce(author, nonce)?;
        (newest.sent_at >= since).then_some(newest.id)
    }

    fn apply(&mut self, message: &mut Message, draft: Draft) -> Result<(), Refusal> {
        if let Some(content) = draft.content {
            message.content = content;
        }
        if let Some(components) = draft.components {
            message.components = components;
        }
        self.apply_files(message, draft.attachments.as_deref(), draft.uploads)?;
        if let Some(mut embeds) = draft.embeds {
            for embed in &mut embeds {
                settle_embed(embed, &message.attachments);
            }
            message.embeds = embeds;
        }
        if message.is_empty() {
            return Err(refusal::EMPTY_MESSAGE);
        }
        // An interaction's answer does not depend on what the bot may do in the channel.
        let bits = self.app_permissions(message.channel);
        if message.author == self.app.id && message.interaction.is_none() && bits & permissions::EMBED_LINKS == 0 {
            message.embeds.clear();
        }
        Ok(())
    }

    fn apply_files(
        &mut self,
        message: &mut Message,
        listed: Option<&[Listed]>,
        uploads: Vec<(u64, super::journal::Upload)>,
    ) -> Result<(), Refusal> {
        let mut complaints = Complaints::default();
        if let Some(listed) = listed {
            // A number that is no upload's must be a file the message has.
            for (index, entry) in listed.iter().enumerate() {
                let is_known = uploads.iter().any(|(number, _)| *number == entry.id)
                    || message.attachments.iter().any(|file| file.id == entry.id);
                if !is_known {
                    complaints.add(
                        &format!("attachments.{index}.id"),
                        "ATTACHMENT_NOT_FOUND",
                        "The attachment is neither uploaded nor on the message.",
                    );
                }
            }
            self.retire(message.attachments.extract_if(.., |file| listed.iter().all(|entry| entry.id != file.id)));
            for file in &mut message.attachments {
                let entry = listed.iter().find(|entry| entry.id == file.id);
                if let Some(description) = entry.and_then(|entry| entry.description.clone()) {
                    file.description = Some(description);
                }
            }
        }
        for (number, upload) in uploads {
            let entry = listed.and_then(|listed| listed.iter().find(|entry| entry.id == number));
            let name = entry.and_then(|entry| entry.filename.as_deref()).unwrap_or(&upload.filename);
            let filename = plain_filename(name);
            let id = self.mint();
            let (address, place) = (self.address, message.channel);
            message.attachments.push(Attachment {
                id,
                url: format!("http://{address}/attachments/{place}/{id}/{filename}"),
                filename,
                description: entry.and_then(|entry| entry.description.clone()),
                content_type: upload.content_type,
                bytes: upload.bytes,
            });
        }
        complaints.count("attachments", message.attachments.len(), limits::FILES_MAX);
        complaints.verdict()
    }

    fn resolve_pings(&self, message: &mut Message, allowed: Option<AllowedMentions>) {
        if message.is_ephemeral() {
            return;
        }
        let allowed = allowed.unwrap_or_else(|| match message.interaction {
            Some(_) => AllowedMentions::users_only(),
            None => AllowedMentions::everything(),
        });
        let mut pings = allowed.pings(&message.content);
        let replied = message.reference.filter(|_| pings.replied_user).and_then(|id| self.messages.get(&id));
        if let Some(replied) = replied
            && !pings.users.contains(&replied.author)
        {
            pings.users.push(replied.author);
        }
        message.pinged = pings
            .users
            .into_iter()
            .filter(|&user| user != message.author)
            .filter(|&user| self.member_permissions(message.channel, user) & permissions::VIEW_CHANNEL != 0)
            .collect();
        let bits = if message.author == self.app.id {
            self.app_permissions(message.channel)
        } else {
            self.member_permissions(message.channel, message.author)
        };
        message.pinged_everyone = pings.everyone && bits & permissions::MENTION_EVERYONE != 0;
    }

    fn tell_message(&mut self, name: &str, id: u64) {
        let Some(message) = self.messages.get(&id) else {
            return;
        };
        let guild = self.channels.get(&message.channel).and_then(|place| place.guild);
        let mut data = self.message_json(message);
        if let Some(guild) = guild.and_then(|id| self.guilds.get(&id)) {
            data["guild_id"] = snowflake::show(guild.id);
            if let Some(member) = self.bare_member_json(guild, message.author) {
                data["member"] = member;
            }
        }
        let app = self.app.id;
        let is_open = guild.is_none() || message.author == app || message.pinged.contains(&app);
        let mut veiled = data.clone();
        veiled["content"] = json!("");
        for field in ["embeds", "attachments", "components"] {
            veiled[field] = json!([]);
        }
        self.dispatch_with(name, message_intent(guild), guild, |intents| {
            if is_open || intents & session::MESSAGE_CONTENT != 0 { data.clone() } else { veiled.clone() }
        });
    }
}

fn message_intent(guild: Option<u64>) -> u64 {
    if guild.is_some() { session::GUILD_MESSAGES } else { session::DIRECT_MESSAGES }
}

/// The name Discord gives a file: plain letters, digits, dots, dashes and underscores.
fn plain_filename(name: &str) -> String {
    let plain: String = name
        .chars()
        .map(|c| match c {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '.' | '-' | '_' => c,
            _ => '_',
        })
        .collect();
    if plain.is_empty() { "unknown".to_owned() } else { plain }
}

/// Completes an embed: the kind, and addresses for pictures among the files.
fn settle_embed(embed: &mut Value, files: &[Attachment]) {
    if embed["type"].is_null() {
        embed["type"] = json!("rich");
    }
    for place in message::PICTURES {
        let Some(url) = embed.pointer_mut(place) else {
            continue;
        };
        let file = url
            .as_str()
            .and_then(|url| url.strip_prefix("attachment://"))
            .map(plain_filename)
            .and_then(|name| files.iter().rev().find(|file| file.filename == name));
        let Some(file) = file else { continue };
        *url = json!(file.url);
        let size = message::picture_size(&file.bytes);
        let picture = place.trim_end_matches("/url");
        if let (true, Some((width, height)), Some(fields)) = (place.ends_with("/url"), size, embed.pointer_mut(picture))
        {
            fields["width"] = json!(width);
            fields["height"] = json!(height);
            fields["proxy_url"] = json!(file.url);
        }
    }
}
