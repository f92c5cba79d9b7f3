//! The numbers of a whole season, compared with plain counting.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

#[path = "ranking/season.rs"]
mod season;

#[tokio::test]
async fn what_the_store_answers_is_what_counting_gives() {
    // A game every six hours: some players rest long enough not to be listed, some pairs meet thrice a week.
    let season = season::season(24, 600, 360).await;
    season::compare(&season).await;
}
