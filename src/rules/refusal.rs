//! Why the rules say no.

use std::fmt;

use super::space::Space;
use super::time::Timestamp;

/// Why an input was refused; a refused input changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The instant lies in a time for which everybody was credited.
    Away,
    /// Only rings are open any more; nobody is to move (`rules.md` 6.1).
    Closing,
    /// It is the opponent's turn.
    NotYourTurn,
    /// Only the glass lifted before the overstep may still be moved (`rules.md` 5.4).
    OnlyTheLateMove(Space),
    /// Hourglasses are placed first (`rules.md` 7).
    PlaceFirst,
    /// This game did not begin with an empty board.
    NotAFreeStart,
    /// All three hourglasses are placed already.
    AllPlaced,
    /// No hourglass stands there.
    NoGlass(Space),
    /// The hourglass there is the opponent's.
    NotYourGlass(Space),
    /// The hourglass there has run out.
    GlassLost(Space),
    /// The two spaces are not adjacent.
    NotAdjacent(Space, Space),
    /// An hourglass stands there.
    Occupied(Space),
    /// The space holds all the rings it can.
    Full(Space),
    /// An hourglass that was never turned has to move first (`rules.md` 4.4).
    FirstTurns,
    /// The hourglass has nowhere to go.
    NoWay(Space),
    /// The hourglass is in hand already.
    LiftedAlready(Space),
    /// Nothing is in hand.
    NothingLifted,
    /// There is no ring right of that kind.
    NoRingRight,
    /// The ring right is over.
    RingRightOver(Space),
    /// The opponent's window still runs (`rules.md` 3.2).
    WindowRuns {
        /// Where the ring could be dropped.
        space: Space,
        /// When the window ends.
        until: Timestamp,
    },
    /// There is no extra ring to drop.
    NoExtraRing,
    /// The extra ring comes with the next completed move (`rules.md` 5.5).
    ExtraOnlyEarned,
    /// The last place of that space is the opponent's while his window runs (`rules.md` 5.5).
    LastPlaceKept {
        /// The space.
        space: Space,
        /// When the opponent's window ends.
        until: Timestamp,
    },
    /// The holder is empty.
    HolderEmpty,
    /// There is nothing to decline.
    NothingToDecline,
    /// This level has no turn timer.
    NoTurnTimer,
    /// Only the player who is not to move turns the timer (`rules.md` 5.1).
    TimerIsTheOpponents,
    /// The turn timer's sand still runs.
    TimerRuns {
        /// When it is out.
        until: Timestamp,
    },
    /// Draws are agreed at level 1 only (`rules.md` 6.5).
    NoDraws,
    /// The player's own offer stands already.
    DrawOfferedAlready,
    /// The player has made a ply already (`rules.md` 6.5).
    TooLateToAbort,
}

impl fmt::Display for Refusal {
    /// Says it in plain words for the command line; players read the catalogs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::Away => f.write_str("the bot was away at this instant"),
            Refusal::Closing => f.write_str("only rings are open any more, nobody is to move"),
            Refusal::NotYourTurn => f.write_str("it is not your turn"),
            Refusal::OnlyTheLateMove(space) => write!(f, "only the late move of {space} is left"),
            Refusal::PlaceFirst => f.write_str("place your hourglasses first"),
            Refusal::NotAFreeStart => f.write_str("hourglasses are placed in a free start only"),
            Refusal::AllPlaced => f.write_str("your three hourglasses are placed already"),
            Refusal::NoGlass(space) => write!(f, "no hourglass stands on {space}"),
            Refusal::NotYourGlass(space) => write!(f, "the hourglass on {space} is not yours"),
            Refusal::GlassLost(space) => write!(f, "the hourglass on {space} has run out"),
            Refusal::NotAdjacent(from, to) => write!(f, "{to} is not next to {from}"),
            Refusal::Occupied(space) => write!(f, "an hourglass stands on {space}"),
            Refusal::Full(space) => write!(f, "{space} is full"),
            Refusal::FirstTurns => f.write_str("move an hourglass that was never turned"),
            Refusal::NoWay(space) => write!(f, "the hourglass on {space} has nowhere to go"),
            Refusal::LiftedAlready(space) => write!(f, "the hourglass on {space} is in your hand already"),
            Refusal::NothingLifted => f.write_str("nothing is in your hand"),
            Refusal::NoRingRight => f.write_str("you have no ring to drop there"),
            Refusal::RingRightOver(space) => write!(f, "the time to drop a ring on {space} is over"),
            Refusal::WindowRuns { space, .. } => write!(f, "the opponent may still drop his ring on {space}"),
            Refusal::NoExtraRing => f.write_str("you have no extra ring to drop"),
            Refusal::ExtraOnlyEarned => f.write_str("the extra ring comes with your next completed move"),
            Refusal::LastPlaceKept { space, .. } => write!(f, "the last place of {space} is kept for the opponent"),
            Refusal::HolderEmpty => f.write_str("your holder is empty"),
            Refusal::NothingToDecline => f.write_str("there is nothing to decline"),
            Refusal::NoTurnTimer => f.write_str("this level has no turn timer"),
            Refusal::TimerIsTheOpponents => f.write_str("only the player who is not to move turns the timer"),
            Refusal::TimerRuns { .. } => f.write_str("the turn timer still runs"),
            Refusal::NoDraws => f.write_str("draws are agreed at level 1 only"),
            Refusal::DrawOfferedAlready => f.write_str("your offer stands already"),
            Refusal::TooLateToAbort => f.write_str("you have made a ply already, so you cannot abort"),
        }
    }
}

impl std::error::Error for Refusal {}
