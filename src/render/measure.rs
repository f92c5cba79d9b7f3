//! Whole and real numbers of pixels, and the ways between them.

/// A point in the picture's own units: the picture is [`SIDE`] of them wide and high.
pub(super) type Point = (f32, f32);

/// Width and height of the picture in its own units.
pub(super) const SIDE: f32 = 800.0;

/// Rounds to the nearest whole number.
#[expect(clippy::cast_possible_truncation, reason = "saturates, and a picture is far smaller than an i32")]
pub(super) fn whole(value: f32) -> i32 {
    value.round() as i32
}

/// Makes a real number of a whole one.
#[expect(clippy::cast_precision_loss, reason = "a picture is smaller than 2^24 pixels wide")]
pub(super) const fn real(value: i32) -> f32 {
    value as f32
}

/// Makes a real number of a count.
#[expect(clippy::cast_precision_loss, reason = "counts are smaller than 2^24")]
pub(super) const fn real_count(value: usize) -> f32 {
    value as f32
}

/// Makes a count of a whole number; nothing if it is negative.
#[expect(clippy::cast_sign_loss, reason = "not negative after max")]
pub(super) fn count(value: i32) -> usize {
    value.max(0) as usize
}

/// Rounds to a byte.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped first")]
pub(super) fn byte(value: f32) -> u8 {
    // Casting cuts off, which is quicker than rounding and here the same.
    (value.clamp(0.0, 255.0) + 0.5) as u8
}

/// A rectangle of whole pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Area {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

impl Area {
    /// Covers a rectangle given in the picture's units.
    pub(super) fn covering(unit: f32, from: Point, to: Point) -> Area {
        Area {
            left: whole((from.0 * unit).floor()),
            top: whole((from.1 * unit).floor()),
            right: whole((to.0 * unit).ceil()),
            bottom: whole((to.1 * unit).ceil()),
        }
    }

    /// Tells what two rectangles share; empty if nothing.
    pub(super) fn shared(self, other: Area) -> Area {
        let left = self.left.max(other.left);
        let top = self.top.max(other.top);
        Area { left, top, right: self.right.min(other.right).max(left), bottom: self.bottom.min(other.bottom).max(top) }
    }

    /// Tells the rectangle about two.
    pub(super) fn around(self, other: Area) -> Area {
        Area {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    pub(super) const fn is_empty(self) -> bool {
        self.right <= self.left || self.bottom <= self.top
    }

    pub(super) fn width(self) -> usize {
        count(self.right - self.left)
    }

    pub(super) fn height(self) -> usize {
        count(self.bottom - self.top)
    }
}
