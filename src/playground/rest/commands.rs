//! Registration of the application's global commands.

use serde_json::{Value, json};

use super::definition::check_command;
use super::{Answer, Call, Outcome};
use crate::playground::refusal::{self, Complaints, Refusal};
use crate::playground::snowflake;
use crate::playground::world::World;

/// The most commands of a kind: chat, user, message.
const COMMANDS_MAX: [(u64, usize); 3] = [(1, 100), (2, 15), (3, 15)];

fn check_application(world: &World, call: &Call) -> Result<(), Refusal> {
    if call.id(1)? == world.app.id { Ok(()) } else { Err(refusal::UNKNOWN_APPLICATION) }
}

fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

fn is_same(one: &Value, other: &Value) -> bool {
    kind(one) == kind(other) && one["name"] == other["name"]
}

/// A command without what only a client shows in a person's language.
fn shown(command: &Value, with_localizations: bool) -> Value {
    let mut command = command.clone();
    if !with_localizations {
        strip_localizations(&mut command);
    }
    command
}

fn strip_localizations(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("name_localizations");
            fields.remove("description_localizations");
            fields.values_mut().for_each(strip_localizations);
        }
        Value::Array(list) => list.iter_mut().for_each(strip_localizations),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

pub(super) fn list(world: &mut World, call: &Call) -> Outcome {
    check_application(world, call)?;
    let with_localizations = call.is_set("with_localizations");
    let commands = world.commands.values().map(|command| shown(command, with_localizations));
    Ok(Answer::ok(Value::Array(commands.collect())))
}

pub(super) fn show(world: &mut World, call: &Call) -> Outcome {
    check_application(world, call)?;
    let command = world.commands.get(&call.id(3)?).ok_or(refusal::UNKNOWN_COMMAND)?;
    Ok(Answer::ok(shown(command, true)))
}

pub(super) fn replace_all(world: &mut World, call: &Call) -> Outcome {
    check_application(world, call)?;
    let Some(list) = call.body.as_array() else {
        return Err(refusal::INVALID_FORM);
    };
    let mut complaints = Complaints::default();
    for (index, command) in list.iter().enumerate() {
        check_command(&mut complaints, &index.to_string(), command);
        if list.iter().take(index).any(|other| is_same(other, command)) {
            complaints.add(
                &format!("{index}.name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
    }
    complaints.verdict()?;
    check_count(list.iter())?;
    let earlier: Vec<Value> = std::mem::take(&mut world.commands).into_values().collect();
    for command in list {
        let known = earlier.iter().find(|other| is_same(other, command));
        world.register(command, known);
    }
    list_registered(world, 200)
}

fn list_registered(world: &World, status: u16) -> Outcome {
    let commands = world.commands.values().cloned().collect();
    Ok(Answer { status, body: Some(Value::Array(commands)) })
}

fn check_count<'a>(commands: impl Iterator<Item = &'a Value> + Clone) -> Result<(), Refusal> {
    let exceeds =
        |&(of_kind, most): &(u64, usize)| commands.clone().filter(|command| kind(command) == of_kind).count() > most;
    if COMMANDS_MAX.iter().any(exceeds) {
        return Err(refusal::TOO_MANY_COMMANDS);
    }
    Ok(())
}

pub(super) fn create(world: &mut World, call: &Call) -> Outcome {
    check_application(world, call)?;
    let mut complaints = Complaints::default();
    check_command(&mut complaints, "", &call.body);
    complaints.verdict()?;
    let known = world.commands.values().find(|other| is_same(other, &call.body)).cloned();
    if known.is_none() {
        check_count(world.commands.values().chain([&call.body]))?;
    }
    let command = world.register(&call.body, known.as_ref());
    Ok(match known {
        Some(_) => Answer::ok(command),
        None => Answer::created(command),
    })
}

pub(super) fn change(world: &mut World, call: &Call) -> Outcome {
    check_application(world, call)?;
    let id = call.id(3)?;
    let known = world.commands.get(&id).cloned().ok_or(refusal::UNKNOWN_COMMAND)?;
    let mut command = known.clone();
    if let (Some(fields), Some(changes)) = (command.as_object_mut(), call.body.as_object()) {
        fields.extend(changes.iter().map(|(name, value)| (name.clone(), value.clone())));
    }
    let mut complaints = Complaints::default();
    check_command(&mut complaints, "", &command);
    complaints.verdict()?;
    let command = world.register(&command, Some(&known));
    Ok(Answer::ok(command))
}

pub(super) fn remove(world: &mut World, call: &Call) -> Outcome {
    check_application(world, call)?;
    world.commands.remove(&call.id(3)?).ok_or(refusal::UNKNOWN_COMMAND)?;
    Ok(Answer::empty())
}

impl World {
    /// Registers a command that was checked, in place of an earlier one if there is any.
    fn register(&mut self, definition: &Value, earlier: Option<&Value>) -> Value {
        let id = earlier.and_then(|earlier| snowflake::read(&earlier["id"])).unwrap_or_else(|| self.mint());
        let mut command = definition.clone();
        command["id"] = snowflake::show(id);
        command["application_id"] = snowflake::show(self.app.id);
        command["version"] = snowflake::show(self.mint());
        let defaults = [
            ("type", json!(1)),
            ("description", json!("")),
            ("default_member_permissions", Value::Null),
            ("dm_permission", json!(true)),
            ("nsfw", json!(false)),
            ("integration_types", json!([0])),
            ("contexts", Value::Null),
        ];
        for (field, default) in defaults {
            if command[field].is_null() {
                command[field] = default;
            }
        }
        self.commands.insert(id, command.clone());
        command
    }
}
