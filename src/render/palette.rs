//! The colours of a picture: a few materials, the steps between those that touch, and their numbers.

use super::sheet::mix;
use crate::rules::Color;
use std::collections::HashMap;

/// Red, green and blue.
pub(super) type Rgb = [u8; 3];

/// Steps from the paper to the ink of a letter.
pub(super) const RAMP: usize = 16;

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
    pub well: Rgb,
    pub well_low: Rgb,
    pub well_ink: Rgb,
    pub lid: Rgb,
    pub lid_ink: Rgb,
    pub red: Rgb,
    pub red_glass: Rgb,
    pub red_lost: Rgb,
    pub black: Rgb,
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

    /// Lists the materials that touch, with the steps wanted between them.
    fn seams(&self) -> Vec<(Rgb, Rgb, u8)> {
        vec![
            (self.backdrop, self.board_low, 4),
            (self.board, self.board_high, 5),
            (self.board, self.board_low, 4),
            (self.board, self.groove, 4),
            (self.board, self.ring, 15),
            (self.board, self.well, 2),
            (self.board, self.well_low, 6),
            (self.groove, self.ring, 3),
            (self.board, self.accent, 8),
            (self.board, self.lid, 4),
            (self.board, self.shade, 4),
            (self.groove, self.sand, 4),
            (self.well, self.shade, 5),
            (self.lid, self.lid_ink, 5),
            (self.lid, self.bone, 4),
            (self.well, self.well_low, 5),
            (self.well, self.well_ink, 8),
            (self.well, self.accent_ink, 4),
            (self.well, self.black, 4),
            (self.bone, self.red, 8),
            (self.bone, self.red_glass, 4),
            (self.bone, self.red_lost, 5),
            (self.bone, self.black, 9),
            (self.bone, self.black_glass, 5),
            (self.bone, self.black_lost, 5),
            (self.sand, self.red_glass, 4),
            (self.sand, self.black_glass, 4),
            (self.sand, self.sand_low, 4),
            (self.sand, self.bone, 3),
            (self.sand, self.black, 5),
            (self.red, self.black, 2),
            (self.accent, self.accent_ink, 5),
            (self.tray, self.ring, 6),
            (self.tray, self.hollow, 2),
            (self.tray, self.lit, 4),
            (self.plate, self.plate_ink, 8),
            (self.plate, self.plate_mute, 3),
            (self.plate, self.red, 3),
            (self.plate, self.backdrop, 1),
            (self.lit, self.lit_ink, 8),
            (self.lit, self.lit_mute, 5),
            (self.lit, self.red, 3),
            (self.lit, self.backdrop, 6),
            (self.backdrop, self.plate_ink, 7),
            (self.backdrop, self.sand, 5),
        ]
    }
}

const WALNUT: Materials = Materials {
    backdrop: [0x14, 0x16, 0x1B],
    board: [0x59, 0x38, 0x22],
    board_high: [0x8A, 0x5C, 0x38],
    board_low: [0x2B, 0x1A, 0x10],
    groove: [0x36, 0x20, 0x13],
    ring: [0xFF, 0xF5, 0xE0],
    well: [0xE6, 0xCD, 0x9D],
    well_low: [0xB9, 0x96, 0x62],
    well_ink: [0x6E, 0x4C, 0x2A],
    lid: [0x7E, 0x59, 0x38],
    lid_ink: [0xE2, 0xC9, 0x9C],
    red: [0xD3, 0x3B, 0x2C],
    red_glass: [0x7C, 0x20, 0x18],
    red_lost: [0x8C, 0x55, 0x4B],
    black: [0x1B, 0x1A, 0x20],
    black_glass: [0x48, 0x46, 0x52],
    black_lost: [0x4A, 0x47, 0x4C],
    bone: [0xFF, 0xF5, 0xE0],
    sand: [0xFF, 0xC6, 0x4A],
    sand_low: [0xC8, 0x86, 0x22],
    shade: [0x0C, 0x07, 0x04],
    accent: [0x58, 0xE0, 0xEE],
    accent_ink: [0x0E, 0x5C, 0x68],
    tray: [0x12, 0x12, 0x15],
    hollow: [0x3A, 0x3B, 0x42],
    plate: [0x24, 0x27, 0x2F],
    plate_ink: [0xD8, 0xD2, 0xC4],
    plate_mute: [0x8C, 0x8A, 0x86],
    lit: [0xF4, 0xE1, 0xB8],
    lit_ink: [0x1B, 0x1A, 0x20],
    lit_mute: [0x7A, 0x66, 0x46],
};

