//! A game between two colours at one instant.

use super::board::{Board, Glass};
use super::color::Color;
use super::hourglass::Sand;
use super::outcome::Outcome;
use super::ring_right::{ExtraRing, RingRight, TurnTimer};
use super::setup::Setup;
use super::space::{Space, SpaceSet};
use super::time::{Span, Timestamp};

/// Whose turn it is, or that it is nobody's any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Somebody is to move.
    Playing {
        /// Who.
        turn: Color,
    },
    /// Only ring rights are open (`rules.md` 6.1).
    Closing,
    /// The game has ended.
    Over(Outcome),
}

/// The last completed move or placement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LastMove {
    /// Who made it.
    pub color: Color,
    /// The space left; none when placing.
    pub from: Option<Space>,
    /// The space entered.
    pub to: Space,
}

/// The whole state of the rules: a function of setup, beginning and stamped inputs (`rules.md` 8.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) setup: Setup,
    pub(super) began: Timestamp,
    pub(super) now: Timestamp,
    /// Inputs before this instant are refused (a credit).
    pub(super) away_until: Timestamp,
    pub(super) board: Board,
    pub(super) holder: [u8; 2],
    pub(super) phase: Phase,
    /// Whose turn it is, or was when closing began (`rules.md` 2.6).
    pub(super) turn: Color,
    pub(super) turn_since: Timestamp,
    pub(super) plies: [u32; 2],
    pub(super) plies_without_ring: u32,
    pub(super) last_move: Option<LastMove>,
    pub(super) timer: TurnTimer,
    pub(super) lifted: [Option<Glass>; 2],
    pub(super) late: Option<Color>,
    pub(super) rights: [Option<RingRight>; 2],
    pub(super) extras: [ExtraRing; 2],
    pub(super) draw_offer: Option<Color>,
}

impl Position {
    /// Rings of one side.
    pub const RINGS: u8 = 32;
    /// Plies in a row without a ring after which a game is closing (`rules.md` 2.6).
    pub const PATIENT_PLIES: u32 = 40;

    /// Sets a game up that begins at an instant.
    #[must_use]
    pub fn new(setup: Setup, began: Timestamp) -> Position {
        Position {
            setup,
            began,
            now: began,
            away_until: began,
            board: Board::new(setup.start),
            holder: [Position::RINGS; 2],
            phase: Phase::Playing { turn: Color::Red },
            turn: Color::Red,
            turn_since: began,
            plies: [0; 2],
            plies_without_ring: 0,
            last_move: None,
            timer: TurnTimer::default(),
            lifted: [None; 2],
            late: None,
            rights: [None; 2],
            extras: [ExtraRing::default(); 2],
            draw_offer: None,
        }
    }

    /// Tells what was agreed before the game.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Tells when the game began.
    #[must_use]
    pub const fn began(&self) -> Timestamp {
        self.began
    }

    /// Tells up to which instant everything due has happened.
    #[must_use]
    pub const fn now(&self) -> Timestamp {
        self.now
    }

    /// Tells up to when everything that was due has happened: [`Self::now`], or the end of a time credited since.
    #[must_use]
    pub fn reached(&self) -> Timestamp {
        self.now.max(self.away_until)
    }

    /// Shows rings and hourglasses.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Tells the phase.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Tells who is to move, if anybody is.
    #[must_use]
    pub const fn turn(&self) -> Option<Color> {
        match self.phase {
            Phase::Playing { turn } => Some(turn),
            Phase::Closing | Phase::Over(_) => None,
        }
    }

