//! Choices while somebody types: legal ones first, with what they mean.

use serenity::all::AutocompleteChoice;

use super::asker::Asker;
use super::escape::plain;
use super::words;
use crate::app::{App, Failure, Found};
use crate::game::{Game, GameId};
use crate::i18n::{Language, Message, say};
use crate::rules::{Color, Hourglass, Position, Sand, Space};

/// How many choices Discord shows.
const CHOICES: usize = 25;
/// The longest choice, in characters.
const LONGEST: usize = 100;
/// Sands that are offered.
const SANDS: [&str; 7] = ["3m", "15m", "1h", "6h", "1d", "3d", "7d"];

/// What is being typed.
#[derive(Clone, Copy, Debug)]
pub struct Typing<'a> {
    /// The subcommand.
    pub command: &'a str,
    /// The option.
    pub option: &'a str,
    /// What it holds so far.
    pub text: &'a str,
    /// The game option, if it is filled in.
    pub game: Option<&'a str>,
    /// The `from` option, if it is filled in.
    pub from: Option<&'a str>,
}

/// Makes the choices for what is being typed; none if anything is amiss.
pub async fn choices(app: &App, asker: &Asker, typing: Typing<'_>) -> Vec<AutocompleteChoice> {
    let found = match typing.option {
        "game" if typing.command == "replay" => started_games(app, asker, |_| true).await,
        "game" if typing.command == "rematch" => started_games(app, asker, |game| game.outcome().is_some()).await,
        "game" if typing.command == "admin" => games_of_others(app, asker).await,
        "game" => games(app, asker).await,
        "sand" | "patience" => Ok(sands(asker.language)),
        _ => spaces(app, asker, typing).await,
    };
    let found = found.unwrap_or_else(|failure| {
        tracing::warn!(%failure, "no choices");
        Vec::new()
    });
    let typed = typing.text.trim().to_lowercase();
    found
        .into_iter()
        .filter(|(label, value)| {
            value.to_lowercase().starts_with(&typed)
                || (typing.option == "game" && label.to_lowercase().contains(&typed))
        })
        .take(CHOICES)
        .map(|(label, value)| AutocompleteChoice::new(plain(&label, LONGEST), value))
        .collect()
}

type Choices = Vec<(String, String)>;

fn sands(language: Language) -> Choices {
    let length = |text: &str| {
        let length = humantime::parse_duration(text).unwrap_or_default();
        crate::rules::Span::from_ms(i64::try_from(length.as_millis()).unwrap_or(i64::MAX))
    };
    SANDS.into_iter().map(|text| (words::span(language, length(text)), text.to_string())).collect()
}

async fn games(app: &App, asker: &Asker) -> Result<Choices, Failure> {
    let games = app.games_of(asker.guild, asker.person.id).await?;
    let running = games.iter().filter(|(game, _)| game.is_running());
    Ok(running.map(|(game, _)| (game_label(asker, game), game.id.to_string())).collect())
}

/// Lists what can be closed, to those who may: the newest challenges and running games of the server.
async fn games_of_others(app: &App, asker: &Asker) -> Result<Choices, Failure> {
    if !asker.may_manage_server {
        return Ok(Vec::new());
    }
    let games = app.open_games_on(asker.guild).await?;
    Ok(games.iter().map(|game| (game_label(asker, game), game.id.to_string())).collect())
}

/// Lists what was played and is wanted, the newest games first.
async fn started_games(app: &App, asker: &Asker, is_wanted: fn(&Game) -> bool) -> Result<Choices, Failure> {
    let games = app.started_games_of(asker.guild, asker.person.id).await?;
    let games = games.iter().filter(|game| is_wanted(game));
    Ok(games.map(|game| (game_label(asker, game), game.id.to_string())).collect())
}

fn game_label(asker: &Asker, game: &Game) -> String {
    let number = game.id.number();
    let name = |color| plain(&game.player(color).name, 30);
    let (red, black) = (name(Color::Red), name(Color::Black));
    let level = i64::from(game.terms.setup.level.number());
    let turn = game.play().and_then(|play| play.position.turn());
    let message = if game.play().is_none() {
        Message::ChoiceChallenge { game: number, challenger: plain(&game.challenger.name, 40), level }
    } else if let Some(outcome) = game.outcome() {
        Message::ChoiceGameOver { game: number, red, black, level, result: outcome.verdict.word().into() }
    } else if turn.is_some() && turn == game.color_of(asker.person.id) {
        Message::ChoiceGameToMove { game: number, red, black, level }
    } else {
        Message::ChoiceGame { game: number, red, black, level }
    };
    say(asker.language, &message)
}

