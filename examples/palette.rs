//! Chooses the colours of the pictures anew and writes them into `assets/palette`, after materials or shapes changed.
//!
//! `cargo run --release --example palette`
//!
//! What things are made of is kept exactly; the other places go where they bring a picture nearest to true colour.

#[path = "contact_sheet/games.rs"]
mod games;

use std::collections::HashMap;
use tamsk_bot::render::{Look, PALETTE_LENGTH, Scene, Theme, draw_in_true_color, materials};

type Rgb = [u8; 3];

/// Rounds in which each place moves to the middle of the colours it stands for.
const ROUNDS: usize = 24;

fn distance(one: Rgb, other: Rgb) -> u32 {
    one.iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
}

/// Counts the colours of the pictures of a theme.
fn counted(theme: Theme) -> Vec<(Rgb, u64)> {
    let mut counts: HashMap<Rgb, u64> = HashMap::new();
    for (_, view) in games::views() {
        for size in [800, 400] {
            let pixels = draw_in_true_color(&Scene::of(&view), &Look { size, theme, ..Look::default() });
            for pixel in pixels.as_chunks().0 {
                *counts.entry(*pixel).or_default() += 1;
            }
        }
    }
    let mut counted: Vec<(Rgb, u64)> = counts.into_iter().collect();
    counted.sort_unstable();
    counted
}

fn nearest(places: &[Rgb], color: Rgb) -> usize {
    (0..places.len()).min_by_key(|place| distance(places[*place], color)).unwrap_or(0)
}

fn chosen(theme: Theme) -> Vec<Rgb> {
    let counted = counted(theme);
    let mut places = materials(theme);
    places.sort_unstable();
    places.dedup();
    let kept = places.len();
    // Each new place goes where pictures are wrong most.
    let mut wrong: Vec<u64> =
        counted.iter().map(|(color, _)| u64::from(distance(places[nearest(&places, *color)], *color))).collect();
    while places.len() < PALETTE_LENGTH {
        let worst = (0..counted.len()).max_by_key(|index| wrong[*index] * counted[*index].1).unwrap_or(0);
        let place = counted[worst].0;
        places.push(place);
        for (wrong, (color, _)) in wrong.iter_mut().zip(&counted) {
            *wrong = (*wrong).min(u64::from(distance(place, *color)));
        }
    }
    for _ in 0..ROUNDS {
        let mut sums = vec![([0_u64; 3], 0_u64); places.len()];
        for (color, count) in &counted {
            let (sum, all) = &mut sums[nearest(&places, *color)];
            for (sum, part) in sum.iter_mut().zip(color) {
                *sum += u64::from(*part) * count;
            }
            *all += count;
        }
        for (place, (sum, all)) in places.iter_mut().zip(sums).skip(kept) {
            if all > 0 {
                *place = sum.map(|sum| u8::try_from((sum + all / 2) / all).unwrap_or(u8::MAX));
            }
        }
    }
    places
}

fn main() -> std::io::Result<()> {
    for (theme, file) in [(Theme::Default, "default.rgb"), (Theme::HighContrast, "high-contrast.rgb")] {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/palette");
        std::fs::write(folder.join(file), chosen(theme).as_flattened())?;
    }
    Ok(())
}
