//! What is stored about somebody is shown to him alone, and goes when he says so.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, Executor, SqliteConnection};
use tamsk_bot::game::{GameId, GuildId, PlayerId};
use tamsk_bot::playground::permissions::{MANAGE_GUILD, MEMBER_DEFAULT};
use tamsk_bot::playground::{Numbering, World};
use tamsk_bot::rules::Color;

use crate::refusing::moves;
use crate::table::{Table, labels};

/// Tells whether a number, or a text, stands anywhere in the database file.
pub async fn is_stored(table: &Table, number: u64, text: &str) -> bool {
    let mut hand = SqliteConnection::connect(&table.database()).await.unwrap();
    hand.execute("VACUUM").await.unwrap();
    hand.execute("PRAGMA wal_checkpoint(TRUNCATE)").await.unwrap();
    hand.close().await.unwrap();
    let path = table.database().replacen("sqlite://", "", 1);
    let mut bytes = std::fs::read(&path).unwrap();
    bytes.extend(std::fs::read(format!("{path}-wal")).unwrap_or_default());
    // SQLite writes a large number in eight bytes, the most significant first.
    let kept = [number.to_be_bytes().to_vec(), number.to_string().into_bytes(), text.as_bytes().to_vec()];
    kept.iter().any(|kept| bytes.windows(kept.len()).any(|window| window == kept.as_slice()))
}

/// The columns that can hold a person.
const WHERE_PEOPLE_ARE: [&str; 10] = [
    "games.challenger_id",
    "games.note",
    "games.opponent_id",
    "members.player_id",
    "rating_changes.black_id",
    "rating_changes.red_id",
    "rating_resets.player_id",
    "ratings.player_id",
    "results.opponent_id",
    "results.player_id",
];

/// Counts the rows in which a person is found, by table and column.
async fn whereabouts(table: &Table, person: u64) -> BTreeMap<String, i64> {
    let mut hand = SqliteConnection::connect(&table.database()).await.unwrap();
    let columns = "SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS \
        columns WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%' AND tables.name NOT LIKE '_sqlx%'";
    let columns: Vec<(String, String)> = sqlx::query_as(columns).fetch_all(&mut hand).await.unwrap();
    let mut found = BTreeMap::new();
    for (name, column) in columns {
        let count = format!("SELECT count(*) FROM {name} WHERE instr({column}, {person})");
        let count: i64 = sqlx::query_scalar(AssertSqlSafe(count)).fetch_one(&mut hand).await.unwrap();
        if count > 0 {
            found.insert(format!("{name}.{column}"), count);
        }
    }
    found
}

