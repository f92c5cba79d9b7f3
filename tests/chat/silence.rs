//! Where the bot may not speak: how little it asks, what it makes up for, and what it never drops.

use serde_json::json;
use tamsk_bot::game::{GameId, Stage};
use tamsk_bot::playground::journal::Entry;
use tamsk_bot::playground::permissions::{
    APP_DEFAULT, ATTACH_FILES, CREATE_PUBLIC_THREADS, EMBED_LINKS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
};
use tamsk_bot::playground::{Fault, FaultKind};
use tamsk_bot::rules::Color;

use crate::refusing::moves;
use crate::table::{Table, button, labels, shown};

const HOUR: i64 = 60 * 60_000;

impl Table {
    /// Sets what the bot may do in a channel and in a thread of it.
    fn permits(&self, thread: u64, bits: u64) {
        for place in [self.channel, thread] {
            self.playground.set_app_permissions(place, bits);
        }
    }

    /// Lists the bot's own requests about channels and threads from a place in the journal on.
    fn asked(&self, places: &[u64], from: usize) -> Vec<Entry> {
        let paths: Vec<String> = places.iter().map(|place| format!("/channels/{place}/")).collect();
        let entries = self.playground.journal().split_off(from).into_iter();
        entries.filter(|entry| paths.iter().any(|path| entry.path.starts_with(path))).collect()
    }

