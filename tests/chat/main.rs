//! Games in chat: the whole bot against the stand-in for Discord, with time that is jumped.

#![cfg(feature = "playground")]
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may stop at once")]

mod bodies;
mod changes;
mod clockwork;
mod connecting;
mod describing;
mod doors;
mod exposition;
mod failures;
mod first_game;
mod flood;
mod languages;
mod limits;
mod meant;
mod notices;
mod numbers;
mod outages;
mod privacy;
#[path = "../render/random.rs"]
mod random;
mod ranking;
mod rebuild;
mod refusing;
mod registered;
mod replaying;
mod settings;
mod shards;
mod silence;
mod table;
mod troubles;
mod unsaid;
mod watched;
mod whole_games;
