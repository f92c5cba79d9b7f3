//! The board once more, as a list of plain marks that any drawing library can paint.

use tamsk_bot::render::{GlassSeen, LastSeen, SAND_STEPS, SandSeen, Scene, SpaceSeen};
use tamsk_bot::rules::{Color, Space};

pub type Point = (f32, f32);
pub type Rgb = [u8; 3];

/// Width and height the marks are made for.
pub const SIDE: u16 = 800;

/// One thing to paint over what is there.
pub enum Mark {
    Disc { at: Point, radius: f32, color: Rgb },
    Polygon { points: Vec<Point>, color: Rgb },
    Words { at: Point, size: f32, hold: Hold, text: String, color: Rgb },
}

/// Where a line of text is held.
#[derive(Clone, Copy, PartialEq)]
pub enum Hold {
    Left,
    Middle,
    Right,
}

const BACKDROP: Rgb = [0x14, 0x16, 0x1B];
const BOARD: Rgb = [0x6E, 0x48, 0x2C];
const BOARD_LOW: Rgb = [0x30, 0x1D, 0x11];
const BOARD_HIGH: Rgb = [0xA8, 0x74, 0x48];
const RING_LOW: Rgb = [0xB4, 0x9A, 0x74];
const RED_LOW: Rgb = [0x8E, 0x1F, 0x17];
const BLACK_LOW: Rgb = [0x08, 0x08, 0x0B];
const SHADE: Rgb = [0x20, 0x15, 0x0F];
const BONE: Rgb = [0xFF, 0xF5, 0xE0];
const WELL: Rgb = [0xE6, 0xCB, 0x97];
const WELLS: [Rgb; 4] = [[0xF0, 0xDF, 0xB6], WELL, [0xD8, 0xB4, 0x7A], [0xCB, 0x9F, 0x60]];
const WELL_LOW: Rgb = [0xB9, 0x96, 0x62];
const WELL_INK: Rgb = [0x6E, 0x4C, 0x2A];
const LID: Rgb = [0x52, 0x34, 0x1F];
const RED: Rgb = [0xE0, 0x42, 0x31];
const BLACK: Rgb = [0x1E, 0x1D, 0x24];
const GLASS: Rgb = [0x3E, 0x3C, 0x46];
const SAND: Rgb = [0xFF, 0xC6, 0x4A];
const ACCENT: Rgb = [0x58, 0xE0, 0xEE];
const PLATE: Rgb = [0x24, 0x27, 0x2F];
const LIT: Rgb = [0xF4, 0xE1, 0xB8];
const MUTE: Rgb = [0x8C, 0x8A, 0x86];

fn centre(space: Space) -> Point {
    let heights = [4.0, 5.0, 6.0, 7.0, 6.0, 5.0, 4.0];
    let height: f32 = heights[usize::from(space.column())];
    let y = (height + 1.0) / 2.0 - f32::from(space.row());
    (400.0 + (f32::from(space.column()) - 3.0) * 95.0, 400.0 + y * 110.0)
}

fn polar((x, y): Point, radius: f32, degrees: f32) -> Point {
    let angle = degrees.to_radians();
    (x + radius * angle.cos(), y + radius * angle.sin())
}

fn arc(at: Point, (inner, outer): (f32, f32), from: f32, to: f32) -> Vec<Point> {
    let step = |index: u8| from + (to - from) * f32::from(index) / 32.0;
    let outside = (0..=32).map(|index| polar(at, outer, step(index)));
    outside.chain((0..=32).rev().map(|index| polar(at, inner, step(index)))).collect()
}

fn bar((x, y): Point, half: Point) -> Vec<Point> {
    vec![(x - half.0, y - half.1), (x + half.0, y - half.1), (x + half.0, y + half.1), (x - half.0, y + half.1)]
}

