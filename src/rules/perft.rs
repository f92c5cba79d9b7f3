//! Counting the games of a depth, to check the moves against known numbers (`rules.md`, Known values).

use super::board::Board;
use super::color::Color;
use super::hourglass::Sand;
use super::setup::{Level, Start};
use super::space::Space;
use super::time::Timestamp;

/// Counts the leaves at a depth from the start; each ply is a move and a ring, no sand runs.
#[must_use]
pub fn perft(level: Level, depth: u32) -> u64 {
    leaves(&Board::new(Start::Corners), level, Color::Red, depth)
}

/// Counts the leaves behind each first move, in the order of the names.
#[must_use]
pub fn divide(level: Level, depth: u32) -> Vec<((Space, Space), u64)> {
    let board = Board::new(Start::Corners);
    if depth == 0 {
        return Vec::new();
    }
    board
        .moves(level, Color::Red)
        .map(|(from, to)| ((from, to), leaves(&after(&board, Color::Red, from, to), level, Color::Black, depth - 1)))
        .collect()
}

fn leaves(board: &Board, level: Level, turn: Color, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if !board.has_move(turn) {
        return if board.has_move(turn.opponent()) { leaves(board, level, turn.opponent(), depth - 1) } else { 0 };
    }
    let ways =
        (0..3).filter(|glass| board.may_move(level, turn, *glass)).map(|glass| (glass, board.ways_of(turn, glass)));
    if depth == 1 {
        return ways.map(|(_, ways)| ways.len() as u64).sum();
    }
    ways.map(|(glass, ways)| {
        let from = board.glass(turn, glass).space();
        ways.map(|to| from.map_or(0, |from| leaves(&after(board, turn, from, to), level, turn.opponent(), depth - 1)))
            .sum::<u64>()
    })
    .sum()
}

fn after(board: &Board, color: Color, from: Space, to: Space) -> Board {
    let mut board = board.clone();
    if let Some(glass) = board.find(color, from) {
        board.stand(color, glass, to, Sand::Running(Timestamp::EARLIEST));
        board.drop_ring(to);
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn perft_gives_the_known_numbers() {
        let known = [9, 81, 858, 8_994, 100_146, 1_102_410];
        for (depth, count) in (1..).zip(known) {
            assert_eq!(perft(Level::One, depth), count, "depth {depth}");
        }
        let first_turns = [9, 81, 486, 2_916, 8_748, 26_244, 349_920];
        for (depth, count) in (1..).zip(first_turns) {
            assert_eq!(perft(Level::Two, depth), count, "depth {depth}");
            assert_eq!(perft(Level::Three, depth), count, "depth {depth}");
        }
    }

    #[test]
    fn divide_gives_the_known_numbers() {
        for ((from, to), count) in divide(Level::One, 3) {
            let name = format!("{from}-{to}");
            let heavy = ["A1-B2", "G1-F2", "D7-D6"].contains(&name.as_str());
            assert_eq!(count, if heavy { 108 } else { 89 }, "{name}");
        }
    }
}