async fn spaces(app: &App, asker: &Asker, typing: Typing<'_>) -> Result<Choices, Failure> {
    let id = match typing.game.and_then(|game| game.trim().parse().ok()) {
        Some(number) => GameId(number),
        None => match app.find(asker.guild, asker.channel, asker.person.id).await? {
            Found::Game(game) => game,
            Found::Nothing | Found::Several(_) => return Ok(Vec::new()),
        },
    };
    let Some(view) = app.game(asker.guild, id).await? else { return Ok(Vec::new()) };
    let Some(color) = view.color_of(asker.person.id) else { return Ok(Vec::new()) };
    let Some(view) = view.view(app.clock().now()) else { return Ok(Vec::new()) };
    let position = &view.position;
    let language = asker.language;
    Ok(match typing.option {
        "from" => sources(language, position, color),
        "to" => targets(language, position, color, typing.from.and_then(|from| Space::parse(from.trim()))),
        "at" if position.board().is_placing(color) => room(language, position, position.board().places()),
        "on" => rings(language, position, color),
        _ => Vec::new(),
    })
}

fn sources(language: Language, position: &Position, color: Color) -> Choices {
    let level = position.setup().level;
    let mut glasses: Vec<&Hourglass> =
        position.board().glasses(color).iter().filter(|glass| !glass.is_lost()).collect();
    let legal = position.movable(color);
    glasses.sort_by_key(|glass| (glass.space().is_none_or(|space| !legal.contains(&space)), glass.space()));
    glasses
        .into_iter()
        .filter_map(|glass| {
            let from = glass.space()?;
            let ways = i64::try_from(position.destinations(color, from).len()).unwrap_or(0);
            // Where the other one is to move, that is why nothing goes; a late move may still be finished.
            let is_others = ways == 0 && position.turn() == Some(color.opponent());
            let ways = if is_others { Message::ChoiceNotYourTurn } else { Message::ChoiceWays { ways } };
            let (space, ways) = (from.to_string(), say(language, &ways));
            let message = match glass.sand() {
                Sand::Unturned if !level.has_sand() => Message::ChoiceFromStanding { space, ways },
                Sand::Unturned => Message::ChoiceFromUnturned { space, ways },
                Sand::Running(at) | Sand::Lost(at) => {
                    Message::ChoiceFromRunning { space, left: words::left(at.since(position.now())), ways }
                }
            };
            Some((say(language, &message), from.to_string()))
        })
        .collect()
}

fn targets(language: Language, position: &Position, color: Color, from: Option<Space>) -> Choices {
    let spaces: crate::rules::SpaceSet = match from {
        Some(from) => position.destinations(color, from),
        None => position.movable(color).into_iter().flat_map(|from| position.destinations(color, from)).collect(),
    };
    room(language, position, spaces)
}

fn room(language: Language, position: &Position, spaces: crate::rules::SpaceSet) -> Choices {
    spaces
        .map(|to| {
            let (rings, capacity) = (i64::from(position.board().rings(to)), i64::from(to.capacity()));
            let message = if position.board().room(to) == 1 {
                Message::ChoiceToFills { space: to.to_string() }
            } else {
                Message::ChoiceToRoom { space: to.to_string(), rings, capacity }
            };
            (say(language, &message), to.to_string())
        })
        .collect()
}

fn rings(language: Language, position: &Position, color: Color) -> Choices {
    let ordinary = position.ring_space(color);
    let fill = position.fill_space(color);
    let choice = |message: Message, space: Space| (say(language, &message), space.to_string());
    let mut choices: Choices = Vec::new();
    choices.extend(ordinary.map(|space| choice(Message::ChoiceRingOrdinary { space: space.to_string() }, space)));
    choices.extend(fill.map(|space| choice(Message::ChoiceRingFill { space: space.to_string() }, space)));
    let extra = position.extra_spaces(color).filter(|space| Some(*space) != ordinary && Some(*space) != fill);
    choices.extend(extra.map(|space| choice(Message::ChoiceRingExtra { space: space.to_string() }, space)));
    choices
}
