//! Gateway sessions: what each was told, and what it still has to hear.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::snowflake;
use super::user::User;
use super::world::World;

/// Guilds, channels and threads.
pub const GUILDS: u64 = 1;
/// Members of guilds; privileged.
pub const GUILD_MEMBERS: u64 = 1 << 1;
/// Messages in guilds.
pub const GUILD_MESSAGES: u64 = 1 << 9;
/// Messages in direct conversations.
pub const DIRECT_MESSAGES: u64 = 1 << 12;
/// What messages say; privileged.
pub const MESSAGE_CONTENT: u64 = 1 << 15;

/// The intents that must be allowed before they may be asked for.
const PRIVILEGED: u64 = GUILD_MEMBERS | (1 << 8) | MESSAGE_CONTENT;

/// The highest intent there is.
const INTENTS_MAX: u64 = (1 << 26) - 1;

/// How many events are kept for a session that may resume.
const KEPT_MAX: usize = 10_000;

/// Something that goes out over a socket.
#[derive(Debug)]
pub(super) enum Outgoing {
    Text(String),
    Close(Close),
    /// The end, without a code.
    Bare,
    Cut,
}

/// Why a socket is closed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Close {
    pub(super) code: u16,
    pub(super) reason: &'static str,
}

impl Close {
    pub(super) const UNKNOWN_OPCODE: Self = Self::new(4001, "Unknown opcode.");
    pub(super) const DECODE_ERROR: Self = Self::new(4002, "Error while decoding payload.");
    pub(super) const NOT_AUTHENTICATED: Self = Self::new(4003, "Not authenticated.");
    pub(super) const AUTHENTICATION_FAILED: Self = Self::new(4004, "Authentication failed.");
    pub(super) const ALREADY_AUTHENTICATED: Self = Self::new(4005, "Already authenticated.");
    pub(super) const INVALID_SEQ: Self = Self::new(4007, "Invalid seq.");
    pub(super) const SESSION_TIMED_OUT: Self = Self::new(4009, "Session timed out.");
    pub(super) const INVALID_SHARD: Self = Self::new(4010, "Invalid shard.");
    pub(super) const INVALID_INTENTS: Self = Self::new(4013, "Invalid intent(s).");
    pub(super) const DISALLOWED_INTENTS: Self = Self::new(4014, "Disallowed intent(s).");

    const fn new(code: u16, reason: &'static str) -> Self {
        Self { code, reason }
    }
}

#[derive(Debug)]
struct Stored {
    seq: u64,
    text: String,
    interaction: Option<u64>,
}

/// A bot's session on the gateway.
#[derive(Debug)]
pub struct Session {
    id: String,
    intents: u64,
    shard: (u64, u64),
    seq: u64,
    /// The last event that was put on a socket.
    handed: u64,
    stored: VecDeque<Stored>,
    wire: Option<u64>,
}

impl Session {
    /// The session's id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The intents it was begun with.
    #[must_use]
    pub fn intents(&self) -> u64 {
        self.intents
    }

    /// Which shard it is of, and of how many.
    #[must_use]
    pub fn shard(&self) -> (u64, u64) {
        self.shard
    }

    /// Whether a socket is open for it.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.wire.is_some()
    }

    fn store(&mut self, name: &str, data: &Value, interaction: Option<u64>) {
        self.seq += 1;
        let text = json!({ "op": 0, "s": self.seq, "t": name, "d": data }).to_string();
        self.stored.push_back(Stored { seq: self.seq, text, interaction });
        if self.stored.len() > KEPT_MAX {
            self.stored.pop_front();
        }
    }

    fn hears(&self, guild: Option<u64>) -> bool {
        let (id, total) = self.shard;
        guild.map_or(0, |guild| snowflake::shard(guild, total)) == id
    }
}

