//! A real process at the playground, whose room on the disk can be taken and given back.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};
use tamsk_bot::playground::message::Message;
use tamsk_bot::playground::{Options, Person, Playground, World};

const TOKEN: &str = "a.token.for-the-process";
const ACCEPT: &str = "t1:1:-:accept";

#[expect(clippy::disallowed_methods, reason = "a real process runs by the real clock")]
fn now() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

/// Tells whether a program can be run here.
pub fn is_there(program: &str) -> bool {
    let ran = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    ran.is_ok_and(|status| status.success())
}

/// A playground, two people, and a process.
pub struct Place {
    playground: Playground,
    channel: u64,
    people: [Person; 2],
    folder: tempfile::TempDir,
    bot: Option<Child>,
    log: Arc<Mutex<String>>,
}

impl Place {
    pub async fn open() -> Place {
        let playground = Playground::start(Options::new(TOKEN, Arc::new(now))).await.unwrap();
        let owner = playground.add_user("owner", None, "en-US");
        let guild = playground.add_guild("Board games", "en-US", owner);
        let channel = playground.add_channel(guild, "tamsk");
        let people = ["alice", "bob"].map(|name| playground.newcomer(guild, name, "en-GB"));
        let folder = tempfile::tempdir().unwrap();
        Place { playground, channel, people, folder, bot: None, log: Arc::default() }
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub fn file(&self) -> PathBuf {
        self.folder.path().join("tamsk.sqlite")
    }

    pub fn url(&self) -> String {
        format!("sqlite://{}", self.file().display())
    }

    fn prepared(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env_clear()
            .env("PATH", std::env::var_os("PATH").unwrap_or_default())
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_API_BASE", self.playground.api_base())
            .env("DATABASE_URL", self.url())
            .env("SAND_MIN", "12ms")
            .stdin(Stdio::null());
        command
    }

    /// A process that is told of a file too large, instead of being killed for it.
    fn told_of_files_too_large(&self, first: &str) -> Command {
        let mut command = self.prepared("sh");
        let script = format!("trap '' XFSZ; {first} exec \"$0\"");
        command
            .arg("-c")
            .arg(script)
            .arg(env!("CARGO_BIN_EXE_tamsk-bot"))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Starts the bot and waits until it is connected.
    pub async fn start(&mut self) {
        let known = self.playground.look(|world| world.sessions().len());
        let mut bot = self.told_of_files_too_large("").spawn().unwrap();
        self.listen(bot.stdout.take().unwrap());
        self.listen(bot.stderr.take().unwrap());
        self.bot = Some(bot);
        let ready = |world: &World| {
            world.commands().count() == 2 && world.sessions().iter().skip(known).any(|session| session.is_connected())
        };
        self.playground.until("the bot to be connected", ready).await.unwrap();
    }

    fn listen(&self, from: impl std::io::Read + Send + 'static) {
        let log = Arc::clone(&self.log);
        std::thread::spawn(move || {
            for line in BufReader::new(from).lines().map_while(Result::ok) {
                let mut log = log.lock().unwrap();
                log.push_str(&line);
                log.push('\n');
            }
        });
    }

    /// Starts the bot where not a byte can be written, and waits for its end.
    pub fn starts_without_room(&self) -> (Option<i32>, String) {
        let output = self.told_of_files_too_large("ulimit -f 0;").output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8_lossy(&said).into_owned())
    }

    /// The bot as somebody who may not write what others own; nothing if that cannot be done here.
    pub fn as_nobody(&self) -> Option<Command> {
        let bot = env!("CARGO_BIN_EXE_tamsk-bot");
        let who = Command::new("id").arg("-u").output().ok()?.stdout;
        if who != b"0\n" {
            return Some(self.prepared(bot));
        }
        if !is_there("setpriv") {
            return None;
        }
        // Where the bot was built is perhaps no place for everybody.
        let copy = self.folder.path().with_extension("bot");
        std::fs::copy(bot, &copy).ok()?;
        let mut command = self.prepared("setpriv");
        command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(copy);
        Some(command)
    }

    /// Limits the size of what the running bot writes.
    pub fn limit(&self, bytes: &str) {
        let id = self.bot.as_ref().unwrap().id().to_string();
        // The limit above it stays, so that anybody may lift this one again.
        let limited = Command::new("prlimit").args(["--pid", &id, &format!("--fsize={bytes}:")]).status().unwrap();
        assert!(limited.success());
    }

    pub fn is_running(&mut self) -> bool {
        self.bot.as_mut().is_some_and(|bot| bot.try_wait().unwrap().is_none())
    }

    /// Everything the bot has logged.
    pub fn log(&self) -> String {
        self.log.lock().unwrap().clone()
    }

    /// Kills the process as the system does, without a word.
    pub fn kill(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            bot.kill().unwrap();
            bot.wait().unwrap();
        }
    }

