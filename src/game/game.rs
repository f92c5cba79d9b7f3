//! The state of one game between people.

use super::id::{ChannelId, GameId, GuildId, PlayerId};
use super::low_sand;
use super::terms::Terms;
use super::view::{Seat, Side, View};
use crate::rules::{Color, Happening, Occurrence, Outcome, Position, Reason, Record, Span, Stamped, Timestamp};

/// A person as he was called when he was last met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// His number.
    pub id: PlayerId,
    /// His name on the server; not to be trusted.
    pub name: String,
}

/// Where a game belongs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The server.
    pub guild: GuildId,
    /// The channel, or thread, of the challenge.
    pub channel: ChannelId,
    /// The channel whose settings hold: that channel, or the thread's parent.
    pub home: ChannelId,
    /// Whether a thread may be made there for the game.
    pub can_thread: bool,
    /// The language of public messages, as Discord names it.
    pub locale: String,
}

/// One game between people, from challenge to result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Its number.
    pub id: GameId,
    /// Where it belongs.
    pub place: Place,
    /// What was proposed.
    pub terms: Terms,
    /// Of which game it is the return match.
    pub rematch_of: Option<GameId>,
    /// Who challenged.
    pub challenger: Person,
    /// Who was challenged, or took up an open challenge.
    pub opponent: Option<Person>,
    /// How far it has come.
    pub stage: Stage,
}

/// How far a game has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The challenge stands until an instant.
    Offered {
        /// When it lapses.
        until: Timestamp,
    },
    /// The challenge ended and can never start a game.
    Closed(Closed),
    /// The game was started; its position says whether it is over.
    Started(Box<Play>),
}

/// How a challenge ended without a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Closed {
    /// The challenged said no.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Nobody answered in time.
    Lapsed,
}

/// A game that was started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// What the challenger plays.
    pub challenger_color: Color,
    /// Where Black put the turn timer.
    pub timer_side: Side,
    /// The ratings of challenger and opponent when it began, if they had any.
    pub ratings: [Option<u32>; 2],
    /// The position, settled up to its instant.
    pub position: Position,
    /// Every input so far.
    pub inputs: Vec<Stamped>,
    /// Everything that has happened so far.
    pub chronicle: Vec<Occurrence>,
    /// When it was called off from outside, if it was.
    pub called_off_at: Option<Timestamp>,
}

impl Game {
    /// How long a challenge stands.
    pub const CHALLENGE_SPAN: Span = Span::from_secs(24 * 60 * 60);
    /// How long a button asks for a return match after the end.
    pub const REMATCH_SPAN: Span = Span::from_secs(24 * 60 * 60);
    /// How many challenges of one player may stand at a time.
    pub const OPEN_CHALLENGES: i64 = 5;

    /// Tells the started game, if it was started.
    #[must_use]
    pub const fn play(&self) -> Option<&Play> {
        match &self.stage {
            Stage::Started(play) => Some(play),
            Stage::Offered { .. } | Stage::Closed(_) => None,
        }
    }

    /// Tells whether the game was started and is not over.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.play().is_some_and(|play| play.position.outcome().is_none())
    }

    /// Tells how it ended, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.play()?.position.outcome()
    }

    /// Tells the other of the two, if somebody plays in this game and has an opponent.
    #[must_use]
    pub fn other_than(&self, player: PlayerId) -> Option<&Person> {
        let color = self.color_of(player)?;
        Some(self.player(color.opponent()))
    }

    /// Tells which colour a person plays, if he plays in this game.
    #[must_use]
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        let color = self.play()?.challenger_color;
        if self.challenger.id == player {
            Some(color)
        } else if self.opponent.as_ref().is_some_and(|opponent| opponent.id == player) {
            Some(color.opponent())
        } else {
            None
        }
    }

    /// Tells who plays a colour.
    #[must_use]
    pub fn player(&self, color: Color) -> &Person {
        match (&self.stage, &self.opponent) {
            (Stage::Started(play), Some(opponent)) if play.challenger_color != color => opponent,
            _ => &self.challenger,
        }
    }

    /// Tells the number of a colour's last ply, counted over both.
    #[must_use]
    pub fn last_ply_of(&self, color: Color) -> Option<u32> {
        let plies = self.play()?.chronicle.iter().filter(|told| is_ply(told));
        (1..)
            .zip(plies)
            .filter(|(_, told)| match told.what {
                Happening::Moved { color: mover, .. } | Happening::Placed { color: mover, .. } => mover == color,
                _ => false,
            })
            .map(|(ply, _)| ply)
            .last()
    }

    /// Tells the next instant at which something happens by itself; nothing when it is over.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Timestamp> {
        match &self.stage {
            Stage::Offered { until } => Some(*until),
            Stage::Closed(_) => None,
            Stage::Started(play) => play.position.next_deadline(),
        }
    }

    /// Tells the next instant at which something is to be done about the game, a warning included.
    #[must_use]
    pub fn wakes_at(&self) -> Option<Timestamp> {
        let warning = self.play().and_then(|play| low_sand::next_warning(&play.position));
        self.next_deadline().into_iter().chain(warning).min()
    }

    /// Shows the game as it stands at an instant; what falls due is left to happen in its own time.
    #[must_use]
    pub fn view(&self, at: Timestamp) -> Option<View> {
        let mut position = self.play()?.position.clone();
        let until = position.next_due().map_or(at, |due| at.min(due - Span::from_ms(1)));
        position.advance(until);
        self.view_of(position)
    }

    /// Shows the game as it stood right after a ply, 0 being the beginning.
    #[must_use]
    pub fn view_at_ply(&self, ply: u32) -> Option<View> {
        let play = self.play()?;
        let mut position = Position::new(self.terms.setup, play.position.began());
        for input in &play.inputs {
            let before = position.clone();
            if input.apply_to(&mut position).is_err() || position.plies() > ply {
                // What the later input's instant settled belongs to the ply, the input itself does not.
                position = before;
                break;
            }
        }
        (position.plies() == ply).then(|| self.view_of(position)).flatten()
    }

    /// Shows one of the game's positions; nothing before it was started.
    #[must_use]
    pub fn view_of(&self, position: Position) -> Option<View> {
        let play = self.play()?;
        let seat = |color| Seat { name: self.player(color).name.clone(), rating: play.rating_of(color) };
        let timer_side = play.timer_side;
        Some(View { game: self.id, position, seats: Color::BOTH.map(seat), timer_side })
    }

    /// Writes the game down (`record.md`).
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let play = self.play()?;
        let mut headers = vec![
            ("Game".to_string(), self.id.to_string()),
            ("Red".to_string(), one_line(&self.player(Color::Red).name)),
            ("Black".to_string(), one_line(&self.player(Color::Black).name)),
            ("Server".to_string(), self.place.guild.to_string()),
        ];
        let outcome = self.outcome();
        headers.push(("Result".into(), outcome.map_or("*", |outcome| outcome.verdict.word()).into()));
        headers.extend(outcome.map(|outcome| ("Reason".into(), outcome.reason.word().into())));
        let inputs = play.inputs.clone();
        Some(Record { setup: self.terms.setup, began: play.position.began(), headers, inputs })
    }
}

