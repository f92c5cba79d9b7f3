//! A piece of the picture in true colour, on which sprites and background are drawn once.

use super::measure::{Area, Point, SIDE, byte, count, real, whole};
use super::palette::Rgb;
use super::shape::Shape;
use image::{GrayImage, Luma};
use imageproc::drawing::draw_polygon_mut;
use imageproc::filter::gaussian_blur_f32;

/// Shapes are drawn this many times larger and then brought down, so that their edges are smooth.
const FINE: i32 = 4;
/// So many lines are cut at a time: what is as large as the whole board, and as fine, stays in memory when it is gone.
const BAND: u32 = 160;
const FINE_COUNT: usize = 4;
/// Steps of an edge between nothing and a whole pixel.
const SHADES: f32 = 6.0;

/// An area of the picture, pixel by pixel.
pub(super) struct Sheet {
    pub unit: f32,
    pub area: Area,
    pub pixels: Vec<Rgb>,
    /// How much of what lies below each pixel still shows: all of it on a clean sheet.
    pub clear: Vec<u8>,
}

impl Sheet {
    /// Takes a clean sheet for an area, cut to the picture.
    pub(super) fn new(unit: f32, area: Area) -> Sheet {
        let size = whole(unit * SIDE);
        let area = area.shared(Area { left: 0, top: 0, right: size, bottom: size });
        let count = area.width() * area.height();
        Sheet { unit, area, pixels: vec![[0; 3]; count], clear: vec![u8::MAX; count] }
    }

    /// Paints everything in one colour.
    pub(super) fn flood(&mut self, color: Rgb) {
        self.pixels.fill(color);
        self.clear.fill(0);
    }

    /// Cleans everything outside a circle.
    pub(super) fn cut(&mut self, (x, y): Point, radius: f32) {
        let (x, y, radius) = (x * self.unit, y * self.unit, radius * self.unit);
        let width = self.area.width().max(1);
        let rows = self.pixels.chunks_exact_mut(width).zip(self.clear.chunks_exact_mut(width));
        for (row, (pixels, clear)) in (self.area.top..).zip(rows) {
            let away = real(row) + 0.5 - y;
            let half = (radius * radius - away * away).max(0.0).sqrt();
            let place = |edge: f32| count(whole(edge) - self.area.left).min(width);
            let (from, to) = (place(x - half), place(x + half));
            for outside in [0..from, to..width] {
                pixels[outside.clone()].fill([0; 3]);
                clear[outside].fill(u8::MAX);
            }
        }
    }

    /// Paints a shape in one colour.
    pub(super) fn fill(&mut self, shape: &Shape, color: Rgb) {
        self.glaze(shape, color, 1.0);
    }

    /// Paints a shape in one colour that lets through what lies below.
    pub(super) fn glaze(&mut self, shape: &Shape, color: Rgb, opacity: f32) {
        if let Some(stencil) = self.stencil(shape) {
            self.press(&stencil, |_| color, opacity);
        }
    }

    /// Paints a shape in colours that depend on the height, in the picture's units.
    pub(super) fn shade(&mut self, shape: &Shape, color: impl Fn(f32) -> Rgb) {
        if let Some(stencil) = self.stencil(shape) {
            let unit = self.unit;
            self.press(&stencil, |y| color(real(y) / unit), 1.0);
        }
    }

    /// Paints the soft shadow of a shape.
    pub(super) fn shadow(&mut self, shape: &Shape, color: Rgb, opacity: f32, softness: f32) {
        let Some(mut stencil) = self.stencil_within(shape, softness * 2.5) else { return };
        stencil.cover = gaussian_blur_f32(&stencil.cover, (softness * self.unit).max(0.2));
        self.press(&stencil, |_| color, opacity);
    }

    /// Blends a colour into one pixel of the picture.
    pub(super) fn touch(&mut self, x: i32, y: i32, color: Rgb, cover: f32) {
        if let Some(index) = self.index(x, y) {
            self.pixels[index] = mix(self.pixels[index], color, cover);
            self.clear[index] = fade(self.clear[index], cover);
        }
    }

    /// Finds a pixel of the picture, if it lies here.
    pub(super) fn pixel(&mut self, x: i32, y: i32) -> Option<&mut Rgb> {
        let index = self.index(x, y)?;
        self.pixels.get_mut(index)
    }

    fn index(&self, x: i32, y: i32) -> Option<usize> {
        let area = self.area;
        let is_inside = (area.left..area.right).contains(&x) && (area.top..area.bottom).contains(&y);
        is_inside.then(|| count(y - area.top) * area.width() + count(x - area.left))
    }

    fn press(&mut self, stencil: &Stencil, color: impl Fn(i32) -> Rgb, opacity: f32) {
        let width = self.area.width();
        for (row, line) in (stencil.area.top..).zip(stencil.cover.rows()) {
            let paint = color(row);
            let start = count(row - self.area.top) * width + count(stencil.area.left - self.area.left);
            let pixels = self.pixels.iter_mut().skip(start).zip(self.clear.iter_mut().skip(start));
            for ((pixel, clear), cover) in pixels.zip(line) {
                match cover.0[0] {
                    0 => {}
                    255 if opacity >= 1.0 => (*pixel, *clear) = (paint, 0),
                    part => {
                        let part = f32::from(part) / 255.0 * opacity;
                        (*pixel, *clear) = (mix(*pixel, paint, part), fade(*clear, part));
                    }
                }
            }
        }
    }

    fn stencil(&self, shape: &Shape) -> Option<Stencil> {
        self.stencil_within(shape, 0.0)
    }

