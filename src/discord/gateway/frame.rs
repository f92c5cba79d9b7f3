//! What is said over a gateway connection, in Discord's own words.

use reqwest::Url;
use serde::Deserialize;
use serde_json::{Value, json};

/// The version of the gateway that is spoken.
const VERSION: &str = "10";
/// Servers, channels and threads that come and go; interactions come anyway.
const INTENTS: u64 = 1;
/// What the bot calls itself.
const NAME: &str = env!("CARGO_PKG_NAME");

/// Something that Discord says.
#[derive(Clone, PartialEq, Debug)]
pub enum Said {
    /// Hello: how often a heartbeat is expected, in milliseconds.
    Hello(u64),
    /// A heartbeat is wanted now.
    Beat,
    /// A heartbeat has arrived.
    Acknowledged,
    /// The connection is to be opened anew.
    Reconnect,
    /// The session is over, or it may be resumed.
    Invalid {
        /// Whether it may.
        is_resumable: bool,
    },
    /// An event.
    Event {
        /// Its name.
        name: String,
        /// What happened.
        data: Value,
        /// Its place among all of the session, by which it is acknowledged.
        sequence: Option<u64>,
    },
    /// Something else, which is none of the bot's business.
    Other,
}

/// A frame as it comes.
#[derive(Deserialize)]
struct Frame {
    op: u64,
    #[serde(default)]
    d: Value,
    #[serde(default)]
    s: Option<u64>,
    #[serde(default)]
    t: Option<String>,
}

impl Said {
    /// Reads a frame.
    ///
    /// # Errors
    ///
    /// Refuses what is not a frame of the gateway.
    pub fn read(text: &str) -> Result<Said, serde_json::Error> {
        let Frame { op, d: data, s: sequence, t: name } = serde_json::from_str(text)?;
        Ok(match (op, name) {
            (0, Some(name)) => Said::Event { name, data, sequence },
            (1, _) => Said::Beat,
            (7, _) => Said::Reconnect,
            (9, _) => Said::Invalid { is_resumable: data.as_bool().unwrap_or(false) },
            (10, _) => match data["heartbeat_interval"].as_f64() {
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is within the limits")]
                Some(ms) if (1.0..=MOST_MS).contains(&ms) => Said::Hello(ms as u64),
                _ => return Err(serde::de::Error::custom("a hello without an interval")),
            },
            (11, _) => Said::Acknowledged,
            _ => Said::Other,
        })
    }
}

/// No heartbeat is farther from the next: an hour.
const MOST_MS: f64 = 3_600_000.0;

/// What goes on when a connection is opened anew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Its number.
    pub id: String,
    /// Where it is gone on with, if that was told.
    pub url: Option<String>,
    /// The last event that was heard.
    pub sequence: u64,
}

/// Says that the bot is alive, and what it heard last.
#[must_use]
pub fn heartbeat(sequence: Option<u64>) -> String {
    json!({ "op": 1, "d": sequence }).to_string()
}

/// Begins a session of one of several shards.
#[must_use]
pub fn identify(token: &str, shard: (u32, u32)) -> String {
    let properties = json!({ "os": std::env::consts::OS, "browser": NAME, "device": NAME });
    let data = json!({ "token": token, "intents": INTENTS, "properties": properties, "shard": [shard.0, shard.1] });
    json!({ "op": 2, "d": data }).to_string()
}

/// Goes on with a session.
#[must_use]
pub fn resume(token: &str, session: &Session) -> String {
    let data = json!({ "token": token, "session_id": session.id, "seq": session.sequence });
    json!({ "op": 6, "d": data }).to_string()
}

/// Completes an address of the gateway by what is to be spoken there; nothing if it is none.
#[must_use]
pub fn address(url: &str) -> Option<Url> {
    let mut address = Url::parse(url).ok().filter(|url| matches!(url.scheme(), "ws" | "wss") && url.has_host())?;
    let others: Vec<(String, String)> = address
        .query_pairs()
        .filter(|(name, _)| !matches!(name.as_ref(), "v" | "encoding" | "compress"))
        .map(|(name, value)| (name.into_owned(), value.into_owned()))
        .collect();
    address.query_pairs_mut().clear().extend_pairs([("v", VERSION), ("encoding", "json")]).extend_pairs(others);
    Some(address)
}

