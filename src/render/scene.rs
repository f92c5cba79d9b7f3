//! What is seen in a picture, as plain data: two scenes that are equal look alike.

use super::{name, remaining};
use crate::game::{Seat, Side, View};
use crate::rules::{Color, Hourglass, Phase, Position, Sand, Space, Span, Timestamp, Verdict};

/// How many steps of sand a bulb shows.
pub const SAND_STEPS: u8 = 24;

/// Everything a picture of a game shows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scene {
    /// The game's number.
    pub game: u64,
    /// The level, 1 to 3.
    pub level: u8,
    /// The length of an hourglass; empty where no sand runs.
    pub sand: String,
    /// Completed plies of both sides.
    pub ply: u32,
    /// The 37 spaces, A1 first.
    pub spaces: [SpaceSeen; Space::COUNT],
    /// The six hourglasses, Red's first.
    pub glasses: [GlassSeen; 6],
    /// The turn timer, where it is played with.
    pub timer: Option<TimerSeen>,
    /// The players, Red first.
    pub players: [PlayerSeen; 2],
    /// How far the game is.
    pub stage: Stage,
}

/// Whose turn it is, or that it is nobody's any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A side is to move.
    Turn(Color),
    /// Only rings may still be dropped.
    Closing,
    /// The game has ended.
    Over(Verdict),
}

/// A space and its rings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SpaceSeen {
    /// Which space.
    pub space: Space,
    /// Rings it can hold.
    pub capacity: u8,
    /// Rings it holds.
    pub rings: u8,
    /// Whether it holds all it can.
    pub full: bool,
    /// Its part in the last move.
    pub last: Option<LastSeen>,
    /// What may be dropped here now, by Red and by Black.
    pub drops: [DropSeen; 2],
    /// Whether a glass in hand may go here.
    pub reachable: bool,
}

/// A space's part in the last move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastSeen {
    /// A glass left it.
    From {
        /// Where the glass went.
        to: Space,
    },
    /// A glass entered it.
    To {
        /// Where the glass came from; nowhere when placed.
        from: Option<Space>,
    },
}

/// What a side may drop on a space now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct DropSeen {
    /// Its ordinary ring.
    pub ring: bool,
    /// A ring where the opponent left it.
    pub fill: bool,
    /// Its extra ring.
    pub extra: bool,
}

/// An hourglass.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GlassSeen {
    /// Whose it is.
    pub color: Color,
    /// Where it stands; nowhere before it is placed.
    pub space: Option<Space>,
    /// Where its sand is.
    pub sand: SandSeen,
    /// The time left, in whole seconds, begun ones counted; none if it does not run.
    pub left: Option<Span>,
    /// The time left, as written on it; empty if it does not run.
    pub remaining: String,
    /// Whether it is in its player's hand.
    pub lifted: bool,
    /// Whether that hand makes a late move.
    pub late: bool,
}

/// Where the sand of an hourglass is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SandSeen {
    /// At rest in the lower bulb.
    Unturned,
    /// Running, with so many of [`SAND_STEPS`] in the upper bulb.
    Running(u8),
    /// Run out.
    Lost,
}

/// The turn timer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimerSeen {
    /// On which side of the board it stands.
    pub side: Side,
    /// Steps of sand in the upper bulb, of [`SAND_STEPS`]; none if it is out.
    pub level: u8,
    /// The time left, in whole seconds, begun ones counted; none if it is out.
    pub left: Option<Span>,
    /// The time left as written beside it; empty if it is out.
    pub remaining: String,
    /// At whom it is aimed.
    pub aimed_at: Option<Color>,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "marks that are there or not, each by itself")]
pub struct PlayerSeen {
    /// The name, fit to be drawn.
    pub name: String,
    /// The rating.
    pub rating: Option<u32>,
    /// Rings not yet dropped.
    pub rings_left: u8,
    /// Glasses not yet placed.
    pub unplaced: u8,
    /// Whether any ring may be dropped now.
    pub may_drop: bool,
    /// Whether an extra ring comes with the next move.
    pub extra_earned: bool,
    /// Whether a move is still finished after its turn.
    pub late: bool,
    /// Whether a draw is offered.
    pub offers_draw: bool,
}

impl Scene {
    /// Sees a game.
    #[must_use]
    pub fn of(view: &View) -> Scene {
        let position = &view.position;
        let setup = position.setup();
        let mut glasses = Color::BOTH
            .into_iter()
            .flat_map(|color| position.board().glasses(color).iter().map(move |glass| (color, *glass)))
            .map(|(color, glass)| glass_seen(position, color, glass));
        let spaces: Vec<SpaceSeen> = Space::all().map(|space| space_seen(position, space)).collect();
        Scene {
            game: view.game.0,
            level: setup.level.number(),
            sand: if setup.level.has_sand() { remaining::written(setup.sand) } else { String::new() },
            ply: position.plies(),
            spaces: std::array::from_fn(|index| spaces[index]),
            glasses: std::array::from_fn(|_| glasses.next().unwrap_or_else(nowhere)),
            timer: setup.level.has_turn_timer().then(|| timer_seen(view)),
            players: Color::BOTH.map(|color| player_seen(position, color, view.seat(color))),
            stage: match position.phase() {
                Phase::Playing { turn } => Stage::Turn(turn),
                Phase::Closing => Stage::Closing,
                Phase::Over(outcome) => Stage::Over(outcome.verdict),
            },
        }
    }

