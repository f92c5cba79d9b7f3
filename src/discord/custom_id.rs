//! What a button or menu says when it is used.
//!
//! Everything is in the identifier itself, so that buttons work after a restart; and as anybody may send any
//! identifier, it is read strictly and decides nothing.

use std::fmt;

use crate::game::{GameId, Guard, Side};
use crate::rules::{Action, Space, Then};

/// The version of the identifiers; another one is a button of an older bot.
const VERSION: &str = "t1";

/// The identifier of a button or menu: `t1:GAME:GUARD:WORD[:ARGUMENT…]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CustomId {
    /// Of which game.
    pub game: GameId,
    /// What the one who uses it was looking at.
    pub guard: Guard,
    /// What it asks.
    pub press: Press,
}

/// What a button or menu asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// Takes a challenge up.
    Accept,
    /// Says no to a challenge.
    Decline,
    /// Takes one's own challenge back.
    Withdraw,
    /// Does something in the game.
    Act(Action),
    /// Makes a move that loses the game at once.
    Dare(Action),
    /// Drops the ring that may be dropped.
    Ring,
    /// Drops the extra ring on the space chosen in the menu; the number tells two menus apart.
    Extra(u8),
    /// Shows where an hourglass may be placed.
    PlaceMenu,
    /// Places an hourglass on the space chosen in the menu.
    Place(u8),
    /// Offers a draw.
    OfferDraw,
    /// Agrees to a draw.
    AgreeDraw,
    /// Puts the turn timer on a side.
    TimerSide(Side),
    /// Closes somebody else's game, for those who manage the server.
    CallOff,
    /// Asks for a return match.
    Rematch,
    /// Shows more to do.
    More,
    /// Shows the board as text.
    Text,
    /// Asks whether to resign.
    AskResign,
    /// Asks whether to call the game off.
    AskAbort,
}

impl CustomId {
    /// Makes an identifier.
    #[must_use]
    pub const fn new(game: GameId, guard: Guard, press: Press) -> CustomId {
        CustomId { game, guard, press }
    }

    /// Reads an identifier; nothing if it is not one of this version.
    #[must_use]
    pub fn parse(text: &str) -> Option<CustomId> {
        let mut parts = text.split(':');
        if parts.next() != Some(VERSION) {
            return None;
        }
        let game = GameId(number(parts.next()?)?);
        let guard = match parts.next()? {
            "-" => Guard::None,
            own if own.starts_with('o') => Guard::OwnPly(number(&own[1..])?),
            ply => Guard::Ply(number(ply)?),
        };
        let parts: Vec<&str> = parts.collect();
        Some(CustomId { game, guard, press: Press::parse(&parts)? })
    }
}

/// Reads a number in its one spelling.
pub(super) fn number<N: std::str::FromStr + fmt::Display>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

fn space(text: &str) -> Option<Space> {
    Space::parse(text).filter(|space| space.to_string() == text)
}

impl Press {
    /// Tells whether it is never offered on a message that everybody sees.
    #[must_use]
    pub const fn is_only_private(self) -> bool {
        match self {
            Press::Accept
            | Press::Decline
            | Press::Withdraw
            | Press::Act(Action::Lift(_) | Action::Timer)
            | Press::Ring
            | Press::PlaceMenu
            | Press::Rematch
            | Press::More => false,
            Press::Act(_)
            | Press::Dare(_)
            | Press::Extra(_)
            | Press::Place(_)
            | Press::OfferDraw
            | Press::AgreeDraw
            | Press::TimerSide(_)
            | Press::CallOff
            | Press::Text
            | Press::AskResign
            | Press::AskAbort => true,
        }
    }

