//! A scene as text, line by line: what a person can tell from the picture, for tests to read and to compare.

use super::scene::{DropSeen, GlassSeen, LastSeen, PlayerSeen, SandSeen, Scene, SpaceSeen, Stage};
use crate::rules::Color;
use std::fmt::{self, Display, Formatter};

impl Display for Scene {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let sand = if self.sand.is_empty() { "no" } else { &self.sand };
        writeln!(out, "game {}, level {}, {sand} sand, ply {}", self.game, self.level, self.ply)?;
        match self.stage {
            Stage::Turn(color) => writeln!(out, "turn: {color}")?,
            Stage::Closing => writeln!(out, "closing")?,
            Stage::Over(verdict) => writeln!(out, "over: {}", verdict.word())?,
        }
        for color in Color::BOTH {
            writeln!(out, "{color}: {}", self.player(color))?;
        }
        if let Some(timer) = &self.timer {
            let aim = timer.aimed_at.map_or_else(String::new, |color| format!(", aimed at {color}"));
            writeln!(out, "timer {}: {} {}{aim}", timer.side.word(), timer.level, timer.remaining)?;
        }
        for seen in self.spaces {
            let glass = self.glass_on(seen.space);
            if seen.rings > 0 || glass.is_some() || seen.is_marked() {
                writeln!(out, "{seen}{}", glass.map_or_else(String::new, |glass| format!(", {glass}")))?;
            }
        }
        Ok(())
    }
}

impl Display for PlayerSeen {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.name)?;
        if let Some(rating) = self.rating {
            write!(out, " ({rating})")?;
        }
        write!(out, ", {} rings", self.rings_left)?;
        if self.unplaced > 0 {
            write!(out, ", {} to place", self.unplaced)?;
        }
        for (is_so, what) in [
            (self.may_drop, "may drop"),
            (self.extra_earned, "extra ring earned"),
            (self.late, "late"),
            (self.offers_draw, "offers a draw"),
        ] {
            if is_so {
                write!(out, ", {what}")?;
            }
        }
        Ok(())
    }
}

impl SpaceSeen {
    fn is_marked(self) -> bool {
        self.last.is_some() || self.reachable || self.drops != [DropSeen::default(); 2]
    }
}

impl Display for SpaceSeen {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}/{}{}", self.space, self.rings, self.capacity, if self.full { " full" } else { "" })?;
        match self.last {
            Some(LastSeen::From { to }) => write!(out, ", left for {to}")?,
            Some(LastSeen::To { from: Some(from) }) => write!(out, ", entered from {from}")?,
            Some(LastSeen::To { from: None }) => write!(out, ", placed on")?,
            None => {}
        }
        if self.reachable {
            write!(out, ", within reach")?;
        }
        for (color, drop) in Color::BOTH.into_iter().zip(self.drops) {
            for (is_so, what) in [(drop.ring, "ring"), (drop.fill, "fill"), (drop.extra, "extra ring")] {
                if is_so {
                    write!(out, ", {what} for {color}")?;
                }
            }
        }
        Ok(())
    }
}

impl Display for GlassSeen {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(out, "{} ", self.color)?;
        match self.sand {
            SandSeen::Unturned => write!(out, "still")?,
            SandSeen::Running(steps) => write!(out, "runs {steps} {}", self.remaining)?,
            SandSeen::Lost => write!(out, "lost")?,
        }
        if self.lifted {
            write!(out, " in hand")?;
        }
        if self.late {
            write!(out, " late")?;
        }
        Ok(())
    }
}
