//! What follows an interaction's first answer, with the interaction's token.

use super::interactions::REPLY;
use super::{Answer, Call, Outcome};
use crate::playground::draft::{Draft, Use};
use crate::playground::exchange::Exchange;
use crate::playground::message::Message;
use crate::playground::refusal::{self, Refusal};
use crate::playground::world::World;

/// The interaction a request's token is of, if it was answered and the token is still good.
fn exchange<'a>(world: &'a World, call: &Call) -> Result<&'a Exchange, Refusal> {
    if call.id(1)? != world.app.id {
        return Err(refusal::UNKNOWN_WEBHOOK);
    }
    let exchange = world
        .tokens
        .get(call.segment(2))
        .and_then(|id| world.exchanges.get(id))
        .ok_or(refusal::INVALID_WEBHOOK_TOKEN)?;
    if exchange.is_over(world.now()) {
        return Err(refusal::INVALID_WEBHOOK_TOKEN);
    }
    // Before the first answer there is no webhook yet.
    if exchange.callback.is_none() {
        return Err(refusal::UNKNOWN_WEBHOOK);
    }
    Ok(exchange)
}

/// The message a request is for: the original, or one of those that followed.
fn target<'a>(world: &'a World, exchange: &Exchange, call: &Call) -> Result<&'a Message, Refusal> {
    let id = match call.segment(4) {
        "@original" => exchange.original,
        _ => Some(call.id(4)?).filter(|id| exchange.followups.contains(id) || exchange.original == Some(*id)),
    };
    id.and_then(|id| world.messages.get(&id)).ok_or(refusal::UNKNOWN_MESSAGE)
}

pub(super) fn create(world: &mut World, call: &Call) -> Outcome {
    let exchange = exchange(world, call)?.clone();
    let draft = Draft::read(&call.body, &call.files, "", Use::Answer)?;
    let loading = exchange
        .original
        .and_then(|id| world.messages.get(&id))
        .filter(|message| message.is_loading())
        .map(|message| message.id);
    if let Some(id) = loading {
        // The first to follow fills in the deferred message, whose visibility is settled.
        world.revise(id, draft, Some(exchange.id))?;
        return Ok(Answer::ok(world.shown(id)));
    }
    let mut origin = world.answer_origin(&exchange, draft.flags);
    origin.kind = if exchange.original.is_some() { REPLY } else { 0 };
    let draft = Draft { reference: exchange.original, ..draft };
    let id = world.post(origin, draft)?;
    if let Some(exchange) = world.exchanges.get_mut(&exchange.id) {
        exchange.followups.push(id);
    }
    Ok(Answer::ok(world.shown(id)))
}

pub(super) fn show(world: &mut World, call: &Call) -> Outcome {
    let message = target(world, exchange(world, call)?, call)?;
    Ok(Answer::ok(world.message_json(message)))
}

pub(super) fn change(world: &mut World, call: &Call) -> Outcome {
    let exchange = exchange(world, call)?;
    let message = target(world, exchange, call)?;
    let (id, interaction) = (message.id, exchange.id);
    let draft = Draft::read(&call.body, &call.files, "", Use::Edit)?;
    world.revise(id, draft, Some(interaction))?;
    Ok(Answer::ok(world.shown(id)))
}

pub(super) fn remove(world: &mut World, call: &Call) -> Outcome {
    let exchange = exchange(world, call)?;
    let message = target(world, exchange, call)?;
    let id = message.id;
    world.remove_message(id);
    Ok(Answer::empty())
}