/// Leaves something about alice in every place where there can be something about somebody.
async fn leaves_traces(table: &Table) {
    table.playground.change_member(table.guild, table.carol.id(), |member| {
        member.permissions = MEMBER_DEFAULT | MANAGE_GUILD;
    });
    for colour in ["red", "black", "red"] {
        let thread = table.thread(table.game(json!({"level": 1, "colour": colour})).await).await;
        let (first, second) = if colour == "red" { (&table.alice, &table.bob) } else { (&table.bob, &table.alice) };
        table.types_in(first, thread, "move", json!({"from": "A1", "to": "B2"})).await;
        table.types_in(second, thread, "move", json!({"from": "A4", "to": "A3"})).await;
        let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
        table.presses(&table.bob, &asked, "Yes, resign").await;
        if colour == "black" {
            let player = json!({"player": table.alice.id()});
            let asked = table.types(&table.carol, "admin forget", player).await;
            table.presses(&table.carol, &asked, "Yes, forget them").await;
        }
    }
    table.types(&table.carol, "leaderboard", json!({"level": 1})).await;
    let note = format!("wake up {}, and {}", table.alice.mention(), table.bob.mention());
    table.types(&table.carol, "challenge", json!({"opponent": table.bob.id(), "note": note})).await;
    table.types(&table.carol, "challenge", json!({"opponent": table.alice.id()})).await;
    // Discord is asked about the ranked in the background.
    let path = format!("/members/{}", table.alice.id());
    let asked = |world: &World| world.journal().iter().any(|entry| entry.path.ends_with(&path));
    table.playground.until("alice to be asked about", asked).await.unwrap();
    let found: Vec<String> = whereabouts(table, table.alice.id()).await.into_keys().collect();
    assert_eq!(found, WHERE_PEOPLE_ARE);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_stored_about_somebody_comes_in_a_file_for_him_alone() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1, "note": "good luck"})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", None), ("A4", "B4", Some("drop"))]).await;
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    let shown = table.types(&table.alice, "privacy show", json!({})).await;
    assert_eq!(shown.visible_to, Some(table.alice.id()));
    let [file] = &shown.attachments[..] else { panic!("one file") };
    assert_eq!(file.filename, "tamsk-about-you.json");
    let about: Value = serde_json::from_slice(&file.bytes).unwrap();
    assert_eq!(about["user"], table.alice.id().to_string());
    assert_eq!(about["challenges_by_you"][0]["note"], "good luck");
    assert_eq!(about["your_moves"].as_array().unwrap().len(), 1, "{about}");
    assert_eq!(about["results"][0]["score"], 1.0);
    assert_eq!(about["ratings"][0]["player_id"], table.alice.id().to_string());
    let nothing = table.types(&table.carol, "privacy show", json!({})).await;
    let about: Value = serde_json::from_slice(&nothing.attachments[0].bytes).unwrap();
    assert_eq!(about["results"], json!([]));
    table.ends_well();
}

