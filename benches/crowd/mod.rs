//! Many games for benchmarks: begun, played at random, and copied as often as wanted.

#![allow(dead_code, reason = "no benchmark needs all of it")]

use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::{Connection, Row, SqliteConnection};
use tamsk_bot::app::{Answer, App, Limits, Rates};
use tamsk_bot::clock::Clock;
use tamsk_bot::game::{
    ChannelId, ColorChoice, Command, Envelope, Game, GameId, Guard, GuildId, Person, Place, PlayerId, SandRange, Terms,
};
use tamsk_bot::rules::{Action, Color, Level, Position, Span, Start, Then, Timestamp};
use tamsk_bot::store::{Offer, Store};
use tempfile::TempDir;

/// How long late inputs may arrive.
pub const SETTLING: Span = Span::from_ms(1_500);

/// A small generator of numbers, the same each time.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}

/// A folder on the disk on which everything is built, and not in memory.
pub fn folder() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
}

pub fn url(folder: &Path) -> String {
    format!("sqlite://{}", folder.join("tamsk.sqlite").display())
}

pub async fn app(folder: &Path, clock: Clock) -> (App, Store) {
    let limits = Limits {
        sand: SandRange { min: Span::from_ms(12), max: Span::from_secs(14 * 86_400) },
        settling: SETTLING,
        credits_outages: true,
        rates: Rates::USUAL,
    };
    let store = Store::open(&url(folder)).await.unwrap();
    (App::new(store.clone(), clock, limits), store)
}

/// Where a game of a benchmark is played, and by whom.
#[derive(Clone, Debug)]
pub struct Seats {
    pub guild: u64,
    pub channel: u64,
    pub red: u64,
    pub black: u64,
}

impl Seats {
    pub fn person(&self, color: Color) -> Person {
        let (id, name) = if color == Color::Red { (self.red, "red") } else { (self.black, "black") };
        Person { id: PlayerId(id), name: name.into() }
    }
}

/// Writes challenges down, all in one transaction.
pub async fn challenge(store: &Store, seats: &[Seats], sand: Span, at: Timestamp) -> Vec<GameId> {
    let mut write = store.write().await.unwrap();
    let mut games = Vec::new();
    for seats in seats {
        let channel = ChannelId(seats.channel);
        let offer = Offer {
            place: Place {
                guild: GuildId(seats.guild),
                channel,
                home: channel,
                can_thread: false,
                locale: "en-US".into(),
            },
            terms: Terms { color: ColorChoice::Chosen(Color::Red), ..Terms::new(Level::Three, Start::Corners, sand) },
            challenger: seats.person(Color::Red),
            opponent: Some(seats.person(Color::Black)),
            rematch_of: None,
            at,
        };
        games.push(write.insert(&offer).await.unwrap());
    }
    write.commit().await.unwrap();
    games
}

/// Takes a challenge up.
pub async fn accept(app: &App, seats: &Seats, game: GameId, id: u64) -> Game {
    let envelope = Envelope {
        id,
        actor: seats.person(Color::Black),
        at: app.clock().now(),
        guild: GuildId(seats.guild),
        game,
        guard: Guard::None,
        command: Command::Accept { lot: Color::Red },
    };
    applied(app.handle(&envelope).await.unwrap())
}

pub fn applied(answer: Answer) -> Game {
    match answer {
        Answer::Applied { game, .. } => *game,
        Answer::Refused { refusal, .. } => panic!("refused: {refusal:?}"),
    }
}

/// Chooses a move that does not lose at once; nothing when there is none.
pub fn choose(position: &Position, at: Timestamp, dice: &mut Dice) -> Option<(Color, Action)> {
    let mut position = position.clone();
    position.advance(at);
    let turn = position.turn()?;
    let moves: Vec<_> = position.legal_moves().filter(|(from, to)| !position.loses_at_once(turn, *from, *to)).collect();
    let (from, to) = *moves.get(dice.roll(moves.len().max(1)))?;
    let then = if position.holder(turn) > 0 { Then::Ring } else { Then::Wait };
    Some((turn, Action::Move { from, to, then }))
}

