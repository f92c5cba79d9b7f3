//! Which interactions were heard of, so that one told again is not answered again.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many are remembered; they need not be longer than Discord waits, which is three seconds.
const REMEMBERED: usize = 4096;

/// Remembers the interactions that are in hand or answered.
#[derive(Clone, Default, Debug)]
pub struct Heard(Arc<Mutex<BTreeSet<u64>>>);

impl Heard {
    /// Notes an interaction and tells whether it is new.
    #[must_use]
    pub fn is_new(&self, interaction: u64) -> bool {
        let mut heard = self.locked();
        let is_new = heard.insert(interaction);
        if heard.len() > REMEMBERED {
            // The lowest number is the oldest.
            heard.pop_first();
        }
        is_new
    }

    /// Forgets an interaction whose answer did not arrive: told again, it may be answered after all.
    pub fn forget(&self, interaction: u64) {
        self.locked().remove(&interaction);
    }

    fn locked(&self) -> MutexGuard<'_, BTreeSet<u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_are_forgotten_first() {
        let heard = Heard::default();
        assert!((1..=5000).all(|id| heard.is_new(id)));
        assert_eq!(heard.locked().len(), REMEMBERED);
        assert!(!heard.is_new(5000));
        assert!(!heard.is_new(1000));
        heard.forget(5000);
        assert!(heard.is_new(5000));
    }
}
