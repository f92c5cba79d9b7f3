//! Texts that were valid once.

use proptest::collection::vec;
use proptest::prelude::*;

/// What is put into a text, or in the place of a part of it.
const ODD: [&str; 44] = [
    "0",
    "-1",
    "00",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "99999999999999999999999999999999",
    "1000000000000000",
    "1000000000000001",
    "1e9",
    "0x10",
    "+1",
    "١٢٣",
    "１",
    "\0",
    "\r",
    "\r\n",
    "\n",
    "\n\n",
    "\t",
    "\u{b}",
    "\u{85}",
    "\u{a0}",
    "\u{2028}",
    "\u{feff}",
    "\u{202e}",
    "e\u{301}",
    "😀",
    "é",
    "\\",
    "\"",
    "[",
    "\"]",
    ";",
    ":",
    " ",
    "@",
    "-",
    "A1",
    "G4",
    "D8",
    "o",
];

/// One thing that is done to a text; the numbers count modulo what is there.
#[derive(Clone, Copy, Debug)]
pub struct Spoil {
    what: u8,
    here: u16,
    there: u16,
}

/// Makes up what is done to a text.
pub fn spoils(most: usize) -> impl Strategy<Value = Vec<Spoil>> {
    let one = (any::<u8>(), any::<u16>(), any::<u16>());
    vec(one.prop_map(|(what, here, there)| Spoil { what, here, there }), 1..most)
}

/// Does everything to a text, with more that may be put into it.
pub fn spoilt(text: &str, spoils: &[Spoil], more: &[&str]) -> String {
    spoils.iter().fold(text.to_owned(), |text, spoil| spoil.on(&text, more))
}

impl Spoil {
    fn on(self, text: &str, more: &[&str]) -> String {
        let (here, there) = (usize::from(self.here), usize::from(self.there));
        let odd = |number: usize| {
            let number = number % (ODD.len() + more.len());
            ODD.get(number).copied().unwrap_or_else(|| more[number - ODD.len()])
        };
        let mut letters: Vec<char> = text.chars().collect();
        let mut lines: Vec<&str> = text.split('\n').collect();
        let (at, other) = (here % (letters.len() + 1), there % (letters.len() + 1));
        let (line, other_line) = (here % lines.len(), there % lines.len());
        match self.what % 14 {
            0 => drop(letters.drain(at..letters.len().min(at + 1 + there % 4))),
            1 => drop(letters.drain(at.min(other)..at.max(other))),
            2 => {
                let part = letters[at.min(other)..at.max(other)].to_vec();
                letters.splice(at..at, part);
            }
            3 if at < letters.len() && other < letters.len() => letters.swap(at, other),
            4 if at < letters.len() => drop(letters.splice(at..=at, odd(there).chars())),
            5..=7 => drop(letters.splice(at..at, odd(there).chars())),
            8 => return text.replace('\n', "\r\n"),
            9 => {
                lines.remove(line);
                return lines.join("\n");
            }
            10 => {
                lines.insert(other_line, lines[line]);
                return lines.join("\n");
            }
            11 => {
                lines.swap(line, other_line);
                return lines.join("\n");
            }
            12 => {
                lines[line] = odd(there);
                return lines.join("\n");
            }
            // A byte that belongs to nothing.
            _ => {
                let mut bytes = text.as_bytes().to_vec();
                bytes.insert(here % (bytes.len() + 1), self.what);
                return String::from_utf8_lossy(&bytes).into_owned();
            }
        }
        letters.into_iter().collect()
    }
}
