//! What one finished game says of each of its players, told from its record alone.

use super::game::Game;
use crate::rules::{Color, Entry, Happening, Occurrence, Position, Sand, Space, Span, Timestamp};

/// What a game says of one of its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// His hourglasses that ran out.
    pub glasses_lost: u32,
    /// How often he turned a running hourglass with less than a fifth of its sand left.
    pub glasses_saved: u32,
    /// The least sand that was left when he saved one.
    pub closest_save: Option<Span>,
    /// His plies.
    pub plies: u32,
    /// How long he thought: from the instant the turn became his to his ply, over all plies.
    pub thinking: Span,
}

/// A glass turned with less than one part in so many of its sand left is saved.
const SAVED_BELOW: i64 = 5;

/// Tells whether a running glass that is turned with so much of its sand left is saved.
#[must_use]
pub const fn is_saved(left: Span, sand: Span) -> bool {
    left.as_ms() * SAVED_BELOW < sand.as_ms()
}

impl Tally {
    const NONE: Tally = Tally { glasses_lost: 0, glasses_saved: 0, closest_save: None, plies: 0, thinking: Span::ZERO };

    /// Tells what a game says of both players, Red first; nothing before it was started.
    #[must_use]
    pub fn of(game: &Game) -> Option<[Tally; 2]> {
        let play = game.play()?;
        let mut book =
            Book { tallies: [Tally::NONE; 2], since: [play.position.began(); 2], sand: game.terms.setup.sand };
        let mut position = Position::new(game.terms.setup, play.position.began());
        for input in &play.inputs {
            if let Entry::Credit(span) = input.entry {
                // Nobody is charged for the time in which the bot was away.
                book.since = book.since.map(|since| since + span);
                book.note(&input.apply_to(&mut position).ok()?, |_| None);
                book.look(&position);
                continue;
            }
            // What fell due before the input comes first, so that the sand is seen as the player found it.
            book.note(&position.advance(input.at), |_| None);
            book.look(&position);
            let found = position.clone();
            let happened = input.apply_to(&mut position).ok()?;
            book.note(&happened, |space| match found.board().glass_on(space)?.1.sand() {
                Sand::Running(at) => Some(at.since(input.at)),
                Sand::Unturned | Sand::Lost(_) => None,
            });
            book.look(&position);
        }
        book.note(&position.advance(play.position.now()), |_| None);
        Some(book.tallies)
    }
}

/// The tallies while they are taken.
struct Book {
    tallies: [Tally; 2],
    /// Since when the turn was each player's, the last time it was.
    since: [Timestamp; 2],
    sand: Span,
}

const fn index(color: Color) -> usize {
    match color {
        Color::Red => 0,
        Color::Black => 1,
    }
}

impl Book {
    /// Notes whose turn it is.
    fn look(&mut self, position: &Position) {
        if let Some(turn) = position.turn() {
            self.since[index(turn)] = position.turn_since();
        }
    }

    /// Notes what happened; `left` tells the sand that was left in the glass of a space.
    fn note(&mut self, happened: &[Occurrence], left: impl Fn(Space) -> Option<Span>) {
        for Occurrence { at, what } in happened {
            match *what {
                Happening::Moved { color, from, .. } => {
                    self.ply(color, *at);
                    let left = left(from).filter(|left| is_saved(*left, self.sand));
                    if let Some(left) = left {
                        let tally = &mut self.tallies[index(color)];
                        tally.glasses_saved += 1;
                        tally.closest_save = Some(tally.closest_save.map_or(left, |closest| closest.min(left)));
                    }
                }
                Happening::Placed { color, .. } => self.ply(color, *at),
                Happening::GlassLost { color, .. } => self.tallies[index(color)].glasses_lost += 1,
                Happening::RingDropped { .. }
                | Happening::Declined { .. }
                | Happening::FillOpened { .. }
                | Happening::Lifted { .. }
                | Happening::PutBack { .. }
                | Happening::TimerTurned { .. }
                | Happening::TimerEmptied
                | Happening::Overstepped { .. }
                | Happening::ExtraOpened { .. }
                | Happening::TurnLost { .. }
                | Happening::ClosingBegan
                | Happening::PlayResumed { .. }
                | Happening::DrawOffered { .. }
                | Happening::Ended(_) => {}
            }
        }
    }

