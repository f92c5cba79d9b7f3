//! Whole games from challenge to each kind of end, typed and by buttons, compared with what the record says.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use tamsk_bot::game::{GameId, Report};
use tamsk_bot::playground::Person;
use tamsk_bot::rules::{Color, Happening, Occurrence, Phase, Reason, Sand, Space, Span, Verdict};

use crate::rebuild::Rebuilt;
use crate::table::{SETTLING, Table, button, labels, shown};

/// How a player plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Commands,
    Buttons,
}

/// A small generator of numbers, so that a game is the same each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}

fn seat(table: &Table, color: Color) -> &Person {
    table.seat(color == Color::Red)
}

/// Moves or places by commands or by buttons; `ring` drops at once, holds back, or leaves it.
async fn make_move(table: &Table, game: GameId, by: By, from: Option<Space>, to: Space, ring: Option<&str>) {
    let color = table.play(game).await.position.turn().expect("somebody is to move");
    let person = seat(table, color);
    let thread = table.thread(game).await;
    let plies = table.play(game).await.position.plies();
    if by == By::Commands {
        let mut options = match from {
            Some(from) => json!({"from": from.to_string(), "to": to.to_string().to_lowercase()}),
            None => json!({"at": to.to_string()}),
        };
        if let Some(ring) = ring {
            options["ring"] = json!(ring);
        }
        let command = if from.is_some() { "move" } else { "place" };
        let answer = table.types_in(person, thread, command, options).await;
        assert_eq!(table.play(game).await.position.plies(), plies + 1, "{}", answer.content);
        return;
    }
    let board = table.board(game).await;
    let moved = match from {
        Some(from) => {
            let menu = table.presses(person, &board, &from.to_string()).await;
            let way = menu
                .parts()
                .into_iter()
                .find(|part| part["label"].as_str().is_some_and(|label| label.starts_with(&format!("{to} "))));
            let id = way.and_then(|part| part["custom_id"].as_str()).unwrap_or_else(|| panic!("{}", shown(&menu)));
            table.answer(&person.press(menu.id, id).unwrap()).await
        }
        None => {
            let menu = table.presses(person, &board, "Place").await;
            let to = to.to_string();
            let select = menu.parts().into_iter().find(|part| {
                part["options"].as_array().is_some_and(|options| options.iter().any(|option| option["value"] == *to))
            });
            let id = select.and_then(|part| part["custom_id"].as_str()).unwrap_or_else(|| panic!("{}", shown(&menu)));
            table.answer(&person.select(menu.id, id, &[&to]).unwrap()).await
        }
    };
    assert_eq!(table.play(game).await.position.plies(), plies + 1, "{}", moved.content);
    let label = match ring {
        Some("drop") => format!("Drop ring on {to}"),
        Some(_) => "Hold back".to_string(),
        None => return,
    };
    if button(&moved, &label).is_some() {
        table.presses(person, &moved, &label).await;
    }
}

/// Plays at random until the game is over, letting time run as the level demands.
async fn play_on(table: &Table, game: GameId, by: By, seed: u64) {
    let mut dice = Dice(seed);
    let level = table.load(game).await.terms.setup.level;
    for _ in 0..2_000 {
        let position = table.play(game).await.position;
        let turn = match position.phase() {
            Phase::Playing { turn } => turn,
            Phase::Closing => {
                table.jump(15_000 + SETTLING).await;
                continue;
            }
            Phase::Over(_) => return,
        };
        if level.has_turn_timer() && dice.roll(8) == 0 && position.turn_timer().empty_at().is_none() {
            overstep(table, game, turn, by, &mut dice).await;
            continue;
        }
        let moves: Vec<(Option<Space>, Space)> = if position.board().is_placing(turn) {
            position.placements().map(|at| (None, at)).collect()
        } else {
            position.legal_moves().map(|(from, to)| (Some(from), to)).collect()
        };
        let (from, to) = moves[dice.roll(moves.len())];
        let ring = match (position.holder(turn), dice.roll(10)) {
            (0, _) => None,
            (_, 0) => Some("hold"),
            (_, 1) => None,
            _ => Some("drop"),
        };
        make_move(table, game, by, from, to, ring).await;
        check_description(table, game).await;
        if level.has_sand() {
            table.jump(i64::try_from(dice.roll(12_000)).unwrap()).await;
        }
    }
    panic!("the game does not end");
}

