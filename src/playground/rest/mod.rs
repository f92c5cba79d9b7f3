//! Discord's REST interface: from a request to its answer and its line in the journal.

mod applications;
mod channels;
mod commands;
mod definition;
mod guilds;
mod interactions;
mod messages;
mod route;
mod threads;
mod webhooks;

use std::time::Duration;

use axum::body::Body;
use axum::extract::connect_info::ConnectInfo;
use axum::extract::{FromRequest as _, Multipart, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use serde_json::{Value, json};

use self::route::Route;
use super::Playground;
use super::fault::FaultKind;
use super::instant;
use super::journal::{Entry, Upload};
use super::line::Scissors;
use super::rate::Standing;
use super::refusal::{self, Refusal};
use super::world::World;

/// The most bytes of a request's body.
const BODY_BYTES_MAX: usize = 128 * 1024 * 1024;

/// A request, read and taken apart.
#[derive(Debug)]
struct Call {
    method: String,
    /// The path below `/api/vN`.
    path: String,
    query: String,
    token: Option<String>,
    body: Value,
    files: Vec<Upload>,
}

impl Call {
    fn segment(&self, index: usize) -> &str {
        self.path.split('/').nth(index + 1).unwrap_or_default()
    }

    /// The id that stands at a place of the path.
    fn id(&self, index: usize) -> Result<u64, Refusal> {
        let segment = self.segment(index);
        segment.parse().map_err(|_| {
            let message = format!("Value \"{segment}\" is not snowflake.");
            Refusal::of_field("id", "NUMBER_TYPE_COERCE", message)
        })
    }

    /// A parameter of the query string.
    fn parameter(&self, name: &str) -> Option<&str> {
        self.query
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value)
    }

    fn is_set(&self, name: &str) -> bool {
        self.parameter(name).is_some_and(|value| value == "true" || value == "1")
    }
}

/// What a request that is carried out is answered with.
type Outcome = Result<Answer, Refusal>;

/// An answer: a status, and JSON if there is any.
#[derive(Clone, Debug)]
struct Answer {
    status: u16,
    body: Option<Value>,
}

impl Answer {
    fn ok(body: Value) -> Self {
        Self { status: 200, body: Some(body) }
    }

    fn created(body: Value) -> Self {
        Self { status: 201, body: Some(body) }
    }

    fn empty() -> Self {
        Self { status: 204, body: None }
    }

    /// Leaves out what a fault leaves out.
    fn told_by(mut self, fault: Option<&FaultKind>) -> Self {
        if let (Some(FaultKind::Bare { fields }), Some(Value::Object(body))) = (fault, &mut self.body) {
            body.retain(|name, _| fields.contains(&name.as_str()));
        }
        self
    }

    /// How many milliseconds nobody is to ask again, and whether that holds for everything.
    fn wait(&self) -> Option<(i64, bool)> {
        let body = self.body.as_ref().filter(|_| self.status == 429)?;
        let wait = Duration::try_from_secs_f64(body["retry_after"].as_f64()?).ok()?;
        Some((i64::try_from(wait.as_millis()).ok()?, body["global"] == json!(true)))
    }
}

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Self {
        Self { status: refusal.status, body: Some(refusal.body()) }
    }
}

/// Answers a request to the REST interface.
pub(super) async fn answer(
    State(playground): State<Playground>,
    ConnectInfo(scissors): ConnectInfo<Scissors>,
    request: Request,
) -> Response {
    let (call, unreadable) = read(request).await;
    let fault = playground.change(|world| world.faults.strike(&call.method, &call.path));
    let loses_line = matches!(fault, Some(FaultKind::AnswerLost | FaultKind::ConnectionDropped));
    let carries_out = {
        let (playground, fault) = (playground.clone(), fault.clone());
        async move {
            if let Some(FaultKind::Delay { ms }) = fault {
                tokio::time::sleep(Duration::from_millis(ms)).await;
            }
            playground.change(|world| world.carry_out(call, unreadable, fault.as_ref()))
        }
    };
    // Whoever asked may be gone by then: it is carried out all the same.
    let Ok((answer, standing)) = tokio::spawn(carries_out).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    if loses_line {
        scissors.cut();
    }
    let now = playground.look(World::now);
    respond(answer, &standing, fault.as_ref(), now)
}

