//! What changes from one picture to the next.

use super::measure::Area;

/// Finds the smallest rectangle that holds every changed pixel; nothing if none changed.
pub(super) fn changed(before: &[u8], after: &[u8], size: usize) -> Option<Area> {
    let mut found: Option<Area> = None;
    let rows = before.chunks_exact(size.max(1)).zip(after.chunks_exact(size.max(1)));
    for (row, (old, new)) in (0..).zip(rows).filter(|(_, (old, new))| old != new) {
        let differs = |(old, new): (&u8, &u8)| old != new;
        let place = |index: usize| i32::try_from(index).unwrap_or(i32::MAX);
        let first = old.iter().zip(new).position(differs).map_or(0, place);
        let last = old.iter().zip(new).rposition(differs).map_or(0, place);
        let here = Area { left: first, top: row, right: last + 1, bottom: row + 1 };
        found = Some(found.map_or(here, |area| area.around(here)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_found_to_the_pixel() {
        let before = vec![0; 110 * 110];
        let mut after = before.clone();
        assert_eq!(changed(&before, &after, 110), None);
        after[5 * 110 + 14] = 1;
        assert_eq!(changed(&before, &after, 110), Some(Area { left: 14, top: 5, right: 15, bottom: 6 }));
        after[109 * 110 + 3] = 1;
        assert_eq!(changed(&before, &after, 110), Some(Area { left: 3, top: 5, right: 15, bottom: 110 }));
        assert_eq!(changed(&[], &[], 0), None);
    }
}
