//! What is to be done outside after a change: the plan for the outbox.

use serde::{Deserialize, Serialize};

use super::game::{Game, Stage, is_ply};
use super::low_sand::{self, LowSand};
use crate::rules::{Entry, Happening, Occurrence, Span, Stamped};

/// Something to be done outside, by the newest state when it is done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Effect {
    /// Posts the challenge with its buttons.
    PostChallenge,
    /// Brings the challenge message up to date.
    EditChallenge,
    /// Makes the game's thread.
    OpenThread,
    /// Posts the board message of a ply.
    PostBoard {
        /// The ply; 0 is the beginning.
        ply: u32,
        /// Whether it stands in for one that is gone, so that nobody is called twice.
        again: bool,
    },
    /// Brings the newest board message up to date.
    Repaint,
    /// Takes off an older board message what holds no more: its buttons, whose turn it is, and what runs.
    StripBoard {
        /// Where it stands.
        channel: u64,
        /// The message.
        message: u64,
        /// Its picture, which stays.
        attachment: Option<u64>,
        /// The ply it shows; nothing if it has waited since before that was written down.
        #[serde(default)]
        ply: Option<u32>,
    },
    /// Says in words what happened, by places in the chronicle.
    Tell {
        /// The first occurrence.
        from: usize,
        /// The one after the last.
        to: usize,
    },
    /// Warns a player that the sand of one of his glasses is low.
    Warn(LowSand),
    /// Says how long nobody could act, which everything that lay ahead was moved back by.
    TellAway {
        /// How long, in milliseconds.
        ms: i64,
    },
    /// Strikes a warning through that no longer holds.
    StrikeWarning(LowSand),
    /// Posts the result with the final board.
    PostResult {
        /// The first occurrence of the last change, to be told with it.
        from: usize,
    },
    /// Says the result in one line where the challenge was made.
    TellParent,
}

/// Plans what has to be done outside after a game changed.
#[must_use]
pub fn plan(before: &Game, after: &Game) -> Vec<Effect> {
    match (&before.stage, &after.stage) {
        (Stage::Offered { .. }, Stage::Started(_)) => {
            vec![Effect::OpenThread, Effect::PostBoard { ply: 0, again: false }, Effect::EditChallenge]
        }
        (Stage::Offered { .. }, Stage::Closed(_)) => vec![Effect::EditChallenge],
        (Stage::Started(old), Stage::Started(new)) => {
            let mut effects = tell(&new.chronicle, old.chronicle.len(), new.position.plies());
            if let Some(away) = credited(&new.inputs[old.inputs.len()..]) {
                effects.push(Effect::TellAway { ms: away.as_ms() });
                if new.position.outcome().is_none() {
                    effects.push(Effect::Repaint);
                }
            }
            effects.extend(low_sand::due(&old.position, &new.position).into_iter().map(Effect::Warn));
            effects.extend(low_sand::over(&old.position, &new.position).into_iter().map(Effect::StrikeWarning));
            if effects.is_empty() && old.timer_side != new.timer_side {
                effects.push(Effect::Repaint);
            }
            effects
        }
        _ => Vec::new(),
    }
}

/// Adds up what new inputs credit; nothing if none does.
fn credited(fresh: &[Stamped]) -> Option<Span> {
    let credits = fresh.iter().filter_map(|input| match input.entry {
        Entry::Credit(span) => Some(span),
        Entry::Played { .. } => None,
    });
    credits.reduce(|one, other| Span::from_ms(one.as_ms() + other.as_ms()))
}

/// Plans how the newest part of a chronicle is told.
fn tell(chronicle: &[Occurrence], known: usize, ply: u32) -> Vec<Effect> {
    let fresh = &chronicle[known..];
    let over = fresh.iter().any(|told| matches!(told.what, Happening::Ended(_)));
    let mut effects = Vec::new();
    let ply_at = fresh.iter().position(is_ply).map(|index| known + index);
    let spoken_until = if over { None } else { Some(ply_at.unwrap_or(chronicle.len())) };
    // What fell due before a ply belongs to the board message before it and is told apart.
    if let Some(to) = spoken_until
        && chronicle[known..to].iter().any(is_spoken)
    {
        effects.push(Effect::Tell { from: known, to });
    }
    if over {
        effects.extend([Effect::PostResult { from: known }, Effect::TellParent]);
    } else if ply_at.is_some() {
        effects.push(Effect::PostBoard { ply, again: false });
    } else if fresh.iter().any(is_seen) {
        effects.push(Effect::Repaint);
    }
    effects
}

/// Tells whether an occurrence is said in words by itself.
#[must_use]
pub const fn is_spoken(told: &Occurrence) -> bool {
    match told.what {
        Happening::GlassLost { .. }
        | Happening::Overstepped { .. }
        | Happening::TurnLost { .. }
        | Happening::ClosingBegan
        | Happening::PlayResumed { .. }
        | Happening::DrawOffered { .. }
        | Happening::Ended(_) => true,
        Happening::Moved { .. }
        | Happening::Placed { .. }
        | Happening::RingDropped { .. }
        | Happening::Declined { .. }
        | Happening::FillOpened { .. }
        | Happening::Lifted { .. }
        | Happening::PutBack { .. }
        | Happening::TimerTurned { .. }
        | Happening::TimerEmptied
        | Happening::ExtraOpened { .. } => false,
    }
}

/// Tells whether an occurrence changes what the board message shows and is worth an edit.
///
/// Windows that end and a timer that empties unaimed do not: nothing is edited just because time passes.
const fn is_seen(told: &Occurrence) -> bool {
    !matches!(told.what, Happening::FillOpened { .. } | Happening::TimerEmptied)
}
