//! Small parts of sentences: people, instants, lengths and what happened.

use crate::game::{Game, Person, PlayerId};
use crate::i18n::{Language, Message, say};
use crate::render::to_the_second;
use crate::rules::{Color, Happening, Occurrence, RingKind, Span, Timestamp};

/// Mentions a person; whether that pings him is decided by the message's allowed mentions.
#[must_use]
pub fn mention(language: Language, person: &Person) -> String {
    mention_of(language, person.id)
}

/// Mentions somebody by his number; one who had everything about him erased by that.
#[must_use]
pub fn mention_of(language: Language, player: PlayerId) -> String {
    if player.is_former() { say(language, &Message::FormerPlayer) } else { format!("<@{player}>") }
}

/// Mentions whoever plays a colour.
#[must_use]
pub fn player(language: Language, game: &Game, color: Color) -> String {
    mention(language, game.player(color))
}

/// Writes an instant that a client shows as "in 5 minutes".
#[must_use]
pub fn relative(at: Timestamp) -> String {
    format!("<t:{}:R>", at.as_ms().div_euclid(1000))
}

/// Writes an instant that a client shows as a time of day, with the date where it is not soon.
#[must_use]
pub fn clock(at: Timestamp, sand: Span) -> String {
    let style = if sand > Span::from_secs(12 * 60 * 60) { 'f' } else { 'T' };
    format!("<t:{}:{style}>", at.as_ms().div_euclid(1000))
}

/// Writes an instant that a client shows as a time of day and as "in 5 minutes".
#[must_use]
pub fn moment(at: Timestamp, sand: Span) -> String {
    format!("{} ({})", clock(at, sand), relative(at))
}

/// Writes the day of an instant, as a client shows dates.
#[must_use]
pub fn day(at: Timestamp) -> String {
    format!("<t:{}:d>", at.as_ms().div_euclid(1000))
}

/// Writes a length of time in words, its two largest parts; milliseconds only where there is nothing larger.
#[must_use]
pub fn span(language: Language, span: Span) -> String {
    let ms = span.as_ms().max(0);
    let mut parts = Vec::new();
    let days = ms / 86_400_000;
    let hours = ms / 3_600_000 % 24;
    let minutes = ms / 60_000 % 60;
    let seconds = ms / 1000 % 60;
    let counted = [
        (days, Message::SpanDays { count: days }),
        (hours, Message::SpanHours { count: hours }),
        (minutes, Message::SpanMinutes { count: minutes }),
        (seconds, Message::SpanSeconds { count: seconds }),
        (ms % 1000, Message::SpanMillis { count: ms % 1000 }),
    ];
    for (count, message) in counted {
        let is_told = parts.is_empty() || !matches!(message, Message::SpanMillis { .. });
        if count > 0 && parts.len() < 2 && is_told {
            parts.push(say(language, &message));
        }
    }
    if parts.is_empty() {
        parts.push(say(language, &Message::SpanMillis { count: 0 }));
    }
    list(language, parts)
}

/// Writes a list as the language does.
#[must_use]
pub fn list(language: Language, items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    let Some(mut rest) = items.pop() else { return String::new() };
    while let Some(first) = items.pop() {
        rest = say(language, &Message::ListJoin { first, rest });
    }
    rest
}

/// Writes a choice as the language does: the last of several after an "or".
#[must_use]
pub fn choice(language: Language, items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    let Some(rest) = items.pop() else { return String::new() };
    if items.is_empty() {
        return rest;
    }
    say(language, &Message::ListOr { first: list(language, items), rest })
}

/// Writes how long a glass still runs, in digits: `m:ss`, `h:mm:ss` or `7d h:mm:ss`.
#[must_use]
pub fn left(span: Span) -> String {
    begun(Span::from_secs(span.as_ms().max(0) / 1000))
}

/// Writes a length as [`left`] does, begun seconds counted whole, as the sand chart does.
#[must_use]
pub fn begun(span: Span) -> String {
    to_the_second(span)
}

/// Tells the word for a kind of ring.
#[must_use]
pub const fn ring_kind(kind: RingKind) -> &'static str {
    match kind {
        RingKind::Ordinary => "ordinary",
        RingKind::Fill => "fill",
        RingKind::Extra => "extra",
    }
}

