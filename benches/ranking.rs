//! How long the ranking takes to answer with 5 000 finished games of 500 players.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark may stop at once, and prints")]
#![allow(clippy::disallowed_methods, reason = "a benchmark measures real time")]

#[path = "../tests/ranking/season.rs"]
mod season;

use std::time::{Duration, Instant};

use season::{Dice, GUILD, LEVELS, Season};

const PLAYERS: usize = 500;
const GAMES: usize = 5_000;
const QUESTIONS: usize = 1_000;
/// What no more than one in a hundred questions may take.
const LIMIT: Duration = Duration::from_millis(100);

#[tokio::main]
async fn main() {
    let began = Instant::now();
    let season = season::season(PLAYERS, GAMES, 20).await;
    println!("{GAMES} games of {PLAYERS} players written down in {:.1?}", began.elapsed());
    season::compare(&season).await;
    println!("every page of every list is what plain counting gives");
    let mut dice = Dice(7);
    let mut player = || season.players[dice.roll(PLAYERS)];
    let mut pages = Dice(11);
    let (mut leaderboard, mut profile, mut history) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..QUESTIONS {
        let (asker, page) = (player(), 1 + u32::try_from(pages.roll(50)).unwrap());
        let level = LEVELS[pages.roll(3)];
        let Season { store, end, .. } = &season;
        let asked = Instant::now();
        store.leaderboard(GUILD, level, page, asker, *end).await.unwrap();
        leaderboard.push(asked.elapsed());
        let asked = Instant::now();
        store.profile(GUILD, asker, *end).await.unwrap();
        profile.push(asked.elapsed());
        let asked = Instant::now();
        store.history(GUILD, asker, page.min(3)).await.unwrap();
        history.push(asked.elapsed());
    }
    for (name, mut took) in [("leaderboard", leaderboard), ("profile", profile), ("history", history)] {
        took.sort_unstable();
        let (p50, p99) = (took[QUESTIONS / 2], took[QUESTIONS * 99 / 100]);
        println!("{name}: p50 {p50:.1?}, p99 {p99:.1?}, longest {:.1?}", took[QUESTIONS - 1]);
        assert!(p99 < LIMIT, "{name} takes {p99:?}");
    }
}
