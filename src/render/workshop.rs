//! Where what was drawn once is kept: a background and sprites for each size and theme.

use super::background;
use super::layer::{Layer, Pixel, Sprite};
use super::measure::{Area, Point, SIDE, count, real, whole};
use super::motif::Motif;
use super::palette::{Materials, Palette, RAMP, Rgb, Theme};
use super::press::Press;
use super::sheet::Sheet;
use super::shelf::Shelf;
use super::still::{Frame, Look};
use super::typical;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Bytes of sprites a workshop keeps.
const KEPT: usize = 4 << 20;
/// Bytes of backgrounds it keeps: all there are.
const BACKGROUNDS: usize = usize::MAX;
/// Workshops kept.
const WORKSHOPS: usize = 3;
/// Sprites are drawn for so many places within a pixel, across and down.
const PHASES: i32 = 8;

/// Where a sprite lies within a pixel, in parts of it.
pub(super) type Phase = (i32, i32);

/// The kept pieces of one size and theme.
pub(super) struct Workshop {
    pub size: usize,
    pub unit: f32,
    pub materials: Materials,
    pub palette: Palette,
    theme: Theme,
    sprites: Shelf<(Motif, Phase), Sprite>,
    backgrounds: Shelf<bool, Vec<u8>>,
    ramps: Mutex<HashMap<(Rgb, Rgb), [u8; RAMP]>>,
    press: OnceLock<Press>,
}

impl Workshop {
    /// Finds the workshop for a size and a theme.
    pub(super) fn of(size: u32, theme: Theme) -> Arc<Workshop> {
        static OPEN: OnceLock<Mutex<Vec<Arc<Workshop>>>> = OnceLock::new();
        let size = i32::try_from(size).unwrap_or(i32::MAX);
        let mut open = OPEN.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = open.iter().position(|one| one.size == count(size) && one.theme == theme) {
            // The one not asked for the longest comes first, and is the first to be closed.
            open[found..].rotate_left(1);
            return Arc::clone(&open[open.len() - 1]);
        }
        if open.len() >= WORKSHOPS {
            open.remove(0);
        }
        let workshop = Arc::new(Workshop::new(size, theme));
        open.push(Arc::clone(&workshop));
        workshop
    }

    fn new(size: i32, theme: Theme) -> Workshop {
        Workshop {
            size: count(size),
            unit: real(size) / SIDE,
            materials: Materials::of(theme),
            palette: Palette::of(theme),
            theme,
            sprites: Shelf::new(KEPT),
            backgrounds: Shelf::new(BACKGROUNDS),
            ramps: Mutex::default(),
            press: OnceLock::new(),
        }
    }

    /// Finds the whole picture without a game.
    pub(super) fn background(&self, flipped: bool) -> Arc<Vec<u8>> {
        self.backgrounds.get(flipped, Vec::len, || self.palette.numbers(&self.painted_background(flipped).pixels))
    }

    /// Draws the whole picture without a game in true colour.
    pub(super) fn painted_background(&self, flipped: bool) -> Sheet {
        let mut sheet = Sheet::new(self.unit, Area::covering(self.unit, (0.0, 0.0), (SIDE, SIDE)));
        background::draw(&mut sheet, &self.materials, flipped);
        sheet
    }

    /// Tells in which pixel a point lies, and where in it.
    pub(super) fn place(&self, at: Point) -> (Pixel, Phase) {
        let part = |value: f32| {
            let parts = whole(value * self.unit * real(PHASES));
            (parts.div_euclid(PHASES), parts.rem_euclid(PHASES))
        };
        let (x, y) = (part(at.0), part(at.1));
        ((x.0, y.0), (x.1, y.1))
    }

    /// Finds a sprite.
    pub(super) fn sprite(&self, motif: Motif, phase: Phase) -> Arc<Sprite> {
        self.sprites.get((motif, phase), Sprite::bytes, || self.painted(motif, phase).baked(&self.palette))
    }

    /// Finds the press for stills.
    pub(super) fn press(&self) -> &Press {
        let typical = || Frame::of(&typical::scene(), &Look::default(), self).numbers;
        self.press.get_or_init(|| Press::new(self.size, &typical()))
    }

    /// Finds the numbers from paper to ink.
    pub(super) fn ramp(&self, paper: Rgb, ink: Rgb) -> [u8; RAMP] {
        let mut ramps = self.ramps.lock().unwrap_or_else(PoisonError::into_inner);
        *ramps.entry((paper, ink)).or_insert_with(|| self.palette.ramp(paper, ink))
    }

    /// Draws a sprite in true colour.
    pub(super) fn painted(&self, motif: Motif, phase: Phase) -> Layer {
        // In the middle of the picture there is room for all of it.
        let middle = whole(real(i32::try_from(self.size).unwrap_or(0)) / 2.0);
        let place = |phase: i32| (real(middle) + real(phase) / real(PHASES)) / self.unit;
        let (x, y) = (place(phase.0), place(phase.1));
        let (wide, high) = motif.reach();
        let mut sheet = Sheet::new(self.unit, Area::covering(self.unit, (x - wide, y - high), (x + wide, y + high)));
        motif.draw(&mut sheet, &self.materials, (x, y));
        Layer::of(sheet, (middle, middle))
    }
}

#[cfg(test)]
mod tests {
    use super::super::scene::Scene;
    use super::super::still::{Frame, Look};
    use super::*;
    use crate::game::{GameId, Seat, Side, View};
    use crate::rules::{Action, Level, Position, Setup, Span, Start, Then, Timestamp};

    /// Plays a game and draws it after every move.
    fn draw_game(workshop: &Workshop, seed: u64) -> usize {
        let mut state = seed;
        let mut roll = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(state >> 33).unwrap() % below
        };
        let setup = Setup::new(Level::ALL[roll(3)], Start::Corners, Setup::BOX_SAND);
        let mut position = Position::new(setup, Timestamp::from_ms(0));
        let mut drawn = 0;
        while let Some(turn) = position.turn().filter(|_| drawn < 120) {
            let moves: Vec<_> = position.legal_moves().collect();
            if moves.is_empty() {
                break;
            }
            let (from, to) = moves[roll(moves.len())];
            let then = if position.holder(turn) > 0 && roll(5) > 0 { Then::Ring } else { Then::Wait };
            let later = position.now() + Span::from_ms(i64::try_from(roll(12_000)).unwrap());
            position.advance(later);
            // Too late is a picture too.
            let _ = position.apply(turn, Action::Move { from, to, then }, later);
            let seats = ["Ann", "Bob"].map(|name| Seat { name: name.into(), rating: None });
            let view = View { game: GameId(1), position: position.clone(), seats, timer_side: Side::Left };
            let frame = Frame::of(&Scene::of(&view), &Look::default(), workshop);
            assert_eq!(frame.numbers.len(), 800 * 800);
            drawn += 1;
        }
        drawn
    }

    #[test]
    fn after_some_games_hardly_anything_is_left_to_be_drawn() {
        let workshop = Workshop::new(800, Theme::Default);
        for seed in 0..25 {
            draw_game(&workshop, seed);
        }
        let (before, _) = workshop.sprites.held();
        let pictures: usize = (100..105).map(|seed| draw_game(&workshop, seed)).sum();
        let (after, bytes) = workshop.sprites.held();
        assert!(pictures > 100 && (after - before) * 8 < pictures, "{before} and {after}, {pictures} pictures");
        assert!(bytes < KEPT / 2, "{bytes} bytes in {after}");
    }
}
