//! The way to Discord and back to it: a gateway that hangs, says nothing, or is found otherwise.

use std::net::Ipv4Addr;

use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tamsk_bot::clock::Stopwatch;
use tamsk_bot::game::{GameId, GuildId};
use tamsk_bot::playground::{Fault, FaultKind, World};
use tamsk_bot::rules::{Sand, Space, Span, Timestamp};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::table::{NEW_YEAR, PATIENCE, SETTLING, Table, until};

const SAND: i64 = 180_000;
/// From here on a connection is silent.
const SILENT: i64 = 51_000;
/// From here on it is given up.
const GIVEN_UP: i64 = 61_000;
/// From here on one that was greeted and has brought no event is given up.
const IN_VAIN: i64 = 30_001;
/// One that does not come about is given up after so long.
const NOT_OPENED: i64 = 21_000;

impl Table {
    /// Waits until the bot has looked at its connection once more: after each look at one that stands it notes that it is
    /// there, and the second note from now on is one of a look after now. Each takes a millisecond.
    async fn is_looked_at(&self) {
        for _ in 0..2 {
            self.hands.advance(Span::from_ms(1));
            until("noted", async || noted(&self.database()).await, |noted| *noted >= self.now()).await;
        }
    }

    /// Lets the bot sit at a connection over which nothing comes, with a heartbeat every few seconds.
    async fn sits(&self, ms: i64) {
        for _ in 0..ms / 3_000 {
            self.hands.pause(Span::from_secs(3));
            self.app().beat().await.expect("the database works");
        }
    }

    /// Has something done that ends the connection, and waits for the next one to stand.
    async fn reconnects(&self, end: impl FnOnce()) {
        let opened = self.playground.look(World::connections);
        end();
        // The bot has missed it before it opens another.
        self.playground.until("another connection", |world: &World| world.connections() > opened).await.unwrap();
        self.app().until(true).await;
    }

