//! What the bot shows to whoever asks, where it may play, and what it makes of odd presses.

use serde_json::{Value, json};
use tamsk_bot::playground::message::Message;
use tamsk_bot::playground::permissions::{
    APP_DEFAULT, ATTACH_FILES, CREATE_PUBLIC_THREADS, MANAGE_CHANNELS, MEMBER_DEFAULT, SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL,
};
use tamsk_bot::playground::{Fault, FaultKind, Person};

use crate::refusing::moves;
use crate::table::{Table, button, labels, shown, with_button, with_menu};

const STALE: &str = "That position is over. Here is the board as it stands now.";
const OLD_BUTTON: &str = "That button is from an older version. `/tamsk board` shows the current board.";

impl Table {
    /// Asks for choices while an option is typed, and finds them fit for Discord.
    async fn choices(&self, person: &Person, channel: u64, command: &str, options: Value, typing: &str) -> Vec<String> {
        let asked = person.autocomplete(channel, command, options, typing).expect("the option can be typed");
        let choices = asked.choices().await.expect("the bot offers choices");
        assert!(choices.len() <= 25, "{choices:?}");
        assert!(choices.iter().all(|(label, _)| (1..=100).contains(&label.chars().count())), "{choices:?}");
        choices.into_iter().map(|(label, _)| label).collect()
    }

