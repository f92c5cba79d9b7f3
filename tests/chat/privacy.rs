//! What is stored about somebody is shown to him alone, and goes when he says so.

use serde_json::{Value, json};
use sqlx::{Connection, Executor, SqliteConnection};
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

#[tokio::test(flavor = "multi_thread")]
async fn who_is_erased_leaves_no_trace_and_a_former_player_stands_for_him() {
    let table = Table::set().await;
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
    assert!(is_stored(&table, table.alice.id(), "a word of mine").await);

    let asked = table.types(&table.alice, "privacy erase", json!({})).await;
    assert_eq!(labels(&asked), ["Yes, erase everything"]);
    assert!(table.load(running).await.is_running(), "it is only asked about yet");
    let erased = table.presses(&table.alice, &asked, "Yes, erase everything").await;
    assert_eq!(erased.content, "Done: nothing about you is stored any more.");
    table.quiet().await;
    assert!(!is_stored(&table, table.alice.id(), "a word of mine").await);

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
