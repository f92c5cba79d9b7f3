//! Lengths of time as people type them.

use crate::game::Refusal;
use crate::rules::Span;

/// Reads a length such as `3m`, `90m`, `36h` or `1d 12h`.
pub fn parse_length(text: &str) -> Result<Span, Refusal> {
    let length = humantime::parse_duration(text.trim().to_lowercase().as_str());
    let length = length.map_err(|_| Refusal::LengthUnreadable(text.to_string()))?;
    Ok(Span::from_ms(i64::try_from(length.as_millis()).unwrap_or(i64::MAX)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_read_as_people_write_them() {
        for (text, seconds) in
            [("3m", 180), ("90m", 5400), (" 36h ", 129_600), ("1d 12h", 129_600), ("2 Days", 172_800)]
        {
            assert_eq!(parse_length(text), Ok(Span::from_secs(seconds)), "{text}");
        }
        for text in ["", "soon", "3", "-3m", "3 moons"] {
            assert_eq!(parse_length(text), Err(Refusal::LengthUnreadable(text.to_string())), "{text}");
        }
    }
}
