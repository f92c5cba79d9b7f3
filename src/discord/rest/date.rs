//! When an answer was written, as its head says.

use reqwest::header::{DATE, HeaderMap};

use crate::rules::{Span, Timestamp};

const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// Tells in which second an answer was written, by its first instant; nothing if it does not say.
pub fn written_at(headers: &HeaderMap) -> Option<Timestamp> {
    let date = headers.get(DATE)?.to_str().ok()?;
    let [_, day, month, year, time, "GMT"] = date.split(' ').collect::<Vec<_>>()[..] else { return None };
    let month = MONTHS.iter().position(|name| *name == month)? + 1;
    let second = serenity::all::Timestamp::parse(&format!("{year}-{month:02}-{day}T{time}Z")).ok()?;
    Some(Timestamp::from_ms(0) + Span::from_ms(second.unix_timestamp().checked_mul(1_000)?))
}

#[cfg(test)]
mod tests {
    use reqwest::header::HeaderValue;

    use super::*;

    fn read(date: &str) -> Option<i64> {
        let headers = HeaderMap::from_iter([(DATE, HeaderValue::from_str(date).unwrap())]);
        written_at(&headers).map(Timestamp::as_ms)
    }

    #[test]
    fn a_date_is_read_as_http_writes_it_and_nothing_else_is() {
        assert_eq!(read("Sun, 06 Nov 1994 08:49:37 GMT"), Some(784_111_777_000));
        assert_eq!(read("Thu, 01 Jan 2026 00:00:00 GMT"), Some(1_767_225_600_000));
        for other in ["", "now", "Sun Nov  6 08:49:37 1994", "Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37Z"] {
            assert_eq!(read(other), None, "{other}");
        }
        for false_one in
            ["Sun, 36 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 28:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET"]
        {
            assert_eq!(read(false_one), None, "{false_one}");
        }
        assert_eq!(written_at(&HeaderMap::new()), None);
    }
}
