//! The playground, seen from a real bot: serenity on one side, people on the other.

#![cfg(feature = "playground")]
#![allow(clippy::expect_used, reason = "a test may stop at once")]

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use serde_json::{Value, json};
use serenity::all::{
    ChannelId, ClientBuilder, Command, CommandInteraction, CommandOptionType, CommandType, ComponentInteraction,
    Context, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse, CreateButton,
    CreateCommand, CreateCommandOption, CreateEmbed, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateThread, EditAttachments, EditMessage, EditThread,
    EventHandler, GatewayIntents, Http, HttpBuilder, HttpError, Interaction, MessageId, Nonce, Ready, UserId,
};
use tamsk_bot::playground::{Fault, FaultKind, Options, Person, Playground, World, permissions, session};
use tokio::sync::Notify;

type Outcome = Result<(), Box<dyn Error>>;

const TOKEN: &str = "a.token.for-the-playground";

/// 2024-07-01T00:00:00Z.
const START: i64 = 1_719_792_000_000;

/// A playground with a guild, a channel, two people and a clock that can be jumped.
struct Stage {
    playground: Playground,
    now: Arc<AtomicI64>,
    channel: u64,
    alice: Person,
    bob: Person,
}

impl Stage {
    async fn set() -> Result<Self, Box<dyn Error>> {
        let now = Arc::new(AtomicI64::new(START));
        let clock = Arc::clone(&now);
        let options = Options::new(TOKEN, Arc::new(move || clock.load(Ordering::SeqCst)));
        let playground = Playground::start(options).await?;
        let owner = playground.add_user("owner", None, "en-US");
        let guild = playground.add_guild("Board games", "de", owner);
        let channel = playground.add_channel(guild, "tamsk");
        let alice = playground.newcomer(guild, "alice", "en-GB");
        let bob = playground.newcomer(guild, "bob", "fr");
        Ok(Self { playground, now, channel, alice, bob })
    }

    fn jump(&self, ms: i64) {
        self.now.fetch_add(ms, Ordering::SeqCst);
    }

    fn http(&self) -> Http {
        HttpBuilder::new(TOKEN)
            .proxy(self.playground.api_base())
            .ratelimiter_disabled(true)
            .application_id(self.playground.look(World::app_id).into())
            .build()
    }

    /// Connects a bot and waits until its commands are registered.
    async fn bot(&self) -> Result<Bot, Box<dyn Error>> {
        self.bot_with(GatewayIntents::GUILDS).await
    }

    async fn bot_with(&self, intents: GatewayIntents) -> Result<Bot, Box<dyn Error>> {
        let gate = Arc::new(Notify::new());
        let handler = Handler { gate: Arc::clone(&gate) };
        let mut client = ClientBuilder::new_with_http(self.http(), intents).event_handler(handler).await?;
        let task = tokio::spawn(async move { client.start().await });
        self.playground.until("the commands to be registered", |world| world.commands().count() == 2).await?;
        Ok(Bot { gate, task })
    }

    fn place(&self) -> ChannelId {
        self.channel.into()
    }

    /// The codes of what the bot was refused through its own fault.
    fn faults(&self) -> Vec<u64> {
        let violations = self.playground.violations();
        let codes = violations.iter().map(|entry| &entry.response["code"]);
        codes.filter_map(Value::as_u64).collect()
    }

    async fn until_fault(&self, code: u64) -> Outcome {
        let what = format!("a fault of the bot's with code {code}");
        let happened = |world: &World| {
            let violations = world.violations();
            violations.iter().any(|entry| entry.response["code"] == code)
        };
        Ok(self.playground.until(&what, happened).await?)
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.playground.stop();
    }
}

struct Bot {
    gate: Arc<Notify>,
    task: tokio::task::JoinHandle<serenity::Result<()>>,
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.task.abort();
    }
}

struct Handler {
    gate: Arc<Notify>,
}

