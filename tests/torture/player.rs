//! Two people who play game after game by what they see, now and then against the rules.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tamsk_bot::playground::message::Message;
use tamsk_bot::playground::{Interaction, Person, Playground};
use tamsk_bot::rules::{Action, Color, Space};

use crate::Dice;

/// What the bot says of an input is that it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    Moved { from: Space, to: Space },
    Dropped(Space),
    TurnedTimer,
    Resigned,
    Drew,
}

impl Deed {
    /// Reads what was done off an answer; a ring dropped in the same breath as a move is a part of that move.
    fn read(words: &str) -> Option<Deed> {
        let said = |start: &str, end: &str| words.split_once(start)?.1.split_once(end).map(|(word, _)| word);
        let space = |name: &str| Space::parse(name);
        let moved = said("You moved **", "**").or_else(|| said("You finished your late move **", "**"));
        if let Some((from, to)) = moved.and_then(|ways| ways.split_once(" → ")) {
            return Some(Deed::Moved { from: space(from)?, to: space(to)? });
        }
        // A glass that is placed, and a move that loses, are not among these.
        if let Some(sentence) = said("You dropped ", ".").filter(|_| words.starts_with("You dropped ")) {
            return Some(Deed::Dropped(space(sentence.split("**").nth(1)?)?));
        }
        let others = [
            ("You turned the turn timer", Deed::TurnedTimer),
            ("You resigned.", Deed::Resigned),
            ("You offered a draw.", Deed::Drew),
            ("You agreed to a draw.", Deed::Drew),
        ];
        others.into_iter().find(|(start, _)| words.starts_with(start)).map(|(_, deed)| deed)
    }

    /// Tells whether an input of the record may be this.
    pub fn is(self, action: Action) -> bool {
        match (self, action) {
            (Deed::Moved { from, to }, Action::Move { from: left, to: entered, .. }) => (from, to) == (left, entered),
            (Deed::Dropped(space), Action::Extra(on)) => space == on,
            (Deed::Dropped(_), Action::Ring | Action::Fill)
            | (Deed::TurnedTimer, Action::Timer)
            | (Deed::Resigned, Action::Resign)
            | (Deed::Drew, Action::Draw) => true,
            _ => false,
        }
    }
}

/// An input that the bot said was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acknowledged {
    pub game: u64,
    pub color: Color,
    pub deed: Deed,
    /// When it was put in, by the number of the interaction.
    pub at: i64,
}

/// What people did and what came of it.
#[derive(Default, Debug)]
pub struct Tally {
    pub inputs: usize,
    pub refused: usize,
    pub unanswered: usize,
    pub acknowledged: Vec<Acknowledged>,
    /// Games whose turn timer somebody tried to put on a side: no input, and nothing in the record.
    pub sides: Vec<u64>,
    /// The two people of each channel.
    pub channels: Vec<(u64, [u64; 2])>,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.inputs += other.inputs;
        self.refused += other.refused;
        self.unanswered += other.unanswered;
        self.acknowledged.extend(other.acknowledged);
        self.sides.extend(other.sides);
        self.channels.extend(other.channels);
    }
}

/// Two people in a channel of their own.
pub struct Pair {
    playground: Playground,
    channel: u64,
    people: [Person; 2],
    dice: Dice,
    tally: Tally,
}

/// The parts of a button's identifier.
fn parts(id: &str) -> Vec<&str> {
    id.split(':').collect()
}

fn ids(message: &Message) -> Vec<String> {
    message.parts().into_iter().filter_map(|part| part["custom_id"].as_str()).map(Into::into).collect()
}

/// The game a message's buttons are of.
fn game_of(message: &Message) -> Option<u64> {
    ids(message).iter().find_map(|id| parts(id).get(1)?.parse().ok())
}

impl Pair {
    pub fn sit_down(playground: &Playground, guild: u64, number: u64) -> Pair {
        let channel = playground.add_channel(guild, &format!("table-{number}"));
        let person = |name: &str| playground.newcomer(guild, &format!("{name}{number}"), "en-GB");
        let people = [person("red"), person("black")];
        let tally = Tally { channels: vec![(channel, [people[0].id(), people[1].id()])], ..Tally::default() };
        Pair { playground: playground.clone(), channel, people, dice: Dice::new(number + 1), tally }
    }

    /// Plays until it is over.
    pub async fn play(mut self, over: Arc<AtomicBool>) -> Tally {
        while !over.load(Ordering::Relaxed) {
            match self.board() {
                Some(board) => self.act(&board).await,
                None => self.begin().await,
            }
            // People think; without this the machine would only be busy with them.
            tokio::time::sleep(Duration::from_millis(20 + self.dice.roll(180) as u64)).await;
        }
        self.tally
    }

    /// Finds the newest board of a running game.
    fn board(&self) -> Option<Message> {
        self.playground.look(|world| {
            let thread = world.threads(self.channel).into_iter().map(|thread| thread.id).max()?;
            let mut messages = world.messages(thread).into_iter().rev();
            let board = messages.find(|message| message.visible_to.is_none() && !ids(message).is_empty())?;
            (!ids(board).iter().any(|id| id.ends_with(":rematch"))).then(|| board.clone())
        })
    }

    async fn begin(&mut self) {
        let accept = |message: &Message| ids(message).into_iter().find(|id| id.ends_with(":accept"));
        let standing = self.playground.look(|world| {
            let mut messages = world.messages(self.channel).into_iter().rev();
            messages.find_map(|message| accept(message).map(|id| (message.clone(), id)))
        });
        if let Some((message, id)) = standing {
            let accepted = self.people[1].press_stale(&message, &id);
            self.answer(1, None, accepted.ok()).await;
            return;
        }
        let level = 1 + self.dice.roll(3);
        let sand = ["20s", "1m", "3m"][self.dice.roll(3)];
        let options = json!({"opponent": self.people[1].id(), "colour": "red", "level": level, "sand": sand});
        let challenged = self.people[0].slash(self.channel, "challenge", options);
        self.answer(0, None, challenged.ok()).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }

