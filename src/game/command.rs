//! What people and time ask of a game.

use super::game::Person;
use super::id::{GameId, GuildId};
use super::view::Side;
use crate::rules::{Action, Color, Space, Timestamp};

/// A request to one game, exactly once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// The interaction's number; the same number is never carried out twice.
    pub id: u64,
    /// Who asks.
    pub actor: Person,
    /// When, on Discord's clock.
    pub at: Timestamp,
    /// On which server; another server's games are nobody's business.
    pub guild: GuildId,
    /// Of which game.
    pub game: GameId,
    /// What the asker was looking at, if his request only makes sense there.
    pub guard: Guard,
    /// What is asked.
    pub command: Command,
}

/// What may be asked of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Command {
    /// Takes a challenge up; the lot is drawn by the caller, who knows chance.
    Accept {
        /// The challenger's colour if it goes by lot.
        lot: Color,
    },
    /// Says no to a challenge.
    Decline,
    /// Takes one's own challenge back.
    Withdraw,
    /// Plays.
    Act(Action),
    /// Plays although the move loses the game at once (`rules.md` 2.2).
    Dare(Action),
    /// Drops the ring that may be dropped now; where, only if there is a choice.
    DropRing {
        /// The space.
        on: Option<Space>,
    },
    /// Offers a draw; agreeing to one is another thing, for it ends the game.
    OfferDraw,
    /// Agrees to the draw the opponent offers.
    AgreeDraw,
    /// Calls the game off, whoever has moved, or takes the challenge off; for those who keep the server.
    CallOff,
    /// Puts the turn timer on a side of the board (`rules.md` 1.4).
    PutTimer(Side),
}

/// What must still be so for a request to make sense.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum Guard {
    /// Nothing.
    #[default]
    None,
    /// The game's last ply is this one.
    Ply(u32),
    /// The asker's own last ply is this one.
    OwnPly(u32),
}
