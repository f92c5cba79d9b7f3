//! A game as a sequence of scenes, each looked at for a while: what an animated replay shows.

use super::replay_gif;
use super::replay_pace::{Kind, Moment, moments};
use super::scene::Scene;
use super::still::Look;
use crate::game::Game;

/// The most scenes of a replay; longer games are shown in less detail.
const MOST_STEPS: usize = 420;
/// The longest a replay lasts, in hundredths of a second, but for its end.
const LONGEST: u64 = 15_000;
/// The shortest a scene is looked at when time is short.
const SHORTEST: u64 = 10;

/// A game to be looked at again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    steps: Vec<Step>,
}

/// A scene and how long it is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What is seen.
    pub scene: Scene,
    /// For how long, in hundredths of a second.
    pub hold: u16,
}

impl Replay {
    /// Width and height of a GIF in pixels. Chats show no more of a square in passing, and twice as many pixels would be
    /// nearly twice as many bytes.
    pub const SIZE: u32 = 480;
    /// The largest GIF, in bytes: Discord takes 10 MiB, and more is sent along.
    pub const LARGEST: usize = 9 << 20;

    /// Width and height of one that would be too large.
    const SMALL: u32 = 320;

    /// Replays a game up to the last thing that happened in it; nothing before it was started.
    #[must_use]
    pub fn of(game: &Game) -> Option<Replay> {
        game.play()?;
        let seen = selected(moments(game));
        let mut steps: Vec<Step> = Vec::with_capacity(seen.len());
        for moment in seen {
            let scene = Scene::of(&game.view_of(moment.position)?);
            match steps.last_mut() {
                Some(last) if last.scene == scene => last.hold = last.hold.max(moment.kind.hold()),
                _ => steps.push(Step { scene, hold: moment.kind.hold() }),
            }
        }
        if let Some(last) = steps.last_mut() {
            last.hold = last.hold.max(Kind::End.hold());
        }
        hasten(&mut steps);
        Some(Replay { steps })
    }

    /// Replays scenes of one's own.
    #[must_use]
    pub fn new(steps: Vec<Step>) -> Replay {
        Replay { steps }
    }

    /// Lists what is seen.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Draws the replay as a GIF of at most [`Replay::LARGEST`] bytes.
    #[must_use]
    pub fn gif(&self, look: &Look) -> Vec<u8> {
        self.gif_within(look, Replay::LARGEST)
    }

    /// Draws the replay as a GIF of at most so many bytes: what would be more is drawn smaller, and if need be with ever
    /// fewer scenes.
    #[must_use]
    pub fn gif_within(&self, look: &Look, most: usize) -> Vec<u8> {
        let look = &Look { steady: true, ..*look };
        let small = Look { size: look.size.min(Replay::SMALL), ..*look };
        let mut gif = replay_gif::encoded(&self.steps, look, most);
        let mut count = self.steps.len();
        while gif.is_none() && count > 0 {
            gif = replay_gif::encoded(thinned(&self.steps, count), &small, most);
            count /= 2;
        }
        gif.unwrap_or_default()
    }
}

/// Leaves out what matters least until few enough are left.
fn selected(mut moments: Vec<Moment>) -> Vec<Moment> {
    for least in [Kind::Quiet, Kind::Ring] {
        if moments.len() > MOST_STEPS {
            moments.retain(|moment| moment.kind >= least);
        }
    }
    if moments.len() > MOST_STEPS {
        // One for each ply: how things stood when the next one came.
        let mut kept: Vec<Moment> = Vec::new();
        for mut moment in moments {
            match kept.last_mut() {
                Some(last) if moment.kind < Kind::Ply => {
                    moment.kind = last.kind;
                    *last = moment;
                }
                _ => kept.push(moment),
            }
        }
        moments = kept;
    }
    thinned(moments, MOST_STEPS).collect()
}

/// Keeps so many of a list at most, evenly, and always the last.
fn thinned<I: IntoIterator<IntoIter: ExactSizeIterator>>(all: I, most: usize) -> impl Iterator<Item = I::Item> {
    let all = all.into_iter();
    let (count, kept) = (all.len(), all.len().min(most));
    // Numbers of the kept ones rise by count / kept and end with the last.
    all.enumerate().filter(move |(index, _)| (index + 1) * kept / count != index * kept / count).map(|(_, one)| one)
}

/// Presses the time of a long replay together.
fn hasten(steps: &mut [Step]) {
    let Some((_, before)) = steps.split_last_mut() else { return };
    let total: u64 = before.iter().map(|step| u64::from(step.hold)).sum();
    if total > LONGEST {
        for step in before {
            let hold = (u64::from(step.hold) * LONGEST / total).max(SHORTEST);
            step.hold = u16::try_from(hold).unwrap_or(step.hold);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::thinned;

    #[test]
    fn thinning_keeps_the_last_and_spreads_the_rest() {
        assert_eq!(thinned(0..10, 4).collect::<Vec<_>>(), [2, 4, 7, 9]);
        assert_eq!(thinned(0..3, 4).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(thinned(0..1_000, 7).last(), Some(999));
        assert_eq!(thinned(0..0, 7).count(), 0);
    }
}
