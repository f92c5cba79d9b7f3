//! Interactions, read once and handed on.

use std::sync::Arc;

use serenity::all::{
    self as discord, CommandData, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind,
    CreateAutocompleteResponse, CreateInteractionResponse, Http, Interaction, MessageFlags, ResolvedOption,
    ResolvedTarget, ResolvedValue, User,
};

use super::acting::act;
use super::administration;
use super::asked::Asked;
use super::asker::Asker;
use super::asking;
use super::autocomplete::{Typing, choices};
use super::body::Pictures;
use super::commands::{TAMSK, user_challenge};
use super::custom_id::{CustomId, Press};
use super::forget_id::ForgetId;
use super::offering::{Wanted, missing_permissions, no_permissions, offer};
use super::page_id::PageId;
use super::picture::Painter;
use super::privacy;
use super::projector::Projector;
use super::ranking;
use super::refusal_words::refusal;
use super::rematching::rematch;
use super::replaying;
use super::reply::{self, Form, Reply, Ticket};
use super::setting::{self, Whose};
use crate::app::{App, News};
use crate::game::{Command, Game, Guard, GuildId, PlayerId, Refusal, made_at};
use crate::i18n::{Language, Message, say};
use crate::rules::{Action, Color, Level, Space, Then};
use crate::watch::Outcome;

/// Everything that answers interactions.
#[derive(Clone, Debug)]
pub struct Desk {
    /// The application.
    pub app: Arc<App>,
    /// Draws boards.
    pub painter: Painter,
    /// Makes replays.
    pub projector: Projector,
    /// Asks Discord in the background.
    pub http: Arc<Http>,
    /// The bot's own number at Discord.
    pub application: u64,
    /// How many interactions are in hand.
    pub in_hand: usize,
}

impl Desk {
    /// Answers one interaction and tells whether the answer was given.
    ///
    /// Everything logged meanwhile stands in one span that tells which interaction it was and what it asked.
    #[tracing::instrument(name = "input", skip_all, fields(interaction = interaction.id().get(), command))]
    pub async fn receive(&self, http: &Http, interaction: Interaction) -> bool {
        let asked = Asked::of(&interaction);
        tracing::Span::current().record("command", asked.name);
        match interaction {
            Interaction::Command(command) => {
                self.app.clock().heard(made_at(command.id.get()));
                let ticket = self.ticket(command.id.get(), &command.token, Form::Private);
                if let Some(no) = self.too_fast(&command.user, command.guild_id, &command.locale) {
                    return ticket.answer(http, self.watched(asked, std::future::ready(no))).await;
                }
                match replay_wished(&command) {
                    Some(wish) => self.replay(http, ticket, asked, &wish).await,
                    None => ticket.answer(http, self.watched(asked, self.command(&command))).await,
                }
            }
            Interaction::Component(component) => {
                self.app.clock().heard(made_at(component.id.get()));
                if let Some(no) = self.too_fast(&component.user, component.guild_id, &component.locale) {
                    let ticket = self.ticket(component.id.get(), &component.token, Form::Private);
                    return ticket.answer(http, self.watched(asked, std::future::ready(no))).await;
                }
                let private = component.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
                let form = if private { Form::Update } else { Form::Private };
                let ticket = self.ticket(component.id.get(), &component.token, form);
                ticket.answer(http, self.watched(asked, self.component(&component))).await
            }
            Interaction::Autocomplete(command) => {
                self.app.clock().heard(made_at(command.id.get()));
                let found = match self.too_fast(&command.user, command.guild_id, &command.locale) {
                    Some(_) => Vec::new(),
                    None => self.autocomplete(&command).await,
                };
                self.app.watch().interaction(asked.means, asked.name, Outcome::Shown);
                let response = CreateAutocompleteResponse::new().set_choices(found);
                let ticket = self.ticket(command.id.get(), &command.token, Form::Private);
                let response = CreateInteractionResponse::Autocomplete(response);
                ticket.respond(http, &response, Pictures::None).await
            }
            // Pings come by HTTP only, and no modal is ever shown.
            _ => false,
        }
    }

