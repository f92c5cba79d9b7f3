//! Faults on demand: what goes wrong between a bot and Discord.

use serde_json::Value;

/// What goes wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum FaultKind {
    /// The request is not carried out; the answer has this status and JSON body.
    Status {
        /// The HTTP status.
        status: u16,
        /// The JSON body.
        body: Value,
    },
    /// The request is not carried out; the answer is a proxy's HTML page.
    Html {
        /// The HTTP status, 502 for instance.
        status: u16,
    },
    /// The request is not carried out: 429.
    RateLimited {
        /// How long to wait, in seconds.
        retry_after: f64,
        /// Whether it is the limit for all requests together.
        global: bool,
    },
    /// The request is carried out after so many milliseconds of real time.
    Delay {
        /// The length of the delay.
        ms: u64,
    },
    /// The request is carried out, then the connection is cut before the answer.
    AnswerLost,
    /// The request is carried out; of the answer's fields these alone are left.
    Bare {
        /// Which fields.
        fields: Vec<&'static str>,
    },
    /// The connection is cut before the request is carried out.
    ConnectionDropped,
}

/// Something that goes wrong with the next requests of a kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The method it waits for, any if absent.
    pub method: Option<String>,
    /// What the path must contain.
    pub path_contains: String,
    /// With how many requests it goes wrong.
    pub times: u32,
    /// What goes wrong.
    pub kind: FaultKind,
}

impl Fault {
    /// A fault that strikes one request.
    #[must_use]
    pub fn once(method: &str, path_contains: &str, kind: FaultKind) -> Self {
        Self { method: Some(method.to_owned()), path_contains: path_contains.to_owned(), times: 1, kind }
    }
}

/// The faults that have not struck yet.
#[derive(Debug, Default)]
pub(super) struct Faults {
    waiting: Vec<Fault>,
}

impl Faults {
    pub(super) fn add(&mut self, fault: Fault) {
        self.waiting.push(fault);
    }

    /// Takes the fault that strikes a request, the oldest first.
    pub(super) fn strike(&mut self, method: &str, path: &str) -> Option<FaultKind> {
        let struck = self.waiting.iter_mut().find(|fault| {
            fault.times > 0
                && fault.method.as_deref().is_none_or(|waited| waited.eq_ignore_ascii_case(method))
                && path.contains(&fault.path_contains)
        })?;
        struck.times -= 1;
        let kind = struck.kind.clone();
        self.waiting.retain(|fault| fault.times > 0);
        Some(kind)
    }

    /// Forgets all faults that have not struck.
    pub(super) fn clear(&mut self) {
        self.waiting.clear();
    }
}
