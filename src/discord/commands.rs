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

/// Says a name or description in every language but English, with Discord's locales.
fn in_every_language(name: &str) -> impl Iterator<Item = (&'static str, String)> {
    Language::ALL.into_iter().flat_map(move |language| {
        let words = label(language, name);
        language.locales().iter().filter_map(move |locale| Some((*locale, words.clone()?)))
    })
}

/// Makes an option or subcommand with its name and description in every language.
fn told(kind: CommandOptionType, name: &str, named: &str, about: &str) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, name, text(about));
    let option = in_every_language(named).fold(option, |option, (locale, name)| option.name_localized(locale, name));
    in_every_language(about).fold(option, |option, (locale, about)| option.description_localized(locale, about))
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
    let tamsk =
        in_every_language("cmd-tamsk").fold(tamsk, |tamsk, (locale, about)| tamsk.description_localized(locale, about));
    let tamsk = subcommands().into_iter().fold(tamsk, CreateCommand::add_option);
    let challenge = command(&user_challenge()).kind(CommandType::User);
    let challenge = in_every_language("cmd-user-challenge")
        .fold(challenge, |challenge, (locale, name)| challenge.name_localized(locale, name));
    vec![tamsk, challenge]
}

fn sub(name: &str, options: Vec<CreateCommandOption>) -> CreateCommandOption {
    let sub = told(CommandOptionType::SubCommand, name, &format!("command-{name}"), &format!("cmd-{name}"));
    sub.set_sub_options(options)
}

fn group(name: &str, subcommands: Vec<(&str, Vec<CreateCommandOption>)>) -> CreateCommandOption {
    let group = told(CommandOptionType::SubCommandGroup, name, &format!("command-{name}"), &format!("cmd-{name}"));
    subcommands.into_iter().fold(group, |group, (below, options)| {
        let (named, about) = (format!("command-{name}-{below}"), format!("cmd-{name}-{below}"));
        let below = told(CommandOptionType::SubCommand, below, &named, &about);
        group.add_sub_option(below.set_sub_options(options))
    })
}

fn option(kind: CommandOptionType, command: &str, name: &str) -> CreateCommandOption {
    told(kind, name, &format!("option-{name}"), &format!("cmd-{command}-{name}"))
}

fn typed(command: &str, name: &str) -> CreateCommandOption {
    option(CommandOptionType::String, command, name).set_autocomplete(true)
}

fn space(command: &str, name: &str) -> CreateCommandOption {
    typed(command, name).max_length(10)
}

fn game() -> CreateCommandOption {
    told(CommandOptionType::String, "game", "option-game", "cmd-game").set_autocomplete(true).max_length(20)
}

/// Makes the option of a game that is somebody else's.
fn admin_game() -> CreateCommandOption {
    typed("admin-close", "game").required(true).max_length(20)
}

/// Adds choices: what is sent and its name in the catalogs.
fn choices(option: CreateCommandOption, choices: &[(&str, &str)]) -> CreateCommandOption {
    choices.iter().fold(option, |option, (value, name)| {
        let name = format!("cmd-choice-{name}");
        option.add_string_choice_localized(text(&name), *value, in_every_language(&name))
    })
}

/// Adds choices whose names in the catalogs are made of the option's name and what is sent.
fn choices_of(option: CreateCommandOption, name: &str, words: &[&str]) -> CreateCommandOption {
    words.iter().fold(option, |option, word| {
        let named = format!("cmd-choice-{name}-{word}");
        option.add_string_choice_localized(text(&named), *word, in_every_language(&named))
    })
}

fn level(command: &str) -> CreateCommandOption {
    (1..=3).fold(option(CommandOptionType::Integer, command, "level"), |option, level| {
        let name = format!("cmd-choice-level-{level}");
        option.add_int_choice_localized(text(&name), level, in_every_language(&name))
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
    choices(option(CommandOptionType::String, "move", "ring"), &[("drop", "drop"), ("hold", "hold")])
}

fn subcommands() -> Vec<CreateCommandOption> {
    use CommandOptionType as Kind;
    let page = |command| option(Kind::Integer, command, "page").min_int_value(1).max_int_value(u32::MAX.into());
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
        sub("leaderboard", vec![level("leaderboard"), page("leaderboard")]),
        sub("profile", vec![option(Kind::User, "profile", "player")]),
        sub("history", vec![option(Kind::User, "history", "player"), page("history")]),
        sub("resign", vec![game()]),
        sub("draw", vec![game()]),
        sub("abort", vec![game()]),
        sub("replay", vec![game(), option(Kind::Boolean, "replay", "share")]),
        sub("rematch", vec![game()]),
        group("settings", {
            let settings = settings();
            vec![("show", Vec::new()), ("channel", settings.clone()), ("server", settings)]
        }),
        group("privacy", vec![("show", Vec::new()), ("erase", Vec::new())]),
        group("admin", {
            let player = option(Kind::User, "admin-forget", "player").required(true);
            vec![("close", vec![admin_game()]), ("forget", vec![player])]
        }),
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
