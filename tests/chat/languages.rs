//! A whole game in every language: each word a player gets is of that language's catalog.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use serde_json::{Value, json};
use tamsk_bot::game::GameId;
use tamsk_bot::i18n::Language;
use tamsk_bot::playground::permissions::{MANAGE_GUILD, MEMBER_DEFAULT};
use tamsk_bot::rules::Phase;

use crate::table::{SETTLING, Table};

/// The pieces of text of a catalog, the longest first.
fn pieces(catalog: &str) -> Vec<String> {
    let resource = fluent_syntax::parser::parse(catalog).expect("the catalog is Fluent");
    let mut found = BTreeSet::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            message.value.iter().for_each(|pattern| gather(pattern, &mut found));
        }
    }
    let mut found: Vec<String> = found.into_iter().filter(|piece| !piece.is_empty()).collect();
    found.sort_by_key(|piece| std::cmp::Reverse(piece.len()));
    found
}

fn gather(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    let mut text = String::new();
    let mut end = |text: &mut String| {
        let piece = text.trim().to_string();
        text.clear();
        if piece.chars().any(char::is_alphabetic) {
            found.insert(piece);
        }
    };
    let mut below = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => {
                end(&mut text);
                below.push(expression);
            }
        }
    }
    end(&mut text);
    below.into_iter().for_each(|expression| gather_expression(expression, found));
}

fn gather_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter().for_each(|variant| gather(&variant.value, found)),
        Expression::Inline(InlineExpression::StringLiteral { value }) => drop(found.insert((*value).to_string())),
        Expression::Inline(InlineExpression::Placeable { expression }) => gather_expression(expression, found),
        Expression::Inline(_) => {}
    }
}

/// Gathers every text a body shows to people.
fn texts(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| texts(item, found)),
        Value::Object(fields) => {
            for (name, field) in fields {
                let shown = ["content", "label", "placeholder", "description", "name"].contains(&name.as_str());
                match field {
                    Value::String(text) if shown => found.push(text.clone()),
                    _ => texts(field, found),
                }
            }
        }
        _ => {}
    }
}

/// Takes mentions, instants and addresses out of a text.
fn without_tokens(text: &str) -> String {
    let mut left = String::new();
    let mut rest = text;
    while let Some(start) = ["<t:", "<@", "<#", "https://"].iter().filter_map(|token| rest.find(token)).min() {
        left.push_str(&rest[..start]);
        left.push('\u{1}');
        let token = &rest[start..];
        let is_address = token.starts_with("https");
        let is_end = |letter: char| letter == '>' || (is_address && letter.is_whitespace());
        let end = token.find(is_end).map_or(token.len(), |end| if is_address { end } else { end + 1 });
        rest = &token[end..];
    }
    left + rest
}

/// Takes a piece out of a text wherever it stands by itself, not within a word.
fn without_piece(text: &str, piece: &str) -> String {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
    let (first, last) = (is_letter(piece.chars().next()), is_letter(piece.chars().last()));
    let mut left = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(piece) {
        let (before, after) = (&rest[..start], &rest[start + piece.len()..]);
        let glued = first && is_letter(before.chars().last().or(left.chars().last()))
            || last && is_letter(after.chars().next());
        left.push_str(before);
        left.push_str(if glued { piece } else { "\u{1}" });
        rest = after;
    }
    left + rest
}

/// What is left of a text without the catalog's pieces, mentions, instants, addresses, names and spaces.
fn left_over(text: &str, pieces: &[String]) -> String {
    // What stands in a drawing of the board is numbers and letters of sides.
    let text: String = text.split("```").step_by(2).collect();
    let mut left = without_tokens(&text);
    for piece in pieces {
        left = without_piece(&left, piece);
    }
    let foreign = |word: &str| {
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        let is_space = bare.len() == 2 && bare.starts_with(|letter: char| ('A'..='G').contains(&letter));
        let is_glass = bare.len() == 3 && bare.ends_with(['R', 'B', 'x']);
        let is_known = ["alice", "bob", "carol", "R", "B", "x", "ms", "m", "h"].contains(&bare);
        !(is_space || is_glass || is_known || bare.chars().all(char::is_numeric))
    };
    let words = left.split(|letter: char| letter.is_whitespace() || "\u{1},;·:/→–-()*~`|[]".contains(letter));
    words.filter(|word| word.chars().any(char::is_alphabetic) && foreign(word)).collect::<Vec<_>>().join(" ")
}

async fn is_spoken_alone(language: Language) {
    let locale = language.locales().first().copied().unwrap_or("en-US");
    let table = Table::set_in(locale).await;
    table.playground.change_member(table.guild, table.carol.id(), |member| {
        member.permissions = MEMBER_DEFAULT | MANAGE_GUILD;
    });
    // As long as names and notes can be, the one by what has to be escaped.
    for (person, name) in [(&table.alice, "_".repeat(32)), (&table.bob, "8".repeat(32))] {
        table.playground.change_member(table.guild, person.id(), |member| member.nick = Some(name));
    }
    let game = table.game_by_id(json!({"level": 3, "note": "7".repeat(200)})).await;
    plays(&table, game).await;
    asks(&table, game).await;
    let catalog = std::fs::read_to_string(format!("{}/assets/i18n/{}.ftl", env!("CARGO_MANIFEST_DIR"), language.tag()));
    let pieces = pieces(&catalog.expect("the catalog is there"));
    let mut said = Vec::new();
    for entry in table.playground.journal() {
        if entry.template != "/applications/{application_id}/commands" {
            texts(&entry.request, &mut said);
        }
    }
    assert!(said.len() > 300, "{} texts", said.len());
    let mut foreign = BTreeSet::new();
    for text in said {
        let left = left_over(&text, &pieces);
        if !left.is_empty() {
            foreign.insert(format!("{left:?} in {text:?}"));
        }
    }
    assert!(foreign.is_empty(), "{language:?}: not of the catalog: {foreign:#?}");
    table.ends_well();
}

