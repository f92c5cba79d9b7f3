//! How much of each pixel shapes cover, by the areas under their edges.

use super::measure::{Point, byte, count, real, real_count, whole};
use super::shape::Shape;
use image::GrayImage;
use imageproc::filter::gaussian_blur_f32;

/// Steps between nothing and a whole pixel: few, for smooth edges of few colours make small files.
const STEPS: u8 = 15;
/// What a step is of a pixel, in parts of 255.
const STEP: u8 = u8::MAX / STEPS;

/// Coverage of a rectangle of pixels, from 0 to 255.
pub(super) struct Cover(GrayImage);

impl Cover {
    /// Measures a shape whose points are given in pixels.
    pub(super) fn of(shape: &Shape, (width, height): (usize, usize), place: impl Fn(Point) -> Point) -> Cover {
        let mut cover = Cover::covered(&shape.solid, (width, height), &place);
        if !shape.holes.is_empty() {
            let holes = Cover::covered(&shape.holes, (width, height), &place);
            for (part, hole) in cover.0.iter_mut().zip(holes.0.iter()) {
                *part = u8::try_from(u16::from(*part) * u16::from(u8::MAX - *hole) / 255).unwrap_or(u8::MAX);
            }
        }
        cover
    }

    fn covered(polygons: &[Vec<Point>], (width, height): (usize, usize), place: impl Fn(Point) -> Point) -> Cover {
        let mut edges = Edges { width, height, sums: vec![0.0; (width + 2) * height] };
        for polygon in polygons {
            let points: Vec<Point> = polygon.iter().map(|point| place(*point)).collect();
            let next = || points.iter().cycle().skip(1);
            let area: f32 = points.iter().zip(next()).map(|(one, other)| one.0 * other.1 - other.0 * one.1).sum();
            // All go round the same way, so that none takes away what another covers.
            let way = if area < 0.0 { -1.0 } else { 1.0 };
            for (from, to) in points.iter().zip(next()) {
                edges.add(*from, *to, way);
            }
        }
        let mut parts = Vec::with_capacity(width * height);
        for row in edges.sums.chunks_exact(width + 2) {
            let mut sum = 0.0_f32;
            parts.extend(row[..width].iter().map(|change| {
                sum += change;
                byte(sum.abs().min(1.0) * f32::from(STEPS)) * STEP
            }));
        }
        let size = |count| u32::try_from(count).unwrap_or(0);
        Cover(GrayImage::from_raw(size(width), size(height), parts).unwrap_or_default())
    }

    /// Lists the rows.
    pub(super) fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.0.chunks_exact(self.0.width().max(1) as usize)
    }

    /// Makes edges as soft as a standard deviation in pixels.
    pub(super) fn soften(&mut self, deviation: f32) {
        self.0 = gaussian_blur_f32(&self.0, deviation);
    }
}

/// What each edge changes from one pixel of a row to the next.
struct Edges {
    width: usize,
    height: usize,
    sums: Vec<f32>,
}

impl Edges {
    /// Adds an edge, row by row.
    fn add(&mut self, from: Point, to: Point, way: f32) {
        let (way, (x, top), (_, bottom)) = if from.1 < to.1 { (way, from, to) } else { (-way, to, from) };
        let slope = (to.0 - from.0) / (to.1 - from.1);
        let (first, last) = (top.max(0.0), bottom.min(real_count(self.height)));
        for row in whole(first.floor())..whole(last.ceil()) {
            let (start, end) = (first.max(real(row)), last.min(real(row + 1)));
            if end > start {
                let (one, other) = (x + (start - top) * slope, x + (end - top) * slope);
                self.add_in_row(count(row), (one.min(other), one.max(other)), way * (end - start));
            }
        }
    }

