//! The real process against the stand-in: killed at any point and started again.

#![cfg(feature = "playground")]
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may stop at once")]

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use tamsk_bot::game::GameId;
use tamsk_bot::playground::message::Message;
use tamsk_bot::playground::{Fault, FaultKind, Options, Person, Playground, World};
use tamsk_bot::rules::{Sand, Space};
use tamsk_bot::store::Store;

const TOKEN: &str = "a.token.for-the-process";
/// How long the bot may take to end.
const GOODBYE: Duration = Duration::from_secs(8);

#[expect(clippy::disallowed_methods, reason = "a real process runs by the real clock")]
fn now() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

struct Place {
    playground: Playground,
    channel: u64,
    alice: Person,
    bob: Person,
    folder: tempfile::TempDir,
    bot: Option<Child>,
    /// What is logged, into a file; nothing is if there is none.
    log_filter: Option<String>,
}

impl Place {
    async fn open() -> Place {
        let playground = Playground::start(Options::new(TOKEN, Arc::new(now))).await.unwrap();
        let owner = playground.add_user("owner", None, "en-US");
        let guild = playground.add_guild("Board games", "en-US", owner);
        let channel = playground.add_channel(guild, "tamsk");
        let (alice, bob) = (playground.newcomer(guild, "alice", "en-GB"), playground.newcomer(guild, "bob", "en-GB"));
        let folder = tempfile::tempdir().unwrap();
        Place { playground, channel, alice, bob, folder, bot: None, log_filter: None }
    }

    fn url(&self) -> String {
        format!("sqlite://{}", self.folder.path().join("tamsk.sqlite").display())
    }

    fn log_file(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"));
        command
            .env_clear()
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_API_BASE", self.playground.api_base())
            .env("DATABASE_URL", self.url())
            .env("SAND_MIN", "12ms")
            // What stands on this host is reached past any proxy; here there is none.
            .env("HTTP_PROXY", "http://127.0.0.1:9")
            .env("http_proxy", "http://127.0.0.1:9")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if let Some(filter) = &self.log_filter {
            command.env("RUST_LOG", filter).stderr(File::create(self.log_file()).unwrap());
        }
        command
    }

    async fn start(&mut self) {
        let known = self.playground.look(|world| world.sessions().len());
        self.bot = Some(self.command().spawn().unwrap());
        let ready = |world: &World| {
            world.commands().count() == 2 && world.sessions().iter().skip(known).any(|session| session.is_connected())
        };
        self.playground.until("the bot to be connected", ready).await.unwrap();
    }

    /// Waits until the process holds its database.
    async fn answers_health(&self) {
        loop {
            let mut asked = self.command();
            let asked = tokio::task::spawn_blocking(move || asked.arg("health").status().unwrap()).await.unwrap();
            if asked.success() {
                return;
            }
        }
    }

    /// Kills the process as the system does, without a word.
    fn kill(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            bot.kill().unwrap();
            bot.wait().unwrap();
        }
    }

    fn posted(&self, channel: u64) -> Vec<Message> {
        let messages = self.playground.messages(channel).into_iter();
        messages.filter(|message| message.visible_to.is_none() && message.kind == 0).collect()
    }

    async fn begin(&self, terms: serde_json::Value) -> u64 {
        let mut options = json!({"opponent": self.bob.id(), "colour": "red"});
        for (name, value) in terms.as_object().unwrap() {
            options[name] = value.clone();
        }
        self.alice.slash(self.channel, "challenge", options).unwrap().answer().await.unwrap();
        let channel = self.channel;
        let offered = |world: &World| world.messages(channel).iter().any(|message| message.part(ACCEPT).is_some());
        self.playground.until("the challenge", offered).await.unwrap();
        let challenge = self.posted(channel).into_iter().find(|message| message.part(ACCEPT).is_some()).unwrap();
        self.bob.press(challenge.id, ACCEPT).unwrap().answer().await.unwrap();
        let begun = |world: &World| world.threads(channel).iter().any(|thread| world.messages(thread.id).len() > 1);
        self.playground.until("the board", begun).await.unwrap();
        self.playground.threads(channel)[0].id
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.kill();
        self.playground.stop();
    }
}

