//! The limits of a command's definition.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::playground::refusal::Complaints;

/// The most options of a command, and the most choices of an option.
const ENTRIES_MAX: usize = 25;

/// The longest text of a command with all its options, in characters.
const TEXT_MAX: usize = 8000;

/// The languages Discord's clients know.
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// Complains about a command's definition that breaks a limit.
pub(super) fn check_command(complaints: &mut Complaints, path: &str, command: &Value) {
    let join = |field: &str| {
        if path.is_empty() { field.to_owned() } else { format!("{path}.{field}") }
    };
    let is_chat = match command["type"].as_u64() {
        None | Some(1) => true,
        Some(2 | 3) => false,
        Some(_) => {
            complaints.choice(&join("type"), "(1, 2, 3)");
            return;
        }
    };
    check_names(complaints, path, command, is_chat);
    if is_chat {
        check_descriptions(complaints, path, command);
        check_options(complaints, &join("options"), command, Depth::Command);
    } else {
        if command["description"].as_str().is_some_and(|text| !text.is_empty()) {
            complaints.add(
                &join("description"),
                "APPLICATION_COMMANDS_DESCRIPTION_NOT_ALLOWED",
                "Context menu commands cannot have description",
            );
        }
        if command["options"].as_array().is_some_and(|list| !list.is_empty()) {
            complaints.add(
                &join("options"),
                "APPLICATION_COMMANDS_OPTIONS_NOT_ALLOWED",
                "Context menu commands cannot have options",
            );
        }
    }
    if text_length(command) > TEXT_MAX {
        complaints.add(path, "APPLICATION_COMMAND_TOO_LARGE", format!("Command exceeds maximum size ({TEXT_MAX})"));
    }
}

/// How deep in a command an option lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Command,
    Group,
    Subcommand,
}

