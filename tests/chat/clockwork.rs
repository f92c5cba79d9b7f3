//! Time in chat: what is lost while nobody acts, what arrives late, and what a crash may not change.

use serde_json::json;
use tamsk_bot::game::GameId;
use tamsk_bot::playground::{Fault, FaultKind};
use tamsk_bot::rules::{Color, Sand, Space, Timestamp};

use crate::table::{NEW_YEAR, SETTLING, Table, button};

const SAND: i64 = 180_000;

fn space(name: &str) -> Space {
    Space::parse(name).unwrap()
}

async fn moves(table: &Table, game: GameId, red: bool, from: &str, to: &str, ring: &str) {
    let thread = table.thread(game).await;
    let options = json!({"from": from, "to": to, "ring": ring});
    let answer = table.types_in(table.seat(red), thread, "move", options).await;
    assert!(answer.content.contains("You moved"), "{}", answer.content);
}

fn count(said: &[String], words: &str) -> usize {
    said.iter().filter(|message| message.contains(words)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn glasses_run_out_while_nobody_acts_and_each_is_told_once() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    let thread = table.thread(game).await;
    moves(&table, game, true, "A1", "B2", "drop").await;
    table.jump(30_000).await;
    moves(&table, game, false, "A4", "B4", "drop").await;
    table.jump(SAND - 30_000 + SETTLING - 1).await;
    assert_eq!(count(&table.said(thread), "** has run out"), 0, "inputs on their way still count");
    table.jump(1).await;
    assert_eq!(count(&table.said(thread), "hourglass on **B2** has run out"), 1);
    let told = table.posted(thread).into_iter().find(|message| message.content.contains("** has run out")).unwrap();
    assert!(told.sent_at - (NEW_YEAR + SAND) <= 3_000, "told in time");
    assert!(told.pinged.is_empty(), "the turn has not changed");
    table.jump(30_000).await;
    assert_eq!(count(&table.said(thread), "** has run out"), 2);
    assert_eq!(count(&table.said(thread), "hourglass on **B4** has run out"), 1);
    let board = table.board(game).await;
    assert!(board.content.contains("~~B4~~ has run out"), "{}", board.content);
    crate::bodies::check(&table.playground);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_input_made_before_a_deadline_counts_though_it_arrives_after_it() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    let thread = table.thread(game).await;
    for (red, from, to) in [(true, "A1", "B2"), (false, "A4", "B4"), (true, "D7", "D6"), (false, "D1", "D2")] {
        moves(&table, game, red, from, to, "drop").await;
    }
    for (red, from, to) in [(true, "G1", "F2"), (false, "G4", "F4")] {
        moves(&table, game, red, from, to, "drop").await;
    }
    let deadline = table.play(game).await.position.next_deadline().unwrap().as_ms();
    assert_eq!(deadline, NEW_YEAR + SAND);
    let held = table.alice.act_at(deadline - 1_000).hold();
    let late = held.slash(thread, "move", json!({"from": "B2", "to": "C3"})).unwrap();
    let on_the_limit =
        table.alice.act_at(deadline).hold().slash(thread, "move", json!({"from": "C3", "to": "C2"})).unwrap();
    table.jump(deadline + 1_000 - table.now()).await;
    assert_eq!(count(&table.said(thread), "has run out"), 0);
    late.deliver();
    let answer = table.answer(&late).await;
    assert!(answer.content.contains("You moved **B2 → C3**"), "{}", answer.content);
    let position = table.play(game).await.position;
    let (_, glass) = position.board().glass_on(space("C3")).unwrap();
    assert_eq!(glass.sand(), Sand::Running(Timestamp::from_ms(deadline - 1_000 + SAND - 1_000)));
    // The others were not moved: at the deadline they are out, and so is what is stamped on it.
    on_the_limit.deliver();
    table.answer(&on_the_limit).await;
    table.jump(SETTLING).await;
    assert_eq!(count(&table.said(thread), "hourglass on **C3**"), 0);
    for lost in ["B4", "D6", "D2", "F2", "F4"] {
        let words = format!("hourglass on **{lost}** has run out");
        assert_eq!(table.said(thread).iter().map(|said| said.matches(&words).count()).sum::<usize>(), 1, "{lost}");
    }
    crate::bodies::check(&table.playground);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_input_stamped_on_the_deadline_is_late() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    let thread = table.thread(game).await;
    moves(&table, game, true, "A1", "B2", "drop").await;
    moves(&table, game, false, "A4", "B4", "drop").await;
    moves(&table, game, true, "D7", "D6", "drop").await;
    moves(&table, game, false, "D1", "D2", "drop").await;
    moves(&table, game, true, "G1", "F2", "drop").await;
    moves(&table, game, false, "G4", "F4", "drop").await;
    let late =
        table.alice.act_at(NEW_YEAR + SAND).hold().slash(thread, "move", json!({"from": "B2", "to": "C3"})).unwrap();
    table.jump(NEW_YEAR + SAND + 10 - table.now()).await;
    late.deliver();
    let answer = table.answer(&late).await;
    assert!(!answer.content.contains("You moved"), "{}", answer.content);
    assert!(table.play(game).await.position.board().glass_on(space("C3")).is_none());
    table.jump(SETTLING).await;
    let lost = |said: &[String], at: &str| {
        said.iter().filter(|words| words.contains(&format!("**{at}** has run out"))).count()
    };
    assert_eq!(lost(&table.said(thread), "B2"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_idle_minutes_edit_no_message() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3, "sand": "1h"})).await;
    moves(&table, game, true, "A1", "B2", "drop").await;
    table.types_in(&table.bob, table.thread(game).await, "move", json!({"from": "A4", "to": "B4"})).await;
    let before = table.playground.journal().len();
    for _ in 0..60 {
        table.jump(10_000).await;
    }
    let requests = table.playground.journal().split_off(before);
    assert!(requests.is_empty(), "{requests:#?}");
    assert!(table.load(game).await.is_running());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_changes_no_deadline_and_old_buttons_work_after_it() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    moves(&table, game, true, "A1", "B2", "drop").await;
    table.jump(20_000).await;
    let before = table.load(game).await;
    let posted = table.posted(table.thread(game).await).len();
    table.crash().await;
    table.hands.advance(tamsk_bot::rules::Span::from_ms(5_000));
    table.start_bot().await;
    let after = table.load(game).await;
    assert_eq!(after.next_deadline(), before.next_deadline());
    assert_eq!(after.record().unwrap().to_string(), before.record().unwrap().to_string());
    assert_eq!(after, before);
    let menu = table.presses(&table.bob, &table.board(game).await, "A4").await;
    table.presses(&table.bob, &menu, "B4 (0/2)").await;
    assert_eq!(table.play(game).await.position.plies(), 2);
    assert_eq!(table.posted(table.thread(game).await).len(), posted + 1, "nothing is said twice");
    crate::bodies::check(&table.playground);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_posted_before_a_crash_is_not_posted_again() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    let posts = format!("/channels/{thread}/messages");
    // The board is posted, the answer is lost, and the bot dies before it can note anything.
    table.playground.fault(Fault::once("POST", &posts, FaultKind::AnswerLost));
    let typed = table.alice.slash(thread, "move", json!({"from": "A1", "to": "B2", "ring": "drop"})).unwrap();
    typed.answer().await.unwrap();
    let lost = |world: &tamsk_bot::playground::World| world.journal().iter().any(|entry| entry.fault.is_some());
    table.playground.until("the answer to be lost", lost).await.unwrap();
    table.crash().await;
    table.hands.advance(tamsk_bot::rules::Span::from_ms(10_000));
    table.start_bot().await;
    table.quiet().await;
    let boards = count(&table.said(thread), "moved **A1 → B2**");
    assert_eq!(boards, 1, "{:?}", table.said(thread));
    assert!(button(&table.board(game).await, "A4").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_lapses_after_a_day_even_over_a_restart() {
    let mut table = Table::set().await;
    table.types(&table.alice, "challenge", json!({})).await;
    let challenge = table.newest(table.channel);
    table.crash().await;
    table.hands.advance(tamsk_bot::rules::Span::from_ms(86_400_000 + SETTLING));
    table.start_bot().await;
    table.quiet().await;
    let lapsed = table.playground.message(challenge.id).unwrap();
    assert!(lapsed.content.contains("not answered in time"), "{}", lapsed.content);
    assert!(lapsed.parts().is_empty());
    let pressed = table.bob.press_stale(&challenge, &button(&challenge, "Accept").unwrap()).unwrap();
    let answer = table.answer(&pressed).await;
    assert!(answer.content.contains("within 24 hours"), "{}", answer.content);
    assert_eq!(table.playground.threads(table.channel).len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_discord_is_asked_again_and_the_game_goes_on() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    let posts = format!("/channels/{thread}/messages");
    let broken =
        Fault { method: Some("POST".into()), path_contains: posts, times: 3, kind: FaultKind::Html { status: 502 } };
    table.playground.fault(broken);
    let typed = table.alice.slash(thread, "move", json!({"from": "A1", "to": "B2", "ring": "drop"})).unwrap();
    typed.answer().await.unwrap();
    for _ in 0..3 {
        table.quiet().await;
        table.jump(8_000).await;
    }
    table.quiet().await;
    assert_eq!(count(&table.said(thread), "moved **A1 → B2**"), 1);
    moves(&table, game, false, "A4", "B4", "drop").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dropped_gateway_is_found_again() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    moves(&table, game, true, "A1", "B2", "drop").await;
    table.playground.drop_sockets();
    let back = |world: &tamsk_bot::playground::World| world.sessions().iter().any(|session| session.is_connected());
    table.playground.until("the bot to be back", back).await.unwrap();
    moves(&table, game, false, "A4", "B4", "drop").await;
    assert_eq!(table.play(game).await.position.turn(), Some(Color::Red));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_board_is_posted_anew() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    let board = table.board(game).await;
    table.playground.delete_message(board.id);
    table.types_in(&table.bob, thread, "timer", json!({})).await;
    let anew = table.board(game).await;
    assert_ne!(anew.id, board.id);
    assert!(anew.content.contains("Turn timer"), "{}", anew.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_board_is_posted_anew_when_a_player_asks_for_it() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    let board = table.board(game).await;
    table.playground.delete_message(board.id);
    let boards = || table.posted(thread).iter().filter(|message| !message.attachments.is_empty()).count();
    table.types_in(&table.carol, thread, "board", json!({"game": game.to_string()})).await;
    table.types_in(&table.alice, thread, "board", json!({"ply": 0})).await;
    assert_eq!(boards(), 0, "others only look, and what was is not shown anew");
    table.types_in(&table.alice, thread, "board", json!({})).await;
    let anew = table.board(game).await;
    assert_ne!(anew.id, board.id);
    assert!(button(&anew, "A1").is_some());
    table.types_in(&table.alice, thread, "board", json!({})).await;
    assert_eq!((table.board(game).await.id, boards()), (anew.id, 1), "what is there is not posted again");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_overstep_calls_the_one_whose_turn_it_is_once() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    table.types_in(&table.bob, thread, "timer", json!({})).await;
    table.jump(15_000 + SETTLING).await;
    let told = table.newest(thread);
    assert!(told.content.contains("overstepped"), "{}", told.content);
    assert_eq!(told.pinged, vec![table.bob.id()]);
    assert!(button(&table.board(game).await, "A4").is_some(), "the buttons are the new mover's");
    moves(&table, game, false, "A4", "A3", "drop").await;
    let dropped = table.types_in(&table.bob, thread, "ring", json!({"on": "D4"})).await;
    assert!(dropped.content.contains("extra ring on **D4**"), "{}", dropped.content);
    assert_eq!(table.play(game).await.position.board().rings(space("D4")), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_takes_longer_than_a_second_is_deferred_and_answered_in_the_end() {
    use sqlx::Connection;

    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    // Another program holds the database for a while.
    let mut other = sqlx::SqliteConnection::connect(&table.database()).await.unwrap();
    let hold = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let typed = table.alice.slash(table.thread(game).await, "move", json!({"from": "A1", "to": "B2"})).unwrap();
    let first = typed.answer().await.unwrap();
    assert!(first.is_deferred(), "type {}", first.kind);
    hold.rollback().await.unwrap();
    let answer = table.answer(&typed).await;
    assert!(answer.content.contains("You moved **A1 → B2**"), "{}", answer.content);
    assert!(answer.is_ephemeral());
    crate::bodies::check(&table.playground);
}
