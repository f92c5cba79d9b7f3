//! Marks on the board: which way the last glass went, and where a ring may be dropped.

use super::lattice::{self, Way};
use super::measure::Point;
use super::palette::Materials;
use super::scene::LastSeen;
use super::shape::{Shape, polar};
use super::sheet::Sheet;
use super::token::body;
use crate::rules::{Color, Space};

/// The mark of a ring that may be dropped: a plus on the shape of the side.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Plus {
    pub color: Color,
    /// Whether it is for an extra ring.
    pub extra: bool,
    /// Whether it is one of many.
    pub small: bool,
}

impl Plus {
    /// Draws the mark at the edge of a space.
    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials, centre: Point) {
        let angle = if self.color == Color::Red { -45.0 } else { -135.0 };
        let at = polar(centre, 43.0, angle);
        let radius = if self.small { 8.0 } else { 11.0 };
        let edge = if self.extra { materials.sand } else { materials.bone };
        sheet.fill(&body(self.color, at, radius + 1.0), materials.board_low);
        sheet.fill(&body(self.color, at, radius), edge);
        sheet.fill(&body(self.color, at, radius - 2.2), materials.side(self.color));
        let reach = radius * 0.48;
        for way in [(reach, 0.0), (0.0, reach)] {
            let (from, to) = ((at.0 - way.0, at.1 - way.1), (at.0 + way.0, at.1 + way.1));
            sheet.fill(&Shape::stroke(from, to, radius * 0.24), materials.bone);
        }
    }
}

/// Tells which way the last glass went that left or entered a space, and where half of that way lies.
pub(super) fn arrow(space: Space, last: LastSeen, flipped: bool) -> Option<(Way, Point)> {
    let (from, to) = match last {
        LastSeen::From { to } => (space, to),
        LastSeen::To { from } => (from?, space),
    };
    let way = Way::between(from, to, flipped);
    let (start, (across, down)) = (lattice::centre(from, flipped), way.unit());
    Some((way, (start.0 + across * lattice::PITCH / 2.0, start.1 + down * lattice::PITCH / 2.0)))
}

/// Draws the arrow between the two spaces of the last move.
pub(super) fn draw_arrow(sheet: &mut Sheet, materials: &Materials, way: Way, middle: Point) {
    sheet.fill(&head(middle, way.unit(), 17.0), materials.board_low);
    sheet.fill(&head(middle, way.unit(), 13.0), materials.accent);
}

/// An arrow head about a middle.
fn head(middle: Point, way: Point, reach: f32) -> Shape {
    let side = (-way.1, way.0);
    let at = |along: f32, across: f32| {
        (middle.0 + way.0 * along + side.0 * across, middle.1 + way.1 * along + side.1 * across)
    };
    let tip = reach * 0.85;
    Shape::polygon(vec![at(tip, 0.0), at(-tip * 0.8, reach), at(-tip * 0.35, 0.0), at(-tip * 0.8, -reach)])
}