const STARK: Materials = Materials {
    backdrop: [0x00, 0x00, 0x00],
    board: [0x2A, 0x2A, 0x2E],
    board_high: [0xFF, 0xFF, 0xFF],
    board_low: [0x00, 0x00, 0x00],
    groove: [0x0A, 0x0A, 0x0C],
    ring: [0xFF, 0xFF, 0xFF],
    well: [0xF2, 0xF2, 0xF2],
    well_low: [0xA0, 0xA0, 0xA0],
    well_ink: [0x20, 0x20, 0x24],
    lid: [0x58, 0x58, 0x60],
    lid_ink: [0xFF, 0xFF, 0xFF],
    red: [0xE0, 0x1E, 0x1E],
    red_glass: [0x70, 0x00, 0x00],
    red_lost: [0x8A, 0x4A, 0x4A],
    black: [0x00, 0x00, 0x00],
    black_glass: [0x50, 0x50, 0x58],
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

/// The fixed palette of a theme: never more than 256 colours.
pub(super) struct Palette {
    colors: Vec<Rgb>,
}

impl Palette {
    pub(super) fn of(materials: &Materials) -> Palette {
        let mut colors: Vec<Rgb> = Vec::with_capacity(256);
        let seams = materials.seams();
        let ends = seams.iter().flat_map(|(one, other, _)| [*one, *other]);
        let between = seams.iter().flat_map(|(one, other, steps)| {
            (1..=*steps).map(move |step| mix(*one, *other, f32::from(step) / f32::from(steps + 1)))
        });
        for color in ends.chain(between) {
            if colors.len() < 256 && !colors.contains(&color) {
                colors.push(color);
            }
        }
        Palette { colors }
    }

    /// Lists the colours as a PNG wants them.
    pub(super) fn flat(&self) -> Vec<u8> {
        self.colors.iter().flatten().copied().collect()
    }

    /// Finds the number of the nearest colour.
    pub(super) fn nearest(&self, color: Rgb) -> u8 {
        let distance = |other: &Rgb| {
            let part = |index: usize| i32::from(color[index].abs_diff(other[index])).pow(2);
            part(0) + part(1) + part(2)
        };
        let nearest = (0_u8..=255).zip(&self.colors).min_by_key(|(_, other)| distance(other));
        nearest.map_or(0, |(index, _)| index)
    }

    /// Turns colours into numbers.
    pub(super) fn numbers(&self, pixels: &[Rgb]) -> Vec<u8> {
        let mut known: HashMap<Rgb, u8> = HashMap::new();
        let mut last = ([0; 3], self.nearest([0; 3]));
        let number = |color: &Rgb| {
            if *color != last.0 {
                last = (*color, *known.entry(*color).or_insert_with(|| self.nearest(*color)));
            }
            last.1
        };
        pixels.iter().map(number).collect()
    }

    /// Lists the numbers of the steps from paper to ink.
    pub(super) fn ramp(&self, paper: Rgb, ink: Rgb) -> [u8; RAMP] {
        let mut ramp = [0; RAMP];
        for (step, number) in (0_u8..).zip(&mut ramp) {
            *number = self.nearest(mix(paper, ink, f32::from(step) / 15.0));
        }
        ramp
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wanted_step_finds_its_place_in_256() {
        for theme in [Theme::Default, Theme::HighContrast] {
            let materials = Materials::of(theme);
            let palette = Palette::of(&materials);
            for (one, other, _) in materials.seams() {
                for color in [one, other] {
                    assert_eq!(palette.colors[usize::from(palette.nearest(color))], color);
                }
            }
            let wanted: usize = materials.seams().iter().map(|(_, _, steps)| usize::from(*steps)).sum();
            assert!(wanted + 31 <= 256, "{wanted} steps and the materials do not fit");
        }
    }
}
