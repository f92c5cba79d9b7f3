//! Interactions as no client would send them, through serenity to the bot and back.

use std::cell::{Cell, RefCell};
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serenity::all::Interaction as Read;
use tamsk_bot::game::{Game, GameId, GuildId};
use tamsk_bot::playground::message::Message;
use tamsk_bot::playground::{Interaction, Person};
use tokio::runtime::Runtime;

use crate::corpus;
use crate::table::{Table, with_button, with_menu};

/// How long the bot may take for one answer, on a machine that has much to do.
const PATIENCE: Duration = Duration::from_secs(20);

/// What is typed, with options in which something can be changed.
const TYPED: [(&str, &str); 28] = [
    ("challenge", r#"{"level": 3, "sand": "1h", "colour": "red", "start": "free", "rated": true, "note": "well"}"#),
    ("challenge", r#"{"opponent": "@carol"}"#),
    ("move", r#"{"from": "A1", "to": "B2", "ring": "drop", "game": "1"}"#),
    ("move", r#"{"from": "A1", "to": "B2"}"#),
    ("place", r#"{"at": "B2", "ring": "hold", "game": "2"}"#),
    ("ring", r#"{"on": "B2", "game": "1"}"#),
    ("ring", "{}"),
    ("timer", r#"{"game": "1"}"#),
    ("board", r#"{"game": "1", "format": "text", "ply": 1}"#),
    ("board", r#"{"game": "1", "format": "picture", "ply": 0}"#),
    ("games", r#"{"player": "@alice"}"#),
    ("leaderboard", r#"{"level": 2, "page": 1}"#),
    ("profile", r#"{"player": "@alice"}"#),
    ("history", r#"{"player": "@alice", "page": 1}"#),
    ("resign", r#"{"game": "1"}"#),
    ("draw", r#"{"game": "1"}"#),
    ("abort", r#"{"game": "1"}"#),
    ("replay", r#"{"game": "1", "share": true}"#),
    ("rematch", r#"{"game": "1"}"#),
    ("settings show", "{}"),
    (
        "settings channel",
        r#"{"level": 1, "sand": "1h", "threads": true, "rated": false, "pings": "turn", "language": "de",
            "patience": "3d", "open-games": 4, "play": true, "reset": "sand"}"#,
    ),
    ("settings server", r#"{"reset": "all"}"#),
    ("privacy show", "{}"),
    ("privacy erase", "{}"),
    ("admin close", r#"{"game": "1"}"#),
    ("admin forget", r#"{"player": "@alice"}"#),
    ("rules", r#"{"topic": "rings"}"#),
    ("about", "{}"),
];

/// What is being typed, and in which option.
const TYPING: [(&str, &str, &str); 7] = [
    ("move", r#"{"from": "A", "game": "1"}"#, "from"),
    ("move", r#"{"from": "A1", "to": "B"}"#, "to"),
    ("place", r#"{"at": "", "game": "2"}"#, "at"),
    ("ring", r#"{"on": ""}"#, "on"),
    ("board", r#"{"game": "1"}"#, "game"),
    ("challenge", r#"{"sand": "1"}"#, "sand"),
    ("settings server", r#"{"patience": "3"}"#, "patience"),
];

/// What is pressed, or chosen in a menu (with a value).
const PRESSED: [(&str, Option<&str>); 35] = [
    ("t1:1:-:accept", None),
    ("t1:1:-:decline", None),
    ("t1:1:-:withdraw", None),
    ("t1:1:1:lift:A1", None),
    ("t1:1:1:back", None),
    ("t1:1:1:go:A1:B2", None),
    ("t1:1:1:dare:A1:B2", None),
    ("t1:1:o1:drop", None),
    ("t1:1:o1:fill", None),
    ("t1:1:o1:hold", None),
    ("t1:1:1:timer", None),
    ("t1:1:-:resign", None),
    ("t1:1:-:draw", None),
    ("t1:1:-:agree", None),
    ("t1:1:-:abort", None),
    ("t1:1:1:ring", None),
    ("t1:1:-:extra:0", Some("D4")),
    ("t1:2:0:places", None),
    ("t1:2:0:place:0", Some("D4")),
    ("t1:1:-:side:left", None),
    ("t1:1:-:rematch", None),
    ("t1:1:-:more", None),
    ("t1:1:-:text", None),
    ("t1:1:-:resign?", None),
    ("t1:1:-:abort?", None),
    ("t1:18446744073709551615:4294967295:lift:D4", None),
    ("p1:leaderboard:1:1", None),
    ("p1:leaderboard:3:4294967295", None),
    ("p1:history:18446744073709551615:4294967295", None),
    ("f1:18446744073709551615", None),
    ("e1:erase", None),
    ("n1:no", None),
    ("x", None),
    ("t1:1:1:go:A1", None),
    ("p1:history:0:1", None),
];

/// Keys and words of interactions, each where another one belongs.
const WORDS: [&str; 24] = [
    "type",
    "value",
    "options",
    "resolved",
    "users",
    "focused",
    "name",
    "move",
    "board",
    "settings",
    "replay",
    "game",
    "from",
    "player",
    "opponent",
    "A1",
    "drop",
    "tamsk",
    "t1:1:-:more",
    "p1:leaderboard:1:1",
    "0",
    "18446744073709551615",
    "99999999999999999999999",
    "-1",
];

/// One thing that is changed in an interaction.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Change {
    /// Puts a value in the place of another.
    Put(String, Value),
    /// Takes something out.
    Remove(String),
    /// Puts an element of an array there twice.
    Twice(String),
    /// Calls a member of an object by another name.
    Rename(String, String),
    /// Makes it a direct message.
    Direct,
}

/// An interaction as the corpus holds it: one of those above, and what is changed in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Forgery {
    of: String,
    changes: Vec<Change>,
}

/// The same as it is made up: what a change is made of depends on what is there.
#[derive(Clone, Debug)]
struct Wish {
    seed: usize,
    changes: Vec<(u16, u8, u16)>,
}

/// Tells what an interaction is called in the corpus.
fn name(seed: usize) -> String {
    let typing = seed.saturating_sub(TYPED.len());
    if let Some((path, _)) = TYPED.get(seed) {
        format!("/{path}")
    } else if let Some((path, _, option)) = TYPING.get(typing) {
        format!("/{path} {option}…")
    } else {
        PRESSED.get(typing - TYPING.len()).map_or("menu", |(id, _)| id).to_owned()
    }
}

/// How many interactions there are to be changed.
const SEEDS: usize = TYPED.len() + TYPING.len() + PRESSED.len() + 1;

fn wishes() -> impl Strategy<Value = Wish> {
    let change = (any::<u16>(), any::<u8>(), any::<u16>());
    (0..SEEDS, vec(change, 1..4)).prop_map(|(seed, changes)| Wish { seed, changes })
}

/// Reads an interaction as the gateway's client does: the frame as a whole first, in which nothing may be nested too
/// deeply, not even what nobody looks at.
fn read_on_the_wire(payload: &Value) -> serde_json::Result<Read> {
    let mut frame: Value = serde_json::from_str(&json!({ "d": payload }).to_string())?;
    serde_json::from_value(frame["d"].take())
}

/// Nests something more deeply than anybody reads, and than a file of the corpus can hold.
fn deep() -> Value {
    (0..200).fold(json!("deep"), |inner, _| json!([inner]))
}

fn odd(number: u16) -> Value {
    let number = usize::from(number);
    let odd = [
        json!(null),
        json!(true),
        json!(0),
        json!(1),
        json!(-1),
        json!(255),
        json!(256),
        json!(i64::MAX),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(1e308),
        json!(-0.5),
        json!(""),
        json!(" "),
        json!("é".repeat(6000)),
        json!("@everyone".repeat(700)),
        json!("\u{0}\u{202e}😀\u{feff}"),
        json!("**`||<@1>https://example.com"),
        json!([]),
        json!([null, 1, "a"]),
        json!({}),
        json!({"": {}}),
        deep(),
        json!((0..600).collect::<Vec<i32>>()),
    ];
    odd.get(number % (odd.len() + WORDS.len()))
        .cloned()
        .unwrap_or_else(|| json!(WORDS[number % (odd.len() + WORDS.len()) - odd.len()]))
}

/// Lists every place in a JSON value, as pointers; what is under `data` several times, for it is read most.
fn places(value: &Value) -> Vec<String> {
    let mut places = Vec::new();
    let mut open = vec![(String::new(), value)];
    while let Some((place, value)) = open.pop() {
        let below: Vec<(String, &Value)> = match value {
            Value::Object(members) => {
                members.iter().map(|(name, value)| (name.replace('~', "~0").replace('/', "~1"), value)).collect()
            }
            Value::Array(elements) => {
                elements.iter().enumerate().map(|(number, value)| (number.to_string(), value)).collect()
            }
            _ => Vec::new(),
        };
        open.extend(below.into_iter().map(|(name, value)| (format!("{place}/{name}"), value)));
        let weight = match place.as_str() {
            // Without its own number and token Discord makes none, and another's would be another interaction.
            "" | "/id" | "/token" => 0,
            place if place.starts_with("/data") => 8,
            place if place.starts_with("/message") => 1,
            _ => 2,
        };
        places.extend(std::iter::repeat_n(place, weight));
    }
    places
}

impl Wish {
    /// Says what is changed, by what is there at each step.
    fn on(&self, payload: &Value) -> Forgery {
        let mut payload = payload.clone();
        let mut changes = Vec::new();
        for (place, what, other) in &self.changes {
            let places = places(&payload);
            let place = places[usize::from(*place) % places.len()].clone();
            let word = WORDS[usize::from(*other) % WORDS.len()].to_owned();
            let change = match what {
                0..=39 => Change::Remove(place),
                40..=59 => Change::Twice(place),
                60..=79 => Change::Rename(place, word),
                80..=84 => Change::Direct,
                85..=94 => Change::Put("/type".into(), json!(other % 12)),
                _ => Change::Put(place, odd(*other)),
            };
            change.make(&mut payload);
            changes.push(change);
        }
        Forgery { of: name(self.seed), changes }
    }
}

impl Change {
    fn make(&self, payload: &mut Value) {
        let split = |place: &str| {
            let (above, name) = place.rsplit_once('/')?;
            Some((above.to_owned(), name.replace("~1", "/").replace("~0", "~")))
        };
        match self {
            Change::Put(place, value) => {
                if let Some(found) = payload.pointer_mut(place) {
                    *found = value.clone();
                }
            }
            Change::Remove(place) => {
                let Some((above, name)) = split(place) else { return };
                match payload.pointer_mut(&above) {
                    Some(Value::Object(members)) => drop(members.remove(&name)),
                    Some(Value::Array(elements)) => {
                        if let Some(number) = name.parse().ok().filter(|number: &usize| *number < elements.len()) {
                            elements.remove(number);
                        }
                    }
                    _ => {}
                }
            }
            Change::Twice(place) => {
                let Some(value) = payload.pointer(place).cloned() else { return };
                if let Some((above, _)) = split(place)
                    && let Some(Value::Array(elements)) = payload.pointer_mut(&above)
                {
                    elements.push(value);
                }
            }
            Change::Rename(place, to) => {
                let Some((above, name)) = split(place) else { return };
                if let Some(Value::Object(members)) = payload.pointer_mut(&above)
                    && let Some(value) = members.remove(&name)
                {
                    members.insert(to.clone(), value);
                }
            }
            Change::Direct => {
                let user = payload["member"]["user"].clone();
                if let Some(members) = payload.as_object_mut() {
                    for name in ["guild_id", "guild", "guild_locale", "member"] {
                        members.remove(name);
                    }
                    members.insert("user".into(), user);
                    members.insert("context".into(), json!(1));
                }
            }
        }
    }
}

/// Notes what panics on other threads than the tests' own: those of the bot.
fn panics() -> &'static Mutex<Vec<String>> {
    static PANICS: OnceLock<Mutex<Vec<String>>> = OnceLock::new();
    PANICS.get_or_init(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if std::thread::current().name().is_some_and(|name| name.starts_with("tokio")) {
                panics().lock().unwrap_or_else(PoisonError::into_inner).push(panic.to_string());
            }
            usual(panic);
        }));
        Mutex::default()
    })
}

/// A table with a running game, a game that is being placed, and an onlooker who does what nobody does.
struct Stage {
    runtime: Runtime,
    table: Table,
    board: Message,
    games: Vec<Game>,
    /// How many forgeries were told, and how many of them could be read.
    told: Cell<(u32, u32)>,
    /// The numbers of those that are called another kind than they are at the playground, which refuses their answers.
    mislabelled: RefCell<Vec<String>>,
    /// How much of the playground's journal was looked at.
    journal: Cell<usize>,
}

impl Stage {
    fn set() -> Stage {
        panics();
        let runtime = Runtime::new().expect("threads");
        let (table, board, games) = runtime.block_on(async {
            let table = Table::set().await;
            let game = table.game(json!({"level": 3, "sand": "1d"})).await;
            let moved = json!({"from": "A1", "to": "B2", "ring": "drop"});
            table.types_in(&table.alice, table.thread(game).await, "move", moved).await;
            table.game(json!({"level": 2, "sand": "1d", "start": "free"})).await;
            let board = table.board(game).await;
            let games = Stage::games(&table).await;
            (table, board, games)
        });
        assert_eq!(games.len(), 2);
        Stage {
            runtime,
            table,
            board,
            games,
            told: Cell::default(),
            mislabelled: RefCell::default(),
            journal: Cell::default(),
        }
    }

    async fn games(table: &Table) -> Vec<Game> {
        let mut games = Vec::new();
        for id in [1, 2] {
            games.extend(table.app().game(GuildId(table.guild), GameId(id)).await.expect("the database works"));
        }
        games
    }

    /// Does something valid that the bot is not told of yet.
    fn held(&self, person: &Person, seed: usize) -> Interaction {
        let (table, person) = (&self.table, person.hold());
        let options = |text: &str| -> Value {
            let (alice, carol) = (table.alice.id().to_string(), table.carol.id().to_string());
            serde_json::from_str(&text.replace("@alice", &alice).replace("@carol", &carol)).expect("options")
        };
        if let Some((path, given)) = TYPED.get(seed) {
            return person.slash(table.channel, &format!("tamsk {path}"), options(given)).expect("it can be typed");
        }
        let seed = seed - TYPED.len();
        if let Some((path, given, option)) = TYPING.get(seed) {
            let path = format!("tamsk {path}");
            return person.autocomplete(table.channel, &path, options(given), option).expect("it can be typed");
        }
        match PRESSED.get(seed - TYPING.len()) {
            Some((id, None)) => person.press_stale(&with_button(&self.board, id), id).expect("it is there"),
            Some((id, Some(value))) => {
                person.select_stale(&with_menu(&self.board, id, value), id, &[value]).expect("it is there")
            }
            None => {
                let name = table.playground.look(|world| {
                    let mut menu = world.commands().filter(|command| command["type"] == 2);
                    menu.next().and_then(|command| command["name"].as_str()).map(str::to_owned)
                });
                person.user_command(table.channel, &name.expect("a name"), table.bob.id()).expect("it is offered")
            }
        }
    }

    /// Tells the bot of forged interactions, all at once, and waits until each that can be read is answered.
    fn tell(&self, forgeries: Vec<(Interaction, Value)>) -> Result<(), TestCaseError> {
        self.runtime.block_on(async {
            let mut answerable = Vec::new();
            for (told, payload) in forgeries {
                let read = read_on_the_wire(&payload);
                let kind = told.exchange().map(|exchange| exchange.kind.number());
                if payload["type"] != json!(kind) {
                    self.mislabelled.borrow_mut().push(told.id().to_string());
                } else if matches!(read, Ok(Read::Command(_) | Read::Component(_) | Read::Autocomplete(_))) {
                    answerable.push((told.clone(), payload.clone()));
                }
                let (all, readable) = self.told.get();
                self.told.set((all + 1, readable + u32::from(read.is_ok())));
                told.deliver_as(payload);
            }
            for (told, payload) in answerable {
                let answered = tokio::time::timeout(PATIENCE, async {
                    let mut changes = self.table.playground.changes();
                    while told.exchange().is_some_and(|exchange| exchange.callback.is_none()) {
                        if has_panicked() || changes.changed().await.is_err() {
                            return;
                        }
                    }
                });
                let answered = answered.await.is_ok();
                if let Some(panic) = panicked() {
                    return Err(TestCaseError::fail(format!("{panic}: {payload}")));
                }
                prop_assert!(answered, "no answer to {}", payload);
            }
            Ok(())
        })
    }

    /// Looks at what must be so after whatever was told: the bot answers, and no game has changed.
    fn is_sound(&self) -> Result<(), TestCaseError> {
        self.runtime.block_on(async {
            let answer = self.table.types(&self.table.bob, "games", json!({})).await;
            prop_assert!(answer.content.contains("#1"), "{}", answer.content);
            let games = Stage::games(&self.table).await;
            prop_assert_eq!(&games, &self.games);
            // Nothing was answered twice, or in a way Discord would not have.
            let journal = self.table.playground.journal();
            let fresh = journal.iter().skip(self.journal.replace(journal.len()));
            let is_mislabelled = |path: &str| self.mislabelled.borrow().iter().any(|id| path.contains(id));
            let wrong = fresh.filter(|entry| entry.violation.is_some() && !is_mislabelled(&entry.path));
            let wrong: Vec<String> = wrong.map(ToString::to_string).collect();
            prop_assert!(wrong.is_empty(), "{:#?}", wrong);
            if let Some(panic) = panicked() {
                return Err(TestCaseError::fail(panic));
            }
            Ok(())
        })
    }

    fn forge(&self, wish: &Wish) -> (Forgery, Interaction, Value) {
        let told = self.held(&self.table.carol, wish.seed);
        let mut payload = told.exchange().expect("it was done").payload;
        let forgery = wish.on(&payload);
        for change in &forgery.changes {
            change.make(&mut payload);
        }
        (forgery, told, payload)
    }
}

fn has_panicked() -> bool {
    !panics().lock().unwrap_or_else(PoisonError::into_inner).is_empty()
}

/// Takes what panicked since it was last asked.
fn panicked() -> Option<String> {
    panics().lock().unwrap_or_else(PoisonError::into_inner).pop()
}

#[test]
fn interactions_as_no_client_sends_them_break_nothing() {
    let stage = Stage::set();
    for path in corpus::files("corpus/interaction", "json") {
        let forgery: Forgery = serde_json::from_str(&corpus::text(&path)).expect("a forgery");
        let seed = (0..SEEDS).find(|seed| name(*seed) == forgery.of).expect("an interaction to be forged");
        // A player is told what an onlooker is, where it is not his turn.
        for person in [&stage.table.carol, &stage.table.alice] {
            let told = stage.held(person, seed);
            let mut payload = told.exchange().expect("it was done").payload;
            let before = payload.clone();
            for change in &forgery.changes {
                change.make(&mut payload);
            }
            assert!(payload != before, "{} changes nothing", path.display());
            let sound = stage.tell(vec![(told, payload)]).and_then(|()| stage.is_sound());
            sound.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        }
    }
    // Nobody looks at it, but the whole frame cannot be read.
    let told = stage.held(&stage.table.carol, 0);
    let mut payload = told.exchange().expect("it was done").payload;
    payload["channel"]["flags"] = deep();
    let sound = stage.tell(vec![(told, payload)]).and_then(|()| stage.is_sound());
    sound.unwrap_or_else(|why| panic!("{why}"));
    let run = |wishes: Vec<Wish>| {
        let forged: Vec<_> = wishes.iter().map(|wish| stage.forge(wish)).collect();
        let (forgeries, told): (Vec<Forgery>, Vec<_>) =
            forged.into_iter().map(|(forgery, told, payload)| (forgery, (told, payload))).unzip();
        stage.tell(told).and_then(|()| stage.is_sound()).map_err(|why| {
            TestCaseError::fail(format!("{why}\n{}", serde_json::to_string(&forgeries).unwrap_or_default()))
        })
    };
    let config = proptest::test_runner::Config { max_shrink_iters: 60, ..corpus::cases(200) };
    TestRunner::new(config).run(&vec(wishes(), 1..12), run).unwrap_or_else(|why| panic!("{why}"));
    let (all, readable) = stage.told.get();
    assert!(readable > all / 10, "of {all} forgeries only {readable} could be read");
}

#[test]
fn everything_that_is_forged_is_answered_when_it_is_not() {
    let stage = Stage::set();
    for seed in 0..SEEDS {
        let told = stage.held(&stage.table.carol, seed);
        let payload = told.exchange().expect("it was done").payload;
        let read = read_on_the_wire(&payload);
        assert!(read.is_ok(), "{}: {read:?}", name(seed));
        stage.tell(vec![(told, payload)]).unwrap_or_else(|why| panic!("{}: {why}", name(seed)));
    }
    stage.is_sound().unwrap_or_else(|why| panic!("{why}"));
    assert!(Path::new(&stage.table.folder()).exists());
}
