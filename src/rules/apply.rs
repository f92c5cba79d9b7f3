//! What inputs do.

use super::action::{Action, Then};
use super::advance::Happened;
use super::board::Glass;
use super::color::Color;
use super::hourglass::Sand;
use super::occurrence::{Happening, Occurrence, RingKind};
use super::outcome::{Reason, Verdict};
use super::position::{LastMove, Phase, Position};
use super::refusal::Refusal;
use super::ring_right::RingRight;
use super::space::Space;
use super::time::{Span, Timestamp};

impl Position {
    /// Applies a player's input, stamped with its instant, after everything due until then.
    ///
    /// An instant before the position's own counts as the position's (`rules.md` 8.1).
    ///
    /// # Errors
    ///
    /// Says why the rules refuse it; the position is then unchanged.
    pub fn apply(&mut self, color: Color, action: Action, at: Timestamp) -> Result<Vec<Occurrence>, Refusal> {
        let mut next = self.clone();
        let mut happened = Happened::new();
        next.run_to(at.max(self.now), &mut happened);
        next.input(color, action, &mut happened)?;
        next.judge(&mut happened);
        next.run_to(next.now, &mut happened);
        *self = next;
        Ok(happened)
    }

    /// Credits everybody with the time nobody was there: all that lies ahead moves back (`record.md`).
    ///
    /// # Errors
    ///
    /// Refused when the game is over or the instant lies in a time credited already.
    pub fn credit(&mut self, span: Span, at: Timestamp) -> Result<Vec<Occurrence>, Refusal> {
        let mut next = self.clone();
        let mut happened = Happened::new();
        next.run_to(at.max(self.now), &mut happened);
        next.be_there()?;
        next.shift(next.now, span);
        *self = next;
        Ok(happened)
    }

    /// Ends a game as aborted from outside, whoever has moved: its place is gone, or whoever keeps that wants it so.
    ///
    /// No input of the record does this; a game that is over stays as it is.
    pub fn call_off(&mut self, at: Timestamp) -> Vec<Occurrence> {
        let mut happened = Happened::new();
        self.run_to(at.max(self.now), &mut happened);
        if self.outcome().is_none() {
            self.end(Verdict::Aborted, Reason::Abort, &mut happened);
        }
        happened
    }

