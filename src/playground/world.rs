//! The world the playground stands for: everything Discord would remember.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

use serde_json::Value;

use super::channel::Channel;
use super::exchange::Exchange;
use super::fault::Faults;
use super::guild::Guild;
use super::journal::{Entry, Journal};
use super::message::{Attachment, Message};
use super::messages::Messages;
use super::rate::Limiter;
use super::session::Gateway;
use super::snowflake::{Mint, Numbering};
use super::user::User;

/// How many files are kept that are no longer on a message.
const RETIRED_MAX: usize = 32;

/// Tells the time, in UTC milliseconds.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// The bot's application, whose id is also its user's.
#[derive(Clone, Debug)]
pub(super) struct App {
    pub(super) id: u64,
    pub(super) name: String,
    pub(super) token: String,
}

/// Everything Discord would remember.
pub struct World {
    pub(super) clock: Clock,
    pub(super) address: SocketAddr,
    pub(super) app: App,
    pub(super) mint: Mint,
    pub(super) users: BTreeMap<u64, User>,
    pub(super) guilds: BTreeMap<u64, Guild>,
    pub(super) channels: BTreeMap<u64, Channel>,
    pub(super) messages: Messages,
    /// The files last taken off messages, oldest first.
    pub(super) retired: VecDeque<Attachment>,
    pub(super) commands: BTreeMap<u64, Value>,
    pub(super) exchanges: BTreeMap<u64, Exchange>,
    pub(super) tokens: HashMap<String, u64>,
    pub(super) gateway: Gateway,
    pub(super) faults: Faults,
    pub(super) journal: Journal,
    pub(super) limiter: Limiter,
}

impl fmt::Debug for World {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("World")
            .field("address", &self.address)
            .field("guilds", &self.guilds.len())
            .field("channels", &self.channels.len())
            .field("messages", &self.messages.len())
            .finish_non_exhaustive()
    }
}

impl World {
    pub(super) fn new(clock: Clock, address: SocketAddr, token: String, numbering: Numbering) -> Self {
        let mut mint = Mint::new(numbering);
        let app = App { id: mint.mint(clock()), name: "TAMSK".to_owned(), token };
        let user = User {
            id: app.id,
            username: app.name.clone(),
            global_name: None,
            locale: "en-US".to_owned(),
            bot: true,
            accepts_dms: false,
        };
        Self {
            clock,
            address,
            mint,
            users: BTreeMap::from([(app.id, user)]),
            app,
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: Messages::default(),
            retired: VecDeque::new(),
            commands: BTreeMap::new(),
            exchanges: BTreeMap::new(),
            tokens: HashMap::new(),
            gateway: Gateway::default(),
            faults: Faults::default(),
            journal: Journal::default(),
            limiter: Limiter::default(),
        }
    }

    /// The present instant, in UTC milliseconds.
    #[must_use]
    pub fn now(&self) -> i64 {
        (self.clock)()
    }

    pub(super) fn mint(&mut self) -> u64 {
        let now = self.now();
        self.mint.mint(now)
    }

    pub(super) fn mint_at(&mut self, at: i64) -> u64 {
        self.mint.mint(at)
    }

    /// The bot's user id, which is also its application's.
    #[must_use]
    pub fn app_id(&self) -> u64 {
        self.app.id
    }

    /// The user with an id.
    #[must_use]
    pub fn user(&self, id: u64) -> Option<&User> {
        self.users.get(&id)
    }

    /// The guild with an id.
    #[must_use]
    pub fn guild(&self, id: u64) -> Option<&Guild> {
        self.guilds.get(&id)
    }

    /// Every guild, oldest first.
    pub fn guilds(&self) -> impl Iterator<Item = &Guild> {
        self.guilds.values()
    }

    /// The channel or thread with an id.
    #[must_use]
    pub fn channel(&self, id: u64) -> Option<&Channel> {
        self.channels.get(&id)
    }

    /// Every channel of a guild that is no thread, in order.
    #[must_use]
    pub fn channels(&self, guild: u64) -> Vec<&Channel> {
        let mut channels: Vec<&Channel> =
            self.channels.values().filter(|channel| channel.guild == Some(guild) && channel.thread.is_none()).collect();
        channels.sort_by_key(|channel| channel.position);
        channels
    }

    /// Every thread of a channel, oldest first.
    #[must_use]
    pub fn threads(&self, channel: u64) -> Vec<&Channel> {
        self.channels.values().filter(|thread| thread.parent == Some(channel) && thread.thread.is_some()).collect()
    }

    /// Every message of a channel, ephemeral ones included, oldest first.
    #[must_use]
    pub fn messages(&self, channel: u64) -> Vec<&Message> {
        self.messages.of(channel).collect()
    }

    /// The message with an id.
    #[must_use]
    pub fn message(&self, id: u64) -> Option<&Message> {
        self.messages.get(&id)
    }

    /// The file with an id, also for a while after it was taken off its message.
    pub(super) fn file(&self, id: u64) -> Option<&Attachment> {
        let on_messages = self.messages.values().flat_map(|message| &message.attachments);
        on_messages.chain(&self.retired).find(|file| file.id == id)
    }

    /// Keeps the newest files that were taken off messages: somebody's client may be about to show one, and Discord
    /// gives them out for a while as well.
    pub(super) fn retire(&mut self, files: impl IntoIterator<Item = Attachment>) {
        self.retired.extend(files);
        let too_many = self.retired.len().saturating_sub(RETIRED_MAX);
        self.retired.drain(..too_many);
    }

    /// The interaction with an id.
    #[must_use]
    pub fn exchange(&self, id: u64) -> Option<&Exchange> {
        self.exchanges.get(&id)
    }

    /// The registered commands, as the bot's client would see them.
    pub fn commands(&self) -> impl Iterator<Item = &Value> {
        self.commands.values()
    }

    /// Every request so far, in order.
    #[must_use]
    pub fn journal(&self) -> &[Entry] {
        self.journal.entries()
    }

    /// Everything a well-behaved bot would not have done.
    #[must_use]
    pub fn violations(&self) -> Vec<&Entry> {
        self.journal().iter().filter(|entry| entry.violation.is_some()).collect()
    }

    /// Whether a person sees a message.
    #[must_use]
    pub fn sees(&self, user: u64, message: &Message) -> bool {
        let permitted = self.member_permissions(message.channel, user);
        permitted & super::permissions::VIEW_CHANNEL != 0 && message.visible_to.is_none_or(|only| only == user)
    }
}
