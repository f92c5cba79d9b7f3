//! What is registered at Discord: every name and description in every language, within Discord's bounds.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value, json};
use tamsk_bot::clock::Stopwatch;
use tamsk_bot::playground::{Fault, FaultKind, World};

use crate::table::Table;

/// The locales a client may have for which there is a catalog, but for the one names are written in first.
const LOCALES: [&str; 9] = ["cs", "de", "es-419", "es-ES", "fr", "it", "nl", "pl", "en-GB"];

/// Whether a name matches `^[-_'\p{L}\p{N}]{1,32}$` and is in lower case.
fn is_name(text: &str) -> bool {
    let is_fine = |letter: char| "-_'".contains(letter) || letter.is_alphanumeric();
    (1..=32).contains(&text.chars().count()) && text.chars().all(is_fine) && text.to_lowercase() == text
}

/// Looks at a command, an option or a choice and everything below it, and counts them.
fn look(part: &Value, is_choice: bool, is_menu: bool, counted: &mut [usize; 3]) {
    let texts = |field: &str| {
        let own = part[field].as_str().expect("it has one");
        let localized = part[format!("{field}_localizations")].as_object();
        let locales: BTreeSet<&str> = localized.into_iter().flatten().map(|(locale, _)| locale.as_str()).collect();
        let others = localized.into_iter().flatten().map(|(_, text)| text.as_str().expect("a text"));
        let texts: Vec<String> = std::iter::once(own).chain(others).map(Into::into).collect();
        (locales, texts)
    };
    let (locales, names) = texts("name");
    // The command itself is called like the game.
    if !is_choice && names[0] != "tamsk" {
        assert!(LOCALES[..8].iter().all(|locale| locales.contains(locale)), "{names:?} only in {locales:?}");
    }
    for name in &names {
        let fits = if is_choice || is_menu { (1..=100).contains(&name.chars().count()) } else { is_name(name) };
        assert!(fits, "{name:?}");
    }
    counted[0] += names.len();
    if !is_choice && !is_menu {
        let (locales, descriptions) = texts("description");
        assert!(LOCALES[..8].iter().all(|locale| locales.contains(locale)), "{descriptions:?} only in {locales:?}");
        assert!(descriptions.iter().all(|text| (1..=100).contains(&text.chars().count())), "{descriptions:?}");
        counted[1] += descriptions.len();
    }
    let below = |field: &str| part[field].as_array().cloned().unwrap_or_default();
    let (options, choices) = (below("options"), below("choices"));
    assert!(options.len() <= 25 && choices.len() <= 25);
    // In no language may two options be called the same.
    for locale in LOCALES.iter().chain(&["en-US"]) {
        let called = |option: &Value| option["name_localizations"][*locale].as_str().map(Into::into);
        let names: Vec<String> =
            options.iter().map(|option| called(option).unwrap_or_else(|| option["name"].to_string())).collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{locale}: {names:?}");
    }
    options.iter().for_each(|option| look(option, false, false, counted));
    choices.iter().for_each(|choice| look(choice, true, false, counted));
    counted[2] += 1;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_in_every_language_within_discords_bounds() {
    let table = Table::set().await;
    crate::bodies::check(&table.playground);
    let put = table.playground.journal().into_iter().find(|entry| entry.method == "PUT" && entry.status == 200);
    let put = put.expect("the commands are registered");
    let mut counted = [0; 3];
    for command in put.request.as_array().expect("a list of commands") {
        look(command, false, command["type"] == 2, &mut counted);
    }
    let [names, descriptions, parts] = counted;
    assert!(parts > 60 && names > 300 && descriptions > 300, "{counted:?}");
}

/// How often it was asked which commands are registered.
fn asked(world: &World) -> usize {
    world.journal().iter().filter(|entry| entry.method == "GET" && entry.path.ends_with("/commands")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn however_often_a_session_begins_while_discord_is_broken_one_alone_tries_on() {
    let table = Table::set().await;
    let answers = |times, status| {
        let kind = FaultKind::Status { status, body: json!({"code": 0, "message": "no"}) };
        table.playground.fault(Fault { method: Some("GET".into()), path_contains: "/commands".into(), times, kind });
    };
    let before = table.playground.look(asked);
    answers(u32::MAX, 502);
    let mut began = Stopwatch::start();
    for session in 1..=5 {
        began = Stopwatch::start();
        table.playground.greet_again();
        let asks = |world: &World| asked(world) == before + session;
        table.playground.until("the bot to ask for its commands", asks).await.unwrap();
    }
    // Whoever tries again does so after two seconds, and then after four: two who did would ask twice after two.
    table.playground.until("the bot to try twice", |world| asked(world) >= before + 7).await.unwrap();
    assert!(began.elapsed() >= Duration::from_secs(6), "{:?}", began.elapsed());
    assert_eq!(table.playground.look(asked), before + 7);
}
