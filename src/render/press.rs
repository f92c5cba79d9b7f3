//! The press: a picture of palette numbers as a zlib stream, made of tiles that were pressed before.
//!
//! Boards are made of few pieces, so most tiles of a picture have been seen. A tile is kept as the bits that say it in the
//! press's one code; it refers only to itself and the row above it, so these are right wherever it comes again.

use super::grid::Grid;
use super::prefix::{Bits, Code, Counts, Sink, Writer};
use super::seam::Seam;
use super::shelf::Shelf;
use super::tile::{Draft, Place, Tile};
use std::hash::{BuildHasher, RandomState};
use std::ops::Range;
use std::sync::Arc;

/// Bytes of tiles a press keeps.
const KEPT: usize = 4 << 20;
/// What a byte sum of Adler-32 is brought down to.
const ADLER: u64 = 65_521;

/// Presses square pictures of one size.
pub(super) struct Press {
    grid: Grid,
    code: Code,
    /// What keys begin with: who does not know it cannot draw two tiles that are taken for one another.
    seeds: [u64; 3],
    tiles: Shelf<u128, Tile>,
}

impl Press {
    /// Makes a press for pictures like a typical one.
    pub(super) fn new(size: usize, typical: &[u8]) -> Press {
        let grid = Grid::new(size);
        let code = Code::of(&counted(&grid, typical));
        let seeds = RandomState::new();
        Press { grid, code, seeds: [0, 1, 2].map(|number| seeds.hash_one(number)), tiles: Shelf::new(KEPT) }
    }

    /// Presses a picture.
    pub(super) fn pressed(&self, numbers: &[u8]) -> Vec<u8> {
        let tiles = self.tiles(numbers);
        let mut writer = Writer::begun(&self.code);
        // A board takes about a seventh of its pixels; more is made room for when it is needed.
        writer.bits.bytes.reserve(numbers.len() / 7);
        let mut seam = Seam::new(self.grid.size + 1);
        for (strip, lines) in tiles.chunks(self.grid.columns.len()).zip(&self.grid.lines) {
            let mut rests: Vec<&[u8]> = strip.iter().map(|tile| &*tile.bytes).collect();
            for line in 0..lines.len() {
                seam.line();
                for (tile, rest) in strip.iter().zip(&mut rests) {
                    let row = tile.rows[line];
                    seam.row(&row, &mut writer, |writer| append(&mut writer.bits, rest, row.said));
                }
            }
        }
        seam.close(&mut writer);
        writer.ended(self.adler(&tiles))
    }

    /// Finds the tiles of a picture, and presses those that are new.
    fn tiles(&self, numbers: &[u8]) -> Vec<Arc<Tile>> {
        let places: Vec<Place> = self.grid.places().collect();
        let keys: Vec<u128> = places.iter().map(|place| self.key(numbers, place)).collect();
        let make = |index: usize| Tile::of(Draft::of(numbers, self.grid.size, places[index].clone()), &self.code);
        self.tiles.all(&keys, Tile::bytes, make)
    }

    /// Tells tiles apart by all that their bits depend on: their pixels, those of the row above, and if there is none.
    fn key(&self, numbers: &[u8], (columns, lines): &Place) -> u128 {
        let [left, right, start] = self.seeds;
        let mut key = [start ^ columns.len() as u64, start.rotate_left(32) ^ u64::from(lines.start > 0)];
        let mut mix = |[one, other]: [u64; 2]| {
            key = [fold(key[0] ^ one, left ^ other), fold(key[1] ^ other, right ^ one)];
        };
        for line in lines.start.saturating_sub(1)..lines.end {
            let row = &numbers[line * self.grid.size + columns.start..line * self.grid.size + columns.end];
            let (words, rest) = row.as_chunks();
            words.iter().for_each(|word| mix(halves(word)));
            if let (false, Some(last)) = (rest.is_empty(), row.last_chunk()) {
                mix(halves(last));
            } else if !rest.is_empty() {
                let mut word = [0; 16];
                word[..rest.len()].copy_from_slice(rest);
                mix(halves(&word));
            }
        }
        u128::from(key[0]) << 64 | u128::from(key[1])
    }

    /// Sums up a picture as Adler-32 wants it, from the sums of its tiles; bytes before rows are nothing.
    fn adler(&self, tiles: &[Arc<Tile>]) -> u32 {
        let down = self.grid.size as u64 + 1;
        let bytes = self.grid.size as u64 * down;
        // Of the largest picture it is less than 2^52.
        let (mut sum, mut sums) = (1, bytes);
        for (tile, (columns, lines)) in tiles.iter().zip(self.grid.places()) {
            let first = lines.start as u64 * down + 1 + columns.start as u64;
            sum += tile.sums.numbers;
            sums += (bytes - first) * tile.sums.numbers - tile.sums.moments;
        }
        let part = |sum: u64| u32::try_from(sum % ADLER).unwrap_or(0);
        part(sums) << 16 | part(sum)
    }
}

/// Counts what is said in a picture.
fn counted(grid: &Grid, numbers: &[u8]) -> Counts {
    let mut counts = Counts::default();
    let mut seam = Seam::new(grid.size + 1);
    for lines in &grid.lines {
        let draft = |columns: &Range<usize>| Draft::of(numbers, grid.size, (columns.clone(), lines.clone()));
        let strip: Vec<Draft> = grid.columns.iter().map(draft).collect();
        strip.iter().flat_map(|draft| &draft.tokens).for_each(|token| counts.token(*token));
        for line in 0..lines.len() {
            seam.line();
            strip.iter().for_each(|draft| seam.row(&draft.rows[line], &mut counts, |_| {}));
        }
    }
    seam.close(&mut counts);
    counts
}