/// Lists the marks of a scene, from the bottom up.
pub fn sketch(scene: &Scene) -> Vec<Mark> {
    let mut sketch = Sketch(Vec::new());
    sketch.fill(bar((400.0, 400.0), (400.0, 400.0)), BACKDROP);
    for (grown, color) in [(62.0, BOARD_LOW), (58.0, BOARD_HIGH), (55.0, BOARD)] {
        let corners = Space::CORNERS.map(centre).map(|(x, y)| {
            let (away_x, away_y) = (x - 400.0, y - 400.0);
            let part = 1.0 + grown * 1.1 / away_x.hypot(away_y);
            (400.0 + away_x * part, 400.0 + away_y * part)
        });
        sketch.fill(corners.to_vec(), color);
    }
    for one in Space::all() {
        for other in one.neighbours().filter(|other| *other > one) {
            let ((x, y), (to_x, to_y)) = (centre(one), centre(other));
            let (across_x, across_y) = ((to_y - y) / 110.0 * 1.2, (x - to_x) / 110.0 * 1.2);
            let line = [(x + across_x, y + across_y), (to_x + across_x, to_y + across_y)];
            let back = [(to_x - across_x, to_y - across_y), (x - across_x, y - across_y)];
            sketch.fill([line, back].concat(), BOARD_LOW);
        }
    }
    for color in Color::BOTH {
        sketch.plate(scene, color);
    }
    for seen in scene.spaces {
        sketch.space(seen);
    }
    for glass in &scene.glasses {
        sketch.glass(glass);
    }
    if let Some(timer) = &scene.timer {
        sketch.bulbs((772.0, 400.0), (46.0, 17.0), f32::from(timer.level) / f32::from(SAND_STEPS));
        sketch.write((772.0, 334.0), 18.0, Hold::Middle, &timer.remaining, BONE);
    }
    sketch.write((28.0, 350.0), 18.0, Hold::Middle, &format!("#{}", scene.game), BONE);
    sketch.write((28.0, 386.0), 26.0, Hold::Middle, &format!("L{}", scene.level), SAND);
    sketch.write((28.0, 420.0), 16.5, Hold::Middle, &scene.sand, MUTE);
    sketch.write((28.0, 452.0), 18.0, Hold::Middle, &format!("»{}", scene.ply), BONE);
    sketch.0
}

struct Sketch(Vec<Mark>);

impl Sketch {
    fn fill(&mut self, points: Vec<Point>, color: Rgb) {
        self.0.push(Mark::Polygon { points, color });
    }

    fn disc(&mut self, at: Point, radius: f32, color: Rgb) {
        self.0.push(Mark::Disc { at, radius, color });
    }

    fn write(&mut self, at: Point, size: f32, hold: Hold, text: &str, color: Rgb) {
        self.0.push(Mark::Words { at, size, hold, text: text.to_owned(), color });
    }

    fn plate(&mut self, scene: &Scene, color: Color) {
        let player = scene.player(color);
        let turn = scene.stage == tamsk_bot::render::Stage::Turn(color);
        let (paper, ink) = if turn { (LIT, BLACK) } else { (PLATE, BONE) };
        let down = |y: f32| if color == Color::Black { y } else { 800.0 - y };
        for side in [0.0, 800.0] {
            let inwards = if side == 0.0 { 372.0 } else { 428.0 };
            self.fill(vec![(side, down(0.0)), (inwards, down(0.0)), (side, down(215.0))], paper);
        }
        self.body(color, (34.0, down(32.0)), 23.0);
        self.write((34.0, down(32.0)), 24.0, Hold::Middle, if color == Color::Red { "R" } else { "B" }, BONE);
        self.write((66.0, down(32.0)), 25.0, Hold::Left, &player.name, ink);
        let rating = player.rating.map(|rating| rating.to_string()).unwrap_or_default();
        self.write((66.0, down(66.0)), 19.0, Hold::Left, &rating, MUTE);
        self.fill(bar((631.0, down(32.0)), (103.0, 18.5)), BLACK);
        for index in 0..32_u8 {
            let x = 727.4 - 5.8 * f32::from(index) - 4.0 * f32::from(index / 8);
            let (half, color) = if index < player.rings_left { ((2.0, 14.0), BONE) } else { ((1.5, 7.0), GLASS) };
            self.fill(bar((x, down(32.0)), half), color);
        }
        self.write((786.0, down(32.0)), 33.0, Hold::Right, &player.rings_left.to_string(), ink);
        if turn {
            let point = [(19.0, 76.0), (49.0, 76.0), (34.0, 98.0)].map(|(x, y)| (x, down(y)));
            self.fill(point.to_vec(), if color == Color::Red { RED } else { BLACK });
        }
    }

