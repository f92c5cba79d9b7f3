//! The real process against the stand-in for Discord: typed moves, memory, and how soon it is there after a start.
//!
//! A minute of a hundred moves a second while 10 000 games run; `BENCH_SECS` makes it shorter.
//! `cargo bench --bench whole_bot`

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a benchmark may stop at once, and prints"
)]
#![allow(clippy::disallowed_methods, clippy::large_futures, reason = "a benchmark measures real time, once")]

mod crowd;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crowd::{Dice, Seats, Times};
use serde_json::json;
use tamsk_bot::clock::Clock;
use tamsk_bot::playground::{Interaction, Options, Person, Playground, World};
use tamsk_bot::rules::{Action, Color, Position, Span, Then, Timestamp};

const TOKEN: &str = "a.token.for-the-benchmark";
/// Games that are running, and those of them that are played.
const RUNNING: usize = 10_000;
const PLAYED: usize = 400;
/// Servers they are on.
const SERVERS: usize = 4;
/// Moves a second.
const RATE: u64 = 100;
/// How long starting may take, what the 99th of 100 acknowledgements may, and how much memory may be used.
const READY: Duration = Duration::from_secs(1);
const ACKNOWLEDGED_MS: f64 = 100.0;
const MEMORY_MIB: f64 = 64.0;
/// A glass that is moved has at least so much sand left.
const SURELY: Span = Span::from_secs(1);
/// After so long what was started must have happened.
const PATIENCE: Duration = Duration::from_secs(60);

fn now() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

/// Two people at a game, which is played along here.
struct Pair {
    channel: u64,
    red: Person,
    black: Person,
    position: Position,
    dice: Dice,
}

/// The process.
struct Bot {
    process: Child,
    metrics: SocketAddr,
}

impl Bot {
    fn start(folder: &Path, playground: &Playground) -> Bot {
        let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let log = std::fs::File::create(folder.join("log")).unwrap();
        let process = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"))
            .env_clear()
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_API_BASE", playground.api_base())
            .env("DATABASE_URL", crowd::url(folder))
            .env("METRICS_ADDR", free.to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .unwrap();
        Bot { process, metrics: free }
    }

    /// Asks whether it is ready, as an orchestrator does.
    fn is_ready(&self) -> bool {
        let ask = || -> std::io::Result<String> {
            let mut stream = TcpStream::connect(self.metrics)?;
            stream.write_all(b"GET /readyz HTTP/1.1\r\nHost: bot\r\nConnection: close\r\n\r\n")?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        };
        ask().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200"))
    }

    /// Reads a line of what the system says of the process, in MiB.
    fn memory(&self, name: &str) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with(name)).unwrap();
        let kib: f64 = line.split_whitespace().nth(1).unwrap().parse().unwrap();
        kib / 1_024.0
    }

    fn busy(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
        fields[11..13].iter().map(|ticks| ticks.parse::<f64>().unwrap()).sum::<f64>() / 100.0
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _gone = self.process.kill();
        let _waited = self.process.wait();
    }
}

/// Opens the servers with their people, and writes down the games they are at.
async fn furnish(folder: &Path, playground: &Playground) -> Vec<Pair> {
    let clock = Clock::system();
    let (app, store) = crowd::app(folder, clock).await;
    let owner = playground.add_user("owner", None, "en-US");
    let servers: Vec<u64> =
        (0..SERVERS).map(|server| playground.add_guild(&format!("Server {server}"), "en-US", owner)).collect();
    let mut people = Vec::new();
    let mut seats = Vec::new();
    for number in 0..PLAYED {
        let guild = servers[number % SERVERS];
        let channel = playground.add_channel(guild, &format!("table-{number}"));
        let person = |name: &str| playground.newcomer(guild, &format!("{name}{number}"), "en-GB");
        let (red, black) = (person("red"), person("black"));
        seats.push(Seats { guild, channel, red: red.id(), black: black.id() });
        people.push((channel, red, black));
    }
    let sand = Span::from_secs(2 * 86_400);
    let games = crowd::challenge(&store, &seats, sand, app.clock().now()).await;
    let mut pairs = Vec::new();
    for (number, ((channel, red, black), game)) in people.into_iter().zip(&games).enumerate() {
        let game = crowd::accept(&app, &seats[number], *game, 1 + number as u64).await;
        let position = game.play().unwrap().position.clone();
        pairs.push(Pair { channel, red, black, position, dice: Dice::new(number as u64 + 1) });
    }
    // One more that only stands there, for the others to be copied from.
    let hall = playground.add_channel(servers[0], "hall");
    let people = [playground.newcomer(servers[0], "ann", "en-GB"), playground.newcomer(servers[0], "ben", "en-GB")];
    let idle = Seats { guild: servers[0], channel: hall, red: people[0].id(), black: people[1].id() };
    let standing = crowd::challenge(&store, std::slice::from_ref(&idle), sand, app.clock().now()).await;
    let mut game = crowd::accept(&app, &idle, standing[0], 1_000_000).await;
    let mut dice = Dice::new(77);
    for id in 1_000_001..1_000_021 {
        let request = crowd::request(&game, &idle, id, app.clock().now(), &mut dice).expect("a move");
        game = crowd::applied(app.handle(&request).await.unwrap());
    }
    store.close().await;
    drop(app);
    drop(store);
    crowd::copy(folder, game.id, Span::ZERO, RUNNING - PLAYED - 1).await;
    pairs
}

/// Waits until something is so; tells how long that took.
async fn until(what: &str, mut is_so: impl FnMut() -> bool) -> Duration {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "waited in vain for {what}");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    began.elapsed()
}

/// What came of a typed move.
struct Typed {
    acknowledged: Duration,
    is_deferred: bool,
    is_done: bool,
    words: String,
}

