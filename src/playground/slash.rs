//! Commands as a client builds them: from the registered definitions.

use serde_json::{Map, Value, json};

use super::permissions;
use super::person::{Person, Unable, resolve_user, user_id};
use super::world::World;

impl Person {
    /// The `data` of a chat command; with `focused`, of a request for suggestions.
    pub(super) fn command_data(
        &self,
        world: &World,
        channel: u64,
        path: &str,
        options: &Value,
        focused: Option<&str>,
    ) -> Result<Value, Unable> {
        let (command, steps) = find_command(world, path)?;
        self.check_offered(world, channel, command)?;
        let mut definition = command;
        let mut taken = Vec::new();
        for step in &steps {
            definition = below(definition, step)
                .ok_or_else(|| Unable::new(format!("there is no subcommand {step:?} in {path:?}")))?;
            taken.push(definition);
        }
        if definitions(definition).iter().any(nests) {
            return Err(Unable::new(format!("{path:?} needs a subcommand")));
        }
        let mut resolved = json!({});
        let none = Map::new();
        let given = options.as_object().unwrap_or(&none);
        for name in given.keys() {
            if !definitions(definition).iter().any(|option| option["name"] == **name) {
                return Err(Unable::new(format!("{path:?} has no option {name:?}")));
            }
        }
        let mut chosen = Vec::new();
        for option in definitions(definition) {
            let name = option["name"].as_str().unwrap_or_default();
            let is_focused = focused == Some(name);
            let value = match given.get(name).filter(|value| !value.is_null()) {
                None if is_focused => json!(""),
                None if option["required"] == true && focused.is_none() => {
                    return Err(Unable::new(format!("{path:?} needs the option {name:?}")));
                }
                None => continue,
                Some(value) => value.clone(),
            };
            chosen.push(if is_focused {
                being_typed(option, &value)?
            } else {
                let value = self.fitted(world, channel, option, &value, &mut resolved)?;
                json!({ "name": name, "type": option["type"], "value": value })
            });
        }
        if let Some(focused) = focused
            && !chosen.iter().any(|option| option["focused"] == true)
        {
            return Err(Unable::new(format!("{path:?} has no option {focused:?}")));
        }
        for step in taken.into_iter().rev() {
            chosen = vec![json!({
                "name": step["name"],
                "type": step["type"],
                "options": chosen,
            })];
        }
        let mut data = json!({
            "id": command["id"],
            "name": command["name"],
            "type": 1,
            "options": chosen,
        });
        if resolved.as_object().is_some_and(|resolved| !resolved.is_empty()) {
            data["resolved"] = resolved;
        }
        Ok(data)
    }

    /// The `data` of a command from a user's context menu.
    pub(super) fn user_command_data(
        &self,
        world: &World,
        channel: u64,
        name: &str,
        target: u64,
    ) -> Result<Value, Unable> {
        let command = world
            .commands()
            .find(|command| command["type"] == 2 && command["name"] == name)
            .ok_or_else(|| Unable::new(format!("no user command {name:?} is registered")))?;
        self.check_offered(world, channel, command)?;
        let mut resolved = json!({});
        resolve_user(world, self.guild(), channel, target, &mut resolved)?;
        Ok(json!({
            "id": command["id"],
            "name": name,
            "type": 2,
            "target_id": target.to_string(),
            "resolved": resolved,
        }))
    }

    /// Refuses a command that Discord's client does not offer the person there.
    fn check_offered(&self, world: &World, channel: u64, command: &Value) -> Result<(), Unable> {
        let name = &command["name"];
        if !world.guild(self.guild()).is_some_and(|guild| guild.joined) {
            return Err(Unable::new("the bot is not in this guild"));
        }
        let context = match world.channel(channel).and_then(|channel| channel.guild) {
            Some(_) => 0,
            None => 1,
        };
        let is_offered = match command["contexts"].as_array() {
            Some(contexts) => contexts.contains(&json!(context)),
            None => context == 0 || command["dm_permission"] == true,
        };
        if !is_offered {
            return Err(Unable::new(format!("{name} is not offered here")));
        }
        let needed =
            command["default_member_permissions"].as_str().and_then(|bits| bits.parse::<u64>().ok()).unwrap_or(0);
        let granted = world.member_permissions(channel, self.id());
        if granted & needed != needed && granted & permissions::ADMINISTRATOR == 0 {
            return Err(Unable::new(format!("the person may not use {name}")));
        }
        Ok(())
    }

