//! Which interactions were heard of, so that one told again is not answered again.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many are remembered; they need not be longer than Discord waits, which is three seconds.
const REMEMBERED: usize = 4096;

/// Remembers the interactions that are in hand or answered.
#[derive(Clone, Default, Debug)]
pub struct Heard(Arc<Mutex<Remembered>>);

/// What is known of an interaction that is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// It is new.
    First,
    /// It was told before, and its answer did not arrive.
    Unanswered,
    /// It is in hand or answered.
    Known,
}

/// The interactions, and in which order they came: a number does not tell which is the oldest.
#[derive(Default, Debug)]
struct Remembered {
    /// Of each, whether its answer did not arrive.
    known: BTreeMap<u64, bool>,
    in_order: VecDeque<u64>,
}

impl Heard {
    /// Notes that an interaction is in hand, and tells what was known of it.
    #[must_use]
    pub fn told(&self, interaction: u64) -> Told {
        let mut heard = self.locked();
        match heard.known.insert(interaction, false) {
            Some(true) => return Told::Unanswered,
            Some(false) => return Told::Known,
            None => {}
        }
        heard.in_order.push_back(interaction);
        if heard.in_order.len() > REMEMBERED
            && let Some(oldest) = heard.in_order.pop_front()
        {
            heard.known.remove(&oldest);
        }
        Told::First
    }

    /// Notes that the answer to an interaction did not arrive: told again, it may be answered after all.
    pub fn unanswered(&self, interaction: u64) {
        if let Some(is_unanswered) = self.locked().known.get_mut(&interaction) {
            *is_unanswered = true;
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
            assert!((1..=5000).all(|id| heard.told(number(id)) == Told::First));
            assert_eq!(sizes(&heard), (REMEMBERED, REMEMBERED));
            assert_eq!(heard.told(number(5000)), Told::Known);
            assert_eq!(heard.told(number(1000)), Told::Known);
            assert_eq!(heard.told(number(1)), Told::First, "it is long ago");
            heard.unanswered(number(5000));
            assert_eq!(heard.told(number(5000)), Told::Unanswered);
            assert_eq!(heard.told(number(5000)), Told::Known, "it is in hand");
            assert_eq!(sizes(&heard), (REMEMBERED, REMEMBERED));
        }
    }
}