impl Play {
    /// Begins a game at an instant.
    #[must_use]
    pub fn begin(terms: &Terms, challenger_color: Color, at: Timestamp) -> Play {
        Play {
            challenger_color,
            timer_side: Side::default(),
            ratings: [None; 2],
            position: Position::new(terms.setup, at),
            inputs: Vec::new(),
            chronicle: Vec::new(),
            called_off_at: None,
        }
    }

    /// Plays one more input, accepted by the rules before; a refused one changes nothing.
    pub fn put_in(&mut self, input: Stamped) {
        if let Ok(happened) = input.apply_to(&mut self.position) {
            self.chronicle.extend(happened);
            self.inputs.push(input);
        }
    }

    /// Tells the rating a colour's player had when the game began, if he had one.
    #[must_use]
    pub const fn rating_of(&self, color: Color) -> Option<u32> {
        let [challenger, opponent] = self.ratings;
        if matches!((color, self.challenger_color), (Color::Red, Color::Red) | (Color::Black, Color::Black)) {
            challenger
        } else {
            opponent
        }
    }

    /// Lets time run to an instant.
    pub fn run_to(&mut self, to: Timestamp) {
        let happened = self.position.advance(to);
        self.chronicle.extend(happened);
    }

    /// Ends the game as aborted from outside; one that is over stays as it is.
    pub fn call_off(&mut self, at: Timestamp) {
        let happened = self.position.call_off(at);
        let ended =
            happened.iter().any(|told| matches!(told.what, Happening::Ended(end) if end.reason == Reason::Abort));
        if ended {
            self.called_off_at = Some(at);
        }
        self.chronicle.extend(happened);
    }

    /// Tells whether both are there and answer at once, so that a sound with every ply would only disturb.
    #[must_use]
    pub fn is_brisk(&self) -> bool {
        let mut plies = self.chronicle.iter().rev().filter(|told| is_ply(told)).map(|told| told.at);
        let answered = |asked: Option<Timestamp>, at: Timestamp| asked.is_some_and(|asked| at.since(asked) < BRISK);
        match (plies.next(), plies.next()) {
            (Some(last), Some(before)) => answered(Some(before), last) && answered(plies.next(), before),
            _ => false,
        }
    }

    /// Tells what happened with and after a ply until the next one; ply 0 is the beginning.
    #[must_use]
    pub fn story(&self, ply: u32) -> &[Occurrence] {
        &self.chronicle[self.beginning_of(ply)..self.beginning_of(ply.saturating_add(1))]
    }

    /// Tells what has happened since the ply after a ply, that ply included.
    #[must_use]
    pub fn story_after(&self, ply: u32) -> &[Occurrence] {
        &self.chronicle[self.beginning_of(ply.saturating_add(1))..]
    }

    /// Finds where a ply begins in the chronicle; its end for one that was not made yet.
    fn beginning_of(&self, ply: u32) -> usize {
        let Some(before) = (ply as usize).checked_sub(1) else { return 0 };
        let mut plies = self.chronicle.iter().enumerate().filter(|(_, told)| is_ply(told));
        plies.nth(before).map_or(self.chronicle.len(), |(index, _)| index)
    }
}

/// How soon an answer comes from somebody who is there.
const BRISK: Span = Span::from_secs(60);

/// Makes a name fit a header of the record, which is one line.
fn one_line(name: &str) -> String {
    name.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// Tells whether an occurrence is a ply.
pub(super) const fn is_ply(told: &Occurrence) -> bool {
    matches!(told.what, Happening::Moved { .. } | Happening::Placed { .. })
}
