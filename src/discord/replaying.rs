//! Replays: which game is meant, and the answer with its files.

use serenity::all::CreateAttachment;

use super::asker::Asker;
use super::asking::game_shown;
use super::describe::{LONGEST_DESCRIPTION, description};
use super::escape::plain;
use super::projector::{Projector, Reel};
use super::reply::Reply;
use super::words;
use crate::app::{App, Failure};
use crate::game::{Game, GameId};
use crate::i18n::{Language, Message, say};
use crate::render::{Course, Scene, Strand};
use crate::rules::Color;
use crate::watch::Outcome;

/// A replay that can be made.
#[derive(Clone, Debug)]
pub struct Wanted {
    game: Box<Game>,
    language: Language,
}

/// Finds the game that is to be seen again: any started one of the server, the caller's last if he has none that runs.
///
/// # Errors
///
/// Says what to tell the caller instead.
pub async fn wanted(app: &App, asker: &Asker, named: Option<&str>, share: bool) -> Result<Wanted, Reply> {
    let failed = |failure: Failure| {
        tracing::error!(%failure, "a replay could not be found");
        Reply::failed(asker.language)
    };
    let id = game_shown(app, asker, named).await?;
    let game = app.game(asker.guild, id).await.map_err(failed)?;
    let game = game.ok_or_else(|| Reply::no(say(asker.language, &Message::NoUnknownGame)))?;
    if game.play().is_none() {
        return Err(Reply::no(say(asker.language, &Message::NoNotStarted)));
    }
    let language = if share {
        let set = app.settings(asker.guild, asker.home).await.map_err(failed)?.language.value;
        Language::of_locale(set.as_deref().unwrap_or(&asker.guild_locale))
    } else {
        asker.language
    };
    Ok(Wanted { game: Box::new(game), language })
}

/// Answers with the replay, the sand chart if there is one, and the record.
pub async fn show(projector: &Projector, wanted: &Wanted) -> Reply {
    let Wanted { game, language, .. } = wanted;
    let (Some(reel), Some(record)) = (projector.reel(game).await, game.record()) else {
        return Reply { outcome: Outcome::Failed, ..Reply::no(say(*language, &Message::NoReplay)) };
    };
    let mut files = pictures(*language, game, &reel);
    files.push(CreateAttachment::bytes(record.to_string(), format!("tamsk-{}.tamsk", game.id)));
    let chart = if reel.chart.is_some() { "chart" } else { "none" };
    let lines = [
        say(
            *language,
            &Message::ReplayOf {
                game: game.id.number(),
                red: words::player(*language, game, Color::Red),
                black: words::player(*language, game, Color::Black),
                level: i64::from(game.terms.setup.level.number()),
                plies: plies(game),
                result: result(game),
            },
        ),
        say(*language, &Message::ReplayFiles { chart: chart.into() }),
    ];
    Reply { content: lines.join("\n"), files, ..Reply::default() }
}

fn pictures(language: Language, game: &Game, reel: &Reel) -> Vec<CreateAttachment> {
    let name = |what, kind| format!("{what}-{}-{}.{kind}", game.id, plies(game));
    let mut pictures = vec![
        CreateAttachment::bytes(reel.gif.clone(), name("replay", "gif")).description(replay_words(language, game)),
    ];
    pictures.extend(reel.chart.as_ref().map(|(course, png)| {
        CreateAttachment::bytes(png.clone(), name("sand", "png")).description(chart_words(language, course))
    }));
    pictures
}

fn plies(game: &Game) -> i64 {
    game.play().map_or(0, |play| i64::from(play.position.plies()))
}

fn result(game: &Game) -> String {
    game.outcome().map_or("none", |outcome| outcome.verdict.word()).into()
}

/// Describes a replay: whose it is, and the board at its end.
fn replay_words(language: Language, game: &Game) -> String {
    let name = |color| plain(&game.player(color).name, 40);
    let replay = Message::ReplayPicture {
        game: game.id.number(),
        red: name(Color::Red),
        black: name(Color::Black),
        plies: plies(game),
        result: result(game),
    };
    let end = game.play().and_then(|play| game.view_of(play.position.clone()));
    let end = end.map_or_else(String::new, |view| description(language, &Scene::of(&view)));
    plain(&format!("{} {end}", say(language, &replay)), LONGEST_DESCRIPTION)
}

/// Describes a sand chart: how often each glass was turned, which were lost, and the closest save.
fn chart_words(language: Language, course: &Course) -> String {
    let played = course.strands.iter().filter(|strand| !strand.turns.is_empty());
    let glasses = words::list(language, played.map(|strand| strand_words(language, strand)));
    let chart = Message::ChartPicture {
        game: GameId(course.game).number(),
        sand: words::span(language, course.sand),
        length: words::begun(course.length),
        glasses,
    };
    let save = course.save.map(|save| {
        let color = course.strands.get(save.strand).map_or(Color::Red, |strand| strand.color);
        Message::ChartSave {
            color: color.word().into(),
            space: save.from.to_string(),
            left: words::begun(save.left),
            at: words::begun(save.at),
        }
    });
    let sentences: Vec<String> = [Some(chart), save].iter().flatten().map(|message| say(language, message)).collect();
    plain(&sentences.join(" "), LONGEST_DESCRIPTION)
}

fn strand_words(language: Language, strand: &Strand) -> String {
    let color = strand.color.word().to_string();
    let space = strand.home.map_or_else(String::new, |home| home.to_string());
    let turns = i64::try_from(strand.turns.len()).unwrap_or(i64::MAX);
    let message = match strand.lost {
        Some(lost) => Message::ChartGlassLost { color, space, turns, at: words::begun(lost) },
        None => Message::ChartGlass { color, space, turns },
    };
    say(language, &message)
}
