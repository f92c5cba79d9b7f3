//! A table to play at: the stand-in for Discord, the bot, a clock that can be jumped, and people.

use std::fmt::Debug;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tamsk_bot::app::{App, Limits, Rates};
use tamsk_bot::bot::{Bot, Setting};
use tamsk_bot::clock::{Clock, Hands, Stopwatch};
use tamsk_bot::discord::Address;
use tamsk_bot::game::{Game, GameId, GuildId, Play, SandRange};
use tamsk_bot::playground::message::{EPHEMERAL, Message};
use tamsk_bot::playground::{Interaction, Numbering, Options, Person, Playground, World};
use tamsk_bot::rules::{Span, Timestamp};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

pub const TOKEN: &str = "a.token.for-the-table";
/// 2026-01-01T00:00:00Z.
pub const NEW_YEAR: i64 = 1_767_225_600_000;
/// How long the bot lets late inputs arrive.
pub const SETTLING: i64 = 1_500;

/// How long something may take that is not a matter of the clock.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// How long to wait between two looks at what tells nobody that it changes.
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// A port of the system's choice, on which the bot can be looked at.
const ANYWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

pub struct Table {
    pub playground: Playground,
    pub hands: Hands,
    pub guild: u64,
    pub channel: u64,
    /// Challenges, and plays Red where it matters.
    pub alice: Person,
    /// Is challenged, and plays Black where it matters.
    pub bob: Person,
    /// Looks on.
    pub carol: Person,
    /// Whether the bot credits games with the time it was away, from its next start on.
    pub credits_outages: bool,
    /// How much may be asked at once, from the bot's next start on.
    pub rates: Rates,
    clock: Clock,
    /// The bot with threads of its own, so that all of it can end at once.
    bot: Option<(Runtime, Bot)>,
    folder: TempDir,
}

impl Table {
    /// Sets the table and waits until the bot answers.
    pub async fn set() -> Table {
        Table::set_in("en-US").await
    }

    /// Sets the table where a language is spoken.
    pub async fn set_in(locale: &str) -> Table {
        Table::set_with(locale, Numbering::default()).await
    }

    /// Sets the table where ids are made in some way.
    pub async fn set_with(locale: &str, numbering: Numbering) -> Table {
        let (clock, hands) = Clock::manual(Timestamp::from_ms(NEW_YEAR));
        let time = hands.clone();
        let options = Options { numbering, ..Options::new(TOKEN, Arc::new(move || time.now().as_ms())) };
        let playground = Playground::start(options).await.expect("loopback is there");
        let owner = playground.add_user("owner", None, "en-US");
        let guild = playground.add_guild("42", locale, owner);
        let channel = playground.add_channel(guild, "tamsk");
        let person = |name| playground.newcomer(guild, name, if locale == "en-US" { "en-GB" } else { locale });
        let (alice, bob, carol) = (person("alice"), person("bob"), person("carol"));
        let folder = tempfile::tempdir().expect("a folder for the database");
        let (credits_outages, rates) = (true, Rates::BOUNDLESS);
        let mut table = Table {
            playground,
            hands,
            guild,
            channel,
            alice,
            bob,
            carol,
            credits_outages,
            rates,
            clock,
            bot: None,
            folder,
        };
        table.start_bot().await;
        table
    }

    /// Ends the bot as a stop does.
    pub async fn stop_bot(&mut self) {
        if let Some((runtime, bot)) = self.bot.take() {
            runtime.spawn(bot.stop()).await.expect("the bot stops");
            runtime.shutdown_background();
        }
    }

    pub fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    pub fn database(&self) -> String {
        format!("sqlite://{}", self.folder.path().join("tamsk.sqlite").display())
    }

    pub async fn start_bot(&mut self) {
        self.open_bot().await;
        let ready = |world: &World| {
            world.commands().count() == 2 && world.sessions().iter().any(|session| session.is_connected())
        };
        self.playground.until("the bot to be connected", ready).await.expect("the bot connects");
        self.app().until(true).await;
    }

    /// Starts the bot without waiting until it is connected.
    pub async fn open_bot(&mut self) {
        let setting = Setting {
            database: self.database(),
            address: Address::new(TOKEN, Some(&self.playground.api_base())),
            limits: Limits {
                sand: SandRange { min: Span::from_secs(1), max: Span::from_secs(14 * 86_400) },
                settling: Span::from_ms(SETTLING),
                credits_outages: self.credits_outages,
                rates: self.rates,
            },
            metrics: Some(ANYWHERE),
        };
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
        let started = runtime.spawn(Bot::start(setting, self.clock.clone())).await.expect("the bot is not cut off");
        self.bot = Some((runtime, started.expect("the bot starts")));
    }

