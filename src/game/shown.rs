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
    /// Its picture, so that edits can keep it; [`Self::UNSURE`] while an edit may have changed it or not.
    pub attachment: Option<u64>,
    /// The ply it shows.
    pub ply: u32,
}

impl BoardMessage {
    /// Stands for the picture of a message that has one whose number is not known; no number of Discord's is 0.
    pub const UNSURE: u64 = 0;

    /// Tells its picture, if its number is known.
    #[must_use]
    pub fn picture(&self) -> Option<u64> {
        self.attachment.filter(|picture| *picture != Self::UNSURE)
    }
}
