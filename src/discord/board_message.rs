//! The board message: its words and its buttons.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::custom_id::{CustomId, Press};
use super::words;
use crate::game::{Game, Guard, Play};
use crate::i18n::{Language, Message, say};
use crate::rules::{Action, Color, Happening, Hourglass, Occurrence, Phase, Position, Sand, Space};

/// The longest content Discord takes, in characters.
pub const LONGEST_CONTENT: usize = 2000;

/// Writes the words of the board message of a ply.
#[must_use]
pub fn content(language: Language, game: &Game, play: &Play, ply: u32) -> String {
    if play.position.plies() != ply {
        return past_content(language, game, play, ply);
    }
    let mut lines = story(language, game, play, ply);
    if ply == 0 {
        lines.insert(1, say(language, &Message::StoryHowTo { start: game.terms.setup.start.word().into() }));
    }
    lines.extend(status(language, game, &play.position));
    cut(&lines.join("\n"))
}

/// Writes the words of a board message that is no longer the newest: only what stays true, whatever happens.
#[must_use]
pub fn past_content(language: Language, game: &Game, play: &Play, ply: u32) -> String {
    let mut lines = story(language, game, play, ply);
    lines.extend(remains(language, play, ply));
    cut(&lines.join("\n"))
}

/// Cuts a text to what Discord takes.
#[must_use]
pub fn cut(text: &str) -> String {
    if text.chars().count() <= LONGEST_CONTENT {
        return text.to_string();
    }
    text.chars().take(LONGEST_CONTENT - 1).chain(['…']).collect()
}

/// Tells what happened with a ply; the beginning for ply 0.
#[must_use]
pub fn story(language: Language, game: &Game, play: &Play, ply: u32) -> Vec<String> {
    let mut lines = Vec::new();
    if ply == 0 {
        lines.push(say(
            language,
            &Message::StoryBegins {
                red: words::player(language, game, Color::Red),
                black: words::player(language, game, Color::Black),
                level: i64::from(game.terms.setup.level.number()),
                sand: words::span(language, game.terms.setup.sand),
            },
        ));
    }
    let story = play.story(ply);
    let moved_at = story.first().map(|told| told.at);
    let belongs = |told: &&Occurrence| match told.what {
        Happening::Moved { .. } | Happening::Placed { .. } | Happening::RingDropped { .. } => true,
        // The status says it, with the same words.
        Happening::ClosingBegan => false,
        // What came later by time or otherwise was said in words of its own, or stands in the status.
        _ => Some(told.at) == moved_at && ply > 0 && !matches!(told.what, Happening::TimerTurned { .. }),
    };
    lines.extend(story.iter().filter(belongs).filter_map(|told| words::happening(language, game, told)));
    lines
}

/// Tells whose turn it is, what is open, and every glass.
fn status(language: Language, game: &Game, position: &Position) -> Vec<String> {
    let mut messages = Vec::new();
    let word = |color: Color| color.word().to_string();
    match position.phase() {
        Phase::Playing { turn } => {
            let player = words::player(language, game, turn);
            messages.push(if position.board().is_placing(turn) {
                let number = i64::from(position.plies_of(turn)) + 1;
                Message::TurnToPlace { color: word(turn), player, number }
            } else {
                Message::TurnOf { color: word(turn), player }
            });
            messages.extend(first_turns(language, position, turn));
        }
        Phase::Closing => messages.push(Message::StoryClosing),
        Phase::Over(_) => return Vec::new(),
    }
    let timer = position.turn_timer();
    if let Some(empty_at) = timer.empty_at() {
        let at = words::moment(empty_at, position.setup().sand);
        messages.push(match timer.aimed_at() {
            Some(color) => Message::TimerAimed { color: word(color), at },
            None => Message::TimerUnaimed { at },
        });
    }
    for color in Color::BOTH {
        if let Some(space) = position.lifted(color) {
            messages.push(Message::InHand { color: word(color), space: space.to_string() });
        }
        messages.extend(open_ring(position, color));
        messages.extend(extra_ring(position, color));
    }
    messages.extend(position.draw_offer().map(|by| Message::DrawStands { color: word(by) }));
    let mut lines: Vec<String> = messages.iter().map(|message| say(language, message)).collect();
    for color in Color::BOTH {
        let glasses = glasses(language, position, color);
        if !glasses.is_empty() {
            lines.push(glasses_of(language, color, &glasses));
        }
    }
    let left = |color| i64::from(position.holder(color));
    lines.push(say(language, &Message::RingsLeft { red: left(Color::Red), black: left(Color::Black) }));
    lines
}

/// Tells which glasses were lost and how many rings were left when a ply was over.
fn remains(language: Language, play: &Play, ply: u32) -> Vec<String> {
    let later = play.story_after(ply);
    let until = &play.chronicle[..play.chronicle.len() - later.len()];
    let mut lines = Vec::new();
    for color in Color::BOTH {
        let mut lost: Vec<Space> = until
            .iter()
            .filter_map(|told| match told.what {
                Happening::GlassLost { color: loser, space } if loser == color => Some(space),
                _ => None,
            })
            .collect();
        lost.sort_unstable();
        let glasses: Vec<String> =
            lost.iter().map(|space| say(language, &Message::GlassLost { space: space.to_string() })).collect();
        if !glasses.is_empty() {
            lines.push(glasses_of(language, color, &glasses));
        }
    }
    let left = |color| {
        let is_drop = |told: &&Occurrence| matches!(told.what, Happening::RingDropped { color: by, .. } if by == color);
        i64::from(play.position.holder(color)) + i64::try_from(later.iter().filter(is_drop).count()).unwrap_or(0)
    };
    lines.push(say(language, &Message::RingsLeft { red: left(Color::Red), black: left(Color::Black) }));
    lines
}

