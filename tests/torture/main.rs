//! Many games at once while everything goes wrong: faults of every kind, and a process that is killed again and again.
//!
//! Afterwards nothing that was acknowledged may be missing and nothing may stand twice. `TORTURE_SECS` and
//! `TORTURE_GAMES` make it longer and larger; `TORTURE_KILLS=0` lets the process live, and then its memory must not grow.
//! The numbers are printed.

#![cfg(feature = "playground")]
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may stop at once")]
#![allow(clippy::print_stdout, reason = "the numbers are what it is run for")]

mod player;
mod verdict;

use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::json;
use tamsk_bot::playground::{Fault, FaultKind, Options, Playground, World};
use tempfile::TempDir;

use crate::player::{Pair, Tally};

const TOKEN: &str = "a.token.for-the-torture";
/// How long the bot may take to end when it is told to.
const GOODBYE: Duration = Duration::from_secs(8);
/// How long the last words may take once nothing goes wrong any more.
const LAST_WORDS: Duration = Duration::from_secs(120);

#[expect(clippy::disallowed_methods, reason = "a real process runs by the real clock")]
fn now() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

/// A small generator of numbers, so that a run can be had again as far as threads allow.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// The process and what it works on.
struct Bot {
    playground: Playground,
    folder: TempDir,
    process: Option<Child>,
}

impl Bot {
    fn url(&self) -> String {
        format!("sqlite://{}", self.folder.path().join("tamsk.sqlite").display())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"));
        command
            .env_clear()
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_API_BASE", self.playground.api_base())
            .env("DATABASE_URL", self.url())
            .env("SAND_MIN", "5s")
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null());
        command
    }

    async fn start(&mut self) {
        let known = self.playground.look(|world| world.sessions().len());
        let log = std::fs::OpenOptions::new().create(true).append(true).open(self.folder.path().join("log")).unwrap();
        self.process = Some(self.command().stdout(Stdio::null()).stderr(log).spawn().unwrap());
        let ready = |world: &World| {
            world.commands().count() == 2 && world.sessions().iter().skip(known).any(|session| session.is_connected())
        };
        self.playground.until("the bot to be connected", ready).await.unwrap();
    }

    fn kill(&mut self) {
        let mut process = self.process.take().expect("it runs");
        assert_eq!(process.try_wait().unwrap(), None, "it ended by itself: {}", self.log());
        process.kill().unwrap();
        process.wait().unwrap();
        self.playground.forget_waits();
    }

    async fn stop(&mut self) -> ExitStatus {
        let mut process = self.process.take().expect("it runs");
        let told = Command::new("kill").args(["-TERM", &process.id().to_string()]).status().unwrap();
        assert!(told.success());
        let ended = tokio::task::spawn_blocking(move || process.wait().unwrap());
        tokio::time::timeout(GOODBYE, ended).await.expect("it ends in time").unwrap()
    }

    /// Tells how many MiB of memory the process holds.
    #[cfg(target_os = "linux")]
    fn memory(&self) -> f64 {
        let id = self.process.as_ref().expect("it runs").id();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap();
        let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line about memory");
        held.trim().trim_end_matches(" kB").parse::<f64>().unwrap() / 1024.0
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    fn asks(&self, arguments: &[&str]) -> Output {
        self.command().args(arguments).output().unwrap()
    }

    fn database(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            let _gone = process.kill();
        }
        self.playground.stop();
    }
}

/// Lets requests and the gateway go wrong at random until it is told to stop; tells how often, by kind.
async fn spoil(playground: Playground, over: Arc<AtomicBool>, mut dice: Dice) -> Vec<(&'static str, usize)> {
    let mut struck = std::collections::BTreeMap::new();
    while !over.load(Ordering::Relaxed) {
        let paths = ["/messages", "/callback", "/threads", "/webhooks", "/channels", "/"];
        let path = paths[dice.roll(paths.len())];
        let fault = |kind| Fault { method: None, path_contains: path.into(), times: 1, kind };
        // One at a time: the others must have a chance.
        playground.clear_faults();
        let name = match dice.roll(16) {
            0..=2 => {
                playground.fault(fault(FaultKind::Html { status: 502 }));
                "502 with a page"
            }
            3 | 4 => {
                playground.fault(fault(FaultKind::Status { status: 500, body: json!({"message": "500", "code": 0}) }));
                "500"
            }
            5 | 6 => {
                playground.fault(fault(FaultKind::RateLimited { retry_after: 0.3, global: dice.roll(3) == 0 }));
                "429"
            }
            7 | 8 => {
                playground.fault(fault(FaultKind::Delay { ms: 400 }));
                "slow answer"
            }
            9..=11 => {
                playground.fault(fault(FaultKind::AnswerLost));
                "answer lost"
            }
            12 | 13 => {
                playground.fault(fault(FaultKind::ConnectionDropped));
                "connection dropped"
            }
            // A lost gateway stops everything for a while.
            14 => match dice.roll(12) {
                0 => {
                    playground.drop_sockets();
                    "gateway dropped"
                }
                1 => {
                    playground.reconnect();
                    "gateway asks to reconnect"
                }
                2 => {
                    playground.invalid_session(dice.roll(2) == 0);
                    "invalid session"
                }
                3 => {
                    playground.refuse_gateway(2);
                    playground.drop_sockets();
                    "gateway refuses"
                }
                _ => "none",
            },
            _ => {
                playground.withhold();
                tokio::time::sleep(Duration::from_millis(300)).await;
                playground.release();
                "late events"
            }
        };
        *struck.entry(name).or_insert(0) += 1;
        tokio::time::sleep(Duration::from_millis(50 + dice.roll(200) as u64)).await;
    }
    playground.clear_faults();
    playground.refuse_gateway(0);
    playground.release();
    struck.remove("none");
    struck.into_iter().collect()
}

