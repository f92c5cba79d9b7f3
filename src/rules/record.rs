//! The written game: headers and stamped inputs (`record.md`).

use std::collections::BTreeSet;
use std::fmt;

use super::notation::{Entry, LONGEST_MS, parse_ms};
use super::position::Position;
use super::refusal::Refusal;
use super::setup::{Level, Setup, Start};
use super::time::{Span, Timestamp};

/// A game as text: what was agreed and everything that was put in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What was agreed before the game.
    pub setup: Setup,
    /// When it began.
    pub began: Timestamp,
    /// Every other header, in its order, known or not.
    pub headers: Vec<(String, String)>,
    /// The inputs, in order.
    pub inputs: Vec<Stamped>,
}

/// An input and its instant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stamped {
    /// When it was made.
    pub at: Timestamp,
    /// What it was.
    pub entry: Entry,
    /// The line of the file it was read from; 0 if it never was in one.
    pub line: usize,
}

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

/// Which input the rules refuse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RefusedInput {
    /// The line of the file.
    pub line: usize,
    /// Why.
    pub refusal: Refusal,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl fmt::Display for RefusedInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.refusal)
    }
}

impl std::error::Error for Unreadable {}
impl std::error::Error for RefusedInput {}

impl Stamped {
    /// Applies the input to a position.
    ///
    /// # Errors
    ///
    /// Says why the rules refuse it; the position is then unchanged.
    pub fn apply_to(&self, position: &mut Position) -> Result<Vec<super::Occurrence>, Refusal> {
        match self.entry {
            Entry::Played { color, action } => position.apply(color, action, self.at),
            Entry::Credit(span) => position.credit(span, self.at),
        }
    }
}

impl Record {
    /// Reads a record, the whole of it before anything is replayed.
    ///
    /// # Errors
    ///
    /// Says which line cannot be read and why.
    ///
    /// # Examples
    ///
    /// ```
    /// use tamsk_bot::rules::Record;
    /// let text = "[TAMSK \"1\"]\n[Level \"1\"]\n[Sand \"180000\"]\n[Start \"corners\"]\n[Began \"0\"]\n\n0 red A1-B2 ring\n";
    /// let record = Record::parse(text)?;
    /// assert_eq!(record.replay()?.plies(), 1);
    /// assert_eq!(record.to_string(), text);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(text: &str) -> Result<Record, Unreadable> {
        let mut lines = (1..).zip(text.lines());
        let mut headers: Vec<(usize, String, String)> = Vec::new();
        let mut known = BTreeSet::new();
        let mut last_line = 1;
        for (line, text) in lines.by_ref() {
            last_line = line;
            if text.is_empty() {
                break;
            }
            if text.starts_with(';') {
                continue;
            }
            let (name, value) = parse_header(text).map_err(|why| Unreadable { line, why })?;
            if !known.insert(name.clone()) {
                return Err(Unreadable { line, why: format!("header {name} stands twice") });
            }
            headers.push((line, name, value));
        }
        let mut record = Record::of_headers(headers, last_line)?;
        for (line, text) in lines {
            if text.is_empty() || text.starts_with(';') {
                continue;
            }
            let unreadable = |why| Unreadable { line, why };
            let (after, words) = text.split_once(' ').ok_or_else(|| unreadable("the input cannot be read".into()))?;
            let at = record.began + parse_ms(after).map_err(unreadable)?;
            let entry = Entry::parse(words).map_err(unreadable)?;
            if record.inputs.last().is_some_and(|last| last.at > at) {
                return Err(unreadable("instants decrease".into()));
            }
            record.inputs.push(Stamped { at, entry, line });
        }
        Ok(record)
    }

    fn of_headers(headers: Vec<(usize, String, String)>, last_line: usize) -> Result<Record, Unreadable> {
        match headers.first() {
            Some((_, name, version)) if name == "TAMSK" && version == "1" => {}
            Some((line, name, _)) if name == "TAMSK" => {
                return Err(Unreadable { line: *line, why: "only version 1 of the format is known".into() });
            }
            first => {
                let line = first.map_or(1, |(line, _, _)| *line);
                return Err(Unreadable { line, why: "the first header must be TAMSK".into() });
            }
        }
        let find = |name: &str| headers.iter().find(|(_, known, _)| known == name);
        let demand = |name: &str| {
            find(name).ok_or_else(|| Unreadable { line: last_line, why: format!("header {name} is missing") })
        };
        let span = |name: &str| -> Result<Option<Span>, Unreadable> {
            find(name)
                .map(|(line, name, value)| {
                    parse_ms(value).map_err(|why| Unreadable { line: *line, why: format!("header {name}: {why}") })
                })
                .transpose()
        };
        let wrong = |line: &usize, why: &str| Unreadable { line: *line, why: why.into() };
        let (line, _, level) = demand("Level")?;
        let level = Level::ALL
            .into_iter()
            .find(|known| known.number().to_string() == *level)
            .ok_or_else(|| wrong(line, "Level is 1, 2 or 3"))?;
        let (line, _, start) = demand("Start")?;
        let start = Start::parse(start).ok_or_else(|| wrong(line, "Start is corners or free"))?;
        let (line, _, _) = demand("Sand")?;
        let sand = span("Sand")?
            .filter(|sand| *sand >= Setup::SHORTEST_SAND)
            .ok_or_else(|| wrong(line, "Sand is at least 12 ms"))?;
        demand("Began")?;
        let began = Timestamp::from_ms(span("Began")?.unwrap_or(Span::ZERO).as_ms());
        if let Some((line, _, result)) = find("Result")
            && !["red", "black", "draw", "aborted", "*"].contains(&result.as_str())
        {
            return Err(wrong(line, "Result is red, black, draw, aborted or *"));
        }
        let mut setup = Setup::new(level, start, sand);
        setup.ring_window = span("RingWindow")?.unwrap_or(setup.ring_window);
        setup.turn_timer = span("TurnTimer")?.unwrap_or(setup.turn_timer);
        setup.patience = span("Patience")?.unwrap_or(setup.patience);
        let agreed = ["TAMSK", "Level", "Sand", "Start", "Began", "RingWindow", "TurnTimer", "Patience"];
        let headers = headers
            .into_iter()
            .filter(|(_, name, _)| !agreed.contains(&name.as_str()))
            .map(|(_, name, value)| (name, value))
            .collect();
        Ok(Record { setup, began, headers, inputs: Vec::new() })
    }

    /// Plays the record.
    ///
    /// # Errors
    ///
    /// Says which input the rules refuse.
    pub fn replay(&self) -> Result<Position, RefusedInput> {
        let mut position = Position::new(self.setup, self.began);
        for input in &self.inputs {
            input.apply_to(&mut position).map_err(|refusal| RefusedInput { line: input.line, refusal })?;
        }
        Ok(position)
    }

    /// Tells the instant of the last input; without any, when the game began.
    #[must_use]
    pub fn last_at(&self) -> Timestamp {
        self.inputs.last().map_or(self.began, |input| input.at)
    }
}

