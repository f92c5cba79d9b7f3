//! Questions that change nothing: boards, lists, rules.

use serenity::all::Permissions;

use super::acting::refused;
use super::asker::Asker;
use super::board_message::LONGEST_CONTENT;
use super::challenge_message::place;
use super::custom_id::Press;
use super::describe::{players, text_board};
use super::legend;
use super::menus;
use super::picture::Painter;
use super::refusal_words::refusal as refusal_words;
use super::reply::Reply;
use super::words;
use crate::app::{App, Failure, Found, judge};
use crate::game::{Command, Game, GameId, Guard, PlayerId, Refusal, Seat, Shown, Side, Stage, View};
use crate::i18n::{Language, Message, say};
use crate::rules::{Action, Color, Level, Position, Sand, Setup, Space, Start, Then};

/// How many games a list shows at most.
const LIST: usize = 15;

/// Answers a question, or says that something went wrong.
pub(super) fn or_trouble(language: Language, answer: Result<Reply, Failure>) -> Reply {
    answer.unwrap_or_else(|failure| {
        tracing::error!(%failure, "a question could not be answered");
        Reply::failed(language)
    })
}

/// Finds the game somebody means; if that is not plain, what to tell him instead.
pub async fn game_meant(app: &App, asker: &Asker, named: Option<&str>) -> Result<GameId, Reply> {
    if let Some(named) = named {
        return named_game(asker, named);
    }
    let found = app.find(asker.guild, asker.channel, asker.person.id).await;
    the_one(asker, found, &Message::NoGameHere)
}

/// Finds the game somebody wants to see: without a running one his last, to see how it ended.
pub async fn game_shown(app: &App, asker: &Asker, named: Option<&str>) -> Result<GameId, Reply> {
    if let Some(named) = named {
        return named_game(asker, named);
    }
    let found = async {
        let found = app.find(asker.guild, asker.channel, asker.person.id).await?;
        if found != Found::Nothing {
            return Ok(found);
        }
        let latest = app.latest_game_of(asker.guild, asker.person.id).await?;
        Ok(latest.map_or(Found::Nothing, Found::Game))
    };
    the_one(asker, found.await, &Message::NoGameHere)
}

/// Finds the game that is over of which somebody wants another.
pub async fn game_over(app: &App, asker: &Asker, named: Option<&str>) -> Result<GameId, Reply> {
    if let Some(named) = named {
        return named_game(asker, named);
    }
    let found = app.find_over(asker.guild, asker.channel, asker.person.id).await;
    the_one(asker, found, &Message::NoUnknownGame)
}

fn named_game(asker: &Asker, named: &str) -> Result<GameId, Reply> {
    let number = named.trim().trim_start_matches('#').parse().ok();
    number.map(GameId).ok_or_else(|| Reply::no(say(asker.language, &Message::NoUnknownGame)))
}

/// Picks the one game that was found; if there is none or a choice, that is said: nothing is guessed.
fn the_one(asker: &Asker, found: Result<Found, Failure>, none: &Message) -> Result<GameId, Reply> {
    let language = asker.language;
    match found {
        Ok(Found::Game(game)) => Ok(game),
        Ok(Found::Nothing) => Err(Reply::no(say(language, none))),
        Ok(Found::Several(games)) => {
            let list = words::list(language, games.iter().map(ToString::to_string));
            Err(Reply::no(say(language, &Message::NoSeveralGames { list })))
        }
        Err(failure) => Err(or_trouble(language, Err(failure))),
    }
}

