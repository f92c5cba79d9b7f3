//! The words of deflate (RFC 1951): what they say, the prefix codes that make them short, and bits one after the other.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The longest copy.
pub(super) const LONGEST: usize = 258;
/// The shortest copy.
pub(super) const SHORTEST: usize = 3;
/// How far back a copy may reach.
pub(super) const FARTHEST: usize = 32_768;
/// Symbols for numbers, the end and lengths; and those for distances.
const SYMBOLS: (usize, usize) = (286, 30);
/// The symbol that ends a block.
const END: usize = 256;
/// The longest code of a symbol, and the longest of a code's length in the head of a block.
const BITS: (u8, u8) = (15, 7);
/// The order in which the head gives the codes of lengths.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/// The shortest copy of each symbol for lengths, and the bits that tell how much longer it is.
const LENGTHS: [(u16, u32); 29] = [
    (3, 0),
    (4, 0),
    (5, 0),
    (6, 0),
    (7, 0),
    (8, 0),
    (9, 0),
    (10, 0),
    (11, 1),
    (13, 1),
    (15, 1),
    (17, 1),
    (19, 2),
    (23, 2),
    (27, 2),
    (31, 2),
    (35, 3),
    (43, 3),
    (51, 3),
    (59, 3),
    (67, 4),
    (83, 4),
    (99, 4),
    (115, 4),
    (131, 5),
    (163, 5),
    (195, 5),
    (227, 5),
    (258, 0),
];

/// A number as it is, or a copy of what was so far back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Number(u8),
    Copy { length: u16, back: u16 },
}

/// Whoever is told tokens.
pub(super) trait Sink {
    fn token(&mut self, token: Token);
}

/// How often each symbol is needed.
pub(super) struct Counts {
    symbols: [u32; SYMBOLS.0],
    distances: [u32; SYMBOLS.1],
}

/// A string of few bits, the first one lowest.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Word {
    bits: u32,
    count: u32,
}

/// A code in which everything can be said, and what is frequent is short.
pub(super) struct Code {
    numbers: [Word; 256],
    /// By the length itself, with the bits that tell it apart.
    lengths: Vec<Word>,
    distances: Vec<Word>,
    end: Word,
    /// The head of a zlib stream with one block in this code.
    head: Bits,
}

/// Bits one after the other; the last ones are still open.
#[derive(Clone, Default)]
pub(super) struct Bits {
    pub bytes: Vec<u8>,
    open: u64,
    count: u32,
}

/// Tokens, written in a code.
pub(super) struct Writer<'a> {
    pub code: &'a Code,
    pub bits: Bits,
}

/// Finds the symbol for a length, counted from the first of them, and the bits that follow it.
fn length_symbol(length: usize) -> (usize, Word) {
    let symbol = LENGTHS.iter().rposition(|(shortest, _)| usize::from(*shortest) <= length).unwrap_or(0);
    let (shortest, count) = LENGTHS[symbol];
    let bits = u32::try_from(length.saturating_sub(usize::from(shortest))).unwrap_or(0);
    (symbol, Word { bits, count })
}

/// Finds the symbol for a distance and the bits that follow it.
fn distance_symbol(back: u16) -> (usize, Word) {
    let back = u32::from(back.saturating_sub(1));
    if back < 4 {
        return (usize::try_from(back).unwrap_or(0), Word::default());
    }
    let count = back.ilog2() - 1;
    let symbol = 2 * (count + 1) + (back >> count & 1);
    (usize::try_from(symbol).unwrap_or(0), Word { bits: back & ((1 << count) - 1), count })
}

impl Default for Counts {
    fn default() -> Counts {
        Counts { symbols: [0; SYMBOLS.0], distances: [0; SYMBOLS.1] }
    }
}

impl Sink for Counts {
    fn token(&mut self, token: Token) {
        match token {
            Token::Number(number) => self.symbols[usize::from(number)] += 1,
            Token::Copy { length, back } => {
                self.symbols[END + 1 + length_symbol(usize::from(length)).0] += 1;
                self.distances[distance_symbol(back).0] += 1;
            }
        }
    }
}

impl Code {
    /// Makes the code for what is typical; what was not counted can be said as well.
    pub(super) fn of(counts: &Counts) -> Code {
        let (symbol_bits, distance_bits) = (depths(&counts.symbols, BITS.0), depths(&counts.distances, BITS.0));
        let (symbols, distances) = (words(&symbol_bits), words(&distance_bits));
        let length = |length: usize| {
            let (symbol, more) = length_symbol(length);
            symbols[END + 1 + symbol].then(more)
        };
        Code {
            numbers: std::array::from_fn(|number| symbols[number]),
            lengths: (0..=LONGEST).map(length).collect(),
            end: symbols[END],
            head: head(&symbol_bits, &distance_bits),
            distances,
        }
    }

