//! The ranking: what games do to it, who is listed, and that all of it follows from the records.

use std::process::Command;

use serde_json::{Value, json};
use sqlx::SqlitePool;
use tamsk_bot::app::{Answer, OfferAnswer, OfferRequest};
use tamsk_bot::game::{
    self, ChannelId, ColorChoice, Envelope, GameId, Guard, GuildId, Place, PlayerId, Rating, RatingChange, Score, Terms,
};
use tamsk_bot::playground::fault::{Fault, FaultKind};
use tamsk_bot::playground::message::Message;
use tamsk_bot::playground::{Person, World};
use tamsk_bot::rules::{Action, Color, Level, Setup, Space, Start, Then, Timestamp};
use tamsk_bot::store::Store;

use crate::refusing::moves;
use crate::table::{Table, button, labels, shown, until};

const DAY: i64 = 86_400_000;

/// Plays a game of two plies as people do, then the loser resigns; gives the game and what was said at its end.
async fn plays(table: &Table, red: &Person, black: &Person, terms: Value, red_wins: bool) -> (GameId, String) {
    let mut options = json!({"opponent": black.id(), "colour": "red", "level": 1});
    for (name, value) in terms.as_object().unwrap() {
        options[name] = value.clone();
    }
    table.types(red, "challenge", options).await;
    let challenge = table.newest(table.channel);
    table.presses(black, &challenge, "Accept").await;
    let running = table.app().games_of(GuildId(table.guild), PlayerId(red.id())).await.unwrap();
    let game = running.into_iter().map(|(game, _)| game.id).max().unwrap();
    let thread = table.thread(game).await;
    table.types_in(red, thread, "move", json!({"from": "A1", "to": "B2"})).await;
    table.types_in(black, thread, "move", json!({"from": "A4", "to": "A3"})).await;
    let loser = if red_wins { black } else { red };
    let sure = table.types_in(loser, thread, "resign", json!({})).await;
    table.presses(loser, &sure, "Yes, resign").await;
    (game, table.newest(thread).content)
}

/// Plays many games without the chat, numbered so that none is taken for a repetition.
struct Swift<'a> {
    table: &'a Table,
    next: u64,
}

impl Swift<'_> {
    fn id(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    async fn asks(&mut self, actor: &Person, game: GameId, command: game::Command) {
        let envelope = Envelope {
            id: self.id(),
            actor: person(actor),
            at: self.table.hands.now(),
            guild: GuildId(self.table.guild),
            game,
            guard: Guard::None,
            command,
        };
        let answer = self.table.app().handle(&envelope).await.unwrap();
        assert!(matches!(answer, Answer::Applied { .. }), "{answer:?}");
    }

    async fn plays(&mut self, red: &Person, black: &Person, red_wins: bool) -> GameId {
        let channel = ChannelId(self.table.channel);
        let place = Place {
            guild: GuildId(self.table.guild),
            channel,
            home: channel,
            can_thread: false,
            locale: "en-US".into(),
        };
        let color = ColorChoice::Chosen(Color::Red);
        let terms = Terms { color, ..Terms::new(Level::One, Start::Corners, Setup::BOX_SAND) };
        let (challenger, opponent) = (person(red), Some(person(black)));
        let request = OfferRequest { id: self.id(), at: self.table.hands.now(), place, terms, challenger, opponent };
        let OfferAnswer::Offered(game) = self.table.app().offer(&request).await.unwrap() else {
            panic!("the challenge is refused")
        };
        let step = |from, to| game::Command::Act(Action::Move { from: space(from), to: space(to), then: Then::Wait });
        self.asks(black, game, game::Command::Accept { lot: Color::Red }).await;
        self.asks(red, game, step("A1", "B2")).await;
        self.asks(black, game, step("A4", "A3")).await;
        let loser = if red_wins { black } else { red };
        self.asks(loser, game, game::Command::Act(Action::Resign)).await;
        self.table.quiet().await;
        game
    }
}

fn swift(table: &Table) -> Swift<'_> {
    Swift { table, next: 1_000 }
}

fn space(name: &str) -> Space {
    Space::parse(name).unwrap()
}

fn person(person: &Person) -> game::Person {
    game::Person { id: PlayerId(person.id()), name: format!("player {}", person.id() % 1000) }
}

async fn board(table: &Table, person: &Person) -> Message {
    table.types(person, "leaderboard", json!({"level": 1})).await
}

