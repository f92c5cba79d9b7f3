//! The sand chart: the six hourglasses of a game over its real time, one below the other.

use super::chart_course::{Course, Strand};
use super::indexed;
use super::lettering::{Hold, Line, letter};
use super::measure::{Area, Point, SIDE, real_count};
use super::palette::{Materials, Palette, Theme};
use super::press::Press;
use super::remaining::written;
use super::shape::Shape;
use super::sheet::{Sheet, mix};
use super::token::body;
use crate::rules::{Color, Span};

/// Where the sand is drawn, from left to right.
const PLOT: (f32, f32) = (104.0, 776.0);
/// The upper edge of the first strip.
const TOP: f32 = 76.0;
/// From one strip to the next.
const STRIDE: f32 = 112.0;
/// Between Red's strips and Black's.
const GAP: f32 = 14.0;
/// Height of a strip: a whole hourglass.
const HEIGHT: f32 = 98.0;
/// The most marks on the line of time.
const TICKS: i64 = 7;
/// What lies between two of them, in seconds, from a second to a thousand days.
const STEPS: [i64; 26] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, 86_400, 172_800, 432_000,
    864_000, 1_728_000, 4_320_000, 8_640_000, 17_280_000, 86_400_000,
];

/// Draws a sand chart as a PNG of 800 by 800 pixels.
#[must_use]
pub fn chart(course: &Course) -> Vec<u8> {
    let materials = Materials::of(Theme::Default);
    let palette = Palette::of(Theme::Default);
    let mut sheet = Sheet::new(1.0, Area::covering(1.0, (0.0, 0.0), (SIDE, SIDE)));
    sheet.flood(materials.backdrop);
    Drawing { course, materials, sheet: &mut sheet }.draw();
    let numbers = palette.numbers(&sheet.pixels);
    // A chart is like no other, so nothing is kept for the next.
    let pressed = Press::new(800, &numbers).pressed(&numbers);
    indexed::encoded(&pressed, 800, palette.flat()).unwrap_or_default()
}

struct Drawing<'a> {
    course: &'a Course,
    materials: Materials,
    sheet: &'a mut Sheet,
}

/// The upper edge of a strip.
fn top(index: usize) -> f32 {
    TOP + STRIDE * real_count(index) + if index < 3 { 0.0 } else { GAP }
}

/// Tells which part one length is of another, none to all.
#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "a part of a picture")]
fn part(one: Span, whole: Span) -> f32 {
    ((one.as_ms() as f64 / (whole.as_ms().max(1)) as f64) as f32).clamp(0.0, 1.0)
}

