//! The journal of requests, and what in it a well-behaved bot must not do.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use serde_json::Value;

use super::fault::FaultKind;

/// A file that came with a request.
#[derive(Clone, Debug)]
pub struct Upload {
    /// The form field, such as `files[0]`.
    pub field: String,
    /// The name it was given.
    pub filename: String,
    /// The kind of file.
    pub content_type: String,
    /// What is in it; nothing any more if a great many files came since.
    pub bytes: Arc<[u8]>,
}

/// A request and its answer.
#[derive(Clone, Debug)]
pub struct Entry {
    /// When it came, in UTC milliseconds.
    pub at: i64,
    /// The HTTP method.
    pub method: String,
    /// The path below `/api/vN`.
    pub path: String,
    /// The path's template as Discord's API description has it, empty for a path it has not.
    pub template: &'static str,
    /// The query string.
    pub query: String,
    /// The JSON body, `payload_json` of a form; null if there was none.
    pub request: Value,
    /// The files of a form.
    pub files: Vec<Upload>,
    /// The status answered, 0 if the connection was cut before there was one.
    pub status: u16,
    /// The JSON body answered; null if there was none.
    pub response: Value,
    /// The fault that struck.
    pub fault: Option<FaultKind>,
    /// What a well-behaved bot would not have done.
    pub violation: Option<String>,
}

impl fmt::Display for Entry {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {} -> {}", self.method, self.path, self.status)?;
        if let Some(fault) = &self.fault {
            write!(out, " (fault: {fault:?})")?;
        }
        if self.status >= 400 {
            write!(out, " {}", self.response)?;
        }
        if let Some(violation) = &self.violation {
            write!(out, " VIOLATION: {violation}")?;
        }
        Ok(())
    }
}

/// After so many milliseconds it may be asked again whether what was forbidden is so still.
const FORBIDDEN_FOR: i64 = 10 * 60_000;

/// Of so many requests the files are kept, which are far larger than anything else: the newest.
const FILES_MAX: usize = 1_024;

/// Every request in order.
#[derive(Debug, Default)]
pub(super) struct Journal {
    entries: Vec<Entry>,
    /// Which of them have their files still, oldest first.
    with_files: VecDeque<usize>,
}

impl Journal {
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Writes an entry down, judging it if nobody did yet.
    pub(super) fn write(&mut self, mut entry: Entry) {
        if entry.violation.is_none() && entry.fault.is_none() {
            entry.violation = self.judge(&entry);
        }
        tracing::debug!(
            method = entry.method,
            template = entry.template,
            status = entry.status,
            code = entry.response["code"].as_u64(),
            violation = entry.violation,
            "request"
        );
        if !entry.files.is_empty() {
            self.with_files.push_back(self.entries.len());
        }
        self.entries.push(entry);
        if self.with_files.len() > FILES_MAX
            && let Some(oldest) = self.with_files.pop_front()
        {
            for file in &mut self.entries[oldest].files {
                file.bytes = Arc::default();
            }
        }
    }

    fn judge(&self, entry: &Entry) -> Option<String> {
        let code = entry.response["code"].as_u64().unwrap_or(0);
        // Without its files it is another request, which may be granted.
        let is_same = |other: &&Entry| {
            (&other.method, &other.path, other.files.is_empty()) == (&entry.method, &entry.path, entry.files.is_empty())
        };
        let mut earlier = self.entries.iter().filter(is_same);
        let mut repeats = || {
            earlier
                .rfind(|other| other.fault.is_none())
                .filter(|other| entry.status != 403 || entry.at < other.at + FORBIDDEN_FOR)
                .is_some_and(|other| other.status == entry.status && other.response["code"] == entry.response["code"])
        };
        match (entry.status, code) {
            (0..=399, _) => None,
            // Only a bot that could not know of its first answer may answer again.
            (_, 40060) => {
                let unheard =
                    earlier.any(|other| matches!(other.fault, Some(FaultKind::AnswerLost | FaultKind::Delay { .. })));
                let first = self.entries.iter().filter(is_same).find(|other| other.status < 400);
                let after = first.map_or(0, |first| entry.at - first.at);
                (!unheard).then(|| format!("the interaction was answered a second time after {after} ms"))
            }
            (_, 10062) => Some("the answer came too late or to an unknown interaction".to_owned()),
            (401, 50027) => Some("the interaction's token had ended".to_owned()),
            (401, _) => Some("the token is wrong".to_owned()),
            // Looking whether something is there changes nothing, and is not what Discord bans for.
            (404, _) if entry.method == "GET" => None,
            // A first such answer tells the bot what has changed; asking again is its fault.
            (403 | 404 | 429, _) | (_, 50083) => {
                repeats().then(|| format!("a request was repeated that {} refused", entry.status))
            }
            (400..=499, _) => Some(format!("the request is invalid: {}", entry.response)),
            _ => None,
        }
    }
}
