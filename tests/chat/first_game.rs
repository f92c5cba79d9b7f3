//! A first game, as two people see it.

use serde_json::json;

use crate::table::{Table, labels, shown};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_begin_a_game_by_a_challenge_and_move_by_two_taps() {
    let table = Table::set().await;
    let sent = table.types(&table.alice, "challenge", json!({"opponent": table.bob.id(), "colour": "red"})).await;
    assert!(sent.content.contains("on its way"), "{}", sent.content);
    let challenge = table.newest(table.channel);
    println!("{}", shown(&challenge));
    let accepted = table.presses(&table.bob, &challenge, "Accept").await;
    println!("{}", shown(&accepted));
    let thread = table.playground.threads(table.channel).pop().unwrap();
    let board = table.newest(thread.id);
    println!("{}\n{:?}", shown(&board), board.attachments.iter().map(|a| a.description.clone()).collect::<Vec<_>>());
    let lifted = table.presses(&table.alice, &board, "A1").await;
    println!("{}", shown(&lifted));
    let moved = table.presses(&table.alice, &lifted, "B2 (0/2)").await;
    println!("{}", shown(&moved));
    let dropped = table.presses(&table.alice, &moved, "Drop ring on B2").await;
    println!("{}", shown(&dropped));
    for message in table.playground.messages(thread.id) {
        println!("--- {} {:?} pings {:?}", shown(&message), labels(&message), message.pinged);
    }
    println!("{:?}", table.said(table.channel));
    assert_eq!(table.playground.violations().len(), 0, "{:?}", table.playground.violations());
}
