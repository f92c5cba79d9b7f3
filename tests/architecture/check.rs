//! What is wrong with one file, seen from the table of rooms.

use super::source::{Token, tokens};
use super::{ANY, ROOMS, Room};

const BANNED_MODULES: [&str; 7] = ["common", "helper", "helpers", "types", "util", "utils", "misc"];
const BANNED_IN_NAMES: [&str; 3] = ["manager", "service", "helper"];
const BANNED_FUNCTIONS: [&str; 3] = ["get_", "process", "do_"];
const DECLARING: [&str; 10] =
    ["const", "enum", "fn", "macro_rules", "mod", "static", "struct", "trait", "type", "union"];
const SQL: [&str; 10] = [
    "SELECT ",
    "INSERT INTO",
    "INSERT OR",
    "DELETE FROM",
    "CREATE TABLE",
    "CREATE INDEX",
    "ALTER TABLE",
    "DROP TABLE",
    "BEGIN IMMEDIATE",
    "PRAGMA ",
];

/// Tells what is wrong with a file of `src`, one line each; `path` is relative to `src`.
pub fn check(path: &str, text: &str, guests: &[String]) -> Vec<String> {
    let mut found = shape(path, text);
    let lines = text.lines().count();
    if lines > 500 {
        found.push(format!("{path}: {lines} lines, more than 500"));
    }
    let tokens = tokens(text);
    let name = path.split('/').next().unwrap_or_default().trim_end_matches(".rs");
    let Some(room) = ROOMS.iter().find(|room| room.name == name) else {
        found.push(format!("{path}: there is no room {name} in the table"));
        return found;
    };
    let mut file = File { path, room, guests, tokens: &tokens, found, in_tests: false };
    file.walk();
    file.names();
    file.clocks();
    file.sql();
    file.found
}

/// Tells what is wrong with the outside of any Rust file.
pub fn shape(path: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    if !text.starts_with("//!") {
        found.push(format!("{path}: the first line does not begin with //!"));
    }
    let stem = path.rsplit('/').next().unwrap_or_default().trim_end_matches(".rs");
    for part in path.split('/').map(|part| part.trim_end_matches(".rs")) {
        if BANNED_MODULES.contains(&part) {
            found.push(format!("{path}: {part} says nothing about what is in it"));
        }
    }
    if BANNED_IN_NAMES.iter().any(|banned| stem.contains(banned)) {
        found.push(format!("{path}: the file's name says nothing about what is in it"));
    }
    found
}

struct File<'a> {
    path: &'a str,
    room: &'static Room,
    guests: &'a [String],
    tokens: &'a [(usize, Token)],
    found: Vec<String>,
    /// Whether the walk is within a `#[cfg(test)] mod`, which may use any crate.
    in_tests: bool,
}

impl<'a> File<'a> {
    fn complain(&mut self, line: usize, why: &str) {
        self.found.push(format!("{}:{line}: {why}", self.path));
    }

