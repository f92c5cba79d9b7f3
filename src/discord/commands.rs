//! The commands as Discord is told of them.

use serenity::all::{
    CommandOptionType, CommandType, CreateCommand, CreateCommandOption, InstallationContext, InteractionContext,
};

use super::setting::EVERYTHING;
use crate::game::{Pings, Setting};
use crate::i18n::{Language, label};

/// The one chat command.
pub const TAMSK: &str = "tamsk";

/// Says a name or description of the catalogs in English.
fn text(name: &str) -> String {
    label(Language::English, name).unwrap_or_else(|| name.to_string())
}

/// Tells the name of the command in a person's menu.
#[must_use]
pub fn user_challenge() -> String {
    text("cmd-user-challenge")
}

/// Makes every command.
#[must_use]
pub fn all() -> Vec<CreateCommand> {
    let command = |name: &str| {
        CreateCommand::new(name)
            .contexts(vec![InteractionContext::Guild])
            .integration_types(vec![InstallationContext::Guild])
    };
    let tamsk = command(TAMSK).description(text("cmd-tamsk")).kind(CommandType::ChatInput);
    let tamsk = subcommands().into_iter().fold(tamsk, CreateCommand::add_option);
    vec![tamsk, command(&user_challenge()).kind(CommandType::User)]
}

fn sub(name: &str, options: Vec<CreateCommandOption>) -> CreateCommandOption {
    let about = text(&format!("cmd-{name}"));
    CreateCommandOption::new(CommandOptionType::SubCommand, name, about).set_sub_options(options)
}

fn group(name: &str, subcommands: Vec<(&str, Vec<CreateCommandOption>)>) -> CreateCommandOption {
    let about = text(&format!("cmd-{name}"));
    let group = CreateCommandOption::new(CommandOptionType::SubCommandGroup, name, about);
    subcommands.into_iter().fold(group, |group, (below, options)| {
        let about = text(&format!("cmd-{name}-{below}"));
        let below = CreateCommandOption::new(CommandOptionType::SubCommand, below, about);
        group.add_sub_option(below.set_sub_options(options))
    })
}

fn option(kind: CommandOptionType, command: &str, name: &str) -> CreateCommandOption {
    CreateCommandOption::new(kind, name, text(&format!("cmd-{command}-{name}")))
}

fn typed(command: &str, name: &str) -> CreateCommandOption {
    option(CommandOptionType::String, command, name).set_autocomplete(true)
}

fn space(command: &str, name: &str) -> CreateCommandOption {
    typed(command, name).max_length(10)
}

fn game() -> CreateCommandOption {
    let about = text("cmd-game");
    CreateCommandOption::new(CommandOptionType::String, "game", about).set_autocomplete(true).max_length(20)
}

/// Makes the option of a game that is somebody else's: nothing is offered while it is typed.
fn admin_game() -> CreateCommandOption {
    option(CommandOptionType::String, "admin-close", "game").required(true).max_length(20)
}

/// Adds choices: what is sent and its name in the catalogs.
fn choices(option: CreateCommandOption, choices: &[(&str, &str)]) -> CreateCommandOption {
    choices
        .iter()
        .fold(option, |option, (value, name)| option.add_string_choice(text(&format!("cmd-choice-{name}")), *value))
}

/// Adds choices whose names in the catalogs are made of the option's name and what is sent.
fn choices_of(option: CreateCommandOption, name: &str, words: &[&str]) -> CreateCommandOption {
    words
        .iter()
        .fold(option, |option, word| option.add_string_choice(text(&format!("cmd-choice-{name}-{word}")), *word))
}

fn level(command: &str) -> CreateCommandOption {
    (1..=3).fold(option(CommandOptionType::Integer, command, "level"), |option, level| {
        option.add_int_choice(text(&format!("cmd-choice-level-{level}")), level)
    })
}

