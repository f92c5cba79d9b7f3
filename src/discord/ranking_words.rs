//! Ratings in words, and what a game did to them.

use super::words;
use crate::game::{Game, Rating, RatingChange, Unrated, rated};
use crate::i18n::{Language, Message, say};
use crate::rules::Color;

/// Writes a rating as it is shown: rounded, with a mark as long as it is provisional.
#[must_use]
pub fn rating(language: Language, rating: &Rating) -> String {
    let certainty = if rating.is_provisional() { "provisional" } else { "certain" };
    say(language, &Message::RatingShown { rating: rating.rounded(), certainty: certainty.into() })
}

/// Writes how a rating changed: the old one and the new one.
#[must_use]
pub fn change(language: Language, change: &RatingChange, color: Color) -> String {
    let side = change.side(color);
    let (before, after) = (rating(language, &side.before), rating(language, &side.after));
    say(language, &Message::RatingChanged { before, after })
}

/// Says what a game that is over did to the ratings, or why it did nothing.
#[must_use]
pub fn after_game(language: Language, game: &Game, change_made: Option<&RatingChange>) -> Vec<String> {
    let Some(made) = change_made else {
        let why = match rated(game) {
            Err(Unrated::Agreed) => Message::UnratedAgreed,
            Err(Unrated::TooShort) => Message::UnratedTooShort,
            // That an aborted game does not count is said with its result.
            Err(Unrated::NoResult) | Ok(_) => return Vec::new(),
        };
        return vec![say(language, &why)];
    };
    let mut lines = vec![say(
        language,
        &Message::RatingsAfter {
            level: i64::from(game.terms.setup.level.number()),
            red: words::player(language, game, Color::Red),
            red_change: change(language, made, Color::Red),
            black: words::player(language, game, Color::Black),
            black_change: change(language, made, Color::Black),
        },
    )];
    if made.nth > 1 {
        lines.push(say(language, &Message::RatingsWeighed { nth: i64::from(made.nth) }));
    }
    lines
}
