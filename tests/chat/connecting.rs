//! The way to Discord and back to it: a gateway that hangs, says nothing, or is found otherwise.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tamsk_bot::clock::Stopwatch;
use tamsk_bot::playground::{Fault, FaultKind, World};
use tamsk_bot::rules::{Sand, Space, Span, Timestamp};

use crate::table::{NEW_YEAR, SETTLING, Table};

const SAND: i64 = 180_000;
/// From here on a sign is asked for.
const QUIET: i64 = 48_000;
/// From here on a connection is silent.
const SILENT: i64 = 51_000;
/// From here on it is given up.
const GIVEN_UP: i64 = 61_000;

impl Table {
    /// Waits until the bot has looked at its connection once more: after each look at one that stands it notes that it is
    /// there, and the second note from now on is one of a look after now. Each takes a millisecond.
    async fn is_looked_at(&self) {
        let mut hand = SqliteConnection::connect(&self.database()).await.expect("the database is there");
        for _ in 0..2 {
            self.hands.advance(Span::from_ms(1));
            while self.now() > noted(&mut hand).await {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    /// Lets the bot sit at a connection over which nothing comes, with a heartbeat every few seconds.
    async fn sits(&self, ms: i64) {
        for _ in 0..ms / 3_000 {
            self.hands.pause(Span::from_secs(3));
            self.app().beat().await.expect("the database works");
        }
    }

    /// Has requests for a path answered so, from now on.
    fn answers_with(&self, path: &str, status: u16, body: Value) {
        let kind = FaultKind::Status { status, body };
        self.playground.fault(Fault { method: Some("GET".into()), path_contains: path.into(), times: u32::MAX, kind });
    }

    fn gateway_url(&self) -> String {
        self.playground.look(|world: &World| world.gateway_url())
    }
}

/// Reads the last heartbeat.
async fn noted(hand: &mut SqliteConnection) -> i64 {
    sqlx::query_scalar("SELECT at FROM heartbeat").fetch_one(hand).await.expect("a heartbeat was noted")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_over_which_nothing_comes_is_opened_anew_and_credited_from_its_last_sign_on() {
    for hangs in [true, false] {
        let table = Table::set().await;
        let game = table.game(json!({"level": 2})).await;
        let thread = table.thread(game).await;
        let step = json!({"from": "A1", "to": "B2", "ring": "drop"});
        let moved = table.types_in(&table.alice, thread, "move", step).await;
        assert!(moved.content.contains("You moved"), "{}", moved.content);
        table.quiet().await;
        table.is_looked_at().await;
        if hangs {
            // The bot opens another connection at once, which is accepted and never answered.
            table.playground.deafen_gateway(true);
            table.playground.drop_sockets();
            let waits = |world: &World| world.unanswered() > 0;
            table.playground.until("the bot to wait", waits).await.unwrap();
        } else {
            table.playground.mute_gateway(true);
        }
        table.sits(SILENT - 3_000).await;
        assert!(table.app().is_there(), "it may be an idle hour");
        table.hands.pause(Span::from_secs(3));
        table.app().until(false).await;
        table.playground.deafen_gateway(false);
        table.playground.mute_gateway(false);
        table.hands.pause(Span::from_ms(GIVEN_UP - SILENT));
        table.app().until(true).await;
        table.quiet().await;
        let record = table.load(game).await.record().expect("the game was started").to_string();
        let credit = record.lines().find_map(|line| line.split_once(" clock credit ")).expect(&record).1;
        let credit: i64 = credit.parse().unwrap();
        assert!((GIVEN_UP..=GIVEN_UP + 2).contains(&credit), "{record}");
        table.jump(SAND + SETTLING).await;
        let play = table.play(game).await;
        let sand = play.position.board().glass_on(Space::parse("B2").unwrap()).expect("a glass is there").1.sand();
        assert_eq!(sand, Sand::Lost(Timestamp::from_ms(NEW_YEAR + SAND + credit)));
        table.ends_well();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_whose_gateway_speaks_more_seldom_than_discords_stands() {
    let table = Table::set().await;
    let found = || table.playground.journal().iter().filter(|entry| entry.path.contains("/gateway")).count();
    let before = found();
    table.is_looked_at().await;
    for _ in 0..2 {
        let heard = table.playground.look(World::heartbeats);
        table.sits(QUIET).await;
        table.is_looked_at().await;
        let asks = |world: &World| world.heartbeats() > heard;
        table.playground.until("the bot to ask for a sign", asks).await.unwrap();
        table.is_looked_at().await;
    }
    assert!(table.app().is_there());
    assert_eq!(found(), before, "it is the first connection");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_connection_that_is_never_answered_is_given_up_and_the_next_one_is_the_only_one() {
    let mut table = Table::set().await;
    table.crash().await;
    table.playground.deafen_gateway(true);
    let (playground, hands) = (table.playground.clone(), table.hands.clone());
    let mends = async move {
        playground.until("the bot to wait", |world: &World| world.unanswered() > 0).await.unwrap();
        playground.deafen_gateway(false);
        hands.pause(Span::from_ms(GIVEN_UP));
    };
    let ((), ()) = tokio::join!(table.start_bot(), mends);
    let connected =
        table.playground.look(|world| world.sessions().iter().filter(|session| session.is_connected()).count());
    assert_eq!(connected, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gateway_is_found_wherever_it_is_told_and_with_as_little_as_its_address() {
    let not_found = json!({"message": "404: Not Found", "code": 0});
    let ways: [&dyn Fn(&Table); 4] = [
        // Only the one that must be there, only the one that should be used, and little in the answer.
        &|table| table.answers_with("/gateway/bot", 404, not_found.clone()),
        &|table| {
            let url = table.gateway_url();
            table.answers_with("/gateway/bot", 200, json!({"url": url, "shards": 1}));
            table.answers_with("/gateway", 404, not_found.clone());
        },
        &|table| table.answers_with("/gateway/bot", 200, json!({"url": table.gateway_url()})),
        &|table| {
            let limit = json!({"total": 1000, "remaining": 7, "reset_after": 86_400_000, "max_concurrency": 1});
            let answer = json!({"url": table.gateway_url(), "shards": 1, "session_start_limit": limit});
            table.answers_with("/gateway/bot", 200, answer);
        },
    ];
    let mut table = Table::set().await;
    for way in ways {
        table.crash().await;
        table.playground.clear_faults();
        way(&table);
        table.start_bot().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_more_sessions_may_be_begun_the_bot_waits_as_long_as_it_is_told() {
    let mut table = Table::set().await;
    table.crash().await;
    let limit = json!({"total": 1000, "remaining": 0, "reset_after": 1_500, "max_concurrency": 1});
    let answer = json!({"url": table.gateway_url(), "shards": 1, "session_start_limit": limit});
    table.answers_with("/gateway/bot", 200, answer);
    let stopwatch = Stopwatch::start();
    table.start_bot().await;
    assert!(stopwatch.elapsed().as_millis() >= 1_500);
}