async fn read(request: Request) -> (Call, Option<Refusal>) {
    let uri = request.uri().clone();
    let path = uri.path().strip_prefix("/api").unwrap_or(uri.path());
    let path = match path.strip_prefix("/v") {
        Some(rest) => rest.trim_start_matches(|c: char| c.is_ascii_digit()).to_owned(),
        None => path.to_owned(),
    };
    let token = request
        .headers()
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .map(|value| value.trim_start_matches("Bot ").to_owned());
    let mut call = Call {
        method: request.method().to_string(),
        path: path.replace("%40", "@"),
        query: uri.query().unwrap_or_default().to_owned(),
        token,
        body: Value::Null,
        files: Vec::new(),
    };
    let unreadable = read_body(request, &mut call).await.err();
    (call, unreadable)
}

async fn read_body(request: Request, call: &mut Call) -> Result<(), Refusal> {
    if is_form(request.headers()) {
        let mut form = Multipart::from_request(request, &()).await.map_err(|_| refusal::INVALID_JSON)?;
        while let Some(field) = form.next_field().await.map_err(|_| refusal::TOO_LARGE)? {
            let name = field.name().unwrap_or_default().to_owned();
            let filename = field.file_name().map(str::to_owned);
            let content_type = field.content_type().map(str::to_owned);
            let bytes = field.bytes().await.map_err(|_| refusal::TOO_LARGE)?;
            match filename {
                Some(filename) => call.files.push(Upload {
                    field: name,
                    filename,
                    content_type: content_type.unwrap_or_else(|| "application/octet-stream".to_owned()),
                    bytes: bytes.as_ref().into(),
                }),
                None if name == "payload_json" => {
                    call.body = serde_json::from_slice(&bytes).map_err(|_| refusal::INVALID_JSON)?;
                }
                None => {}
            }
        }
        return Ok(());
    }
    let bytes = axum::body::to_bytes(request.into_body(), BODY_BYTES_MAX).await.map_err(|_| refusal::TOO_LARGE)?;
    if !bytes.is_empty() {
        call.body = serde_json::from_slice(&bytes).map_err(|_| refusal::INVALID_JSON)?;
    }
    Ok(())
}

fn is_form(headers: &HeaderMap) -> bool {
    headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.starts_with("multipart/form-data"))
}

impl World {
    /// Carries a request out, unless something is in the way, and writes it down.
    fn carry_out(&mut self, call: Call, unreadable: Option<Refusal>, fault: Option<&FaultKind>) -> (Answer, Standing) {
        let route = Route::find(&call);
        let template = route.as_ref().map_or("", |route| route.template);
        let now = self.now();
        self.tire_threads();
        let key = bucket_key(&call, template);
        let is_limited = route.as_ref().is_some_and(|route| route.is_limited);
        // One that was held up here may have come before anybody was told.
        let was_held_up = matches!(fault, Some(FaultKind::Delay { .. }));
        let too_soon = self.limiter.breach(&key, is_limited, now).filter(|_| !was_held_up);
        let violation = messages::breach(self, &call).or(too_soon);
        let standing = self.limiter.count(&key, now);
        let answer = match (fault, unreadable, route) {
            (Some(FaultKind::ConnectionDropped), _, _) => Answer { status: 0, body: None },
            (Some(FaultKind::Status { status, body }), _, _) => Answer { status: *status, body: Some(body.clone()) },
            (Some(FaultKind::Html { status }), _, _) => Answer { status: *status, body: None },
            (Some(FaultKind::RateLimited { retry_after, global }), _, _) => rate_limited(*retry_after, *global),
            (_, _, None) => refusal::NOT_FOUND.into(),
            (_, _, Some(route)) if route.needs_token && !self.is_authorized(&call) => refusal::UNAUTHORIZED.into(),
            (_, _, Some(route)) if route.is_limited && standing.exceeded => {
                let ms = u32::try_from(standing.reset_after_ms).unwrap_or(0);
                rate_limited(f64::from(ms) / 1000.0, false)
            }
            (_, Some(refusal), _) => refusal.into(),
            (_, None, Some(route)) => match (route.handler)(self, &call) {
                Ok(answer) => answer,
                Err(refusal) => refusal.into(),
            },
        };
        let answer = answer.told_by(fault);
        if let Some((wait, is_global)) = answer.wait() {
            self.limiter.close(&key, is_global, now, now.saturating_add(wait));
        }
        self.journal.write(Entry {
            at: now,
            method: call.method,
            path: call.path,
            template,
            query: call.query,
            request: call.body,
            files: call.files,
            status: answer.status,
            response: answer.body.clone().unwrap_or_default(),
            fault: fault.cloned(),
            violation,
        });
        (answer, standing)
    }

