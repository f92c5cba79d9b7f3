//! Decisions: whether a request is granted, and what then is a fact.

use super::command::Command;
use super::game::{Closed, Game, Person, Play, Stage};
use super::id::PlayerId;
use super::low_sand::next_warning;
use super::refusal::Refusal;
use super::terms::ColorChoice;
use super::view::Side;
use crate::rules::{self, Action, Color, Entry, Position, Space, Span, Stamped, Timestamp};

/// Something that has become a fact; what follows from it by the rules is not written twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A challenge was taken up.
    Accepted {
        /// By whom.
        by: Person,
        /// What the challenger plays.
        challenger_color: Color,
        /// The ratings of challenger and opponent, if they have any; put in by the caller, who knows them.
        ratings: [Option<u32>; 2],
        /// When; the game begins at this instant.
        at: Timestamp,
    },
    /// A challenge ended without a game.
    Closed(Closed),
    /// An input was accepted.
    Played(Stamped),
    /// Time ran up to an instant and something fell due.
    TimeRan {
        /// Up to when.
        to: Timestamp,
    },
    /// Black put the turn timer on a side.
    TimerPut(Side),
    /// The game was called off from outside.
    CalledOff {
        /// When.
        at: Timestamp,
    },
}

/// Decides a request; pure.
///
/// # Errors
///
/// Says why it is refused.
pub fn decide(game: &Game, actor: &Person, command: Command, at: Timestamp) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::Accept { lot } => accept(game, actor, lot, at),
        Command::Decline => decline(game, actor, at),
        Command::Withdraw => withdraw(game, actor, at),
        Command::Act(action) => act(game, actor.id, action, false, at),
        Command::Dare(action) => act(game, actor.id, action, true, at),
        Command::DropRing { on } => {
            let (play, color) = seat(game, actor.id)?;
            let mut position = play.position.clone();
            position.advance(at);
            if position.outcome().is_some() {
                return Err(rules::Refusal::GameOver.into());
            }
            act(game, actor.id, which_ring(&position, color, on)?, false, at)
        }
        Command::OfferDraw | Command::AgreeDraw => {
            let (play, color) = seat(game, actor.id)?;
            let offered = play.position.draw_offer() == Some(color.opponent());
            match (command, offered) {
                (Command::OfferDraw, true) => Err(Refusal::DrawStands),
                (Command::AgreeDraw, false) if game.is_running() && !game.terms.setup.level.has_sand() => {
                    Err(Refusal::NoDrawStands)
                }
                _ => act(game, actor.id, Action::Draw, false, at),
            }
        }
        Command::CallOff => match &game.stage {
            Stage::Offered { .. } => standing(game, at).map(|()| vec![Event::Closed(Closed::Withdrawn)]),
            Stage::Closed(how) => Err(Refusal::ChallengeClosed(*how)),
            Stage::Started(_) if !game.is_running() => Err(rules::Refusal::GameOver.into()),
            Stage::Started(_) => Ok(call_off(game, at)),
        },
        Command::PutTimer(side) => {
            let (play, color) = seat(game, actor.id)?;
            if play.position.outcome().is_some() {
                return Err(rules::Refusal::GameOver.into());
            }
            if !game.terms.setup.level.has_turn_timer() {
                return Err(rules::Refusal::NoTurnTimer.into());
            }
            if color != Color::Black {
                return Err(Refusal::NotBlack);
            }
            Ok(vec![Event::TimerPut(side)])
        }
    }
}

/// Decides what time does up to an instant; nothing if nothing is due.
#[must_use]
pub fn decide_time(game: &Game, to: Timestamp) -> Vec<Event> {
    match &game.stage {
        Stage::Offered { until } if *until <= to => vec![Event::Closed(Closed::Lapsed)],
        Stage::Started(play) => {
            let due = play.position.next_due().into_iter().chain(next_warning(&play.position)).min();
            if due.is_some_and(|due| due <= to) { vec![Event::TimeRan { to }] } else { Vec::new() }
        }
        Stage::Offered { .. } | Stage::Closed(_) => Vec::new(),
    }
}

/// Decides that a game is called off from outside; nothing if it is not running.
#[must_use]
pub fn call_off(game: &Game, at: Timestamp) -> Vec<Event> {
    if game.is_running() { vec![Event::CalledOff { at }] } else { Vec::new() }
}

/// Decides that everybody is credited with a time in which nobody could act (`record.md`, credit).
///
/// What has happened in it already shortens it: somebody was there then.
#[must_use]
pub fn credit(game: &Game, from: Timestamp, to: Timestamp) -> Vec<Event> {
    let Some(play) = game.play().filter(|_| game.is_running()) else { return Vec::new() };
    let from = from.max(play.position.reached());
    let away = to.since(from);
    if away <= Span::ZERO {
        return Vec::new();
    }
    vec![Event::Played(Stamped { at: from, entry: Entry::Credit(away), line: 0 })]
}

