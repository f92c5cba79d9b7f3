//! Settings from the environment, typed and checked before anything else happens.
//!
//! `.env.example` explains each variable. An error names its variable and what would be right, but never repeats a
//! value: whatever stands in the wrong variable may be a secret.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::Path;

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

use crate::rules::Span;

const DISCORD_TOKEN: &str = "DISCORD_TOKEN";
const DISCORD_API_BASE: &str = "DISCORD_API_BASE";
const DATABASE_URL: &str = "DATABASE_URL";
const RUST_LOG: &str = "RUST_LOG";
/// With what the targets of the bot's own log lines begin.
const OWN_TARGET: &str = "tamsk_bot";
const LOG_FORMAT: &str = "LOG_FORMAT";
const SAND_MIN: &str = "SAND_MIN";
const SAND_MAX: &str = "SAND_MAX";
const SETTLING_TIME: &str = "SETTLING_TIME";
const OUTAGE_CREDIT: &str = "OUTAGE_CREDIT";
const PLAYGROUND_ADDR: &str = "PLAYGROUND_ADDR";
const METRICS_ADDR: &str = "METRICS_ADDR";

const DATABASE_RIGHT: &str = "an SQLite file, such as sqlite://tamsk.sqlite or sqlite:///data/tamsk.sqlite";

const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;
/// Below this the turn timer, a twelfth of the sand, would be no time at all.
const SHORTEST_SAND: Span = Span::from_ms(12);
const LONGEST_SAND: Span = Span::from_ms(365 * DAY_MS);
const LONGEST_SETTLING_TIME: Span = Span::from_secs(10);
const DEFAULT_PLAYGROUND: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8478);

/// Everything that can be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// What the bot signs in with at Discord; without it there is only the playground.
    pub token: Option<Token>,
    /// Where Discord's API is instead of at Discord.
    pub api_base: Option<ApiBase>,
    /// Where the database is.
    pub database: DatabaseUrl,
    /// What is logged and how.
    pub log: LogConfig,
    /// The lengths of sand a game may be played with.
    pub sand: RangeInclusive<Span>,
    /// How long after a deadline an input stamped before it may still arrive.
    pub settling_time: Span,
    /// Whether games are credited with the time in which the bot was not there.
    pub credits_outages: bool,
    /// Where the playground's page is; its port is the first to be tried.
    pub playground: SocketAddr,
    /// Where metrics and health are served; nowhere if it is not set.
    pub metrics: Option<SocketAddr>,
}

/// What is logged and how.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LogConfig {
    /// Which lines are written.
    pub filter: LogFilter,
    /// What a line looks like.
    pub format: LogFormat,
}

/// A log filter that can be read, in the syntax of tracing's `EnvFilter`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogFilter(String);

/// What a line of the log looks like.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// The bot's token: a secret that shows itself only when asked to.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// An address such as `http://127.0.0.1:8080`, without a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiBase(String);

/// An SQLite file as a URL, `sqlite://` and its path; no options, no escapes, never in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DatabaseUrl(String);

/// Why a variable cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConfigError {
    variable: &'static str,
    why: String,
    right: &'static str,
}

impl Config {
    /// Every variable that is read.
    pub const VARIABLES: [&str; 11] = [
        DISCORD_TOKEN,
        DISCORD_API_BASE,
        DATABASE_URL,
        RUST_LOG,
        LOG_FORMAT,
        SAND_MIN,
        SAND_MAX,
        SETTLING_TIME,
        OUTAGE_CREDIT,
        PLAYGROUND_ADDR,
        METRICS_ADDR,
    ];

    /// Reads the environment of the process.
    ///
    /// # Errors
    ///
    /// Says which variable is missing or wrong, and what would be right.
    pub fn from_env() -> Result<Config, ConfigError> {
        Config::read(environment)
    }

    /// Reads the variables that `lookup` knows; an empty one counts as not set.
    ///
    /// # Errors
    ///
    /// Says which variable is missing or wrong, and what would be right.
    pub fn read(lookup: impl Fn(&str) -> Option<String>) -> Result<Config, ConfigError> {
        let lookup = &lookup;
        Ok(Config {
            token: token(lookup)?,
            api_base: api_base(lookup)?,
            database: DatabaseUrl::read(lookup)?,
            log: LogConfig::read(lookup)?,
            sand: sand(lookup)?,
            settling_time: settling_time(lookup)?,
            credits_outages: credits_outages(lookup)?,
            playground: playground(lookup)?,
            metrics: metrics(lookup)?,
        })
    }