    fn be_there(&self) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            Err(Refusal::GameOver)
        } else if self.now < self.away_until {
            Err(Refusal::Away)
        } else {
            Ok(())
        }
    }

    fn input(&mut self, color: Color, action: Action, happened: &mut Happened) -> Result<(), Refusal> {
        self.be_there()?;
        match action {
            Action::Move { from, to, then } => self.move_glass(color, from, to, then, happened),
            Action::Place { at, then } => self.place(color, at, then, happened),
            Action::Ring => self.ring(color, happened),
            Action::Fill => self.fill(color, happened),
            Action::Extra(space) => self.extra(color, space, happened),
            Action::Hold => self.hold(color, happened),
            Action::Lift(space) => self.lift(color, space, happened),
            Action::PutBack => self.put_back(color, happened),
            Action::Timer => self.turn_the_timer(color, happened),
            Action::Resign => {
                self.end(Verdict::Won(color.opponent()), Reason::Resignation, happened);
                Ok(())
            }
            Action::Draw => self.draw(color, happened),
            Action::Abort if self.plies_of(color) > 0 => Err(Refusal::TooLateToAbort),
            Action::Abort => {
                self.end(Verdict::Aborted, Reason::Abort, happened);
                Ok(())
            }
        }
    }

    /// Finds the glass a colour would move, asking everything but whether the space is full.
    pub(super) fn mover(&self, color: Color, from: Space, to: Space) -> Result<Glass, Refusal> {
        let late = self.turn() != Some(color);
        if late {
            self.may_be_late(color, from)?;
        }
        let glass = self.own_glass(color, from)?;
        if !from.neighbours().contains(to) {
            Err(Refusal::NotAdjacent(from, to))
        } else if self.board.is_occupied(to) {
            Err(Refusal::Occupied(to))
        } else if !late && !self.board.may_move(self.setup.level, color, glass) {
            Err(Refusal::FirstTurns)
        } else {
            Ok(glass)
        }
    }

    fn may_be_late(&self, color: Color, from: Space) -> Result<(), Refusal> {
        match (self.phase, self.late, self.lifted(color)) {
            (Phase::Closing, _, _) => Err(Refusal::Closing),
            (_, Some(late), Some(lifted)) if late == color && lifted != from => Err(Refusal::OnlyTheLateMove(lifted)),
            (_, Some(late), _) if late == color => Ok(()),
            _ => Err(Refusal::NotYourTurn),
        }
    }

    fn own_glass(&self, color: Color, space: Space) -> Result<Glass, Refusal> {
        if self.board.is_placing(color) {
            return Err(Refusal::PlaceFirst);
        }
        let Some(glass) = self.board.find(color, space) else {
            let occupied = self.board.is_occupied(space);
            return Err(if occupied { Refusal::NotYourGlass(space) } else { Refusal::NoGlass(space) });
        };
        if self.board.glass(color, glass).is_lost() { Err(Refusal::GlassLost(space)) } else { Ok(glass) }
    }

    fn be_to_move(&self, color: Color) -> Result<(), Refusal> {
        match self.phase {
            Phase::Playing { turn } if turn == color => Ok(()),
            Phase::Playing { .. } => Err(Refusal::NotYourTurn),
            Phase::Closing => Err(Refusal::Closing),
            Phase::Over(_) => Err(Refusal::GameOver),
        }
    }

    fn move_glass(
        &mut self,
        color: Color,
        from: Space,
        to: Space,
        then: Then,
        happened: &mut Happened,
    ) -> Result<(), Refusal> {
        let glass = self.mover(color, from, to)?;
        if then == Then::Ring && self.holder(color) == 0 {
            return Err(Refusal::HolderEmpty);
        }
        if self.board.is_full(to) {
            self.end(Verdict::Won(color.opponent()), Reason::FullSpace, happened);
            return Ok(());
        }
        let late = self.turn() != Some(color);
        self.stand(color, glass, to);
        self.push(happened, Happening::Moved { color, from, to, late });
        self.complete_ply(color, Some(from), to, happened);
        self.ride(color, then, happened)
    }

    fn place(&mut self, color: Color, at: Space, then: Then, happened: &mut Happened) -> Result<(), Refusal> {
        self.be_to_move(color)?;
        let Some(glass) = self.board.glasses(color).iter().position(|glass| glass.space.is_none()) else {
            let free = self.setup.start == super::setup::Start::Free;
            return Err(if free { Refusal::AllPlaced } else { Refusal::NotAFreeStart });
        };
        if self.board.is_occupied(at) {
            return Err(Refusal::Occupied(at));
        }
        if self.board.is_full(at) {
            return Err(Refusal::Full(at));
        }
        if then == Then::Ring && self.holder(color) == 0 {
            return Err(Refusal::HolderEmpty);
        }
        self.stand(color, glass, at);
        self.push(happened, Happening::Placed { color, space: at });
        self.complete_ply(color, None, at, happened);
        self.ride(color, then, happened)
    }

    /// Stands a glass on the space it enters, turned over where sand runs.
    fn stand(&mut self, color: Color, glass: Glass, to: Space) {
        let sand = self.board.glass(color, glass).sand;
        let turned = if self.setup.level.has_sand() { sand.turned(self.now, self.setup.sand) } else { Sand::Unturned };
        self.board.stand(color, glass, to, turned);
    }

    /// Does what every completed move does: counts it, gives and ends rights, passes the turn.
    fn complete_ply(&mut self, color: Color, from: Option<Space>, to: Space, happened: &mut Happened) {
        let opponent = color.opponent();
        self.plies[color.index()] += 1;
        self.plies_without_ring += 1;
        self.last_move = Some(LastMove { color, from, to });
        if self.draw_offer == Some(opponent) {
            self.draw_offer = None;
        }
        match &mut self.rights[opponent.index()] {
            Some(right) if right.window => right.answered = true,
            right => *right = None,
        }
        let until = self.now + self.setup.ring_window;
        self.rights[color.index()] = Some(RingRight::new(to, until));
        let extra = &mut self.extras[color.index()];
        extra.open_until = extra.earned.then_some(until);
        extra.earned = false;
        if extra.open_until.is_some() {
            self.push(happened, Happening::ExtraOpened { color, until });
        }
        self.empty_hand(color);
        if self.turn == color {
            self.pass_turn(opponent);
        }
    }

    fn ride(&mut self, color: Color, then: Then, happened: &mut Happened) -> Result<(), Refusal> {
        match then {
            Then::Wait => Ok(()),
            Then::Ring => self.ring(color, happened),
            Then::Hold => {
                self.decline_ordinary(color, happened);
                Ok(())
            }
        }
    }

    fn ring(&mut self, color: Color, happened: &mut Happened) -> Result<(), Refusal> {
        if self.holder(color) == 0 {
            return Err(Refusal::HolderEmpty);
        }
        let Some(space) = self.ring_space(color) else {
            let over = self.rights[color.index()].map(|right| right.space);
            return Err(over.map_or(Refusal::NoRingRight, Refusal::RingRightOver));
        };
        self.rights[color.index()] = None;
        self.drop_ring(color, space, RingKind::Ordinary, happened);
        Ok(())
    }

    fn fill(&mut self, color: Color, happened: &mut Happened) -> Result<(), Refusal> {
        if self.holder(color) == 0 {
            return Err(Refusal::HolderEmpty);
        }
        let opponent = color.opponent();
        let Some(space) = self.fill_space(color) else {
            return Err(match self.rights[opponent.index()] {
                Some(right) if right.window && !right.answered => {
                    Refusal::WindowRuns { space: right.space, until: right.until }
                }
                Some(_) | None => Refusal::NoRingRight,
            });
        };
        self.rights[opponent.index()] = None;
        self.drop_ring(color, space, RingKind::Fill, happened);
        Ok(())
    }

    fn extra(&mut self, color: Color, space: Space, happened: &mut Happened) -> Result<(), Refusal> {
        let extra = self.extras[color.index()];
        if extra.open_until.is_none() {
            return Err(if extra.earned { Refusal::ExtraOnlyEarned } else { Refusal::NoExtraRing });
        }
        if self.board.is_full(space) {
            return Err(Refusal::Full(space));
        }
        if let Some(until) = self.kept_for(color.opponent(), space) {
            return Err(Refusal::LastPlaceKept { space, until });
        }
        self.extras[color.index()].open_until = None;
        self.drop_ring(color, space, RingKind::Extra, happened);
        Ok(())
    }

    fn drop_ring(&mut self, color: Color, space: Space, kind: RingKind, happened: &mut Happened) {
        self.holder[color.index()] -= 1;
        self.board.drop_ring(space);
        self.plies_without_ring = 0;
        self.push(happened, Happening::RingDropped { color, space, kind });
        // A ring ends the closing of a game in which somebody can still move (`rules.md` 2.6).
        if self.phase == Phase::Closing && self.can_go_on() {
            self.rights.iter_mut().flatten().for_each(|right| right.ends_at = None);
            self.pass_turn(self.turn);
            self.push(happened, Happening::PlayResumed { turn: self.turn });
        }
    }

    fn hold(&mut self, color: Color, happened: &mut Happened) -> Result<(), Refusal> {
        let ordinary = self.ring_space(color).is_some();
        let extra = self.extras[color.index()].open_until.take().is_some();
        let fill = self.fill_space(color).is_some();
        if !ordinary && !extra && !fill {
            return Err(Refusal::NothingToDecline);
        }
        if fill && let Some(right) = &mut self.rights[color.opponent().index()] {
            right.fill_declined = true;
        }
        if ordinary {
            self.decline_ordinary(color, happened);
        } else {
            self.push(happened, Happening::Declined { color });
        }
        Ok(())
    }

    fn decline_ordinary(&mut self, color: Color, happened: &mut Happened) {
        self.push(happened, Happening::Declined { color });
        let now = self.now;
        if let Some(right) = &mut self.rights[color.index()] {
            right.declined = true;
            if right.window {
                right.end_window(now);
                self.tell_fill(color, happened);
            }
        }
    }

    fn lift(&mut self, color: Color, space: Space, happened: &mut Happened) -> Result<(), Refusal> {
        self.be_to_move(color)?;
        let glass = self.own_glass(color, space)?;
        if self.lifted[color.index()] == Some(glass) {
            return Err(Refusal::LiftedAlready(space));
        }
        if self.board.ways_of(color, glass).is_empty() {
            return Err(Refusal::NoWay(space));
        }
        if !self.board.may_move(self.setup.level, color, glass) {
            return Err(Refusal::FirstTurns);
        }
        if let Some(other) = self.lifted(color) {
            self.push(happened, Happening::PutBack { color, space: other, by_itself: false });
        }
        self.lifted[color.index()] = Some(glass);
        self.push(happened, Happening::Lifted { color, space });
        Ok(())
    }

    fn put_back(&mut self, color: Color, happened: &mut Happened) -> Result<(), Refusal> {
        let space = self.lifted(color).ok_or(Refusal::NothingLifted)?;
        self.empty_hand(color);
        self.push(happened, Happening::PutBack { color, space, by_itself: false });
        Ok(())
    }

    fn turn_the_timer(&mut self, color: Color, happened: &mut Happened) -> Result<(), Refusal> {
        if !self.setup.level.has_turn_timer() {
            return Err(Refusal::NoTurnTimer);
        }
        match self.phase {
            Phase::Playing { turn } if turn == color => return Err(Refusal::TimerIsTheOpponents),
            Phase::Playing { .. } => {}
            Phase::Closing | Phase::Over(_) => return Err(Refusal::Closing),
        }
        if let Some(until) = self.timer.empty_at {
            return Err(Refusal::TimerRuns { until });
        }
        let empty_at = self.now + self.setup.turn_timer;
        let aimed_at = color.opponent();
        self.timer.empty_at = Some(empty_at);
        self.timer.aimed_at = Some(aimed_at);
        self.push(happened, Happening::TimerTurned { aimed_at, empty_at });
        Ok(())
    }

    fn draw(&mut self, color: Color, happened: &mut Happened) -> Result<(), Refusal> {
        if self.setup.level.has_sand() {
            return Err(Refusal::NoDraws);
        }
        match self.draw_offer {
            Some(by) if by == color => Err(Refusal::DrawOfferedAlready),
            Some(_) => {
                self.end(Verdict::Draw, Reason::Agreement, happened);
                Ok(())
            }
            None => {
                self.draw_offer = Some(color);
                self.push(happened, Happening::DrawOffered { by: color });
                Ok(())
            }
        }
    }
}
