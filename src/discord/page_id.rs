//! What the buttons of lists say: which list, and which page of it.
//!
//! As with the buttons of a game everything is in the identifier, which is read strictly and decides nothing.

use std::fmt;

use super::custom_id::number;
use crate::game::PlayerId;
use crate::rules::Level;

/// The version of the identifiers; another one is a button of an older bot.
const VERSION: &str = "p1";

/// The identifier of a button that turns to a page: `p1:LIST:OF:PAGE`, or `p1:LIST:OF:PAGE:MARK`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageId {
    /// A page of the ranking at a level.
    Leaderboard {
        /// The level.
        level: Level,
        /// Which page, counted from 1.
        page: u32,
        /// Whether it is a button for the level, for no two identifiers on a message may be the same.
        whole: bool,
    },
    /// A page of a player's finished games.
    History {
        /// Whose.
        player: PlayerId,
        /// Which page, counted from 1.
        page: u32,
    },
}

impl PageId {
    /// Reads an identifier; nothing if it is not one of this version.
    #[must_use]
    pub fn parse(text: &str) -> Option<PageId> {
        let parts: Vec<&str> = text.split(':').collect();
        let (list, of, page, whole) = match *parts {
            [VERSION, list, of, page] => (list, of, page, false),
            [VERSION, list, of, page, "level"] => (list, of, page, true),
            _ => return None,
        };
        let page = number(page).filter(|page| *page > 0)?;
        match (list, whole) {
            ("leaderboard", _) => Some(PageId::Leaderboard { level: Level::from_number(number(of)?)?, page, whole }),
            ("history", false) => Some(PageId::History { player: PlayerId(number(of)?), page }),
            _ => None,
        }
    }
}

impl fmt::Display for PageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PageId::Leaderboard { level, page, whole } => {
                write!(f, "{VERSION}:leaderboard:{}:{page}", level.number())?;
                if *whole { f.write_str(":level") } else { Ok(()) }
            }
            PageId::History { player, page } => write!(f, "{VERSION}:history:{player}:{page}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_identifier_is_short_and_comes_back() {
        for id in [
            PageId::Leaderboard { level: Level::One, page: 1, whole: true },
            PageId::Leaderboard { level: Level::Three, page: u32::MAX, whole: false },
            PageId::History { player: PlayerId(u64::MAX), page: u32::MAX },
        ] {
            let text = id.to_string();
            assert_eq!(PageId::parse(&text), Some(id), "{text}");
            assert!(text.len() <= 100);
        }
    }

    #[test]
    fn anything_else_is_no_identifier() {
        for wrong in [
            "",
            "p1",
            "p0:leaderboard:1:1",
            "p1:leaderboard:1",
            "p1:leaderboard:0:1",
            "p1:leaderboard:4:1",
            "p1:leaderboard:1:0",
            "p1:leaderboard:1:01",
            "p1:leaderboard:1:-1",
            "p1:leaderboard:1:4294967296",
            "p1:leaderboard:1:1:other",
            "p1:leaderboard:1:1:level:level",
            "p1:history:1:1:level",
            "p1:history:x:1",
            "p1:history::1",
            "p1:profile:1:1",
            "t1:1:-:accept",
        ] {
            assert_eq!(PageId::parse(wrong), None, "{wrong:?}");
        }
    }
}