/// Makes an event part of the game; cannot fail.
#[must_use]
pub fn evolve(mut game: Game, event: &Event) -> Game {
    match event {
        Event::Accepted { by, challenger_color, ratings, at } => {
            let play = Play { ratings: *ratings, ..Play::begin(&game.terms, *challenger_color, *at) };
            game.stage = Stage::Started(Box::new(play));
            game.opponent = Some(by.clone());
        }
        Event::Closed(how) => game.stage = Stage::Closed(*how),
        Event::Played(input) => with_play(&mut game, |play| play.put_in(*input)),
        Event::TimeRan { to } => with_play(&mut game, |play| play.run_to(*to)),
        Event::CalledOff { at } => with_play(&mut game, |play| play.call_off(*at)),
        Event::TimerPut(side) => with_play(&mut game, |play| play.timer_side = *side),
    }
    game
}

fn with_play(game: &mut Game, change: impl FnOnce(&mut Play)) {
    if let Stage::Started(play) = &mut game.stage {
        change(play);
    }
}

/// Finds the standing challenge's end, asking whether it still stands at an instant.
fn standing(game: &Game, at: Timestamp) -> Result<(), Refusal> {
    match game.stage {
        Stage::Offered { until } if at >= until => Err(Refusal::ChallengeClosed(Closed::Lapsed)),
        Stage::Offered { .. } => Ok(()),
        Stage::Closed(how) => Err(Refusal::ChallengeClosed(how)),
        Stage::Started(_) => Err(Refusal::AlreadyStarted),
    }
}

fn addressed(game: &Game, actor: &Person) -> Result<(), Refusal> {
    match &game.opponent {
        _ if game.challenger.id == actor.id => Err(Refusal::OwnChallenge),
        Some(opponent) if opponent.id != actor.id => Err(Refusal::NotForYou),
        Some(_) | None => Ok(()),
    }
}

fn accept(game: &Game, actor: &Person, lot: Color, at: Timestamp) -> Result<Vec<Event>, Refusal> {
    standing(game, at)?;
    addressed(game, actor)?;
    let challenger_color = match game.terms.color {
        ColorChoice::Lot => lot,
        ColorChoice::Chosen(color) => color,
    };
    Ok(vec![Event::Accepted { by: actor.clone(), challenger_color, ratings: [None; 2], at }])
}

fn decline(game: &Game, actor: &Person, at: Timestamp) -> Result<Vec<Event>, Refusal> {
    standing(game, at)?;
    addressed(game, actor)?;
    // An open challenge is nobody's to decline.
    if game.opponent.is_none() {
        return Err(Refusal::NotForYou);
    }
    Ok(vec![Event::Closed(Closed::Declined)])
}

fn withdraw(game: &Game, actor: &Person, at: Timestamp) -> Result<Vec<Event>, Refusal> {
    standing(game, at)?;
    if game.challenger.id != actor.id {
        return Err(Refusal::NotYourChallenge);
    }
    Ok(vec![Event::Closed(Closed::Withdrawn)])
}

fn seat(game: &Game, player: PlayerId) -> Result<(&Play, Color), Refusal> {
    let play = match &game.stage {
        Stage::Offered { .. } => return Err(Refusal::NotStarted),
        Stage::Closed(how) => return Err(Refusal::ChallengeClosed(*how)),
        Stage::Started(play) => play,
    };
    Ok((play, game.color_of(player).ok_or(Refusal::NotYourGame)?))
}

fn act(game: &Game, player: PlayerId, action: Action, dared: bool, at: Timestamp) -> Result<Vec<Event>, Refusal> {
    let (play, color) = seat(game, player)?;
    let at = at.max(play.position.now());
    let mut position = play.position.clone();
    if let Action::Move { from, to, .. } = action
        && !dared
    {
        position.advance(at);
        if position.loses_at_once(color, from, to) {
            return Err(Refusal::WouldLose { from, to });
        }
    }
    position.apply(color, action, at)?;
    Ok(vec![Event::Played(Stamped { at, entry: Entry::Played { color, action }, line: 0 })])
}

/// Finds the ring that a player means.
fn which_ring(position: &Position, color: Color, on: Option<Space>) -> Result<Action, Refusal> {
    let ordinary = position.ring_space(color);
    let fill = position.fill_space(color);
    let extra = position.extra_spaces(color);
    match on {
        Some(space) if ordinary == Some(space) => Ok(Action::Ring),
        Some(space) if fill == Some(space) => Ok(Action::Fill),
        Some(space) if position.extra_ring(color).open_until().is_some() => Ok(Action::Extra(space)),
        Some(_) if ordinary.is_some() || fill.is_some() => Err(Refusal::WhichRing { ordinary, fill, extra }),
        Some(_) | None => match (ordinary, fill, extra.len()) {
            (Some(_), None, 0) => Ok(Action::Ring),
            (None, Some(_), 0) => Ok(Action::Fill),
            (None, None, 1) => Ok(extra.into_iter().next().map_or(Action::Ring, Action::Extra)),
            // Nothing is open: let the rules say why, by the right that comes nearest.
            (None, None, 0) => Ok(nearest_right(position, color)),
            _ => Err(Refusal::WhichRing { ordinary, fill, extra }),
        },
    }
}

fn nearest_right(position: &Position, color: Color) -> Action {
    if position.extra_ring(color).is_earned() {
        return Action::Extra(Space::D4);
    }
    let own = position.ring_right(color).is_some();
    let others = position.ring_right(color.opponent()).is_some();
    if !own && others { Action::Fill } else { Action::Ring }
}
