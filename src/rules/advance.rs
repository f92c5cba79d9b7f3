//! What time does by itself, and what follows from any change (`rules.md` 8.2).

use super::color::Color;
use super::hourglass::Sand;
use super::occurrence::{Happening, Occurrence};
use super::outcome::{Outcome, Reason, Verdict, score};
use super::position::{Phase, Position};
use super::ring_right::{ExtraRing, TurnTimer};
use super::time::Timestamp;

/// Collects what happens, stamped with the position's instant.
pub(super) type Happened = Vec<Occurrence>;

impl Position {
    /// Lets everything happen that falls due up to and including an instant.
    ///
    /// Advancing twice, early or in steps gives the same position (`rules.md` 8.3).
    pub fn advance(&mut self, now: Timestamp) -> Vec<Occurrence> {
        let mut happened = Happened::new();
        self.run_to(now, &mut happened);
        happened
    }

    pub(super) fn run_to(&mut self, now: Timestamp, happened: &mut Happened) {
        while let Some(due) = self.next_due().filter(|due| *due <= now) {
            self.now = self.now.max(due);
            self.fall_due(due, happened);
            self.judge(happened);
        }
        if self.outcome().is_none() {
            self.now = self.now.max(now);
        }
    }

    /// Lets one kind of thing happen: turn timer, then sand, then windows, then patience.
    fn fall_due(&mut self, due: Timestamp, happened: &mut Happened) {
        if self.timer.empty_at == Some(due) {
            self.empty_timer(happened);
            return;
        }
        let out: Vec<_> = self.running().filter(|(_, _, at)| *at <= due).collect();
        if !out.is_empty() {
            for (color, glass, at) in out {
                self.board.set_sand(color, glass, Sand::Lost(at));
                if let Some(space) = self.board.glass(color, glass).space {
                    happened.push(Occurrence { at, what: Happening::GlassLost { color, space } });
                }
            }
            return;
        }
        let window_ends = self.rights.iter().flatten().any(|right| right.due() == Some(due))
            || self.extras.iter().any(|extra| extra.open_until == Some(due));
        if window_ends {
            Color::BOTH.into_iter().for_each(|color| self.end_window(color, due, happened));
            return;
        }
        if self.patience_ends_at() == Some(due) {
            let (verdict, reason) = if self.plies() < 2 {
                (Verdict::Aborted, Reason::Abort)
            } else {
                (Verdict::Won(self.turn.opponent()), Reason::Forfeit)
            };
            self.end(verdict, reason, happened);
        }
    }

    fn end_window(&mut self, color: Color, due: Timestamp, happened: &mut Happened) {
        let extra = &mut self.extras[color.index()];
        if extra.open_until == Some(due) {
            extra.open_until = None;
        }
        let right = &mut self.rights[color.index()];
        match right {
            Some(window) if window.due() == Some(due) && window.window => {
                window.end_window(due);
                self.tell_fill(color, happened);
            }
            Some(open) if open.due() == Some(due) => *right = None,
            Some(_) | None => {}
        }
    }

    /// Tells that the opponent may fill, if he may.
    pub(super) fn tell_fill(&self, owner: Color, happened: &mut Happened) {
        let color = owner.opponent();
        if let Some(right) = self.rights[owner.index()]
            && !right.answered
            && let Some(space) = self.fill_space(color)
        {
            happened.push(Occurrence { at: self.now, what: Happening::FillOpened { color, space } });
        }
    }

    /// The turn timer's sand is out (`rules.md` 5.4).
    fn empty_timer(&mut self, happened: &mut Happened) {
        let aimed_at = self.timer.aimed_at;
        self.timer = TurnTimer::default();
        let Some(color) = aimed_at else {
            happened.push(Occurrence { at: self.now, what: Happening::TimerEmptied });
            return;
        };
        if self.turn() != Some(color) {
            return;
        }
        let late = self.lifted(color);
        let opponent = color.opponent();
        let earned = self.holder(opponent) > 0;
        self.push(happened, Happening::Overstepped { color, late, earned });
        self.late = late.map(|_| color);
        self.extras[opponent.index()].earned = earned;
        self.pass_turn(opponent);
    }

