//! What a challenge proposes and two people agree on.

use crate::rules::{Color, Level, Setup, Span, Start};

/// The terms of a game, from the challenge on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Level, start and times.
    pub setup: Setup,
    /// The colour of the challenger.
    pub color: ColorChoice,
    /// Whether the game counts for the ranking.
    pub rated: bool,
    /// A word from the challenger; may be empty.
    pub note: String,
}

/// How the challenger's colour is found.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum ColorChoice {
    /// By lot (`rules.md` 1.3).
    #[default]
    Lot,
    /// As the challenger chose.
    Chosen(Color),
}

/// The shortest and the longest sand that may be agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SandRange {
    /// The shortest.
    pub min: Span,
    /// The longest.
    pub max: Span,
}

impl Terms {
    /// The longest note, in characters.
    pub const NOTE_LENGTH: usize = 200;

    /// Proposes a game with the proportions of the box.
    #[must_use]
    pub const fn new(level: Level, start: Start, sand: Span) -> Terms {
        Terms { setup: Setup::new(level, start, sand), color: ColorChoice::Lot, rated: true, note: String::new() }
    }
}

impl ColorChoice {
    /// Tells the word of the choice: `lot`, `red` or `black`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            ColorChoice::Lot => "lot",
            ColorChoice::Chosen(color) => color.word(),
        }
    }

    /// Reads the word of the choice.
    #[must_use]
    pub fn parse(word: &str) -> Option<ColorChoice> {
        if word == "lot" { Some(ColorChoice::Lot) } else { Color::parse(word).map(ColorChoice::Chosen) }
    }
}

impl SandRange {
    /// Tells whether a sand may be agreed on.
    #[must_use]
    pub fn contains(&self, sand: Span) -> bool {
        (self.min..=self.max).contains(&sand)
    }
}