/// Plays a level-3 game to its end, with losses of turns and glasses.
pub async fn plays(table: &Table, game: GameId) {
    let mut roll = 0x2545_F491_4F6C_DD1D_u64;
    let mut dice = |sides: usize| {
        roll ^= roll << 13;
        roll ^= roll >> 7;
        roll ^= roll << 17;
        usize::try_from(roll >> 33).unwrap() % sides
    };
    let thread = table.thread(game).await;
    for turn_number in 0..400 {
        let position = table.play(game).await.position;
        let turn = match position.phase() {
            Phase::Playing { turn } => turn,
            Phase::Closing => {
                table.jump(15_000 + SETTLING).await;
                continue;
            }
            Phase::Over(_) => return,
        };
        let (mover, other) = (table.seat(turn.word() == "red"), table.seat(turn.word() != "red"));
        if turn_number % 9 == 4 && position.turn_timer().empty_at().is_none() {
            table.types_in(other, thread, "timer", json!({})).await;
            table.jump(15_000 + SETTLING).await;
            continue;
        }
        let moves: Vec<_> = position.legal_moves().collect();
        let (from, to) = moves[dice(moves.len())];
        if turn_number % 5 == 0 {
            let lift = format!("t1:{game}:{}:lift:{from}", position.plies());
            let lifted = table.answer(&mover.press(table.board(game).await.id, &lift).unwrap()).await;
            let step = format!("t1:{game}:{}:go:{from}:{to}", position.plies());
            // What could go a moment ago may have run out meanwhile.
            if let Ok(pressed) = mover.press(lifted.id, &step) {
                table.answer(&pressed).await;
            }
        } else {
            let ring = ["drop", "drop", "hold"][dice(3)];
            let ring = if position.holder(turn) == 0 { "hold" } else { ring };
            let options = json!({"from": from.to_string(), "to": to.to_string(), "ring": ring});
            table.types_in(mover, thread, "move", options).await;
        }
        table.jump(i64::try_from(dice(20_000)).unwrap()).await;
    }
    panic!("the game does not end");
}

/// Asks whatever can be asked, rightly and wrongly.
async fn asks(table: &Table, game: GameId) {
    let thread = table.thread(game).await;
    let asked = [
        ("board", json!({"format": "text"})),
        ("board", json!({"game": "1"})),
        ("board", json!({"ply": 999})),
        ("games", json!({})),
        ("leaderboard", json!({"level": 3})),
        ("profile", json!({})),
        ("history", json!({})),
        ("settings show", json!({})),
        ("settings channel", json!({"sand": "36h"})),
        ("settings server", json!({"level": 2, "pings": "none", "open-games": 3})),
        ("privacy show", json!({})),
        ("privacy erase", json!({})),
        ("admin close", json!({"game": "1"})),
        ("about", json!({})),
        ("resign", json!({})),
        ("abort", json!({})),
        ("draw", json!({})),
        ("move", json!({"from": "A1", "to": "B2"})),
        ("move", json!({"from": "17", "to": "B2"})),
        ("ring", json!({})),
        ("timer", json!({})),
        ("place", json!({"at": "A1"})),
        ("challenge", json!({"sand": "7"})),
        ("challenge", json!({"sand": "90d"})),
        ("challenge", json!({"opponent": table.carol.id()})),
    ];
    for (command, options) in asked {
        for person in [&table.carol, &table.alice] {
            table.types_in(person, thread, command, options.clone()).await;
        }
    }
    for topic in ["goal", "turn", "rings", "sand", "timer", "end", "free", "commands"] {
        table.types(&table.bob, "rules", json!({"topic": topic})).await;
    }
    for (command, options, typing) in [
        ("move", json!({"from": "A"}), "from"),
        ("challenge", json!({"sand": "1"}), "sand"),
        ("resign", json!({"game": ""}), "game"),
    ] {
        table.alice.autocomplete(thread, command, options, typing).unwrap().choices().await.unwrap();
    }
    let second = table.game_by_id(json!({"level": 1, "start": "free"})).await;
    let thread = table.thread(second).await;
    table.types_in(&table.alice, thread, "place", json!({"at": "D4", "ring": "drop"})).await;
    table.types_in(&table.bob, thread, "draw", json!({})).await;
    let more = format!("t1:{second}:-:more");
    let board = table.board(second).await;
    let more = button_of(&board.parts(), &more).unwrap_or(more);
    table.answer(&table.alice.press_stale(&board, &more).unwrap()).await;
    table.types_in(&table.alice, thread, "draw", json!({})).await;
    table.jump(1_000).await;
}

fn button_of(parts: &[&Value], like: &str) -> Option<String> {
    let end = like.rsplit(':').next()?;
    let ids = parts.iter().filter_map(|part| part["custom_id"].as_str());
    ids.into_iter().find(|id| id.ends_with(&format!(":{end}"))).map(Into::into)
}

/// Declares a test for each language.
macro_rules! languages {
    ($($test:ident: $language:ident;)*) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                is_spoken_alone(Language::$language).await;
            }
        )*

        #[test]
        fn every_language_has_its_game() {
            assert_eq!([$(Language::$language),*], Language::ALL);
        }
    };
}

languages! {
    a_game_is_played_in_english: English;
    a_game_is_played_in_french: French;
    a_game_is_played_in_spanish: Spanish;
    a_game_is_played_in_czech: Czech;
    a_game_is_played_in_german: German;
    a_game_is_played_in_dutch: Dutch;
    a_game_is_played_in_italian: Italian;
    a_game_is_played_in_polish: Polish;
}
