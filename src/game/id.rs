//! Names for games, people and places: numbers that cannot be mixed up.

use std::fmt;

use crate::rules::Timestamp;

impl GameId {
    /// Tells the number as sentences take it.
    #[must_use]
    pub const fn number(self) -> i64 {
        self.0.cast_signed()
    }
}

impl PlayerId {
    /// Tells whether the number stands for somebody who had everything about him erased: none of Discord's is so small.
    #[must_use]
    pub const fn is_former(self) -> bool {
        self.0 < 1 << 22
    }
}

/// The epoch of Discord's numbers, in UTC milliseconds.
const DISCORD_EPOCH_MS: i64 = 1_420_070_400_000;

/// Tells the instant at which Discord made one of its numbers, on its own clock.
#[must_use]
pub const fn made_at(snowflake: u64) -> Timestamp {
    Timestamp::from_ms((snowflake >> 22).cast_signed() + DISCORD_EPOCH_MS)
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

ids! {
    /// A game's number, counted from 1 over all servers.
    GameId,
    /// A person's number at Discord.
    PlayerId,
    /// A server's number at Discord.
    GuildId,
    /// A channel's or thread's number at Discord.
    ChannelId,
    /// A message's number at Discord.
    MessageId,
}