/// Says in public what happened; nothing for what is not worth a line.
#[must_use]
pub fn happening(language: Language, game: &Game, told: &Occurrence) -> Option<String> {
    let name = |color: Color| (color.word().to_string(), player(language, game, color));
    let sand = game.terms.setup.sand;
    let message = match told.what {
        Happening::Moved { color, from, to, late } => {
            let (color, player) = name(color);
            let (from, to) = (from.to_string(), to.to_string());
            if late {
                Message::StoryMovedLate { color, player, from, to }
            } else {
                Message::StoryMoved { color, player, from, to }
            }
        }
        Happening::Placed { color, space } => {
            let (color, player) = name(color);
            Message::StoryPlaced { color, player, space: space.to_string() }
        }
        Happening::RingDropped { color, space, kind } => {
            let (color, player) = name(color);
            Message::StoryRing { color, player, space: space.to_string(), kind: ring_kind(kind).into() }
        }
        Happening::TimerTurned { aimed_at, empty_at } => {
            let (color, player) = name(aimed_at);
            Message::StoryTimer { color, player, at: moment(empty_at, sand) }
        }
        Happening::GlassLost { color, space } => {
            Message::StoryGlassLost { color: color.word().into(), space: space.to_string() }
        }
        Happening::Overstepped { color, late, earned } => {
            let opponent = player(language, game, color.opponent());
            let (color, player) = name(color);
            let overstepped = Message::StoryOverstepped {
                color: color.clone(),
                player: player.clone(),
                opponent,
                extra: if earned { "earned" } else { "none" }.into(),
            };
            let Some(space) = late else { return Some(say(language, &overstepped)) };
            let late = Message::StoryLateMove { color, player, space: space.to_string() };
            return Some(format!("{}\n{}", say(language, &overstepped), say(language, &late)));
        }
        Happening::TurnLost { color } => {
            let opponent = player(language, game, color.opponent());
            let (color, player) = name(color);
            Message::StoryTurnLost { color, player, opponent }
        }
        Happening::PutBack { color, space, by_itself: true } => {
            let (color, player) = name(color);
            Message::StoryPutBack { color, player, space: space.to_string() }
        }
        Happening::ClosingBegan => Message::StoryClosing,
        Happening::PlayResumed { turn } => {
            let (color, player) = name(turn);
            Message::StoryResumed { color, player }
        }
        Happening::DrawOffered { by } => {
            let opponent = player(language, game, by.opponent());
            let (color, player) = name(by);
            Message::StoryDrawOffered { color, player, opponent }
        }
        // What is open stands in the status of the board message, as long as it is.
        Happening::ExtraOpened { .. }
        | Happening::Declined { .. }
        | Happening::FillOpened { .. }
        | Happening::Lifted { .. }
        | Happening::PutBack { by_itself: false, .. }
        | Happening::TimerEmptied
        | Happening::Ended(_) => return None,
    };
    Some(say(language, &message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_by_their_two_largest_parts() {
        let en = Language::English;
        assert_eq!(span(en, Span::from_secs(180)), "3 minutes");
        assert_eq!(span(en, Span::from_secs(90_061)), "1 day, 1 hour");
        assert_eq!(span(en, Span::from_ms(39_416)), "39 seconds");
        assert_eq!(span(en, Span::from_ms(60_416)), "1 minute");
        assert_eq!(span(en, Span::from_ms(416)), "416 ms");
        assert_eq!(span(en, Span::ZERO), "0 ms");
    }

    #[test]
    fn what_is_left_is_written_in_digits() {
        assert_eq!(left(Span::from_ms(161_999)), "2:41");
        assert_eq!(left(Span::from_secs(3_725)), "1:02:05");
        assert_eq!(left(Span::from_ms(-5)), "0:00");
        assert_eq!(left(Span::from_ms(604_806_999)), "7d 0:00:06");
        assert_eq!([1, 35_001, 36_000].map(|ms| begun(Span::from_ms(ms))), ["0:01", "0:36", "0:36"]);
    }
}
