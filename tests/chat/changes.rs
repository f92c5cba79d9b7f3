//! The world changes: permissions, threads, channels and servers come and go, and games outlive it.

use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use tamsk_bot::app::Answer;
use tamsk_bot::game::{self, Command, Envelope, GameId, Guard, GuildId, PlayerId, Stage};
use tamsk_bot::playground::permissions::{
    APP_DEFAULT, ATTACH_FILES, CREATE_PUBLIC_THREADS, EMBED_LINKS, MANAGE_GUILD, MANAGE_THREADS, MEMBER_DEFAULT,
    SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL,
};
use tamsk_bot::rules::{Action, Color, Reason, Space, Then, Timestamp};

use crate::refusing::moves;
use crate::table::{SETTLING, Table, button, labels, shown, until};

const DAY: i64 = 24 * 60 * 60 * 1000;

impl Table {
    /// Waits until the bot has heard that a server is gone, or that it is back.
    pub async fn hears(&self, guild: u64, gone: bool) {
        let away = async || self.app().is_away(GuildId(guild)).await.expect("the database works");
        until("heard of", away, |away| *away == gone).await;
    }

    /// Waits until a game is over.
    pub async fn is_over(&self, game: GameId) {
        until("over", async || self.load(game).await, |game| !game.is_running()).await;
    }

