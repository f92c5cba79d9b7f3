//! Where tiles meet: pixels like those above them are said together, whosoever they are.

use super::prefix::{LONGEST, SHORTEST, Sink, Token};
use super::tile::Row;

/// Pixels that wait to be said together.
pub(super) struct Seam {
    /// How many there are, the byte before a row included.
    waiting: usize,
    /// Whether they are all like the pixel before them, which is said in fewer bits.
    flat: bool,
    /// The number before whatever comes next.
    last: u8,
    /// From a pixel to the one below it.
    down: u16,
}

impl Seam {
    /// Begins a picture; from a pixel to the one below it, it is so far.
    pub(super) fn new(down: usize) -> Seam {
        Seam { waiting: 0, flat: false, last: 0, down: u16::try_from(down).unwrap_or(u16::MAX) }
    }

    /// Begins a row, with the byte that tells that it is not filtered: like the one above it, as every such byte is.
    pub(super) fn line(&mut self) {
        self.waiting += 1;
        self.flat = false;
    }

    /// Goes over a tile's row; what is said in it is said by another.
    #[inline]
    pub(super) fn row<S: Sink>(&mut self, row: &Row, sink: &mut S, say: impl FnOnce(&mut S)) {
        if row.lead > 0 {
            self.flat = row.lead_is_flat && row.ends.0 == self.last && (self.flat || self.waiting == 0);
            self.waiting += usize::from(row.lead);
        }
        if row.said > 0 {
            self.close(sink);
            say(sink);
            self.waiting = usize::from(row.tail);
            self.flat = row.tail_is_flat;
        }
        self.last = row.ends.1;
    }

    /// Says what waits.
    #[inline]
    pub(super) fn close(&mut self, sink: &mut impl Sink) {
        let back = if self.flat { 1 } else { self.down };
        // What waits alone is the byte before a row, and of pixels there are never so few.
        if self.waiting == 1 {
            sink.token(Token::Number(0));
            self.waiting = 0;
        }
        while self.waiting > 0 {
            // Nothing is left that were too short.
            let spared = if (1..SHORTEST).contains(&self.waiting.saturating_sub(LONGEST)) { SHORTEST } else { 0 };
            let length = self.waiting.min(LONGEST) - spared;
            sink.token(Token::Copy { length: u16::try_from(length).unwrap_or(0), back });
            self.waiting -= length;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Sink for Vec<Token> {
        fn token(&mut self, token: Token) {
            self.push(token);
        }
    }

    fn row(lead: u8, said: u16, tail: u8) -> Row {
        Row { said, lead, tail, lead_is_flat: true, tail_is_flat: true, ends: (7, 7) }
    }

    #[test]
    fn neighbours_go_on_together_and_over_the_end_of_a_line() {
        let (mut seam, mut said) = (Seam::new(801), Vec::new());
        let mut pass = |seam: &mut Seam, row: Row| {
            seam.row(&row, &mut said, |said| said.push(Token::Number(99)));
        };
        seam.line();
        pass(&mut seam, row(0, 1, 10));
        pass(&mut seam, row(20, 1, 30));
        seam.line();
        pass(&mut seam, row(40, 0, 0));
        pass(&mut seam, row(0, 1, 0));
        seam.close(&mut said);
        let copy = |length, back| Token::Copy { length, back };
        let number = Token::Number;
        assert_eq!(said, [number(0), number(99), copy(30, 1), number(99), copy(71, 801), number(99)]);
    }

    #[test]
    fn what_is_of_another_number_is_copied_from_above() {
        let (mut seam, mut said) = (Seam::new(801), Vec::new());
        seam.row(&Row { ends: (7, 8), ..row(0, 1, 0) }, &mut said, |_| {});
        seam.row(&row(20, 0, 0), &mut said, |_| {});
        seam.close(&mut said);
        assert_eq!(said, [Token::Copy { length: 20, back: 801 }]);
    }

    #[test]
    fn no_copy_is_too_short_or_too_long() {
        for waiting in 3_usize..2_000 {
            let mut seam = Seam { waiting, ..Seam::new(801) };
            let mut said = Vec::new();
            seam.close(&mut said);
            let lengths = said.iter().map(|token| match token {
                Token::Copy { length, back: 801 } => usize::from(*length),
                other => panic!("{other:?}"),
            });
            assert!(lengths.clone().all(|length| (SHORTEST..=LONGEST).contains(&length)), "{waiting}");
            assert_eq!(lengths.sum::<usize>(), waiting);
        }
    }
}
