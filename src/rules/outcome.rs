//! How a game ends.

use super::board::Board;
use super::color::Color;
use super::hourglass::Sand;
use super::setup::Level;
use super::time::Timestamp;

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who won, if anybody.
    pub verdict: Verdict,
    /// Why.
    pub reason: Reason,
    /// When.
    pub at: Timestamp,
}

/// What the end means for the two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// A side won.
    Won(Color),
    /// Neither side won.
    Draw,
    /// The game does not count.
    Aborted,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// Rings left were counted (`rules.md` 6.2, 6.3).
    Rings,
    /// Rings were equal; the sand was compared (`rules.md` 6.4).
    Sand,
    /// A full space was entered (`rules.md` 2.2).
    FullSpace,
    /// A player gave up.
    Resignation,
    /// Both agreed on a draw.
    Agreement,
    /// The player to move took longer than patience (`rules.md` 6.5).
    Forfeit,
    /// The game was called off.
    Abort,
    /// Forty plies without a ring (`rules.md` 2.6).
    NoRings,
}

impl Verdict {
    /// Tells the word of the record.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Won(color) => color.word(),
            Verdict::Draw => "draw",
            Verdict::Aborted => "aborted",
        }
    }
}

impl Reason {
    /// Tells the word of the record.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Reason::Rings => "rings",
            Reason::Sand => "sand",
            Reason::FullSpace => "full-space",
            Reason::Resignation => "resignation",
            Reason::Agreement => "agreement",
            Reason::Forfeit => "forfeit",
            Reason::Abort => "abort",
            Reason::NoRings => "no-rings",
        }
    }
}

/// Scores a game that came to its natural end (`rules.md` 6.2 to 6.4).
pub(super) fn score(level: Level, holder: [u8; 2], board: &Board) -> (Verdict, Reason) {
    let [red, black] = holder;
    if red != black {
        let winner = if red < black { Color::Red } else { Color::Black };
        return (Verdict::Won(winner), Reason::Rings);
    }
    if !level.has_sand() {
        return (Verdict::Draw, Reason::Rings);
    }
    let verdict = match run_outs(board, Color::Red).cmp(&run_outs(board, Color::Black)) {
        std::cmp::Ordering::Greater => Verdict::Won(Color::Red),
        std::cmp::Ordering::Less => Verdict::Won(Color::Black),
        std::cmp::Ordering::Equal => Verdict::Draw,
    };
    (verdict, Reason::Sand)
}

/// Lists a side's run-out instants, latest first.
pub(super) fn run_outs(board: &Board, color: Color) -> [Timestamp; 3] {
    let mut instants = board.glasses(color).map(|glass| match glass.sand() {
        Sand::Unturned => Timestamp::EARLIEST,
        Sand::Running(at) | Sand::Lost(at) => at,
    });
    instants.sort_unstable_by(|one, other| other.cmp(one));
    instants
}
