//! Somebody asks for more than people do.

use serde_json::json;
use tamsk_bot::app::{Rate, Rates};
use tamsk_bot::playground::Interaction;
use tamsk_bot::playground::message::Message;
use tamsk_bot::rules::Span;

use crate::failures::unanswered;
use crate::table::{Table, shown};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_too_much_at_once_is_told_when_to_go_on_and_keeps_nobody_waiting() {
    let mut table = Table::set().await;
    table.stop_bot().await;
    table.rates = Rates {
        player: Rate { at_once: 8, one_in: Span::from_secs(2) },
        challenges: Rate { at_once: 2, one_in: Span::from_secs(60) },
        ..Rates::USUAL
    };
    table.start_bot().await;
    let game = table.game(json!({"level": 1})).await;
    table.types(&table.alice, "challenge", json!({})).await;
    let after = |ms: i64| format!("That was a lot at once. You can go on <t:{}:R>.", (table.now() + ms) / 1000);
    let before = table.everything().await;
    let third = table.types(&table.alice, "challenge", json!({})).await;
    assert_eq!(third.content, after(60_000));
    for _ in 0..5 {
        table.types(&table.alice, "about", json!({})).await;
    }
    let thread = table.thread(game).await;
    let hasty = table.types_in(&table.alice, thread, "move", json!({"from": "A1", "to": "B2"})).await;
    assert!(hasty.is_ephemeral());
    assert_eq!(hasty.content, after(2_000));
    let board = table.board(game).await;
    assert_eq!(table.presses(&table.alice, &board, "A1").await.content, after(2_000));
    let typed = table.alice.autocomplete(thread, "move", json!({"from": "A"}), "from").unwrap();
    assert!(typed.choices().await.unwrap().is_empty());
    assert_eq!(before, table.everything().await, "nothing was changed");
    table.types_in(&table.bob, thread, "board", json!({})).await;
    table.jump(2_000).await;
    table.types_in(&table.alice, thread, "move", json!({"from": "A1", "to": "B2"})).await;
    assert_eq!(table.play(game).await.position.plies(), 1);
    table.ends_well();
}

/// Has Discord tell of something once more, until it is answered.
async fn told_again(table: &Table, asked: &Interaction) -> Message {
    while asked.exchange().unwrap().callback.is_none() {
        asked.redeliver();
        table.types(&table.carol, "rules", json!({})).await;
    }
    table.answer(asked).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_told_again_gets_its_answer_however_much_was_asked_meanwhile_and_does_not_count() {
    for is_restarted in [false, true] {
        let mut table = Table::set().await;
        let game = table.game(json!({"level": 1})).await;
        let thread = table.thread(game).await;
        table.stop_bot().await;
        table.rates = Rates {
            player: Rate { at_once: 3, one_in: Span::from_secs(2) },
            challenges: Rate { at_once: 1, one_in: Span::from_secs(60) },
            ..Rates::USUAL
        };
        table.start_bot().await;
        let hasty = |says: &str| says.starts_with("That was a lot at once.");
        let step = json!({"from": "A1", "to": "B2"});
        let asked = unanswered(&table, || table.alice.slash(thread, "move", step).unwrap()).await;
        if is_restarted {
            table.crash().await;
            table.start_bot().await;
            table.types(&table.alice, "about", json!({})).await;
        }
        if !is_restarted {
            let answer = told_again(&table, &asked).await;
            assert!(answer.content.starts_with("You moved **A1 → B2**"), "{}", shown(&answer));
        }
        for _ in 0..2 {
            let answer = table.types(&table.alice, "about", json!({})).await;
            assert!(!hasty(&answer.content), "{is_restarted}: {}", answer.content);
        }
        assert!(hasty(&table.types(&table.alice, "about", json!({})).await.content));
        if is_restarted {
            let answer = told_again(&table, &asked).await;
            assert!(answer.content.starts_with("You moved **A1 → B2**"), "{}", shown(&answer));
        }
        table.ends_well();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_is_refused_again_takes_nobody_the_next_one() {
    let mut table = Table::set().await;
    table.stop_bot().await;
    table.rates = Rates { challenges: Rate { at_once: 1, one_in: Span::from_secs(1) }, ..Rates::USUAL };
    table.start_bot().await;
    let challenges = || table.alice.slash(table.channel, "challenge", json!({})).unwrap();
    table.answer(&challenges()).await;
    let refused = unanswered(&table, challenges).await;
    table.jump(1_000).await;
    let answer = told_again(&table, &refused).await;
    assert!(!answer.content.contains("on its way"), "{}", shown(&answer));
    let next = table.types(&table.alice, "challenge", json!({})).await;
    assert!(next.content.contains("on its way"), "{}", shown(&next));
    table.ends_well();
}