/// What is to be done after the other side closed the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// The session is gone on with.
    Resume,
    /// Another one is begun.
    Begin,
    /// The number of shards is not the one Discord wants any more.
    AskAnew,
    /// Nothing: the bot may not come in.
    Never,
}

/// Tells what a close code means: <https://docs.discord.com/developers/topics/opcodes-and-status-codes>.
#[must_use]
pub const fn after(code: Option<u16>) -> After {
    match code {
        Some(4004 | 4010 | 4012 | 4013 | 4014) => After::Never,
        Some(4011) => After::AskAnew,
        Some(4003 | 4007 | 4009) => After::Begin,
        _ => After::Resume,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_discord_says_is_read_and_nothing_else() {
        let event = r#"{"op":0,"s":7,"t":"GUILD_DELETE","d":{"id":"5"}}"#;
        let data = json!({"id": "5"});
        let said = [
            (r#"{"op":10,"d":{"heartbeat_interval":41250},"s":null,"t":null}"#, Said::Hello(41_250)),
            (r#"{"op":10,"d":{"heartbeat_interval":41250.5}}"#, Said::Hello(41_250)),
            (r#"{"op":1,"d":null}"#, Said::Beat),
            (r#"{"op":11}"#, Said::Acknowledged),
            (r#"{"op":7,"d":null}"#, Said::Reconnect),
            (r#"{"op":9,"d":true}"#, Said::Invalid { is_resumable: true }),
            (r#"{"op":9}"#, Said::Invalid { is_resumable: false }),
            (event, Said::Event { name: "GUILD_DELETE".into(), data, sequence: Some(7) }),
            (r#"{"op":99,"d":[],"more":1}"#, Said::Other),
            (r#"{"op":0,"d":{}}"#, Said::Other),
        ];
        for (text, expected) in said {
            assert_eq!(Said::read(text).unwrap(), expected, "{text}");
        }
        for text in [
            "",
            "{",
            "[]",
            "7",
            r#"{"d":1}"#,
            r#"{"op":"0"}"#,
            r#"{"op":10}"#,
            r#"{"op":10,"d":{"heartbeat_interval":0}}"#,
        ] {
            Said::read(text).unwrap_err();
        }
    }

    #[test]
    fn the_token_goes_bare_and_the_session_with_what_was_heard_last() {
        let said: Value = serde_json::from_str(&identify("a.token", (1, 4))).unwrap();
        assert_eq!(
            (&said["op"], &said["d"]["token"], &said["d"]["shard"]),
            (&json!(2), &json!("a.token"), &json!([1, 4]))
        );
        let session = Session { id: "s".into(), url: None, sequence: 42 };
        let said: Value = serde_json::from_str(&resume("a.token", &session)).unwrap();
        assert_eq!(said, json!({"op": 6, "d": {"token": "a.token", "session_id": "s", "seq": 42}}));
        assert_eq!(heartbeat(None), r#"{"d":null,"op":1}"#);
        assert_eq!(heartbeat(Some(3)), r#"{"d":3,"op":1}"#);
    }

    #[test]
    fn an_address_says_what_is_spoken_whatever_it_said_before() {
        for (url, whole) in [
            ("wss://gateway.example", "wss://gateway.example/?v=10&encoding=json"),
            ("ws://127.0.0.1:80/", "ws://127.0.0.1:80/?v=10&encoding=json"),
            ("ws://h/ws?v=9&encoding=etf&compress=zlib-stream&key=a", "ws://h/ws?v=10&encoding=json&key=a"),
        ] {
            // The standard port of a scheme need not be named.
            assert_eq!(address(url).unwrap().as_str(), whole.replace(":80/", "/"), "{url}");
        }
        for url in ["", "gateway.example", "https://gateway.example", "ws://"] {
            assert_eq!(address(url), None, "{url}");
        }
    }

    #[test]
    fn only_what_cannot_be_mended_ends_it() {
        for code in [4004, 4010, 4012, 4013, 4014] {
            assert_eq!(after(Some(code)), After::Never, "{code}");
        }
        for code in [1000, 1001, 1006, 4000, 4001, 4002, 4005, 4008] {
            assert_eq!(after(Some(code)), After::Resume, "{code}");
        }
        assert_eq!(after(None), After::Resume);
        for code in [4003, 4007, 4009] {
            assert_eq!(after(Some(code)), After::Begin, "{code}");
        }
        assert_eq!(after(Some(4011)), After::AskAnew);
    }
}