    fn ply(&mut self, color: Color, at: Timestamp) {
        let thought = at.since(self.since[index(color)]);
        let tally = &mut self.tallies[index(color)];
        tally.plies += 1;
        tally.thinking = Span::from_ms(tally.thinking.as_ms() + thought.as_ms().max(0));
    }
}

#[cfg(test)]
mod tests {
    use super::super::game::{Person, Place, Play, Stage};
    use super::super::id::{ChannelId, GameId, GuildId, PlayerId};
    use super::super::terms::Terms;
    use super::*;
    use crate::rules::{Level, Record, Start};

    /// Makes a game of inputs, at level 2 with the sand of the box, and lets time run to an instant after its beginning.
    fn game(inputs: &str, until: i64) -> Game {
        let headers = "[TAMSK \"1\"]\n[Level \"2\"]\n[Sand \"180000\"]\n[Start \"corners\"]\n[Began \"1000\"]\n\n";
        let record = Record::parse(&format!("{headers}{inputs}")).unwrap();
        let terms = Terms::new(Level::Two, Start::Corners, Span::from_secs(180));
        let mut play = Play::begin(&terms, Color::Red, record.began);
        let count = record.inputs.len();
        record.inputs.into_iter().for_each(|input| play.put_in(input));
        assert_eq!(play.inputs.len(), count);
        play.run_to(Timestamp::from_ms(1000 + until));
        let person = |id, name: &str| Person { id: PlayerId(id), name: name.into() };
        let channel = ChannelId(1);
        Game {
            id: GameId(1),
            place: Place { guild: GuildId(1), channel, home: channel, can_thread: true, locale: "en".into() },
            rematch_of: None,
            terms,
            challenger: person(1, "alice"),
            opponent: Some(person(2, "bob")),
            stage: Stage::Started(Box::new(play)),
        }
    }

    const OPENING: &str = "0 red A1-B2\n10000 black A4-A3\n20000 red D7-D6\n30000 black D1-D2\n40000 red G1-F2\n\
        50000 black G4-G3\n";

    #[test]
    fn glasses_plies_and_thinking_are_counted_for_each_side() {
        let game = game(&format!("{OPENING}150000 red B2-C3\n215000 black G3-G2\n216000 red resign\n"), 400_000);
        // While Black thought A3, D6 and D2 ran out, at 190, 200 and 210 s.
        let red = Tally {
            glasses_lost: 1,
            glasses_saved: 1,
            closest_save: Some(Span::from_secs(30)),
            plies: 4,
            thinking: Span::from_secs(10 + 10 + 100),
        };
        let black = Tally {
            glasses_lost: 2,
            glasses_saved: 1,
            closest_save: Some(Span::from_secs(15)),
            plies: 4,
            thinking: Span::from_secs(10 + 10 + 10 + 65),
        };
        assert_eq!(Tally::of(&game), Some([red, black]));
    }

    #[test]
    fn a_glass_with_a_fifth_of_its_sand_is_not_saved_yet() {
        // B2 runs out at 180 s; a fifth of the sand is 36 s.
        for (at, saved) in [(144_000, 0), (144_001, 1)] {
            let game = game(&format!("{OPENING}{at} red B2-C3\n"), at);
            let [red, _] = Tally::of(&game).unwrap();
            assert_eq!(red.glasses_saved, saved, "turned after {at} ms");
            assert_eq!(red.closest_save.is_some(), saved == 1);
        }
    }

    #[test]
    fn time_in_which_the_bot_was_away_is_not_thinking() {
        let inputs = "0 red A1-B2\n4000 clock credit 60000\n70000 black A4-A3\n75000 red D7-D6\n";
        let [red, black] = Tally::of(&game(inputs, 75_000)).unwrap();
        assert_eq!((red.thinking, black.thinking), (Span::from_secs(5), Span::from_secs(10)));
    }
}
