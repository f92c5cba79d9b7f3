//! Somebody asks for more than people do.

use serde_json::json;
use tamsk_bot::app::{Rate, Rates};
use tamsk_bot::rules::Span;

use crate::table::Table;

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
