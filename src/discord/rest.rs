//! The one door to Discord's REST interface, live and against a stand-in alike.
//!
//! serenity's own limiter sleeps where it stands, keeps what it has learnt of each interaction for ever, and must be
//! off where there is a proxy; so it is off everywhere, and limits are kept here. A request is made once. Where the door
//! is closed nothing is sent and nobody waits: whoever asks is told from when on it may be asked. Of an answer only that
//! is read which is needed.

mod answer;
mod date;
mod limits;

use std::borrow::Cow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use reqwest::header::{AUTHORIZATION, CONTENT_LENGTH, CONTENT_TYPE, USER_AGENT};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, RequestBuilder, Url};
use serde_json::{Value, json};
use serenity::all::{ApplicationId, ChannelId, CreateAttachment, GuildId, InteractionId, MessageId, Route, UserId};

use self::answer::{known, message, number, with_url};
use self::limits::{Lane, Limits, Said};
use super::trouble::{Kind, kind_of_answer};
use crate::app::App;
use crate::rules::{Span, Timestamp};
use crate::watch::RequestResult;

/// What every path of Discord's begins with.
const DISCORD: &str = "https://discord.com";

/// Makes requests; a clone goes through the same door.
#[derive(Clone)]
pub struct Rest(Arc<Door>);

struct Door {
    client: Client,
    /// The token as it is shown.
    token: String,
    /// What stands in the place of Discord.
    base: Option<String>,
    app: Arc<App>,
    limits: Mutex<Limits>,
}

/// Why a request did not do what it should.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RestError {
    /// What went wrong.
    pub kind: Kind,
    /// The status of the answer, if there was one.
    pub status: Option<u16>,
    /// How long nothing is to be asked there.
    pub wait: Option<Span>,
}

/// A message that was posted or edited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Posted {
    /// Its number.
    pub id: u64,
    /// Its first picture or other file; nothing if the answer does not tell.
    pub attachment: Option<Option<u64>>,
}

/// A member of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// By what name others see him.
    pub name: String,
    /// Whether he is a bot.
    pub is_bot: bool,
}

/// A request.
struct Call<'a> {
    method: Method,
    route: Route<'a>,
    lane: Lane,
    query: &'static str,
    body: Option<&'a Value>,
    files: &'a [CreateAttachment],
    /// How long it may take, if not as long as all.
    patience: Option<Duration>,
    /// Whether the bot shows its token: what is about one interaction has that one's in its address.
    shows_token: bool,
}

/// A request on its way.
struct Passage<'a> {
    door: &'a Door,
    lane: Lane,
}

/// How long a first answer may take: Discord waits three seconds, and there must be time for another try.
const FIRST_ANSWER: Duration = Duration::from_millis(1_500);
/// Where messages of a channel are posted.
const POST: &str = "POST /channels/{}/messages";
/// Where messages of a channel are edited.
const EDIT: &str = "PATCH /channels/{}/messages/{}";

impl std::fmt::Debug for Rest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Rest").field("base", &self.0.base).finish_non_exhaustive()
    }
}

impl RestError {
    const fn silent(kind: Kind) -> RestError {
        RestError { kind, status: None, wait: None }
    }

    /// Tells whether it was done all the same: the answer says so, and what else it says cannot be read.
    #[must_use]
    pub fn is_done(self) -> bool {
        self.status.is_some_and(|status| status < 300)
    }

    const fn result(self) -> RequestResult {
        match self.status {
            Some(429) => RequestResult::TooMany,
            Some(500..) => RequestResult::Broken,
            Some(300..) => RequestResult::Rejected,
            Some(_) => RequestResult::Unreadable,
            None if matches!(self.kind, Kind::Unreachable) => RequestResult::Transport,
            None => RequestResult::Unreadable,
        }
    }
}

impl<'a> Call<'a> {
    fn new(method: Method, route: Route<'a>, name: &'static str, of: u64) -> Call<'a> {
        let lane = Lane { route: name, of, is_global: true };
        Call { method, route, lane, query: "", body: None, files: &[], patience: None, shows_token: true }
    }

    fn with(self, body: &'a Value, files: &'a [CreateAttachment]) -> Call<'a> {
        Call { body: Some(body), files, ..self }
    }
}

