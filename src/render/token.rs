//! The hourglasses: a round piece for Red, a square one for Black, with the sand where it is.

use super::measure::{Point, real_count};
use super::palette::{Materials, Rgb};
use super::scene::{SAND_STEPS, SandSeen};
use super::shape::Shape;
use super::sheet::{Sheet, mix};
use crate::rules::Color;

/// How an hourglass is drawn.
pub(super) struct Token {
    pub color: Color,
    pub sand: SandSeen,
    pub at: Point,
    /// One for a standing glass, more for one in hand.
    pub scale: f32,
}

/// Outline of a side's piece: a disc for Red, a square for Black.
pub(super) fn body(color: Color, at: Point, radius: f32) -> Shape {
    match color {
        Color::Red => Shape::disc(at, radius),
        Color::Black => Shape::rounded(at, (radius * 0.87, radius * 0.87), radius * 0.26),
    }
}

/// An hourglass without its piece: two bulbs and two caps about a waist.
pub(super) struct Bulbs {
    pub waist: Point,
    /// From the waist to the outside of a cap.
    pub half: f32,
    /// Half the width of a bulb.
    pub wide: f32,
}

/// What bulbs are made of.
#[derive(Clone, Copy)]
pub(super) struct BulbInks {
    pub frame: Rgb,
    pub glass: Rgb,
    pub sand: Rgb,
}

impl Bulbs {
    const STEPS: usize = 24;

    fn cap(&self) -> f32 {
        self.half * 0.17
    }

    /// Height of the inside of one bulb.
    fn depth(&self) -> f32 {
        self.half - self.cap()
    }

    /// Half the width inside at a part of the way from the cap to the waist.
    fn profile(&self, part: f32) -> f32 {
        let neck = self.wide * 0.10;
        let curve = if part < 0.30 {
            1.0
        } else {
            let t = (part - 0.30) / 0.70;
            0.5 + 0.5 * (t * std::f32::consts::PI).cos()
        };
        neck + (self.wide - neck) * curve
    }

    /// The bulb above (`-1`) or below (`1`) the waist, grown by a width.
    fn bulb(&self, way: f32, grown: f32) -> Shape {
        let edge = |step: usize| {
            let part = real_count(step) / real_count(Self::STEPS);
            (self.profile(part) + grown, self.waist.1 + way * (self.depth() * (1.0 - part)))
        };
        let right = (0..=Self::STEPS).map(|step| (self.waist.0 + edge(step).0, edge(step).1));
        let left = (0..=Self::STEPS).rev().map(|step| (self.waist.0 - edge(step).0, edge(step).1));
        Shape::polygon(right.chain(left).collect())
    }

    /// How far from the waist sand reaches that fills a part of an upper bulb.
    fn reach_above(&self, filled: f32) -> f32 {
        self.reach(filled, |step| 1.0 - real_count(step) / 60.0)
    }

    /// How far from the cap sand reaches that fills a part of a lower bulb.
    fn reach_below(&self, filled: f32) -> f32 {
        self.reach(filled, |step| real_count(step) / 60.0)
    }

    fn reach(&self, filled: f32, part: impl Fn(usize) -> f32) -> f32 {
        let total: f32 = (0..60).map(|step| self.profile(part(step))).sum();
        let mut sum = 0.0;
        for step in 0..60 {
            if sum >= filled * total {
                return self.depth() * real_count(step) / 60.0;
            }
            sum += self.profile(part(step));
        }
        self.depth()
    }