impl Drawing<'_> {
    fn draw(mut self) {
        self.draw_head();
        self.draw_time();
        for (index, strand) in self.course.strands.iter().enumerate() {
            self.draw_strand(index, strand);
        }
        self.draw_save();
    }

    fn x(&self, at: Span) -> f32 {
        PLOT.0 + (PLOT.1 - PLOT.0) * part(at, self.course.length)
    }

    /// The height at which sand stands in a strip.
    fn y(&self, index: usize, sand: Span) -> f32 {
        top(index) + HEIGHT * (1.0 - part(sand, self.course.sand))
    }

    fn write(&mut self, at: Point, size: f32, hold: Hold, text: &str, ink: super::palette::Rgb) {
        letter(self.sheet, Line { at, size, hold, widest: 250.0 }, text, ink);
    }

    /// Draws who played, at which level and with how much sand.
    fn draw_head(&mut self) {
        let ink = self.materials.plate_ink;
        for (color, name, x, way, hold) in
            [(Color::Red, 0, 36.0, 1.0, Hold::Left), (Color::Black, 1, SIDE - 36.0, -1.0, Hold::Right)]
        {
            self.draw_piece(color, (x, 36.0), 21.0, if color == Color::Red { "R" } else { "B" });
            let name = self.course.names[name].clone();
            self.write((x + way * 34.0, 36.0), 25.0, hold, &name, ink);
        }
        let what = format!("#{}", self.course.game);
        self.write((SIDE / 2.0, 24.0), 21.0, Hold::Middle, &what, ink);
        let how = format!("L{} {}", self.course.level, written(self.course.sand));
        self.write((SIDE / 2.0, 50.0), 21.0, Hold::Middle, &how, self.materials.sand);
    }

    fn draw_piece(&mut self, color: Color, at: Point, radius: f32, text: &str) {
        self.sheet.fill(&body(color, at, radius + 2.0), self.materials.bone);
        self.sheet.fill(&body(color, at, radius), self.materials.side(color));
        self.write(at, radius * 1.05, Hold::Middle, text, self.materials.bone);
    }

    /// Draws the line of time with its marks.
    fn draw_time(&mut self) {
        let seconds = self.course.length.as_ms() / 1_000;
        let step = STEPS.into_iter().find(|step| seconds / step < TICKS).unwrap_or(i64::MAX);
        let ink = self.materials.plate_ink;
        let last = self.x(self.course.length);
        let end = written(self.course.length);
        self.write((last, 776.0), 23.0, Hold::Right, &end, ink);
        for tick in 0..TICKS {
            let at = Span::from_secs(step.saturating_mul(tick));
            let x = self.x(at);
            // No room beside the last one.
            if at > self.course.length || x > last - 100.0 {
                break;
            }
            let hold = if tick == 0 { Hold::Left } else { Hold::Middle };
            self.write((x, 776.0), 23.0, hold, &written(at), ink);
        }
    }

    fn draw_strand(&mut self, index: usize, strand: &Strand) {
        let materials = self.materials;
        let (upper, lower) = (top(index), top(index) + HEIGHT);
        let middle = f32::midpoint(upper, lower);
        let bar = |from: f32, to: f32, upper: f32, lower: f32| {
            Shape::polygon(vec![(from, upper), (to, upper), (to, lower), (from, lower)])
        };
        self.sheet.fill(&bar(PLOT.0, PLOT.1, upper, lower), materials.bone);
        let home = strand.home.map_or_else(String::new, |home| home.to_string());
        self.draw_piece(strand.color, (52.0, middle), 34.0, &home);
        // Half of the sand.
        self.sheet.fill(&bar(PLOT.0, PLOT.1, middle - 0.5, middle + 0.5), mix(materials.bone, materials.black, 0.3));
        let ink = materials.side(strand.color);
        for fall in &strand.falls {
            let (from, to) = (self.x(fall.from), self.x(fall.to));
            let (start, end) = (self.y(index, fall.before), self.y(index, fall.after));
            self.sheet.fill(&Shape::polygon(vec![(from, start), (to, end), (to, lower), (from, lower)]), ink);
        }
        // Where it rests, never turned.
        let first = strand.turns.first().map_or(PLOT.1, |turn| self.x(*turn));
        let mut x = PLOT.0 + 4.0;
        while x + 8.0 < first {
            self.sheet.fill(&bar(x, x + 8.0, lower - 5.0, lower - 2.0), ink);
            x += 16.0;
        }
        for turn in &strand.turns {
            let x = self.x(*turn);
            let mark = vec![(x - 6.0, upper - 7.0), (x + 6.0, upper - 7.0), (x, upper + 4.0)];
            self.sheet.fill(&Shape::polygon(mark), materials.sand);
        }
        if let Some(lost) = strand.lost {
            self.draw_loss(index, lost);
        }
    }

    /// Draws what comes after a loss: nothing, and when it was.
    fn draw_loss(&mut self, index: usize, lost: Span) {
        let materials = self.materials;
        let (x, upper, lower) = (self.x(lost), top(index), top(index) + HEIGHT);
        let rest = Shape::polygon(vec![(x, upper), (PLOT.1, upper), (PLOT.1, lower), (x, lower)]);
        self.sheet.fill(&rest, materials.plate);
        let reach = 11.0;
        let at = (x.min(PLOT.1 - reach), lower - reach - 6.0);
        for (width, ink) in [(9.0, materials.backdrop), (5.0, materials.bone)] {
            for way in [-1.0, 1.0] {
                let (from, to) = ((at.0 - reach * way, at.1 - reach), (at.0 + reach * way, at.1 + reach));
                self.sheet.fill(&Shape::stroke(from, to, width), ink);
            }
        }
        let text = written(lost);
        if x < PLOT.1 - 100.0 {
            self.write((x + 20.0, at.1), 23.0, Hold::Left, &text, materials.plate_ink);
            return;
        }
        // No room behind it: before it, and above where a save is told, whose sand is nearly out.
        let half = (6.0 + 6.6 * real_count(text.chars().count()), 16.0);
        let middle = (at.0 - 18.0 - half.0, upper + 24.0);
        self.sheet.fill(&Shape::rounded(middle, half, 8.0), materials.plate);
        self.write(middle, 23.0, Hold::Middle, &text, materials.plate_ink);
    }

    /// Marks the closest save with what was left.
    fn draw_save(&mut self) {
        let Some(save) = self.course.save else { return };
        let materials = self.materials;
        let (x, y) = (self.x(save.at), self.y(save.strand, save.left));
        for (inner, outer, ink) in [(9.0, 16.0, materials.backdrop), (10.5, 14.5, materials.accent)] {
            self.sheet.fill(&Shape::band((x, y), inner, outer), ink);
        }
        let (hold, way) = if x > f32::midpoint(PLOT.0, PLOT.1) { (Hold::Right, -1.0) } else { (Hold::Left, 1.0) };
        let text = format!("{} {}", save.from, written(save.left));
        let half = (4.0 + 6.6 * real_count(text.chars().count()), 16.0);
        let middle = (x + way * (22.0 + half.0), y.min(top(save.strand) + HEIGHT - 18.0));
        self.sheet.fill(&Shape::rounded(middle, (half.0 + 2.0, half.1 + 2.0), 9.0), materials.backdrop);
        self.sheet.fill(&Shape::rounded(middle, half, 8.0), materials.accent);
        let _ = hold;
        self.write(middle, 22.0, Hold::Middle, &text, materials.black);
    }
}
