//! How much may be asked of Discord, and from when on: what its answers have said, for as long as it holds.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;

use reqwest::header::HeaderMap;
use serde_json::Value;

use crate::rules::{Span, Timestamp};

/// How long is waited after a 429 that does not say how long.
const UNSAID: Span = Span::from_secs(1);
/// No limit is believed to hold for longer: whatever was said, something is tried again after this.
const LONGEST: Span = Span::from_secs(24 * 60 * 60);
/// For so long a token that was refused is not shown again.
const REFUSED_FOR: Span = Span::from_secs(60);
/// Two instants that lie closer together are the same end of a bucket, told by two answers.
const SAME_END: Span = Span::from_ms(500);

/// The requests that share a limit: a method and a path, and what they are about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lane {
    /// The method, and the path without its numbers.
    pub route: &'static str,
    /// The channel, server, application or interaction that has a limit of its own.
    pub of: u64,
    /// Whether the limit for all requests together holds here: for first answers to interactions it does not.
    pub is_global: bool,
}

/// What an answer said about limits.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Said {
    /// Which bucket the request counted towards: several routes may share one.
    bucket: Option<String>,
    /// How many more the bucket allows, and for how long that holds.
    left: Option<(u32, Span)>,
    /// For how long nothing more is to be asked, and whether that holds for everything.
    closed: Option<(Span, bool)>,
}

/// What is known of the limits.
#[derive(Default, Debug)]
pub struct Limits {
    /// Until when nothing at all may be asked.
    all: Option<Timestamp>,
    /// Until when a lane is closed by a 429.
    closed: HashMap<(&'static str, u64), Timestamp>,
    /// What is left of each bucket or, where its name is not known, of each lane.
    rooms: HashMap<(Arc<str>, u64), Room>,
    /// How many requests of each lane are under way: an answer may not count them yet.
    under_way: HashMap<(&'static str, u64), u32>,
    /// The names of the buckets, by route.
    buckets: HashMap<&'static str, Arc<str>>,
}

/// How much may still be asked, up to an instant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Room {
    left: u32,
    until: Timestamp,
}

impl Limits {
    /// Lets a request through, until it [leaves](Limits::leave), or tells from when on it may be made.
    ///
    /// # Errors
    ///
    /// Gives the instant before which nothing is to be asked there.
    pub fn admit(&mut self, lane: Lane, now: Timestamp) -> Result<(), Timestamp> {
        if let Some(until) = self.closed_until(lane, now) {
            return Err(until);
        }
        for key in self.keys(lane) {
            if let Some(room) = self.rooms.get_mut(&key).filter(|room| room.until > now) {
                room.left = room.left.saturating_sub(1);
            }
        }
        *self.under_way.entry((lane.route, lane.of)).or_default() += 1;
        Ok(())
    }

    /// Notes that a request is under way no longer, whatever came of it.
    pub fn leave(&mut self, lane: Lane) {
        if let Entry::Occupied(mut under_way) = self.under_way.entry((lane.route, lane.of)) {
            *under_way.get_mut() -= 1;
            if *under_way.get() == 0 {
                under_way.remove();
            }
        }
    }

    /// Tells until when nothing may be asked that counts towards the limit for all requests together.
    pub fn all_closed_until(&self, now: Timestamp) -> Option<Timestamp> {
        self.all.filter(|until| *until > now)
    }

    /// Tells until when a request would not be let through.
    pub fn closed_until(&self, lane: Lane, now: Timestamp) -> Option<Timestamp> {
        let full = self.keys(lane).filter_map(|key| self.rooms.get(&key)).filter(|room| room.left == 0);
        let all = self.all_closed_until(now).filter(|_| lane.is_global);
        let closed = self.closed.get(&(lane.route, lane.of)).copied();
        full.map(|room| room.until).chain(closed).chain(all).filter(|until| *until > now).max()
    }

