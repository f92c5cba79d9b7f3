//! Trouble that belongs to one game, one channel or one message, and to nobody else.

use std::time::Duration;

use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use tamsk_bot::game::GameId;
use tamsk_bot::playground::{Fault, FaultKind, World};
use tamsk_bot::rules::{Color, Span};

use crate::table::{SETTLING, Table, button, shown};

impl Table {
    /// Lists whom the messages called that everybody sees, wherever they are.
    pub fn pings(&self) -> Vec<u64> {
        self.public_messages().into_iter().flat_map(|message| message.pinged).collect()
    }

    /// Waits until the message that tells of a game being played links to its board in the same channel.
    pub async fn is_linked(&self, channel: u64) {
        let linked = |world: &World| {
            let messages = world.messages(channel);
            let boards = messages.iter().filter(|message| !message.attachments.is_empty());
            let links = boards.map(|board| {
                format!("are playing: https://discord.com/channels/{}/{channel}/{}", self.guild, board.id)
            });
            let links: Vec<String> = links.collect();
            messages.iter().any(|message| links.iter().any(|link| message.content.ends_with(link)))
        };
        let is_so = self.playground.until("the link to the board", linked).await;
        assert!(is_so.is_ok(), "{:?}", self.posted(channel).iter().map(shown).collect::<Vec<_>>());
        self.quiet().await;
    }
}

