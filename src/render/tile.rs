//! A tile of a picture as words of deflate that refer to nothing but the tile and the row above it.

use super::prefix::{Bits, Code, FARTHEST, LONGEST, SHORTEST, Sink, Token, Writer};
use std::ops::Range;

/// The widest tile.
pub(super) const WIDEST: usize = 112;
/// The most rows of a tile.
pub(super) const HIGHEST: usize = 40;
/// What lies before the pixels of a row on the desk.
const LEFT: usize = 8;
/// From one row to the next on the desk; there is always a word of eight bytes to be read at a pixel.
const STRIDE: usize = LEFT + WIDEST + 8;
/// Bits of the number under which a place is known by its next four pixels.
const KNOWN: u32 = 11;
/// A copy from elsewhere is worth it from so many pixels.
const FAR: usize = 4;
/// A copy of fewer pixels gives way to a longer one that begins a pixel later.
const PATIENT: usize = 12;
/// So many places within a copy are remembered.
const REMEMBERED: usize = 8;

/// Where a tile lies in its picture: columns and rows.
pub(super) type Place = (Range<usize>, Range<usize>);

/// A row of a tile. What is like the row above at its ends is not said in it, for neighbours may go on in the same way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// How much is said: tokens in a draft, bits in a tile; nothing if all is like the row above.
    pub said: u16,
    /// Pixels at the left that are like those above, none or at least [`SHORTEST`].
    pub lead: u8,
    /// Those at the right, if anything is said.
    pub tail: u8,
    /// Whether the pixels of the lead are all of one number.
    pub lead_is_flat: bool,
    /// Whether those of the tail are, the one before them included.
    pub tail_is_flat: bool,
    /// The first number and the last.
    pub ends: (u8, u8),
}

/// What there is to be said of a tile.
pub(super) struct Draft {
    pub rows: Vec<Row>,
    pub tokens: Vec<Token>,
    sums: Sums,
}

/// A tile in a code, each row from a new byte.
pub(super) struct Tile {
    pub rows: Vec<Row>,
    pub bytes: Vec<u8>,
    pub sums: Sums,
}

/// What a tile adds to the checksum of its picture: its numbers, and each times its way from the tile's first pixel.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Sums {
    pub numbers: u64,
    pub moments: u64,
}

impl Tile {
    pub(super) fn of(draft: Draft, code: &Code) -> Tile {
        let mut writer = Writer { code, bits: Bits::default() };
        let (mut rows, mut rest) = (draft.rows, &*draft.tokens);
        for row in &mut rows {
            let (tokens, next) = rest.split_at(usize::from(row.said).min(rest.len()));
            rest = next;
            let before = writer.bits.length();
            tokens.iter().for_each(|token| writer.token(*token));
            row.said = u16::try_from(writer.bits.length() - before).unwrap_or(u16::MAX);
            writer.bits.close();
        }
        // So that there are always eight bytes to be read.
        writer.bits.bytes.extend([0; 8]);
        writer.bits.bytes.shrink_to_fit();
        Tile { rows, bytes: writer.bits.bytes, sums: draft.sums }
    }

    /// Counts the bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Tile>() + size_of_val(&*self.rows) + self.bytes.len()
    }
}

/// A tile, row by row, with the one above it; and where its pixels were seen last.
struct Desk {
    pixels: [u8; STRIDE * (1 + HIGHEST) + 8],
    heads: [u16; 1 << KNOWN],
    width: usize,
    /// From a pixel to the one below it in the stream: there is a byte before each row.
    down: usize,
}

impl Draft {
    /// Reads a tile of a square picture.
    pub(super) fn of(numbers: &[u8], size: usize, (columns, lines): Place) -> Draft {
        let mut desk = Desk::new(size + 1, columns.len());
        let above = lines.start.checked_sub(1);
        for (row, line) in above.into_iter().chain(lines.clone()).zip(usize::from(above.is_none())..) {
            let (to, from) = (line * STRIDE + LEFT, row * size);
            desk.pixels[to..to + columns.len()].copy_from_slice(&numbers[from + columns.start..from + columns.end]);
        }
        desk.fence(lines.len(), above.is_some());
        let mut draft =
            Draft { rows: Vec::with_capacity(lines.len()), tokens: Vec::new(), sums: desk.sums(lines.len()) };
        for row in 1..=lines.len() {
            let row = desk.read(row * STRIDE + LEFT, &mut draft.tokens);
            draft.rows.push(row);
        }
        draft
    }
}

