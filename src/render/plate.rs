//! The corners of the picture: whose they are, whose turn it is and how many rings are left.

use super::lettering::{Hold, Line, letter};
use super::measure::{Point, SIDE, real_count};
use super::motif::{Ground, Motif};
use super::palette::{Materials, Rgb};
use super::scene::{PlayerSeen, Scene, Stage};
use super::shape::Shape;
use super::sheet::Sheet;
use super::still::Look;
use super::token::body;
use crate::rules::{Color, Verdict};

/// How many rings a row of the holder shows.
const RINGS: u8 = 32;

/// One of a player's two corners.
struct Plate<'a> {
    player: &'a PlayerSeen,
    color: Color,
    corner: Corner,
    mood: Mood,
    /// Whether the corner is bright.
    lit: bool,
}

/// A corner's place: whether it is one of the upper ones, and whether the rings' or the name's.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Corner {
    top: bool,
    rings: bool,
}

/// The dashed hem that a closing game has in a corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Hem(Corner);

/// The holder with so many rings.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Holder(u8);

/// Whose corner it is; faint for who has lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Crest {
    color: Color,
    faint: bool,
}

/// A glass that is not placed yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Spare(Color);

/// A sign in a corner, in its ink.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Sign {
    Turn { up: bool, ink: Rgb },
    Crown,
    Bars(Rgb),
    Cross(Rgb),
    Late,
    Ring(Rgb),
}

/// What the stage of the game means for one player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
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

/// Lays out the corners.
pub(super) fn lay_out(scene: &Scene, look: &Look, materials: &Materials, ground: &mut impl Ground) {
    for color in Color::BOTH {
        for rings in [false, true] {
            Plate::of(scene, color, look, rings).lay_out(materials, ground);
        }
    }
}

impl Plate<'_> {
    /// Takes what belongs to a player's corner out of a scene.
    fn of<'a>(scene: &'a Scene, color: Color, look: &Look, rings: bool) -> Plate<'a> {
        let mood = Mood::of(scene.stage, color);
        Plate {
            player: scene.player(color),
            color,
            corner: Corner { top: (color == Color::Black) != look.flipped, rings },
            mood,
            lit: mood == Mood::Won || (mood == Mood::ToMove && !look.steady),
        }
    }

    fn paper(&self, materials: &Materials) -> Rgb {
        if self.lit { materials.lit } else { materials.plate }
    }

    fn ink(&self, materials: &Materials) -> Rgb {
        if self.lit { materials.lit_ink } else { materials.plate_ink }
    }

    fn mute(&self, materials: &Materials) -> Rgb {
        if self.lit { materials.lit_mute } else { materials.plate_mute }
    }

    fn lay_out(&self, materials: &Materials, ground: &mut impl Ground) {
        // What is not lit is in the background.
        if self.lit {
            ground.lay(Motif::Corner(self.corner), self.corner.place((0.0, 0.0)));
        }
        if self.mood == Mood::Closing {
            ground.lay(Motif::Hem(Hem(self.corner)), self.corner.place((0.0, 0.0)));
        }
        if self.corner.rings {
            self.lay_holder(materials, ground);
        } else {
            self.lay_crest(materials, ground);
        }
        for (line, text, ink) in self.lines(materials) {
            ground.letter(line, &text, self.paper(materials), ink);
        }
    }

    fn lay_crest(&self, materials: &Materials, ground: &mut impl Ground) {
        let crest = Crest { color: self.color, faint: self.mood == Mood::Lost };
        ground.lay(Motif::Crest(crest), self.corner.place((34.0, 32.0)));
        let arrow = if self.lit { materials.side(self.color) } else { materials.sand };
        let sign = match self.mood {
            Mood::ToMove => Some(Sign::Turn { up: self.corner.top, ink: arrow }),
            Mood::Won => Some(Sign::Crown),
            Mood::Drawn => Some(Sign::Bars(self.ink(materials))),
            Mood::Aborted => Some(Sign::Cross(self.mute(materials))),
            Mood::Waiting | Mood::Closing | Mood::Lost => None,
        };
        for sign in sign.into_iter().chain(self.player.late.then_some(Sign::Late)) {
            ground.lay(Motif::Sign(sign), self.corner.place((34.0, 84.0)));
        }
    }

    fn lay_holder(&self, materials: &Materials, ground: &mut impl Ground) {
        ground.lay(Motif::Holder(Holder(self.player.rings_left.min(RINGS))), self.corner.place((168.5, 32.0)));
        if self.player.may_drop || self.player.extra_earned {
            let ring = if self.player.may_drop { materials.sand } else { self.mute(materials) };
            let ring = if self.lit { self.ink(materials) } else { ring };
            ground.lay(Motif::Sign(Sign::Ring(ring)), self.corner.place((32.0, 80.0)));
        }
        for index in 0..self.player.unplaced {
            let at = self.corner.place((72.0 + 30.0 * f32::from(index), 80.0));
            ground.lay(Motif::Spare(Spare(self.color)), at);
        }
    }

    /// Lists the letters of the corner: where, what, and in which ink.
    fn lines(&self, materials: &Materials) -> Vec<(Line, String, Rgb)> {
        let (player, ink) = (self.player, self.ink(materials));
        if self.corner.rings {
            let at = self.corner.place((14.0, 32.0));
            let number = Line { at, size: 33.0, hold: Hold::Right, widest: 52.0 };
            return vec![(number, player.rings_left.to_string(), ink)];
        }
        let name = Line { at: self.corner.place((66.0, 32.0)), size: 25.0, hold: Hold::Left, widest: 222.0 };
        let mut lines = vec![(name, player.name.clone(), ink)];
        if let Some(rating) = player.rating {
            let at = self.corner.place((66.0, 66.0));
            let line = Line { at, size: 19.0, hold: Hold::Left, widest: 160.0 };
            lines.push((line, rating.to_string(), self.mute(materials)));
        }
        if player.offers_draw {
            let at = self.corner.place((34.0, 124.0));
            lines.push((Line { at, size: 24.0, hold: Hold::Middle, widest: 40.0 }, String::from("½"), ink));
        }
        lines
    }
}

