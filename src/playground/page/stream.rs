//! The way of changes to a page: one WebSocket for each, with what its viewer sees.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};

use super::texts::Texts;
use super::{Serving, sight};
use crate::playground::locked;
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
        let change = *changes.borrow_and_update();
        let advanced = (serving.hands.advanced)();
        let sight = serving.playground.look(|world| {
            let mut texts = locked(&serving.texts);
            texts.refresh(world, change);
            Sight::of(world, &texts, viewer, advanced)
        });
        if let Some(news) = told.news(sight)
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

/// What a viewer sees at an instant. Only this is taken while the world stands still; what is new in it is found later.
struct Sight {
    now: i64,
    parts: Vec<(&'static str, Value)>,
    commands: Arc<str>,
    messages: BTreeMap<u64, Arc<str>>,
}

impl Sight {
    fn of(world: &World, texts: &Texts, viewer: u64, advanced_ms: i64) -> Sight {
        Sight {
            now: world.now(),
            parts: sight::parts(world, viewer, advanced_ms),
            commands: texts.commands(),
            messages: sight::messages(world, viewer).filter_map(|id| Some((id, texts.message(id)?))).collect(),
        }
    }
}

/// What a page was told, so that it is told what is new only.
#[derive(Default)]
struct Told {
    parts: BTreeMap<&'static str, Arc<str>>,
    messages: BTreeMap<u64, Arc<str>>,
}

impl Told {
    /// What is new, as a page is told of it; nothing if nothing is.
    fn news(&mut self, sight: Sight) -> Option<String> {
        let texts = sight.parts.into_iter().map(|(name, part)| (name, part.to_string().into()));
        let mut parts = Vec::new();
        for (name, text) in texts.chain([("commands", sight.commands)]) {
            if !self.parts.get(name).is_some_and(|told| is_same(told, &text)) {
                parts.push(format!("\"{name}\":{text}"));
                self.parts.insert(name, text);
            }
        }
        let is_told = |id: &u64, text: &Arc<str>| self.messages.get(id).is_some_and(|told| is_same(told, text));
        let messages: Vec<&str> =
            sight.messages.iter().filter(|(id, text)| !is_told(id, text)).map(|(_, text)| &**text).collect();
        let gone = self.messages.keys().filter(|id| !sight.messages.contains_key(id));
        let gone: Vec<String> = gone.map(ToString::to_string).collect();
        let is_news = !(parts.is_empty() && messages.is_empty() && gone.is_empty());
        let news = is_news.then(|| {
            let (parts, messages) = (parts.join(","), messages.join(","));
            format!(r#"{{"now":{},"parts":{{{parts}}},"messages":[{messages}],"gone":{}}}"#, sight.now, json!(gone))
        });
        self.messages = sight.messages;
        news
    }
}

/// Whether two texts are the same, most often because they are one.
fn is_same(one: &Arc<str>, other: &Arc<str>) -> bool {
    Arc::ptr_eq(one, other) || one == other
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sight(clock: u64, messages: &[(u64, &str)]) -> Sight {
        Sight {
            now: 7,
            parts: vec![("clock", json!(clock))],
            commands: "[]".into(),
            messages: messages.iter().map(|(id, text)| (*id, Arc::from(*text))).collect(),
        }
    }

    #[test]
    fn a_page_is_told_of_what_is_new_only() {
        let mut told = Told::default();
        let mut news = |sight| told.news(sight).map(|news| serde_json::from_str::<Value>(&news).expect("JSON"));
        let first = news(sight(1, &[(1, r#"{"a":1}"#), (2, "2")]));
        let parts = json!({ "clock": 1, "commands": [] });
        assert_eq!(first, Some(json!({ "now": 7, "parts": parts, "messages": [{ "a": 1 }, 2], "gone": [] })));
        assert_eq!(news(sight(1, &[(1, r#"{"a":1}"#), (2, "2")])), None);
        let later = news(sight(2, &[(2, "3"), (4, "4")]));
        assert_eq!(later, Some(json!({ "now": 7, "parts": { "clock": 2 }, "messages": [3, 4], "gone": ["1"] })));
        assert_eq!(news(sight(2, &[(2, "3"), (4, "4")])), None);
    }
}