impl Desk {
    fn new(down: usize, width: usize) -> Desk {
        let (pixels, heads) = ([0; STRIDE * (1 + HIGHEST) + 8], [0; 1 << KNOWN]);
        Desk { pixels, heads, width: width.min(WIDEST), down }
    }

    /// Puts what is unlike the pixels where there is nothing to be copied: before each row, and above the picture.
    fn fence(&mut self, rows: usize, is_below: bool) {
        if is_below {
            self.remember(LEFT..(LEFT + self.width).saturating_sub(FAR - 1));
        } else {
            let (above, first) = self.pixels.split_at_mut(STRIDE);
            above.iter_mut().zip(first).for_each(|(above, first)| *above = !*first);
        }
        for row in 0..=rows {
            self.pixels[row * STRIDE + LEFT - 1] = !self.pixels[row * STRIDE + LEFT];
        }
    }

    fn sums(&self, rows: usize) -> Sums {
        let mut sums = Sums::default();
        let (mut columns, mut way) = ([0_u16; WIDEST], 0);
        for line in self.pixels.chunks_exact(STRIDE).skip(1).take(rows) {
            let line = &line[LEFT..LEFT + self.width];
            let numbers = u64::from(line.iter().map(|number| u32::from(*number)).sum::<u32>());
            columns.iter_mut().zip(line).for_each(|(column, number)| *column += u16::from(*number));
            sums.numbers += numbers;
            sums.moments += way * numbers;
            way += self.down as u64;
        }
        sums.moments += columns.iter().zip(0_u64..).map(|(column, way)| u64::from(*column) * way).sum::<u64>();
        sums
    }

    /// Reads the row that begins at a pixel.
    fn read(&mut self, base: usize, tokens: &mut Vec<Token>) -> Row {
        let width = self.width;
        let row = &self.pixels[base..base + width];
        let above = &self.pixels[base - STRIDE..base - STRIDE + width];
        let mut read =
            Row { said: 0, lead: 0, tail: 0, lead_is_flat: false, tail_is_flat: false, ends: (row[0], row[width - 1]) };
        let enough = |length: usize| if length < SHORTEST { 0 } else { length };
        let lead = if row == above { width } else { enough(self.shared(base, base - STRIDE, width)) };
        read.lead = small(lead);
        read.lead_is_flat = lead > 0 && row[1..lead] == row[..lead - 1];
        if lead == width {
            return read;
        }
        let tail = enough(shared_ends(row, above));
        read.tail = small(tail);
        read.tail_is_flat = tail > 0 && row[width - tail..] == row[width - tail - 1..width - 1];
        let before = tokens.len();
        self.say(base + lead..base + width - tail, tokens);
        read.said = u16::try_from(tokens.len() - before).unwrap_or(u16::MAX);
        read
    }

    /// Says some pixels of a row.
    fn say(&mut self, pixels: Range<usize>, tokens: &mut Vec<Token>) {
        let Range { start: mut at, end } = pixels;
        let mut found = None;
        while at < end {
            let (length, back) = found.take().unwrap_or_else(|| self.find(at, end));
            if length == 0 {
                tokens.push(Token::Number(self.pixels[at]));
                at += 1;
                continue;
            }
            if length < PATIENT && at + length < end {
                let later = self.find(at + 1, end);
                if later.0 > length + usize::from(back == 1) {
                    tokens.push(Token::Number(self.pixels[at]));
                    at += 1;
                    found = Some(later);
                    continue;
                }
            }
            tokens.push(Token::Copy { length: short(length), back: short(back) });
            self.remember(at + 1..(at + length).min(at + 1 + REMEMBERED).min(end.saturating_sub(FAR - 1)));
            at += length;
        }
    }