/// Counts how often somebody came to be the one to move.
fn turns(chronicle: &[Occurrence]) -> usize {
    let is_ply = |told: &Occurrence| matches!(told.what, Happening::Moved { .. } | Happening::Placed { .. });
    // What a player ends by a deed of its own does not belong to the ply before it, though time stood still between.
    let is_deed = |told: &Occurrence| match told.what {
        Happening::Ended(outcome) => {
            matches!(outcome.reason, Reason::FullSpace | Reason::Resignation | Reason::Agreement | Reason::Abort)
        }
        _ => false,
    };
    let at_once = chronicle.chunk_by(|one, other| one.at == other.at && !is_ply(other) && !is_deed(other));
    let changes = at_once.filter(|told| {
        let begins_turn = |told: &Occurrence| match told.what {
            Happening::Moved { late, .. } => !late,
            Happening::Placed { .. }
            | Happening::TurnLost { .. }
            | Happening::Overstepped { .. }
            | Happening::PlayResumed { .. } => true,
            _ => false,
        };
        let nobodys = |told: &Occurrence| matches!(told.what, Happening::ClosingBegan | Happening::Ended(_));
        told.iter().any(begins_turn) && !told.iter().any(nobodys)
    });
    1 + changes.count()
}

/// Has the one to move overstep the turn timer, and the other one move and use his extra ring.
async fn overstep(table: &Table, game: GameId, turn: Color, by: By, dice: &mut Dice) {
    let thread = table.thread(game).await;
    let other = turn.opponent();
    if by == By::Commands {
        table.types_in(seat(table, other), thread, "timer", json!({})).await;
    } else {
        table.presses(seat(table, other), &table.board(game).await, "Turn timer").await;
    }
    table.jump(15_000 + SETTLING).await;
    let position = table.play(game).await.position;
    if position.turn() != Some(other) || position.board().is_placing(other) {
        return;
    }
    let moves: Vec<_> = position.legal_moves().collect();
    let (from, to) = moves[dice.roll(moves.len())];
    let ring = (position.holder(other) > 1).then_some("drop");
    make_move(table, game, by, Some(from), to, ring).await;
    let position = table.play(game).await.position;
    if let Some(space) = position.extra_spaces(other).next() {
        let options = json!({"on": space.to_string()});
        let answer = table.types_in(seat(table, other), thread, "ring", options).await;
        assert!(answer.content.contains(&space.to_string()), "{}", answer.content);
    }
}

/// Checks that the newest board can be rebuilt from the description of its picture alone.
async fn check_description(table: &Table, game: GameId) {
    let board = table.board(game).await;
    let description = board.attachments[0].description.as_deref().expect("every board is described");
    let position = table.play(game).await.position;
    assert_eq!(Rebuilt::read(description), Rebuilt::of(&position), "{description}");
}

