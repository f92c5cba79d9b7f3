//! Interactions, read once and handed on.

use std::sync::Arc;

use serenity::all::{
    self as discord, CommandData, CommandInteraction, CommandType, ComponentInteraction, ComponentInteractionDataKind,
    CreateAutocompleteResponse, CreateInteractionResponse, Interaction, InteractionId, MessageFlags, ResolvedOption,
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
use super::given::{Given, Wish, filled_in};
use super::menus;
use super::offering::{Wanted, missing_permissions, no_permissions, offer};
use super::opponent::Named;
use super::page_id::PageId;
use super::picture::Painter;
use super::privacy;
use super::projector::Projector;
use super::ranking;
use super::refusal_words::refusal;
use super::rematching::rematch;
use super::replaying;
use super::reply::{self, Form, Reply, Ticket};
use super::rest::Rest;
use super::setting::{self, Whose};
use crate::app::{App, News};
use crate::game::{Command, Game, GameId, Guard, GuildId, PlayerId, Refusal, Stage};
use crate::i18n::{Language, Message, say};
use crate::rules::{Action, Color, Level, Space, Span, Then};
use crate::watch::Outcome;

/// A message that is older than a challenge by so much is not that challenge's.
const SURELY_OLDER: Span = Span::from_secs(10);

/// Everything that answers interactions.
#[derive(Clone, Debug)]
pub struct Desk {
    /// The application.
    pub app: Arc<App>,
    /// Draws boards.
    pub painter: Painter,
    /// Makes replays.
    pub projector: Projector,
    /// Answers, and asks Discord in the background.
    pub rest: Rest,
    /// The bot's own number at Discord.
    pub application: u64,
    /// How many interactions are in hand.
    pub in_hand: usize,
    /// Whether the one that is received now was received before.
    pub is_told_again: bool,
}

impl Desk {
    /// Answers one interaction and tells whether the answer was given.
    ///
    /// Everything logged meanwhile stands in one span that tells which interaction it was and what it asked.
    #[tracing::instrument(name = "input", skip_all, fields(interaction = interaction.id().get(), command))]
    pub async fn receive(&self, interaction: Interaction) -> bool {
        let asked = Asked::of(&interaction);
        tracing::Span::current().record("command", asked.name);
        match interaction {
            Interaction::Command(command) => {
                self.app.clock().heard(command.id.get());
                let ticket = self.ticket(command.id.get(), &command.token, Form::Private);
                if let Some(no) = self.too_fast(command.id, &command.user, command.guild_id, &command.locale).await {
                    return ticket.answer(&self.rest, self.watched(asked, std::future::ready(no))).await;
                }
                match replay_wished(&self.app, &command) {
                    Some(wish) => self.replay(ticket, asked, &wish).await,
                    None => ticket.answer(&self.rest, self.watched(asked, self.command(&command))).await,
                }
            }
            Interaction::Component(component) => {
                self.app.clock().heard(component.id.get());
                if let Some(no) =
                    self.too_fast(component.id, &component.user, component.guild_id, &component.locale).await
                {
                    let ticket = self.ticket(component.id.get(), &component.token, Form::Private);
                    return ticket.answer(&self.rest, self.watched(asked, std::future::ready(no))).await;
                }
                let form = if is_private(&component) { Form::Update } else { Form::Private };
                let ticket = self.ticket(component.id.get(), &component.token, form);
                ticket.answer(&self.rest, self.watched(asked, self.component(&component))).await
            }
            Interaction::Autocomplete(command) => {
                self.app.clock().heard(command.id.get());
                let found = match self.too_fast(command.id, &command.user, command.guild_id, &command.locale).await {
                    Some(_) => Vec::new(),
                    None => self.autocomplete(&command).await,
                };
                self.app.watch().interaction(asked.means, asked.name, Outcome::Shown);
                let response = CreateAutocompleteResponse::new().set_choices(found);
                let ticket = self.ticket(command.id.get(), &command.token, Form::Private);
                let response = CreateInteractionResponse::Autocomplete(response);
                ticket.respond(&self.rest, &response, Pictures::None).await
            }
            // Pings come by HTTP only, and no modal is ever shown.
            _ => false,
        }
    }

    /// Tells what to say to somebody who asks for too much at once; what was decided before asks for nothing more.
    async fn too_fast(
        &self,
        id: InteractionId,
        user: &User,
        guild: Option<discord::GuildId>,
        locale: &str,
    ) -> Option<Reply> {
        let player = PlayerId(user.id.get());
        let is_decided = async || matches!(self.app.is_decided(id.get()).await, Ok(true));
        if self.is_told_again && is_decided().await {
            return None;
        }
        let until = self.app.asks(player, guild.map(|guild| GuildId(guild.get())), self.in_hand)?;
        // An earlier process may have decided it.
        if is_decided().await {
            return None;
        }
        let language = Language::of_locale(locale);
        Some(Reply::no(refusal(language, &Refusal::TooFast { until }, None, player)))
    }

    fn ticket(&self, id: u64, token: &str, form: Form) -> Ticket {
        let (app, at) = (self.app.clone(), self.app.clock().counts_from(id));
        Ticket { app, id, at, token: token.to_string(), application: self.application, form }
    }

    /// Counts what came of what was asked.
    async fn watched(&self, asked: Asked, work: impl Future<Output = Reply>) -> Reply {
        let reply = work.await;
        self.app.watch().interaction(asked.means, asked.name, reply.outcome);
        reply
    }

    async fn command(&self, command: &CommandInteraction) -> Reply {
        let language = Language::of_locale(&command.locale);
        let Some(asker) = Asker::of_command(&self.app, command) else {
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
    async fn replay(&self, ticket: Ticket, asked: Asked, wish: &ReplayWish) -> bool {
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
                ticket_shown.answer_later(&self.rest, self.watched(asked, shown)).await
            }
            Some(Err(no)) => ticket.answer(&self.rest, self.watched(asked, std::future::ready(no))).await,
            None => {
                let late = async {
                    match found.await {
                        Ok(wanted) => replaying::show(&self.projector, &wanted).await,
                        Err(no) => no,
                    }
                };
                ticket_shown.answer_later(&self.rest, self.watched(asked, late)).await
            }
        }
    }

    async fn challenge_target(&self, asker: &Asker, data: &CommandData) -> Reply {
        let target = match (data.target(), data.target_id) {
            (Some(ResolvedTarget::User(user, member)), _) => Named::Shown(user, member),
            (None, Some(target)) if data.kind == CommandType::User => Named::Number(PlayerId(target.get())),
            _ => return Reply::no(say(asker.language, &Message::NoUnknownCommand)),
        };
        offer(&self.app, &self.rest, asker, Wanted { opponent: Some(target), ..Wanted::default() }).await
    }

    async fn grouped(&self, asker: &Asker, name: (&str, &str), options: &[ResolvedOption<'_>]) -> Reply {
        let given = Given(options);
        match name {
            ("privacy", "show") => privacy::show(&self.app, asker).await,
            ("privacy", "erase") => privacy::ask_erase(asker),
            ("admin", "close") => administration::ask_close(&self.app, asker, given.text("game")).await,
            ("admin", "forget") => match given.player("player") {
                Some(player) => administration::ask_forget(asker, player),
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
                    opponent: given.person("opponent"),
                    level: given.integer("level"),
                    sand: given.text("sand"),
                    color: given.text("colour"),
                    start: given.text("start"),
                    rated: given.boolean("rated"),
                    note: given.text("note"),
                };
                offer(app, &self.rest, asker, wanted).await
            }
            "board" => {
                let as_text = given.text("format") == Some("text");
                asking::board(app, painter, asker, given.text("game"), as_text, given.integer("ply")).await
            }
            "rematch" => match asking::game_over(app, asker, given.text("game")).await {
                Ok(game) => rematch(self, asker, game, None).await,
                Err(reply) => reply,
            },
            "games" => asking::games(app, asker, given.player("player").unwrap_or(asker.person.id)).await,
            "rules" => asking::rules(app, painter, asker, given.text("topic")).await,
            "leaderboard" => {
                let level = given.integer("level").and_then(Level::from_number);
                ranking::leaderboard(&self.app, &self.rest, asker, level, given.page()).await
            }
            "profile" => ranking::profile(app, asker, given.player("player").unwrap_or(asker.person.id)).await,
            "history" => {
                let player = given.player("player").unwrap_or(asker.person.id);
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
        let Some(asker) = Asker::of_component(&self.app, component) else {
            return Reply::no(say(language, &Message::NoOnlyOnServers));
        };
        let news = self.welcome(&asker).await;
        let reply = self.pressed(&asker, component).await;
        self.make_up(&asker, news).await;
        reply
    }

    async fn pressed(&self, asker: &Asker, component: &ComponentInteraction) -> Reply {
        let language = asker.language;
        if component.data.custom_id == menus::NO {
            return Reply::text(say(language, &Message::NothingDone));
        }
        if component.data.custom_id == privacy::ERASE {
            return privacy::erase(&self.app, asker).await;
        }
        if let Some(ForgetId(player)) = ForgetId::parse(&component.data.custom_id) {
            return administration::forget(&self.app, asker, player).await;
        }
        match PageId::parse(&component.data.custom_id) {
            Some(PageId::Leaderboard { level, page, .. }) => {
                return ranking::leaderboard(&self.app, &self.rest, asker, Some(level), page).await;
            }
            Some(PageId::History { player, page }) => return ranking::history(&self.app, asker, player, page).await,
            None => {}
        }
        let Some(CustomId { game, guard, press }) = CustomId::parse(&component.data.custom_id) else {
            return Reply::no(say(language, &Message::NoUnknownButton));
        };
        let (app, painter) = (&*self.app, &self.painter);
        if matches!(press, Press::Accept | Press::Decline | Press::Withdraw)
            && self.is_of_another(asker.guild, game, component.message.id).await
        {
            return Reply::no(say(language, &Message::NoChallengeGone));
        }
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

    /// Tells whether a message is older than the challenge it seems to be of: in a database that was put back, the numbers
    /// of games that it does not know any more are given anew.
    async fn is_of_another(&self, guild: GuildId, game: GameId, pressed: discord::MessageId) -> bool {
        let Ok(Some(Game { stage: Stage::Offered { until }, .. })) = self.app.game(guild, game).await else {
            return false;
        };
        self.app.clock().counts_from(pressed.get()) + SURELY_OLDER < until - Game::CHALLENGE_SPAN
    }

    async fn autocomplete(&self, command: &CommandInteraction) -> Vec<serenity::all::AutocompleteChoice> {
        let Some(asker) = Asker::of_command(&self.app, command) else { return Vec::new() };
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
fn replay_wished(app: &App, command: &CommandInteraction) -> Option<ReplayWish> {
    let options = command.data.options();
    match &options[..] {
        [ResolvedOption { name: "replay", value: ResolvedValue::SubCommand(options), .. }]
            if command.data.name == TAMSK =>
        {
            let (asker, given) = (Asker::of_command(app, command)?, Given(options));
            let game = given.text("game").map(ToString::to_string);
            Some(ReplayWish { asker, game, share: given.boolean("share").unwrap_or(false) })
        }
        _ => None,
    }
}

/// Tells whether the message whose button was pressed is shown to one person alone.
fn is_private(component: &ComponentInteraction) -> bool {
    match component.message.flags {
        Some(flags) => flags.contains(MessageFlags::EPHEMERAL),
        // What speaks Discord's protocol may leave the flags out; most buttons stand on one kind of message only.
        None => is_only_private(&component.data.custom_id),
    }
}

/// Tells whether a button or menu stands on no message that everybody sees.
fn is_only_private(custom_id: &str) -> bool {
    [privacy::ERASE, menus::NO].contains(&custom_id)
        || ForgetId::parse(custom_id).is_some()
        || PageId::parse(custom_id).is_some()
        || CustomId::parse(custom_id).is_some_and(|id| id.press.is_only_private())
}

/// Draws the lot for the challenger's colour: the random part of a number nobody can choose.
fn draw_lot(interaction: u64) -> Color {
    use std::hash::{BuildHasher, RandomState};
    if RandomState::new().hash_one(interaction) & 1 == 0 { Color::Red } else { Color::Black }
}
