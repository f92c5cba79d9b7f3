//! A first game, as two people see it.

use serde_json::json;
use tamsk_bot::game::Game;

use crate::table::{Table, labels, shown};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_begin_a_game_by_a_challenge_and_move_by_two_taps() {
    let table = Table::set().await;
    let (alice, bob) = (table.alice.mention(), table.bob.mention());
    let sent = table.types(&table.alice, "challenge", json!({"opponent": table.bob.id(), "colour": "red"})).await;
    assert!(sent.content.starts_with("Your challenge (game 1) is on its way into this channel."), "{}", sent.content);
    assert_eq!(sent.visible_to, Some(table.alice.id()));

    let challenge = table.newest(table.channel);
    assert!(challenge.content.contains(&format!("{alice} challenges {bob} to a game of **TAMSK**!")));
    assert_eq!(labels(&challenge), ["Accept", "Decline", "Withdraw"]);
    assert_eq!(challenge.pinged, [table.bob.id()]);
    let until = (table.now() + Game::CHALLENGE_SPAN.as_ms()) / 1000;
    assert!(challenge.content.contains(&format!("<t:{until}:f> (<t:{until}:R>)")), "{}", challenge.content);

    let accepted = table.presses(&table.bob, &challenge, "Accept").await;
    let playing = format!("Game on! You play ⚫ **Black**; {alice} begins.");
    assert!(accepted.content.starts_with(&playing), "{}", shown(&accepted));
    assert!(accepted.content.ends_with("The board is on its way."), "{}", shown(&accepted));
    let [thread] = &table.playground.threads(table.channel)[..] else { panic!("one thread") };
    assert_eq!(thread.name, "TAMSK 1 · alice – bob");
    let taken = table.playground.message(challenge.id).unwrap();
    assert_eq!(taken.content, format!("⏳ {alice} and {bob} are playing: <#{}>", thread.id));
    assert!(taken.parts().is_empty());

    let board = table.newest(thread.id);
    assert_eq!(labels(&board), ["A1", "D7", "G1", "Ring", "Turn timer", "More…"], "{}", shown(&board));
    assert_eq!(board.pinged, [table.alice.id()]);
    let words = board.attachments[0].description.as_deref().unwrap();
    assert!(words.starts_with("TAMSK game 1, level 3, ply 0. Red to move."), "{words}");

    let lifted = table.presses(&table.alice, &board, "A1").await;
    assert_eq!(lifted.visible_to, Some(table.alice.id()));
    assert_eq!(labels(&lifted).len(), 4, "three ways and back: {}", shown(&lifted));
    let moved = table.presses(&table.alice, &lifted, "B2 (0/2)").await;
    assert!(moved.content.starts_with("You moved **A1 → B2**."), "{}", shown(&moved));
    assert_eq!((moved.id, labels(&moved)), (lifted.id, vec!["Drop ring on B2".to_string(), "Hold back".into()]));
    let dropped = table.presses(&table.alice, &moved, "Drop ring on B2").await;
    assert_eq!(dropped.content, "You dropped a ring on **B2**. 31 rings left.");
    assert_eq!(dropped.id, lifted.id, "all in the same private message");

    let [old, new] = &table.posted(thread.id)[..] else { panic!("one board a ply: {:?}", table.said(thread.id)) };
    assert_eq!((old.id, labels(old)), (board.id, Vec::new()), "the old board loses its buttons");
    assert_eq!(labels(new)[..3], ["A4", "D1", "G4"], "{}", shown(new));
    assert_eq!(new.pinged, [table.bob.id()], "once, and only him");
    assert!(new.content.contains("dropped a ring on **B2**"), "{}", new.content);
    // It stays open as long as Discord lets it: a week without a word.
    let journal = table.playground.journal();
    let made: Vec<_> = journal.iter().filter(|entry| entry.path.ends_with("/threads")).collect();
    let [made] = &made[..] else { panic!("one thread was made: {made:?}") };
    assert_eq!(made.request["auto_archive_duration"], 10_080);
    // Whatever happens in it, the thread keeps its name.
    let renamed =
        |entry: &tamsk_bot::playground::journal::Entry| entry.method == "PATCH" && entry.request["name"].is_string();
    assert!(!table.playground.journal().iter().any(renamed));
    table.ends_well();
}
