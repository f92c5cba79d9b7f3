//! Names for games, people and places: numbers that cannot be mixed up.

use std::fmt;

impl GameId {
    /// Tells the number as sentences take it.
    #[must_use]
    pub const fn number(self) -> i64 {
        self.0.cast_signed()
    }
}

impl PlayerId {
    /// What marks a number that stands for somebody who had everything about him erased: none of Discord's is so large.
    const FORMER: u64 = 1 << 63;

    /// Makes the number that stands for somebody who had everything about him erased, counted from 1.
    #[must_use]
    pub const fn former(count: u64) -> PlayerId {
        PlayerId(count | PlayerId::FORMER)
    }

    /// Tells whether the number stands for somebody who had everything about him erased.
    #[must_use]
    pub const fn is_former(self) -> bool {
        self.0 & PlayerId::FORMER != 0
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_erased_have_numbers_that_nobody_else_can_have() {
        for number in [1, 42, (1 << 22) - 1, 1 << 22, 3_000_000_000_000_000_001, u64::MAX >> 1] {
            assert!(!PlayerId(number).is_former(), "{number}");
            assert!(PlayerId::former(number).is_former(), "{number}");
        }
        assert_ne!(PlayerId::former(1), PlayerId::former(2));
    }
}