    fn token(&self, at: usize) -> Option<&'a Token> {
        self.tokens.get(at).map(|(_, token)| token)
    }

    fn sign(&self, at: usize, sign: char) -> bool {
        self.token(at) == Some(&Token::Sign(sign))
    }

    fn is(&self, at: usize, word: &str) -> bool {
        self.token(at).is_some_and(|token| token.is(word))
    }

    /// Tells whether `#[cfg(test)]` stands right before.
    fn only_in_tests(&self, at: usize) -> bool {
        let Some(from) = at.checked_sub(7) else { return false };
        self.sign(from, '#') && self.is(from + 2, "cfg") && self.is(from + 4, "test") && self.sign(from + 6, ']')
    }

    /// Visits every path, keeping count of how many modules deep it stands.
    fn walk(&mut self) {
        let mut depth = self.path.trim_end_matches(".rs").trim_end_matches("/mod").split('/').count();
        if matches!(self.room.name, "lib" | "main") {
            depth = 0;
        }
        let mut braces = 0_usize;
        let mut inline = Vec::new();
        let mut at = 0;
        while let Some((line, token)) = self.tokens.get(at) {
            match token {
                Token::Sign('{') => braces += 1,
                Token::Sign('}') => {
                    braces = braces.saturating_sub(1);
                    if inline.last().is_some_and(|(outside, _)| *outside == braces) {
                        self.in_tests = inline.pop().is_some_and(|(_, outer)| outer);
                    }
                }
                Token::Word(word) if word == "mod" && self.sign(at + 2, '{') => {
                    inline.push((braces, self.in_tests));
                    self.in_tests |= self.only_in_tests(at);
                    at += 2;
                    continue;
                }
                Token::Word(word) if word == "path" && self.sign(at + 1, '=') && self.sign(at.wrapping_sub(1), '[') => {
                    self.complain(*line, "#[path] leads around the table of rooms");
                }
                Token::Word(word) if word == "use" || (word == "extern" && self.is(at + 1, "crate")) => {
                    at += if word == "use" { 1 } else { 2 };
                    let mut paths = Vec::new();
                    at = self.tree(at, &[], &mut paths);
                    for path in paths {
                        self.judge(*line, &path, depth + inline.len(), true);
                    }
                    continue;
                }
                Token::Word(_) if token.word().is_some() && !self.sign(at.wrapping_sub(1), '.') => {
                    let mut paths = Vec::new();
                    at = self.tree(at, &[], &mut paths);
                    for path in paths {
                        self.judge(*line, &path, depth + inline.len(), false);
                    }
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// Reads a path or a tree of paths, and gives where it ends.
    fn tree(&self, mut at: usize, before: &[String], paths: &mut Vec<Vec<String>>) -> usize {
        let mut path = before.to_vec();
        if self.token(at) == Some(&Token::Path) {
            at += 1;
        }
        loop {
            match self.token(at) {
                Some(Token::Sign('{')) => {
                    at += 1;
                    while at < self.tokens.len() && !self.sign(at, '}') {
                        let from = at;
                        at = self.tree(at, &path, paths);
                        while at < self.tokens.len() && !self.sign(at, ',') && !self.sign(at, '}') {
                            at += 1;
                        }
                        if self.sign(at, ',') || at == from {
                            at += 1;
                        }
                    }
                    return at + 1;
                }
                Some(Token::Sign('*')) => {
                    path.push("*".to_owned());
                    at += 1;
                    break;
                }
                Some(Token::Word(word)) => path.push(word.clone()),
                _ => break,
            }
            at += 1;
            if self.token(at) != Some(&Token::Path) {
                break;
            }
            at += 1;
        }
        paths.push(path);
        at
    }

    /// Judges one path that stands so many modules below the root of the crate.
    fn judge(&mut self, line: usize, path: &[String], depth: usize, used: bool) {
        let path: Vec<&str> = path.iter().map(String::as_str).skip_while(|part| *part == "self").collect();
        let ups = path.iter().take_while(|part| **part == "super").count();
        let from_root = match path.first() {
            Some(&"crate" | &"tamsk_bot") => &path[1..],
            Some(&"super") if ups >= depth => &path[ups..],
            Some(&guest) if (used || path.len() > 1) && self.guests.iter().any(|known| known == guest) => {
                if !self.in_tests && self.room.guests != ANY && !self.room.guests.contains(&guest) {
                    self.complain(line, &format!("{} may not use the crate {guest}", self.room.name));
                }
                return;
            }
            _ => return,
        };
        if self.room.rooms == ANY {
            return;
        }
        match from_root {
            [] if !used => {}
            [] | ["*" | "self", ..] => self.complain(line, "takes the whole crate instead of a room"),
            [room, ..] if *room == self.room.name || self.room.rooms.contains(room) => {}
            [room, ..] if ROOMS.iter().any(|known| known.name == *room) => {
                self.complain(line, &format!("{} may not use {room}", self.room.name));
            }
            [other, ..] => self.complain(line, &format!("crate::{other} is no room")),
        }
    }

    fn names(&mut self) {
        for at in 1..self.tokens.len() {
            let (line, token) = &self.tokens[at];
            let Some(name) = token.word() else { continue };
            let declaring = if self.sign(at - 1, '!') { at.wrapping_sub(2) } else { at - 1 };
            let Some(kind) = self.token(declaring).and_then(Token::word).filter(|word| DECLARING.contains(word)) else {
                continue;
            };
            let small = name.to_lowercase();
            if kind == "mod" && BANNED_MODULES.contains(&name) {
                self.complain(*line, &format!("mod {name} says nothing about what is in it"));
            }
            if BANNED_IN_NAMES.iter().any(|banned| small.contains(banned)) {
                self.complain(*line, &format!("{name} says nothing about what it is"));
            }
            if kind == "fn" && BANNED_FUNCTIONS.iter().any(|banned| name.starts_with(banned)) {
                self.complain(*line, &format!("fn {name} says nothing about what it does"));
            }
        }
    }

    fn clocks(&mut self) {
        if matches!(self.room.name, "clock" | "playground") {
            return;
        }
        for at in 0..self.tokens.len() {
            let clock = self.is(at, "Instant") || self.is(at, "SystemTime");
            if clock && self.token(at + 1) == Some(&Token::Path) && self.is(at + 2, "now") {
                self.complain(self.tokens[at].0, "only clock.rs reads a clock");
            }
        }
    }

    fn sql(&mut self) {
        if self.room.name == "store" {
            return;
        }
        for (line, token) in self.tokens {
            let Token::Text(text) = token else { continue };
            if speaks_sql(text) {
                self.complain(*line, "only store speaks SQL");
            }
        }
    }
}

/// Finds SQL in capitals anywhere in a text; in small letters only at its beginning, where a sentence has a capital.
fn speaks_sql(text: &str) -> bool {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ") + " ";
    let updates = |text: &str| text.contains("UPDATE ") && text.contains(" SET ");
    let small = if text.starts_with(char::is_lowercase) { text.to_uppercase() } else { String::new() };
    SQL.iter().any(|words| text.contains(words) || small.starts_with(words))
        || updates(&text)
        || (small.starts_with("UPDATE ") && updates(&small))
}
