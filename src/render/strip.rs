//! The two strips beside the board: the turn timer on one, what game this is on the other.

use super::lettering::{Hold, Line};
use super::measure::{Point, SIDE, real_count};
use super::palette::{Materials, Rgb};
use super::scene::{Scene, TimerSeen};
use super::shape::Shape;
use super::sheet::Sheet;
use super::spot::letter;
use super::token::{BulbInks, Bulbs, body, part_above};
use crate::game::Side;
use crate::rules::Color;

/// Half the width of a strip.
const HALF: f32 = 26.0;

/// Characters of a game's number in one row.
const NUMBER: usize = 5;

/// All that changes how the turn timer looks, but for letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Timer {
    pub left: bool,
    pub level: u8,
    /// Whose letter it points to, and whether that is up.
    pub aimed: Option<(Color, bool)>,
}

impl Timer {
    pub(super) fn of(timer: &TimerSeen, flipped: bool) -> Timer {
        Timer {
            left: (timer.side == Side::Left) != flipped,
            level: timer.level,
            aimed: timer.aimed_at.map(|color| (color, (color == Color::Black) != flipped)),
        }
    }

    fn x(self) -> f32 {
        if self.left { HALF + 2.0 } else { SIDE - HALF - 2.0 }
    }

    /// Tells which way it points: up is `-1`.
    fn way(self) -> f32 {
        if matches!(self.aimed, Some((_, true)) | None) { -1.0 } else { 1.0 }
    }

    pub(super) fn bounds(self) -> (Point, Point) {
        ((self.x() - HALF, 250.0), (self.x() + HALF, 550.0))
    }

    /// Draws the glass, and the arrow to whom it is aimed at.
    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials) {
        let waist = (self.x(), SIDE / 2.0);
        let running = self.level > 0;
        let frame = if running { materials.bone } else { materials.plate_mute };
        let inks = BulbInks { frame, glass: materials.plate, sand: materials.sand };
        Bulbs { waist, half: 46.0, wide: 17.0 }.draw(sheet, inks, part_above(self.level), running, 2.6);
        if let Some((color, _)) = self.aimed {
            let way = self.way();
            let y = waist.1 + way * 68.0;
            let arrow =
                vec![(waist.0 - 17.0, y - way * 6.0), (waist.0, y + way * 14.0), (waist.0 + 17.0, y - way * 6.0)];
            sheet.fill(&Shape::polygon(arrow), materials.sand);
            let at = (waist.0, waist.1 + way * 106.0);
            sheet.fill(&body(color, at, 19.0), materials.bone);
            sheet.fill(&body(color, at, 17.2), materials.side(color));
            let initial = if color == Color::Red { "R" } else { "B" };
            letter(sheet, Line { at, size: 20.0, hold: Hold::Middle, widest: 30.0 }, initial, materials.bone);
        }
    }

    /// Where its time is written.
    pub(super) fn line(self) -> Line {
        let at = (self.x(), SIDE / 2.0 - self.way() * 66.0);
        Line { at, size: 19.0, hold: Hold::Middle, widest: 2.0 * HALF }
    }
}

/// Lists the letters that tell which game this is.
pub(super) fn lines(scene: &Scene, flipped: bool, materials: &Materials) -> Vec<(Line, String, Rgb)> {
    let timer_left = scene.timer.as_ref().is_some_and(|timer| (timer.side == Side::Left) != flipped);
    let x = if timer_left { SIDE - HALF - 2.0 } else { HALF + 2.0 };
    let line = |y: f32, size: f32| Line { at: (x, y), size, hold: Hold::Middle, widest: 2.0 * HALF };
    let mut lines = vec![
        (line(386.0, 26.0), format!("L{}", scene.level), materials.sand),
        (line(420.0, 16.5), scene.sand.clone(), materials.plate_mute),
        (line(if scene.sand.is_empty() { 420.0 } else { 452.0 }, 18.0), format!("»{}", scene.ply), materials.plate_ink),
    ];
    let number: Vec<char> = format!("#{}", scene.game).chars().collect();
    let rows: Vec<String> = number.chunks(NUMBER).map(|row| row.iter().collect()).collect();
    let size = if rows.len() > 1 { 16.0 } else { 18.0 };
    for (above, row) in rows.into_iter().rev().enumerate() {
        lines.push((line(350.0 - 20.0 * real_count(above), size), row, materials.plate_ink));
    }
    lines
}