    /// Tells how the game ended, if it did.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Playing { .. } | Phase::Closing => None,
        }
    }

    /// Tells since when the turn is the player's (`rules.md` 6.5).
    #[must_use]
    pub const fn turn_since(&self) -> Timestamp {
        self.turn_since
    }

    /// Tells how many rings a side has left.
    #[must_use]
    pub const fn holder(&self, color: Color) -> u8 {
        self.holder[color.index()]
    }

    /// Counts the plies of both sides.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies[0] + self.plies[1]
    }

    /// Counts the plies of one side.
    #[must_use]
    pub const fn plies_of(&self, color: Color) -> u32 {
        self.plies[color.index()]
    }

    /// Counts the plies in a row that went by without a ring (`rules.md` 2.6).
    #[must_use]
    pub const fn plies_without_ring(&self) -> u32 {
        self.plies_without_ring
    }

    /// Tells the last completed move.
    #[must_use]
    pub const fn last_move(&self) -> Option<LastMove> {
        self.last_move
    }

    /// Shows the turn timer.
    #[must_use]
    pub const fn turn_timer(&self) -> TurnTimer {
        self.timer
    }

    /// Tells where the hourglass stands that a side has in hand.
    #[must_use]
    pub fn lifted(&self, color: Color) -> Option<Space> {
        self.board.glass(color, self.lifted[color.index()]?).space
    }

    /// Tells who may still finish a late move (`rules.md` 5.4).
    #[must_use]
    pub const fn late(&self) -> Option<Color> {
        self.late
    }

    /// Shows the ordinary ring right of a colour's last move, while anybody can use it.
    #[must_use]
    pub const fn ring_right(&self, owner: Color) -> Option<RingRight> {
        self.rights[owner.index()]
    }

    /// Shows the extra ring of a colour.
    #[must_use]
    pub const fn extra_ring(&self, color: Color) -> ExtraRing {
        self.extras[color.index()]
    }

    /// Tells who has offered a draw that still stands.
    #[must_use]
    pub const fn draw_offer(&self) -> Option<Color> {
        self.draw_offer
    }

    /// Tells where a side may drop its ordinary ring now (`rules.md` 3.1, 3.4).
    #[must_use]
    pub fn ring_space(&self, color: Color) -> Option<Space> {
        let right = self.rights[color.index()]?;
        let may = self.holder(color) > 0 && !right.declined && (right.window || !self.setup.level.has_sand());
        may.then_some(right.space)
    }

    /// Tells where a side may fill now what the opponent left (`rules.md` 3.3).
    #[must_use]
    pub fn fill_space(&self, color: Color) -> Option<Space> {
        let right = self.rights[color.opponent().index()]?;
        let may = self.holder(color) > 0 && !right.fill_declined && !right.window;
        may.then_some(right.space)
    }

    /// Lists where a side may drop its extra ring now (`rules.md` 5.5).
    #[must_use]
    pub fn extra_spaces(&self, color: Color) -> SpaceSet {
        if self.extras[color.index()].open_until.is_none() || self.holder(color) == 0 {
            return SpaceSet::default();
        }
        Space::all()
            .filter(|space| !self.board.is_full(*space) && self.kept_for(color.opponent(), *space).is_none())
            .collect()
    }

    /// Lists where the player to move may place an hourglass, if he is placing (`rules.md` 7).
    #[must_use]
    pub fn placements(&self) -> SpaceSet {
        match self.turn() {
            Some(turn) if self.board.is_placing(turn) => self.board.places(),
            Some(_) | None => SpaceSet::default(),
        }
    }

    /// Lists the legal moves of the player to move; none while he is placing.
    pub fn legal_moves(&self) -> impl Iterator<Item = (Space, Space)> + '_ {
        self.turn().into_iter().flat_map(|turn| self.board.moves(self.setup.level, turn))
    }

    /// Lists the hourglasses a colour can move now, in its turn or late.
    #[must_use]
    pub fn movable(&self, color: Color) -> Vec<Space> {
        let glasses = self.board.glasses(color).iter().filter_map(super::hourglass::Hourglass::space);
        let mut spaces: Vec<Space> = glasses.filter(|space| !self.destinations(color, *space).is_empty()).collect();
        spaces.sort_unstable();
        spaces
    }

    /// Lists where the glass on a space may be moved now by a colour, in his turn or late.
    #[must_use]
    pub fn destinations(&self, color: Color, from: Space) -> SpaceSet {
        if self.turn() == Some(color) {
            self.board.destinations(self.setup.level, color, from)
        } else if self.late == Some(color) && self.lifted(color) == Some(from) {
            self.board.find(color, from).map_or_else(SpaceSet::default, |glass| self.board.ways_of(color, glass))
        } else {
            SpaceSet::default()
        }
    }

    /// Tells whether a move would enter a full space and so lose the game (`rules.md` 2.2).
    #[must_use]
    pub fn loses_at_once(&self, color: Color, from: Space, to: Space) -> bool {
        self.outcome().is_none() && self.board.is_full(to) && self.mover(color, from, to).is_ok()
    }

    /// Tells the next instant at which something happens by itself, seen or unseen.
    #[must_use]
    pub fn next_due(&self) -> Option<Timestamp> {
        if self.outcome().is_some() {
            return None;
        }
        let windows = self.rights.iter().flatten().filter_map(RingRight::due);
        self.due_outside_rights().chain(windows).min()
    }

    /// Tells the next instant at which, without inputs, anything that can be seen changes (`record.md`).
    #[must_use]
    pub fn next_deadline(&self) -> Option<Timestamp> {
        if self.outcome().is_some() {
            return None;
        }
        let windows = Color::BOTH.into_iter().filter_map(|owner| {
            let right = self.rights[owner.index()]?;
            if !right.window {
                return right.ends_at;
            }
            // At level 1 an owner may go on dropping: if the opponent has no ring, nobody sees the window end.
            let unseen = !self.setup.level.has_sand() && !right.answered && self.holder(owner.opponent()) == 0;
            match (unseen, self.phase) {
                (false, _) => Some(right.until),
                (true, Phase::Closing) => Some(right.until + self.setup.ring_window),
                (true, Phase::Playing { .. } | Phase::Over(_)) => None,
            }
        });
        self.due_outside_rights().chain(windows).min()
    }

    /// Tells when the player to move forfeits (`rules.md` 6.5).
    #[must_use]
    pub fn patience_ends_at(&self) -> Option<Timestamp> {
        self.turn().map(|_| self.turn_since + self.setup.patience)
    }

    fn due_outside_rights(&self) -> impl Iterator<Item = Timestamp> + '_ {
        let extras = self.extras.iter().filter_map(|extra| extra.open_until);
        self.running().map(|(_, _, at)| at).chain(self.timer.empty_at).chain(extras).chain(self.patience_ends_at())
    }

    /// Lists the running hourglasses and when they run out.
    pub(super) fn running(&self) -> impl Iterator<Item = (Color, Glass, Timestamp)> + '_ {
        Color::BOTH.into_iter().flat_map(move |color| {
            (0..3).filter_map(move |glass| match self.board.glass(color, glass).sand {
                Sand::Running(at) => Some((color, glass, at)),
                Sand::Unturned | Sand::Lost(_) => None,
            })
        })
    }

    /// Tells until when the last place of a space is kept for its owner (`rules.md` 5.5).
    pub(super) fn kept_for(&self, owner: Color, space: Space) -> Option<Timestamp> {
        let right = self.rights[owner.index()]?;
        (right.space == space && right.window && self.board.room(space) == 1).then_some(right.until)
    }

    /// Tells whether a side may do anything in a turn of its own.
    pub(super) fn can_go_on(&self) -> bool {
        Color::BOTH.into_iter().any(|color| self.board.has_move(color))
    }

    /// Adds up rings on the board and in the holders; always 64.
    #[must_use]
    pub fn total_rings(&self) -> u32 {
        let on_board: u32 = Space::all().map(|space| u32::from(self.board.rings(space))).sum();
        on_board + u32::from(self.holder[0]) + u32::from(self.holder[1])
    }

    /// Moves back everything that still lies ahead at an instant: the bot was away (`record.md`, credit).
    pub(super) fn shift(&mut self, at: Timestamp, span: Span) {
        let running: Vec<_> = self.running().collect();
        for (color, glass, runs_out_at) in running {
            self.board.set_sand(color, glass, Sand::Running(runs_out_at + span));
        }
        let instants = self.timer.empty_at.iter_mut();
        let instants = instants.chain(self.extras.iter_mut().filter_map(|extra| extra.open_until.as_mut()));
        for instant in instants {
            *instant += span;
        }
        self.rights.iter_mut().flatten().for_each(|right| right.shift(span));
        self.turn_since += span;
        self.away_until = at + span;
    }
}