/// Counts how often a name has a value in an object or what is in it.
fn count(value: &Value, name: &str, wanted: &Value) -> usize {
    match value {
        Value::Array(items) => items.iter().map(|item| count(item, name, wanted)).sum(),
        Value::Object(fields) => {
            let below: usize = fields.values().map(|field| count(field, name, wanted)).sum();
            below + usize::from(fields.get(name) == Some(wanted))
        }
        _ => 0,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn wherever_somebodys_number_is_stored_he_is_shown_it() {
    let table = Table::set().await;
    leaves_traces(&table).await;
    let shown = table.types(&table.alice, "privacy show", json!({})).await;
    let about: Value = serde_json::from_slice(&shown.attachments[0].bytes).unwrap();
    let mut stored: BTreeMap<String, usize> = BTreeMap::new();
    for (place, rows) in whereabouts(&table, table.alice.id()).await {
        let (_, column) = place.split_once('.').unwrap();
        *stored.entry(column.to_string()).or_default() += usize::try_from(rows).unwrap();
    }
    assert_eq!(stored.remove("note"), Some(1));
    assert!(about["notes_that_name_you"][0]["note"].as_str().unwrap().starts_with("wake up"), "{about}");
    for (column, rows) in stored {
        assert_eq!(count(&about, &column, &json!(table.alice.id().to_string())), rows, "{column} in {about}");
    }
    // What others are told of her is no more than she is told of them.
    assert_eq!(about["results_of_opponents"].as_array().unwrap().len(), 3, "{about}");
    assert_eq!(count(&about["results_of_opponents"], "player_id", &json!(table.bob.id().to_string())), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_erased_leaves_no_trace_and_a_former_player_stands_for_him() {
    let table = Table::set().await;
    leaves_traces(&table).await;
    let over = table.game(json!({"level": 1})).await;
    let thread = table.thread(over).await;
    moves(&table, thread, &[("A1", "B2", None), ("A4", "B4", Some("drop"))]).await;
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    let running = table.game(json!({"level": 2})).await;
    let second = table.thread(running).await;
    moves(&table, second, &[("A1", "B2", Some("hold"))]).await;
    table.types(&table.alice, "challenge", json!({"note": "a word of mine"})).await;
    let open = table.newest(table.channel);
    table.types(&table.carol, "challenge", json!({"opponent": table.alice.id()})).await;
    for text in ["a word of mine", "alice"] {
        assert!(is_stored(&table, table.alice.id(), text).await, "{text}");
    }
    let forgets = table.types(&table.carol, "admin forget", json!({"player": table.alice.id()})).await;

    let asked = table.types(&table.alice, "privacy erase", json!({})).await;
    assert_eq!(labels(&asked), ["Yes, erase everything", "No"]);
    assert!(table.load(running).await.is_running(), "it is only asked about yet");
    let erased = table.presses(&table.alice, &asked, "Yes, erase everything").await;
    assert_eq!(erased.content, "Done: nothing about you is stored any more.");
    table.quiet().await;
    for text in ["a word of mine", "alice", "wake up"] {
        assert!(!is_stored(&table, table.alice.id(), text).await, "{text}");
    }
    // What was begun before writes nothing about him either.
    let (guild, alice) = (GuildId(table.guild), PlayerId(table.alice.id()));
    assert_eq!(table.app().claim_checks(guild, vec![alice]).await.unwrap(), Vec::new());
    table.presses(&table.carol, &forgets, "Yes, forget them").await;
    assert_eq!(whereabouts(&table, table.alice.id()).await, BTreeMap::new());

    let ended = table.load(running).await;
    assert_eq!(ended.outcome().unwrap().verdict.word(), "black");
    assert!(ended.player(Color::Red).id.is_former());
    let result = table.newest(second);
    assert!(result.content.contains(&table.bob.mention()), "{}", result.content);
    assert!(!result.content.contains(&table.alice.mention()), "{}", result.content);
    table.refuses_press(&table.bob, &open, "Accept", "taken back").await;
    let history = table.types(&table.bob, "history", json!({})).await;
    assert!(history.content.contains("a former player"), "{}", history.content);
    assert!(!history.content.contains(&table.alice.mention()), "{}", history.content);
    let ranking = table.types(&table.bob, "leaderboard", json!({"level": 1})).await;
    assert!(!ranking.content.contains("former"), "{}", ranking.content);
    let rematch = table.types(&table.bob, "rematch", json!({"game": "1"})).await;
    assert!(rematch.content.contains("a former player"), "{}", rematch.content);
    // The records and the ranking still agree.
    let found = tamsk_bot::store::check(&table.database()).await.unwrap();
    assert_eq!(found.wrong, Vec::<String>::new());
    let again = table.answer(&table.alice.press_stale(&asked, "e1:erase").unwrap()).await;
    assert_eq!(again.content, "Done: nothing about you is stored any more.");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_names_only_whoever_has_just_that_number_however_small_it_is() {
    let table = Table::set_with("en-US", Numbering::After(0)).await;
    let number = table.alice.id();
    let notes = [
        format!("1{number} times, or {number}0, but not {number}{number}"),
        format!("for <@{number}>"),
        format!("ask {number}, she knows"),
        number.to_string(),
    ];
    for note in &notes {
        table.types(&table.carol, "challenge", json!({"opponent": table.bob.id(), "note": note})).await;
    }
    let shown = table.types(&table.alice, "privacy show", json!({})).await;
    let about: Value = serde_json::from_slice(&shown.attachments[0].bytes).unwrap();
    let named: Vec<&Value> =
        about["notes_that_name_you"].as_array().unwrap().iter().map(|named| &named["note"]).collect();
    assert_eq!(named, notes[1..].iter().collect::<Vec<_>>(), "{about}");
    let asked = table.types(&table.alice, "privacy erase", json!({})).await;
    table.presses(&table.alice, &asked, "Yes, erase everything").await;
    let mut kept = Vec::new();
    for game in 1..=4 {
        kept.push(table.load(GameId(game)).await.terms.note);
    }
    assert_eq!(kept, [notes[0].as_str(), "", "", ""]);
    table.ends_well();
}