fn glasses_of(language: Language, color: Color, glasses: &[String]) -> String {
    say(language, &Message::GlassesOf { color: color.word().into(), glasses: glasses.join(" · ") })
}

/// Tells of a colour's extra ring, earned or open.
fn extra_ring(position: &Position, color: Color) -> Option<Message> {
    let (extra, color) = (position.extra_ring(color), color.word().to_string());
    match extra.open_until() {
        Some(until) => Some(Message::ExtraOpen { color, until: words::moment(until, position.setup().sand) }),
        None => extra.is_earned().then_some(Message::ExtraEarned { color }),
    }
}

/// Tells which hourglasses go first, where that leaves others standing (`rules.md` 4.4).
fn first_turns(language: Language, position: &Position, turn: Color) -> Option<Message> {
    let glasses = position.board().glasses(turn);
    let is_turned = |glass: &&Hourglass| matches!(glass.sand(), Sand::Running(_));
    let is_first =
        |space: &Space| matches!(position.board().glass_on(*space), Some((_, glass)) if glass.sand() == Sand::Unturned);
    let movable = position.movable(turn);
    let first = position.setup().level.has_sand()
        && glasses.iter().any(|glass| is_turned(&glass))
        && !movable.is_empty()
        && movable.iter().all(is_first);
    first.then(|| Message::FirstTurns { list: words::list(language, movable.iter().map(ToString::to_string)) })
}

/// Tells who may drop a ring where a colour's last move left one open.
fn open_ring(position: &Position, owner: Color) -> Option<Message> {
    let right = position.ring_right(owner)?;
    let space = right.space().to_string();
    if right.is_window() {
        let then = match (right.is_answered(), position.holder(owner.opponent()), position.setup().level.has_sand()) {
            (true, _, _) | (false, 0, _) => "none",
            (false, _, true) => "fill",
            (false, _, false) => "both",
        };
        let until = words::moment(right.until(), position.setup().sand);
        return Some(Message::RingOpen { color: owner.word().into(), space, until, then: then.into() });
    }
    match (position.ring_space(owner), position.fill_space(owner.opponent())) {
        (Some(_), Some(_)) => Some(Message::RingOpenToBoth { space }),
        (Some(_), None) => Some(Message::FillOpen { color: owner.word().into(), space }),
        (None, Some(_)) => Some(Message::FillOpen { color: owner.opponent().word().into(), space }),
        (None, None) => None,
    }
}

/// Tells every glass of a colour with Discord's own countdown.
fn glasses(language: Language, position: &Position, color: Color) -> Vec<String> {
    if !position.setup().level.has_sand() {
        return Vec::new();
    }
    let mut standing: Vec<_> =
        position.board().glasses(color).iter().filter_map(|glass| Some((glass.space()?, glass.sand()))).collect();
    standing.sort_unstable_by_key(|(space, _)| *space);
    standing
        .into_iter()
        .map(|(space, sand)| {
            let space = space.to_string();
            let message = match sand {
                Sand::Unturned => Message::GlassUnturned { space },
                Sand::Running(at) => Message::GlassRunning {
                    space,
                    relative: words::relative(at),
                    clock: words::clock(at, position.setup().sand),
                },
                Sand::Lost(_) => Message::GlassLost { space },
            };
            say(language, &message)
        })
        .collect()
}

/// Makes the buttons of the newest board message, or those of one viewer; none when the game is over.
#[must_use]
pub fn buttons(language: Language, game: &Game, position: &Position, viewer: Option<Color>) -> Vec<CreateActionRow> {
    if position.outcome().is_some() {
        return Vec::new();
    }
    let guard = Guard::Ply(position.plies());
    let button = |press, message: &Message, style| {
        CreateButton::new(CustomId::new(game.id, guard, press).to_string()).label(say(language, message)).style(style)
    };
    let mut rows = Vec::new();
    if let Some(turn) = position.turn().filter(|turn| viewer.is_none_or(|viewer| viewer == *turn)) {
        let moving: Vec<CreateButton> = if position.board().is_placing(turn) {
            vec![button(Press::PlaceMenu, &Message::ButtonPlace, ButtonStyle::Primary)]
        } else {
            position
                .movable(turn)
                .into_iter()
                .map(|space| {
                    let label = Message::ButtonLift { space: space.to_string() };
                    let emoji = if turn == Color::Red { '🔴' } else { '⚫' };
                    button(Press::Act(Action::Lift(space)), &label, ButtonStyle::Primary).emoji(emoji)
                })
                .collect()
        };
        rows.push(CreateActionRow::Buttons(moving));
    }
    let mut row = vec![button(Press::Ring, &Message::ButtonRing, ButtonStyle::Secondary)];
    if position.turn().is_some() && position.setup().level.has_turn_timer() {
        row.push(button(Press::Act(Action::Timer), &Message::ButtonTimer, ButtonStyle::Secondary));
    }
    row.push(button(Press::More, &Message::ButtonMore, ButtonStyle::Secondary));
    rows.push(CreateActionRow::Buttons(row));
    rows
}
