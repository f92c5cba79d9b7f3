//! Private menus: where to go, which ring, what else.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::custom_id::{CustomId, Press};
use crate::game::{Game, Guard, Play};
use crate::i18n::{Language, Message, say};
use crate::rules::{Action, Color, Space, SpaceSet, Then};

/// How many options a menu holds.
const MENU: usize = 25;
/// How many buttons stand in a row.
const ROW: usize = 5;

/// The identifier of the button that answers a question with no: it changes nothing.
pub const NO: &str = "n1:no";

/// Makes one button.
pub fn button(
    language: Language,
    game: &Game,
    guard: Guard,
    press: Press,
    label: &Message,
    style: ButtonStyle,
) -> CreateButton {
    CreateButton::new(CustomId::new(game.id, guard, press).to_string()).label(say(language, label)).style(style)
}

/// Offers the ways of a lifted glass, and to put it back.
#[must_use]
pub fn destinations(language: Language, game: &Game, play: &Play, color: Color, from: Space) -> Vec<CreateActionRow> {
    let guard = Guard::Ply(play.position.plies());
    let board = play.position.board();
    let ways: Vec<CreateButton> = play
        .position
        .destinations(color, from)
        .map(|to| {
            let (space, rings, capacity) = (to.to_string(), i64::from(board.rings(to)), i64::from(to.capacity()));
            let label = if board.room(to) == 1 {
                Message::ButtonGoFills { space, rings, capacity }
            } else {
                Message::ButtonGo { space, rings, capacity }
            };
            let step = Action::Move { from, to, then: Then::Wait };
            button(language, game, guard, Press::Act(step), &label, ButtonStyle::Primary)
        })
        .collect();
    let mut rows: Vec<CreateActionRow> = ways.chunks(3).map(|row| CreateActionRow::Buttons(row.to_vec())).collect();
    let back = Press::Act(Action::PutBack);
    rows.push(CreateActionRow::Buttons(vec![button(
        language,
        game,
        guard,
        back,
        &Message::ButtonPutBack,
        ButtonStyle::Secondary,
    )]));
    rows
}

/// Offers the rings a player may drop now; nothing if there is none.
#[must_use]
pub fn rings(language: Language, game: &Game, play: &Play, color: Color) -> Vec<CreateActionRow> {
    let position = &play.position;
    let mut row = Vec::new();
    if let Some(space) = position.ring_space(color) {
        // Good as long as the player has not moved again, whatever his opponent does meanwhile.
        let guard = game.last_ply_of(color).map_or(Guard::None, Guard::OwnPly);
        let label = Message::ButtonRingOn { space: space.to_string() };
        row.push(button(language, game, guard, Press::Act(Action::Ring), &label, ButtonStyle::Success));
    }
    let now = Guard::Ply(position.plies());
    if let Some(space) = position.fill_space(color) {
        let label = Message::ButtonRingOn { space: space.to_string() };
        row.push(button(language, game, now, Press::Act(Action::Fill), &label, ButtonStyle::Success));
    }
    let extra = position.extra_spaces(color);
    if row.is_empty() && extra.is_empty() {
        return Vec::new();
    }
    let guard = game.last_ply_of(color).map_or(Guard::None, Guard::OwnPly);
    let held = if position.fill_space(color).is_some() { now } else { guard };
    row.push(button(language, game, held, Press::Act(Action::Hold), &Message::ButtonHold, ButtonStyle::Secondary));
    let mut rows = vec![CreateActionRow::Buttons(row)];
    rows.extend(space_menus(language, game, guard, play, extra, Press::Extra));
    rows
}

