//! Where the spaces lie: the GIPF diagram, columns upright, A at the left, row 1 at the bottom.

use super::measure::{Point, SIDE};
use crate::rules::Space;

/// Distance between neighbouring spaces.
pub(super) const PITCH: f32 = 110.0;
/// Radius of the round part of the board that belongs to one space.
pub(super) const PLOT: f32 = 55.2;
/// How far the board reaches beyond the centres of its outer spaces.
pub(super) const MARGIN: f32 = 58.8;
/// Distance between columns: the pitch times the cosine of thirty degrees, brought to a whole number so that spaces of a
/// row are alike pixel by pixel, which makes small files.
const COLUMN: f32 = 95.0;
const HEIGHTS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];

/// Finds the centre of a space.
pub(super) fn centre(space: Space, flipped: bool) -> Point {
    let column = f32::from(space.column());
    let height = f32::from(HEIGHTS[usize::from(space.column()).min(6)]);
    let x = (column - 3.0) * COLUMN;
    let y = (f32::midpoint(height, 1.0) - f32::from(space.row())) * PITCH;
    let turn = if flipped { -1.0 } else { 1.0 };
    (SIDE / 2.0 + turn * x, SIDE / 2.0 + turn * y)
}

/// Lists the centres of the six corners in cyclic order.
pub(super) fn corners() -> [Point; 6] {
    Space::CORNERS.map(|corner| centre(corner, false))
}

/// Tells the unit vector from one space to another.
pub(super) fn direction(from: Space, to: Space, flipped: bool) -> Point {
    let (start, end) = (centre(from, flipped), centre(to, flipped));
    let (x, y) = (end.0 - start.0, end.1 - start.1);
    let length = x.hypot(y).max(1.0);
    (x / length, y / length)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space(name: &str) -> Space {
        Space::parse(name).unwrap()
    }

    #[test]
    fn d7_is_at_the_top_and_a_at_the_left() {
        let top = centre(space("D7"), false);
        assert!(Space::all().all(|other| centre(other, false).1 >= top.1));
        assert!(centre(space("A1"), false).0 < centre(space("B1"), false).0);
        assert!(centre(space("A1"), false).1 > centre(space("A4"), false).1);
        assert_eq!(centre(Space::D4, false), (400.0, 400.0));
    }

    #[test]
    fn neighbours_lie_one_pitch_apart_and_others_farther() {
        for one in Space::all() {
            for other in Space::all().filter(|other| *other != one) {
                let (from, to) = (centre(one, false), centre(other, false));
                let distance = (from.0 - to.0).hypot(from.1 - to.1);
                let adjacent = (distance - PITCH).abs() < 0.3;
                assert_eq!(adjacent, one.neighbours().contains(other), "{one} {other}");
                assert!(distance > PITCH - 0.3);
            }
        }
    }

    #[test]
    fn flipped_is_turned_by_half_a_circle() {
        for space in Space::all() {
            let (one, other) = (centre(space, false), centre(space, true));
            assert!((one.0 + other.0 - SIDE).abs() < 0.01 && (one.1 + other.1 - SIDE).abs() < 0.01);
        }
    }
}
