//! What is done on the page: by people as with Discord's client, and by the curious to the world.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use super::Serving;
use crate::playground::exchange::ExchangeKind;
use crate::playground::interaction::Interaction;
use crate::playground::person::{Person, Unable};
use crate::playground::{Fault, FaultKind, Playground, snowflake};

/// The furthest the clock is moved at a time: a year.
const JUMP_MS_MAX: i64 = 366 * 24 * 3_600_000;

/// The longest name of a person, in characters, as Discord has it.
const NAME_MAX: usize = 32;

/// An id, which JSON has as a text.
#[derive(Clone, Copy)]
pub(super) struct Id(u64);

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        snowflake::read(&value).map(Id).ok_or_else(|| serde::de::Error::custom("no id"))
    }
}

/// Who does what.
#[derive(Deserialize)]
pub(super) struct Deed {
    r#as: Id,
    #[serde(flatten)]
    act: Act,
}

/// What is done.
#[derive(Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
enum Act {
    Slash { channel: Id, path: String, options: Value },
    Suggest { channel: Id, path: String, options: Value, option: String },
    UserCommand { channel: Id, name: String, target: Id },
    Press { message: Id, part: String },
    Select { message: Id, part: String, values: Vec<String> },
    Submit { interaction: Id, values: Value },
    Say { channel: Id, content: String },
    Locale { locale: String },
    Newcomer { guild: Id, name: String, locale: String },
    Join { guild: Id },
    Leave { guild: Id },
    Jump { ms: i64 },
    Fault { fault: Trouble, path: String, times: u32 },
    ClearFaults,
    Gateway { how: GatewayTrouble },
    Redeliver,
    Permissions { channel: Id, bits: Id },
    DeleteMessage { message: Id },
    DeleteChannel { channel: Id },
    Archive { channel: Id, archived: bool },
}

/// What goes wrong with a request, as the page offers it.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Trouble {
    ServerError,
    BadGateway,
    RateLimited,
    Delay,
    AnswerLost,
    ConnectionDropped,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum GatewayTrouble {
    Drop,
    Reconnect,
    Invalid,
}

/// Carries out what is done on the page.
pub(super) async fn carry_out(State(serving): State<Serving>, deed: Result<Json<Deed>, JsonRejection>) -> Response {
    let deed = match deed {
        Ok(Json(deed)) => deed,
        Err(unreadable) => {
            return (unreadable.status(), Json(json!({ "error": unreadable.body_text() }))).into_response();
        }
    };
    match act(&serving, deed.r#as.0, deed.act).await {
        Ok(done) => Json(done).into_response(),
        Err(unable) => (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({ "error": unable.to_string() }))).into_response(),
    }
}

async fn act(serving: &Serving, user: u64, act: Act) -> Result<Value, Unable> {
    let playground = &serving.playground;
    let person_in = |channel: Id| person_in(playground, channel.0, user);
    let person_at = |message: Id| {
        let message = playground.message(message.0).ok_or_else(|| Unable::new("the message is gone"))?;
        person_in(Id(message.channel))
    };
    let begun = |interaction: Interaction| json!({ "interaction": snowflake::show(interaction.id()) });
    let done = match act {
        Act::Slash { channel, path, options } => begun(person_in(channel)?.slash(channel.0, &path, options)?),
        Act::Suggest { channel, path, options, option } => {
            let asked = person_in(channel)?.autocomplete(channel.0, &path, options, &option)?;
            let choices = asked.choices().await.map_err(|silence| Unable::new(silence.to_string()))?;
            choices.into_iter().map(|(name, value)| json!({ "name": name, "value": value })).collect()
        }
        Act::UserCommand { channel, name, target } => {
            begun(person_in(channel)?.user_command(channel.0, &name, target.0)?)
        }
        Act::Press { message, part } => begun(person_at(message)?.press(message.0, &part)?),
        Act::Select { message, part, values } => {
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            begun(person_at(message)?.select(message.0, &part, &values)?)
        }
        Act::Submit { interaction, values } => {
            let channel = playground.look(|world| world.exchange(interaction.0).map(|exchange| exchange.channel));
            let channel = channel.ok_or_else(|| Unable::new("the form is gone"))?;
            let of = Interaction::new(playground.clone(), interaction.0);
            begun(person_in(Id(channel))?.submit_modal(&of, values)?)
        }
        Act::Say { channel, content } => {
            let message = person_in(channel)?.say(channel.0, &content)?;
            json!({ "message": snowflake::show(message) })
        }
        Act::Newcomer { guild, name, locale } => newcomer(playground, guild.0, &name, &locale)?,
        other => {
            change(serving, user, other)?;
            Value::Null
        }
    };
    Ok(done)
}

