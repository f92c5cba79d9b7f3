//! What every window is told in the same words, made once for all of them: the messages and the commands.
//!
//! Each change of the world is a reason for every window to look. What is told of a message is therefore kept beside
//! what it was made from, and made anew only where that differs.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::sight;
use crate::playground::channel::Channel;
use crate::playground::message::Message;
use crate::playground::user::User;
use crate::playground::world::World;

/// The messages and the commands as windows are told of them.
#[derive(Default)]
pub(super) struct Texts {
    as_of: Option<u64>,
    users: BTreeMap<u64, User>,
    messages: BTreeMap<u64, Made>,
    commands: BTreeMap<u64, Value>,
    told_commands: Arc<str>,
}

/// A text with what it was made from.
struct Made {
    source: Source,
    text: Arc<str>,
}

/// What is told of a message is made from this, and from the users.
#[derive(Clone, PartialEq)]
struct Source {
    message: Message,
    /// The thread that was made from it.
    thread: Option<Channel>,
    /// The interaction it answers, if it is known, and the message that answered first.
    exchange: Option<(u64, Option<u64>)>,
}

impl Texts {
    /// Brings everything up to date with the world, unless that was done since this change already.
    pub(super) fn refresh(&mut self, world: &World, change: u64) {
        if self.as_of.is_some_and(|seen| seen >= change) {
            return;
        }
        self.as_of = Some(change);
        if self.users != world.users {
            self.users.clone_from(&world.users);
            self.messages.clear();
        }
        self.messages.retain(|id, _| world.messages.contains_key(id));
        // The stand-in's own address is closed to the page, which has a way of its own to the files.
        let own = format!("http://{}/attachments/", world.address);
        for (id, message) in world.messages.iter() {
            if self.messages.get(id).is_some_and(|made| made.source.is_now(world, message)) {
                continue;
            }
            let text = own_links(sight::message(world, message), &own).to_string().into();
            self.messages.insert(*id, Made { source: Source::of(world, message), text });
        }
        if self.told_commands.is_empty() || self.commands != world.commands {
            self.commands.clone_from(&world.commands);
            self.told_commands = world.commands().cloned().collect::<Value>().to_string().into();
        }
    }

    /// What is told of a message.
    pub(super) fn message(&self, id: u64) -> Option<Arc<str>> {
        self.messages.get(&id).map(|made| Arc::clone(&made.text))
    }

    /// What is told of the commands.
    pub(super) fn commands(&self) -> Arc<str> {
        Arc::clone(&self.told_commands)
    }
}

impl Source {
    fn of(world: &World, message: &Message) -> Source {
        Source {
            message: message.clone(),
            thread: world.channels.get(&message.id).cloned(),
            exchange: answered(world, message),
        }
    }

    fn is_now(&self, world: &World, message: &Message) -> bool {
        self.message == *message
            && self.thread.as_ref() == world.channels.get(&message.id)
            && self.exchange == answered(world, message)
    }
}

fn answered(world: &World, message: &Message) -> Option<(u64, Option<u64>)> {
    message.interaction.and_then(|id| world.exchange(id)).map(|exchange| (exchange.id, exchange.original))
}

/// Has every address of a file lead to the page's own door.
fn own_links(value: Value, own: &str) -> Value {
    match value {
        Value::String(text) => match text.strip_prefix(own) {
            Some(rest) => Value::String(format!("/attachments/{rest}")),
            None => Value::String(text),
        },
        Value::Array(items) => Value::Array(items.into_iter().map(|item| own_links(item, own)).collect()),
        Value::Object(fields) => {
            Value::Object(fields.into_iter().map(|(name, field)| (name, own_links(field, own))).collect())
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playground::{Options, Playground};

    /// Every text as it would be made anew.
    fn anew(world: &World) -> BTreeMap<u64, Arc<str>> {
        let mut texts = Texts::default();
        texts.refresh(world, 0);
        texts.messages.into_iter().map(|(id, made)| (id, made.text)).collect()
    }

    #[tokio::test]
    async fn a_text_is_made_anew_when_something_in_it_changed_and_only_then() {
        let playground = Playground::start(Options::new("token", Arc::new(|| 1_800_000_000_000))).await.unwrap();
        let ada = playground.add_user("ada", None, "en-US");
        let guild = playground.add_guild("guild", "en-US", ada);
        let channel = playground.add_channel(guild, "channel");
        let said: Vec<u64> =
            ["one", "two", "three"].map(|words| playground.say(ada, channel, words).unwrap()).into_iter().collect();
        let mut texts = Texts::default();
        playground.look(|world| texts.refresh(world, 1));
        let mut change = 1;
        // Tells which texts were made anew by a change, and that none should have been that was not.
        let mut made_by = |act: &dyn Fn(&mut World)| {
            playground.change(act);
            change += 1;
            let before: BTreeMap<u64, Arc<str>> =
                said.iter().filter_map(|id| Some((*id, texts.message(*id)?))).collect();
            playground.look(|world| {
                texts.refresh(world, change);
                let kept = texts.messages.iter().map(|(id, made)| (*id, Arc::clone(&made.text)));
                assert_eq!(kept.collect::<BTreeMap<_, _>>(), anew(world));
                assert_eq!(*texts.commands(), *world.commands().cloned().collect::<Value>().to_string());
            });
            let is_new = |id: &u64| {
                texts.message(*id).is_some_and(|text| before.get(id).is_none_or(|old| !Arc::ptr_eq(old, &text)))
            };
            said.iter().enumerate().filter(|(_, id)| is_new(id)).map(|(at, _)| at).collect::<Vec<_>>()
        };
        let none: [usize; 0] = [];
        assert_eq!(made_by(&|_| ()), none);
        let reworded = Message { content: "two!".into(), ..playground.message(said[1]).unwrap() };
        assert_eq!(made_by(&|world| world.messages.put(reworded.clone())), [1]);
        assert_eq!(made_by(&|world| world.messages.flag(said[2], 4)), [2]);
        let thread = Channel { id: said[0], ..playground.look(|world| world.channels[&channel].clone()) };
        assert_eq!(made_by(&|world| drop(world.channels.insert(thread.id, thread.clone()))), [0]);
        assert_eq!(made_by(&|world| world.channels.get_mut(&said[0]).unwrap().name.push('!')), [0]);
        assert_eq!(made_by(&|world| drop(world.commands.insert(1, Value::from("command")))), none);
        assert_eq!(made_by(&|world| world.users.get_mut(&ada).unwrap().username.push('!')), [0, 1, 2]);
        assert_eq!(made_by(&|world| drop(world.messages.remove(said[1]))), none);
    }
}
