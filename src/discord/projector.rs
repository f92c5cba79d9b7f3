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

/// What is kept, the longest unused first.
type Shelf = VecDeque<(Key, Arc<Reel>)>;

/// Makes replays.
#[derive(Clone, Debug)]
pub struct Projector {
    turn: Arc<Semaphore>,
    kept: Arc<Mutex<Shelf>>,
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

    fn locked(&self) -> MutexGuard<'_, Shelf> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{ChannelId, GuildId, Person, Place, Play, PlayerId, Stage, Terms};
    use crate::rules::{Action, Color, Entry, Level, Space, Span, Stamped, Start, Then, Timestamp};

    fn game(id: u64) -> Game {
        let terms = Terms::new(Level::Two, Start::Corners, Span::from_secs(180));
        let person = |id| Person { id: PlayerId(id), name: String::from("somebody") };
        Game {
            id: GameId(id),
            rematch_of: None,
            place: Place {
                guild: GuildId(1),
                channel: ChannelId(1),
                home: ChannelId(1),
                can_thread: true,
                locale: String::from("en-US"),
            },
            stage: Stage::Started(Box::new(Play::begin(&terms, Color::Red, Timestamp::from_ms(0)))),
            terms,
            challenger: person(1),
            opponent: Some(person(2)),
        }
    }

    fn moved(mut game: Game) -> Game {
        if let Stage::Started(play) = &mut game.stage {
            let [from, to] = ["A1", "B2"].map(|name| Space::parse(name).unwrap());
            let entry = Entry::Played { color: Color::Red, action: Action::Move { from, to, then: Then::Ring } };
            play.put_in(Stamped { at: Timestamp::from_ms(5), entry, line: 0 });
        }
        game
    }

    #[tokio::test]
    async fn a_replay_is_made_once_until_its_game_goes_on() {
        let projector = Projector::default();
        let (first, other) = (projector.reel(&game(1)).await.unwrap(), projector.reel(&game(2)).await.unwrap());
        assert!(Arc::ptr_eq(&first, &projector.reel(&game(1)).await.unwrap()));
        let later = projector.reel(&moved(game(1))).await.unwrap();
        assert!(first.gif != later.gif && first.chart.is_none() && later.chart.is_some());
        let kept: Vec<Key> = projector.locked().iter().map(|(key, _)| *key).collect();
        assert_eq!(kept, [Key::of(&game(2)), Key::of(&moved(game(1)))].map(Option::unwrap), "the old one is gone");
        assert!(Arc::ptr_eq(&other, &projector.reel(&game(2)).await.unwrap()));
    }

    #[test]
    fn the_oldest_give_way_before_too_much_is_kept() {
        let projector = Projector::default();
        for id in 1..=6 {
            let key = Key::of(&game(id)).unwrap();
            projector.keep(key, &Arc::new(Reel { gif: vec![0; KEPT / 4], chart: None }));
        }
        let kept: Vec<u64> = projector.locked().iter().map(|(key, _)| key.game.0).collect();
        assert_eq!(kept, [3, 4, 5, 6]);
        let key = Key::of(&game(9)).unwrap();
        projector.keep(key, &Arc::new(Reel { gif: vec![0; KEPT + 1], chart: None }));
        assert!(projector.locked().is_empty(), "what is too large is not kept at all");
    }
}