/// Changes the database behind the bot's back.
async fn tamper(table: &Table, sql: &'static str) {
    let pool = SqlitePool::connect(&table.database()).await.unwrap();
    let done = sqlx::query(sql).execute(&pool).await.unwrap();
    assert!(done.rows_affected() > 0, "{sql}");
    pool.close().await;
}

/// Runs the command-line check beside the bot; gives the exit code and what it printed.
fn check(table: &Table) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"))
        .args(["ratings", "recompute", "--check"])
        .env("DATABASE_URL", table.database())
        .output()
        .unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_changes_both_ratings_and_everybody_is_told() {
    let table = Table::set().await;
    let before = board(&table, &table.alice).await;
    assert!(before.content.contains("Nobody is ranked at level 1"), "{}", shown(&before));

    let (game, said) = plays(&table, &table.alice, &table.bob, json!({}), true).await;
    // Two newcomers: by Glicko-2 one gains 162 and the other loses them.
    let told = format!("🔴 {} 1500? → 1662? · ⚫ {} 1500? → 1338?", table.alice.mention(), table.bob.mention());
    assert!(said.contains(&told), "{said}");

    let after = board(&table, &table.carol).await;
    let lines: Vec<&str> = after.content.lines().collect();
    assert_eq!(lines[0], "🏆 **Ranking at level 1**");
    assert_eq!(lines[1], "`–` alice · 1662? · 1 game, 1 win");
    assert_eq!(lines[2], "`–` bob · 1338? · 1 game, 0 wins");
    assert!(lines[3].contains("provisional"), "{}", shown(&after));
    assert!(lines[4].contains("You have no rated game at level 1 yet"), "{}", shown(&after));
    assert_eq!(after.visible_to, Some(table.carol.id()));

    // Another level is another ranking.
    let other = table.presses(&table.carol, &after, "Level 2").await;
    assert_eq!(other.id, after.id);
    assert!(other.content.contains("Nobody is ranked at level 2"), "{}", shown(&other));

    // The next game is begun with these ratings, and they stay what they were then.
    let (next, _) = plays(&table, &table.bob, &table.alice, json!({}), true).await;
    let seats = |game: &game::Game| game.view(Timestamp::from_ms(0)).unwrap().seats.map(|seat| seat.rating);
    assert_eq!(seats(&table.load(game).await), [None, None]);
    assert_eq!(seats(&table.load(next).await), [Some(1338), Some(1662)]);
    let text = table.types(&table.carol, "board", json!({"game": next.to_string(), "format": "text"})).await;
    assert!(text.content.contains("bob (1338)") && text.content.contains("alice (1662)"), "{}", text.content);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_do_not_count_change_nothing_and_say_why() {
    let table = Table::set().await;
    let (_, said) = plays(&table, &table.alice, &table.bob, json!({"rated": false}), true).await;
    assert!(said.contains("Not rated, as agreed") && !said.contains('→'), "{said}");

    let short = table.game(json!({"level": 1})).await;
    let thread = table.thread(short).await;
    table.types_in(&table.alice, thread, "move", json!({"from": "A1", "to": "B2"})).await;
    let sure = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &sure, "Yes, resign").await;
    let said = table.newest(thread).content;
    assert!(said.contains("Fewer than two moves were made, so no rating changes"), "{said}");

    let aborted = table.game(json!({"level": 1})).await;
    let thread = table.thread(aborted).await;
    let sure = table.types_in(&table.bob, thread, "abort", json!({})).await;
    table.presses(&table.bob, &sure, "Yes, call it off").await;
    let said = table.newest(thread).content;
    assert!(said.contains("does not count") && !said.contains("rating"), "{said}");

    let board = board(&table, &table.alice).await;
    assert!(board.content.contains("Nobody is ranked"), "{}", shown(&board));
    // Finished they are all the same, but for the aborted one.
    let history = table.types(&table.alice, "history", json!({})).await;
    assert_eq!(history.content.matches("not rated").count(), 2, "{}", history.content);
    assert_eq!(
        check(&table),
        (Some(0), "2 finished games, 0 of them rated, 0 ratings: all as the records say\n".into())
    );
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_the_same_two_weigh_less_within_a_week() {
    let table = Table::set().await;
    let first = RatingChange::of(Rating::NEWCOMER, Rating::NEWCOMER, Score::Won, 1);
    let (alice, bob) = (first.red.after, first.black.after);
    plays(&table, &table.alice, &table.bob, json!({}), true).await;

    // Who has which colour makes no difference.
    let (_, said) = plays(&table, &table.bob, &table.alice, json!({}), false).await;
    let second = RatingChange::of(bob, alice, Score::Lost, 2);
    let (bob, alice) = (second.red.after, second.black.after);
    assert!(said.contains("Rated game 2 of the two within a week, so it weighs 1/2."), "{said}");
    assert!(said.contains(&format!("1338? → {}?", bob.rounded())), "{said}");
    assert!(said.contains(&format!("1662? → {}?", alice.rounded())), "{said}");

    // With somebody else it weighs all.
    let (_, said) = plays(&table, &table.alice, &table.carol, json!({}), true).await;
    assert!(!said.contains("weighs"), "{said}");

    table.jump(7 * DAY).await;
    let (_, said) = plays(&table, &table.alice, &table.bob, json!({}), true).await;
    assert!(!said.contains("weighs"), "{said}");
    assert_eq!(check(&table).0, Some(0));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_turn_by_buttons_after_a_restart_too() {
    let mut table = Table::set().await;
    let newcomers: Vec<Person> =
        (0..12).map(|number| table.playground.newcomer(table.guild, &format!("p{number}"), "en-GB")).collect();
    let mut games = swift(&table);
    for pair in newcomers.chunks(2) {
        games.plays(&pair[0], &pair[1], true).await;
    }
    let first = board(&table, &newcomers[11]).await;
    assert!(first.content.starts_with("🏆 **Ranking at level 1** · page 1 of 2"), "{}", shown(&first));
    let listed = |message: &Message| message.content.lines().filter(|line| line.starts_with("`–`")).count();
    assert_eq!(listed(&first), 10);
    // Whoever is not on the page is told where he stands.
    assert!(first.content.contains("You have 1338?"), "{}", shown(&first));
    assert_eq!(labels(&first), ["Page 2 ▶", "Level 1", "Level 2", "Level 3"]);

    table.crash().await;
    table.start_bot().await;
    let second = table.presses(&newcomers[11], &first, "Page 2 ▶").await;
    assert_eq!(second.id, first.id, "the same message is turned");
    assert!(second.content.starts_with("🏆 **Ranking at level 1** · page 2 of 2"), "{}", shown(&second));
    assert_eq!(listed(&second), 2);
    assert!(!second.content.contains("You have"), "he is on this page: {}", shown(&second));
    assert_eq!(labels(&second), ["◀ Page 1", "Level 1", "Level 2", "Level 3"]);
    // A page that is not there is the last one; an identifier that is none is refused.
    let past = table.types(&newcomers[0], "leaderboard", json!({"level": 1, "page": 999})).await;
    assert!(past.content.contains("page 2 of 2"), "{}", shown(&past));
    for forged in ["p1:leaderboard:4:1", "p1:leaderboard:1:0", "p0:leaderboard:1:1", "p1:history:x:1"] {
        table.refuses_forged(&newcomers[11], &first, forged, "button").await;
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn enough_games_give_a_rank_and_a_long_rest_takes_one_off_the_list() {
    let table = Table::set().await;
    let mut games = swift(&table);
    let (alice, bob, carol) = (&table.alice, &table.bob, &table.carol);
    for round in 0..5 {
        games.plays(alice, bob, round % 2 == 0).await;
        games.plays(bob, carol, round % 2 == 0).await;
        games.plays(alice, carol, round > 0).await;
        table.jump(7 * DAY).await;
    }
    let listed = board(&table, bob).await;
    let ranks: Vec<&str> = listed.content.lines().filter(|line| line.starts_with('`')).collect();
    assert!(ranks[0].starts_with("`1` **") && ranks[0].ends_with("10 games, 7 wins"), "{}", shown(&listed));
    assert!(ranks[1].starts_with("`2` **") && ranks[1].ends_with("10 games, 5 wins"), "{}", shown(&listed));
    assert!(!listed.content.contains('?'), "{}", shown(&listed));
    let profile = table.types(carol, "profile", json!({"player": alice.id()})).await;
    assert!(profile.content.contains(", number 1 · 10 rated games"), "{}", profile.content);

    table.jump(84 * DAY).await;
    let gone = board(&table, bob).await;
    assert!(gone.content.contains("Nobody is ranked"), "{}", shown(&gone));
    assert!(gone.content.contains("your last rated game at this level is more than 90 days ago"), "{}", shown(&gone));
    let profile = table.types(bob, "profile", json!({})).await;
    assert!(profile.content.contains("not listed after 90 days"), "{}", profile.content);
    // Nothing was forgotten: one game, and he is back where he was.
    games.plays(bob, carol, true).await;
    let back = board(&table, bob).await;
    assert!(back.content.contains("11 games, 6 wins") && !back.content.contains("10 games"), "{}", shown(&back));
    assert_eq!(check(&table).0, Some(0));
    table.ends_well();
}

/// Counts how often Discord was asked about somebody's membership.
fn asked_about(table: &Table, person: &Person) -> usize {
    let path = format!("/guilds/{}/members/{}", table.guild, person.id());
    table.playground.journal().iter().filter(|entry| entry.method == "GET" && entry.path == path).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_is_hidden_until_he_acts_again() {
    let table = Table::set().await;
    plays(&table, &table.alice, &table.bob, json!({}), true).await;
    table.playground.remove_member(table.guild, table.bob.id());
    let names = |message: &Message| (message.content.contains("alice"), message.content.contains("bob"));
    // Discord is asked behind the answer, so it still lists him; soon it does not.
    let listed = async || board(&table, &table.carol).await;
    until("hidden", listed, |listed| names(listed) == (true, false)).await;
    // However often it is looked at, Discord is asked about each once a day.
    assert_eq!((asked_about(&table, &table.alice), asked_about(&table, &table.bob)), (1, 1));
    assert_eq!(asked_about(&table, &table.carol), 0, "she asks herself, so she is there");
    table.jump(DAY).await;
    board(&table, &table.carol).await;
    let path = format!("/guilds/{}/members/{}", table.guild, table.alice.id());
    let again = |world: &World| world.journal().iter().filter(|entry| entry.path == path).count() == 2;
    table.playground.until("a second question a day later", again).await.unwrap();
    assert_eq!(asked_about(&table, &table.bob), 1, "nobody asks about who is not shown");

    let back = table.playground.add_member(table.guild, table.bob.id(), None);
    table.types(&back, "about", json!({})).await;
    assert_eq!(names(&board(&table, &table.carol).await), (true, true));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_to_tell_of_members_is_not_asked_for_again() {
    let table = Table::set().await;
    plays(&table, &table.alice, &table.bob, json!({}), true).await;
    let body = json!({"message": "Missing Access", "code": 50001});
    table.playground.fault(Fault::once("GET", "/members/", FaultKind::Status { status: 403, body }));
    for _ in 0..3 {
        let listed = board(&table, &table.carol).await;
        assert!(listed.content.contains("alice") && listed.content.contains("bob"), "{}", shown(&listed));
    }
    let asked = |world: &World| world.journal().iter().any(|entry| entry.path.contains("/members/"));
    table.playground.until("a question", asked).await.unwrap();
    board(&table, &table.carol).await;
    assert_eq!(asked_about(&table, &table.alice) + asked_about(&table, &table.bob), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn profile_and_history_tell_what_the_games_were() {
    let table = Table::set().await;
    let none = table.types(&table.carol, "profile", json!({"player": table.alice.id()})).await;
    assert!(none.content.contains("has not finished a game on this server yet"), "{}", none.content);
    let none = table.types(&table.carol, "history", json!({})).await;
    assert!(none.content.contains("has not finished a game on this server yet"), "{}", none.content);

    let (first, _) = plays(&table, &table.alice, &table.bob, json!({}), true).await;
    // Level 2, sand of three minutes: Red loses one glass and saves one with 12 seconds left.
    let game = table.game(json!({"level": 2, "sand": "3m"})).await;
    let thread = table.thread(game).await;
    let began = table.play(game).await.position.began().as_ms();
    let moves = [
        (0, true, "A1", "B2"),
        (10, false, "A4", "A3"),
        (20, true, "D7", "D6"),
        (30, false, "D1", "D2"),
        (40, true, "G1", "F2"),
        (50, false, "G4", "G3"),
        (188, true, "D6", "D5"),
    ];
    for (at, red, from, to) in moves {
        table.jump(began + at * 1000 - table.now()).await;
        let person = table.seat(red).act_at(began + at * 1000);
        table.types_in(&person, thread, "move", json!({"from": from, "to": to, "ring": "hold"})).await;
    }
    let sure = table.types_in(&table.alice, thread, "resign", json!({})).await;
    table.presses(&table.alice, &sure, "Yes, resign").await;

    let profile = table.types(&table.carol, "profile", json!({"player": table.alice.id()})).await;
    let lines: Vec<&str> = profile.content.lines().collect();
    assert_eq!(lines[0], format!("👤 **{} at TAMSK**", table.alice.mention()));
    assert_eq!(lines[1], "⭐ **Level 1** · rating 1662?, still provisional · 1 rated game");
    assert_eq!(lines[2], "🔴 as Red: 1 won, 0 drawn, 0 lost");
    assert!(lines[3].starts_with("⭐ **Level 2** · rating 1"), "{}", profile.content);
    assert_eq!(lines[4], "🔴 as Red: 0 won, 0 drawn, 1 lost");
    assert_eq!(lines[5], "⏳ Hourglasses: 1 saved with less than a fifth of the sand left, 1 lost");
    assert_eq!(lines[6], "Closest save: 12 seconds left, against **bob**");
    // 10 + 10 + 138 seconds over five plies of hers, the two first ones at once.
    assert_eq!(lines[7], "Average time for a move: 31 seconds");
    assert_eq!(lines[8], "😈 Nemesis: **bob**, with 1 win");
    assert_eq!(lines.len(), 9);

    let history = table.types(&table.alice, "history", json!({})).await;
    let lines: Vec<&str> = history.content.lines().collect();
    assert_eq!(lines[0], format!("📜 **Finished games of {}**", table.alice.mention()));
    assert!(lines[1].contains("🔴 **lost** to bob · level 2 · 1") && lines[1].contains("<t:"), "{}", lines[1]);
    assert!(lines[1].ends_with(&format!("game {game} <#{thread}>")), "{}", lines[1]);
    let link = format!("1500? → 1662? · game {first} <#{}>", table.thread(first).await);
    assert!(lines[2].contains("🔴 **won** against bob · level 1") && lines[2].ends_with(&link), "{}", lines[2]);
    assert_eq!(lines[3], format!("-# `/tamsk replay game:{game}` shows a game again and gives its record as a file."));
    let his = table.types(&table.carol, "history", json!({"player": table.bob.id()})).await;
    assert!(his.content.contains("⚫ **won** against alice · level 2"), "{}", his.content);
    assert_eq!(check(&table).0, Some(0));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_turn_pages_and_stay_within_a_message() {
    let table = Table::set().await;
    let mut games = swift(&table);
    for _ in 0..11 {
        games.plays(&table.alice, &table.bob, true).await;
    }
    let first = table.types(&table.carol, "history", json!({"player": table.alice.id()})).await;
    assert_eq!(first.content.matches("**won**").count(), 10, "{}", first.content);
    let second = table.presses(&table.carol, &first, "Page 2 ▶").await;
    assert_eq!(second.content.matches("**won**").count(), 1, "{}", second.content);
    assert!(second.content.contains("1500? → 1662?") && second.content.contains("page 2 of 2"), "{}", second.content);
    assert!(button(&second, "◀ Page 1").is_some());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_check_finds_whatever_does_not_follow_from_the_records() {
    let table = Table::set().await;
    let mut games = swift(&table);
    let game = games.plays(&table.alice, &table.bob, true).await;
    games.plays(&table.bob, &table.carol, true).await;
    let well = (Some(0), "2 finished games, 2 of them rated, 3 ratings: all as the records say\n".to_string());
    assert_eq!(check(&table), well, "while the bot runs");
    for (sql, back, says) in [
        (
            "UPDATE rating_changes SET red_after = red_after + 0.01 WHERE seq = 1",
            "UPDATE rating_changes SET red_after = red_after - 0.01 WHERE seq = 1",
            format!("game {game}: the ratings changed by"),
        ),
        (
            "UPDATE rating_changes SET weight = 0.5 WHERE seq = 1",
            "UPDATE rating_changes SET weight = 1.0 WHERE seq = 1",
            format!("game {game}: the ratings changed by"),
        ),
        (
            "UPDATE rating_changes SET score = 0.0 WHERE seq = 1",
            "UPDATE rating_changes SET score = 1.0 WHERE seq = 1",
            format!("game {game}: its rating change is of"),
        ),
        (
            "UPDATE ratings SET wins = wins + 1 WHERE games = 2",
            "UPDATE ratings SET wins = wins - 1 WHERE games = 2",
            format!("player {} at level 1", table.bob.id()),
        ),
        (
            "UPDATE results SET thinking_ms = thinking_ms + 1 WHERE game_id = 1 AND color = 'red'",
            "UPDATE results SET thinking_ms = thinking_ms - 1 WHERE game_id = 1 AND color = 'red'",
            format!("game {game}: the result of red is"),
        ),
        (
            "UPDATE results SET ended_at = ended_at + 1 WHERE game_id = 1 AND color = 'black'",
            "UPDATE results SET ended_at = ended_at - 1 WHERE game_id = 1 AND color = 'black'",
            format!("game {game}: the result of black is"),
        ),
    ] {
        tamper(&table, sql).await;
        let (code, said) = check(&table);
        assert_eq!(code, Some(1), "{sql}: {said}");
        assert!(said.contains(&says) && said.ends_with("3 ratings; differences: 1\n"), "{sql}: {said}");
        tamper(&table, back).await;
        assert_eq!(check(&table), well, "{back}");
    }
    tamper(&table, "DELETE FROM rating_changes WHERE seq = 2").await;
    let (code, said) = check(&table);
    assert!(code == Some(1) && said.contains("game 2: its rating change is missing"), "{said}");
    tamper(&table, "DELETE FROM results WHERE game_id = 2").await;
    let (_, said) = check(&table);
    assert!(said.contains("game 2: 0 results instead of 2"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_from_before_the_ranking_gets_its_results_at_the_start() {
    let mut table = Table::set().await;
    let mut games = swift(&table);
    games.plays(&table.alice, &table.bob, true).await;
    table.hands.advance(tamsk_bot::rules::Span::from_secs(60));
    games.plays(&table.bob, &table.carol, false).await;
    games.plays(&table.carol, &table.alice, true).await;
    let before = board(&table, &table.alice).await.content;
    assert_eq!(before.matches("`–`").count(), 3, "{before}");
    table.crash().await;
    for sql in ["DELETE FROM results", "DELETE FROM rating_changes", "DELETE FROM ratings"] {
        tamper(&table, sql).await;
    }
    table.start_bot().await;
    assert_eq!(board(&table, &table.alice).await.content, before);
    assert_eq!(
        check(&table),
        (Some(0), "3 finished games, 3 of them rated, 3 ratings: all as the records say\n".into())
    );
    // A second start adds nothing.
    table.crash().await;
    table.start_bot().await;
    assert_eq!(board(&table, &table.alice).await.content, before);
    assert!(Store::audit(&table.database()).await.unwrap().differences.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_manages_the_server_has_a_players_rating_forgotten_and_the_records_still_agree() {
    let table = Table::set().await;
    for round in 0..2 {
        let game = table.game(json!({"level": 1})).await;
        let thread = table.thread(game).await;
        moves(&table, thread, &[("A1", "B2", None), ("A4", "B4", None)]).await;
        let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
        table.presses(&table.bob, &asked, "Yes, resign").await;
        if round > 0 {
            break;
        }
        let player = || json!({"player": table.alice.id()});
        let no = "That needs **Manage Server**.";
        table.refuses_typed(&table.carol, table.channel, "admin forget", player(), no).await;
        table.playground.change_member(table.guild, table.carol.id(), |member| {
            member.permissions =
                tamsk_bot::playground::permissions::MEMBER_DEFAULT | tamsk_bot::playground::permissions::MANAGE_GUILD;
        });
        let asked = table.types(&table.carol, "admin forget", player()).await;
        let forge = format!("f1:{}", table.alice.id());
        table.refuses_forged(&table.bob, &table.newest(table.channel), &forge, no).await;
        let forgot = table.presses(&table.carol, &asked, "Yes, forget them").await;
        assert!(forgot.content.ends_with("on this server are forgotten."), "{}", forgot.content);
        let ranking = table.types(&table.carol, "leaderboard", json!({"level": 1})).await;
        assert!(ranking.content.contains("bob") && !ranking.content.contains("alice"), "{}", ranking.content);
    }
    let ranking = table.types(&table.carol, "leaderboard", json!({"level": 1})).await;
    assert!(ranking.content.contains("alice"), "{}", ranking.content);
    let found = tamsk_bot::store::check(&table.database()).await.unwrap();
    assert_eq!(found.wrong, Vec::<String>::new());
    table.ends_well();
}
