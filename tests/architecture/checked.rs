//! The check itself, fed with what it must refuse and what it must let pass.

use super::check::{check, shape};
use super::source::{Token, tokens};

fn found(path: &str, code: &str) -> Vec<String> {
    let guests: Vec<String> = ["serde", "serenity", "sqlx", "tokio", "image"].map(str::to_owned).into();
    check(path, &format!("//! A file.\n{code}\n"), &guests)
}

#[track_caller]
fn refused(path: &str, code: &str, why: &str) {
    let found = found(path, code);
    assert!(found.iter().any(|line| line.contains(why)), "{path}: {code}\nfound {found:?}");
}

#[track_caller]
fn passed(path: &str, code: &str) {
    assert_eq!(found(path, code), Vec::<String>::new(), "{path}: {code}");
}

#[test]
fn a_room_out_of_reach_is_found_however_it_is_written() {
    for code in [
        "use crate::store::Store;",
        "use crate::{app, store};",
        "use crate::{app::Handle, store::{self, Row}};",
        "pub(crate) use crate::store as kept;",
        "use {crate::app, crate::store};",
        "fn open() -> crate::store::Store { todo() }",
        "fn open() { <Board as crate::store::Row>::read() }",
        "fn open() { let x = Vec::<crate::store::Row>::new(); }",
        "use tamsk_bot::store::Store;",
        "use super::super::store::Store;",
        "use super::{super::store, reply};",
        "use self::super::super::store;",
        "mod tests { use super::super::super::store; }",
        "mod a { mod b { fn f() { super::super::super::super::store::open() } } }",
        "macro_rules! m { () => { $crate::store::open() } }",
        "use crate::/* a remark */store;",
        "fn f() { g('\\'', \"\\\"\", r#\"\"\"#); crate::store::open() }",
    ] {
        refused("discord/reply.rs", code, "discord may not use store");
    }
    refused("config.rs", "use super::store::X;", "config may not use store");
    refused("discord/mod.rs", "use super::store::X;", "discord may not use store");
    refused("discord/a/b.rs", "use super::super::super::store::X;", "discord may not use store");
}

#[test]
fn the_place_of_a_mistake_is_told() {
    let text = "/* two\nlines */\nfn f() {}\nuse crate::store;";
    assert_eq!(found("discord/reply.rs", text), ["discord/reply.rs:5: discord may not use store"]);
}

#[test]
fn the_whole_crate_is_never_taken() {
    for code in [
        "use crate::*;",
        "use crate as root;",
        "use crate::{self as root};",
        "use super::super as root;",
        "use super::super::*;",
    ] {
        refused("discord/reply.rs", code, "takes the whole crate");
    }
    refused("game/view.rs", "use crate::Store;", "crate::Store is no room");
}

#[test]
fn what_the_table_allows_passes() {
    passed("discord/reply.rs", "use crate::{app::{self, Handle}, game, render::*};\nuse super::store::X;");
    passed("discord/mod.rs", "mod store;\nuse self::store::X;\npub(crate) use store::Y;");
    passed("rules/board.rs", "use super::color::Color;\nmod tests { use super::*; use super::super::space::Space; }");
    passed("rules/board.rs", "pub(crate) fn f() {}\npub(in crate::rules) fn g() {}\npub(super) fn h() {}");
    passed(
        "rules/board.rs",
        "use std::fmt;\n// use crate::store;\n/* crate::store /* */ sqlx::query */\nconst A: &str = \"crate::store\";",
    );
    passed("main.rs", "use tamsk_bot::store::Store;\nuse sqlx::Row;");
    passed("store/games.rs", "fn f<'a>(x: &'a str, y: char) -> bool { y == 'a' && x == \"SELECT 1\" }");
}

#[test]
fn a_crate_in_the_wrong_room_is_found() {
    for code in [
        "use serde::Serialize;",
        "use ::serde::Serialize;",
        "use {std::fmt, serde::Serialize};",
        "use serde;",
        "extern crate serde;",
        "#[derive(Debug, serde::Serialize)] struct A;",
        "fn f() { serde::to_string() }",
        "impl serde::Serialize for A {}",
    ] {
        refused("rules/board.rs", code, "rules may not use the crate serde");
    }
    refused("app/handle.rs", "async fn f() { sqlx::query(\"\").await }", "app may not use the crate sqlx");
    refused("store/mod.rs", "use serenity::all::Message;", "store may not use the crate serenity");
    passed("game/view.rs", "use serde::Serialize;");
    passed("render/mod.rs", "fn f(image: Image) { image.image::<u8>(); let tokio = 1; }");
}

#[test]
fn the_library_only_declares_rooms() {
    passed("lib.rs", "pub mod rules;\npub mod store;");
    refused("lib.rs", "pub use crate::rules::Space;", "lib may not use rules");
    refused("lib.rs", "pub use serde::Serialize;", "lib may not use the crate serde");
}

#[test]
fn a_file_outside_the_rooms_is_found() {
    refused("stuff.rs", "", "no room stuff");
    refused("stuff/mod.rs", "", "no room stuff");
}

