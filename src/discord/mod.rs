//! Translation between Discord and the application, and nothing else.
//!
//! serenity is used without a framework on top. Every interaction takes one road into one transaction and is answered
//! in one place that knows whether an answer was given; a framework's own error handler would answer again, and its
//! replies drop pictures on edit. What a framework would save, reading the options of a dozen subcommands, is a page
//! of [`inbound`](self).

mod acting;
mod address;
mod administration;
mod asked;
mod asker;
mod asking;
mod autocomplete;
mod board_message;
mod body;
mod challenge_message;
mod commands;
mod custom_id;
pub mod describe;
mod ears;
mod escape;
mod forget_id;
mod gateway;
mod given;
mod heard;
mod inbound;
mod legend;
mod length;
mod membership;
mod menus;
mod offering;
mod opponent;
mod outbound;
mod page_id;
mod picture;
mod privacy;
mod projector;
mod ranking;
mod ranking_words;
mod refusal_words;
mod registration;
mod rematching;
mod replaying;
mod reply;
mod rest;
mod result_message;
mod setting;
mod trouble;
mod words;

pub use address::Address;
pub use gateway::stay_connected;
pub use outbound::{Letter, Speaker};
pub use picture::Painter;
pub use rest::Rest;