    /// Makes the next move of a game from some channel, whatever it is, with a ring now and then.
    async fn moves_on(&self, game: GameId, channel: u64, number: usize) {
        let position = self.play(game).await.position;
        let turn = position.turn().expect("somebody is to move");
        let (from, to) = position.legal_moves().nth(number % 2).or(position.legal_moves().next()).unwrap();
        // Forty moves without a ring would end the game.
        let ring = if number % 20 == 19 && position.holder(turn) > 0 { "drop" } else { "hold" };
        let options = json!({"from": from.to_string(), "to": to.to_string(), "ring": ring, "game": game.to_string()});
        let moved = self.types_in(self.seat(turn == Color::Red), channel, "move", options).await;
        assert!(moved.content.starts_with("You moved"), "{}", moved.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_notices_where_interactions_show_that_nothing_is_seen_are_no_request_at_all() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    for missing in [VIEW_CHANNEL, SEND_MESSAGES | SEND_MESSAGES_IN_THREADS] {
        table.permits(thread, APP_DEFAULT & !missing);
        let before = table.playground.journal().len();
        for notice in 0..50 {
            let place = if notice % 2 == 0 { table.channel } else { thread };
            table.moves_on(game, place, notice).await;
            table.jump(HOUR).await;
        }
        let asked = table.asked(&[table.channel, thread], before);
        assert!(asked.is_empty(), "{asked:#?}");
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_notices_that_fail_over_days_are_a_handful_of_requests() {
    let neither = SEND_MESSAGES | SEND_MESSAGES_IN_THREADS;
    for (missing, in_thread) in [(VIEW_CHANNEL, true), (neither, true), (SEND_MESSAGES, false)] {
        let table = Table::set().await;
        if !in_thread {
            table.playground.set_app_permissions(table.channel, APP_DEFAULT & !CREATE_PUBLIC_THREADS);
        }
        let game = table.game(json!({"level": 1})).await;
        let place = table.board(game).await.channel;
        assert_eq!(place != table.channel, in_thread);
        // Nobody shows the bot its permissions: everything is typed in another channel.
        let other = table.playground.add_channel(table.guild, "elsewhere");
        table.permits(place, APP_DEFAULT & !missing);
        let before = table.playground.journal().len();
        for notice in 0..100 {
            table.moves_on(game, other, notice).await;
            table.jump(HOUR).await;
        }
        assert!(!table.asked(&[place], before).is_empty(), "nothing was tried");
        // Whoever cannot see a thread cannot see its channel either, so one of them is asked for both.
        let in_all = table.asked(&[table.channel, place], before).len();
        assert!(in_all <= 7 || missing != VIEW_CHANNEL, "{in_all} requests in both places");
        for place in [table.channel, place] {
            let asked = table.asked(&[place], before);
            assert!(asked.len() <= 7, "{missing:b} {in_thread} {asked:#?}");
            assert!(asked.iter().all(|entry| entry.status == 403), "{asked:#?}");
        }
        // The newest board is there as soon as somebody acts where the bot may speak again.
        table.permits(place, APP_DEFAULT);
        table.types(&table.carol, "rules", json!({})).await;
        assert_eq!(table.board(game).await.pinged.len(), 1);
        table.ends_well();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whichever_one_permission_is_missing_for_days_no_place_refuses_more_than_a_handful_of_requests() {
    let each = [
        (ATTACH_FILES, true),
        (SEND_MESSAGES_IN_THREADS, true),
        (SEND_MESSAGES, false),
        (CREATE_PUBLIC_THREADS, false),
        (EMBED_LINKS, false),
    ];
    for (missing, is_refused) in each {
        let table = Table::set().await;
        let game = table.game(json!({"level": 1})).await;
        let thread = table.thread(game).await;
        // Nobody shows the bot its permissions: everything is typed in another channel.
        let other = table.playground.add_channel(table.guild, "elsewhere");
        table.permits(thread, APP_DEFAULT & !missing);
        let before = table.playground.journal().len();
        for notice in 0..100 {
            table.moves_on(game, other, notice).await;
            table.jump(HOUR).await;
        }
        let mut refusals = 0;
        for place in [table.channel, thread] {
            let asked = table.asked(&[place], before);
            let refused = asked.iter().filter(|entry| entry.status == 403).count();
            assert!(refused <= 7, "{missing:b}: {refused} of {}", asked.len());
            refusals += refused;
        }
        assert_eq!(refusals > 0, is_refused, "{missing:b}");
        // All of it was told somewhere.
        let board = table.board(game).await;
        assert_eq!(table.play(game).await.position.plies(), 100);
        assert!(board.pinged.len() == 1 && button(&board, "More…").is_some(), "{missing:b}: {}", shown(&board));
        table.ends_well();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_board_is_shown_as_soon_as_somebody_acts_where_the_bot_may_speak_again() {
    for missing in [VIEW_CHANNEL, SEND_MESSAGES | SEND_MESSAGES_IN_THREADS] {
        for seen in [true, false] {
            let table = Table::set().await;
            let game = table.game(json!({"level": 1})).await;
            let thread = table.thread(game).await;
            let old = table.board(game).await;
            let other = table.playground.add_channel(table.guild, "elsewhere");
            table.permits(thread, APP_DEFAULT & !missing);
            for notice in 0..7 {
                // For days, so that the bot has long given up asking often.
                table.moves_on(game, if seen { thread } else { other }, notice).await;
                table.jump(10 * HOUR).await;
            }
            assert_eq!(table.posted(thread).len(), 1);
            table.permits(thread, APP_DEFAULT);
            table.jump(60_000).await;
            assert_eq!(table.posted(thread).len(), 1, "nothing has shown it yet");
            // Any command will do.
            table.types_in(&table.carol, thread, "rules", json!({})).await;
            let board = table.board(game).await;
            assert_eq!(table.posted(thread).len(), 2, "{:?}", table.said(thread));
            assert_eq!((board.channel, board.pinged.as_slice()), (thread, &[table.bob.id()][..]), "{}", shown(&board));
            assert_eq!(board.attachments.len(), 1);
            assert!(button(&board, "More…").is_some(), "{}", shown(&board));
            let old = table.playground.message(old.id).unwrap();
            assert_eq!(labels(&old), Vec::<String>::new(), "the old one loses its buttons");
            table.moves_on(game, thread, 7).await;
            assert_eq!(table.posted(thread).len(), 3);
            table.ends_well();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_where_the_bot_may_speak_again_is_told_by_one_board() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    table.permits(thread, APP_DEFAULT & !VIEW_CHANNEL);
    for notice in 0..6 {
        table.moves_on(game, table.channel, notice).await;
        table.jump(HOUR).await;
    }
    table.permits(thread, APP_DEFAULT);
    table.moves_on(game, thread, 6).await;
    assert_eq!(table.posted(thread).len(), 2, "{:?}", table.said(thread));
    let board = table.board(game).await;
    assert!(board.attachments[0].description.as_deref().unwrap().contains("ply 7."), "{board:?}");
    assert_eq!(board.pinged, [table.bob.id()]);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_could_not_be_seen_is_brought_up_to_date_in_its_place() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    table.permits(thread, APP_DEFAULT & !VIEW_CHANNEL);
    table.types_in(&table.bob, thread, "timer", json!({})).await;
    assert!(!table.board(game).await.content.contains("Turn timer"), "it cannot be seen");
    table.permits(thread, APP_DEFAULT);
    table.types_in(&table.carol, table.channel, "rules", json!({})).await;
    assert!(table.board(game).await.content.contains("Turn timer"), "{:?}", table.said(thread));
    assert_eq!(table.posted(thread).len(), 1);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_missed_before_a_restart_is_shown_after_it() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    table.permits(thread, APP_DEFAULT & !VIEW_CHANNEL);
    moves(&table, thread, &[("A1", "B2", Some("hold"))]).await;
    table.crash().await;
    table.start_bot().await;
    table.permits(thread, APP_DEFAULT);
    table.types(&table.carol, "rules", json!({})).await;
    let board = table.board(game).await;
    assert!(board.content.contains("moved **A1 → B2**"), "{}", shown(&board));
    assert_eq!(board.pinged, [table.bob.id()]);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_posted_though_the_channel_refused_long_before_and_is_never_dropped() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    let other = table.playground.add_channel(table.guild, "elsewhere");
    table.permits(thread, APP_DEFAULT & !VIEW_CHANNEL);
    for notice in 0..6 {
        table.moves_on(game, other, notice).await;
        table.jump(HOUR).await;
    }
    table.permits(thread, APP_DEFAULT);
    let sent = table.types(&table.carol, "challenge", json!({"opponent": table.bob.id()})).await;
    assert!(sent.content.starts_with("Your challenge (game 2) is on its way"), "{}", sent.content);
    let challenge = table.newest(table.channel);
    assert_eq!(labels(&challenge), ["Accept", "Decline", "Withdraw"], "{:?}", table.said(table.channel));
    // This time the permission goes between the answer and the message.
    table.permits(thread, APP_DEFAULT);
    let gone = Fault {
        method: Some("POST".into()),
        path_contains: format!("/channels/{}/messages", table.channel),
        times: 2,
        kind: FaultKind::Status { status: 403, body: json!({"code": 50001, "message": "Missing Access"}) },
    };
    table.playground.fault(gone);
    let posted = table.posted(table.channel).len();
    table.types(&table.carol, "challenge", json!({"opponent": table.alice.id()})).await;
    assert_eq!(table.posted(table.channel).len(), posted);
    assert!(matches!(table.load(GameId(3)).await.stage, Stage::Offered { .. }));
    for _ in 0..6 {
        table.jump(601_000).await;
    }
    let challenge = table.newest(table.channel);
    assert_eq!((table.posted(table.channel).len(), challenge.pinged), (posted + 1, vec![table.alice.id()]));
    table.presses(&table.alice, &table.newest(table.channel), "Accept").await;
    assert!(table.load(GameId(3)).await.is_running());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_could_not_be_posted_is_not_posted_any_more_when_it_has_ended() {
    let table = Table::set().await;
    let gone = Fault {
        method: Some("POST".into()),
        path_contains: format!("/channels/{}/messages", table.channel),
        times: 1_000,
        kind: FaultKind::Status { status: 403, body: json!({"code": 50001, "message": "Missing Access"}) },
    };
    table.playground.fault(gone);
    table.types(&table.alice, "challenge", json!({"opponent": table.bob.id()})).await;
    for _ in 0..25 {
        table.jump(HOUR).await;
    }
    assert!(matches!(table.load(GameId(1)).await.stage, Stage::Closed(_)));
    let tries = table.asked(&[table.channel], 0).len();
    assert!((2..=6).contains(&tries), "{tries} tries in a day");
    table.playground.clear_faults();
    for _ in 0..10 {
        table.jump(24 * HOUR).await;
    }
    assert_eq!(table.said(table.channel), Vec::<String>::new());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_may_not_be_repainted_loses_its_buttons_to_the_one_in_its_place() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    let old = table.board(game).await;
    table.permits(thread, APP_DEFAULT & !ATTACH_FILES);
    table.presses(&table.alice, &old, "A1").await;
    let board = table.board(game).await;
    assert_ne!(board.id, old.id);
    assert_eq!((board.channel, board.attachments.len()), (thread, 0), "{}", shown(&board));
    assert!(button(&board, "More…").is_some(), "{}", shown(&board));
    assert_eq!(board.pinged, Vec::<u64>::new(), "nobody is called twice");
    let old = table.playground.message(old.id).unwrap();
    assert_eq!((labels(&old), old.attachments.len()), (Vec::new(), 1), "it keeps its picture");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_leave_to_speak_in_threads_the_board_comes_in_the_channel_at_once() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    table.permits(thread, APP_DEFAULT & !SEND_MESSAGES_IN_THREADS);
    let before = table.playground.journal().len();
    moves(&table, thread, &[("A1", "B2", None)]).await;
    let board = table.board(game).await;
    assert_eq!((board.channel, board.attachments.len()), (table.channel, 1), "{}", shown(&board));
    assert_eq!(board.pinged, [table.bob.id()]);
    let asked = table.asked(&[table.channel, thread], before);
    assert!(asked.iter().all(|entry| entry.status == 200), "the thread is not even tried: {asked:#?}");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_challenge_is_posted_anew_when_its_players_list_their_games_and_can_be_taken_back_there() {
    let table = Table::set().await;
    table.types(&table.alice, "challenge", json!({"opponent": table.bob.id()})).await;
    table.types(&table.alice, "challenge", json!({})).await;
    let [first, second] = &table.posted(table.channel)[..] else { panic!("two challenges") };
    table.playground.delete_message(first.id);
    table.types(&table.carol, "games", json!({"player": table.alice.id()})).await;
    assert_eq!(table.posted(table.channel).len(), 1, "others only look");
    table.types(&table.bob, "games", json!({})).await;
    let anew = table.newest(table.channel);
    assert_ne!(anew.id, first.id);
    assert_eq!((labels(&anew).join(" "), &anew.pinged), ("Accept Decline Withdraw".into(), &vec![table.bob.id()]));
    assert!(table.playground.message(second.id).is_some() && table.posted(table.channel).len() == 2);
    let list = table.types(&table.alice, "games", json!({})).await;
    assert_eq!(table.posted(table.channel).len(), 2, "what is there is not posted again");
    assert_eq!(labels(&list), ["Withdraw challenge 1", "Withdraw challenge 2"]);
    let back = table.presses(&table.alice, &list, "Withdraw challenge 2").await;
    assert!(matches!(table.load(GameId(2)).await.stage, Stage::Closed(_)), "{}", shown(&back));
    let list = table.types(&table.bob, "games", json!({})).await;
    assert!(list.parts().is_empty() && list.content.contains("**1** ·"), "{}", shown(&list));
    table.presses(&table.bob, &anew, "Accept").await;
    assert!(table.load(GameId(1)).await.is_running());
    table.ends_well();
}
