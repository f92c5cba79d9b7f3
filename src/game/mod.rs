//! One game between people, from challenge to result.

mod id;
mod report;
mod view;

pub use id::{ChannelId, GameId, GuildId, MessageId, PlayerId};
pub use report::Report;
pub use view::{Seat, Side, View};
