//! Making a challenge.

use serenity::all::Permissions;

use super::asker::Asker;
use super::length::parse_length;
use super::opponent::{Named, Unclear, opponent};
use super::refusal_words::refusal as refusal_words;
use super::reply::Reply;
use super::rest::Rest;
use super::words;
use crate::app::{App, Failure, OfferAnswer, OfferRequest, Sight};
use crate::game::{ColorChoice, InForce, Place, Refusal, Terms};
use crate::i18n::{Language, Message, say};
use crate::rules::{Level, Start};

/// What a challenge says, as typed.
#[derive(Clone, Default, Debug)]
pub struct Wanted<'a> {
    /// To whom.
    pub opponent: Option<Named<'a>>,
    /// The level.
    pub level: Option<i64>,
    /// The sand, as typed.
    pub sand: Option<&'a str>,
    /// The challenger's colour.
    pub color: Option<&'a str>,
    /// The start.
    pub start: Option<&'a str>,
    /// Whether it counts.
    pub rated: Option<bool>,
    /// A word to go with it.
    pub note: Option<&'a str>,
}

/// Makes a challenge and answers the challenger.
pub async fn offer(app: &App, rest: &Rest, asker: &Asker, wanted: Wanted<'_>) -> Reply {
    let language = asker.language;
    let missing = missing_permissions(asker);
    if !missing.is_empty() {
        return no_permissions(language, &missing);
    }
    let refuse = |refusal| Reply::no(refusal_words(language, &refusal, None, asker.person.id));
    let opponent = match wanted.opponent {
        Some(named) => match opponent(rest, asker, named).await {
            Ok(person) => Some(person),
            Err(Unclear::Refused(refusal)) => return refuse(refusal),
            Err(Unclear::Unknown) => return Reply::failed(language),
        },
        None => None,
    };
    let settings = match app.settings(asker.guild, asker.home).await {
        Ok(settings) => settings,
        Err(failure) => return trouble(asker, &failure),
    };
    let terms = match terms(&wanted, &settings) {
        Ok(terms) => terms,
        Err(refusal) => return refuse(refusal),
    };
    let place = Place {
        guild: asker.guild,
        channel: asker.channel,
        home: asker.home,
        can_thread: settings.threads.value && !asker.in_thread && may_make_threads(asker),
        locale: asker.guild_locale.clone(),
    };
    let request = OfferRequest { id: asker.id, at: asker.at, place, terms, challenger: asker.person.clone(), opponent };
    match app.offer(&request).await {
        Ok(OfferAnswer::Offered(game)) => {
            let sent = Message::ChallengeSent { game: game.number() };
            let without = without(asker, settings.threads.value);
            let lines = std::iter::once(sent).chain(without).map(|message| say(language, &message));
            Reply::done(lines.collect::<Vec<_>>().join("\n"))
        }
        Ok(OfferAnswer::Refused(refusal)) => refuse(refusal),
        Err(failure) => trouble(asker, &failure),
    }
}

fn trouble(asker: &Asker, failure: &Failure) -> Reply {
    tracing::error!(%failure, interaction = asker.id, "a challenge could not be written down");
    Reply::failed(asker.language)
}

/// Reads what was typed, on the ground of what holds in the channel.
fn terms(wanted: &Wanted<'_>, settings: &InForce) -> Result<Terms, Refusal> {
    let level = wanted.level.and_then(Level::from_number).unwrap_or(settings.level.value);
    let start = wanted.start.and_then(Start::parse).unwrap_or(Start::Corners);
    let sand = match wanted.sand {
        Some(text) => parse_length(text)?,
        None => settings.sand.value,
    };
    let mut terms = Terms::new(level, start, sand);
    terms.color = wanted.color.and_then(ColorChoice::parse).unwrap_or_default();
    terms.setup.patience = settings.patience.value;
    // Where games do not count, none does.
    terms.rated = settings.rated.value && wanted.rated.unwrap_or(true);
    terms.note = super::escape::plain(wanted.note.unwrap_or_default(), usize::MAX);
    Ok(terms)
}

/// Lists what the bot may not do where somebody asks but must to play there.
#[must_use]
pub fn missing_permissions(asker: &Asker) -> Vec<Message> {
    missing_of(asker.sight(), asker.in_thread)
}

/// Lists what the bot may not do in a channel, or in threads of it, but must to play there.
#[must_use]
pub fn missing_of(sight: Option<Sight>, in_thread: bool) -> Vec<Message> {
    let Some(Sight { view, send, send_in_threads, attach }) = sight else { return Vec::new() };
    let send =
        if in_thread { (send_in_threads, Message::PermissionSendInThreads) } else { (send, Message::PermissionSend) };
    let needed = [(view, Message::PermissionView), send, (attach, Message::PermissionAttach)];
    needed.into_iter().filter(|(may, _)| !may).map(|(_, message)| message).collect()
}

/// Tells what the bot will have to do without in a channel.
fn without(asker: &Asker, threads: bool) -> Vec<Message> {
    let Some(permissions) = asker.permissions.filter(|permissions| !permissions.administrator()) else {
        return Vec::new();
    };
    let mut without = Vec::new();
    let needed = [
        (Permissions::CREATE_PUBLIC_THREADS, Message::PermissionThreads),
        (Permissions::SEND_MESSAGES_IN_THREADS, Message::PermissionSendInThreads),
    ];
    let missing = needed.into_iter().filter(|(permission, _)| !permissions.contains(*permission));
    let list: Vec<String> = missing.map(|(_, message)| say(asker.language, &message)).collect();
    if threads && !asker.in_thread && !list.is_empty() {
        without.push(Message::ChallengeNoThread { list: words::list(asker.language, list) });
    }
    if !permissions.embed_links() {
        without.push(Message::ChallengeNoPreviews);
    }
    without
}

/// Says which permissions are missing.
#[must_use]
pub fn no_permissions(language: Language, missing: &[Message]) -> Reply {
    let list = words::list(language, missing.iter().map(|message| say(language, message)));
    Reply::no(say(language, &Message::NoPermissions { list }))
}

/// Tells whether the bot may make threads, and speak in them, in the channel where somebody asks or around his thread.
#[must_use]
pub fn may_make_threads(asker: &Asker) -> bool {
    let needed = Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS;
    asker.permissions.is_none_or(|permissions| permissions.administrator() || permissions.contains(needed))
}
