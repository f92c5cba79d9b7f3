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
pub(super) const COLUMN: f32 = 95.0;
const HEIGHTS: [i8; 7] = [4, 5, 6, 7, 6, 5, 4];

/// A way across the board: columns to the right, and halves of the pitch down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Way {
    across: i8,
    down: i8,
}

/// The ways to neighbours, clockwise from the one straight up.
pub(super) const WAYS: [Way; 6] = {
    const fn way(across: i8, down: i8) -> Way {
        Way { across, down }
    }
    [way(0, -2), way(1, -1), way(1, 1), way(0, 2), way(-1, 1), way(-1, -1)]
};

impl Way {
    /// Tells the way from the middle of the board to a space.
    fn to(space: Space, flipped: bool) -> Way {
        let small = |value: u8| i8::try_from(value).unwrap_or(0);
        let height = HEIGHTS[usize::from(space.column()).min(6)];
        let (across, down) = (small(space.column()) - 3, height + 1 - 2 * small(space.row()));
        if flipped { Way { across: -across, down: -down } } else { Way { across, down } }
    }

    /// Tells the way from one space to another.
    pub(super) fn between(from: Space, to: Space, flipped: bool) -> Way {
        let (from, to) = (Way::to(from, flipped), Way::to(to, flipped));
        Way { across: to.across - from.across, down: to.down - from.down }
    }

    fn point(self) -> Point {
        (f32::from(self.across) * COLUMN, f32::from(self.down) * (PITCH / 2.0))
    }

    /// The way as a vector of length one.
    pub(super) fn unit(self) -> Point {
        let (x, y) = self.point();
        let length = x.hypot(y).max(1.0);
        (x / length, y / length)
    }
}

/// Finds the centre of a space.
pub(super) fn centre(space: Space, flipped: bool) -> Point {
    let (x, y) = Way::to(space, flipped).point();
    (SIDE / 2.0 + x, SIDE / 2.0 + y)
}

/// Lists the centres of the six corners in cyclic order.
pub(super) fn corners() -> [Point; 6] {
    Space::CORNERS.map(|corner| centre(corner, false))
}

/// Tells which of [`WAYS`] lead from a space to a neighbour, a bit for each.
pub(super) fn ways(space: Space, flipped: bool) -> u8 {
    let led = space.neighbours().map(|neighbour| {
        let way = Way::between(space, neighbour, flipped);
        WAYS.iter().position(|one| *one == way).map_or(0, |bit| 1 << bit)
    });
    led.fold(0, |ways, bit| ways | bit)
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
    fn every_neighbour_lies_one_of_the_ways() {
        for space in Space::all() {
            for flipped in [false, true] {
                let ways = ways(space, flipped);
                assert_eq!(usize::try_from(ways.count_ones()).unwrap(), space.neighbours().count(), "{space}");
            }
            assert_eq!(ways(space, true), ways(space, false) >> 3 | (ways(space, false) & 7) << 3, "{space}");
        }
        assert_eq!(ways(space("D7"), false), 0b01_1100);
    }

    #[test]
    fn flipped_is_turned_by_half_a_circle() {
        for space in Space::all() {
            let (one, other) = (centre(space, false), centre(space, true));
            assert!((one.0 + other.0 - SIDE).abs() < 0.01 && (one.1 + other.1 - SIDE).abs() < 0.01);
        }
    }
}