    /// Draws bulbs with a part of the sand above and the rest below.
    pub(super) fn draw(&self, sheet: &mut Sheet, inks: BulbInks, above: f32, running: bool, edge: f32) {
        let (x, y) = self.waist;
        let (top, bottom) = (y - self.depth(), y + self.depth());
        for way in [-1.0, 1.0] {
            sheet.fill(&self.bulb(way, edge), inks.frame);
        }
        for way in [-1.0, 1.0] {
            sheet.fill(&self.bulb(way, 0.0), inks.glass);
        }
        if above > 0.0 {
            let surface = y - self.reach_above(above);
            sheet.fill(&self.bulb(-1.0, 0.0).between(surface, y), inks.sand);
        }
        let surface = bottom - self.reach_below(1.0 - above);
        if above < 1.0 {
            sheet.fill(&self.bulb(1.0, 0.0).between(surface, bottom), inks.sand);
            if running {
                let heap = vec![
                    (x - self.wide * 0.5, surface),
                    (x, surface - self.half * 0.12),
                    (x + self.wide * 0.5, surface),
                ];
                sheet.fill(&Shape::polygon(heap), inks.sand);
            }
        }
        if running {
            sheet.fill(&Shape::stroke((x, y - 1.0), (x, bottom - 1.0), (self.wide * 0.16).max(1.6)), inks.sand);
        }
        for cap in [top - self.cap() / 2.0, bottom + self.cap() / 2.0] {
            let half = (self.wide + edge + 1.6, self.cap() / 2.0);
            sheet.fill(&Shape::rounded((x, cap), half, self.cap() / 2.0), inks.frame);
        }
    }
}

/// Tells which part of the sand is above.
pub(super) fn part_above(steps: u8) -> f32 {
    f32::from(steps.min(SAND_STEPS)) / f32::from(SAND_STEPS)
}

impl Token {
    /// Radius of a piece.
    pub(super) const RADIUS: f32 = 36.0;

    fn is_lost(&self) -> bool {
        self.sand == SandSeen::Lost
    }

    /// Colour of the piece itself.
    pub(super) fn ink(&self, materials: &Materials) -> Rgb {
        if self.is_lost() { materials.side_lost(self.color) } else { materials.side(self.color) }
    }

    /// Height of the waist.
    pub(super) fn waist(&self) -> Point {
        let up = match self.sand {
            SandSeen::Running(_) => 10.0 * self.scale,
            SandSeen::Unturned | SandSeen::Lost => 0.0,
        };
        (self.at.0, self.at.1 - up)
    }

    /// Draws the piece and its hourglass.
    pub(super) fn draw(&self, sheet: &mut Sheet, materials: &Materials) {
        let radius = Self::RADIUS * self.scale;
        let ink = self.ink(materials);
        let (x, y) = self.at;
        sheet.fill(&body(self.color, (x, y + 3.0), radius + 1.8), materials.shade);
        sheet.fill(&body(self.color, (x, y), radius + 1.8), materials.bone);
        if self.is_lost() {
            sheet.fill(&body(self.color, (x, y), radius), ink);
        } else {
            sheet.fill(&body(self.color, (x, y), radius), materials.side_low(self.color));
            sheet.fill(&body(self.color, (x, y - 1.2), radius - 1.2), ink);
        }
        let (half, wide) = match self.sand {
            SandSeen::Running(_) => (23.0, 12.0),
            SandSeen::Unturned | SandSeen::Lost => (26.5, 13.5),
        };
        let bulbs = Bulbs { waist: self.waist(), half: half * self.scale, wide: wide * self.scale };
        let glass = materials.side_glass(self.color);
        let (above, running) = match self.sand {
            SandSeen::Running(steps) => (part_above(steps), true),
            SandSeen::Unturned | SandSeen::Lost => (0.0, false),
        };
        let mut inks = BulbInks { frame: materials.bone, glass, sand: materials.sand };
        if self.is_lost() {
            inks.frame = mix(ink, materials.bone, 0.5);
            inks.glass = mix(ink, glass, 0.25);
            inks.sand = mix(ink, materials.sand_low, 0.5);
        }
        bulbs.draw(sheet, inks, above, running, 2.0);
        if self.is_lost() {
            let reach = radius * 0.62;
            for way in [-1.0, 1.0] {
                let (from, to) =
                    ((self.at.0 - reach * way, self.at.1 - reach), (self.at.0 + reach * way, self.at.1 + reach));
                sheet.fill(&Shape::stroke(from, to, 9.0 * self.scale), ink);
            }
            for way in [-1.0, 1.0] {
                let (from, to) =
                    ((self.at.0 - reach * way, self.at.1 - reach), (self.at.0 + reach * way, self.at.1 + reach));
                sheet.fill(&Shape::stroke(from, to, 5.0 * self.scale), materials.bone);
            }
        }
    }
}
