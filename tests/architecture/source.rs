//! Rust text taken apart just far enough: words, signs and string literals; comments fall away.

/// A piece of source text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// An identifier, keyword or number.
    Word(String),
    /// Two colons.
    Path,
    /// The content of a string literal, escapes as they are written.
    Text(String),
    /// Any other character.
    Sign(char),
}

impl Token {
    /// Shows an identifier or keyword.
    pub fn word(&self) -> Option<&str> {
        match self {
            Token::Word(word) if !word.starts_with(|c: char| c.is_ascii_digit()) => Some(word),
            _ => None,
        }
    }

    /// Tells whether this is the word.
    pub fn is(&self, word: &str) -> bool {
        self.word() == Some(word)
    }
}

/// Takes a text apart; each token with its line, counted from 1.
pub fn tokens(text: &str) -> Vec<(usize, Token)> {
    let mut reader = Reader { rest: text, line: 1, found: Vec::new() };
    while !reader.rest.is_empty() {
        reader.step();
    }
    reader.found
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
    found: Vec<(usize, Token)>,
}

impl<'a> Reader<'a> {
    fn step(&mut self) {
        let rest = self.rest;
        let Some(first) = rest.chars().next() else { return };
        if rest.starts_with("//") {
            self.take(rest.find('\n').unwrap_or(rest.len()));
        } else if rest.starts_with("/*") {
            self.take(block_comment(rest));
        } else if let Some((open, close)) = string_ends(rest) {
            self.string(open, &close);
        } else if first == '\'' {
            self.take(quote(rest));
        } else if first == '_' || first.is_alphanumeric() {
            let end = rest.find(|c: char| c != '_' && !c.is_alphanumeric()).unwrap_or(rest.len());
            let line = self.line;
            let word = self.take(end).to_owned();
            self.found.push((line, Token::Word(word)));
        } else if rest.starts_with("::") {
            self.found.push((self.line, Token::Path));
            self.take(2);
        } else {
            if !first.is_whitespace() {
                self.found.push((self.line, Token::Sign(first)));
            }
            self.take(first.len_utf8());
        }
    }

    /// Takes a string literal whose opening is so many bytes long and which `close` ends.
    fn string(&mut self, open: usize, close: &str) {
        let inside = &self.rest[open..];
        let raw = self.rest[..open].contains('r');
        let mut end = 0;
        while end < inside.len() && !inside[end..].starts_with(close) {
            let step = if !raw && inside[end..].starts_with('\\') { 2 } else { 1 };
            end += inside[end..].chars().take(step).map(char::len_utf8).sum::<usize>();
        }
        self.found.push((self.line, Token::Text(inside[..end].to_owned())));
        self.take((open + end + close.len()).min(self.rest.len()));
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }
}

/// Tells how long a comment is that may hold others.
fn block_comment(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                break;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    at
}

/// If a string literal begins here: how long its opening is and what ends it.
fn string_ends(text: &str) -> Option<(usize, String)> {
    let prefix = text.find(|c: char| !matches!(c, 'b' | 'c' | 'r')).filter(|prefix| *prefix <= 2)?;
    let hashes = text[prefix..].find(|c: char| c != '#')?;
    let raw = text[..prefix].contains('r');
    if !text[prefix + hashes..].starts_with('"') || (hashes > 0 && !raw) {
        return None;
    }
    Some((prefix + hashes + 1, format!("\"{}", "#".repeat(hashes))))
}

/// Tells how long a character literal or the mark of a lifetime is.
fn quote(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match (chars.next(), chars.next()) {
        // The escaped character itself may be a quote.
        (Some((_, '\\')), Some((at, c))) => {
            let after = at + c.len_utf8();
            text[after..].find('\'').map_or(text.len(), |end| after + end + 1)
        }
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}
