//! What went wrong with a request to Discord, without its address: that may hold a token.

/// The kinds of failure that are treated differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// No answer: it may have been carried out.
    Unreachable,
    /// An answer that is none, or a request that cannot be written; another try would end the same.
    Unreadable,
    /// The token is not, or no longer, the bot's (401, 4004), or may not what it asks for (4014).
    Unauthorized,
    /// Discord is broken (5xx).
    Broken,
    /// Too many requests (429).
    TooMany,
    /// The bot may not do it (403).
    Forbidden,
    /// The bot does not see the channel or thread (50001).
    Unseen,
    /// Nobody may do it: the thread is locked (160005).
    Locked,
    /// The message is gone, or too old to be edited so often (10008, 30046).
    MessageGone,
    /// The channel is gone (10003).
    ChannelGone,
    /// Nobody of that number is on the server (10007, 10013).
    NoMember,
    /// The interaction was answered before (40060).
    AlreadyAnswered,
    /// The interaction is over (10062).
    InteractionOver,
    /// A thread hangs on the message already (160004).
    ThreadExists,
    /// The thread is archived (50083).
    Archived,
    /// Discord will not have the request so (other 4xx).
    Rejected {
        /// The status.
        status: u16,
        /// Discord's own code.
        code: i64,
    },
}

/// Tells what a refusal means: by status first, for a body may be anything.
#[must_use]
pub const fn kind_of_answer(status: u16, code: i64) -> Kind {
    match (status, code) {
        (401, _) => Kind::Unauthorized,
        (429, 30046) | (_, 10008) => Kind::MessageGone,
        (429, _) => Kind::TooMany,
        (500.., _) => Kind::Broken,
        (_, 10003) => Kind::ChannelGone,
        (_, 10007 | 10013) => Kind::NoMember,
        (_, 10062) => Kind::InteractionOver,
        (_, 40060) => Kind::AlreadyAnswered,
        (_, 50083) => Kind::Archived,
        (_, 160004) => Kind::ThreadExists,
        (_, 160005) => Kind::Locked,
        (403, 50001) => Kind::Unseen,
        (403, _) => Kind::Forbidden,
        (404, _) => Kind::MessageGone,
        _ => Kind::Rejected { status, code },
    }
}
