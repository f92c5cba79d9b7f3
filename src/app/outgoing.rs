//! The one port through which the application speaks.

use crate::game::{ChannelId, Effect, Game, MessageId, Pings, RatingChange, Shown};
use crate::rules::{Span, Timestamp};

/// Something to be done outside, with everything needed to do it.
#[derive(Clone, Debug)]
pub struct Delivery {
    /// The outbox row; the same row is the same message, however often it is tried.
    pub row: i64,
    /// When that row was put in; zero if that was before it was written down.
    pub enqueued_at: Timestamp,
    /// The game as it stands.
    pub game: Game,
    /// Where it is shown.
    pub shown: Shown,
    /// What is to be done.
    pub effect: Effect,
    /// The message of the warning it is about.
    pub warning: Option<MessageId>,
    /// What people are called for there.
    pub pings: Pings,
    /// The language of public messages there, as Discord names it.
    pub locale: String,
    /// Whether a picture may go with it.
    pub pictured: bool,
    /// In which channel or thread.
    pub to: ChannelId,
    /// What the game did to the ratings, where the result is to be told and there is anything.
    pub rating: Option<RatingChange>,
    /// Whether nobody can have tried it before; another try finds what an earlier one may have done.
    pub is_first_try: bool,
    /// The instant, on Discord's clock.
    pub at: Timestamp,
}

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Receipt {
    /// Nothing worth noting.
    Done,
    /// A message was posted.
    Posted {
        /// The message.
        message: MessageId,
        /// Its picture.
        attachment: Option<u64>,
    },
    /// A message was edited.
    Edited {
        /// Its picture now.
        attachment: Option<u64>,
    },
    /// A thread was made.
    Thread(ChannelId),
}

/// Why something could not be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It may work later; if Discord said when, not before, and nothing has been tried in vain.
    Later(Option<Span>),
    /// The message is gone.
    MessageGone,
    /// The channel or thread is gone.
    ChannelGone,
    /// The bot may not do it there; perhaps it may do less.
    Forbidden,
    /// The bot does not even see the channel or thread.
    Unseen,
    /// Nobody may do anything there: the thread is locked.
    Locked,
    /// Discord will not have it so; trying again is of no use.
    Rejected,
}

/// Does things outside.
pub trait Outgoing: Send + Sync + 'static {
    /// Tells how long it is of no use to try anything, wherever that is, if it knows of such limits.
    fn closed(&self) -> Option<Span> {
        None
    }

    /// Tells how long it is of no use to try an effect there, if it knows of such limits.
    fn closed_for(&self, _effect: &Effect, _to: ChannelId) -> Option<Span> {
        None
    }

    /// Does one thing.
    fn deliver(&self, delivery: Delivery) -> impl Future<Output = Result<Receipt, Trouble>> + Send;
}