/// Carries out what somebody does to the world rather than in it.
fn change(serving: &Serving, user: u64, act: Act) -> Result<(), Unable> {
    let playground = &serving.playground;
    match act {
        Act::Locale { locale } => playground.change_user(user, |user| user.locale = locale),
        Act::Join { guild } => drop(playground.add_member(guild.0, user, None)),
        Act::Leave { guild } => leave(playground, guild.0, user)?,
        Act::Jump { ms } if (1..=JUMP_MS_MAX).contains(&ms) => {
            (serving.hands.advance)(ms);
            playground.change(|_| ());
        }
        Act::Jump { .. } => return Err(Unable::new("time goes forward, by a year at most")),
        Act::Fault { fault, path, times } => {
            playground.fault(Fault { method: None, path_contains: path, times, kind: fault.kind() });
        }
        Act::ClearFaults => playground.clear_faults(),
        Act::Gateway { how: GatewayTrouble::Drop } => playground.drop_sockets(),
        Act::Gateway { how: GatewayTrouble::Reconnect } => playground.reconnect(),
        Act::Gateway { how: GatewayTrouble::Invalid } => playground.invalid_session(false),
        Act::Redeliver => redeliver(playground)?,
        Act::Permissions { channel, bits } => playground.set_app_permissions(channel.0, bits.0),
        Act::DeleteMessage { message } => playground.delete_message(message.0),
        Act::DeleteChannel { channel } => playground.delete_channel(channel.0),
        Act::Archive { channel, archived } => playground.set_archived(channel.0, archived),
        Act::Slash { .. }
        | Act::Suggest { .. }
        | Act::UserCommand { .. }
        | Act::Press { .. }
        | Act::Select { .. }
        | Act::Submit { .. }
        | Act::Say { .. }
        | Act::Newcomer { .. } => {}
    }
    Ok(())
}

fn person_in(playground: &Playground, channel: u64, user: u64) -> Result<Person, Unable> {
    let guild = playground.look(|world| world.channel(channel).and_then(|channel| channel.guild));
    let guild = guild.ok_or_else(|| Unable::new("the channel is gone"))?;
    Ok(playground.person(guild, user))
}

fn newcomer(playground: &Playground, guild: u64, name: &str, locale: &str) -> Result<Value, Unable> {
    let name = name.trim();
    if !(1..=NAME_MAX).contains(&name.chars().count()) {
        return Err(Unable::new(format!("a name has 1 to {NAME_MAX} characters")));
    }
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    let username = if plain.is_empty() { "somebody".to_owned() } else { plain };
    let user = playground.add_user(&username, Some(name), locale);
    playground.add_member(guild, user, None);
    Ok(json!({ "user": snowflake::show(user) }))
}

fn leave(playground: &Playground, guild: u64, user: u64) -> Result<(), Unable> {
    if playground.look(|world| world.guild(guild).is_some_and(|guild| guild.owner == user)) {
        return Err(Unable::new("who owns a server cannot leave it"));
    }
    playground.remove_member(guild, user);
    Ok(())
}

fn redeliver(playground: &Playground) -> Result<(), Unable> {
    let last = playground.look(|world| {
        let mut newest_first = world.exchanges.values().rev();
        newest_first.find(|exchange| exchange.kind != ExchangeKind::Autocomplete).map(|exchange| exchange.id)
    });
    let last = last.ok_or_else(|| Unable::new("nobody has done anything yet"))?;
    playground.redeliver(&Interaction::new(playground.clone(), last));
    Ok(())
}

impl Trouble {
    fn kind(self) -> FaultKind {
        match self {
            Self::ServerError => {
                FaultKind::Status { status: 500, body: json!({ "message": "500: Internal Server Error", "code": 0 }) }
            }
            Self::BadGateway => FaultKind::Html { status: 502 },
            Self::RateLimited => FaultKind::RateLimited { retry_after: 3.0, global: false },
            Self::Delay => FaultKind::Delay { ms: 2_000 },
            Self::AnswerLost => FaultKind::AnswerLost,
            Self::ConnectionDropped => FaultKind::ConnectionDropped,
        }
    }
}
