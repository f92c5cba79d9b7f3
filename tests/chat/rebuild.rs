//! A position rebuilt from the description of its picture, and from nothing else.

use std::collections::BTreeMap;

use tamsk_bot::rules::{Color, Phase, Position, Sand, Space};

/// What a description tells of a position.
#[derive(PartialEq, Eq, Debug)]
pub struct Rebuilt {
    turn: String,
    level: String,
    ply: String,
    /// Where each hourglass stands, whose it is, and its sand in whole seconds or a word.
    glasses: BTreeMap<String, (String, String)>,
    rings: BTreeMap<String, String>,
    holders: Vec<String>,
}

impl Rebuilt {
    /// Reads a description.
    pub fn read(description: &str) -> Rebuilt {
        let mut rebuilt = Rebuilt {
            turn: "none".into(),
            level: String::new(),
            ply: String::new(),
            glasses: BTreeMap::new(),
            rings: BTreeMap::new(),
            holders: Vec::new(),
        };
        for sentence in description.trim_end_matches('.').split(". ") {
            let words: Vec<&str> = sentence.split(' ').collect();
            if let ["TAMSK", "game", _, "level", level, "ply", ply] = words[..] {
                rebuilt.level = level.trim_end_matches(',').into();
                rebuilt.ply = ply.into();
            } else if let [color, "to", "move"] = words[..] {
                rebuilt.turn = color.to_lowercase();
            } else if let Some((color, glasses)) = sentence.split_once(" hourglasses: ") {
                for glass in glasses.split(", ").filter(|glass| *glass != "none placed") {
                    let (space, sand) = glass.split_once(' ').unwrap_or((glass, ""));
                    rebuilt.glasses.insert(space.into(), (color.to_lowercase(), sand.into()));
                }
            } else if let Some(rings) = sentence.strip_prefix("Rings lying: ") {
                for ring in rings.split(", ").filter(|ring| *ring != "none") {
                    let (space, rings) = ring.split_once(' ').expect("a space and its rings");
                    rebuilt.rings.insert(space.into(), rings.into());
                }
            } else if let Some(left) = sentence.strip_prefix("Rings left: ") {
                rebuilt.holders = left.split(", ").map(Into::into).collect();
            }
        }
        rebuilt
    }

    /// Tells the same of the position itself.
    pub fn of(position: &Position) -> Rebuilt {
        let mut glasses = BTreeMap::new();
        for color in Color::BOTH {
            for glass in position.board().glasses(color) {
                let Some(space) = glass.space() else { continue };
                let sand = match glass.sand() {
                    Sand::Unturned if position.setup().level.has_sand() => "not turned yet".into(),
                    Sand::Unturned => String::new(),
                    Sand::Lost(_) => "has run out".into(),
                    Sand::Running(at) => {
                        // Begun seconds count, as in the picture.
                        let left = (at.since(position.now()).as_ms() + 999) / 1000;
                        let (days, hours) = (left / 86_400, left / 3600 % 24);
                        let (minutes, seconds) = (left / 60 % 60, left % 60);
                        match (days, hours) {
                            (0, 0) => format!("{minutes}:{seconds:02} left"),
                            (0, _) => format!("{hours}:{minutes:02}:{seconds:02} left"),
                            _ => format!("{days}d {hours}:{minutes:02}:{seconds:02} left"),
                        }
                    }
                };
                glasses.insert(space.to_string(), (color.word().to_string(), sand));
            }
        }
        let lying = Space::all().filter(|space| position.board().rings(*space) > 0);
        Rebuilt {
            turn: match position.phase() {
                Phase::Playing { turn } => turn.word().into(),
                Phase::Closing | Phase::Over(_) => "none".into(),
            },
            level: position.setup().level.number().to_string(),
            ply: position.plies().to_string(),
            glasses,
            rings: lying
                .map(|space| (space.to_string(), format!("{}/{}", position.board().rings(space), space.capacity())))
                .collect(),
            holders: vec![
                format!("Red {}", position.holder(Color::Red)),
                format!("Black {}", position.holder(Color::Black)),
            ],
        }
    }
}
