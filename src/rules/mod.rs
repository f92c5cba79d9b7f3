//! TAMSK without people: board, hourglasses, rings, the turn timer and the record.
//!
//! Pure and of the standard library alone. Time is an argument everywhere: every input carries its instant, and
//! [`Position::advance`] lets happen what falls due. Section numbers in the documentation are those of `rules.md`,
//! the project's written rules.

mod action;
mod advance;
mod apply;
mod board;
mod color;
mod hourglass;
mod notation;
mod occurrence;
mod outcome;
mod perft;
mod position;
mod record;
mod refusal;
mod ring_right;
mod setup;
mod space;
mod time;

pub use action::{Action, Then};
pub use board::Board;
pub use color::Color;
pub use hourglass::{Hourglass, Sand};
pub use notation::Entry;
pub use occurrence::{Happening, Occurrence, RingKind};
pub use outcome::{Outcome, Reason, Verdict};
pub use perft::{divide, perft};
pub use position::{LastMove, Phase, Position};
pub use record::{Record, RefusedInput, Stamped, Unreadable};
pub use refusal::Refusal;
pub use ring_right::{ExtraRing, RingRight, TurnTimer};
pub use setup::{Level, Setup, Start};
pub use space::{Space, SpaceSet};
pub use time::{Span, Timestamp};
