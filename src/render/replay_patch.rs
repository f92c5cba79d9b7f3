//! What changes from one picture to the next: a few small rectangles.

use super::measure::{Area, count};

/// Pixels are compared by squares of this side.
const TILE: usize = 8;
/// Which part of a picture a rectangle may hold in vain before two are better.
const WASTE: usize = 10;

/// Finds at most so many rectangles that together hold every changed pixel; those nearest the middle come first.
pub(super) fn changed(before: &[u8], after: &[u8], size: usize, most: usize) -> Vec<Area> {
    let mut areas = clusters(&marked(before, after, size), size.div_ceil(TILE));
    join(&mut areas, most, i64::try_from(size * size / WASTE).unwrap_or(i64::MAX));
    let mut tight: Vec<Area> = areas.iter().filter_map(|area| tightened(before, after, size, *area)).collect();
    let middle = i32::try_from(size).unwrap_or(0);
    tight.sort_by_key(|area| {
        let (x, y) = (area.left + area.right - middle, area.top + area.bottom - middle);
        (x * x + y * y, area.top, area.left)
    });
    tight
}

/// Marks the squares in which anything changes.
fn marked(before: &[u8], after: &[u8], size: usize) -> Vec<bool> {
    let columns = size.div_ceil(TILE);
    let mut marks = vec![false; columns * columns];
    let rows = before.chunks_exact(size.max(1)).zip(after.chunks_exact(size.max(1)));
    for (row, (old, new)) in rows.enumerate().filter(|(_, (old, new))| old != new) {
        let line = &mut marks[row / TILE * columns..][..columns];
        for ((old, new), mark) in old.chunks(TILE).zip(new.chunks(TILE)).zip(line) {
            *mark |= old != new;
        }
    }
    marks
}

/// Gathers marked squares that touch into rectangles.
fn clusters(marks: &[bool], columns: usize) -> Vec<Area> {
    let mut open = marks.to_vec();
    let mut areas = Vec::new();
    for start in 0..marks.len() {
        if !open[start] {
            continue;
        }
        open[start] = false;
        let (mut left, mut top, mut right, mut bottom) = (columns, columns, 0, 0);
        let mut waiting = vec![start];
        while let Some(index) = waiting.pop() {
            let (column, row) = (index % columns, index / columns);
            (left, top, right, bottom) = (left.min(column), top.min(row), right.max(column), bottom.max(row));
            for near_row in row.saturating_sub(1)..=(row + 1).min(columns - 1) {
                for near in column.saturating_sub(1)..=(column + 1).min(columns - 1) {
                    let near = near_row * columns + near;
                    if std::mem::take(&mut open[near]) {
                        waiting.push(near);
                    }
                }
            }
        }
        let pixel = |square: usize| i32::try_from(square * TILE).unwrap_or(i32::MAX);
        areas.push(Area { left: pixel(left), top: pixel(top), right: pixel(right + 1), bottom: pixel(bottom + 1) });
    }
    areas
}

/// Joins rectangles while there are too many, or two of them are not so much larger as one.
fn join(areas: &mut Vec<Area>, most: usize, in_vain: i64) {
    while areas.len() > 1 {
        let pairs = (0..areas.len()).flat_map(|one| (one + 1..areas.len()).map(move |other| (one, other)));
        let waste = |(one, other): (usize, usize)| {
            pixels(areas[one].around(areas[other])) - pixels(areas[one]) - pixels(areas[other])
        };
        let Some((least, (one, other))) = pairs.map(|pair| (waste(pair), pair)).min() else { return };
        if least > in_vain && areas.len() <= most.max(1) {
            return;
        }
        let taken = areas.swap_remove(other);
        areas[one] = areas[one].around(taken);
    }
}

fn pixels(area: Area) -> i64 {
    i64::from(area.right - area.left) * i64::from(area.bottom - area.top)
}

/// Cuts a rectangle to the pixels that change; nothing if none does.
fn tightened(before: &[u8], after: &[u8], size: usize, area: Area) -> Option<Area> {
    let whole = i32::try_from(size).ok()?;
    let area = area.shared(Area { left: 0, top: 0, right: whole, bottom: whole });
    let mut tight: Option<Area> = None;
    for row in area.top..area.bottom {
        let line = count(row) * size + count(area.left)..count(row) * size + count(area.right);
        let differs = |(old, new): (&u8, &u8)| old != new;
        let (old, new) = (&before[line.clone()], &after[line]);
        let Some(first) = old.iter().zip(new).position(differs) else { continue };
        let last = old.iter().zip(new).rposition(differs).unwrap_or(first);
        let column = |index: usize| area.left + i32::try_from(index).unwrap_or(0);
        let here = Area { left: column(first), top: row, right: column(last) + 1, bottom: row + 1 };
        tight = Some(tight.map_or(here, |area| area.around(here)));
    }
    tight
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(left: i32, top: i32, right: i32, bottom: i32) -> Area {
        Area { left, top, right, bottom }
    }

    fn painted(size: usize, areas: &[Area]) -> Vec<u8> {
        let mut picture = vec![0; size * size];
        for area in areas {
            for row in area.top..area.bottom {
                picture[count(row) * size + count(area.left)..count(row) * size + count(area.right)].fill(1);
            }
        }
        picture
    }

    #[test]
    fn spots_apart_are_found_apart_and_to_the_pixel() {
        let spots = [area(3, 5, 14, 9), area(100, 101, 103, 104)];
        let near = area(10, 13, 20, 21);
        let found = changed(&vec![0; 110 * 110], &painted(110, &spots), 110, 4);
        assert_eq!(found, [spots[1], spots[0]]);
        let found = changed(&vec![0; 110 * 110], &painted(110, &[spots[0], near, spots[1]]), 110, 4);
        assert_eq!(found, [area(3, 5, 20, 21), spots[1]], "what lies together stays together");
    }

    #[test]
    fn too_many_become_few_and_still_hold_every_change() {
        let spots: Vec<Area> = (0..30).map(|at| at * 26).map(|at| area(at, at, at + 3, at + 3)).collect();
        let (before, after) = (vec![0; 800 * 800], painted(800, &spots));
        for most in 1..5 {
            let found = changed(&before, &after, 800, most);
            assert!((1..=most).contains(&found.len()), "{found:?}");
            let is_held = |spot: &Area| found.iter().any(|area| spot.shared(*area) == *spot);
            assert!(spots.iter().all(is_held));
        }
    }

    #[test]
    fn nothing_changed_is_nothing() {
        assert!(changed(&[7; 81], &[7; 81], 9, 3).is_empty());
        assert!(changed(&[], &[], 0, 3).is_empty());
    }
}