/// Appends so many bits of a tile's row and goes on to the next.
#[inline]
fn append(bits: &mut Bits, rest: &mut &[u8], said: u16) {
    let mut left = u32::from(said);
    while left > 0 {
        let taken = left.min(u64::BITS);
        let word = rest.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        bits.put(word & u64::MAX >> (u64::BITS - taken), taken);
        *rest = &rest[usize::try_from(taken.div_ceil(8)).unwrap_or(0)..];
        left -= taken;
    }
}

fn halves(word: &[u8; 16]) -> [u64; 2] {
    let half = |bytes: Option<&[u8; 8]>| bytes.map_or(0, |bytes| u64::from_le_bytes(*bytes));
    [half(word.first_chunk()), half(word.last_chunk())]
}

/// Mixes two numbers into one: all bits of their product.
fn fold(one: u64, other: u64) -> u64 {
    let (low, high) = one.carrying_mul(other, 0);
    low ^ high
}

#[cfg(test)]
mod tests {
    use super::super::indexed;
    use super::super::palette::{Palette, Theme};
    use super::super::scene::Scene;
    use super::super::still::{Frame, Look, SIZES};
    use super::super::typical;
    use super::super::workshop::Workshop;
    use super::*;
    use proptest::prelude::*;

    /// Reads the numbers out of a PNG, its checksums compared.
    fn read(png: &[u8], size: usize) -> Vec<u8> {
        let mut options = png::DecodeOptions::default();
        options.set_ignore_checksums(false);
        let mut decoder = png::Decoder::new_with_options(std::io::Cursor::new(png), options);
        decoder.set_transformations(png::Transformations::IDENTITY);
        let mut reader = decoder.read_info().unwrap();
        let mut numbers = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut numbers).unwrap();
        reader.finish().unwrap();
        assert_eq!(numbers.len(), size * size);
        numbers
    }

    /// Presses a picture and reads it again.
    fn pressed(press: &Press, numbers: &[u8]) -> Vec<u8> {
        let pressed = press.pressed(numbers);
        let png =
            indexed::encoded(&pressed, u32::try_from(press.grid.size).unwrap(), Palette::of(Theme::Default).flat());
        assert!(read(&png.unwrap(), press.grid.size) == numbers, "of {} pixels", press.grid.size);
        pressed
    }

    fn board(scene: &Scene, flipped: bool) -> Vec<u8> {
        let look = Look { flipped, ..Look::default() };
        Frame::of(scene, &look, &Workshop::of(look.size, look.theme)).numbers
    }

    fn noise(size: usize, mut state: u64, variety: u64) -> Vec<u8> {
        let number = |()| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            u8::try_from((state >> 33) % variety).unwrap()
        };
        std::iter::repeat_n((), size * size).map(number).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(12))]
        #[test]
        fn whatever_is_pressed_is_read_again(
            size in prop_oneof![Just(64_usize), Just(400), Just(800), Just(801), 64_usize..900],
            seed: u64,
            variety in prop_oneof![Just(1_u64), Just(2), Just(20), Just(256)],
            other in 0_u8..=255,
        ) {
            let numbers = noise(size, seed, variety);
            // In the code of another picture as well as in its own.
            for typical in [numbers.clone(), vec![other; size * size]] {
                let press = Press::new(size, &typical);
                prop_assert_eq!(pressed(&press, &numbers), pressed(&press, &numbers));
                pressed(&press, &typical);
            }
        }
    }

    #[test]
    fn pictures_of_all_sizes_are_read_again() {
        for size in [SIZES.0, 400, 801, SIZES.1] {
            let look = Look { size, ..Look::default() };
            let workshop = Workshop::of(size, look.theme);
            let mut scene = typical::scene();
            scene.game = 7_131;
            let numbers = Frame::of(&scene, &look, &workshop).numbers;
            pressed(workshop.press(), &numbers);
        }
        let size = usize::try_from(SIZES.1).unwrap();
        pressed(&Press::new(size, &noise(size, 3, 9)), &noise(size, 4, 256));
    }

    #[test]
    fn a_picture_of_known_tiles_is_made_of_them_and_the_same() {
        let (first, other) = (board(&typical::scene(), false), board(&typical::scene(), true));
        let press = Press::new(800, &first);
        let new = pressed(&press, &first);
        let tiles = press.tiles(&first);
        pressed(&press, &other);
        assert!(press.tiles(&first).iter().zip(&tiles).all(|(one, other)| Arc::ptr_eq(one, other)));
        assert_eq!(pressed(&press, &first), new);
        // One pixel is in one tile, and if it is in the last row of it, in the one below.
        for (line, expected) in [(100, 1), (press.grid.lines[3].end - 1, 2)] {
            let mut changed = first.clone();
            changed[line * 800 + 400] ^= 1;
            let (before, _) = press.tiles.held();
            pressed(&press, &changed);
            assert_eq!(press.tiles.held().0 - before, expected, "{line}");
        }
    }

    #[test]
    fn a_press_keeps_no_more_than_it_may() {
        let press = Press::new(400, &noise(400, 0, 50));
        for seed in 0..40 {
            press.pressed(&noise(400, seed, 256));
            assert!(press.tiles.held().1 <= KEPT);
        }
        assert!(press.tiles.held().1 > KEPT / 3);
    }

    #[test]
    fn a_board_takes_few_bytes() {
        let look = Look::default();
        let workshop = Workshop::of(look.size, look.theme);
        for flipped in [false, true] {
            let bytes = pressed(workshop.press(), &board(&typical::scene(), flipped)).len();
            assert!(bytes < 90_000, "{bytes} bytes");
        }
    }
}