const ACCEPT: &str = "t1:1:-:accept";

#[tokio::test(flavor = "multi_thread")]
async fn kill_9_at_any_point_loses_nothing_acknowledged_and_says_nothing_twice() {
    let mut place = Place::open().await;
    place.start().await;
    let thread = place.begin(json!({"level": 3, "sand": "1h"})).await;
    // Red walks between A1 and A2, Black between A4 and A3: from the third turn on only the turned glasses are asked.
    let steps = [("A1", "A2"), ("A4", "A3"), ("D7", "D6"), ("D1", "D2"), ("G1", "G2"), ("G4", "G3")];
    let mut acknowledged = 0;
    for (number, (from, to)) in steps.into_iter().enumerate() {
        let person = if number % 2 == 0 { place.alice.clone() } else { place.bob.clone() };
        let typed = person.slash(thread, "move", json!({"from": from, "to": to, "ring": "drop"})).unwrap();
        // The kill comes at another point each time: before, while and after the input is carried out.
        let lead = Duration::from_millis([0, 3, 8, 15, 40, 120][number]);
        let answered = tokio::time::timeout(lead, typed.answer()).await.is_ok_and(|answer| answer.is_ok());
        place.kill();
        let store = Store::open(&place.url()).await.unwrap();
        let game = store.game(GameId(1)).await.unwrap().unwrap();
        let plies = game.play().unwrap().position.plies() as usize;
        assert!(plies == number || plies == number + 1);
        assert!(!answered || plies == number + 1, "what was acknowledged is kept");
        acknowledged += usize::from(answered);
        store.close().await;
        drop(store);
        place.start().await;
        if plies == number {
            // The person saw a failure and types it again.
            let again = person.slash(thread, "move", json!({"from": from, "to": to, "ring": "drop"})).unwrap();
            let answer = again.answer().await.unwrap();
            assert!(answer.data["content"].as_str().unwrap_or_default().contains("You moved"), "{answer:?}");
        }
        let words = format!("moved **{from} → {to}**");
        let told = |world: &World| {
            let mut messages = world.messages(thread).into_iter();
            messages.any(|message| message.visible_to.is_none() && message.content.contains(&words))
        };
        place.playground.until(&words, told).await.unwrap();
        let after = Store::open(&place.url()).await;
        assert!(after.is_err(), "the running bot holds its database");
    }
    place.kill();
    let store = Store::open(&place.url()).await.unwrap();
    let game = store.game(GameId(1)).await.unwrap().unwrap();
    assert_eq!(game.play().unwrap().position.plies(), 6);
    for (from, to) in steps {
        let words = format!("moved **{from} → {to}**");
        let told = place.posted(thread).iter().filter(|message| message.content.contains(&words)).count();
        let said: Vec<String> = place.posted(thread).into_iter().map(|message| message.content).collect();
        assert_eq!(told, 1, "{words}: {said:#?}");
    }
    assert!(acknowledged > 0, "some kills came after the answer");
}

#[tokio::test(flavor = "multi_thread")]
async fn sigterm_ends_the_bot_in_time_and_the_game_goes_on_after_it() {
    let mut place = Place::open().await;
    place.start().await;
    let thread = place.begin(json!({"level": 1})).await;
    let mut bot = place.bot.take().unwrap();
    let killed = Command::new("kill").arg(bot.id().to_string()).status().unwrap();
    assert!(killed.success());
    let ended = tokio::task::spawn_blocking(move || bot.wait().unwrap()).await.unwrap();
    assert_eq!(ended.code(), Some(0));
    place.start().await;
    let typed = place.alice.slash(thread, "move", json!({"from": "A1", "to": "B2"})).unwrap();
    let answer = typed.answer().await.unwrap();
    assert!(answer.data["content"].as_str().unwrap().contains("You moved"));
}