fn definitions() -> Vec<CreateCommand> {
    let sub = |name: &str| CreateCommandOption::new(CommandOptionType::SubCommand, name, "does something");
    let opponent = CreateCommandOption::new(CommandOptionType::User, "opponent", "whom to play").required(true);
    let level = CreateCommandOption::new(CommandOptionType::Integer, "level", "how hard")
        .add_int_choice("one", 1)
        .add_int_choice("three", 3);
    let from = CreateCommandOption::new(CommandOptionType::String, "from", "where from").set_autocomplete(true);
    vec![
        CreateCommand::new("tamsk")
            .description("plays")
            .add_option(sub("board"))
            .add_option(sub("secret"))
            .add_option(sub("twice"))
            .add_option(sub("wait"))
            .add_option(sub("defer"))
            .add_option(sub("challenge").add_sub_option(opponent).add_sub_option(level))
            .add_option(sub("move").add_sub_option(from)),
        CreateCommand::new("Challenge to TAMSK").kind(CommandType::User),
    ]
}

fn board() -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content("the board")
        .add_file(picture("board-1.png"))
        .button(CreateButton::new("t1:7:lift:B2").label("B2"))
}

fn picture(name: &str) -> CreateAttachment {
    CreateAttachment::bytes(b"not really a picture".as_slice(), name).description("B2 is full")
}

fn said(text: &str) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(CreateInteractionResponseMessage::new().content(text))
}

impl Handler {
    async fn command(&self, ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
        let options = command.data.options();
        match options.first().map_or("", |option| option.name) {
            "board" => {
                let response = CreateInteractionResponse::Message(board());
                command.create_response(ctx, response).await
            }
            "secret" => {
                let response = CreateInteractionResponse::Message(board().ephemeral(true));
                command.create_response(ctx, response).await
            }
            "twice" => {
                command.create_response(ctx, said("once")).await?;
                command.create_response(ctx, said("twice")).await
            }
            "wait" => {
                self.gate.notified().await;
                command.create_response(ctx, said("at last")).await
            }
            "defer" => {
                command.defer_ephemeral(ctx).await?;
                let followup = CreateInteractionResponseFollowup::new().content("thought about");
                command.create_followup(ctx, followup).await.map(|_| ())
            }
            _ => {
                let members: Vec<&UserId> = command.data.resolved.members.keys().collect();
                command.create_response(ctx, said(&format!("{members:?}"))).await
            }
        }
    }

    async fn press(ctx: &Context, press: &ComponentInteraction) -> serenity::Result<()> {
        let update = board().content("lifted").components(Vec::new());
        let response = CreateInteractionResponse::UpdateMessage(update);
        press.create_response(ctx, response).await
    }
}

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn ready(&self, ctx: Context, _: Ready) {
        Command::set_global_commands(&ctx, definitions()).await.expect("the definitions are valid");
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        // What goes wrong is in the playground's journal.
        let _ = match interaction {
            Interaction::Command(command) => self.command(&ctx, &command).await,
            Interaction::Component(press) => Self::press(&ctx, &press).await,
            Interaction::Autocomplete(typed) => {
                let suggestions = CreateAutocompleteResponse::new().add_string_choice("B2 - fills it", "b2");
                let response = CreateInteractionResponse::Autocomplete(suggestions);
                typed.create_response(&ctx, response).await
            }
            _ => Ok(()),
        };
    }
}

/// Discord's status and code of what serenity was refused.
fn refused<T: std::fmt::Debug>(result: serenity::Result<T>) -> (u16, isize) {
    match result.expect_err("it is refused") {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            (response.status_code.as_u16(), response.error.code)
        }
        other => panic!("it is no refusal: {other:?}"),
    }
}

fn text(content: &str) -> CreateMessage {
    CreateMessage::new().content(content)
}

#[tokio::test]
async fn a_bot_connects_and_registers_its_commands() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    stage.playground.look(|world| {
        assert_eq!(world.sessions().len(), 1);
        assert!(world.sessions().iter().all(session::Session::is_connected));
    });
    assert!(stage.faults().is_empty());
    Ok(())
}

