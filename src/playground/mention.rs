//! Mentions: who is named in a text, and who of them is really pinged.

use std::collections::BTreeSet;

use serde_json::Value;

use super::refusal::Complaints;
use super::snowflake;

/// Whom a sender allows a message to ping.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AllowedMentions {
    users: Users,
    everyone: bool,
    replied_user: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Users {
    All,
    Only(BTreeSet<u64>),
}

/// Whom a text pings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Pings {
    pub(super) users: Vec<u64>,
    pub(super) everyone: bool,
    pub(super) replied_user: bool,
}

impl AllowedMentions {
    /// What a bot's message may ping where it does not say.
    pub(super) fn everything() -> Self {
        Self { users: Users::All, everyone: true, replied_user: true }
    }

    /// What an interaction's answer may ping where it does not say.
    pub(super) fn users_only() -> Self {
        Self { everyone: false, ..Self::everything() }
    }

    /// Reads `allowed_mentions`; absent or null gives none.
    pub(super) fn read(complaints: &mut Complaints, value: &Value) -> Option<Self> {
        let fields = value.as_object()?;
        let path = "allowed_mentions";
        let parse = value["parse"].as_array().map_or(&[][..], Vec::as_slice);
        for (index, kind) in parse.iter().enumerate() {
            if !matches!(kind.as_str(), Some("users" | "roles" | "everyone")) {
                let path = format!("{path}.parse.{index}");
                complaints.choice(&path, "('users', 'roles', 'everyone')");
            }
        }
        let parses = |kind: &str| parse.iter().any(|parsed| parsed == kind);
        let listed = |field: &str| value[field].as_array().map_or(&[][..], Vec::as_slice);
        for kind in ["users", "roles"] {
            complaints.count(&format!("{path}.{kind}"), listed(kind).len(), 100);
            if parses(kind) && !listed(kind).is_empty() {
                complaints.add(
                    path,
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive."),
                );
            }
        }
        let users = if parses("users") {
            Users::All
        } else {
            Users::Only(listed("users").iter().filter_map(snowflake::read).collect())
        };
        Some(Self {
            users,
            everyone: parses("everyone"),
            replied_user: fields.get("replied_user").and_then(Value::as_bool).unwrap_or(false),
        })
    }

    /// Whom a text pings under these allowances.
    pub(super) fn pings(&self, content: &str) -> Pings {
        let users = named(content)
            .into_iter()
            .filter(|user| match &self.users {
                Users::All => true,
                Users::Only(users) => users.contains(user),
            })
            .collect();
        Pings {
            users,
            everyone: self.everyone && (content.contains("@everyone") || content.contains("@here")),
            replied_user: self.replied_user,
        }
    }
}

/// The users named in a text as `<@id>` or `<@!id>`, each once, in order.
fn named(content: &str) -> Vec<u64> {
    let mut users = Vec::new();
    for piece in content.split("<@").skip(1) {
        let Some((id, _)) = piece.split_once('>') else {
            continue;
        };
        if let Ok(id) = id.strip_prefix('!').unwrap_or(id).parse()
            && !users.contains(&id)
        {
            users.push(id);
        }
    }
    users
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{AllowedMentions, Complaints};

    #[test]
    fn only_listed_users_are_pinged() {
        let mut complaints = Complaints::default();
        let allowed =
            AllowedMentions::read(&mut complaints, &json!({ "parse": [], "users": ["7"] })).expect("it is an object");
        let pings = allowed.pings("<@7> and <@!8>, @everyone, <@7> again");
        assert_eq!((pings.users, pings.everyone), (vec![7], false));
        assert!(complaints.verdict().is_ok());
    }

    #[test]
    fn parsing_and_listing_users_exclude_each_other() {
        let mut complaints = Complaints::default();
        let both = json!({ "parse": ["users"], "users": ["7"] });
        AllowedMentions::read(&mut complaints, &both);
        assert!(complaints.verdict().is_err());
    }
}
