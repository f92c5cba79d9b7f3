//! Refusals as kind sentences that say why and what can be done.

use super::{challenge_message, words};
use crate::game::{Closed, Game, PlayerId, Refusal, Settings, Shown, Terms};
use crate::i18n::{Language, Message, say};
use crate::rules::{self, Color, Position, Setup, Space};

/// Says why a request was refused.
#[must_use]
pub fn refusal(language: Language, refusal: &Refusal, game: Option<&Game>, asker: PlayerId) -> String {
    let message = match refusal {
        Refusal::Rules(refusal) => rules_refusal(language, *refusal, game, asker),
        Refusal::UnknownGame => Message::NoUnknownGame,
        Refusal::NotYourGame => Message::NoNotYourGame,
        Refusal::NotStarted => Message::NoNotStarted,
        Refusal::AlreadyStarted => {
            let place = game.map_or_else(String::new, |game| challenge_message::place(game, Shown::default()));
            Message::NoAlreadyStarted { place }
        }
        Refusal::ChallengeClosed(Closed::Declined) => Message::NoChallengeDeclined,
        Refusal::ChallengeClosed(Closed::Withdrawn) => Message::NoChallengeWithdrawn,
        Refusal::ChallengeClosed(Closed::Lapsed) => Message::NoChallengeLapsed,
        Refusal::NotForYou => Message::NoNotForYou,
        Refusal::OwnChallenge => Message::NoOwnChallenge,
        Refusal::NotYourChallenge => Message::NoNotYourChallenge,
        Refusal::Stale => Message::NoStale,
        Refusal::AnsweredBefore => Message::NoAnsweredBefore,
        Refusal::WouldLose { from, to } => Message::AskDare { from: from.to_string(), to: to.to_string() },
        Refusal::WhichRing { .. } => Message::AskRing { list: open_rings(language, refusal) },
        Refusal::DrawStands => Message::NoDrawStands,
        Refusal::NoDrawStands => Message::NoDrawLapsed,
        Refusal::NotBlack => Message::NoNotBlack,
        Refusal::ChallengedSelf => Message::NoChallengedSelf,
        Refusal::ChallengedBot => Message::NoChallengedBot,
        Refusal::ChallengedStranger(player) => {
            Message::NoChallengedStranger { player: words::mention_of(language, *player) }
        }
        Refusal::ChallengedBlind(player) => Message::NoChallengedBlind { player: words::mention_of(language, *player) },
        Refusal::LengthUnreadable(text) => Message::NoLengthUnreadable { text: super::escape::escaped(text, 40) },
        Refusal::SandOutOfRange(range) => {
            Message::NoSandOutOfRange { min: words::span(language, range.min), max: words::span(language, range.max) }
        }
        Refusal::NoteTooLong => Message::NoNoteTooLong { most: Terms::NOTE_LENGTH as i64 },
        Refusal::TooManyChallenges => Message::NoTooManyChallenges { most: Game::OPEN_CHALLENGES },
        Refusal::TooFast { until } => Message::NoTooFast { when: words::relative(*until) },
        Refusal::NotPlayedHere => Message::NoNotPlayedHere,
        Refusal::TooManyGames(most) => Message::NoTooManyGames { most: i64::from(*most) },
        Refusal::PatienceOutOfRange => {
            let (least, most) = Settings::PATIENCE;
            Message::NoPatienceOutOfRange { min: words::span(language, least), max: words::span(language, most) }
        }
        Refusal::NotOver => Message::NoNotOver,
        Refusal::RematchStands => Message::NoRematchStands,
        Refusal::RematchBegun(game) => Message::NoRematchBegun { game: game.number() },
        Refusal::OpponentErased => Message::NoOpponentErased,
        Refusal::RematchTooLate => Message::NoRematchTooLate,
    };
    say(language, &message)
}

/// Says that no ring may be dropped on a space somebody named, and where one may.
#[must_use]
pub fn no_ring_there(language: Language, refusal: &Refusal, space: Space, is_full: bool) -> String {
    let why = if is_full { "full" } else { "other" }.into();
    say(language, &Message::NoRingThere { why, space: space.to_string(), list: open_rings(language, refusal) })
}