    /// Lists the boards in a channel that everybody sees.
    fn boards(&self, channel: u64) -> Vec<Message> {
        let all = self.public_messages().into_iter();
        all.filter(|message| message.channel == channel && !message.attachments.is_empty()).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_shown_as_picture_or_text_at_any_ply() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", Some("drop"))]).await;
    let asked = [
        (&table.alice, thread, json!({})),
        (&table.carol, thread, json!({"format": "picture", "ply": 1})),
        (&table.carol, table.channel, json!({"game": "1"})),
        (&table.bob, table.channel, json!({})),
    ];
    for (person, channel, options) in asked {
        let board = table.types_in(person, channel, "board", options).await;
        assert_eq!(board.visible_to, Some(person.id()));
        assert_eq!(board.content, "🔴 Red (R): alice · ⚫ Black (B): bob");
        let [picture] = &board.attachments[..] else { panic!("{}", shown(&board)) };
        assert_eq!(picture.content_type, "image/png");
        assert_eq!(
            picture.description.as_deref().unwrap(),
            "TAMSK game 1, level 3, ply 1. Black to move. Last move: Red A1-B2. Red hourglasses: B2 3:00 left, D7 not \
             turned yet, G1 not turned yet. Black hourglasses: A4 not turned yet, D1 not turned yet, G4 not turned \
             yet. Rings lying: B2 1/2. Rings left: Red 31, Black 32."
        );
    }
    let beginning = table.types_in(&table.carol, thread, "board", json!({"ply": 0})).await;
    let description = beginning.attachments[0].description.clone().unwrap();
    assert!(
        description.starts_with("TAMSK game 1, level 3, ply 0. Red to move. Red hourglasses: A1 not"),
        "{description}"
    );
    let text = table.types_in(&table.carol, thread, "board", json!({"format": "text", "ply": 1})).await;
    assert!(text.attachments.is_empty());
    assert!(text.content.contains("B2:1R") && text.content.contains("A1:0"), "{}", text.content);
    assert!(text.content.contains("Rings left: Red 31, Black 32."), "{}", text.content);
    for ply in [2, 4_294_967_296_i64, 9_007_199_254_740_991] {
        let why = "That game has plies 0 to 1.";
        table.refuses_typed(&table.alice, thread, "board", json!({"ply": ply}), why).await;
    }
    assert!(table.alice.slash(thread, "board", json!({"ply": -1})).is_err());
    let pressed = table.presses(&table.alice, &table.board(game).await, "More…").await;
    let text = table.presses(&table.alice, &pressed, "Board as text").await;
    assert!(text.content.contains("B2:1R"), "{}", text.content);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_board_of_a_player_is_shown_when_no_game_runs() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let thread = table.thread(game).await;
    table.refuses_typed(&table.carol, table.channel, "board", json!({}), "You have no running game here.").await;
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    let board = table.types(&table.bob, "board", json!({})).await;
    let description = board.attachments[0].description.clone().unwrap();
    assert!(description.contains("Over: Red won."), "{description}");
    table.types(&table.alice, "challenge", json!({})).await;
    let why = "That challenge has not been accepted yet.";
    table.refuses_typed(&table.carol, table.channel, "board", json!({"game": "2"}), why).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn open_games_are_listed_with_ones_own_turn_first() {
    let table = Table::set().await;
    let none = table.types(&table.carol, "games", json!({})).await;
    assert!(none.content.starts_with(&format!("{} has no open game on this server.", table.carol.mention())));
    for terms in [json!({"level": 1}), json!({"level": 2, "sand": "1h"}), json!({"level": 1})] {
        let mut options = terms;
        options["opponent"] = json!(table.bob.id());
        options["colour"] = json!("red");
        table.types(&table.alice, "challenge", options).await;
        let challenge = table.newest(table.channel);
        table.presses(&table.bob, &challenge, "Accept").await;
    }
    table.types(&table.alice, "challenge", json!({"opponent": table.carol.id()})).await;
    let threads: Vec<u64> = table.playground.threads(table.channel).iter().map(|thread| thread.id).collect();
    let begun = [("A1", "B2", Some("hold")), ("A4", "A3", Some("hold"))];
    moves(&table, threads[0], &begun[..1]).await;
    moves(&table, threads[1], &begun).await;
    moves(&table, threads[2], &begun).await;
    let list = table.types(&table.alice, "games", json!({})).await;
    let lines: Vec<&str> = list.content.lines().collect();
    let (bob, carol) = (table.bob.mention(), table.carol.mention());
    assert_eq!(lines.len(), 5, "{}", list.content);
    assert_eq!(lines[0], format!("Games of {}:", table.alice.mention()));
    assert!(
        lines[1].starts_with(&format!("**2** · {bob} · level 2 · ▶️ **your move**, B2 runs out <t:")),
        "{}",
        lines[1]
    );
    assert!(
        lines[2].starts_with(&format!("**3** · {bob} · level 1 · ▶️ **your move**, or you forfeit <t:")),
        "{}",
        lines[2]
    );
    assert!(
        lines[3].starts_with(&format!("**1** · {bob} · level 1 · {bob} is to move, or the game is called off <t:")),
        "{}",
        lines[3]
    );
    let other = table.types(&table.bob, "games", json!({})).await;
    let waits =
        format!("**3** · {alice} · level 1 · {alice} is to move, or forfeits <t:", alice = table.alice.mention());
    assert!(other.content.contains(&waits), "{}", other.content);
    assert!(lines[4].starts_with(&format!("**4** · {} challenges {carol}, until", table.alice.mention())));
    for (line, place) in lines[1..].iter().zip([threads[1], threads[2], threads[0], table.channel]) {
        assert!(line.ends_with(&format!(" · <#{place}>")), "{line}");
    }
    let others = table.types(&table.carol, "games", json!({"player": table.bob.id()})).await;
    assert!(others.content.starts_with(&format!("Games of {bob}:\n**1** · ")), "{}", others.content);
    assert!(!others.content.contains("your move"), "{}", others.content);
    assert!(others.pinged.is_empty());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_of_games_ends_with_how_many_are_left() {
    let table = Table::set().await;
    // Links to messages are longer than links to threads.
    table.playground.set_app_permissions(table.channel, APP_DEFAULT & !CREATE_PUBLIC_THREADS);
    for _ in 0..18 {
        table.types(&table.alice, "challenge", json!({"opponent": table.bob.id()})).await;
        let challenge = table.newest(table.channel);
        table.presses(&table.bob, &challenge, "Accept").await;
    }
    let list = table.types(&table.alice, "games", json!({})).await;
    let lines: Vec<&str> = list.content.lines().collect();
    let (last, games) = lines[1..].split_last().unwrap();
    let link = format!("https://discord.com/channels/{}/{}/", table.guild, table.channel);
    assert!(games.len() > 5 && games.iter().all(|line| line.contains(&link)), "{}", list.content);
    assert_eq!(*last, format!("…and {} more.", 18 - games.len()));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_the_end_tell_the_patience_of_the_channel() {
    let table = Table::set().await;
    let topic = || json!({"topic": "end"});
    let usual = table.types(&table.carol, "rules", topic()).await.content;
    assert!(usual.ends_with("Who does not move for 7 days forfeits."), "{usual}");
    table.playground.change_member(table.guild, table.carol.id(), |member| {
        member.permissions = MEMBER_DEFAULT | MANAGE_CHANNELS;
    });
    table.types(&table.carol, "settings channel", json!({"patience": "36h"})).await;
    let thread = table.thread(table.game(json!({})).await).await;
    for place in [table.channel, thread] {
        let set = table.types_in(&table.carol, place, "rules", topic()).await.content;
        assert!(set.ends_with("Who does not move for 1 day, 12 hours forfeits."), "{set}");
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_topic_of_the_rules_is_explained_in_one_message() {
    let table = Table::set().await;
    let mut texts = Vec::new();
    for topic in ["goal", "turn", "rings", "sand", "timer", "end", "free", "marks", "commands"] {
        let answer = table.types(&table.carol, "rules", json!({"topic": topic})).await;
        assert!(answer.is_ephemeral());
        assert!(answer.content.starts_with("**") && (100..=2000).contains(&answer.content.chars().count()));
        let pictures: Vec<Option<String>> =
            answer.attachments.iter().map(|picture| picture.description.clone()).collect();
        let start = match topic {
            "marks" => "A game at level 3 in which the marks of the picture can be seen",
            _ => "The start of a game: Red on A1, D7, G1; Black on A4, D1, G4.",
        };
        assert_eq!(pictures.len(), usize::from(["goal", "marks"].contains(&topic)));
        assert!(pictures.iter().all(|picture| picture.as_deref().is_some_and(|words| words.starts_with(start))));
        texts.push(answer.content);
    }
    let default = table.types(&table.carol, "rules", json!({})).await;
    assert_eq!(default.content, texts[0]);
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), 9, "each topic says something of its own");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_tells_about_itself() {
    let table = Table::set().await;
    let started = table.now() / 1000;
    table.jump(60_000).await;
    let app = table.playground.look(|world| world.app_id());
    let about = table.types(&table.carol, "about", json!({})).await.content;
    let version = env!("CARGO_PKG_VERSION");
    assert!(about.starts_with(&format!("**TAMSK** bot {version}, up since <t:{started}:f>.")), "{about}");
    assert!(about.contains("No game is running.") && about.contains(&format!("client_id={app}&scope=bot")), "{about}");
    table.game(json!({})).await;
    let about = table.types(&table.carol, "about", json!({})).await.content;
    assert!(about.contains("One game is running."), "{about}");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn spaces_are_offered_while_typing_the_legal_ones_first() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2, "sand": "1h"})).await;
    let thread = table.thread(game).await;
    let alice = &table.alice;
    let from = table.choices(alice, thread, "move", json!({}), "from").await;
    assert_eq!(from, ["A1 – not turned yet – 3 ways", "D7 – not turned yet – 3 ways", "G1 – not turned yet – 3 ways"]);
    let from = table.choices(&table.bob, thread, "move", json!({}), "from").await;
    assert_eq!(from, ["A4", "D1", "G4"].map(|space| format!("{space} – not turned yet – not your turn")));
    moves(&table, thread, &[("A1", "B2", Some("drop")), ("A4", "A3", None)]).await;
    let from = table.choices(alice, thread, "move", json!({}), "from").await;
    let expected =
        ["D7 – not turned yet – 3 ways", "G1 – not turned yet – 3 ways", "B2 – 60:00 left – nowhere to go now"];
    assert_eq!(from.len(), 3);
    assert_eq!(from[..2], expected[..2], "{from:?}");
    assert!(from[2].starts_with("B2 – ") && from[2].ends_with("left – nowhere to go now"), "{from:?}");
    for (typed, found) in [("g", 1), ("G1", 1), (" d ", 1), ("1", 0), ("x", 0), ("**", 0), ("", 3)] {
        let choices = table.choices(alice, thread, "move", json!({"from": typed}), "from").await;
        assert_eq!(choices.len(), found, "{typed:?}: {choices:?}");
    }
    let to = table.choices(alice, thread, "move", json!({"from": "D7"}), "to").await;
    assert_eq!(to, ["C6 – last place: a ring fills it", "D6 – 0 of 2 rings", "E6 – last place: a ring fills it"]);
    let to = table.choices(alice, thread, "move", json!({"from": "nonsense", "to": "g"}), "to").await;
    assert_eq!(to, ["G2 – last place: a ring fills it"]);
    assert_eq!(table.choices(alice, thread, "move", json!({"from": "B2"}), "to").await, Vec::<String>::new());
    let on = table.choices(&table.bob, thread, "ring", json!({}), "on").await;
    assert_eq!(on, ["A3 – the space you entered"]);
    assert_eq!(table.choices(alice, thread, "ring", json!({}), "on").await, Vec::<String>::new());
    for (command, option) in [("move", "from"), ("move", "to"), ("ring", "on"), ("place", "at")] {
        assert_eq!(table.choices(&table.carol, thread, command, json!({}), option).await, Vec::<String>::new());
        let other = json!({"game": "99"});
        assert_eq!(table.choices(alice, thread, command, other, option).await, Vec::<String>::new());
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn places_games_and_lengths_are_offered_while_typing() {
    let table = Table::set().await;
    let game = table.game(json!({"start": "free"})).await;
    let thread = table.thread(game).await;
    let at = table.choices(&table.alice, thread, "place", json!({}), "at").await;
    assert_eq!(at.len(), 25, "as many as Discord shows");
    let at = table.choices(&table.alice, thread, "place", json!({"at": "d"}), "at").await;
    assert_eq!(at.len(), 7);
    assert_eq!(at[3], "D4 – 0 of 4 rings");
    let sand = table.choices(&table.carol, table.channel, "challenge", json!({}), "sand").await;
    assert_eq!(sand, ["3 minutes", "15 minutes", "1 hour", "6 hours", "1 day", "3 days", "7 days"]);
    let sand = table.choices(&table.carol, table.channel, "challenge", json!({"sand": "1"}), "sand").await;
    assert_eq!(sand, ["15 minutes", "1 hour", "1 day"]);
    table.game(json!({"level": 1})).await;
    for command in ["move", "place", "ring", "timer", "board", "resign", "draw", "abort"] {
        let games = table.choices(&table.alice, table.channel, command, json!({}), "game").await;
        assert_eq!(games.len(), 2);
        for number in ["1: alice – bob, level 3 – your move", "2: alice – bob, level 1 – your move"] {
            assert!(games.iter().any(|game| game == number), "{games:?}");
        }
    }
    let games = table.choices(&table.bob, table.channel, "board", json!({"game": "LEVEL 1"}), "game").await;
    assert_eq!(games, ["2: alice – bob, level 1"]);
    assert_eq!(table.choices(&table.carol, table.channel, "board", json!({}), "game").await, Vec::<String>::new());
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_without_sand_says_how_long_there_is_for_a_ring() {
    let table = Table::set().await;
    table.types(&table.alice, "challenge", json!({"level": 1, "sand": "5m"})).await;
    let challenge = table.newest(table.channel);
    assert!(
        challenge.content.contains("Level 1 · no sand, a ring is yours alone for 25 seconds · "),
        "{}",
        shown(&challenge)
    );
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_challenged_by_his_menu() {
    let table = Table::set().await;
    let menu = table.carol.user_command(table.channel, "Challenge to TAMSK", table.bob.id()).unwrap();
    assert!(table.answer(&menu).await.content.starts_with("Your challenge (game 1) is on its way"));
    let challenge = table.newest(table.channel);
    let line = format!("{} challenges {} to a game of **TAMSK**!", table.carol.mention(), table.bob.mention());
    assert!(challenge.content.contains(&line), "{}", shown(&challenge));
    assert!(challenge.content.contains("Level 3 · sand 3 minutes · start on the corners · colours by lot"));
    assert_eq!(
        (labels(&challenge).join(" "), challenge.pinged),
        ("Accept Decline Withdraw".into(), vec![table.bob.id()])
    );
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_bot_may_not_do_is_named_before_a_game_starts() {
    let table = Table::set().await;
    table.types(&table.alice, "challenge", json!({})).await;
    let challenge = table.newest(table.channel);
    let missing = [
        (VIEW_CHANNEL, "**View Channel**, **Send Messages**, **Attach Files**"),
        (SEND_MESSAGES, "**Send Messages**"),
        (ATTACH_FILES, "**Attach Files**"),
        (ATTACH_FILES | SEND_MESSAGES, "**Send Messages**, **Attach Files**"),
    ];
    for (bits, names) in missing {
        table.playground.set_app_permissions(table.channel, APP_DEFAULT & !bits);
        let why = format!("I cannot play here: in this channel I need {names}. Ask somebody who manages the server");
        table.refuses_typed(&table.bob, table.channel, "challenge", json!({}), &why).await;
        let menu = || table.bob.user_command(table.channel, "Challenge to TAMSK", table.carol.id()).unwrap();
        table.refuses(menu, &why).await;
        table.refuses_press(&table.bob, &challenge, "Accept", &why).await;
    }
    let talk = table.playground.add_thread(table.channel, "talk", table.carol.id());
    table.playground.set_app_permissions(table.channel, APP_DEFAULT & !SEND_MESSAGES_IN_THREADS);
    let why = "in this channel I need **Send Messages in Threads**.";
    table.refuses_typed(&table.bob, talk, "challenge", json!({}), why).await;
    table.playground.set_app_permissions(table.channel, APP_DEFAULT);
    let accepted = table.presses(&table.bob, &challenge, "Accept").await;
    assert!(accepted.content.starts_with("Game on!"), "{}", shown(&accepted));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_threads_a_game_is_played_in_the_channel() {
    for missing in [CREATE_PUBLIC_THREADS, SEND_MESSAGES_IN_THREADS] {
        let table = Table::set().await;
        table.playground.set_app_permissions(table.channel, APP_DEFAULT & !missing);
        played_in_the_channel(&table, table.channel).await;
        assert!(table.playground.threads(table.channel).is_empty());
        table.ends_well();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_in_the_channel_if_its_thread_may_not_be_made_after_all() {
    let table = Table::set().await;
    table.types(&table.alice, "challenge", json!({"opponent": table.bob.id(), "colour": "red"})).await;
    table.playground.set_app_permissions(table.channel, APP_DEFAULT & !CREATE_PUBLIC_THREADS);
    table.presses(&table.bob, &table.newest(table.channel), "Accept").await;
    assert_eq!(table.boards(table.channel).len(), 1, "{:?}", table.said(table.channel));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_made_in_a_thread_is_played_there() {
    let table = Table::set().await;
    let talk = table.playground.add_thread(table.channel, "talk", table.carol.id());
    played_in_the_channel(&table, talk).await;
    assert_eq!(table.playground.threads(table.channel).len(), 1);
    let here = |message: &Message| message.channel == table.channel && message.kind == 0;
    assert_eq!(table.public_messages().into_iter().filter(here).count(), 0, "nothing is said outside of the thread");
    table.ends_well();
}

/// Plays a game from challenge to end in one place, and finds everything there.
async fn played_in_the_channel(table: &Table, channel: u64) {
    let options = json!({"opponent": table.bob.id(), "colour": "red"});
    table.types_in(&table.alice, channel, "challenge", options).await;
    let challenge = table.newest(channel);
    table.presses(&table.bob, &challenge, "Accept").await;
    let board = table.boards(channel).pop().unwrap();
    let link = format!("https://discord.com/channels/{}/{channel}/{}", table.guild, board.id);
    let taken = table.playground.message(challenge.id).unwrap();
    assert!(taken.content.ends_with(&format!("are playing: {link}")), "{}", shown(&taken));
    moves(table, channel, &[("A1", "B2", None), ("A4", "A3", None)]).await;
    assert_eq!(table.boards(channel).len(), 3);
    let asked = table.types_in(&table.alice, channel, "resign", json!({})).await;
    table.presses(&table.alice, &asked, "Yes, resign").await;
    let said = table.newest(channel).content;
    assert!(said.contains("Red resigned.\n📈 Ratings at level 3"), "no second line about it: {said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_with_several_games_in_a_channel_is_asked_which() {
    let table = Table::set().await;
    for _ in 0..2 {
        table.game(json!({"level": 1})).await;
    }
    let threads: Vec<u64> = table.playground.threads(table.channel).iter().map(|thread| thread.id).collect();
    let why = "You have several games here. Say which one with `game`: 1, 2.";
    let step = json!({"from": "A1", "to": "B2"});
    table.refuses_typed(&table.alice, table.channel, "move", step.clone(), why).await;
    for command in ["ring", "draw", "resign", "abort", "timer"] {
        table.refuses_typed(&table.alice, table.channel, command, json!({}), why).await;
    }
    assert_eq!(table.choices(&table.alice, table.channel, "move", json!({}), "from").await, Vec::<String>::new());
    let from = table.choices(&table.alice, table.channel, "move", json!({"game": "2"}), "from").await;
    assert_eq!(from.len(), 3);
    let mut step = step;
    step["game"] = json!("2");
    let moved = table.types(&table.alice, "move", step).await;
    assert!(moved.content.starts_with("You moved **A1 → B2**."), "{}", shown(&moved));
    assert_eq!([table.boards(threads[0]).len(), table.boards(threads[1]).len()], [1, 2]);
    // In a game's own thread it is that one.
    moves(&table, threads[0], &[("D7", "D6", None)]).await;
    let moved = table.types(&table.bob, "move", json!({"from": "A4", "to": "A3", "game": " #2 "})).await;
    assert!(moved.content.starts_with("You moved **A4 → A3**."), "{}", shown(&moved));
    assert_eq!([table.boards(threads[0]).len(), table.boards(threads[1]).len()], [2, 3]);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_game_in_a_thread_is_found_there() {
    let table = Table::set().await;
    let first = table.game(json!({"level": 1})).await;
    let thread = table.thread(first).await;
    let options = json!({"opponent": table.bob.id(), "colour": "red", "level": 1});
    table.types_in(&table.alice, thread, "challenge", options).await;
    table.presses(&table.bob, &table.newest(thread), "Accept").await;
    let why = "You have several games here. Say which one with `game`: 1, 2.";
    table.refuses_typed(&table.alice, thread, "move", json!({"from": "A1", "to": "B2"}), why).await;
    let asked = table.types_in(&table.alice, thread, "resign", json!({"game": "1"})).await;
    table.presses(&table.alice, &asked, "Yes, resign").await;
    moves(&table, thread, &[("A1", "B2", None), ("A4", "A3", None)]).await;
    assert_eq!(table.play(tamsk_bot::game::GameId(2)).await.position.plies(), 2);
    let not_yours = "You are not a player of this game.";
    table.refuses_typed(&table.carol, thread, "move", json!({"from": "A1", "to": "B2"}), not_yours).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn identifiers_the_bot_never_made_do_nothing() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let board = table.board(game).await;
    let forged = [
        "x",
        "t1",
        "t1:",
        "t0:1:0:lift:A1",
        "t2:1:0:lift:A1",
        "T1:1:0:lift:A1",
        "t1:1:0:lift:Z9",
        "t1:1:0:lift:a1",
        "t1:1:0:lift:A1:B2",
        "t1:1:0:go:A1",
        "t1:1:0:go:A1:",
        "t1:01:0:lift:A1",
        "t1:+1:0:lift:A1",
        "t1:-1:0:lift:A1",
        "t1:18446744073709551616:0:lift:A1",
        "t1:1:4294967296:lift:A1",
        "t1:1:o:drop",
        "t1:1:é:drop",
        "t1:1:0:side:middle",
        "t1:1:0:extra:256",
        "t1:1:0:resign ",
        "t1:1:0:drop table games",
        "t1:1:0:",
        "\u{202e}t1:1:0:lift:A1",
    ];
    for id in forged {
        table.refuses_forged(&table.alice, &board, id, OLD_BUTTON).await;
    }
    // Menus with what is no space, and buttons that stand for menus.
    for word in ["extra:0", "place:0", "extra:255"] {
        let id = format!("t1:{game}:0:{word}");
        for value in ["", "Z9", "D4 ", "😀", "D4:D5", "A10"] {
            let menu = with_menu(&board, &id, value);
            table.refuses(|| table.alice.select_stale(&menu, &id, &[value]).unwrap(), OLD_BUTTON).await;
        }
        table.refuses_forged(&table.alice, &board, &id, OLD_BUTTON).await;
    }
    for id in ["t1:1:4294967295:lift:A1", "t1:1:7:ring", "t1:1:o1:drop", "t1:1:o4294967295:hold", "t1:1:5:draw"] {
        table.refuses_forged(&table.alice, &board, id, STALE).await;
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ring_may_be_dropped_after_the_opponent_moved_while_ones_window_is_open() {
    let table = Table::set().await;
    let game = table.game(json!({"sand": "1h"})).await;
    let thread = table.thread(game).await;
    let by_taps = async |from: &str, to: &str| {
        let lifted = table.presses(&table.alice, &table.board(game).await, from).await;
        table.presses(&table.alice, &lifted, to).await
    };
    let steps = async |from: &str, to: &str| {
        let moved = table.types_in(&table.bob, thread, "move", json!({"from": from, "to": to})).await;
        assert!(moved.content.starts_with("You moved **"), "{}", shown(&moved));
    };
    let moved = by_taps("A1", "B2 (0/2)").await;
    assert_eq!(labels(&moved), ["Drop ring on B2", "Hold back"]);
    steps("A4", "A3").await;
    table.jump(299_999).await;
    let dropped = table.presses(&table.alice, &moved, "Drop ring on B2").await;
    assert_eq!(dropped.content, "You dropped a ring on **B2**. 31 rings left.");
    let nothing = "There is no ring to hold back.";
    table.refuses_press(&table.alice, &moved, "Hold back", nothing).await;
    let none = "There is no ring for you to drop now.";
    table.refuses_press(&table.alice, &moved, "Drop ring on B2", none).await;
    // The next one comes too late, by no more than nothing.
    let moved = by_taps("D7", "D6 (0/2)").await;
    steps("G4", "G3").await;
    table.jump(300_000).await;
    table.refuses_press(&table.alice, &moved, "Drop ring on D6", none).await;
    // And after a further move of one's own it is a button of a position that is over.
    let third = by_taps("G1", "F2 (0/2)").await;
    table.refuses_press(&table.alice, &moved, "Drop ring on D6", STALE).await;
    steps("D1", "D2").await;
    let held = table.presses(&table.alice, &third, "Hold back").await;
    assert_eq!(held.content, "You hold your ring back.");
    table.refuses_press(&table.alice, &third, "Drop ring on F2", none).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_move_is_finished_from_the_menu_of_the_lift_until_the_opponent_has_moved() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let thread = table.thread(game).await;
    let old = table.board(game).await;
    let lifted = table.presses(&table.alice, &old, "A1").await;
    table.presses(&table.bob, &table.board(game).await, "Turn timer").await;
    table.jump(16_500).await;
    let told = table.newest(thread);
    assert!(
        told.content.contains("may still finish the move with the hourglass in hand from **A1**"),
        "{}",
        shown(&told)
    );
    assert_eq!(told.pinged, [table.bob.id()]);
    let only = "You overstepped, so you may only finish the move with the hourglass of **A1**.";
    table.refuses_typed(&table.alice, thread, "move", json!({"from": "D7", "to": "D6"}), only).await;
    let turn = format!("It is {}’s turn.", table.bob.mention());
    table.refuses_press(&table.alice, &old, "D7", &turn).await;
    let late = table.presses(&table.alice, &lifted, "B2 (0/2)").await;
    assert!(late.content.starts_with("You finished your late move **A1 → B2**."), "{}", shown(&late));
    assert_eq!(labels(&late), ["Drop ring on B2", "Hold back"]);
    assert_eq!(labels(&table.board(game).await)[..3], ["A4", "D1", "G4"], "it is still Black’s turn");

    // Bob is slow now, and alice moves before he finishes.
    let lifted = table.presses(&table.bob, &table.board(game).await, "A4").await;
    table.types_in(&table.alice, thread, "timer", json!({})).await;
    table.jump(16_500).await;
    let moved = table.types_in(&table.alice, thread, "move", json!({"from": "D7", "to": "D6"})).await;
    assert!(moved.content.contains("You have an **extra ring** to drop"), "{}", shown(&moved));
    // The turn is his again, and the glass simply in his hand; but the menu is of a position that is over.
    table.refuses_press(&table.bob, &lifted, "A3 (0/1, last place)", STALE).await;
    let finished = table.types_in(&table.bob, thread, "move", json!({"from": "A4", "to": "A3"})).await;
    assert!(finished.content.starts_with("You moved **A4 → A3**."), "{}", shown(&finished));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_move_that_was_put_back_is_over() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let lifted = table.presses(&table.alice, &table.board(game).await, "A1").await;
    table.presses(&table.bob, &table.board(game).await, "Turn timer").await;
    table.jump(16_500).await;
    let back = table.presses(&table.alice, &lifted, "Put back").await;
    assert_eq!(back.content, "You put the hourglass back on **A1**.");
    let turn = format!("It is {}’s turn.", table.bob.mention());
    table.refuses_press(&table.alice, &lifted, "B2 (0/2)", &turn).await;
    table.refuses_press(&table.alice, &lifted, "Put back", "You have no hourglass in hand.").await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_extra_ring_is_dropped_from_menus_while_it_is_open() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let thread = table.thread(game).await;
    table.presses(&table.bob, &table.board(game).await, "Turn timer").await;
    table.jump(16_500).await;
    let earned = "Your extra ring is waiting: move first, then you may drop it on any space with room.";
    let id = format!("t1:{game}:0:extra:0");
    let early = with_menu(&table.board(game).await, &id, "D4");
    table.refuses(|| table.bob.select_stale(&early, &id, &["D4"]).unwrap(), earned).await;
    let lifted = table.presses(&table.bob, &table.board(game).await, "A4").await;
    let moved = table.presses(&table.bob, &lifted, "A3 (0/1, last place)").await;
    assert_eq!(labels(&moved), ["Drop ring on A3", "Hold back"]);
    let menus: Vec<&Value> = moved.parts().into_iter().filter(|part| part["type"] == 3).collect();
    let sizes: Vec<usize> = menus.iter().map(|menu| menu["options"].as_array().unwrap().len()).collect();
    assert_eq!(sizes, [25, 12], "every space has room");
    let first = menus[0]["custom_id"].as_str().unwrap();
    // The ordinary ring fills A3, which the menu still offers.
    let dropped = table.presses(&table.bob, &moved, "Drop ring on A3").await;
    assert!(dropped.content.starts_with("You dropped a ring on **A3**. 31 rings left."), "{}", shown(&dropped));
    let full = "**A3** is full. Choose a space with room.";
    table.refuses(|| table.bob.select_stale(&moved, first, &["A3"]).unwrap(), full).await;
    // The menu now shown is the one of the refusal; the older one still works.
    let select = table.bob.select_stale(&moved, first, &["D4"]).unwrap();
    let extra = table.answer(&select).await;
    assert_eq!(extra.content, "You dropped your extra ring on **D4**. 30 rings left.");
    assert_eq!(table.play(game).await.position.holder(tamsk_bot::rules::Color::Black), 30);
    let none = "You have no extra ring. You earn one when your opponent oversteps the turn timer.";
    table.refuses(|| table.bob.select_stale(&moved, first, &["D4"]).unwrap(), none).await;
    table.refuses_typed(&table.bob, thread, "ring", json!({"on": "D4"}), "There is no ring for you to drop now.").await;

    // The same for alice, who lets her window pass.
    table.types_in(&table.alice, thread, "move", json!({"from": "A1", "to": "B2", "ring": "hold"})).await;
    table.types_in(&table.alice, thread, "timer", json!({})).await;
    table.jump(16_500).await;
    let moved = table.types_in(&table.alice, thread, "move", json!({"from": "D7", "to": "D6"})).await;
    let menus: Vec<&Value> = moved.parts().into_iter().filter(|part| part["type"] == 3).collect();
    let asked = table
        .refuses_typed(
            &table.alice,
            thread,
            "ring",
            json!({}),
            "Where do you want to drop a ring? **D6** (the space you entered) or ",
        )
        .await;
    assert!(asked.content.ends_with(" or the extra ring (on any space with room)."), "{}", shown(&asked));
    assert_eq!(asked.parts().len(), moved.parts().len());
    table.jump(15_000).await;
    let second = menus[1]["custom_id"].as_str().unwrap();
    table.refuses(|| table.alice.select_stale(&moved, second, &["G4"]).unwrap(), none).await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_glass_that_ran_out_in_the_hand_is_not_moved_by_its_menu() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2, "start": "free"})).await;
    let thread = table.thread(game).await;
    let places = [("A1", "A4"), ("D7", "D1"), ("G1", "G4")];
    for (number, (red, black)) in places.into_iter().enumerate() {
        table.types_in(&table.alice, thread, "place", json!({"at": red, "ring": "hold"})).await;
        if number == 0 {
            table.jump(60_000).await;
        }
        table.types_in(&table.bob, thread, "place", json!({"at": black, "ring": "hold"})).await;
    }
    table.jump(110_000).await;
    let lifted = table.presses(&table.alice, &table.board(game).await, "A1").await;
    table.jump(11_500).await;
    let lost = "The hourglass on **A1** has run out and never moves again. Choose another.";
    table.refuses_press(&table.alice, &lifted, "B2 (0/2)", lost).await;
    table.refuses_press(&table.alice, &lifted, "Put back", "You have no hourglass in hand.").await;
    let board = table.board(game).await;
    assert_eq!(labels(&board)[..2], ["D7", "G1"], "{}", shown(&board));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_game_is_closing_only_rings_are_dropped() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2, "start": "free"})).await;
    let thread = table.thread(game).await;
    for (red, black) in [("A1", "A4"), ("D7", "D1"), ("G1", "G4")] {
        table.types_in(&table.alice, thread, "place", json!({"at": red, "ring": "hold"})).await;
        table.types_in(&table.bob, thread, "place", json!({"at": black, "ring": "hold"})).await;
    }
    // All sand but that of one red glass, turned in its last second, is out after three minutes.
    table.jump(179_000).await;
    table.types_in(&table.alice, thread, "move", json!({"from": "A1", "to": "B2", "ring": "hold"})).await;
    table.jump(2_500).await;
    let old = table.board(game).await;
    let moved = table.types_in(&table.alice, thread, "move", json!({"from": "B2", "to": "B3"})).await;
    assert!(moved.content.starts_with("You moved **B2 → B3**."), "{}", shown(&moved));
    // Turned back at once it has a few seconds left, fewer than the ring's window.
    table.jump(5_000).await;
    let board = table.board(game).await;
    assert_eq!(labels(&board), ["Ring", "More…"], "{}", shown(&board));
    assert!(board.content.contains("🏁 Nobody is to move any more"), "{}", shown(&board));
    let closing = "Nobody is to move any more; only open rings may still be dropped, with **Ring** or `/tamsk ring`.";
    for (person, from, to) in [(&table.alice, "B3", "B4"), (&table.bob, "A4", "A3")] {
        table.refuses_typed(person, thread, "move", json!({"from": from, "to": to}), closing).await;
        table.refuses_forged(person, &board, &format!("t1:{game}:8:lift:{from}"), closing).await;
        table.refuses_typed(person, thread, "place", json!({"at": "D4"}), closing).await;
        table.refuses_press(person, &old, "Ring", STALE).await;
    }
    table.refuses_press(&table.bob, &board, "Ring", "Your opponent may still drop a ring on **B3** until").await;
    table.jump(10_000).await;
    table.refuses_press(&table.alice, &moved, "Drop ring on B3", "Your time to drop a ring on **B3** is over.").await;
    let filled = table.presses(&table.bob, &board, "Ring").await;
    assert_eq!(
        filled.content,
        "You dropped a ring on **B3**, where it was left open. 31 rings left.\nThe game is over."
    );
    let result = table.newest(thread).content;
    assert!(result.contains(&format!("**Black wins**: {}", table.bob.mention())), "{result}");
    assert!(result.contains("Rings left: 🔴 32, ⚫ 31. Fewest wins.\n📈 Ratings at level 2"), "{result}");
    table.refuses_press(&table.bob, &board, "Ring", "This game is over.").await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_was_lost_comes_when_discord_tells_again() {
    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let thread = table.thread(game).await;
    moves(&table, thread, &[("A1", "B2", None)]).await;
    let lost = Fault {
        method: Some("POST".into()),
        path_contains: "/callback".into(),
        times: 2,
        kind: FaultKind::ConnectionDropped,
    };
    table.playground.fault(lost);
    let typed = table.alice.slash(thread, "ring", json!({})).unwrap();
    let struck = |entry: &&tamsk_bot::playground::journal::Entry| entry.fault.is_some();
    let both = "both answers to be lost";
    table.playground.until(both, |world| world.journal().iter().filter(struck).count() == 2).await.unwrap();
    assert_eq!(table.play(game).await.position.holder(tamsk_bot::rules::Color::Red), 31, "it was done");
    assert!(typed.exchange().unwrap().callback.is_none());
    while typed.exchange().unwrap().callback.is_none() {
        typed.redeliver();
        table.types(&table.carol, "rules", json!({})).await;
    }
    let answer = table.answer(&typed).await;
    assert_eq!(answer.content, "You dropped a ring on **B2**. 31 rings left.");
    assert_eq!(table.play(game).await.position.holder(tamsk_bot::rules::Color::Red), 31, "and not done again");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_work_after_a_crash() {
    let mut table = Table::set().await;
    let game = table.game(json!({})).await;
    let lifted = table.presses(&table.alice, &table.board(game).await, "A1").await;
    table.crash().await;
    table.start_bot().await;
    let moved = table.presses(&table.alice, &lifted, "B2 (0/2)").await;
    assert!(moved.content.starts_with("You moved **A1 → B2**."), "{}", shown(&moved));
    let public = with_button(&table.board(game).await, &button(&moved, "Drop ring on B2").unwrap());
    table.refuses_press(&table.bob, &public, "forged", STALE).await;
    let dropped = table.presses(&table.alice, &moved, "Drop ring on B2").await;
    assert_eq!(dropped.content, "You dropped a ring on **B2**. 31 rings left.");
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_answer_is_put_off_and_then_given() {
    use sqlx::{Connection, SqliteConnection};

    let table = Table::set().await;
    let game = table.game(json!({})).await;
    let (thread, board) = (table.thread(game).await, table.board(game).await);
    // Somebody else holds the database's pen, so nothing can be decided meanwhile.
    let mut other = SqliteConnection::connect(&table.database()).await.unwrap();
    let lifted = table.presses(&table.alice, &board, "A1").await;
    let step = button(&lifted, "B2 (0/2)").unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let pressed = table.alice.press(lifted.id, &step).unwrap();
    let typed = table.alice.slash(thread, "ring", json!({})).unwrap();
    for (done, kind) in [(&pressed, 6), (&typed, 5)] {
        assert_eq!(done.answer().await.unwrap().kind, kind);
    }
    sqlx::query("COMMIT").execute(&mut other).await.unwrap();
    let moved = table.answer(&pressed).await;
    assert!(moved.content.starts_with("You moved **A1 → B2**."), "{}", shown(&moved));
    let rung = table.answer(&typed).await;
    let either = ["You dropped a ring on **B2**. 31 rings left.", "There is no ring for you to drop now."];
    assert!(either.iter().any(|words| rung.content.starts_with(words)), "{}", shown(&rung));
    table.ends_well();
}
