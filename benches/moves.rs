//! A move without the network: decided, committed, drawn and written as the message that would be posted.
//!
//! The database is a real file that is synchronised with each commit, as in use. `cargo bench --bench moves`

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a benchmark may stop at once, and prints"
)]
#![allow(clippy::disallowed_methods, clippy::large_futures, reason = "a benchmark measures real time, once")]

mod crowd;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crowd::{Dice, Seats, Times};
use sqlx::Row;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tamsk_bot::app::{App, Delivery};
use tamsk_bot::clock::{Clock, Hands};
use tamsk_bot::discord::{Address, Painter, Speaker};
use tamsk_bot::game::{Effect, Game, Pings, Shown};
use tamsk_bot::rules::{Span, Timestamp};
use tamsk_bot::store::Store;

/// What Discord allows until the first answer.
const ALLOWED_MS: f64 = 3_000.0;
/// Moves one after the other.
const ALONE: usize = 3_000;
/// Moves with others at the same time, and how many at a time.
const TOGETHER: usize = 6_000;
const IN_FLIGHT: usize = 32;
/// After so many plies another game is played.
const PLIES: u32 = 40;
const GAMES: usize = 1_600;
/// Moves a second on one core, and how many times shorter the longest commit is than a pool's.
const RATE: f64 = 900.0;
const SHORTER: f64 = 20.0;
/// How many connections the pool has.
const WRITERS: u32 = 4;

/// Everything that a move needs.
struct House {
    app: Arc<App>,
    store: Store,
    hands: Hands,
    speaker: Speaker,
    ids: AtomicU64,
}

impl House {
    fn id(&self) -> u64 {
        self.ids.fetch_add(1, Ordering::Relaxed)
    }

    /// Draws the board and writes the message; tells how many bytes would be sent.
    async fn word(&self, game: &Game, row: u64) -> usize {
        let delivery = Delivery {
            row: i64::try_from(row).unwrap(),
            enqueued_at: self.app.clock().now(),
            game: game.clone(),
            shown: Shown::default(),
            effect: Effect::PostBoard { ply: 0, again: false },
            warning: None,
            pings: Pings::Turn,
            locale: "en-US".into(),
            pictured: true,
            to: game.place.channel,
            rating: None,
            is_first_try: true,
            at: self.app.clock().now(),
        };
        let letter = self.speaker.write_board(&delivery).await.unwrap().unwrap();
        serde_json::to_vec(&letter.body).unwrap().len() + letter.picture.unwrap().data.len()
    }
}

/// A game somebody is at, with those who wait for their turn to be played.
struct Lane {
    waiting: Vec<(Seats, Game)>,
    dice: Dice,
}

/// What a move took.
struct Took {
    commit: Duration,
    whole: Duration,
    bytes: usize,
}

impl Lane {
    /// Plays one move, as long as there are games.
    async fn step(&mut self, house: &House, drawn: bool) -> Option<Took> {
        loop {
            let (seats, game) = self.waiting.last()?;
            let plies = game.play().map_or(0, |play| play.position.plies());
            house.hands.advance(Span::from_ms(5));
            let at = house.app.clock().now();
            let id = house.id();
            let request = if plies < PLIES { crowd::request(game, seats, id, at, &mut self.dice) } else { None };
            let Some(request) = request else {
                self.waiting.pop();
                continue;
            };
            let began = Instant::now();
            let game = crowd::applied(house.app.handle(&request).await.unwrap());
            let commit = began.elapsed();
            let bytes = if drawn { house.word(&game, id).await } else { 0 };
            let whole = began.elapsed();
            self.waiting.last_mut().unwrap().1 = game;
            return Some(Took { commit, whole, bytes });
        }
    }
}

async fn open(folder: &Path) -> (Arc<House>, Vec<Lane>) {
    let (clock, hands) = Clock::manual(Timestamp::from_ms(1_767_225_600_000));
    let (app, store) = crowd::app(folder, clock).await;
    let app = Arc::new(app);
    let rest = Address::new("a.token.for-nobody", None).rest(app.clone()).unwrap();
    let speaker = Speaker::new(rest, Painter::default());
    let house = House { app, store, hands, speaker, ids: AtomicU64::new(1) };
    let seats: Vec<Seats> = (0..GAMES as u64)
        .map(|game| Seats {
            guild: 1,
            channel: 1_000 + game,
            red: (1 << 40) + game * 2,
            black: (1 << 40) + game * 2 + 1,
        })
        .collect();
    let games = crowd::challenge(&house.store, &seats, Span::from_secs(86_400), house.app.clock().now()).await;
    let mut lanes: Vec<Lane> =
        (0..IN_FLIGHT as u64).map(|lane| Lane { waiting: Vec::new(), dice: Dice::new(lane + 1) }).collect();
    for (number, (seats, game)) in seats.into_iter().zip(games).enumerate() {
        let game = crowd::accept(&house.app, &seats, game, house.id()).await;
        lanes[number % IN_FLIGHT].waiting.push((seats, game));
    }
    (Arc::new(house), lanes)
}

/// Plays so many moves in all lanes at the same time; tells what each took, and all of them together.
async fn together(house: &Arc<House>, lanes: Vec<Lane>, moves: usize, drawn: bool) -> (Vec<Took>, Duration, Vec<Lane>) {
    let began = Instant::now();
    let tasks: Vec<_> = lanes
        .into_iter()
        .map(|mut lane| {
            let house = house.clone();
            tokio::spawn(async move {
                let mut took = Vec::new();
                for _ in 0..moves / IN_FLIGHT {
                    took.extend(lane.step(&house, drawn).await);
                }
                (took, lane)
            })
        })
        .collect();
    let (mut took, mut lanes) = (Vec::new(), Vec::new());
    for task in tasks {
        let (part, lane) = task.await.unwrap();
        took.extend(part);
        lanes.push(lane);
    }
    (took, began.elapsed(), lanes)
}

