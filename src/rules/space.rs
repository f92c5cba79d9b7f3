//! The 37 spaces, their names, neighbours and capacities.

use std::fmt;

/// Spaces in each column, A to G (`rules.md` 1.1).
const HEIGHTS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];
/// Index of each column's first space.
const OFFSETS: [u8; 7] = [0, 4, 9, 15, 22, 28, 33];
const CENTRE_COLUMN: u8 = 3;
const NEIGHBOURS: [u64; Space::COUNT] = neighbours();
const CAPACITIES: [u8; Space::COUNT] = capacities();

/// One of the 37 spaces of the board; ordered as their names are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// How many spaces there are.
    pub const COUNT: usize = 37;
    /// The centre.
    pub const D4: Space = Space(18);
    /// The corners in cyclic order (`rules.md` 1.1): A1, A4, D7, G4, G1, D1.
    pub const CORNERS: [Space; 6] = [Space(0), Space(3), Space(21), Space(36), Space(33), Space(15)];

    /// Lists every space, A1 first, in the order of the names.
    pub fn all() -> impl ExactSizeIterator<Item = Space> {
        (0..Self::COUNT as u8).map(Space)
    }

    /// Finds the space in a column (0 is A) and a row (1 is the bottom).
    ///
    /// # Examples
    ///
    /// ```
    /// use tamsk_bot::rules::Space;
    /// assert_eq!(Space::at(3, 4), Some(Space::D4));
    /// assert_eq!(Space::at(0, 5), None);
    /// ```
    #[must_use]
    pub fn at(column: u8, row: u8) -> Option<Space> {
        let height = *HEIGHTS.get(usize::from(column))?;
        let offset = *OFFSETS.get(usize::from(column))?;
        (1..=height).contains(&row).then(|| Space(offset + row - 1))
    }

    /// Reads a name such as `A1`, in any case.
    #[must_use]
    pub fn parse(name: &str) -> Option<Space> {
        let mut letters = name.chars();
        let (Some(column), Some(row), None) = (letters.next(), letters.next(), letters.next()) else {
            return None;
        };
        let column = u8::try_from(column.to_ascii_uppercase()).ok()?.checked_sub(b'A')?;
        let row = u8::try_from(row.to_digit(10)?).ok()?;
        Space::at(column, row)
    }

    /// Tells the index, 0 to 36, in the order of [`Space::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Tells the column; 0 is A, at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        let mut column = 6;
        while OFFSETS[column] > self.0 {
            column -= 1;
        }
        column as u8
    }

    /// Tells the row; 1 is the bottom of the column.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 - OFFSETS[self.column() as usize] + 1
    }

    /// Tells how many rings the space can hold (`rules.md` 1.2).
    #[must_use]
    pub const fn capacity(self) -> u8 {
        CAPACITIES[self.0 as usize]
    }

    /// Lists the adjacent spaces.
    #[must_use]
    pub const fn neighbours(self) -> SpaceSet {
        SpaceSet(NEIGHBOURS[self.0 as usize])
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of spaces; iterates in the order of the names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SpaceSet(u64);

impl SpaceSet {
    /// Tells whether the space is in the set.
    #[must_use]
    pub const fn contains(self, space: Space) -> bool {
        self.0 & (1 << space.0) != 0
    }

    /// Tells whether no space is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Tells how many spaces are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Leaves out the spaces of another set.
    #[must_use]
    pub const fn without(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }

    /// The whole board.
    pub(super) const EVERY: SpaceSet = SpaceSet((1 << Space::COUNT) - 1);

    /// Adds a space.
    pub(super) const fn insert(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }

    /// Takes a space out.
    pub(super) const fn remove(&mut self, space: Space) {
        self.0 &= !(1 << space.0);
    }
}

impl Iterator for SpaceSet {
    type Item = Space;
    fn next(&mut self) -> Option<Space> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Space(index))
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        let mut set = SpaceSet::default();
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

const fn bit(column: i8, row: i8) -> u64 {
    if column < 0 || column > 6 || row < 1 || row > HEIGHTS[column as usize] as i8 {
        return 0;
    }
    1 << (OFFSETS[column as usize] + row as u8 - 1)
}

/// Works out the neighbour sets of `rules.md` 1.1.
const fn neighbours() -> [u64; Space::COUNT] {
    let mut sets = [0; Space::COUNT];
    let mut index = 0;
    while index < Space::COUNT {
        let space = Space(index as u8);
        let (column, row) = (space.column() as i8, space.row() as i8);
        let mut set = bit(column, row - 1) | bit(column, row + 1);
        let mut side = -1;
        while side <= 1 {
            let next = column + side;
            let towards = (next - CENTRE_COLUMN as i8).abs() < (column - CENTRE_COLUMN as i8).abs();
            set |= bit(next, row) | bit(next, if towards { row + 1 } else { row - 1 });
            side += 2;
        }
        sets[index] = set;
        index += 1;
    }
    sets
}

/// Works out the capacities of `rules.md` 1.2: one on the rim, one more a step inwards.
const fn capacities() -> [u8; Space::COUNT] {
    let mut capacities = [0; Space::COUNT];
    let mut index = 0;
    while index < Space::COUNT {
        let space = Space(index as u8);
        let (column, row) = (space.column(), space.row());
        let below = row - 1;
        let above = HEIGHTS[column as usize] - row;
        let beside = if column < CENTRE_COLUMN { column } else { 6 - column };
        let mut depth = if below < above { below } else { above };
        if beside < depth {
            depth = beside;
        }
        capacities[index] = depth + 1;
        index += 1;
    }
    capacities
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(set: SpaceSet) -> Vec<String> {
        set.map(|space| space.to_string()).collect()
    }

    #[test]
    fn capacities_sum_to_the_64_rings() {
        assert_eq!(Space::all().map(|space| u32::from(space.capacity())).sum::<u32>(), 64);
        for (capacity, spaces) in [(1, 18), (2, 12), (3, 6), (4, 1)] {
            assert_eq!(Space::all().filter(|space| space.capacity() == capacity).count(), spaces);
        }
        assert_eq!(Space::D4.capacity(), 4);
    }

    #[test]
    fn neighbours_are_mutual_and_as_the_rules_say() {
        for space in Space::all() {
            assert!(space.neighbours().all(|other| other.neighbours().contains(space)), "{space}");
            assert!(!space.neighbours().contains(space));
        }
        assert_eq!(names(Space::CORNERS[0].neighbours()), ["A2", "B1", "B2"]);
        assert_eq!(names(Space::CORNERS[2].neighbours()), ["C6", "D6", "E6"]);
        assert_eq!(names(Space::D4.neighbours()), ["C3", "C4", "D3", "D5", "E3", "E4"]);
    }

    #[test]
    fn names_are_read_in_any_case_and_written_in_upper_case() {
        for space in Space::all() {
            assert_eq!(Space::parse(&space.to_string()), Some(space));
            assert_eq!(Space::parse(&space.to_string().to_lowercase()), Some(space));
        }
        for wrong in ["", "A", "A0", "A5", "H1", "A10", " A1", "A1 ", "Ä1", "1A", "D٤"] {
            assert_eq!(Space::parse(wrong), None, "{wrong:?}");
        }
        assert_eq!(names(Space::CORNERS.into_iter().collect()), ["A1", "A4", "D1", "D7", "G1", "G4"]);
    }
}
