//! Pieces of the picture that hide what lies below them, but for their edges, which let it through.

use super::measure::{Area, count};
use super::palette::{Palette, Rgb};
use super::sheet::Sheet;

/// A pixel of the picture.
pub(super) type Pixel = (i32, i32);

/// A piece in true colour; its area is told from the pixel it is laid at.
pub(super) struct Layer {
    area: Area,
    /// The colours as they are on black.
    pixels: Vec<Rgb>,
    /// How much of what lies below each pixel still shows.
    clear: Vec<u8>,
}

/// A piece in the palette's numbers; its places are told from the pixel it is laid at.
pub(super) struct Sprite {
    runs: Vec<Run>,
    /// The numbers of all runs, one after the other.
    numbers: Vec<u8>,
    edges: Vec<Edge>,
}

/// A part of a row that hides what lies below.
struct Run {
    row: i16,
    left: i16,
    length: u16,
}

/// A pixel that lets through what lies below.
struct Edge {
    row: i16,
    left: i16,
    above: Rgb,
    clear: u8,
}

/// Lays a colour, as it is on black, over another that still shows as far as it is clear.
pub(super) fn over(above: Rgb, clear: u8, below: Rgb) -> Rgb {
    let part = |index: usize| {
        let shown = (u16::from(below[index]) * u16::from(clear) + 127) / 255;
        above[index].saturating_add(u8::try_from(shown).unwrap_or(u8::MAX))
    };
    [part(0), part(1), part(2)]
}

impl Layer {
    /// Takes what was drawn on a clear sheet about a pixel.
    pub(super) fn of(sheet: Sheet, (x, y): Pixel) -> Layer {
        let Area { left, top, right, bottom } = sheet.area;
        let area = Area { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
        Layer { area, pixels: sheet.pixels, clear: sheet.clear }
    }

    /// Lists the rows: where, the colours, and how much shows through.
    fn rows(&self) -> impl Iterator<Item = (i32, &[Rgb], &[u8])> {
        let width = self.area.width().max(1);
        let rows = self.pixels.chunks_exact(width).zip(self.clear.chunks_exact(width));
        (self.area.top..).zip(rows).map(|(row, (pixels, clear))| (row, pixels, clear))
    }

    /// Lays the piece over a sheet at a pixel of the picture.
    pub(super) fn lay(&self, sheet: &mut Sheet, (x, y): Pixel) {
        for (row, pixels, clear) in self.rows() {
            for (left, (above, clear)) in (self.area.left..).zip(pixels.iter().zip(clear)) {
                if *clear < u8::MAX
                    && let Some(below) = sheet.pixel(x + left, y + row)
                {
                    *below = over(*above, *clear, *below);
                }
            }
        }
    }

    /// Brings the piece to the palette's numbers.
    pub(super) fn baked(&self, palette: &Palette) -> Sprite {
        let mut sprite = Sprite { runs: Vec::new(), numbers: Vec::new(), edges: Vec::new() };
        for (row, pixels, clear) in self.rows() {
            let mut running: Option<Run> = None;
            for (left, (above, clear)) in (self.area.left..).zip(pixels.iter().zip(clear)) {
                if *clear == 0 {
                    let begun = running.get_or_insert_with(|| Run { row: short(row), left: short(left), length: 0 });
                    begun.length += 1;
                    sprite.numbers.push(palette.nearest(*above));
                    continue;
                }
                sprite.runs.extend(running.take());
                if *clear < u8::MAX {
                    sprite.edges.push(Edge { row: short(row), left: short(left), above: *above, clear: *clear });
                }
            }
            sprite.runs.extend(running);
        }
        sprite.runs.shrink_to_fit();
        sprite.numbers.shrink_to_fit();
        sprite.edges.shrink_to_fit();
        sprite
    }
}

/// Half of the bytes do for places in a picture.
fn short(place: i32) -> i16 {
    i16::try_from(place).unwrap_or(i16::MAX)
}

impl Sprite {
    /// Tells how many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Sprite>() + size_of_val(&*self.runs) + self.numbers.len() + size_of_val(&*self.edges)
    }