    fn copy(&self, length: u16, back: u16) -> (Word, Word) {
        let (symbol, more) = distance_symbol(back);
        (self.lengths[usize::from(length)], self.distances[symbol].then(more))
    }
}

/// Writes the head: that this is zlib, that there is one block, and how long each symbol's code is in it.
fn head(symbols: &[u8], distances: &[u8]) -> Bits {
    let mut head = Bits { bytes: vec![0x78, 0x01], ..Bits::default() };
    // The last block, with a code of its own, and the numbers of symbols beyond the fewest possible: all there are.
    for (bits, count) in [(1, 1), (2, 2), (286 - 257, 5), (30 - 1, 5), (19 - 4, 4)] {
        head.put(bits, count);
    }
    let mut counts = [0; ORDER.len()];
    for bits in symbols.iter().chain(distances) {
        counts[usize::from(*bits)] += 1;
    }
    let lengths = depths(&counts, BITS.1);
    for index in ORDER {
        head.put(u64::from(lengths[index]), 3);
    }
    let words = words(&lengths);
    for bits in symbols.iter().chain(distances) {
        head.word(words[usize::from(*bits)]);
    }
    head
}

/// Tells how many bits each symbol gets: the fewer the more often it is needed, none more than so many, and none nothing.
fn depths(counts: &[u32], most: u8) -> Vec<u8> {
    // What was not counted weighs a little.
    let mut weights: Vec<u64> = counts.iter().map(|count| u64::from(*count) * 16 + 1).collect();
    loop {
        let depths = huffman(&weights);
        if depths.iter().all(|depth| *depth <= most) {
            return depths;
        }
        // The more alike they weigh, the more alike are the depths.
        for weight in &mut weights {
            *weight = weight.div_ceil(2);
        }
    }
}

/// Joins the two lightest until there is one tree, and tells how deep each symbol lies in it.
fn huffman(weights: &[u64]) -> Vec<u8> {
    let mut heap: BinaryHeap<Reverse<(u64, usize)>> = weights.iter().copied().zip(0..).map(Reverse).collect();
    let mut parents = vec![0; weights.len()];
    while let (Some(Reverse(one)), Some(Reverse(other))) = (heap.pop(), heap.pop()) {
        let joined = parents.len();
        (parents[one.1], parents[other.1]) = (joined, joined);
        parents.push(0);
        heap.push(Reverse((one.0 + other.0, joined)));
    }
    // What was joined comes after what it was joined of.
    let mut depths = vec![0_u8; parents.len()];
    for node in (0..parents.len().saturating_sub(1)).rev() {
        depths[node] = depths[parents[node]].saturating_add(1);
    }
    depths.truncate(weights.len());
    depths
}

/// Hands out the codes: the shorter ones first, those of one length in the order of the symbols.
fn words(depths: &[u8]) -> Vec<Word> {
    let mut counts = [0; 17];
    for depth in depths {
        counts[usize::from(*depth)] += 1;
    }
    let mut next = [0_u32; 17];
    for depth in 1..next.len() {
        next[depth] = (next[depth - 1] + counts[depth - 1]) << 1;
    }
    let word = |depth: &u8| {
        let (code, count) = (&mut next[usize::from(*depth)], u32::from(*depth));
        let bits = code.reverse_bits() >> (u32::BITS - count);
        *code += 1;
        Word { bits, count }
    };
    depths.iter().map(word).collect()
}

impl Word {
    fn then(self, next: Word) -> Word {
        Word { bits: self.bits | next.bits << self.count, count: self.count + next.count }
    }
}

impl Bits {
    /// Appends bits, the lowest first, at most 64; above them there is nothing.
    #[inline]
    pub(super) fn put(&mut self, bits: u64, count: u32) {
        self.open |= bits << self.count;
        self.count += count;
        if self.count >= u64::BITS {
            self.bytes.extend_from_slice(&self.open.to_le_bytes());
            self.count -= u64::BITS;
            self.open = bits.checked_shr(count - self.count).unwrap_or(0);
        }
    }

    #[inline]
    fn word(&mut self, word: Word) {
        self.put(u64::from(word.bits), word.count);
    }

    /// Counts the bits.
    pub(super) fn length(&self) -> usize {
        let open = usize::try_from(self.count).unwrap_or(0);
        self.bytes.len() * 8 + open
    }