    /// Finds the copy that saves most, its length and how far back it is; without a length there is none.
    #[inline]
    fn find(&mut self, at: usize, end: usize) -> (usize, usize) {
        let now = self.word(at);
        let most = (end - at).min(LONGEST);
        let seen = std::mem::replace(&mut self.heads[known(now)], short(at));
        let mut best = (0, 0);
        let above = now ^ self.word(at - STRIDE);
        if above << 40 == 0 {
            let length = self.longer(above, at, at - STRIDE, most);
            if length >= SHORTEST {
                best = (length, self.down);
            }
        }
        // What was a pixel ago is said in fewer bits than what is above, and that in no more than what is elsewhere.
        let before = now ^ self.word(at - 1);
        if before << 40 == 0 {
            let length = self.longer(before, at, at - 1, most);
            if length >= SHORTEST && length + 2 > best.0 {
                best = (length, 1);
            }
        }
        let seen = usize::from(seen);
        let elsewhere = now ^ self.word(seen);
        if elsewhere << 32 == 0 && seen > 0 && best.0 < most {
            let (rows, right) = (at / STRIDE - seen / STRIDE, LEFT + self.width - seen % STRIDE);
            // A row goes on in another tile.
            let most = if rows == 0 { most } else { most.min(right) };
            let length = self.longer(elsewhere, at, seen, most);
            if length >= FAR && length > best.0 + 1 {
                best = (length, rows * self.down + at % STRIDE - seen % STRIDE);
            }
        }
        best
    }

    fn remember(&mut self, places: Range<usize>) {
        for place in places {
            self.heads[known(self.word(place))] = short(place);
        }
    }

    fn word(&self, at: usize) -> u64 {
        self.pixels[at..].first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
    }

    /// Counts pixels that two places share, at most so many.
    fn shared(&self, one: usize, other: usize, most: usize) -> usize {
        for word in (0..most).step_by(8) {
            let unlike = self.word(one + word) ^ self.word(other + word);
            if unlike != 0 {
                return (word + alike(unlike.trailing_zeros())).min(most);
            }
        }
        most
    }

    /// The same if the first words have been compared already.
    fn longer(&self, unlike: u64, one: usize, other: usize, most: usize) -> usize {
        match unlike {
            0 if most > 8 => 8 + self.shared(one + 8, other + 8, most - 8),
            0 => most,
            _ => alike(unlike.trailing_zeros()).min(most),
        }
    }
}

/// Counts the bytes that are alike by the bits that are.
fn alike(bits: u32) -> usize {
    usize::try_from(bits / 8).unwrap_or(0)
}

/// The number under which a place is known.
fn known(word: u64) -> usize {
    let [a, b, c, d, ..] = word.to_le_bytes();
    let number = u32::from_le_bytes([a, b, c, d]).wrapping_mul(0x9E37_79B1) >> (u32::BITS - KNOWN);
    usize::try_from(number).unwrap_or(0)
}

/// Counts the pixels that two rows share at their ends.
fn shared_ends(one: &[u8], other: &[u8]) -> usize {
    let ((one_rest, one), (other_rest, other)) = (one.as_rchunks(), other.as_rchunks());
    let mut shared = 0;
    for (one, other) in one.iter().rev().zip(other.iter().rev()) {
        let unlike = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*other);
        shared += alike(unlike.leading_zeros());
        if unlike != 0 {
            return shared;
        }
    }
    shared + one_rest.iter().rev().zip(other_rest.iter().rev()).take_while(|(one, other)| one == other).count()
}

/// A length within a tile.
fn small(length: usize) -> u8 {
    u8::try_from(length).unwrap_or(u8::MAX)
}

/// A length, a place on the desk or a distance.
fn short(value: usize) -> u16 {
    u16::try_from(value).unwrap_or(u16::MAX)
}