    fn parse(parts: &[&str]) -> Option<Press> {
        Some(match *parts {
            ["accept"] => Press::Accept,
            ["decline"] => Press::Decline,
            ["withdraw"] => Press::Withdraw,
            ["lift", at] => Press::Act(Action::Lift(space(at)?)),
            ["back"] => Press::Act(Action::PutBack),
            ["go", from, to] => Press::Act(Action::Move { from: space(from)?, to: space(to)?, then: Then::Wait }),
            ["dare", from, to] => Press::Dare(Action::Move { from: space(from)?, to: space(to)?, then: Then::Wait }),
            ["drop"] => Press::Act(Action::Ring),
            ["fill"] => Press::Act(Action::Fill),
            ["hold"] => Press::Act(Action::Hold),
            ["timer"] => Press::Act(Action::Timer),
            ["resign"] => Press::Act(Action::Resign),
            ["draw"] => Press::OfferDraw,
            ["agree"] => Press::AgreeDraw,
            ["abort"] => Press::Act(Action::Abort),
            ["ring"] => Press::Ring,
            ["extra", menu] => Press::Extra(number(menu)?),
            ["places"] => Press::PlaceMenu,
            ["place", menu] => Press::Place(number(menu)?),
            ["side", "left"] => Press::TimerSide(Side::Left),
            ["side", "right"] => Press::TimerSide(Side::Right),
            ["close"] => Press::CallOff,
            ["rematch"] => Press::Rematch,
            ["more"] => Press::More,
            ["text"] => Press::Text,
            ["resign?"] => Press::AskResign,
            ["abort?"] => Press::AskAbort,
            _ => return None,
        })
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:{}:", self.game)?;
        match self.guard {
            Guard::None => f.write_str("-")?,
            Guard::Ply(ply) => write!(f, "{ply}")?,
            Guard::OwnPly(ply) => write!(f, "o{ply}")?,
        }
        write!(f, ":{}", self.press)
    }
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Accept => f.write_str("accept"),
            Press::Decline => f.write_str("decline"),
            Press::Withdraw => f.write_str("withdraw"),
            Press::Act(Action::Lift(space)) => write!(f, "lift:{space}"),
            Press::Act(Action::PutBack) => f.write_str("back"),
            Press::Act(Action::Move { from, to, .. }) => write!(f, "go:{from}:{to}"),
            Press::Dare(Action::Move { from, to, .. }) => write!(f, "dare:{from}:{to}"),
            Press::Act(Action::Ring) => f.write_str("drop"),
            Press::Act(action) | Press::Dare(action) => write!(f, "{action}"),
            Press::OfferDraw => f.write_str("draw"),
            Press::AgreeDraw => f.write_str("agree"),
            Press::Ring => f.write_str("ring"),
            Press::Extra(menu) => write!(f, "extra:{menu}"),
            Press::PlaceMenu => f.write_str("places"),
            Press::Place(menu) => write!(f, "place:{menu}"),
            Press::TimerSide(side) => write!(f, "side:{}", side.word()),
            Press::CallOff => f.write_str("close"),
            Press::Rematch => f.write_str("rematch"),
            Press::More => f.write_str("more"),
            Press::Text => f.write_str("text"),
            Press::AskResign => f.write_str("resign?"),
            Press::AskAbort => f.write_str("abort?"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_read_as_they_were_written_and_fit() {
        let d4 = Space::D4;
        let step = Action::Move { from: Space::CORNERS[0], to: d4, then: Then::Wait };
        let presses = [
            Press::Accept,
            Press::Decline,
            Press::Withdraw,
            Press::Act(Action::Lift(d4)),
            Press::Act(Action::PutBack),
            Press::Act(step),
            Press::Dare(step),
            Press::Act(Action::Ring),
            Press::Act(Action::Fill),
            Press::Act(Action::Hold),
            Press::Act(Action::Timer),
            Press::Act(Action::Resign),
            Press::OfferDraw,
            Press::AgreeDraw,
            Press::Act(Action::Abort),
            Press::Ring,
            Press::Extra(1),
            Press::PlaceMenu,
            Press::Place(0),
            Press::TimerSide(Side::Left),
            Press::TimerSide(Side::Right),
            Press::CallOff,
            Press::Rematch,
            Press::More,
            Press::Text,
            Press::AskResign,
            Press::AskAbort,
        ];
        for press in presses {
            for guard in [Guard::None, Guard::Ply(u32::MAX), Guard::OwnPly(7)] {
                let id = CustomId::new(GameId(u64::MAX), guard, press);
                let text = id.to_string();
                assert_eq!(CustomId::parse(&text), Some(id), "{text}");
                assert!(text.len() <= 100);
            }
        }
    }

    #[test]
    fn anything_else_is_no_identifier() {
        for wrong in [
            "",
            "t1",
            "t0:1:0:ring",
            "t1:1:0:",
            "t1:1:0:lift:A9",
            "t1:1:0:lift:a1",
            "t1:01:0:ring",
            "t1:1:-1:ring",
            "t1:1:0:go:A1",
            "t1:1:0:ring:A1",
            "t1::0:ring",
            "t1:1:é:ring",
            "t1:1:o:ring",
        ] {
            assert_eq!(CustomId::parse(wrong), None, "{wrong:?}");
        }
    }
}
