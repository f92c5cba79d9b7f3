//! The gateway's sockets: hello, heartbeats, and the way of events to a bot.

#![expect(clippy::disallowed_methods, reason = "the patience with a silent bot is real time, and no part of a game")]

use std::time::Duration;

use axum::extract::State;
use axum::extract::connect_info::ConnectInfo;
use axum::extract::rejection::ExtensionRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::time::Instant;

use super::Playground;
use super::line::Scissors;
use super::session::{Close, Outgoing};

/// Opens a gateway socket, or refuses to.
pub(super) async fn open(
    State(playground): State<Playground>,
    line: Result<ConnectInfo<Scissors>, ExtensionRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(refusal) => return refusal.into_response(),
    };
    let is_refused = playground.change(|world| {
        let refused = world.gateway.refusals > 0;
        world.gateway.refusals = world.gateway.refusals.saturating_sub(1);
        refused
    });
    let Ok(ConnectInfo(scissors)) = line else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let is_heard = playground.change(|world| {
        world.gateway.unanswered += usize::from(world.gateway.is_deaf);
        !world.gateway.is_deaf
    });
    if !is_heard {
        // Whoever waits for an answer waits until he gives up.
        std::future::pending::<()>().await;
    }
    if is_refused {
        scissors.cut();
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(move |socket| converse(playground, socket, scissors))
}

/// Talks to a bot over one socket until either side ends it.
async fn converse(playground: Playground, socket: WebSocket, scissors: Scissors) {
    let (wire, mut outgoing, heartbeat_ms) = playground.change(|world| {
        let (wire, outgoing) = world.gateway.open_wire();
        (wire, outgoing, world.gateway.heartbeat_ms)
    });
    let (mut sink, mut stream) = socket.split();
    let hello = json!({
        "op": 10, "s": null, "t": null,
        "d": { "heartbeat_interval": heartbeat_ms, "_trace": [] },
    });
    let patience = Duration::from_millis(heartbeat_ms.saturating_mul(3) / 2);
    let mut deadline = Instant::now() + patience;
    let mut took_leave = false;
    let mut next = Some(Outgoing::Text(hello.to_string()));
    loop {
        let ended = match next.take() {
            Some(Outgoing::Text(_)) if playground.look(|world| world.gateway.is_mute) => false,
            Some(Outgoing::Text(text)) => sink.send(Message::text(text)).await.is_err(),
            Some(Outgoing::Close(close)) => {
                let frame = CloseFrame { code: close.code, reason: close.reason.into() };
                // The bot may be gone already; then there is nobody to tell.
                let _ = sink.send(Message::Close(Some(frame))).await;
                true
            }
            Some(Outgoing::Bare) => {
                let _ = sink.send(Message::Close(None)).await;
                true
            }
            Some(Outgoing::Cut) => {
                scissors.cut();
                true
            }
            None => false,
        };
        if ended {
            break;
        }
        tokio::select! {
            message = outgoing.recv() => match message {
                Some(message) => next = Some(message),
                None => break,
            },
            () = tokio::time::sleep_until(deadline) => {
                next = Some(Outgoing::Close(Close::SESSION_TIMED_OUT));
            }
            message = stream.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    let hearing = hear(&playground, wire, &text);
                    if hearing.is_heartbeat {
                        deadline = Instant::now() + patience;
                    }
                    next = hearing.reply;
                }
                Some(Ok(Message::Close(frame))) => {
                    took_leave = frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                    break;
                }
                Some(Ok(Message::Binary(_))) => next = Some(Outgoing::Close(Close::DECODE_ERROR)),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Err(_)) | None => break,
            }
        }
    }
    playground.change(|world| world.gateway.close_wire(wire, took_leave));
}

/// What came of something a bot said.
struct Hearing {
    reply: Option<Outgoing>,
    is_heartbeat: bool,
}

fn hear(playground: &Playground, wire: u64, text: &str) -> Hearing {
    let mut is_heartbeat = false;
    let outcome = match serde_json::from_str::<Value>(text) {
        Err(_) => Err(Close::DECODE_ERROR),
        Ok(payload) => match payload["op"].as_u64() {
            Some(1) => {
                is_heartbeat = true;
                let is_acknowledged = playground.change(|world| world.gateway.hear_heartbeat(wire));
                let acknowledgement = json!({ "op": 11, "d": null, "s": null, "t": null });
                Ok(is_acknowledged.then(|| Outgoing::Text(acknowledgement.to_string())))
            }
            Some(2) => playground.change(|world| world.identify(wire, &payload["d"])).map(|()| None),
            Some(6) => playground.change(|world| world.resume(wire, &payload["d"])).map(|()| None),
            // Presence, voice, members and sounds: accepted, for nothing comes of them here.
            Some(3 | 4 | 8 | 31) => {
                if playground.look(|world| world.gateway.has_session(wire)) {
                    Ok(None)
                } else {
                    Err(Close::NOT_AUTHENTICATED)
                }
            }
            Some(_) => Err(Close::UNKNOWN_OPCODE),
            None => Err(Close::DECODE_ERROR),
        },
    };
    Hearing { reply: outcome.unwrap_or_else(|close| Some(Outgoing::Close(close))), is_heartbeat }
}

#[cfg(test)]
mod tests;
