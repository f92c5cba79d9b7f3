//! The numbers of a whole season, compared with plain counting.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

#[path = "ranking/season.rs"]
mod season;

use tamsk_bot::game::Tally;

#[tokio::test]
async fn a_pair_that_meets_again_and_again_weighs_less_each_time() {
    // A game an hour among six: every pair meets many times within a week.
    let season = season::season(6, 80, 60).await;
    season::compare(&season).await;
    let counted = season::count(&season.games);
    let most = counted.changes.values().map(|change| change.nth).max().unwrap();
    assert!(most > 4, "{most}");
    assert!(counted.changes.values().any(|change| change.nth == 3));
}

#[tokio::test]
async fn what_the_store_answers_is_what_counting_gives() {
    // A game every five hours: some players rest long enough not to be listed, some pairs meet twice a week.
    let season = season::season(60, 900, 300).await;
    season::compare(&season).await;

    // And there was something to count.
    let counted = season::count(&season.games);
    assert!(counted.changes.values().any(|change| change.nth == 1));
    assert!(counted.changes.values().any(|change| change.nth > 1));
    let standings = || counted.standings.values();
    assert!(standings().any(|standing| standing.is_listed(season.end)));
    assert!(standings().any(|standing| !standing.is_listed(season.end)));
    assert!(standings().any(|standing| standing.rating.is_provisional()));
    assert!(standings().any(|standing| !standing.rating.is_provisional()));
    let mut tallies = season.games.iter().filter_map(Tally::of).flatten();
    assert!(tallies.any(|tally| tally.glasses_saved > 0 && tally.glasses_lost > 0));
}
