//! The spaces of the board: what is laid on them, from the rings up to the marks.

use super::lattice;
use super::mark::{self, Plus};
use super::motif::{Ground, Motif};
use super::palette::Materials;
use super::plot::{Places, Plot};
use super::scene::{GlassSeen, Scene, SpaceSeen};
use super::standing::{Pill, Standing};
use crate::rules::Color;

/// Lays out everything on the board that is not as on a bare one.
pub(super) fn lay_out(scene: &Scene, flipped: bool, materials: &Materials, ground: &mut impl Ground) {
    let glasses = scene.spaces.map(|seen| scene.glass_on(seen.space));
    for (seen, glass) in scene.spaces.iter().zip(glasses) {
        lay_plot(seen, glass, flipped, materials, ground);
    }
    // Each of the two spaces knows of the arrow; one is enough.
    let arrow = scene.spaces.iter().find_map(|seen| mark::arrow(seen.space, seen.last?, flipped));
    if let Some((way, middle)) = arrow {
        ground.lay(Motif::Arrow(way), middle);
    }
    for (seen, glass) in scene.spaces.iter().zip(glasses) {
        if let Some(glass) = glass {
            lay_glass(seen, glass, flipped, materials, ground);
        }
    }
    for seen in &scene.spaces {
        lay_drops(seen, flipped, ground);
    }
}

fn lay_plot(
    seen: &SpaceSeen,
    glass: Option<&GlassSeen>,
    flipped: bool,
    materials: &Materials,
    ground: &mut impl Ground,
) {
    let plot = Plot::of(seen, flipped);
    if plot == Plot::bare(seen.space, flipped) {
        return;
    }
    let at = lattice::centre(seen.space, flipped);
    ground.lay(Motif::Plot(plot), at);
    if glass.is_none() {
        let (line, ink) = plot.name(materials, at);
        ground.letter(line, &seen.space.to_string(), plot.paper(materials), ink);
    }
}

fn lay_glass(seen: &SpaceSeen, glass: &GlassSeen, flipped: bool, materials: &Materials, ground: &mut impl Ground) {
    let (at, standing) = (lattice::centre(seen.space, flipped), Standing::of(glass));
    ground.lay(Motif::Glass(standing), at);
    let name = seen.space.to_string();
    for (line, part) in standing.name(at).into_iter().zip([0..1, 1..2]) {
        ground.letter(line, name.get(part).unwrap_or(""), standing.paper(materials), materials.bone);
    }
    if let Some(pill) = Pill::of(glass) {
        ground.lay(Motif::Pill(pill), at);
        ground.letter(pill.line(at), &glass.remaining, materials.bone, materials.black);
    }
}

fn lay_drops(seen: &SpaceSeen, flipped: bool, ground: &mut impl Ground) {
    let at = lattice::centre(seen.space, flipped);
    for (color, drop) in Color::BOTH.into_iter().zip(seen.drops) {
        if drop.ring || drop.fill {
            ground.lay(Motif::NextPlace(Places::of(seen)), at);
            ground.lay(Motif::Plus(Plus { color, extra: drop.extra, small: false }), at);
        } else if drop.extra {
            ground.lay(Motif::Plus(Plus { color, extra: true, small: true }), at);
        }
    }
}
