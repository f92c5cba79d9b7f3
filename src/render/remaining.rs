//! How a length of time is written in the picture.

use super::measure::real_count;
use crate::rules::Span;

/// Width of the widest digit, of the size of the letters; colons are less than half as wide, no letter is wider.
const DIGIT: f32 = 0.668;

/// Counts the begun seconds of a length.
fn begun_seconds(span: Span) -> i64 {
    let ms = span.as_ms().max(0);
    ms / 1000 + i64::from(ms % 1000 > 0)
}

/// Writes a length, begun seconds counted whole: `2:41`, `3h05`, `2d4h`, `12d`.
pub(super) fn written(span: Span) -> String {
    let seconds = begun_seconds(span);
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}h{:02}", minutes % 60),
        (1..=9, _) if hours % 24 > 0 => format!("{days}d{}h", hours % 24),
        (1..=999, _) => format!("{days}d"),
        _ => String::from("999d"),
    }
}

/// Writes a length to the second, begun ones counted whole: `2:41`, `3:05:00`, `7d 0:00:06`.
#[must_use]
pub fn to_the_second(span: Span) -> String {
    let seconds = begun_seconds(span);
    let (days, hours, minutes, seconds) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{seconds:02}"),
        (0, _) => format!("{hours}:{minutes:02}:{seconds:02}"),
        _ => format!("{days}d {hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Tells how wide a length may be at most, whatever its digits, of the size of the letters.
///
/// What runs is written anew every second: its size must not follow its digits.
pub(super) fn widest(text: &str) -> f32 {
    let halves: usize = text.chars().map(|letter| if letter == ':' || letter == ' ' { 1_usize } else { 2 }).sum();
    real_count(halves) * DIGIT / 2.0
}

/// Tells the size at which a length is no wider than its place, whatever its digits: the given one or less.
pub(super) fn size_within(text: &str, place: f32, size: f32) -> f32 {
    size.min(place / widest(text).max(DIGIT))
}

/// Lists everything that is written in games of up to fourteen days.
#[cfg(test)]
pub(super) fn all_written() -> std::collections::BTreeSet<String> {
    (0..=14 * 86_400).map(|seconds| written(Span::from_secs(seconds))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_short_and_clear() {
        let written = |ms| written(Span::from_ms(ms));
        assert_eq!(written(-5), "0:00");
        assert_eq!(written(1), "0:01");
        assert_eq!(written(161_000), "2:41");
        assert_eq!(written(3_599_000), "59:59");
        assert_eq!(written(3_600_000), "1h00");
        assert_eq!(written(11_100_000), "3h05");
        assert_eq!(written(86_400_000 * 2), "2d");
        assert_eq!(written(86_400_000 * 2 + 3_600_000 * 4), "2d4h");
        assert_eq!(written(86_400_000 * 12 + 3_600_000 * 4), "12d");
        assert_eq!(written(i64::MAX), "999d");
    }

    #[test]
    fn to_the_second_nothing_is_left_out() {
        let exactly = |ms| to_the_second(Span::from_ms(ms));
        assert_eq!([-5, 1, 161_000].map(exactly), ["0:00", "0:01", "2:41"]);
        assert_eq!(exactly(11_100_000), "3:05:00");
        assert_eq!([604_806_000, 604_808_001].map(exactly), ["7d 0:00:06", "7d 0:00:09"]);
        assert_eq!(exactly(609_751_000), "7d 1:22:31");
    }

    #[test]
    fn no_length_is_wider_than_it_is_thought_to_be() {
        for text in all_written().into_iter().chain([to_the_second(Span::from_secs(1_209_599))]) {
            let width = super::super::lettering::width(1_000.0, &text);
            assert!(width <= widest(&text) * 1_000.0, "{text}: {width}");
        }
    }
}
