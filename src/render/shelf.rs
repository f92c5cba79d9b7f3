//! Where what was made once is kept, up to a number of bytes.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Pieces by what they show. Those not asked for the longest are dropped, all of them at once, for most come again.
pub(super) struct Shelf<K, V> {
    /// The most bytes kept.
    most: usize,
    kept: Mutex<Kept<K, V>>,
}

struct Kept<K, V> {
    /// What was asked for of late.
    young: HashMap<K, (Arc<V>, usize)>,
    young_bytes: usize,
    /// What was asked for before that.
    old: HashMap<K, (Arc<V>, usize)>,
}

impl<K: Eq + Hash + Copy, V> Shelf<K, V> {
    pub(super) fn new(most: usize) -> Shelf<K, V> {
        Shelf { most, kept: Mutex::new(Kept { young: HashMap::new(), young_bytes: 0, old: HashMap::new() }) }
    }

    /// Finds a piece, or makes it and keeps it; others find theirs in the meantime.
    pub(super) fn get(&self, key: K, bytes: impl FnOnce(&V) -> usize, make: impl FnOnce() -> V) -> Arc<V> {
        let found = self.kept.lock().unwrap_or_else(PoisonError::into_inner).find(key, self.most);
        found.unwrap_or_else(|| {
            let piece = Arc::new(make());
            let bytes = bytes(&piece);
            self.kept.lock().unwrap_or_else(PoisonError::into_inner).put(key, Arc::clone(&piece), bytes, self.most);
            piece
        })
    }

    /// Finds a piece for each key, and makes and keeps those that are missing, without a lock for each.
    pub(super) fn all(&self, keys: &[K], bytes: impl Fn(&V) -> usize, make: impl Fn(usize) -> V) -> Vec<Arc<V>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found: Vec<_> = keys.iter().map(|key| kept.find(*key, self.most)).collect();
        drop(kept);
        let mut made = Vec::new();
        let mut made_anew = |index: usize| {
            let piece = Arc::new(make(index));
            made.push((keys[index], Arc::clone(&piece)));
            piece
        };
        let found = found.into_iter().enumerate();
        let all = found.map(|(index, piece)| piece.unwrap_or_else(|| made_anew(index))).collect();
        if !made.is_empty() {
            let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            for (key, piece) in made {
                let bytes = bytes(&piece);
                kept.put(key, piece, bytes, self.most);
            }
        }
        all
    }
}

#[cfg(test)]
impl<K, V> Shelf<K, V> {
    /// Counts pieces and their bytes.
    pub(super) fn held(&self) -> (usize, usize) {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let all = || kept.young.values().chain(kept.old.values());
        (all().count(), all().map(|(_, bytes)| bytes).sum())
    }
}

impl<K: Eq + Hash + Copy, V> Kept<K, V> {
    fn find(&mut self, key: K, most: usize) -> Option<Arc<V>> {
        if let Some((piece, _)) = self.young.get(&key) {
            return Some(Arc::clone(piece));
        }
        let (piece, bytes) = self.old.remove(&key)?;
        self.put(key, Arc::clone(&piece), bytes, most);
        Some(piece)
    }

    fn put(&mut self, key: K, piece: Arc<V>, bytes: usize, most: usize) {
        if self.young_bytes + bytes > most / 2 {
            self.old = std::mem::take(&mut self.young);
            self.young_bytes = 0;
        }
        // Two may have made the same at the same time.
        let replaced = self.young.insert(key, (piece, bytes)).map_or(0, |(_, bytes)| bytes);
        self.young_bytes += bytes - replaced.min(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_stays_and_the_rest_goes() {
        let shelf: Shelf<u32, u32> = Shelf::new(20);
        let made = |key: u32| {
            let mut made = false;
            let piece = shelf.get(
                key,
                |_| 1,
                || {
                    made = true;
                    key
                },
            );
            assert_eq!(*piece, key);
            made
        };
        assert!(made(0));
        for key in 1..1_000 {
            assert!(made(key), "{key}");
            assert!(!made(0), "after {key}");
            let kept = shelf.kept.lock().unwrap();
            assert!(kept.young_bytes == kept.young.len() && kept.young.len() + kept.old.len() <= 20);
        }
        assert!(!made(999) && made(1));
    }

    #[test]
    fn of_many_only_those_are_made_that_are_missing() {
        let shelf: Shelf<u32, u32> = Shelf::new(100);
        let made = |keys: &[u32]| {
            let made = std::cell::RefCell::new(Vec::new());
            let all = shelf.all(
                keys,
                |_| 1,
                |index| {
                    made.borrow_mut().push(keys[index]);
                    keys[index]
                },
            );
            assert!(all.iter().map(|piece| **piece).eq(keys.iter().copied()));
            made.into_inner()
        };
        assert_eq!(made(&[1, 2, 3]), [1, 2, 3]);
        assert_eq!(made(&[4, 2, 5, 1]), [4, 5]);
        assert!(made(&[1, 2, 3, 4, 5]).is_empty());
        for key in 10..1_000 {
            assert_eq!(made(&[1, key]), [key]);
            assert!(shelf.held().1 <= 100);
        }
    }

    #[test]
    fn what_is_larger_than_the_shelf_is_made_all_the_same() {
        let shelf: Shelf<u32, u32> = Shelf::new(20);
        for key in 0..5 {
            assert_eq!(*shelf.get(key, |_| 100, || key), key);
        }
        assert!(shelf.kept.lock().unwrap().old.len() <= 1);
    }
}