    /// Fills up the last byte.
    pub(super) fn close(&mut self) {
        let open = usize::try_from(self.count.div_ceil(8)).unwrap_or(0);
        self.bytes.extend_from_slice(&self.open.to_le_bytes()[..open]);
        (self.open, self.count) = (0, 0);
    }
}

impl Writer<'_> {
    /// Begins a stream.
    pub(super) fn begun(code: &Code) -> Writer<'_> {
        Writer { code, bits: code.head.clone() }
    }

    /// Ends the stream with the sum over everything it says.
    pub(super) fn ended(mut self, adler: u32) -> Vec<u8> {
        self.bits.word(self.code.end);
        self.bits.close();
        self.bits.bytes.extend(adler.to_be_bytes());
        self.bits.bytes
    }
}

impl Sink for Writer<'_> {
    #[inline]
    fn token(&mut self, token: Token) {
        match token {
            Token::Number(number) => self.bits.word(self.code.numbers[usize::from(number)]),
            Token::Copy { length, back } => {
                let (length, back) = self.code.copy(length, back);
                self.bits.put(u64::from(length.bits) | u64::from(back.bits) << length.count, length.count + back.count);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::collection::vec;
    use proptest::prelude::*;

    /// What all codes of these lengths use up, in parts of the longest one: the whole if there is a code for every bit.
    fn used(depths: &[u8], most: u8) -> (u64, u64) {
        (depths.iter().map(|depth| 1 << (most - depth)).sum(), 1 << most)
    }

    proptest! {
        #[test]
        fn a_code_is_complete_and_short_enough_whatever_was_counted(
            counts in vec(prop_oneof![Just(0), 0_u32..20, any::<u32>(), (0_u32..32).prop_map(|bit| 1 << bit)], 2..286),
        ) {
            for most in if counts.len() < 20 { vec![BITS.1, BITS.0] } else { vec![BITS.0] } {
                let depths = depths(&counts, most);
                prop_assert!(depths.iter().all(|depth| (1..=most).contains(depth)));
                let (used, whole) = used(&depths, most);
                prop_assert_eq!(used, whole);
            }
        }
    }

    #[test]
    fn what_grows_fast_is_still_short_enough() {
        let mut counts = vec![1_u32, 1];
        while counts.len() < 40 {
            counts.push(counts[counts.len() - 1] + counts[counts.len() - 2]);
        }
        let depths = depths(&counts, BITS.0);
        assert_eq!(used(&depths, BITS.0), (1 << 15, 1 << 15));
        assert!(depths[0] > 10 && depths[39] < 4, "{depths:?}");
    }

    #[test]
    fn no_code_begins_another() {
        let words = words(&depths(&[5, 0, 900, 40, 40, 41, 7, 0, 0, 1], 7));
        for (index, one) in words.iter().enumerate() {
            for other in words.iter().skip(index + 1) {
                let shared = one.count.min(other.count);
                assert_ne!(one.bits & ((1 << shared) - 1), other.bits & ((1 << shared) - 1), "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn lengths_and_distances_have_the_symbols_of_the_standard() {
        for (length, symbol, bits, count) in
            [(3, 0, 0, 0), (10, 7, 0, 0), (11, 8, 0, 1), (12, 8, 1, 1), (257, 27, 30, 5)]
        {
            assert_eq!(length_symbol(length), (symbol, Word { bits, count }), "{length}");
        }
        assert_eq!(length_symbol(LONGEST), (28, Word::default()));
        for (back, symbol, bits, count) in
            [(1, 0, 0, 0), (4, 3, 0, 0), (5, 4, 0, 1), (801, 19, 32, 8), (24_577, 29, 0, 13), (32_768, 29, 8_191, 13)]
        {
            assert_eq!(distance_symbol(back), (symbol, Word { bits, count }), "{back}");
        }
    }

    #[test]
    fn bits_come_one_after_the_other() {
        let mut bits = Bits::default();
        let mut expected = Vec::new();
        for count in (0..=64).chain([64, 64, 1, 64, 63]) {
            let value = 0x9E37_79B9_7F4A_7C15_u64 & u64::MAX.checked_shr(64 - count).unwrap_or(0);
            bits.put(value, count);
            expected.extend((0..count).map(|bit| value >> bit & 1));
            assert_eq!(bits.length(), expected.len());
        }
        bits.close();
        let given = bits.bytes.iter().flat_map(|byte| (0..8).map(move |bit| u64::from(byte >> bit & 1)));
        assert!(given.take(expected.len()).eq(expected));
    }
}
