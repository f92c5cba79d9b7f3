//! Requests to a game and the private answers to them.

use super::asker::Asker;
use super::challenge_message::place;
use super::custom_id::Press;
use super::menus;
use super::picture::Painter;
use super::refusal_words::{no_ring_there, refusal as refusal_words};
use super::reply::Reply;
use super::words;
use crate::app::{Answer, App};
use crate::game::{Command, Game, GameId, Guard, Play, Refusal};
use crate::i18n::{Message, say};
use crate::rules::{self, Action, Color, Happening, Reason, Sand, Space};
use crate::watch::Outcome;

/// Carries out a request to a game and answers it.
pub async fn act(app: &App, painter: &Painter, asker: &Asker, game: GameId, guard: Guard, command: Command) -> Reply {
    match app.handle(&asker.envelope(game, guard, command)).await {
        Ok(Answer::Applied { game, news }) => {
            Reply { outcome: Outcome::Applied, ..applied(asker, &game, news, command) }
        }
        Ok(Answer::Refused { refusal, game }) => refused(app, painter, asker, &refusal, game.as_deref(), command).await,
        Err(failure) => {
            tracing::error!(%failure, interaction = asker.id, "a request could not be decided");
            Reply::failed(asker.language)
        }
    }
}

/// Says what was done, and offers what comes next.
fn applied(asker: &Asker, game: &Game, news: usize, command: Command) -> Reply {
    let language = asker.language;
    let (Some(play), Some(color)) = (game.play(), game.color_of(asker.person.id)) else {
        let message = if command == Command::Withdraw { Message::YouWithdrew } else { Message::YouDeclined };
        return Reply::text(say(language, &message));
    };
    if matches!(command, Command::Accept { .. }) {
        let is_here = game.place.channel == asker.channel;
        return Reply::text(say(
            language,
            &Message::YouAccepted {
                color: color.word().into(),
                opponent: words::player(language, game, color.opponent()),
                free: game.terms.setup.start.word().into(),
                place: if is_here { "here".into() } else { format!("<#{}>", game.place.channel) },
            },
        ));
    }
    let fresh = play.chronicle.get(news..).unwrap_or_default();
    let dropped = fresh.iter().rev().find_map(|told| match told.what {
        Happening::RingDropped { color: by, space, kind } if by == color => Some((space, kind)),
        _ => None,
    });
    let mut lines = vec![say(language, &done(play, color, fresh, command))];
    if let Some((space, kind)) = dropped {
        let ring = Message::YouDropped {
            space: space.to_string(),
            kind: words::ring_kind(kind).into(),
            left: i64::from(play.position.holder(color)),
        };
        // A ring asked for by itself is all there is to say.
        if is_ring(command) {
            lines.clear();
        }
        lines.push(say(language, &ring));
    }
    let is_step = matches!(command, Command::Act(Action::Move { .. } | Action::Place { .. }));
    if is_step && fresh.iter().any(|told| told.what == Happening::Declined { color }) {
        lines.push(say(language, &Message::YouHeld));
    }
    if play.position.outcome().is_some() {
        if !matches!(command, Command::Act(Action::Resign | Action::Abort) | Command::OfferDraw | Command::AgreeDraw) {
            lines.push(say(language, &Message::GameIsOver));
        }
        return Reply::text(lines.join("\n"));
    }
    if let Some(from) = play.position.lifted(color).filter(|_| matches!(command, Command::Act(Action::Lift(_)))) {
        let components = menus::destinations(language, game, play, color, from);
        return Reply { content: lines.join("\n"), components, ..Reply::default() };
    }
    let offers = match command {
        Command::Act(Action::Move { .. } | Action::Place { .. } | Action::Ring | Action::Fill | Action::Extra(_))
        | Command::Dare(_)
        | Command::DropRing { .. } => offers(asker, game, play, color, &mut lines, dropped.is_some()),
        Command::Act(_)
        | Command::Accept { .. }
        | Command::Decline
        | Command::Withdraw
        | Command::CallOff
        | Command::OfferDraw
        | Command::AgreeDraw
        | Command::PutTimer(_) => Vec::new(),
    };
    Reply { content: lines.join("\n"), components: offers, ..Reply::default() }
}

/// Offers the rings that are open to a player now, in words and as buttons.
fn offers(
    asker: &Asker,
    game: &Game,
    play: &Play,
    color: Color,
    lines: &mut Vec<String>,
    dropped: bool,
) -> Vec<serenity::all::CreateActionRow> {
    let position = &play.position;
    let sand = position.setup().sand;
    if position.holder(color) == 0 {
        // Whoever just dropped his last ring has been told so.
        if !dropped {
            lines.push(say(asker.language, &Message::YouHaveNoRings));
        }
        return Vec::new();
    }
    if let Some(space) = position.ring_space(color)
        && let Some(right) = position.ring_right(color)
    {
        let until = words::moment(right.until(), sand);
        lines.push(say(asker.language, &Message::YouMayRing { space: space.to_string(), until }));
    }
    if let Some(space) = position.fill_space(color) {
        lines.push(say(asker.language, &Message::YouMayFill { space: space.to_string() }));
    }
    if let Some(until) = position.extra_ring(color).open_until() {
        lines.push(say(asker.language, &Message::YouMayExtra { until: words::moment(until, sand) }));
    }
    menus::rings(asker.language, game, play, color)
}

/// Tells whether a request is about a ring alone.
const fn is_ring(command: Command) -> bool {
    matches!(command, Command::DropRing { .. } | Command::Act(Action::Ring | Action::Fill | Action::Extra(_)))
}