/// Shows a board to the asker alone.
pub async fn board(
    app: &App,
    painter: &Painter,
    asker: &Asker,
    named: Option<&str>,
    as_text: bool,
    ply: Option<i64>,
) -> Reply {
    let answer = async {
        let game = match game_shown(app, asker, named).await {
            Ok(game) => game,
            Err(reply) => return Ok(reply),
        };
        let Some(game) = app.game(asker.guild, game).await? else {
            return Ok(Reply::no(say(asker.language, &Message::NoUnknownGame)));
        };
        let Some(play) = game.play() else {
            return Ok(Reply::no(say(asker.language, &Message::NoNotStarted)));
        };
        let last = play.position.plies();
        let view = match ply {
            None => game.view(app.clock().now()),
            Some(ply) => u32::try_from(ply).ok().filter(|ply| *ply <= last).and_then(|ply| game.view_at_ply(ply)),
        };
        let Some(view) = view else {
            return Ok(Reply::no(say(asker.language, &Message::NoPly { last: i64::from(last) })));
        };
        // Nobody tells the bot of a deleted message; a player who asks for the board may be one who misses it.
        if ply.is_none() && game.color_of(asker.person.id).is_some() {
            // Where nothing can be written the board can still be seen.
            if let Err(failure) = app.look_after([&game]).await {
                tracing::warn!(%failure, game = %game.id, "its board cannot be looked after");
            }
        }
        Ok(show(painter, asker, view, as_text).await)
    };
    or_trouble(asker.language, answer.await)
}

async fn show(painter: &Painter, asker: &Asker, view: View, as_text: bool) -> Reply {
    if as_text {
        return Reply::text(text_board(asker.language, &view));
    }
    let players = players(asker.language, &view);
    let picture = painter.attachment(asker.language, view, asker.id).await;
    Reply { content: say(asker.language, &players), files: Vec::from_iter(picture), ..Reply::default() }
}

/// Answers the buttons that only show something.
pub async fn show_pressed(app: &App, asker: &Asker, game: GameId, press: Press) -> Reply {
    let language = asker.language;
    let answer = async {
        let Some(game) = app.game(asker.guild, game).await? else {
            return Ok(Reply::no(say(language, &Message::NoUnknownGame)));
        };
        let Some(play) = game.play() else { return Ok(Reply::no(say(language, &Message::NoNotStarted))) };
        if press == Press::Text {
            let view = game.view(app.clock().now());
            return Ok(Reply::text(view.map_or_else(String::new, |view| text_board(language, &view))));
        }
        let Some(color) = game.color_of(asker.person.id) else {
            return Ok(Reply::no(say(language, &Message::NoNotYourGame)));
        };
        let (content, components) = (more_menu(language, &game), menus::more(language, &game, play, color));
        Ok(Reply { content: say(language, &content), components, ..Reply::default() })
    };
    or_trouble(language, answer.await)
}

/// Shows where an hourglass may be placed, to whoever may place one now.
pub async fn places(app: &App, painter: &Painter, asker: &Asker, game: GameId, guard: Guard) -> Reply {
    let language = asker.language;
    let answer = async {
        let Some(game) = app.game(asker.guild, game).await? else {
            return Ok(Reply::no(say(language, &Message::NoUnknownGame)));
        };
        let spaces = game.play().map(|play| play.position.placements()).unwrap_or_default();
        let at = spaces.into_iter().next().unwrap_or(Space::D4);
        let place = Command::Act(Action::Place { at, then: Then::Wait });
        Ok(match (judge(&game, &asker.envelope(game.id, guard, place)), game.play()) {
            (Ok(_), Some(play)) => {
                let now = Guard::Ply(play.position.plies());
                let components = menus::space_menus(language, &game, now, play, spaces, Press::Place);
                Reply { content: say(language, &Message::AskPlace), components, ..Reply::default() }
            }
            (Ok(_), None) => Reply::no(say(language, &Message::NoNotStarted)),
            (Err(refusal), _) => refused(app, painter, asker, &refusal, Some(&game), place).await,
        })
    };
    or_trouble(language, answer.await)
}

fn more_menu(language: Language, game: &Game) -> Message {
    let setup = &game.terms.setup;
    Message::MoreMenu {
        game: game.id.number(),
        level: i64::from(setup.level.number()),
        sand: words::span(language, setup.sand),
    }
}

