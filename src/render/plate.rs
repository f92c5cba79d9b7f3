//! The corners of the picture: whose they are, whose turn it is and how many rings are left.

use super::lettering::{Hold, Line};
use super::measure::{Point, SIDE, count, real, real_count, whole};
use super::palette::{Materials, Rgb};
use super::scene::{PlayerSeen, Scene, Stage};
use super::shape::Shape;
use super::sheet::Sheet;
use super::spot::letter;
use super::still::Look;
use super::token::body;
use crate::rules::{Color, Verdict};

/// Width and height of a corner.
const CORNER: Point = (372.0, 214.8);
/// How many rings a row of the holder shows.
const RINGS: u8 = 32;

/// All that changes how a player's two corners look, but for letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "marks that are there or not, each by itself")]
pub(super) struct Plate {
    pub color: Color,
    /// Whether the player sits at the top.
    pub top: bool,
    /// Whether these are the rings' corner or the name's.
    pub rings_corner: bool,
    pub mood: Mood,
    /// Whether the corner is bright.
    pub lit: bool,
    pub rings_left: u8,
    pub unplaced: u8,
    pub may_drop: bool,
    pub extra_earned: bool,
    pub late: bool,
    pub offers_draw: bool,
}

/// What the stage of the game means for one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Mood {
    ToMove,
    Waiting,
    Closing,
    Won,
    Lost,
    Drawn,
    Aborted,
}

impl Mood {
    fn of(stage: Stage, color: Color) -> Mood {
        match stage {
            Stage::Turn(turn) if turn == color => Mood::ToMove,
            Stage::Turn(_) => Mood::Waiting,
            Stage::Closing => Mood::Closing,
            Stage::Over(Verdict::Won(winner)) if winner == color => Mood::Won,
            Stage::Over(Verdict::Won(_)) => Mood::Lost,
            Stage::Over(Verdict::Draw) => Mood::Drawn,
            Stage::Over(Verdict::Aborted) => Mood::Aborted,
        }
    }
}

impl Plate {
    /// Takes what belongs to a player's corner out of a scene.
    pub(super) fn of(scene: &Scene, color: Color, look: &Look, rings_corner: bool) -> Plate {
        let player = scene.player(color);
        let mood = Mood::of(scene.stage, color);
        Plate {
            color,
            top: (color == Color::Black) != look.flipped,
            rings_corner,
            // Of a holder nothing shows the mood but its brightness and the hem.
            mood: if rings_corner && mood != Mood::Closing { Mood::Waiting } else { mood },
            lit: mood == Mood::Won || (mood == Mood::ToMove && !look.steady),
            rings_left: if rings_corner { player.rings_left } else { 0 },
            unplaced: if rings_corner { player.unplaced } else { 0 },
            may_drop: rings_corner && player.may_drop,
            extra_earned: rings_corner && player.extra_earned,
            late: !rings_corner && player.late,
            offers_draw: !rings_corner && player.offers_draw,
        }
    }

    /// Mirrors a point of the upper left corner into this one.
    fn place(&self, (x, y): Point) -> Point {
        (if self.rings_corner { SIDE - x } else { x }, if self.top { y } else { SIDE - y })
    }

    /// The rectangle about the corner.
    pub(super) fn bounds(&self) -> (Point, Point) {
        let (one, other) = (self.place((0.0, 0.0)), self.place(CORNER));
        ((one.0.min(other.0), one.1.min(other.1)), (one.0.max(other.0), one.1.max(other.1)))
    }

    /// Tells which part of a row belongs to the corner: as far as its slope reaches, with the smooth edge of it.
    pub(super) fn span(&self, sheet: &Sheet, row: i32) -> (usize, usize) {
        let y = (real(row) + 0.5) / sheet.unit;
        let from_edge = if self.top { y } else { SIDE - y };
        let reach = CORNER.0 * (1.0 - from_edge / CORNER.1) * sheet.unit + 2.0;
        let (width, reach) = (sheet.area.width(), count(whole(reach)));
        if self.rings_corner { (width.saturating_sub(reach), width) } else { (0, reach.min(width)) }
    }

    pub(super) fn paper(&self, materials: &Materials) -> Rgb {
        if self.lit { materials.lit } else { materials.plate }
    }

    fn ink(&self, materials: &Materials) -> Rgb {
        if self.lit { materials.lit_ink } else { materials.plate_ink }
    }

    fn mute(&self, materials: &Materials) -> Rgb {
        if self.lit { materials.lit_mute } else { materials.plate_mute }
    }

    /// Draws the corner without its changing letters.
    pub(super) fn draw(&self, sheet: &mut Sheet, materials: &Materials) {
        let corner = [(0.0, 0.0), (CORNER.0, 0.0), (0.0, CORNER.1)].map(|point| self.place(point));
        sheet.fill(&Shape::polygon(corner.to_vec()), self.paper(materials));
        if self.mood == Mood::Closing {
            self.draw_hem(sheet, materials);
        }
        if self.rings_corner {
            self.draw_holder(sheet, materials);
        } else {
            self.draw_badge(sheet, materials);
        }
    }

    /// Draws the dashed hem of a closing game.
    fn draw_hem(&self, sheet: &mut Sheet, materials: &Materials) {
        let (from, to) = ((CORNER.0 - 26.0, 7.0), (14.0, CORNER.1 - 16.0));
        let at = |part: f32| self.place((from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part));
        for dash in 0..14_usize {
            let start = real_count(dash) / 14.0;
            sheet.fill(&Shape::stroke(at(start), at(start + 0.04), 4.0), materials.sand);
        }
    }

