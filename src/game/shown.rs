//! Where a game is shown in chat.

use super::id::{ChannelId, MessageId};

/// The messages and the thread of a game, as far as they exist.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Shown {
    /// The game's own thread.
    pub thread: Option<ChannelId>,
    /// The message of the challenge, in the channel of the challenge.
    pub challenge: Option<MessageId>,
    /// The newest board message.
    pub board: Option<BoardMessage>,
}

/// A message with a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardMessage {
    /// The channel or thread it stands in.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// Its picture, so that edits can keep it.
    pub attachment: Option<u64>,
    /// The ply it shows.
    pub ply: u32,
}