#[tokio::test]
async fn a_command_is_answered_and_a_button_changes_the_answer() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    let command = stage.alice.slash(stage.channel, "board", json!({}))?;
    let message = command.message().await?;
    assert_eq!(message.content, "the board");
    let file = message.attachments.first().ok_or("no file")?;
    assert_eq!(file.description.as_deref(), Some("B2 is full"));
    let fetched = reqwest::get(&file.url).await?.bytes().await?;
    assert_eq!(fetched.as_ref(), b"not really a picture");

    let press = stage.bob.press(message.id, "t1:7:lift:B2")?;
    assert_eq!(press.answer().await?.kind, 7);
    let updated = press.message().await?;
    assert_eq!((updated.id, updated.content.as_str()), (message.id, "lifted"));
    assert_eq!((updated.edits.len(), updated.attachments.len()), (1, 1));
    assert!(stage.alice.press(message.id, "t1:7:lift:B2").is_err());
    let stale = stage.alice.press_stale(&message, "t1:7:lift:B2")?;
    assert_eq!(stale.answer().await?.kind, 7);
    assert!(stage.faults().is_empty());
    Ok(())
}

#[tokio::test]
async fn options_must_fit_what_is_registered() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    let opponent = stage.bob.id();
    let slash = |path: &str, options: Value| stage.alice.slash(stage.channel, path, options);
    let challenge = slash("challenge", json!({ "opponent": opponent, "level": 3 }))?;
    let words = challenge.message().await?.content;
    assert!(words.contains(&opponent.to_string()), "{words}");
    assert!(slash("tamsk challenge", json!({})).is_err());
    assert!(slash("challenge", json!({ "opponent": opponent, "level": 2 })).is_err());
    assert!(slash("challenge", json!({ "opponent": "nobody" })).is_err());
    assert!(slash("board", json!({ "unheard": "of" })).is_err());
    assert!(slash("surrender", json!({})).is_err());
    Ok(())
}

#[tokio::test]
async fn suggestions_and_context_menus_reach_the_bot() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    let options = json!({ "from": "b" });
    let typed = stage.alice.autocomplete(stage.channel, "move", options, "from")?;
    assert_eq!(typed.choices().await?, [("B2 - fills it".to_owned(), json!("b2"))]);
    let menu = stage.alice.user_command(stage.channel, "Challenge to TAMSK", stage.bob.id())?;
    assert_eq!(menu.answer().await?.kind, 4);
    Ok(())
}

#[tokio::test]
async fn a_second_callback_is_refused() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    let twice = stage.alice.slash(stage.channel, "twice", json!({}))?;
    stage.until_fault(40060).await?;
    assert_eq!(twice.message().await?.content, "once");
    let violations = stage.playground.violations();
    let entry = violations.first().ok_or("no violation")?;
    let template = "/interactions/{interaction_id}/{interaction_token}/callback";
    assert_eq!((entry.status, entry.template), (400, template));
    Ok(())
}

#[tokio::test]
async fn a_late_callback_is_refused() -> Outcome {
    let stage = Stage::set().await?;
    let bot = stage.bot().await?;
    let late = stage.alice.slash(stage.channel, "wait", json!({}))?;
    stage.jump(4_000);
    bot.gate.notify_one();
    let silence = late.answer().await.expect_err("it is too late");
    assert_eq!(silence.to_string(), "The application did not respond");
    stage.until_fault(10062).await?;
    assert!(stage.playground.messages(stage.channel).is_empty());
    Ok(())
}

#[tokio::test]
async fn an_interaction_carries_its_instant_however_late_it_is_delivered() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    let alice = stage.alice.act_at(START - 700).hold();
    let held = alice.slash(stage.channel, "board", json!({}))?;
    stage.jump(10_000);
    held.deliver();
    assert_eq!(held.answer().await?.kind, 4);
    assert_eq!(held.stamped(), START - 700);
    Ok(())
}