    fn draw_badge(&self, sheet: &mut Sheet, materials: &Materials) {
        let at = self.place((34.0, 32.0));
        sheet.fill(&body(self.color, at, 23.5), materials.bone);
        let ink = if self.mood == Mood::Lost { materials.side_lost(self.color) } else { materials.side(self.color) };
        sheet.fill(&body(self.color, at, 21.5), ink);
        let initial = if self.color == Color::Red { "R" } else { "B" };
        letter(sheet, Line { at, size: 24.0, hold: Hold::Middle, widest: 40.0 }, initial, materials.bone);
        let below = self.place((34.0, 84.0));
        match self.mood {
            Mood::ToMove => self.draw_turn(sheet, materials, below),
            Mood::Won => draw_crown(sheet, materials, below),
            Mood::Drawn => draw_bars(sheet, self.ink(materials), below),
            Mood::Aborted => draw_cross(sheet, self.mute(materials), below),
            Mood::Waiting | Mood::Closing | Mood::Lost => {}
        }
        if self.late {
            sheet.fill(&Shape::disc(below, 15.0), materials.sand);
            letter(sheet, Line { at: below, size: 22.0, hold: Hold::Middle, widest: 40.0 }, "!", materials.black);
        }
        if self.offers_draw {
            let at = self.place((34.0, 124.0));
            letter(sheet, Line { at, size: 24.0, hold: Hold::Middle, widest: 40.0 }, "½", self.ink(materials));
        }
    }

    /// Points at the player whose turn it is.
    fn draw_turn(&self, sheet: &mut Sheet, materials: &Materials, at: Point) {
        let up = if self.top { -1.0 } else { 1.0 };
        let arrow = vec![(at.0 - 15.0, at.1 - up * 8.0), (at.0, at.1 + up * 14.0), (at.0 + 15.0, at.1 - up * 8.0)];
        let ink = if self.lit { materials.side(self.color) } else { materials.sand };
        sheet.fill(&Shape::polygon(arrow), ink);
    }

    fn draw_holder(&self, sheet: &mut Sheet, materials: &Materials) {
        sheet.fill(&Shape::rounded(self.place((168.5, 32.0)), (103.0, 18.5), 9.0), materials.tray);
        for index in 0..RINGS {
            let x = 72.6 + 5.8 * f32::from(index) + 4.0 * f32::from(index / 8);
            let at = self.place((x, 32.0));
            if index < self.rings_left {
                sheet.fill(&Shape::rounded(at, (2.0, 14.0), 2.0), materials.ring);
            } else {
                sheet.fill(&Shape::rounded(at, (1.5, 7.0), 1.5), materials.hollow);
            }
        }
        if self.may_drop || self.extra_earned {
            let at = self.place((32.0, 80.0));
            let ring = if self.may_drop { materials.sand } else { self.mute(materials) };
            let ring = if self.lit { self.ink(materials) } else { ring };
            sheet.fill(&Shape::band(at, 10.5, 16.0), ring);
            for (from, to) in [((at.0 - 5.0, at.1), (at.0 + 5.0, at.1)), ((at.0, at.1 - 5.0), (at.0, at.1 + 5.0))] {
                sheet.fill(&Shape::stroke(from, to, 2.6), ring);
            }
        }
        for index in 0..self.unplaced {
            let at = self.place((72.0 + 30.0 * f32::from(index), 80.0));
            sheet.fill(&body(self.color, at, 12.0), materials.bone);
            sheet.fill(&body(self.color, at, 10.5), materials.side(self.color));
        }
    }

    /// Lists the letters of the corner: where, what, and in which ink.
    pub(super) fn lines(&self, player: &PlayerSeen, materials: &Materials) -> Vec<(Line, String, Rgb)> {
        if self.rings_corner {
            let at = self.place((14.0, 32.0));
            let number = Line { at, size: 33.0, hold: Hold::Right, widest: 52.0 };
            return vec![(number, player.rings_left.to_string(), self.ink(materials))];
        }
        let name = Line { at: self.place((66.0, 32.0)), size: 25.0, hold: Hold::Left, widest: 222.0 };
        let mut lines = vec![(name, player.name.clone(), self.ink(materials))];
        if let Some(rating) = player.rating {
            let at = self.place((66.0, 66.0));
            let line = Line { at, size: 19.0, hold: Hold::Left, widest: 160.0 };
            lines.push((line, rating.to_string(), self.mute(materials)));
        }
        lines
    }
}

fn draw_crown(sheet: &mut Sheet, materials: &Materials, (x, y): Point) {
    let crown = vec![
        (x - 17.0, y + 12.0),
        (x - 20.0, y - 9.0),
        (x - 9.0, y),
        (x, y - 14.0),
        (x + 9.0, y),
        (x + 20.0, y - 9.0),
        (x + 17.0, y + 12.0),
    ];
    sheet.fill(&Shape::polygon(crown), materials.sand_low);
    for (at, radius) in [((x - 20.0, y - 10.0), 3.4), ((x, y - 15.0), 3.8), ((x + 20.0, y - 10.0), 3.4)] {
        sheet.fill(&Shape::disc(at, radius), materials.sand_low);
    }
}

fn draw_bars(sheet: &mut Sheet, ink: Rgb, (x, y): Point) {
    for bar in [-6.0, 6.0] {
        sheet.fill(&Shape::stroke((x - 13.0, y + bar), (x + 13.0, y + bar), 6.0), ink);
    }
}

fn draw_cross(sheet: &mut Sheet, ink: Rgb, (x, y): Point) {
    for way in [-1.0, 1.0] {
        sheet.fill(&Shape::stroke((x - 11.0 * way, y - 11.0), (x + 11.0 * way, y + 11.0), 6.0), ink);
    }
}