#[test]
fn names_that_say_nothing_are_found() {
    refused("game/mod.rs", "mod util;", "mod util says nothing");
    refused("game/mod.rs", "mod common { }", "mod common says nothing");
    refused("game/helpers.rs", "", "helpers says nothing");
    refused("game/types/id.rs", "", "types says nothing");
    refused("app/game_manager.rs", "", "the file's name says nothing");
    refused("app/mod.rs", "pub struct GameManager;", "GameManager says nothing");
    refused("app/mod.rs", "trait NotifyService {}", "NotifyService says nothing");
    refused("app/mod.rs", "fn move_helper() {}", "move_helper says nothing");
    refused("app/mod.rs", "macro_rules! helper { () => {} }", "helper says nothing");
    refused("app/mod.rs", "async fn get_game() {}", "fn get_game says nothing");
    refused("app/mod.rs", "fn process_move() {}", "fn process_move says nothing");
    refused("app/mod.rs", "fn do_it() {}", "fn do_it says nothing");
    passed("discord/mod.rs", "use serenity::ShardManager;\nfn f(manager: ShardManager) { manager.get_it(); }");
    passed("app/mod.rs", "fn done() {}\nfn gets() {}\nfn forget_it() {}");
}

#[test]
fn a_clock_read_elsewhere_is_found() {
    for code in [
        "fn f() { Instant::now(); }",
        "fn f() { std::time::SystemTime::now(); }",
        "fn f() { tokio::time::Instant :: now(); }",
        "fn f() { g(Instant::now) }",
    ] {
        refused("app/scheduler.rs", code, "only clock.rs reads a clock");
        passed("clock.rs", code);
        passed("playground/instant.rs", code);
    }
    passed("app/scheduler.rs", "fn f(clock: &Clock) { clock.now(); }\n// Instant::now");
}

#[test]
fn sql_spoken_elsewhere_is_found() {
    for code in [
        "const Q: &str = \"SELECT id FROM game\";",
        "const Q: &str = r#\"\n  INSERT INTO game VALUES (?)\"#;",
        "const Q: &str = \"UPDATE game\n SET ply = 1\";",
        "const Q: &str = concat!(\"DELETE \", \"DELETE  FROM game\");",
        "const Q: &str = \"PRAGMA user_version\";",
        "const Q: &str = \"select id from game\";",
        "const Q: &str = \"insert into game values (?)\";",
        "const Q: &str = \"update game set ply = 1\";",
    ] {
        refused("app/query.rs", code, "only store speaks SQL");
        passed("store/query.rs", code);
    }
    passed("app/query.rs", "// SELECT id FROM game\nconst Q: &str = \"Select a space; update what is SET\";");
}

#[test]
fn the_shape_of_a_file_is_checked() {
    assert_eq!(shape("game/a.rs", "//! A.\n"), Vec::<String>::new());
    assert_eq!(shape("game/a.rs", "use std::fmt;\n").len(), 1);
    assert_eq!(shape("game/a.rs", "").len(), 1);
    let long = |lines| check("game/a.rs", &"//! A.\n".repeat(lines), &[]);
    assert_eq!(long(500), Vec::<String>::new());
    assert_eq!(long(501), ["game/a.rs: 501 lines, more than 500"]);
}

#[test]
fn tests_within_a_room_may_use_any_crate_but_no_other_room() {
    let tests = "#[cfg(test)]\nmod tests { mod more { #[tokio::test] async fn f() {} } use serde::X; }";
    passed("store/mod.rs", tests);
    refused("store/mod.rs", &format!("{tests} use serenity::X;"), "store may not use the crate serenity");
    refused("rules/mod.rs", "mod tests { use serde::X; }", "rules may not use the crate serde");
    refused("rules/mod.rs", "#[cfg(test)] mod tests { use crate::game; }", "rules may not use game");
}

#[test]
fn a_path_attribute_is_found() {
    refused("game/mod.rs", "#[path = \"../store/row.rs\"]\nmod row;", "#[path]");
}

#[test]
fn comments_fall_away_and_strings_stay_whole() {
    let word = |word: &str| Token::Word(word.to_owned());
    let text = |text: &str| Token::Text(text.to_owned());
    for (code, expected) in [
        ("a // b \"\n\"c\\\"d\" e", vec![(1, word("a")), (2, text("c\\\"d")), (2, word("e"))]),
        ("r#\"a\"b\"# c", vec![(1, text("a\"b")), (1, word("c"))]),
        ("br\"\\\" c", vec![(1, text("\\")), (1, word("c"))]),
        ("'\"' 'a' b", vec![(1, word("b"))]),
        ("'\\u{41}' '\\'' b", vec![(1, word("b"))]),
        ("'static a", vec![(1, word("static")), (1, word("a"))]),
        ("/* a /* b */ c\n*/ d", vec![(2, word("d"))]),
        ("crab::r", vec![(1, word("crab")), (1, Token::Path), (1, word("r"))]),
        ("\"open", vec![(1, text("open"))]),
        ("ж\u{301} 'ж' \"ж\"", vec![(1, word("ж")), (1, Token::Sign('\u{301}')), (1, text("ж"))]),
    ] {
        assert_eq!(tokens(code), expected, "{code}");
    }
}