#[tokio::test]
async fn withheld_events_come_when_they_are_released() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    stage.playground.withhold();
    let withheld = stage.alice.slash(stage.channel, "board", json!({}))?;
    stage.jump(10_000);
    stage.playground.release();
    assert_eq!(withheld.answer().await?.kind, 4);
    Ok(())
}

#[tokio::test]
async fn a_nonce_gives_back_the_first_message() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let post = || {
        let nonce = Nonce::String("row-17".to_owned());
        text("once").nonce(nonce).enforce_nonce(true)
    };
    let first = stage.place().send_message(&http, post()).await?;
    let second = stage.place().send_message(&http, post()).await?;
    assert_eq!(first.id, second.id);
    assert_eq!(stage.playground.messages(stage.channel).len(), 1);
    Ok(())
}

#[tokio::test]
async fn an_edit_keeps_exactly_the_files_it_lists() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let post = text("the board").add_file(picture("board 1.png"));
    let mut message = stage.place().send_message(&http, post).await?;
    let names = |message: &serenity::all::Message| -> Vec<String> {
        let files = message.attachments.iter();
        files.map(|file| file.filename.clone()).collect()
    };
    assert_eq!(names(&message), ["board_1.png"]);

    let words = EditMessage::new().content("the same board");
    message.edit(&http, words).await?;
    assert_eq!(names(&message), ["board_1.png"]);
    let both = EditAttachments::keep_all(&message).add(picture("board-2.png"));
    message.edit(&http, EditMessage::new().attachments(both)).await?;
    assert_eq!(names(&message), ["board_1.png", "board-2.png"]);
    let new = EditAttachments::new().add(picture("board-3.png"));
    message.edit(&http, EditMessage::new().attachments(new)).await?;
    assert_eq!(names(&message), ["board-3.png"]);
    let url = message.attachments[0].url.clone();
    let none = EditMessage::new().attachments(EditAttachments::new());
    message.edit(&http, none).await?;
    assert!(names(&message).is_empty());
    // Somebody's client may still be about to show it.
    assert!(reqwest::get(url).await?.status().is_success());
    assert!(stage.faults().is_empty());
    Ok(())
}

#[tokio::test]
async fn a_file_shown_by_an_embed_is_not_listed_below() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let embed = CreateEmbed::new().title("board").attachment("board.png");
    let post = CreateMessage::new().embed(embed).add_file(picture("board.png"));
    let message = stage.place().send_message(&http, post).await?;
    assert!(message.attachments.is_empty());
    let kept = stage.playground.message(message.id.get()).ok_or("no message")?;
    assert_eq!(kept.attachments.len(), 1);
    Ok(())
}

#[tokio::test]
async fn an_archived_thread_refuses_edits_until_somebody_speaks() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let start = stage.place().send_message(&http, text("a game")).await?;
    let make = |name: &str| {
        let thread = CreateThread::new(name);
        stage.place().create_thread_from_message(&http, start.id, thread)
    };
    let thread = make("Game 7").await?;
    assert_eq!(thread.id.get(), start.id.get());
    assert_eq!(refused(make("Game 8").await), (400, 160_004));
    let mut board = thread.id.send_message(&http, text("the board")).await?;
    stage.playground.set_archived(thread.id.get(), true);
    let moved = EditMessage::new().content("moved");
    assert_eq!(refused(board.edit(&http, moved.clone()).await), (400, 50083));
    thread.id.send_message(&http, text("awake")).await?;
    board.edit(&http, moved).await?;
    Ok(())
}

#[tokio::test]
async fn a_locked_thread_is_for_those_who_manage_threads() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let thread = stage.playground.add_thread(stage.channel, "Game 7", stage.alice.id());
    let place = ChannelId::new(thread);
    stage.playground.set_locked(thread, true);
    place.send_message(&http, text("as a manager")).await?;
    let bits = permissions::APP_DEFAULT & !permissions::MANAGE_THREADS;
    stage.playground.set_app_permissions(stage.channel, bits);
    let post = place.send_message(&http, text("shut out"));
    assert_eq!(refused(post.await), (403, 160_005));
    let unlock = place.edit_thread(&http, EditThread::new().locked(false));
    assert_eq!(refused(unlock.await), (403, 160_005));
    Ok(())
}