/// Checks the end: announced once, one line where the challenge was made, and the record says the same.
async fn check_end(table: &Table, game: GameId, reason: &str) {
    table.quiet().await;
    let ended = table.load(game).await;
    let outcome = ended.outcome().expect("the game is over");
    assert_eq!(outcome.reason.word(), reason);
    let thread = table.thread(game).await;
    let results = match outcome.verdict {
        Verdict::Won(Color::Red) => "**Red wins**",
        Verdict::Won(Color::Black) => "**Black wins**",
        Verdict::Draw => "**A draw**",
        Verdict::Aborted => "**called off**",
    };
    let told = table.said(thread).iter().filter(|words| words.contains(results)).count();
    assert_eq!(told, 1, "the result is told once: {:?}", table.said(thread));
    let parent = table.said(table.channel).iter().filter(|words| words.contains(&format!("game {game}"))).count();
    assert!(parent >= 1, "{:?}", table.said(table.channel));
    for message in table.posted(thread) {
        let left: &[&str] = if message.content.contains(results) { &["Rematch"] } else { &[] };
        assert_eq!(labels(&message), left, "{}", shown(&message));
        assert!(message.attachments.len() <= 1);
    }
    let calls: usize = table.posted(thread).iter().map(|message| message.pinged.len()).sum();
    assert_eq!(calls, turns(&ended.play().unwrap().chronicle), "one call for each turn: {:?}", table.said(thread));
    check_description(table, game).await;
    let record = ended.record().expect("a record").to_string();
    let mut check = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"))
        .args(["record", "check", "-"])
        .args(["--at", &outcome.at.since(ended.play().unwrap().position.began()).as_ms().to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    check.stdin.take().unwrap().write_all(record.as_bytes()).unwrap();
    let output = check.wait_with_output().unwrap();
    let checked: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}:\n{record}"));
    let played = serde_json::to_value(Report::of(&ended.play().unwrap().position)).unwrap();
    assert_eq!(checked, played, "{record}");
    crate::bodies::check(&table.playground);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_1_game_is_played_to_the_last_ring_by_commands() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    play_on(&table, game, By::Commands, 11).await;
    check_end(&table, game, "rings").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_1_game_is_played_to_the_last_ring_by_buttons() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    play_on(&table, game, By::Buttons, 15).await;
    check_end(&table, game, "rings").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_2_game_is_played_to_the_end_by_commands() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    play_on(&table, game, By::Commands, 21).await;
    check_end(&table, game, "rings").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_3_game_is_played_to_the_end_by_buttons() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    play_on(&table, game, By::Buttons, 31).await;
    check_end(&table, game, "rings").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_3_free_start_is_played_to_the_end_by_commands() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3, "start": "free"})).await;
    play_on(&table, game, By::Commands, 33).await;
    check_end(&table, game, "rings").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_1_free_start_is_played_to_the_end_by_buttons() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1, "start": "free"})).await;
    play_on(&table, game, By::Buttons, 14).await;
    check_end(&table, game, "rings").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn equal_rings_are_decided_by_the_later_sand() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2, "start": "free"})).await;
    for (number, at) in ["A1", "A4", "G1", "G4", "D7", "D1"].into_iter().enumerate() {
        let by = if number % 2 == 0 { By::Commands } else { By::Buttons };
        make_move(&table, game, by, None, Space::parse(at).unwrap(), Some("drop")).await;
        table.jump(7).await;
    }
    // Step by step, so that each turn lost is told in its own time.
    table.jump(179_900 + SETTLING).await;
    for _ in 0..20 {
        table.jump(7).await;
    }
    check_end(&table, game, "sand").await;
    let result = table.board(game).await.content;
    assert!(result.contains("ms"), "the instants are told: {result}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_space_is_entered_only_by_a_second_word_and_loses() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let space = |name| Space::parse(name).unwrap();
    make_move(&table, game, By::Commands, Some(space("A1")), space("A2"), Some("drop")).await;
    make_move(&table, game, By::Commands, Some(space("A4")), space("A3"), None).await;
    make_move(&table, game, By::Commands, Some(space("A2")), space("B2"), None).await;
    let thread = table.thread(game).await;
    let asked = table.types_in(&table.bob, thread, "move", json!({"from": "A3", "to": "A2"})).await;
    assert!(asked.content.contains("loses the game"), "{}", asked.content);
    assert!(table.load(game).await.is_running());
    table.presses(&table.bob, &asked, "Move to A2 and lose").await;
    check_end(&table, game, "full-space").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_resigns_by_command_and_by_button() {
    let table = Table::set().await;
    for by_button in [false, true] {
        let game = table.game(json!({"level": 3})).await;
        let thread = table.thread(game).await;
        let asked = if by_button {
            let more = table.presses(&table.bob, &table.board(game).await, "More…").await;
            table.presses(&table.bob, &more, "Resign").await
        } else {
            table.types_in(&table.bob, thread, "resign", json!({})).await
        };
        assert!(table.load(game).await.is_running(), "it asks first");
        table.presses(&table.bob, &asked, "Yes, resign").await;
        check_end(&table, game, "resignation").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn both_agree_on_a_draw_at_level_1() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    table.types_in(&table.alice, table.thread(game).await, "draw", json!({})).await;
    assert!(table.load(game).await.is_running());
    let more = table.presses(&table.bob, &table.board(game).await, "More…").await;
    table.presses(&table.bob, &more, "Agree to a draw").await;
    check_end(&table, game, "agreement").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_move_for_seven_days_forfeits() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let space = |name| Space::parse(name).unwrap();
    make_move(&table, game, By::Commands, Some(space("A1")), space("A2"), None).await;
    make_move(&table, game, By::Buttons, Some(space("A4")), space("A3"), None).await;
    table.jump(7 * 86_400_000 - 1).await;
    assert!(table.load(game).await.is_running());
    table.jump(1 + SETTLING).await;
    check_end(&table, game, "forfeit").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_nobody_begins_is_called_off_by_time_and_before_that_by_a_player() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    table.jump(7 * 86_400_000 + SETTLING).await;
    check_end(&table, game, "abort").await;
    let game = table.game(json!({"level": 2})).await;
    let asked = table.types_in(&table.bob, table.thread(game).await, "abort", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, call it off").await;
    check_end(&table, game, "abort").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_moves_without_a_ring_end_the_game() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 1})).await;
    let space = |name| Space::parse(name).unwrap();
    for number in 0..40 {
        let (from, to) = [("A1", "A2"), ("A4", "A3"), ("A2", "A1"), ("A3", "A4")][number % 4];
        make_move(&table, game, By::Commands, Some(space(from)), space(to), Some("hold")).await;
    }
    assert!(matches!(table.play(game).await.position.phase(), Phase::Closing));
    let closing = table.board(game).await.content;
    assert_eq!(closing.matches("Nobody is to move any more").count(), 1, "{closing}");
    assert!(closing.contains("then the rings are counted"), "{closing}");
    table.jump(15_000 + SETTLING).await;
    check_end(&table, game, "no-rings").await;
}

