//! One space of the board: its well, its rings, who stands there and what is marked.

use super::lattice;
use super::lettering::{Hold, Line, write};
use super::measure::{Point, real, real_count, whole};
use super::palette::{Materials, Rgb};
use super::scene::{LastSeen, SandSeen, Scene, SpaceSeen};
use super::shape::{Shape, polar};
use super::sheet::Sheet;
use super::token::{Token, body};
use crate::rules::{Color, Space};

/// Radius of the round hole of a space.
const WELL: f32 = 37.5;
/// Inner and outer radius of the rings about it.
const RING: (f32, f32) = (39.5, 47.0);
/// Inner and outer radius of the mark of the last move.
const HALO: (f32, f32) = (49.2, 53.2);

/// All that changes how a space looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Spot {
    pub seen: SpaceSeen,
    pub glass: Option<Standing>,
    pub flipped: bool,
}

/// A glass as it stands on a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Standing {
    pub color: Color,
    pub sand: SandSeen,
    pub lifted: bool,
    pub late: bool,
    /// Letters of the time written on it.
    pub letters: usize,
}

impl Spot {
    /// Takes what belongs to a space out of a scene.
    pub(super) fn of(scene: &Scene, seen: SpaceSeen, flipped: bool) -> Spot {
        let glass = scene.glass_on(seen.space).map(|glass| Standing {
            color: glass.color,
            sand: glass.sand,
            lifted: glass.lifted,
            late: glass.late,
            letters: glass.remaining.chars().count(),
        });
        Spot { seen, glass, flipped }
    }

    /// The space as it is on a bare board.
    pub(super) fn bare(space: Space, flipped: bool) -> Spot {
        let seen = SpaceSeen {
            space,
            capacity: space.capacity(),
            rings: 0,
            full: false,
            last: None,
            drops: Default::default(),
            reachable: false,
        };
        Spot { seen, glass: None, flipped }
    }

    fn centre(&self) -> Point {
        lattice::centre(self.seen.space, self.flipped)
    }

    /// Where the piece is drawn.
    fn token(&self, glass: Standing) -> Token {
        let (x, y) = self.centre();
        let (at, scale) = if glass.lifted { ((x, y - 9.0), 1.14) } else { ((x, y), 1.0) };
        Token { color: glass.color, sand: glass.sand, at, scale }
    }

    /// Draws the space.
    pub(super) fn draw(&self, sheet: &mut Sheet, materials: &Materials) {
        self.draw_paths(sheet, materials);
        self.draw_last(sheet, materials);
        self.draw_well(sheet, materials);
        self.draw_rings(sheet, materials);
        self.draw_arrow(sheet, materials);
        match self.glass {
            None => self.draw_name(sheet, materials),
            Some(glass) => self.draw_glass(sheet, materials, glass),
        }
        self.draw_drops(sheet, materials);
    }

    /// Draws the ways to the neighbours, as far as they lie here.
    fn draw_paths(&self, sheet: &mut Sheet, materials: &Materials) {
        let (x, y) = self.centre();
        for neighbour in self.seen.space.neighbours() {
            let way = lattice::direction(self.seen.space, neighbour, self.flipped);
            let (from, to) = (RING.1 - 1.0, lattice::PITCH / 2.0 + 1.0);
            let (from, to) = ((x + way.0 * from, y + way.1 * from), (x + way.0 * to, y + way.1 * to));
            sheet.fill(&Shape::stroke(from, to, 4.4), materials.groove);
        }
    }

    fn draw_last(&self, sheet: &mut Sheet, materials: &Materials) {
        let centre = self.centre();
        match self.seen.last {
            None => {}
            Some(LastSeen::To { .. }) => {
                sheet.fill(&Shape::disc(centre, HALO.1), materials.accent);
                sheet.fill(&Shape::disc(centre, HALO.0), materials.board);
            }
            Some(LastSeen::From { .. }) => {
                for part in 0..12_usize {
                    let from = 30.0 * real_count(part) + 4.0;
                    let middle = f32::midpoint(HALO.0, HALO.1);
                    sheet.fill(&Shape::arc(centre, middle - 1.5, middle + 1.5, from, from + 16.0), materials.accent);
                }
            }
        }
    }

