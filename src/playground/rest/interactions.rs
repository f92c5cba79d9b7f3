//! The first answer to an interaction.

use serde_json::Value;

use super::{Answer, Call, Outcome};
use crate::playground::draft::{Draft, Use};
use crate::playground::exchange::{Callback, Exchange, ExchangeKind};
use crate::playground::message::{self, Message};
use crate::playground::posting::Origin;
use crate::playground::refusal::{self, Complaints, Refusal};
use crate::playground::world::World;

const MESSAGE: u8 = 4;
const DEFERRED_MESSAGE: u8 = 5;
const DEFERRED_UPDATE: u8 = 6;
const UPDATE: u8 = 7;
const SUGGESTIONS: u8 = 8;
const FORM: u8 = 9;

/// Discord's number for a message that answers another.
pub(super) const REPLY: u8 = 19;

pub(super) fn callback(world: &mut World, call: &Call) -> Outcome {
    let now = world.now();
    let exchange = world
        .exchanges
        .get(&call.id(1)?)
        .filter(|exchange| exchange.token == call.segment(2))
        .ok_or(refusal::UNKNOWN_INTERACTION)?;
    if exchange.callback.is_some() {
        return Err(refusal::ALREADY_ACKNOWLEDGED);
    }
    if exchange.delivered_at.is_none() || exchange.is_lost(now) {
        return Err(refusal::UNKNOWN_INTERACTION);
    }
    let exchange = exchange.clone();
    let kind = read_kind(&exchange, &call.body["type"])?;
    let data = &call.body["data"];
    let original = match kind {
        MESSAGE => {
            let draft = Draft::read(data, &call.files, "data", Use::Answer)?;
            let origin = world.answer_origin(&exchange, draft.flags);
            let draft = Draft { reference: exchange.source, ..draft };
            Some(world.post(origin, draft)?)
        }
        DEFERRED_MESSAGE => Some(world.post_loading(&exchange, data)?),
        DEFERRED_UPDATE => exchange.source,
        UPDATE => {
            let draft = Draft::read(data, &call.files, "data", Use::Edit)?;
            let source = exchange.source.ok_or(refusal::UNKNOWN_MESSAGE)?;
            world.revise(source, draft, Some(exchange.id))?;
            Some(source)
        }
        SUGGESTIONS => {
            check_suggestions(&exchange, &data["choices"])?;
            None
        }
        _ => {
            check_form(data)?;
            None
        }
    };
    let Some(exchange) = world.exchanges.get_mut(&exchange.id) else {
        return Err(refusal::UNKNOWN_INTERACTION);
    };
    exchange.original = original;
    exchange.callback = Some(Callback { kind, data: data.clone(), at: now });
    let exchange = exchange.clone();
    if call.is_set("with_response") {
        return Ok(Answer::ok(world.callback_json(&exchange)));
    }
    Ok(Answer::empty())
}

/// Reads the kind of answer, which must fit the kind of interaction.
fn read_kind(exchange: &Exchange, kind: &Value) -> Result<u8, Refusal> {
    let has_source = exchange.source.is_some();
    let allowed: &[u8] = match exchange.kind {
        ExchangeKind::Autocomplete => &[SUGGESTIONS],
        ExchangeKind::Command => &[MESSAGE, DEFERRED_MESSAGE, FORM],
        ExchangeKind::Component => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, FORM],
        ExchangeKind::Modal if has_source => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE],
        ExchangeKind::Modal => &[MESSAGE, DEFERRED_MESSAGE],
    };
    let kind = kind.as_u64().and_then(|kind| u8::try_from(kind).ok());
    kind.filter(|kind| allowed.contains(kind))
        .ok_or_else(|| Refusal::of_field("type", "BASE_TYPE_CHOICES", format!("Value must be one of {allowed:?}.")))
}

fn check_suggestions(exchange: &Exchange, choices: &Value) -> Result<(), Refusal> {
    let Some(list) = choices.as_array() else {
        let message = "This field is required";
        return Err(Refusal::of_field("data.choices", "BASE_TYPE_REQUIRED", message));
    };
    let mut complaints = Complaints::default();
    complaints.count("data.choices", list.len(), 25);
    let kind = focused(&exchange.payload["data"]).map_or(3, |option| option["type"].as_u64().unwrap_or(3));
    for (index, choice) in list.iter().enumerate() {
        let path = format!("data.choices.{index}");
        let name = choice["name"].as_str().unwrap_or_default();
        complaints.length(&format!("{path}.name"), name, 1, 100);
        let value = &choice["value"];
        let fits = match kind {
            4 => value.is_i64() || value.is_u64(),
            10 => value.is_number(),
            _ => value.is_string(),
        };
        if !fits {
            let message = "The value does not fit the option's type.";
            complaints.add(&format!("{path}.value"), "APPLICATION_COMMAND_OPTION_VALUE_INVALID", message);
        }
        if let Some(text) = value.as_str() {
            complaints.length(&format!("{path}.value"), text, 1, 100);
        }
    }
    complaints.verdict()
}

/// The option that is being typed.
fn focused(data: &Value) -> Option<&Value> {
    data["options"].as_array()?.iter().find_map(
        |option| {
            if option["focused"] == true { Some(option) } else { focused(option) }
        },
    )
}

fn check_form(data: &Value) -> Result<(), Refusal> {
    let mut complaints = Complaints::default();
    for (field, most) in [("title", 45), ("custom_id", 100)] {
        let text = data[field].as_str().unwrap_or_default();
        complaints.length(&format!("data.{field}"), text, 1, most);
    }
    let rows = data["components"].as_array().map_or(0, Vec::len);
    if !(1..=5).contains(&rows) {
        complaints.add("data.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
    }
    complaints.verdict()
}

impl World {
    /// Where an interaction's answer comes from and who sees it.
    pub(super) fn answer_origin(&self, exchange: &Exchange, flags: u64) -> Origin {
        Origin {
            author: self.app.id,
            channel: exchange.channel,
            kind: match (exchange.kind, exchange.target) {
                (ExchangeKind::Command, Some(_)) => 23,
                (ExchangeKind::Command, None) => 20,
                _ if exchange.source.is_some() => REPLY,
                _ => 0,
            },
            interaction: Some(exchange.id),
            visible_to: (flags & message::EPHEMERAL != 0).then_some(exchange.user),
        }
    }

    fn post_loading(&mut self, exchange: &Exchange, data: &Value) -> Result<u64, Refusal> {
        let flags = data["flags"].as_u64().unwrap_or(0) & (message::EPHEMERAL | message::SUPPRESS_NOTIFICATIONS);
        let origin = self.answer_origin(exchange, flags);
        if !self.channels.contains_key(&origin.channel) {
            return Err(refusal::UNKNOWN_CHANNEL);
        }
        let id = self.mint();
        self.insert_message(Message {
            id,
            channel: origin.channel,
            author: origin.author,
            kind: origin.kind,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: flags | message::LOADING,
            sent_at: self.now(),
            edits: Vec::new(),
            pinged: Vec::new(),
            pinged_everyone: false,
            nonce: None,
            visible_to: origin.visible_to,
            interaction: origin.interaction,
            reference: exchange.source,
        });
        Ok(id)
    }
}
