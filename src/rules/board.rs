//! Rings and hourglasses on the spaces, and where the hourglasses may go.

use super::color::Color;
use super::hourglass::{Hourglass, Sand};
use super::setup::{Level, Start};
use super::space::{Space, SpaceSet};

/// What lies and stands on the 37 spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    rings: [u8; Space::COUNT],
    glasses: [[Hourglass; 3]; 2],
    occupied: SpaceSet,
    full: SpaceSet,
}

/// Names one of a side's three hourglasses, by its place among them.
pub(super) type Glass = usize;

impl Board {
    /// Sets the hourglasses up (`rules.md` 1.3, 7).
    pub(super) fn new(start: Start) -> Board {
        let away = Hourglass { space: None, sand: Sand::Unturned };
        let mut board = Board {
            rings: [0; Space::COUNT],
            glasses: [[away; 3]; 2],
            occupied: SpaceSet::default(),
            full: SpaceSet::default(),
        };
        if start == Start::Corners {
            for (index, corner) in Space::CORNERS.into_iter().enumerate() {
                board.stand(Color::BOTH[index % 2], index / 2, corner, Sand::Unturned);
            }
        }
        board
    }

    /// Tells how many rings lie on a space.
    #[must_use]
    pub const fn rings(&self, space: Space) -> u8 {
        self.rings[space.index()]
    }

    /// Tells how many more rings a space has room for.
    #[must_use]
    pub const fn room(&self, space: Space) -> u8 {
        space.capacity() - self.rings(space)
    }

    /// Tells whether a space holds all the rings it can.
    #[must_use]
    pub const fn is_full(&self, space: Space) -> bool {
        self.room(space) == 0
    }

    /// Lists the hourglasses of a side.
    #[must_use]
    pub const fn glasses(&self, color: Color) -> &[Hourglass; 3] {
        &self.glasses[color.index()]
    }

    /// Finds the hourglass on a space and whose it is.
    #[must_use]
    pub fn glass_on(&self, space: Space) -> Option<(Color, Hourglass)> {
        Color::BOTH.into_iter().find_map(|color| {
            let glass = self.find(color, space)?;
            Some((color, self.glass(color, glass)))
        })
    }

    /// Lists the adjacent spaces a glass could go to: without an hourglass and not full.
    #[must_use]
    pub fn ways(&self, from: Space) -> SpaceSet {
        from.neighbours().without(self.occupied).without(self.full)
    }

    /// Tells whether a side still has hourglasses to place (`rules.md` 7).
    #[must_use]
    pub fn is_placing(&self, color: Color) -> bool {
        self.glasses(color).iter().any(|glass| glass.space.is_none())
    }

    /// Lists the spaces where an hourglass may be placed (`rules.md` 7).
    #[must_use]
    pub fn places(&self) -> SpaceSet {
        SpaceSet::EVERY.without(self.occupied).without(self.full)
    }

    /// Tells whether a side has anything to do in its turn.
    #[must_use]
    pub fn has_move(&self, color: Color) -> bool {
        if self.is_placing(color) {
            return !self.places().is_empty();
        }
        (0..3).any(|glass| !self.ways_of(color, glass).is_empty())
    }

    /// Lists where the glass on a space may go, first turns first (`rules.md` 2.1, 4.4).
    #[must_use]
    pub fn destinations(&self, level: Level, color: Color, from: Space) -> SpaceSet {
        match self.find(color, from) {
            Some(glass) if self.may_move(level, color, glass) => self.ways_of(color, glass),
            Some(_) | None => SpaceSet::default(),
        }
    }

    /// Lists the moves of a side that is not placing.
    pub fn moves(&self, level: Level, color: Color) -> impl Iterator<Item = (Space, Space)> + '_ {
        let mut from: Vec<Space> = self.glasses(color).iter().filter_map(|glass| glass.space).collect();
        from.sort_unstable();
        from.into_iter().flat_map(move |from| self.destinations(level, color, from).map(move |to| (from, to)))
    }

    /// Tells whether `rules.md` 4.4 lets a glass move: those never turned go first.
    pub(super) fn may_move(&self, level: Level, color: Color, glass: Glass) -> bool {
        !self.is_placing(color)
            && (!level.has_sand()
                || self.glass(color, glass).sand == Sand::Unturned
                || !(0..3).any(|other| {
                    self.glass(color, other).sand == Sand::Unturned && !self.ways_of(color, other).is_empty()
                }))
    }

    /// Lists where a glass could go by itself: nowhere when lost or not placed.
    pub(super) fn ways_of(&self, color: Color, glass: Glass) -> SpaceSet {
        match self.glass(color, glass) {
            Hourglass { space: Some(space), sand: Sand::Unturned | Sand::Running(_) } => self.ways(space),
            Hourglass { space: None, .. } | Hourglass { sand: Sand::Lost(_), .. } => SpaceSet::default(),
        }
    }

    pub(super) const fn glass(&self, color: Color, glass: Glass) -> Hourglass {
        self.glasses[color.index()][glass]
    }

    pub(super) fn find(&self, color: Color, space: Space) -> Option<Glass> {
        self.glasses(color).iter().position(|glass| glass.space == Some(space))
    }

    pub(super) const fn is_occupied(&self, space: Space) -> bool {
        self.occupied.contains(space)
    }

    /// Puts a glass on a space, taking it from where it stood.
    pub(super) fn stand(&mut self, color: Color, glass: Glass, space: Space, sand: Sand) {
        let piece = &mut self.glasses[color.index()][glass];
        if let Some(left) = piece.space.replace(space) {
            self.occupied.remove(left);
        }
        piece.sand = sand;
        self.occupied.insert(space);
    }

    pub(super) const fn set_sand(&mut self, color: Color, glass: Glass, sand: Sand) {
        self.glasses[color.index()][glass].sand = sand;
    }

    /// Puts one more ring on a space that has room.
    pub(super) const fn drop_ring(&mut self, space: Space) {
        self.rings[space.index()] += 1;
        if self.is_full(space) {
            self.full.insert(space);
        }
    }
}