    /// Learns from the answer to a request that has left.
    pub fn note(&mut self, lane: Lane, said: &Said, now: Timestamp) {
        // What is over is forgotten here, so that nothing outlives its window.
        self.rooms.retain(|_, room| room.until > now);
        self.closed.retain(|_, until| *until > now);
        self.all = self.all.filter(|until| *until > now);
        if let Some(bucket) = &said.bucket
            && self.buckets.get(lane.route).is_none_or(|known| **known != **bucket)
        {
            self.buckets.insert(lane.route, Arc::from(bucket.as_str()));
        }
        let unseen = self.others_under_way(lane);
        let room = |(left, span): (u32, Span)| Room { left: left.saturating_sub(unseen), until: now + span };
        let mut heard = said.left.map(room);
        if let Some((span, for_all)) = said.closed {
            let until = now + span;
            heard = None;
            if for_all {
                self.all = self.all.max(Some(until));
            }
            if !for_all || !lane.is_global {
                // Kept apart: an answer to what was asked before opens nothing.
                let closed = self.closed.entry((lane.route, lane.of)).or_insert(until);
                *closed = until.max(*closed);
                heard = Some(Room { left: 0, until });
            }
        }
        if let (Some(heard), Some(key)) = (heard.filter(|room| room.until > now), self.keys(lane).last()) {
            self.rooms.entry(key).and_modify(|known| *known = known.after(heard)).or_insert(heard);
        }
    }

    /// Counts what is under way in the bucket of a lane.
    fn others_under_way(&self, lane: Lane) -> u32 {
        let bucket = |route| self.buckets.get(route);
        let shares = |route| route == lane.route || (bucket(route).is_some() && bucket(route) == bucket(lane.route));
        self.under_way.iter().filter(|((route, of), _)| *of == lane.of && shares(route)).map(|(_, count)| count).sum()
    }

    /// Lists under what a lane is kept: its own name, and last its bucket's if that is known.
    fn keys(&self, lane: Lane) -> impl Iterator<Item = (Arc<str>, u64)> + use<> {
        let bucket = self.buckets.get(lane.route).cloned();
        [Some(Arc::from(lane.route)), bucket].into_iter().flatten().map(move |name| (name, lane.of))
    }

    #[cfg(test)]
    fn is_empty(&self) -> bool {
        self.all.is_none() && self.rooms.is_empty() && self.closed.is_empty() && self.under_way.is_empty()
    }
}

impl Room {
    /// Takes another word into account: of one window the least counts, for answers overtake each other.
    fn after(self, heard: Room) -> Room {
        if heard.until > self.until + SAME_END {
            return heard;
        }
        Room { left: self.left.min(heard.left), until: self.until.max(heard.until) }
    }
}

impl Said {
    /// Reads what an answer says about limits: its status, its headers and, of a refusal, its body; a refused token
    /// closes the door only if the bot has shown its own.
    #[must_use]
    pub fn of(status: u16, headers: &HeaderMap, body: &Value, shows_token: bool) -> Said {
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let span = |name: &str| text(name).and_then(|text| text.parse().ok()).and_then(seconds);
        let left = text("x-ratelimit-remaining").and_then(|left| left.parse().ok());
        let reset_after = span("x-ratelimit-reset-after");
        let closed = match (status, body["code"].as_i64()) {
            // One message that was edited too often, of which nothing else is to be learnt.
            (429, Some(30046)) => None,
            (429, _) => {
                let said = body["retry_after"].as_f64().and_then(seconds);
                let wait = said.or_else(|| span("retry-after")).or(reset_after).unwrap_or(UNSAID);
                let scope = text("x-ratelimit-scope");
                // What stands before Discord answers without JSON, and shuts out the address.
                let for_all = scope == Some("global")
                    || body["global"] == true
                    || text("x-ratelimit-global") == Some("true")
                    || (scope.is_none() && !body.is_object());
                Some((wait, for_all))
            }
            // Not the bot's token: that of an interaction, which has ended.
            (401, Some(50027)) => None,
            (401, _) if shows_token => Some((REFUSED_FOR, true)),
            _ => None,
        };
        Said { bucket: text("x-ratelimit-bucket").map(Into::into), left: left.zip(reset_after), closed }
    }

