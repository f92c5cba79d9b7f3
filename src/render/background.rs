//! What never changes: the backdrop, the board with its bare spaces, and the corners.

use super::lattice;
use super::lettering::letter;
use super::measure::SIDE;
use super::palette::{Materials, Rgb};
use super::plate::Corner;
use super::plot::Plot;
use super::shape::Shape;
use super::sheet::{Sheet, mix};
use crate::rules::Space;

/// Draws everything that lies below.
pub(super) fn draw(sheet: &mut Sheet, materials: &Materials, flipped: bool) {
    sheet.flood(materials.backdrop);
    let corners = lattice::corners();
    let low = corners.map(|(x, y)| (x, y + 2.0));
    sheet.fill(&Shape::grown(&low, lattice::MARGIN), materials.board_low);
    sheet.shade(&Shape::grown(&corners, lattice::MARGIN - 0.5), |y| rim(materials, y));
    sheet.fill(&Shape::grown(&corners, lattice::MARGIN - 3.0), materials.board);
    for space in Space::all() {
        let (plot, at) = (Plot::bare(space, flipped), lattice::centre(space, flipped));
        plot.draw(sheet, materials, at);
        let (line, ink) = plot.name(materials, at);
        letter(sheet, line, &space.to_string(), ink);
    }
    Corner::draw_all(sheet, materials);
}

/// Light falls on the rim from above.
fn rim(materials: &Materials, y: f32) -> Rgb {
    let step = (y / SIDE * 6.0).floor() / 6.0;
    mix(materials.board_high, materials.board, step)
}
