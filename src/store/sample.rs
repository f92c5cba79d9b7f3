//! A database to try things on, and a challenge to put in it.

use tempfile::TempDir;

use super::{Offer, Store};
use crate::game::{ChannelId, GuildId, Person, Place, PlayerId, Terms};
use crate::rules::{Level, Span, Start, Timestamp};

/// Opens a new database, which is gone with its folder.
pub async fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&format!("sqlite://{}", folder.path().join("tamsk.sqlite").display())).await.unwrap();
    (folder, store)
}

/// A challenge to anybody.
pub fn offer(at: Timestamp) -> Offer {
    let channel = ChannelId(8);
    Offer {
        place: Place { guild: GuildId(7), channel, home: channel, can_thread: true, locale: "en".into() },
        terms: Terms::new(Level::Two, Start::Corners, Span::from_secs(180)),
        challenger: Person { id: PlayerId(1 << 30), name: "alice".into() },
        opponent: None,
        rematch_of: None,
        at,
    }
}
