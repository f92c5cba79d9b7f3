//! Telling Discord of the commands, only when they have changed.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Map, Value};
use tokio::runtime::Handle;
use tokio::task::AbortHandle;

use super::commands;
use super::rest::{Rest, RestError};
use super::trouble::Kind;

/// The first wait after a failure; it doubles each time.
const FIRST_WAIT: Duration = Duration::from_secs(2);
/// The longest wait between two tries.
const LONGEST_WAIT: Duration = Duration::from_secs(300);
/// What is compared; Discord adds fields of its own.
const COMPARED: [&str; 20] = [
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "required",
    "choices",
    "value",
    "autocomplete",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "channel_types",
    "contexts",
    "integration_types",
    "default_member_permissions",
    "nsfw",
    "handler",
];

/// Registers the commands, once at a time however often that is begun.
#[derive(Clone, Debug, Default)]
pub struct Registrar(Arc<Mutex<Option<AbortHandle>>>);

impl Registrar {
    /// Begins to register the commands of an application; whoever was still trying gives up for it.
    pub fn begin(&self, home: &Handle, rest: Rest, application: u64) {
        let mut trying = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(former) = trying.take() {
            former.abort();
        }
        *trying = Some(home.spawn(async move { register(&rest, application).await }).abort_handle());
    }
}

/// Registers the commands of an application, trying until it has worked.
async fn register(rest: &Rest, application: u64) {
    let wanted = match serde_json::to_value(commands::all()) {
        Ok(wanted) => wanted,
        Err(error) => return tracing::error!(%error, "the commands cannot be written"),
    };
    let mut wait = FIRST_WAIT;
    loop {
        let asked = match register_once(rest, application, &wanted).await {
            Ok(true) => return tracing::info!("commands registered"),
            Ok(false) => return tracing::info!("commands unchanged"),
            Err(RestError { kind: kind @ (Kind::Unreachable | Kind::Broken | Kind::TooMany), wait, .. }) => {
                tracing::warn!(?kind, "commands not registered; trying again");
                wait.map_or(Duration::ZERO, |wait| Duration::from_millis(wait.as_ms().unsigned_abs()))
            }
            Err(RestError { kind, .. }) => return tracing::error!(?kind, "Discord will not have the commands"),
        };
        tokio::time::sleep(wait.max(asked)).await;
        wait = (wait * 2).min(LONGEST_WAIT);
    }
}

async fn register_once(rest: &Rest, application: u64, wanted: &Value) -> Result<bool, RestError> {
    match rest.commands(application).await {
        Ok(known) if same(wanted, &known) => return Ok(false),
        Ok(_) => {}
        Err(error) => match error.kind {
            Kind::Unreachable | Kind::Broken | Kind::TooMany | Kind::Unauthorized | Kind::Forbidden | Kind::Unseen => {
                return Err(error);
            }
            // What is there cannot be read; that it is put in place does not depend on it.
            kind => tracing::warn!(?kind, "the known commands cannot be read; they are registered anew"),
        },
    }
    rest.set_commands(application, wanted).await?;
    Ok(true)
}

/// Compares two lists of commands by what is said of them, in any order.
fn same(wanted: &Value, known: &Value) -> bool {
    let by_name = |commands: &Value| {
        let mut commands: Vec<Value> = commands.as_array().into_iter().flatten().map(essence).collect();
        commands.sort_by_key(|command| command["name"].to_string());
        commands
    };
    by_name(wanted) == by_name(known)
}

/// Reduces a value to what is compared, without what is empty or false.
fn essence(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let localized = |name: &str| name.ends_with("_localizations");
            let kept = fields.iter().filter(|(name, _)| COMPARED.contains(&name.as_str())).map(|(name, field)| {
                let field = if localized(name) { field.clone() } else { essence(field) };
                (name.clone(), field)
            });
            Value::Object(kept.filter(|(_, field)| !is_nothing(field)).collect::<Map<_, _>>())
        }
        Value::Array(items) => Value::Array(items.iter().map(essence).collect()),
        other => other.clone(),
    }
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::Bool(true) | Value::Number(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_discord_adds_is_no_change() {
        let wanted = json!([{"name": "tamsk", "type": 1, "description": "d", "options": [{"type": 1, "name": "move",
            "description": "m", "required": false}]}]);
        let mut known = json!([{"id": "1", "application_id": "2", "version": "3", "name": "tamsk", "type": 1,
            "description": "d", "nsfw": false, "name_localizations": null,
            "options": [{"type": 1, "name": "move", "description": "m"}]}]);
        assert!(same(&wanted, &known));
        known[0]["options"][0]["description"] = json!("other");
        assert!(!same(&wanted, &known));
    }
}
