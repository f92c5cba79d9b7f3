//! What `record check` says of a position (`record.md`).

use std::collections::BTreeMap;

use serde::Serialize;

use crate::rules::{Color, Phase, Position, Sand, Space, Timestamp};

/// A position as one JSON object; instants are milliseconds after the game began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    phase: &'static str,
    turn: Option<&'static str>,
    plies: u32,
    holder: Sides<u8>,
    rings: BTreeMap<String, u8>,
    hourglasses: Vec<GlassReport>,
    turn_timer: TimerReport,
    lifted: Sides<Option<String>>,
    late: Option<&'static str>,
    ring_right: Sides<Option<RightReport>>,
    extra_ring: Sides<&'static str>,
    legal_moves: Vec<String>,
    next_deadline: Option<i64>,
    result: Option<&'static str>,
    reason: Option<&'static str>,
    ended_at: Option<i64>,
    draw_offer: Option<&'static str>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Sides<T> {
    red: T,
    black: T,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct GlassReport {
    color: &'static str,
    space: String,
    state: &'static str,
    runs_out_at: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct TimerReport {
    empty_at: Option<i64>,
    aimed_at: Option<&'static str>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct RightReport {
    space: String,
    until: i64,
    open_to_opponent: bool,
}

impl<T> Sides<T> {
    fn of(mut ask: impl FnMut(Color) -> T) -> Sides<T> {
        Sides { red: ask(Color::Red), black: ask(Color::Black) }
    }
}

impl Report {
    /// Reports a position at its own instant.
    #[must_use]
    pub fn of(position: &Position) -> Report {
        let after = |at: Timestamp| at.since(position.began()).as_ms();
        let outcome = position.outcome();
        let mut legal_moves: Vec<String> = position.placements().map(|space| format!("@{space}")).collect();
        legal_moves.extend(position.legal_moves().map(|(from, to)| format!("{from}-{to}")));
        legal_moves.sort_unstable();
        Report {
            phase: match position.phase() {
                Phase::Playing { .. } => "playing",
                Phase::Closing => "closing",
                Phase::Over(_) => "over",
            },
            turn: position.turn().map(Color::word),
            plies: position.plies(),
            holder: Sides::of(|color| position.holder(color)),
            rings: Space::all()
                .map(|space| (space.to_string(), position.board().rings(space)))
                .filter(|(_, rings)| *rings > 0)
                .collect(),
            hourglasses: Color::BOTH.into_iter().flat_map(|color| glasses(position, color)).collect(),
            turn_timer: TimerReport {
                empty_at: position.turn_timer().empty_at().map(after),
                aimed_at: position.turn_timer().aimed_at().map(Color::word),
            },
            lifted: Sides::of(|color| position.lifted(color).map(|space| space.to_string())),
            late: position.late().map(Color::word),
            ring_right: Sides::of(|owner| {
                position.ring_right(owner).map(|right| RightReport {
                    space: right.space().to_string(),
                    until: after(right.until()),
                    open_to_opponent: position.fill_space(owner.opponent()).is_some(),
                })
            }),
            extra_ring: Sides::of(|color| {
                let extra = position.extra_ring(color);
                match (extra.open_until(), extra.is_earned()) {
                    (Some(_), _) => "open",
                    (None, true) => "earned",
                    (None, false) => "none",
                }
            }),
            legal_moves,
            next_deadline: position.next_deadline().map(after),
            result: outcome.map(|outcome| outcome.verdict.word()),
            reason: outcome.map(|outcome| outcome.reason.word()),
            ended_at: outcome.map(|outcome| after(outcome.at)),
            draw_offer: position.draw_offer().map(Color::word),
        }
    }
}

fn glasses(position: &Position, color: Color) -> Vec<GlassReport> {
    let mut standing: Vec<_> =
        position.board().glasses(color).iter().filter_map(|glass| Some((glass.space()?, glass))).collect();
    standing.sort_unstable_by_key(|(space, _)| *space);
    standing
        .into_iter()
        .map(|(space, glass)| GlassReport {
            color: color.word(),
            space: space.to_string(),
            state: match glass.sand() {
                Sand::Unturned => "unturned",
                Sand::Running(_) => "running",
                Sand::Lost(_) => "lost",
            },
            runs_out_at: glass.runs_out_at().map(|at| at.since(position.began()).as_ms()),
        })
        .collect()
}
