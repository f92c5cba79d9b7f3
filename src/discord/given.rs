//! The options somebody filled in, read by their names.

use serenity::all::{ResolvedOption, ResolvedValue, Unresolved};

use super::opponent::Named;
use super::setting;
use crate::game::{Command, PlayerId};
use crate::rules::{Action, Space, Then};

/// Finds the options of the subcommand, in its group if it has one.
pub fn filled_in<'a>(options: &'a [ResolvedOption<'a>]) -> Option<&'a [ResolvedOption<'a>]> {
    let [ResolvedOption { value, .. }] = options else { return None };
    match value {
        ResolvedValue::SubCommand(options) => Some(options),
        ResolvedValue::SubCommandGroup(below) => filled_in(below),
        _ => None,
    }
}

/// What a typed command asks of a game.
#[derive(Clone, Copy, Debug)]
pub enum Wish {
    /// To be done at once.
    Do(Command),
    /// To end it, which is asked about first.
    AskEnd {
        /// Whether by resigning; else by calling it off.
        resign: bool,
    },
}

/// The options somebody filled in.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a>(pub &'a [ResolvedOption<'a>]);

impl<'a> Given<'a> {
    fn find(self, name: &str) -> Option<&'a ResolvedValue<'a>> {
        self.0.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    /// Reads what is typed or chosen.
    pub fn text(self, name: &str) -> Option<&'a str> {
        match self.find(name)? {
            ResolvedValue::String(text) => Some(text),
            _ => None,
        }
    }

    /// Reads a number.
    pub fn integer(self, name: &str) -> Option<i64> {
        match self.find(name)? {
            ResolvedValue::Integer(number) => Some(*number),
            _ => None,
        }
    }

    /// Reads yes or no.
    pub fn boolean(self, name: &str) -> Option<bool> {
        match self.find(name)? {
            ResolvedValue::Boolean(yes) => Some(*yes),
            _ => None,
        }
    }

    /// Reads the page of a list, counted from 1.
    pub fn page(self) -> u32 {
        self.integer("page").map_or(1, |page| u32::try_from(page.max(1)).unwrap_or(u32::MAX))
    }

    /// Reads who is named, with what Discord says of him.
    pub fn person(self, name: &str) -> Option<Named<'a>> {
        match self.find(name)? {
            ResolvedValue::User(user, member) => Some(Named::Shown(user, *member)),
            // Whoever is named must not be taken for nobody, though nothing else is said of him.
            ResolvedValue::Unresolved(Unresolved::User(id)) => Some(Named::Number(PlayerId(id.get()))),
            ResolvedValue::Unresolved(Unresolved::Mentionable(id)) => Some(Named::Number(PlayerId(id.get()))),
            _ => None,
        }
    }

    /// Reads the number of whoever is named.
    pub fn player(self, name: &str) -> Option<PlayerId> {
        self.person(name).map(Named::id)
    }

    /// Reads what is to be set.
    pub fn settings(self) -> setting::Wanted<'a> {
        setting::Wanted {
            level: self.integer("level"),
            sand: self.text("sand"),
            threads: self.boolean("threads"),
            rated: self.boolean("rated"),
            pings: self.text("pings"),
            language: self.text("language"),
            patience: self.text("patience"),
            open_games: self.integer("open-games"),
            play: self.boolean("play"),
            reset: self.text("reset"),
        }
    }

    /// Reads a space; the typed text if it is none.
    fn space(self, name: &str) -> Result<Space, &'a str> {
        let text = self.text(name).unwrap_or_default().trim();
        Space::parse(text).ok_or(text)
    }

    fn then(self) -> Then {
        match self.text("ring") {
            Some("drop") => Then::Ring,
            Some("hold") => Then::Hold,
            Some(_) | None => Then::Wait,
        }
    }

    /// Reads what a subcommand asks of a game; nothing if there is no such subcommand.
    pub fn play(self, subcommand: &str) -> Result<Option<Wish>, &'a str> {
        Ok(Some(match subcommand {
            "move" => Wish::Do(Command::Act(Action::Move {
                from: self.space("from")?,
                to: self.space("to")?,
                then: self.then(),
            })),
            "place" => Wish::Do(Command::Act(Action::Place { at: self.space("at")?, then: self.then() })),
            "ring" => {
                let on = self.text("on").map(|_| self.space("on")).transpose()?;
                Wish::Do(Command::DropRing { on })
            }
            "timer" => Wish::Do(Command::Act(Action::Timer)),
            "draw" => Wish::Do(Command::OfferDraw),
            "resign" => Wish::AskEnd { resign: true },
            "abort" => Wish::AskEnd { resign: false },
            _ => return Ok(None),
        }))
    }
}
