//! Several shards: their sessions are begun one after the other, and the bot is there when all of them stand.

use std::time::Duration;

use serde_json::json;
use tamsk_bot::clock::Stopwatch;
use tamsk_bot::game::GuildId;
use tamsk_bot::playground::World;
use tamsk_bot::playground::snowflake::shard;
use tamsk_bot::rules::Span;

use crate::connecting::{is_credited, runs};
use crate::table::Table;

const SHARDS: u64 = 2;
const MINUTE: i64 = 60_000;

/// Adds a server that another shard is told about.
fn other_server(table: &Table) -> u64 {
    loop {
        // Which shard that is depends on when it was made.
        table.hands.advance(Span::from_ms(1));
        let other = table.playground.add_guild("Others", "en-US", table.carol.id());
        if shard(other, SHARDS) != shard(table.guild, SHARDS) {
            return other;
        }
    }
}

/// Tells the shards of the sessions that stand, from the oldest on.
fn standing(world: &World) -> Vec<(u64, u64)> {
    world.sessions().iter().filter(|session| session.is_connected()).map(|session| session.shard()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_begun_five_seconds_apart_and_the_bot_is_there_when_all_of_them_stand() {
    let mut table = Table::set().await;
    let other = other_server(&table);
    for guild in [table.guild, other] {
        table.playground.set_unavailable(guild, true);
        table.hears(guild, true).await;
    }
    table.crash().await;
    table.playground.until("nobody", |world| standing(world).is_empty()).await.unwrap();
    table.playground.set_shards(SHARDS);
    for guild in [table.guild, other] {
        table.playground.set_unavailable(guild, false);
    }
    let stopwatch = Stopwatch::start();
    table.open_bot().await;
    table.playground.until("the first session", |world| standing(world).len() == 1).await.unwrap();
    let first = table.playground.look(standing)[0].0;
    let [early, late] = if shard(table.guild, SHARDS) == first { [table.guild, other] } else { [other, table.guild] };
    table.hears(early, false).await;
    assert!(!table.app().is_there(), "half of the servers cannot reach it");
    assert!(table.app().is_away(GuildId(late)).await.unwrap());
    table.playground.until("the second session", |world| standing(world).len() == 2).await.unwrap();
    assert!(stopwatch.elapsed() >= Duration::from_secs(5), "{:?}", stopwatch.elapsed());
    assert_eq!(table.playground.look(standing), [(first, SHARDS), (1 - first, SHARDS)]);
    table.app().until(true).await;
    table.hears(late, false).await;
    // No session has taken the server of the other one for one that took the bot out.
    assert!(!table.app().is_away(GuildId(early)).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn when_one_shard_is_lost_the_bot_is_not_there_whoever_can_still_reach_it() {
    let mut table = Table::set().await;
    table.crash().await;
    table.playground.set_shards(SHARDS);
    table.start_bot().await;
    let game = runs(&table).await;
    let mine = shard(table.guild, SHARDS);
    table.playground.refuse_gateway(u32::MAX);
    table.playground.drop_sockets_of(1 - mine);
    table.app().until(false).await;
    assert_eq!(table.playground.look(standing), [(mine, SHARDS)]);
    let about = table.types(&table.alice, "about", json!({})).await;
    assert!(about.content.contains("TAMSK"), "{}", about.content);
    assert!(!table.app().is_there(), "the others cannot reach it");
    table.hands.advance(Span::from_ms(MINUTE));
    table.playground.refuse_gateway(0);
    table.app().until(true).await;
    is_credited(&table, game, MINUTE).await;
}
