//! Where what was drawn once is kept: a background and sprites for each size and theme.

use super::background;
use super::lattice;
use super::measure::{Area, Point, SIDE, count, real, whole};
use super::palette::{Materials, Palette, RAMP, Rgb, Theme};
use super::plate::Plate;
use super::sheet::Sheet;
use super::spot::Spot;
use super::strip::Timer;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Bytes of sprites a workshop keeps before it starts over.
const KEPT: usize = 6 << 20;
/// Workshops kept.
const WORKSHOPS: usize = 3;

/// A piece of the picture in the palette's numbers, row by row.
pub(super) struct Sprite {
    pub area: Area,
    /// The part of each row that belongs to the sprite.
    pub spans: Vec<(usize, usize)>,
    pub numbers: Vec<u8>,
}

/// A piece of the picture in true colour.
pub(super) struct Painted {
    pub sheet: Sheet,
    /// The part of each row that belongs to the piece.
    pub spans: Vec<(usize, usize)>,
}

/// What a sprite shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Motif {
    Spot(Spot),
    Plate(Plate),
    Timer(Timer),
}

/// The kept pieces of one size and theme.
pub(super) struct Workshop {
    pub size: usize,
    pub unit: f32,
    pub materials: Materials,
    pub palette: Palette,
    theme: Theme,
    sprites: Mutex<Kept<Motif, Sprite>>,
    backgrounds: Mutex<Kept<bool, Vec<u8>>>,
    ramps: Mutex<HashMap<(Rgb, Rgb), [u8; RAMP]>>,
}

struct Kept<K, V> {
    pieces: HashMap<K, Arc<V>>,
    bytes: usize,
}

impl<K, V> Default for Kept<K, V> {
    fn default() -> Kept<K, V> {
        Kept { pieces: HashMap::new(), bytes: 0 }
    }
}

/// Finds a piece, or makes it and keeps it.
fn kept<K: Eq + Hash + Copy, V>(
    shelf: &Mutex<Kept<K, V>>,
    key: K,
    bytes: impl Fn(&V) -> usize,
    make: impl FnOnce() -> V,
) -> Arc<V> {
    let found = shelf.lock().unwrap_or_else(PoisonError::into_inner).pieces.get(&key).cloned();
    found.unwrap_or_else(|| {
        let piece = Arc::new(make());
        let mut shelf = shelf.lock().unwrap_or_else(PoisonError::into_inner);
        if shelf.bytes > KEPT {
            *shelf = Kept::default();
        }
        shelf.bytes += bytes(&piece);
        shelf.pieces.insert(key, Arc::clone(&piece));
        piece
    })
}

impl Workshop {
    /// Finds the workshop for a size and a theme.
    pub(super) fn of(size: u32, theme: Theme) -> Arc<Workshop> {
        static OPEN: OnceLock<Mutex<Vec<Arc<Workshop>>>> = OnceLock::new();
        let size = i32::try_from(size).unwrap_or(i32::MAX);
        let mut open = OPEN.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = open.iter().find(|one| one.size == count(size) && one.theme == theme) {
            return Arc::clone(found);
        }
        if open.len() >= WORKSHOPS {
            open.remove(0);
        }
        let materials = Materials::of(theme);
        let workshop = Arc::new(Workshop {
            size: count(size),
            unit: real(size) / SIDE,
            materials,
            palette: Palette::of(theme),
            theme,
            sprites: Mutex::default(),
            backgrounds: Mutex::default(),
            ramps: Mutex::default(),
        });
        open.push(Arc::clone(&workshop));
        workshop
    }

    /// Finds the whole picture without a game.
    pub(super) fn background(&self, flipped: bool) -> Arc<Vec<u8>> {
        kept(&self.backgrounds, flipped, Vec::len, || self.palette.numbers(&self.painted_background(flipped).pixels))
    }

    /// Draws the whole picture without a game in true colour.
    pub(super) fn painted_background(&self, flipped: bool) -> Sheet {
        let mut sheet = Sheet::new(self.unit, Area::covering(self.unit, (0.0, 0.0), (SIDE, SIDE)));
        background::draw(&mut sheet, &self.materials, flipped);
        sheet
    }

    /// Finds a sprite.
    pub(super) fn sprite(&self, motif: Motif) -> Arc<Sprite> {
        kept(&self.sprites, motif, |sprite| sprite.numbers.len(), || self.bake(motif))
    }

    /// Finds the numbers from paper to ink.
    pub(super) fn ramp(&self, paper: Rgb, ink: Rgb) -> [u8; RAMP] {
        let mut ramps = self.ramps.lock().unwrap_or_else(PoisonError::into_inner);
        *ramps.entry((paper, ink)).or_insert_with(|| self.palette.ramp(paper, ink))
    }

    fn bake(&self, motif: Motif) -> Sprite {
        let Painted { sheet, spans } = self.painted(motif);
        Sprite { area: sheet.area, spans, numbers: self.palette.numbers(&sheet.pixels) }
    }

    /// Draws a sprite in true colour.
    pub(super) fn painted(&self, motif: Motif) -> Painted {
        let (from, to) = bounds(motif);
        let mut sheet = Sheet::new(self.unit, Area::covering(self.unit, from, to));
        let spans = match motif {
            Motif::Spot(spot) => {
                sheet.pixels.fill(self.materials.board);
                spot.draw(&mut sheet, &self.materials);
                let centre = lattice::centre(spot.seen.space, spot.flipped);
                (sheet.area.top..sheet.area.bottom).map(|row| chord(&sheet, row, centre)).collect()
            }
            Motif::Plate(plate) => {
                sheet.pixels.fill(self.materials.backdrop);
                plate.draw(&mut sheet, &self.materials);
                (sheet.area.top..sheet.area.bottom).map(|row| plate.span(&sheet, row)).collect()
            }
            Motif::Timer(timer) => {
                sheet.pixels.fill(self.materials.backdrop);
                timer.draw(&mut sheet, &self.materials);
                vec![(0, sheet.area.width()); sheet.area.height()]
            }
        };
        Painted { sheet, spans }
    }
}

fn bounds(motif: Motif) -> (Point, Point) {
    match motif {
        Motif::Spot(spot) => {
            let (x, y) = lattice::centre(spot.seen.space, spot.flipped);
            ((x - lattice::PLOT, y - lattice::PLOT), (x + lattice::PLOT, y + lattice::PLOT))
        }
        Motif::Plate(plate) => plate.bounds(),
        Motif::Timer(timer) => timer.bounds(),
    }
}

/// Tells which part of a row belongs to a round sprite.
fn chord(sheet: &Sheet, row: i32, (x, y): Point) -> (usize, usize) {
    let (radius, away) = (lattice::PLOT * sheet.unit, real(row) + 0.5 - y * sheet.unit);
    let half = (radius * radius - away * away).max(0.0).sqrt();
    let place = |edge: f32| count(whole(edge) - sheet.area.left).min(sheet.area.width());
    (place(x * sheet.unit - half), place(x * sheet.unit + half))
}
