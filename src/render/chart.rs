//! The sand chart: the six hourglasses of a game over its real time, one below the other.

use super::chart_course::{Course, Strand};
use super::indexed;
use super::lettering::{Hold, Line, letter, width};
use super::measure::{Area, Point, SIDE, real_count};
use super::palette::{Materials, Palette, Theme};
use super::press::Press;
use super::remaining::{to_the_second, written};
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
/// How far the cross of a loss reaches.
const CROSS: f32 = 11.0;
/// The size of the letters of instants.
const LABEL: f32 = 23.0;
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

/// A part of the picture: its middle, and how far it reaches to the sides and up and down.
#[derive(Clone, Copy, Debug)]
struct Field {
    middle: Point,
    half: Point,
}

impl Field {
    /// Tells whether two share anything.
    fn meets(self, other: Field) -> bool {
        (self.middle.0 - other.middle.0).abs() < self.half.0 + other.half.0
            && (self.middle.1 - other.middle.1).abs() < self.half.1 + other.half.1
    }

    /// Tells whether it lies where sand is drawn, from left to right.
    fn is_on_plot(self) -> bool {
        self.middle.0 - self.half.0 >= PLOT.0 && self.middle.0 + self.half.0 <= PLOT.1
    }
}

/// Finds where the cross of a loss lies on a strip, and where its time is written: behind it, or else before it and
/// above where a save is told, whose sand is nearly out.
fn loss_fields(index: usize, x: f32, time: &str) -> [Field; 2] {
    let (upper, lower) = (top(index), top(index) + HEIGHT);
    let cross = Field { middle: (x.min(PLOT.1 - CROSS), lower - CROSS - 6.0), half: (CROSS + 4.5, CROSS + 4.5) };
    let half = (width(LABEL, time) / 2.0 + 6.0, 16.0);
    let behind = Field { middle: (x + 16.0 + half.0, cross.middle.1), half };
    let before = Field { middle: (cross.middle.0 - 18.0 - half.0, upper + 24.0), half };
    [cross, if behind.is_on_plot() { behind } else { before }]
}

/// Finds where a save at a point of a strip is told: on the side where there is more room, low as its sand is, unless
/// that hides what is taken.
fn save_field(index: usize, (x, y): Point, told: &str, taken: &[Field]) -> Field {
    let (upper, lower) = (top(index), top(index) + HEIGHT);
    let half = (width(LABEL, told) / 2.0 + 8.0, 18.0);
    let side = if x > f32::midpoint(PLOT.0, PLOT.1) { -1.0 } else { 1.0 };
    let low = y.min(lower - half.1);
    let fields = [(side, low), (-side, low), (side, upper + half.1 + 2.0), (-side, upper + half.1 + 2.0)]
        .map(|(way, y)| Field { middle: (x + way * (27.0 + half.0), y), half });
    let is_free = |field: &Field| field.is_on_plot() && !taken.iter().any(|taken| field.meets(*taken));
    fields.into_iter().find(is_free).unwrap_or(fields[0])
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
        let end = to_the_second(self.course.length);
        self.write((last, 776.0), LABEL, Hold::Right, &end, ink);
        let room = width(LABEL, &end) + 50.0;
        for tick in 0..TICKS {
            let at = Span::from_secs(step.saturating_mul(tick));
            let x = self.x(at);
            // No room beside the last one.
            if at > self.course.length || x > last - room {
                break;
            }
            let hold = if tick == 0 { Hold::Left } else { Hold::Middle };
            self.write((x, 776.0), LABEL, hold, &written(at), ink);
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
        let time = to_the_second(lost);
        let [Field { middle: (x, y), .. }, place] = loss_fields(index, x, &time);
        for (width, ink) in [(9.0, materials.backdrop), (5.0, materials.bone)] {
            for way in [-1.0, 1.0] {
                let (from, to) = ((x - CROSS * way, y - CROSS), (x + CROSS * way, y + CROSS));
                self.sheet.fill(&Shape::stroke(from, to, width), ink);
            }
        }
        if place.middle.0 < x {
            self.sheet.fill(&Shape::rounded(place.middle, place.half, 8.0), materials.plate);
        }
        self.write(place.middle, LABEL, Hold::Middle, &time, materials.plate_ink);
    }

    /// Marks the closest save with what was left.
    fn draw_save(&mut self) {
        let Some(save) = self.course.save else { return };
        let materials = self.materials;
        let (x, y) = (self.x(save.at), self.y(save.strand, save.left));
        for (inner, outer, ink) in [(9.0, 16.0, materials.backdrop), (10.5, 14.5, materials.accent)] {
            self.sheet.fill(&Shape::band((x, y), inner, outer), ink);
        }
        let told = format!("{} {}", save.from, to_the_second(save.left));
        let lost = self.course.strands.get(save.strand).and_then(|strand| strand.lost);
        let taken = lost.map(|lost| loss_fields(save.strand, self.x(lost), &to_the_second(lost)));
        let Field { middle, half } = save_field(save.strand, (x, y), &told, taken.as_slice().as_flattened());
        self.sheet.fill(&Shape::rounded(middle, half, 9.0), materials.backdrop);
        self.sheet.fill(&Shape::rounded(middle, (half.0 - 2.0, half.1 - 2.0), 8.0), materials.accent);
        self.write(middle, LABEL, Hold::Middle, &told, materials.black);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_save_is_told_where_it_hides_no_loss() {
        let steps = || (0..=84_u8).map(|step| PLOT.0 + 8.0 * f32::from(step));
        for (told, time) in [("F4 0:01", "2:10"), ("F5 0:11", "12:27"), ("B2 2d 19:11:59", "13d 23:59:59")] {
            for (saved, lost) in steps().flat_map(|saved| steps().map(move |lost| (saved, lost))) {
                for (index, above) in [(0, 1.0), (5, HEIGHT / 5.0)] {
                    let taken = loss_fields(index, lost, time);
                    assert!(!taken[0].meets(taken[1]), "{time} lies on its own cross at {lost}");
                    if lost < saved {
                        continue;
                    }
                    let field = save_field(index, (saved, top(index) + HEIGHT - above), told, &taken);
                    assert!(field.is_on_plot(), "{told} at {saved} reaches beyond the strip");
                    for taken in taken {
                        assert!(!field.meets(taken), "{told} at {saved} lies on the loss of {time} at {lost}");
                    }
                }
            }
        }
    }
}
