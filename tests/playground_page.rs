//! The page's door: who may come in, what is seen through it, and what can be done.

#![cfg(feature = "playground")]
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may stop at once")]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use tamsk_bot::app::Limits;
use tamsk_bot::game::SandRange;
use tamsk_bot::playground::World;
use tamsk_bot::rules::Span;
use tamsk_bot::table::{Table, TableSetting};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A table in the playground, and a visitor with a client for HTTP.
struct Visit {
    table: Table,
    client: Client,
    people: Vec<u64>,
    guild: u64,
    channel: u64,
}

impl Visit {
    async fn pay(data: Option<&Path>) -> Visit {
        let setting = TableSetting {
            data: data.map(Path::to_owned),
            page: "127.0.0.1:0".parse().unwrap(),
            limits: Limits {
                sand: SandRange { min: Span::from_secs(1), max: Span::from_secs(86_400) },
                settling: Span::from_ms(100),
                credits_outages: true,
                rates: tamsk_bot::app::Rates::USUAL,
            },
            metrics: None,
        };
        let table = Table::set(setting).await.expect("a table");
        table.playground().bot_is_here().await.expect("the bot comes");
        let (guild, people, channel) = table.playground().look(|world| {
            let guild = world.guilds().next().expect("a server");
            (guild.id, guild.members.keys().copied().collect(), world.channels(guild.id)[0].id)
        });
        Visit { table, client: Client::builder().no_proxy().build().unwrap(), people, guild, channel }
    }

