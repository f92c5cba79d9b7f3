//! A little database with something of everything, and databases as text.

use std::path::Path;
use std::str::FromStr;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};
use tamsk_bot::app::{Answer, App, Limits, OfferAnswer, OfferRequest, Rates, RematchAnswer, RematchRequest};
use tamsk_bot::clock::{Clock, Hands};
use tamsk_bot::game::{
    BoardMessage, Change, ChannelId, Command, Envelope, GameId, Guard, GuildId, MessageId, OpenGames, Person, Pings,
    Place, PlayerId, SandRange, Setting, Settings, Terms,
};
use tamsk_bot::rules::{Color, Entry, Level, Span, Start, Timestamp};
use tamsk_bot::store::Store;

/// The migrations, as the bot has them.
pub static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// When the running game began.
pub const BEGAN: i64 = 1_767_225_600_000;
/// The server where everything is.
pub const GUILD: GuildId = GuildId(1_000_000_000_000_000_009);
/// The server that took the bot out.
const GONE: GuildId = GuildId(1_000_000_000_000_000_010);
const CHANNEL: ChannelId = ChannelId(2_000_000_000_000_000_008);

/// When the finished game began, before that.
const LONG_AGO: i64 = -1_000_000;
/// The game that goes on.
pub const RUNNING: GameId = GameId(2);
/// A game in which nothing happens but that sand runs.
pub const QUIET: GameId = GameId(3);
/// The challenge of somebody who had everything about him erased.
pub const ERASED: GameId = GameId(5);
/// What was put in until now: milliseconds after the beginning, and the entry.
pub const PLAYED: [(i64, &str); 7] = [
    (0, "red A1-B2 ring"),
    (60_000, "black A4-A3"),
    (65_000, "black ring"),
    (70_000, "red lift D7"),
    (90_000, "red D7-D6 hold"),
    (95_000, "red timer"),
    (100_000, "black D1-D2 ring"),
];
/// A rated game that is over: two minutes of sand, of which some ran out.
const FINISHED: [(i64, &str); 11] = [
    (0, "red A1-A2 ring"),
    (10_000, "black A4-A3 hold"),
    (20_000, "red D7-D6 hold"),
    (30_000, "black D1-D2 ring"),
    (40_000, "red G1-G2 hold"),
    (50_000, "black G4-G3 hold"),
    (60_000, "red A2-A1 hold"),
    (70_000, "black A3-A4 hold"),
    (80_000, "red A1-B2 hold"),
    (90_000, "black A4-A3 hold"),
    (150_000, "red resign"),
];

pub fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

pub fn person(id: u64) -> Person {
    let names = ["", "Pat O'Brien; --", "Zoë 😀", "c\"arol\"", "dora", "erin"];
    Person { id: PlayerId(3_000_000_000_000_000_000 + id), name: names[usize::try_from(id).unwrap()].into() }
}

/// An application on a database, with hands on its clock.
pub struct Hand {
    pub app: App,
    pub store: Store,
    pub hands: Hands,
    interaction: u64,
}

impl Hand {
    /// Opens a database so long after the beginning.
    pub async fn open(file: &Path, ms: i64) -> Hand {
        let (clock, hands) = Clock::manual(Timestamp::from_ms(BEGAN + ms));
        let sand = SandRange { min: Span::from_secs(1), max: Span::from_secs(86_400) };
        let limits = Limits { sand, settling: Span::from_ms(1500), credits_outages: true, rates: Rates::USUAL };
        let store = Store::open(&url(file)).await.unwrap();
        let app = App::new(store.clone(), clock, limits);
        Hand { app, store, hands, interaction: 4_000_000_000_000_000_000 + u64::try_from(ms).unwrap_or(0) * 1_000 }
    }

    fn next(&mut self) -> u64 {
        self.interaction += 1;
        self.interaction
    }

    async fn offers(&mut self, guild: GuildId, who: u64, to: Option<u64>, terms: Terms) -> GameId {
        let place = Place { guild, channel: CHANNEL, home: CHANNEL, can_thread: true, locale: "de".into() };
        let (id, at) = (self.next(), self.hands.now());
        let request = OfferRequest { id, at, place, terms, challenger: person(who), opponent: to.map(person) };
        match self.app.offer(&request).await.unwrap() {
            OfferAnswer::Offered(game) => game,
            OfferAnswer::Refused(refusal) => panic!("{refusal:?}"),
        }
    }

    pub async fn does(&mut self, guild: GuildId, game: GameId, who: u64, command: Command) {
        let (id, at) = (self.next(), self.hands.now());
        let envelope = Envelope { id, actor: person(who), at, guild, game, guard: Guard::None, command };
        let answer = self.app.handle(&envelope).await.unwrap();
        assert!(matches!(answer, Answer::Applied { .. }), "{command:?}: {answer:?}");
    }

    /// Puts an entry of a record in; person 1 is Red, person 2 is Black.
    pub async fn plays(&mut self, guild: GuildId, game: GameId, entry: &str) {
        let Ok(Entry::Played { color, action }) = Entry::parse(entry) else {
            panic!("{entry} is no input of a player")
        };
        self.does(guild, game, if color == Color::Red { 1 } else { 2 }, Command::Act(action)).await;
    }

