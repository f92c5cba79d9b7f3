//! What channels and servers set, and what challenges and games make of it.

use serde_json::{Value, json};
use tamsk_bot::playground::Person;
use tamsk_bot::playground::message::Message;
use tamsk_bot::playground::permissions::{
    APP_DEFAULT, CREATE_PUBLIC_THREADS, MANAGE_CHANNELS, MANAGE_GUILD, MEMBER_DEFAULT,
};
use tamsk_bot::rules::{Level, Span};

use crate::refusing::moves;
use crate::table::{Table, labels, shown};

impl Table {
    /// Lets somebody manage channels, the whole server, or neither.
    fn appoint(&self, person: &Person, bits: u64) {
        self.playground.change_member(self.guild, person.id(), |member| member.permissions = MEMBER_DEFAULT | bits);
    }

    /// Sets something for a channel.
    async fn sets(&self, channel: u64, options: Value) -> String {
        self.types_in(&self.carol, channel, "settings channel", options).await.content
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bare_challenge_is_what_its_channel_says_and_a_thread_follows_its_parent() {
    let table = Table::set().await;
    table.appoint(&table.carol, MANAGE_CHANNELS);
    let other = table.playground.add_channel(table.guild, "slow-games");
    let set = table.sets(table.channel, json!({"level": 2, "sand": "36h"})).await;
    assert!(set.starts_with("Done.\n"), "{set}");
    assert!(set.contains("Level: **2** · set for this channel"), "{set}");
    assert!(set.contains("Sand: **1 day, 12 hours** · set for this channel"), "{set}");
    assert!(set.contains("Patience with a player to move: **7 days** · nobody has set it"), "{set}");
    let threads = [table.channel, other].map(|channel| table.playground.add_thread(channel, "talk", table.carol.id()));
    let places = [(table.channel, 2), (other, 3), (threads[0], 2), (threads[1], 3)];
    for (place, level) in places {
        table.types_in(&table.alice, place, "challenge", json!({})).await;
        let challenge = table.newest(place);
        let sand = if level == 2 { "1 day, 12 hours" } else { "3 minutes" };
        assert!(challenge.content.contains(&format!("Level {level} · sand {sand}")), "{}", challenge.content);
        table.presses(&table.bob, &challenge, "Accept").await;
    }
    let games = table.everything().await.games;
    let terms: Vec<(Level, Span)> = games.iter().map(|game| (game.terms.setup.level, game.terms.setup.sand)).collect();
    let (slow, classic) = ((Level::Two, Span::from_secs(129_600)), (Level::Three, Span::from_secs(180)));
    assert_eq!(terms, [slow, classic, slow, classic]);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_goes_before_the_server_and_what_is_reset_falls_back() {
    let table = Table::set().await;
    table.appoint(&table.carol, MANAGE_GUILD);
    let all = json!({
        "level": 1, "sand": "1h", "threads": false, "rated": false, "pings": "low-sand", "language": "en",
        "patience": "2d", "open-games": 4, "play": true,
    });
    let set = table.types(&table.carol, "settings server", all).await;
    assert_eq!(set.content.matches("set for the server").count(), 9, "{}", set.content);
    let set = table.sets(table.channel, json!({"level": 3, "open-games": 0})).await;
    assert_eq!(set.matches("set for the server").count(), 7, "{set}");
    assert!(set.contains("Games at a time: **as many as you like** · set for this channel"), "{set}");
    let set = table.sets(table.channel, json!({"reset": "level"})).await;
    assert!(set.contains("Level: **1** · set for the server"), "{set}");
    table.types(&table.carol, "settings server", json!({"reset": "all", "level": 2})).await;
    let shown = table.types(&table.bob, "settings show", json!({})).await;
    assert!(shown.content.contains("Level: **2** · set for the server"), "{}", shown.content);
    assert_eq!(shown.content.matches("nobody has set it").count(), 7, "{}", shown.content);
    assert_eq!(shown.visible_to, Some(table.bob.id()));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_everybody_sees_is_said_in_the_language_that_is_set_and_private_answers_in_ones_own() {
    let table = Table::set().await;
    table.appoint(&table.carol, MANAGE_CHANNELS);
    table.sets(table.channel, json!({"language": "de"})).await;
    let game = table.game_by_id(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", None)]).await;
    let board = table.newest(thread).content;
    assert!(board.contains("zieht **A1 → B2**"), "{board}");
    let private = table.types_in(&table.carol, thread, "replay", json!({})).await;
    assert!(private.content.contains("1 move."), "{}", shown(&private));
    let shared = table.types_in(&table.carol, thread, "replay", json!({"share": true})).await;
    assert!(shared.content.contains("1 Zug.") && !shared.content.contains("move"), "{}", shown(&shared));
    let words = shared.attachments.iter().find_map(|file| file.description.clone()).unwrap();
    assert!(words.contains("(Rot) gegen bob (Schwarz)"), "{words}");
    // Elsewhere the server's own language holds.
    let other = table.playground.add_channel(table.guild, "elsewhere");
    let options = json!({"game": game.to_string(), "share": true});
    let shared = table.types_in(&table.carol, other, "replay", options).await;
    assert!(shared.content.contains("1 move."), "{}", shown(&shared));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_chosen_is_offered_in_every_language() {
    let table = Table::set().await;
    let tamsk = table.playground.look(|world| world.commands().find(|command| command["name"] == "tamsk").cloned());
    let mut open = vec![tamsk.unwrap()];
    let mut lists = Vec::new();
    while let Some(option) = open.pop() {
        open.extend(option["options"].as_array().into_iter().flatten().cloned());
        if let Some(choices) = option["choices"].as_array() {
            lists.push(option["name"].as_str().unwrap().to_string());
            for choice in choices {
                let localized = choice["name_localizations"].as_object();
                let localized =
                    localized.unwrap_or_else(|| panic!("{} of {} only in English", choice["name"], option["name"]));
                for locale in ["cs", "de", "es-ES", "es-419", "fr", "it", "nl", "pl"] {
                    assert!(localized.contains_key(locale), "{choice} in {locale}");
                }
            }
        }
    }
    for list in ["pings", "reset", "language", "level", "colour"] {
        assert!(lists.iter().any(|name| name == list), "{list} of {lists:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_manage_may_change_settings_and_bad_ones_change_nothing() {
    let table = Table::set().await;
    let channel = "you need **Manage Channels**";
    let server = "you need **Manage Server**";
    let level = || json!({"level": 1});
    table.refuses_typed(&table.carol, table.channel, "settings channel", level(), channel).await;
    table.appoint(&table.carol, MANAGE_CHANNELS);
    table.refuses_typed(&table.carol, table.channel, "settings server", level(), server).await;
    let refused = [
        (json!({"sand": "soon"}), "I cannot read “soon” as a length of time."),
        (json!({"sand": "15d"}), "Here the sand is at least 1 second and at most 14 days."),
        (json!({"patience": "5m"}), "The patience is at least 1 hour and at most 30 days."),
    ];
    for (options, why) in refused {
        table.refuses_typed(&table.carol, table.channel, "settings channel", options, why).await;
    }
    let shown = table.types(&table.carol, "settings channel", json!({})).await;
    assert_eq!(shown.content.matches("nobody has set it").count(), 9, "{}", shown.content);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_game_begins_where_play_is_off_or_too_many_run() {
    let table = Table::set().await;
    table.appoint(&table.carol, MANAGE_CHANNELS);
    table.types(&table.alice, "challenge", json!({})).await;
    let waiting = table.newest(table.channel);
    table.sets(table.channel, json!({"open-games": 1})).await;
    let first = table.game(json!({"level": 1})).await;
    let full = "A game is being played in this channel already, and no more than one may be at a time.";
    table.refuses_typed(&table.bob, table.channel, "challenge", json!({}), full).await;
    table.refuses_press(&table.bob, &waiting, "Accept", full).await;
    let asked = table.types_in(&table.alice, table.thread(first).await, "resign", json!({})).await;
    table.presses(&table.alice, &asked, "Yes, resign").await;
    table.sets(table.channel, json!({"play": false})).await;
    let off = "No games are begun in this channel.";
    table.refuses_typed(&table.bob, table.channel, "challenge", json!({}), off).await;
    table.refuses_press(&table.bob, &waiting, "Accept", off).await;
    table.sets(table.channel, json!({"reset": "play"})).await;
    table.presses(&table.bob, &waiting, "Accept").await;
    assert_eq!(table.playground.threads(table.channel).len(), 2);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn games_follow_the_settings_on_threads_rating_patience_and_pings() {
    let table = Table::set().await;
    table.appoint(&table.carol, MANAGE_CHANNELS);
    let options = json!({"threads": false, "rated": false, "patience": "1h", "level": 1, "pings": "none"});
    table.sets(table.channel, options).await;
    let game = table.game(json!({})).await;
    assert!(table.playground.threads(table.channel).is_empty());
    let board = table.board(game).await;
    assert_eq!((board.channel, board.pinged.len()), (table.channel, 0), "{}", shown(&board));
    assert!(!table.load(game).await.terms.rated);
    moves(&table, table.channel, &[("A1", "B2", None), ("A4", "B4", None)]).await;
    assert!(table.board(game).await.pinged.is_empty());
    table.sets(table.channel, json!({"pings": "turn"})).await;
    moves(&table, table.channel, &[("B2", "C3", None)]).await;
    assert_eq!(table.board(game).await.pinged, [table.bob.id()], "the setting holds at once");
    table.jump(3_601_500).await;
    assert!(table.newest(table.channel).content.contains("did not move for 1 hour."));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_return_match_swaps_the_colours_and_its_button_is_good_for_a_day() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2, "sand": "1h"})).await;
    let thread = table.thread(game).await;
    let early = "That game is not over yet.";
    table.refuses_typed(&table.alice, thread, "rematch", json!({"game": game.to_string()}), early).await;
    let asked = table.types_in(&table.alice, thread, "resign", json!({})).await;
    table.presses(&table.alice, &asked, "Yes, resign").await;
    let result = table.newest(thread);
    assert_eq!(labels(&result), ["Rematch"]);
    table.refuses_press(&table.carol, &result, "Rematch", "You are not a player of this game.").await;
    table.crash().await;
    table.start_bot().await;
    let sent = table.presses(&table.alice, &result, "Rematch").await;
    assert_eq!(sent.content, format!("Your challenge to a rematch (game 2) is on its way to <#{}>.", table.channel));
    let challenge = table.newest(table.channel);
    let (alice, bob) = (table.alice.mention(), table.bob.mention());
    assert!(challenge.content.contains(&format!("{alice} challenges {bob} to a rematch of game 1")));
    assert_eq!(challenge.pinged, [table.bob.id()]);
    table.refuses_press(&table.alice, &result, "Rematch", "You have asked for the rematch already").await;
    // The other's wish is a yes.
    let yes = table.presses(&table.bob, &result, "Rematch").await;
    assert!(yes.content.starts_with("Game on! You play 🔴 **Red**"), "{}", yes.content);
    let place = format!("The board is on its way to <#{}>.", table.channel);
    assert!(yes.content.ends_with(&place), "pressed in the old thread: {}", yes.content);
    let games = table.everything().await.games;
    assert_eq!(games.len(), 2);
    let black = games[1].player(tamsk_bot::rules::Color::Black);
    assert_eq!(black.id.0, table.alice.id());
    assert_eq!(games[1].terms.setup, games[0].terms.setup);
    table.refuses_press(&table.bob, &result, "Rematch", "The rematch was begun already: it is game 2.").await;

    let second = table.thread(games[1].id).await;
    let asked = table.types_in(&table.bob, second, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    let result = table.newest(second);
    table.jump(24 * 60 * 60 * 1000).await;
    table.refuses_press(&table.bob, &result, "Rematch", "That button was good for a day.").await;
    let sent = table.types_in(&table.bob, table.channel, "rematch", json!({})).await;
    assert_eq!(sent.content, format!("Your challenge to a rematch (game 3) is on its way to <#{}>.", table.channel));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ended_challenge_to_a_return_match_begins_nothing_and_may_be_made_again() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    let asked = table.types_in(&table.alice, thread, "resign", json!({})).await;
    table.presses(&table.alice, &asked, "Yes, resign").await;
    let result = table.newest(thread);
    table.presses(&table.alice, &result, "Rematch").await;
    let first = table.newest(table.channel);
    table.presses(&table.bob, &first, "Decline").await;
    table.presses(&table.bob, &result, "Rematch").await;
    let second = table.newest(table.channel);
    table.refuses_press(&table.bob, &first, "Accept", "declined").await;
    // The first one's day ends and touches nothing of the second.
    table.presses(&table.alice, &second, "Accept").await;
    table.jump(25 * 60 * 60 * 1000).await;
    assert!(table.load(tamsk_bot::game::GameId(3)).await.is_running());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_games_do_not_count_no_challenge_and_no_return_match_does() {
    let table = Table::set().await;
    table.appoint(&table.carol, MANAGE_CHANNELS);
    let offers = async |person: &Person, options: Value| {
        table.types(person, "challenge", options).await;
        table.newest(table.channel)
    };
    let unrated = "\nNot rated.\n";
    assert!(!offers(&table.carol, json!({"rated": true})).await.content.contains(unrated));
    assert!(offers(&table.carol, json!({"rated": false})).await.content.contains(unrated), "he may choose that");
    let game = table.game(json!({"level": 1, "rated": true})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", None), ("A4", "A3", None)]).await;
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    assert!(table.newest(thread).content.contains("Ratings at level 1"));
    table.sets(table.channel, json!({"rated": false})).await;
    for options in [json!({"rated": true}), json!({"rated": false}), json!({})] {
        let challenge = offers(&table.bob, options.clone()).await;
        assert!(challenge.content.contains(unrated), "{options}: {}", shown(&challenge));
    }
    table.types_in(&table.alice, thread, "rematch", json!({})).await;
    let challenge = table.newest(table.channel);
    assert!(
        challenge.content.contains("to a rematch of") && challenge.content.contains(unrated),
        "{}",
        shown(&challenge)
    );
    table.presses(&table.bob, &challenge, "Accept").await;
    let games = table.everything().await.games;
    assert!(games.iter().rev().take(4).all(|game| !game.terms.rated));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_return_match_has_a_thread_if_a_challenge_would_have_one_now() {
    for (before, now) in [(true, false), (false, true)] {
        for by_permission in [false, true] {
            let table = Table::set().await;
            table.appoint(&table.carol, MANAGE_CHANNELS);
            let allows = async |threads: bool| {
                if by_permission {
                    let without = if threads { 0 } else { CREATE_PUBLIC_THREADS };
                    table.playground.set_app_permissions(table.channel, APP_DEFAULT & !without);
                } else {
                    table.sets(table.channel, json!({"threads": threads})).await;
                }
            };
            allows(before).await;
            let game = table.game(json!({"level": 1})).await;
            let place = table.board(game).await.channel;
            assert_eq!(place != table.channel, before);
            let asked = table.types_in(&table.alice, place, "resign", json!({})).await;
            table.presses(&table.alice, &asked, "Yes, resign").await;
            let result = table.newest(place);
            allows(now).await;
            table.presses(&table.alice, &result, "Rematch").await;
            let tried = table.playground.journal().len();
            table.presses(&table.bob, &table.newest(table.channel), "Accept").await;
            let game = tamsk_bot::game::GameId(2);
            assert_eq!(table.board(game).await.channel != table.channel, now, "{before} {by_permission}");
            let journal = table.playground.journal().split_off(tried);
            let threads = journal.iter().filter(|entry| entry.path.ends_with("/threads")).count();
            assert_eq!(threads, usize::from(now), "none is tried where none may be made");
            table.ends_well();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_typed_in_a_thread_are_those_of_its_channel() {
    let table = Table::set().await;
    table.appoint(&table.carol, MANAGE_CHANNELS);
    let thread = table.thread(table.game(json!({"level": 1})).await).await;
    let title = format!("<#{}>", table.channel);
    let set = table.sets(thread, json!({"level": 2, "sand": "1h"})).await;
    assert!(set.contains(&title) && !set.contains(&format!("<#{thread}>")), "{set}");
    assert!(set.contains("Level: **2** · set for this channel"), "{set}");
    let held = |shown: Message| shown.content;
    let in_thread = held(table.types_in(&table.bob, thread, "settings show", json!({})).await);
    assert_eq!(in_thread, held(table.types(&table.bob, "settings show", json!({})).await));
    assert!(in_thread.contains(&title) && in_thread.contains("Sand: **1 hour** · set for this channel"), "{in_thread}");
    table.sets(thread, json!({"reset": "all"})).await;
    let shown = held(table.types(&table.bob, "settings show", json!({})).await);
    assert_eq!(shown.matches("nobody has set it").count(), 9, "{shown}");
    table.ends_well();
}
