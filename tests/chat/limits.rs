//! Discord's limits, and answers that say little: what is asked, when, and what is made of it.

use std::time::Duration;

use serde_json::{Value, json};
use tamsk_bot::clock::Stopwatch;
use tamsk_bot::playground::journal::Entry;
use tamsk_bot::playground::{Fault, FaultKind, Interaction, World};
use tamsk_bot::rules::Span;

use crate::table::{SETTLING, Table, shown};

fn limited(retry_after: f64, global: bool) -> FaultKind {
    FaultKind::RateLimited { retry_after, global }
}

impl Table {
    /// Lists the requests of a kind.
    fn entries(&self, method: &str, path: &str) -> Vec<Entry> {
        let journal = self.playground.journal().into_iter();
        journal.filter(|entry| entry.method == method && entry.path.ends_with(path)).collect()
    }

    /// Lists the requests that posted in a channel or tried to.
    fn posts(&self, channel: u64) -> Vec<Entry> {
        self.entries("POST", &format!("/channels/{channel}/messages"))
    }

    async fn challenges_in(&self, channel: u64) {
        let answer = self.types_in(&self.alice, channel, "challenge", json!({"opponent": self.bob.id()})).await;
        assert!(answer.content.contains("on its way"), "{}", shown(&answer));
    }

    /// Waits until so many requests were told to come later.
    async fn refused(&self, times: usize) {
        let refused = |world: &World| world.journal().iter().filter(|entry| entry.status == 429).count() == times;
        self.playground.until("the refusal", refused).await.unwrap();
    }

    /// Lets time run, as it does by itself, until something has happened; tells how long that took.
    async fn runs_until(&self, what: &str, is_so: impl Fn(&World) -> bool) -> i64 {
        const STEP: i64 = 20;
        for step in 0..1_000 {
            let soon = self.playground.until(what, &is_so);
            if tokio::time::timeout(Duration::from_millis(10), soon).await.is_ok() {
                return step * STEP;
            }
            self.hands.advance(Span::from_ms(STEP));
        }
        panic!("not {what}");
    }
}

