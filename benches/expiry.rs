//! Deadlines that fall due, a thousand a second among 100 000 running games: how late each is settled and committed.
//!
//! Lateness counts from the end of the settling time that inputs on their way are given. `cargo bench --bench expiry`

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a benchmark may stop at once, and prints"
)]
#![allow(clippy::disallowed_methods, clippy::large_futures, reason = "a benchmark measures real time, once")]

mod crowd;

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crowd::{Dice, Seats, Times};
use sqlx::{Connection, SqliteConnection};
use tamsk_bot::app::{App, schedule};
use tamsk_bot::clock::Clock;
use tamsk_bot::game::GameId;
use tamsk_bot::rules::{Span, Timestamp};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id};
use tracing::{Event, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;

const GAMES: usize = 100_000;
/// How many of them fall due, one each millisecond.
const DUE: usize = 10_000;
/// How many fall due while somebody looks once a second.
const POLLED: usize = 3_000;
/// What is promised: 99 of 100 at most so late.
const LATE_MS: f64 = 10.0;
/// How long nothing is done, and what of that the processor may be busy.
const IDLE: Duration = Duration::from_secs(10);
const BUSY: f64 = 0.005;

/// Notes when each game's deadline was settled, by what is logged of it after the commit.
#[derive(Clone, Default)]
struct Ear(Arc<Mutex<Vec<(u64, Instant)>>>);

/// A game's number in a span.
struct OfGame(u64);

struct Words<'a>(&'a str, Option<String>);

impl Visit for Words<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if field.name() == self.0 {
            self.1 = Some(format!("{value:?}"));
        }
    }
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Ear {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let mut words = Words("game", None);
        attributes.record(&mut words);
        if let (Some(game), Some(span)) = (words.1.and_then(|game| game.parse().ok()), context.span(id)) {
            span.extensions_mut().insert(OfGame(game));
        }
    }

    fn on_event(&self, event: &Event<'_>, context: Context<'_, S>) {
        let now = Instant::now();
        let mut words = Words("message", None);
        event.record(&mut words);
        if words.1.as_deref() != Some("expired") {
            return;
        }
        let game = context
            .event_scope(event)
            .and_then(|mut scope| scope.find_map(|span| span.extensions().get::<OfGame>().map(|game| game.0)));
        self.0.lock().unwrap().push((game.expect("what expires is a game"), now));
    }
}

impl Ear {
    fn heard(&self) -> usize {
        self.0.lock().unwrap().len()
    }

    fn take(&self) -> Vec<(u64, Instant)> {
        std::mem::take(&mut self.0.lock().unwrap())
    }
}

/// Plays a game to shortly before a glass runs out, which nobody is warned of any more; tells when that is.
async fn template(folder: &Path) -> (GameId, Timestamp) {
    let (clock, hands) = Clock::manual(Timestamp::from_ms(1_767_225_600_000));
    let (app, store) = crowd::app(folder, clock).await;
    let seats = Seats { guild: 1, channel: 2, red: 1 << 40, black: (1 << 40) + 1 };
    let sand = Span::from_secs(86_400);
    let games = crowd::challenge(&store, std::slice::from_ref(&seats), sand, app.clock().now()).await;
    let mut game = crowd::accept(&app, &seats, games[0], 1).await;
    let mut dice = Dice::new(3);
    for id in 2..14 {
        hands.advance(Span::from_secs(600));
        let request = crowd::request(&game, &seats, id, app.clock().now(), &mut dice).expect("a move");
        game = crowd::applied(app.handle(&request).await.unwrap());
    }
    // Warnings come first; what is measured is a glass that is lost.
    while game.wakes_at() != game.next_deadline() {
        hands.advance(game.wakes_at().unwrap().since(app.clock().now()) + crowd::SETTLING);
        app.settle_due().await.unwrap();
        game = store.game(game.id).await.unwrap().unwrap();
    }
    store.close().await;
    (game.id, game.next_deadline().unwrap())
}

/// Makes running games of one whose deadlines come a millisecond after the other, from an instant on; tells which when.
async fn fill(
    folder: &Path,
    game: GameId,
    deadline: Timestamp,
    from: Timestamp,
    count: usize,
) -> HashMap<u64, Timestamp> {
    let copies = crowd::copy(folder, game, from.since(deadline), count).await;
    copies.into_iter().map(|copy| copy.0).zip((0..).map(|ms| from + Span::from_ms(ms))).collect()
}

/// Takes the game that the others were made of out of time, for it would be due already.
async fn park(folder: &Path, game: GameId) {
    let mut connection = SqliteConnection::connect(&crowd::url(folder)).await.unwrap();
    let parked = sqlx::query("UPDATE games SET deadline_at = NULL WHERE id = ?1").bind(i64::try_from(game.0).unwrap());
    parked.execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Tells how late each was, by the clock that runs beside the application's.
fn lateness(heard: Vec<(u64, Instant)>, dues: &HashMap<u64, Timestamp>, zero: (Timestamp, Instant)) -> Times {
    Times::new(
        heard
            .into_iter()
            .map(|(game, at)| {
                let due = dues[&game] + crowd::SETTLING;
                let due_in = f64::from(i32::try_from(due.since(zero.0).as_ms()).unwrap());
                at.saturating_duration_since(zero.1).as_secs_f64() * 1_000.0 - due_in
            })
            .collect(),
    )
}

/// Finds the instant at which the application's clock goes on by a millisecond.
fn zero(clock: &Clock) -> (Timestamp, Instant) {
    let before = clock.now();
    loop {
        let (now, at) = (clock.now(), Instant::now());
        if now > before {
            return (now, at);
        }
    }
}

/// Tells how long the processor has been busy with this process.
fn busy() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    // The name, which may hold anything, ends with the last parenthesis.
    let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
    let ticks: u64 = fields[11..13].iter().map(|ticks| ticks.parse::<u64>().unwrap()).sum();
    Duration::from_millis(ticks * 10)
}

