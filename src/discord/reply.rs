//! Answers to interactions: one place that knows whether one was given.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponse,
    CreateInteractionResponseMessage, EditInteractionResponse,
};

use super::body::{self, Pictures};
use super::rest::{Rest, RestError};
use super::trouble::Kind;
use crate::app::App;
use crate::i18n::{Language, Message, say};
use crate::rules::{Span, Timestamp};
use crate::watch::{Acknowledgement, Outcome};

/// After so long an answer is deferred, for Discord waits three seconds.
const DEFER_AFTER: Duration = Duration::from_millis(1000);
/// How long Discord waits for the first answer.
const ANSWERABLE: Span = Span::from_secs(3);
/// How long a first answer may wait for Discord's limits, all in all.
const PATIENCE: Span = Span::from_ms(1500);
/// How long the token of an interaction lives.
const TOKEN_LIFE: Span = Span::from_secs(15 * 60);
/// How long a deferred answer waits after it did not arrive.
const AFTER_FAILURE: Span = Span::from_secs(1);
/// How often a first or deferred answer is tried.
const TRIES: u32 = 5;

/// An answer.
#[derive(Clone, Default, Debug)]
pub struct Reply {
    /// What it says.
    pub content: String,
    /// Its buttons and menus.
    pub components: Vec<CreateActionRow>,
    /// Its pictures and other files; with more than one it is deferred.
    pub files: Vec<CreateAttachment>,
    /// What came of what was asked.
    pub outcome: Outcome,
}

/// Where an answer goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A new message that only the asker sees.
    Private,
    /// A new message that everybody sees.
    Public,
    /// The private message whose button was pressed, changed.
    Update,
}

/// What an interaction is answered with: its number, its token and the form.
#[derive(Clone, Debug)]
pub struct Ticket {
    /// The application, whose clock tells how long an answer took.
    pub app: Arc<App>,
    /// The interaction.
    pub id: u64,
    /// When it was made, as far as its number tells, or else when it arrived.
    pub at: Timestamp,
    /// Its token, good for three seconds and, after an answer, a quarter of an hour.
    pub token: String,
    /// The bot's own number at Discord.
    pub application: u64,
    /// Where the answer goes.
    pub form: Form,
}

impl Reply {
    /// Says something and nothing else.
    #[must_use]
    pub fn text(content: String) -> Reply {
        Reply { content, ..Reply::default() }
    }

    /// Says that something was done.
    #[must_use]
    pub fn done(content: String) -> Reply {
        Reply { content, outcome: Outcome::Applied, ..Reply::default() }
    }

    /// Says no.
    #[must_use]
    pub fn no(content: String) -> Reply {
        Reply { content, outcome: Outcome::Refused, ..Reply::default() }
    }

    /// Says that something is broken.
    #[must_use]
    pub fn failed(language: Language) -> Reply {
        Reply { content: say(language, &Message::NoTrouble), outcome: Outcome::Failed, ..Reply::default() }
    }

    fn message(&self, form: Form) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(super::board_message::cut(&self.content))
            .components(self.components.clone())
            .allowed_mentions(CreateAllowedMentions::new())
            .ephemeral(form != Form::Public)
    }

    fn pictures(&self) -> Pictures<'_> {
        Pictures::all(&self.files)
    }

    fn response(&self, form: Form) -> CreateInteractionResponse {
        match form {
            Form::Private | Form::Public => CreateInteractionResponse::Message(self.message(form)),
            Form::Update => CreateInteractionResponse::UpdateMessage(self.message(form)),
        }
    }
}

/// Gives what work makes, if that is before an answer must be deferred.
pub async fn soon<T>(work: &mut (impl Future<Output = T> + Unpin)) -> Option<T> {
    tokio::time::timeout(DEFER_AFTER, work).await.ok()
}

/// Whether a first answer was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Given {
    Yes,
    /// It was sent, and nobody said whether it arrived.
    Perhaps,
    No,
}

impl Ticket {
    /// Answers with what the work makes; defers first if the work takes long.
    ///
    /// Tells whether the first answer was given.
    pub async fn answer(&self, rest: &Rest, work: impl Future<Output = Reply> + Send) -> bool {
        let mut work = Box::pin(work);
        if let Some(reply) = soon(&mut work).await {
            if reply.files.len() > 1 {
                return self.answer_later(rest, std::future::ready(reply)).await;
            }
            return self.respond(rest, &reply.response(self.form), reply.pictures()).await;
        }
        self.answer_later(rest, work).await
    }

