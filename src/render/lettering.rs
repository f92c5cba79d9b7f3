//! Letters: one embedded font, its outlines filled once and kept.

use super::measure::{Point, count, real, whole};
use super::palette::Rgb;
use super::sheet::{Sheet, shade};
use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont, point};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

const FONT: &[u8] = include_bytes!("../../assets/fonts/Inter-SemiBold.otf");
/// Letters start at this many places within a pixel.
const PHASES: i32 = 4;
/// Glyphs kept before starting over.
const KEPT: usize = 2_000;

/// Where a line of text is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hold {
    /// At its start.
    Left,
    /// At its middle.
    Middle,
    /// At its end.
    Right,
}

/// A line of text: where, how large, and how wide at most. Units are the picture's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// The held end, at half the height of capitals.
    pub at: Point,
    /// Size of the letter.
    pub size: f32,
    pub hold: Hold,
    /// What does not fit is cut.
    pub widest: f32,
}

/// A glyph as coverage, in pixels.
pub(super) struct Glyph {
    left: i32,
    top: i32,
    width: usize,
    cover: Vec<u8>,
}

type Key = (GlyphId, i32, i32);

fn font() -> Option<&'static FontRef<'static>> {
    static FONT_READ: OnceLock<Option<FontRef<'static>>> = OnceLock::new();
    FONT_READ.get_or_init(|| FontRef::try_from_slice(FONT).ok()).as_ref()
}

/// Tells whether the font has a letter.
pub(super) fn has(letter: char) -> bool {
    font().is_some_and(|font| font.glyph_id(letter).0 != 0)
}

/// Visits every pixel a line of text covers, with how much of it.
pub(super) fn write(unit: f32, line: Line, text: &str, mut visit: impl FnMut(i32, i32, u8)) {
    let Some(font) = font() else { return };
    let scale = scale_of(font, line.size * unit);
    let text = fitted(font, scale, text, line.widest * unit);
    let width = width_of(font, scale, &text);
    let mut pen = line.at.0 * unit
        - match line.hold {
            Hold::Left => 0.0,
            Hold::Middle => width / 2.0,
            Hold::Right => width,
        };
    let base = whole(line.at.1 * unit + line.size * unit * CAPITAL / 2.0);
    for letter in text.chars() {
        let id = font.glyph_id(letter);
        let quarter = whole((pen * real(PHASES)).floor());
        let (start, phase) = (quarter.div_euclid(PHASES), quarter.rem_euclid(PHASES));
        let glyph = glyph(font, scale, id, phase);
        for (row, cover) in (base + glyph.top..).zip(glyph.cover.chunks_exact(glyph.width.max(1))) {
            for (column, cover) in (start + glyph.left..).zip(cover) {
                if *cover > 0 {
                    visit(column, row, *cover);
                }
            }
        }
        pen += font.as_scaled(scale).h_advance(id);
    }
}

/// Writes letters straight onto a sheet.
pub(super) fn letter(sheet: &mut Sheet, line: Line, text: &str, ink: Rgb) {
    write(sheet.unit, line, text, |x, y, cover| sheet.touch(x, y, ink, f32::from(cover) / 255.0));
}

/// Tells how wide a text is in letters of a size.
pub(super) fn width(size: f32, text: &str) -> f32 {
    font().map_or(0.0, |font| width_of(font, scale_of(font, size), text))
}

/// Height of capitals, of the size.
const CAPITAL: f32 = 0.727;

fn scale_of(font: &FontRef<'static>, size: f32) -> PxScale {
    let em = font.units_per_em().unwrap_or(1_000.0);
    PxScale::from(size * font.height_unscaled() / em)
}

fn width_of(font: &FontRef<'static>, scale: PxScale, text: &str) -> f32 {
    let scaled = font.as_scaled(scale);
    text.chars().map(|letter| scaled.h_advance(font.glyph_id(letter))).sum()
}

/// Cuts a text to a width, with an ellipsis where something is missing.
fn fitted(font: &FontRef<'static>, scale: PxScale, text: &str, widest: f32) -> String {
    if width_of(font, scale, text) <= widest {
        return text.to_owned();
    }
    let mut kept: Vec<char> = text.chars().collect();
    while kept.pop().is_some() {
        let short: String = kept.iter().collect::<String>().trim_end().to_owned() + "…";
        if width_of(font, scale, &short) <= widest {
            return short;
        }
    }
    String::new()
}

fn glyph(font: &FontRef<'static>, scale: PxScale, id: GlyphId, phase: i32) -> Arc<Glyph> {
    static GLYPHS: OnceLock<Mutex<HashMap<Key, Arc<Glyph>>>> = OnceLock::new();
    let glyphs = GLYPHS.get_or_init(Mutex::default);
    let key = (id, whole(scale.y * 64.0), phase);
    let mut glyphs = glyphs.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(glyph) = glyphs.get(&key) {
        return Arc::clone(glyph);
    }
    if glyphs.len() >= KEPT {
        glyphs.clear();
    }
    let glyph = Arc::new(outlined(font, scale, id, phase));
    glyphs.insert(key, Arc::clone(&glyph));
    glyph
}

fn outlined(font: &FontRef<'static>, scale: PxScale, id: GlyphId, phase: i32) -> Glyph {
    let placed = id.with_scale_and_position(scale, point(real(phase) / real(PHASES), 0.0));
    let Some(outline) = font.outline_glyph(placed) else {
        return Glyph { left: 0, top: 0, width: 0, cover: Vec::new() };
    };
    let bounds = outline.px_bounds();
    let width = count(whole(bounds.width()));
    let mut cover = vec![0; width * count(whole(bounds.height()))];
    outline.draw(|x, y, part| {
        if let Some(pixel) = cover.get_mut(y as usize * width + x as usize) {
            *pixel = shade(part);
        }
    });
    Glyph { left: whole(bounds.min.x), top: whole(bounds.min.y), width, cover }
}