/// Kills the process every few seconds for a while, and starts it again; tells how often.
async fn kill_again_and_again(bot: &mut Bot, length: Duration, mut dice: Dice) {
    let (mut kills, mut long_kills, mut copies) = (0, 0, 0);
    let killing = async {
        loop {
            tokio::time::sleep(Duration::from_millis(1_500 + dice.roll(3_000) as u64)).await;
            // A copy made in the middle of it all is sound.
            if dice.roll(3) == 0 {
                copies += 1;
                let copy = bot.database().join(format!("copy{copies}.sqlite"));
                let made = bot.asks(&["backup", copy.to_str().unwrap()]);
                assert!(made.status.success(), "{made:?}");
                let url = format!("sqlite://{}", copy.display());
                let sound = bot.command().env("DATABASE_URL", url).arg("check").output().unwrap();
                assert!(sound.status.success(), "{sound:?}");
                std::fs::remove_file(copy).unwrap();
            }
            bot.kill();
            kills += 1;
            if dice.roll(4) == 0 {
                // Long enough for a credit.
                long_kills += 1;
                tokio::time::sleep(Duration::from_millis(5_500)).await;
            }
            bot.start().await;
        }
    };
    let _time_is_up = tokio::time::timeout(length, killing).await;
    println!("{kills} kills, {long_kills} of them with a pause; {copies} copies");
    if bot.process.is_none() {
        bot.start().await;
    }
}

/// Lets the process live, and looks at its memory twelve times: the last is hardly more than the first.
#[cfg(target_os = "linux")]
async fn let_live(bot: &Bot, length: Duration) {
    let mut held = Vec::new();
    for _ in 0..12 {
        tokio::time::sleep(length / 12).await;
        held.push(bot.memory());
    }
    println!("memory in MiB, every {:.0} s: {held:.1?}", (length / 12).as_secs_f64());
    assert!(held[11] <= 1.2 * held[0], "it grows");
}

/// Waits until everything is said.
async fn said(bot: &Bot) {
    use sqlx::Connection;
    let mut reader = sqlx::SqliteConnection::connect(&bot.url()).await.unwrap();
    let done = async {
        loop {
            let waiting: i64 = sqlx::query_scalar("SELECT count(*) FROM outbox").fetch_one(&mut reader).await.unwrap();
            if waiting == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    if tokio::time::timeout(LAST_WORDS, done).await.is_err() {
        panic!("not everything was said: {}", bot.log());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_goes_wrong_nothing_acknowledged_is_lost_and_nothing_is_done_twice() {
    let (length, games) = (Duration::from_secs(setting("TORTURE_SECS", 20)), setting("TORTURE_GAMES", 16));
    let playground = Playground::start(Options::new(TOKEN, Arc::new(now))).await.unwrap();
    let owner = playground.add_user("owner", None, "en-US");
    let guild = playground.add_guild("Torture", "en-US", owner);
    let pairs: Vec<Pair> = (0..games).map(|number| Pair::sit_down(&playground, guild, number)).collect();
    let mut bot = Bot { playground: playground.clone(), folder: tempfile::tempdir().unwrap(), process: None };
    bot.start().await;

    let over = Arc::new(AtomicBool::new(false));
    let spoiler = tokio::spawn(spoil(playground.clone(), over.clone(), Dice::new(7)));
    let players: Vec<_> = pairs.into_iter().map(|pair| tokio::spawn(pair.play(over.clone()))).collect();
    match setting("TORTURE_KILLS", 1) {
        #[cfg(target_os = "linux")]
        0 => let_live(&bot, length).await,
        _ => kill_again_and_again(&mut bot, length, Dice::new(99)).await,
    }
    over.store(true, Ordering::Relaxed);
    let faults = spoiler.await.unwrap();
    let mut tally = Tally::default();
    for player in players {
        tally.add(player.await.unwrap());
    }
    said(&bot).await;
    let ended = bot.stop().await;
    assert!(ended.success(), "{ended:?}: {}", bot.log());

    println!("faults: {faults:?}");
    verdict::judge(&bot, &tally).await;
}
