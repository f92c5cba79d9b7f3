//! What is asked of the ranking: the leaderboard, a player's profile, his finished games.

use super::game::Person;
use super::id::{ChannelId, GameId, PlayerId};
use super::rating::{Rating, RatingChange};
use super::shown::Shown;
use crate::rules::{Color, Level, Span, Timestamp};

/// How many lines a page has.
pub const PAGE: u32 = 10;

/// Which part of a longer list this is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// Which page, counted from 1.
    pub number: u32,
    /// How many there are, at least 1.
    pub count: u32,
}

/// A page of the ranking of a server at a level.
#[derive(Clone, PartialEq, Debug)]
pub struct Leaderboard {
    /// The level.
    pub level: Level,
    /// Which page.
    pub page: Page,
    /// The players of the page, the ranked ones first.
    pub lines: Vec<Ranked>,
    /// Where the asker himself stands.
    pub own: Own,
}

/// A player in the ranking.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked {
    /// His rank, counted from 1; none as long as his rating is provisional.
    pub rank: Option<u32>,
    /// Who.
    pub player: PlayerId,
    /// How he was called when he was last rated; not to be trusted.
    pub name: String,
    /// What he reached.
    pub standing: Standing,
}

/// What a player has reached at a level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// His rating after his last rated game.
    pub rating: Rating,
    /// His rated games.
    pub games: u32,
    /// Those he won.
    pub wins: u32,
    /// When the last one ended.
    pub last_at: Timestamp,
}

/// Where the asker stands in the ranking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Own {
    /// He has no rated game at the level.
    Unknown,
    /// His last rated game is too long ago for him to be listed.
    Idle(Standing),
    /// He is listed; without a rank as long as his rating is provisional.
    Listed {
        /// His rank.
        rank: Option<u32>,
        /// What he reached.
        standing: Standing,
    },
}

/// What is known of a player on a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Profile {
    /// Where he stands at each level he has rated games at.
    pub levels: Vec<(Level, Own)>,
    /// What became of his finished games, by level and colour.
    pub results: Vec<Results>,
    /// The hourglass of his that was nearest to running out when he turned it, and against whom that was.
    pub closest: Option<(Span, Person)>,
    /// Against whom he lost most often.
    pub nemesis: Option<Nemesis>,
}

/// What became of the finished games of a player at a level with a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Results {
    /// The level.
    pub level: Level,
    /// The colour he played.
    pub color: Color,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// His hourglasses that ran out.
    pub glasses_lost: u32,
    /// His hourglasses turned with less than a fifth of their sand left.
    pub glasses_saved: u32,
    /// The least sand left at such a turn.
    pub closest_save: Option<Span>,
    /// His plies.
    pub plies: u32,
    /// How long he thought over all of them.
    pub thinking: Span,
}

/// The opponent a player lost to most often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nemesis {
    /// Who.
    pub player: PlayerId,
    /// How he was called in the last of these games; not to be trusted.
    pub name: String,
    /// How many games were lost to him.
    pub games: u32,
}

/// A page of the finished games of a player, the newest first.
#[derive(Clone, PartialEq, Debug)]
pub struct History {
    /// Which page.
    pub page: Page,
    /// The games of the page.
    pub games: Vec<Finished>,
}

/// A finished game as one of its players remembers it.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// Which game.
    pub game: GameId,
    /// Its level.
    pub level: Level,
    /// When it ended.
    pub ended_at: Timestamp,
    /// What he played.
    pub color: Color,
    /// His points: 1, 0.5 or 0.
    pub points: f64,
    /// His opponent, as he was called then.
    pub opponent: Person,
    /// What it did to his rating; nothing if it was not rated.
    pub change: Option<RatingChange>,
    /// The channel of the challenge.
    pub channel: ChannelId,
    /// Where it was shown.
    pub shown: Shown,
}

impl Page {
    /// Finds a page among so many lines; one past the end is the last.
    #[must_use]
    pub fn of(wanted: u32, lines: u32) -> Page {
        let count = lines.div_ceil(PAGE).max(1);
        Page { number: wanted.clamp(1, count), count }
    }

    /// Tells how many lines come before the page.
    #[must_use]
    pub const fn offset(self) -> u32 {
        (self.number - 1) * PAGE
    }

    /// Tells the page before, if there is one.
    #[must_use]
    pub fn previous(self) -> Option<u32> {
        (self.number > 1).then(|| self.number - 1)
    }

    /// Tells the page after, if there is one.
    #[must_use]
    pub fn next(self) -> Option<u32> {
        (self.number < self.count).then(|| self.number + 1)
    }
}

impl Standing {
    /// Begins with a newcomer.
    #[must_use]
    pub const fn newcomer(at: Timestamp) -> Standing {
        Standing { rating: Rating::NEWCOMER, games: 0, wins: 0, last_at: at }
    }

    /// Tells the rating with which a game that ends at an instant is entered.
    #[must_use]
    pub fn rating_at(&self, at: Timestamp) -> Rating {
        self.rating.after_idling(at.since(self.last_at))
    }

    /// Adds a rated game.
    #[must_use]
    pub fn with(&self, rating: Rating, points: f64, at: Timestamp) -> Standing {
        let wins = self.wins + u32::from(points > 0.5);
        Standing { rating, games: self.games + 1, wins, last_at: at }
    }

    /// Tells whether a player is still listed at an instant.
    #[must_use]
    pub fn is_listed(&self, at: Timestamp) -> bool {
        self.last_at > at - Rating::LISTED_FOR
    }
}

impl Leaderboard {
    /// Tells whether a player is on this page.
    #[must_use]
    pub fn shows(&self, player: PlayerId) -> bool {
        self.lines.iter().any(|line| line.player == player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_past_the_end_is_the_last_and_there_is_always_one() {
        let page = |wanted, lines| Page::of(wanted, lines);
        assert_eq!(page(1, 0), Page { number: 1, count: 1 });
        assert_eq!(page(0, 11), Page { number: 1, count: 2 });
        assert_eq!(page(u32::MAX, 20), Page { number: 2, count: 2 });
        assert_eq!((page(2, 21).offset(), page(2, 21).previous(), page(2, 21).next()), (10, Some(1), Some(3)));
        assert_eq!((page(1, 10).previous(), page(1, 10).next()), (None, None));
    }
}