    /// Tells for how long nothing more is to be asked there.
    #[must_use]
    pub fn wait(&self) -> Option<Span> {
        self.closed.map(|(span, _)| span)
    }
}

/// Reads a number of seconds, up to the next millisecond.
fn seconds(seconds: f64) -> Option<Span> {
    let span = std::time::Duration::try_from_secs_f64(seconds).unwrap_or(std::time::Duration::MAX);
    let is_number = seconds.is_finite() && seconds >= 0.0;
    let ms = i64::try_from(span.as_micros().div_ceil(1000)).unwrap_or(i64::MAX);
    is_number.then(|| Span::from_ms(ms).min(LONGEST))
}

#[cfg(test)]
mod tests {
    use super::*;
    use reqwest::header::{HeaderName, HeaderValue};
    use serde_json::json;

    const EDIT: &str = "PATCH /channels/{}/messages/{}";
    const POST: &str = "POST /channels/{}/messages";

    fn lane(route: &'static str, of: u64) -> Lane {
        Lane { route, of, is_global: true }
    }

    fn at(ms: i64) -> Timestamp {
        Timestamp::from_ms(ms)
    }

    fn said(status: u16, headers: &[(&str, &str)], body: &Value) -> Said {
        let headers = headers
            .iter()
            .map(|(name, value)| (HeaderName::try_from(*name).unwrap(), HeaderValue::try_from(*value).unwrap()));
        Said::of(status, &headers.collect(), body, true)
    }

    fn counting(bucket: &str, left: &str, after: &str) -> Said {
        let headers = [("X-RateLimit-Bucket", bucket), ("X-RateLimit-Remaining", left)];
        said(200, &[headers[0], headers[1], ("X-RateLimit-Reset-After", after)], &json!({}))
    }

    #[test]
    fn a_refused_lane_is_closed_for_as_long_as_it_was_said_and_no_other_is() {
        let mut limits = Limits::default();
        let refused = said(429, &[("Retry-After", "5")], &json!({"retry_after": 4.7, "global": false}));
        limits.note(lane(EDIT, 1), &refused, at(0));
        assert_eq!(limits.admit(lane(EDIT, 1), at(4_699)), Err(at(4_700)));
        assert_eq!(limits.admit(lane(EDIT, 2), at(0)), Ok(()));
        assert_eq!(limits.admit(lane(POST, 1), at(0)), Ok(()));
        // The answer to what was asked before it was closed opens nothing.
        limits.note(lane(EDIT, 1), &counting("b", "4", "60"), at(100));
        assert_eq!(limits.admit(lane(EDIT, 1), at(4_699)), Err(at(4_700)));
        assert_eq!(limits.admit(lane(EDIT, 1), at(4_700)), Ok(()));
    }

    #[test]
    fn the_limit_for_everything_holds_everything_but_first_answers() {
        let by_header = said(429, &[("X-RateLimit-Global", "true"), ("Retry-After", "2")], &json!({}));
        let by_scope = said(429, &[("X-RateLimit-Scope", "global"), ("Retry-After", "2")], &json!({}));
        let by_body = said(429, &[("X-RateLimit-Scope", "user")], &json!({"retry_after": 2, "global": true}));
        // Not Discord itself but what stands before it.
        let by_page = said(429, &[("Retry-After", "2")], &Value::Null);
        let callback = |of| Lane { route: "POST /interactions/{}/{}/callback", of, is_global: false };
        for said in [by_header, by_scope, by_body, by_page] {
            let mut limits = Limits::default();
            limits.note(lane(EDIT, 1), &said, at(0));
            assert_eq!(limits.admit(lane(POST, 9), at(1_999)), Err(at(2_000)), "{said:?}");
            assert_eq!(limits.admit(callback(7), at(0)), Ok(()), "{said:?}");
            // One that was told so itself is held all the same.
            limits.note(callback(7), &said, at(0));
            assert_eq!(limits.admit(callback(7), at(0)), Err(at(2_000)), "{said:?}");
            assert_eq!(limits.admit(callback(8), at(0)), Ok(()), "{said:?}");
        }
    }

