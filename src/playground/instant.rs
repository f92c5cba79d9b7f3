//! Instants in UTC milliseconds, written the way Discord's JSON has them.

use serde_json::Value;

const MS_PER_DAY: i64 = 86_400_000;
/// The days of the week, from that of 1970-01-01 on.
const WEEKDAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// An instant as an ISO 8601 string with microseconds and an offset.
#[must_use]
pub fn show(at: i64) -> Value {
    Value::String(iso(at))
}

/// An instant as an ISO 8601 string, or `null`.
#[must_use]
pub fn show_or_null(at: Option<i64>) -> Value {
    at.map_or(Value::Null, show)
}

/// An instant as HTTP dates an answer, to the second.
#[must_use]
pub fn http(at: i64) -> String {
    let days = at.div_euclid(MS_PER_DAY);
    let (year, month, day) = civil(days);
    let weekday = WEEKDAYS.get(usize::try_from(days.rem_euclid(7)).unwrap_or_default()).unwrap_or(&"");
    let month = MONTHS.get(usize::try_from(month - 1).unwrap_or_default()).unwrap_or(&"");
    let ms = at.rem_euclid(MS_PER_DAY);
    let (hour, minute, second) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    format!("{weekday}, {day:02} {month} {year:04} {hour:02}:{minute:02}:{second:02} GMT")
}

fn iso(at: i64) -> String {
    let (year, month, day) = civil(at.div_euclid(MS_PER_DAY));
    let ms = at.rem_euclid(MS_PER_DAY);
    let (hour, minute, second) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    let micros = ms % 1000 * 1000;
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{micros:06}+00:00")
}

/// The Gregorian date of a day counted from 1970-01-01.
///
/// Years are counted from March, so that the leap day is a year's last.
fn civil(day: i64) -> (i64, i64, i64) {
    let shifted = day + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day_of_month = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day_of_month)
}

#[cfg(test)]
mod tests {
    use super::{http, iso};

    #[test]
    fn instants_are_written_as_dates() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(1_709_210_096_789), "2024-02-29T12:34:56.789000+00:00");
        assert_eq!(http(0), "Thu, 01 Jan 1970 00:00:00 GMT");
        assert_eq!(http(784_111_777_999), "Sun, 06 Nov 1994 08:49:37 GMT");
    }
}
