//! The board as a picture: a [`Scene`] says what is seen, [`draw`] makes a PNG of it.
//!
//! Whatever a picture is made of is drawn once, smoothly and in true colour, turned into numbers of one fixed palette and
//! kept; a picture is then a copy of the background with sprites and letters laid into it, one over the other. A sprite
//! shows one thing only and fits wherever that is seen, so after a few games there is nothing left to be drawn.
//! The bytes of a still are put together in the same way, of tiles that were pressed before.

mod background;
mod chart;
mod chart_course;
#[cfg(test)]
mod contrast;
mod grid;
mod indexed;
mod lattice;
mod layer;
mod lettering;
mod mark;
mod measure;
mod motif;
mod name;
mod palette;
mod plate;
mod plot;
mod prefix;
mod press;
mod remaining;
mod replay;
mod replay_gif;
mod replay_lzw;
mod replay_pace;
mod replay_patch;
mod scene;
mod seam;
mod shape;
mod sheet;
mod shelf;
mod spot;
mod standing;
mod still;
mod strip;
mod tile;
mod token;
mod typical;
mod workshop;
mod written;

pub use chart::chart;
pub use chart_course::{Course, Fall, Save, Strand};
pub use palette::{PALETTE_LENGTH, Theme, materials};
pub use remaining::to_the_second;
pub use replay::{Replay, Step};
pub use scene::{DropSeen, GlassSeen, LastSeen, PlayerSeen, SAND_STEPS, SandSeen, Scene, SpaceSeen, Stage, TimerSeen};
pub use still::{Look, draw, draw_in_true_color};
