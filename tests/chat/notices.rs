//! Whom the bot calls, when, and how loudly.

use serde_json::json;
use tamsk_bot::playground::message::{Message, SUPPRESS_NOTIFICATIONS};
use tamsk_bot::playground::permissions::{MANAGE_CHANNELS, MEMBER_DEFAULT};

use crate::refusing::moves;
use crate::table::{SETTLING, Table, shown};

const MINUTE: i64 = 60_000;

impl Table {
    fn warnings(&self, channel: u64) -> Vec<Message> {
        let posted = self.posted(channel).into_iter();
        posted.filter(|message| message.content.contains("runs low")).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn low_sand_is_told_once_and_struck_through_when_the_glass_is_turned() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2, "sand": "1h"})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", Some("hold"))]).await;
    let turned = table.play(game).await.position.now().as_ms();
    table.jump(turned + 48 * MINUTE - table.now() + SETTLING - 1).await;
    assert_eq!(table.warnings(thread).len(), 0);
    table.crash().await;
    table.start_bot().await;
    table.jump(1).await;
    let [warning] = &table.warnings(thread)[..] else { panic!("one warning: {:?}", table.said(thread)) };
    assert_eq!(warning.pinged, [table.alice.id()]);
    let at = (turned + 60 * MINUTE) / 1000;
    let warns = format!(
        "⏳ {}, the sand of your hourglass on **B2** runs low: it runs out <t:{at}:R> (<t:{at}:T>).",
        table.alice.mention()
    );
    let said = format!("{warns} But those that were never turned go first.");
    assert_eq!(warning.content, said);
    table.jump(MINUTE).await;
    table.crash().await;
    table.start_bot().await;
    table.jump(MINUTE).await;
    assert_eq!(table.warnings(thread).len(), 1, "told once");
    assert_eq!(table.warnings(thread)[0].content, said, "nothing is edited because time passes");
    // All three must be turned before the first one may be moved again.
    let steps = [("A4", "A3"), ("D7", "D6"), ("D1", "D2"), ("G1", "F2"), ("G4", "G3"), ("B2", "B3")];
    for (number, (from, to)) in steps.into_iter().enumerate() {
        let person = if number % 2 == 0 { &table.bob } else { &table.alice };
        table.types_in(person, thread, "move", json!({"from": from, "to": to, "ring": "hold"})).await;
    }
    let [warning] = &table.warnings(thread)[..] else { panic!("one warning") };
    assert_eq!(warning.content, format!("~~{warns}~~"), "what helped then is no advice any more");
    table.jump(40 * MINUTE).await;
    assert!(table.warnings(thread).iter().all(|warning| warning.pinged.len() == 1));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_warning_is_struck_through_when_the_glass_is_lost_or_the_game_ends() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2, "sand": "10m"})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", Some("hold"))]).await;
    table.jump(5 * MINUTE).await;
    table.types_in(&table.bob, thread, "move", json!({"from": "A4", "to": "A3", "ring": "hold"})).await;
    table.jump(4 * MINUTE).await;
    let [first] = &table.warnings(thread)[..] else { panic!("one warning") };
    assert!(!first.content.starts_with("~~"));
    table.jump(2 * MINUTE).await;
    assert!(table.warnings(thread)[0].content.starts_with("~~"), "the glass is lost");
    table.jump(3 * MINUTE).await;
    let [_, second] = &table.warnings(thread)[..] else { panic!("two warnings") };
    assert_eq!((second.pinged.clone(), second.content.starts_with("~~")), (vec![table.bob.id()], false));
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    assert!(table.warnings(thread).iter().all(|warning| warning.content.starts_with("~~")));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_warned_is_told_only_what_may_be_done() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2, "sand": "10m"})).await;
    let thread = table.thread(game).await;
    let held = [("A1", "B2"), ("A4", "A3"), ("D7", "D6"), ("D1", "D2"), ("G1", "F2"), ("G4", "G3")];
    moves(&table, thread, &held.map(|(from, to)| (from, to, Some("hold")))).await;
    table.jump(8 * MINUTE + SETTLING).await;
    let warnings = table.warnings(thread);
    assert_eq!(warnings.len(), 6);
    for warning in warnings {
        let advice = if warning.pinged == [table.alice.id()] {
            "). Moving it turns it over."
        } else {
            "). On your turn, moving it turns it over."
        };
        assert!(warning.content.ends_with(advice), "{}", warning.content);
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_warned_of_classic_sand_or_where_nobody_is_called() {
    let table = Table::set().await;
    table.playground.change_member(table.guild, table.carol.id(), |member| {
        member.permissions = MEMBER_DEFAULT | MANAGE_CHANNELS;
    });
    let classic = table.game(json!({"level": 2})).await;
    let thread = table.thread(classic).await;
    moves(&table, thread, &[("A1", "B2", Some("hold"))]).await;
    table.jump(4 * MINUTE).await;
    assert!(table.warnings(thread).is_empty());
    let other = table.playground.add_channel(table.guild, "quiet");
    for (pings, warned, pinged) in [("none", 0, 0), ("low-sand", 1, 0), ("turn", 1, 1)] {
        table.types_in(&table.carol, other, "settings channel", json!({"pings": pings})).await;
        let options = json!({"opponent": table.bob.id(), "colour": "red", "level": 2, "sand": "10m"});
        table.types_in(&table.alice, other, "challenge", options).await;
        table.presses(&table.bob, &table.newest(other), "Accept").await;
        let thread = table.playground.threads(other).last().expect("a thread").id;
        assert_eq!(table.newest(thread).pinged.len(), pinged, "{pings}");
        moves(&table, thread, &[("A1", "B2", Some("hold"))]).await;
        table.jump(9 * MINUTE).await;
        assert_eq!(table.warnings(thread).len(), warned, "{pings}");
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_make_no_sound_while_both_answer_within_a_minute() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    let steps = [("A1", "B2"), ("A4", "B4"), ("B2", "C3"), ("B4", "C4"), ("C3", "B2"), ("C4", "B4"), ("B2", "C3")];
    let waits = [0, 0, 0, 0, 61_000, 0, 0];
    let mut quiet = Vec::new();
    for (number, ((from, to), wait)) in steps.into_iter().zip(waits).enumerate() {
        table.jump(wait).await;
        let person = if number % 2 == 0 { &table.alice } else { &table.bob };
        table.types_in(person, thread, "move", json!({"from": from, "to": to})).await;
        let board = table.board(game).await;
        assert_eq!(board.pinged.len(), 1, "{}", shown(&board));
        quiet.push(board.flags & SUPPRESS_NOTIFICATIONS != 0);
    }
    assert_eq!(quiet, [false, false, true, true, false, false, true]);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ring_held_back_with_the_move_is_confirmed() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let thread = table.thread(game).await;
    let held = json!({"from": "A1", "to": "B2", "ring": "hold"});
    let answer = table.types_in(&table.alice, thread, "move", held).await;
    assert_eq!(answer.content, "You moved **A1 → B2**.\nYou hold your ring back.");
    let dropped = json!({"from": "A4", "to": "A3", "ring": "drop"});
    let answer = table.types_in(&table.bob, thread, "move", dropped).await;
    assert!(!answer.content.contains("hold"), "{}", shown(&answer));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_board_says_nothing_that_was_true_only_then() {
    let table = Table::set().await;
    let (alice, bob) = (table.alice.mention(), table.bob.mention());
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    let beginning = table.board(game).await;
    assert!(beginning.content.contains("Tap one of your hourglasses"), "{}", shown(&beginning));
    moves(&table, thread, &[("A1", "B2", Some("drop")), ("A4", "A3", Some("hold"))]).await;
    let board = table.board(game).await;
    assert!(board.content.contains("**Red** is to move") && board.content.contains("runs out <t:"));
    table.jump(4 * MINUTE).await;
    table.presses(&table.alice, &board, "D7").await;
    assert!(table.board(game).await.content.contains("in hand"));
    table.types_in(&table.alice, thread, "move", json!({"from": "D7", "to": "D6", "ring": "drop"})).await;
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;

    let stands = |id| table.playground.message(id).expect("it stands").content;
    let boards: Vec<Message> =
        table.posted(thread).into_iter().filter(|message| !message.attachments.is_empty()).collect();
    let [first, second, third, fourth, _result] = &boards[..] else { panic!("{:?}", table.said(thread)) };
    assert_eq!((first.id, third.id), (beginning.id, board.id));
    let first = stands(first.id);
    assert!(first.starts_with("⏳ **TAMSK**") && !first.contains("Tap") && !first.contains("to move"), "{first}");
    assert_eq!(
        stands(second.id),
        format!(
            "🔴 {alice} moved **A1 → B2**.\n🔴 {alice} dropped a ring on **B2**.\nRings still to drop: 🔴 31 · ⚫ 32"
        )
    );
    let lost = "🔴 Red: ~~B2~~ has run out\n⚫ Black: ~~A3~~ has run out";
    assert_eq!(
        stands(third.id),
        format!("⚫ {bob} moved **A4 → A3**.\n{lost}\nRings still to drop: 🔴 31 · ⚫ 32"),
        "the hourglasses that were lost while it was the newest"
    );
    assert_eq!(
        stands(fourth.id),
        format!(
            "🔴 {alice} moved **D7 → D6**.\n🔴 {alice} dropped a ring on **D6**.\n{lost}\n\
             Rings still to drop: 🔴 30 · ⚫ 32"
        )
    );
    assert!(boards.iter().all(|board| board.attachments.len() == 1), "each keeps its picture");
    table.ends_well();
}
