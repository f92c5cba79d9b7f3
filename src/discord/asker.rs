//! Who asks, where, when and in which language.

use serenity::all::{
    self as discord, ChannelType, CommandInteraction, ComponentInteraction, Member, PartialChannel, Permissions, User,
};

use crate::app::{App, Sight};
use crate::game::{ChannelId, Command, Envelope, GameId, Guard, GuildId, Person, PlayerId};
use crate::i18n::Language;
use crate::rules::Timestamp;

/// Everything about an interaction but what is asked.
#[derive(Clone, Debug)]
pub struct Asker {
    /// The interaction's number.
    pub id: u64,
    /// The instant it was made at, on Discord's clock; that of its arrival if its number cannot tell.
    pub at: Timestamp,
    /// Who.
    pub person: Person,
    /// On which server.
    pub guild: GuildId,
    /// In which channel or thread.
    pub channel: ChannelId,
    /// The channel whose settings hold: that channel, or the thread's parent.
    pub home: ChannelId,
    /// Whether that is a thread.
    pub in_thread: bool,
    /// The asker's language.
    pub language: Language,
    /// The server's locale.
    pub guild_locale: String,
    /// What the bot may do in the channel; unknown if Discord did not say.
    pub permissions: Option<Permissions>,
    /// Whether the asker manages the channel.
    pub may_manage_channel: bool,
    /// Whether the asker manages the server.
    pub may_manage_server: bool,
}

impl Asker {
    /// Reads who uses a command; nothing outside of servers.
    #[must_use]
    pub fn of_command(app: &App, command: &CommandInteraction) -> Option<Asker> {
        let place = place(command.guild_id, command.channel_id, command.channel.as_ref())?;
        let permissions = (command.app_permissions, command.member.as_deref());
        let locales = (command.locale.as_str(), command.guild_locale.clone());
        Some(Asker::new(app, command.id.get(), &command.user, place, permissions, locales))
    }

    /// Reads who uses a button or menu; nothing outside of servers.
    #[must_use]
    pub fn of_component(app: &App, component: &ComponentInteraction) -> Option<Asker> {
        let place = place(component.guild_id, component.channel_id, component.channel.as_ref())?;
        let permissions = (component.app_permissions, component.member.as_ref());
        let locales = (component.locale.as_str(), component.guild_locale.clone());
        Some(Asker::new(app, component.id.get(), &component.user, place, permissions, locales))
    }

    fn new(
        app: &App,
        id: u64,
        user: &User,
        (guild, channel, parent): (GuildId, ChannelId, Option<ChannelId>),
        (app_permissions, member): (Option<Permissions>, Option<&Member>),
        (locale, guild_locale): (&str, Option<String>),
    ) -> Asker {
        let granted = member.and_then(|member| member.permissions).unwrap_or_default();
        let may = |permission| granted.administrator() || granted.contains(permission);
        Asker {
            id,
            at: app.clock().counts_from(id),
            person: person(user, member),
            guild,
            channel,
            home: parent.unwrap_or(channel),
            in_thread: parent.is_some(),
            language: Language::of_locale(locale),
            guild_locale: guild_locale.unwrap_or_default(),
            permissions: app_permissions,
            may_manage_channel: may(Permissions::MANAGE_CHANNELS) || may(Permissions::MANAGE_GUILD),
            may_manage_server: may(Permissions::MANAGE_GUILD),
        }
    }

    /// Tells what the bot may do in the channel and in threads of it; nothing if Discord did not say.
    #[must_use]
    pub fn sight(&self) -> Option<Sight> {
        let permissions = self.permissions?;
        let may = |permission| permissions.administrator() || permissions.contains(permission);
        Some(Sight {
            view: may(Permissions::VIEW_CHANNEL),
            send: may(Permissions::SEND_MESSAGES),
            send_in_threads: may(Permissions::SEND_MESSAGES_IN_THREADS),
            attach: may(Permissions::ATTACH_FILES),
        })
    }

    /// Makes an envelope of what is asked.
    #[must_use]
    pub fn envelope(&self, game: GameId, guard: Guard, command: Command) -> Envelope {
        Envelope { id: self.id, actor: self.person.clone(), at: self.at, guild: self.guild, game, guard, command }
    }
}

/// Tells the server, the channel and, of a thread, its parent.
fn place(
    guild: Option<discord::GuildId>,
    channel: discord::ChannelId,
    shown: Option<&PartialChannel>,
) -> Option<(GuildId, ChannelId, Option<ChannelId>)> {
    let parent = shown.filter(|channel| is_thread(channel)).map(|thread| {
        // A thread without a parent is none we know; it then goes by its own settings.
        thread.parent_id.map_or(ChannelId(channel.get()), |parent| ChannelId(parent.get()))
    });
    Some((GuildId(guild?.get()), ChannelId(channel.get()), parent))
}

/// Tells whether a channel is a thread: by its kind, or by what only threads have.
fn is_thread(channel: &PartialChannel) -> bool {
    let is_kind =
        matches!(channel.kind, ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread);
    is_kind || channel.thread_metadata.is_some()
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
