//! The bot was not there: its absence decides nothing, and what was decided before it stands.

use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use tamsk_bot::game::GameId;
use tamsk_bot::playground::{Fault, FaultKind};
use tamsk_bot::rules::{Color, Sand, Space, Span, Timestamp};

use crate::table::{NEW_YEAR, SETTLING, Table};

const SAND: i64 = 180_000;
const MINUTE: i64 = 60_000;

fn space(name: &str) -> Space {
    Space::parse(name).unwrap()
}

/// Verbs for a bot that is not there.
impl Table {
    async fn moves(&self, game: GameId, red: bool, from: &str, to: &str) {
        let thread = self.thread(game).await;
        let options = json!({"from": from, "to": to, "ring": "drop"});
        let answer = self.types_in(self.seat(red), thread, "move", options).await;
        assert!(answer.content.contains("You moved"), "{}", answer.content);
    }

    fn passes(&self, ms: i64) {
        self.hands.advance(Span::from_ms(ms));
    }

    async fn sand(&self, game: GameId, at: &str) -> Sand {
        self.play(game).await.position.board().glass_on(space(at)).expect("a glass is there").1.sand()
    }

    async fn credits(&self, game: GameId) -> Vec<String> {
        let record = self.load(game).await.record().expect("the game was started").to_string();
        record.lines().filter(|line| line.contains("clock credit")).map(Into::into).collect()
    }

    async fn told(&self, game: GameId, words: &str) -> usize {
        let said = self.said(self.thread(game).await);
        said.iter().filter(|message| message.contains(words)).count()
    }

    /// Cuts the gateway and waits until the bot knows.
    async fn cut(&self) {
        self.app().beat().await.expect("the database works");
        self.playground.refuse_gateway(u32::MAX);
        self.playground.drop_sockets();
        self.app().until(false).await;
    }

    async fn mend(&self) {
        self.playground.refuse_gateway(0);
        self.app().until(true).await;
        self.quiet().await;
    }
}

