//! The journal of requests, for the curious.

use axum::Json;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Serving;
use crate::playground::journal::Entry;

/// The most requests that are shown at a time.
const ENTRIES_MAX: usize = 200;

/// Where in the journal to begin.
#[derive(Deserialize)]
pub(super) struct Since {
    #[serde(default)]
    since: usize,
}

/// The requests from a number on, the newest if they are too many.
pub(super) async fn since(State(serving): State<Serving>, Query(from): Query<Since>) -> Json<Value> {
    Json(serving.playground.look(|world| {
        let journal = world.journal();
        let start = from.since.max(journal.len().saturating_sub(ENTRIES_MAX));
        let entries: Vec<Value> =
            journal.iter().enumerate().skip(start).map(|(number, entry)| line(number, entry)).collect();
        json!({ "next": journal.len(), "entries": entries })
    }))
}

fn line(number: usize, entry: &Entry) -> Value {
    json!({
        "number": number,
        "at": entry.at,
        "method": entry.method,
        "path": entry.path,
        "query": entry.query,
        "request": entry.request,
        "files": entry.files.iter().map(|file| json!({
            "name": file.filename,
            "size": file.bytes.len(),
        })).collect::<Vec<_>>(),
        "status": entry.status,
        "response": entry.response,
        "fault": entry.fault.as_ref().map(|fault| format!("{fault:?}")),
        "violation": entry.violation,
    })
}
