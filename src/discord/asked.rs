//! What an interaction asks, by a word of a fixed list: what is counted and logged holds nothing that was typed.

use serenity::all::{CommandData, CommandDataOptionValue, Interaction};

use super::commands::{TAMSK, user_challenge};
use super::custom_id::{CustomId, Press};
use super::forget_id::ForgetId;
use super::menus::NO;
use super::page_id::PageId;
use super::privacy::ERASE;
use crate::rules::Action;
use crate::watch::Means;

/// What is asked, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// How.
    pub means: Means,
    /// The command or button.
    pub name: &'static str,
}

/// Whatever the bot does not know.
const UNKNOWN: &str = "unknown";
/// The command in a person's menu, whatever it is called in English.
const MENU: &str = "menu challenge";

/// The subcommands, those of groups with their group.
const COMMANDS: [&str; 25] = [
    "challenge",
    "move",
    "place",
    "ring",
    "timer",
    "board",
    "games",
    "leaderboard",
    "profile",
    "history",
    "resign",
    "draw",
    "abort",
    "replay",
    "rematch",
    "settings show",
    "settings channel",
    "settings server",
    "privacy show",
    "privacy erase",
    "admin close",
    "admin forget",
    "rules",
    "about",
    MENU,
];

impl Asked {
    /// Tells what an interaction asks.
    #[must_use]
    pub fn of(interaction: &Interaction) -> Asked {
        let (means, name) = match interaction {
            Interaction::Command(command) => (Means::Command, command_name(&command.data)),
            Interaction::Autocomplete(command) => (Means::Autocomplete, command_name(&command.data)),
            Interaction::Component(component) => (Means::Button, button_name(&component.data.custom_id)),
            _ => (Means::Command, UNKNOWN),
        };
        Asked { means, name }
    }
}

fn command_name(data: &CommandData) -> &'static str {
    if data.name == user_challenge() {
        return MENU;
    }
    let Some(option) = data.options.first().filter(|_| data.name == TAMSK) else { return UNKNOWN };
    let path = match &option.value {
        CommandDataOptionValue::SubCommandGroup(below) => {
            let below = below.first().map_or("", |below| &below.name);
            &format!("{} {below}", option.name)
        }
        _ => &option.name,
    };
    COMMANDS.into_iter().find(|known| known == path && *known != MENU).unwrap_or(UNKNOWN)
}

fn button_name(custom_id: &str) -> &'static str {
    if let Some(CustomId { press, .. }) = CustomId::parse(custom_id) {
        return press_name(press);
    }
    match PageId::parse(custom_id) {
        Some(PageId::Leaderboard { .. }) => "leaderboard",
        Some(PageId::History { .. }) => "history",
        None if custom_id == ERASE => "erase",
        None if custom_id == NO => "no",
        None if ForgetId::parse(custom_id).is_some() => "forget",
        None => UNKNOWN,
    }
}

const fn press_name(press: Press) -> &'static str {
    match press {
        Press::Accept => "accept",
        Press::Decline => "decline",
        Press::Withdraw => "withdraw",
        Press::Act(action) => action_name(action),
        Press::Dare(_) => "dare",
        Press::Ring => "ring",
        Press::Extra(_) => "extra ring",
        Press::PlaceMenu => "places",
        Press::Place(_) => "place",
        Press::OfferDraw => "draw",
        Press::AgreeDraw => "agree",
        Press::TimerSide(_) => "timer side",
        Press::CallOff => "close",
        Press::Rematch => "rematch",
        Press::More => "more",
        Press::Text => "text",
        Press::AskResign => "ask resign",
        Press::AskAbort => "ask abort",
    }
}

const fn action_name(action: Action) -> &'static str {
    match action {
        Action::Lift(_) => "lift",
        Action::PutBack => "put back",
        Action::Move { .. } => "move",
        Action::Place { .. } => "place",
        Action::Ring => "drop ring",
        Action::Fill => "fill ring",
        Action::Extra(_) => "extra ring",
        Action::Hold => "hold back",
        Action::Timer => "timer",
        Action::Resign => "resign",
        Action::Draw => "draw",
        Action::Abort => "abort",
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::commands;
    use super::*;

    fn asked(name: &str, options: &Value) -> &'static str {
        let data = json!({"id": "1", "name": name, "type": 1, "options": options});
        command_name(&serde_json::from_value(data).unwrap())
    }

    #[test]
    fn every_command_that_discord_is_told_of_has_a_name_of_its_own() {
        let told = serde_json::to_value(commands::all()).unwrap();
        let tamsk = told.as_array().unwrap().iter().find(|command| command["name"] == TAMSK).unwrap();
        let mut names = vec![asked(&user_challenge(), &json!([]))];
        for option in tamsk["options"].as_array().unwrap() {
            if option["type"] == 1 {
                names.push(asked(TAMSK, &json!([{"name": option["name"], "type": 1, "options": []}])));
                continue;
            }
            for below in option["options"].as_array().unwrap() {
                let below = json!([{"name": below["name"], "type": 1, "options": []}]);
                names.push(asked(TAMSK, &json!([{"name": option["name"], "type": 2, "options": below}])));
            }
        }
        names.sort_unstable();
        let mut known = COMMANDS.to_vec();
        known.sort_unstable();
        assert_eq!(names, known);
    }

    #[test]
    fn what_nobody_knows_is_not_counted_by_its_name() {
        assert_eq!(asked("other", &json!([])), UNKNOWN);
        assert_eq!(asked(TAMSK, &json!([])), UNKNOWN);
        for name in ["cheat", "settings", MENU] {
            assert_eq!(asked(TAMSK, &json!([{"name": name, "type": 1, "options": []}])), UNKNOWN);
        }
        for custom_id in ["", "t1:7:4:lift", "t1:7:4:lift:A9", "t0:7:4:ring", "e1:", "f1:x"] {
            assert_eq!(button_name(custom_id), UNKNOWN);
        }
    }

    #[test]
    fn buttons_are_counted_by_what_they_do_and_not_by_where() {
        for (custom_id, name) in [
            ("t1:7:4:lift:A1", "lift"),
            ("t1:7:4:go:A1:B2", "move"),
            ("t1:1:-:accept", "accept"),
            ("t1:1:-:resign?", "ask resign"),
            ("p1:leaderboard:3:1", "leaderboard"),
            ("e1:erase", "erase"),
            ("n1:no", "no"),
            ("f1:42", "forget"),
        ] {
            assert_eq!(button_name(custom_id), name, "{custom_id}");
        }
    }
}
