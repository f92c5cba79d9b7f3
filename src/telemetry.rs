//! The log: which lines are written to standard error, and what must never be in one.

use std::io::IsTerminal;

use tracing::subscriber::SetGlobalDefaultError;
use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt::{self, MakeWriter};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::registry::Registry;

use crate::config::{LogConfig, LogFormat};

/// Starts the log of the process, on standard error.
///
/// # Errors
///
/// Refuses if a log was started before.
pub fn start(config: &LogConfig) -> Result<(), SetGlobalDefaultError> {
    tracing::subscriber::set_global_default(subscriber(config, std::io::stderr().is_terminal(), std::io::stderr))
}

fn subscriber<W>(config: &LogConfig, on_terminal: bool, writer: W) -> impl Subscriber + Send + Sync + use<W>
where
    W: for<'writer> MakeWriter<'writer> + Send + Sync + 'static,
{
    let lines = match config.format {
        LogFormat::Text => {
            let mut lines = fmt::layer().with_writer(writer);
            // On a terminal the default stays, which heeds NO_COLOR.
            if !on_terminal {
                lines = lines.with_ansi(false);
            }
            lines.boxed()
        }
        LogFormat::Json => fmt::layer().json().flatten_event(true).with_writer(writer).boxed(),
    };
    Registry::default().with(lines).with(filter_fn(keeps_secrets)).with(config.filter.env_filter())
}

/// Holds back what no filter may let through.
///
/// serenity's spans carry whole requests, and so interaction tokens and what people wrote; they would stand before every
/// line logged within them, at any level. Its HTTP module also puts them into its own lines, and the rest of it does so
/// below `info`.
fn keeps_secrets(metadata: &Metadata<'_>) -> bool {
    let within = |module: &str| {
        let rest = metadata.target().strip_prefix(module);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    if !within("serenity") {
        return true;
    }
    metadata.is_event() && *metadata.level() <= Level::INFO && !within("serenity::http")
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::{Arc, Mutex};

    use super::*;
    use crate::config::LogFilter;

    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn written(filter: &str, format: LogFormat, act: impl FnOnce()) -> String {
        let paper = Paper::default();
        let config = LogConfig { filter: LogFilter::parse(filter).unwrap(), format };
        let writer = {
            let paper = paper.clone();
            move || paper.clone()
        };
        tracing::subscriber::with_default(subscriber(&config, false, writer), act);
        let bytes = paper.0.lock().unwrap().clone();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn the_filter_decides_which_lines_are_written() {
        let log = written("warn,tamsk_bot=info", LogFormat::Text, || {
            tracing::info!(game = 7, "a game began");
            tracing::debug!("a detail");
            tracing::info!(target: "sqlx", "a query");
            tracing::warn!(target: "sqlx", "a slow query");
        });
        let lines: Vec<&str> = log.lines().collect();
        assert_eq!(lines.len(), 2, "{log}");
        assert!(lines[0].ends_with("INFO tamsk_bot::telemetry::tests: a game began game=7"), "{log}");
        assert!(lines[1].ends_with("WARN sqlx: a slow query"), "{log}");
    }

    #[test]
    fn json_is_one_object_a_line_with_its_span() {
        let log = written("info", LogFormat::Json, || {
            let _inside = tracing::info_span!("envelope", game = 7).entered();
            tracing::info!(ply = 3, "moved");
        });
        for part in [r#""message":"moved""#, r#""ply":3"#, r#""span":{"game":7,"name":"envelope"}"#] {
            assert!(log.contains(part), "{part} in {log}");
        }
        assert!(log.starts_with('{') && log.ends_with("}\n"), "{log}");
        assert_eq!(log.lines().count(), 1);
    }

    #[test]
    fn what_serenity_would_tell_of_requests_is_never_written() {
        let log = written("trace", LogFormat::Text, || {
            let _request = tracing::info_span!(target: "serenity::http::client", "request", req = "s3cret").entered();
            tracing::warn!(target: "serenity::http::client", "mismatched: s3cret");
            tracing::debug!(target: "serenity::model::event", "unknown event: s3cret");
            tracing::info!(target: "serenity::model", "something odd");
            tracing::info!(target: "serenity_like", "another crate");
        });
        assert!(!log.contains("s3cret"), "{log}");
        assert!(log.contains("serenity::model: something odd"), "{log}");
        assert!(log.contains("serenity_like: another crate"), "{log}");
        assert_eq!(log.lines().count(), 2, "{log}");
    }
}