/// Types a move and waits for the answer.
async fn answered(typed: Interaction, began: Instant) -> Typed {
    let answer = typed.answer().await;
    let acknowledged = began.elapsed();
    let Ok(answer) = answer else {
        return Typed { acknowledged, is_deferred: false, is_done: false, words: "no answer".into() };
    };
    let words = match typed.message().await {
        Ok(message) => message.content,
        Err(silence) => silence.to_string(),
    };
    Typed { acknowledged, is_deferred: answer.is_deferred(), is_done: words.contains("You moved"), words }
}

impl Pair {
    fn types(&mut self) -> Option<(Interaction, Instant)> {
        // A glass that runs out at any moment may have run out by the time the move counts.
        let (turn, action) = crowd::choose(&self.position, Timestamp::from_ms(now()) + SURELY, &mut self.dice)?;
        let Action::Move { from, to, then } = action else { return None };
        let mut options = json!({"from": from.to_string(), "to": to.to_string()});
        if then == Then::Ring {
            options["ring"] = json!("drop");
        }
        let person = if turn == Color::Red { &self.red } else { &self.black };
        // What the rules refuse is not typed: the game is left alone from here on.
        self.position.clone().apply(turn, action, Timestamp::from_ms(now())).ok()?;
        let began = Instant::now();
        let typed = person.slash(self.channel, "move", options).unwrap();
        self.position.apply(turn, action, Timestamp::from_ms(typed.stamped())).ok()?;
        Some((typed, began))
    }
}

/// Lets a hundred moves a second be typed, whatever becomes of them.
async fn play(pairs: &mut [Pair], length: Duration) -> (Vec<Typed>, Duration) {
    let count = RATE * length.as_secs();
    let mut ticks = tokio::time::interval(Duration::from_micros(1_000_000 / RATE));
    let mut tasks = Vec::new();
    let began = Instant::now();
    for number in 0..usize::try_from(count).unwrap() {
        ticks.tick().await;
        let pair = &mut pairs[number % PLAYED];
        if let Some((typed, began)) = pair.types() {
            tasks.push(tokio::spawn(answered(typed, began)));
        }
    }
    let took = began.elapsed();
    let mut typed = Vec::new();
    for task in tasks {
        typed.push(task.await.unwrap());
    }
    (typed, took)
}

async fn measure() {
    let length = std::env::var("BENCH_SECS").map_or(60, |secs| secs.parse().expect("BENCH_SECS is a number"));
    let folder = crowd::folder();
    let playground = Playground::start(Options::new(TOKEN, Arc::new(now))).await.unwrap();
    let mut pairs = furnish(folder.path(), &playground).await;
    println!("the disk has a page after: {}; load {}", crowd::synced(folder.path()), crowd::load());

    // Twice: the first start makes the commands known.
    let mut bot = Bot::start(folder.path(), &playground);
    until("the first start", || bot.is_ready()).await;
    let known = |world: &World| world.commands().count() == 2;
    playground.until("the commands to be known", known).await.unwrap();
    let told = Command::new("kill").arg(bot.process.id().to_string()).status().unwrap();
    assert!(told.success());
    assert!(tokio::task::spawn_blocking(move || bot.process.wait().unwrap()).await.unwrap().success());
    let bot = Bot::start(folder.path(), &playground);
    let ready = until("the second start", || bot.is_ready()).await;
    println!("{RUNNING} running games; memory at the start: {:.1} MiB", bot.memory("VmRSS"));
    crowd::promise(
        ready < READY,
        &format!(
            "from the start to being ready: {:.0} ms, below {:.0} ms",
            ready.as_secs_f64() * 1e3,
            READY.as_secs_f64() * 1e3
        ),
    );
    playground.until("a connection", |world| world.sessions().iter().any(|it| it.is_connected())).await.unwrap();

    let busy = bot.busy();
    let (typed, took) = play(&mut pairs, Duration::from_secs(length)).await;
    let busy = (bot.busy() - busy) / took.as_secs_f64();
    let rate = f64::from(u32::try_from(typed.len()).unwrap()) / took.as_secs_f64();
    let times = Times::of(typed.iter().map(|typed| typed.acknowledged));
    let deferred = typed.iter().filter(|typed| typed.is_deferred).count();
    println!("{} moves typed in {PLAYED} games, {rate:.0} a second; load {}", typed.len(), crowd::load());
    println!("  acknowledged: {times}; {deferred} deferred; the bot kept {:.0} % of a core busy", busy * 100.0);
    let p99 = times.per_mille(990);
    crowd::promise(
        p99 < ACKNOWLEDGED_MS,
        &format!("99 of 100 acknowledgements: {p99:.1} ms, below {ACKNOWLEDGED_MS:.0} ms"),
    );
    let failed: Vec<&Typed> = typed.iter().filter(|typed| !typed.is_done).collect();
    for failed in failed.iter().take(5) {
        println!("  failed after {:.0} ms: {}", failed.acknowledged.as_secs_f64() * 1e3, failed.words);
    }
    crowd::promise(failed.is_empty(), &format!("{} of {} moves failed", failed.len(), typed.len()));
    let violations = playground.violations().len();
    crowd::promise(violations == 0, &format!("{violations} requests were not as Discord wants them"));

    let (memory, most) = (bot.memory("VmRSS"), bot.memory("VmHWM"));
    crowd::promise(
        most < MEMORY_MIB,
        &format!("memory: {memory:.1} MiB, at most {most:.1} MiB, below {MEMORY_MIB:.0} MiB"),
    );
    drop(bot);
    playground.stop();
}

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async { tokio::spawn(measure()).await.unwrap() });
}
