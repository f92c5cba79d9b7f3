//! What goes wrong between the bot and Discord changes nothing of what was done; and what the bot never does or says.

use serde_json::{Value, json};
use tamsk_bot::game::{GameId, PlayerId};
use tamsk_bot::playground::journal::Entry;
use tamsk_bot::playground::message::{EPHEMERAL, Message};
use tamsk_bot::playground::permissions::{MANAGE_GUILD, MEMBER_DEFAULT};
use tamsk_bot::playground::{Fault, FaultKind, Interaction, Person, World};

use crate::refusing::moves;
use crate::table::{SETTLING, Table, button, labels, shown};

/// The first answers given to an interaction, whether or not they arrived.
fn answers(table: &Table, id: u64) -> Vec<Value> {
    let path = format!("/interactions/{id}/");
    let entries = table.playground.journal().into_iter().filter(|entry| entry.path.starts_with(&path));
    entries.map(|entry| entry.request).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn when_an_answer_fails_what_was_done_stays_done_and_the_board_still_comes() {
    let unknown = json!({"code": 10062, "message": "Unknown interaction"});
    for kind in [
        FaultKind::Status { status: 404, body: unknown },
        FaultKind::Status { status: 500, body: json!({"code": 0, "message": "500: Internal Server Error"}) },
        FaultKind::Html { status: 502 },
        FaultKind::ConnectionDropped,
    ] {
        let table = Table::set().await;
        let game = table.game(json!({"level": 3})).await;
        let thread = table.thread(game).await;
        let lost =
            Fault { method: Some("POST".into()), path_contains: "/callback".into(), times: 2, kind: kind.clone() };
        table.playground.fault(lost);
        let typed = table.alice.slash(thread, "move", json!({"from": "A1", "to": "B2", "ring": "drop"})).unwrap();
        let told = |world: &World| world.messages(thread).iter().any(|message| message.content.contains("A1 → B2"));
        table.playground.until("the board", told).await.unwrap();
        table.quiet().await;
        assert!(typed.exchange().unwrap().callback.is_none(), "{kind:?}: nothing was answered");
        let position = table.play(game).await.position;
        assert_eq!((position.plies(), position.holder(tamsk_bot::rules::Color::Red)), (1, 31), "{kind:?}");
        let board = table.board(game).await;
        assert_eq!((board.channel, board.attachments.len()), (thread, 1), "{kind:?}: {}", shown(&board));
        assert_eq!(board.pinged, [table.bob.id()], "{kind:?}");
        table.playground.clear_faults();
        // And it goes on.
        table.types_in(&table.bob, thread, "move", json!({"from": "A4", "to": "A3"})).await;
        assert_eq!(table.play(game).await.position.plies(), 2);
        table.ends_well();
    }
}

/// Does something whose answer is lost, so that Discord may tell of it again.
pub async fn unanswered(table: &Table, what: impl FnOnce() -> Interaction) -> Interaction {
    table.playground.fault(Fault {
        method: Some("POST".into()),
        path_contains: "/callback".into(),
        times: 2,
        kind: FaultKind::ConnectionDropped,
    });
    let before = table.playground.journal().iter().filter(|entry| entry.fault.is_some()).count();
    let asked = what();
    let struck = |world: &World| world.journal().iter().filter(|entry| entry.fault.is_some()).count() == before + 2;
    table.playground.until("both answers to be lost", struck).await.unwrap();
    table.quiet().await;
    asked
}

/// Presses a button by its label.
fn pressed(person: &Person, message: &Message, label: &str) -> Interaction {
    person.press_stale(message, &button(message, label).expect("the button is there")).unwrap()
}

/// Plays a game of two plies that bob resigns, and gives its result.
async fn resigned(table: &Table) -> Message {
    let thread = table.thread(table.game(json!({"level": 1})).await).await;
    moves(table, thread, &[("A1", "B2", None), ("A4", "A3", None)]).await;
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    table.newest(thread)
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_told_again_after_a_restart_do_not_go_before_newer_ones() {
    let mut table = Table::set().await;
    table.playground.change_member(table.guild, table.carol.id(), |member| {
        member.permissions = MEMBER_DEFAULT | MANAGE_GUILD;
    });
    let level = |level: i64| json!({"level": level});
    let asked = unanswered(&table, || table.carol.slash(table.channel, "settings channel", level(2)).unwrap()).await;
    table.crash().await;
    table.start_bot().await;
    table.types(&table.carol, "settings channel", level(1)).await;
    asked.redeliver();
    let answer = table.answer(&asked).await;
    assert!(answer.content.starts_with("Done.\n"), "{}", shown(&answer));
    let held = table.types(&table.bob, "settings show", json!({})).await;
    assert!(held.content.contains("Level: **1** · set for this channel"), "{}", held.content);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_that_were_forgotten_are_not_forgotten_again_when_that_is_told_after_a_restart() {
    let mut table = Table::set().await;
    table.playground.change_member(table.guild, table.carol.id(), |member| {
        member.permissions = MEMBER_DEFAULT | MANAGE_GUILD;
    });
    resigned(&table).await;
    let sure = table.types(&table.carol, "admin forget", json!({"player": table.alice.id()})).await;
    let asked = unanswered(&table, || pressed(&table.carol, &sure, "Yes, forget them")).await;
    table.crash().await;
    table.start_bot().await;
    resigned(&table).await;
    asked.redeliver();
    let answer = table.answer(&asked).await;
    assert!(answer.content.ends_with("on this server are forgotten."), "{}", shown(&answer));
    let ranking = table.types(&table.bob, "leaderboard", json!({"level": 1})).await;
    assert!(ranking.content.contains("alice"), "what she has earned since stays: {}", ranking.content);
    let found = tamsk_bot::store::check(&table.database()).await.unwrap();
    assert_eq!(found.wrong, Vec::<String>::new());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_erased_and_has_come_back_is_not_erased_again_when_that_is_told_after_a_restart() {
    let mut table = Table::set().await;
    let sure = table.types(&table.alice, "privacy erase", json!({})).await;
    let asked = unanswered(&table, || pressed(&table.alice, &sure, "Yes, erase everything")).await;
    table.crash().await;
    table.start_bot().await;
    let game = table.game(json!({"level": 1})).await;
    asked.redeliver();
    let answer = table.answer(&asked).await;
    assert_eq!(answer.content, "Done: nothing about you is stored any more.");
    let game = table.load(game).await;
    assert!(game.is_running());
    assert_eq!(game.challenger.id, PlayerId(table.alice.id()));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_told_again_after_a_restart_is_answered_the_same_and_not_done_again() {
    let mut table = Table::set().await;
    let result = resigned(&table).await;
    let own = unanswered(&table, || pressed(&table.alice, &result, "Rematch")).await;
    let twice = unanswered(&table, || pressed(&table.alice, &result, "Rematch")).await;
    let taken = unanswered(&table, || pressed(&table.bob, &result, "Rematch")).await;
    assert!(table.load(GameId(2)).await.is_running());
    table.crash().await;
    table.start_bot().await;
    // Whatever has become of the match since.
    let asked = table.types_in(&table.bob, table.thread(GameId(2)).await, "abort", json!({})).await;
    table.presses(&table.bob, &asked, &labels(&asked)[0]).await;
    assert!(!table.load(GameId(2)).await.is_running());
    let before = table.everything().await;
    for (asked, says, is_left) in [
        (&taken, "Game on! You play 🔴 **Red**", false),
        (&own, "Your challenge to a rematch (game 2) is on its way to <#", true),
        (&twice, "The rematch was begun already: it is game 2.", true),
    ] {
        if is_left {
            table.playground.remove_member(table.guild, table.bob.id());
        }
        asked.redeliver();
        let answer = table.answer(asked).await;
        assert!(answer.content.starts_with(says), "{}", shown(&answer));
    }
    assert_eq!(before, table.everything().await);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_was_refused_is_not_carried_out_when_it_is_told_after_a_restart() {
    let mut table = Table::set().await;
    let result = resigned(&table).await;
    table.presses(&table.alice, &result, "Rematch").await;
    let twice = unanswered(&table, || pressed(&table.alice, &result, "Rematch")).await;
    table.presses(&table.bob, &table.newest(table.channel), "Decline").await;
    table.crash().await;
    table.start_bot().await;
    let before = table.everything().await;
    twice.redeliver();
    let answer = table.answer(&twice).await;
    assert!(!answer.content.contains("on its way"), "{}", shown(&answer));
    assert_eq!(before, table.everything().await);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_told_again_after_a_restart_is_answered_the_same_and_not_done_again() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", None)]).await;
    let asks = [
        ("ring", json!({}), "You dropped a ring on **B2**. 31 rings left."),
        ("move", json!({"from": "D7", "to": "D6"}), "It is <@"),
    ];
    for (command, options, says) in asks {
        let asked = unanswered(&table, || table.alice.slash(thread, command, options).unwrap()).await;
        let before = table.everything().await;
        table.crash().await;
        table.start_bot().await;
        asked.redeliver();
        let answer = table.answer(&asked).await;
        assert!(answer.content.starts_with(says), "{}", shown(&answer));
        let given = answers(&table, asked.id());
        assert_eq!(given.len(), 3, "{given:#?}");
        assert!(given.iter().all(|other| *other == given[0]), "{given:#?}");
        assert_eq!(before, table.everything().await);
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_and_notices_go_by_the_bots_token_alone() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3, "sand": "1h"})).await;
    let thread = table.thread(game).await;
    let lifted = table.presses(&table.alice, &table.board(game).await, "A1").await;
    let moved = table.presses(&table.alice, &lifted, "B2 (0/2)").await;
    table.presses(&table.alice, &moved, "Drop ring on B2").await;
    table.types_in(&table.alice, thread, "timer", json!({})).await;
    table.jump(15_000 + SETTLING).await;
    table.jump(48 * 60_000).await;
    table.jump(12 * 60_000).await;
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    let said = table.said(thread).join("\n");
    for words in ["overstepped", "runs low", "has run out", "**Red wins**"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert!(table.public_messages().iter().all(|message| message.interaction.is_none()));
    let by_interaction = |entry: &&Entry| entry.template.contains("interaction") || entry.template.contains("webhook");
    let journal = table.playground.journal();
    for entry in journal.iter().filter(by_interaction).filter(|entry| entry.method == "POST") {
        let flags = entry.request["data"]["flags"].as_u64().unwrap_or_default();
        // Changes of a private message have no flags of their own.
        let is_private = flags & EPHEMERAL != 0 || [6, 7].contains(&entry.request["type"].as_u64().unwrap_or_default());
        assert!(is_private, "{entry}: {}", entry.request);
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_asks_for_the_guilds_intent_and_for_no_other() {
    let mut table = Table::set().await;
    table.crash().await;
    table.start_bot().await;
    let intents: Vec<u64> =
        table.playground.look(|world| world.sessions().iter().map(|session| session.intents()).collect());
    assert_eq!(intents, [1, 1]);
}

/// Gathers every text a body shows to people, by what it is.
fn texts(value: &Value, found: &mut Vec<(String, String)>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| texts(item, found)),
        Value::Object(fields) => {
            for (name, field) in fields {
                match field {
                    Value::String(text) => found.push((name.clone(), text.clone())),
                    _ => texts(field, found),
                }
            }
        }
        _ => {}
    }
}

/// Takes Discord's own timestamps, mentions, addresses and drawings out of a text.
fn without_tokens(text: &str) -> String {
    let text: String = text.split("```").step_by(2).collect();
    let mut bare = String::new();
    for (number, part) in text.split('<').enumerate() {
        bare.push_str(if number == 0 { part } else { part.split_once('>').map_or("", |(_, after)| after) });
    }
    bare.split(' ').filter(|word| !word.contains("https://")).collect::<Vec<_>>().join(" ")
}

/// Tells whether digits stand on both sides of a colon in what is left of a text without tokens.
fn tells_clock_time(text: &str) -> bool {
    let letters: Vec<char> = without_tokens(text).chars().collect();
    letters.windows(3).any(|three| three[0].is_ascii_digit() && three[1] == ':' && three[2].is_ascii_digit())
}

#[test]
fn a_clock_time_is_found_where_there_is_one() {
    for text in ["at 12:04", "9:30:00 and <t:12:R>", "<t:1:R> 1:23"] {
        assert!(tells_clock_time(text), "{text}");
    }
    for text in ["<t:12:R> (<t:3:T>)", "A1: 2", "```\n1:2\n```", "2 : 3", ""] {
        assert!(!tells_clock_time(text), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_taken_up_where_it_stands_and_not_on_the_message_of_a_lost_one() {
    let table = Table::set().await;
    table.types(&table.alice, "challenge", json!({"level": 1, "opponent": table.bob.id()})).await;
    let stands = table.newest(table.channel);
    // As the message of a challenge whose number was given anew when the database was put back.
    let lost = Message { id: stands.id - (60_000 << 22), ..stands.clone() };
    for (label, person) in [("Accept", &table.bob), ("Decline", &table.bob), ("Withdraw", &table.alice)] {
        let pressed = person.press_stale(&lost, &button(&lost, label).unwrap()).unwrap();
        let answer = table.answer(&pressed).await;
        assert!(answer.content.contains("does not stand any more"), "{label}: {}", answer.content);
    }
    assert_eq!(table.playground.threads(table.channel).len(), 0);
    let pressed = table.bob.press(stands.id, &button(&stands, "Accept").unwrap()).unwrap();
    let answer = table.answer(&pressed).await;
    assert!(answer.content.contains("Game on"), "{}", answer.content);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_tells_no_time_of_day_in_plain_text() {
    let table = Table::set().await;
    // Late in January, in the afternoon.
    table.jump(((23 * 24 + 17) * 60 + 43) * 60_000).await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    crate::languages::plays(&table, game).await;
    for (command, options) in [
        ("board", json!({"format": "text"})),
        ("games", json!({})),
        ("history", json!({})),
        ("profile", json!({})),
        ("leaderboard", json!({})),
        ("replay", json!({})),
        ("about", json!({})),
        ("challenge", json!({})),
    ] {
        table.types_in(&table.alice, thread, command, options).await;
    }
    let mut said = Vec::new();
    for entry in table.playground.journal() {
        if entry.template != "/applications/{application_id}/commands" {
            texts(&entry.request, &mut said);
        }
    }
    let contents = said.iter().filter(|(name, _)| name == "content").count();
    assert!(contents > 100, "{contents} texts");
    for (name, text) in &said {
        let shown = ["content", "label", "placeholder", "description", "name"].contains(&name.as_str());
        let told = without_tokens(text);
        for date in ["2026", "Jan", "UTC", "GMT", "T17:"] {
            assert!(!shown || !told.contains(date), "{date} in {name}: {text}");
        }
    }
    // In public nothing is a time but Discord's own timestamps; privately lengths of sand are told as on the board.
    let journal = table.playground.journal();
    let public = journal.iter().filter(|entry| entry.path.starts_with("/channels"));
    let public: Vec<&str> = public.filter_map(|entry| entry.request["content"].as_str()).collect();
    for content in &public {
        assert!(!tells_clock_time(content), "{content}");
    }
    let stamped = public.iter().filter(|content| content.contains("<t:")).count();
    assert!(stamped > 20, "{stamped} messages with timestamps");
    assert!(button(&table.newest(thread), "Accept").is_some());
    table.ends_well();
}