    /// Tells what the bot signs in with at Discord.
    ///
    /// # Errors
    ///
    /// Says that the token is missing.
    pub fn token(&self) -> Result<&Token, ConfigError> {
        self.token.as_ref().ok_or_else(|| token_error("is not set"))
    }
}

impl LogConfig {
    /// Reads the variables about the log, which do not need the others.
    ///
    /// # Errors
    ///
    /// Says which variable is wrong, and what would be right.
    pub fn read(lookup: impl Fn(&str) -> Option<String>) -> Result<LogConfig, ConfigError> {
        let filter = match value(&lookup, RUST_LOG)? {
            None => LogFilter::default(),
            Some(text) => LogFilter::parse(&text).ok_or_else(|| {
                ConfigError::new(RUST_LOG, "is no log filter", "a level or a list such as info,tamsk_bot=debug")
            })?,
        };
        let format = match value(&lookup, LOG_FORMAT)?.as_deref() {
            None | Some("text") => LogFormat::Text,
            Some("json") => LogFormat::Json,
            Some(_) => return Err(ConfigError::new(LOG_FORMAT, "is no known format", "text or json")),
        };
        Ok(LogConfig { filter, format })
    }
}

impl LogFilter {
    /// Accepts what tracing can read.
    #[must_use]
    pub fn parse(text: &str) -> Option<LogFilter> {
        // A blank would silently become part of a name that matches nothing.
        let parts: Vec<&str> = text.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
        // Tracing takes a misspelt level for the name of something, and then nothing at all is logged.
        let is_level = |part: &str| part.parse::<LevelFilter>().is_ok();
        let is_known = |part: &str| part.contains(['=', '[', ':']) || part.starts_with(OWN_TARGET) || is_level(part);
        if !parts.iter().all(|part| is_known(part)) {
            return None;
        }
        let text = parts.join(",");
        (!text.is_empty() && EnvFilter::builder().parse(&text).is_ok()).then_some(LogFilter(text))
    }

    /// Makes the filter itself.
    #[must_use]
    pub fn env_filter(&self) -> EnvFilter {
        EnvFilter::new(&self.0)
    }
}

impl Default for LogFilter {
    fn default() -> LogFilter {
        LogFilter("info".to_owned())
    }
}

impl Token {
    /// Shows the secret, without the word `Bot` before it.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

impl ApiBase {
    /// Shows the address, which does not end in a slash.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Reads an address; the error says what is wrong with it.
    fn parse(text: &str) -> Result<ApiBase, &'static str> {
        let (scheme, rest) = text.split_once("://").ok_or("is no URL")?;
        let scheme = scheme.to_ascii_lowercase();
        if !matches!(scheme.as_str(), "http" | "https") {
            return Err("is not an http or https address");
        }
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        if authority.contains(['/', '?', '#']) {
            return Err("has a path");
        }
        if authority.contains('@') {
            return Err("has a user name");
        }
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !authority.ends_with(']') => (host, Some(port)),
            _ => (authority, None),
        };
        if port.is_some_and(|port| !port.parse::<u16>().is_ok_and(|port| port > 0)) {
            return Err("has no valid port");
        }
        let good = match host.strip_prefix('[').and_then(|host| host.strip_suffix(']')) {
            Some(address) => address.parse::<Ipv6Addr>().is_ok(),
            None => !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || "-._".contains(c)),
        };
        if good { Ok(ApiBase(format!("{scheme}://{authority}"))) } else { Err("has no valid host") }
    }
}

impl DatabaseUrl {
    /// Reads where the database is, which does not need the other variables.
    ///
    /// # Errors
    ///
    /// Says why the variable cannot be used, and what would be right.
    pub fn read(lookup: impl Fn(&str) -> Option<String>) -> Result<DatabaseUrl, ConfigError> {
        match value(lookup, DATABASE_URL)? {
            None => Ok(DatabaseUrl::default()),
            Some(text) => DatabaseUrl::parse(&text).map_err(|why| ConfigError::new(DATABASE_URL, why, DATABASE_RIGHT)),
        }
    }