#[tokio::test]
async fn an_event_missed_by_a_dropped_socket_is_replayed() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    let session = |world: &World| {
        let first = world.sessions().first();
        first.map(|session| session.id().to_owned())
    };
    let before = stage.playground.look(session);
    stage.playground.drop_sockets();
    let missed = stage.alice.slash(stage.channel, "board", json!({}))?;
    assert_eq!(missed.answer().await?.kind, 4);
    assert_eq!(stage.playground.look(session), before);
    Ok(())
}

#[tokio::test]
async fn a_bot_that_is_told_to_reconnect_goes_on() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    stage.playground.reconnect();
    let command = stage.alice.slash(stage.channel, "board", json!({}))?;
    assert_eq!(command.answer().await?.kind, 4);
    Ok(())
}

#[tokio::test]
async fn an_answer_may_be_lost_after_the_request_was_carried_out() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let post = || stage.place().send_message(&http, text("sent?"));
    let fault = |kind| stage.playground.fault(Fault::once("POST", "/messages", kind));
    fault(FaultKind::AnswerLost);
    let lost = post().await;
    assert!(matches!(lost, Err(serenity::Error::Http(HttpError::Request(_)))));
    assert_eq!(stage.playground.messages(stage.channel).len(), 1);
    fault(FaultKind::ConnectionDropped);
    assert!(post().await.is_err());
    assert_eq!(stage.playground.messages(stage.channel).len(), 1);
    assert_eq!(stage.playground.journal().len(), 2);
    Ok(())
}

#[tokio::test]
async fn faults_answer_in_the_place_of_discord() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let post = || stage.place().send_message(&http, text("hello"));
    let fault = |kind| stage.playground.fault(Fault::once("POST", "/messages", kind));
    fault(FaultKind::Html { status: 502 });
    assert_eq!(refused(post().await), (502, -1));
    fault(FaultKind::RateLimited { retry_after: 1.5, global: false });
    assert_eq!(refused(post().await).0, 429);
    fault(FaultKind::Status {
        status: 429,
        body: json!({ "code": 30046, "message": "Maximum number of edits reached" }),
    });
    assert_eq!(refused(post().await), (429, 30046));
    post().await?;
    assert!(stage.faults().is_empty());
    Ok(())
}

#[tokio::test]
async fn an_interaction_delivered_twice_shows_a_bot_that_answers_twice() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    let command = stage.alice.slash(stage.channel, "board", json!({}))?;
    command.answer().await?;
    command.redeliver();
    stage.until_fault(40060).await?;
    assert_eq!(stage.playground.messages(stage.channel).len(), 1);
    Ok(())
}

#[tokio::test]
async fn an_ephemeral_message_is_one_persons_and_out_of_reach_of_the_bots_token() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    let command = stage.alice.slash(stage.channel, "secret", json!({}))?;
    let secret = command.message().await?;
    assert_eq!(stage.alice.sees(stage.channel).len(), 1);
    assert!(stage.bob.sees(stage.channel).is_empty());
    assert!(stage.bob.press(secret.id, "t1:7:lift:B2").is_err());
    let http = stage.http();
    let public = EditMessage::new().content("public?");
    let edit = stage.place().edit_message(&http, MessageId::new(secret.id), public);
    assert_eq!(refused(edit.await), (404, 10008));
    assert_eq!(stage.faults(), [10008]);
    let press = stage.alice.press(secret.id, "t1:7:lift:B2")?;
    assert_eq!(press.message().await?.content, "lifted");
    Ok(())
}