    /// Cuts the stencil of a shape: how much of each pixel it covers.
    fn stencil_within(&self, shape: &Shape, room: f32) -> Option<Stencil> {
        let (from, to) = bounds(shape)?;
        let area = Area::covering(self.unit, (from.0 - room, from.1 - room), (to.0 + room, to.1 + room));
        let area = area.shared(self.area);
        if area.is_empty() {
            return None;
        }
        let size = (size(area.width()), size(area.height()));
        Some(Stencil { area, cover: cut(self.parts(shape, area), size, BAND) })
    }

    /// Lists the polygons of a shape in the order in which they are cut, and whether each is solid or a hole.
    fn parts(&self, shape: &Shape, area: Area) -> Vec<(Fine, u8)> {
        let parts = shape.solid.iter().map(|points| (points, 255)).chain(shape.holes.iter().map(|points| (points, 0)));
        let mut parts: Vec<_> = parts.map(|(points, value)| (self.fine_points(points, area), value)).collect();
        parts.retain(|(points, _)| points.len() > 2);
        parts
    }

    fn fine_points(&self, points: &[Point], area: Area) -> Fine {
        let mut fine: Fine = points
            .iter()
            .map(|(x, y)| {
                let place = |value: f32, start: i32| whole((value * self.unit - real(start)) * real(FINE) - 0.5);
                imageproc::point::Point::new(place(*x, area.left), place(*y, area.top))
            })
            .collect();
        fine.dedup();
        while fine.len() > 1 && fine.first() == fine.last() {
            fine.pop();
        }
        fine
    }
}

/// A polygon on the fine grid.
type Fine = Vec<imageproc::point::Point<i32>>;

/// How much of each pixel a shape covers.
struct Stencil {
    area: Area,
    cover: GrayImage,
}

fn size(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(0)
}

fn bounds(shape: &Shape) -> Option<(Point, Point)> {
    let mut points = shape.solid.iter().flatten();
    let first = *points.next()?;
    Some(
        points.fold((first, first), |(from, to), (x, y)| {
            ((from.0.min(*x), from.1.min(*y)), (to.0.max(*x), to.1.max(*y)))
        }),
    )
}

/// Cuts polygons, each over those before it, so many lines at a time: it is the same however many they are.
fn cut(mut parts: Vec<(Fine, u8)>, (width, height): (u32, u32), band: u32) -> GrayImage {
    let fine = FINE.unsigned_abs();
    let mut small = Vec::with_capacity(width as usize * height as usize);
    let mut above = 0;
    while above < height {
        let rows = band.min(height - above);
        let mut large = GrayImage::new(width * fine, rows * fine);
        for (points, value) in &parts {
            draw_polygon_mut(&mut large, points, Luma([*value]));
        }
        bring_down(&large, width, &mut small);
        above += rows;
        for point in parts.iter_mut().flat_map(|(points, _)| points) {
            point.y -= FINE * i32::try_from(rows).unwrap_or(0);
        }
    }
    GrayImage::from_raw(width, height, small).unwrap_or_else(|| GrayImage::new(width, height))
}

fn bring_down(large: &GrayImage, width: u32, small: &mut Vec<u8>) {
    let mut sums = vec![0_u16; width as usize];
    let lines = large.as_raw().chunks_exact((width as usize * FINE_COUNT).max(1));
    for (index, line) in lines.enumerate() {
        for (sum, block) in sums.iter_mut().zip(line.chunks_exact(FINE_COUNT)) {
            *sum += block.iter().map(|value| u16::from(*value & 1)).sum::<u16>();
        }
        if index % FINE_COUNT == FINE_COUNT - 1 {
            small.extend(sums.iter().map(|sum| shade(f32::from(*sum) / 16.0)));
            sums.fill(0);
        }
    }
}

/// Brings a part of a pixel to one of few shades, which make smaller files and cannot be told from many.
pub(super) fn shade(part: f32) -> u8 {
    byte((part * SHADES).round() / SHADES * 255.0)
}

/// Mixes two colours.
pub(super) fn mix(below: Rgb, above: Rgb, part: f32) -> Rgb {
    let blend = |from: u8, to: u8| byte(f32::from(from) + (f32::from(to) - f32::from(from)) * part);
    [blend(below[0], above[0]), blend(below[1], above[1]), blend(below[2], above[2])]
}

/// Tells how much still shows through when a part more is covered.
fn fade(clear: u8, part: f32) -> u8 {
    byte(f32::from(clear) * (1.0 - part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_in_bands_is_the_same_as_what_is_cut_at_once() {
        let whole_picture = Area { left: 0, top: 0, right: 1_000, bottom: 1_000 };
        let sheet = Sheet::new(1.0, whole_picture);
        // Slanted edges, holes and flat edges, at, across and far from the edges of bands; some beyond the sheet.
        let shapes = [
            Shape::disc((211.0, 160.0), 159.5),
            Shape::band((300.3, 319.9), 90.2, 250.7),
            Shape::arc((120.0, 240.0), 80.0, 120.0, -200.0, 35.0),
            Shape::rounded((200.0, 240.0), (150.0, 80.0), 20.0),
            Shape::polygon(vec![(10.0, -30.0), (399.0, 161.3), (20.5, 479.9), (140.0, 160.0)]),
            Shape::polygon(vec![(5.0, 0.0), (17.0, 160.0), (9.0, 640.0)]),
        ];
        for (number, shape) in shapes.iter().enumerate() {
            let parts = sheet.parts(shape, whole_picture);
            let size = (420, 641);
            let at_once = cut(parts.clone(), size, size.1);
            assert!(at_once.pixels().any(|cover| ![0, 255].contains(&cover.0[0])), "{number}: no edge");
            for band in [BAND, 1, 7, 640] {
                assert!(cut(parts.clone(), size, band) == at_once, "{number} in bands of {band}");
            }
        }
    }
}
