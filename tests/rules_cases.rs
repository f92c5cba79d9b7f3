//! What a recorded game cannot show: how `record check` and `record perft` are called.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may stop at once")]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const HEADERS: &str = "[TAMSK \"1\"]\n[Level \"2\"]\n[Sand \"180000\"]\n[Start \"corners\"]\n[Began \"0\"]\n\n";

fn record(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"))
        .arg("record")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    // A command that reads nothing may have closed its end already.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("it ends")
}

fn json(output: &Output) -> serde_json::Value {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
    serde_json::from_slice(&output.stdout).expect("one JSON object and nothing else")
}

fn complaint(output: &Output, code: i32) -> String {
    assert_eq!(output.status.code(), Some(code));
    assert!(output.stdout.is_empty());
    String::from_utf8_lossy(&output.stderr).trim_end().to_owned()
}

#[test]
fn a_dash_is_standard_input() {
    let said = json(&record(&["check", "-"], format!("{HEADERS}0 red A1-B2 ring\n").as_bytes()));
    assert_eq!(said["rings"], serde_json::json!({"B2": 1}));
    assert_eq!(said["next_deadline"], 180_000);
}

#[test]
fn a_file_and_standard_input_say_the_same() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/record-the-example.tamsk");
    let text = fs::read(&file).expect("the game is there");
    let from_file = record(&["check", file.to_str().expect("UTF-8")], b"");
    assert_eq!(json(&from_file), json(&record(&["check", "-"], &text)));
}

#[test]
fn the_object_has_the_keys_of_the_format_and_may_have_more() {
    let said = json(&record(&["check", "-"], HEADERS.as_bytes()));
    for key in [
        "phase",
        "turn",
        "plies",
        "holder",
        "rings",
        "hourglasses",
        "turn_timer",
        "lifted",
        "late",
        "ring_right",
        "extra_ring",
        "legal_moves",
        "next_deadline",
        "result",
        "reason",
        "ended_at",
    ] {
        assert!(said.get(key).is_some(), "{key}");
    }
}

#[test]
fn time_runs_on_to_at() {
    let text = format!("{HEADERS}0 red A1-B2\n");
    let at = |ms: &str| json(&record(&["check", "-", "--at", ms], text.as_bytes()))["hourglasses"][0]["state"].clone();
    assert_eq!(at("179999"), "running");
    assert_eq!(at("180000"), "lost");
}

#[test]
fn a_refused_input_is_exit_code_1_with_its_line() {
    let said = complaint(&record(&["check", "-"], format!("{HEADERS}0 black A4-A3\n").as_bytes()), 1);
    assert!(said.starts_with("line 7: "), "{said}");
}

#[test]
fn an_unreadable_record_is_exit_code_2_with_its_line() {
    let said = complaint(&record(&["check", "-"], format!("{HEADERS}0 red jump\n").as_bytes()), 2);
    assert!(said.starts_with("line 7: "), "{said}");
}

#[test]
fn bytes_that_are_no_utf_8_are_exit_code_2_with_their_line() {
    let text = [HEADERS.as_bytes(), b"; fine\n; \xff\n"].concat();
    let said = complaint(&record(&["check", "-"], &text), 2);
    assert!(said.starts_with("line 8: "), "{said}");
}

#[test]
fn a_file_that_is_not_there_is_exit_code_2() {
    let said = complaint(&record(&["check", "tests/games/no-such-game.tamsk"], b""), 2);
    assert!(said.contains("no-such-game.tamsk"), "{said}");
}

#[test]
fn perft_prints_the_known_values() {
    let counted = |level: &str, depth: &str| {
        let output = record(&["perft", "--level", level, "--depth", depth], b"");
        assert_eq!(output.status.code(), Some(0));
        String::from_utf8_lossy(&output.stdout).trim_end().to_owned()
    };
    assert_eq!(counted("1", "7"), "12688323");
    assert_eq!(counted("1", "1"), "9");
    assert_eq!(counted("2", "7"), "349920");
    assert_eq!(counted("3", "5"), "8748");
}

#[test]
fn perft_of_an_unknown_level_is_exit_code_2() {
    complaint(&record(&["perft", "--level", "4", "--depth", "1"], b""), 2);
}

#[test]
fn every_recorded_game_has_exactly_one_answer() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for entry in fs::read_dir(folder).expect("recorded games are there") {
        let path = entry.expect("readable").path();
        let has_answer = |kind: &str| path.with_extension(kind).exists();
        if path.extension().is_some_and(|extension| extension == "tamsk") {
            assert!(has_answer("json") != has_answer("err"), "{}: one answer", path.display());
        } else {
            assert!(path.with_extension("tamsk").exists(), "{}: an answer to nothing", path.display());
        }
    }
}