/// What a move reads and writes, in its order.
const STATEMENTS: [&str; 9] = [
    "SELECT game_id, refused, news FROM inbox WHERE interaction_id = ?2",
    "SELECT outages.id, since, until FROM games JOIN outages ON outages.id > games.outage_id WHERE games.id = ?1 \
        AND stage = 'running' ORDER BY outages.id",
    "SELECT * FROM games WHERE id = ?1",
    "SELECT at, entry FROM inputs WHERE game_id = ?1 ORDER BY seq",
    "INSERT INTO inbox (interaction_id, game_id, refused, news, decided_at) VALUES (?2, ?1, 0, 1, 1)",
    "UPDATE games SET version = version + 1, settled_at = settled_at + 1, deadline_at = deadline_at + 1 WHERE id = ?1",
    "INSERT INTO inputs (game_id, seq, at, entry) SELECT ?1, count(*), 1, 'red move A1 A2 ring' FROM inputs \
        WHERE game_id = ?1",
    "DELETE FROM outbox WHERE game_id = ?1 AND effect = '{\"do\":\"repaint\"}'",
    "INSERT INTO outbox (game_id, effect, due_at) VALUES (?1, '{\"do\":\"post-board\",\"ply\":1,\"again\":false}', 1)",
];

/// Does the same with a pool of writing connections that get into each other's way.
async fn pool(folder: &Path, moves: usize) -> (Vec<Duration>, Duration) {
    let options = SqliteConnectOptions::new()
        .filename(folder.join("tamsk.sqlite"))
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(30));
    let pool = SqlitePoolOptions::new().max_connections(WRITERS).connect_with(options).await.unwrap();
    let began = Instant::now();
    let tasks: Vec<_> = (0..IN_FLIGHT)
        .map(|lane| {
            let pool = pool.clone();
            tokio::spawn(async move {
                let mut took = Vec::new();
                for step in 0..moves / IN_FLIGHT {
                    // Of each lane one game after the other, as above.
                    let game = 1 + lane + IN_FLIGHT * (step / PLIES as usize % (GAMES / IN_FLIGHT));
                    let id = 1_000_000 + step * IN_FLIGHT + lane;
                    let began = Instant::now();
                    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await.unwrap();
                    for statement in STATEMENTS {
                        let mut query = sqlx::query(statement).bind(i64::try_from(game).unwrap());
                        if statement.contains("?2") {
                            query = query.bind(i64::try_from(id).unwrap());
                        }
                        let rows = query.fetch_all(&mut *transaction).await.unwrap();
                        std::hint::black_box(rows.iter().map(|row| row.len()).sum::<usize>());
                    }
                    transaction.commit().await.unwrap();
                    took.push(began.elapsed());
                }
                took
            })
        })
        .collect();
    let mut took = Vec::new();
    for task in tasks {
        took.extend(task.await.unwrap());
    }
    let whole = began.elapsed();
    pool.close().await;
    (took, whole)
}

fn per_second(moves: usize, whole: Duration) -> f64 {
    f64::from(u32::try_from(moves).unwrap()) / whole.as_secs_f64()
}

async fn measure() {
    let folder = crowd::folder();
    println!("the disk has a page after: {}; load {}", crowd::synced(folder.path()), crowd::load());

    let (house, mut lanes) = open(folder.path()).await;
    let mut took = Vec::new();
    for step in 0..ALONE {
        took.extend(lanes[step % IN_FLIGHT].step(&house, true).await);
    }
    let whole = Times::of(took.iter().map(|took| took.whole));
    println!("a move alone: {whole}");
    println!("  decided and committed: {}", Times::of(took.iter().map(|took| took.commit)));
    println!("  drawn and written: {}", Times::of(took.iter().map(|took| took.whole - took.commit)));
    let bytes: usize = took.iter().map(|took| took.bytes).sum();
    println!("  {} bytes to be sent", bytes / took.len());
    let [p50, p99] = [500, 990].map(|part| 100.0 * whole.per_mille(part) / ALLOWED_MS);
    crowd::promise(p50 < 0.1, &format!("half of the moves: {p50:.3} % of what Discord allows, below 0.1 %"));
    crowd::promise(p99 < 1.0, &format!("99 of 100 moves: {p99:.3} % of what Discord allows, below 1 %"));

    let (took, whole, lanes) = together(&house, lanes, TOGETHER, true).await;
    let rate = per_second(took.len(), whole);
    println!("{IN_FLIGHT} moves at a time: {}; load {}", Times::of(took.iter().map(|took| took.whole)), crowd::load());
    crowd::promise(rate >= RATE, &format!("moves a second with one worker: {rate:.0}, at least {RATE:.0}"));

    let (took, whole, _) = together(&house, lanes, TOGETHER, false).await;
    let ours = Times::of(took.iter().map(|took| took.commit));
    println!("{IN_FLIGHT} at a time, committed only: {ours}, {:.0} a second", per_second(took.len(), whole));
    house.store.close().await;

    let folder = crowd::folder();
    let (house, _) = open(folder.path()).await;
    house.store.close().await;
    let (took, whole) = pool(folder.path(), TOGETHER).await;
    let theirs = Times::of(took);
    println!("  a pool of {WRITERS} writers: {theirs}, {:.0} a second", per_second(theirs.count(), whole));
    let shorter = theirs.longest() / ours.longest();
    crowd::promise(
        shorter >= SHORTER,
        &format!("the longest commit: {shorter:.1} times shorter than the pool's, at least {SHORTER:.0}"),
    );
}

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    runtime.block_on(async { tokio::spawn(measure()).await.unwrap() });
}