    fn draw_well(&self, sheet: &mut Sheet, materials: &Materials) {
        let (x, y) = self.centre();
        if self.seen.full {
            sheet.fill(&Shape::disc((x, y), WELL), materials.lid);
            return;
        }
        // Light comes from above, so the wall of a tube throws its shadow on the upper edge.
        sheet.fill(&Shape::disc((x, y), WELL), materials.well_low);
        sheet.fill(&Shape::disc((x, y + 1.5), WELL - 1.5), materials.well(self.seen.capacity));
        if self.seen.reachable {
            sheet.fill(&Shape::band((x, y), WELL - 8.0, WELL - 3.5), materials.accent_ink);
        }
    }

    /// Where each place for a ring begins and ends; the first is at the lower left.
    fn places(&self) -> impl Iterator<Item = (f32, f32)> {
        let capacity = usize::from(self.seen.capacity.max(1));
        let turn = 360.0 / real_count(capacity);
        let gap = if capacity == 1 { 0.0 } else { 10.0 };
        (0..capacity).map(move |place| {
            let from = 90.0 + turn * real_count(place);
            (from + gap, from + turn - gap)
        })
    }

    fn place(&self, from: f32, to: f32, slim: f32, lower: f32) -> Shape {
        let (x, y) = self.centre();
        let (inner, outer) = (RING.0 + slim, RING.1 - slim);
        if self.seen.capacity == 1 {
            Shape::band((x, y + lower), inner, outer)
        } else {
            Shape::arc((x, y + lower), inner, outer, from, to)
        }
    }

    fn draw_rings(&self, sheet: &mut Sheet, materials: &Materials) {
        let rings = usize::from(self.seen.rings);
        for (index, (from, to)) in self.places().enumerate() {
            if index < rings {
                sheet.fill(&self.place(from, to, 0.0, 1.6), materials.ring_low);
                sheet.fill(&self.place(from, to, 0.0, 0.0), materials.ring);
            } else {
                sheet.fill(&self.place(from, to, 0.6, 0.0), materials.groove);
            }
        }
        if self.seen.full {
            sheet.fill(&Shape::band(self.centre(), WELL - 4.6, WELL - 2.6), materials.lid_ink);
        }
    }

    fn draw_name(&self, sheet: &mut Sheet, materials: &Materials) {
        let (ink, size) = if self.seen.full { (materials.lid_ink, 21.0) } else { (materials.well_ink, 22.0) };
        letter(
            sheet,
            Line { at: self.centre(), size, hold: Hold::Middle, widest: 60.0 },
            &self.seen.space.to_string(),
            ink,
        );
    }

    fn draw_arrow(&self, sheet: &mut Sheet, materials: &Materials) {
        let (from, to) = match self.seen.last {
            Some(LastSeen::From { to }) => (self.seen.space, to),
            Some(LastSeen::To { from: Some(from) }) => (from, self.seen.space),
            Some(LastSeen::To { from: None }) | None => return,
        };
        let (start, way) = (lattice::centre(from, self.flipped), lattice::direction(from, to, self.flipped));
        let middle = (start.0 + way.0 * lattice::PITCH / 2.0, start.1 + way.1 * lattice::PITCH / 2.0);
        sheet.fill(&head(middle, way, 17.0), materials.board_low);
        sheet.fill(&head(middle, way, 13.0), materials.accent);
    }

    fn draw_glass(&self, sheet: &mut Sheet, materials: &Materials, glass: Standing) {
        let token = self.token(glass);
        if glass.lifted {
            let (x, y) = self.centre();
            let below = body(glass.color, (x + 4.0, y + 13.0), Token::RADIUS);
            sheet.shadow(&below, materials.shade, 0.8, 3.2);
        }
        token.draw(sheet, materials);
        if glass.late {
            let edge = body(glass.color, token.at, Token::RADIUS * token.scale + 4.0).without(body(
                glass.color,
                token.at,
                Token::RADIUS * token.scale,
            ));
            sheet.fill(&edge, materials.sand);
        }
        let name = self.seen.space.to_string();
        let (waist, ink) = (token.waist(), materials.bone);
        for (way, part) in [(-1.0, 0..1), (1.0, 1..2)] {
            let at = (waist.0 + way * 22.5 * token.scale, waist.1);
            letter(sheet, Line { at, size: 15.5, hold: Hold::Middle, widest: 20.0 }, name.get(part).unwrap_or(""), ink);
        }
        if glass.letters > 0 {
            sheet.fill(&self.pill(glass, 1.6), token.ink(materials));
            sheet.fill(&self.pill(glass, 0.0), materials.bone);
        }
    }

