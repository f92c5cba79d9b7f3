//! One picture of a game, from its scene to the bytes of a PNG.

use super::indexed;
use super::lettering::{Line, letter, write};
use super::measure::{Point, count};
use super::motif::{Ground, Motif};
use super::palette::{Materials, RAMP, Rgb, Theme};
use super::scene::Scene;
use super::sheet::Sheet;
use super::workshop::Workshop;
use super::{plate, spot, strip};

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
    indexed::encoded(&workshop.press().pressed(&frame.numbers), size, workshop.palette.flat()).unwrap_or_default()
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

/// Lays everything out that a scene shows besides the background.
fn lay_out(scene: &Scene, look: &Look, materials: &Materials, ground: &mut impl Ground) {
    plate::lay_out(scene, look, materials, ground);
    strip::lay_out(scene, look.flipped, materials, ground);
    spot::lay_out(scene, look.flipped, materials, ground);
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
    fn lay(&mut self, motif: Motif, at: Point) {
        let workshop = self.workshop;
        let (pixel, phase) = workshop.place(at);
        workshop.sprite(motif, phase).lay(&mut self.numbers, workshop.size, pixel, &workshop.palette);
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
    fn lay(&mut self, motif: Motif, at: Point) {
        let (pixel, phase) = self.workshop.place(at);
        self.workshop.painted(motif, phase).lay(&mut self.sheet, pixel);
    }

    fn letter(&mut self, line: Line, text: &str, _paper: Rgb, ink: Rgb) {
        letter(&mut self.sheet, line, text, ink);
    }
}
