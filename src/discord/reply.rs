//! Answers to interactions: one place that knows whether one was given.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    Builder, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponse,
    CreateInteractionResponseMessage, EditInteractionResponse, Http, InteractionId,
};

use super::body::{self, Pictures};
use super::trouble::{Kind, counted, kind_of};
use crate::app::App;
use crate::i18n::{Language, Message, say};
use crate::rules::Timestamp;
use crate::watch::{Acknowledgement, Outcome};

/// After so long an answer is deferred, for Discord waits three seconds.
const DEFER_AFTER: Duration = Duration::from_millis(1000);

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
        Pictures::of(self.files.first())
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

impl Ticket {
    /// Answers with what the work makes; defers first if the work takes long.
    ///
    /// Tells whether the first answer was given.
    pub async fn answer(&self, http: &Http, work: impl Future<Output = Reply> + Send) -> bool {
        let mut work = Box::pin(work);
        if let Some(reply) = soon(&mut work).await {
            if reply.files.len() > 1 {
                return self.answer_later(http, std::future::ready(reply)).await;
            }
            return self.respond(http, &reply.response(self.form), reply.pictures()).await;
        }
        self.answer_later(http, work).await
    }

    /// Defers, and then answers with what the work makes: for work that is long or whose files are large.
    ///
    /// Tells whether the first answer was given. Who sees the deferral sees the answer, so what is refused is refused
    /// before.
    pub async fn answer_later(&self, http: &Http, work: impl Future<Output = Reply> + Send) -> bool {
        let message = CreateInteractionResponseMessage::new();
        let deferral = match self.form {
            Form::Private => CreateInteractionResponse::Defer(message.ephemeral(true)),
            Form::Public => CreateInteractionResponse::Defer(message),
            Form::Update => CreateInteractionResponse::Acknowledge,
        };
        // Both at once: work that nobody polls may hold what others wait for.
        let (deferred, reply) = tokio::join!(self.respond(http, &deferral, Pictures::None), work);
        if deferred {
            self.edit(http, &reply).await;
        }
        deferred
    }

    /// Gives the first answer; what was done stays done whether or not it arrives.
    pub async fn respond(&self, http: &Http, response: &CreateInteractionResponse, pictures: Pictures<'_>) -> bool {
        let is_given = self.give(http, response, pictures).await;
        let how = match response {
            _ if !is_given => Acknowledgement::Lost,
            CreateInteractionResponse::Defer(_) | CreateInteractionResponse::Acknowledge => Acknowledgement::Deferred,
            _ => Acknowledgement::AtOnce,
        };
        self.app.watch().acknowledged(how, self.app.clock().now().since(self.at));
        is_given
    }

    async fn give(&self, http: &Http, response: &CreateInteractionResponse, pictures: Pictures<'_>) -> bool {
        let id = InteractionId::new(self.id);
        let mut again = false;
        loop {
            let sent = match body::response(response, pictures) {
                Ok(body) => http.create_interaction_response(id, &self.token, &body, pictures.files()).await,
                Err(error) => Err(error.into()),
            };
            let Err(error) = counted(self.app.watch(), sent) else { return true };
            match kind_of(&error) {
                // An answer that was lost on the way may have been carried out: the second try then meets 40060.
                Kind::AlreadyAnswered if again => return true,
                Kind::Unreachable | Kind::Broken if !again => again = true,
                kind => {
                    tracing::warn!(interaction = self.id, ?kind, "an answer did not arrive");
                    return false;
                }
            }
        }
    }

    async fn edit(&self, http: &Http, reply: &Reply) {
        let edit = EditInteractionResponse::new()
            .content(super::board_message::cut(&reply.content))
            .components(reply.components.clone())
            .allowed_mentions(CreateAllowedMentions::new());
        let pictures = reply.pictures();
        let edited = match body::message(&edit, pictures) {
            // Only serenity's own builder numbers several files: with numbers, not strings, which Discord takes as well.
            _ if reply.files.len() > 1 => {
                let edit = reply.files.iter().cloned().fold(edit, EditInteractionResponse::new_attachment);
                edit.execute(http, &self.token).await
            }
            Ok(body) => http.edit_original_interaction_response(&self.token, &body, pictures.files()).await,
            Err(error) => Err(error.into()),
        };
        if let Err(error) = counted(self.app.watch(), edited) {
            tracing::warn!(interaction = self.id, kind = ?kind_of(&error), "a deferred answer did not arrive");
        }
    }
}