    /// Shows the URL.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Looks whether the folder is there in which the file is, or is to be made.
    ///
    /// # Errors
    ///
    /// Says that it is not there.
    pub fn has_folder(&self) -> Result<(), ConfigError> {
        let file = Path::new(self.0.strip_prefix("sqlite://").unwrap_or(&self.0));
        match file.parent() {
            Some(folder) if !folder.as_os_str().is_empty() && !folder.is_dir() => {
                Err(ConfigError::new(DATABASE_URL, "names a folder that is not there", DATABASE_RIGHT))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Reads a URL; the error says what is wrong with it.
    fn parse(text: &str) -> Result<DatabaseUrl, &'static str> {
        let rest = text.strip_prefix("sqlite:").ok_or("does not begin with sqlite:")?;
        let file = rest.strip_prefix("//").unwrap_or(rest);
        // SQLite takes these for databases in memory or of its own making: games would be lost at the next start.
        if file.contains(":memory:") || file.starts_with("file:") {
            return Err("names a database in memory or an SQLite URI");
        }
        if file.contains(['?', '%']) {
            return Err("has options or escapes, which are not supported");
        }
        if file.trim().is_empty() || file.ends_with('/') {
            return Err("names no file");
        }
        Ok(DatabaseUrl(format!("sqlite://{file}")))
    }
}

impl Default for DatabaseUrl {
    fn default() -> DatabaseUrl {
        DatabaseUrl("sqlite://tamsk.sqlite".to_owned())
    }
}

impl ConfigError {
    fn new(variable: &'static str, why: impl Into<String>, right: &'static str) -> ConfigError {
        ConfigError { variable, why: why.into(), right }
    }

    /// Names the variable.
    #[must_use]
    pub fn variable(&self) -> &'static str {
        self.variable
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}; it must be {}", self.variable, self.why, self.right)
    }
}

impl std::error::Error for ConfigError {}

/// Looks a variable up in the environment of the process.
#[must_use]
pub fn environment(name: &str) -> Option<String> {
    std::env::var_os(name).map(|value| value.to_string_lossy().into_owned())
}

fn value(lookup: impl Fn(&str) -> Option<String>, name: &'static str) -> Result<Option<String>, ConfigError> {
    match lookup(name) {
        Some(text) if text.contains(char::REPLACEMENT_CHARACTER) => {
            Err(ConfigError::new(name, "is not valid UTF-8", "plain text"))
        }
        text => Ok(text.filter(|text| !text.is_empty())),
    }
}

fn token_error(why: &str) -> ConfigError {
    let right = "the bot's token, from the page Bot of https://discord.com/developers/applications";
    ConfigError::new(DISCORD_TOKEN, why, right)
}

fn token(lookup: impl Fn(&str) -> Option<String>) -> Result<Option<Token>, ConfigError> {
    let wrong = |why: &str| Err(token_error(why));
    let Some(text) = value(lookup, DISCORD_TOKEN)? else { return Ok(None) };
    let token = text.strip_prefix("Bot ").unwrap_or(&text);
    if token.trim().is_empty() {
        return wrong("is blank");
    }
    if token.contains(char::is_whitespace) {
        return wrong("has white space in it");
    }
    // Docker's env files keep quotation marks; Discord would only say 401.
    if token.contains(['"', '\'']) {
        return wrong("has quotation marks in it");
    }
    if !token.chars().all(|c| c.is_ascii_graphic()) {
        return wrong("has characters in it that no token has");
    }
    Ok(Some(Token(token.to_owned())))
}

fn playground(lookup: impl Fn(&str) -> Option<String>) -> Result<SocketAddr, ConfigError> {
    let Some(text) = value(lookup, PLAYGROUND_ADDR)? else { return Ok(DEFAULT_PLAYGROUND) };
    let right = "a port of this machine such as 8478, or an address and a port such as 127.0.0.1:8478 or [::1]:8478";
    address(&text).map_err(|why| ConfigError::new(PLAYGROUND_ADDR, why, right))
}

