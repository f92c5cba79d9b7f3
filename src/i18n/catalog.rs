//! The catalogs, parsed once.

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use super::language::Language;
use super::message::Message;

type Bundle = FluentBundle<FluentResource>;

/// Says a sentence.
///
/// A sentence missing from a catalog is said in English; one missing there too, which a test refuses, by its name.
#[must_use]
pub fn say(language: Language, message: &Message) -> String {
    let args = message.args();
    words(language, message.id(), Some(&args)).unwrap_or_else(|| message.id().to_string())
}

/// Says a name or description of a command, an option or a choice; nothing if the catalog has none of that name.
#[must_use]
pub fn label(language: Language, name: &str) -> Option<String> {
    words(language, name, None)
}

fn words(language: Language, name: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    format(bundles().get(&language)?, name, args).or_else(|| format(bundles().get(&Language::English)?, name, args))
}

fn format(bundle: &Bundle, name: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    let pattern = bundle.get_message(name)?.value()?;
    let mut errors = Vec::new();
    Some(bundle.format_pattern(pattern, args, &mut errors).into_owned())
}

fn bundles() -> &'static HashMap<Language, Bundle> {
    static BUNDLES: OnceLock<HashMap<Language, Bundle>> = OnceLock::new();
    BUNDLES.get_or_init(|| Language::ALL.into_iter().map(|language| (language, bundle(language))).collect())
}

fn bundle(language: Language) -> Bundle {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // Discord shows the isolating marks around variables as boxes in some clients.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(language.catalog().to_string()).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
    bundle
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// Reads a catalog's sentences and the variables each mentions.
    fn read(catalog: &str) -> BTreeMap<String, BTreeSet<String>> {
        let mut sentences: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut current = String::new();
        for line in catalog.lines() {
            if let Some((name, _)) = line.split_once(" =")
                && line.starts_with(|letter: char| letter.is_ascii_lowercase())
            {
                current = name.to_string();
                assert!(sentences.insert(current.clone(), BTreeSet::new()).is_none(), "{current} stands twice");
            }
            if line.starts_with('#') {
                continue;
            }
            for part in line.split('$').skip(1) {
                let name: String =
                    part.chars().take_while(|letter| letter.is_ascii_lowercase() || *letter == '_').collect();
                sentences.entry(current.clone()).or_default().insert(name);
            }
        }
        sentences
    }

    /// Tells whether a name is one of a command, an option or a choice, which no [`Message`] declares.
    fn is_label(name: &str) -> bool {
        ["cmd-", "command-", "option-"].iter().any(|kind| name.starts_with(kind))
    }

    fn english_labels() -> Vec<String> {
        read(Language::English.catalog()).into_keys().filter(|name| is_label(name)).collect()
    }

    #[test]
    fn every_catalog_has_every_sentence_with_its_variables_and_no_other() {
        for language in Language::ALL {
            let parsed = FluentResource::try_new(language.catalog().to_string());
            assert!(parsed.is_ok(), "{language:?} is no Fluent: {:?}", parsed.err().map(|(_, errors)| errors));
            let mut sentences = read(language.catalog());
            for (name, variables) in Message::DECLARED {
                let found = sentences.remove(*name).unwrap_or_else(|| panic!("{language:?}: {name} is missing"));
                let declared: BTreeSet<String> = variables.iter().map(ToString::to_string).collect();
                assert!(found.is_subset(&declared), "{language:?}: {name} has {found:?}, not {declared:?}");
                assert!(
                    declared.is_subset(&found) || language != Language::English,
                    "{language:?}: {name} does not say {declared:?}"
                );
            }
            let (labels, extra): (Vec<_>, Vec<_>) = sentences.into_keys().partition(|name| is_label(name));
            assert!(extra.is_empty(), "{language:?}: nobody says {extra:?}");
            assert_eq!(labels, english_labels(), "{language:?} has other labels than English");
        }
    }

    #[test]
    fn english_is_spelt_as_it_is_in_britain() {
        for line in Language::English.catalog().lines().filter(|line| !line.starts_with('#')) {
            let is_named = line.starts_with(|letter: char| letter.is_ascii_lowercase());
            let said = if is_named { line.split_once('=').map_or("", |(_, said)| said) } else { line };
            let said = said.replace("$color", "").to_lowercase();
            for word in ["color", "neighbor", "center", "gray"] {
                assert!(!said.contains(word), "{word} in {line}");
            }
        }
    }

    #[test]
    fn the_rules_name_every_command_as_it_is_typed() {
        let named = |name: &String| name.starts_with("command-");
        let commands: Vec<String> = english_labels().into_iter().filter(named).collect();
        let is_within = |name: &str| {
            ["settings", "privacy", "admin"].iter().any(|group| name.starts_with(&format!("command-{group}-")))
        };
        for language in Language::ALL {
            let said = say(language, &Message::RulesCommands);
            for command in commands.iter().filter(|name| !is_within(name)) {
                let typed = format!("`/tamsk {}`", label(language, command).unwrap());
                assert!(said.contains(&typed), "{language:?}: {typed} is missing");
            }
        }
    }

    #[test]
    fn plurals_are_told_apart() {
        let one = say(Language::English, &Message::SpanDays { count: 1 });
        let two = say(Language::English, &Message::SpanDays { count: 2 });
        assert_eq!((one.as_str(), two.as_str()), ("1 day", "2 days"));
        let room = |capacity| Message::SpaceRoom { space: "A1".into(), rings: 0, capacity };
        assert_eq!(
            [1, 2].map(|capacity| say(Language::English, &room(capacity))),
            ["A1 (0 of 1 ring)", "A1 (0 of 2 rings)"]
        );
    }

    #[test]
    fn unknown_locales_are_answered_in_english() {
        assert_eq!(Language::of_locale("en-GB"), Language::English);
        assert_eq!(Language::of_locale("tlh"), Language::English);
        assert_eq!(Language::of_locale(""), Language::English);
    }
}
