//! The colours of a picture: what things are made of, and the numbers of a fixed palette.

use super::measure::real_count;
use super::sheet::mix;
use crate::rules::Color;
use std::sync::atomic::{AtomicU32, Ordering};

/// Red, green and blue.
pub(super) type Rgb = [u8; 3];

/// Steps from the paper to the ink of a letter: all that its edges have, see `sheet::shade`.
pub(super) const RAMP: usize = 7;

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum Theme {
    /// Walnut, ivory and brass.
    #[default]
    Default,
    /// Black, white and a few strong colours.
    HighContrast,
}

/// What things are made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Materials {
    pub backdrop: Rgb,
    pub board: Rgb,
    pub board_high: Rgb,
    pub board_low: Rgb,
    pub groove: Rgb,
    pub ring: Rgb,
    pub ring_low: Rgb,
    /// The inside of a tube by its height, 1 to 4 rings.
    pub wells: [Rgb; 4],
    pub well_low: Rgb,
    pub well_ink: Rgb,
    pub lid: Rgb,
    pub lid_ink: Rgb,
    pub red: Rgb,
    pub red_low: Rgb,
    pub red_glass: Rgb,
    pub red_lost: Rgb,
    pub black: Rgb,
    pub black_low: Rgb,
    pub black_glass: Rgb,
    pub black_lost: Rgb,
    pub bone: Rgb,
    pub sand: Rgb,
    pub sand_low: Rgb,
    pub shade: Rgb,
    pub accent: Rgb,
    pub accent_ink: Rgb,
    pub tray: Rgb,
    pub hollow: Rgb,
    pub plate: Rgb,
    pub plate_ink: Rgb,
    pub plate_mute: Rgb,
    pub lit: Rgb,
    pub lit_ink: Rgb,
    pub lit_mute: Rgb,
}

impl Materials {
    pub(super) const fn of(theme: Theme) -> Materials {
        match theme {
            Theme::Default => WALNUT,
            Theme::HighContrast => STARK,
        }
    }

    pub(super) const fn side(&self, color: Color) -> Rgb {
        match color {
            Color::Red => self.red,
            Color::Black => self.black,
        }
    }

    /// The foot of a side's piece, which the light does not reach.
    pub(super) const fn side_low(&self, color: Color) -> Rgb {
        match color {
            Color::Red => self.red_low,
            Color::Black => self.black_low,
        }
    }

    /// The inside of a tube of a height.
    pub(super) fn well(&self, capacity: u8) -> Rgb {
        self.wells[usize::from(capacity.clamp(1, 4)) - 1]
    }

    pub(super) const fn side_glass(&self, color: Color) -> Rgb {
        match color {
            Color::Red => self.red_glass,
            Color::Black => self.black_glass,
        }
    }

    pub(super) const fn side_lost(&self, color: Color) -> Rgb {
        match color {
            Color::Red => self.red_lost,
            Color::Black => self.black_lost,
        }
    }

    /// Lists every colour.
    fn all(&self) -> Vec<Rgb> {
        let Materials { wells: [one, two, three, four], .. } = *self;
        vec![
            self.backdrop,
            self.board,
            self.board_high,
            self.board_low,
            self.groove,
            self.ring,
            self.ring_low,
            one,
            two,
            three,
            four,
            self.well_low,
            self.well_ink,
            self.lid,
            self.lid_ink,
            self.red,
            self.red_low,
            self.red_glass,
            self.red_lost,
            self.black,
            self.black_low,
            self.black_glass,
            self.black_lost,
            self.bone,
            self.sand,
            self.sand_low,
            self.shade,
            self.accent,
            self.accent_ink,
            self.tray,
            self.hollow,
            self.plate,
            self.plate_ink,
            self.plate_mute,
            self.lit,
            self.lit_ink,
            self.lit_mute,
        ]
    }
}

/// Lists what the things of a theme are made of, as red, green and blue: colours every picture shows exactly.
#[must_use]
pub fn materials(theme: Theme) -> Vec<[u8; 3]> {
    Materials::of(theme).all()
}

