//! How far the colours that matter lie apart, for every eye: computed from published matrices, not believed.

use super::palette::{Materials, Rgb, Theme};

/// The ways of seeing: as everybody, without colour, and with one kind of cone missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sight {
    Full,
    Grey,
    Protanopia,
    Deuteranopia,
    Tritanopia,
}

const SIGHTS: [Sight; 5] = [Sight::Full, Sight::Grey, Sight::Protanopia, Sight::Deuteranopia, Sight::Tritanopia];

/// Contrast that letters need, of WCAG 2.2's large text.
const LETTERS: f64 = 3.0;
/// Contrast that a mark needs on what it lies on, of WCAG 2.2's graphical objects.
const MARKS: f64 = 3.0;
/// Contrast between surfaces that differ by their shape as well.
const SURFACES: f64 = 1.7;

fn linear(part: u8) -> f64 {
    let part = f64::from(part) / 255.0;
    if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

/// Tells the relative luminance of a colour as an eye sees it.
fn luminance(color: Rgb, sight: Sight) -> f64 {
    let light = color.map(linear);
    // Machado, Oliveira and Fernandes 2009, severity 1.0, on linear light.
    let matrix = match sight {
        Sight::Full => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        Sight::Grey => {
            // A copier weighs the values as they are written, not their light.
            let [red, green, blue] = color.map(f64::from);
            let grey = 0.299 * red + 0.587 * green + 0.114 * blue;
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a mean of bytes is a byte")]
            return linear(grey.round() as u8);
        }
        Sight::Protanopia => {
            [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]]
        }
        Sight::Deuteranopia => {
            [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]]
        }
        Sight::Tritanopia => {
            [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]]
        }
    };
    let seen =
        matrix.map(|row| row.iter().zip(light).map(|(weight, light)| weight * light).sum::<f64>().clamp(0.0, 1.0));
    0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
}

fn contrast(one: Rgb, other: Rgb, sight: Sight) -> f64 {
    let (one, other) = (luminance(one, sight), luminance(other, sight));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Lists what must be told apart, and how well.
fn pairs(m: &Materials) -> Vec<(&'static str, Rgb, Rgb, f64)> {
    let mut pairs = vec![
        ("a name on a plate", m.plate, m.plate_ink, LETTERS),
        ("a rating on a plate", m.plate, m.plate_mute, LETTERS),
        ("a name on a lit plate", m.lit, m.lit_ink, LETTERS),
        ("a rating on a lit plate", m.lit, m.lit_mute, LETTERS),
        ("a time", m.bone, m.black, LETTERS),
        ("a letter on Red", m.bone, m.red, LETTERS),
        ("a letter on Black", m.bone, m.black, LETTERS),
        ("the strips", m.backdrop, m.plate_ink, LETTERS),
        ("the level", m.backdrop, m.sand, LETTERS),
        ("the length of the sand", m.backdrop, m.plate_mute, LETTERS),
        ("a full space's name", m.lid, m.lid_ink, LETTERS),
        ("a ring and its place", m.ring, m.groove, MARKS),
        ("a ring on the board", m.ring, m.board, MARKS),
        ("a ring about a full space", m.ring, m.lid, MARKS),
        ("a ring in the holder", m.ring, m.tray, MARKS),
        ("a ring gone from the holder", m.ring, m.hollow, MARKS),
        ("the last move", m.accent, m.board, MARKS),
        ("where a ring may go", m.sand, m.groove, MARKS),
        ("sand in Red's glass", m.sand, m.red_glass, MARKS),
        ("sand in Black's glass", m.sand, m.black_glass, MARKS),
        ("sand in the timer", m.sand, m.plate, MARKS),
        ("whose turn it is", m.lit, m.plate, MARKS),
        ("the cross on a lost red glass", m.bone, m.red_lost, MARKS),
        ("the cross on a lost black glass", m.bone, m.black_lost, MARKS),
        ("Red and Black", m.red, m.black, SURFACES),
        ("the place of a ring on the board", m.groove, m.board, SURFACES),
    ];
    for well in m.wells {
        pairs.extend([
            ("a space's name", well, m.well_ink, LETTERS),
            ("where the glass in hand may go", well, m.accent_ink, MARKS),
            ("an open and a full space", well, m.lid, MARKS),
            ("a tube on the board", well, m.board, SURFACES),
            ("a tube and the place of its rings", well, m.groove, MARKS),
            ("a piece's edge in an open tube", m.black, well, MARKS),
        ]);
    }
    pairs
}

#[test]
fn what_must_be_told_apart_is_far_enough_apart_for_every_eye() {
    let mut close = Vec::new();
    for theme in [Theme::Default, Theme::HighContrast] {
        for (what, one, other, least) in pairs(&Materials::of(theme)) {
            for sight in SIGHTS {
                let found = contrast(one, other, sight);
                if found < least {
                    close.push(format!("{theme:?}, {sight:?}: {what}: {found:.2} of {least}"));
                }
            }
        }
    }
    assert!(close.is_empty(), "\n{}", close.join("\n"));
}

#[test]
fn contrast_is_that_of_the_standard() {
    assert!((contrast([0; 3], [255; 3], Sight::Full) - 21.0).abs() < 1e-9);
    assert!((contrast([0x77; 3], [255; 3], Sight::Full) - 4.48).abs() < 0.01);
    // The matrices keep grey grey, and red is dark without the cones for it.
    for sight in SIGHTS {
        assert!((luminance([128; 3], sight) - luminance([128; 3], Sight::Full)).abs() < 1e-3, "{sight:?}");
    }
    assert!(luminance([255, 0, 0], Sight::Protanopia) < luminance([255, 0, 0], Sight::Full) * 0.6);
}