    /// Defers, and then answers with what the work makes: for work that is long or whose files are large.
    ///
    /// Tells whether the first answer was given. Who sees the deferral sees the answer, so what is refused is refused
    /// before.
    pub async fn answer_later(&self, rest: &Rest, work: impl Future<Output = Reply> + Send) -> bool {
        let message = CreateInteractionResponseMessage::new();
        let deferral = match self.form {
            Form::Private => CreateInteractionResponse::Defer(message.ephemeral(true)),
            Form::Public => CreateInteractionResponse::Defer(message),
            Form::Update => CreateInteractionResponse::Acknowledge,
        };
        // Both at once: work that nobody polls may hold what others wait for.
        let (deferred, reply) = tokio::join!(self.acknowledge(rest, &deferral, Pictures::None), work);
        match deferred {
            Given::Yes => {
                self.edit(rest, &reply).await;
                true
            }
            // Where it is shown that something is to come, this is it; where not, it is refused.
            Given::Perhaps => self.edit(rest, &reply).await,
            Given::No => false,
        }
    }

    /// Gives the first answer; what was done stays done whether or not it arrives.
    pub async fn respond(&self, rest: &Rest, response: &CreateInteractionResponse, pictures: Pictures<'_>) -> bool {
        self.acknowledge(rest, response, pictures).await == Given::Yes
    }

    async fn acknowledge(&self, rest: &Rest, response: &CreateInteractionResponse, pictures: Pictures<'_>) -> Given {
        let given = self.give(rest, response, pictures).await;
        let how = match response {
            _ if given != Given::Yes => Acknowledgement::Lost,
            CreateInteractionResponse::Defer(_) | CreateInteractionResponse::Acknowledge => Acknowledgement::Deferred,
            _ => Acknowledgement::AtOnce,
        };
        self.app.watch().acknowledged(how, self.app.clock().now().since(self.at));
        given
    }

    async fn give(&self, rest: &Rest, response: &CreateInteractionResponse, pictures: Pictures<'_>) -> Given {
        let body = match body::response(response, pictures) {
            Ok(body) => body,
            Err(error) => {
                tracing::error!(interaction = self.id, %error, "an answer cannot be written");
                return Given::No;
            }
        };
        let mut again = false;
        let mut waited = Span::ZERO;
        for _ in 0..TRIES {
            let Err(error) = rest.respond(self.id, &self.token, &body, pictures.files()).await else {
                return Given::Yes;
            };
            match error {
                // An answer that was lost on the way may have been carried out: the second try then meets 40060.
                RestError { kind: Kind::AlreadyAnswered, .. } if again => return Given::Yes,
                RestError { kind: Kind::Unreachable | Kind::Broken, .. } if !again => again = true,
                RestError { kind: Kind::TooMany, wait: Some(wait), .. }
                    if waited + wait <= PATIENCE && self.lives(wait, ANSWERABLE) =>
                {
                    waited = waited + wait;
                    self.sleep(wait).await;
                }
                RestError { kind, .. } => {
                    tracing::warn!(interaction = self.id, ?kind, "an answer did not arrive");
                    let may_have = again && matches!(kind, Kind::Unreachable | Kind::Broken | Kind::TooMany);
                    return if may_have { Given::Perhaps } else { Given::No };
                }
            }
        }
        tracing::warn!(interaction = self.id, "an answer did not arrive: Discord asked again and again to wait");
        if again { Given::Perhaps } else { Given::No }
    }

    /// Puts what the work has made where a deferral is shown; tells whether it is there.
    async fn edit(&self, rest: &Rest, reply: &Reply) -> bool {
        let edit = EditInteractionResponse::new()
            .content(super::board_message::cut(&reply.content))
            .components(reply.components.clone())
            .allowed_mentions(CreateAllowedMentions::new());
        let pictures = reply.pictures();
        let body = match body::message(&edit, pictures) {
            Ok(body) => body,
            Err(error) => {
                tracing::error!(interaction = self.id, %error, "a deferred answer cannot be written");
                return false;
            }
        };
        let to = (self.application, self.id);
        let mut error = None;
        for _ in 0..TRIES {
            match rest.edit_answer(to, &self.token, &body, pictures.files()).await {
                Ok(()) => return true,
                Err(RestError { kind: Kind::TooMany, wait: Some(wait), .. }) if self.lives(wait, TOKEN_LIFE) => {
                    self.sleep(wait).await;
                    error = Some(Kind::TooMany);
                }
                // To change it twice is to change it once.
                Err(RestError { kind: kind @ (Kind::Unreachable | Kind::Broken), .. })
                    if self.lives(AFTER_FAILURE, TOKEN_LIFE) =>
                {
                    self.sleep(AFTER_FAILURE).await;
                    error = Some(kind);
                }
                Err(other) => {
                    error = Some(other.kind);
                    break;
                }
            }
        }
        tracing::warn!(interaction = self.id, kind = ?error, "a deferred answer did not arrive");
        false
    }

    /// Tells whether the interaction will not be older than this after a wait.
    fn lives(&self, wait: Span, life: Span) -> bool {
        (self.app.clock().now() + wait).since(self.at) < life
    }

    async fn sleep(&self, wait: Span) {
        let clock = self.app.clock();
        clock.sleep_until(clock.now() + wait).await;
    }
}
