//! Every sentence the bot says, in embedded Fluent catalogs.
//!
//! Code names sentences by [`Message`] variants; the words are in `assets/i18n/LANGUAGE.ftl`. A test refuses a catalog
//! with a missing, extra or unused sentence, or with other variables than the sentence has.

mod catalog;
mod language;
mod message;

pub use catalog::{label, say};
pub use language::Language;
pub use message::Message;