fn check_options(complaints: &mut Complaints, path: &str, parent: &Value, depth: Depth) {
    let options = parent["options"].as_array().map_or(&[][..], Vec::as_slice);
    complaints.count(path, options.len(), ENTRIES_MAX);
    let mut names = BTreeSet::new();
    let mut optional_seen = false;
    let mut is_nesting = None;
    for (index, option) in options.iter().enumerate() {
        let path = format!("{path}.{index}");
        check_names(complaints, &path, option, true);
        check_descriptions(complaints, &path, option);
        if !names.insert(option["name"].as_str().unwrap_or_default()) {
            complaints.add(
                &format!("{path}.name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
                "Option names must be unique",
            );
        }
        let kind = option["type"].as_u64().unwrap_or(0);
        let nests = matches!(kind, 1 | 2);
        let fits = match depth {
            Depth::Command => matches!(kind, 1..=11),
            Depth::Group => kind == 1,
            Depth::Subcommand => matches!(kind, 3..=11),
        };
        if !fits || *is_nesting.get_or_insert(nests) != nests {
            complaints.add(
                &format!("{path}.type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command and sub-command group option types are mutually exclusive to all other types",
            );
            continue;
        }
        if nests {
            let depth = if kind == 2 { Depth::Group } else { Depth::Subcommand };
            check_options(complaints, &format!("{path}.options"), option, depth);
            continue;
        }
        match option["required"].as_bool().unwrap_or(false) {
            true if optional_seen => complaints.add(
                &path,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            ),
            required => optional_seen |= !required,
        }
        check_values(complaints, &path, option, kind);
    }
}

fn check_values(complaints: &mut Complaints, path: &str, option: &Value, kind: u64) {
    let choices = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
    let completes = option["autocomplete"].as_bool().unwrap_or(false);
    let may_suggest = matches!(kind, 3 | 4 | 10);
    if (completes || !choices.is_empty()) && !may_suggest || completes && !choices.is_empty() {
        complaints.add(
            &format!("{path}.autocomplete"),
            "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID",
            "Choices and autocomplete exclude each other and need a text or a number",
        );
    }
    complaints.count(&format!("{path}.choices"), choices.len(), ENTRIES_MAX);
    let mut names = BTreeSet::new();
    for (index, choice) in choices.iter().enumerate() {
        let path = format!("{path}.choices.{index}");
        let name = choice["name"].as_str().unwrap_or_default();
        complaints.length(&format!("{path}.name"), name, 1, 100);
        check_localizations(complaints, &path, "name", choice, 100);
        if !names.insert(name) {
            complaints.add(
                &format!("{path}.name"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
                "Choice names must be unique",
            );
        }
        let value = &choice["value"];
        let fits = match kind {
            3 => value.is_string(),
            4 => value.is_i64() || value.is_u64(),
            _ => value.is_number(),
        };
        let is_long = value.as_str().is_some_and(|text| text.chars().count() > 100);
        if !fits || is_long {
            complaints.add(
                &format!("{path}.value"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID",
                "The value does not fit the option's type",
            );
        }
    }
    for (least, most, kinds) in [("min_value", "max_value", &[4, 10][..]), ("min_length", "max_length", &[3][..])] {
        let has_bounds = !option[least].is_null() || !option[most].is_null();
        let is_reversed = match (option[least].as_f64(), option[most].as_f64()) {
            (Some(least), Some(most)) => least > most,
            _ => false,
        };
        if has_bounds && !kinds.contains(&kind) || is_reversed {
            complaints.add(
                &format!("{path}.{least}"),
                "APPLICATION_COMMAND_OPTIONS_BOUNDS_INVALID",
                "The bounds do not fit the option",
            );
        }
    }
}

fn check_names(complaints: &mut Complaints, path: &str, owner: &Value, is_chat: bool) {
    let place = if path.is_empty() { "name".to_owned() } else { format!("{path}.name") };
    let name = owner["name"].as_str().unwrap_or_default();
    complaints.length(&place, name, 1, 32);
    let localized = owner["name_localizations"].as_object();
    let localized = localized
        .into_iter()
        .flatten()
        .map(|(locale, name)| (format!("{place}_localizations.{locale}"), name.as_str().unwrap_or_default()));
    for (place, name) in std::iter::once((place.clone(), name)).chain(localized) {
        if is_chat && !name.is_empty() && !is_chat_name(name) {
            complaints.add(&place, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
        }
    }
    check_localizations(complaints, path, "name", owner, 32);
}

/// Whether a name matches `^[-_'\p{L}\p{N}]{1,32}$` and is in lower case.
fn is_chat_name(name: &str) -> bool {
    name.chars().all(|c| {
        // Marks of scripts such as Devanagari count as letters of theirs.
        matches!(c, '-' | '_' | '\'')
            || c.is_alphanumeric()
            || matches!(c, '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}')
    }) && name == name.to_lowercase()
}

fn check_descriptions(complaints: &mut Complaints, path: &str, owner: &Value) {
    let place = if path.is_empty() { "description".to_owned() } else { format!("{path}.description") };
    let text = owner["description"].as_str().unwrap_or_default();
    complaints.length(&place, text, 1, 100);
    check_localizations(complaints, path, "description", owner, 100);
}

fn check_localizations(complaints: &mut Complaints, path: &str, field: &str, owner: &Value, most: usize) {
    let field = format!("{field}_localizations");
    let place = if path.is_empty() { field.clone() } else { format!("{path}.{field}") };
    for (locale, text) in owner[&field].as_object().into_iter().flatten() {
        let place = format!("{place}.{locale}");
        if !LOCALES.contains(&locale.as_str()) {
            complaints.choice(&place, &format!("{LOCALES:?}"));
        }
        complaints.length(&place, text.as_str().unwrap_or_default(), 1, most);
    }
}

/// How long all names, descriptions and values of a definition are, each in its longest language.
fn text_length(owner: &Value) -> usize {
    let longest = |field: &str| {
        let localized = owner[&format!("{field}_localizations")].as_object();
        localized
            .into_iter()
            .flat_map(|texts| texts.values())
            .chain([&owner[field]])
            .filter_map(Value::as_str)
            .map(|text| text.chars().count())
            .max()
            .unwrap_or(0)
    };
    let below: usize =
        ["options", "choices"].iter().filter_map(|field| owner[*field].as_array()).flatten().map(text_length).sum();
    let value = owner["value"].as_str().map_or(0, |text| text.chars().count());
    longest("name") + longest("description") + value + below
}
