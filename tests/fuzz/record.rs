//! Records: whatever a file holds.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use tamsk_bot::game::Report;
use tamsk_bot::rules::{Entry, Record, Span, Stamped, Timestamp};

use crate::corpus;
use crate::spoilt::{spoils, spoilt};

/// How long a record of ordinary length may take, optimised or not.
const LONGEST: Duration = Duration::from_secs(2);

const HEADERS: &str =
    "[TAMSK \"1\"]\n[Level \"3\"]\n[Sand \"180000\"]\n[Start \"corners\"]\n[Began \"1764439200000\"]\n";

/// Lines and words of records.
const WORDS: [&str; 26] = [
    "[Sand \"12\"]",
    "[Sand \"1000000000000000\"]",
    "[Began \"1000000000000000\"]",
    "[RingWindow \"0\"]",
    "[RingWindow \"1000000000000000\"]",
    "[TurnTimer \"0\"]",
    "[TurnTimer \"1000000000000000\"]",
    "[Patience \"0\"]",
    "[Patience \"1000000000000000\"]",
    "[Level \"1\"]",
    "[Start \"free\"]",
    "[Red \"\\\"\\\\\"]",
    "[Result \"*\"]",
    "[x \"]",
    "0 clock credit 1000000000000000",
    "1000000000000000 clock credit 1000000000000000",
    "1000000000000000 red ring",
    "0 red draw",
    "0 black draw",
    "0 black timer",
    "0 red A1-B2 ring",
    "0 red @B2 ring",
    " hold",
    " ring",
    "red ",
    "clock ",
];

/// Without the lines of the file, which a record written anew does not have.
fn inputs(record: &Record) -> Vec<Stamped> {
    record.inputs.iter().map(|input| Stamped { line: 0, ..*input }).collect()
}

/// Reads a text as a record, and holds it to what a record promises.
fn read(text: &str) -> Result<(), TestCaseError> {
    let started = now();
    match Record::parse(text) {
        Ok(record) => {
            let written = record.to_string();
            let again = Record::parse(&written).map_err(|why| TestCaseError::fail(format!("{why} in {written:?}")))?;
            prop_assert_eq!(&again.to_string(), &written);
            prop_assert_eq!((again.setup, again.began), (record.setup, record.began));
            prop_assert_eq!(&again.headers, &record.headers);
            prop_assert_eq!(inputs(&again), inputs(&record));
            let (played, played_again) = (record.replay(), again.replay());
            prop_assert_eq!(played.is_ok(), played_again.is_ok());
            if let (Ok(mut position), Ok(again)) = (played, played_again) {
                prop_assert_eq!(&position, &again);
                prop_assert!(serde_json::to_value(Report::of(&position)).is_ok());
                position.advance(record.last_at() + Span::from_secs(1));
                prop_assert_eq!(position.total_rings(), 64);
                position.advance(Timestamp::from_ms(i64::MAX));
                prop_assert!(position.outcome().is_some());
                prop_assert!(serde_json::to_value(Report::of(&position)).is_ok());
            }
        }
        Err(why) => {
            prop_assert!((1..=text.lines().count().max(1)).contains(&why.line), "{} of {:?}", why, text);
            prop_assert!(!why.why.is_empty());
        }
    }
    let took = now() - started;
    prop_assert!(took < LONGEST, "it took {:?}: {:?}", took, text);
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "what must not take long is measured")]
fn now() -> Instant {
    Instant::now()
}

#[test]
fn the_corpus_of_records_breaks_nothing() {
    for path in corpus::files("corpus/record", "tamsk") {
        let text = corpus::text(&path);
        for text in [text.replace('\n', "\r\n"), text] {
            read(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        }
    }
}

#[test]
fn any_text_at_all_is_a_record_or_refused() {
    let texts = prop_oneof![
        any::<String>(),
        "\\PC{0,40}",
        "[\\[\\]\"\\\\ A-Za-z0-9;\r\n-]{0,120}",
        "([0-9]{1,20} (red|black|clock|x) [A-G@a-z0-9 -]{0,16}\n){0,6}".prop_map(|lines| format!("{HEADERS}\n{lines}")),
        "(\\[[A-Za-z]{0,12} \"[^\n]{0,20}\"\\]\r?\n){0,4}"
            .prop_map(|headers| format!("{HEADERS}{headers}\n0 red ring\n")),
    ];
    TestRunner::new(corpus::cases(3_000)).run(&texts, |text| read(&text)).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn a_spoilt_record_is_a_record_or_refused() {
    let games: Vec<String> = corpus::files("games", "tamsk").iter().map(|path| corpus::text(path)).collect();
    let spoilt_games = (0..games.len(), spoils(8));
    let run = |(game, spoils): (usize, Vec<_>)| read(&spoilt(&games[game], &spoils, &WORDS));
    TestRunner::new(corpus::cases(6_000)).run(&spoilt_games, run).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn an_entry_that_can_be_read_is_written_the_same_again() {
    let lines = "(red|black|clock|Red| )? ?([A-G][1-7]-[A-G][1-7]|@[A-G][1-7]|ring|fill|extra|hold|lift|putback|timer|resign|draw|abort|credit)( [A-G][1-7]| ring| hold| [0-9]{1,20})?";
    let run = |line: String| {
        if let Ok(entry) = Entry::parse(&line) {
            prop_assert_eq!(Entry::parse(&entry.to_string()), Ok(entry));
        }
        Ok(())
    };
    TestRunner::new(corpus::cases(4_000)).run(&lines, run).unwrap_or_else(|why| panic!("{why}"));
}

/// What makes a reader slow that goes over everything again with each line.
#[test]
fn a_record_of_megabytes_is_read_in_no_time() {
    let headers = (0..60_000).fold(HEADERS.to_owned(), |mut text, number| {
        let _ = writeln!(text, "[X{number} \"\"]");
        text
    });
    let lifts = (0..20_000).fold(format!("{HEADERS}\n"), |mut text, number| {
        let _ = writeln!(text, "{number} red {}", if number % 2 == 0 { "lift A1" } else { "putback" });
        text
    });
    let credits = (0..20_000).fold(format!("{HEADERS}\n"), |mut text, number| {
        let _ = writeln!(text, "{} clock credit 1", number * 2);
        text
    });
    let huge = "1000000000000000";
    let longest = (0..2_000).fold(format!("{HEADERS}\n"), |mut text, _| {
        let _ = writeln!(text, "0 clock credit {huge}");
        text
    });
    let wide = format!("{HEADERS}[Red \"{}\"]\n\n0 red {}\n", "\\\"".repeat(500_000), "A1 ".repeat(300_000));
    for text in [headers, lifts, credits, longest, wide] {
        let started = now();
        if let Ok(record) = Record::parse(&text) {
            let written = record.to_string();
            assert_eq!(Record::parse(&written).map(|again| again.to_string()), Ok(written));
            let _ = record.replay();
        }
        let took = now() - started;
        assert!(took < LONGEST * 5, "{took:?} for {:?}…", &text[..200]);
    }
}
