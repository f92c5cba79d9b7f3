//! Names for games, people and places: numbers that cannot be mixed up.

use std::fmt;

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
