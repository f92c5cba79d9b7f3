//! The two strips beside the board: the turn timer on one, what game this is on the other.

use super::lettering::{Hold, Line, letter};
use super::measure::{Point, SIDE, real_count};
use super::motif::{Ground, Motif};
use super::palette::{Materials, Rgb};
use super::remaining::size_within;
use super::scene::{Scene, TimerSeen};
use super::shape::Shape;
use super::sheet::Sheet;
use super::token::{BulbInks, Bulbs, body, part_above};
use crate::game::Side;
use crate::rules::Color;

/// Half the width of a strip.
const HALF: f32 = 26.0;

/// Characters of a game's number in one row.
const NUMBER: usize = 5;

/// The glass of the turn timer, with so many steps of sand above.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Timer(u8);

/// The arrow from the turn timer to whom it is aimed at, and whether that is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Aim {
    color: Color,
    up: bool,
}

/// Lays out both strips.
pub(super) fn lay_out(scene: &Scene, flipped: bool, materials: &Materials, ground: &mut impl Ground) {
    if let Some(seen) = &scene.timer {
        lay_timer(seen, flipped, materials, ground);
    }
    for (line, text, ink) in lines(scene, flipped, materials) {
        ground.letter(line, &text, materials.backdrop, ink);
    }
}

fn lay_timer(seen: &TimerSeen, flipped: bool, materials: &Materials, ground: &mut impl Ground) {
    let is_left = (seen.side == Side::Left) != flipped;
    let at = (if is_left { HALF + 2.0 } else { SIDE - HALF - 2.0 }, SIDE / 2.0);
    ground.lay(Motif::Timer(Timer(seen.level)), at);
    let aim = seen.aimed_at.map(|color| Aim { color, up: (color == Color::Black) != flipped });
    if let Some(aim) = aim {
        ground.lay(Motif::Aim(aim), at);
    }
    // Its time is written at the other end.
    let away = if aim.is_none_or(|aim| aim.up) { 66.0 } else { -66.0 };
    let line = time_line((at.0, at.1 + away), 19.0, &seen.remaining);
    ground.letter(line, &seen.remaining, materials.backdrop, materials.plate_ink);
}

/// Finds the line for a length of time: as large as it fits, and no larger than a size.
fn time_line(at: Point, size: f32, text: &str) -> Line {
    let widest = 2.0 * HALF;
    Line { at, size: size_within(text, widest, size), hold: Hold::Middle, widest }
}

impl Timer {
    /// How far it reaches.
    pub(super) const REACH: Point = (HALF, 50.0);

    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials, waist: Point) {
        let running = self.0 > 0;
        let frame = if running { materials.bone } else { materials.plate_mute };
        let inks = BulbInks { frame, glass: materials.plate, sand: materials.sand };
        Bulbs { waist, half: 46.0, wide: 17.0 }.draw(sheet, inks, part_above(self.0), running, 2.6);
    }
}

impl Aim {
    /// How far it reaches from the waist of the timer.
    pub(super) const REACH: Point = (HALF, 130.0);

    pub(super) fn draw(self, sheet: &mut Sheet, materials: &Materials, waist: Point) {
        let way = if self.up { -1.0 } else { 1.0 };
        let y = waist.1 + way * 68.0;
        let arrow = vec![(waist.0 - 17.0, y - way * 6.0), (waist.0, y + way * 14.0), (waist.0 + 17.0, y - way * 6.0)];
        sheet.fill(&Shape::polygon(arrow), materials.sand);
        let at = (waist.0, waist.1 + way * 106.0);
        sheet.fill(&body(self.color, at, 19.0), materials.bone);
        sheet.fill(&body(self.color, at, 17.2), materials.side(self.color));
        let initial = if self.color == Color::Red { "R" } else { "B" };
        letter(sheet, Line { at, size: 20.0, hold: Hold::Middle, widest: 30.0 }, initial, materials.bone);
    }
}

/// Lists the letters that tell which game this is.
fn lines(scene: &Scene, flipped: bool, materials: &Materials) -> Vec<(Line, String, Rgb)> {
    let timer_left = scene.timer.as_ref().is_some_and(|timer| (timer.side == Side::Left) != flipped);
    let x = if timer_left { SIDE - HALF - 2.0 } else { HALF + 2.0 };
    let line = |y: f32, size: f32| Line { at: (x, y), size, hold: Hold::Middle, widest: 2.0 * HALF };
    let mut lines = vec![
        (line(386.0, 26.0), format!("L{}", scene.level), materials.sand),
        (time_line((x, 420.0), 16.5, &scene.sand), scene.sand.clone(), materials.plate_mute),
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

#[cfg(test)]
mod tests {
    use super::super::lettering::width;
    use super::super::remaining::all_written;
    use super::*;

    #[test]
    fn every_time_up_to_fourteen_days_fits_beside_the_board() {
        for text in all_written() {
            for size in [19.0, 16.5] {
                let line = time_line((28.0, 400.0), size, &text);
                assert!(width(line.size, &text) <= line.widest, "{text} is cut off");
                assert!(line.size >= 15.0, "{text} is too small to be read");
            }
        }
    }
}
