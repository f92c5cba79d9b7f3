//! What the bot sends: explicit mentions, whole messages, and bodies that Discord's own API description allows.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};

use jsonschema::Validator;
use serde_json::{Value, json};
use tamsk_bot::playground::Playground;
use tamsk_bot::playground::journal::Entry;

/// Checks everything the bot has sent so far.
pub fn check(playground: &Playground) {
    let violations = playground.violations();
    assert!(violations.is_empty(), "{violations:#?}");
    for entry in playground.journal() {
        mentions_are_explicit(&entry);
        against_the_description(&entry);
    }
    every_edit_of_a_board_leaves_one(&playground.journal());
}

/// A message that was posted with a picture has one picture after every edit, neither two nor none.
fn every_edit_of_a_board_leaves_one(journal: &[Entry]) {
    let ok = |entry: &&Entry| entry.status == 200;
    let posted = journal.iter().filter(ok).filter(|entry| entry.method == "POST" && !entry.files.is_empty());
    let boards: HashSet<&str> = posted.filter_map(|entry| entry.response["id"].as_str()).collect();
    for edit in journal.iter().filter(ok).filter(|entry| entry.method == "PATCH") {
        if edit.response["id"].as_str().is_some_and(|id| boards.contains(id)) {
            let kept = edit.response["attachments"].as_array().map_or(0, Vec::len);
            assert_eq!(kept, 1, "an edit leaves one board: {edit:?}");
        }
    }
}

fn mentions_are_explicit(entry: &Entry) {
    let body = match (entry.method.as_str(), entry.template) {
        ("POST", "/interactions/{interaction_id}/{interaction_token}/callback") => {
            if ![4, 7].contains(&entry.request["type"].as_u64().unwrap_or_default()) {
                return;
            }
            &entry.request["data"]
        }
        ("POST", "/channels/{channel_id}/messages")
        | ("PATCH", "/channels/{channel_id}/messages/{message_id}")
        | ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original") => &entry.request,
        _ => return,
    };
    assert!(body["allowed_mentions"].is_object(), "allowed_mentions are left to chance: {entry:?}");
    assert!(body["content"].as_str().is_none_or(|content| content.chars().count() <= 2000));
}

/// Validates a request body against Discord's API description, where that file is at hand.
fn against_the_description(entry: &Entry) {
    static DESCRIPTION: OnceLock<Option<Value>> = OnceLock::new();
    static VALIDATORS: OnceLock<Mutex<HashMap<String, Option<Validator>>>> = OnceLock::new();
    let description = DESCRIPTION.get_or_init(|| {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).parent()?.join("shared/discord/openapi.json");
        serde_json::from_str(&std::fs::read_to_string(file).ok()?).ok()
    });
    let Some(description) = description else { return };
    if !entry.request.is_object() && !entry.request.is_array() {
        return;
    }
    let key = format!("{} {}", entry.method, entry.template);
    let mut validators = VALIDATORS.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    let validator = validators.entry(key.clone()).or_insert_with(|| {
        let operation = &description["paths"][entry.template][entry.method.to_lowercase()];
        let content = &operation["requestBody"]["content"];
        let schema = &content["application/json"]["schema"];
        if schema.is_null() {
            return None;
        }
        let root = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "components": description["components"],
            "allOf": [schema],
        });
        Some(jsonschema::validator_for(&root).expect("the description is a schema"))
    });
    let Some(validator) = validator else { panic!("the description knows no body for {key}") };
    let errors: Vec<String> = validator.iter_errors(&entry.request).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{key}: {errors:#?}\n{}", entry.request);
}
