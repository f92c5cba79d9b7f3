//! A board in words: the description of a picture, and the text board.

use crate::game::View;
use crate::i18n::{Language, Message, say};
use crate::rules::{Color, Phase, Position, Sand, Space};

use super::escape::escaped;
use super::words;

/// The longest description Discord takes, in characters.
pub const LONGEST_DESCRIPTION: usize = 1024;

/// Describes a picture so that the position can be rebuilt from it.
#[must_use]
pub fn description(language: Language, view: &View) -> String {
    let text = sentences(language, view).join(" ");
    if text.chars().count() <= LONGEST_DESCRIPTION {
        return text;
    }
    text.chars().take(LONGEST_DESCRIPTION - 1).chain(['…']).collect()
}

/// Writes the whole board as text: who plays, a drawing of the spaces, and everything in words.
#[must_use]
pub fn text_board(language: Language, view: &View) -> String {
    let players = players(language, view);
    let drawing = drawing(&view.position);
    let sentences = sentences(language, view).join("\n");
    let legend = say(language, &Message::BoardLegend);
    format!("{}\n```\n{drawing}\n```\n{legend}\n{sentences}", say(language, &players))
}

/// Says who plays which colour, with the ratings they had when the game began.
#[must_use]
pub fn players(language: Language, view: &View) -> Message {
    let name = |color| {
        let seat = view.seat(color);
        let name = escaped(&seat.name, 40);
        match seat.rating {
            Some(rating) => say(language, &Message::PlayerRated { name, rating: i64::from(rating) }),
            None => name,
        }
    };
    Message::BoardPlayers { red: name(Color::Red), black: name(Color::Black) }
}

/// Draws the spaces as they lie, each with its rings and hourglass: `B2:1R`.
fn drawing(position: &Position) -> String {
    let mut rows = vec![String::new(); 15];
    for space in Space::all() {
        // Half rows: the middle row of each column lies level with D4.
        let height = [4_usize, 5, 6, 7, 6, 5, 4][usize::from(space.column())];
        let half_row = 7 + height - 1 - 2 * (usize::from(space.row()) - 1);
        let glass = position.board().glass_on(space).map_or(' ', |(color, glass)| match (color, glass.is_lost()) {
            (Color::Red, false) => 'R',
            (Color::Black, false) => 'B',
            (Color::Red, true) => 'r',
            (Color::Black, true) => 'b',
        });
        let cell = format!("{}{glass}", position.board().rings(space));
        let row = &mut rows[half_row];
        let column = 2 + usize::from(space.column()) * 5;
        while row.chars().count() < column {
            row.push(' ');
        }
        row.push_str(&format!("{space}:{cell}"));
    }
    rows.iter().map(|row| row.trim_end().to_string()).filter(|row| !row.is_empty()).collect::<Vec<_>>().join("\n")
}

fn sentences(language: Language, view: &View) -> Vec<String> {
    let position = &view.position;
    let word = |color: Color| color.word().to_string();
    let mut messages = vec![Message::BoardHeader {
        game: view.game.number(),
        level: i64::from(position.setup().level.number()),
        ply: i64::from(position.plies()),
    }];
    messages.push(match position.phase() {
        Phase::Playing { turn } => Message::BoardTurn { color: word(turn) },
        Phase::Closing => Message::BoardClosing,
        Phase::Over(outcome) => Message::BoardOver { result: outcome.verdict.word().into() },
    });
    if let Some(last) = position.last_move() {
        let (color, to) = (word(last.color), last.to.to_string());
        messages.push(match last.from {
            Some(from) => Message::BoardLastMove { color, from: from.to_string(), to },
            None => Message::BoardLastPlaced { color, space: to },
        });
    }
    for color in Color::BOTH {
        let glasses = words::list(language, glasses(language, position, color));
        messages.push(if glasses.is_empty() {
            Message::BoardNoGlasses { color: word(color) }
        } else {
            Message::BoardGlasses { color: word(color), glasses }
        });
    }
    let rings = Space::all().filter(|space| position.board().rings(*space) > 0).map(|space| {
        let (rings, capacity) = (i64::from(position.board().rings(space)), i64::from(space.capacity()));
        say(language, &Message::BoardRingsOn { space: space.to_string(), rings, capacity })
    });
    let rings = words::list(language, rings);
    messages.push(if rings.is_empty() { Message::BoardNoRings } else { Message::BoardRings { rings } });
    let holder = |color| i64::from(position.holder(color));
    messages.push(Message::BoardHolders { red: holder(Color::Red), black: holder(Color::Black) });
    for color in Color::BOTH {
        if let Some(space) = position.lifted(color) {
            messages.push(Message::BoardLifted { color: word(color), space: space.to_string() });
        }
        if let Some(space) = position.ring_space(color).or_else(|| position.fill_space(color)) {
            messages.push(Message::BoardRingRight { color: word(color), space: space.to_string() });
        }
        if position.extra_ring(color).open_until().is_some() {
            messages.push(Message::BoardExtra { color: word(color) });
        }
    }
    let timer = position.turn_timer();
    if let Some(empty_at) = timer.empty_at() {
        let left = words::left(empty_at.since(position.now()));
        messages.push(match timer.aimed_at() {
            Some(color) => Message::BoardTimer { left, color: word(color) },
            None => Message::BoardTimerUnaimed { left },
        });
    }
    messages.iter().map(|message| say(language, message)).collect()
}

fn glasses(language: Language, position: &Position, color: Color) -> Vec<String> {
    let mut standing: Vec<_> =
        position.board().glasses(color).iter().filter_map(|glass| Some((glass.space()?, glass.sand()))).collect();
    standing.sort_unstable_by_key(|(space, _)| *space);
    let has_sand = position.setup().level.has_sand();
    standing
        .into_iter()
        .map(|(space, sand)| {
            let space = space.to_string();
            let message = match sand {
                Sand::Unturned if !has_sand => Message::GlassStanding { space },
                Sand::Unturned => Message::GlassUnturned { space },
                Sand::Running(at) => Message::BoardGlassLeft { space, left: words::left(at.since(position.now())) },
                Sand::Lost(_) => Message::BoardGlassOut { space },
            };
            say(language, &message)
        })
        .collect()
}