    /// Ends the bot as a crash does: nothing is finished, nothing is noted.
    ///
    /// It has noted a heartbeat at this instant; a real one may be up to a second older.
    pub async fn crash(&mut self) {
        self.app().beat().await.expect("the database works");
        self.end_at_once().await;
    }

    /// Ends the bot without a heartbeat.
    pub async fn end_at_once(&mut self) {
        if let Some((runtime, bot)) = self.bot.take() {
            drop(bot);
            let end = move || runtime.shutdown_timeout(Duration::from_secs(10));
            tokio::task::spawn_blocking(end).await.expect("the bot ends");
        }
    }

    /// Sets the clock of the bot's host back, from its next start on; from then on it is moved by hands of its own.
    pub fn host_is_behind(&mut self, ms: i64) -> Hands {
        let (clock, hands) = Clock::manual(self.hands.now() - Span::from_ms(ms));
        self.clock = clock;
        hands
    }

    /// Waits until a part of the bot has ended that should run for ever.
    pub async fn breaks(&mut self) {
        self.bot.as_mut().expect("the bot runs").1.broken().await;
    }

    pub fn app(&self) -> &Arc<App> {
        self.bot.as_ref().expect("the bot runs").1.app()
    }

    /// Tells where the bot can be looked at.
    pub fn lookout(&self) -> SocketAddr {
        self.bot.as_ref().expect("the bot runs").1.metrics().expect("it can be looked at")
    }

    /// Moves time on and lets everything happen that then is due.
    pub async fn jump(&self, ms: i64) {
        self.hands.advance(Span::from_ms(ms));
        self.quiet().await;
    }

    /// Waits until everything due is settled and everything said.
    pub async fn quiet(&self) {
        self.app().settle().await.expect("the database works");
        self.app().drained().await.expect("the database works");
    }

    pub fn now(&self) -> i64 {
        self.hands.now().as_ms()
    }

    /// Types a command in the channel and waits for the private answer.
    pub async fn types(&self, person: &Person, command: &str, options: Value) -> Message {
        self.types_in(person, self.channel, command, options).await
    }

    pub async fn types_in(&self, person: &Person, channel: u64, command: &str, options: Value) -> Message {
        let typed = person.slash(channel, command, options).expect("the command can be typed");
        self.answer(&typed).await
    }

    /// Waits for the answer to an interaction and for the quiet after it.
    pub async fn answer(&self, interaction: &Interaction) -> Message {
        let answer = interaction.answer().await.expect("the bot answers");
        let id = interaction.id();
        if answer.is_deferred() {
            // On a busy machine the bot may ask for patience first; the answer then comes as an edit.
            let edited = |world: &World| {
                let message = world.exchange(id).and_then(|exchange| world.message(exchange.original?));
                message.is_some_and(|message| {
                    let changed = message.edits.iter().any(|edit| edit.interaction == Some(id));
                    !message.is_loading() && (answer.kind == 5 || changed)
                })
            };
            self.playground.until("the deferred answer", edited).await.expect("the bot answers in the end");
        } else {
            assert!([4, 7].contains(&answer.kind), "answered by type {}", answer.kind);
        }
        let message = interaction.message().await.expect("the answer is a message");
        self.quiet().await;
        message
    }

    /// Presses a button by its label and waits for the answer.
    pub async fn presses(&self, person: &Person, message: &Message, label: &str) -> Message {
        let id = button(message, label).unwrap_or_else(|| panic!("no button {label:?} on {}", shown(message)));
        let pressed = person.press(message.id, &id).expect("the button can be pressed");
        self.answer(&pressed).await
    }

    /// Challenges, accepts, and gives the game; alice plays Red.
    pub async fn game(&self, terms: Value) -> GameId {
        let mut options = json!({"opponent": self.bob.id(), "colour": "red"});
        for (name, value) in terms.as_object().expect("an object of options") {
            options[name] = value.clone();
        }
        self.types(&self.alice, "challenge", options).await;
        let challenge = self.newest(self.channel);
        self.presses(&self.bob, &challenge, "Accept").await;
        self.newest_game().await
    }

