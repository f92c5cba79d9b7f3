//! A handle on something a person did, and on what the bot makes of it.

use std::fmt;
use std::time::Duration;

use serde_json::Value;

use super::Playground;
use super::exchange::Exchange;
use super::message::Message;
use super::snowflake;
use super::world::World;

/// How long a person waits for the bot, in real time.
const PATIENCE: Duration = Duration::from_secs(10);

/// The bot did not answer, or not in the way that was waited for.
#[derive(Clone)]
pub struct Silence {
    why: &'static str,
    tail: String,
}

impl fmt::Display for Silence {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.why)
    }
}

impl fmt::Debug for Silence {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} ({})", self.why, self.tail)
    }
}

impl std::error::Error for Silence {}

/// What the bot answered first.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Discord's number for the kind of answer.
    pub kind: u8,
    /// What came with it.
    pub data: Value,
    /// When it came, in UTC milliseconds.
    pub at: i64,
}

impl Answer {
    /// Whether the answer defers what there is to say.
    #[must_use]
    pub fn is_deferred(&self) -> bool {
        matches!(self.kind, 5 | 6)
    }
}

/// Something a person did, and what the bot makes of it.
#[derive(Clone, Debug)]
pub struct Interaction {
    playground: Playground,
    id: u64,
}

impl Interaction {
    pub(super) fn new(playground: Playground, id: u64) -> Self {
        Self { playground, id }
    }

    /// The interaction's id.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.id
    }

    /// The instant the id carries, in UTC milliseconds.
    #[must_use]
    pub fn stamped(&self) -> i64 {
        snowflake::stamped(self.id)
    }

    /// Tells the bot of an interaction that was held.
    pub fn deliver(&self) {
        self.playground.change(|world| world.deliver(self.id));
    }

    /// Tells the bot of an interaction that was held as of something that no client would send.
    pub fn deliver_as(&self, payload: Value) {
        self.playground.change(|world| {
            world.set_payload(self.id, payload);
            world.deliver(self.id);
        });
    }

    /// Tells the bot once more.
    pub fn redeliver(&self) {
        self.playground.redeliver(self);
    }

    /// What Discord's side remembers of it.
    #[must_use]
    pub fn exchange(&self) -> Option<Exchange> {
        self.playground.look(|world| world.exchange(self.id).cloned())
    }

    /// Waits for the bot's first answer.
    ///
    /// # Errors
    ///
    /// The application did not respond.
    pub async fn answer(&self) -> Result<Answer, Silence> {
        self.wait(|_, exchange| {
            let callback = exchange.callback.as_ref()?;
            Some(Answer { kind: callback.kind, data: callback.data.clone(), at: callback.at })
        })
        .await
    }

    /// Waits for the message that came of it: the answer, or the message that was changed.
    ///
    /// # Errors
    ///
    /// The application did not respond, or not with a message.
    pub async fn message(&self) -> Result<Message, Silence> {
        let answer = self.answer().await?;
        if !matches!(answer.kind, 4..=7) {
            return Err(self.silence("The application did not respond with a message"));
        }
        self.wait(|world, exchange| {
            let message = exchange.original.and_then(|id| world.message(id))?;
            (!message.is_loading()).then(|| message.clone())
        })
        .await
    }

    /// The messages that followed the first answer, in order.
    #[must_use]
    pub fn followups(&self) -> Vec<Message> {
        self.playground.look(|world| {
            let followups = world.exchange(self.id).map(|exchange| &exchange.followups);
            followups.into_iter().flatten().filter_map(|&id| world.message(id).cloned()).collect()
        })
    }

    /// Waits for the first message that follows the first answer.
    ///
    /// # Errors
    ///
    /// None came.
    pub async fn followup(&self) -> Result<Message, Silence> {
        self.wait(|world, exchange| {
            let first = exchange.followups.first()?;
            world.message(*first).cloned()
        })
        .await
    }

    /// Waits for suggestions, as the client shows them: names with values.
    ///
    /// # Errors
    ///
    /// The application did not respond, or not with suggestions.
    pub async fn choices(&self) -> Result<Vec<(String, Value)>, Silence> {
        let answer = self.answer().await?;
        let Some(choices) = answer.data["choices"].as_array().filter(|_| answer.kind == 8) else {
            return Err(self.silence("The application did not respond with suggestions"));
        };
        let read = |choice: &Value| {
            let name = choice["name"].as_str().unwrap_or_default().to_owned();
            (name, choice["value"].clone())
        };
        Ok(choices.iter().map(read).collect())
    }

    async fn wait<T>(&self, find: impl Fn(&World, &Exchange) -> Option<T>) -> Result<T, Silence> {
        let found = self
            .playground
            .find(PATIENCE, |world| {
                let exchange = world.exchange(self.id)?;
                if let Some(found) = find(world, exchange) {
                    return Some(Some(found));
                }
                // Past its time no answer can come any more.
                exchange.is_lost(world.now()).then_some(None)
            })
            .await;
        found.flatten().ok_or_else(|| self.silence("The application did not respond"))
    }

    fn silence(&self, why: &'static str) -> Silence {
        Silence { why, tail: self.playground.disappointment("an answer").to_string() }
    }
}