/// Offers spaces in menus, as many as are needed.
#[must_use]
pub fn space_menus(
    language: Language,
    game: &Game,
    guard: Guard,
    play: &Play,
    spaces: SpaceSet,
    press: fn(u8) -> Press,
) -> Vec<CreateActionRow> {
    let spaces: Vec<Space> = spaces.collect();
    let board = play.position.board();
    (0_u8..)
        .zip(spaces.chunks(MENU))
        .map(|(number, part)| {
            let options = part
                .iter()
                .map(|space| {
                    let (rings, capacity) = (i64::from(board.rings(*space)), i64::from(space.capacity()));
                    let label = say(language, &Message::SpaceRoom { space: space.to_string(), rings, capacity });
                    CreateSelectMenuOption::new(label, space.to_string())
                })
                .collect();
            let id = CustomId::new(game.id, guard, press(number)).to_string();
            let extra = matches!(press(number), Press::Extra(_));
            let hint = match (part.first(), part.last(), spaces.len() > MENU) {
                (Some(from), Some(to), _) if extra => {
                    Message::ChooseExtra { from: from.to_string(), to: to.to_string() }
                }
                (Some(from), Some(to), true) => Message::ChooseSpaces { from: from.to_string(), to: to.to_string() },
                _ => Message::ChoosePlace,
            };
            let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
            CreateActionRow::SelectMenu(menu.placeholder(say(language, &hint)))
        })
        .collect()
}

/// Offers everything that is not needed every turn.
#[must_use]
pub fn more(language: Language, game: &Game, play: &Play, color: Color) -> Vec<CreateActionRow> {
    let position = &play.position;
    let now = Guard::Ply(position.plies());
    let mut row = vec![button(language, game, now, Press::Text, &Message::ButtonText, ButtonStyle::Secondary)];
    if position.outcome().is_some() {
        return vec![CreateActionRow::Buttons(row)];
    }
    if !position.setup().level.has_sand() && position.draw_offer() != Some(color) {
        let (press, label) = match position.draw_offer() {
            Some(_) => (Press::AgreeDraw, Message::ButtonDrawAccept),
            None => (Press::OfferDraw, Message::ButtonDraw),
        };
        row.push(button(language, game, now, press, &label, ButtonStyle::Secondary));
    }
    if position.setup().level.has_turn_timer() && color == Color::Black {
        let side = play.timer_side.other();
        let label = Message::ButtonTimerSide { side: side.word().into() };
        row.push(button(language, game, Guard::None, Press::TimerSide(side), &label, ButtonStyle::Secondary));
    }
    if position.plies_of(color) == 0 {
        row.push(button(language, game, Guard::None, Press::AskAbort, &Message::ButtonAbort, ButtonStyle::Danger));
    }
    row.push(button(language, game, Guard::None, Press::AskResign, &Message::ButtonResign, ButtonStyle::Danger));
    vec![CreateActionRow::Buttons(row)]
}

/// Offers to take challenges back; nothing if there are none.
#[must_use]
pub fn withdrawals<'a>(language: Language, challenges: impl Iterator<Item = &'a Game>) -> Vec<CreateActionRow> {
    let buttons: Vec<CreateButton> = challenges
        .take(ROW)
        .map(|game| {
            let label = Message::ButtonWithdrawGame { game: game.id.number() };
            button(language, game, Guard::None, Press::Withdraw, &label, ButtonStyle::Secondary)
        })
        .collect();
    if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] }
}

/// Offers one dangerous thing, red, and not to do it.
#[must_use]
pub fn sure(language: Language, game: &Game, guard: Guard, press: Press, label: &Message) -> Vec<CreateActionRow> {
    yes_or_no(language, &CustomId::new(game.id, guard, press), label)
}

/// Offers one dangerous thing by its identifier, red, and not to do it.
#[must_use]
pub fn yes_or_no(language: Language, yes: &impl ToString, label: &Message) -> Vec<CreateActionRow> {
    let yes = CreateButton::new(yes.to_string()).label(say(language, label)).style(ButtonStyle::Danger);
    let no = CreateButton::new(NO).label(say(language, &Message::ButtonNo)).style(ButtonStyle::Secondary);
    vec![CreateActionRow::Buttons(vec![yes, no])]
}
