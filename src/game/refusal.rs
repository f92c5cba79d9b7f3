//! Why a request to a game is refused.

use super::game::Closed;
use super::id::{GameId, PlayerId};
use super::terms::SandRange;
use crate::rules::{self, Space, SpaceSet, Timestamp};

/// Why a request was refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules of TAMSK say no.
    Rules(rules::Refusal),
    /// There is no such game.
    UnknownGame,
    /// The asker does not play in this game.
    NotYourGame,
    /// The challenge is still to be answered.
    NotStarted,
    /// The challenge was taken up before.
    AlreadyStarted,
    /// The challenge ended without a game.
    ChallengeClosed(Closed),
    /// The challenge is for somebody else.
    NotForYou,
    /// Nobody takes up his own challenge.
    OwnChallenge,
    /// Only the challenger takes his challenge back.
    NotYourChallenge,
    /// The game has gone on since the button was shown.
    Stale,
    /// This very request was refused before and is not carried out later.
    AnsweredBefore,
    /// The move enters a full space and loses the game; it has to be dared (`rules.md` 2.2).
    WouldLose {
        /// The space it leaves.
        from: Space,
        /// The full space.
        to: Space,
    },
    /// There is a choice where to drop a ring.
    WhichRing {
        /// Where the ordinary ring may go.
        ordinary: Option<Space>,
        /// Where the opponent left a ring.
        fill: Option<Space>,
        /// Where the extra ring may go.
        extra: SpaceSet,
    },
    /// The opponent has offered a draw meanwhile; agreeing to it is to be asked about.
    DrawStands,
    /// No draw is offered any more.
    NoDrawStands,
    /// Only Black chooses where the turn timer stands (`rules.md` 1.4).
    NotBlack,
    /// One cannot challenge oneself.
    ChallengedSelf,
    /// Bots do not play.
    ChallengedBot,
    /// The challenged person is not on this server.
    ChallengedStranger(PlayerId),
    /// The challenged person cannot see this channel.
    ChallengedBlind(PlayerId),
    /// A length of time cannot be read.
    LengthUnreadable(String),
    /// The sand is too short or too long here.
    SandOutOfRange(SandRange),
    /// The note is too long.
    NoteTooLong,
    /// The asker has as many open challenges as he may.
    TooManyChallenges,
    /// The asker, or his server, asks for too much at once.
    TooFast {
        /// When he may go on.
        until: Timestamp,
    },
    /// No games may be begun in this channel.
    NotPlayedHere,
    /// As many games are open in this channel as may be.
    TooManyGames(u32),
    /// The patience is too short or too long.
    PatienceOutOfRange,
    /// There is no return match of a game that is not over.
    NotOver,
    /// The asker's challenge to a return match stands already.
    RematchStands,
    /// The return match was begun already.
    RematchBegun(GameId),
    /// The opponent had everything about him erased.
    OpponentErased,
    /// The button for a return match is too old.
    RematchTooLate,
}

impl From<rules::Refusal> for Refusal {
    fn from(refusal: rules::Refusal) -> Refusal {
        Refusal::Rules(refusal)
    }
}