#[tokio::test(flavor = "multi_thread")]
async fn sigterm_ends_the_bot_within_eight_seconds_whatever_the_gateway_does_and_a_second_one_at_once() {
    let mut place = Place::open().await;
    place.start().await;
    for second in [false, true] {
        // Connected but cut, and then a start that never got a connection.
        place.playground.refuse_gateway(u32::MAX);
        place.playground.drop_sockets();
        if place.bot.is_none() {
            place.bot = Some(place.command().spawn().unwrap());
            tokio::time::timeout(GOODBYE, place.answers_health()).await.expect("it starts");
        }
        let mut bot = place.bot.take().unwrap();
        let told = Command::new("kill").arg(bot.id().to_string()).status().unwrap();
        assert!(told.success());
        if second {
            let _told_twice = Command::new("kill").arg(bot.id().to_string()).status().unwrap();
        }
        let ended = tokio::task::spawn_blocking(move || bot.wait().unwrap());
        let ended = tokio::time::timeout(GOODBYE, ended).await.expect("it is gone in time").unwrap();
        assert_eq!(ended.code(), Some(0));
    }
}

/// Sends a signal to a process.
fn signal(bot: &Child, name: &str) {
    let sent = Command::new("kill").arg(format!("-{name}")).arg(bot.id().to_string()).status().unwrap();
    assert!(sent.success());
}

/// Waits until a process has ended, for as long as it may take, and gives its exit code.
async fn ended(mut bot: Child, within: Duration) -> Option<i32> {
    let ended = tokio::task::spawn_blocking(move || bot.wait().unwrap());
    tokio::time::timeout(within, ended).await.expect("it is gone in time").unwrap().code()
}