fn runs_out(ms: i64) -> Sand {
    Sand::Running(Timestamp::from_ms(ms))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_of_ten_minutes_over_a_deadline_leaves_each_glass_exactly_the_time_it_had() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    table.moves(game, true, "A1", "B2").await;
    table.passes(50_000);
    table.moves(game, false, "A4", "B4").await;
    table.passes(100_000);
    table.crash().await;
    table.passes(10 * MINUTE);
    table.start_bot().await;
    table.quiet().await;
    let away = 10 * MINUTE;
    assert_eq!(table.sand(game, "B2").await, runs_out(NEW_YEAR + SAND + away));
    assert_eq!(table.sand(game, "B4").await, runs_out(NEW_YEAR + 50_000 + SAND + away));
    assert_eq!(table.credits(game).await, [format!("150000 clock credit {away}")]);
    let told = "⏸️ Nobody could play here for 10 minutes. All sand was moved back by that, for both alike.";
    assert_eq!(table.told(game, told).await, 1);
    let stamp = format!("<t:{}", (NEW_YEAR + SAND + away) / 1000);
    assert!(table.board(game).await.content.contains(&stamp), "the board shows the new instants");
    table.jump(30_000 + SETTLING - 1).await;
    assert_eq!(table.told(game, "has run out").await, 0);
    table.jump(1).await;
    assert_eq!(table.sand(game, "B2").await, Sand::Lost(Timestamp::from_ms(NEW_YEAR + SAND + away)));
    assert_eq!(table.told(game, "hourglass on **B2** has run out").await, 1);
    table.moves(game, true, "D7", "D6").await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_whose_clock_stood_still_while_it_was_down_credits_the_time_all_the_same() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    table.moves(game, true, "A1", "B2").await;
    table.passes(50_000);
    table.crash().await;
    table.passes(10 * MINUTE);
    let own = table.host_is_behind(10 * MINUTE);
    table.start_bot().await;
    table.quiet().await;
    assert_eq!(table.credits(game).await, [format!("50000 clock credit {}", 10 * MINUTE)]);
    own.advance(Span::from_ms(60_000));
    table.passes(60_000);
    table.moves(game, false, "A4", "B4").await;
    assert_eq!(table.credits(game).await.len(), 1);
    assert_eq!(table.sand(game, "B2").await, runs_out(NEW_YEAR + SAND + 10 * MINUTE));
    assert_eq!(table.sand(game, "B4").await, runs_out(table.now() + SAND));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_that_fell_due_before_the_stop_stands() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    table.moves(game, true, "A1", "B2").await;
    table.passes(1_000);
    table.moves(game, false, "A4", "B4").await;
    // The first is out, but the bot was still waiting for inputs on their way.
    table.passes(SAND - 1_000);
    table.crash().await;
    table.passes(10 * MINUTE);
    table.start_bot().await;
    table.quiet().await;
    assert_eq!(table.sand(game, "B2").await, Sand::Lost(Timestamp::from_ms(NEW_YEAR + SAND)), "to the millisecond");
    assert_eq!(table.sand(game, "B4").await, runs_out(NEW_YEAR + 1_000 + SAND + 10 * MINUTE));
    assert_eq!(table.told(game, "hourglass on **B2** has run out").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_cut_of_a_minute_is_credited_and_nothing_falls_due_in_it() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    table.moves(game, true, "A1", "B2").await;
    table.passes(SAND - 30_000);
    table.moves(game, false, "A4", "B4").await;
    table.types_in(&table.alice, thread, "timer", json!({})).await;
    table.cut().await;
    table.passes(MINUTE);
    table.quiet().await;
    assert_eq!(table.sand(game, "B2").await, runs_out(NEW_YEAR + SAND), "it waits");
    assert_eq!(table.told(game, "has run out").await, 0);
    table.mend().await;
    assert_eq!(table.sand(game, "B2").await, runs_out(NEW_YEAR + SAND + MINUTE));
    assert_eq!(table.credits(game).await.len(), 1);
    assert_eq!(table.told(game, "for 1 minute").await, 1);
    assert_eq!(table.told(game, "overstepped").await, 0, "the turn timer stood still as well");
    table.jump(30_000 + SETTLING).await;
    assert_eq!(table.told(game, "hourglass on **B2** has run out").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn five_seconds_are_not_worth_a_credit_and_what_fell_due_in_them_stands() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    table.moves(game, true, "A1", "B2").await;
    table.passes(SAND - 2_000);
    table.cut().await;
    table.passes(5_000);
    table.quiet().await;
    assert_eq!(table.sand(game, "B2").await, runs_out(NEW_YEAR + SAND));
    table.mend().await;
    assert_eq!(table.sand(game, "B2").await, runs_out(NEW_YEAR + SAND), "what was pressed in them may still be told");
    table.jump(SETTLING).await;
    assert_eq!(table.sand(game, "B2").await, Sand::Lost(Timestamp::from_ms(NEW_YEAR + SAND)));
    table.app().beat().await.unwrap();
    table.crash().await;
    table.passes(5_001);
    table.start_bot().await;
    table.quiet().await;
    assert_eq!(table.credits(game).await, [format!("{} clock credit 5001", SAND + 3_000 + SETTLING)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_credit_what_fell_due_while_the_bot_was_down_is_settled_before_any_input() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    table.moves(game, true, "A1", "B2").await;
    table.crash().await;
    table.passes(SAND + MINUTE);
    table.credits_outages = false;
    table.start_bot().await;
    table.quiet().await;
    assert_eq!(table.told(game, "hourglass on **B2** has run out").await, 1);
    assert_eq!(table.sand(game, "B2").await, Sand::Lost(Timestamp::from_ms(NEW_YEAR + SAND)), "to the millisecond");
    assert!(table.credits(game).await.is_empty());
    table.moves(game, false, "A4", "B4").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_in_the_last_moments_of_an_outage_counts_from_its_end_and_an_older_one_does_not_count() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    let thread = table.thread(game).await;
    table.moves(game, true, "A1", "B2").await;
    let board = table.board(game).await;
    table.cut().await;
    let back = table.now() + MINUTE;
    let step = json!({"from": "A4", "to": "B4"});
    let old = table.bob.act_at(back - 3_001).hold().slash(thread, "move", step.clone()).unwrap();
    let fresh = table.bob.act_at(back - 3_000).hold().slash(thread, "move", step).unwrap();
    table.passes(MINUTE);
    table.mend().await;
    old.deliver();
    let refused = table.answer(&old).await;
    assert_eq!(refused.content, "The bot was away at that instant, so it does not count. Please do it again.");
    fresh.deliver();
    let answer = table.answer(&fresh).await;
    assert!(answer.content.contains("You moved **A4 → B4**"), "{}", answer.content);
    assert_eq!(table.sand(game, "B4").await, runs_out(back + SAND));
    assert_ne!(table.board(game).await.id, board.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_sand_runs_none_is_said_to_be_moved_back() {
    let mut table = Table::set().await;
    let plain = table.game(json!({"level": 1})).await;
    table.moves(plain, true, "A1", "B2").await;
    let lost = table.game(json!({"level": 2})).await;
    table.moves(lost, true, "A1", "B2").await;
    table.jump(SAND + SETTLING).await;
    table.crash().await;
    table.passes(10_000);
    table.start_bot().await;
    table.quiet().await;
    let told = "⏸️ Nobody could play here for 10 seconds. Every time limit was moved back by that, for both alike.";
    for game in [plain, lost] {
        assert_eq!(table.told(game, told).await, 1, "{:?}", table.said(table.thread(game).await));
        assert_eq!(table.told(game, "All sand").await, 0);
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_credited_once_with_every_outage_whether_or_not_anybody_plays_it() {
    let mut table = Table::set().await;
    let short = table.game(json!({"level": 2})).await;
    let long = table.game(json!({"level": 2, "sand": "1h"})).await;
    table.moves(short, true, "A1", "B2").await;
    table.moves(long, true, "A1", "B2").await;
    for _ in 0..2 {
        table.crash().await;
        table.passes(MINUTE);
        table.start_bot().await;
        table.quiet().await;
    }
    // Ended before anybody was credited: the next start makes it good.
    table.crash().await;
    table.passes(7_000);
    table.playground.fault(Fault {
        method: Some("POST".into()),
        path_contains: "/messages".into(),
        times: 4,
        kind: FaultKind::Html { status: 502 },
    });
    table.start_bot().await;
    table.crash().await;
    table.start_bot().await;
    table.quiet().await;
    for _ in 0..4 {
        table.jump(10_000).await;
    }
    let away = 2 * MINUTE + 7_000;
    assert_eq!(table.sand(short, "B2").await, runs_out(NEW_YEAR + SAND + away));
    assert_eq!(table.sand(long, "B2").await, runs_out(NEW_YEAR + 60 * MINUTE + away));
    for game in [short, long] {
        let lengths: Vec<String> = table.credits(game).await.iter().map(|line| line.replace("clock ", "")).collect();
        assert_eq!(lengths, ["0 credit 60000", "60000 credit 60000", "120000 credit 7000"]);
        assert_eq!(table.told(game, "Nobody could play here").await, 3);
    }
    // A game that began after them has missed nothing.
    let fresh = table.game(json!({"level": 2})).await;
    table.moves(fresh, true, "A1", "B2").await;
    assert!(table.credits(fresh).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_stops_cleanly_was_there_until_then() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    table.moves(game, true, "A1", "B2").await;
    table.passes(20_000);
    table.stop_bot().await;
    table.passes(MINUTE);
    table.start_bot().await;
    table.quiet().await;
    assert_eq!(table.credits(game).await, [format!("20000 clock credit {MINUTE}")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_gone_over_an_outage_is_credited_with_its_absence_alone() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    table.moves(game, true, "A1", "B2").await;
    table.playground.set_unavailable(table.guild, true);
    table.hears(table.guild, true).await;
    table.passes(MINUTE);
    table.crash().await;
    table.passes(MINUTE);
    table.start_bot().await;
    table.quiet().await;
    assert!(table.credits(game).await.is_empty());
    table.passes(MINUTE);
    table.playground.set_unavailable(table.guild, false);
    table.hears(table.guild, false).await;
    table.quiet().await;
    assert_eq!(table.credits(game).await, [format!("0 clock credit {}", 3 * MINUTE)]);
    assert_eq!(table.sand(game, "B2").await, runs_out(NEW_YEAR + SAND + 3 * MINUTE));
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_minutes_in_which_another_program_keeps_the_database_are_credited() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    let thread = table.thread(game).await;
    table.moves(game, true, "A1", "B2").await;
    table.app().beat().await.unwrap();
    let mut hand = SqliteConnection::connect(&table.database()).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut hand).await.unwrap();
    table.hands.pause(Span::from_ms(10 * MINUTE));
    assert!(!table.app().is_there());
    let asked = table.types_in(&table.bob, thread, "board", json!({"format": "text"})).await;
    assert!(!asked.content.is_empty(), "what only asks is answered");
    assert_eq!(table.sand(game, "B2").await, runs_out(NEW_YEAR + SAND), "it waits");
    sqlx::query("ROLLBACK").execute(&mut hand).await.unwrap();
    table.app().until(true).await;
    table.quiet().await;
    assert_eq!(table.sand(game, "B2").await, runs_out(NEW_YEAR + SAND + 10 * MINUTE));
    assert_eq!(table.credits(game).await, [format!("0 clock credit {}", 10 * MINUTE)]);
    table.moves(game, false, "A4", "B4").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_an_hour_ago_goes_on_where_it_was() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    table.moves(game, true, "A1", "B2").await;
    table.passes(MINUTE);
    table.app().beat().await.unwrap();
    let copy = table.folder().join("copy.sqlite");
    tamsk_bot::store::backup(&table.database(), &copy).await.unwrap();
    table.moves(game, false, "A4", "B4").await;
    table.passes(60 * MINUTE);
    table.crash().await;
    let file = table.folder().join("tamsk.sqlite");
    for beside in ["-wal", "-shm"] {
        let _none = std::fs::remove_file(format!("{}{beside}", file.display()));
    }
    std::fs::rename(copy, file).unwrap();
    table.start_bot().await;
    table.quiet().await;
    assert_eq!(table.play(game).await.position.turn(), Some(Color::Black), "the copy knows of no later move");
    assert_eq!(table.sand(game, "B2").await, runs_out(NEW_YEAR + SAND + 60 * MINUTE));
    table.moves(game, false, "D1", "D2").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_whose_clock_is_set_loses_no_glass_early_and_none_late_and_shows_it() {
    let table = Table::set().await;
    let mut game = table.game(json!({"level": 2})).await;
    for (by, shown) in [(5_000, "5000"), (-10_000, "-5000"), (-3_600_000, "-3605000"), (3_605_000, "is 0")] {
        table.moves(game, true, "A1", "B2").await;
        let due = table.now() + SAND;
        table.hands.set_host(Span::from_ms(by));
        let about = table.types(&table.alice, "about", json!({})).await;
        assert!(about.content.contains(&format!("{shown} ms")), "{shown}: {}", about.content);
        table.jump(SAND + SETTLING - 1).await;
        assert_eq!(table.told(game, "has run out").await, 0);
        table.jump(1).await;
        assert_eq!(table.sand(game, "B2").await, Sand::Lost(Timestamp::from_ms(due)));
        game = table.game(json!({"level": 2})).await;
    }
}