    /// Tells what to say to somebody who asks for too much at once.
    fn too_fast(&self, user: &User, guild: Option<discord::GuildId>, locale: &str) -> Option<Reply> {
        let player = PlayerId(user.id.get());
        let until = self.app.asks(player, guild.map(|guild| GuildId(guild.get())), self.in_hand)?;
        let language = Language::of_locale(locale);
        Some(Reply::no(refusal(language, &Refusal::TooFast { until }, None, player)))
    }

    fn ticket(&self, id: u64, token: &str, form: Form) -> Ticket {
        Ticket { app: self.app.clone(), id, token: token.to_string(), form }
    }

    /// Counts what came of what was asked.
    async fn watched(&self, asked: Asked, work: impl Future<Output = Reply>) -> Reply {
        let reply = work.await;
        self.app.watch().interaction(asked.means, asked.name, reply.outcome);
        reply
    }

    async fn command(&self, command: &CommandInteraction) -> Reply {
        let language = Language::of_locale(&command.locale);
        let Some(asker) = Asker::of_command(command) else {
            return Reply::no(say(language, &Message::NoOnlyOnServers));
        };
        let news = self.welcome(&asker).await;
        let reply = self.chosen(&asker, command).await;
        self.make_up(&asker, news).await;
        reply
    }

    async fn chosen(&self, asker: &Asker, command: &CommandInteraction) -> Reply {
        let language = asker.language;
        let options = command.data.options();
        match &options[..] {
            [ResolvedOption { name, value: ResolvedValue::SubCommand(options), .. }] if command.data.name == TAMSK => {
                self.subcommand(asker, name, options).await
            }
            [ResolvedOption { name, value: ResolvedValue::SubCommandGroup(below), .. }]
                if command.data.name == TAMSK =>
            {
                match &below[..] {
                    [ResolvedOption { name: below, value: ResolvedValue::SubCommand(options), .. }] => {
                        self.grouped(asker, (*name, *below), options).await
                    }
                    _ => Reply::no(say(language, &Message::NoUnknownCommand)),
                }
            }
            _ if command.data.name == user_challenge() => self.challenge_target(asker, &command.data).await,
            _ => Reply::no(say(language, &Message::NoUnknownCommand)),
        }
    }

    /// Notes that whoever asks is there, and what the bot may do there; that this fails is no reason not to answer him.
    async fn welcome(&self, asker: &Asker) -> News {
        if let Err(failure) = self.app.met(asker.guild, asker.person.id, asker.at).await {
            tracing::warn!(%failure, "it could not be noted that somebody is there");
        }
        asker.sight().map_or(News::Nothing, |sight| self.app.sighted(asker.home, sight))
    }

    /// Makes up for what could not be said where somebody asked, after what he asked is done.
    async fn make_up(&self, asker: &Asker, news: News) {
        if let Err(failure) = self.app.make_up(asker.home, news).await {
            tracing::warn!(%failure, "what could not be said is not made up for");
        }
    }

    /// Answers with a replay: it takes its time, but what is refused is refused privately.
    async fn replay(&self, http: &Http, ticket: Ticket, asked: Asked, wish: &ReplayWish) -> bool {
        let ReplayWish { asker, game, share } = wish;
        let mut found = Box::pin(async {
            let news = self.welcome(asker).await;
            let found = replaying::wanted(&self.app, asker, game.as_deref(), *share).await;
            self.make_up(asker, news).await;
            found
        });
        let ticket_shown = Ticket { form: if *share { Form::Public } else { Form::Private }, ..ticket.clone() };
        match reply::soon(&mut found).await {
            Some(Ok(wanted)) => {
                let shown = replaying::show(&self.projector, &wanted);
                ticket_shown.answer_later(http, self.watched(asked, shown)).await
            }
            Some(Err(no)) => ticket.answer(http, self.watched(asked, std::future::ready(no))).await,
            None => {
                let late = async {
                    match found.await {
                        Ok(wanted) => replaying::show(&self.projector, &wanted).await,
                        Err(no) => no,
                    }
                };
                ticket_shown.answer_later(http, self.watched(asked, late)).await
            }
        }
    }

