//! Rate limits: the headers on every answer, and real limiting where it is switched on.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// A bucket is filled again after so many milliseconds.
const WINDOW_MS: i64 = 5_000;

/// Requests a bucket holds.
const BUCKET_SIZE: u32 = 5;

/// Requests a bucket seems to hold where nothing is limited: nobody shall wait in vain.
const BOUNDLESS: u32 = 1_000_000;

/// A request that comes so soon after a refusal may have been on its way already.
const ON_ITS_WAY_MS: i64 = 500;

#[derive(Debug)]
struct Bucket {
    opened_at: i64,
    used: u32,
}

/// Where a request stands with its bucket.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) bucket: String,
    pub(super) limit: u32,
    pub(super) remaining: u32,
    pub(super) reset_at: i64,
    pub(super) reset_after_ms: i64,
    pub(super) exceeded: bool,
}

/// Counts requests by route and channel, guild or webhook.
#[derive(Debug, Default)]
pub(super) struct Limiter {
    pub(super) enforced: bool,
    buckets: HashMap<String, Bucket>,
    /// From when to when nothing is to be asked, by bucket; for everything under no name.
    closed: HashMap<String, (i64, i64)>,
}

impl Limiter {
    /// Counts a request and tells where that leaves its bucket.
    pub(super) fn count(&mut self, key: &str, now: i64) -> Standing {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        let fresh = || Bucket { opened_at: now, used: 0 };
        let bucket = self.buckets.entry(key.to_owned()).or_insert_with(fresh);
        if now.saturating_sub(bucket.opened_at) >= WINDOW_MS {
            *bucket = fresh();
        }
        let exceeded = self.enforced && bucket.used >= BUCKET_SIZE;
        if !exceeded {
            bucket.used = bucket.used.saturating_add(1);
        }
        let reset_at = bucket.opened_at.saturating_add(WINDOW_MS);
        let remaining = BUCKET_SIZE.saturating_sub(bucket.used);
        Standing {
            bucket: format!("{:016x}", hasher.finish()),
            limit: if self.enforced { BUCKET_SIZE } else { BOUNDLESS },
            remaining: if self.enforced { remaining } else { BOUNDLESS },
            reset_at,
            reset_after_ms: reset_at.saturating_sub(now),
            exceeded,
        }
    }

    /// Notes that somebody was told to wait.
    pub(super) fn close(&mut self, key: &str, is_global: bool, now: i64, until: i64) {
        let key = if is_global { "" } else { key };
        self.closed.insert(key.to_owned(), (now.saturating_add(ON_ITS_WAY_MS), until));
    }

    /// Forgets that anybody was told to wait.
    pub(super) fn forget(&mut self) {
        self.closed.clear();
    }

    /// Tells whether a request comes although it was told to wait.
    pub(super) fn breach(&mut self, key: &str, is_limited: bool, now: i64) -> Option<String> {
        self.closed.retain(|_, (_, until)| *until > now);
        let keys = [Some(key), is_limited.then_some("")];
        let closed = keys.into_iter().flatten().filter_map(|key| self.closed.get(key)).find(|(since, _)| now > *since);
        closed.map(|(_, until)| format!("it was to be asked {} ms later", until - now))
    }
}
