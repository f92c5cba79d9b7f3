//! One picture of a game, from its scene to the bytes of a PNG.

use super::indexed;
use super::lettering::{Line, write};
use super::measure::count;
use super::palette::{RAMP, Rgb, Theme};
use super::plate::Plate;
use super::scene::Scene;
use super::spot::{Spot, is_timed};
use super::strip::{self, Timer};
use super::workshop::{Motif, Sprite, Workshop};
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
}

impl Default for Look {
    fn default() -> Look {
        Look { size: 800, flipped: false, theme: Theme::Default }
    }
}

/// Draws a scene as a PNG.
#[must_use]
pub fn draw(scene: &Scene, look: &Look) -> Vec<u8> {
    let workshop = Workshop::of(look.size.clamp(SIZES.0, SIZES.1), look.theme);
    let frame = Frame::of(scene, look.flipped, &workshop);
    let size = u32::try_from(workshop.size).unwrap_or(0);
    indexed::encoded(&frame.numbers, size, &workshop.palette.flat()).unwrap_or_default()
}

/// A picture in the palette's numbers.
pub(super) struct Frame<'a> {
    workshop: &'a Workshop,
    pub numbers: Vec<u8>,
}

impl Frame<'_> {
    pub(super) fn of<'a>(scene: &Scene, flipped: bool, workshop: &'a Workshop) -> Frame<'a> {
        let mut frame = Frame { workshop, numbers: workshop.background(flipped).to_vec() };
        let materials = &workshop.materials;
        for color in Color::BOTH {
            for rings_corner in [false, true] {
                let plate = Plate::of(scene, color, flipped, rings_corner);
                frame.lay(&workshop.sprite(Motif::Plate(plate, flipped)));
                for (line, text, ink) in plate.lines(scene.player(color), materials) {
                    frame.letter(line, &text, plate.paper(materials), ink);
                }
            }
        }
        if let Some(seen) = &scene.timer {
            let timer = Timer::of(seen, flipped);
            frame.lay(&workshop.sprite(Motif::Timer(timer)));
            frame.letter(timer.line(), &seen.remaining, materials.backdrop, materials.plate_ink);
        }
        for (line, text, ink) in strip::lines(scene, flipped, materials) {
            frame.letter(line, &text, materials.backdrop, ink);
        }
        for seen in scene.spaces {
            let spot = Spot::of(scene, seen, flipped);
            if spot != Spot::bare(seen.space, flipped) {
                frame.lay(&workshop.sprite(Motif::Spot(spot)));
            }
        }
        for glass in scene.glasses.iter().filter(|glass| is_timed(glass)) {
            let seen = scene.spaces.iter().find(|seen| glass.space == Some(seen.space));
            let spot = seen.map(|seen| Spot::of(scene, *seen, flipped));
            if let Some(spot) = spot
                && let Some(standing) = spot.glass
            {
                frame.letter(spot.time_line(standing), &glass.remaining, materials.bone, materials.black);
            }
        }
        frame
    }

    /// Lays a sprite into the picture.
    fn lay(&mut self, sprite: &Sprite) {
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

    /// Writes a line of text on paper of one colour.
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
