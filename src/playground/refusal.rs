//! A request refused, the way Discord says so.

use serde_json::{Map, Value, json};

/// Discord's answer to a request it does not carry out.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The HTTP status.
    pub status: u16,
    /// Discord's own error code, 0 for general errors.
    pub code: u32,
    /// Discord's words for it.
    pub message: &'static str,
    /// What is wrong where in the request's body.
    pub errors: Option<Value>,
}

impl Refusal {
    const fn new(status: u16, code: u32, message: &'static str) -> Self {
        Self { status, code, message, errors: None }
    }

    /// 50035 for a single field.
    #[must_use]
    pub fn of_field(path: &str, code: &str, message: impl Into<String>) -> Self {
        let mut complaints = Complaints::default();
        complaints.add(path, code, message);
        Self { errors: Some(Value::Object(complaints.errors)), ..INVALID_FORM }
    }

    /// The JSON body of the answer.
    #[must_use]
    pub fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

macro_rules! refusals {
    ($($name:ident = $status:literal, $code:literal, $message:literal;)*) => {
        $(
            #[doc = concat!("Discord's ", stringify!($code), " (", stringify!($status), "): ", $message)]
            pub const $name: Refusal = Refusal::new($status, $code, $message);
        )*
    };
}

refusals! {
    UNAUTHORIZED = 401, 0, "401: Unauthorized";
    NOT_FOUND = 404, 0, "404: Not Found";
    UNKNOWN_APPLICATION = 404, 10002, "Unknown Application";
    UNKNOWN_CHANNEL = 404, 10003, "Unknown Channel";
    UNKNOWN_GUILD = 404, 10004, "Unknown Guild";
    UNKNOWN_MEMBER = 404, 10007, "Unknown Member";
    UNKNOWN_MESSAGE = 404, 10008, "Unknown Message";
    UNKNOWN_USER = 404, 10013, "Unknown User";
    UNKNOWN_WEBHOOK = 404, 10015, "Unknown Webhook";
    UNKNOWN_INTERACTION = 404, 10062, "Unknown interaction";
    UNKNOWN_COMMAND = 404, 10063, "Unknown application command";
    TOO_MANY_COMMANDS = 400, 30032, "Maximum number of application commands reached (100)";
    TOO_LARGE = 413, 40005, "Request entity too large";
    ALREADY_ACKNOWLEDGED = 400, 40060, "Interaction has already been acknowledged.";
    MISSING_ACCESS = 403, 50001, "Missing Access";
    INVALID_CHANNEL_TYPE = 400, 50024, "Cannot execute action on this channel type";
    NOT_THE_AUTHOR = 403, 50005, "Cannot edit a message authored by another user";
    EMPTY_MESSAGE = 400, 50006, "Cannot send an empty message";
    DM_REFUSED = 403, 50007, "Cannot send messages to this user";
    MISSING_PERMISSIONS = 403, 50013, "Missing Permissions";
    INVALID_WEBHOOK_TOKEN = 401, 50027, "Invalid Webhook Token";
    INVALID_FORM = 400, 50035, "Invalid Form Body";
    THREAD_ARCHIVED = 400, 50083, "Thread is archived";
    INVALID_JSON = 400, 50109, "The request body contains invalid JSON.";
    NO_MUTUAL_GUILDS = 403, 50278, "Cannot send messages to this user due to having no mutual guilds";
    THREAD_EXISTS = 400, 160_004, "A thread has already been created for this message";
    THREAD_LOCKED = 403, 160_005, "Thread is locked";
}

/// Collects what is wrong with a body, each complaint at its place in it.
#[derive(Debug, Default)]
pub struct Complaints {
    errors: Map<String, Value>,
}

impl Complaints {
    /// Adds a complaint about the field at a dotted path such as `embeds.0.title`.
    pub fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        let mut place = &mut self.errors;
        for step in path.split('.').filter(|step| !step.is_empty()) {
            let next = place.entry(step).or_insert_with(|| Value::Object(Map::new()));
            let Value::Object(map) = next else { return };
            place = map;
        }
        let complaint = json!({ "code": code, "message": message.into() });
        if let Value::Array(list) = place.entry("_errors").or_insert_with(|| Value::Array(Vec::new())) {
            list.push(complaint);
        }
    }

    /// Complains unless a text's length in characters lies within bounds.
    pub fn length(&mut self, path: &str, text: &str, least: usize, most: usize) {
        let length = text.chars().count();
        if length == 0 && least > 0 {
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
        } else if length < least || length > most {
            let message = if least == 0 {
                format!("Must be {most} or fewer in length.")
            } else {
                format!("Must be between {least} and {most} in length.")
            };
            self.add(path, "BASE_TYPE_BAD_LENGTH", message);
        }
    }

    /// Complains if a list is longer than allowed.
    pub fn count(&mut self, path: &str, count: usize, most: usize) {
        if count > most {
            let message = format!("Must be {most} or fewer in length.");
            self.add(path, "BASE_TYPE_MAX_LENGTH", message);
        }
    }

    /// Complains that a field is missing.
    pub fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Complains that a value is none of those allowed.
    pub fn choice(&mut self, path: &str, allowed: &str) {
        let message = format!("Value must be one of {allowed}.");
        self.add(path, "BASE_TYPE_CHOICES", message);
    }

    /// Gives the refusal, if there was any complaint.
    ///
    /// # Errors
    ///
    /// 50035 with the tree of complaints.
    pub fn verdict(self) -> Result<(), Refusal> {
        if self.errors.is_empty() {
            return Ok(());
        }
        Err(Refusal { errors: Some(Value::Object(self.errors)), ..INVALID_FORM })
    }
}
