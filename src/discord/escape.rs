//! Names and notes of people, made harmless.

/// The characters that Discord's markdown gives a meaning.
const MARKDOWN: &str = "\\*_~`|>#[]()<@:-";

/// Takes control, direction and zero-width characters out, makes lines one, and cuts to a length in characters.
#[must_use]
pub fn plain(text: &str, longest: usize) -> String {
    let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let kept: String = one_line.chars().filter(|letter| !is_invisible(*letter)).collect();
    if kept.chars().count() <= longest {
        return kept;
    }
    kept.chars().take(longest.saturating_sub(1)).chain(['…']).collect()
}

/// Makes a text show as it is, whatever markdown it holds.
#[must_use]
pub fn escaped(text: &str, longest: usize) -> String {
    let mut shown = String::new();
    for letter in plain(text, longest).chars() {
        if MARKDOWN.contains(letter) {
            shown.push('\\');
        }
        shown.push(letter);
    }
    shown
}

fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_mentions_and_tricks_show_as_text() {
        assert_eq!(escaped("@everyone", 50), "\\@everyone");
        assert_eq!(escaped("**a** <@1>", 50), "\\*\\*a\\*\\* \\<\\@1\\>");
        assert_eq!(plain("a\u{202e}b\u{200b}c\n\nd\te", 50), "abc d e");
        assert_eq!(plain("abcdef", 4), "abc…");
    }
}
