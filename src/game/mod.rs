//! One game between people, from challenge to result.
//!
//! A request is [`decide`]d purely into events or a refusal, [`evolve`] makes events part of the game, and [`plan`]
//! says what has to be done outside. A game is its record: terms and stamped inputs give back every state.

mod command;
mod decide;
mod effect;
#[expect(clippy::module_inception, reason = "the room is named after what it holds")]
mod game;
mod id;
mod low_sand;
mod ranking;
mod rating;
mod refusal;
mod report;
mod settings;
mod shown;
mod tally;
mod terms;
mod view;

pub use command::{Command, Envelope, Guard};
pub use decide::{Event, call_off, credit, decide, decide_time, evolve};
pub use effect::{Effect, is_spoken, plan};
pub use game::{Closed, Game, Person, Place, Play, Stage};
pub use id::{ChannelId, GameId, GuildId, MessageId, PlayerId};
pub use low_sand::LowSand;
pub use ranking::{Finished, History, Leaderboard, Nemesis, Own, PAGE, Page, Profile, Ranked, Results, Standing};
pub use rating::{Rating, RatingChange, Score, Shift, Unrated, rated};
pub use refusal::Refusal;
pub use report::Report;
pub use settings::{Change, Holding, InForce, OpenGames, Origin, Pings, Setting, Settings};
pub use shown::{BoardMessage, Shown};
pub use tally::{Tally, is_saved};
pub use terms::{ColorChoice, SandRange, Terms};
pub use view::{Seat, Side, View};