    fn space(&mut self, seen: SpaceSeen) {
        let at = centre(seen.space);
        if let Some(LastSeen::To { .. }) = seen.last {
            self.disc(at, 53.2, ACCENT);
            self.disc(at, 49.2, BOARD);
        } else if let Some(LastSeen::From { .. }) = seen.last {
            for dash in 0..12_u8 {
                let from = 30.0 * f32::from(dash);
                self.fill(arc(at, (49.7, 52.7), from, from + 16.0), ACCENT);
            }
        }
        self.disc(at, 37.5, if seen.full { LID } else { WELL_LOW });
        if seen.full {
            self.disc(at, 34.9, WELL);
        }
        self.disc(
            (at.0, at.1 + 1.5),
            if seen.full { 32.9 } else { 36.0 },
            if seen.full { LID } else { WELLS[usize::from(seen.capacity) - 1] },
        );
        for ring in 0..seen.capacity {
            let turn = 360.0 / f32::from(seen.capacity);
            let (from, gap) = (90.0 + turn * f32::from(ring), if seen.capacity == 1 { 0.0 } else { 10.0 });
            let color = if ring < seen.rings { BONE } else { BOARD_LOW };
            if ring < seen.rings {
                self.fill(arc((at.0, at.1 + 1.6), (39.5, 47.0), from + gap, from + turn - gap), RING_LOW);
            }
            self.fill(arc(at, (39.5, 47.0), from + gap, from + turn - gap), color);
        }
        let ink = if seen.full { WELL } else { WELL_INK };
        self.write(at, 21.0, Hold::Middle, &seen.space.to_string(), ink);
    }

    fn glass(&mut self, glass: &GlassSeen) {
        let Some(space) = glass.space else { return };
        let at = centre(space);
        match glass.color {
            Color::Red => self.disc((at.0, at.1 + 3.0), 37.8, SHADE),
            Color::Black => self.fill(bar((at.0, at.1 + 3.0), (33.1, 33.1)), SHADE),
        }
        self.body(glass.color, at, 36.0);
        let above = match glass.sand {
            SandSeen::Running(steps) => f32::from(steps) / f32::from(SAND_STEPS),
            SandSeen::Unturned | SandSeen::Lost => 0.0,
        };
        self.bulbs((at.0, at.1 - 10.0), (23.0, 12.0), above);
        let name = space.to_string();
        self.write((at.0 - 22.5, at.1 - 10.0), 15.5, Hold::Middle, &name[..1], BONE);
        self.write((at.0 + 22.5, at.1 - 10.0), 15.5, Hold::Middle, &name[1..], BONE);
        if glass.sand == SandSeen::Lost {
            for way in [-1.0, 1.0] {
                let (x, y) = (23.0 * way, 23.0);
                self.fill(
                    vec![
                        (at.0 - x - 2.0, at.1 - y),
                        (at.0 - x + 2.0, at.1 - y),
                        (at.0 + x + 2.0, at.1 + y),
                        (at.0 + x - 2.0, at.1 + y),
                    ],
                    BONE,
                );
            }
        }
        if !glass.remaining.is_empty() {
            self.fill(bar((at.0, at.1 + 27.0), (24.0, 11.0)), BONE);
            self.write((at.0, at.1 + 27.0), 18.0, Hold::Middle, &glass.remaining, BLACK);
        }
    }

    fn body(&mut self, color: Color, at: Point, radius: f32) {
        match color {
            Color::Red => {
                self.disc(at, radius + 1.8, BONE);
                self.disc(at, radius, RED_LOW);
                self.disc((at.0, at.1 - 1.2), radius - 1.2, RED);
            }
            Color::Black => {
                self.fill(bar(at, (radius * 0.87 + 1.8, radius * 0.87 + 1.8)), BONE);
                self.fill(bar(at, (radius * 0.87, radius * 0.87)), BLACK_LOW);
                self.fill(bar((at.0, at.1 - 1.2), (radius * 0.87 - 1.2, radius * 0.87 - 1.2)), BLACK);
            }
        }
    }

    fn bulbs(&mut self, (x, y): Point, (half, wide): Point, above: f32) {
        for way in [-1.0, 1.0] {
            for (grown, color) in [(2.0, BONE), (0.0, GLASS)] {
                let points = vec![
                    (x - wide - grown, y + way * half),
                    (x - wide - grown, y + way * half * 0.6),
                    (x - 1.5 - grown, y),
                    (x + 1.5 + grown, y),
                    (x + wide + grown, y + way * half * 0.6),
                    (x + wide + grown, y + way * half),
                ];
                self.fill(points, color);
            }
            self.fill(bar((x, y + way * half), (wide + 4.0, 2.0)), BONE);
        }
        let top = (wide * above, half * above * 0.8);
        self.fill(vec![(x - top.0, y - top.1), (x + top.0, y - top.1), (x, y)], SAND);
        let heap = half * (1.0 - above) * 0.8;
        self.fill(vec![(x - wide, y + half), (x + wide, y + half), (x, y + half - heap)], SAND);
        if above > 0.0 {
            self.fill(bar((x, y + half / 2.0), (1.0, half / 2.0)), SAND);
        }
    }
}