/// Makes the options of what can be set.
fn settings() -> Vec<CreateCommandOption> {
    use CommandOptionType as Kind;
    let setting = |kind, name| option(kind, "settings", name);
    let languages: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
    let resets: Vec<&str> = [EVERYTHING].into_iter().chain(Setting::ALL.map(Setting::word)).collect();
    vec![
        level("settings"),
        typed("settings", "sand").max_length(40),
        setting(Kind::Boolean, "threads"),
        setting(Kind::Boolean, "rated"),
        choices_of(setting(Kind::String, "pings"), "pings", &Pings::ALL.map(Pings::word)),
        choices_of(setting(Kind::String, "language"), "language", &languages),
        typed("settings", "patience").max_length(40),
        setting(Kind::Integer, "open-games").min_int_value(0).max_int_value(1000),
        setting(Kind::Boolean, "play"),
        choices_of(setting(Kind::String, "reset"), "reset", &resets),
    ]
}

fn ring() -> CreateCommandOption {
    let about = text("cmd-move-ring");
    let ring = CreateCommandOption::new(CommandOptionType::String, "ring", about);
    choices(ring, &[("drop", "drop"), ("hold", "hold")])
}

fn subcommands() -> Vec<CreateCommandOption> {
    use CommandOptionType as Kind;
    let topics = [
        ("goal", "goal"),
        ("turn", "turn"),
        ("rings", "rings"),
        ("sand", "sand"),
        ("timer", "timer"),
        ("end", "end"),
        ("free", "free-start"),
        ("marks", "marks"),
        ("commands", "commands"),
    ];
    vec![
        sub(
            "challenge",
            vec![
                option(Kind::User, "challenge", "opponent"),
                level("challenge"),
                typed("challenge", "sand").max_length(40),
                choices(
                    option(Kind::String, "challenge", "colour"),
                    &[("lot", "lot"), ("red", "red"), ("black", "black")],
                ),
                choices(option(Kind::String, "challenge", "start"), &[("corners", "corners"), ("free", "free")]),
                option(Kind::Boolean, "challenge", "rated"),
                option(Kind::String, "challenge", "note").max_length(200),
            ],
        ),
        sub("move", vec![space("move", "from").required(true), space("move", "to").required(true), ring(), game()]),
        sub("place", vec![space("place", "at").required(true), ring(), game()]),
        sub("ring", vec![space("ring", "on"), game()]),
        sub("timer", vec![game()]),
        sub(
            "board",
            vec![
                game(),
                choices(option(Kind::String, "board", "format"), &[("picture", "picture"), ("text", "text")]),
                option(Kind::Integer, "board", "ply").min_int_value(0),
            ],
        ),
        sub("games", vec![option(Kind::User, "games", "player")]),
        sub("resign", vec![game()]),
        sub("draw", vec![game()]),
        sub("abort", vec![game()]),
        sub("replay", vec![game(), option(Kind::Boolean, "replay", "share")]),
        sub("rematch", vec![game()]),
        group("settings", {
            let settings = settings();
            vec![("show", Vec::new()), ("channel", settings.clone()), ("server", settings)]
        }),
        group("admin", vec![("close", vec![admin_game()])]),
        sub("rules", vec![choices(option(Kind::String, "rules", "topic"), &topics)]),
        sub("about", Vec::new()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_and_description_is_in_the_catalog_and_fits() {
        let json = serde_json::to_value(all()).unwrap();
        let mut open = vec![&json];
        let mut seen = 0;
        while let Some(value) = open.pop() {
            match value {
                serde_json::Value::Array(items) => open.extend(items),
                serde_json::Value::Object(fields) => {
                    for (name, field) in fields {
                        if let (true, Some(text)) = (["name", "description"].contains(&name.as_str()), field.as_str()) {
                            seen += 1;
                            assert!(!text.starts_with("cmd-"), "{text}");
                            assert!((1..=100).contains(&text.chars().count()) || text.is_empty(), "{text}");
                        }
                        open.push(field);
                    }
                }
                _ => {}
            }
        }
        assert!(seen > 80);
    }
}
