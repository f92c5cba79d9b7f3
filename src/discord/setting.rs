//! The settings of channels and servers, as they are shown and changed.

use super::asker::Asker;
use super::length::parse_length;
use super::refusal_words::refusal as refusal_words;
use super::reply::Reply;
use super::words;
use crate::app::{App, Failure};
use crate::game::{Change, Holding, InForce, OpenGames, Origin, Pings, Refusal, Setting, Settings};
use crate::i18n::{Language, Message, say};
use crate::rules::Level;

/// The word that resets every setting.
pub const EVERYTHING: &str = "all";

/// Whose settings are changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The channel's, for its threads as well.
    Channel,
    /// The server's.
    Server,
}

/// What somebody wants to be set, as typed.
#[derive(Clone, Default, Debug)]
pub struct Wanted<'a> {
    /// The level.
    pub level: Option<i64>,
    /// The sand.
    pub sand: Option<&'a str>,
    /// Whether games get threads.
    pub threads: Option<bool>,
    /// Whether games count.
    pub rated: Option<bool>,
    /// What people are called for.
    pub pings: Option<&'a str>,
    /// The language of public messages.
    pub language: Option<&'a str>,
    /// The patience.
    pub patience: Option<&'a str>,
    /// How many games may be open, 0 being without limit.
    pub open_games: Option<i64>,
    /// Whether games may be begun.
    pub play: Option<bool>,
    /// Which setting goes back to what stands above.
    pub reset: Option<&'a str>,
}

/// Shows the settings that hold where the asker is, and where each comes from.
pub async fn show(app: &App, asker: &Asker) -> Reply {
    match shown(app, asker).await {
        Ok(lines) => Reply::text(lines),
        Err(failure) => trouble(asker.language, &failure),
    }
}

/// Changes settings for those who may.
pub async fn change(app: &App, asker: &Asker, whose: Whose, wanted: &Wanted<'_>) -> Reply {
    let language = asker.language;
    let may = match whose {
        Whose::Channel => asker.may_manage_channel,
        Whose::Server => asker.may_manage_server,
    };
    if !may {
        let whose = if whose == Whose::Channel { "channel" } else { "server" };
        return Reply::no(say(language, &Message::NoSettings { whose: whose.into() }));
    }
    let refuse = |refusal| Reply::no(refusal_words(language, &refusal, None, asker.person.id));
    let change = match read(wanted) {
        Ok(change) => change,
        Err(refusal) => return refuse(refusal),
    };
    if change == Change::default() {
        return show(app, asker).await;
    }
    let channel = (whose == Whose::Channel).then_some(asker.home);
    let changed = async {
        Ok(match app.change_settings(asker.id, asker.guild, channel, change).await? {
            Ok(()) => {
                let lines = [say(language, &Message::SettingsChanged), shown(app, asker).await?];
                Reply::done(lines.join("\n"))
            }
            Err(refusal) => refuse(refusal),
        })
    };
    changed.await.unwrap_or_else(|failure| trouble(language, &failure))
}

fn trouble(language: Language, failure: &Failure) -> Reply {
    tracing::error!(%failure, "settings could not be read or changed");
    Reply::failed(language)
}

fn read(wanted: &Wanted<'_>) -> Result<Change, Refusal> {
    let set = Settings {
        level: wanted.level.and_then(Level::from_number),
        sand: wanted.sand.map(parse_length).transpose()?,
        threads: wanted.threads,
        rated: wanted.rated,
        pings: wanted.pings.and_then(Pings::parse),
        language: wanted.language.map(ToString::to_string),
        patience: wanted.patience.map(parse_length).transpose()?,
        open_games: wanted.open_games.and_then(|games| u32::try_from(games).ok()).map(OpenGames::from_number),
        play: wanted.play,
    };
    let reset = match wanted.reset {
        Some(EVERYTHING) => Setting::ALL.to_vec(),
        Some(word) => Setting::parse(word).into_iter().collect(),
        None => Vec::new(),
    };
    Ok(Change { set, reset })
}

async fn shown(app: &App, asker: &Asker) -> Result<String, Failure> {
    let language = asker.language;
    let held = app.settings(asker.guild, asker.home).await?;
    let mut lines = vec![say(language, &Message::SettingsTitle { channel: format!("<#{}>", asker.home) })];
    lines.extend(Setting::ALL.map(|setting| {
        let (value, from) = value(language, &held, setting);
        say(language, &Message::SettingsLine { setting: setting.word().into(), value, from: from.word().into() })
    }));
    lines.push(say(language, &Message::SettingsHint));
    Ok(lines.join("\n"))
}

/// Says what one setting is and where it comes from.
fn value(language: Language, held: &InForce, setting: Setting) -> (String, Origin) {
    let yes = |held: Holding<bool>| {
        let word = if held.value { Message::SettingsYes } else { Message::SettingsNo };
        (say(language, &word), held.from)
    };
    match setting {
        Setting::Level => (held.level.value.number().to_string(), held.level.from),
        Setting::Sand => (words::span(language, held.sand.value), held.sand.from),
        Setting::Threads => yes(held.threads),
        Setting::Rated => yes(held.rated),
        Setting::Pings => {
            let pings = Message::SettingsPings { pings: held.pings.value.word().into() };
            (say(language, &pings), held.pings.from)
        }
        Setting::Language => {
            let known = held.language.value.as_deref();
            let tag = known.map_or("server", |locale| Language::of_locale(locale).tag());
            (say(language, &Message::SettingsLanguage { language: tag.into() }), held.language.from)
        }
        Setting::Patience => (words::span(language, held.patience.value), held.patience.from),
        Setting::OpenGames => {
            let most = i64::from(held.open_games.value.number());
            (say(language, &Message::SettingsOpenGames { most }), held.open_games.from)
        }
        Setting::Play => yes(held.play),
    }
}
