//! One game between people, from challenge to result.

mod id;
mod view;

pub use id::{ChannelId, GameId, GuildId, MessageId, PlayerId};
pub use view::{Seat, Side, View};