    fn host(&self) -> String {
        self.table.address().to_string()
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.host())
    }

    async fn asks(&self, method: Method, path: &str, headers: &[(&str, &str)]) -> StatusCode {
        let mut request = self.client.request(method, self.url(path));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.send().await.expect("an answer").status()
    }

    /// Does something as the page would.
    async fn does(&self, person: usize, deed: Value) -> Result<Value, String> {
        let mut deed = deed;
        deed["as"] = json!(self.people[person].to_string());
        let origin = format!("http://{}", self.host());
        let request = self
            .client
            .post(self.url("/act"))
            .header("origin", origin)
            .header("content-type", "application/json")
            .body(deed.to_string());
        let response = request.send().await.expect("an answer");
        let is_done = response.status().is_success();
        let answer: Value = serde_json::from_str(&response.text().await.expect("a text")).expect("JSON");
        if is_done { Ok(answer) } else { Err(answer["error"].as_str().expect("a reason").to_owned()) }
    }

    async fn reads(&self, path: &str) -> Value {
        let response = self.client.get(self.url(path)).send().await.expect("an answer");
        serde_json::from_str(&response.text().await.expect("a text")).expect("JSON")
    }

    async fn until(&self, what: &str, predicate: impl Fn(&World) -> bool) {
        self.table.playground().until(what, predicate).await.expect("it happens");
    }

    /// Everything that somebody is told first.
    async fn sight(&self, person: usize) -> Value {
        let mut socket = TcpStream::connect(self.table.address()).await.expect("it listens");
        let host = self.host();
        let hello = format!(
            "GET /events?as={} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            self.people[person]
        );
        socket.write_all(hello.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(socket.read_u8().await.expect("an answer"));
        }
        assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
        assert_eq!(socket.read_u8().await.unwrap(), 0x81, "a whole text");
        let length = match socket.read_u8().await.unwrap() {
            126 => u64::from(socket.read_u16().await.unwrap()),
            127 => socket.read_u64().await.unwrap(),
            short => u64::from(short),
        };
        let mut text = vec![0; usize::try_from(length).unwrap()];
        socket.read_exact(&mut text).await.unwrap();
        serde_json::from_slice(&text).expect("JSON")
    }

    async fn leave(self) {
        self.table.clear().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_served_to_its_own_names_only() {
    let visit = Visit::pay(None).await;
    let port = visit.table.address().port();
    for host in [format!("127.0.0.1:{port}"), format!("localhost:{port}"), format!("[::1]:{port}")] {
        assert_eq!(visit.asks(Method::GET, "/", &[("host", &host)]).await, StatusCode::OK, "{host}");
    }
    for host in
        [format!("evil.example:{port}"), "127.0.0.1".to_owned(), format!("10.0.0.1:{port}"), "localhost:1".into()]
    {
        for path in ["/", "/page.js", "/journal", "/events?as=1", "/attachments/1/2/board.png"] {
            assert_eq!(visit.asks(Method::GET, path, &[("host", &host)]).await, StatusCode::FORBIDDEN, "{host}{path}");
        }
    }
    visit.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_from_elsewhere_can_neither_act_nor_read() {
    let visit = Visit::pay(None).await;
    let port = visit.table.address().port();
    let own = format!("http://{}", visit.host());
    let other = format!("http://127.0.0.1:{}", port.wrapping_add(1));
    let deed =
        json!({"as": visit.people[0].to_string(), "act": "delete_channel", "channel": visit.channel.to_string()});
    for origin in [None, Some("http://evil.example"), Some("null"), Some(other.as_str()), Some("https://127.0.0.1")] {
        let mut request =
            visit.client.post(visit.url("/act")).header("content-type", "application/json").body(deed.to_string());
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        assert_eq!(request.send().await.unwrap().status(), StatusCode::FORBIDDEN, "{origin:?}");
    }
    // A form of another page sends no JSON, and is refused even if its origin were the page's own.
    let form = visit.client.post(visit.url("/act")).header("origin", &own).header("content-type", "text/plain");
    assert_eq!(form.body(deed.to_string()).send().await.unwrap().status(), StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let socket = [("connection", "upgrade"), ("upgrade", "websocket"), ("sec-websocket-version", "13")];
    for origin in [None, Some("http://evil.example"), Some(other.as_str())] {
        let mut headers = socket.to_vec();
        headers.push(("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA=="));
        headers.extend(origin.map(|origin| ("origin", origin)));
        assert_eq!(visit.asks(Method::GET, "/events?as=1", &headers).await, StatusCode::FORBIDDEN, "{origin:?}");
    }
    for site in ["cross-site", "same-site"] {
        let from = [("sec-fetch-site", site), ("sec-fetch-mode", "no-cors")];
        assert_eq!(visit.asks(Method::GET, "/journal", &from).await, StatusCode::FORBIDDEN);
        let link = [("sec-fetch-site", site), ("sec-fetch-mode", "navigate")];
        assert_eq!(visit.asks(Method::GET, "/", &link).await, StatusCode::OK);
        assert_eq!(visit.asks(Method::GET, "/journal", &link).await, StatusCode::FORBIDDEN);
    }
    assert!(visit.table.playground().look(|world| world.channel(visit.channel).is_some()), "nothing was done");
    visit.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_says_that_only_the_pages_own_scripts_run() {
    let visit = Visit::pay(None).await;
    for path in ["/", "/page.js", "/journal", "/nothing"] {
        let response = visit.client.get(visit.url(path)).send().await.unwrap();
        let policy = response.headers()["content-security-policy"].to_str().unwrap().to_owned();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; "), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
    }
    visit.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_and_each_sees_what_is_his() {
    let visit = Visit::pay(None).await;
    let (channel, opponent) = (visit.channel.to_string(), visit.people[1].to_string());
    let options = json!({"opponent": opponent, "colour": "red"});
    let deed = json!({"act": "slash", "channel": channel, "path": "tamsk challenge", "options": options});
    visit.does(0, deed).await.expect("a challenge");
    visit.until("two messages", |world| world.messages(visit.channel).len() == 2).await;
    let seen = |sight: &Value| sight["messages"].as_array().unwrap().len();
    let ada = visit.sight(0).await;
    assert_eq!((seen(&ada), seen(&visit.sight(1).await)), (2, 1), "the answer is private");
    let private = ada["messages"].as_array().unwrap().iter().find(|message| message["ephemeral"] == true).unwrap();
    assert_eq!(private["used"]["command"], "tamsk challenge");

    let challenge = visit.table.playground().messages(visit.channel).into_iter().find(|it| !it.is_ephemeral()).unwrap();
    let accept = challenge.parts()[0]["custom_id"].clone();
    let press = json!({"act": "press", "message": challenge.id.to_string(), "part": accept});
    assert!(visit.does(0, json!({"act": "press", "message": "1", "part": accept})).await.is_err());
    visit.does(1, press).await.expect("accepted");
    visit
        .until("a thread with a board", |world| {
            let thread = world.threads(visit.channel).pop().map(|thread| thread.id);
            thread.is_some_and(|thread| world.messages(thread).iter().any(|message| !message.attachments.is_empty()))
        })
        .await;
    let sight = visit.sight(0).await;
    let picture =
        sight["messages"].as_array().unwrap().iter().find_map(|message| message["attachments"][0]["url"].as_str());
    let response = visit.client.get(visit.url(picture.expect("a picture"))).send().await.unwrap();
    assert_eq!(
        (response.status(), &response.headers()["content-type"]),
        (StatusCode::OK, &"image/png".parse().unwrap())
    );

    let thread = visit.table.playground().threads(visit.channel)[0].id.to_string();
    let suggest = json!({"act": "suggest", "channel": thread, "path": "tamsk move", "options": {}, "option": "from"});
    let choices = visit.does(0, suggest).await.expect("suggestions");
    assert!(choices.as_array().unwrap().iter().any(|choice| choice["value"] == "A1"), "{choices}");
    visit.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn time_jumps_for_everybody_at_once() {
    let visit = Visit::pay(None).await;
    let before = visit.sight(0).await["now"].as_i64().unwrap();
    visit.does(0, json!({"act": "jump", "ms": 180_000})).await.expect("a jump");
    let sight = visit.sight(1).await;
    assert!(sight["now"].as_i64().unwrap() >= before + 180_000);
    assert_eq!(sight["parts"]["clock"]["advanced"], 180_000);
    for ms in [0, -1, i64::MAX] {
        assert!(visit.does(0, json!({"act": "jump", "ms": ms})).await.is_err());
    }
    visit.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_curious_change_the_world() {
    let visit = Visit::pay(None).await;
    let (guild, channel) = (visit.guild.to_string(), visit.channel.to_string());
    let new = json!({"act": "newcomer", "guild": guild, "name": "<b>Zoë</b> \u{202e}", "locale": "de"});
    visit.does(0, new).await.expect("a newcomer");
    assert!(visit.does(0, json!({"act": "newcomer", "guild": guild, "name": " ", "locale": "de"})).await.is_err());
    assert!(visit.does(0, json!({"act": "leave", "guild": guild})).await.is_err(), "an owner stays");
    visit.does(2, json!({"act": "leave", "guild": guild})).await.unwrap();
    assert!(visit.does(2, json!({"act": "say", "channel": channel, "content": "gone"})).await.is_err());
    visit.does(2, json!({"act": "join", "guild": guild})).await.unwrap();
    visit.does(2, json!({"act": "say", "channel": channel, "content": "back"})).await.unwrap();
    let said = visit.does(0, json!({"act": "say", "channel": channel, "content": "hello"})).await.unwrap();
    visit.does(1, json!({"act": "delete_message", "message": said["message"]})).await.unwrap();
    assert_eq!(visit.table.playground().messages(visit.channel).len(), 1);
    visit.does(0, json!({"act": "permissions", "channel": channel, "bits": "1024"})).await.unwrap();
    assert_eq!(visit.table.playground().look(|world| world.app_permissions(visit.channel)), 1024);
    visit.does(0, json!({"act": "gateway", "how": "drop"})).await.unwrap();
    visit.table.playground().bot_is_here().await.expect("the bot comes back");
    visit.does(0, json!({"act": "delete_channel", "channel": channel})).await.unwrap();
    assert!(visit.does(0, json!({"act": "say", "channel": channel, "content": "where?"})).await.is_err());
    assert!(visit.does(0, json!({"act": "fly"})).await.is_err());
    visit.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_journal_can_be_read() {
    let visit = Visit::pay(None).await;
    let journal = visit.reads("/journal").await;
    let paths: Vec<&str> = journal["entries"].as_array().unwrap().iter().filter_map(|it| it["path"].as_str()).collect();
    assert!(paths.iter().any(|path| path.ends_with("/commands")), "{paths:?}");
    let next = format!("/journal?since={}", journal["next"]);
    let later = visit.reads(&next).await;
    assert!(later["entries"].as_array().unwrap().len() <= journal["entries"].as_array().unwrap().len());
    visit.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_that_is_taken_gives_way_to_the_next() {
    let taken = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let wanted: SocketAddr = taken.local_addr().unwrap();
    let setting = TableSetting {
        data: None,
        page: wanted,
        limits: Limits {
            sand: SandRange { min: Span::from_secs(1), max: Span::from_secs(86_400) },
            settling: Span::from_ms(100),
            credits_outages: true,
            rates: tamsk_bot::app::Rates::USUAL,
        },
        metrics: None,
    };
    let table = Table::set(setting).await.expect("a table");
    assert!(table.address().port() > wanted.port());
    table.clear().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_and_chat_are_there_again_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let visit = Visit::pay(Some(folder.path())).await;
    let (channel, people) = (visit.channel, visit.people.clone());
    let options = json!({"opponent": people[1].to_string()});
    let deed = json!({"act": "slash", "channel": channel.to_string(), "path": "tamsk challenge", "options": options});
    visit.does(0, deed).await.unwrap();
    visit.until("two messages", |world| world.messages(channel).len() == 2).await;
    visit.does(0, json!({"act": "jump", "ms": 60_000})).await.unwrap();
    visit.leave().await;

    let visit = tokio::time::timeout(Duration::from_secs(60), Visit::pay(Some(folder.path()))).await.expect("in time");
    assert_eq!((visit.channel, &visit.people), (channel, &people));
    assert_eq!(visit.sight(0).await["parts"]["clock"]["advanced"], 60_000);
    let challenge = visit.table.playground().messages(channel).into_iter().find(|it| !it.is_ephemeral()).unwrap();
    let accept = challenge.parts()[0]["custom_id"].clone();
    let press = json!({"act": "press", "message": challenge.id.to_string(), "part": accept});
    visit.does(1, press).await.expect("the old button works");
    visit.until("a thread", |world| !world.threads(channel).is_empty()).await;
    visit.leave().await;
}

#[test]
fn without_a_token_the_bot_says_in_one_line_where_to_play_and_how_to_go_live() {
    for (address, beyond) in [("127.0.0.1:0", false), ("0.0.0.0:0", true)] {
        let folder = tempfile::tempdir().unwrap();
        let mut bot = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"))
            .env("DISCORD_TOKEN", "")
            .env("PLAYGROUND_ADDR", address)
            .env("RUST_LOG", "warn")
            .env("TMPDIR", folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut out = BufReader::new(bot.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        assert!(line.starts_with("Play at http://") && line.contains("set DISCORD_TOKEN"), "{line}");
        assert_eq!(line.contains("every machine that reaches this one"), beyond, "{line}");
        let stopped = Command::new("kill").args(["-TERM", &bot.id().to_string()]).status().unwrap();
        assert!(stopped.success() && bot.wait().unwrap().success());
        line.clear();
        out.read_line(&mut line).unwrap();
        assert_eq!(line, "", "one line only");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left behind");
    }
}