    /// Lays the piece over a square picture of palette numbers at a pixel.
    pub(super) fn lay(&self, numbers: &mut [u8], size: usize, (x, y): Pixel, palette: &Palette) {
        let side = i32::try_from(size).unwrap_or(i32::MAX);
        let mut rest = &*self.numbers;
        for run in &self.runs {
            let (source, next) = rest.split_at(usize::from(run.length).min(rest.len()));
            rest = next;
            let (row, left) = (y + i32::from(run.row), x + i32::from(run.left));
            let (from, to) = (left.max(0), (left + i32::from(run.length)).min(side));
            if (0..side).contains(&row) && from < to {
                let start = count(row) * size;
                numbers[start + count(from)..start + count(to)]
                    .copy_from_slice(&source[count(from - left)..count(to - left)]);
            }
        }
        for edge in &self.edges {
            let (row, left) = (y + i32::from(edge.row), x + i32::from(edge.left));
            if (0..side).contains(&row) && (0..side).contains(&left) {
                let number = &mut numbers[count(row) * size + count(left)];
                *number = palette.nearest(over(edge.above, edge.clear, palette.color(*number)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::measure::SIDE;
    use super::super::palette::Theme;
    use super::super::shape::Shape;
    use super::*;

    fn sheet() -> Sheet {
        Sheet::new(1.0, Area::covering(1.0, (100.0, 100.0), (180.0, 180.0)))
    }

    fn paint(sheet: &mut Sheet) {
        sheet.shadow(&Shape::disc((144.0, 150.0), 20.0), [0x20, 0x15, 0x0F], 0.8, 3.2);
        sheet.fill(&Shape::disc((140.3, 141.7), 22.0), [0x20, 0x15, 0x0F]);
        sheet.fill(&Shape::disc((140.3, 139.2), 22.0), [0xFF, 0xF5, 0xE0]);
        sheet.glaze(&Shape::stroke((110.0, 120.0), (170.0, 131.0), 3.0), [0x58, 0xE0, 0xEE], 0.6);
    }

    /// Every colour below, one pixel beside the other.
    fn ground(sheet: &mut Sheet) {
        for (index, pixel) in (0_u32..).zip(&mut sheet.pixels) {
            let [_, red, green, blue] = index.wrapping_mul(0x9E37_79B1).to_be_bytes();
            *pixel = [red, green, blue];
        }
    }

    #[test]
    fn a_layer_over_anything_is_as_if_drawn_there() {
        let mut clear = sheet();
        paint(&mut clear);
        let layer = Layer::of(clear, (140, 140));
        let (mut laid, mut drawn) = (sheet(), sheet());
        ground(&mut laid);
        ground(&mut drawn);
        layer.lay(&mut laid, (140, 140));
        paint(&mut drawn);
        let far = laid.pixels.as_flattened().iter().zip(drawn.pixels.as_flattened());
        let farthest = far.map(|(one, other)| one.abs_diff(*other)).max();
        assert!(farthest <= Some(2), "{farthest:?}");
    }

    #[test]
    fn numbers_show_what_true_colour_does() {
        let palette = Palette::of(Theme::Default);
        let mut clear = sheet();
        paint(&mut clear);
        let layer = Layer::of(clear, (140, 140));
        let below = palette.nearest([0x6E, 0x48, 0x2C]);
        let mut numbers = vec![below; 800 * 800];
        let mut truth = Sheet::new(1.0, Area::covering(1.0, (0.0, 0.0), (SIDE, SIDE)));
        truth.pixels.fill(palette.color(below));
        // In the middle, and cut by the edges.
        for at in [(400, 300), (5, 790), (799, -3)] {
            layer.baked(&palette).lay(&mut numbers, 800, at, &palette);
            layer.lay(&mut truth, at);
        }
        let expected = palette.numbers(&truth.pixels);
        let other = numbers.iter().zip(&expected).filter(|(one, other)| one != other).count();
        assert!(numbers.iter().any(|number| *number != below) && other == 0, "{other}");
    }
}
