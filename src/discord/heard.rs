//! Which interactions were heard of, so that one told again is not answered again.

use std::collections::{BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many are remembered; they need not be longer than Discord waits, which is three seconds.
const REMEMBERED: usize = 4096;

/// Remembers the interactions that are in hand or answered.
#[derive(Clone, Default, Debug)]
pub struct Heard(Arc<Mutex<Remembered>>);

/// The interactions, and in which order they came: a number does not tell which is the oldest.
#[derive(Default, Debug)]
struct Remembered {
    known: BTreeSet<u64>,
    in_order: VecDeque<u64>,
}

impl Heard {
    /// Notes an interaction and tells whether it is new.
    #[must_use]
    pub fn is_new(&self, interaction: u64) -> bool {
        let mut heard = self.locked();
        if !heard.known.insert(interaction) {
            return false;
        }
        heard.in_order.push_back(interaction);
        if heard.in_order.len() > REMEMBERED
            && let Some(oldest) = heard.in_order.pop_front()
        {
            heard.known.remove(&oldest);
        }
        true
    }

    /// Forgets an interaction whose answer did not arrive: told again, it may be answered after all.
    pub fn forget(&self, interaction: u64) {
        let mut heard = self.locked();
        if heard.known.remove(&interaction) {
            heard.in_order.retain(|other| *other != interaction);
        }
    }

    fn locked(&self) -> MutexGuard<'_, Remembered> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(heard: &Heard) -> (usize, usize) {
        let heard = heard.locked();
        (heard.known.len(), heard.in_order.len())
    }

    #[test]
    fn the_oldest_are_forgotten_first_whatever_their_numbers() {
        for number in [|id: u64| id, |id| 10_000 - id] {
            let heard = Heard::default();
            assert!((1..=5000).all(|id| heard.is_new(number(id))));
            assert_eq!(sizes(&heard), (REMEMBERED, REMEMBERED));
            assert!(!heard.is_new(number(5000)));
            assert!(!heard.is_new(number(1000)));
            assert!(heard.is_new(number(1)), "it is long ago");
            heard.forget(number(5000));
            assert!(heard.is_new(number(5000)));
            assert_eq!(sizes(&heard), (REMEMBERED, REMEMBERED));
        }
    }
}
