//! What the bot sends: explicit mentions, whole messages, and bodies that Discord's own API description allows.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};

use jsonschema::Validator;
use serde_json::{Value, json};
use tamsk_bot::playground::Playground;
use tamsk_bot::playground::journal::Entry;

use crate::table::Table;

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
    let mut body = entry.request.clone();
    // serenity numbers several files with numbers, as the examples of Discord's documentation do; the description asks
    // for strings.
    let files = body.get_mut("attachments").and_then(Value::as_array_mut);
    let several = files.filter(|files| files.len() > 1);
    for file in several.into_iter().flatten() {
        if let Some(number) = file["id"].as_u64() {
            file["id"] = json!(number.to_string());
        }
    }
    let errors: Vec<String> = validator.iter_errors(&body).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{key}: {errors:#?}\n{}", entry.request);
}

/// Plays a game in which the bot says and changes all kinds of things, and gives what it asked of Discord.
async fn all_kinds(table: &Table) -> Vec<Entry> {
    let game = table.game(json!({"level": 3, "sand": "10m"})).await;
    let thread = table.thread(game).await;
    let lifted = table.presses(&table.alice, &table.board(game).await, "A1").await;
    let moved = table.presses(&table.alice, &lifted, "B2 (0/2)").await;
    table.presses(&table.alice, &moved, "Drop ring on B2").await;
    table.types_in(&table.alice, thread, "timer", json!({})).await;
    for _ in 0..12 {
        table.jump(60_000).await;
    }
    table.types_in(&table.carol, thread, "replay", json!({"share": true})).await;
    table.types_in(&table.carol, thread, "board", json!({})).await;
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    table.presses(&table.alice, &table.newest(thread), "Rematch").await;
    table.presses(&table.bob, &table.newest(table.channel), "Decline").await;
    let said = table.said(thread).join("\n");
    for words in ["overstepped", "~~⏳", "has run out", "**Red wins**"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    check(&table.playground);
    table.playground.journal()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_edit_of_a_board_lists_its_attachments_exactly_one() {
    let table = Table::set().await;
    let journal = all_kinds(&table).await;
    let is_posted = |entry: &&Entry| entry.method == "POST" && entry.status == 200 && !entry.files.is_empty();
    let posted = journal.iter().filter(is_posted).filter(|entry| entry.path.ends_with("/messages"));
    let boards: HashSet<&str> = posted.filter_map(|entry| entry.response["id"].as_str()).collect();
    let is_edit = |entry: &&Entry| {
        let message = entry.path.rsplit('/').next().unwrap_or_default();
        entry.method == "PATCH" && boards.contains(message)
    };
    let (mut repainted, mut stripped) = (0, 0);
    for edit in journal.iter().filter(is_edit) {
        for body in [&edit.request, &edit.response] {
            let listed = body["attachments"].as_array();
            assert_eq!(listed.map(Vec::len), Some(1), "{edit}: {body}");
        }
        // A new picture comes with the edit, an old one is named.
        let listed = &edit.request["attachments"][0]["id"];
        assert_eq!(edit.files.len(), usize::from(*listed == "0"), "{edit}: {}", edit.request);
        let counted = if edit.files.is_empty() { &mut stripped } else { &mut repainted };
        *counted += 1;
    }
    assert!(repainted > 1 && stripped > 1, "{repainted} repainted, {stripped} stripped");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_body_says_whom_it_may_mention() {
    let table = Table::set().await;
    let mut counted: BTreeMap<String, usize> = BTreeMap::new();
    for entry in all_kinds(&table).await {
        let is_answer = entry.template.ends_with("/callback");
        let body = if is_answer { &entry.request["data"] } else { &entry.request };
        let has_words = body["content"].is_string() || body["components"].is_array();
        let is_message = entry.template.contains("/messages") && !entry.template.ends_with("/threads");
        let speaks = is_message || is_answer && has_words;
        if entry.method == "GET" || !speaks {
            assert!(!has_words || entry.template.ends_with("/commands"), "{entry}: {body}");
            continue;
        }
        assert_eq!(body["allowed_mentions"]["parse"], json!([]), "{entry}: {body}");
        let kind = if is_answer { format!("answer {}", entry.request["type"]) } else { entry.template.to_string() };
        *counted.entry(format!("{} {kind}", entry.method)).or_default() += 1;
    }
    let kinds: Vec<&str> = counted.keys().map(String::as_str).collect();
    let expected = [
        "PATCH /channels/{channel_id}/messages/{message_id}",
        "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original",
        "POST /channels/{channel_id}/messages",
        "POST answer 4",
        "POST answer 7",
    ];
    assert_eq!(kinds, expected, "{counted:?}");
    table.ends_well();
}
