//! A glass as it stands on a space, or is held over it, and the place on it where its time is written.

use super::lettering::{Hold, Line};
use super::measure::{Point, count, whole};
use super::palette::{Materials, Rgb};
use super::remaining::widest;
use super::scene::{GlassSeen, SandSeen};
use super::shape::Shape;
use super::sheet::Sheet;
use super::token::{Token, body};
use crate::rules::Color;

/// All that changes how a glass looks, but for letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Standing {
    color: Color,
    sand: SandSeen,
    lifted: bool,
    late: bool,
}

/// The bright place on which a time is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Pill {
    color: Color,
    lost: bool,
    lifted: bool,
    /// Half its width.
    half: u8,
}

/// The size of the letters of a time.
const TIME: f32 = 18.0;
/// What is left free at each end of it.
const MARGIN: f32 = 3.0;

/// Where a glass in hand is held, and how much larger it is.
const HELD: (f32, f32) = (-9.0, 1.14);

impl Standing {
    /// Takes what is seen of a glass.
    pub(super) fn of(glass: &GlassSeen) -> Standing {
        Standing { color: glass.color, sand: glass.sand, lifted: glass.lifted, late: glass.late }
    }

    fn token(self, (x, y): Point) -> Token {
        let (up, scale) = if self.lifted { HELD } else { (0.0, 1.0) };
        Token { color: self.color, sand: self.sand, at: (x, y + up), scale }
    }

    /// Draws the glass without letters.
    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials, (x, y): Point) {
        let token = self.token((x, y));
        if self.lifted {
            let below = body(self.color, (x + 4.0, y + 13.0), Token::RADIUS);
            sheet.shadow(&below, materials.shade, 0.8, 3.2);
        }
        token.draw(sheet, materials);
        if self.late {
            let radius = Token::RADIUS * token.scale;
            let edge = body(self.color, token.at, radius + 4.0).without(body(self.color, token.at, radius));
            sheet.fill(&edge, materials.sand);
        }
    }

    /// What the name of its space is written on.
    pub(super) fn paper(self, materials: &Materials) -> Rgb {
        self.token((0.0, 0.0)).ink(materials)
    }

    /// Tells where the two letters of its space are written, on both sides of the waist.
    pub(super) fn name(self, at: Point) -> [Line; 2] {
        let token = self.token(at);
        let waist = token.waist();
        [-1.0, 1.0].map(|way| {
            let at = (waist.0 + way * 22.5 * token.scale, waist.1);
            Line { at, size: 15.5, hold: Hold::Middle, widest: 20.0 }
        })
    }
}

impl Pill {
    /// Half the width of one for a time of a few minutes.
    const LEAST: u8 = 24;

    /// Finds the place for the time of a glass, if it has one.
    pub(super) fn of(glass: &GlassSeen) -> Option<Pill> {
        let half = count(whole(widest(&glass.remaining) * TIME / 2.0 + MARGIN));
        (!glass.remaining.is_empty()).then(|| Pill {
            color: glass.color,
            lost: glass.sand == SandSeen::Lost,
            lifted: glass.lifted,
            half: u8::try_from(half).unwrap_or(u8::MAX).max(Pill::LEAST),
        })
    }

    fn centre(self, (x, y): Point) -> Point {
        let (up, scale) = if self.lifted { HELD } else { (0.0, 1.0) };
        (x, y + up + 27.0 * scale)
    }

    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials, at: Point) {
        let (at, half) = (self.centre(at), f32::from(self.half));
        let edge = if self.lost { materials.side_lost(self.color) } else { materials.side(self.color) };
        for (grown, ink) in [(1.6, edge), (0.0, materials.bone)] {
            sheet.fill(&Shape::rounded(at, (half + grown, 11.0 + grown), 11.0 + grown), ink);
        }
    }

    /// Where the time left is written.
    pub(super) fn line(self, at: Point) -> Line {
        Line { at: self.centre(at), size: TIME, hold: Hold::Middle, widest: 2.0 * (f32::from(self.half) - MARGIN) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::lattice::PLOT;
    use super::super::lettering::{width, write};
    use super::super::measure::Area;
    use super::super::palette::Theme;
    use super::super::remaining::all_written;
    use super::super::scene::SAND_STEPS;
    use super::*;
    use crate::rules::Space;

    /// Letters are written in the colours between paper and ink, so nothing else may be below them.
    #[test]
    fn the_letters_of_every_glass_lie_on_flat_paper() {
        let running = (0..=SAND_STEPS).map(SandSeen::Running);
        let sands: Vec<SandSeen> = running.chain([SandSeen::Unturned, SandSeen::Lost]).collect();
        for (sand, color, lifted) in
            sands.into_iter().flat_map(|sand| [(sand, Color::Red, false), (sand, Color::Black, true)])
        {
            let materials = Materials::of(Theme::Default);
            let standing = Standing { color, sand, lifted, late: lifted };
            let at = (100.0, 100.0);
            let mut sheet = Sheet::new(1.0, Area::covering(1.0, (30.0, 30.0), (170.0, 170.0)));
            standing.draw(&mut sheet, &materials, at);
            let paper = standing.paper(&materials);
            for name in Space::all().map(|space| space.to_string()) {
                for (line, part) in standing.name(at).into_iter().zip([0..1, 1..2]) {
                    write(1.0, line, name.get(part).unwrap(), |x, y, _| {
                        assert_eq!(sheet.pixel(x, y), Some(&mut { paper }), "{name} on {color} {sand:?} at {x}, {y}");
                    });
                }
            }
        }
    }

    /// Cut off, `6d23h` would read as six days and two hours.
    #[test]
    fn every_time_up_to_fourteen_days_stands_whole_on_its_pill() {
        let materials = Materials::of(Theme::Default);
        let at = (100.0, 100.0);
        for (number, remaining) in all_written().into_iter().enumerate() {
            let (sand, lifted) = (SandSeen::Running(1), number % 2 == 0);
            let glass = GlassSeen { color: Color::Red, space: None, sand, left: None, remaining, lifted, late: false };
            let (pill, text) = (Pill::of(&glass).unwrap(), &glass.remaining);
            let line = pill.line(at);
            assert!(width(line.size, text) <= line.widest, "{text} is cut off");
            assert!(f32::from(pill.half).hypot(line.at.1 + 11.0 - at.1) < PLOT, "{text} reaches into the next space");
            // Every pixel of some: whatever lies below the letters is the pill.
            for unit in [1.0, 0.6, 0.5].into_iter().filter(|_| number % 23 == 0) {
                let mut sheet = Sheet::new(unit, Area::covering(unit, (30.0, 30.0), (170.0, 170.0)));
                pill.draw(&mut sheet, &materials, at);
                write(unit, line, text, |x, y, _| {
                    assert_eq!(sheet.pixel(x, y), Some(&mut { materials.bone }), "{text} at {x}, {y} of {unit}");
                });
            }
        }
    }
}
