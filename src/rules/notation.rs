//! Inputs as the record writes them (`record.md`).

use std::fmt;

use super::action::{Action, Then};
use super::color::Color;
use super::space::Space;
use super::time::Span;

/// One line of a record: an input of a player, or of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// A player's input.
    Played {
        /// Who.
        color: Color,
        /// What.
        action: Action,
    },
    /// Everybody is credited with a time in which nobody was there.
    Credit(Span),
}

/// The longest time a record may write, in milliseconds; some thirty thousand years.
pub(super) const LONGEST_MS: i64 = 1_000_000_000_000_000;

impl Entry {
    /// Reads the words after the instant.
    ///
    /// # Errors
    ///
    /// Says what cannot be read.
    pub fn parse(text: &str) -> Result<Entry, String> {
        let mut words = text.split_ascii_whitespace();
        let who = words.next().ok_or("a colour is missing")?;
        let words: Vec<&str> = words.collect();
        if who == "clock" {
            return match words[..] {
                ["credit", ms] => Ok(Entry::Credit(parse_ms(ms)?)),
                _ => Err("the clock only credits".into()),
            };
        }
        let color = Color::parse(who).ok_or_else(|| format!("`{who}` is neither red, black nor clock"))?;
        Ok(Entry::Played { color, action: parse_action(&words)? })
    }
}

fn parse_action(words: &[&str]) -> Result<Action, String> {
    Ok(match *words {
        ["ring"] => Action::Ring,
        ["fill"] => Action::Fill,
        ["extra", space] => Action::Extra(parse_space(space)?),
        ["hold"] => Action::Hold,
        ["lift", space] => Action::Lift(parse_space(space)?),
        ["putback"] => Action::PutBack,
        ["timer"] => Action::Timer,
        ["resign"] => Action::Resign,
        ["draw"] => Action::Draw,
        ["abort"] => Action::Abort,
        [step] => parse_step(step, Then::Wait)?,
        [step, "ring"] => parse_step(step, Then::Ring)?,
        [step, "hold"] => parse_step(step, Then::Hold)?,
        _ => return Err("the action cannot be read".into()),
    })
}

fn parse_step(step: &str, then: Then) -> Result<Action, String> {
    if let Some(at) = step.strip_prefix('@') {
        return Ok(Action::Place { at: parse_space(at)?, then });
    }
    let (from, to) = step.split_once('-').ok_or_else(|| format!("`{step}` is no action"))?;
    Ok(Action::Move { from: parse_space(from)?, to: parse_space(to)?, then })
}

fn parse_space(name: &str) -> Result<Space, String> {
    Space::parse(name).ok_or_else(|| format!("there is no space `{name}`"))
}

/// Reads whole milliseconds, written in digits alone.
pub(super) fn parse_ms(digits: &str) -> Result<Span, String> {
    let ms = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse::<i64>().ok()).flatten();
    match ms {
        Some(ms) if ms <= LONGEST_MS => Ok(Span::from_ms(ms)),
        Some(_) | None => Err(format!("`{digits}` is not a time in milliseconds")),
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Played { color, action } => write!(f, "{color} {action}"),
            Entry::Credit(span) => write!(f, "clock credit {}", span.as_ms()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move { from, to, then } => write!(f, "{from}-{to}{then}"),
            Action::Place { at, then } => write!(f, "@{at}{then}"),
            Action::Ring => f.write_str("ring"),
            Action::Fill => f.write_str("fill"),
            Action::Extra(space) => write!(f, "extra {space}"),
            Action::Hold => f.write_str("hold"),
            Action::Lift(space) => write!(f, "lift {space}"),
            Action::PutBack => f.write_str("putback"),
            Action::Timer => f.write_str("timer"),
            Action::Resign => f.write_str("resign"),
            Action::Draw => f.write_str("draw"),
            Action::Abort => f.write_str("abort"),
        }
    }
}

impl fmt::Display for Then {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Then::Wait => "",
            Then::Ring => " ring",
            Then::Hold => " hold",
        })
    }
}
