//! Other ways to paint the same marks: an SVG through resvg, and imageproc drawn straight away.

use std::fmt::Write;
use std::sync::Arc;

use ab_glyph::{FontRef, PxScale};
use image::codecs::png::PngEncoder;
use image::imageops::{FilterType, resize};
use image::{ExtendedColorType, ImageEncoder, Rgb, RgbImage};
use imageproc::drawing::{draw_filled_circle_mut, draw_polygon_mut, draw_text_mut, text_size};
use imageproc::point::Point;
use resvg::{tiny_skia, usvg};

use crate::sketch::{Hold, Mark, SIDE};

const FONT: &[u8] = include_bytes!("../../assets/fonts/Inter-SemiBold.otf");

/// Writes the marks as an SVG.
pub fn svg(marks: &[Mark]) -> String {
    let mut svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}">"#);
    for mark in marks {
        let hex = |[red, green, blue]: &[u8; 3]| format!("#{red:02x}{green:02x}{blue:02x}");
        let written = match mark {
            Mark::Disc { at, radius, color } => {
                write!(svg, r#"<circle cx="{}" cy="{}" r="{radius}" fill="{}"/>"#, at.0, at.1, hex(color))
            }
            Mark::Polygon { points, color } => {
                let points = points.iter().map(|(x, y)| format!("{x:.2},{y:.2}")).collect::<Vec<_>>().join(" ");
                write!(svg, r#"<polygon points="{points}" fill="{}"/>"#, hex(color))
            }
            Mark::Words { at, size, hold, text, color } => {
                let anchor = match hold {
                    Hold::Left => "start",
                    Hold::Middle => "middle",
                    Hold::Right => "end",
                };
                let (y, text) = (at.1 + size * 0.36, text.replace('&', "&amp;").replace('<', "&lt;"));
                write!(
                    svg,
                    r#"<text x="{}" y="{y}" font-family="Inter" font-size="{size}" font-weight="600" text-anchor="{anchor}" fill="{}">{text}</text>"#,
                    at.0,
                    hex(color)
                )
            }
        };
        written.expect("a string takes everything");
    }
    svg + "</svg>"
}

/// resvg with its font read once.
pub struct Resvg(usvg::Options<'static>);

impl Resvg {
    pub fn new() -> Resvg {
        let mut options = usvg::Options::default();
        Arc::make_mut(&mut options.fontdb).load_font_data(FONT.to_vec());
        Resvg(options)
    }

    /// Reads an SVG, paints it and encodes it as resvg does by itself.
    pub fn png(&self, svg: &str) -> Vec<u8> {
        let tree = usvg::Tree::from_str(svg, &self.0).expect("a well-formed SVG");
        let mut pixels = tiny_skia::Pixmap::new(SIDE.into(), SIDE.into()).expect("a size");
        resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
        pixels.encode_png().expect("encodes")
    }
}

/// Paints the marks with imageproc, without smooth edges, so many times larger.
pub fn painted(marks: &[Mark], larger: u16) -> RgbImage {
    let font = FontRef::try_from_slice(FONT).expect("a font");
    let (side, part) = (u32::from(SIDE * larger), f32::from(larger));
    let mut image = RgbImage::new(side, side);
    for mark in marks {
        match mark {
            Mark::Disc { at, radius, color } => {
                draw_filled_circle_mut(
                    &mut image,
                    (whole(at.0 * part), whole(at.1 * part)),
                    whole(radius * part),
                    Rgb(*color),
                );
            }
            Mark::Polygon { points, color } => {
                let mut points: Vec<Point<i32>> =
                    points.iter().map(|(x, y)| Point::new(whole(x * part), whole(y * part))).collect();
                points.dedup();
                while points.len() > 1 && points.first() == points.last() {
                    points.pop();
                }
                if points.len() > 2 {
                    draw_polygon_mut(&mut image, &points, Rgb(*color));
                }
            }
            Mark::Words { at, size, hold, text, color } => {
                let scale = PxScale::from(size * part * 1.21);
                let (width, height) = text_size(scale, &font, text);
                let width = i32::try_from(width).expect("a short line");
                let left = match hold {
                    Hold::Left => 0,
                    Hold::Middle => width / 2,
                    Hold::Right => width,
                };
                let (x, y) = (whole(at.0 * part) - left, whole(at.1 * part) - i32::try_from(height).expect("low"));
                draw_text_mut(&mut image, Rgb(*color), x, y, scale, &font, text);
            }
        }
    }
    image
}

/// Paints twice as large and brings it down.
pub fn smoothed(marks: &[Mark]) -> RgbImage {
    resize(&painted(marks, 2), SIDE.into(), SIDE.into(), FilterType::Lanczos3)
}

/// Encodes as `image` does by itself.
pub fn encoded(pixels: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = PngEncoder::new(&mut bytes);
    encoder.write_image(pixels, SIDE.into(), SIDE.into(), ExtendedColorType::Rgb8).expect("encodes");
    bytes
}

#[expect(clippy::cast_possible_truncation, reason = "a picture is far smaller than an i32")]
fn whole(value: f32) -> i32 {
    value.round() as i32
}