impl Rest {
    /// Makes a door with a client, a token and, for a proxy or stand-in, its address.
    #[must_use]
    pub fn new(client: Client, token: &str, base: Option<&str>, app: Arc<App>) -> Rest {
        let token = token.trim();
        let token = if token.starts_with("Bot ") { token.to_string() } else { format!("Bot {token}") };
        let base = base.map(|base| base.trim_end_matches('/').to_string());
        Rest(Arc::new(Door { client, token, base, app, limits: Mutex::default() }))
    }

    /// Tells how long nothing is to be asked, but for first answers to interactions.
    #[must_use]
    pub fn wait_for_all(&self) -> Option<Span> {
        let now = self.now();
        self.limits().all_closed_until(now).map(|until| until.since(now))
    }

    /// Tells how long no message is to be posted in a channel.
    #[must_use]
    pub fn post_wait(&self, channel: u64) -> Option<Span> {
        self.wait(Lane { route: POST, of: channel, is_global: true })
    }

    /// Tells how long no message is to be edited in a channel.
    #[must_use]
    pub fn edit_wait(&self, channel: u64) -> Option<Span> {
        self.wait(Lane { route: EDIT, of: channel, is_global: true })
    }

    /// Posts a message.
    ///
    /// # Errors
    ///
    /// Tells why it was not posted, or that its number cannot be read.
    pub async fn post(&self, channel: u64, body: &Value, files: &[CreateAttachment]) -> Result<Posted, RestError> {
        let route = Route::ChannelMessages { channel_id: ChannelId::new(channel) };
        self.ask(Call::new(Method::POST, route, POST, channel).with(body, files), message).await
    }

    /// Edits a message.
    ///
    /// # Errors
    ///
    /// Tells why it was not edited, or that the answer cannot be read.
    pub async fn edit(
        &self,
        channel: u64,
        message_id: u64,
        body: &Value,
        files: &[CreateAttachment],
    ) -> Result<Posted, RestError> {
        let (channel_id, message_id) = (ChannelId::new(channel), MessageId::new(message_id));
        let route = Route::ChannelMessage { channel_id, message_id };
        self.ask(Call::new(Method::PATCH, route, EDIT, channel).with(body, files), message).await
    }

    /// Makes a thread on a message, whose number it then has.
    ///
    /// # Errors
    ///
    /// Tells why there is none.
    pub async fn open_thread_on(&self, channel: u64, message: u64, body: &Value) -> Result<u64, RestError> {
        let (channel_id, message_id) = (ChannelId::new(channel), MessageId::new(message));
        let route = Route::ChannelMessageThreads { channel_id, message_id };
        let call = Call::new(Method::POST, route, "POST /channels/{}/messages/{}/threads", channel);
        self.tell(call.with(body, &[])).await.map(|()| message)
    }

    /// Makes a thread that hangs on no message.
    ///
    /// # Errors
    ///
    /// Tells why there is none, or that its number cannot be read.
    pub async fn open_thread(&self, channel: u64, body: &Value) -> Result<u64, RestError> {
        let route = Route::ChannelThreads { channel_id: ChannelId::new(channel) };
        let call = Call::new(Method::POST, route, "POST /channels/{}/threads", channel);
        self.ask(call.with(body, &[]), number).await
    }

    /// Takes a thread out of the archive.
    ///
    /// # Errors
    ///
    /// Tells why it stays there.
    pub async fn wake_thread(&self, thread: u64) -> Result<(), RestError> {
        let body = json!({"archived": false});
        let route = Route::Channel { channel_id: ChannelId::new(thread) };
        self.tell(Call::new(Method::PATCH, route, "PATCH /channels/{}", thread).with(&body, &[])).await
    }

    /// Adds somebody to a thread.
    ///
    /// # Errors
    ///
    /// Tells why not.
    pub async fn add_thread_member(&self, thread: u64, user: u64) -> Result<(), RestError> {
        let route = Route::ChannelThreadMember { channel_id: ChannelId::new(thread), user_id: UserId::new(user) };
        self.tell(Call::new(Method::PUT, route, "PUT /channels/{}/thread-members/{}", thread)).await
    }

    /// Asks where the gateway is, with how many shards, and how often it may be connected to.
    ///
    /// # Errors
    ///
    /// Tells why that is not to be learnt, or that the answer names no address.
    pub async fn gateway_and_shards(&self) -> Result<Value, RestError> {
        self.ask(Call::new(Method::GET, Route::GatewayBot, "GET /gateway/bot", 0), with_url).await
    }

