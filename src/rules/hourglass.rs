//! The piece and its sand.

use super::space::Space;
use super::time::{Span, Timestamp};

/// Where the sand of an hourglass is; one instant says it all (`rules.md` 4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sand {
    /// Never turned: it does not run and cannot be lost.
    Unturned,
    /// Runs out at this instant.
    Running(Timestamp),
    /// Ran out at this instant.
    Lost(Timestamp),
}

/// One of the six pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hourglass {
    pub(super) space: Option<Space>,
    pub(super) sand: Sand,
}

impl Hourglass {
    /// Tells where it stands; nowhere before it is placed in a free start.
    #[must_use]
    pub const fn space(&self) -> Option<Space> {
        self.space
    }

    /// Tells where its sand is.
    #[must_use]
    pub const fn sand(&self) -> Sand {
        self.sand
    }

    /// Tells whether its sand has run out.
    #[must_use]
    pub const fn is_lost(&self) -> bool {
        matches!(self.sand, Sand::Lost(_))
    }

    /// Tells when it runs out or ran out; nothing if it was never turned.
    #[must_use]
    pub const fn runs_out_at(&self) -> Option<Timestamp> {
        match self.sand {
            Sand::Unturned => None,
            Sand::Running(at) | Sand::Lost(at) => Some(at),
        }
    }
}

impl Sand {
    /// Turns the glass over at an instant: what had run down runs back (`rules.md` 4.1).
    pub(super) fn turned(self, at: Timestamp, sand: Span) -> Sand {
        match self {
            Sand::Unturned => Sand::Running(at + sand),
            Sand::Running(runs_out_at) => Sand::Running(at + (sand - runs_out_at.since(at))),
            Sand::Lost(lost_at) => Sand::Lost(lost_at),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_had_run_down_runs_back() {
        let box_sand = Span::from_secs(180);
        let at = |secs: i64| Timestamp::from_ms(secs * 1000);
        let first = Sand::Unturned.turned(at(0), box_sand);
        assert_eq!(first, Sand::Running(at(180)));
        let second = first.turned(at(70), box_sand);
        assert_eq!(second, Sand::Running(at(140)));
        assert_eq!(second.turned(at(130), box_sand), Sand::Running(at(300)));
    }
}