    async fn act(&mut self, board: &Message) {
        let to_move = self.people.iter().position(|person| board.pinged.contains(&person.id()));
        let to_move = to_move.unwrap_or_else(|| self.dice.roll(2));
        let who = if self.dice.roll(10) == 0 { 1 - to_move } else { to_move };
        let lifts: Vec<String> = ids(board).into_iter().filter(|id| id.contains(":lift:")).collect();
        let lift = (!lifts.is_empty()).then(|| lifts[self.dice.roll(lifts.len())].clone());
        match (self.dice.roll(20), lift) {
            (0..=9, Some(lift)) => self.by_buttons(who, board, &lift).await,
            (10..=14, Some(lift)) => {
                let from = parts(&lift)[4].to_string();
                self.by_command(who, board, &from).await;
            }
            (15, _) => self.forgotten_button(who, board.channel).await,
            (16, _) => {
                let anywhere = Space::all().nth(self.dice.roll(37)).unwrap().to_string();
                self.types(who, board, "ring", json!({ "on": anywhere })).await;
            }
            (17, _) => self.types(who, board, "timer", json!({})).await,
            (18, _) if self.dice.roll(12) == 0 => {
                let asked = self.people[who].slash(board.channel, "resign", json!({}));
                let Some(message) = self.answer(who, game_of(board), asked.ok()).await else { return };
                let Some(yes) = ids(&message).into_iter().find(|id| id.ends_with(":resign")) else { return };
                let resigned = self.people[who].press(message.id, &yes);
                self.answer(who, game_of(board), resigned.ok()).await;
            }
            (19, _) => self.types(who, board, "draw", json!({})).await,
            _ => {
                let from = Space::all().nth(self.dice.roll(37)).unwrap().to_string();
                self.by_command(who, board, &from).await;
            }
        }
    }

    async fn by_buttons(&mut self, who: usize, board: &Message, lift: &str) {
        let pressed = self.people[who].press_stale(board, lift);
        let Some(menu) = self.answer(who, game_of(board), pressed.ok()).await else { return };
        let ways: Vec<String> = ids(&menu).into_iter().filter(|id| id.contains(":go:")).collect();
        if ways.is_empty() {
            return;
        }
        let way = ways[self.dice.roll(ways.len())].clone();
        let pressed = self.people[who].press_stale(&menu, &way);
        // Discord may tell of it twice.
        if let (Ok(pressed), 0) = (&pressed, self.dice.roll(8)) {
            pressed.redeliver();
        }
        let Some(moved) = self.answer(who, game_of(board), pressed.ok()).await else { return };
        let Some(drop) = ids(&moved).into_iter().find(|id| id.ends_with(":drop")) else { return };
        let dropped = self.people[who].press_stale(&moved, &drop);
        self.answer(who, game_of(board), dropped.ok()).await;
    }

    async fn by_command(&mut self, who: usize, board: &Message, from: &str) {
        let near: Vec<Space> = Space::parse(from).unwrap().neighbours().into_iter().collect();
        let to = near[self.dice.roll(near.len())].to_string();
        let mut options = json!({"from": from, "to": to});
        if self.dice.roll(2) == 0 {
            options["ring"] = json!("drop");
        }
        let typed = self.people[who].slash(board.channel, "move", options);
        self.answer(who, game_of(board), typed.ok()).await;
    }

    /// Presses a button of a board that was forgotten long ago.
    async fn forgotten_button(&mut self, who: usize, thread: u64) {
        let (playground, dice) = (&self.playground, &mut self.dice);
        let old = playground.look(|world| {
            let old: Vec<&Message> = world.messages(thread).into_iter().filter(|old| !ids(old).is_empty()).collect();
            (!old.is_empty()).then(|| old[dice.roll(old.len())].clone())
        });
        let Some(message) = old else { return };
        let buttons = ids(&message);
        let id = &buttons[self.dice.roll(buttons.len())];
        if [":resign", ":accept", ":rematch"].iter().all(|end| !id.ends_with(end)) {
            if let [_, game, _, "side", _] = parts(id)[..] {
                self.tally.sides.extend(game.parse::<u64>());
            }
            let pressed = self.people[who].press_stale(&message, id);
            let game = parts(id).get(1).and_then(|game| game.parse().ok());
            self.answer(who, game, pressed.ok()).await;
        }
    }

    async fn types(&mut self, who: usize, board: &Message, command: &str, options: Value) {
        let typed = self.people[who].slash(board.channel, command, options);
        self.answer(who, game_of(board), typed.ok()).await;
    }

    /// Waits for the answer to an input of a game and notes it if it says that it was made; the bot may be dead.
    async fn answer(&mut self, who: usize, game: Option<u64>, done: Option<Interaction>) -> Option<Message> {
        let done = done?;
        self.tally.inputs += 1;
        let Ok(message) = done.message().await else {
            self.tally.unanswered += 1;
            return None;
        };
        match (Deed::read(&message.content), game) {
            (Some(deed), Some(game)) => {
                let color = if who == 0 { Color::Red } else { Color::Black };
                self.tally.acknowledged.push(Acknowledged { game, color, deed, at: done.stamped() });
            }
            _ => self.tally.refused += 1,
        }
        Some(message)
    }
}
