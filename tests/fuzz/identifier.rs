//! What buttons and menus say: whatever anybody sends in their place.

use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::corpus;
use crate::spoilt::{spoils, spoilt};

// These files are the bot's own; they are no part of what it shows to the outside.
#[allow(dead_code, reason = "the bot uses all of it")]
#[path = "../../src/discord/custom_id.rs"]
mod custom_id;
#[allow(dead_code, reason = "the bot uses all of it")]
#[path = "../../src/discord/forget_id.rs"]
mod forget_id;
#[allow(dead_code, reason = "the bot uses all of it")]
#[path = "../../src/discord/page_id.rs"]
mod page_id;

use custom_id::CustomId;
use forget_id::ForgetId;
use page_id::PageId;

/// How long Discord lets an identifier be.
const LONGEST: usize = 100;

const WORDS: [&str; 14] = [
    "t1:",
    "p1:",
    "f1:",
    "e1:erase",
    ":-:",
    ":o",
    "go:A1:B2",
    "lift:A1",
    "extra:0",
    "leaderboard:",
    "history:",
    ":level",
    "resign?",
    "::",
];

/// Reads a text as an identifier of every kind; what is one is written the same again, and fits.
fn read(text: &str) -> Result<(), TestCaseError> {
    let read = [
        CustomId::parse(text).map(|id| id.to_string()),
        PageId::parse(text).map(|id| id.to_string()),
        ForgetId::parse(text).map(|id| id.to_string()),
    ];
    prop_assert!(read.iter().flatten().count() <= 1, "{:?} is an identifier of two kinds", text);
    for written in read.iter().flatten() {
        prop_assert_eq!(written, text);
        prop_assert!(written.len() <= LONGEST);
    }
    Ok(())
}

/// The identifiers of the corpus, one a line.
fn known() -> Vec<String> {
    let files = corpus::files("corpus/custom_id", "txt");
    files.iter().flat_map(|path| corpus::text(path).split('\n').map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn the_corpus_of_identifiers_breaks_nothing() {
    let mut kinds = [0; 3];
    for text in known() {
        read(&text).unwrap_or_else(|why| panic!("{text:?}: {why}"));
        kinds[0] += usize::from(CustomId::parse(&text).is_some());
        kinds[1] += usize::from(PageId::parse(&text).is_some());
        kinds[2] += usize::from(ForgetId::parse(&text).is_some());
    }
    assert!(kinds[0] > 20 && kinds[1] > 3 && kinds[2] > 0, "{kinds:?}");
}

#[test]
fn any_text_at_all_is_an_identifier_or_nothing() {
    let texts = prop_oneof![
        any::<String>(),
        "(t1|p1|f1|e1|t0|t2)(:[-a-z0-9?A-G]{0,21}){0,6}",
        "t1:[0-9]{1,20}:(-|o?[0-9]{1,10}):(lift|go|dare|drop|fill|hold|extra|place|side|draw|agree|ring)(:([A-H][0-9]|[0-9]{1,3}|left|right)){0,3}",
        "p1:(leaderboard|history):[0-9]{1,20}:[0-9]{1,10}(:level)?",
        "f1:[+-]?[0-9]{1,21}",
    ];
    TestRunner::new(corpus::cases(15_000)).run(&texts, |text| read(&text)).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn a_spoilt_identifier_is_an_identifier_or_nothing() {
    let known = known();
    let run = |(id, spoils): (usize, Vec<_>)| read(&spoilt(&known[id], &spoils, &WORDS));
    let spoilt_ids = (0..known.len(), spoils(4));
    TestRunner::new(corpus::cases(15_000)).run(&spoilt_ids, run).unwrap_or_else(|why| panic!("{why}"));
}