/// Lists the rings that are open to whoever did not say which he means.
fn open_rings(language: Language, refusal: &Refusal) -> String {
    let Refusal::WhichRing { ordinary, fill, extra } = refusal else { return String::new() };
    let ordinary = ordinary.map(|space| Message::AskRingOrdinary { space: space.to_string() });
    let fill = fill.map(|space| Message::AskRingFill { space: space.to_string() });
    let extra = (!extra.is_empty()).then_some(Message::AskRingExtra);
    words::choice(language, ordinary.into_iter().chain(fill).chain(extra).map(|choice| say(language, &choice)))
}

fn rules_refusal(language: Language, refusal: rules::Refusal, game: Option<&Game>, asker: PlayerId) -> Message {
    use rules::Refusal as No;
    let sand = game.map_or(Setup::BOX_SAND, |game| game.terms.setup.sand);
    let seat = game.and_then(|game| Some((game, &game.play()?.position, game.color_of(asker)?)));
    let own = || seat.map_or_else(String::new, |(_, position, color)| own_glasses(language, position, color));
    match refusal {
        No::GameOver => Message::NoGameOver,
        No::Away => Message::NoAway,
        No::Closing => Message::NoClosing,
        No::NotYourTurn => Message::NoNotYourTurn {
            player: seat.map_or_else(String::new, |(game, _, color)| words::player(language, game, color.opponent())),
        },
        No::OnlyTheLateMove(space) => Message::NoOnlyLateMove { space: space.to_string() },
        No::PlaceFirst => Message::NoPlaceFirst,
        No::NotAFreeStart => Message::NoNotFreeStart,
        No::AllPlaced => Message::NoAllPlaced,
        No::NoGlass(space) => Message::NoGlassThere { space: space.to_string(), own: own() },
        No::NotYourGlass(space) => Message::NoNotYourGlass { space: space.to_string(), own: own() },
        No::GlassLost(space) => Message::NoGlassIsLost { space: space.to_string() },
        No::NotAdjacent(from, to) => {
            let ways = seat.map_or_else(Vec::new, |(_, position, color)| position.destinations(color, from).collect());
            let ways = names(language, &ways);
            if from == to {
                Message::NoSameSpace { space: to.to_string(), ways }
            } else {
                Message::NoNotAdjacent { from: from.to_string(), to: to.to_string(), ways }
            }
        }
        No::Occupied(space) => Message::NoOccupied { space: space.to_string() },
        No::Full(space) => Message::NoFull { space: space.to_string() },
        No::FirstTurns => {
            let first = seat.map_or_else(Vec::new, |(_, position, color)| position.movable(color));
            Message::NoFirstTurns { list: names(language, &first) }
        }
        No::NoWay(space) => Message::NoWay { space: space.to_string() },
        No::LiftedAlready(space) => Message::NoLiftedAlready { space: space.to_string() },
        No::NothingLifted => Message::NoNothingLifted,
        No::NoRingRight => Message::NoRingRight,
        No::RingRightOver(space) => Message::NoRingRightOver { space: space.to_string() },
        No::WindowRuns { space, until } => {
            Message::NoWindowRuns { space: space.to_string(), until: words::moment(until, sand) }
        }
        No::NoExtraRing => Message::NoExtraRing,
        No::ExtraOnlyEarned => Message::NoExtraOnlyEarned,
        No::LastPlaceKept { space, until } => {
            Message::NoLastPlaceKept { space: space.to_string(), until: words::moment(until, sand) }
        }
        No::HolderEmpty => Message::NoHolderEmpty,
        No::NothingToDecline => Message::NoNothingToDecline,
        No::NoTurnTimer => {
            let level = game.map_or(1, |game| i64::from(game.terms.setup.level.number()));
            Message::NoTurnTimer { level }
        }
        No::TimerIsTheOpponents => Message::NoTimerIsTheOpponents,
        No::TimerRuns { until } => Message::NoTimerRuns { until: words::moment(until, sand) },
        No::NoDraws => Message::NoDraws,
        No::DrawOfferedAlready => Message::NoDrawOfferedAlready,
        No::TooLateToAbort => Message::NoTooLateToAbort,
    }
}

fn own_glasses(language: Language, position: &Position, color: Color) -> String {
    let mut own: Vec<Space> = position
        .board()
        .glasses(color)
        .iter()
        .filter(|glass| !glass.is_lost())
        .filter_map(|glass| glass.space())
        .collect();
    own.sort_unstable();
    names(language, &own)
}

fn names(language: Language, spaces: &[Space]) -> String {
    if spaces.is_empty() {
        return "–".into();
    }
    words::list(language, spaces.iter().map(ToString::to_string))
}
