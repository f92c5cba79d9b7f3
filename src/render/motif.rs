//! What pictures are made of: pieces that are drawn once and laid wherever they are seen.

use super::lattice::{self, Way};
use super::lettering::Line;
use super::mark::{Plus, draw_arrow};
use super::measure::Point;
use super::palette::{Materials, Rgb};
use super::plate::{Corner, Crest, Hem, Holder, Sign, Spare};
use super::plot::{Places, Plot};
use super::sheet::Sheet;
use super::standing::{Pill, Standing};
use super::strip::{Aim, Timer};

/// A piece of the picture; two that are equal look alike, wherever they lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Motif {
    Plot(Plot),
    Arrow(Way),
    Glass(Standing),
    Pill(Pill),
    NextPlace(Places),
    Plus(Plus),
    Corner(Corner),
    Hem(Hem),
    Holder(Holder),
    Crest(Crest),
    Sign(Sign),
    Spare(Spare),
    Timer(Timer),
    Aim(Aim),
}

/// What pictures are laid out on.
pub(super) trait Ground {
    /// Lays a piece over what is there.
    fn lay(&mut self, motif: Motif, at: Point);
    /// Writes a line of text on paper of one colour.
    fn letter(&mut self, line: Line, text: &str, paper: Rgb, ink: Rgb);
}

impl Motif {
    /// Tells how far it reaches at most, to the sides and up and down.
    pub(super) fn reach(self) -> Point {
        match self {
            Motif::Plot(_) | Motif::Glass(_) | Motif::Pill(_) | Motif::NextPlace(_) | Motif::Plus(_) => {
                (lattice::PLOT, lattice::PLOT)
            }
            Motif::Arrow(_) | Motif::Spare(_) => (20.0, 20.0),
            Motif::Corner(_) | Motif::Hem(_) => Corner::REACH,
            Motif::Holder(_) => Holder::REACH,
            Motif::Crest(_) | Motif::Sign(_) => (26.0, 26.0),
            Motif::Timer(_) => Timer::REACH,
            Motif::Aim(_) => Aim::REACH,
        }
    }

    /// Draws it about a point.
    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials, at: Point) {
        match self {
            Motif::Plot(plot) => {
                // Rings are smooth towards the board, not towards the bare place for them that lies below.
                sheet.flood(materials.board);
                plot.draw(sheet, materials, at);
                sheet.cut(at, lattice::PLOT);
            }
            Motif::Arrow(way) => draw_arrow(sheet, materials, way, at),
            Motif::Glass(standing) => {
                standing.draw(sheet, materials, at);
                // The last of a shadow would cost more bytes than it is seen.
                sheet.cut(at, lattice::PLOT);
            }
            Motif::Pill(pill) => pill.draw(sheet, materials, at),
            Motif::NextPlace(places) => places.draw_next(sheet, materials, at),
            Motif::Plus(plus) => plus.draw(sheet, materials, at),
            Motif::Corner(corner) => corner.draw(sheet, materials.lit, at),
            Motif::Hem(hem) => hem.draw(sheet, materials, at),
            Motif::Holder(holder) => holder.draw(sheet, materials, at),
            Motif::Crest(crest) => crest.draw(sheet, materials, at),
            Motif::Sign(sign) => sign.draw(sheet, materials, at),
            Motif::Spare(spare) => spare.draw(sheet, materials, at),
            Motif::Timer(timer) => timer.draw(sheet, materials, at),
            Motif::Aim(aim) => aim.draw(sheet, materials, at),
        }
    }
}