impl Corner {
    /// Width and height.
    const SIZE: Point = (372.0, 214.8);
    /// How far it reaches, its smooth edge included.
    pub(super) const REACH: Point = (Corner::SIZE.0 + 2.0, Corner::SIZE.1 + 2.0);

    /// Mirrors a point of the upper left corner into this one.
    fn place(self, (x, y): Point) -> Point {
        (if self.rings { SIDE - x } else { x }, if self.top { y } else { SIDE - y })
    }

    /// Tells the point that lies so far inwards from the tip of the corner.
    fn inwards(self, tip: Point, (x, y): Point) -> Point {
        (if self.rings { tip.0 - x } else { tip.0 + x }, if self.top { tip.1 + y } else { tip.1 - y })
    }

    /// Draws the corner in one colour.
    pub(super) fn draw(self, sheet: &mut Sheet, paper: Rgb, tip: Point) {
        let corner = [(0.0, 0.0), (Corner::SIZE.0, 0.0), (0.0, Corner::SIZE.1)].map(|point| self.inwards(tip, point));
        sheet.fill(&Shape::polygon(corner.to_vec()), paper);
    }

    /// Draws all four corners as they are while nothing is lit.
    pub(super) fn draw_all(sheet: &mut Sheet, materials: &Materials) {
        for (top, rings) in [(true, true), (true, false), (false, true), (false, false)] {
            let corner = Corner { top, rings };
            corner.draw(sheet, materials.plate, corner.place((0.0, 0.0)));
        }
    }
}

impl Hem {
    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials, tip: Point) {
        let (from, to) = ((Corner::SIZE.0 - 26.0, 7.0), (14.0, Corner::SIZE.1 - 16.0));
        let part = |part: f32| (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
        for dash in 0..14_usize {
            let start = real_count(dash) / 14.0;
            let (start, end) = (self.0.inwards(tip, part(start)), self.0.inwards(tip, part(start + 0.04)));
            sheet.fill(&Shape::stroke(start, end, 4.0), materials.sand);
        }
    }
}

impl Holder {
    /// How far it reaches.
    pub(super) const REACH: Point = (105.0, 21.0);

    /// Draws the tray with its rings: the first at the right, where the number is.
    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials, at: Point) {
        sheet.fill(&Shape::rounded(at, (103.0, 18.5), 9.0), materials.tray);
        for index in 0..RINGS {
            let x = at.0 + 95.9 - 5.8 * f32::from(index) - 4.0 * f32::from(index / 8);
            if index < self.0 {
                sheet.fill(&Shape::rounded((x, at.1), (2.0, 14.0), 2.0), materials.ring);
            } else {
                sheet.fill(&Shape::rounded((x, at.1), (1.5, 7.0), 1.5), materials.hollow);
            }
        }
    }
}

impl Crest {
    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials, at: Point) {
        sheet.fill(&body(self.color, at, 23.5), materials.bone);
        let ink = if self.faint { materials.side_lost(self.color) } else { materials.side(self.color) };
        sheet.fill(&body(self.color, at, 21.5), ink);
        let initial = if self.color == Color::Red { "R" } else { "B" };
        letter(sheet, Line { at, size: 24.0, hold: Hold::Middle, widest: 40.0 }, initial, materials.bone);
    }
}

impl Spare {
    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials, at: Point) {
        sheet.fill(&body(self.0, at, 12.0), materials.bone);
        sheet.fill(&body(self.0, at, 10.5), materials.side(self.0));
    }
}

impl Sign {
    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials, at: Point) {
        match self {
            Sign::Turn { up, ink } => draw_turn(sheet, ink, at, if up { -1.0 } else { 1.0 }),
            Sign::Crown => draw_crown(sheet, materials, at),
            Sign::Bars(ink) => draw_bars(sheet, ink, at),
            Sign::Cross(ink) => draw_cross(sheet, ink, at),
            Sign::Ring(ink) => draw_ring(sheet, ink, at),
            Sign::Late => {
                sheet.fill(&Shape::disc(at, 15.0), materials.sand);
                letter(sheet, Line { at, size: 22.0, hold: Hold::Middle, widest: 40.0 }, "!", materials.black);
            }
        }
    }
}

/// Points at the player whose turn it is.
fn draw_turn(sheet: &mut Sheet, ink: Rgb, (x, y): Point, way: f32) {
    let arrow = vec![(x - 15.0, y - way * 8.0), (x, y + way * 14.0), (x + 15.0, y - way * 8.0)];
    sheet.fill(&Shape::polygon(arrow), ink);
}

/// Draws the ring that may be dropped.
fn draw_ring(sheet: &mut Sheet, ink: Rgb, (x, y): Point) {
    sheet.fill(&Shape::band((x, y), 10.5, 16.0), ink);
    for (from, to) in [((x - 5.0, y), (x + 5.0, y)), ((x, y - 5.0), (x, y + 5.0))] {
        sheet.fill(&Shape::stroke(from, to, 2.6), ink);
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