/// Says what a request did, by what happened.
fn done(play: &Play, color: Color, fresh: &[rules::Occurrence], command: Command) -> Message {
    let full_space = play.position.outcome().filter(|outcome| outcome.reason == Reason::FullSpace);
    if let (Some(_), Command::Dare(Action::Move { to, .. }) | Command::Act(Action::Move { to, .. })) =
        (full_space, command)
    {
        return Message::YouEnteredFull { space: to.to_string() };
    }
    match command {
        Command::Act(action) | Command::Dare(action) => act_done(play, color, fresh, action),
        Command::PutTimer(side) => Message::YouPutTimer { side: side.word().into() },
        Command::OfferDraw | Command::AgreeDraw => act_done(play, color, fresh, Action::Draw),
        Command::DropRing { .. } => Message::YouHeld,
        Command::Accept { .. } | Command::Decline | Command::Withdraw | Command::CallOff => Message::YouDeclined,
    }
}

fn act_done(play: &Play, color: Color, fresh: &[rules::Occurrence], action: Action) -> Message {
    match action {
        Action::Move { from, to, .. } => {
            let late = fresh.iter().rev().find_map(|told| match told.what {
                Happening::Moved { late, .. } => Some(late),
                _ => None,
            });
            let (from, to) = (from.to_string(), to.to_string());
            if late == Some(true) { Message::YouMovedLate { from, to } } else { Message::YouMoved { from, to } }
        }
        Action::Place { at, .. } => Message::YouPlaced { space: at.to_string() },
        Action::Lift(space) => lifted(play, space),
        Action::PutBack => {
            let space = fresh.iter().rev().find_map(|told| match told.what {
                Happening::PutBack { space, .. } => Some(space.to_string()),
                _ => None,
            });
            Message::YouPutBack { space: space.unwrap_or_default() }
        }
        Action::Timer => {
            let at = play
                .position
                .turn_timer()
                .empty_at()
                .map_or_else(String::new, |at| words::moment(at, play.position.setup().sand));
            Message::YouTurnedTimer { color: color.opponent().word().into(), at }
        }
        Action::Hold | Action::Ring | Action::Fill | Action::Extra(_) => Message::YouHeld,
        Action::Resign => Message::YouResigned,
        Action::Draw if play.position.outcome().is_some() => Message::YouAgreedDraw,
        Action::Draw => Message::YouOfferedDraw,
        Action::Abort => Message::YouAborted,
    }
}

/// Says that a glass is in hand; whether its sand runs meanwhile is worth knowing.
fn lifted(play: &Play, space: Space) -> Message {
    let glass = play.position.board().glass_on(space);
    let (sand, left, after) = match glass.map(|(_, glass)| glass.sand()) {
        Some(Sand::Running(at)) => {
            let left = at.since(play.position.now());
            ("runs", words::left(left), words::left(play.position.setup().sand - left))
        }
        Some(Sand::Unturned | Sand::Lost(_)) | None => ("rests", String::new(), String::new()),
    };
    Message::YouLifted { space: space.to_string(), sand: sand.into(), left, after }
}

/// Says why a request was refused, with what helps: the board, the menu, or a red button.
pub async fn refused(
    app: &App,
    painter: &Painter,
    asker: &Asker,
    refusal: &Refusal,
    game: Option<&Game>,
    command: Command,
) -> Reply {
    let language = asker.language;
    let mut reply = Reply::no(refusal_words(language, refusal, game, asker.person.id));
    if let (Refusal::AlreadyStarted, Some(game)) = (refusal, game) {
        // Where it is played is no part of the game; that it cannot be read now is no reason not to answer.
        let shown = app.shown(game.id).await.unwrap_or_default();
        reply.content = say(language, &Message::NoAlreadyStarted { place: place(game, shown) });
    }
    let Some((game, play, color)) = game.and_then(|game| Some((game, game.play()?, game.color_of(asker.person.id)?)))
    else {
        return reply;
    };
    match (refusal, command) {
        (Refusal::Stale, _) => {
            if let Some(view) = game.view(app.clock().now()) {
                reply.files.extend(painter.attachment(language, view, asker.id).await);
            }
            reply.components = super::board_message::buttons(language, game, &play.position, Some(color));
        }
        (Refusal::WouldLose { to, .. }, Command::Act(step)) => {
            let guard = Guard::Ply(play.position.plies());
            let label = Message::ButtonDare { space: to.to_string() };
            reply.components = menus::sure(language, game, guard, Press::Dare(step), &label);
        }
        (Refusal::DrawStands, _) => {
            let guard = Guard::Ply(play.position.plies());
            reply.components = menus::sure(language, game, guard, Press::AgreeDraw, &Message::ButtonDrawAccept);
        }
        (Refusal::WhichRing { .. }, Command::DropRing { on: Some(space) }) => {
            let is_full = play.position.board().is_full(space);
            reply.content = no_ring_there(language, refusal, space, is_full);
            reply.components = menus::rings(language, game, play, color);
        }
        (Refusal::WhichRing { .. }, _) | (Refusal::Rules(_), Command::Act(Action::Extra(_))) => {
            reply.components = menus::rings(language, game, play, color)
        }
        // The private message with the ways may be lost; show it again.
        (Refusal::Rules(rules::Refusal::LiftedAlready(from)), _) => {
            reply.content = say(language, &lifted(play, *from));
            reply.components = menus::destinations(language, game, play, color, *from);
        }
        _ => {}
    }
    reply
}