#[tokio::test]
async fn the_first_to_follow_a_deferral_fills_it_in() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    let deferred = stage.alice.slash(stage.channel, "defer", json!({}))?;
    let message = deferred.message().await?;
    assert_eq!(message.content, "thought about");
    assert_eq!(message.visible_to, Some(stage.alice.id()));
    assert!(deferred.followups().is_empty());
    Ok(())
}

#[tokio::test]
async fn a_token_ends_after_a_quarter_of_an_hour() -> Outcome {
    let stage = Stage::set().await?;
    let _bot = stage.bot().await?;
    let command = stage.alice.slash(stage.channel, "board", json!({}))?;
    command.answer().await?;
    let http = stage.http();
    let token = command.exchange().ok_or("no exchange")?.token;
    http.get_original_interaction_response(&token).await?;
    stage.jump(16 * 60 * 1000);
    let expired = http.get_original_interaction_response(&token).await;
    assert_eq!(refused(expired), (401, 50027));
    Ok(())
}

#[tokio::test]
async fn only_those_allowed_are_pinged_and_edits_ping_nobody() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let (alice, bob) = (stage.alice.mention(), stage.bob.mention());
    let words = format!("{alice} and {bob} and @everyone");
    let allowed = CreateAllowedMentions::new().users([UserId::new(stage.bob.id())]);
    let post = text(&words).allowed_mentions(allowed);
    let mut message = stage.place().send_message(&http, post).await?;
    let pinged = |id: MessageId| {
        let kept = stage.playground.message(id.get());
        kept.map(|kept| kept.pinged).unwrap_or_default()
    };
    assert_eq!(pinged(message.id), [stage.bob.id()]);
    message.edit(&http, EditMessage::new().content(alice)).await?;
    assert_eq!(pinged(message.id), [stage.bob.id()]);

    stage.playground.hide_channel(stage.channel, stage.alice.id());
    let unseen = stage.place().send_message(&http, text(&words)).await?;
    assert_eq!(pinged(unseen.id), [stage.bob.id()]);
    Ok(())
}

#[tokio::test]
async fn a_message_must_keep_to_the_limits() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let post = |message: CreateMessage| stage.place().send_message(&http, message);
    assert_eq!(refused(post(text(" ")).await), (400, 50006));
    let twins =
        CreateActionRow::Buttons(vec![CreateButton::new("same").label("a"), CreateButton::new("same").label("b")]);
    let twins = text("x").components(vec![twins]);
    assert_eq!(refused(post(twins).await), (400, 50035));
    let described = picture("x.png").description("y".repeat(1025));
    assert_eq!(refused(post(text("x").add_file(described)).await), (400, 50035));
    assert_eq!(stage.faults(), [50006, 50035, 50035]);
    Ok(())
}

#[tokio::test]
async fn what_the_bot_may_not_do_is_refused_and_only_repeating_it_is_its_fault() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let post = |message: CreateMessage| stage.place().send_message(&http, message);
    let without = |bits: u64| {
        let granted = permissions::APP_DEFAULT & !bits;
        stage.playground.set_app_permissions(stage.channel, granted);
    };
    without(permissions::ATTACH_FILES);
    let file = || text("x").add_file(picture("x.png"));
    assert_eq!(refused(post(file()).await), (403, 50013));
    without(permissions::VIEW_CHANNEL);
    assert_eq!(refused(post(text("x")).await), (403, 50001));
    stage.playground.delete_channel(stage.channel);
    assert_eq!(refused(post(text("x")).await), (404, 10003));
    assert!(stage.faults().is_empty());
    assert_eq!(refused(post(text("x")).await), (404, 10003));
    assert_eq!(stage.faults(), [10003]);
    Ok(())
}

