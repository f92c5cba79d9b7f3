//! Flat shapes: polygons to fill and polygons to leave out.

use super::measure::{Point, real_count};

/// What is painted in one go: everything inside `solid` that is not inside `holes`.
#[derive(Clone, Default)]
pub(super) struct Shape {
    pub solid: Vec<Vec<Point>>,
    pub holes: Vec<Vec<Point>>,
}

/// A point at an angle in degrees, clockwise from three o'clock.
pub(super) fn polar(centre: Point, radius: f32, degrees: f32) -> Point {
    let angle = degrees.to_radians();
    (centre.0 + radius * angle.cos(), centre.1 + radius * angle.sin())
}

/// Steps along a circle from one angle to another, both included.
fn sweep(centre: Point, radius: f32, from: f32, to: f32) -> impl DoubleEndedIterator<Item = Point> {
    let steps: usize = if (to - from).abs() > 200.0 || radius > 30.0 { 64 } else { 24 };
    (0..=steps).map(move |step| polar(centre, radius, from + (to - from) * real_count(step) / real_count(steps)))
}

impl Shape {
    /// A polygon of any corners.
    pub(super) fn polygon(points: Vec<Point>) -> Shape {
        Shape { solid: vec![points], holes: Vec::new() }
    }

    /// A filled circle.
    pub(super) fn disc(centre: Point, radius: f32) -> Shape {
        Shape::polygon(sweep(centre, radius, 0.0, 360.0).collect())
    }

    /// A ring between two radii.
    pub(super) fn band(centre: Point, inner: f32, outer: f32) -> Shape {
        Shape::disc(centre, outer).without(Shape::disc(centre, inner))
    }

    /// A part of a ring with round ends.
    pub(super) fn arc(centre: Point, inner: f32, outer: f32, from: f32, to: f32) -> Shape {
        let mut points: Vec<Point> = sweep(centre, outer, from, to).collect();
        points.extend(sweep(centre, inner, from, to).rev());
        let middle = f32::midpoint(inner, outer);
        let end = (outer - inner) / 2.0;
        Shape::polygon(points)
            .with(Shape::disc(polar(centre, middle, from), end))
            .with(Shape::disc(polar(centre, middle, to), end))
    }

    /// A rectangle about a centre with round corners.
    pub(super) fn rounded(centre: Point, half: Point, radius: f32) -> Shape {
        let radius = radius.min(half.0).min(half.1);
        let (x, y) = (half.0 - radius, half.1 - radius);
        let mut points = Vec::with_capacity(100);
        for (corner, from) in [((x, y), 0.0), ((-x, y), 90.0), ((-x, -y), 180.0), ((x, -y), 270.0)] {
            points.extend(sweep((centre.0 + corner.0, centre.1 + corner.1), radius, from, from + 90.0));
        }
        Shape::polygon(points)
    }

    /// A straight stroke with round ends.
    pub(super) fn stroke(from: Point, to: Point, width: f32) -> Shape {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let length = x.hypot(y).max(0.01);
        let (x, y) = (-y / length * width / 2.0, x / length * width / 2.0);
        let bar = vec![(from.0 + x, from.1 + y), (to.0 + x, to.1 + y), (to.0 - x, to.1 - y), (from.0 - x, from.1 - y)];
        Shape::polygon(bar).with(Shape::disc(from, width / 2.0)).with(Shape::disc(to, width / 2.0))
    }

    /// A convex polygon, given clockwise on the screen, grown by a radius all around.
    pub(super) fn grown(corners: &[Point], radius: f32) -> Shape {
        let mut points = Vec::new();
        for (index, corner) in corners.iter().enumerate() {
            let before = corners[(index + corners.len() - 1) % corners.len()];
            let after = corners[(index + 1) % corners.len()];
            let from = (corner.1 - before.1).atan2(corner.0 - before.0).to_degrees() - 90.0;
            let mut to = (after.1 - corner.1).atan2(after.0 - corner.0).to_degrees() - 90.0;
            while to < from {
                to += 360.0;
            }
            points.extend(sweep(*corner, radius, from, to));
        }
        Shape::polygon(points)
    }

    /// Adds another shape's solid parts.
    #[must_use]
    pub(super) fn with(mut self, other: Shape) -> Shape {
        self.solid.extend(other.solid);
        self.holes.extend(other.holes);
        self
    }

    /// Leaves out another shape.
    #[must_use]
    pub(super) fn without(mut self, other: Shape) -> Shape {
        self.holes.extend(other.solid);
        self
    }

    /// Keeps what lies between two heights.
    #[must_use]
    pub(super) fn between(mut self, top: f32, bottom: f32) -> Shape {
        for points in &mut self.solid {
            *points = cut(&cut(points, |y| y - top), |y| bottom - y);
        }
        self
    }
}

/// Cuts a polygon along a level line, keeping where `inside` is not negative.
fn cut(points: &[Point], inside: impl Fn(f32) -> f32) -> Vec<Point> {
    let mut kept = Vec::with_capacity(points.len() + 2);
    for (index, here) in points.iter().enumerate() {
        let next = points[(index + 1) % points.len()];
        let (depth, next_depth) = (inside(here.1), inside(next.1));
        if depth >= 0.0 {
            kept.push(*here);
        }
        if (depth < 0.0) != (next_depth < 0.0) {
            let part = depth / (depth - next_depth);
            kept.push((here.0 + (next.0 - here.0) * part, here.1 + (next.1 - here.1) * part));
        }
    }
    kept
}
