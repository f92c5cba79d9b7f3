//! The environment: what is accepted, what is refused, and what is said about it.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may stop at once")]

use tamsk_bot::config::{Config, ConfigError, DatabaseUrl, LogConfig, LogFormat, Token};
use tamsk_bot::rules::Span;

const SECRET: &str = "MTIz.s3cret-token_value.x";

fn read(variables: &[(&str, &str)]) -> Result<Config, ConfigError> {
    let found = |name: &str| {
        let last = variables.iter().rev().find(|(known, _)| *known == name);
        last.map(|(_, value)| (*value).to_owned()).or_else(|| (name == "DISCORD_TOKEN").then(|| SECRET.to_owned()))
    };
    Config::read(found)
}

fn with(name: &str, value: &str) -> Config {
    read(&[(name, value)]).unwrap_or_else(|error| panic!("{name}={value}: {error}"))
}

/// What is said about a refused value, after checking that it is one line that names the variable.
fn refusal(variables: &[(&str, &str)]) -> String {
    let error = read(variables).expect_err("refused");
    let said = error.to_string();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.starts_with(&format!("{} ", error.variable())), "{said}");
    assert!(said.contains("; it must be "), "{said}");
    said
}

/// The lines `NAME=value` of `.env.example`, those that are commented out among them.
fn example() -> Vec<(String, String)> {
    include_str!("../.env.example")
        .lines()
        .filter_map(|line| line.strip_prefix('#').unwrap_or(line).split_once('='))
        .filter(|(name, _)| !name.is_empty() && name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

#[test]
fn the_token_alone_is_enough() {
    let config = read(&[]).unwrap();
    assert_eq!(config.token().unwrap().expose(), SECRET);
    assert_eq!(config.api_base, None);
    assert_eq!(config.database.as_str(), "sqlite://tamsk.sqlite");
    assert_eq!(config.log, LogConfig::default());
    assert_eq!(config.log.format, LogFormat::Text);
    assert_eq!(config.log.filter.env_filter().to_string(), "info");
    assert_eq!(config.sand, Span::from_secs(60)..=Span::from_secs(14 * 24 * 3600));
    assert_eq!(config.settling_time, Span::from_ms(1500));
}

#[test]
fn an_empty_variable_counts_as_not_set() {
    let empty: Vec<_> = Config::VARIABLES.into_iter().map(|name| (name, "")).collect();
    let nothing = read(&empty).unwrap();
    assert_eq!(nothing.token, None);
    let all_but_the_token: Vec<_> = empty.into_iter().filter(|(name, _)| *name != "DISCORD_TOKEN").collect();
    assert_eq!(read(&all_but_the_token), read(&[]));
}

#[test]
fn variables_nobody_knows_are_ignored() {
    assert_eq!(read(&[("SANDMIN", "what?"), ("DISCORD_TOKENS", "")]), read(&[]));
}

#[test]
fn a_token_loses_the_word_bot_before_it() {
    assert_eq!(with("DISCORD_TOKEN", "Bot abc.def").token().unwrap().expose(), "abc.def");
    assert_eq!(with("DISCORD_TOKEN", "Botabc").token().unwrap().expose(), "Botabc");
}

#[test]
fn what_cannot_be_a_token_is_refused() {
    for (value, why) in [
        ("   ", "is blank"),
        ("Bot ", "is blank"),
        ("two words", "has white space in it"),
        ("ends-in-a-line\r", "has white space in it"),
        ("Bot  abc", "has white space in it"),
        ("\"abc.def\"", "has quotation marks in it"),
        ("abc\u{7}", "has characters in it that no token has"),
        ("ключ", "has characters in it that no token has"),
        ("abc\u{fffd}", "is not valid UTF-8"),
    ] {
        let said = refusal(&[("DISCORD_TOKEN", value)]);
        assert!(said.starts_with(&format!("DISCORD_TOKEN {why}; ")), "{value:?}: {said}");
    }
}

#[test]
fn who_needs_the_token_is_told_that_it_is_missing() {
    let error = read(&[("DISCORD_TOKEN", "")]).unwrap().token().cloned().expect_err("there is none");
    assert!(error.to_string().starts_with("DISCORD_TOKEN is not set; it must be the bot's token"), "{error}");
}

#[test]
fn the_playground_is_at_an_address_with_a_port() {
    assert_eq!(read(&[]).unwrap().playground.to_string(), "127.0.0.1:8478");
    for address in ["0.0.0.0:80", "[::1]:9000", "127.0.0.1:0"] {
        assert_eq!(with("PLAYGROUND_ADDR", address).playground.to_string(), address);
    }
    for port in ["8478", ":8478"] {
        assert_eq!(with("PLAYGROUND_ADDR", port).playground.to_string(), "127.0.0.1:8478");
    }
    for value in ["localhost:8478", "127.0.0.1", "127.0.0.1:70000", "http://127.0.0.1:8478"] {
        let said = refusal(&[("PLAYGROUND_ADDR", value)]);
        assert!(said.starts_with("PLAYGROUND_ADDR is no port and no address with a port; "), "{value:?}: {said}");
    }
}

#[test]
fn metrics_are_served_nowhere_unless_a_port_or_an_address_is_set() {
    assert_eq!(read(&[]).unwrap().metrics, None);
    for (value, address) in [
        ("9100", "127.0.0.1:9100"),
        (":9100", "127.0.0.1:9100"),
        ("1", "127.0.0.1:1"),
        ("65535", "127.0.0.1:65535"),
        ("127.0.0.1:9100", "127.0.0.1:9100"),
        ("0.0.0.0:80", "0.0.0.0:80"),
        ("[::]:9100", "[::]:9100"),
    ] {
        assert_eq!(with("METRICS_ADDR", value).metrics.unwrap().to_string(), address);
    }
    for (value, why) in [
        ("0", "has no valid port"),
        (":0", "has no valid port"),
        ("127.0.0.1:0", "has no valid port"),
        ("65536", "has no valid port"),
        ("99999999999999999999", "has no valid port"),
        (":", "has no valid port"),
        ("::9100", "is no port and no address with a port"),
        (" 9100", "is no port and no address with a port"),
        ("+9100", "is no port and no address with a port"),
        ("-1", "is no port and no address with a port"),
        ("127.0.0.1", "is no port and no address with a port"),
        ("localhost:9100", "is no port and no address with a port"),
        ("http://127.0.0.1:9100", "is no port and no address with a port"),
        ("127.0.0.1:9100/metrics", "is no port and no address with a port"),
        ("on", "is no port and no address with a port"),
    ] {
        let said = refusal(&[("METRICS_ADDR", value)]);
        assert!(said.starts_with(&format!("METRICS_ADDR {why}; ")), "{value:?}: {said}");
    }
}

#[test]
fn the_token_is_never_shown() {
    let config = read(&[]).unwrap();
    assert_eq!(format!("{:?}", config.token), "Some(Token(..))");
    assert!(!format!("{config:?} {config:#?}").contains("s3cret"));
}

#[test]
fn a_refusal_repeats_no_value_for_it_may_be_the_token() {
    for name in Config::VARIABLES {
        for value in [format!("{SECRET} "), format!("sqlite://{SECRET}?"), format!("https://{SECRET}@host")] {
            // Some of these are fine where they stand: a file may be called anything.
            if let Err(error) = read(&[(name, &value)]) {
                assert!(!format!("{error} {error:?}").contains("s3cret"), "{error}");
            }
        }
    }
}

#[test]
fn an_api_base_is_an_address_without_a_path() {
    for (value, base) in [
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("http://127.0.0.1:8080/", "http://127.0.0.1:8080"),
        ("https://proxy.example", "https://proxy.example"),
        ("HTTP://discord_proxy:80", "http://discord_proxy:80"),
        ("http://[::1]:8080/", "http://[::1]:8080"),
        ("http://[::1]", "http://[::1]"),
    ] {
        assert_eq!(with("DISCORD_API_BASE", value).api_base.unwrap().as_str(), base);
    }
}

#[test]
fn any_other_api_base_is_refused() {
    for (value, why) in [
        ("127.0.0.1:8080", "is no URL"),
        ("ftp://host", "is not an http or https address"),
        ("http://host/api", "has a path"),
        ("http://host//", "has a path"),
        ("http://host?x", "has a path"),
        ("http://host#x", "has a path"),
        ("http://me:secret@host", "has a user name"),
        ("http://host:", "has no valid port"),
        ("http://host:0", "has no valid port"),
        ("http://host:65536", "has no valid port"),
        ("http://", "has no valid host"),
        ("http:///", "has no valid host"),
        ("http://:80", "has no valid host"),
        ("http://::1", "has no valid host"),
        ("http://[::1", "has no valid host"),
        ("http://[no]", "has no valid host"),
        ("http://ho st", "has no valid host"),
        ("http://host\n", "has no valid host"),
    ] {
        let said = refusal(&[("DISCORD_API_BASE", value)]);
        assert!(said.starts_with(&format!("DISCORD_API_BASE {why}; ")), "{value:?}: {said}");
    }
}

#[test]
fn a_database_is_a_file_with_or_without_slashes() {
    for (value, url) in [
        ("sqlite:///data/tamsk.sqlite", "sqlite:///data/tamsk.sqlite"),
        ("sqlite:/data/tamsk.sqlite", "sqlite:///data/tamsk.sqlite"),
        ("sqlite://data/tamsk.sqlite", "sqlite://data/tamsk.sqlite"),
        ("sqlite:data/tamsk.sqlite", "sqlite://data/tamsk.sqlite"),
        ("sqlite://with blank.db", "sqlite://with blank.db"),
    ] {
        assert_eq!(with("DATABASE_URL", value).database.as_str(), url);
    }
}

#[test]
fn any_other_database_is_refused() {
    for (value, why) in [
        ("postgres://bot:secret@host/tamsk", "does not begin with sqlite:"),
        ("tamsk.sqlite", "does not begin with sqlite:"),
        ("sqlite::memory:", "names a database in memory"),
        ("sqlite://:memory:", "names a database in memory"),
        ("sqlite://file:x", "names a database in memory or an SQLite URI"),
        ("sqlite:file::memory:", "names a database in memory"),
        ("sqlite://x.sqlite?mode=memory", "has options or escapes, which are not supported"),
        ("sqlite::mem%6fry:", "has options or escapes, which are not supported"),
        ("sqlite:", "names no file"),
        ("sqlite://", "names no file"),
        ("sqlite:// ", "names no file"),
        ("sqlite:///data/", "names no file"),
    ] {
        let said = refusal(&[("DATABASE_URL", value)]);
        assert!(said.starts_with(&format!("DATABASE_URL {why}")), "{value:?}: {said}");
    }
}

#[test]
fn the_database_can_be_found_without_a_token() {
    let url = DatabaseUrl::read(|name| (name == "DATABASE_URL").then(|| "sqlite:///data/x".to_owned()));
    assert_eq!(url.unwrap().as_str(), "sqlite:///data/x");
}

#[test]
fn a_log_filter_is_a_level_or_a_list() {
    for (value, filter) in [
        ("debug", "debug"),
        ("warn,tamsk_bot=debug", "tamsk_bot=debug,warn"),
        ("warn, tamsk_bot=debug,", "tamsk_bot=debug,warn"),
        ("off", "off"),
        ("WARN", "warn"),
        ("3", "info"),
        ("error,tamsk_bot::app", "tamsk_bot::app=trace,error"),
    ] {
        assert_eq!(with("RUST_LOG", value).log.filter.env_filter().to_string(), filter);
    }
    for value in
        ["tamsk_bot=loud", "=", " ", ",", "a=b=c", "info,[", "info,tamsk_bot=debug=trace", "warning", "info,verbose"]
    {
        assert!(refusal(&[("RUST_LOG", value)]).starts_with("RUST_LOG is no log filter; "), "{value}");
    }
}

#[test]
fn a_log_is_text_or_json() {
    assert_eq!(with("LOG_FORMAT", "text").log.format, LogFormat::Text);
    assert_eq!(with("LOG_FORMAT", "json").log.format, LogFormat::Json);
    assert_eq!(refusal(&[("LOG_FORMAT", "xml")]), "LOG_FORMAT is no known format; it must be text or json");
}

#[test]
fn sand_has_its_limits() {
    let sand = |min, max| read(&[("SAND_MIN", min), ("SAND_MAX", max)]).map(|config| config.sand).unwrap();
    assert_eq!(sand("12ms", "365d"), Span::from_ms(12)..=Span::from_ms(365 * 86_400_000));
    assert_eq!(sand("3m", "3m"), Span::from_secs(180)..=Span::from_secs(180));
    assert_eq!(sand("1d 12h", "1d12h"), Span::from_secs(129_600)..=Span::from_secs(129_600));
    for (min, max, why) in [
        ("11ms", "1h", "SAND_MIN is too short"),
        ("0", "1h", "SAND_MIN is too short"),
        ("400d", "", "SAND_MIN is too long"),
        ("1h", "59m", "SAND_MAX (59m) is less than SAND_MIN (1h)"),
        ("15d", "", "SAND_MAX (14d) is less than SAND_MIN (15d)"),
        ("2d", "1d12h", "SAND_MAX (1d12h) is less than SAND_MIN (2d)"),
        ("70d", "60d 1ms", "SAND_MAX (60d1ms) is less than SAND_MIN (70d)"),
        ("1h", "366d", "SAND_MAX is too long"),
        ("1h", "500000000000y", "SAND_MAX is too long"),
        ("1h", "99999999999999999999d", "SAND_MAX is no length of time"),
        ("12.5ms", "1h", "SAND_MIN is not in whole milliseconds"),
        ("90", "1h", "SAND_MIN is no length of time"),
        ("-1h", "1h", "SAND_MIN is no length of time"),
        ("soon", "1h", "SAND_MIN is no length of time"),
    ] {
        let said = refusal(&[("SAND_MIN", min), ("SAND_MAX", max)]);
        assert!(said.starts_with(&format!("{why}; ")), "{min} {max}: {said}");
    }
}

#[test]
fn the_credit_for_outages_is_on_unless_it_is_turned_off() {
    assert!(with("OUTAGE_CREDIT", "").credits_outages);
    assert!(with("OUTAGE_CREDIT", "on").credits_outages);
    assert!(!with("OUTAGE_CREDIT", "off").credits_outages);
    assert_eq!(refusal(&[("OUTAGE_CREDIT", "no")]), "OUTAGE_CREDIT cannot be understood; it must be on or off");
}

#[test]
fn settling_takes_at_most_ten_seconds() {
    assert_eq!(with("SETTLING_TIME", "0").settling_time, Span::ZERO);
    assert_eq!(with("SETTLING_TIME", "0s").settling_time, Span::ZERO);
    assert_eq!(with("SETTLING_TIME", "10s").settling_time, Span::from_secs(10));
    assert_eq!(
        refusal(&[("SETTLING_TIME", "10001ms")]),
        "SETTLING_TIME is too long; it must be 0 to 10s, such as 1500ms or 2s"
    );
}

#[test]
fn the_example_names_every_variable_with_its_default() {
    let example = example();
    let names: Vec<&str> = example.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, Config::VARIABLES);
    let written: Vec<(&str, &str)> = example
        .iter()
        .filter(|(name, _)| name != "DISCORD_TOKEN")
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    assert_eq!(read(&written), read(&[]));
}

#[test]
fn the_readme_names_every_variable_with_its_default() {
    let readme = include_str!("../README.md");
    for (name, default) in example() {
        let row = readme.lines().find(|line| line.starts_with(&format!("| `{name}` |")));
        let row = row.unwrap_or_else(|| panic!("no row for {name}"));
        assert!(default.is_empty() || row.contains(&format!("| `{default}` |")), "{row}");
    }
}

#[test]
fn a_database_needs_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let within = |path: &str| format!("sqlite://{}/{path}", folder.path().display());
    for (url, is_there) in
        [("sqlite://tamsk.sqlite".into(), true), (within("tamsk.sqlite"), true), (within("none/tamsk.sqlite"), false)]
    {
        let found = with("DATABASE_URL", &url).database.has_folder().map_err(|error| error.to_string());
        let said = found.err().unwrap_or_default();
        assert_eq!(said.is_empty(), is_there, "{url}: {said}");
        assert!(
            is_there || said.starts_with("DATABASE_URL names a folder that is not there; it must be an SQLite file")
        );
    }
}

#[test]
fn a_token_can_be_compared_and_copied() {
    fn is_a_value<T: Clone + Eq + Send + Sync>() {}
    is_a_value::<Token>();
    is_a_value::<Config>();
}