    /// Asks where the gateway is.
    ///
    /// # Errors
    ///
    /// Tells why that is not to be learnt, or that the answer names no address.
    pub async fn gateway(&self) -> Result<Value, RestError> {
        self.ask(Call::new(Method::GET, Route::Gateway, "GET /gateway", 0), with_url).await
    }

    /// Looks whether a channel or thread is there.
    ///
    /// # Errors
    ///
    /// Tells why it is not, or not to be seen.
    pub async fn look_at_channel(&self, channel: u64) -> Result<(), RestError> {
        let route = Route::Channel { channel_id: ChannelId::new(channel) };
        self.tell(Call::new(Method::GET, route, "GET /channels/{}", channel)).await
    }

    /// Looks whether somebody is a member of a server.
    ///
    /// # Errors
    ///
    /// Tells why he is not, or that it is not to be learnt.
    pub async fn look_at_member(&self, guild: u64, user: u64) -> Result<(), RestError> {
        let route = Route::GuildMember { guild_id: GuildId::new(guild), user_id: UserId::new(user) };
        self.tell(Call::new(Method::GET, route, "GET /guilds/{}/members/{}", guild)).await
    }

    /// Asks who a member of a server is.
    ///
    /// # Errors
    ///
    /// Tells why he is none, or that it is not to be learnt.
    pub async fn member(&self, guild: u64, user: u64) -> Result<Known, RestError> {
        let route = Route::GuildMember { guild_id: GuildId::new(guild), user_id: UserId::new(user) };
        self.ask(Call::new(Method::GET, route, "GET /guilds/{}/members/{}", guild), known).await
    }

    /// Reads the registered commands with all their names.
    ///
    /// # Errors
    ///
    /// Tells why they cannot be read.
    pub async fn commands(&self, application: u64) -> Result<Value, RestError> {
        let route = Route::Commands { application_id: ApplicationId::new(application) };
        let call = Call::new(Method::GET, route, "GET /applications/{}/commands", application);
        self.ask(Call { query: "?with_localizations=true", ..call }, |body| body.is_array().then(|| body.clone())).await
    }

    /// Puts commands in the place of all registered ones.
    ///
    /// # Errors
    ///
    /// Tells why not.
    pub async fn set_commands(&self, application: u64, commands: &Value) -> Result<(), RestError> {
        let route = Route::Commands { application_id: ApplicationId::new(application) };
        let call = Call::new(Method::PUT, route, "PUT /applications/{}/commands", application);
        self.tell(call.with(commands, &[])).await
    }

    /// Gives the first answer to an interaction.
    ///
    /// # Errors
    ///
    /// Tells why it was not given.
    pub async fn respond(
        &self,
        interaction: u64,
        token: &str,
        body: &Value,
        files: &[CreateAttachment],
    ) -> Result<(), RestError> {
        let route = Route::InteractionResponse { interaction_id: InteractionId::new(interaction), token };
        let mut call = Call::new(Method::POST, route, "POST /interactions/{}/{}/callback", interaction);
        // Discord: interaction endpoints are not bound to the bot's global limit.
        call.lane.is_global = false;
        call.shows_token = false;
        // Of three seconds; there must be some left for another try.
        call.patience = Some(FIRST_ANSWER);
        self.tell(call.with(body, files)).await
    }

    /// Changes the first answer to an interaction; the limit is the interaction's own.
    ///
    /// # Errors
    ///
    /// Tells why it was not changed.
    pub async fn edit_answer(
        &self,
        (application, interaction): (u64, u64),
        token: &str,
        body: &Value,
        files: &[CreateAttachment],
    ) -> Result<(), RestError> {
        let application_id = ApplicationId::new(application);
        let route = Route::WebhookOriginalInteractionResponse { application_id, token };
        let mut call = Call::new(Method::PATCH, route, "PATCH /webhooks/{}/{}/messages/@original", interaction);
        call.shows_token = false;
        self.tell(call.with(body, files)).await
    }

    /// Makes a request of whose answer nothing is needed.
    async fn tell(&self, call: Call<'_>) -> Result<(), RestError> {
        self.ask(call, |_| Some(())).await
    }

    /// Makes a request, unless the door is closed, and reads what is needed of the answer.
    async fn ask<T>(&self, call: Call<'_>, read: impl FnOnce(&Value) -> Option<T>) -> Result<T, RestError> {
        let lane = call.lane;
        let now = self.now();
        if let Err(until) = self.limits().admit(lane, now) {
            self.0.app.watch().rate_limited();
            return Err(RestError { kind: Kind::TooMany, status: None, wait: Some(until.since(now)) });
        }
        // Also one that is cut off half-way is under way no longer.
        let passage = Passage { door: &self.0, lane };
        let asked = self.carry_out(call, passage, read).await;
        self.0.app.watch().requested(asked.as_ref().map_or_else(|error| error.result(), |_| RequestResult::Ok));
        asked
    }

