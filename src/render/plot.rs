//! The round part of the board that belongs to one space: its well, its rings, and that it is within reach.

use super::lattice::{self, Way};
use super::lettering::{Hold, Line};
use super::measure::{Point, real, real_count, whole};
use super::palette::{Materials, Rgb};
use super::scene::{LastSeen, SpaceSeen};
use super::shape::Shape;
use super::sheet::Sheet;
use crate::rules::Space;

/// Radius of the round hole of a space.
const WELL: f32 = 37.5;
/// Inner and outer radius of the rings about it.
const RING: (f32, f32) = (39.5, 47.0);
/// Inner and outer radius of the mark of the last move.
const HALO: (f32, f32) = (49.2, 53.2);

/// All that changes how the board looks about a space, wherever it lies and whoever stands there.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Plot {
    places: Places,
    full: bool,
    reachable: bool,
    halo: Option<Halo>,
    /// Which of [`lattice::WAYS`] lead to neighbours, a bit for each.
    ways: u8,
}

/// The mark of the last move about a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Halo {
    Left,
    Entered,
}

/// The places for rings about a space, and how many are taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Places {
    capacity: u8,
    rings: u8,
}

impl Plot {
    /// Takes what belongs to a space's part of the board out of a scene.
    pub(super) fn of(seen: &SpaceSeen, flipped: bool) -> Plot {
        let halo = seen.last.map(|last| match last {
            LastSeen::From { .. } => Halo::Left,
            LastSeen::To { .. } => Halo::Entered,
        });
        Plot {
            places: Places::of(seen),
            full: seen.full,
            reachable: seen.reachable,
            halo,
            ways: lattice::ways(seen.space, flipped),
        }
    }

    /// The part of a bare board that belongs to a space.
    pub(super) fn bare(space: Space, flipped: bool) -> Plot {
        Plot {
            places: Places { capacity: space.capacity(), rings: 0 },
            full: false,
            reachable: false,
            halo: None,
            ways: lattice::ways(space, flipped),
        }
    }

    /// Draws all but the name.
    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials, at: Point) {
        self.draw_ways(sheet, materials, at);
        self.draw_halo(sheet, materials, at);
        self.draw_well(sheet, materials, at);
        self.places.draw(sheet, materials, at);
        if self.full {
            sheet.fill(&Shape::band(at, WELL - 4.6, WELL - 2.6), materials.lid_ink);
        }
    }

    /// Draws the ways to the neighbours, as far as they lie here.
    fn draw_ways(self, sheet: &mut Sheet, materials: &Materials, (x, y): Point) {
        for way in lattice::WAYS.into_iter().enumerate().filter(|(bit, _)| self.ways >> bit & 1 > 0).map(|(_, way)| way)
        {
            let (across, down) = Way::unit(way);
            let (from, to) = (RING.1 - 1.0, lattice::PITCH / 2.0 + 1.0);
            let (from, to) = ((x + across * from, y + down * from), (x + across * to, y + down * to));
            sheet.fill(&Shape::stroke(from, to, 4.4), materials.groove);
        }
    }

    fn draw_halo(self, sheet: &mut Sheet, materials: &Materials, at: Point) {
        match self.halo {
            None => {}
            Some(Halo::Entered) => {
                sheet.fill(&Shape::disc(at, HALO.1), materials.accent);
                sheet.fill(&Shape::disc(at, HALO.0), materials.board);
            }
            Some(Halo::Left) => {
                for part in 0..12_usize {
                    let from = 30.0 * real_count(part) + 4.0;
                    let middle = f32::midpoint(HALO.0, HALO.1);
                    sheet.fill(&Shape::arc(at, middle - 1.5, middle + 1.5, from, from + 16.0), materials.accent);
                }
            }
        }
    }

    fn draw_well(self, sheet: &mut Sheet, materials: &Materials, (x, y): Point) {
        if self.full {
            sheet.fill(&Shape::disc((x, y), WELL), materials.lid);
            return;
        }
        // Light comes from above, so the wall of a tube throws its shadow on the upper edge.
        sheet.fill(&Shape::disc((x, y), WELL), materials.well_low);
        sheet.fill(&Shape::disc((x, y + 1.5), WELL - 1.5), self.paper(materials));
        if self.reachable {
            sheet.fill(&Shape::band((x, y), WELL - 8.0, WELL - 3.5), materials.accent_ink);
        }
    }

    /// What the name is written on.
    pub(super) fn paper(self, materials: &Materials) -> Rgb {
        if self.full { materials.lid } else { materials.well(self.places.capacity) }
    }

    /// Tells where the name is written, and in which ink.
    pub(super) fn name(self, materials: &Materials, at: Point) -> (Line, Rgb) {
        let (ink, size) = if self.full { (materials.lid_ink, 21.0) } else { (materials.well_ink, 22.0) };
        (Line { at, size, hold: Hold::Middle, widest: 60.0 }, ink)
    }
}

impl Places {
    /// Takes the places of a space out of a scene.
    pub(super) fn of(seen: &SpaceSeen) -> Places {
        Places { capacity: seen.capacity, rings: seen.rings }
    }

    /// Where each place for a ring begins and ends; the first is at the lower left.
    fn ends(self) -> impl Iterator<Item = (f32, f32)> {
        let capacity = usize::from(self.capacity.max(1));
        let turn = 360.0 / real_count(capacity);
        let gap = if capacity == 1 { 0.0 } else { 10.0 };
        (0..capacity).map(move |place| {
            let from = 90.0 + turn * real_count(place);
            (from + gap, from + turn - gap)
        })
    }

    fn shape(self, (x, y): Point, (from, to): (f32, f32), slim: f32, lower: f32) -> Shape {
        let (inner, outer) = (RING.0 + slim, RING.1 - slim);
        if self.capacity == 1 {
            Shape::band((x, y + lower), inner, outer)
        } else {
            Shape::arc((x, y + lower), inner, outer, from, to)
        }
    }

    fn draw(self, sheet: &mut Sheet, materials: &Materials, at: Point) {
        for (index, ends) in self.ends().enumerate() {
            if index < usize::from(self.rings) {
                sheet.fill(&self.shape(at, ends, 0.0, 1.6), materials.ring_low);
                sheet.fill(&self.shape(at, ends, 0.0, 0.0), materials.ring);
            } else {
                sheet.fill(&self.shape(at, ends, 0.6, 0.0), materials.groove);
            }
        }
    }

    /// Marks the place the next ring would take.
    pub(super) fn draw_next(self, sheet: &mut Sheet, materials: &Materials, at: Point) {
        if let Some((from, to)) = self.ends().nth(usize::from(self.rings)) {
            let dashes = whole((to - from) / 18.0).max(1);
            let step = (to - from) / real(dashes);
            for dash in 0..dashes {
                let start = from + step * real(dash);
                let (inner, outer) = (RING.0 + 1.4, RING.1 - 1.4);
                let (start, end) = (start + step * 0.25, start + step * 0.75);
                sheet.fill(&Shape::arc(at, inner, outer, start, end), materials.sand);
            }
        }
    }
}