    /// Cuts the connection, and waits until the bot has been greeted over the next one and asks for its session.
    async fn asks_again(&self) {
        let opened = self.playground.look(World::connections);
        self.playground.drop_sockets();
        let asked = |world: &World| {
            world.connections() > opened && world.sessions().iter().any(|session| session.is_connected())
        };
        self.playground.until("the bot to ask for its session", asked).await.unwrap();
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
async fn noted(database: &str) -> i64 {
    let mut hand = SqliteConnection::connect(database).await.expect("the database is there");
    sqlx::query_scalar("SELECT at FROM heartbeat").fetch_one(&mut hand).await.expect("a heartbeat was noted")
}

/// Begins a game and moves in it, so that a glass runs; tells the game.
pub async fn runs(table: &Table) -> GameId {
    let game = table.game(json!({"level": 2})).await;
    let thread = table.thread(game).await;
    let step = json!({"from": "A1", "to": "B2", "ring": "drop"});
    let moved = table.types_in(&table.alice, thread, "move", step).await;
    assert!(moved.content.contains("You moved"), "{}", moved.content);
    table.quiet().await;
    table.is_looked_at().await;
    game
}

/// Finds a game credited with so long, or two milliseconds more, and its glass lost just so much later.
pub async fn is_credited(table: &Table, game: GameId, ms: i64) {
    table.quiet().await;
    let record = table.load(game).await.record().expect("the game was started").to_string();
    let credit = record.lines().find_map(|line| line.split_once(" clock credit ")).expect(&record).1;
    let credit: i64 = credit.parse().unwrap();
    assert!((ms..=ms + 2).contains(&credit), "{record}");
    table.jump(SAND + SETTLING).await;
    let play = table.play(game).await;
    let sand = play.position.board().glass_on(Space::parse("B2").unwrap()).expect("a glass is there").1.sand();
    assert_eq!(sand, Sand::Lost(Timestamp::from_ms(NEW_YEAR + SAND + credit)));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_over_which_nothing_comes_is_opened_anew_and_credited_from_its_last_sign_on() {
    let table = Table::set().await;
    let game = runs(&table).await;
    table.playground.mute_gateway(true);
    table.sits(SILENT - 3_000).await;
    assert!(table.app().is_there(), "it may be an idle hour");
    table.hands.pause(Span::from_secs(3));
    table.app().until(false).await;
    table.playground.mute_gateway(false);
    table.hands.pause(Span::from_ms(GIVEN_UP - SILENT));
    table.app().until(true).await;
    is_credited(&table, game, GIVEN_UP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_ended_is_missed_at_once_however_long_the_next_one_takes() {
    let table = Table::set().await;
    let game = runs(&table).await;
    // The bot opens another connection at once, which is accepted and never answered.
    table.playground.deafen_gateway(true);
    table.playground.drop_sockets();
    table.playground.until("the bot to wait", |world: &World| world.unanswered() > 0).await.unwrap();
    assert!(!table.app().is_there());
    table.playground.deafen_gateway(false);
    table.hands.pause(Span::from_ms(NOT_OPENED));
    table.app().until(true).await;
    is_credited(&table, game, NOT_OPENED).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn however_a_connection_ends_the_bot_is_back_at_once_and_hears() {
    for (code, is_same) in [
        (None, true),
        (Some(1_000), true),
        (Some(1_001), true),
        (Some(4_000), true),
        (Some(4_003), false),
        (Some(4_007), false),
        (Some(4_009), false),
    ] {
        let table = Table::set().await;
        let before = session(&table);
        table.reconnects(|| table.playground.close_sockets(code)).await;
        let about = table.types(&table.alice, "about", json!({})).await;
        assert!(about.content.contains("TAMSK"), "{code:?}: {}", about.content);
        assert_eq!(session(&table) == before, is_same, "{code:?}");
        table.ends_well();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_gone_on_with_where_the_gateway_is_if_the_named_place_is_elsewhere_or_closed() {
    // What stands on this host leads nobody away from it, and nobody listens at the second.
    for elsewhere in ["wss://gateway.discord.gg", "ws://127.0.0.1:1/"] {
        let mut table = Table::set().await;
        table.crash().await;
        table.playground.name_way_back(Some(elsewhere));
        table.start_bot().await;
        let before = session(&table);
        table.reconnects(|| table.playground.drop_sockets()).await;
        assert_eq!(session(&table), before, "{elsewhere}");
        table.ends_well();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_whose_heartbeats_are_not_acknowledged_is_broken_off_and_its_session_gone_on_with() {
    let table = Table::set().await;
    let before = session(&table);
    table.playground.set_heartbeat_ms(100);
    table.reconnects(|| table.playground.drop_sockets()).await;
    table.playground.mute_gateway(true);
    table.app().until(false).await;
    table.playground.mute_gateway(false);
    table.hands.pause(Span::from_ms(NOT_OPENED));
    table.app().until(true).await;
    assert_eq!(session(&table), before);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_over_which_heartbeats_are_wanted_seldom_stands() {
    let table = Table::set().await;
    table.playground.set_heartbeat_ms(120_000);
    table.reconnects(|| table.playground.drop_sockets()).await;
    let opened = table.playground.look(World::connections);
    table.is_looked_at().await;
    table.sits(120_000).await;
    table.is_looked_at().await;
    assert!(table.app().is_there());
    assert_eq!(table.playground.look(World::connections), opened);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_come_and_go_at_once_are_followed_in_that_order() {
    let table = Table::set().await;
    let other = table.playground.add_guild("Others", "en-US", table.carol.id());
    for _ in 0..10 {
        table.playground.set_unavailable(table.guild, true);
        table.playground.set_unavailable(table.guild, false);
    }
    // What is heard after all of that.
    table.playground.set_unavailable(other, true);
    table.hears(other, true).await;
    assert!(!table.app().is_away(GuildId(table.guild)).await.unwrap());
    table.ends_well();
}

fn session(table: &Table) -> Vec<String> {
    table.playground.look(|world| world.sessions().iter().map(|session| session.id().to_string()).collect())
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
        hands.pause(Span::from_ms(NOT_OPENED));
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

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_greeted_three_times_and_not_gone_on_with_is_given_up_for_good() {
    let table = Table::set().await;
    let before = session(&table);
    // Nothing is told from here on, not even that the session goes on.
    table.playground.withhold();
    for _ in 0..3 {
        table.asks_again().await;
        assert_eq!(session(&table), before);
    }
    table.playground.drop_sockets();
    let is_another = |world: &World| world.sessions().iter().skip(before.len()).any(|session| session.is_connected());
    table.playground.until("another session", is_another).await.unwrap();
    table.playground.release();
    table.app().until(true).await;
    // From here on it is that one which is gone on with.
    table.reconnects(|| table.playground.drop_sockets()).await;
    assert!(table.playground.look(is_another));
    assert_eq!(session(&table).len(), before.len() + 1);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_greeted_and_brings_no_event_is_given_up_and_its_session_gone_on_with() {
    let table = Table::set().await;
    let before = session(&table);
    table.playground.withhold();
    table.asks_again().await;
    let opened = table.playground.look(World::connections);
    table.hands.pause(Span::from_ms(IN_VAIN));
    table.playground.until("another connection", |world: &World| world.connections() > opened).await.unwrap();
    table.playground.release();
    table.app().until(true).await;
    assert_eq!(session(&table), before);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn heartbeats_that_are_acknowledged_a_little_late_are_no_loss() {
    let table = Table::set().await;
    table.playground.set_heartbeat_ms(1_000);
    table.playground.acknowledge_late(true);
    table.reconnects(|| table.playground.drop_sockets()).await;
    let seen = |world: &World| (world.connections(), world.heartbeats());
    let (opened, heard) = table.playground.look(seen);
    table.playground.until("heartbeats", |world| seen(world).1 >= heard + 4).await.unwrap();
    assert_eq!(table.playground.look(World::connections), opened);
    assert!(table.app().is_there());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_missing_acknowledgement_shows_is_credited_from_the_last_sign_on() {
    const UNNOTICED: i64 = 3_000;
    let table = Table::set().await;
    table.playground.set_heartbeat_ms(1_500);
    table.reconnects(|| table.playground.drop_sockets()).await;
    let game = runs(&table).await;
    let before = session(&table);
    table.playground.deafen_gateway(true);
    table.playground.mute_gateway(true);
    let heard = table.playground.look(World::heartbeats);
    // That one is not acknowledged, and nothing is on its way any more; yet the bot notes that it is there.
    table.playground.until("a heartbeat", |world: &World| world.heartbeats() > heard).await.unwrap();
    table.hands.pause(Span::from_ms(UNNOTICED));
    table.app().beat().await.unwrap();
    table.app().until(false).await;
    table.playground.until("the bot to wait", |world: &World| world.unanswered() > 0).await.unwrap();
    table.playground.mute_gateway(false);
    table.playground.deafen_gateway(false);
    table.hands.pause(Span::from_ms(NOT_OPENED));
    table.app().until(true).await;
    assert_eq!(session(&table), before);
    is_credited(&table, game, UNNOTICED + NOT_OPENED).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_ends_a_silence_is_decided_when_its_game_is_credited_with_it() {
    let table = Table::set().await;
    let game = runs(&table).await;
    table.hands.advance(Span::from_ms(SAND - SILENT + 1_000));
    table.types(&table.carol, "about", json!({})).await;
    table.is_looked_at().await;
    let opened = table.playground.look(World::connections);
    table.playground.mute_gateway(true);
    // The glass would run out in the last second.
    table.sits(SILENT - 3_000).await;
    table.hands.pause(Span::from_secs(3));
    table.app().until(false).await;
    table.playground.mute_gateway(false);
    let step = json!({"from": "A4", "to": "B4", "ring": "drop"});
    let moved = table.types_in(&table.bob, table.thread(game).await, "move", step).await;
    assert!(moved.content.contains("You moved"), "{}", moved.content);
    let record = table.load(game).await.record().unwrap().to_string();
    let at = |words: &str| record.lines().position(|line| line.contains(words)).expect(&record);
    assert!(at(" clock credit ") < at(" black A4-B4"), "{record}");
    assert!(!record.contains("lost"), "{record}");
    assert_eq!(table.playground.look(World::connections), opened);
    is_credited(&table, game, SILENT).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_whose_address_says_so_is_spoken_to_in_tls_and_one_that_will_not_is_left_alone() {
    let table = Table::set().await;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let url = format!("wss://{}", listener.local_addr().unwrap());
    table.answers_with("/gateway/bot", 200, json!({"url": url, "shards": 1}));
    table.playground.close_sockets(Some(4_009));
    for _ in 0..2 {
        let (mut stream, _) = timeout(PATIENCE, listener.accept()).await.expect("the bot comes").unwrap();
        let mut head = [0; 6];
        timeout(PATIENCE, stream.read_exact(&mut head)).await.expect("the bot speaks").unwrap();
        // A handshake of TLS, which begins with what the client says.
        assert_eq!((head[0], head[1], head[5]), (0x16, 3, 1), "{head:?}");
        // An alert: no handshake.
        stream.write_all(&[0x15, 3, 3, 0, 2, 2, 40]).await.unwrap();
    }
    assert!(!table.app().is_there());
    table.playground.clear_faults();
    table.app().until(true).await;
    table.types(&table.alice, "about", json!({})).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_refused_by_the_gateway_or_on_the_way_to_it_ends_the_connection_for_good() {
    for code in [4_004, 4_009] {
        let mut table = Table::set().await;
        table.answers_with("/gateway/bot", 401, json!({"code": 0, "message": "401: Unauthorized"}));
        table.playground.close_sockets(Some(code));
        timeout(PATIENCE, table.breaks()).await.expect("it ends");
        assert!(!table.app().is_there(), "{code}");
    }
}