    /// Shows the player of a colour.
    #[must_use]
    pub const fn player(&self, color: Color) -> &PlayerSeen {
        match color {
            Color::Red => &self.players[0],
            Color::Black => &self.players[1],
        }
    }

    /// Finds the hourglass on a space.
    #[must_use]
    pub fn glass_on(&self, space: Space) -> Option<&GlassSeen> {
        self.glasses.iter().find(|glass| glass.space == Some(space))
    }
}

const fn nowhere() -> GlassSeen {
    GlassSeen {
        color: Color::Red,
        space: None,
        sand: SandSeen::Unturned,
        left: None,
        remaining: String::new(),
        lifted: false,
        late: false,
    }
}

fn space_seen(position: &Position, space: Space) -> SpaceSeen {
    let board = position.board();
    let last = position.last_move().and_then(|last| {
        if last.to == space {
            Some(LastSeen::To { from: last.from })
        } else {
            (last.from == Some(space)).then_some(LastSeen::From { to: last.to })
        }
    });
    let drops = Color::BOTH.map(|color| DropSeen {
        ring: position.ring_space(color) == Some(space),
        fill: position.fill_space(color) == Some(space),
        extra: position.extra_spaces(color).contains(space),
    });
    let reachable = Color::BOTH
        .into_iter()
        .any(|color| position.lifted(color).is_some_and(|lifted| position.destinations(color, lifted).contains(space)));
    SpaceSeen {
        space,
        capacity: space.capacity(),
        rings: board.rings(space),
        full: board.is_full(space),
        last,
        drops,
        reachable,
    }
}

fn glass_seen(position: &Position, color: Color, glass: Hourglass) -> GlassSeen {
    let (sand, left) = match glass.sand() {
        Sand::Unturned => (SandSeen::Unturned, None),
        Sand::Running(runs_out_at) => {
            let left = runs_out_at.since(position.now());
            (SandSeen::Running(level(left, position.setup().sand)), Some(whole_seconds(left)))
        }
        Sand::Lost(_) => (SandSeen::Lost, None),
    };
    let lifted = glass.space().is_some() && position.lifted(color) == glass.space();
    GlassSeen {
        color,
        space: glass.space(),
        sand,
        left,
        remaining: left.map_or_else(String::new, remaining::written),
        lifted,
        late: lifted && position.late() == Some(color),
    }
}

fn timer_seen(view: &View) -> TimerSeen {
    let timer = view.position.turn_timer();
    let left = timer.empty_at().map(|empty_at: Timestamp| empty_at.since(view.position.now()));
    let seconds = left.map(whole_seconds);
    TimerSeen {
        side: view.timer_side,
        level: left.map_or(0, |left| level(left, view.position.setup().turn_timer)),
        left: seconds,
        remaining: seconds.map_or_else(String::new, remaining::written),
        aimed_at: timer.aimed_at(),
    }
}

/// Rounds up to whole seconds: what is begun is there.
fn whole_seconds(left: Span) -> Span {
    let ms = left.as_ms().max(0);
    Span::from_secs(ms / 1_000 + i64::from(ms % 1_000 > 0))
}

fn player_seen(position: &Position, color: Color, seat: &Seat) -> PlayerSeen {
    let unplaced = position.board().glasses(color).iter().filter(|glass| glass.space().is_none()).count();
    PlayerSeen {
        name: name::cleaned(&seat.name),
        rating: seat.rating,
        rings_left: position.holder(color),
        unplaced: u8::try_from(unplaced).unwrap_or(3),
        may_drop: position.ring_space(color).is_some()
            || position.fill_space(color).is_some()
            || !position.extra_spaces(color).is_empty(),
        extra_earned: position.extra_ring(color).is_earned(),
        late: position.late() == Some(color),
        offers_draw: position.draw_offer() == Some(color),
    }
}

/// Counts the steps of sand left of a whole glass; what is begun counts, what runs has at least one.
fn level(left: Span, whole: Span) -> u8 {
    let whole = i128::from(whole.as_ms()).max(1);
    let left = i128::from(left.as_ms()).clamp(1, whole);
    let steps = i128::from(SAND_STEPS);
    u8::try_from((left * steps + whole - 1) / whole).unwrap_or(SAND_STEPS)
}