    /// Gives the turn to a side, whose patience counts from now.
    pub(super) fn pass_turn(&mut self, to: Color) {
        self.turn = to;
        self.turn_since = self.now;
        self.phase = Phase::Playing { turn: to };
        self.timer.aimed_at = None;
        if self.late == Some(to) {
            self.late = None;
        }
    }

    /// Draws every consequence of a change: hands, rights, lost turns, closing and the end.
    pub(super) fn judge(&mut self, happened: &mut Happened) {
        if self.outcome().is_some() {
            return;
        }
        self.put_back_what_cannot_move(happened);
        self.tidy_rights(happened);
        if let Phase::Playing { turn } = self.phase {
            if !self.can_go_on() || self.plies_without_ring >= Position::PATIENT_PLIES {
                self.begin_closing(happened);
            } else if !self.board.has_move(turn) {
                self.push(happened, Happening::TurnLost { color: turn });
                self.pass_turn(turn.opponent());
                self.put_back_what_cannot_move(happened);
            }
        }
        if self.phase == Phase::Closing && !self.is_any_ring_open() {
            let (verdict, reason) = score(self.setup.level, self.holder, &self.board);
            let reason = if self.can_go_on() { Reason::NoRings } else { reason };
            self.end(verdict, reason, happened);
        }
    }

    fn put_back_what_cannot_move(&mut self, happened: &mut Happened) {
        for color in Color::BOTH {
            if let Some(space) = self.lifted(color)
                && self.destinations(color, space).is_empty()
            {
                self.empty_hand(color);
                self.push(happened, Happening::PutBack { color, space, by_itself: true });
            }
        }
    }

    pub(super) fn empty_hand(&mut self, color: Color) {
        self.lifted[color.index()] = None;
        if self.late == Some(color) {
            self.late = None;
        }
    }

    /// Ends the rights that nobody can use any more (`rules.md` 3.2 to 3.5, 5.5).
    fn tidy_rights(&mut self, happened: &mut Happened) {
        for owner in Color::BOTH {
            let filler = owner.opponent();
            if self.holder(owner) == 0 {
                self.extras[owner.index()] = ExtraRing::default();
                let window = self.rights[owner.index()].as_mut().filter(|right| right.window);
                if let Some(right) = window {
                    right.end_window(self.now);
                    self.tell_fill(owner, happened);
                }
            }
            let Some(mut right) = self.rights[owner.index()] else { continue };
            let over = self.board.is_full(right.space)
                || (!right.window
                    && (right.answered || (self.ring_space(owner).is_none() && self.fill_space(filler).is_none())));
            if over {
                self.rights[owner.index()] = None;
            } else if self.phase == Phase::Closing && !right.window && right.ends_at.is_none() {
                right.ends_at = Some(self.now + self.setup.ring_window);
                self.rights[owner.index()] = Some(right);
            }
        }
    }

    fn is_any_ring_open(&self) -> bool {
        self.rights.iter().any(Option::is_some) || self.extras.iter().any(|extra| extra.open_until.is_some())
    }

    fn begin_closing(&mut self, happened: &mut Happened) {
        self.phase = Phase::Closing;
        self.lifted = [None; 2];
        self.late = None;
        self.timer.aimed_at = None;
        self.tidy_rights(happened);
        if self.is_any_ring_open() {
            self.push(happened, Happening::ClosingBegan);
        }
    }

    pub(super) fn end(&mut self, verdict: Verdict, reason: Reason, happened: &mut Happened) {
        let outcome = Outcome { verdict, reason, at: self.now };
        self.phase = Phase::Over(outcome);
        self.lifted = [None; 2];
        self.late = None;
        self.rights = [None; 2];
        self.extras = [ExtraRing::default(); 2];
        self.timer = TurnTimer::default();
        self.draw_offer = None;
        self.push(happened, Happening::Ended(outcome));
    }

    pub(super) fn push(&self, happened: &mut Happened, what: Happening) {
        happened.push(Occurrence { at: self.now, what });
    }
}