const WALNUT: Materials = Materials {
    backdrop: [0x14, 0x16, 0x1B],
    board: [0x6E, 0x48, 0x2C],
    board_high: [0xA8, 0x74, 0x48],
    board_low: [0x30, 0x1D, 0x11],
    groove: [0x20, 0x15, 0x0F],
    ring: [0xFF, 0xF5, 0xE0],
    ring_low: [0xB4, 0x9A, 0x74],
    wells: [[0xF0, 0xDF, 0xB6], [0xE6, 0xCB, 0x97], [0xD8, 0xB4, 0x7A], [0xCB, 0x9F, 0x60]],
    well_low: [0xA4, 0x7C, 0x4C],
    well_ink: [0x5A, 0x3A, 0x1E],
    lid: [0x52, 0x34, 0x1F],
    lid_ink: [0xD2, 0xB0, 0x80],
    red: [0xE0, 0x42, 0x31],
    red_low: [0x8E, 0x1F, 0x17],
    red_glass: [0x74, 0x1C, 0x15],
    red_lost: [0x8C, 0x55, 0x4B],
    black: [0x1E, 0x1D, 0x24],
    black_low: [0x08, 0x08, 0x0B],
    black_glass: [0x3E, 0x3C, 0x46],
    black_lost: [0x4A, 0x47, 0x4C],
    bone: [0xFF, 0xF5, 0xE0],
    sand: [0xFF, 0xC6, 0x4A],
    sand_low: [0xC8, 0x86, 0x22],
    shade: [0x20, 0x15, 0x0F],
    accent: [0x58, 0xE0, 0xEE],
    accent_ink: [0x08, 0x4A, 0x56],
    tray: [0x12, 0x12, 0x15],
    hollow: [0x3A, 0x3B, 0x42],
    plate: [0x24, 0x27, 0x2F],
    plate_ink: [0xE4, 0xDE, 0xD0],
    plate_mute: [0x9A, 0x98, 0x94],
    lit: [0xF4, 0xE1, 0xB8],
    lit_ink: [0x1B, 0x1A, 0x20],
    lit_mute: [0x6E, 0x5A, 0x3C],
};

const STARK: Materials = Materials {
    backdrop: [0x00, 0x00, 0x00],
    board: [0x3A, 0x3A, 0x42],
    board_high: [0xFF, 0xFF, 0xFF],
    board_low: [0x00, 0x00, 0x00],
    groove: [0x00, 0x00, 0x00],
    ring: [0xFF, 0xFF, 0xFF],
    ring_low: [0x90, 0x90, 0x98],
    wells: [[0xFF, 0xFF, 0xFF], [0xE4, 0xE4, 0xE8], [0xCC, 0xCC, 0xD2], [0xB6, 0xB6, 0xBE]],
    well_low: [0x80, 0x80, 0x88],
    well_ink: [0x10, 0x10, 0x14],
    lid: [0x10, 0x10, 0x14],
    lid_ink: [0xFF, 0xFF, 0xFF],
    red: [0xF4, 0x2C, 0x2C],
    red_low: [0x80, 0x00, 0x00],
    red_glass: [0x68, 0x00, 0x00],
    red_lost: [0x8A, 0x4A, 0x4A],
    black: [0x08, 0x08, 0x0A],
    black_low: [0x00, 0x00, 0x00],
    black_glass: [0x3C, 0x3C, 0x44],
    black_lost: [0x40, 0x40, 0x44],
    bone: [0xFF, 0xFF, 0xFF],
    sand: [0xFF, 0xD8, 0x00],
    sand_low: [0xC0, 0x90, 0x00],
    shade: [0x00, 0x00, 0x00],
    accent: [0x00, 0xE8, 0xFF],
    accent_ink: [0x00, 0x50, 0x70],
    tray: [0x00, 0x00, 0x00],
    hollow: [0x4C, 0x4C, 0x52],
    plate: [0x1C, 0x1C, 0x20],
    plate_ink: [0xFF, 0xFF, 0xFF],
    plate_mute: [0xB8, 0xB8, 0xB8],
    lit: [0xFF, 0xF0, 0x90],
    lit_ink: [0x00, 0x00, 0x00],
    lit_mute: [0x50, 0x48, 0x20],
};

/// Colours in a palette: one number stays free, for a picture that lets another through.
pub const PALETTE_LENGTH: usize = 255;

