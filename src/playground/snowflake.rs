//! Snowflakes: Discord's ids, which carry the instant they were made.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The first instant a snowflake can carry, in UTC milliseconds.
pub const EPOCH_MS: i64 = 1_420_070_400_000;

/// The low bits that tell apart ids of the same millisecond.
const TAIL_BITS: u32 = 22;

/// How ids are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Numbering {
    /// As Discord makes them.
    #[default]
    Instants,
    /// By counting up after a number, as others do who speak its protocol.
    After(u64),
}

/// Makes snowflakes, never the same one twice.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Mint {
    made: u64,
    #[serde(default)]
    numbering: Numbering,
}

impl Mint {
    /// Makes none so far, and then in one way.
    #[must_use]
    pub fn new(numbering: Numbering) -> Self {
        Self { made: 0, numbering }
    }

    /// Makes an id that carries the instant `at`, in UTC milliseconds, if ids carry any.
    pub fn mint(&mut self, at: i64) -> u64 {
        self.made = self.made.wrapping_add(1);
        if let Numbering::After(number) = self.numbering {
            return number.wrapping_add(self.made);
        }
        // Instants before the epoch cannot be carried and count as the epoch.
        let since_epoch = u64::try_from(at.saturating_sub(EPOCH_MS)).unwrap_or(0);
        (since_epoch << TAIL_BITS) | (self.made & ((1 << TAIL_BITS) - 1))
    }
}

/// The instant an id carries, in UTC milliseconds.
#[must_use]
pub fn stamped(id: u64) -> i64 {
    i64::try_from(id >> TAIL_BITS).map_or(i64::MAX, |ms| ms.saturating_add(EPOCH_MS))
}

/// The shard of `total` that is told about a guild.
#[must_use]
pub fn shard(guild: u64, total: u64) -> u64 {
    (guild >> TAIL_BITS) % total.max(1)
}

/// An id the way Discord's JSON shows it.
#[must_use]
pub fn show(id: u64) -> Value {
    Value::String(id.to_string())
}

/// An id or `null`.
#[must_use]
pub fn show_or_null(id: Option<u64>) -> Value {
    id.map_or(Value::Null, show)
}

/// Reads an id from JSON, where it may be a string or a number.
#[must_use]
pub fn read(value: &Value) -> Option<u64> {
    match value {
        Value::String(text) => text.parse().ok(),
        Value::Number(number) => number.as_u64(),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
}