/// The gateway's side of all sockets and sessions.
#[derive(Debug)]
pub(super) struct Gateway {
    sessions: Vec<Session>,
    wires: BTreeMap<u64, mpsc::UnboundedSender<Outgoing>>,
    wires_opened: u64,
    pub(super) withheld: bool,
    pub(super) refusals: u32,
    /// Whether connections are accepted and then never answered.
    pub(super) is_deaf: bool,
    /// How many were not.
    pub(super) unanswered: usize,
    /// Whether nothing is said over any socket.
    pub(super) is_mute: bool,
    pub(super) allowed_intents: u64,
    pub(super) heartbeat_ms: u64,
    /// How many heartbeats came.
    heartbeats: u64,
    /// Whether each heartbeat is acknowledged only when the next one comes.
    pub(super) is_slow: bool,
    /// The sockets over which a heartbeat waits for the next one.
    owed: BTreeSet<u64>,
    pub(super) shards: u64,
    /// Where sessions are gone on with, if not here.
    pub(super) way_back: Option<String>,
}

impl Default for Gateway {
    fn default() -> Self {
        Self {
            sessions: Vec::new(),
            wires: BTreeMap::new(),
            wires_opened: 0,
            withheld: false,
            refusals: 0,
            is_deaf: false,
            unanswered: 0,
            is_mute: false,
            allowed_intents: 0,
            heartbeat_ms: 41_250,
            heartbeats: 0,
            is_slow: false,
            owed: BTreeSet::new(),
            shards: 1,
            way_back: None,
        }
    }
}

impl Gateway {
    /// Opens a wire: the number of a socket, and what is to go out over it.
    pub(super) fn open_wire(&mut self) -> (u64, mpsc::UnboundedReceiver<Outgoing>) {
        let (outgoing, receiver) = mpsc::unbounded_channel();
        self.wires_opened += 1;
        self.wires.insert(self.wires_opened, outgoing);
        (self.wires_opened, receiver)
    }

    /// Forgets a socket; a client that took its leave gives its session up.
    pub(super) fn close_wire(&mut self, wire: u64, took_leave: bool) {
        self.wires.remove(&wire);
        self.owed.remove(&wire);
        if took_leave {
            self.sessions.retain(|session| session.wire != Some(wire));
        }
        for session in &mut self.sessions {
            if session.wire == Some(wire) {
                session.wire = None;
            }
        }
    }

    /// Counts a heartbeat, and tells whether one is acknowledged now.
    pub(super) fn hear_heartbeat(&mut self, wire: u64) -> bool {
        self.heartbeats += 1;
        !self.is_slow || !self.owed.insert(wire)
    }

    /// Cuts the sockets of a shard.
    pub(super) fn cut_shard(&self, shard: u64) {
        for wire in self.sessions.iter().filter(|session| session.shard.0 == shard).filter_map(|session| session.wire) {
            self.send(wire, Outgoing::Cut);
        }
    }

    /// Sends something over every open socket.
    pub(super) fn broadcast(&self, outgoing: impl Fn() -> Outgoing) {
        for wire in self.wires.values() {
            // A socket that is closing has no ear left; that is no error here.
            let _ = wire.send(outgoing());
        }
    }

    fn send(&self, wire: u64, outgoing: Outgoing) -> bool {
        self.wires.get(&wire).is_some_and(|sender| sender.send(outgoing).is_ok())
    }

    /// Gives up every session, so that none can be resumed.
    pub(super) fn forget_sessions(&mut self) {
        self.sessions.clear();
    }

    pub(super) fn has_session(&self, wire: u64) -> bool {
        self.sessions.iter().any(|session| session.wire == Some(wire))
    }
}

impl World {
    /// The gateway sessions, oldest first.
    #[must_use]
    pub fn sessions(&self) -> &[Session] {
        &self.gateway.sessions
    }

    /// How many connections to the gateway were opened.
    #[must_use]
    pub fn connections(&self) -> u64 {
        self.gateway.wires_opened
    }

    /// How many heartbeats have come over all connections to the gateway.
    #[must_use]
    pub fn heartbeats(&self) -> u64 {
        self.gateway.heartbeats
    }