/// Finds that every warning that stands says what is so, and tells how many were struck through.
async fn warnings_are_true(table: &Table, game: GameId) -> usize {
    let position = table.play(game).await.position;
    let warnings = table.posted(table.thread(game).await).into_iter();
    let warnings = warnings.filter(|message| message.content.contains("runs low"));
    let (struck, standing): (Vec<_>, Vec<_>) = warnings.partition(|warning| warning.content.starts_with("~~"));
    for warning in standing {
        let glasses = Color::BOTH.into_iter().flat_map(|color| position.board().glasses(color));
        let is_true = glasses.into_iter().any(|glass| match (glass.space(), glass.sand()) {
            (Some(space), Sand::Running(at)) => {
                let told = [format!("**{space}**"), format!("<t:{}:T>", at.as_ms() / 1000)];
                told.iter().all(|told| warning.content.contains(told))
            }
            _ => false,
        });
        assert!(is_true && position.outcome().is_none(), "it stands: {}", warning.content);
    }
    struck.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_whole_game_no_warning_stands_that_is_not_true_though_the_bot_crashes_in_it() {
    let mut table = Table::set().await;
    let game = table.game(json!({"level": 2, "sand": "5m"})).await;
    let mut dice = Dice(0x5eed_5eed_5eed_5eed);
    let mut struck = 0;
    for step in 0..2_000 {
        let position = table.play(game).await.position;
        let turn = match position.phase() {
            Phase::Playing { turn } => turn,
            Phase::Closing => {
                table.jump(60_000).await;
                continue;
            }
            Phase::Over(_) => break,
        };
        let moves: Vec<_> = position.legal_moves().collect();
        let (from, to) = moves[dice.roll(moves.len())];
        let ring = (position.holder(turn) > 0 && dice.roll(3) > 0).then_some("drop");
        make_move(&table, game, By::Commands, Some(from), to, ring).await;
        table.jump(i64::try_from(dice.roll(60_000)).unwrap()).await;
        struck = warnings_are_true(&table, game).await;
        if step % 12 == 11 {
            table.crash().await;
            table.hands.advance(Span::from_secs(90));
            table.start_bot().await;
            table.quiet().await;
            warnings_are_true(&table, game).await;
        }
    }
    assert!(table.load(game).await.outcome().is_some());
    let all = table.posted(table.thread(game).await).into_iter();
    let all = all.filter(|message| message.content.contains("runs low")).count();
    assert_eq!(warnings_are_true(&table, game).await, all, "at the end none is true any more");
    assert!(struck > 3, "{struck} warnings");
    let record = table.load(game).await.record().unwrap().to_string();
    assert!(record.contains("clock credit 90000"), "{record}");
    table.ends_well();
}