    async fn carry_out<T>(
        &self,
        call: Call<'_>,
        passage: Passage<'_>,
        read: impl FnOnce(&Value) -> Option<T>,
    ) -> Result<T, RestError> {
        let (lane, shows_token) = (call.lane, call.shows_token);
        let request = self.request(call).ok_or(RestError::silent(Kind::Unreadable))?;
        let response = request.send().await.map_err(|_| RestError::silent(Kind::Unreachable))?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        if let Some(written_at) = date::written_at(&headers) {
            self.0.app.clock().dated(written_at);
        }
        let body = response.bytes().await.ok();
        let (is_whole, is_page) =
            (body.is_some(), body.as_ref().is_some_and(|body| body.trim_ascii_start().starts_with(b"<")));
        let value = body.and_then(|body| serde_json::from_slice(&body).ok()).unwrap_or(Value::Null);
        let said = Said::of(status, &headers, &value, shows_token);
        drop(passage);
        self.limits().note(lane, &said, self.now());
        if status >= 300 {
            if let Some(wait) = said.wait() {
                tracing::warn!(route = lane.route, status, wait_ms = wait.as_ms(), "Discord asks to be asked later");
            }
            let code = value["code"].as_i64().unwrap_or(-1);
            let kind = match kind_of_answer(status, code) {
                // Not Discord's word but that of what stands before it, which refuses all alike for a while.
                Kind::Unauthorized | Kind::Forbidden | Kind::MessageGone if is_page => Kind::Broken,
                kind => kind,
            };
            return Err(RestError { kind, status: Some(status), wait: said.wait() });
        }
        // One that was cut off is as good as none: what it is needed for is asked again.
        let unread = RestError { kind: Kind::Unreadable, status: Some(status), wait: None };
        read(&value).ok_or(if is_whole { unread } else { RestError::silent(Kind::Unreachable) })
    }

    /// Writes a request; nothing if it cannot be written, which its types do not allow.
    fn request(&self, call: Call<'_>) -> Option<RequestBuilder> {
        let path: Cow<'_, str> = call.route.path();
        let path = match &self.0.base {
            Some(base) => path.replacen(DISCORD, base, 1),
            None => path.into_owned(),
        };
        let url = Url::parse(&(path + call.query)).ok()?;
        let request = self.0.client.request(call.method, url);
        let mut request = request.header(USER_AGENT, serenity::constants::USER_AGENT);
        if call.shows_token {
            request = request.header(AUTHORIZATION, &self.0.token);
        }
        if let Some(patience) = call.patience {
            request = request.timeout(patience);
        }
        Some(match call.body.map(ToString::to_string) {
            Some(body) if call.files.is_empty() => request.header(CONTENT_TYPE, "application/json").body(body),
            Some(body) => {
                let mut form = Form::new().text("payload_json", body);
                for (number, file) in call.files.iter().enumerate() {
                    form = form.part(format!("files[{number}]"), part(file)?);
                }
                request.multipart(form)
            }
            None => request.header(CONTENT_LENGTH, 0),
        })
    }

    fn wait(&self, lane: Lane) -> Option<Span> {
        let now = self.now();
        let until = self.limits().closed_until(lane, now)?;
        self.0.app.watch().rate_limited();
        Some(until.since(now))
    }

    /// Tells the instant on the clock that nobody sets.
    fn now(&self) -> Timestamp {
        self.0.app.clock().host()
    }

    fn limits(&self) -> MutexGuard<'_, Limits> {
        self.0.limits()
    }
}

impl Door {
    fn limits(&self) -> MutexGuard<'_, Limits> {
        self.limits.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Passage<'_> {
    fn drop(&mut self) {
        self.door.limits().leave(self.lane);
    }
}

/// Writes a file as a part of a form, with its kind: there are routes that answer 500 without.
fn part(file: &CreateAttachment) -> Option<Part> {
    let kind = match file.filename.rsplit('.').next() {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        _ => "application/octet-stream",
    };
    Part::bytes(file.data.clone()).file_name(file.filename.clone()).mime_str(kind).ok()
}