    async fn challenge_target(&self, asker: &Asker, data: &CommandData) -> Reply {
        let Some(ResolvedTarget::User(user, member)) = data.target() else {
            return Reply::no(say(asker.language, &Message::NoUnknownCommand));
        };
        offer(&self.app, asker, Wanted { opponent: Some((user, member)), ..Wanted::default() }).await
    }

    async fn grouped(&self, asker: &Asker, name: (&str, &str), options: &[ResolvedOption<'_>]) -> Reply {
        let given = Given(options);
        match name {
            ("privacy", "show") => privacy::show(&self.app, asker).await,
            ("privacy", "erase") => privacy::ask_erase(asker),
            ("admin", "close") => administration::ask_close(&self.app, asker, given.text("game")).await,
            ("admin", "forget") => match given.user("player") {
                Some((user, _)) => administration::ask_forget(asker, PlayerId(user.id.get())),
                None => Reply::no(say(asker.language, &Message::NoUnknownCommand)),
            },
            ("settings", "show") => setting::show(&self.app, asker).await,
            ("settings", "channel") => setting::change(&self.app, asker, Whose::Channel, &given.settings()).await,
            ("settings", "server") => setting::change(&self.app, asker, Whose::Server, &given.settings()).await,
            _ => Reply::no(say(asker.language, &Message::NoUnknownCommand)),
        }
    }

    async fn subcommand(&self, asker: &Asker, name: &str, options: &[ResolvedOption<'_>]) -> Reply {
        let given = Given(options);
        let (app, painter) = (&*self.app, &self.painter);
        match name {
            "challenge" => {
                let wanted = Wanted {
                    opponent: given.user("opponent"),
                    level: given.integer("level"),
                    sand: given.text("sand"),
                    color: given.text("colour"),
                    start: given.text("start"),
                    rated: given.boolean("rated"),
                    note: given.text("note"),
                };
                offer(app, asker, wanted).await
            }
            "board" => {
                let as_text = given.text("format") == Some("text");
                asking::board(app, painter, asker, given.text("game"), as_text, given.integer("ply")).await
            }
            "rematch" => match asking::game_over(app, asker, given.text("game")).await {
                Ok(game) => rematch(self, asker, game, None).await,
                Err(reply) => reply,
            },
            "games" => asking::games(app, asker, given.user("player").map(|(user, _)| user.id)).await,
            "rules" => asking::rules(app, painter, asker, given.text("topic")).await,
            "leaderboard" => {
                let level = given.integer("level").and_then(Level::from_number);
                ranking::leaderboard(&self.app, &self.http, asker, level, given.page()).await
            }
            "profile" => ranking::profile(app, asker, given.user("player").map(|(user, _)| user.id)).await,
            "history" => {
                let player = given.user("player").map_or(asker.person.id, |(user, _)| PlayerId(user.id.get()));
                ranking::history(app, asker, player, given.page()).await
            }
            "about" => asking::about(app, asker, self.application).await,
            _ => match given.play(name) {
                Ok(Some(wish)) => {
                    let game = match asking::game_meant(app, asker, given.text("game")).await {
                        Ok(game) => game,
                        Err(reply) => return reply,
                    };
                    match wish {
                        Wish::Do(command) => act(app, painter, asker, game, Guard::None, command).await,
                        Wish::AskEnd { resign } => asking::ask_end(app, asker, game, resign).await,
                    }
                }
                Ok(None) => Reply::no(say(asker.language, &Message::NoUnknownCommand)),
                Err(text) => {
                    let text = super::escape::escaped(text, 20);
                    Reply::no(say(asker.language, &Message::NoSpace { text }))
                }
            },
        }
    }

    async fn component(&self, component: &ComponentInteraction) -> Reply {
        let language = Language::of_locale(&component.locale);
        let Some(asker) = Asker::of_component(component) else {
            return Reply::no(say(language, &Message::NoOnlyOnServers));
        };
        let news = self.welcome(&asker).await;
        let reply = self.pressed(&asker, component).await;
        self.make_up(&asker, news).await;
        reply
    }

    async fn pressed(&self, asker: &Asker, component: &ComponentInteraction) -> Reply {
        let language = asker.language;
        if component.data.custom_id == privacy::ERASE {
            return privacy::erase(&self.app, asker).await;
        }
        if let Some(ForgetId(player)) = ForgetId::parse(&component.data.custom_id) {
            return administration::forget(&self.app, asker, player).await;
        }
        match PageId::parse(&component.data.custom_id) {
            Some(PageId::Leaderboard { level, page, .. }) => {
                return ranking::leaderboard(&self.app, &self.http, asker, Some(level), page).await;
            }
            Some(PageId::History { player, page }) => return ranking::history(&self.app, asker, player, page).await,
            None => {}
        }
        let Some(CustomId { game, guard, press }) = CustomId::parse(&component.data.custom_id) else {
            return Reply::no(say(language, &Message::NoUnknownButton));
        };
        let (app, painter) = (&*self.app, &self.painter);
        let chosen = || match &component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.first().and_then(|name| Space::parse(name)),
            _ => None,
        };
        let command = match press {
            Press::Accept => {
                let missing = missing_permissions(asker);
                if !missing.is_empty() {
                    return no_permissions(language, &missing);
                }
                Command::Accept { lot: draw_lot(asker.id) }
            }
            Press::Decline => Command::Decline,
            Press::Withdraw => Command::Withdraw,
            Press::Act(action) => Command::Act(action),
            Press::Dare(action) => Command::Dare(action),
            Press::Ring => Command::DropRing { on: None },
            Press::OfferDraw => Command::OfferDraw,
            Press::AgreeDraw => Command::AgreeDraw,
            Press::TimerSide(side) => Command::PutTimer(side),
            Press::Extra(_) | Press::Place(_) => match (chosen(), press) {
                (Some(space), Press::Extra(_)) => Command::Act(Action::Extra(space)),
                (Some(at), _) => Command::Act(Action::Place { at, then: Then::Wait }),
                (None, _) => return Reply::no(say(language, &Message::NoUnknownButton)),
            },
            Press::More | Press::Text => return asking::show_pressed(app, asker, game, press).await,
            Press::CallOff => return administration::close(app, asker, game).await,
            Press::Rematch => return rematch(self, asker, game, Some(Game::REMATCH_SPAN)).await,
            Press::PlaceMenu => return asking::places(app, painter, asker, game, guard).await,
            Press::AskResign => return asking::ask_end(app, asker, game, true).await,
            Press::AskAbort => return asking::ask_end(app, asker, game, false).await,
        };
        act(app, painter, asker, game, guard, command).await
    }

    async fn autocomplete(&self, command: &CommandInteraction) -> Vec<serenity::all::AutocompleteChoice> {
        let Some(asker) = Asker::of_command(command) else { return Vec::new() };
        let options = command.data.options();
        let name = options.first().map_or("", |option| option.name);
        let Some(options) = filled_in(&options) else { return Vec::new() };
        let given = Given(options);
        let focused = options.iter().find_map(|option| match option.value {
            ResolvedValue::Autocomplete { value, .. } => Some((option.name, value)),
            _ => None,
        });
        let Some((option, text)) = focused else { return Vec::new() };
        let typing = Typing { command: name, option, text, game: given.text("game"), from: given.text("from") };
        choices(&self.app, &asker, typing).await
    }
}

/// A replay somebody wants.
#[derive(Clone, Debug)]
struct ReplayWish {
    asker: Asker,
    game: Option<String>,
    share: bool,
}

/// Reads which replay is asked for; nothing if something else is.
fn replay_wished(command: &CommandInteraction) -> Option<ReplayWish> {
    let options = command.data.options();
    match &options[..] {
        [ResolvedOption { name: "replay", value: ResolvedValue::SubCommand(options), .. }]
            if command.data.name == TAMSK =>
        {
            let (asker, given) = (Asker::of_command(command)?, Given(options));
            let game = given.text("game").map(ToString::to_string);
            Some(ReplayWish { asker, game, share: given.boolean("share").unwrap_or(false) })
        }
        _ => None,
    }
}

/// Finds the options of the subcommand, in its group if it has one.
fn filled_in<'a>(options: &'a [ResolvedOption<'a>]) -> Option<&'a [ResolvedOption<'a>]> {
    let [ResolvedOption { value, .. }] = options else { return None };
    match value {
        ResolvedValue::SubCommand(options) => Some(options),
        ResolvedValue::SubCommandGroup(below) => filled_in(below),
        _ => None,
    }
}

/// Draws the lot for the challenger's colour: the random part of a number nobody can choose.
fn draw_lot(interaction: u64) -> Color {
    use std::hash::{BuildHasher, RandomState};
    if RandomState::new().hash_one(interaction) & 1 == 0 { Color::Red } else { Color::Black }
}

/// What a typed command asks of a game.
#[derive(Clone, Copy, Debug)]
enum Wish {
    Do(Command),
    /// To end it, which is asked about first.
    AskEnd {
        resign: bool,
    },
}

/// The options somebody filled in.
#[derive(Clone, Copy, Debug)]
struct Given<'a>(&'a [ResolvedOption<'a>]);

impl<'a> Given<'a> {
    fn find(self, name: &str) -> Option<&'a ResolvedValue<'a>> {
        self.0.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    fn text(self, name: &str) -> Option<&'a str> {
        match self.find(name)? {
            ResolvedValue::String(text) => Some(text),
            _ => None,
        }
    }

    fn integer(self, name: &str) -> Option<i64> {
        match self.find(name)? {
            ResolvedValue::Integer(number) => Some(*number),
            _ => None,
        }
    }

    fn boolean(self, name: &str) -> Option<bool> {
        match self.find(name)? {
            ResolvedValue::Boolean(yes) => Some(*yes),
            _ => None,
        }
    }

    /// Reads the page of a list, counted from 1.
    fn page(self) -> u32 {
        self.integer("page").map_or(1, |page| u32::try_from(page.max(1)).unwrap_or(u32::MAX))
    }

    fn user(self, name: &str) -> Option<(&'a serenity::all::User, Option<&'a serenity::all::PartialMember>)> {
        match self.find(name)? {
            ResolvedValue::User(user, member) => Some((user, *member)),
            _ => None,
        }
    }

    fn settings(self) -> setting::Wanted<'a> {
        setting::Wanted {
            level: self.integer("level"),
            sand: self.text("sand"),
            threads: self.boolean("threads"),
            rated: self.boolean("rated"),
            pings: self.text("pings"),
            language: self.text("language"),
            patience: self.text("patience"),
            open_games: self.integer("open-games"),
            play: self.boolean("play"),
            reset: self.text("reset"),
        }
    }

    /// Reads a space; the typed text if it is none.
    fn space(self, name: &str) -> Result<Space, &'a str> {
        let text = self.text(name).unwrap_or_default().trim();
        Space::parse(text).ok_or(text)
    }

    fn then(self) -> Then {
        match self.text("ring") {
            Some("drop") => Then::Ring,
            Some("hold") => Then::Hold,
            Some(_) | None => Then::Wait,
        }
    }

    /// Reads what a subcommand asks of a game; nothing if there is no such subcommand.
    fn play(self, subcommand: &str) -> Result<Option<Wish>, &'a str> {
        Ok(Some(match subcommand {
            "move" => Wish::Do(Command::Act(Action::Move {
                from: self.space("from")?,
                to: self.space("to")?,
                then: self.then(),
            })),
            "place" => Wish::Do(Command::Act(Action::Place { at: self.space("at")?, then: self.then() })),
            "ring" => {
                let on = self.text("on").map(|_| self.space("on")).transpose()?;
                Wish::Do(Command::DropRing { on })
            }
            "timer" => Wish::Do(Command::Act(Action::Timer)),
            "draw" => Wish::Do(Command::OfferDraw),
            "resign" => Wish::AskEnd { resign: true },
            "abort" => Wish::AskEnd { resign: false },
            _ => return Ok(None),
        }))
    }
}