impl Place {
    /// Takes the database's pen away, as another program does.
    async fn hold_pen(&self) -> SqliteConnection {
        let mut hand = SqliteConnection::connect(&self.url()).await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut hand).await.unwrap();
        hand
    }

    /// Keeps the whole database to itself, as another program does.
    async fn hold_all(&self) -> SqliteConnection {
        let mut hand = SqliteConnection::connect(&self.url()).await.unwrap();
        for sentence in ["PRAGMA locking_mode = EXCLUSIVE", "BEGIN EXCLUSIVE", "COMMIT"] {
            sqlx::query(sentence).execute(&mut hand).await.unwrap();
        }
        hand
    }

    /// Waits until the process has begun with its database.
    async fn begins(&self) {
        let lock = self.folder.path().join("tamsk.sqlite.lock");
        while File::open(&lock).is_ok_and(|lock| lock.try_lock_shared().is_ok()) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_signal_ends_the_bot_within_eight_seconds_while_another_program_keeps_its_database() {
    let mut place = Place::open().await;
    place.start().await;
    let thread = place.begin(json!({"level": 1})).await;
    for name in ["TERM", "INT"] {
        if place.bot.is_none() {
            place.start().await;
        }
        let held = place.hold_pen().await;
        // Each of them waits for the pen, one behind the other, and who typed it was asked for patience.
        let step = json!({"from": "A1", "to": "A2"});
        let typed: Vec<_> = (0..4).map(|_| place.alice.slash(thread, "move", step.clone()).unwrap()).collect();
        for typed in typed {
            assert!(typed.answer().await.unwrap().is_deferred());
        }
        let bot = place.bot.take().unwrap();
        signal(&bot, name);
        assert_eq!(ended(bot, GOODBYE).await, Some(0));
        held.close().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_signal_ends_the_bot_at_once() {
    let mut place = Place::open().await;
    place.start().await;
    let _held = place.hold_pen().await;
    let bot = place.bot.take().unwrap();
    signal(&bot, "TERM");
    // The first would take longer than a second for its last heartbeat alone.
    tokio::time::sleep(Duration::from_millis(200)).await;
    signal(&bot, "INT");
    assert_eq!(ended(bot, Duration::from_millis(700)).await, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_signal_ends_a_start_that_is_held_up() {
    let mut place = Place::open().await;
    place.start().await;
    place.kill();
    // By the database.
    let held = place.hold_all().await;
    let bot = place.command().spawn().unwrap();
    place.begins().await;
    signal(&bot, "TERM");
    assert_eq!(ended(bot, Duration::from_secs(2)).await, Some(0));
    held.close().await.unwrap();
    // By a gateway that accepts and never answers.
    place.playground.deafen_gateway(true);
    let bot = place.command().spawn().unwrap();
    place.playground.until("the bot to wait", |world: &World| world.unanswered() > 0).await.unwrap();
    signal(&bot, "TERM");
    assert_eq!(ended(bot, GOODBYE).await, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_says_what_is_wrong_with_its_database() {
    let mut place = Place::open().await;
    place.start().await;
    place.kill();
    let said = |output: std::process::Output| {
        assert_eq!(output.status.code(), Some(1));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!said.contains("damaged") && !said.contains("panicked"), "{said}");
        said
    };
    let held = place.hold_all().await;
    let mut command = place.command();
    command.env("RUST_LOG", "off").stderr(Stdio::piped());
    let output = tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap();
    let line = said(output);
    assert!(line.contains("locked") && line.contains("another program"), "{line}");
    held.close().await.unwrap();
    // Something that cannot be read as a file.
    let file = place.folder.path().join("tamsk.sqlite");
    std::fs::remove_file(&file).unwrap();
    std::fs::create_dir(&file).unwrap();
    let line = said(place.command().env("RUST_LOG", "off").stderr(Stdio::piped()).output().unwrap());
    assert!(line.contains("disk I/O error"), "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_stands_still_over_a_deadline_credits_it() {
    let mut place = Place::open().await;
    place.start().await;
    let thread = place.begin(json!({"level": 2, "sand": "4s"})).await;
    let typed = place.alice.slash(thread, "move", json!({"from": "A1", "to": "B2", "ring": "drop"})).unwrap();
    typed.answer().await.unwrap();
    signal(place.bot.as_ref().unwrap(), "STOP");
    tokio::time::sleep(Duration::from_millis(7_500)).await;
    signal(place.bot.as_ref().unwrap(), "CONT");
    for words in ["Nobody could play here for", "hourglass on **B2** has run out"] {
        let told = |world: &World| world.messages(thread).iter().any(|message| message.content.contains(words));
        place.playground.until(words, told).await.unwrap();
    }
    place.kill();
    let store = Store::open(&place.url()).await.unwrap();
    let game = store.game(GameId(1)).await.unwrap().unwrap();
    let record = game.record().unwrap().to_string();
    let credit: i64 = record.lines().find_map(|line| line.split_once(" clock credit ")).unwrap().1.parse().unwrap();
    // The last heartbeat before may have been written a second earlier.
    assert!((7_000..12_000).contains(&credit), "{record}");
    let lost = game.play().unwrap().position.board().glass_on(Space::parse("B2").unwrap()).unwrap().1.sand();
    let Sand::Lost(lost) = lost else { panic!("{lost:?}") };
    assert_eq!(lost.as_ms() - typed.stamped(), 4_000 + credit);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_at_its_most_talkative_holds_no_secret_and_nothing_anybody_wrote() {
    let mut place = Place::open().await;
    place.log_filter = Some("info,tamsk_bot=trace,serenity=trace,sqlx=debug".into());
    place.start().await;
    let note = "a word between the two of us";
    let thread = place.begin(json!({"level": 3, "sand": "1h", "note": note})).await;
    let mut said = vec![TOKEN.to_string(), note.to_string(), "alice".to_string(), "bob".to_string()];
    let step = json!({"from": "A1", "to": "B2", "ring": "drop"});
    // Whatever goes wrong is logged: answers that do not arrive, a board that is refused, a channel that is gone.
    let broken = |path: &str, kind: FaultKind| Fault { method: None, path_contains: path.into(), times: 2, kind };
    place.playground.fault(broken("/callback", FaultKind::Html { status: 502 }));
    place.alice.slash(thread, "move", step.clone()).unwrap();
    let told = |world: &World| world.messages(thread).iter().any(|message| message.content.contains("A1 → B2"));
    place.playground.until("the board", told).await.unwrap();
    place.playground.clear_faults();
    let refusal = json!({"code": 50013, "message": "the words of a refusal"});
    place.playground.fault(broken("/messages", FaultKind::Status { status: 403, body: refusal }));
    place.playground.fault(broken("/messages", FaultKind::Html { status: 500 }));
    let typed = place.bob.slash(thread, "move", json!({"from": "A4", "to": "A3"})).unwrap();
    typed.answer().await.unwrap();
    place.bob.slash(thread, "move", step).unwrap().answer().await.unwrap();
    place.alice.slash(thread, "board", json!({"game": "a number"})).unwrap().answer().await.unwrap();
    let seen = |world: &World| world.messages(thread).iter().any(|message| message.content.contains("A4 → A3"));
    place.playground.until("the second board", seen).await.unwrap();
    place.kill();
    let log = std::fs::read_to_string(place.log_file()).unwrap();
    for line in ["connected", "applied", "refused", "an answer did not arrive", "not delivered"] {
        assert!(log.contains(line), "{line}: {log}");
    }
    for entry in place.playground.journal() {
        // The token of an interaction stands in the path of its answer.
        let mut parts = entry.path.split('/');
        if let (Some("interactions" | "webhooks"), Some(token)) = (parts.nth(1), parts.nth(1)) {
            said.push(token.to_string());
        }
        said.extend(entry.request["content"].as_str().into_iter().flat_map(str::lines).map(ToString::to_string));
        said.extend(
            entry.request["data"]["content"].as_str().into_iter().flat_map(str::lines).map(ToString::to_string),
        );
    }
    said.retain(|secret| !secret.is_empty());
    assert!(said.len() > 20, "{said:?}");
    for secret in said {
        assert!(!log.contains(&secret), "{secret:?} in {log}");
    }
    assert!(!log.contains("a number") && !log.contains("the words of a refusal"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_cannot_be_read_leaves_a_line_in_the_log_and_stops_nothing() {
    let mut place = Place::open().await;
    place.log_filter = Some("info".into());
    place.start().await;
    let held = place.alice.hold().slash(place.channel, "rules", json!({})).unwrap();
    let mut payload = held.exchange().unwrap().payload;
    assert!(payload.as_object_mut().unwrap().remove("token").is_some());
    held.deliver_as(payload);
    place.alice.slash(place.channel, "rules", json!({})).unwrap().answer().await.unwrap();
    let line = format!(r#"an interaction cannot be read interaction="{}""#, held.id());
    let logged = async || {
        while !std::fs::read_to_string(place.log_file()).unwrap().contains(&line) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(Duration::from_secs(10), logged()).await;
    assert!(waited.is_ok(), "{}", std::fs::read_to_string(place.log_file()).unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn glasses_of_a_real_second_are_told_within_three() {
    let mut place = Place::open().await;
    place.start().await;
    let thread = place.begin(json!({"level": 2, "sand": "1s"})).await;
    let typed = place.alice.slash(thread, "move", json!({"from": "A1", "to": "B2", "ring": "drop"})).unwrap();
    typed.answer().await.unwrap();
    let deadline = typed.stamped() + 1_000;
    let words = "hourglass on **B2** has run out";
    let told = |world: &World| world.messages(thread).iter().any(|message| message.content.contains(words));
    place.playground.until(words, told).await.unwrap();
    let told: Vec<Message> =
        place.posted(thread).into_iter().filter(|message| message.content.contains(words)).collect();
    assert_eq!(told.len(), 1);
    assert!((deadline..deadline + 3_000).contains(&told[0].sent_at), "{} ms after", told[0].sent_at - deadline);
}

/// Finds a port of loopback on which nothing listens.
fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Asks the bot's own port until the answer is as wanted, and gives it.
async fn look(port: u16, path: &str, is_so: impl Fn(u16, &str) -> bool) -> String {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let looking = async {
        loop {
            if let Ok(response) = client.get(format!("http://127.0.0.1:{port}{path}")).send().await {
                let (status, text) = (response.status().as_u16(), response.text().await.unwrap());
                if is_so(status, &text) {
                    return text;
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), looking).await.unwrap_or_else(|_| panic!("{path} is not as wanted"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_process_is_ready_once_it_is_connected_and_then_counts() {
    let mut place = Place::open().await;
    place.playground.refuse_gateway(u32::MAX);
    let (port, log) = (free_port(), place.folder.path().join("log"));
    let mut command = place.command();
    command.env("METRICS_ADDR", port.to_string()).env("LOG_FORMAT", "json").env("RUST_LOG", "tamsk_bot=debug");
    place.bot = Some(command.stderr(std::fs::File::create(&log).unwrap()).spawn().unwrap());
    look(port, "/healthz", |status, _| status == 200).await;
    let why = look(port, "/readyz", |_, _| true).await;
    assert_eq!(why, "the gateway is not connected\n");
    let numbers = look(port, "/metrics", |status, _| status == 200).await;
    assert!(numbers.lines().any(|line| line == "tamsk_gateway_connected 0.0"), "{numbers}");
    place.playground.refuse_gateway(0);
    look(port, "/readyz", |status, text| (status, text) == (200, "ok\n")).await;
    let registered = |world: &World| world.commands().count() == 2;
    place.playground.until("the commands", registered).await.unwrap();

    let thread = place.begin(json!({"level": 2, "sand": "2s"})).await;
    let typed = place.alice.slash(thread, "move", json!({"from": "A1", "to": "B2"})).unwrap();
    typed.answer().await.unwrap();
    let again = place.alice.slash(thread, "move", json!({"from": "A1", "to": "B2"})).unwrap();
    again.answer().await.unwrap();
    let counts = [
        "tamsk_interactions_total{kind=\"command\",command=\"challenge\",outcome=\"applied\"} 1",
        "tamsk_interactions_total{kind=\"button\",command=\"accept\",outcome=\"applied\"} 1",
        "tamsk_interactions_total{kind=\"command\",command=\"move\",outcome=\"applied\"} 1",
        "tamsk_interactions_total{kind=\"command\",command=\"move\",outcome=\"refused\"} 1",
        "tamsk_acknowledgement_seconds_count 4",
        "tamsk_expiry_lateness_seconds_count 1",
        "tamsk_database_up 1.0",
    ];
    let all = |_: u16, text: &str| counts.iter().all(|count| text.lines().any(|line| line == *count));
    look(port, "/metrics", all).await;

    place.kill();
    let log = std::fs::read_to_string(&log).unwrap();
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    // What is logged of one input stands in one span that says which it was, in the same words every time.
    let said = |message: &str, command: &str| {
        let of = |line: &&serde_json::Value| line["message"] == message && line["spans"][0]["command"] == command;
        lines.iter().find(of).unwrap_or_else(|| panic!("no {message} of {command} in\n{log}"))["spans"][0].clone()
    };
    for (message, command, number) in [("applied", "move", typed.id()), ("refused", "move", again.id())] {
        assert_eq!(said(message, command), json!({"name": "input", "interaction": number, "command": command}));
    }
    let inputs =
        lines.iter().filter_map(|line| line["spans"].as_array()).flatten().filter(|span| span["name"] == "input");
    for span in inputs {
        let fields = span.as_object().unwrap().keys();
        assert!(
            fields.clone().all(|field| ["name", "interaction", "command", "game"].contains(&field.as_str())),
            "{span}"
        );
    }
    assert_eq!(said("expired", "expire")["game"], "1");
}

/// Counts the sockets on which a process listens.
#[cfg(target_os = "linux")]
fn listening(process: u32) -> usize {
    let sockets: Vec<String> = std::fs::read_dir(format!("/proc/{process}/fd"))
        .unwrap()
        .filter_map(|open| {
            std::fs::read_link(open.ok()?.path()).ok()?.to_str()?.strip_prefix("socket:[").map(Into::into)
        })
        .collect();
    let tables = ["tcp", "tcp6"].map(|kind| std::fs::read_to_string(format!("/proc/{process}/net/{kind}")).unwrap());
    let rows = tables.iter().flat_map(|table| table.lines().skip(1));
    let fields = rows.map(|row| row.split_whitespace().collect::<Vec<_>>());
    // The fourth field is the state, 0A being one who listens, and the tenth the socket.
    fields
        .filter(|fields| fields[3] == "0A" && sockets.iter().any(|socket| socket == &format!("{}]", fields[9])))
        .count()
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn no_port_is_open_unless_one_is_named() {
    let mut place = Place::open().await;
    place.start().await;
    assert_eq!(listening(place.bot.as_ref().unwrap().id()), 0);
    place.kill();
    let port = free_port();
    place.bot = Some(place.command().env("METRICS_ADDR", format!(":{port}")).spawn().unwrap());
    look(port, "/readyz", |status, _| status == 200).await;
    assert_eq!(listening(place.bot.as_ref().unwrap().id()), 1);
}

#[test]
fn a_port_for_metrics_that_is_taken_is_one_clear_line() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"))
        .env_clear()
        .env("DISCORD_TOKEN", TOKEN)
        .env("RUST_LOG", "off")
        .env("METRICS_ADDR", taken.local_addr().unwrap().to_string())
        .current_dir(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.starts_with("metrics cannot be served at 127.0.0.1:") && said.lines().count() == 1, "{said}");
    assert!(std::fs::read_dir(folder.path()).unwrap().next().is_none(), "nothing was started");
}

#[test]
fn a_bad_setting_is_one_clear_line_and_exit_code_2() {
    let run = |name: &str, value: &str| {
        let folder = tempfile::tempdir().unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"))
            .env_clear()
            .env("DISCORD_TOKEN", TOKEN)
            .env(name, value)
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert!(std::fs::read_dir(folder.path()).unwrap().next().is_none(), "nothing was started");
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    for (name, value) in [
        ("SAND_MIN", "soon"),
        ("DISCORD_API_BASE", "ftp://x"),
        ("DATABASE_URL", "postgres://x"),
        ("DATABASE_URL", "sqlite://none/tamsk.sqlite"),
        ("METRICS_ADDR", "localhost:9100"),
    ] {
        let (code, said) = run(name, value);
        assert_eq!(code, Some(2), "{said}");
        assert!(said.starts_with(name) && said.trim_end().lines().count() == 1, "{said}");
    }
}

#[test]
fn a_chat_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let opens = |data: &Path| {
        let output = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"))
            .env_clear()
            .env("PLAYGROUND_ADDR", "127.0.0.1:0")
            .env("RUST_LOG", "error")
            .args(["playground", "--data"])
            .arg(data)
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
        said
    };
    let chat = folder.path().join("chat.json");
    std::fs::write(&chat, "{").unwrap();
    for (data, named) in [(folder.path(), &chat), (&chat, &chat)] {
        let said = opens(data);
        let why = format!("the playground's folder cannot be used: {}: ", named.display());
        assert!(said.starts_with(&why), "{said}");
    }
}

#[test]
fn a_damaged_database_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tamsk.sqlite");
    std::fs::write(&file, vec![7; 8192]).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"))
        .env_clear()
        .env("DISCORD_TOKEN", TOKEN)
        .env("DATABASE_URL", format!("sqlite://{}", file.display()))
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_ne!(output.status.code(), Some(0));
    assert!(said.contains("damaged"), "{said}");
    assert_eq!(std::fs::read(&file).unwrap(), vec![7; 8192]);
    assert!(!Path::new(&format!("{}-wal", file.display())).exists());
}
