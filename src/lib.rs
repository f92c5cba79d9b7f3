//! TAMSK on Discord.

pub mod app;
pub mod bot;
pub mod clock;
pub mod command_line;
pub mod config;
pub mod discord;
pub mod game;
pub mod i18n;
#[cfg(feature = "playground")]
pub mod playground;
pub mod render;
pub mod rules;
pub mod store;
#[cfg(feature = "playground")]
pub mod table;
pub mod telemetry;
