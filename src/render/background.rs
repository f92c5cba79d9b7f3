//! What never changes: the backdrop, the board and its bare spaces.

use super::lattice;
use super::measure::{Area, SIDE};
use super::palette::{Materials, Rgb};
use super::shape::Shape;
use super::sheet::{Sheet, mix};
use super::spot::Spot;
use crate::rules::Space;

/// Draws everything that lies below on an area of the picture.
pub(super) fn draw(sheet: &mut Sheet, materials: &Materials, flipped: bool) {
    sheet.pixels.fill(materials.backdrop);
    let corners = lattice::corners();
    let low = corners.map(|(x, y)| (x, y + 2.0));
    sheet.fill(&Shape::grown(&low, lattice::MARGIN), materials.board_low);
    sheet.shade(&Shape::grown(&corners, lattice::MARGIN - 0.5), |y| rim(materials, y));
    sheet.fill(&Shape::grown(&corners, lattice::MARGIN - 3.0), materials.board);
    for space in Space::all() {
        let (x, y) = lattice::centre(space, flipped);
        let plot =
            Area::covering(sheet.unit, (x - lattice::PLOT, y - lattice::PLOT), (x + lattice::PLOT, y + lattice::PLOT));
        if !plot.shared(sheet.area).is_empty() {
            Spot::bare(space, flipped).draw(sheet, materials);
        }
    }
}

/// Light falls on the rim from above.
fn rim(materials: &Materials, y: f32) -> Rgb {
    let step = (y / SIDE * 6.0).floor() / 6.0;
    mix(materials.board_high, materials.board, step)
}