    async fn begins(&mut self, guild: GuildId, terms: Terms) -> GameId {
        let game = self.offers(guild, 1, Some(2), terms).await;
        self.does(guild, game, 2, Command::Accept { lot: Color::Red }).await;
        game
    }

    fn goes_to(&self, ms: i64) {
        self.hands.advance(Timestamp::from_ms(BEGAN + ms).since(self.hands.now()));
    }
}

/// Makes a database with something of everything.
pub async fn make(file: &Path) {
    let terms = |level, sand| Terms::new(level, Start::Corners, Span::from_secs(sand));
    let noted = Terms { note: "it's \"so\"; 'far'\n-- é".into(), ..terms(Level::Two, 120) };
    let mut hand = Hand::open(file, LONG_AGO).await;
    let finished = hand.begins(GUILD, noted.clone()).await;
    for (ms, entry) in FINISHED {
        hand.goes_to(LONG_AGO + ms);
        hand.app.settle().await.unwrap();
        hand.plays(GUILD, finished, entry).await;
    }
    hand.goes_to(0);
    let running = hand.begins(GUILD, terms(Level::Three, 3_600)).await;
    assert_eq!(running, RUNNING);
    let quiet = hand.begins(GUILD, terms(Level::Two, 3_600)).await;
    assert_eq!(quiet, QUIET);
    hand.plays(GUILD, quiet, "red A1-B2 ring").await;
    let thread = ChannelId(5_000_000_000_000_000_001);
    let message = MessageId(6_000_000_000_000_000_001);
    let mut write = hand.store.write().await.unwrap();
    write.set_thread(running, Some(thread));
    write.set_challenge_message(running, Some(MessageId(6_000_000_000_000_000_000)));
    write.set_board(running, Some(BoardMessage { channel: thread, message, attachment: Some(7), ply: 0 }));
    write.commit().await.unwrap();
    for (ms, entry) in PLAYED {
        hand.goes_to(ms);
        hand.plays(GUILD, running, entry).await;
    }
    hand.offers(GUILD, 3, None, noted).await;
    let declined = hand.offers(GUILD, 4, Some(5), terms(Level::One, 3_600)).await;
    hand.does(GUILD, declined, 5, Command::Decline).await;
    let set = Settings { level: Some(Level::Two), sand: Some(Span::from_secs(7_200)), ..Settings::default() };
    let change = Change { set, reset: vec![Setting::Rated] };
    let id = hand.next();
    hand.app.change_settings(id, GUILD, None, change).await.unwrap().unwrap();
    let set = Settings {
        pings: Some(Pings::None),
        language: Some("fr".into()),
        open_games: Some(OpenGames::from_number(7)),
        threads: Some(false),
        ..Settings::default()
    };
    let change = Change { set, reset: Vec::new() };
    let id = hand.next();
    hand.app.change_settings(id, GUILD, Some(CHANNEL), change).await.unwrap().unwrap();
    let (id, at) = (hand.next(), hand.hands.now());
    let (actor, may_thread, locale) = (person(2), true, "en-US".to_string());
    let rematch = RematchRequest { id, at, guild: GUILD, actor, game: finished, within: None, may_thread, locale };
    assert!(matches!(hand.app.rematch(&rematch).await.unwrap(), RematchAnswer::Offered(_)));
    let parked = hand.begins(GONE, terms(Level::Three, 3_600)).await;
    hand.plays(GONE, parked, "red A1-B2").await;
    hand.app.guild_gone(GONE, true).await.unwrap();
    let id = hand.next();
    hand.app.erase(id, &person(4), hand.hands.now()).await.unwrap();
    let id = hand.next();
    hand.app.forget_rating(id, GUILD, person(2).id).await.unwrap();
    hand.app.beat().await.unwrap();
    hand.store.close().await;
}

/// Opens a file with SQLite alone.
pub async fn connect(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::from_str(&url(file)).unwrap().create_if_missing(true).connect().await.unwrap()
}

/// Writes down everything that is in a database, but for which migrations were applied: a row, a line.
pub async fn dump(file: &Path) -> String {
    let mut hand = connect(file).await;
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' \
        AND name <> '_sqlx_migrations' ORDER BY rowid";
    let mut text = String::new();
    for table in sqlx::query(tables).fetch_all(&mut hand).await.unwrap() {
        let table: String = table.get(0);
        let columns = sqlx::query("SELECT name FROM pragma_table_info(?1)").bind(&table);
        let columns = columns.fetch_all(&mut hand).await.unwrap();
        let columns: Vec<String> = columns.iter().map(|column| column.get(0)).collect();
        let quoted: Vec<String> = columns.iter().map(|column| format!("quote({column})")).collect();
        let rows = format!("SELECT {} FROM {table} ORDER BY {}", quoted.join(" || ', ' || "), columns.join(", "));
        for row in sqlx::query(AssertSqlSafe(rows)).fetch_all(&mut hand).await.unwrap() {
            let row: String = row.get(0);
            text += &format!("INSERT INTO {table} ({}) VALUES ({row});\n", columns.join(", "));
        }
    }
    hand.close().await.unwrap();
    text
}

/// Makes a database of a version as it was written down.
pub async fn load(file: &Path, version: i64, text: &str) {
    let mut hand = connect(file).await;
    MIGRATIONS.run_to(version, &mut hand).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut hand).await.unwrap();
    hand.close().await.unwrap();
}