    #[test]
    fn a_bucket_is_shared_by_the_routes_that_have_its_name() {
        let mut limits = Limits::default();
        limits.note(lane(EDIT, 1), &counting("shared", "4", "5"), at(0));
        limits.note(lane(POST, 1), &counting("shared", "2", "4.9"), at(100));
        for route in [EDIT, POST] {
            assert_eq!(limits.admit(lane(route, 1), at(200)), Ok(()));
            limits.leave(lane(route, 1));
        }
        // One that was overtaken by another answer gives nothing back.
        limits.note(lane(EDIT, 1), &counting("shared", "3", "4.8"), at(200));
        assert_eq!(limits.admit(lane(POST, 1), at(200)), Err(at(5_000)));
        assert_eq!(limits.admit(lane(POST, 2), at(200)), Ok(()));
        // A new window gives what it says.
        limits.note(lane(EDIT, 1), &counting("shared", "4", "5"), at(4_990));
        assert_eq!(limits.admit(lane(POST, 1), at(4_991)), Ok(()));
    }

    #[test]
    fn a_bucket_is_never_overdrawn_by_what_is_under_way() {
        let mut limits = Limits::default();
        let lane = lane(POST, 1);
        // Three at once before anything is known, then as many as are let through; of five all are had.
        let (mut left, mut under_way, mut made) = (5, 0, 0);
        loop {
            while under_way < 3 && limits.admit(lane, at(10)).is_ok() {
                under_way += 1;
                made += 1;
            }
            assert!(made <= 5, "overdrawn");
            if under_way == 0 {
                break;
            }
            left -= 1;
            under_way -= 1;
            limits.leave(lane);
            limits.note(lane, &counting("b", &format!("{left}"), "5"), at(10));
        }
        assert_eq!((made, left), (5, 0));
    }

    #[test]
    fn nothing_is_remembered_once_it_is_over() {
        let mut limits = Limits::default();
        for of in 0..1_000 {
            let callback = Lane { route: "POST /interactions/{}/{}/callback", of, is_global: false };
            limits.note(callback, &counting("b", "0", "1"), at(0));
            limits.note(callback, &said(429, &[], &json!({"retry_after": 0.5})), at(0));
        }
        limits.note(lane(EDIT, 1), &said(429, &[], &json!({"global": true})), at(0));
        assert!(!limits.is_empty());
        limits.note(lane(EDIT, 1), &Said::default(), at(1_000));
        assert!(limits.is_empty(), "{limits:?}");
        assert_eq!(limits.buckets.len(), 1, "as many as there are routes");
    }

    #[test]
    fn what_cannot_be_meant_closes_nothing_for_ever() {
        for (after, ms) in [("-1", 1_000), ("nan", 1_000), ("soon", 1_000), ("inf", 1_000), ("1e300", 86_400_000)] {
            assert_eq!(said(429, &[("Retry-After", after)], &json!({})).wait(), Some(Span::from_ms(ms)), "{after}");
        }
        assert_eq!(said(429, &[], &json!({"retry_after": 0.0001})).wait(), Some(Span::from_ms(1)));
        // The limit of one message, and the token of one interaction.
        assert_eq!(said(429, &[("Retry-After", "9")], &json!({"code": 30046})).wait(), None);
        assert_eq!(said(401, &[], &json!({"code": 50027})).wait(), None);
        assert_eq!(said(401, &[], &json!({"code": 0})).closed, Some((Span::from_secs(60), true)));
        assert_eq!(said(404, &[("Retry-After", "9")], &json!({})).wait(), None);
    }
}