fn forbidden() -> FaultKind {
    FaultKind::Status { status: 403, body: json!({"code": 50013, "message": "Missing Permissions"}) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_read_stops_no_other_games_time() {
    let mut table = Table::set().await;
    let broken = table.game(json!({"level": 2})).await;
    let options = json!({"from": "A1", "to": "B2", "ring": "drop"});
    table.types_in(&table.alice, table.thread(broken).await, "move", options.clone()).await;
    let sound = table.game(json!({"level": 2})).await;
    let thread = table.thread(sound).await;
    table.types_in(&table.alice, thread, "move", options).await;
    let mut hand = SqliteConnection::connect(&table.database()).await.unwrap();
    let spoilt =
        sqlx::query("UPDATE inputs SET entry = 'red A1-D4' WHERE game_id = 1").execute(&mut hand).await.unwrap();
    assert_eq!(spoilt.rows_affected(), 1);
    table.jump(180_000 + SETTLING).await;
    assert!(table.newest(thread).content.contains("hourglass on **B2** has run out"));
    let refused = table.types(&table.alice, "move", json!({"from": "B2", "to": "B3", "game": "1"})).await;
    assert!(refused.content.contains("nothing was changed"), "{}", refused.content);
    table.crash().await;
    table.start_bot().await;
    table.types_in(&table.bob, thread, "move", json!({"from": "A4", "to": "B4"})).await;
    assert_eq!(table.play(sound).await.position.plies(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_set_aside_goes_on_when_a_newer_version_can_read_it() {
    let mut table = Table::set().await;
    one_of_two_is_spoilt(&table).await;
    let thread = table.thread(GameId(1)).await;
    table.jump(180_000 + SETTLING).await;
    let mut hand = SqliteConnection::connect(&table.database()).await.unwrap();
    let due = "SELECT count(deadline_at) FROM games WHERE id = 1";
    let count: i64 = sqlx::query_scalar(due).fetch_one(&mut hand).await.unwrap();
    assert_eq!(count, 0, "it is set aside");
    table.crash().await;
    for mends in ["UPDATE inputs SET entry = 'red A1-B2 ring' WHERE game_id = 1", "PRAGMA user_version = 1"] {
        sqlx::query(mends).execute(&mut hand).await.unwrap();
    }
    table.start_bot().await;
    table.quiet().await;
    let said = table.said(thread);
    assert!(said.iter().any(|message| message.contains("hourglass on **B2** has run out")), "{said:?}");
}

/// Begins two games in which Red has moved, spoils the first one's record, and gives the second.
pub async fn one_of_two_is_spoilt(table: &Table) -> GameId {
    let mut games = Vec::new();
    for _ in 0..2 {
        let game = table.game(json!({"level": 2})).await;
        let options = json!({"from": "A1", "to": "B2", "ring": "drop"});
        table.types_in(&table.alice, table.thread(game).await, "move", options).await;
        games.push(game);
    }
    let mut hand = SqliteConnection::connect(&table.database()).await.unwrap();
    let spoilt =
        sqlx::query("UPDATE inputs SET entry = 'red A1-D4' WHERE game_id = 1").execute(&mut hand).await.unwrap();
    assert_eq!((spoilt.rows_affected(), games[0]), (1, GameId(1)));
    games[1]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_read_is_left_alone_after_an_outage_and_the_others_are_credited() {
    let mut table = Table::set().await;
    let sound = one_of_two_is_spoilt(&table).await;
    table.crash().await;
    table.hands.advance(Span::from_secs(60));
    let back = async {
        table.start_bot().await;
        table.quiet().await;
    };
    tokio::time::timeout(Duration::from_secs(20), back).await.expect("there is an end to it");
    let record = table.load(sound).await.record().unwrap().to_string();
    assert!(record.contains("clock credit 60000"), "{record}");
    // What falls due later does so, and once more an outage is made good.
    table.crash().await;
    table.hands.advance(Span::from_secs(60));
    table.start_bot().await;
    let on = async {
        table.quiet().await;
        table.jump(180_000 + SETTLING).await;
    };
    tokio::time::timeout(Duration::from_secs(20), on).await.expect("there is an end to it");
    assert!(table.newest(table.thread(sound).await).content.contains("hourglass on **B2** has run out"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_read_keeps_no_server_away() {
    let table = Table::set().await;
    let sound = one_of_two_is_spoilt(&table).await;
    table.playground.set_unavailable(table.guild, true);
    table.hears(table.guild, true).await;
    table.hands.advance(Span::from_secs(60));
    table.playground.set_unavailable(table.guild, false);
    table.hears(table.guild, false).await;
    table.quiet().await;
    let record = table.load(sound).await.record().unwrap().to_string();
    assert!(record.contains("clock credit 60000"), "{record}");
    table.jump(180_000 + SETTLING).await;
    assert!(table.newest(table.thread(sound).await).content.contains("hourglass on **B2** has run out"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_read_keeps_no_other_in_a_channel_that_is_gone() {
    for is_told in [true, false] {
        let mut table = Table::set().await;
        let sound = one_of_two_is_spoilt(&table).await;
        if is_told {
            table.playground.delete_channel(table.channel);
        } else {
            table.crash().await;
            table.playground.delete_channel(table.channel);
            table.start_bot().await;
            // Only what is to be said shows that the channel is gone.
            table.hands.advance(Span::from_ms(180_000 + SETTLING));
            table.app().settle().await.unwrap();
        }
        table.is_over(sound).await;
        assert_eq!(table.load(sound).await.outcome().unwrap().verdict.word(), "aborted");
        let quiet = tokio::time::timeout(Duration::from_secs(20), table.quiet()).await;
        quiet.expect("nothing is tried again and again");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_read_keeps_nobody_from_being_erased() {
    let table = Table::set().await;
    let sound = one_of_two_is_spoilt(&table).await;
    let asked = table.types(&table.alice, "privacy erase", json!({})).await;
    let erased = table.presses(&table.alice, &asked, "Yes, erase everything").await;
    assert_eq!(erased.content, "Done: nothing about you is stored any more.");
    let ended = table.load(sound).await;
    assert_eq!(ended.outcome().unwrap().verdict.word(), "black");
    assert!(ended.player(Color::Red).id.is_former());
    assert!(!crate::privacy::is_stored(&table, table.alice.id(), "alice").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_thread_the_game_is_played_in_the_channel() {
    let table = Table::set().await;
    table.types(&table.alice, "challenge", json!({"opponent": table.bob.id(), "colour": "red"})).await;
    let challenge = table.newest(table.channel);
    table.playground.fault(Fault::once("POST", "/threads", forbidden()));
    table.presses(&table.bob, &challenge, "Accept").await;
    let board = table.newest(table.channel);
    assert!(button(&board, "A1").is_some(), "{}", board.content);
    assert_eq!(board.pinged, vec![table.alice.id()]);
    let taken = table.playground.message(challenge.id).unwrap();
    assert!(taken.parts().is_empty() && taken.content.contains("are playing"), "{}", taken.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_thread_is_deleted_goes_on_where_it_was_challenged() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    let called = table.pings();
    table.playground.delete_channel(thread);
    // Black turns the timer: everybody has to see that.
    table.types(&table.bob, "timer", json!({})).await;
    table.is_linked(table.channel).await;
    let boards = table.posted(table.channel).into_iter().filter(|message| !message.attachments.is_empty());
    let [board] = &boards.collect::<Vec<_>>()[..] else { panic!("one board") };
    assert!(board.content.contains("Turn timer"), "{}", board.content);
    assert_eq!(called, [table.bob.id(), table.alice.id()]);
    assert_eq!(table.pings(), [table.bob.id()], "to the challenge; nobody is called again");
    table.types(&table.alice, "move", json!({"from": "A1", "to": "B2", "ring": "drop"})).await;
    let board = table.newest(table.channel);
    assert!(board.content.contains("moved **A1 → B2**"), "{}", board.content);
    assert_eq!(board.pinged, vec![table.bob.id()]);
    assert_eq!(table.pings(), [table.bob.id(); 2]);
    let asked = table.playground.journal().iter().filter(|entry| entry.path.contains(&thread.to_string())).count();
    table.types(&table.bob, "move", json!({"from": "A4", "to": "B4", "ring": "drop"})).await;
    let again = table.playground.journal().iter().filter(|entry| entry.path.contains(&thread.to_string())).count();
    assert_eq!(again, asked, "the thread is not asked again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_refuses_is_left_alone_and_found_again() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    for place in [thread, table.channel] {
        let refusal = Fault {
            method: Some("POST".into()),
            path_contains: format!("/channels/{place}/messages"),
            times: 1_000,
            kind: forbidden(),
        };
        table.playground.fault(refusal);
    }
    let before = table.playground.journal().len();
    for number in 0..20 {
        let (red, from, to) =
            [(true, "A1", "A2"), (false, "A4", "A3"), (true, "A2", "A1"), (false, "A3", "A4")][number % 4];
        let answer =
            table.types_in(table.seat(red), thread, "move", json!({"from": from, "to": to, "ring": "hold"})).await;
        assert!(answer.content.contains("You moved"), "the game goes on: {}", answer.content);
    }
    let posts = table.playground.journal().split_off(before);
    let refused = posts.iter().filter(|entry| entry.status == 403).count();
    assert!(refused <= 4, "{refused} requests were refused");
    table.playground.clear_faults();
    table.jump(601_000).await;
    table.types_in(&table.alice, thread, "move", json!({"from": "A1", "to": "A2", "ring": "hold"})).await;
    assert!(table.newest(thread).content.contains("moved **A1 → A2**"));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_archived_thread_is_woken() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    table.playground.set_archived(thread, true);
    table.types(&table.bob, "timer", json!({})).await;
    let board = table.board(game).await;
    assert!(board.content.contains("Turn timer"), "{}", board.content);
    table.playground.set_archived(thread, true);
    table.types(&table.alice, "move", json!({"from": "A1", "to": "B2", "ring": "drop"})).await;
    assert!(table.newest(thread).content.contains("moved **A1 → B2**"));
}
