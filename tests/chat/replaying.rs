//! Replays in chat: the animated game, the sand chart and the record, for whoever asks.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use tamsk_bot::game::{GameId, Report};
use tamsk_bot::playground::message::{Attachment, EPHEMERAL, Message};

use crate::rebuild::Rebuilt;
use crate::refusing::moves;
use crate::table::{SETTLING, Table, shown};

const UNKNOWN: &str = "There is no such game here.";

/// Plays a short game at a level until bob resigns.
async fn finished(table: &Table, level: i64) -> GameId {
    let game = table.game(json!({"level": level})).await;
    let thread = table.thread(game).await;
    moves(table, thread, &[("A1", "B2", Some("drop")), ("A4", "A3", Some("drop"))]).await;
    table.jump(20_000).await;
    moves(table, thread, &[("D7", "D6", None)]).await;
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    game
}

fn file<'a>(message: &'a Message, kind: &str) -> &'a Attachment {
    let found = message.attachments.iter().find(|file| file.filename.ends_with(kind));
    found.unwrap_or_else(|| panic!("no {kind} on {}", shown(message)))
}

/// Plays a record by the command line.
fn checked(record: &[u8]) -> Value {
    let mut check = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"))
        .args(["record", "check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    check.stdin.take().unwrap().write_all(record).unwrap();
    serde_json::from_slice(&check.wait_with_output().unwrap().stdout).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_seen_again_by_anybody_of_its_server_with_its_record() {
    let table = Table::set().await;
    let game = finished(&table, 2).await;
    let options = json!({"game": game.to_string()});
    let seen = table.types(&table.carol, "replay", options.clone()).await;
    assert_eq!(seen.visible_to, Some(table.carol.id()));
    assert!(seen.content.contains("3 moves. Red won."), "{}", shown(&seen));
    assert!(seen.content.contains("The chart shows"), "{}", shown(&seen));
    let names: Vec<&str> = seen.attachments.iter().map(|file| file.filename.as_str()).collect();
    assert_eq!(names, [format!("replay-{game}-3.gif"), format!("sand-{game}-3.png"), format!("tamsk-{game}.tamsk")]);

    let end = table.play(game).await.position;
    let gif = file(&seen, ".gif");
    assert!(gif.bytes.starts_with(b"GIF89a") && gif.content_type == "image/gif");
    let words = gif.description.as_deref().unwrap();
    assert!(words.contains("alice (Red) against bob (Black), 3 moves. How it ended:"), "{words}");
    let board = &words[words.rfind("TAMSK game").unwrap()..];
    assert_eq!(Rebuilt::read(board), Rebuilt::of(&end), "{words}");
    let chart = file(&seen, ".png").description.as_deref().unwrap();
    assert!(chart.contains("Red A1 turned once, Red D7 turned once, Black A4 turned once."), "{chart}");

    let record = file(&seen, ".tamsk");
    assert_eq!(record.bytes.as_ref(), table.load(game).await.record().unwrap().to_string().as_bytes());
    assert_eq!(checked(&record.bytes), serde_json::to_value(Report::of(&end)).unwrap());

    // A second time, and by its player who names no game: the same files.
    let again = table.types(&table.alice, "replay", json!({})).await;
    let bytes = |message: &Message| message.attachments.iter().map(|file| file.bytes.clone()).collect::<Vec<_>>();
    assert_eq!(bytes(&seen), bytes(&again));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_acknowledged_before_it_is_made_and_shared_only_if_wished() {
    let table = Table::set().await;
    let game = finished(&table, 1).await;
    let posted = table.posted(table.channel).len();
    let typed = table.carol.slash(table.channel, "replay", json!({"game": game.to_string()})).unwrap();
    let first = typed.answer().await.unwrap();
    assert!(first.is_deferred() && first.kind == 5);
    let seen = table.answer(&typed).await;
    assert_eq!(seen.flags & EPHEMERAL, EPHEMERAL);
    assert_eq!(seen.attachments.len(), 2, "no sand, no chart: {}", shown(&seen));
    assert_eq!(table.posted(table.channel).len(), posted);
    let shared = table.types(&table.carol, "replay", json!({"game": game.to_string(), "share": true})).await;
    assert_eq!((shared.visible_to, shared.flags & EPHEMERAL), (None, 0));
    assert!(shared.pinged.is_empty());
    assert_eq!(table.posted(table.channel).len(), posted + 1);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_seen_as_far_as_it_is() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", Some("drop"))]).await;
    let first = table.types_in(&table.carol, thread, "replay", json!({})).await;
    assert!(first.content.contains("1 move. It is still going on."), "{}", shown(&first));
    table.jump(180_000 + SETTLING).await;
    let later = table.types_in(&table.carol, thread, "replay", json!({})).await;
    assert!(file(&first, ".gif").bytes != file(&later, ".gif").bytes, "a glass is lost since");
    let words = file(&later, ".png").description.as_deref().unwrap();
    assert!(words.contains("Red A1 turned once, lost at 3:00"), "{words}");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_seen_again_is_told_privately() {
    let table = Table::set().await;
    let game = finished(&table, 1).await;
    for share in [false, true] {
        for unknown in ["99", "0", "-1", "no game"] {
            let options = json!({"game": unknown, "share": share});
            table.refuses_typed(&table.carol, table.channel, "replay", options, UNKNOWN).await;
        }
        let options = json!({"share": share});
        table.refuses_typed(&table.carol, table.channel, "replay", options, "You have no running game here.").await;
    }
    let elsewhere = table.playground.add_guild("Elsewhere", "en-US", table.carol.id());
    let channel = table.playground.add_channel(elsewhere, "tamsk");
    let stranger = table.playground.newcomer(elsewhere, "stranger", "en-US");
    let options = json!({"game": game.to_string()});
    table.refuses_typed(&stranger, channel, "replay", options, UNKNOWN).await;
    table.types(&table.alice, "challenge", json!({"opponent": table.bob.id()})).await;
    let options = json!({"game": (game.0 + 1).to_string()});
    table.refuses_typed(&table.carol, table.channel, "replay", options, "has not been accepted yet").await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_are_over_are_offered_to_be_seen_again() {
    let table = Table::set().await;
    let over = finished(&table, 1).await;
    let running = table.game(json!({"level": 1})).await;
    let offered = async |command: &str| {
        let asked = table.alice.autocomplete(table.channel, command, json!({}), "game").unwrap();
        asked.choices().await.unwrap()
    };
    let replays = offered("replay").await;
    let games: Vec<Value> = replays.iter().map(|(_, value)| value.clone()).collect();
    assert_eq!(games, [json!(running.to_string()), json!(over.to_string())], "the newest first");
    assert!(replays[1].0.ends_with("level 1 – Red won"), "{replays:?}");
    assert_eq!(offered("board").await.len(), 1, "elsewhere only running ones");
}
