//! An interaction as Discord's side remembers it: what was asked, and what was answered.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::world::World;
use super::{instant, snowflake};

/// How long the bot has for its first answer.
pub const ANSWER_MS: i64 = 3_000;

/// How long the interaction's token is good.
pub const TOKEN_MS: i64 = 15 * 60 * 1000;

/// What kind of interaction it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExchangeKind {
    /// A command was used.
    Command,
    /// A button was pressed or a select used.
    Component,
    /// Suggestions are asked for while a command is typed.
    Autocomplete,
    /// A form was sent.
    Modal,
}

impl ExchangeKind {
    /// Discord's number for it.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

/// The bot's first answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Callback {
    /// Discord's number for the kind of answer.
    pub kind: u8,
    /// What came with it.
    pub data: Value,
    /// When it came, in UTC milliseconds.
    pub at: i64,
}

/// An interaction and what became of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Exchange {
    /// The interaction's id.
    pub id: u64,
    /// The token that answers it.
    pub token: String,
    /// What kind it is.
    pub kind: ExchangeKind,
    /// The guild it happened in, if it did.
    pub guild: Option<u64>,
    /// The channel it happened in.
    pub channel: u64,
    /// Who did it.
    pub user: u64,
    /// The message whose button was pressed.
    pub source: Option<u64>,
    /// The user a context menu was opened on.
    pub target: Option<u64>,
    /// What the bot is told.
    pub payload: Value,
    /// When the bot was first told, in UTC milliseconds.
    pub delivered_at: Option<i64>,
    /// When a bot that listened was first told, in UTC milliseconds: one that was away hears of it later.
    pub heard_at: Option<i64>,
    /// The first answer.
    pub callback: Option<Callback>,
    /// The message `@original` stands for.
    pub original: Option<u64>,
    /// The messages that followed, in order.
    pub followups: Vec<u64>,
}

impl Exchange {
    pub(super) fn owners_json(&self) -> Value {
        match self.guild {
            Some(guild) => json!({ "0": snowflake::show(guild) }),
            None => json!({ "0": "0" }),
        }
    }

    /// Whether the time for a first answer ran out without one.
    #[must_use]
    pub fn is_lost(&self, now: i64) -> bool {
        self.callback.is_none() && self.delivered_at.is_some_and(|told| now.saturating_sub(told) > ANSWER_MS)
    }

    /// Whether a bot heard of it only when hardly anything was left of the time for a first answer.
    #[must_use]
    pub fn was_heard_late(&self) -> bool {
        self.delivered_at.zip(self.heard_at).is_some_and(|(told, heard)| heard.saturating_sub(told) > ANSWER_MS / 2)
    }

    /// Whether the token has ended.
    #[must_use]
    pub fn is_over(&self, now: i64) -> bool {
        let since = self.delivered_at.unwrap_or_else(|| snowflake::stamped(self.id));
        now.saturating_sub(since) > TOKEN_MS
    }
}

/// What a person does, before it has become an interaction.
#[derive(Clone, Debug)]
pub(super) struct Act {
    pub(super) kind: ExchangeKind,
    pub(super) user: u64,
    pub(super) guild: Option<u64>,
    pub(super) channel: u64,
    pub(super) data: Value,
    pub(super) source: Option<u64>,
    /// The message as the person saw it, which may not be how it is now.
    pub(super) shown: Option<Value>,
    pub(super) target: Option<u64>,
    pub(super) stamp: Option<i64>,
}

impl World {
    /// Turns what a person does into an interaction the bot can be told of.
    pub(super) fn open_exchange(&mut self, act: Act) -> u64 {
        let stamp = act.stamp.unwrap_or_else(|| self.now());
        let id = self.mint_at(stamp);
        let token = format!("aW50ZXJhY3Rpb246{:x}{:x}", id.rotate_left(29), self.mint_at(stamp));
        let mut payload = json!({
            "id": snowflake::show(id),
            "application_id": snowflake::show(self.app.id),
            "type": act.kind.number(),
            "token": token,
            "version": 1,
            "data": act.data,
            "channel_id": snowflake::show(act.channel),
            "channel": self
                .channels
                .get(&act.channel)
                .map(|channel| self.interaction_channel_json(channel, act.user)),
            "app_permissions": self.app_permissions(act.channel).to_string(),
            "entitlements": [],
            "context": if act.guild.is_some() { 0 } else { 1 },
            "attachment_size_limit": super::limits::FILE_BYTES_MAX,
        });
        let user = self.users.get(&act.user);
        payload["locale"] = json!(user.map_or("en-US", |user| user.locale.as_str()));
        if let Some(guild) = act.guild.and_then(|id| self.guilds.get(&id)) {
            let mut member = self.member_json(guild, act.user).unwrap_or(Value::Null);
            let bits = self.member_permissions(act.channel, act.user);
            member["permissions"] = json!(bits.to_string());
            payload["member"] = member;
            payload["guild_id"] = snowflake::show(guild.id);
            payload["guild_locale"] = json!(guild.preferred_locale);
            payload["guild"] = json!({
                "id": snowflake::show(guild.id),
                "locale": guild.preferred_locale,
                "features": [],
            });
        } else if let Some(user) = user {
            payload["user"] = user.json();
        }
        if let Some(shown) = act.shown {
            payload["message"] = shown;
        }
        let mut exchange = Exchange {
            id,
            token: token.clone(),
            kind: act.kind,
            guild: act.guild,
            channel: act.channel,
            user: act.user,
            source: act.source,
            target: act.target,
            payload,
            delivered_at: None,
            heard_at: None,
            callback: None,
            original: None,
            followups: Vec::new(),
        };
        exchange.payload["authorizing_integration_owners"] = exchange.owners_json();
        self.tokens.insert(token, id);
        self.exchanges.insert(id, exchange);
        id
    }

    /// Puts something else in the place of what the bot is told.
    pub(super) fn set_payload(&mut self, interaction: u64, payload: Value) {
        if let Some(exchange) = self.exchanges.get_mut(&interaction) {
            exchange.payload = payload;
        }
    }

    /// Tells the bot of an interaction, for the first time or again.
    pub(super) fn deliver(&mut self, interaction: u64) {
        let Some(exchange) = self.exchanges.get(&interaction) else {
            return;
        };
        let (guild, payload) = (exchange.guild, exchange.payload.clone());
        self.dispatch_interaction(guild, interaction, payload);
    }

    /// The callback as `with_response` shows it.
    pub(super) fn callback_json(&self, exchange: &Exchange) -> Value {
        let Some(callback) = &exchange.callback else {
            return Value::Null;
        };
        let message = exchange.original.and_then(|id| self.messages.get(&id));
        let mut json = json!({
            "interaction": {
                "id": snowflake::show(exchange.id),
                "type": exchange.kind.number(),
                "response_message_id": snowflake::show_or_null(exchange.original),
                "response_message_loading": message.is_some_and(super::message::Message::is_loading),
                "response_message_ephemeral": message.is_some_and(super::message::Message::is_ephemeral),
                "channel_id": snowflake::show(exchange.channel),
                "guild_id": snowflake::show_or_null(exchange.guild),
                "created_timestamp": instant::show(snowflake::stamped(exchange.id)),
            },
        });
        if matches!(callback.kind, 4 | 5 | 7) {
            json["resource"] = json!({
                "type": callback.kind,
                "message": message.map(|message| self.message_json(message)),
            });
        }
        json
    }
}