/// Tells how many rows a tile may have at most, so that its first pixel is within reach of its last.
pub(super) fn highest(size: usize) -> usize {
    ((FARTHEST - WIDEST) / (size + 1)).clamp(1, HIGHEST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const SIZE: usize = 800;

    /// Says a draft again, pixel by pixel, from the picture it was made of; fails where it refers to another tile.
    fn said_again(draft: &Draft, numbers: &[u8], (columns, lines): &Place) -> Vec<u8> {
        let mut picture = numbers.to_vec();
        let from_stream = |place: usize| (place / (SIZE + 1), (place % (SIZE + 1)).wrapping_sub(1));
        let mut tokens = draft.tokens.iter();
        for (row, line) in draft.rows.iter().zip(lines.clone()) {
            let is_copied = |column: usize| {
                let (lead, tail) = (usize::from(row.lead), usize::from(row.tail));
                column < columns.start + lead || column >= columns.end - tail
            };
            let mut said = row.said;
            let mut column = columns.start;
            while column < columns.end {
                if is_copied(column) {
                    picture[line * SIZE + column] = picture[(line - 1) * SIZE + column];
                    column += 1;
                    continue;
                }
                said -= 1;
                match *tokens.next().unwrap() {
                    Token::Number(number) => {
                        picture[line * SIZE + column] = number;
                        column += 1;
                    }
                    Token::Copy { length, back } => {
                        assert!((SHORTEST..=LONGEST).contains(&usize::from(length)) && usize::from(back) <= FARTHEST);
                        for _ in 0..length {
                            let place = line * (SIZE + 1) + 1 + column - usize::from(back);
                            let (from_line, from_column) = from_stream(place);
                            assert!(columns.contains(&from_column), "{from_column} of {columns:?}");
                            assert!(from_line + 1 >= lines.start && from_line <= line, "{from_line} of {lines:?}");
                            picture[line * SIZE + column] = picture[from_line * SIZE + from_column];
                            column += 1;
                        }
                    }
                }
            }
            assert!(said == 0 && column == columns.end);
        }
        picture
    }

    /// Few numbers in short runs, so that much is like something else.
    fn patchwork(mut state: u64, variety: u64) -> Vec<u8> {
        let mut roll = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        let mut numbers: Vec<u8> = Vec::new();
        while numbers.len() < SIZE * 90 {
            let length = usize::try_from(roll(40) + 1).unwrap();
            match roll(4) {
                0 => numbers.extend(vec![u8::try_from(roll(variety)).unwrap(); length]),
                1 if numbers.len() > SIZE + length => {
                    let from = numbers.len() - SIZE - usize::try_from(roll(3)).unwrap();
                    numbers.extend_from_within(from..from + length);
                }
                _ => numbers.extend((0..length).map(|_| u8::try_from(roll(variety)).unwrap())),
            }
        }
        numbers
    }

    proptest! {
        #[test]
        fn a_tile_is_said_in_words_that_refer_to_nothing_else(
            seed: u64, variety in 1_u64..256, left in 0_usize..688, width in 4_usize..=WIDEST,
            top in 0_usize..50, height in 1_usize..=HIGHEST,
        ) {
            let numbers = patchwork(seed, variety);
            let place = (left..left + width, top..top + height);
            let draft = Draft::of(&numbers, SIZE, place.clone());
            // What lies elsewhere is something else, and the tile is still the same.
            let mut others: Vec<u8> = numbers.iter().map(|number| !number).collect();
            if let Some(above) = top.checked_sub(1) {
                let row = above * SIZE + left..above * SIZE + left + width;
                others[row.clone()].copy_from_slice(&numbers[row]);
            }
            let again = said_again(&draft, &others, &place);
            let mut expected = Sums::default();
            for line in place.1.clone() {
                let row = line * SIZE + left..line * SIZE + left + width;
                prop_assert_eq!(&again[row.clone()], &numbers[row.clone()]);
                for (number, way) in numbers[row].iter().zip((line - top) * (SIZE + 1)..) {
                    expected.numbers += u64::from(*number);
                    expected.moments += u64::from(*number) * u64::try_from(way).unwrap();
                }
            }
            prop_assert_eq!(draft.sums, expected);
        }
    }

    #[test]
    fn a_tile_fits_into_what_a_copy_reaches() {
        for size in [64, 400, 800, 801, 2_048] {
            let rows = highest(size);
            assert!((1..=HIGHEST).contains(&rows) && rows * (size + 1) + WIDEST <= FARTHEST, "{size}");
        }
        assert_eq!(highest(800), 40);
    }
}