    /// How many connections to the gateway were accepted and never answered.
    #[must_use]
    pub fn unanswered(&self) -> usize {
        self.gateway.unanswered
    }

    /// Tells every session once more that it is ready, as if it had just begun.
    pub(super) fn greet_again(&mut self) {
        let greetings: Vec<Value> = self.gateway.sessions.iter().map(|session| self.ready_json(session)).collect();
        for (session, ready) in self.gateway.sessions.iter_mut().zip(greetings) {
            session.store("READY", &ready, None);
        }
        self.flush();
    }

    /// Tells every session that asked for it of an event.
    pub(super) fn dispatch(&mut self, name: &str, intents: u64, guild: Option<u64>, data: &Value) {
        self.dispatch_with(name, intents, guild, |_| data.clone());
    }

    /// Tells every session that asked for it of an event that depends on what else it asked for.
    pub(super) fn dispatch_with(&mut self, name: &str, intents: u64, guild: Option<u64>, data: impl Fn(u64) -> Value) {
        for session in &mut self.gateway.sessions {
            if session.intents & intents != 0 && session.hears(guild) {
                session.store(name, &data(session.intents), None);
            }
        }
        self.flush();
    }

    /// Tells the bot of an interaction, which needs no intent.
    pub(super) fn dispatch_interaction(&mut self, guild: Option<u64>, interaction: u64, payload: Value) {
        for session in &mut self.gateway.sessions {
            if session.hears(guild) {
                session.store("INTERACTION_CREATE", &payload, Some(interaction));
            }
        }
        // Discord counts from when it speaks, whether or not a bot listens.
        if !self.gateway.withheld {
            self.note_delivery(interaction);
        }
        self.flush();
    }

    fn note_delivery(&mut self, interaction: u64) {
        let now = self.now();
        if let Some(exchange) = self.exchanges.get_mut(&interaction) {
            exchange.delivered_at.get_or_insert(now);
        }
    }

    /// Puts on the sockets what was stored and may go out.
    pub(super) fn flush(&mut self) {
        if self.gateway.withheld {
            return;
        }
        let mut delivered = Vec::new();
        for session in &mut self.gateway.sessions {
            let Some(wire) = session.wire.and_then(|wire| self.gateway.wires.get(&wire)) else {
                continue;
            };
            let heard = session.stored.partition_point(|event| event.seq <= session.handed);
            for event in session.stored.range(heard..) {
                if wire.send(Outgoing::Text(event.text.clone())).is_ok() {
                    session.handed = event.seq;
                    delivered.extend(event.interaction);
                }
            }
        }
        let now = self.now();
        for interaction in delivered {
            self.note_delivery(interaction);
            if let Some(exchange) = self.exchanges.get_mut(&interaction) {
                exchange.heard_at.get_or_insert(now);
            }
        }
    }

    /// Lets out what was withheld.
    pub(super) fn release(&mut self) {
        self.gateway.withheld = false;
        let unheard: Vec<u64> = self
            .gateway
            .sessions
            .iter()
            .flat_map(|session| &session.stored)
            .filter_map(|event| event.interaction)
            .collect();
        for interaction in unheard {
            self.note_delivery(interaction);
        }
        self.flush();
    }

