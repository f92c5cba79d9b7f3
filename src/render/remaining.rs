//! How a length of time is written in the picture.

use crate::rules::Span;

/// Writes a length, begun seconds counted whole: `2:41`, `3h05`, `2d4h`, `12d`.
pub(super) fn written(span: Span) -> String {
    let ms = span.as_ms().max(0);
    let seconds = ms / 1000 + i64::from(ms % 1000 > 0);
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}h{:02}", minutes % 60),
        (1..=9, _) if hours % 24 > 0 => format!("{days}d{}h", hours % 24),
        (1..=999, _) => format!("{days}d"),
        _ => String::from("999d"),
    }
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
        assert!([i64::MIN, 863_999_000, 86_399_000].into_iter().all(|ms| written(ms).len() <= 5));
    }
}
