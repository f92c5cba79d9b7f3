//! Who asks, where, when and in which language.

use serenity::all::{CommandInteraction, ComponentInteraction, Member, Permissions, User};

use crate::game::{ChannelId, Command, Envelope, GameId, Guard, GuildId, Person, PlayerId, made_at};
use crate::i18n::Language;
use crate::rules::Timestamp;

/// Everything about an interaction but what is asked.
#[derive(Clone, Debug)]
pub struct Asker {
    /// The interaction's number.
    pub id: u64,
    /// The instant it was made at, on Discord's clock.
    pub at: Timestamp,
    /// Who.
    pub person: Person,
    /// On which server.
    pub guild: GuildId,
    /// In which channel or thread.
    pub channel: ChannelId,
    /// Whether that is a thread.
    pub in_thread: bool,
    /// The asker's language.
    pub language: Language,
    /// The server's locale.
    pub guild_locale: String,
    /// What the bot may do in the channel; unknown if Discord did not say.
    pub permissions: Option<Permissions>,
}

impl Asker {
    /// Reads who uses a command; nothing outside of servers.
    #[must_use]
    pub fn of_command(command: &CommandInteraction) -> Option<Asker> {
        Some(Asker {
            id: command.id.get(),
            at: made_at(command.id.get()),
            person: person(&command.user, command.member.as_deref()),
            guild: GuildId(command.guild_id?.get()),
            channel: ChannelId(command.channel_id.get()),
            in_thread: command.channel.as_ref().is_some_and(|channel| channel.thread_metadata.is_some()),
            language: Language::of_locale(&command.locale),
            guild_locale: command.guild_locale.clone().unwrap_or_default(),
            permissions: command.app_permissions,
        })
    }

    /// Reads who uses a button or menu; nothing outside of servers.
    #[must_use]
    pub fn of_component(component: &ComponentInteraction) -> Option<Asker> {
        Some(Asker {
            id: component.id.get(),
            at: made_at(component.id.get()),
            person: person(&component.user, component.member.as_ref()),
            guild: GuildId(component.guild_id?.get()),
            channel: ChannelId(component.channel_id.get()),
            in_thread: component.channel.as_ref().is_some_and(|channel| channel.thread_metadata.is_some()),
            language: Language::of_locale(&component.locale),
            guild_locale: component.guild_locale.clone().unwrap_or_default(),
            permissions: component.app_permissions,
        })
    }

    /// Makes an envelope of what is asked.
    #[must_use]
    pub fn envelope(&self, game: GameId, guard: Guard, command: Command) -> Envelope {
        Envelope { id: self.id, actor: self.person.clone(), at: self.at, guild: self.guild, game, guard, command }
    }
}

/// Tells a person by the name he has on the server.
#[must_use]
pub fn person(user: &User, member: Option<&Member>) -> Person {
    let nick = member.and_then(|member| member.nick.as_deref());
    Person { id: PlayerId(user.id.get()), name: name(user, nick) }
}

/// Tells the name by which others see somebody.
#[must_use]
pub fn name(user: &User, nick: Option<&str>) -> String {
    nick.or(user.global_name.as_deref()).unwrap_or(&user.name).to_string()
}
