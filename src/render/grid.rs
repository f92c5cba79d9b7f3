//! How a picture is cut into tiles: about the spaces of one column as about those of the next, so that what is alike is
//! one tile.

use super::lattice::{COLUMN, PITCH};
use super::measure::{SIDE, count, real_count, whole};
use super::tile::{self, Place};
use std::ops::Range;

/// Where tiles meet, above the middle of a space: found by trying at which height the fewest tiles are new.
const RISE: f32 = 12.75;
/// The fewest columns and rows between two cuts.
const FEWEST: usize = 8;

/// The tiles of square pictures of one size.
pub(super) struct Grid {
    pub size: usize,
    pub columns: Vec<Range<usize>>,
    pub lines: Vec<Range<usize>>,
}

impl Grid {
    pub(super) fn new(size: usize) -> Grid {
        let unit = real_count(size) / SIDE;
        let cuts = |pitch: f32, first: f32, most: usize| {
            let step = |step: u8| count(whole(((first + pitch * f32::from(step)) * unit).floor()));
            cut(size, (0..=u8::MAX).map(step), most)
        };
        let middle = SIDE / 2.0;
        Grid {
            size,
            columns: cuts(COLUMN, middle - 3.5 * COLUMN, tile::WIDEST),
            lines: cuts(PITCH / 4.0, middle - 3.5 * PITCH - RISE, tile::highest(size)),
        }
    }

    /// Lists the places of the tiles, strip by strip.
    pub(super) fn places(&self) -> impl Iterator<Item = Place> {
        self.lines.iter().flat_map(|lines| self.columns.iter().map(|columns| (columns.clone(), lines.clone())))
    }
}

/// Cuts a side where it is told to, and between where a piece were too long; where one were too short, it does not.
fn cut(size: usize, steps: impl Iterator<Item = usize>, most: usize) -> Vec<Range<usize>> {
    let mut from = 0;
    let mut pieces = Vec::new();
    for to in steps.filter(|step| step + FEWEST <= size).chain([size]) {
        if to < from + FEWEST {
            continue;
        }
        let parts = (to - from).div_ceil(most);
        let edge = |part: usize| from + (to - from) * part / parts;
        pieces.extend((0..parts).map(|part| edge(part)..edge(part + 1)));
        from = to;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_cover_the_picture_and_are_within_reach() {
        for size in (64..2_049).step_by(7).chain([400, 800, 801, 2_048]) {
            let grid = Grid::new(size);
            for (pieces, most) in [(&grid.columns, tile::WIDEST), (&grid.lines, tile::highest(size))] {
                assert!(pieces.iter().all(|piece| (4..=most).contains(&piece.len())), "{size}: {pieces:?}");
                assert!(pieces.windows(2).all(|pair| pair[0].end == pair[1].start), "{size}: {pieces:?}");
                assert_eq!((pieces[0].start, pieces[pieces.len() - 1].end), (0, size));
            }
        }
    }

    #[test]
    fn tiles_lie_about_all_columns_alike() {
        let grid = Grid::new(800);
        let columns: Vec<usize> = grid.columns.iter().map(|columns| columns.start).collect();
        assert_eq!(columns, [0, 67, 162, 257, 352, 447, 542, 637, 732]);
        assert!(grid.lines.windows(3).all(|pair| pair[2].start >= 92 || pair[2].start - pair[0].start <= 57));
        let starts = |from: usize| grid.lines.iter().map(move |lines| lines.start).filter(move |start| *start >= from);
        assert!(starts(29 + 55).eq(starts(29).map(|start| start + 55).filter(|start| *start <= 800 - 8)));
    }
}