    /// Adds a piece of an edge that lies in one row, from left to right; what lies outside counts at its border.
    fn add_in_row(&mut self, row: usize, (left, right): (f32, f32), change: f32) {
        let end = real_count(self.width);
        let (from, to) = (left.clamp(0.0, end), right.clamp(0.0, end));
        let row = &mut self.sums[row * (self.width + 2)..][..self.width + 2];
        let length = right - left;
        if length > 0.0 {
            row[0] += change * (from.min(right) - left).max(0.0) / length;
            row[self.width] += change * (right - to.max(left)).max(0.0) / length;
        }
        let inside = if length > 0.0 { change * (to - from) / length } else { change };
        let (first, last) = (count(whole(from.floor())), count(whole(to.ceil())));
        if last <= first + 1 {
            let part = f32::midpoint(from, to) - real_count(first);
            row[first] += inside * (1.0 - part);
            row[first + 1] += inside * part;
            return;
        }
        // The edge crosses several pixels: each takes what lies to the right of the edge in it.
        let mut before = 0.0;
        for (pixel, sum) in (first..last).zip(&mut row[first..last]) {
            let (start, end) = (from.max(real_count(pixel)), to.min(real_count(pixel + 1)));
            let share = (end - start) / (to - from);
            let part = f32::midpoint(start, end) - real_count(pixel);
            *sum += inside * (before + share * (1.0 - part));
            before = share * part;
        }
        row[last] += inside * before;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(cover: &Cover) -> f32 {
        cover.0.iter().map(|part| f32::from(*part) / 255.0).sum()
    }

    fn area(shape: &Shape) -> f32 {
        total(&Cover::of(shape, (40, 40), |point| point))
    }

    #[test]
    fn a_shape_covers_its_area() {
        let square = |left: f32| vec![(left, 4.0), (left + 10.0, 4.0), (left + 10.0, 10.0), (left, 10.0)];
        for left in [4.0, 3.4] {
            assert!((area(&Shape::polygon(square(left))) - 60.0).abs() < 0.01);
            assert!((area(&Shape::polygon(square(left).into_iter().rev().collect())) - 60.0).abs() < 0.01);
        }
        let disc = std::f32::consts::PI * 144.0;
        assert!((area(&Shape::disc((20.0, 20.0), 12.0)) - disc).abs() < 2.0);
        assert!((area(&Shape::band((20.0, 20.0), 6.0, 12.0)) - disc * 0.75).abs() < 2.0);
        let apart = Shape::polygon(square(4.0)).with(Shape::polygon(square(20.0).into_iter().rev().collect()));
        assert!((area(&apart) - 120.0).abs() < 0.01);
        let twice = Shape::polygon(square(4.0)).with(Shape::polygon(square(4.0)));
        assert!((area(&twice) - 60.0).abs() < 0.01);
    }

    #[test]
    fn what_lies_outside_is_cut_off() {
        let flat = vec![(-9.0, -5.0), (60.0, -5.0), (60.0, 20.0), (-9.0, 20.0)];
        assert!((area(&Shape::polygon(flat)) - 800.0).abs() < 0.01);
        assert!((area(&Shape::polygon(vec![(-40.0, 40.0), (80.0, 40.0), (20.0, -80.0)])) - 1_600.0).abs() < 1.0);
        let half = std::f32::consts::PI * 50.0;
        for centre in [(0.0, 20.0), (40.0, 20.0), (20.0, 0.0), (20.0, 40.0)] {
            assert!((area(&Shape::disc(centre, 10.0)) - half).abs() < 2.0, "{centre:?}");
        }
    }

    #[test]
    fn softening_keeps_what_is_covered() {
        let mut cover = Cover::of(&Shape::disc((20.0, 20.0), 6.0), (40, 40), |point| point);
        let (before, inside) = (total(&cover), 20 * 40 + 24);
        assert_eq!((cover.0.as_raw()[inside], cover.0.as_raw()[inside + 6]), (255, 0));
        cover.soften(3.0);
        assert!((total(&cover) - before).abs() < 2.0);
        assert!(cover.0.as_raw()[inside] < 230 && cover.0.as_raw()[inside + 6] > 2);
    }
}