    /// Does the same by the identifiers of buttons, whatever is written on them.
    pub async fn game_by_id(&self, terms: Value) -> GameId {
        let mut options = json!({"opponent": self.bob.id(), "colour": "red"});
        for (name, value) in terms.as_object().expect("an object of options") {
            options[name] = value.clone();
        }
        self.types(&self.alice, "challenge", options).await;
        let challenge = self.newest(self.channel);
        let ids = challenge.parts();
        let accept = ids.iter().filter_map(|part| part["custom_id"].as_str()).find(|id| id.ends_with(":accept"));
        self.answer(&self.bob.press(challenge.id, accept.expect("a button")).expect("it can be pressed")).await;
        self.newest_game().await
    }

    async fn newest_game(&self) -> GameId {
        let running = self.app().games_of(GuildId(self.guild), tamsk_bot::game::PlayerId(self.alice.id())).await;
        running.expect("the database works").into_iter().map(|(game, _)| game.id).max().expect("a game runs")
    }

    pub async fn load(&self, game: GameId) -> Game {
        let game = self.app().game(GuildId(self.guild), game).await.expect("the database works");
        game.expect("the game is there")
    }

    pub async fn play(&self, game: GameId) -> Play {
        self.load(game).await.play().expect("the game was started").clone()
    }

    /// Finds the thread of a game.
    pub async fn thread(&self, game: GameId) -> u64 {
        self.app().shown(game).await.expect("the database works").thread.expect("the game has a thread").0
    }

    /// Shows the newest board message of a game.
    pub async fn board(&self, game: GameId) -> Message {
        let shown = self.app().shown(game).await.expect("the database works");
        self.playground.message(shown.board.expect("a board is shown").message.0).expect("the message is there")
    }

    /// Shows what everybody sees in a channel.
    pub fn posted(&self, channel: u64) -> Vec<Message> {
        let messages = self.playground.messages(channel).into_iter();
        messages.filter(|message| message.visible_to.is_none() && message.author != 0 && message.kind == 0).collect()
    }

    /// Shows the newest message that everybody sees in a channel.
    pub fn newest(&self, channel: u64) -> Message {
        self.posted(channel).pop().expect("there is a message")
    }

    /// Says what the bot said in a channel, all of it.
    pub fn said(&self, channel: u64) -> Vec<String> {
        self.posted(channel).into_iter().map(|message| message.content).collect()
    }

    /// Tells who plays a colour in the games of this table.
    pub fn seat(&self, red: bool) -> &Person {
        if red { &self.alice } else { &self.bob }
    }
}

/// A public message: its number, words, buttons, pings and how often it was edited.
type Seen = (u64, String, Vec<Value>, Vec<u64>, usize);

/// Everything that is written down or that others can see; the same before and after what is refused.
#[derive(Clone, PartialEq, Debug)]
pub struct Everything {
    records: Vec<String>,
    pub games: Vec<Game>,
    messages: Vec<Seen>,
    /// How many requests the bot made of its own accord.
    requests: usize,
}

/// Verbs for what is refused, and for what is asked at the end.
impl Table {
    pub async fn everything(&self) -> Everything {
        let guilds: Vec<u64> = self.playground.look(|world| world.guilds().map(|guild| guild.id).collect());
        let mut games = Vec::new();
        for guild in &guilds {
            for id in 1..=20 {
                games.extend(self.app().game(GuildId(*guild), GameId(id)).await.expect("the database works"));
            }
        }
        let messages = self.public_messages().into_iter().map(|message| {
            let Message { id, content, components, pinged, edits, .. } = message;
            (id, content, components, pinged, edits.len())
        });
        Everything {
            records: games.iter().filter_map(Game::record).map(|record| record.to_string()).collect(),
            messages: messages.collect(),
            games,
            requests: self.playground.journal().iter().filter(|entry| entry.path.starts_with("/channels")).count(),
        }
    }

    /// Lists the messages of all channels and threads that everybody sees.
    pub fn public_messages(&self) -> Vec<Message> {
        self.playground.look(|world| {
            let channels = world.guilds().flat_map(|guild| world.channels(guild.id)).map(|channel| channel.id);
            let places = channels.flat_map(|channel| {
                std::iter::once(channel).chain(world.threads(channel).into_iter().map(|thread| thread.id))
            });
            let messages = places.flat_map(|place| world.messages(place));
            messages.filter(|message| !message.is_ephemeral()).cloned().collect()
        })
    }

