//! The limits of a message's embeds and components.

use std::collections::BTreeSet;

use serde_json::Value;

use super::refusal::Complaints;

/// The longest text of a message, in characters.
pub const CONTENT_MAX: usize = 2000;
/// The most embeds on a message.
pub const EMBEDS_MAX: usize = 10;
/// The longest text of all embeds together, in characters.
pub const EMBED_TEXT_MAX: usize = 6000;
/// The most rows of components.
pub const ROWS_MAX: usize = 5;
/// The most buttons in a row.
pub const BUTTONS_MAX: usize = 5;
/// The most files on a message.
pub const FILES_MAX: usize = 10;
/// The most bytes of a file.
pub const FILE_BYTES_MAX: usize = 10 * 1024 * 1024;
/// The longest description of a file, in characters.
pub const DESCRIPTION_MAX: usize = 1024;
/// The longest `custom_id`, in characters.
pub const CUSTOM_ID_MAX: usize = 100;

/// Complains about embeds that break a limit.
pub(super) fn check_embeds(complaints: &mut Complaints, path: &str, embeds: &[Value]) {
    complaints.count(path, embeds.len(), EMBEDS_MAX);
    let mut total = 0;
    for (index, embed) in embeds.iter().enumerate() {
        let path = format!("{path}.{index}");
        if !embed.is_object() {
            complaints.add(&path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
            continue;
        }
        let mut text = |field: &str, least: usize, most: usize| match embed.pointer(field) {
            None | Some(Value::Null) => {}
            Some(Value::String(text)) => {
                total += text.trim().chars().count();
                let place = format!("{path}{}", field.replace('/', "."));
                complaints.length(&place, text, least, most);
            }
            Some(_) => complaints.add(
                &format!("{path}{}", field.replace('/', ".")),
                "STRING_TYPE_CONVERT",
                "Could not interpret as string.",
            ),
        };
        text("/title", 0, 256);
        text("/description", 0, 4096);
        text("/footer/text", 1, 2048);
        text("/author/name", 1, 256);
        let fields = embed["fields"].as_array().map_or(0, Vec::len);
        for field in 0..fields {
            text(&format!("/fields/{field}/name"), 1, 256);
            text(&format!("/fields/{field}/value"), 1, 1024);
        }
        complaints.count(&format!("{path}.fields"), fields, 25);
        for picture in ["image", "thumbnail"] {
            let Some(url) = embed[picture]["url"].as_str() else {
                continue;
            };
            if !["http://", "https://", "attachment://"].iter().any(|scheme| url.starts_with(scheme)) {
                complaints.add(
                    &format!("{path}.{picture}.url"),
                    "URL_TYPE_INVALID_SCHEME",
                    format!("Scheme \"{url}\" is not supported."),
                );
            }
        }
    }
    if total > EMBED_TEXT_MAX {
        complaints.add(path, "MAX_EMBED_SIZE_EXCEEDED", format!("Embed size exceeds maximum size of {EMBED_TEXT_MAX}"));
    }
}

/// Complains about rows of components that break a limit.
pub(super) fn check_components(complaints: &mut Complaints, path: &str, rows: &[Value]) {
    complaints.count(path, rows.len(), ROWS_MAX);
    let mut custom_ids = BTreeSet::new();
    for (index, row) in rows.iter().enumerate() {
        let path = format!("{path}.{index}");
        if row["type"].as_u64() != Some(1) {
            complaints.choice(&format!("{path}.type"), "(1,)");
            continue;
        }
        let path = format!("{path}.components");
        let parts = row["components"].as_array().map_or(&[][..], Vec::as_slice);
        if parts.is_empty() {
            complaints.add(&path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
        }
        let has_select = parts.iter().any(|part| part["type"].as_u64() != Some(2));
        complaints.count(&path, parts.len(), if has_select { 1 } else { BUTTONS_MAX });
        for (index, part) in parts.iter().enumerate() {
            let path = format!("{path}.{index}");
            match part["type"].as_u64() {
                Some(2) => check_button(complaints, &path, part),
                Some(3) => {
                    check_select(complaints, &path, part);
                    check_choices(complaints, &path, part);
                }
                Some(5..=8) => check_select(complaints, &path, part),
                _ => complaints.choice(&format!("{path}.type"), "(2, 3, 5, 6, 7, 8)"),
            }
            if let Some(custom_id) = part["custom_id"].as_str() {
                let path = format!("{path}.custom_id");
                complaints.length(&path, custom_id, 1, CUSTOM_ID_MAX);
                if !custom_ids.insert(custom_id) {
                    complaints.add(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
                }
            }
        }
    }
}

fn check_button(complaints: &mut Complaints, path: &str, button: &Value) {
    let label = button["label"].as_str().unwrap_or_default();
    complaints.length(&format!("{path}.label"), label, 0, 80);
    if label.is_empty() && button["emoji"].is_null() {
        complaints.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji");
    }
    match button["style"].as_u64() {
        Some(1..=4) => {
            if !button["custom_id"].is_string() {
                complaints.required(&format!("{path}.custom_id"));
            }
            if !button["url"].is_null() {
                complaints.add(path, "BUTTON_COMPONENT_INVALID_URL", "A custom id and url cannot both be specified");
            }
        }
        Some(5) => {
            let url = button["url"].as_str().unwrap_or_default();
            complaints.length(&format!("{path}.url"), url, 1, 512);
            if button["custom_id"].is_string() {
                complaints.add(path, "COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be specified");
            }
        }
        _ => complaints.choice(&format!("{path}.style"), "(1, 2, 3, 4, 5)"),
    }
}

fn check_select(complaints: &mut Complaints, path: &str, select: &Value) {
    if !select["custom_id"].is_string() {
        complaints.required(&format!("{path}.custom_id"));
    }
    let placeholder = select["placeholder"].as_str().unwrap_or_default();
    complaints.length(&format!("{path}.placeholder"), placeholder, 0, 150);
    let least = select["min_values"].as_u64().unwrap_or(1);
    let most = select["max_values"].as_u64().unwrap_or(1);
    if least > 25 || !(1..=25).contains(&most) || least > most {
        complaints.add(
            &format!("{path}.max_values"),
            "NUMBER_TYPE_MAX",
            "max_values must be between min_values and 25.",
        );
    }
}

fn check_choices(complaints: &mut Complaints, path: &str, select: &Value) {
    let path = format!("{path}.options");
    let options = select["options"].as_array().map_or(&[][..], Vec::as_slice);
    if options.is_empty() || options.len() > 25 {
        complaints.add(&path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length.");
    }
    let most = select["max_values"].as_u64().unwrap_or(1);
    if usize::try_from(most).is_ok_and(|most| most > options.len()) {
        complaints.add(
            &path,
            "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS",
            "max_values exceeds the number of options",
        );
    }
    let mut values = BTreeSet::new();
    for (index, option) in options.iter().enumerate() {
        let path = format!("{path}.{index}");
        for (field, least) in [("label", 1), ("value", 1), ("description", 0)] {
            let text = option[field].as_str().unwrap_or_default();
            complaints.length(&format!("{path}.{field}"), text, least, 100);
        }
        if !values.insert(option["value"].as_str().unwrap_or_default()) {
            complaints.add(
                &format!("{path}.value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            );
        }
    }
}
