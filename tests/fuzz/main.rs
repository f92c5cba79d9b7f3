//! Whatever arrives: what can be read is read the same again, what cannot is refused, and nothing breaks.
//!
//! Each kind of input has a corpus under `tests/corpus`, which is tried before anything is made up. `PROPTEST_CASES`
//! says how much is made up.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may stop at once")]

mod corpus;
mod identifier;
mod record;
mod spoilt;

#[cfg(feature = "playground")]
mod interaction;
#[cfg(feature = "playground")]
#[allow(dead_code, reason = "other tests play at the same table")]
#[path = "../chat/table.rs"]
mod table;

// The identifiers' own files are compiled again below, and look for these rooms at the top.
use tamsk_bot::{game, rules};
