//! TAMSK on Discord.

pub mod command_line;
pub mod config;
pub mod game;
#[cfg(feature = "playground")]
pub mod playground;
pub mod render;
pub mod rules;
pub mod telemetry;
