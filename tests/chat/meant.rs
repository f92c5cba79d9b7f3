//! Which game is meant: the one of the thread, the only one, or the one that is named; a command never guesses.

use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tamsk_bot::game::GameId;
use tamsk_bot::playground::Person;
use tamsk_bot::playground::permissions::{
    APP_DEFAULT, CREATE_PUBLIC_THREADS, MANAGE_GUILD, MEMBER_DEFAULT, SEND_MESSAGES,
};
use tamsk_bot::rules::Color;

use crate::refusing::moves;
use crate::table::{Table, button, labels, shown};

/// Plays a game of two plies that bob resigns, and tells its thread.
async fn finished(table: &Table) -> (GameId, u64) {
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    moves(table, thread, &[("A1", "B2", None), ("A4", "A3", None)]).await;
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    (game, thread)
}

/// Tells which games are offered while `game` is typed.
async fn offered(table: &Table, person: &Person, command: &str) -> Vec<(String, Value)> {
    person.autocomplete(table.channel, command, json!({}), "game").unwrap().choices().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_with_several_running_games_is_asked_which_he_wants_to_see() {
    let table = Table::set().await;
    let (first, _) = finished(&table).await;
    let running = [table.game(json!({"level": 1})).await, table.game(json!({"level": 1})).await];
    let why = "You have several games here. Say which one with `game`: 2, 3.";
    for (command, options) in [
        ("board", json!({})),
        ("board", json!({"format": "text", "ply": 0})),
        ("replay", json!({})),
        ("replay", json!({"share": true})),
    ] {
        table.refuses_typed(&table.alice, table.channel, command, options, why).await;
    }
    for game in [first, running[0], running[1]] {
        let named = json!({"game": game.to_string()});
        let board = table.types(&table.alice, "board", named.clone()).await;
        let words = board.attachments[0].description.clone().unwrap();
        assert!(words.starts_with(&format!("TAMSK game {game}, ")), "{words}");
        let replay = table.types(&table.alice, "replay", named).await;
        assert!(replay.content.contains(&format!("Game {game}:")), "{}", shown(&replay));
    }
    // In a game's own thread it is that one.
    for game in running {
        let board = table.types_in(&table.alice, table.thread(game).await, "board", json!({})).await;
        let words = board.attachments[0].description.clone().unwrap();
        assert!(words.starts_with(&format!("TAMSK game {game}, ")), "{words}");
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_of_the_game_in_whose_thread_it_is_asked_for() {
    let table = Table::set().await;
    let (first, thread) = finished(&table).await;
    finished(&table).await;
    table.game(json!({"level": 1})).await;
    let sent = table.types_in(&table.alice, thread, "rematch", json!({})).await;
    assert_eq!(sent.content, format!("Your challenge to a rematch (game 4) is on its way to <#{}>.", table.channel));
    assert_eq!(table.load(GameId(4)).await.rematch_of, Some(first));
    let early = "That game is not over yet.";
    table.refuses_typed(&table.alice, table.thread(GameId(3)).await, "rematch", json!({}), early).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_with_several_finished_games_is_asked_which_he_wants_again() {
    let table = Table::set().await;
    let early = "That game is not over yet.";
    let none = "There is no such game here.";
    table.refuses_typed(&table.alice, table.channel, "rematch", json!({}), none).await;
    let (first, _) = finished(&table).await;
    let (second, _) = finished(&table).await;
    let running = table.game(json!({"level": 1})).await;
    let why = "You have several games here. Say which one with `game`: 1, 2.";
    table.refuses_typed(&table.alice, table.channel, "rematch", json!({}), why).await;
    let named = json!({"game": running.to_string()});
    table.refuses_typed(&table.alice, table.channel, "rematch", named, early).await;
    let games: Vec<Value> = offered(&table, &table.alice, "rematch").await.into_iter().map(|(_, game)| game).collect();
    assert_eq!(games, [json!(second.to_string()), json!(first.to_string())], "those that are over, the newest first");
    let sent = table.types(&table.alice, "rematch", json!({"game": first.to_string()})).await;
    assert_eq!(sent.content, format!("Your challenge to a rematch (game 4) is on its way to <#{}>.", table.channel));
    table.presses(&table.bob, &table.newest(table.channel), "Accept").await;
    // The first has had its rematch, so only the second can be meant.
    let sent = table.types(&table.alice, "rematch", json!({})).await;
    assert_eq!(sent.content, format!("Your challenge to a rematch (game 5) is on its way to <#{}>.", table.channel));
    assert_eq!(table.load(GameId(5)).await.rematch_of, Some(second));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_asks_for_the_permissions_of_where_it_will_be_posted() {
    let table = Table::set().await;
    let (_, thread) = finished(&table).await;
    let result = table.newest(thread);
    let other = table.playground.add_channel(table.guild, "elsewhere");
    table.playground.set_app_permissions(table.channel, APP_DEFAULT & !SEND_MESSAGES);
    let there = format!("The challenge would go to <#{}>, where I need **Send Messages**.", table.channel);
    table.refuses_press(&table.alice, &result, "Rematch", &there).await;
    table.refuses_typed(&table.alice, thread, "rematch", json!({}), &there).await;
    let here = "I cannot play here: in this channel I need **Send Messages**.";
    table.refuses_typed(&table.alice, table.channel, "rematch", json!({}), here).await;
    // Elsewhere it is known from what was just seen.
    table.refuses_typed(&table.alice, other, "rematch", json!({}), &there).await;
    table.playground.set_app_permissions(table.channel, APP_DEFAULT);
    table.presses(&table.alice, &result, "Rematch").await;
    assert!(table.newest(table.channel).content.contains("to a rematch of game 1"));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_with_somebody_who_has_left_is_refused_with_the_reason() {
    let table = Table::set().await;
    let (_, thread) = finished(&table).await;
    let result = table.newest(thread);
    table.playground.remove_member(table.guild, table.bob.id());
    let why = format!("{} is not on this server.", table.bob.mention());
    table.refuses_press(&table.alice, &result, "Rematch", &why).await;
    table.playground.add_member(table.guild, table.bob.id(), None);
    table.presses(&table.alice, &result, "Rematch").await;
    assert_eq!(table.newest(table.channel).pinged, [table.bob.id()]);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_manages_the_server_is_offered_what_he_can_close() {
    let table = Table::set().await;
    table.game(json!({"level": 2})).await;
    table.types(&table.bob, "challenge", json!({"level": 1})).await;
    finished(&table).await;
    assert_eq!(offered(&table, &table.carol, "admin close").await, Vec::new());
    table.playground.change_member(table.guild, table.carol.id(), |member| {
        member.permissions = MEMBER_DEFAULT | MANAGE_GUILD;
    });
    let games = offered(&table, &table.carol, "admin close").await;
    let expected = [("2: challenge by bob, level 1", "2"), ("1: alice – bob, level 2", "1")];
    assert_eq!(games, expected.map(|(label, game)| (label.to_string(), json!(game))));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_that_is_slow_to_be_found_is_put_off_and_whoever_asks_for_it_has_been_met() {
    let table = Table::set().await;
    let (game, _) = finished(&table).await;
    let mut other = SqliteConnection::connect(&table.database()).await.unwrap();
    for share in [false, true] {
        // Asked about just now: no list has her looked up.
        let departed = "INSERT OR REPLACE INTO members (guild_id, player_id, checked_at, departed_at) \
            VALUES (?1, ?2, 1 << 50, 1)";
        let departed = sqlx::query(departed)
            .bind(i64::try_from(table.guild).unwrap())
            .bind(i64::try_from(table.alice.id()).unwrap());
        departed.execute(&mut other).await.unwrap();
        let ranking = table.types(&table.carol, "leaderboard", json!({"level": 1})).await;
        assert!(!ranking.content.contains("alice"), "{}", shown(&ranking));
        // That she is back cannot be noted as long as somebody else holds the database's pen.
        sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
        let typed = table.alice.slash(table.channel, "replay", json!({"share": share})).unwrap();
        assert_eq!(typed.answer().await.unwrap().kind, 5);
        sqlx::query("COMMIT").execute(&mut other).await.unwrap();
        let replay = table.answer(&typed).await;
        assert!(replay.content.contains(&format!("Game {game}:")), "{}", shown(&replay));
        assert_eq!((replay.attachments.len(), replay.visible_to.is_none()), (2, share));
        let ranking = table.types(&table.carol, "leaderboard", json!({"level": 1})).await;
        assert!(ranking.content.contains("alice"), "{}", shown(&ranking));
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_red_is_drawn_by_lot() {
    let table = Table::set().await;
    let mut reds = Vec::new();
    for _ in 0..24 {
        table.types(&table.alice, "challenge", json!({"opponent": table.bob.id(), "level": 1})).await;
        let challenge = table.newest(table.channel);
        assert!(challenge.content.contains("colours by lot"), "{}", challenge.content);
        let accepted = table.presses(&table.bob, &challenge, "Accept").await;
        let game = table.load(GameId(reds.len() as u64 + 1)).await;
        let red = game.player(Color::Red).id.0;
        let color = if red == table.bob.id() { "🔴 **Red**" } else { "⚫ **Black**" };
        assert!(accepted.content.starts_with(&format!("Game on! You play {color}")), "{}", accepted.content);
        let board = table.board(game.id).await;
        assert_eq!(board.pinged, [red], "Red begins");
        assert!(button(&board, "A1").is_some(), "{:?}", labels(&board));
        reds.push(red);
    }
    // That all of them fall to one player happens once in eight million times.
    assert!(reds.contains(&table.alice.id()) && reds.contains(&table.bob.id()), "{reds:?}");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_game_that_is_played_in_a_channel_itself_is_meant_there_whoever_asks() {
    let table = Table::set().await;
    table.playground.set_app_permissions(table.channel, APP_DEFAULT & !CREATE_PUBLIC_THREADS);
    let first = table.game(json!({"level": 1})).await;
    assert_eq!(table.board(first).await.channel, table.channel);
    let board = table.types(&table.carol, "board", json!({})).await;
    let words = board.attachments[0].description.clone().unwrap();
    assert!(words.starts_with("TAMSK game 1, "), "{words}");
    let step = json!({"from": "A1", "to": "B2"});
    let no = "You are not a player of this game.";
    table.refuses_typed(&table.carol, table.channel, "move", step.clone(), no).await;
    // Elsewhere nothing is meant, and of two neither is.
    let none = "You have no running game here.";
    let other = table.playground.add_channel(table.guild, "elsewhere");
    table.refuses_typed(&table.carol, other, "board", json!({}), none).await;
    table.game(json!({"level": 1})).await;
    table.refuses_typed(&table.carol, table.channel, "board", json!({}), none).await;
    let several = "You have several games here. Say which one with `game`: 1, 2.";
    table.refuses_typed(&table.alice, table.channel, "move", step, several).await;
    table.ends_well();
}