/// Reads an address with a port, or a port of this machine; the error says what is wrong with it.
fn address(text: &str) -> Result<SocketAddr, &'static str> {
    let port = text.strip_prefix(':').unwrap_or(text);
    if port.bytes().all(|c| c.is_ascii_digit()) {
        let port = port.parse().map_err(|_| "has no valid port")?;
        return Ok(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port));
    }
    text.parse().map_err(|_| "is no port and no address with a port")
}

fn metrics(lookup: impl Fn(&str) -> Option<String>) -> Result<Option<SocketAddr>, ConfigError> {
    let Some(text) = value(lookup, METRICS_ADDR)? else { return Ok(None) };
    let right = "a port of this machine such as 9100, or an address and a port such as 0.0.0.0:9100 or [::1]:9100";
    let wrong = |why: &str| ConfigError::new(METRICS_ADDR, why, right);
    let address = address(&text).map_err(wrong)?;
    // A port of the system's choice would have to be guessed by whoever watches.
    if address.port() == 0 { Err(wrong("has no valid port")) } else { Ok(Some(address)) }
}

fn api_base(lookup: impl Fn(&str) -> Option<String>) -> Result<Option<ApiBase>, ConfigError> {
    let right = "an address without a path, such as http://127.0.0.1:8080, or not set at all";
    let parse = |text: String| ApiBase::parse(&text).map_err(|why| ConfigError::new(DISCORD_API_BASE, why, right));
    value(lookup, DISCORD_API_BASE)?.map(parse).transpose()
}

fn sand(lookup: impl Fn(&str) -> Option<String>) -> Result<RangeInclusive<Span>, ConfigError> {
    let possible = SHORTEST_SAND..=LONGEST_SAND;
    let min = span(&lookup, SAND_MIN, Span::from_ms(MINUTE_MS), &possible, "12ms to 365d, such as 1m, 90s or 1d12h")?;
    let right = "at least SAND_MIN and at most 365d, such as 36h or 14d";
    let max = span(&lookup, SAND_MAX, Span::from_ms(14 * DAY_MS), &possible, right)?;
    if max < min {
        let why = format!("({}) is less than SAND_MIN ({})", as_set(max), as_set(min));
        return Err(ConfigError::new(SAND_MAX, why, right));
    }
    Ok(min..=max)
}

fn settling_time(lookup: impl Fn(&str) -> Option<String>) -> Result<Span, ConfigError> {
    let possible = Span::ZERO..=LONGEST_SETTLING_TIME;
    span(lookup, SETTLING_TIME, Span::from_ms(1500), &possible, "0 to 10s, such as 1500ms or 2s")
}

fn credits_outages(lookup: impl Fn(&str) -> Option<String>) -> Result<bool, ConfigError> {
    match value(lookup, OUTAGE_CREDIT)?.as_deref() {
        None | Some("on") => Ok(true),
        Some("off") => Ok(false),
        Some(_) => Err(ConfigError::new(OUTAGE_CREDIT, "cannot be understood", "on or off")),
    }
}

fn span(
    lookup: impl Fn(&str) -> Option<String>,
    name: &'static str,
    default: Span,
    possible: &RangeInclusive<Span>,
    right: &'static str,
) -> Result<Span, ConfigError> {
    let Some(text) = value(lookup, name)? else { return Ok(default) };
    let wrong = |why: &str| ConfigError::new(name, why, right);
    let length = humantime::parse_duration(&text).map_err(|_| wrong("is no length of time"))?;
    if length.subsec_nanos() % 1_000_000 != 0 {
        return Err(wrong("is not in whole milliseconds"));
    }
    let span = Span::from_ms(i64::try_from(length.as_millis()).unwrap_or(i64::MAX));
    if span < *possible.start() {
        return Err(wrong("is too short"));
    }
    if span > *possible.end() {
        return Err(wrong("is too long"));
    }
    Ok(span)
}

/// Writes a length as it is set, such as `1d12h`.
fn as_set(span: Span) -> String {
    let mut left = span.as_ms();
    let mut parts = String::new();
    for (unit, ms) in [("d", DAY_MS), ("h", 60 * MINUTE_MS), ("m", MINUTE_MS), ("s", 1000), ("ms", 1)] {
        if left >= ms {
            parts.push_str(&format!("{}{unit}", left / ms));
            left %= ms;
        }
    }
    parts
}
