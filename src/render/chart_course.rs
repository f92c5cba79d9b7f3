//! How the sand of a game ran, as plain data: what a sand chart shows.

use super::name;
use crate::game::{Game, is_saved};
use crate::rules::{Color, Entry, Happening, Occurrence, Position, Sand, Space, Span, Timestamp};

/// The course of the sand of one game; instants are lengths of time since the game began.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Course {
    /// The game's number.
    pub game: u64,
    /// The level, 2 or 3.
    pub level: u8,
    /// The players' names, Red's first, fit to be drawn.
    pub names: [String; 2],
    /// The sand of a whole hourglass.
    pub sand: Span,
    /// When the last thing happened.
    pub length: Span,
    /// The six hourglasses, Red's first.
    pub strands: [Strand; 6],
    /// The turn that came closest to being too late, of those that saved an hourglass.
    pub save: Option<Save>,
}

/// The course of one hourglass.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Strand {
    /// Whose it is.
    pub color: Color,
    /// Where it stood first; nowhere if it was never placed.
    pub home: Option<Space>,
    /// How the sand fell, from turn to turn.
    pub falls: Vec<Fall>,
    /// When it was turned.
    pub turns: Vec<Span>,
    /// When it was lost, if it was.
    pub lost: Option<Span>,
}

/// A time in which sand falls, or in which nobody was there and it rests.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fall {
    /// When it begins.
    pub from: Span,
    /// When it ends.
    pub to: Span,
    /// The sand above at its beginning.
    pub before: Span,
    /// The sand above at its end.
    pub after: Span,
}

/// A turn just in time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Save {
    /// Which of the strands.
    pub strand: usize,
    /// When.
    pub at: Span,
    /// From which space it was moved.
    pub from: Space,
    /// The sand that was left.
    pub left: Span,
}

impl Fall {
    /// Tells whether what falls from an instant on, with so much above, goes on with this.
    fn runs_on(&self, from: Span, before: Span) -> bool {
        let falls = self.to - self.from == self.before - self.after;
        falls && self.to == from && self.after == before
    }
}

impl Course {
    /// Follows the sand of a game up to the last thing that happened; nothing if no hourglass was ever turned.
    #[must_use]
    pub fn of(game: &Game) -> Option<Course> {
        let play = game.play().filter(|_| game.terms.setup.level.has_sand())?;
        let mut walk = Walk::new(game, Position::new(game.terms.setup, play.position.began()));
        for input in &play.inputs {
            walk.run(input.at);
            let before = walk.position.clone();
            let happened = input.apply_to(&mut walk.position).unwrap_or_default();
            walk.note(&before, &happened);
            if let Entry::Credit(span) = input.entry {
                walk.rest(input.at + span);
            }
        }
        if let Some(last) = play.chronicle.last() {
            walk.run(last.at);
        }
        let course = walk.course;
        course.strands.iter().any(|strand| !strand.turns.is_empty()).then_some(course)
    }
}

struct Walk {
    position: Position,
    course: Course,
}

impl Walk {
    fn new(game: &Game, position: Position) -> Walk {
        let homes = glasses(&position);
        let setup = position.setup();
        let course = Course {
            game: game.id.0,
            level: setup.level.number(),
            names: Color::BOTH.map(|color| name::cleaned(&game.player(color).name)),
            sand: setup.sand,
            length: Span::ZERO,
            strands: homes.map(|(color, home, _)| Strand {
                color,
                home,
                falls: Vec::new(),
                turns: Vec::new(),
                lost: None,
            }),
            save: None,
        };
        Walk { position, course }
    }

    fn after(&self, at: Timestamp) -> Span {
        at.since(self.position.began())
    }

    /// Lets time run to an instant, from one thing that falls due to the next.
    fn run(&mut self, to: Timestamp) {
        loop {
            let due = self.position.next_due().filter(|due| *due <= to);
            let until = due.unwrap_or(to).max(self.position.now());
            self.fall(until, true);
            let before = self.position.clone();
            let happened = self.position.advance(until);
            self.note(&before, &happened);
            if due.is_none() {
                return;
            }
        }
    }

    /// Lets a time pass in which nobody was there.
    fn rest(&mut self, to: Timestamp) {
        self.fall(to, false);
        self.position.advance(to);
    }

    /// Notes how much sand falls until an instant.
    fn fall(&mut self, until: Timestamp, runs: bool) {
        let (from, to) = (self.after(self.position.now()), self.after(until));
        let passed = if runs { Span::ZERO } else { until.since(self.position.now()) };
        for (strand, (_, _, sand)) in self.course.strands.iter_mut().zip(glasses(&self.position)) {
            let Sand::Running(runs_out_at) = sand else { continue };
            // Credited sand is at once ahead by all of the time that is still to pass.
            let before = runs_out_at.since(self.position.now()) - passed;
            let after = runs_out_at.since(until);
            match strand.falls.last_mut() {
                Some(last) if runs && last.runs_on(from, before) && strand.turns.last() != Some(&from) => {
                    (last.to, last.after) = (to, after);
                }
                _ if from < to => strand.falls.push(Fall { from, to, before, after }),
                _ => {}
            }
        }
        self.course.length = self.course.length.max(to);
    }

    /// Notes turns and losses.
    fn note(&mut self, before: &Position, happened: &[Occurrence]) {
        for told in happened {
            let at = self.after(told.at);
            self.course.length = self.course.length.max(at);
            match told.what {
                Happening::Moved { from, to, .. } => self.turned(before, at, Some(from), to),
                Happening::Placed { space, .. } => self.turned(before, at, None, space),
                Happening::GlassLost { space, .. } => {
                    if let Some(index) = index_on(&self.position, space) {
                        self.course.strands[index].lost = Some(at);
                    }
                }
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

    fn turned(&mut self, before: &Position, at: Span, from: Option<Space>, to: Space) {
        let Some(index) = index_on(&self.position, to) else { return };
        let strand = &mut self.course.strands[index];
        strand.home = strand.home.or(Some(to));
        strand.turns.push(at);
        let (Some(from), (_, _, Sand::Running(runs_out_at))) = (from, glasses(before)[index]) else { return };
        let left = runs_out_at.since(before.began()) - at;
        let is_closest = self.course.save.is_none_or(|save| left < save.left);
        if is_closest && is_saved(left, self.course.sand) {
            self.course.save = Some(Save { strand: index, at, from, left });
        }
    }
}

/// Lists the six hourglasses, Red's first: whose, where and the sand.
fn glasses(position: &Position) -> [(Color, Option<Space>, Sand); 6] {
    let of = |color| position.board().glasses(color).map(|glass| (color, glass.space(), glass.sand()));
    let ([one, two, three], [four, five, six]) = (of(Color::Red), of(Color::Black));
    [one, two, three, four, five, six]
}

fn index_on(position: &Position, space: Space) -> Option<usize> {
    glasses(position).iter().position(|(_, on, _)| *on == Some(space))
}