    fn is_authorized(&self, call: &Call) -> bool {
        call.token.as_ref() == Some(&self.app.token)
    }
}

/// Requests share a bucket by method, template and the channel, guild or webhook they are for.
fn bucket_key(call: &Call, template: &str) -> String {
    let major = match call.segment(0) {
        "channels" | "guilds" => call.segment(1),
        "webhooks" | "interactions" => call.segment(2),
        _ => "",
    };
    format!("{} {template} {major}", call.method)
}

fn rate_limited(retry_after: f64, global: bool) -> Answer {
    Answer {
        status: 429,
        body: Some(json!({
            "message": "You are being rate limited.",
            "retry_after": retry_after,
            "global": global,
        })),
    }
}

fn respond(answer: Answer, standing: &Standing, fault: Option<&FaultKind>, now: i64) -> Response {
    let status = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::BAD_GATEWAY);
    let is_html = matches!(fault, Some(FaultKind::Html { .. }));
    let seconds = |ms: i64| format!("{}.{:03}", ms / 1000, ms % 1000);
    let mut builder = Response::builder()
        .status(status)
        // Otherwise it is dated by another clock than the one that numbers.
        .header(header::DATE, instant::http(now))
        .header("x-ratelimit-limit", standing.limit)
        .header("x-ratelimit-remaining", standing.remaining)
        .header("x-ratelimit-reset", seconds(standing.reset_at))
        .header("x-ratelimit-reset-after", seconds(standing.reset_after_ms))
        .header("x-ratelimit-bucket", &standing.bucket);
    if status == StatusCode::TOO_MANY_REQUESTS
        && let Some(body) = &answer.body
    {
        let is_global = body["global"] == json!(true);
        let retry_after = body["retry_after"].as_f64().unwrap_or(0.0);
        let scope = if is_global { "global" } else { "user" };
        builder =
            builder.header(header::RETRY_AFTER, format!("{}", retry_after.ceil())).header("x-ratelimit-scope", scope);
        if is_global {
            builder = builder.header("x-ratelimit-global", "true");
        }
    }
    let response = match answer.body {
        _ if is_html => builder
            .header(header::CONTENT_TYPE, "text/html")
            .body(Body::from("<html><head><title>Bad Gateway</title></head><body>cloudflare</body></html>")),
        Some(body) => builder.header(header::CONTENT_TYPE, "application/json").body(Body::from(body.to_string())),
        None => builder.body(Body::empty()),
    };
    response.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// Gives out a file of a message.
pub(super) async fn attachment(State(playground): State<Playground>, request: Request) -> Response {
    let file = playground.look(|world| {
        let path = request.uri().path();
        let id: u64 = path.split('/').nth(3)?.parse().ok()?;
        let file = world.file(id).filter(|file| path.ends_with(&file.filename))?;
        Some((file.content_type.clone(), file.bytes.to_vec()))
    });
    match file {
        Some((content_type, bytes)) => ([(header::CONTENT_TYPE, content_type)], bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
