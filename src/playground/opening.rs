//! What a playground is opened with: a token of its own, a server, and people in it.

use std::hash::{BuildHasher as _, RandomState};

use super::Playground;
use super::world::World;

/// The server people find themselves in.
const GUILD: &str = "Playground";

/// Its channels.
const CHANNELS: [&str; 2] = ["tamsk", "lounge"];

/// Its members; the first owns it.
const MEMBERS: [&str; 3] = ["Ada", "Ben", "Cleo"];

/// The language everybody begins with.
const LOCALE: &str = "en-US";

/// Makes a token that nobody can guess.
#[must_use]
pub fn fresh_token() -> String {
    // The standard library has no random numbers but the keys of its hashers.
    let part = |number: u8| RandomState::new().hash_one(number);
    format!("playground.{:016x}{:016x}", part(1), part(2))
}

impl Playground {
    /// Sets up a server with channels and members, unless there is one.
    pub fn furnish(&self) {
        if self.look(|world| world.guilds().next().is_some()) {
            return;
        }
        let people = MEMBERS.map(|name| self.add_user(&name.to_lowercase(), Some(name), LOCALE));
        let guild = self.add_guild(GUILD, LOCALE, people[0]);
        for channel in CHANNELS {
            self.add_channel(guild, channel);
        }
        for person in &people[1..] {
            self.add_member(guild, *person, None);
        }
    }

    /// Waits until the bot is connected and its commands are known.
    ///
    /// # Errors
    ///
    /// It does not come.
    pub async fn bot_is_here(&self) -> Result<(), super::Waited> {
        let is_here = |world: &World| {
            world.commands().next().is_some() && world.sessions().iter().any(super::session::Session::is_connected)
        };
        self.until("the bot to connect and register its commands", is_here).await
    }
}

#[cfg(test)]
mod tests {
    use super::fresh_token;

    #[test]
    fn no_two_tokens_are_alike() {
        assert_ne!(fresh_token(), fresh_token());
    }
}
