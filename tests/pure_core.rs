//! The rules and the game compiled alone: no other room is within their reach here.

#![allow(dead_code, unused_imports, reason = "the rooms are here to be compiled; one game needs little of them")]

#[path = "../src/game/mod.rs"]
mod game;
#[path = "../src/rules/mod.rs"]
mod rules;

use game::Report;
use rules::{Level, Record, perft};

const ONE_MOVE: &str = concat!(
    "[TAMSK \"1\"]\n[Level \"2\"]\n[Sand \"180000\"]\n[Start \"corners\"]\n[Began \"1764439200000\"]\n\n",
    "0 red A1-B2 ring\n",
);

#[test]
fn the_rules_play_by_themselves() {
    let position = Record::parse(ONE_MOVE).unwrap().replay().unwrap();
    assert_eq!(position.plies(), 1);
    assert_eq!(position.turn(), Some(rules::Color::Black));
    assert_eq!(perft(Level::One, 2), 81);
}

#[test]
fn the_game_needs_nothing_but_the_rules() {
    let position = Record::parse(ONE_MOVE).unwrap().replay().unwrap();
    let report = serde_json::to_value(Report::of(&position)).unwrap();
    assert_eq!(report["rings"]["B2"], 1);
    assert_eq!(report["hourglasses"][0]["runs_out_at"], 180_000);
}