#[tokio::test]
async fn invalid_definitions_are_refused_and_names_keep_their_ids() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let put = |command: CreateCommand| Command::set_global_commands(&http, vec![command]);
    let named = |name: &str| CreateCommand::new(name).description("does");
    let option = |name: &str| CreateCommandOption::new(CommandOptionType::String, name, "some");
    let disordered = named("tamsk").add_option(option("one")).add_option(option("two").required(true));
    for invalid in
        [named("Tamsk"), named("tamsk").description(""), disordered, named("tamsk").name_localized("xx", "tamsk")]
    {
        assert_eq!(refused(put(invalid).await), (400, 50035));
    }
    let ids = |commands: Vec<Command>| commands.iter().map(|it| it.id).collect::<Vec<_>>();
    let first = ids(put(named("tamsk").name_localized("de", "tamsk")).await?);
    let second = ids(put(named("tamsk").description("does more")).await?);
    assert_eq!(first, second);
    Ok(())
}

#[tokio::test]
async fn a_privileged_intent_must_be_allowed() -> Outcome {
    let stage = Stage::set().await?;
    let intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MEMBERS;
    let handler = Handler { gate: Arc::new(Notify::new()) };
    let mut client = ClientBuilder::new_with_http(stage.http(), intents).event_handler(handler).await?;
    let error = client.start().await.expect_err("the intent is disallowed");
    assert!(error.to_string().contains("ntents"), "{error}");
    stage.playground.allow_intents(session::GUILD_MEMBERS);
    let _bot = stage.bot_with(intents).await?;
    Ok(())
}

#[tokio::test]
async fn rate_limits_bite_where_they_are_switched_on() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    stage.playground.set_rate_limiting(true);
    let post = || stage.place().send_message(&http, text("quick"));
    for _ in 0..5 {
        post().await?;
    }
    assert_eq!(refused(post().await).0, 429);
    stage.jump(5_000);
    post().await?;
    Ok(())
}

#[tokio::test]
async fn a_direct_message_may_be_refused() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let alice = UserId::new(stage.alice.id());
    let post = || alice.direct_message(&http, text("your turn"));
    let sent = post().await?;
    assert_eq!(stage.playground.messages(sent.channel_id.get()).len(), 1);
    stage.playground.set_accepts_dms(stage.alice.id(), false);
    assert_eq!(refused(post().await), (403, 50007));
    stage.playground.remove_member(stage.alice.guild(), stage.alice.id());
    assert_eq!(refused(post().await), (403, 50278));
    Ok(())
}

#[tokio::test]
async fn a_thread_falls_asleep_when_nobody_speaks() -> Outcome {
    let stage = Stage::set().await?;
    let http = stage.http();
    let thread = stage.playground.add_thread(stage.channel, "Game 7", stage.alice.id());
    let place = ChannelId::new(thread);
    let mut message = place.send_message(&http, text("the board")).await?;
    stage.jump(4 * 24 * 60 * 60 * 1000);
    let moved = EditMessage::new().content("moved");
    assert_eq!(refused(message.edit(&http, moved.clone()).await), (400, 50083));
    place.edit_thread(&http, EditThread::new().archived(false)).await?;
    message.edit(&http, moved).await?;
    assert!(stage.faults().is_empty());
    Ok(())
}

#[tokio::test]
async fn a_gateway_that_refuses_once_lets_the_next_one_in() -> Outcome {
    let stage = Stage::set().await?;
    stage.playground.refuse_gateway(1);
    let knock = || {
        reqwest::Client::new()
            .get(stage.playground.api_base())
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==")
            .send()
    };
    assert!(knock().await.is_err());
    assert_eq!(knock().await?.status().as_u16(), 101);
    Ok(())
}

#[tokio::test]
async fn a_wrong_token_opens_nothing() -> Outcome {
    let stage = Stage::set().await?;
    let http = HttpBuilder::new("another.token.altogether")
        .proxy(stage.playground.api_base())
        .ratelimiter_disabled(true)
        .build();
    assert_eq!(refused(http.get_current_user().await).0, 401);
    let handler = Handler { gate: Arc::new(Notify::new()) };
    let connected = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).event_handler(handler).await;
    let Ok(mut client) = connected else {
        return Ok(());
    };
    assert!(client.start().await.is_err());
    Ok(())
}