fn is_answered(interaction: &Interaction) -> impl Fn(&World) -> bool {
    let id = interaction.id();
    move |world: &World| world.exchange(id).is_some_and(|exchange| exchange.callback.is_some())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_wants_to_be_asked_later_is_not_asked_before_and_the_others_are_served() {
    let table = Table::set().await;
    let other = table.playground.add_channel(table.guild, "other");
    table.playground.fault(Fault::once("POST", &format!("/channels/{}/messages", table.channel), limited(4.7, false)));
    table.challenges_in(table.channel).await;
    table.challenges_in(table.channel).await;
    table.challenges_in(other).await;
    assert_eq!((table.posts(table.channel).len(), table.posted(other).len()), (1, 1));
    table.jump(4_699).await;
    assert_eq!(table.posts(table.channel).len(), 1);
    table.jump(1).await;
    assert_eq!((table.posts(table.channel).len(), table.posted(table.channel).len()), (3, 2));
    // The first was refused, the second was not made.
    let watched = table.app().watch().text(Span::ZERO, None).unwrap();
    for counted in ["rate_limit_waits_total 1\n", "requests_total{result=\"429\"} 1\n"] {
        assert!(watched.contains(&format!("tamsk_rest_{counted}")), "{watched}");
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_limit_for_everything_holds_everything_but_answers_to_interactions() {
    let table = Table::set().await;
    let other = table.playground.add_channel(table.guild, "other");
    table.playground.fault(Fault::once("POST", &format!("/channels/{}/messages", table.channel), limited(2.0, true)));
    table.challenges_in(table.channel).await;
    table.challenges_in(other).await;
    let rules = table.types(&table.bob, "rules", json!({})).await;
    assert!(rules.content.contains("TAMSK"), "{}", shown(&rules));
    assert_eq!((table.posts(table.channel).len(), table.posts(other).len()), (1, 0));
    table.jump(1_999).await;
    assert_eq!((table.posts(table.channel).len(), table.posts(other).len()), (1, 0));
    table.jump(1).await;
    assert_eq!((table.posted(table.channel).len(), table.posted(other).len()), (1, 1));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bucket_that_is_empty_is_not_asked_for_more() {
    let table = Table::set().await;
    table.playground.set_rate_limiting(true);
    for _ in 0..4 {
        table.challenges_in(table.channel).await;
        let answer = table.types(&table.bob, "challenge", json!({"opponent": table.alice.id()})).await;
        assert!(answer.content.contains("on its way"), "{}", shown(&answer));
    }
    assert_eq!((table.posts(table.channel).len(), table.posted(table.channel).len()), (5, 5));
    table.jump(5_000).await;
    assert_eq!((table.posts(table.channel).len(), table.posted(table.channel).len()), (8, 8));
    assert!(table.playground.journal().iter().all(|entry| entry.status != 429));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_to_wait_a_little_is_given_within_the_three_seconds() {
    let table = Table::set().await;
    table.playground.fault(Fault::once("POST", "/callback", limited(0.5, false)));
    let typed = table.alice.slash(table.channel, "rules", json!({})).unwrap();
    table.refused(1).await;
    let took = table.runs_until("the answer", is_answered(&typed)).await;
    assert!((500..3_000).contains(&took), "{took} ms");
    let given = table.entries("POST", "/callback");
    assert_eq!(given.iter().map(|entry| entry.status).collect::<Vec<_>>(), [429, 204]);
    assert!(given[1].at - given[0].at >= 500);
    // One that could not be in time any more is not given again.
    table.playground.fault(Fault::once("POST", "/callback", limited(2.0, false)));
    let lost = table.alice.slash(table.channel, "rules", json!({})).unwrap();
    table.refused(2).await;
    table.jump(3_000).await;
    assert_eq!(table.entries("POST", "/callback").len(), 3);
    assert!(lost.exchange().unwrap().callback.is_none());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_answer_that_is_to_wait_comes_when_it_may() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    crate::refusing::moves(&table, table.thread(game).await, &[("A1", "B2", Some("drop"))]).await;
    table.playground.fault(Fault::once("PATCH", "/webhooks/", limited(6.0, false)));
    let typed = table.carol.slash(table.channel, "replay", json!({"game": game.to_string()})).unwrap();
    let id = typed.id();
    let shown = move |world: &World| {
        let original = world.exchange(id).and_then(|exchange| world.message(exchange.original?));
        original.is_some_and(|message| !message.attachments.is_empty())
    };
    table.refused(1).await;
    table.runs_until("the replay", shown).await;
    let edits = table.entries("PATCH", "/messages/@original");
    assert!(edits.len() == 2 && edits[1].at - edits[0].at >= 6_000, "{edits:?}");
    let numbers: Vec<&Value> =
        edits[1].request["attachments"].as_array().unwrap().iter().map(|file| &file["id"]).collect();
    assert_eq!(numbers, ["0", "1", "2"], "numbers are written as Discord describes them");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_answer_that_did_not_arrive_is_given_again() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    crate::refusing::moves(&table, table.thread(game).await, &[("A1", "B2", Some("drop"))]).await;
    table.playground.fault(Fault::once("PATCH", "/webhooks/", FaultKind::Html { status: 502 }));
    table.playground.fault(Fault::once("PATCH", "/webhooks/", FaultKind::AnswerLost));
    let typed = table.carol.slash(table.channel, "replay", json!({"game": game.to_string()})).unwrap();
    let id = typed.id();
    let is_tried = |times| {
        move |world: &World| world.journal().iter().filter(|it| it.path.ends_with("/@original")).count() == times
    };
    for times in 1..=3 {
        table.runs_until("another try", is_tried(times)).await;
    }
    let original = table.playground.look(|world| {
        world
            .exchange(id)
            .and_then(|exchange| world.message(exchange.original?))
            .map(|message| message.attachments.len())
    });
    assert_eq!(original, Some(3), "the replay, its chart and its record");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferral_of_which_nobody_knows_whether_it_arrived_is_followed_by_the_answer() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    crate::refusing::moves(&table, table.thread(game).await, &[("A1", "B2", Some("drop"))]).await;
    for kind in [FaultKind::AnswerLost, FaultKind::ConnectionDropped] {
        table.playground.fault(Fault::once("POST", "/callback", kind));
    }
    let typed = table.carol.slash(table.channel, "replay", json!({"game": game.to_string()})).unwrap();
    let id = typed.id();
    let shown = move |world: &World| {
        let original = world.exchange(id).and_then(|exchange| world.message(exchange.original?));
        original.is_some_and(|message| message.attachments.len() == 3)
    };
    table.runs_until("the replay", shown).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_refused_is_not_shown_again_and_again() {
    let table = Table::set().await;
    let other = table.playground.add_channel(table.guild, "other");
    let refused = FaultKind::Status { status: 401, body: json!({"code": 0, "message": "401: Unauthorized"}) };
    table.playground.fault(Fault::once("POST", &format!("/channels/{}/messages", table.channel), refused));
    table.challenges_in(table.channel).await;
    table.challenges_in(other).await;
    table.jump(59_000).await;
    assert_eq!((table.posts(table.channel).len(), table.posts(other).len()), (1, 0));
    table.jump(1_000).await;
    assert_eq!((table.posted(table.channel).len(), table.posted(other).len()), (1, 1));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_token_of_an_interaction_that_is_refused_closes_no_door() {
    let table = Table::set().await;
    let refused = FaultKind::Status { status: 401, body: json!({"code": 0, "message": "401: Unauthorized"}) };
    table.playground.fault(Fault::once("POST", "/callback", refused));
    let typed = table.alice.slash(table.channel, "challenge", json!({"opponent": table.bob.id()})).unwrap();
    let is_refused = |world: &World| world.journal().iter().any(|entry| entry.status == 401);
    table.playground.until("the refusal", is_refused).await.unwrap();
    // What was asked is done, and everything that the bot says by its own token is said at once.
    let posted = |world: &World| world.messages(table.channel).iter().any(|message| message.visible_to.is_none());
    table.playground.until("the challenge", posted).await.unwrap();
    table.challenges_in(table.channel).await;
    assert_eq!((table.posts(table.channel).len(), table.posted(table.channel).len()), (2, 2));
    assert!(typed.exchange().unwrap().callback.is_none());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_in_the_place_of_discords_word_is_no_reason_to_give_anything_up() {
    for status in [403, 404] {
        let table = Table::set().await;
        let game = table.game(json!({"level": 3})).await;
        let thread = table.thread(game).await;
        let (board, in_channel) = (table.board(game).await, table.posted(table.channel).len());
        let path = format!("/channels/{thread}/messages");
        table.playground.fault(Fault::once("PATCH", &path, FaultKind::Html { status }));
        table.types_in(&table.bob, thread, "timer", json!({})).await;
        table.jump(1_000).await;
        let painted = table.board(game).await;
        assert_eq!((painted.id, table.posted(thread).len()), (board.id, 1), "{status}: {}", shown(&painted));
        assert!(painted.content.contains("Turn timer"), "{status}: {}", shown(&painted));
        table.playground.fault(Fault::once("POST", &path, FaultKind::Html { status }));
        crate::refusing::moves(&table, thread, &[("A1", "B2", Some("drop"))]).await;
        table.jump(1_000).await;
        let board = table.board(game).await;
        assert_eq!((board.channel, board.attachments.len()), (thread, 1), "{status}: {}", shown(&board));
        assert_eq!((table.posted(thread).len(), table.posted(table.channel).len()), (2, in_channel), "{status}");
        table.ends_well();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_answer_that_hangs_is_given_once_more_in_time_and_never_twice() {
    let table = Table::set().await;
    let hangs = |times| {
        let kind = FaultKind::Delay { ms: 2_200 };
        let fault = Fault { method: Some("POST".into()), path_contains: "/callback".into(), times, kind };
        table.playground.fault(fault);
    };
    let given = |count| {
        move |world: &World| world.journal().iter().filter(|it| it.path.ends_with("/callback")).count() == count
    };
    hangs(1);
    let stopwatch = Stopwatch::start();
    let typed = table.alice.slash(table.channel, "rules", json!({})).unwrap();
    table.playground.until("an answer", is_answered(&typed)).await.unwrap();
    assert!((1_500..2_200).contains(&stopwatch.elapsed().as_millis()), "{:?}", stopwatch.elapsed());
    // The one that hung comes after all, and finds that there is an answer.
    table.playground.until("the other", given(2)).await.unwrap();
    let statuses = || table.entries("POST", "/callback").iter().map(|entry| entry.status).collect::<Vec<_>>();
    assert_eq!(statuses(), [204, 400]);
    // Should both hang, there is no third; told again the bot finds its answer given.
    hangs(2);
    let typed = table.alice.slash(table.channel, "rules", json!({})).unwrap();
    table.playground.until("both", given(4)).await.unwrap();
    typed.redeliver();
    table.playground.until("the answer to what is told again", given(5)).await.unwrap();
    assert_eq!(statuses(), [204, 400, 204, 400, 400]);
    let answers = table.playground.messages(table.channel).into_iter();
    assert_eq!(answers.filter(|message| message.visible_to == Some(table.alice.id())).count(), 2);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_what_was_posted_or_edited_the_number_alone_is_enough() {
    let table = Table::set().await;
    let bare = FaultKind::Bare { fields: vec!["id"] };
    for method in ["POST", "PATCH", "PUT", "GET"] {
        let path = "/channels/".into();
        table.playground.fault(Fault {
            method: Some(method.into()),
            path_contains: path,
            times: 1_000,
            kind: bare.clone(),
        });
    }
    let game = table.game(json!({"level": 2})).await;
    let thread = table.thread(game).await;
    let board = table.board(game).await;
    let lifted = table.presses(&table.alice, &board, "A1").await;
    assert_eq!(table.board(game).await.attachments.len(), 1, "the board was painted anew");
    table.presses(&table.alice, &lifted, "B2 (0/2)").await;
    table.jump(180_000 + SETTLING).await;
    let boards: Vec<_> = table.posted(thread).into_iter().filter(|message| !message.attachments.is_empty()).collect();
    assert_eq!(boards.len(), 2, "one a ply");
    assert!(boards.iter().all(|board| board.attachments.len() == 1));
    assert_eq!(boards[0].parts().len(), 0, "the old one has lost its buttons");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_whose_number_cannot_be_read_is_not_posted_twice() {
    let table = Table::set().await;
    table.playground.fault(Fault::once("POST", "/messages", FaultKind::Bare { fields: Vec::new() }));
    table.challenges_in(table.channel).await;
    table.jump(1_000).await;
    assert_eq!((table.posts(table.channel).len(), table.posted(table.channel).len()), (2, 1));
    table.presses(&table.bob, &table.newest(table.channel), "Accept").await;
    // One whose number is never told stands alone all the same.
    let bare = FaultKind::Bare { fields: Vec::new() };
    table.playground.fault(Fault {
        method: Some("POST".into()),
        path_contains: "/messages".into(),
        times: 9,
        kind: bare,
    });
    table.challenges_in(table.channel).await;
    for _ in 0..5 {
        table.jump(300_000).await;
    }
    assert_eq!(table.posted(table.channel).len(), 2);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_also_where_the_known_ones_cannot_be_read() {
    let mut table = Table::set().await;
    let status = |status| FaultKind::Status { status, body: json!({"code": 0, "message": "no"}) };
    let html = FaultKind::Html { status: 200 };
    let mut registered = 1;
    for (kind, is_put) in [(status(404), true), (status(405), true), (html, true), (status(403), false)] {
        table.crash().await;
        table.playground.fault(Fault::once("GET", "/commands", kind.clone()));
        table.start_bot().await;
        let asked = |world: &World| world.journal().iter().any(|entry| entry.fault.as_ref() == Some(&kind));
        table.playground.until("the question", asked).await.unwrap();
        registered += usize::from(is_put);
        let put = |world: &World| world.journal().iter().filter(|entry| entry.method == "PUT").count() == registered;
        table.playground.until("the commands", put).await.unwrap();
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_a_new_database_is_not_taken_for_one_of_the_old() {
    let mut table = Table::set().await;
    table.challenges_in(table.channel).await;
    table.stop_bot().await;
    for file in std::fs::read_dir(table.folder()).unwrap() {
        std::fs::remove_file(file.unwrap().path()).unwrap();
    }
    table.hands.advance(Span::from_secs(10));
    table.start_bot().await;
    table.challenges_in(table.channel).await;
    assert_eq!(table.posted(table.channel).len(), 2);
    let nonces: Vec<String> =
        table.posts(table.channel).iter().map(|entry| entry.request["nonce"].as_str().unwrap().into()).collect();
    assert!(nonces[0] != nonces[1] && nonces.iter().all(|nonce| nonce.len() <= 25), "{nonces:?}");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_made_also_where_it_is_not_clear_in_which_words_there_is_none() {
    let table = Table::set().await;
    let status = |status| FaultKind::Status { status, body: json!({"code": 0, "message": "no"}) };
    table.playground.fault(Fault::once("POST", "/threads", status(500)));
    table.playground.fault(Fault::once("GET", "/channels/", status(404)));
    table.types(&table.alice, "challenge", json!({"opponent": table.bob.id(), "colour": "red"})).await;
    let challenge = table.newest(table.channel);
    table.presses(&table.bob, &challenge, "Accept").await;
    table.jump(1_000).await;
    let threads = table.playground.look(|world| world.threads(table.channel).len());
    assert_eq!((threads, table.entries("GET", &format!("/channels/{}", challenge.id)).len()), (1, 1));
    assert_eq!(table.newest(challenge.id).attachments.len(), 1, "the board is in the thread");
    table.ends_well();
}
