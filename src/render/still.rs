//! One picture of a game, from its scene to the bytes of a PNG.

use super::indexed;
use super::lettering::{Line, write};
use super::measure::count;
use super::palette::{Materials, RAMP, Rgb, Theme};
use super::plate::Plate;
use super::scene::Scene;
use super::sheet::Sheet;
use super::spot::{Spot, letter};
use super::strip::{self, Timer};
use super::workshop::{Motif, Painted, Workshop};
use crate::rules::Color;

/// The smallest and the largest picture drawn.
pub(super) const SIZES: (u32, u32) = (64, 2_048);

/// How a scene is to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Look {
    /// Width and height in pixels, 64 to 2048.
    pub size: u32,
    /// Whether Black sits at the bottom.
    pub flipped: bool,
    /// In which colours.
    pub theme: Theme,
    /// Whether the corners stay as they are whoever is to move: in an animation nothing large may flash.
    pub steady: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look { size: 800, flipped: false, theme: Theme::Default, steady: false }
    }
}

/// Draws a scene as a PNG.
#[must_use]
pub fn draw(scene: &Scene, look: &Look) -> Vec<u8> {
    let workshop = Workshop::of(look.size.clamp(SIZES.0, SIZES.1), look.theme);
    let frame = Frame::of(scene, look, &workshop);
    let size = u32::try_from(workshop.size).unwrap_or(0);
    indexed::encoded(&frame.numbers, size, &workshop.palette.flat()).unwrap_or_default()
}

/// Draws a scene in true colour: red, green and blue of each pixel.
///
/// Slow, for it keeps nothing: it is what a picture and its palette are measured against.
#[must_use]
pub fn draw_in_true_color(scene: &Scene, look: &Look) -> Vec<u8> {
    let workshop = Workshop::of(look.size.clamp(SIZES.0, SIZES.1), look.theme);
    let mut easel = Easel { sheet: workshop.painted_background(look.flipped), workshop: &workshop };
    lay_out(scene, look, &workshop.materials, &mut easel);
    easel.sheet.pixels.into_flattened()
}

/// What pictures are laid out on.
trait Ground {
    /// Lays a piece over what is there.
    fn lay(&mut self, motif: Motif);
    /// Writes a line of text on paper of one colour.
    fn letter(&mut self, line: Line, text: &str, paper: Rgb, ink: Rgb);
}

/// Lays everything out that a scene shows besides the background.
fn lay_out(scene: &Scene, look: &Look, materials: &Materials, ground: &mut impl Ground) {
    let flipped = look.flipped;
    for color in Color::BOTH {
        for rings_corner in [false, true] {
            let plate = Plate::of(scene, color, look, rings_corner);
            ground.lay(Motif::Plate(plate));
            for (line, text, ink) in plate.lines(scene.player(color), materials) {
                ground.letter(line, &text, plate.paper(materials), ink);
            }
        }
    }
    if let Some(seen) = &scene.timer {
        let timer = Timer::of(seen, flipped);
        ground.lay(Motif::Timer(timer));
        ground.letter(timer.line(), &seen.remaining, materials.backdrop, materials.plate_ink);
    }
    for (line, text, ink) in strip::lines(scene, flipped, materials) {
        ground.letter(line, &text, materials.backdrop, ink);
    }
    for seen in scene.spaces {
        let spot = Spot::of(scene, seen, flipped);
        if spot != Spot::bare(seen.space, flipped) {
            ground.lay(Motif::Spot(spot));
        }
        if let (Some(standing), Some(glass)) = (spot.glass, scene.glass_on(seen.space))
            && !glass.remaining.is_empty()
        {
            ground.letter(spot.time_line(standing), &glass.remaining, materials.bone, materials.black);
        }
    }
}

/// A picture in the palette's numbers.
pub(super) struct Frame<'a> {
    workshop: &'a Workshop,
    pub numbers: Vec<u8>,
}

impl Frame<'_> {
    pub(super) fn of<'a>(scene: &Scene, look: &Look, workshop: &'a Workshop) -> Frame<'a> {
        let mut frame = Frame { workshop, numbers: workshop.background(look.flipped).to_vec() };
        lay_out(scene, look, &workshop.materials, &mut frame);
        frame
    }
}

impl Ground for Frame<'_> {
    fn lay(&mut self, motif: Motif) {
        let sprite = self.workshop.sprite(motif);
        let size = self.workshop.size;
        let (left, top, width) = (count(sprite.area.left), count(sprite.area.top), sprite.area.width());
        for (index, (from, to)) in sprite.spans.iter().enumerate() {
            let start = (top + index) * size + left;
            let target = self.numbers.get_mut(start + from..start + to);
            let source = sprite.numbers.get(index * width + from..index * width + to);
            if let (Some(target), Some(source)) = (target, source) {
                target.copy_from_slice(source);
            }
        }
    }

    fn letter(&mut self, line: Line, text: &str, paper: Rgb, ink: Rgb) {
        let ramp = self.workshop.ramp(paper, ink);
        let size = self.workshop.size;
        let numbers = &mut self.numbers;
        write(self.workshop.unit, line, text, |x, y, cover| {
            let (column, row) = (count(x), count(y));
            if x >= 0 && y >= 0 && column < size && row < size {
                let step = (usize::from(cover) * (RAMP - 1) + 127) / 255;
                numbers[row * size + column] = ramp[step];
            }
        });
    }
}

/// A picture in true colour.
struct Easel<'a> {
    workshop: &'a Workshop,
    sheet: Sheet,
}

impl Ground for Easel<'_> {
    fn lay(&mut self, motif: Motif) {
        let Painted { sheet, spans } = self.workshop.painted(motif);
        let (left, top, width) = (count(sheet.area.left), count(sheet.area.top), sheet.area.width());
        for (index, (from, to)) in spans.into_iter().enumerate() {
            let start = (top + index) * self.workshop.size + left;
            self.sheet.pixels[start + from..start + to]
                .copy_from_slice(&sheet.pixels[index * width + from..index * width + to]);
        }
    }

    fn letter(&mut self, line: Line, text: &str, _paper: Rgb, ink: Rgb) {
        letter(&mut self.sheet, line, text, ink);
    }
}
