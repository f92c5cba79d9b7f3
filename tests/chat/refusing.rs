//! What is refused: told privately, with the reason, and nothing has changed.

use serde_json::{Value, json};
use tamsk_bot::playground::message::Message;
use tamsk_bot::playground::{Interaction, Person};

use crate::table::{Table, button, labels, shown, with_button, with_menu};

const NOT_YOURS: &str = "You are not a player of this game.";
const UNKNOWN: &str = "There is no such game here.";
const STALE: &str = "That position is over. Here is the board as it stands now.";
const OVER: &str = "This game is over.";
const HOUR: i64 = 3_600_000;

/// Types moves in a game's thread, alice's first.
pub async fn moves(table: &Table, thread: u64, steps: &[(&str, &str, Option<&str>)]) {
    for (number, (from, to, ring)) in steps.iter().enumerate() {
        let person = if number % 2 == 0 { &table.alice } else { &table.bob };
        let mut options = json!({"from": from, "to": to});
        if let Some(ring) = ring {
            options["ring"] = json!(ring);
        }
        let moved = table.types_in(person, thread, "move", options).await;
        assert!(moved.content.starts_with(&format!("You moved **{from} → {to}**.")), "{}", shown(&moved));
    }
}

/// Everything that can be typed about a game, with what it needs.
fn commands() -> Vec<(&'static str, Value)> {
    vec![
        ("move", json!({"from": "A1", "to": "B2"})),
        ("place", json!({"at": "B2"})),
        ("ring", json!({})),
        ("timer", json!({})),
        ("draw", json!({})),
        ("resign", json!({})),
        ("abort", json!({})),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_third_person_plays_no_game_by_typing_by_button_or_by_menu() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let (thread, board) = (table.thread(game).await, table.board(game).await);
    for (command, mut options) in commands() {
        table.refuses_typed(&table.carol, thread, command, options.clone(), NOT_YOURS).await;
        options["game"] = json!(game.to_string());
        table.refuses_typed(&table.carol, table.channel, command, options, NOT_YOURS).await;
    }
    for label in ["A1", "D7", "G1", "Ring", "Turn timer", "More…"] {
        table.refuses_press(&table.carol, &board, label, NOT_YOURS).await;
    }
    // Whatever a private menu of a player would hold, and even if its position is over.
    for guard in ["-", "0", "o1", "7"] {
        for word in ["go:A1:B2", "dare:A1:B2", "drop", "fill", "hold", "back", "draw", "side:left"] {
            let id = format!("t1:{game}:{guard}:{word}");
            table.refuses_forged(&table.carol, &board, &id, NOT_YOURS).await;
        }
    }
    for word in ["resign", "abort", "resign?", "abort?", "places"] {
        table.refuses_forged(&table.carol, &board, &format!("t1:{game}:-:{word}"), NOT_YOURS).await;
    }
    for word in ["extra:0", "place:0"] {
        let id = format!("t1:{game}:-:{word}");
        let menu = with_menu(&board, &id, "D4");
        table.refuses(|| table.carol.select_stale(&menu, &id, &["D4"]).unwrap(), NOT_YOURS).await;
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_menu_is_not_seen_by_anybody_else() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let board = table.board(game).await;
    let lifted = table.presses(&table.alice, &board, "A1").await;
    let more = table.presses(&table.alice, &board, "More…").await;
    let asked = table.presses(&table.alice, &more, "Resign").await;
    for (message, label) in [(&lifted, "B2 (0/2)"), (&asked, "Yes, resign")] {
        let id = button(message, label).unwrap();
        assert!(table.bob.press(message.id, &id).is_err());
        assert!(table.carol.press(message.id, &id).is_err());
    }
    assert_eq!(table.load(game).await.outcome(), None);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_moves_out_of_turn() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let (thread, board) = (table.thread(game).await, table.board(game).await);
    let why = format!("It is {}’s turn. You will be pinged when it is yours.", table.alice.mention());
    table.refuses_typed(&table.bob, thread, "move", json!({"from": "A4", "to": "A3"}), &why).await;
    table.refuses_typed(&table.bob, thread, "move", json!({"from": "A1", "to": "B2"}), &why).await;
    table.refuses_typed(&table.bob, thread, "place", json!({"at": "D4"}), &why).await;
    table.refuses_press(&table.bob, &board, "A1", &why).await;
    for word in ["go:A4:A3", "dare:A4:A3", "lift:A4"] {
        table.refuses_forged(&table.bob, &board, &format!("t1:{game}:0:{word}"), &why).await;
    }
    let menu = with_menu(&board, &format!("t1:{game}:0:place:0"), "D4");
    let id = format!("t1:{game}:0:place:0");
    table.refuses(|| table.bob.select_stale(&menu, &id, &["D4"]).unwrap(), &why).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_needs_an_hourglass_of_ones_own_and_a_free_space_beside_it() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let (thread, board) = (table.thread(game).await, table.board(game).await);
    let tries = [
        ("A4", "A3", "The hourglass on **A4** is your opponent’s. Yours: A1, D7, G1."),
        ("B2", "B3", "No hourglass stands on **B2**. Yours: A1, D7, G1."),
        ("A1", "D4", "**D4** is not next to **A1**. From there you can go to: A2, B1, B2."),
        ("A1", "A1", "The hourglass on **A1** stands there already. From there you can go to: A2, B1, B2."),
    ];
    for (from, to, why) in tries {
        table.refuses_typed(&table.alice, thread, "move", json!({"from": from, "to": to}), why).await;
        table.refuses_forged(&table.alice, &board, &format!("t1:{game}:0:go:{from}:{to}"), why).await;
    }
    for (from, why) in [("A4", "The hourglass on **A4** is"), ("B2", "No hourglass stands on **B2**.")] {
        table.refuses_forged(&table.alice, &board, &format!("t1:{game}:0:lift:{from}"), why).await;
    }
    let nothing_lifted = "You have no hourglass in hand.";
    table.refuses_forged(&table.alice, &board, &format!("t1:{game}:0:back"), nothing_lifted).await;
    let why = "This game began on the corners, so there is nothing to place.";
    table.refuses_typed(&table.alice, thread, "place", json!({"at": "D4"}), why).await;

    moves(&table, thread, &[("A1", "A2", None), ("A4", "A3", None)]).await;
    let board = table.board(game).await;
    let why = "An hourglass stands on **A3**. Choose another space.";
    table.refuses_typed(&table.alice, thread, "move", json!({"from": "a2", "to": " a3 "}), why).await;
    table.refuses_forged(&table.alice, &board, &format!("t1:{game}:2:go:A2:A3"), why).await;
    let lifted = table.presses(&table.alice, &board, "A2").await;
    assert_eq!(
        labels(&lifted),
        ["A1 (0/1, last place)", "B2 (0/2)", "B3 (0/2)", "Put back"],
        "only what is legal is offered"
    );
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn with_sand_the_first_turns_are_for_new_glasses_and_lost_ones_never_move() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2, "sand": "3m"})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", Some("hold")), ("A4", "A3", Some("hold"))]).await;
    let why = "As long as one of your hourglasses has never been turned, you move one of those. Move: D7, G1.";
    let board = table.board(game).await;
    table.refuses_typed(&table.alice, thread, "move", json!({"from": "B2", "to": "B3"}), why).await;
    table.refuses_forged(&table.alice, &board, &format!("t1:{game}:2:lift:B2"), why).await;
    assert_eq!(labels(&board), ["D7", "G1", "Ring", "More…"]);
    table.jump(181_500).await;
    let why = "The hourglass on **B2** has run out and never moves again. Choose another.";
    let board = table.board(game).await;
    table.refuses_typed(&table.alice, thread, "move", json!({"from": "B2", "to": "B3"}), why).await;
    table.refuses_forged(&table.alice, &board, &format!("t1:{game}:2:lift:B2"), why).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_onto_a_full_space_is_asked_about_and_loses_only_when_dared() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "A2", Some("drop")), ("A4", "A3", None), ("A2", "B2", None)]).await;
    let there = "**A2** is full. Open to you: **B2** (the space you entered).";
    table.refuses_typed(&table.alice, thread, "ring", json!({"on": "A2"}), there).await;
    let why =
        "**A2 is full. Moving A3 there loses the game at once.** Nothing has happened yet; do you really want it?";
    let full = json!({"from": "A3", "to": "A2"});
    let asked = table.refuses_typed(&table.bob, thread, "move", full.clone(), why).await;
    assert_eq!(labels(&asked), ["Move to A2 and lose", "No"]);
    assert_eq!(asked.parts()[0]["style"], 4, "the button is red");
    let board = table.board(game).await;
    table.refuses_forged(&table.bob, &board, &format!("t1:{game}:3:go:A3:A2"), why).await;
    let lifted = table.presses(&table.bob, &board, "A3").await;
    assert_eq!(labels(&lifted), ["A4 (0/1, last place)", "B3 (0/2)", "B4 (0/2)", "Put back"]);
    // Nobody but bob may dare, and not when the position is over.
    let public = with_button(&board, &button(&asked, "Move to A2 and lose").unwrap());
    let turn = format!("It is {}’s turn.", table.bob.mention());
    table.refuses_press(&table.carol, &public, "forged", NOT_YOURS).await;
    table.refuses_press(&table.alice, &public, "forged", &turn).await;
    let moved = table.types_in(&table.bob, thread, "move", json!({"from": "G4", "to": "G3"})).await;
    assert!(moved.content.starts_with("You moved **G4 → G3**."));
    table.refuses_press(&table.bob, &asked, "Move to A2 and lose", STALE).await;
    moves(&table, thread, &[("B2", "C3", None)]).await;
    table.refuses_press(&table.bob, &asked, "Move to A2 and lose", STALE).await;
    let asked = table.refuses_typed(&table.bob, thread, "move", full, why).await;
    let lost = table.presses(&table.bob, &asked, "Move to A2 and lose").await;
    assert_eq!(lost.content, "You moved onto **A2**, which is full. That loses the game.\nThe game is over.");
    let result = table.newest(thread).content;
    assert!(result.contains(&format!("**Red wins**: {}", table.alice.mention())), "{result}");
    assert!(result.contains("Black moved onto a full space, which loses the game at once."), "{result}");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_space_is_said_to_be_none() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let thread = table.thread(game).await;
    let wrong = [
        ("Z9", "Z9"),
        ("😀", "😀"),
        ("A1A1A1A1A1", "A1A1A1A1A1"),
        ("A0", "A0"),
        ("D8", "D8"),
        ("A5", "A5"),
        ("１A", "１A"),
        ("   ", ""),
        ("@everyone", "\\@everyone"),
        ("**a** `b`", "\\*\\*a\\*\\* \\`b\\`"),
    ];
    for (typed, said) in wrong {
        let why = format!(
            "There is no space “{said}”. Spaces are called A1 to G4: a column letter and a row, as written on the spaces."
        );
        let person = &table.alice;
        table.refuses_typed(person, thread, "move", json!({"from": typed, "to": "B2"}), &why).await;
        table.refuses_typed(person, thread, "move", json!({"from": "A1", "to": typed}), &why).await;
        table.refuses_typed(person, thread, "place", json!({"at": typed}), &why).await;
        table.refuses_typed(person, thread, "ring", json!({"on": typed}), &why).await;
    }
    assert!(table.alice.slash(thread, "move", json!({"from": "A1A1A1A1A1A", "to": "B2"})).is_err());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ring_needs_a_right_that_is_open() {
    let table = Table::set().await;
    let game = table.game(json!({"sand": "1h"})).await;
    let thread = table.thread(game).await;
    let board = table.board(game).await;
    let none = "There is no ring for you to drop now.";
    for person in [&table.alice, &table.bob] {
        table.refuses_typed(person, thread, "ring", json!({}), none).await;
        table.refuses_typed(person, thread, "ring", json!({"on": "D4"}), none).await;
        table.refuses_press(person, &board, "Ring", none).await;
        for word in ["drop", "fill"] {
            table.refuses_forged(person, &board, &format!("t1:{game}:0:{word}"), none).await;
        }
        let nothing = "There is no ring to hold back.";
        table.refuses_forged(person, &board, &format!("t1:{game}:0:hold"), nothing).await;
        let id = format!("t1:{game}:0:extra:0");
        let menu = with_menu(&board, &id, "D4");
        let no_extra = "You have no extra ring. You earn one when your opponent oversteps the turn timer.";
        table.refuses(|| person.select_stale(&menu, &id, &["D4"]).unwrap(), no_extra).await;
    }
    moves(&table, thread, &[("A1", "B2", None)]).await;
    let board = table.board(game).await;
    let until = (table.now() + HOUR / 12) / 1000;
    let runs = format!(
        "Your opponent may still drop a ring on **B2** until <t:{until}:T> (<t:{until}:R>). If none is dropped by then"
    );
    table.refuses_typed(&table.bob, thread, "ring", json!({}), &runs).await;
    table.refuses_press(&table.bob, &board, "Ring", &runs).await;
    // Elsewhere than on the space entered: told where instead, with a button.
    let there = "You cannot drop a ring on **D4** now. Open to you: **B2** (the space you entered).";
    let asked = table.refuses_typed(&table.alice, thread, "ring", json!({"on": "D4"}), there).await;
    assert_eq!(labels(&asked), ["Drop ring on B2", "Hold back"]);
    table.jump(HOUR / 12).await;
    let over = "Your time to drop a ring on **B2** is over.";
    table.refuses_typed(&table.alice, thread, "ring", json!({}), over).await;
    table.refuses_press(&table.alice, &asked, "Drop ring on B2", over).await;
    let filled = table.types_in(&table.bob, thread, "ring", json!({})).await;
    assert_eq!(filled.content, "You dropped a ring on **B2**, where it was left open. 31 rings left.");
    table.refuses_typed(&table.bob, thread, "ring", json!({}), none).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_turn_timer_is_for_the_opponents_turn_and_only_when_its_sand_is_out() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let (thread, board) = (table.thread(game).await, table.board(game).await);
    let own = "It is your own turn. You turn the timer in your opponent’s turn.";
    table.refuses_typed(&table.alice, thread, "timer", json!({}), own).await;
    table.refuses_press(&table.alice, &board, "Turn timer", own).await;
    let not_black = "Only Black chooses on which side the turn timer stands.";
    table.refuses_forged(&table.alice, &board, &format!("t1:{game}:-:side:left"), not_black).await;
    let turned = table.types_in(&table.bob, thread, "timer", json!({})).await;
    let until = (table.now() + 15_000) / 1000;
    assert_eq!(
        turned.content,
        format!("You turned the turn timer: Red has to move before <t:{until}:T> (<t:{until}:R>).")
    );
    let runs =
        format!("The turn timer’s sand still runs until <t:{until}:T> (<t:{until}:R>). It can be turned again after");
    table.refuses_typed(&table.bob, thread, "timer", json!({}), &runs).await;
    table.refuses_press(&table.bob, &table.board(game).await, "Turn timer", &runs).await;
    moves(&table, thread, &[("A1", "B2", None)]).await;
    table.refuses_typed(&table.alice, thread, "timer", json!({}), &runs).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_belongs_to_another_level_is_refused() {
    let table = Table::set().await;
    for level in 1..=3 {
        let game = table.game(json!({"level": level})).await;
        let (thread, board) = (table.thread(game).await, table.board(game).await);
        let more = table.presses(&table.bob, &board, "More…").await;
        assert_eq!(labels(&board).contains(&"Turn timer".into()), level == 3);
        assert_eq!(labels(&more).contains(&"Offer a draw".into()), level == 1);
        assert_eq!(labels(&more).contains(&"Turn timer to the left".into()), level == 3);
        if level < 3 {
            let why = format!("There is no turn timer at level {level}; it belongs to level 3.");
            table.refuses_typed(&table.bob, thread, "timer", json!({}), &why).await;
            for word in ["timer", "side:left"] {
                table.refuses_forged(&table.bob, &board, &format!("t1:{game}:0:{word}"), &why).await;
            }
        }
        if level > 1 {
            let why = "Draws can only be agreed on at level 1.";
            table.refuses_typed(&table.alice, thread, "draw", json!({}), why).await;
            table.refuses_forged(&table.alice, &board, &format!("t1:{game}:0:draw"), why).await;
        }
        // Out of the way of the next one.
        let asked = table.types_in(&table.alice, thread, "abort", json!({})).await;
        table.presses(&table.alice, &asked, "Yes, call it off").await;
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_does_not_exist_is_unknown() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let (thread, board) = (table.thread(game).await, table.board(game).await);
    for number in ["999", "0", "-1", "abc", "1.0", "18446744073709551615", "99999999999999999999", "<@1> @everyone"] {
        for (command, mut options) in commands().into_iter().chain([("board", json!({}))]) {
            options["game"] = json!(number);
            table.refuses_typed(&table.alice, thread, command, options, UNKNOWN).await;
        }
    }
    for word in ["accept", "decline", "withdraw", "lift:A1", "ring", "more", "text", "resign?", "resign", "places"] {
        for number in ["999", "0", "18446744073709551615"] {
            table.refuses_forged(&table.alice, &board, &format!("t1:{number}:-:{word}"), UNKNOWN).await;
        }
    }
    table.ends_well();
}

/// A second server with a channel; alice plays there too, dora only there.
fn second_server(table: &Table) -> (u64, Person, Person) {
    let owner = table.playground.add_user("other owner", None, "en-US");
    let guild = table.playground.add_guild("Elsewhere", "en-US", owner);
    let channel = table.playground.add_channel(guild, "elsewhere");
    let alice = table.playground.add_member(guild, table.alice.id(), None);
    let dora = table.playground.newcomer(guild, "dora", "en-GB");
    (channel, alice, dora)
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_another_server_is_seen_or_touched() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let (channel, alice, dora) = second_server(&table);
    // Even one of its players only plays it where it belongs.
    for person in [&alice, &dora] {
        for (command, mut options) in commands() {
            options["game"] = json!(game.to_string());
            table.refuses_typed(person, channel, command, options, UNKNOWN).await;
        }
        for format in ["picture", "text"] {
            let options = json!({"game": game.to_string(), "format": format});
            let answer = table.refuses_typed(person, channel, "board", options, UNKNOWN).await;
            assert!(answer.attachments.is_empty());
        }
        table.refuses_typed(person, channel, "board", json!({}), "You have no running game here.").await;
        let none = format!("{} has no open game on this server.", table.alice.mention());
        table.refuses_typed(person, channel, "games", json!({"player": table.alice.id()}), &none).await;
        for (command, option) in [("move", "from"), ("move", "to"), ("place", "at"), ("ring", "on")] {
            let typed = json!({"game": game.to_string()});
            let typing = person.autocomplete(channel, command, typed, option).unwrap();
            assert_eq!(typing.choices().await.unwrap(), []);
        }
        let typing = person.autocomplete(channel, "board", json!({}), "game").unwrap();
        assert_eq!(typing.choices().await.unwrap(), []);
    }
    // Buttons as if the board stood there.
    let mut board = table.board(game).await;
    board.channel = channel;
    for person in [&alice, &dora] {
        for label in labels(&board) {
            table.refuses_press(person, &board, &label, UNKNOWN).await;
        }
        for word in ["go:A1:B2", "dare:A1:B2", "drop", "fill", "hold", "back", "timer", "side:left", "text", "draw"] {
            for guard in ["-", "0", "9"] {
                let answer = table.refuses_forged(person, &board, &format!("t1:{game}:{guard}:{word}"), UNKNOWN).await;
                assert!(answer.attachments.is_empty() && answer.components.is_empty(), "{}", shown(&answer));
            }
        }
        for word in ["resign", "abort", "resign?", "abort?", "places", "accept", "decline", "withdraw"] {
            table.refuses_forged(person, &board, &format!("t1:{game}:-:{word}"), UNKNOWN).await;
        }
    }
    assert!(table.playground.messages(channel).iter().all(Message::is_ephemeral));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_of_another_server_is_neither_accepted_nor_ended() {
    let table = Table::set().await;
    table.types(&table.alice, "challenge", json!({})).await;
    let (channel, alice, dora) = second_server(&table);
    let mut challenge = table.newest(table.channel);
    challenge.channel = channel;
    for person in [&alice, &dora] {
        for label in ["Accept", "Withdraw"] {
            table.refuses_press(person, &challenge, label, UNKNOWN).await;
        }
        table.refuses_forged(person, &challenge, "t1:1:-:decline", UNKNOWN).await;
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_of_an_older_board_shows_the_newest_and_does_nothing() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let (thread, old) = (table.thread(game).await, table.board(game).await);
    moves(&table, thread, &[("A1", "B2", None)]).await;
    for label in ["A1", "D7", "Ring", "Turn timer"] {
        for person in [&table.alice, &table.bob] {
            let answer = table.refuses_press(person, &old, label, STALE).await;
            let [picture] = &answer.attachments[..] else { panic!("{}", shown(&answer)) };
            let description = picture.description.as_deref().unwrap();
            assert!(description.contains("ply 1. Black to move."), "{description}");
            // Who is to move can go on at once; the other one still has what is his.
            let mut offered = labels(&table.board(game).await);
            if person.id() == table.alice.id() {
                offered.retain(|label| ["Ring", "Turn timer", "More…"].contains(&label.as_str()));
            }
            assert_eq!(labels(&answer), offered);
        }
    }
    let stale = table.refuses_press(&table.bob, &old, "D7", STALE).await;
    let lifted = table.presses(&table.bob, &stale, "A4").await;
    assert!(lifted.content.starts_with("You have the hourglass of **A4** in hand."), "{}", shown(&lifted));
    assert_eq!(lifted.attachments.len(), 0, "the answer is a menu now");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_private_menu_does_nothing() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let (thread, board) = (table.thread(game).await, table.board(game).await);
    let lifted = table.presses(&table.alice, &board, "A1").await;
    let more = table.presses(&table.bob, &board, "More…").await;
    moves(&table, thread, &[("D7", "D6", None)]).await;
    for label in labels(&lifted) {
        let answer = table.refuses_press(&table.alice, &lifted, &label, STALE).await;
        assert_eq!(answer.id, lifted.id, "the menu itself is changed");
        assert_eq!(answer.attachments.len(), 1);
    }
    table.refuses_press(&table.bob, &more, "Offer a draw", STALE).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_stays_so() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", None), ("A4", "A3", None)]).await;
    let board = table.board(game).await;
    let more = table.presses(&table.bob, &board, "More…").await;
    let lifted = table.presses(&table.alice, &board, "B2").await;
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    let also_asked = table.types_in(&table.alice, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    assert!(table.load(game).await.outcome().is_some());
    assert!(
        table
            .public_messages()
            .iter()
            .filter(|message| message.channel == thread)
            .all(|it| labels(it).iter().all(|label| label == "Rematch"))
    );
    for (command, options) in commands() {
        table.refuses_typed(&table.alice, thread, command, options, OVER).await;
    }
    for label in ["B2", "D7", "G1", "Ring"] {
        table.refuses_press(&table.alice, &board, label, OVER).await;
    }
    for label in labels(&lifted) {
        table.refuses_press(&table.alice, &lifted, &label, OVER).await;
    }
    for label in ["Offer a draw", "Resign"] {
        table.refuses_press(&table.bob, &more, label, OVER).await;
    }
    table.refuses_press(&table.alice, &also_asked, "Yes, resign", OVER).await;
    table.refuses_press(&table.bob, &asked, "Yes, resign", OVER).await;
    let again = table.refuses_press(&table.bob, &board, "More…", "Game 1 · level 1").await;
    assert_eq!(labels(&again), ["Board as text"]);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_interaction_told_twice_is_applied_and_answered_once() {
    let table = Table::set().await;
    let challenge = table.alice.slash(table.channel, "challenge", json!({"opponent": table.bob.id(), "colour": "red"}));
    let challenge = challenge.unwrap();
    told_twice(&table, &challenge).await;
    let posted = table.public_messages().pop().unwrap();
    let accepted = table.bob.press(posted.id, &button(&posted, "Accept").unwrap()).unwrap();
    told_twice(&table, &accepted).await;
    let thread = table.playground.threads(table.channel).pop().unwrap().id;
    let moved = table.alice.slash(thread, "move", json!({"from": "A1", "to": "B2", "ring": "drop"})).unwrap();
    told_twice(&table, &moved).await;
    let typing = table.bob.autocomplete(thread, "move", json!({}), "from").unwrap();
    told_twice(&table, &typing).await;
    let refused = table.alice.slash(thread, "move", json!({"from": "D7", "to": "D6"})).unwrap();
    told_twice(&table, &refused).await;
    assert_eq!(table.everything().await.games.len(), 1);
    let play = table.play(tamsk_bot::game::GameId(1)).await;
    assert_eq!(play.inputs.len(), 1);
    table.ends_well();
}

/// Tells the bot of an interaction twice more, and finds nothing new.
async fn told_twice(table: &Table, interaction: &Interaction) {
    interaction.answer().await.unwrap();
    table.quiet().await;
    let before = table.everything().await;
    interaction.redeliver();
    interaction.redeliver();
    // Pictures take longer than anything else: what was told before them is done when they are there.
    for _ in 0..2 {
        table.types(&table.carol, "rules", json!({"topic": "goal"})).await;
    }
    table.quiet().await;
    assert_eq!(before, table.everything().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_at_once_one_is_made_and_the_other_told_so() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let (thread, board) = (table.thread(game).await, table.board(game).await);
    // Typed: the second comes out of turn.
    let hasty = table.alice.hold();
    let first = hasty.slash(thread, "move", json!({"from": "A1", "to": "B2"})).unwrap();
    let second = hasty.slash(thread, "move", json!({"from": "D7", "to": "D6"})).unwrap();
    first.deliver();
    second.deliver();
    let answers = [table.answer(&first).await.content, table.answer(&second).await.content];
    let made = answers.iter().filter(|answer| answer.starts_with("You moved **")).count();
    let told = answers.iter().filter(|answer| answer.starts_with("It is <@")).count();
    assert_eq!((made, told), (1, 1), "{answers:?}");
    assert_eq!(table.play(game).await.position.plies(), 1);
    // By a double tap on two buttons: the second was meant for a position that is over.
    let lifted = table.presses(&table.bob, &table.board(game).await, "A4").await;
    let hasty = table.bob.hold();
    let taps = ["A3 (0/1, last place)", "B4 (0/2)"]
        .map(|label| hasty.press(lifted.id, &button(&lifted, label).unwrap()).unwrap());
    taps.iter().for_each(Interaction::deliver);
    for tap in &taps {
        table.answer(tap).await;
    }
    let said = taps.each_ref().map(|tap| tap.exchange().unwrap().callback.unwrap().data["content"].to_string());
    let made = said.iter().filter(|answer| answer.contains("You moved **A4")).count();
    let told = said.iter().filter(|answer| answer.contains(STALE)).count();
    assert_eq!((made, told), (1, 1), "{said:?}");
    assert_eq!(table.play(game).await.position.plies(), 2);
    let boards = table.public_messages().into_iter().filter(|message| !message.attachments.is_empty());
    assert_eq!(boards.count(), 3);
    assert_ne!(table.board(game).await.id, board.id);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_accept_at_once_one_plays_and_the_other_is_told_so() {
    let table = Table::set().await;
    table.types(&table.alice, "challenge", json!({})).await;
    let challenge = table.newest(table.channel);
    let accept = button(&challenge, "Accept").unwrap();
    let both = [&table.bob, &table.carol].map(|person| person.hold().press(challenge.id, &accept).unwrap());
    both.iter().for_each(Interaction::deliver);
    let answers = [table.answer(&both[0]).await.content, table.answer(&both[1]).await.content];
    let playing = answers.iter().filter(|answer| answer.starts_with("Game on!")).count();
    let told = answers.iter().filter(|answer| answer.starts_with("That challenge was accepted already.")).count();
    assert_eq!((playing, told), (1, 1), "{answers:?}");
    assert_eq!(table.playground.threads(table.channel).len(), 1);
    let thread = table.thread(tamsk_bot::game::GameId(1)).await;
    let played = format!("That challenge was accepted already. It is played here: <#{thread}>");
    assert_eq!(table.refuses_press(&table.carol, &challenge, "Accept", &played).await.content, played);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_people_who_can_play_here_are_challenged() {
    let table = Table::set().await;
    let bot = table.playground.add_bot("robot");
    table.playground.add_member(table.guild, bot, None);
    let app = table.playground.look(|world| world.app_id());
    let stranger = table.playground.add_user("stranger", None, "en-US");
    table.playground.hide_channel(table.channel, table.carol.id());
    let blind = format!("{} cannot see this channel. Challenge somebody who can", table.carol.mention());
    let absent = format!("<@{stranger}> is not on this server. Challenge somebody who is");
    let refusals = [
        (table.alice.id(), "You cannot challenge yourself. Leave `opponent` out to challenge anybody."),
        (bot, "Bots do not play TAMSK. Challenge a person"),
        (app, "Bots do not play TAMSK. Challenge a person"),
        (table.carol.id(), blind.as_str()),
        (stranger, absent.as_str()),
    ];
    for (opponent, why) in refusals {
        table.refuses_typed(&table.alice, table.channel, "challenge", json!({"opponent": opponent}), why).await;
        let menu = || table.alice.user_command(table.channel, "Challenge to TAMSK", opponent).unwrap();
        table.refuses(menu, why).await;
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_answered_only_by_whom_it_is_for_and_only_once() {
    let table = Table::set().await;
    table.types(&table.alice, "challenge", json!({"opponent": table.bob.id()})).await;
    let challenge = table.newest(table.channel);
    let other = "That challenge is for somebody else.";
    table.refuses_press(&table.carol, &challenge, "Accept", other).await;
    table.refuses_press(&table.carol, &challenge, "Decline", other).await;
    for person in [&table.bob, &table.carol] {
        let why = "Only the challenger can take a challenge back.";
        table.refuses_press(person, &challenge, "Withdraw", why).await;
    }
    for label in ["Accept", "Decline"] {
        let why = "That is your own challenge; somebody else has to accept it. You can take it back with **Withdraw**.";
        table.refuses_press(&table.alice, &challenge, label, why).await;
    }
    for (command, mut options) in commands() {
        options["game"] = json!("1");
        let why = "That challenge has not been accepted yet.";
        table.refuses_typed(&table.bob, table.channel, command, options, why).await;
    }
    table.presses(&table.bob, &challenge, "Accept").await;
    for person in [&table.alice, &table.bob, &table.carol] {
        for label in ["Accept", "Decline", "Withdraw"] {
            table.refuses_press(person, &challenge, label, "That challenge was accepted already.").await;
        }
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_has_ended_starts_no_game() {
    let table = Table::set().await;
    let ends = [
        (Some(&table.bob), "Decline", "That challenge was declined, so it can start no game."),
        (Some(&table.alice), "Withdraw", "That challenge was taken back, so it can start no game."),
        (None, "", "That challenge was not answered within 24 hours, so it can start no game."),
    ];
    for (person, label, why) in ends {
        table.types(&table.alice, "challenge", json!({"opponent": table.bob.id()})).await;
        let challenge = table.newest(table.channel);
        match person {
            Some(person) => drop(table.presses(person, &challenge, label).await),
            None => {
                let to_the_last = 24 * HOUR - 1;
                table.jump(to_the_last).await;
                assert_eq!(table.newest(table.channel).components, challenge.components, "it still stands");
                table.jump(1).await;
                // Over at its very instant, though the message is changed a little later.
                table.refuses_press(&table.bob, &challenge, "Accept", why).await;
                table.jump(2_000).await;
            }
        }
        assert_eq!(labels(&table.newest(table.channel)), Vec::<String>::new());
        for label in ["Accept", "Decline"] {
            table.refuses_press(&table.bob, &challenge, label, why).await;
        }
        table.refuses_press(&table.alice, &challenge, "Withdraw", why).await;
    }
    assert!(table.playground.threads(table.channel).is_empty());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_day_of_an_ended_challenge_ends_without_touching_a_later_one() {
    let table = Table::set().await;
    let offers = async || {
        table.types(&table.alice, "challenge", json!({"opponent": table.bob.id()})).await;
        table.newest(table.channel)
    };
    let first = offers().await;
    table.presses(&table.bob, &first, "Decline").await;
    let declined = table.playground.message(first.id).unwrap();
    table.jump(12 * HOUR).await;
    let second = offers().await;
    table.jump(13 * HOUR).await;
    let now = |message: &Message| table.playground.message(message.id).unwrap();
    assert_eq!((now(&first).content, now(&first).edits.len()), (declined.content.clone(), declined.edits.len()));
    assert_eq!((now(&second).content, now(&second).edits.len()), (second.content.clone(), 0), "it still stands");
    assert_eq!(labels(&now(&second)), ["Accept", "Decline", "Withdraw"]);
    table.refuses_press(&table.bob, &first, "Accept", "declined").await;
    table.presses(&table.bob, &now(&second), "Accept").await;
    assert!(table.load(tamsk_bot::game::GameId(2)).await.is_running());
    // Nor does the day of the second end what has become of it.
    table.jump(24 * HOUR).await;
    assert!(table.load(tamsk_bot::game::GameId(2)).await.is_running());
    assert_eq!(table.playground.threads(table.channel).len(), 1);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_answers_to_challenges_at_once_one_takes_effect() {
    let playing = "Game on!";
    let over = ["so it can start no game.", "That challenge was accepted already."];
    for round in 0..4 {
        for (with, by_bob, said) in
            [("Decline", true, "You declined"), ("Withdraw", false, "You took"), ("Accept", true, "")]
        {
            let table = Table::set().await;
            let offers = async || {
                table.types(&table.alice, "challenge", json!({"opponent": table.bob.id()})).await;
                table.newest(table.channel)
            };
            let mut other = offers().await;
            let mut standing = other.clone();
            if with == "Accept" {
                // The other one has ended.
                table.presses(&table.bob, &other, "Decline").await;
                standing = offers().await;
            } else {
                other = standing.clone();
            }
            let person = if by_bob { &table.bob } else { &table.alice };
            let press = |person: &Person, message: &Message, label| {
                person.hold().press_stale(message, &button(message, label).unwrap()).unwrap()
            };
            let both = [press(&table.bob, &standing, "Accept"), press(person, &other, with)];
            // Each comes first now and then.
            let order = if round % 2 == 0 { [0, 1] } else { [1, 0] };
            order.iter().for_each(|number| both[*number].deliver());
            let answers = [table.answer(&both[0]).await.content, table.answer(&both[1]).await.content];
            let begun = answers.iter().filter(|answer| answer.starts_with(playing)).count();
            let ended = answers.iter().filter(|answer| !said.is_empty() && answer.starts_with(said)).count();
            let told = answers.iter().filter(|answer| over.iter().any(|over| answer.contains(over))).count();
            assert_eq!((begun + ended, told), (1, 1), "{with}: {answers:?}");
            assert_eq!(table.playground.threads(table.channel).len(), begun, "{with}: {answers:?}");
            let running = table.everything().await.games.iter().filter(|game| game.is_running()).count();
            assert_eq!(running, begun);
            table.ends_well();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_challenge_is_for_anybody_but_the_challenger() {
    let table = Table::set().await;
    table.types(&table.alice, "challenge", json!({"colour": "black"})).await;
    let challenge = table.newest(table.channel);
    assert!(challenge.content.contains("challenges **anybody** here"), "{}", shown(&challenge));
    assert_eq!(labels(&challenge), ["Accept", "Withdraw"]);
    assert!(challenge.pinged.is_empty());
    table.refuses_press(&table.alice, &challenge, "Accept", "That is your own challenge").await;
    table.refuses_forged(&table.bob, &challenge, "t1:1:-:decline", "That challenge is for somebody else.").await;
    let accepted = table.presses(&table.carol, &challenge, "Accept").await;
    assert!(accepted.content.starts_with("Game on! You play 🔴 **Red** and begin."), "{}", shown(&accepted));
    table.refuses_press(&table.bob, &challenge, "Accept", "That challenge was accepted already.").await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_more_than_five_open_challenges() {
    let table = Table::set().await;
    for _ in 0..5 {
        table.types(&table.alice, "challenge", json!({"opponent": table.bob.id()})).await;
    }
    let why = "You have 5 open challenges already. Take one back or wait until one is answered.";
    table.refuses_typed(&table.alice, table.channel, "challenge", json!({}), why).await;
    let menu = || table.alice.user_command(table.channel, "Challenge to TAMSK", table.carol.id()).unwrap();
    table.refuses(menu, why).await;
    let bobs = table.types(&table.bob, "challenge", json!({"opponent": table.alice.id()})).await;
    assert!(bobs.content.contains("is on its way"), "others may: {}", shown(&bobs));
    let challenges = table.public_messages();
    table.presses(&table.alice, &challenges[0], "Withdraw").await;
    let sixth = table.types(&table.alice, "challenge", json!({})).await;
    assert!(sixth.content.contains("is on its way"), "{}", shown(&sixth));
    table.refuses_typed(&table.alice, table.channel, "challenge", json!({}), why).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn sand_is_a_length_of_time_within_bounds() {
    let table = Table::set().await;
    for (typed, said) in [
        ("soon", "soon"),
        ("3", "3"),
        ("-3m", "\\-3m"),
        ("3 moons", "3 moons"),
        ("🕰", "🕰"),
        (" ", ""),
        ("99999999999999999999y", "99999999999999999999y"),
        ("@everyone **now**", "\\@everyone \\*\\*now\\*\\*"),
    ] {
        let why = format!("I cannot read “{said}” as a length of time. Write it like `3m`, `90m`, `36h` or `7d`.");
        table.refuses_typed(&table.alice, table.channel, "challenge", json!({"sand": typed}), &why).await;
    }
    for typed in ["0s", "999ms", "1ms", "14d 1ms", "15d", "500000000y", "1h 14d"] {
        let why = "Here the sand is at least 1 second and at most 14 days.";
        table.refuses_typed(&table.alice, table.channel, "challenge", json!({"sand": typed}), why).await;
    }
    for (typed, said) in [("1s", "1 second"), ("14D", "14 days"), (" 1d 12h ", "1 day, 12 hours")] {
        table.types(&table.alice, "challenge", json!({"sand": typed})).await;
        let challenge = table.newest(table.channel).content;
        assert!(challenge.contains(&format!("sand {said} ·")), "{challenge}");
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_shown_as_it_is_and_calls_nobody() {
    let table = Table::set().await;
    let carol = table.carol.mention();
    let note = format!("# {carol} @everyone @here <@&1> **x** `y` ||z|| [a](http://b.c) \u{202e}txt");
    table.types(&table.alice, "challenge", json!({"opponent": table.bob.id(), "note": note})).await;
    let challenge = table.newest(table.channel);
    assert_eq!(challenge.pinged, [table.bob.id()]);
    assert!(!challenge.pinged_everyone);
    let escaped = format!(
        "> \\# \\<\\@{}\\> \\@everyone \\@here \\<\\@&1\\> \\*\\*x\\*\\* \\`y\\` \\|\\|z\\|\\| \\[a\\]\\(http\\://b.c\\) txt",
        table.carol.id()
    );
    assert!(challenge.content.contains(&escaped), "{}", challenge.content);
    // The longest note Discord lets through, made of what has to be escaped.
    let longest = "*".repeat(200);
    table.types(&table.alice, "challenge", json!({"note": longest})).await;
    let challenge = table.newest(table.channel);
    assert!(challenge.content.contains(&"\\*".repeat(200)));
    assert!(table.alice.slash(table.channel, "challenge", json!({"note": "x".repeat(201)})).is_err());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hostile_name_calls_nobody_and_is_shown_as_it_is() {
    let table = Table::set().await;
    let hostile = "@everyone **x** \u{202e}<@1> `_[a](b)";
    for person in [&table.alice, &table.bob] {
        table.playground.change_member(table.guild, person.id(), |member| member.nick = Some(hostile.into()));
    }
    let game = table.game(json!({})).await;
    let thread = table.playground.threads(table.channel).pop().unwrap();
    assert_eq!(thread.name, "TAMSK 1 · @everyone **x** <@1> `_[a](b) – @everyone **x** <@1> `_[a](b)");
    moves(&table, thread.id, &[("A1", "B2", Some("drop")), ("A4", "A3", Some("hold"))]).await;
    let escaped = "\\@everyone \\*\\*x\\*\\* \\<\\@1\\> \\`\\_\\[a\\]\\(b\\)";
    for format in ["picture", "text"] {
        let board = table.types_in(&table.carol, thread.id, "board", json!({"format": format})).await;
        let players = format!("🔴 Red (R): {escaped} · ⚫ Black (B): {escaped}");
        assert!(board.content.starts_with(&players), "{}", board.content);
    }
    let games = table.types(&table.alice, "games", json!({})).await;
    let choices = table.alice.autocomplete(table.channel, "board", json!({}), "game").unwrap().choices().await.unwrap();
    assert!(choices[0].0.chars().count() <= 100 && !choices[0].0.contains('\u{202e}'), "{choices:?}");
    let asked = table.types_in(&table.bob, thread.id, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    let mut lists = Vec::new();
    for (command, options) in [
        ("leaderboard", json!({"level": 3})),
        ("profile", json!({"player": table.bob.id()})),
        ("history", json!({"player": table.bob.id()})),
        ("replay", json!({"game": "1"})),
        ("replay", json!({"game": "1", "share": true})),
    ] {
        let list = table.types(&table.carol, command, options).await;
        assert!(list.content.lines().count() > 1, "{}", shown(&list));
        assert!(list.pinged.is_empty(), "{}", shown(&list));
        lists.push(list);
    }
    let [ranking, profile, history, replay, _] = &lists[..] else { panic!("five lists") };
    assert_eq!(ranking.content.matches(escaped).count(), 2, "{}", shown(ranking));
    assert_eq!(profile.content.matches(escaped).count(), 1, "the nemesis: {}", shown(profile));
    assert!(history.content.contains("\\@everyone \\*\\*x\\*\\* "), "{}", shown(history));
    assert!(replay.content.contains(&table.alice.mention()), "{}", shown(replay));
    for list in &lists {
        let bare = list.content.replace("\\@everyone", "").replace("\\*", "");
        assert!(!bare.contains("@everyone") && !bare.contains("**x**"), "{}", shown(list));
    }
    for message in table.public_messages().iter().chain([&games, &asked]) {
        assert!(!message.content.contains("everyone"), "{}", shown(message));
        let players = [table.alice.id(), table.bob.id()];
        assert!(message.pinged.iter().all(|pinged| players.contains(pinged)), "{}", shown(message));
    }
    assert!(table.load(game).await.outcome().is_some());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn to_resign_is_asked_about_first() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let (thread, board) = (table.thread(game).await, table.board(game).await);
    let why = format!("Resign game 1 against {}? This cannot be undone.", table.bob.mention());
    let asked = table.refuses_typed(&table.alice, thread, "resign", json!({}), &why).await;
    assert_eq!((labels(&asked).join(" "), &asked.parts()[0]["style"]), ("Yes, resign No".to_string(), &json!(4)));
    // The question itself becomes the answer, and nothing has happened.
    let kept = table.presses(&table.alice, &asked, "No").await;
    assert_eq!((kept.id, kept.content.as_str(), kept.components.len()), (asked.id, "Nothing was done.", 0));
    assert!(table.load(game).await.is_running());
    let more = table.presses(&table.alice, &board, "More…").await;
    let asked = table.refuses_press(&table.alice, &more, "Resign", &why).await;
    let public = with_button(&board, &button(&asked, "Yes, resign").unwrap());
    table.refuses_press(&table.carol, &public, "forged", NOT_YOURS).await;
    let resigned = table.presses(&table.alice, &asked, "Yes, resign").await;
    assert_eq!((resigned.content.as_str(), resigned.components.len()), ("You resigned.", 0));
    let result = table.newest(thread);
    assert!(
        result.content.contains("**Black wins**") && result.content.contains("Red resigned.\n-# Fewer than two moves"),
        "{}",
        shown(&result)
    );
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_asked_about_ending_a_game_is_asked_again_once_the_game_has_gone_on() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    let resign = table.types_in(&table.bob, thread, "resign", json!({})).await;
    let abort = table.types_in(&table.bob, thread, "abort", json!({})).await;
    moves(&table, thread, &[("A1", "B2", None)]).await;
    for (asked, label) in [(&resign, "Yes, resign"), (&abort, "Yes, call it off")] {
        let answer = table.refuses_press(&table.bob, asked, label, STALE).await;
        assert_eq!(labels(&answer)[..3], ["A4", "D1", "G4"], "the board as it stands: {}", shown(&answer));
    }
    let resign = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &resign, "Yes, resign").await;
    assert!(table.newest(thread).content.contains("Black resigned."), "{:?}", table.said(thread));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn to_call_a_game_off_is_asked_about_first_and_only_before_ones_first_move() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let (thread, board) = (table.thread(game).await, table.board(game).await);
    let more = table.presses(&table.alice, &board, "More…").await;
    let why = format!("Call game 1 against {} off? It will not count.", table.bob.mention());
    let asked = table.refuses_press(&table.alice, &more, "Call off", &why).await;
    moves(&table, thread, &[("A1", "B2", None)]).await;
    let late = "You have moved already, so you cannot call the game off. You can resign with `/tamsk resign`.";
    table.refuses_typed(&table.alice, thread, "abort", json!({}), late).await;
    table.refuses_press(&table.alice, &asked, "Yes, call it off", STALE).await;
    table.refuses_press(&table.alice, &more, "Call off", late).await;
    let more = table.presses(&table.alice, &table.board(game).await, "More…").await;
    assert_eq!(labels(&more), ["Board as text", "Resign"]);
    // Bob has not moved yet.
    let why = format!("Call game 1 against {} off? It will not count.", table.alice.mention());
    let asked = table.refuses_typed(&table.bob, thread, "abort", json!({}), &why).await;
    let public = with_button(&board, &button(&asked, "Yes, call it off").unwrap());
    table.refuses_press(&table.carol, &public, "forged", NOT_YOURS).await;
    let done = table.presses(&table.bob, &asked, "Yes, call it off").await;
    assert_eq!(done.content, "You called the game off.");
    assert!(table.newest(thread).content.contains("**called off**"), "{:?}", table.said(thread));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_once_and_agreed_on_by_the_other() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let (thread, board) = (table.thread(game).await, table.board(game).await);
    let more = table.presses(&table.bob, &board, "More…").await;
    let offered = table.types_in(&table.alice, thread, "draw", json!({})).await;
    assert_eq!(offered.content, "You offered a draw. It stands until your opponent moves.");
    let again = "Your offer of a draw stands already, until your opponent moves.";
    table.refuses_typed(&table.alice, thread, "draw", json!({}), again).await;
    table.refuses_forged(&table.alice, &board, &format!("t1:{game}:0:draw"), again).await;
    table.refuses_typed(&table.carol, thread, "draw", json!({}), NOT_YOURS).await;
    let mine = table.presses(&table.alice, &table.board(game).await, "More…").await;
    assert!(!labels(&mine).iter().any(|label| label.contains("draw")), "{}", shown(&mine));
    // A move of the other says no.
    moves(&table, thread, &[("A1", "B2", None), ("A4", "A3", None)]).await;
    let offered = table.types_in(&table.alice, thread, "draw", json!({})).await;
    assert_eq!(offered.content, "You offered a draw. It stands until your opponent moves.");
    table.refuses_press(&table.bob, &more, "Offer a draw", STALE).await;
    let more = table.presses(&table.bob, &table.board(game).await, "More…").await;
    let agreed = table.presses(&table.bob, &more, "Agree to a draw").await;
    assert_eq!(agreed.content, "You agreed to a draw.");
    assert!(table.newest(thread).content.contains("**A draw** between"), "{:?}", table.said(thread));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_free_start_glasses_are_placed_on_free_spaces_with_room_before_they_move() {
    let table = Table::set().await;
    let game = table.game(json!({"start": "free", "level": 1})).await;
    let (thread, board) = (table.thread(game).await, table.board(game).await);
    let first = "In a free start you place your three hourglasses first, with **Place** or `/tamsk place`.";
    table.refuses_typed(&table.alice, thread, "move", json!({"from": "A1", "to": "B2"}), first).await;
    table.refuses_forged(&table.alice, &board, &format!("t1:{game}:0:lift:A1"), first).await;
    let turn = format!("It is {}’s turn.", table.alice.mention());
    table.refuses_press(&table.bob, &board, "Place", &turn).await;
    let menu = table.presses(&table.alice, &board, "Place").await;
    let placed = table.types_in(&table.alice, thread, "place", json!({"at": "A1", "ring": "drop"})).await;
    assert!(placed.content.starts_with("You placed an hourglass on **A1**."), "{}", shown(&placed));
    table.refuses_press(&table.alice, &board, "Place", STALE).await;
    table.refuses_press(&table.bob, &board, "Place", STALE).await;
    let id = menu.parts()[0]["custom_id"].as_str().unwrap().to_string();
    table.refuses(|| table.alice.select_stale(&menu, &id, &["B2"]).unwrap(), STALE).await;
    let occupied = "An hourglass stands on **A1**. Choose another space.";
    table.refuses_typed(&table.bob, thread, "place", json!({"at": "A1"}), occupied).await;
    for (person, at) in [(&table.bob, "A4"), (&table.alice, "D7"), (&table.bob, "D1"), (&table.alice, "G1")] {
        table.types_in(person, thread, "place", json!({"at": at})).await;
    }
    table.types_in(&table.bob, thread, "place", json!({"at": "G4"})).await;
    let placed = "Your three hourglasses are placed. Move one with `/tamsk move` or the buttons.";
    table.refuses_typed(&table.alice, thread, "place", json!({"at": "B2"}), placed).await;
    table.refuses_forged(&table.alice, &table.board(game).await, &format!("t1:{game}:6:places"), placed).await;
    table.ends_well();
}