    /// Does what is refused: only the one who did it is told why, and nothing changes.
    pub async fn refuses(&self, what: impl FnOnce() -> Interaction, why: &str) -> Message {
        self.quiet().await;
        let before = self.everything().await;
        let done = what();
        let answer = self.answer(&done).await;
        let asker = done.exchange().expect("it was done").user;
        assert_eq!((answer.visible_to, answer.flags & EPHEMERAL), (Some(asker), EPHEMERAL), "{}", shown(&answer));
        assert!(answer.content.contains(why), "{} does not say {why:?}", shown(&answer));
        assert!(answer.pinged.is_empty() && !answer.pinged_everyone);
        let after = self.everything().await;
        assert_eq!(before.records, after.records);
        assert_eq!(before.messages, after.messages);
        assert!(before == after, "{before:?}\nbecame\n{after:?}");
        answer
    }

    /// Types what is refused.
    pub async fn refuses_typed(
        &self,
        person: &Person,
        channel: u64,
        command: &str,
        options: Value,
        why: &str,
    ) -> Message {
        self.refuses(|| person.slash(channel, command, options).expect("the command can be typed"), why).await
    }

    /// Presses a button by its label that refuses, on a message as it was.
    pub async fn refuses_press(&self, person: &Person, message: &Message, label: &str, why: &str) -> Message {
        let id = button(message, label).unwrap_or_else(|| panic!("no button {label:?} on {}", shown(message)));
        self.refuses(|| person.press_stale(message, &id).expect("the button was there"), why).await
    }

    /// Presses a button nobody was shown, as if it were on a message, and is refused.
    pub async fn refuses_forged(&self, person: &Person, message: &Message, id: &str, why: &str) -> Message {
        let forged = with_button(message, id);
        self.refuses(|| person.press_stale(&forged, id).expect("the button is there"), why).await
    }

    /// Asks what must be so at the end of every game: nothing was sent that should not be.
    pub fn ends_well(&self) {
        let violations = self.playground.violations();
        assert!(violations.is_empty(), "{violations:?}");
        for entry in self.playground.journal() {
            let body = if entry.request["data"].is_object() { &entry.request["data"] } else { &entry.request };
            let says = body["content"].is_string() || body["components"].is_array();
            assert!(
                !says || body["allowed_mentions"]["parse"] == json!([]),
                "{} {} may mention anybody: {body}",
                entry.method,
                entry.path
            );
            assert!(body["content"].as_str().is_none_or(|content| content.chars().count() <= 2000), "{body}");
        }
        assert!(self.public_messages().iter().all(|message| !message.pinged_everyone));
    }
}

/// Puts one button on a message, in place of all that were there.
pub fn with_button(message: &Message, id: &str) -> Message {
    let button = json!({"type": 2, "style": 1, "label": "forged", "custom_id": id});
    let mut forged = message.clone();
    forged.components = vec![json!({"type": 1, "components": [button]})];
    forged
}

/// Puts one menu on a message that offers one value, in place of all that were there.
pub fn with_menu(message: &Message, id: &str, value: &str) -> Message {
    let options = json!([{"label": "forged", "value": value}]);
    let menu = json!({"type": 3, "custom_id": id, "options": options});
    let mut forged = message.clone();
    forged.components = vec![json!({"type": 1, "components": [menu]})];
    forged
}

impl Drop for Table {
    fn drop(&mut self) {
        self.playground.stop();
        if let Some((runtime, bot)) = self.bot.take() {
            drop(bot);
            runtime.shutdown_background();
        }
    }
}

/// Looks again and again until it is so, for what happens by itself and tells nobody.
pub async fn until<T: Debug>(what: &str, look: impl AsyncFn() -> T, is_so: impl Fn(&T) -> bool) -> T {
    let stopwatch = Stopwatch::start();
    loop {
        let seen = look().await;
        if is_so(&seen) {
            return seen;
        }
        assert!(stopwatch.elapsed() < PATIENCE, "not {what}: {seen:#?}");
        tokio::time::sleep(BETWEEN_LOOKS).await;
    }
}

/// Finds the identifier of a button by its label.
pub fn button(message: &Message, label: &str) -> Option<String> {
    message
        .parts()
        .into_iter()
        .find(|part| part["label"] == label)
        .and_then(|part| part["custom_id"].as_str())
        .map(Into::into)
}

/// Lists the labels of the buttons.
pub fn labels(message: &Message) -> Vec<String> {
    message.parts().into_iter().filter_map(|part| part["label"].as_str()).map(Into::into).collect()
}

/// Shows a message for a failed test.
pub fn shown(message: &Message) -> String {
    format!("{:?} with {:?}", message.content, labels(message))
}