    /// Begins a session: op 2.
    pub(super) fn identify(&mut self, wire: u64, data: &Value) -> Result<(), Close> {
        if self.gateway.has_session(wire) {
            return Err(Close::ALREADY_AUTHENTICATED);
        }
        let token = data["token"].as_str().unwrap_or_default();
        // Discord takes it with and without.
        if token.trim_start_matches("Bot ") != self.app.token {
            return Err(Close::AUTHENTICATION_FAILED);
        }
        let intents = data["intents"].as_u64().ok_or(Close::DECODE_ERROR)?;
        if intents > INTENTS_MAX {
            return Err(Close::INVALID_INTENTS);
        }
        if intents & PRIVILEGED & !self.gateway.allowed_intents != 0 {
            return Err(Close::DISALLOWED_INTENTS);
        }
        let shard = match data["shard"].as_array().map(Vec::as_slice) {
            None => (0, 1),
            Some([id, total]) => match (id.as_u64(), total.as_u64()) {
                (Some(id), Some(total)) if id < total => (id, total),
                _ => return Err(Close::INVALID_SHARD),
            },
            Some(_) => return Err(Close::INVALID_SHARD),
        };
        let id = format!("{:032x}", self.mint());
        let mut session = Session { id, intents, shard, seq: 0, handed: 0, stored: VecDeque::new(), wire: Some(wire) };
        let ready = self.ready_json(&session);
        session.store("READY", &ready, None);
        if intents & GUILDS != 0 {
            for guild in self.guilds.values() {
                if guild.joined && !guild.unavailable && session.hears(Some(guild.id)) {
                    session.store("GUILD_CREATE", &self.guild_create_json(guild), None);
                }
            }
        }
        self.gateway.sessions.push(session);
        self.flush();
        Ok(())
    }

    /// Goes on with a session: op 6.
    pub(super) fn resume(&mut self, wire: u64, data: &Value) -> Result<(), Close> {
        if self.gateway.has_session(wire) {
            return Err(Close::ALREADY_AUTHENTICATED);
        }
        let token = data["token"].as_str().unwrap_or_default();
        // Discord takes it with and without.
        if token.trim_start_matches("Bot ") != self.app.token {
            return Err(Close::AUTHENTICATION_FAILED);
        }
        let id = data["session_id"].as_str().unwrap_or_default();
        let seq = data["seq"].as_u64().unwrap_or(0);
        let Some(session) = self.gateway.sessions.iter_mut().find(|session| session.id == id) else {
            self.gateway.send(wire, invalid_session(false));
            return Ok(());
        };
        if seq > session.seq {
            return Err(Close::INVALID_SEQ);
        }
        // A bot that reconnects before the old socket's end was noticed takes its session along.
        let old = session.wire.replace(wire);
        session.handed = seq;
        session.store("RESUMED", &json!({ "_trace": [] }), None);
        if let Some(old) = old {
            self.gateway.send(old, Outgoing::Cut);
        }
        self.flush();
        Ok(())
    }

    fn ready_json(&self, session: &Session) -> Value {
        let guilds: Vec<Value> = self
            .guilds
            .values()
            .filter(|guild| guild.joined && session.hears(Some(guild.id)))
            .map(|guild| json!({ "id": snowflake::show(guild.id), "unavailable": true }))
            .collect();
        let (shard, total) = session.shard;
        json!({
            "v": 10,
            "user": self.me_json(),
            "guilds": guilds,
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.gateway.way_back.clone().unwrap_or_else(|| self.gateway_url()),
            "shard": [shard, total],
            "application": { "id": snowflake::show(self.app.id), "flags": 0 },
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "user_settings": {},
            "guild_join_requests": [],
        })
    }

    /// The bot's own user, with what only it may see.
    pub(super) fn me_json(&self) -> Value {
        let mut json = self.users.get(&self.app.id).map_or(Value::Null, User::json);
        json["verified"] = json!(true);
        json["mfa_enabled"] = json!(true);
        json["email"] = Value::Null;
        json["flags"] = json!(0);
        json["locale"] = json!("en-US");
        json
    }

    /// Where bots find the gateway.
    #[must_use]
    pub fn gateway_url(&self) -> String {
        format!("ws://{}", self.address)
    }
}

/// Op 9: the session is over, or it is not and may be resumed.
pub(super) fn invalid_session(resumable: bool) -> Outgoing {
    Outgoing::Text(json!({ "op": 9, "d": resumable, "s": null, "t": null }).to_string())
}

/// Op 7: the bot is to reconnect and resume.
pub(super) fn reconnect() -> Outgoing {
    Outgoing::Text(json!({ "op": 7, "d": null, "s": null, "t": null }).to_string())
}
