//! What the button that forgets a player's ratings says: whose.

use std::fmt;

use super::custom_id::number;
use crate::game::PlayerId;

/// What it begins with; the player's number follows.
const FORGET: &str = "f1:";

/// The identifier of the button: `f1:PLAYER`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForgetId(pub PlayerId);

impl ForgetId {
    /// Reads an identifier; nothing if it is not such a button's.
    #[must_use]
    pub fn parse(text: &str) -> Option<ForgetId> {
        text.strip_prefix(FORGET).and_then(number).map(|player| ForgetId(PlayerId(player)))
    }
}

impl fmt::Display for ForgetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{FORGET}{}", self.0)
    }
}
