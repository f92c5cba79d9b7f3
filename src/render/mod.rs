//! The board as a picture: a [`Scene`] says what is seen, [`draw`] makes a PNG of it.
//!
//! Everything that seldom changes is drawn once, smoothly and in true colour, turned into numbers of one fixed palette
//! and kept; a picture is then a copy of the background with sprites and letters laid into it.

mod background;
mod chart;
mod chart_course;
#[cfg(test)]
mod contrast;
mod indexed;
mod lattice;
mod lettering;
mod measure;
mod name;
mod palette;
mod plate;
mod remaining;
mod replay;
mod replay_gif;
mod replay_lzw;
mod replay_pace;
mod replay_patch;
mod scene;
mod shape;
mod sheet;
mod spot;
mod still;
mod strip;
mod token;
mod workshop;
mod written;

pub use chart::chart;
pub use chart_course::{Course, Fall, Save, Strand};
pub use palette::{PALETTE_LENGTH, Theme, materials};
pub use replay::{Replay, Step};
pub use scene::{DropSeen, GlassSeen, LastSeen, PlayerSeen, SAND_STEPS, SandSeen, Scene, SpaceSeen, Stage, TimerSeen};
pub use still::{Look, draw, draw_in_true_color};