/// The fixed palette of a theme, chosen by `examples/palette.rs`.
pub(super) struct Palette {
    colors: &'static [Rgb],
    /// Colours with the numbers found for them, each in its one slot: most pixels are of few colours.
    known: Vec<AtomicU32>,
}

/// Bits of a slot's number.
const SLOTS: u32 = 14;

impl Palette {
    pub(super) fn of(theme: Theme) -> Palette {
        let bytes: &[u8] = match theme {
            Theme::Default => include_bytes!("../../assets/palette/default.rgb"),
            Theme::HighContrast => include_bytes!("../../assets/palette/high-contrast.rgb"),
        };
        let mut palette = Palette { colors: bytes.as_chunks().0, known: Vec::new() };
        let black = palette.searched([0; 3]);
        palette.known = (0..1 << SLOTS).map(|_| AtomicU32::new(u32::from(black))).collect();
        palette
    }

    /// Lists the colours as a PNG wants them.
    pub(super) fn flat(&self) -> &'static [u8] {
        self.colors.as_flattened()
    }

    /// Tells the colour of a number.
    pub(super) fn color(&self, number: u8) -> Rgb {
        self.colors.get(usize::from(number)).copied().unwrap_or_default()
    }

    /// Finds the number of the nearest colour.
    pub(super) fn nearest(&self, color: Rgb) -> u8 {
        let [red, green, blue] = color;
        let key = u32::from_be_bytes([red, green, blue, 0]);
        // What is near in colour lies far apart in here.
        let slot = (key >> 8).wrapping_mul(0x9E37_79B1) >> (u32::BITS - SLOTS);
        let slot = usize::try_from(slot).ok().and_then(|slot| self.known.get(slot));
        // Colour and number are one word, so whatever is read belongs together.
        let found = slot.map_or(0, |slot| slot.load(Ordering::Relaxed));
        if slot.is_some() && found & !0xFF == key {
            return found.to_be_bytes()[3];
        }
        let number = self.searched(color);
        if let Some(slot) = slot {
            slot.store(key | u32::from(number), Ordering::Relaxed);
        }
        number
    }

    fn searched(&self, color: Rgb) -> u8 {
        let distance = |other: &Rgb| {
            let part = |index: usize| i32::from(color[index].abs_diff(other[index])).pow(2);
            part(0) + part(1) + part(2)
        };
        let nearest = (0_u8..=255).zip(self.colors).min_by_key(|(_, other)| distance(other));
        nearest.map_or(0, |(index, _)| index)
    }

    /// Turns colours into numbers.
    pub(super) fn numbers(&self, pixels: &[Rgb]) -> Vec<u8> {
        let mut last = ([0; 3], self.nearest([0; 3]));
        let number = |color: &Rgb| {
            if *color != last.0 {
                last = (*color, self.nearest(*color));
            }
            last.1
        };
        pixels.iter().map(number).collect()
    }

    /// Lists the numbers of the steps from paper to ink.
    pub(super) fn ramp(&self, paper: Rgb, ink: Rgb) -> [u8; RAMP] {
        let mut ramp = [0; RAMP];
        for (step, number) in (0_u8..).zip(&mut ramp) {
            *number = self.nearest(mix(paper, ink, f32::from(step) / real_count(RAMP - 1)));
        }
        ramp
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_palette_holds_what_things_are_made_of() {
        for theme in [Theme::Default, Theme::HighContrast] {
            let palette = Palette::of(theme);
            assert_eq!(palette.colors.len(), PALETTE_LENGTH);
            for color in materials(theme) {
                let shown = palette.colors[usize::from(palette.nearest(color))];
                assert_eq!(shown, color, "run: cargo run --release --example palette");
            }
        }
    }

    #[test]
    fn a_number_that_is_known_is_the_one_that_is_searched() {
        let palette = Palette::of(Theme::Default);
        for index in (0_u32..200_000).map(|index| index % 70_000) {
            let [_, red, green, blue] = (index * 239).to_be_bytes();
            let color = [red, green, blue];
            assert_eq!(palette.nearest(color), palette.searched(color), "{color:?}");
        }
        assert_eq!(palette.nearest([0; 3]), palette.searched([0; 3]));
    }
}
