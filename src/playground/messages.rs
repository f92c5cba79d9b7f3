//! Every message of the world, to be found by its number, by its place and by its nonce.

use std::collections::{BTreeMap, BTreeSet, HashMap, btree_map};

use serde_json::Value;

use super::message::Message;

/// Every message, oldest first.
#[derive(Debug, Default)]
pub(super) struct Messages {
    by_id: BTreeMap<u64, Message>,
    /// Channel and message: a chat grows long, and people look at one channel of many.
    by_place: BTreeSet<(u64, u64)>,
    /// The newest message of an author with a nonce.
    by_nonce: HashMap<(u64, String), u64>,
}

impl Messages {
    pub(super) fn len(&self) -> usize {
        self.by_id.len()
    }

    pub(super) fn contains_key(&self, id: &u64) -> bool {
        self.by_id.contains_key(id)
    }

    pub(super) fn get(&self, id: &u64) -> Option<&Message> {
        self.by_id.get(id)
    }

    pub(super) fn iter(&self) -> btree_map::Iter<'_, u64, Message> {
        self.by_id.iter()
    }

    pub(super) fn values(&self) -> btree_map::Values<'_, u64, Message> {
        self.by_id.values()
    }

    /// The messages of a channel or thread, oldest first.
    pub(super) fn of(&self, channel: u64) -> impl DoubleEndedIterator<Item = &Message> {
        self.by_place.range((channel, 0)..=(channel, u64::MAX)).filter_map(|(_, id)| self.by_id.get(id))
    }

    /// The newest message of an author with a nonce.
    pub(super) fn with_nonce(&self, author: u64, nonce: &Value) -> Option<&Message> {
        self.by_nonce.get(&(author, nonce.to_string())).and_then(|id| self.by_id.get(id))
    }

    /// Puts a message where it belongs, also in the place of what it was before.
    pub(super) fn put(&mut self, message: Message) {
        self.by_place.insert((message.channel, message.id));
        if let Some(nonce) = &message.nonce {
            let newest = self.by_nonce.entry((message.author, nonce.to_string())).or_insert(message.id);
            *newest = message.id.max(*newest);
        }
        self.by_id.insert(message.id, message);
    }

    /// Adds to a message's flags.
    pub(super) fn flag(&mut self, id: u64, flags: u64) {
        if let Some(message) = self.by_id.get_mut(&id) {
            message.flags |= flags;
        }
    }

    pub(super) fn remove(&mut self, id: u64) -> Option<Message> {
        let message = self.by_id.remove(&id)?;
        self.by_place.remove(&(message.channel, id));
        if let Some(nonce) = &message.nonce {
            let key = (message.author, nonce.to_string());
            if self.by_nonce.get(&key) == Some(&id) {
                self.by_nonce.remove(&key);
            }
        }
        Some(message)
    }

    /// Removes everything that was said in a channel or thread.
    pub(super) fn clear(&mut self, channel: u64) {
        let gone: Vec<u64> = self.of(channel).map(|message| message.id).collect();
        for id in gone {
            self.remove(id);
        }
    }
}

impl FromIterator<Message> for Messages {
    fn from_iter<T: IntoIterator<Item = Message>>(messages: T) -> Self {
        let mut all = Self::default();
        for message in messages {
            all.put(message);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn message(id: u64, channel: u64, nonce: Option<&str>) -> Message {
        let text = json!({
            "id": id, "channel": channel, "author": 1, "kind": 0, "content": "", "embeds": [], "components": [],
            "attachments": [], "flags": 0, "sent_at": id, "edits": [], "pinged": [], "pinged_everyone": false,
            "nonce": nonce, "visible_to": null, "interaction": null, "reference": null,
        });
        serde_json::from_value(text).unwrap()
    }

    fn ids<'a>(messages: impl Iterator<Item = &'a Message>) -> Vec<u64> {
        messages.map(|message| message.id).collect()
    }

    #[test]
    fn messages_are_found_by_place_and_nonce_until_they_are_removed() {
        let kept = [(5, 1, None), (3, 2, Some("a")), (4, 1, Some("a")), (9, 2, None), (7, 1, None)];
        let mut all: Messages = kept.map(|(id, channel, nonce)| message(id, channel, nonce)).into_iter().collect();
        assert_eq!((ids(all.of(1)), ids(all.of(2)), ids(all.of(3))), (vec![4, 5, 7], vec![3, 9], vec![]));
        assert_eq!(ids(all.of(1).rev()), [7, 5, 4]);
        let found = |all: &Messages, author| all.with_nonce(author, &json!("a")).map(|message| message.id);
        assert_eq!((found(&all, 1), found(&all, 2)), (Some(4), None));
        assert_eq!(all.remove(3).map(|message| message.id), Some(3));
        assert_eq!(found(&all, 1), Some(4), "the newer one has it");
        all.put(message(6, 1, Some("a")));
        all.put(Message { content: "changed".into(), ..message(4, 1, Some("a")) });
        assert_eq!(found(&all, 1), Some(6), "it is the newest still");
        assert_eq!(all.remove(6).map(|message| message.id), Some(6));
        all.put(Message { content: "changed".into(), ..message(5, 1, None) });
        assert_eq!((ids(all.of(1)), all.len()), (vec![4, 5, 7], 4));
        all.clear(1);
        assert_eq!((ids(all.values()), ids(all.of(1)), found(&all, 1)), (vec![9], vec![], None));
    }
}