    /// Types a command and gives what is answered; players are counted by plies.
    pub async fn types(&self, channel: u64, ply: usize, command: &str, options: Value) -> String {
        let typed = self.people[ply % 2].slash(channel, command, options).unwrap();
        typed.answer().await.unwrap_or_else(|why| panic!("{why:?}\n{}", self.log()));
        typed.message().await.unwrap().content
    }

    pub async fn moves(&self, thread: u64, ply: usize, from: &str, to: &str) -> String {
        self.types(thread, ply, "move", json!({"from": from, "to": to, "ring": "drop"})).await
    }

    /// Begins a game and gives its thread.
    pub async fn begin(&self, terms: Value) -> u64 {
        let [alice, bob] = &self.people;
        let mut options = json!({"opponent": bob.id(), "colour": "red"});
        for (name, value) in terms.as_object().unwrap() {
            options[name] = value.clone();
        }
        alice.slash(self.channel, "challenge", options).unwrap().answer().await.unwrap();
        let channel = self.channel;
        let offered = |world: &World| world.messages(channel).iter().any(|message| message.part(ACCEPT).is_some());
        self.playground.until("the challenge", offered).await.unwrap();
        let challenge = self.posted(channel).into_iter().find(|message| message.part(ACCEPT).is_some()).unwrap();
        bob.press(challenge.id, ACCEPT).unwrap().answer().await.unwrap();
        let begun = |world: &World| world.threads(channel).iter().any(|thread| world.messages(thread.id).len() > 1);
        self.playground.until("the board", begun).await.unwrap();
        self.playground.threads(channel)[0].id
    }

    fn posted(&self, channel: u64) -> Vec<Message> {
        let messages = self.playground.messages(channel).into_iter();
        messages.filter(|message| message.visible_to.is_none() && message.kind == 0).collect()
    }

    /// Waits until everybody is told.
    pub async fn told(&self, channel: u64, words: &str) {
        let told = |world: &World| {
            let mut messages = world.messages(channel).into_iter();
            messages.any(|message| message.visible_to.is_none() && message.content.contains(words))
        };
        let told = self.playground.until(words, told).await;
        told.unwrap_or_else(|why| panic!("{why}\n{}", self.log()));
    }

    /// Looks through the database as an operator does: it is whole, with so many moves.
    pub async fn is_sound(&self, plies: i64) {
        let output = self.prepared(env!("CARGO_BIN_EXE_tamsk-bot")).arg("check").output().unwrap();
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert!(output.status.success(), "{said}\n{}", self.log());
        let options = SqliteConnectOptions::from_str(&self.url()).unwrap().read_only(true);
        let mut hand = options.connect().await.unwrap();
        let moves =
            sqlx::query("SELECT count(*) FROM inputs WHERE entry LIKE '%-%'").fetch_one(&mut hand).await.unwrap();
        assert_eq!(moves.get::<i64, _>(0), plies, "{}", self.log());
        hand.close().await.unwrap();
    }

    /// Asks what must be so at the end: nothing panicked, and every move was told once.
    pub fn ends_well(&self, thread: u64, steps: &[(&str, &str)]) {
        let log = self.log();
        assert!(!log.contains("panicked"), "{log}");
        let violations = self.playground.violations();
        assert!(violations.is_empty(), "{violations:?}");
        let posted = self.posted(thread);
        for (from, to) in steps {
            let words = format!("moved **{from} → {to}**");
            let told = posted.iter().filter(|message| message.content.contains(&words)).count();
            assert_eq!(told, 1, "{words}");
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.kill();
        self.playground.stop();
        // A copy for somebody else, if there was one.
        let _ = std::fs::remove_file(self.folder.path().with_extension("bot"));
    }
}