    /// Counts the bot's requests about a channel.
    fn requests(&self, channel: u64) -> usize {
        let path = format!("/channels/{channel}");
        self.playground.journal().iter().filter(|entry| entry.path.starts_with(&path)).count()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whichever_permission_is_missing_is_named_before_a_game_starts() {
    let table = Table::set().await;
    let needed = [
        (VIEW_CHANNEL, "**View Channel**", true),
        (SEND_MESSAGES, "**Send Messages**", true),
        (ATTACH_FILES, "**Attach Files**", true),
        (SEND_MESSAGES_IN_THREADS, "**Send Messages in Threads**", false),
        (CREATE_PUBLIC_THREADS, "**Create Public Threads**", false),
        (EMBED_LINKS, "**Embed Links**", false),
    ];
    for (permission, name, is_refused) in needed {
        table.playground.set_app_permissions(table.channel, APP_DEFAULT & !permission);
        let before = table.everything().await.games.len();
        let answer = table.types(&table.alice, "challenge", json!({"opponent": table.carol.id()})).await;
        assert!(answer.content.contains(name), "{name}: {}", answer.content);
        let after = table.everything().await.games.len();
        assert_eq!(after == before, is_refused, "{name}: {}", answer.content);
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_goes_on_without_any_one_permission_and_bothers_nobody_with_it() {
    let all = [VIEW_CHANNEL, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, ATTACH_FILES, CREATE_PUBLIC_THREADS, EMBED_LINKS];
    for permission in all {
        let table = Table::set().await;
        let game = table.game(json!({"level": 1})).await;
        let thread = table.thread(game).await;
        for place in [table.channel, thread] {
            table.playground.set_app_permissions(place, APP_DEFAULT & !permission);
        }
        let before = table.requests(table.channel) + table.requests(thread);
        for round in 0..25 {
            let (red, black) = (["A1", "B2"], ["A4", "B4"]);
            for (person, way) in [(&table.alice, red), (&table.bob, black)] {
                if table.play(game).await.position.turn().is_none() {
                    break;
                }
                let (from, to) = if round % 2 == 0 { (way[0], way[1]) } else { (way[1], way[0]) };
                let options =
                    json!({"from": from, "to": to, "ring": if round == 0 { "drop" } else { "hold" }, "game": "1"});
                let moved = table.types(person, "move", options).await;
                assert!(moved.content.starts_with("You moved"), "{}", moved.content);
            }
        }
        let requests = table.requests(table.channel) + table.requests(thread) - before;
        assert!(table.play(game).await.position.plies() >= 36);
        if permission == VIEW_CHANNEL {
            assert_eq!(requests, 0, "to channels the bot cannot see");
        }
        table.ends_well();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_picture_may_be_attached_the_board_comes_in_words_with_its_buttons() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let thread = table.thread(game).await;
    for place in [table.channel, thread] {
        table.playground.set_app_permissions(place, APP_DEFAULT & !ATTACH_FILES);
    }
    moves(&table, thread, &[("A1", "B2", None)]).await;
    let board = table.board(game).await;
    assert_eq!((board.channel, board.attachments.len()), (thread, 0), "{}", shown(&board));
    assert!(board.content.ends_with("**Attach Files** is missing. `/tamsk board` shows it to you."));
    assert_eq!(board.pinged, [table.bob.id()]);
    assert!(button(&board, "A4").is_some());
    let boards = table.posted(thread).len();
    table.types_in(&table.alice, thread, "ring", json!({})).await;
    assert_eq!(table.posted(thread).len(), boards, "it is brought up to date where it is");
    assert!(table.board(game).await.content.contains("dropped a ring on **B2**"));
    for place in [table.channel, thread] {
        table.playground.set_app_permissions(place, APP_DEFAULT);
    }
    table.types_in(&table.bob, thread, "move", json!({"from": "A4", "to": "B4"})).await;
    assert_eq!(table.board(game).await.attachments.len(), 1, "the picture is back");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_a_locked_thread_goes_on_in_its_channel() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    table.playground.set_app_permissions(table.channel, APP_DEFAULT & !MANAGE_THREADS);
    table.playground.set_locked(thread, true);
    table.playground.set_archived(thread, true);
    table.types(&table.alice, "move", json!({"from": "A1", "to": "B2"})).await;
    let board = table.board(game).await;
    assert_eq!(board.channel, table.channel, "{}", shown(&board));
    assert_eq!(board.pinged, [table.bob.id()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_channel_calls_its_games_off_and_ends_its_challenges() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", None), ("A4", "B4", None)]).await;
    table.types(&table.alice, "challenge", json!({})).await;
    let other = table.playground.add_channel(table.guild, "elsewhere");
    table.types_in(&table.alice, other, "challenge", json!({"opponent": table.bob.id(), "level": 1})).await;
    table.presses(&table.bob, &table.newest(other), "Accept").await;
    table.playground.delete_channel(table.channel);
    table.is_over(game).await;
    let stage = async || table.load(GameId(2)).await.stage;
    until("the challenge's end", stage, |stage| matches!(stage, Stage::Closed(_))).await;
    let outcome = table.load(game).await.outcome().unwrap();
    assert_eq!((outcome.verdict.word(), outcome.reason), ("aborted", Reason::Abort));
    table.quiet().await;
    let open = table.types_in(&table.alice, other, "games", json!({})).await;
    assert!(open.content.contains("**3** ·") && !open.content.contains("**2** ·"), "{}", open.content);
    assert!(table.load(GameId(3)).await.is_running());
    let before = table.requests(table.channel) + table.requests(thread);
    table.jump(20 * 60_000).await;
    assert_eq!(table.requests(table.channel) + table.requests(thread), before, "nothing is asked of what is gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_deleted_while_the_bot_was_down_is_found_out_when_there_is_something_to_say() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", None)]).await;
    table.crash().await;
    table.playground.delete_channel(table.channel);
    table.start_bot().await;
    table.jump(180_000 + SETTLING).await;
    table.is_over(game).await;
    assert_eq!(table.load(game).await.outcome().unwrap().verdict.word(), "aborted");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_played_in_somebodys_thread_moves_to_the_channel_when_that_is_deleted() {
    let table = Table::set().await;
    let talk = table.playground.add_thread(table.channel, "talk", table.alice.id());
    let options = json!({"opponent": table.bob.id(), "colour": "red", "level": 1});
    table.types_in(&table.alice, talk, "challenge", options).await;
    table.presses(&table.bob, &table.newest(talk), "Accept").await;
    table.playground.delete_channel(talk);
    let moved = |world: &tamsk_bot::playground::World| {
        world.messages(table.channel).iter().any(|message| !message.attachments.is_empty())
    };
    table.playground.until("the board to be shown in the channel", moved).await.unwrap();
    table.quiet().await;
    table.is_linked(table.channel).await;
    assert!(table.pings().is_empty(), "both know already");
    table.types(&table.alice, "move", json!({"from": "A1", "to": "B2"})).await;
    let board = table.board(GameId(1)).await;
    assert_eq!((board.channel, board.pinged), (table.channel, vec![table.bob.id()]));
    assert_eq!(table.pings(), [table.bob.id()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_games_of_a_server_that_takes_the_bot_out_wait_until_it_is_invited_back() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2, "sand": "1h"})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", Some("hold"))]).await;
    let due = table.play(game).await.position.next_due().unwrap();
    table.jump(60_000).await;
    table.playground.set_joined(table.guild, false);
    table.hears(table.guild, true).await;
    let left_at = table.now();
    table.jump(3 * DAY).await;
    assert!(table.load(game).await.is_running());
    assert_eq!(table.play(game).await.position.next_due(), Some(due), "its time stands still");
    table.playground.set_joined(table.guild, true);
    table.hears(table.guild, false).await;
    table.quiet().await;
    let away = table.now() - left_at;
    let record = table.load(game).await.record().unwrap().to_string();
    assert!(record.contains(&format!("clock credit {away}")), "{record}");
    let told = "⏸️ Nobody could play here for 3 days. All sand was moved back by that, for both alike.";
    assert_eq!(table.said(thread).iter().filter(|said| *said == told).count(), 1, "{:?}", table.said(thread));
    let sands = table.play(game).await.position;
    let lost_at = due.as_ms() + away;
    assert_eq!(sands.next_due().map(tamsk_bot::rules::Timestamp::as_ms), Some(lost_at));
    table.types_in(&table.bob, thread, "move", json!({"from": "A4", "to": "B4"})).await;
    assert_eq!(table.play(game).await.position.plies(), 2);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_while_a_server_is_gone_sets_no_time_going() {
    let table = Table::set().await;
    let (game, guild) = (table.game(json!({"level": 2})).await, GuildId(table.guild));
    moves(&table, table.thread(game).await, &[("A1", "B2", Some("hold"))]).await;
    table.app().guild_gone(guild, false).await.unwrap();
    // It was on its way.
    let space = |name| Space::parse(name).unwrap();
    let step = Action::Move { from: space("A4"), to: space("B4"), then: Then::Hold };
    let envelope = Envelope {
        id: 1,
        actor: game::Person { id: PlayerId(table.bob.id()), name: "bob".into() },
        at: Timestamp::from_ms(table.now()),
        guild,
        game,
        guard: Guard::None,
        command: Command::Act(step),
    };
    let answer = table.app().handle(&envelope).await.unwrap();
    assert!(matches!(answer, Answer::Applied { .. }), "{answer:?}");
    table.jump(DAY).await;
    let sound = async |turn| {
        let position = table.play(game).await.position;
        let glasses = Color::BOTH.into_iter().flat_map(|color| position.board().glasses(color));
        assert_eq!(glasses.filter(|glass| glass.is_lost()).count(), 0, "nothing is lost");
        assert_eq!((position.plies(), position.turn()), (2, Some(turn)));
        let found = tamsk_bot::store::check(&table.database()).await.unwrap();
        assert_eq!(found.wrong, Vec::<String>::new());
    };
    sound(Color::Red).await;
    table.app().guild_there(guild).await.unwrap();
    table.quiet().await;
    sound(Color::Red).await;
    let record = table.load(game).await.record().unwrap().to_string();
    assert!(record.contains(&format!("clock credit {DAY}")), "{record}");
    table.jump(180_000 + SETTLING).await;
    let said = table.said(table.thread(game).await).join("\n");
    assert!(said.contains("hourglass on **B2** has run out"), "its time goes on: {said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_acts_on_a_server_shows_that_it_is_there() {
    let table = Table::set().await;
    let (game, guild) = (table.game(json!({"level": 2})).await, GuildId(table.guild));
    let thread = table.thread(game).await;
    let early = table.alice.hold().slash(thread, "move", json!({"from": "A1", "to": "B2"})).unwrap();
    // That it went is heard after that it is back.
    table.jump(1_000).await;
    table.app().guild_gone(guild, false).await.unwrap();
    early.deliver();
    let moved = table.answer(&early).await;
    assert!(moved.content.starts_with("You moved"), "{}", shown(&moved));
    assert!(table.app().is_away(guild).await.unwrap(), "what was on its way when it went shows nothing");
    table.jump(60_000).await;
    table.types_in(&table.carol, thread, "rules", json!({})).await;
    assert!(!table.app().is_away(guild).await.unwrap());
    let record = table.load(game).await.record().unwrap().to_string();
    assert!(record.contains("clock credit 60000"), "{record}");
    assert!(table.newest(thread).content.contains("Nobody could play here for 1 minute"));
    table.jump(180_000 + SETTLING).await;
    assert!(table.newest(thread).content.contains("has run out"), "{:?}", table.said(thread));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_taken_out_while_it_was_down_finds_out_at_its_start() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2, "sand": "1h"})).await;
    table.crash().await;
    table.playground.set_joined(table.guild, false);
    table.start_bot().await;
    table.hears(table.guild, true).await;
    table.jump(2 * DAY).await;
    table.playground.set_joined(table.guild, true);
    table.hears(table.guild, false).await;
    assert!(table.load(game).await.is_running());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_in_outage_loses_nothing() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", None)]).await;
    table.playground.set_unavailable(table.guild, true);
    table.hears(table.guild, true).await;
    table.jump(40 * DAY).await;
    table.playground.set_unavailable(table.guild, false);
    table.hears(table.guild, false).await;
    table.quiet().await;
    let position = table.play(game).await.position;
    assert!(position.outcome().is_none() && position.board().glasses(Color::Red).iter().all(|glass| !glass.is_lost()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_goes_while_nothing_can_be_written_stands_still_from_when_it_can() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    moves(&table, table.thread(game).await, &[("A1", "B2", None)]).await;
    table.quiet().await;
    let file = table.folder().join("tamsk.sqlite");
    let aside = table.folder().join("aside.sqlite");
    std::fs::rename(&file, &aside).unwrap();
    let refused = table.types(&table.carol, "challenge", json!({})).await;
    assert!(refused.content.contains("nothing was changed"), "{}", refused.content);
    assert!(table.app().is_there());
    table.playground.set_unavailable(table.guild, true);
    until("it to fail", async || table.app().is_there(), |is_there| !*is_there).await;
    std::fs::rename(&aside, &file).unwrap();
    table.hands.advance(tamsk_bot::rules::Span::from_ms(1_000));
    table.hears(table.guild, true).await;
    table.jump(40 * DAY).await;
    table.playground.set_unavailable(table.guild, false);
    table.hears(table.guild, false).await;
    table.quiet().await;
    let position = table.play(game).await.position;
    assert!(position.outcome().is_none() && position.board().glasses(Color::Red).iter().all(|glass| !glass.is_lost()));
}

/// How many rows each table of the database has, those of a server that are told by its number or its games.
async fn rows_of(table: &Table, guild: u64) -> Vec<(String, i64)> {
    let mut hand = SqliteConnection::connect(&table.database()).await.unwrap();
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' \
        AND name NOT LIKE '_sqlx%' AND name NOT IN ('former_players', 'heartbeat', 'outages') ORDER BY name";
    let names: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut hand).await.unwrap();
    let mut rows = Vec::new();
    for name in names {
        let columns: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info(?1)")
            .bind(&name)
            .fetch_all(&mut hand)
            .await
            .unwrap();
        let whose = if columns.iter().any(|column| column == "guild_id") {
            format!("guild_id = {guild}")
        } else {
            assert!(columns.iter().any(|column| column == "game_id"), "whose are the rows of {name}?");
            format!("game_id IN (SELECT id FROM games WHERE guild_id = {guild})")
        };
        let count = format!("SELECT count(*) FROM {name} WHERE {whose}");
        rows.push((name, sqlx::query_scalar(sqlx::AssertSqlSafe(count)).fetch_one(&mut hand).await.unwrap()));
    }
    rows
}

/// Leaves something of every kind on the table's server, and no open game.
async fn lives_a_while(table: &Table) {
    for person in [&table.carol, &table.alice] {
        table.playground.change_member(table.guild, person.id(), |member| {
            member.permissions = MEMBER_DEFAULT | MANAGE_GUILD;
        });
    }
    table.types(&table.carol, "settings server", json!({"patience": "2d"})).await;
    for _ in 0..2 {
        let game = table.game(json!({"level": 1})).await;
        let thread = table.thread(game).await;
        moves(table, thread, &[("A1", "B2", None), ("A4", "B4", None)]).await;
        let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
        table.presses(&table.bob, &asked, "Yes, resign").await;
        let ranking = table.types(&table.carol, "leaderboard", json!({"level": 1})).await;
        assert!(ranking.content.contains("alice"), "{}", ranking.content);
        let asked = table.types(&table.carol, "admin forget", json!({"player": table.bob.id()})).await;
        table.presses(&table.carol, &asked, "Yes, forget them").await;
    }
}

/// Tells when a server took the bot out, if that was noted.
async fn left_at(table: &Table, guild: u64) -> Option<i64> {
    let mut hand = SqliteConnection::connect(&table.database()).await.unwrap();
    let left = sqlx::query_scalar("SELECT left_at FROM guilds WHERE guild_id = ?1").bind(guild.cast_signed());
    left.fetch_optional(&mut hand).await.unwrap().flatten()
}

/// Waits thirty days from now on, when a server has taken the bot out, and finds everything about it deleted, and
/// nothing before.
///
/// Two others took it out a millisecond more than a day and just a millisecond earlier: once a day everything is deleted
/// that is to be, in one go, and as long as one of them is there, what else is kept says nothing.
async fn is_forgotten_after_thirty_days(table: &Table, known: &[(String, i64)]) {
    const OTHERS: [u64; 2] = [7, 8];
    until("known to have left", async || left_at(table, table.guild).await, Option::is_some).await;
    let left = table.now();
    assert_eq!(left_at(table, table.guild).await, Some(left));
    let mut hand = SqliteConnection::connect(&table.database()).await.unwrap();
    for (other, earlier) in OTHERS.into_iter().zip([DAY + 1, 1]) {
        let gone = sqlx::query("INSERT INTO guilds (guild_id, away_since, left_at) VALUES (?1, ?2, ?2)");
        gone.bind(other.cast_signed()).bind(left - earlier).execute(&mut hand).await.unwrap();
    }
    for (other, days) in OTHERS.into_iter().zip([29, 1]) {
        assert!(left_at(table, other).await.is_some(), "{other} is forgotten too early");
        table.jump(days * DAY).await;
        until("the other forgotten", async || left_at(table, other).await, Option::is_none).await;
        let kept = rows_of(table, table.guild).await;
        for (name, count) in known {
            // What was decided on interactions is kept for a day only.
            let is_kept = kept.iter().any(|(other, left)| other == name && left == count) || name == "inbox";
            assert!(is_kept, "{name} after no more than thirty days: {kept:?}");
        }
    }
    table.jump(DAY).await;
    let rows = async || rows_of(table, table.guild).await;
    until("forgotten", rows, |rows| rows.iter().all(|(_, count)| *count == 0)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_about_a_server_that_takes_the_bot_out_is_deleted_after_thirty_days_and_not_before() {
    let table = Table::set().await;
    lives_a_while(&table).await;
    let game = table.game(json!({"level": 2, "sand": "1h"})).await;
    moves(&table, table.thread(game).await, &[("A1", "B2", None)]).await;
    let other = table.playground.add_guild("Others", "en-US", table.carol.id());
    table.playground.set_joined(table.guild, false);
    table.hears(table.guild, true).await;
    let known = rows_of(&table, table.guild).await;
    let filled =
        ["games", "guilds", "inputs", "members", "rating_changes", "rating_resets", "ratings", "results", "settings"];
    for name in filled {
        assert!(known.iter().any(|(other, count)| other == name && *count > 0), "{name}: {known:?}");
    }
    is_forgotten_after_thirty_days(&table, &known).await;
    assert!(table.playground.look(|world| world.guild(other).is_some()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_open_games_that_took_the_bot_out_while_it_was_down_is_found_and_forgotten_as_well() {
    for played in [true, false] {
        let mut table = Table::set().await;
        if played {
            lives_a_while(&table).await;
        } else {
            table.playground.change_member(table.guild, table.carol.id(), |member| {
                member.permissions = MEMBER_DEFAULT | MANAGE_GUILD;
            });
            table.types(&table.carol, "settings server", json!({"patience": "2d"})).await;
        }
        table.crash().await;
        table.playground.set_joined(table.guild, false);
        table.start_bot().await;
        table.hears(table.guild, true).await;
        let known = rows_of(&table, table.guild).await;
        is_forgotten_after_thirty_days(&table, &known).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_in_outage_that_takes_the_bot_out_while_it_is_down_is_forgotten_too() {
    let mut table = Table::set().await;
    lives_a_while(&table).await;
    table.playground.set_unavailable(table.guild, true);
    table.hears(table.guild, true).await;
    table.crash().await;
    table.playground.set_unavailable(table.guild, false);
    table.playground.set_joined(table.guild, false);
    table.start_bot().await;
    let known = rows_of(&table, table.guild).await;
    is_forgotten_after_thirty_days(&table, &known).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_thirty_days_begin_when_the_bot_is_taken_out_not_with_an_outage_before() {
    let table = Table::set().await;
    lives_a_while(&table).await;
    let guild = GuildId(table.guild);
    table.app().guild_gone(guild, false).await.unwrap();
    for _ in 0..29 {
        table.jump(DAY).await;
    }
    // Told twice, it is still the first time that counts.
    table.app().guild_gone(guild, true).await.unwrap();
    table.app().guild_gone(guild, true).await.unwrap();
    let known = rows_of(&table, table.guild).await;
    is_forgotten_after_thirty_days(&table, &known).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_leaves_the_server_forfeits_after_the_patience_like_anybody() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", None), ("A4", "B4", None)]).await;
    let patience = table.load(game).await.terms.setup.patience.as_ms();
    table.playground.remove_member(table.guild, table.alice.id());
    table.jump(patience + SETTLING - 1).await;
    assert!(table.load(game).await.is_running());
    table.jump(1).await;
    let outcome = table.load(game).await.outcome().unwrap();
    assert_eq!((outcome.verdict.word(), outcome.reason), ("black", Reason::Forfeit));
    let result = table.newest(thread).content;
    assert!(result.contains("**Black wins**") && result.contains("did not move for 7 days"), "{result}");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_manages_the_server_closes_games_and_challenges_of_others_from_any_channel() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", None), ("A4", "B4", None)]).await;
    let other = table.playground.add_channel(table.guild, "office");
    let close = || json!({"game": "1"});
    table.refuses_typed(&table.carol, other, "admin close", close(), "That needs **Manage Server**.").await;
    for person in [&table.carol, &table.alice] {
        table.playground.change_member(table.guild, person.id(), |member| {
            member.permissions = MEMBER_DEFAULT | MANAGE_GUILD;
        });
    }
    table.refuses_typed(&table.alice, other, "admin close", close(), "You play in that game yourself.").await;
    let asked = table.types_in(&table.carol, other, "admin close", close()).await;
    assert!(table.load(game).await.is_running());
    table.refuses_forged(&table.bob, &table.newest(thread), "t1:1:-:close", "That needs **Manage Server**.").await;
    let closed = table.presses(&table.carol, &asked, "Yes, call it off").await;
    assert_eq!(closed.content, "You closed game 1.");
    let result = table.newest(thread);
    assert!(result.content.ends_with("Whoever manages this server called it off."), "{}", result.content);
    assert_eq!(labels(&result), ["Rematch"]);
    table.types(&table.bob, "challenge", json!({})).await;
    let asked = table.types_in(&table.carol, other, "admin close", json!({"game": "2"})).await;
    assert!(asked.content.contains("and anybody?"), "{}", asked.content);
    table.presses(&table.carol, &asked, "Yes, call it off").await;
    table.refuses_forged(&table.alice, &table.newest(table.channel), "t1:2:-:accept", "taken back").await;
    table.ends_well();
}