    /// The value of an option as the client sends it, if it fits the definition.
    fn fitted(
        &self,
        world: &World,
        channel: u64,
        option: &Value,
        value: &Value,
        resolved: &mut Value,
    ) -> Result<Value, Unable> {
        let name = &option["name"];
        let wrong = |wanted: &str| Unable::new(format!("the option {name} takes {wanted}, not {value}"));
        let value = match option["type"].as_u64() {
            Some(3) => {
                let text = value.as_str().ok_or_else(|| wrong("a text"))?;
                let length = u64::try_from(text.chars().count()).unwrap_or(u64::MAX);
                let least = option["min_length"].as_u64().unwrap_or(1);
                let most = option["max_length"].as_u64().unwrap_or(6000);
                if !(least..=most).contains(&length) {
                    return Err(wrong(&format!("{least} to {most} characters")));
                }
                json!(text)
            }
            Some(4) if value.is_i64() || value.is_u64() => value.clone(),
            Some(4) => return Err(wrong("an integer")),
            Some(5) if value.is_boolean() => value.clone(),
            Some(5) => return Err(wrong("true or false")),
            Some(6) => {
                let user = user_id(value).ok_or_else(|| wrong("a user"))?;
                resolve_user(world, self.guild(), channel, user, resolved)?;
                return Ok(json!(user.to_string()));
            }
            Some(7) => {
                let id = user_id(value).ok_or_else(|| wrong("a channel"))?;
                let place = world.channel(id).ok_or_else(|| wrong("a channel"))?;
                let mut shown = world.interaction_channel_json(place, self.id());
                shown["name"] = json!(place.name);
                resolved["channels"][id.to_string()] = shown;
                return Ok(json!(id.to_string()));
            }
            Some(10) if value.is_number() => value.clone(),
            Some(10) => return Err(wrong("a number")),
            _ => return Err(wrong("something the playground does not offer")),
        };
        let choices = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
        if !choices.is_empty() && !choices.iter().any(|choice| choice["value"] == value) {
            return Err(wrong("one of its choices"));
        }
        if let Some(number) = value.as_f64() {
            let is_low = option["min_value"].as_f64().is_some_and(|least| number < least);
            let is_high = option["max_value"].as_f64().is_some_and(|most| number > most);
            if is_low || is_high {
                return Err(wrong("a number within its bounds"));
            }
        }
        Ok(value)
    }
}

/// An option that is still being typed: a text, whatever it will become.
fn being_typed(option: &Value, value: &Value) -> Result<Value, Unable> {
    if option["autocomplete"] != true {
        let name = &option["name"];
        return Err(Unable::new(format!("the option {name} completes nothing")));
    }
    let text = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    Ok(json!({
        "name": option["name"],
        "type": option["type"],
        "value": text,
        "focused": true,
    }))
}

/// The chat command of a path, and the steps below it.
///
/// A path may leave the command's name out where only one command has such a subcommand.
fn find_command<'a, 'b>(world: &'a World, path: &'b str) -> Result<(&'a Value, Vec<&'b str>), Unable> {
    let steps: Vec<&str> = path.trim_start_matches('/').split_whitespace().collect();
    let Some((first, rest)) = steps.split_first() else {
        return Err(Unable::new("no command is named"));
    };
    let chat = || world.commands().filter(|command| command["type"] == 1);
    if let Some(command) = chat().find(|command| command["name"] == *first) {
        return Ok((command, rest.to_vec()));
    }
    let mut owners = chat().filter(|command| below(command, first).is_some());
    match (owners.next(), owners.next()) {
        (Some(command), None) => Ok((command, steps)),
        (Some(_), Some(_)) => Err(Unable::new(format!("several commands have {first:?}"))),
        (None, _) => {
            let names: Vec<&str> = chat().filter_map(|it| it["name"].as_str()).collect();
            Err(Unable::new(format!("no command {path:?} is registered, only {names:?}")))
        }
    }
}

fn definitions(owner: &Value) -> &[Value] {
    owner["options"].as_array().map_or(&[], Vec::as_slice)
}

fn nests(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(1 | 2))
}

fn below<'a>(owner: &'a Value, name: &str) -> Option<&'a Value> {
    definitions(owner).iter().find(|option| nests(option) && option["name"] == name)
}
