//! The way of changes to a page: one WebSocket for each, with what its viewer sees.

use std::collections::{BTreeMap, BTreeSet};

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{Serving, sight};
use crate::playground::world::World;

/// Who looks.
#[derive(Deserialize)]
pub(super) struct Viewer {
    r#as: u64,
}

/// Opens the way to one page.
pub(super) async fn open(
    State(serving): State<Serving>,
    Query(viewer): Query<Viewer>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| tell(serving, viewer.r#as, socket))
}

/// Tells a page of every change until it is closed.
async fn tell(serving: Serving, viewer: u64, mut socket: WebSocket) {
    let mut changes = serving.playground.changes();
    let mut told = Told::default();
    loop {
        // Marked as seen before looking, so that no change slips in between.
        changes.borrow_and_update();
        let advanced = (serving.hands.advanced)();
        let news = serving.playground.look(|world| told.news(world, viewer, advanced));
        if let Some(news) = news
            && socket.send(Message::text(news)).await.is_err()
        {
            return;
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return },
            heard = socket.recv() => match heard {
                // A page says nothing over its socket but goodbye.
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
        }
    }
}

/// What a page was told, so that it is told what is new only.
#[derive(Default)]
struct Told {
    parts: BTreeMap<&'static str, String>,
    messages: BTreeMap<u64, String>,
}

impl Told {
    /// What is new, as a page is told of it; nothing if nothing is.
    fn news(&mut self, world: &World, viewer: u64, advanced_ms: i64) -> Option<String> {
        let mut parts = Map::new();
        for (name, part) in sight::parts(world, viewer, advanced_ms) {
            let text = part.to_string();
            if self.parts.get(name) != Some(&text) {
                self.parts.insert(name, text);
                parts.insert(name.to_owned(), part);
            }
        }
        // The stand-in's own address is closed to the page, which has a way of its own to the files.
        let own = format!("http://{}/attachments/", world.address);
        let mut messages: Vec<Value> = Vec::new();
        let mut seen = BTreeSet::new();
        for (id, message) in sight::messages(world, viewer) {
            seen.insert(id);
            let text = message.to_string();
            if self.messages.get(&id) != Some(&text) {
                messages.push(own_links(message, &own));
                self.messages.insert(id, text);
            }
        }
        let gone: Vec<u64> = self.messages.keys().filter(|id| !seen.contains(id)).copied().collect();
        for id in &gone {
            self.messages.remove(id);
        }
        if parts.is_empty() && messages.is_empty() && gone.is_empty() {
            return None;
        }
        let gone: Vec<String> = gone.iter().map(ToString::to_string).collect();
        Some(json!({ "now": world.now(), "parts": parts, "messages": messages, "gone": gone }).to_string())
    }
}

/// Has every address of a file lead to the page's own door.
fn own_links(value: Value, own: &str) -> Value {
    match value {
        Value::String(text) => match text.strip_prefix(own) {
            Some(rest) => Value::String(format!("/attachments/{rest}")),
            None => Value::String(text),
        },
        Value::Array(items) => Value::Array(items.into_iter().map(|item| own_links(item, own)).collect()),
        Value::Object(fields) => {
            Value::Object(fields.into_iter().map(|(name, field)| (name, own_links(field, own))).collect())
        }
        other => other,
    }
}