/// Reads `[Name "value"]`.
fn parse_header(line: &str) -> Result<(String, String), String> {
    let no_header = || "a header reads [Name \"value\"]".to_string();
    let inner = line.trim_end().strip_prefix('[').and_then(|rest| rest.strip_suffix("\"]")).ok_or_else(no_header)?;
    let (name, value) = inner.split_once(" \"").ok_or_else(no_header)?;
    if name.is_empty() || !name.chars().all(|letter| letter.is_ascii_alphanumeric()) {
        return Err(no_header());
    }
    let mut plain = String::with_capacity(value.len());
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => plain.push(letters.next().filter(|next| ['\\', '"'].contains(next)).ok_or_else(no_header)?),
            '"' => return Err(no_header()),
            _ => plain.push(letter),
        }
    }
    Ok((name.into(), plain))
}

fn write_header(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_header(f, "TAMSK", "1")?;
        write_header(f, "Level", &self.setup.level.number().to_string())?;
        write_header(f, "Sand", &self.setup.sand.as_ms().to_string())?;
        write_header(f, "Start", self.setup.start.word())?;
        let usual = Setup::new(self.setup.level, self.setup.start, self.setup.sand);
        for (name, span, default) in [
            ("RingWindow", self.setup.ring_window, usual.ring_window),
            ("TurnTimer", self.setup.turn_timer, usual.turn_timer),
            ("Patience", self.setup.patience, usual.patience),
        ] {
            if span != default {
                write_header(f, name, &span.as_ms().to_string())?;
            }
        }
        write_header(f, "Began", &self.began.as_ms().to_string())?;
        for (name, value) in &self.headers {
            write_header(f, name, value)?;
        }
        writeln!(f)?;
        for input in &self.inputs {
            writeln!(f, "{} {}", input.at.since(self.began).as_ms(), input.entry)?;
        }
        Ok(())
    }
}

const _: () = assert!(LONGEST_MS < i64::MAX / 1000, "sums of a thousand instants cannot overflow");
