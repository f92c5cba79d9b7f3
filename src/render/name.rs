//! Names as people have them, made fit to be drawn.

use super::lettering;
use unicode_normalization::UnicodeNormalization;

/// Letters kept of a name; more would never be seen.
const LONGEST: usize = 48;
/// Characters looked at: a flood of invisible ones costs no more than this.
const LOOKED_AT: usize = 4_000;
/// Stands for a letter that can be neither drawn nor spelled.
const UNKNOWN: char = '□';
/// Unknown letters shown in a row.
const UNKNOWN_IN_A_ROW: usize = 4;

/// Cleans a name: no control, direction, zero-width or combining characters, and only letters of the font.
///
/// Letters of other scripts are spelled in Latin ones. Emoji fall away beside letters, and are named without any.
pub(super) fn cleaned(name: &str) -> String {
    let letters = spelled(name, false);
    let clean = if letters.is_empty() { spelled(name, true) } else { letters };
    if clean.is_empty() { String::from("–") } else { clean }
}

fn spelled(name: &str, with_signs: bool) -> String {
    let mut clean = Clean::default();
    for letter in name.chars().take(LOOKED_AT).nfc().filter(|letter| !is_invisible(*letter)) {
        if clean.letters == LONGEST {
            clean.text.push('…');
            break;
        }
        if letter.is_whitespace() || is_blank(letter) {
            clean.push(' ');
        } else if lettering::has(letter) {
            clean.push(letter);
        } else if with_signs || letter.is_alphanumeric() {
            match deunicode::deunicode_char(letter) {
                Some(spelling) => {
                    spelling.chars().filter(|letter| lettering::has(*letter)).for_each(|letter| clean.push(letter))
                }
                None => clean.push(UNKNOWN),
            }
        }
    }
    clean.text.trim_end().to_owned()
}

/// A name as far as it is clean.
#[derive(Default)]
struct Clean {
    text: String,
    letters: usize,
    unknown: usize,
}

impl Clean {
    /// Adds a letter, unless there are enough, or enough like it.
    fn push(&mut self, letter: char) {
        let second_space = letter == ' ' && (self.text.is_empty() || self.text.ends_with(' '));
        self.unknown = if letter == UNKNOWN { self.unknown + 1 } else { 0 };
        if !second_space && self.unknown <= UNKNOWN_IN_A_ROW && self.letters < LONGEST {
            self.text.push(letter);
            self.letters += 1;
        }
    }
}

/// Tells whether a character has no body of its own.
fn is_invisible(letter: char) -> bool {
    (letter.is_control() && !letter.is_whitespace())
        || matches!(u32::from(letter),
            0x00AD | 0x034F | 0x061C | 0x180B..=0x180F | 0x200B..=0x200F | 0x202A..=0x202E | 0x2060..=0x206F
            | 0xFE00..=0xFE0F | 0xFEFF | 0xFFF0..=0xFFFB | 0x1_F3FB..=0x1_F3FF | 0xE_0000..=0xE_0FFF)
        || is_combining(letter)
}

/// Tells whether a character sits on the one before it.
fn is_combining(letter: char) -> bool {
    matches!(u32::from(letter),
        0x0300..=0x036F | 0x0483..=0x0489 | 0x0591..=0x05BD | 0x05BF..=0x05C7 | 0x0610..=0x061A
        | 0x064B..=0x065F | 0x0670 | 0x06D6..=0x06DC | 0x06DF..=0x06E4 | 0x06E7..=0x06E8 | 0x06EA..=0x06ED
        | 0x0E31 | 0x0E34..=0x0E3A | 0x0E47..=0x0E4E | 0x1AB0..=0x1AFF | 0x1DC0..=0x1DFF | 0x20D0..=0x20FF
        | 0x3099..=0x309A | 0xFE20..=0xFE2F)
}

/// Tells whether a character is blank though it does not count as white space.
fn is_blank(letter: char) -> bool {
    matches!(u32::from(letter), 0x115F | 0x1160 | 0x2800 | 0x3164 | 0xFFA0)
}

#[cfg(test)]
mod tests {
    use super::cleaned;

    #[test]
    fn names_of_the_fonts_scripts_stay_as_they_are() {
        for name in ["Ann", "Žofie Dvořáková", "Ελένη", "Борис", "x_X-99"] {
            assert_eq!(cleaned(name), name);
        }
    }

    #[test]
    fn what_cannot_be_seen_goes() {
        assert_eq!(cleaned("\u{202e}An\u{200d}n\u{0}\u{301}\u{301}"), "Ann");
        assert_eq!(cleaned("  a \t\n b  "), "a b");
        assert_eq!(cleaned("\u{3164}\u{200b}"), "–");
        assert_eq!(cleaned(""), "–");
    }

    #[test]
    fn other_scripts_are_spelled_and_floods_end() {
        assert_eq!(cleaned("田中 Ann"), "Tian Zhong Ann");
        assert_eq!(cleaned("محمد"), "mHmd");
        assert_eq!(cleaned("𝓐𝓷𝓷"), "Ann");
        assert_eq!(cleaned("Zoe\u{301}"), "Zoé");
        assert_eq!(cleaned("\u{f0000}\u{f0001}"), "□□");
        assert_eq!(cleaned(&"\u{f0000}".repeat(100)), "□□□□");
        assert!(cleaned(&"ab".repeat(1_000)).chars().count() < 60);
    }

    #[test]
    fn emoji_fall_away_beside_letters_and_are_named_without_any() {
        assert_eq!(cleaned("🦊 Ann 🦊"), "Ann");
        assert_eq!(cleaned("🦊"), "fox face");
    }
}
