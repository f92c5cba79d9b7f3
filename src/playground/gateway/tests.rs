//! The gateway, seen from a socket without a library in between.

use std::error::Error;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::playground::{Options, Playground};

type Outcome = Result<(), Box<dyn Error>>;

const TOKEN: &str = "a.token.for-the-playground";

/// 2024-07-01T00:00:00Z.
const NOW: i64 = 1_719_792_000_000;

/// A playground with one guild.
async fn playground() -> std::io::Result<(Playground, u64)> {
    let playground = Playground::start(Options::new(TOKEN, Arc::new(|| NOW))).await?;
    let owner = playground.add_user("owner", None, "en-US");
    let guild = playground.add_guild("Board games", "de", owner);
    Ok((playground, guild))
}

/// A socket that reads and writes frames by itself.
struct Socket(TcpStream);

impl Socket {
    fn open(playground: &Playground) -> std::io::Result<Self> {
        let mut stream = TcpStream::connect(playground.address())?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        stream.write_all(
            b"GET /?v=10 HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\n\
              Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
              Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        )?;
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte)?;
            head.extend(byte);
        }
        Ok(Self(stream))
    }

    /// Sends a payload, masked with zeros.
    fn send(&mut self, payload: &Value) -> std::io::Result<()> {
        let text = payload.to_string();
        let length = u16::try_from(text.len()).map_err(std::io::Error::other)?;
        self.0.write_all(&[0x81, 0x80 | 126])?;
        self.0.write_all(&length.to_be_bytes())?;
        self.0.write_all(&[0; 4])?;
        self.0.write_all(text.as_bytes())
    }

    /// Receives a payload, or the code the socket was closed with.
    fn receive(&mut self) -> Result<Value, u16> {
        let mut bytes = |count: usize| {
            let mut bytes = vec![0; count];
            self.0.read_exact(&mut bytes).map(|()| bytes).map_err(|_| 0_u16)
        };
        let head = bytes(2)?;
        let length = match head[1] {
            126 => bytes(2)?,
            127 => bytes(8)?,
            short => vec![short],
        };
        let length = length.iter().fold(0, |sum, &byte| sum << 8 | usize::from(byte));
        let payload = bytes(length)?;
        if head[0] == 0x88 {
            return Err(u16::from_be_bytes([payload[0], payload[1]]));
        }
        serde_json::from_slice(&payload).map_err(|_| 1)
    }

    /// Receives until an event comes.
    fn event(&mut self, name: &str) -> Result<Value, u16> {
        loop {
            let payload = self.receive()?;
            if payload["t"] == name {
                return Ok(payload);
            }
        }
    }
}

fn identify(token: &str) -> Value {
    json!({ "op": 2, "d": { "token": token, "intents": 1, "properties": {} } })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_resumed_where_it_was_left() -> Outcome {
    let (playground, guild) = playground().await?;
    let mut socket = Socket::open(&playground)?;
    assert_eq!(socket.receive().map(|hello| hello["op"].clone()), Ok(json!(10)));
    socket.send(&identify(TOKEN))?;
    let ready = socket.event("READY").map_err(|code| code.to_string())?;
    let created = socket.event("GUILD_CREATE").map_err(|code| code.to_string())?;
    assert_eq!(created["d"]["name"], "Board games");
    playground.drop_sockets();
    assert_eq!(socket.receive(), Err(0));
    let missed = playground.add_channel(guild, "missed");

    let mut socket = Socket::open(&playground)?;
    let session = &ready["d"]["session_id"];
    let resume = json!({ "token": TOKEN, "session_id": session, "seq": created["s"] });
    socket.send(&json!({ "op": 6, "d": resume }))?;
    let replayed = socket.event("CHANNEL_CREATE").map_err(|code| code.to_string())?;
    assert_eq!(replayed["d"]["id"], missed.to_string());
    let resumed = socket.event("RESUMED").map_err(|code| code.to_string())?;
    assert_eq!(resumed["s"].as_u64(), replayed["s"].as_u64().map(|seq| seq + 1));
    socket.send(&json!({ "op": 1, "d": resumed["s"] }))?;
    assert_eq!(socket.receive().map(|ack| ack["op"].clone()), Ok(json!(11)));

    playground.invalid_session(false);
    let over = socket.receive().map(|over| (over["op"].clone(), over["d"].clone()));
    assert_eq!(over, Ok((json!(9), json!(false))));
    socket.send(&json!({ "op": 6, "d": resume }))?;
    assert_eq!(socket.receive().map(|over| over["d"].clone()), Ok(json!(false)));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_is_closed_with_the_reason() -> Outcome {
    let (playground, _) = playground().await?;
    let closed = |payload: Value| -> Result<u16, std::io::Error> {
        let mut socket = Socket::open(&playground)?;
        socket.send(&payload)?;
        loop {
            if let Err(code) = socket.receive() {
                return Ok(code);
            }
        }
    };
    assert_eq!(closed(identify("wrong"))?, 4004);
    assert_eq!(closed(json!({ "op": 3, "d": {} }))?, 4003);
    assert_eq!(closed(json!({ "op": 99, "d": {} }))?, 4001);
    // Who shows no sign of life is given up.
    playground.set_heartbeat_ms(20);
    assert_eq!(closed(identify(TOKEN))?, 4009);
    Ok(())
}