/// Makes the request for a move.
pub fn request(game: &Game, seats: &Seats, id: u64, at: Timestamp, dice: &mut Dice) -> Option<Envelope> {
    let (turn, action) = choose(&game.play()?.position, at, dice)?;
    Some(Envelope {
        id,
        actor: seats.person(turn),
        at,
        guild: game.place.guild,
        game: game.id,
        guard: Guard::None,
        command: Command::Act(action),
    })
}

/// Copies a game as it stands, each copy with all its instants later by so much, and by a millisecond more than the one
/// before. Nothing waits to be said then, and the bot has never been away. The database must be closed otherwise.
pub async fn copy(folder: &Path, game: GameId, later: Span, count: usize) -> Vec<GameId> {
    let mut connection = SqliteConnection::connect(&url(folder)).await.unwrap();
    let columns = sqlx::query("SELECT name FROM pragma_table_info('games') WHERE name <> 'id'");
    let columns: Vec<String> =
        columns.fetch_all(&mut connection).await.unwrap().iter().map(|row| row.get::<String, _>(0)).collect();
    let shifted: Vec<String> = columns
        .iter()
        .map(|name| if name.ends_with("_at") { format!("{name} + ?2 + i") } else { name.clone() })
        .collect();
    let numbers = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?4)";
    let (columns, shifted) = (columns.join(", "), shifted.join(", "));
    let games = format!(
        "{numbers} INSERT INTO games (id, {columns}) SELECT ?3 + i, {shifted} FROM games, n WHERE games.id = ?1"
    );
    let inputs = format!(
        "{numbers} INSERT INTO inputs (game_id, seq, at, entry) SELECT ?3 + i, seq, at + ?2 + i, entry FROM inputs, n \
            WHERE game_id = ?1"
    );
    let mut transaction = connection.begin().await.unwrap();
    let newest: i64 = sqlx::query("SELECT max(id) FROM games").fetch_one(&mut *transaction).await.unwrap().get(0);
    for statement in [&games, &inputs] {
        sqlx::query(sqlx::AssertSqlSafe(statement.as_str()))
            .bind(i64::try_from(game.0).unwrap())
            .bind(later.as_ms())
            .bind(newest + 1)
            .bind(i64::try_from(count).unwrap())
            .execute(&mut *transaction)
            .await
            .unwrap();
    }
    for statement in ["DELETE FROM outbox", "DELETE FROM heartbeat"] {
        sqlx::query(statement).execute(&mut *transaction).await.unwrap();
    }
    transaction.commit().await.unwrap();
    connection.close().await.unwrap();
    let first = u64::try_from(newest + 1).unwrap();
    (first..first + count as u64).map(GameId).collect()
}

/// Sorted times, of which some are asked for.
#[derive(Debug)]
pub struct Times(Vec<f64>);

impl Times {
    /// Takes times in milliseconds.
    pub fn new(mut ms: Vec<f64>) -> Times {
        ms.sort_unstable_by(f64::total_cmp);
        Times(ms)
    }

    pub fn of(times: impl IntoIterator<Item = Duration>) -> Times {
        Times::new(times.into_iter().map(|time| time.as_secs_f64() * 1_000.0).collect())
    }

    pub fn per_mille(&self, part: usize) -> f64 {
        self.0[(self.0.len() * part / 1_000).min(self.0.len() - 1)]
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    pub fn longest(&self) -> f64 {
        self.per_mille(1_000)
    }

    pub fn shortest(&self) -> f64 {
        self.per_mille(0)
    }
}

impl std::fmt::Display for Times {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [p50, p99] = [500, 990].map(|part| self.per_mille(part));
        write!(out, "p50 {p50:.2} ms, p99 {p99:.2} ms, longest {:.2} ms", self.longest())
    }
}

/// Says whether a promise holds.
pub fn promise(holds: bool, what: &str) {
    println!("{} {what}", if holds { "holds" } else { "FAILS" });
}

/// Tells how long the disk takes to say that it has a page.
pub fn synced(folder: &Path) -> Times {
    use std::io::Write;
    let mut file = std::fs::File::create(folder.join("synced")).unwrap();
    Times::of((0..500).map(|_| {
        file.write_all(&[7; 4_096]).unwrap();
        let began = Instant::now();
        file.sync_data().unwrap();
        began.elapsed()
    }))
}

/// Tells how busy the machine is with everything on it.
pub fn load() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').take(3).collect::<Vec<_>>().join(" ")
}