/// Waits until so many were settled.
async fn wait_for(ear: &Ear, count: usize, longest: Duration) {
    let began = Instant::now();
    while ear.heard() < count && began.elapsed() < longest {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Notes every second that the bot is there, as a connection does; nothing falls due for one that is not.
async fn beat(app: Arc<App>) {
    loop {
        app.beat().await.unwrap();
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

async fn measure(ear: Ear) {
    let folder = crowd::folder();
    println!("the disk has a page after: {}; load {}", crowd::synced(folder.path()), crowd::load());
    let clock = Clock::system();
    let began = Instant::now();
    let (game, deadline) = template(folder.path()).await;
    let tomorrow = clock.now() + Span::from_secs(86_400);
    let others = fill(folder.path(), game, deadline, tomorrow, GAMES - DUE).await;
    let dues = fill(folder.path(), game, deadline, clock.now() + Span::from_secs(8), DUE).await;
    park(folder.path(), game).await;
    println!("{GAMES} running games in {:.1} s", began.elapsed().as_secs_f64());
    ear.take();

    let (app, store) = crowd::app(folder.path(), clock).await;
    let app: Arc<App> = Arc::new(app);
    app.beat().await.unwrap();
    let zero = zero(app.clock());
    let scheduler = tokio::spawn(schedule(app.clone()));
    let heart = tokio::spawn(beat(app.clone()));
    let first = *dues.values().min().unwrap();
    println!(
        "the first is due in {:.1} s",
        f64::from(i32::try_from(first.since(app.clock().now()).as_ms()).unwrap()) / 1e3
    );
    let left = u64::try_from(first.since(app.clock().now()).as_ms()).unwrap_or(0);
    tokio::time::sleep(Duration::from_millis(left)).await;
    let busy_before = busy();
    wait_for(&ear, DUE, Duration::from_secs(60)).await;
    let busy_while = busy() - busy_before;
    let heard = ear.take();
    println!("{} of {DUE} deadlines were settled, 1000 due a second; load {}", heard.len(), crowd::load());
    let late = lateness(heard, &dues, zero);
    println!("  late: {late}; the processor was busy for {:.1} s", busy_while.as_secs_f64());
    crowd::promise(late.count() == DUE, "every deadline is settled once");
    crowd::promise(late.shortest() >= -0.001, &format!("never early: the first after {:.2} ms", late.shortest()));
    let p99 = late.per_mille(990);
    crowd::promise(
        p99 <= LATE_MS,
        &format!("99 of 100 deadlines: {p99:.2} ms late with the commit, at most {LATE_MS}"),
    );

    let before = busy();
    tokio::time::sleep(IDLE).await;
    let idle = (busy() - before).as_secs_f64() / IDLE.as_secs_f64();
    crowd::promise(
        idle <= BUSY,
        &format!(
            "with {} games and nothing due the processor is busy for {:.2} % of the time",
            GAMES - DUE,
            idle * 100.0
        ),
    );
    for task in [scheduler, heart] {
        task.abort();
        let _ended = task.await;
    }
    store.close().await;
    drop(app);
    drop(store);

    // The same with a look once a second.
    let clock = Clock::system();
    let (game, deadline) = others.iter().max_by_key(|(_, due)| **due).map(|(game, due)| (GameId(*game), *due)).unwrap();
    let dues = fill(folder.path(), game, deadline, clock.now() + Span::from_secs(4), POLLED).await;
    let (app, store) = crowd::app(folder.path(), clock).await;
    app.beat().await.unwrap();
    let zero = self::zero(app.clock());
    let began = Instant::now();
    while ear.heard() < POLLED && began.elapsed() < Duration::from_secs(30) {
        tokio::time::sleep(Duration::from_secs(1)).await;
        app.beat().await.unwrap();
        app.settle_due().await.unwrap();
    }
    let polled = lateness(ear.take(), &dues, zero);
    println!("  a look once a second: late {polled}");
    println!(
        "  {:.0} times less late at the median, {:.0} times at p99",
        polled.per_mille(500) / late.per_mille(500),
        polled.per_mille(990) / late.per_mille(990)
    );
    store.close().await;
}

fn main() {
    let ear = Ear::default();
    let filter = tracing_subscriber::EnvFilter::new("tamsk_bot::app=debug");
    tracing::subscriber::set_global_default(tracing_subscriber::registry().with(ear.clone().with_filter(filter)))
        .unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async { tokio::spawn(measure(ear)).await.unwrap() });
}
