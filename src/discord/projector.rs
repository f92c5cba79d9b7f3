//! Replays as files, made one at a time off the threads that answer; the last ones are kept.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Semaphore;

use crate::game::{Game, GameId};
use crate::render::{Course, Look, Replay, chart};

/// How many bytes of replays are kept.
const KEPT: usize = 12 << 20;

/// The pictures of one replay.
#[derive(PartialEq, Eq, Debug)]
pub struct Reel {
    /// The animated game.
    pub gif: Vec<u8>,
    /// How the sand ran, and its picture; nothing if none did.
    pub chart: Option<(Course, Vec<u8>)>,
}

/// A game at what it was when its replay was made: one that goes on is another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    game: GameId,
    inputs: usize,
    happened: usize,
}

/// Makes replays.
#[derive(Clone, Debug)]
pub struct Projector {
    turn: Arc<Semaphore>,
    kept: Arc<Mutex<VecDeque<(Key, Arc<Reel>)>>>,
}

impl Default for Projector {
    fn default() -> Projector {
        Projector { turn: Arc::new(Semaphore::new(1)), kept: Arc::default() }
    }
}

impl Projector {
    /// Makes the replay of a game, or finds it; nothing if the game was not started or drawing failed.
    pub async fn reel(&self, game: &Game) -> Option<Arc<Reel>> {
        let key = Key::of(game)?;
        if let Some(found) = self.found(key) {
            return Some(found);
        }
        let turn = Arc::clone(&self.turn).acquire_owned().await.ok()?;
        // Somebody else may have asked for the same one.
        if let Some(found) = self.found(key) {
            return Some(found);
        }
        let game = game.clone();
        let made = tokio::task::spawn_blocking(move || {
            let reel = Reel::of(&game);
            // Held to the end of the work, should nobody wait for it any more.
            drop(turn);
            reel
        });
        let made = made.await.inspect_err(|error| tracing::error!(%error, "a replay could not be drawn")).ok()??;
        let reel = Arc::new(made);
        self.keep(key, &reel);
        Some(reel)
    }

    fn found(&self, key: Key) -> Option<Arc<Reel>> {
        let mut kept = self.locked();
        let index = kept.iter().position(|(known, _)| *known == key)?;
        let found = kept.remove(index)?;
        let reel = Arc::clone(&found.1);
        kept.push_back(found);
        Some(reel)
    }

    fn keep(&self, key: Key, reel: &Arc<Reel>) {
        let mut kept = self.locked();
        kept.retain(|(known, _)| known.game != key.game);
        kept.push_back((key, Arc::clone(reel)));
        let mut bytes: usize = kept.iter().map(|(_, reel)| reel.size()).sum();
        while bytes > KEPT
            && let Some((_, oldest)) = kept.pop_front()
        {
            bytes -= oldest.size();
        }
    }

    fn locked(&self) -> MutexGuard<'_, VecDeque<(Key, Arc<Reel>)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Key {
    fn of(game: &Game) -> Option<Key> {
        let play = game.play()?;
        Some(Key { game: game.id, inputs: play.inputs.len(), happened: play.chronicle.len() })
    }
}

impl Reel {
    fn of(game: &Game) -> Option<Reel> {
        let gif = Replay::of(game)?.gif(&Look { size: Replay::SIZE, ..Look::default() });
        let chart = Course::of(game).map(|course| {
            let png = chart(&course);
            (course, png)
        });
        (!gif.is_empty()).then_some(Reel { gif, chart })
    }

    fn size(&self) -> usize {
        self.gif.len() + self.chart.as_ref().map_or(0, |(_, png)| png.len())
    }
}