/// Asks whether somebody really wants to end a game.
pub async fn ask_end(app: &App, asker: &Asker, game: GameId, resign: bool) -> Reply {
    let language = asker.language;
    let answer = async {
        let Some(game) = app.game(asker.guild, game).await? else {
            return Ok(Reply::no(say(language, &Message::NoUnknownGame)));
        };
        let Some(color) = game.color_of(asker.person.id) else {
            let refusal = match game.stage {
                Stage::Started(_) => Refusal::NotYourGame,
                Stage::Offered { .. } => Refusal::NotStarted,
                Stage::Closed(how) => Refusal::ChallengeClosed(how),
            };
            return Ok(Reply::no(refusal_words(language, &refusal, Some(&game), asker.person.id)));
        };
        if !game.is_running() {
            return Ok(Reply::no(say(language, &Message::NoGameOver)));
        }
        let Some(position) = game.play().map(|play| &play.position) else {
            return Ok(Reply::no(say(language, &Message::NoNotStarted)));
        };
        if !resign && position.plies_of(color) > 0 {
            return Ok(Reply::no(say(language, &Message::NoTooLateToAbort)));
        }
        let number = game.id.number();
        let opponent = words::player(language, &game, color.opponent());
        let (ask, press, label) = if resign {
            let ask = Message::AskResign { game: number, opponent };
            (ask, Press::Act(crate::rules::Action::Resign), Message::ButtonResignSure)
        } else {
            let ask = Message::AskAbort { game: number, opponent };
            (ask, Press::Act(crate::rules::Action::Abort), Message::ButtonAbortSure)
        };
        // Good for this position only: what was asked days ago is asked again.
        let components = menus::sure(language, &game, Guard::Ply(position.plies()), press, &label);
        Ok(Reply { content: say(language, &ask), components, ..Reply::default() })
    };
    or_trouble(language, answer.await)
}

/// Lists somebody's open games, the urgent ones first; his own challenges he may take back there.
pub async fn games(app: &App, asker: &Asker, player: PlayerId) -> Reply {
    let language = asker.language;
    let answer = async {
        let games = app.games_of(asker.guild, player).await?;
        let mention = words::mention_of(language, player);
        if games.is_empty() {
            return Ok(Reply::text(say(language, &Message::GamesNone { player: mention })));
        }
        let mut lines = vec![say(language, &Message::GamesTitle { player: mention })];
        let more = |count| say(language, &Message::GamesMore { count });
        let length = |line: &String| line.chars().count() + 1;
        let mut room = LONGEST_CONTENT - length(&lines[0]) - length(&more(i64::MAX));
        let fitting = games.iter().take(LIST).map(|(game, shown)| game_line(asker, game, *shown, player));
        lines.extend(fitting.map_while(|line| {
            room = room.checked_sub(length(&line))?;
            Some(line)
        }));
        let left = games.len() + 1 - lines.len();
        if left > 0 {
            lines.push(more(i64::try_from(left).unwrap_or(i64::MAX)));
        }
        if player != asker.person.id {
            return Ok(Reply::text(lines.join("\n")));
        }
        let challenges =
            || games.iter().map(|(game, _)| game).filter(|game| matches!(game.stage, Stage::Offered { .. }));
        let components = menus::withdrawals(language, challenges().filter(|game| game.challenger.id == player));
        app.look_after(challenges()).await?;
        Ok(Reply { content: lines.join("\n"), components, ..Reply::default() })
    };
    or_trouble(language, answer.await)
}

fn game_line(asker: &Asker, game: &Game, shown: Shown, player: PlayerId) -> String {
    let language = asker.language;
    let number = game.id.number();
    let challenger = words::mention(language, &game.challenger);
    let link = place(game, shown);
    let (play, color) = match (&game.stage, game.color_of(player)) {
        (Stage::Offered { until }, _) => {
            let at = words::moment(*until, Game::CHALLENGE_SPAN);
            let message = match &game.opponent {
                Some(opponent) => Message::GamesOffered {
                    game: number,
                    challenger,
                    opponent: words::mention(language, opponent),
                    at,
                    link,
                },
                None => Message::GamesOfferedToAll { game: number, challenger, at, link },
            };
            return say(language, &message);
        }
        (Stage::Started(play), Some(color)) => (play, color),
        (Stage::Started(_) | Stage::Closed(_), _) => return String::new(),
    };
    let turn = match play.position.turn() {
        Some(turn) if game.player(turn).id == asker.person.id => Message::GamesToMove,
        Some(turn) => Message::GamesWaiting { player: words::player(language, game, turn) },
        None => Message::GamesClosing,
    };
    let mut turn = say(language, &turn);
    if let Some(deadline) = deadline(game, &play.position, asker.person.id) {
        turn = words::list(language, [turn, say(language, &deadline)]);
    }
    let level = i64::from(game.terms.setup.level.number());
    let opponent = words::player(language, game, color.opponent());
    say(language, &Message::GamesRunning { game: number, opponent, level, turn, link })
}

