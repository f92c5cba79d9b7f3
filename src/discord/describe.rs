//! A board in words: the description of a picture, and the text board, both of the scene the picture shows.

use crate::game::{GameId, View};
use crate::i18n::{Language, Message, say};
use crate::render::{GlassSeen, LastSeen, SandSeen, Scene, Stage};
use crate::rules::{Color, Space};

use super::escape::escaped;
use super::words;

/// The longest description Discord takes, in characters.
pub const LONGEST_DESCRIPTION: usize = 1024;

/// Describes a picture so that the position can be rebuilt from it.
#[must_use]
pub fn description(language: Language, scene: &Scene) -> String {
    let text = sentences(language, scene).join(" ");
    if text.chars().count() <= LONGEST_DESCRIPTION {
        return text;
    }
    text.chars().take(LONGEST_DESCRIPTION - 1).chain(['…']).collect()
}

/// Writes the whole board as text: who plays, a drawing of the spaces, and everything in words.
///
/// The names are the players' own, for a chat can show what a picture cannot.
#[must_use]
pub fn text_board(language: Language, view: &View) -> String {
    let scene = Scene::of(view);
    let players = players(language, view);
    let drawing = drawing(&scene);
    let sentences = sentences(language, &scene).join("\n");
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
fn drawing(scene: &Scene) -> String {
    let mut rows = vec![String::new(); 15];
    for seen in scene.spaces {
        let space = seen.space;
        // Half rows: the middle row of each column lies level with D4.
        let height = [4_usize, 5, 6, 7, 6, 5, 4][usize::from(space.column())];
        let half_row = 7 + height - 1 - 2 * (usize::from(space.row()) - 1);
        let glass = scene.glass_on(space).map_or(' ', |glass| match (glass.color, glass.sand == SandSeen::Lost) {
            (Color::Red, false) => 'R',
            (Color::Black, false) => 'B',
            (Color::Red, true) => 'r',
            (Color::Black, true) => 'b',
        });
        let row = &mut rows[half_row];
        let column = 2 + usize::from(space.column()) * 5;
        while row.chars().count() < column {
            row.push(' ');
        }
        row.push_str(&format!("{space}:{}{glass}", seen.rings));
    }
    rows.iter().map(|row| row.trim_end().to_string()).filter(|row| !row.is_empty()).collect::<Vec<_>>().join("\n")
}

fn sentences(language: Language, scene: &Scene) -> Vec<String> {
    let word = |color: Color| color.word().to_string();
    let mut messages = vec![Message::BoardHeader {
        game: GameId(scene.game).number(),
        level: i64::from(scene.level),
        ply: i64::from(scene.ply),
    }];
    messages.push(match scene.stage {
        Stage::Turn(turn) => Message::BoardTurn { color: word(turn) },
        Stage::Closing => Message::BoardClosing,
        Stage::Over(verdict) => Message::BoardOver { result: verdict.word().into() },
    });
    messages.extend(scene.spaces.iter().find_map(|seen| {
        // Nothing stands between: whoever entered last is still there.
        let (Some(LastSeen::To { from }), Some(glass)) = (seen.last, scene.glass_on(seen.space)) else { return None };
        let (color, to) = (word(glass.color), seen.space.to_string());
        Some(match from {
            Some(from) => Message::BoardLastMove { color, from: from.to_string(), to },
            None => Message::BoardLastPlaced { color, space: to },
        })
    }));
    for color in Color::BOTH {
        let glasses = words::list(language, glasses(language, scene, color));
        messages.push(if glasses.is_empty() {
            Message::BoardNoGlasses { color: word(color) }
        } else {
            Message::BoardGlasses { color: word(color), glasses }
        });
    }
    let rings = scene.spaces.iter().filter(|seen| seen.rings > 0).map(|seen| {
        let (rings, capacity) = (i64::from(seen.rings), i64::from(seen.capacity));
        say(language, &Message::BoardRingsOn { space: seen.space.to_string(), rings, capacity })
    });
    let rings = words::list(language, rings);
    messages.push(if rings.is_empty() { Message::BoardNoRings } else { Message::BoardRings { rings } });
    let left = |color| i64::from(scene.player(color).rings_left);
    messages.push(Message::BoardHolders { red: left(Color::Red), black: left(Color::Black) });
    for (side, color) in Color::BOTH.into_iter().enumerate() {
        messages.extend(
            scene
                .glasses
                .iter()
                .filter(|glass| glass.lifted && glass.color == color)
                .filter_map(|glass| Some(Message::BoardLifted { color: word(color), space: glass.space?.to_string() })),
        );
        let ring = scene.spaces.iter().find(|seen| seen.drops[side].ring || seen.drops[side].fill);
        messages.extend(ring.map(|seen| Message::BoardRingRight { color: word(color), space: seen.space.to_string() }));
        if scene.spaces.iter().any(|seen| seen.drops[side].extra) {
            messages.push(Message::BoardExtra { color: word(color) });
        }
    }
    if let Some(timer) = &scene.timer
        && let Some(left) = timer.left
    {
        let left = words::left(left);
        messages.push(match timer.aimed_at {
            Some(color) => Message::BoardTimer { left, color: word(color) },
            None => Message::BoardTimerUnaimed { left },
        });
    }
    messages.iter().map(|message| say(language, message)).collect()
}

fn glasses(language: Language, scene: &Scene, color: Color) -> Vec<String> {
    let mut standing: Vec<(Space, &GlassSeen)> = scene
        .glasses
        .iter()
        .filter(|glass| glass.color == color)
        .filter_map(|glass| Some((glass.space?, glass)))
        .collect();
    standing.sort_unstable_by_key(|(space, _)| *space);
    let has_sand = !scene.sand.is_empty();
    standing
        .into_iter()
        .map(|(space, glass)| {
            let space = space.to_string();
            let message = match (glass.sand, glass.left) {
                (SandSeen::Running(_), Some(left)) => Message::BoardGlassLeft { space, left: words::left(left) },
                (SandSeen::Lost, _) => Message::BoardGlassOut { space },
                (SandSeen::Unturned | SandSeen::Running(_), _) if has_sand => Message::GlassUnturned { space },
                (SandSeen::Unturned | SandSeen::Running(_), _) => Message::GlassStanding { space },
            };
            say(language, &message)
        })
        .collect()
}