    fn pill_centre(&self, glass: Standing) -> Point {
        let token = self.token(glass);
        (token.at.0, token.at.1 + 27.0 * token.scale)
    }

    /// The bright place on which the time is written.
    fn pill(&self, glass: Standing, grown: f32) -> Shape {
        let half = if glass.letters > 4 { 28.5 } else { 24.0 };
        Shape::rounded(self.pill_centre(glass), (half + grown, 11.0 + grown), 11.0 + grown)
    }

    /// Where the time left is written.
    pub(super) fn time_line(&self, glass: Standing) -> Line {
        Line { at: self.pill_centre(glass), size: 18.0, hold: Hold::Middle, widest: 54.0 }
    }

    fn draw_drops(&self, sheet: &mut Sheet, materials: &Materials) {
        for (color, drop) in Color::BOTH.into_iter().zip(self.seen.drops) {
            let angle = if color == Color::Red { -45.0 } else { -135.0 };
            let at = polar(self.centre(), 43.0, angle);
            if drop.ring || drop.fill {
                self.draw_next_place(sheet, materials);
                badge(sheet, materials, color, at, 11.0, drop.extra);
            } else if drop.extra {
                badge(sheet, materials, color, at, 8.0, true);
            }
        }
    }

    /// Marks the place the next ring would take.
    fn draw_next_place(&self, sheet: &mut Sheet, materials: &Materials) {
        if let Some((from, to)) = self.places().nth(usize::from(self.seen.rings)) {
            let dashes = whole((to - from) / 18.0).max(1);
            let step = (to - from) / real(dashes);
            for dash in 0..dashes {
                let start = from + step * real(dash);
                let (inner, outer) = (RING.0 + 1.4, RING.1 - 1.4);
                let (start, end) = (start + step * 0.25, start + step * 0.75);
                sheet.fill(&Shape::arc(self.centre(), inner, outer, start, end), materials.sand);
            }
        }
    }
}

/// Draws the mark of a ring that may be dropped: a plus on the shape of the side.
fn badge(sheet: &mut Sheet, materials: &Materials, color: Color, at: Point, radius: f32, extra: bool) {
    let edge = if extra { materials.sand } else { materials.bone };
    sheet.fill(&body(color, at, radius + 1.0), materials.board_low);
    sheet.fill(&body(color, at, radius), edge);
    sheet.fill(&body(color, at, radius - 2.2), materials.side(color));
    let reach = radius * 0.48;
    for way in [(reach, 0.0), (0.0, reach)] {
        let (from, to) = ((at.0 - way.0, at.1 - way.1), (at.0 + way.0, at.1 + way.1));
        sheet.fill(&Shape::stroke(from, to, radius * 0.24), materials.bone);
    }
}

/// An arrow head about a middle.
pub(super) fn head(middle: Point, way: Point, reach: f32) -> Shape {
    let side = (-way.1, way.0);
    let at = |along: f32, across: f32| {
        (middle.0 + way.0 * along + side.0 * across, middle.1 + way.1 * along + side.1 * across)
    };
    let tip = reach * 0.85;
    Shape::polygon(vec![at(tip, 0.0), at(-tip * 0.8, reach), at(-tip * 0.35, 0.0), at(-tip * 0.8, -reach)])
}

/// Writes letters that never change straight onto a sheet.
pub(super) fn letter(sheet: &mut Sheet, line: Line, text: &str, ink: Rgb) {
    write(sheet.unit, line, text, |x, y, cover| sheet.touch(x, y, ink, f32::from(cover) / 255.0));
}