/// Tells what comes first, if nobody moves: sand that is out, a turn that is overstepped, or the end of the patience.
fn deadline(game: &Game, position: &Position, asker: PlayerId) -> Option<Message> {
    let turn = position.turn()?;
    let glasses = Color::BOTH.into_iter().flat_map(|color| position.board().glasses(color));
    let running = glasses.filter_map(|glass| match glass.sand() {
        Sand::Running(at) => Some((at, "glass", glass.space()?.to_string())),
        Sand::Unturned | Sand::Lost(_) => None,
    });
    let timer = position.turn_timer();
    let timer = timer.aimed_at().and(timer.empty_at()).map(|at| (at, "timer", String::new()));
    let end = match position.plies() {
        // Whoever keeps a game waiting that has not really begun does not lose it.
        0 | 1 => "abort",
        _ if game.player(turn).id == asker => "own-forfeit",
        _ => "forfeit",
    };
    let patience = position.patience_ends_at().map(|at| (at, end, String::new()));
    let (at, what, space) = running.chain(timer).chain(patience).min_by_key(|(at, ..)| *at)?;
    Some(Message::GamesDeadline { what: what.into(), space, at: words::relative(at) })
}

/// Explains the rules in short.
pub async fn rules(app: &App, painter: &Painter, asker: &Asker, topic: Option<&str>) -> Reply {
    let language = asker.language;
    let message = match topic.unwrap_or("goal") {
        "turn" => Message::RulesTurn,
        "rings" => Message::RulesRings,
        "sand" => Message::RulesSand,
        "timer" => Message::RulesTimer,
        "end" => match app.settings(asker.guild, asker.home).await {
            Ok(settings) => Message::RulesEnd { patience: words::span(language, settings.patience.value) },
            Err(failure) => return or_trouble(language, Err(failure)),
        },
        "free" => Message::RulesFree,
        "marks" => Message::RulesMarks,
        "commands" => Message::RulesCommands,
        _ => Message::RulesGoal,
    };
    let seats = Color::BOTH.map(|color| Seat { name: side_name(language, color), rating: None });
    let shown = match message {
        Message::RulesGoal => {
            let setup = Setup::new(Level::Three, Start::Corners, Setup::BOX_SAND);
            let position = Position::new(setup, app.clock().now());
            let view = View { game: GameId(0), position, seats, timer_side: Side::default() };
            Some((view, Message::RulesPicture))
        }
        Message::RulesMarks => legend::view(seats).map(|view| (view, Message::RulesMarksPicture)),
        _ => None,
    };
    let picture = match shown {
        Some((view, words)) => {
            let picture = painter.attachment(language, view, asker.id).await;
            picture.map(|picture| picture.description(say(language, &words)))
        }
        None => None,
    };
    Reply { content: say(language, &message), files: Vec::from_iter(picture), ..Reply::default() }
}

fn side_name(language: Language, color: Color) -> String {
    say(language, &Message::SideName { color: color.word().into() })
}

/// Tells the version, the clock and the invitation.
pub async fn about(app: &App, asker: &Asker, application: u64) -> Reply {
    let language = asker.language;
    let answer = async {
        let permissions = Permissions::VIEW_CHANNEL
            | Permissions::SEND_MESSAGES
            | Permissions::SEND_MESSAGES_IN_THREADS
            | Permissions::CREATE_PUBLIC_THREADS
            | Permissions::ATTACH_FILES
            | Permissions::EMBED_LINKS
            | Permissions::READ_MESSAGE_HISTORY;
        let invite = format!(
            "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={}",
            permissions.bits()
        );
        let since = words::clock(app.clock().now() - app.uptime(), Game::CHALLENGE_SPAN);
        Ok(Reply::text(say(
            language,
            &Message::About {
                version: env!("CARGO_PKG_VERSION").into(),
                since,
                offset: app.clock().offset().as_ms(),
                games: app.count_running().await?,
                invite,
            },
        )))
    };
    or_trouble(language, answer.await)
}
