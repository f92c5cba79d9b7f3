//! The rooms of the house: which may use which, and what is said in none of them.

#![allow(clippy::expect_used, reason = "a test may stop at once")]

#[path = "architecture/check.rs"]
mod check;
#[path = "architecture/checked.rs"]
mod checked;
#[path = "architecture/source.rs"]
mod source;

use std::fs;
use std::path::{Path, PathBuf};

/// A room: a file or folder at the top of `src`.
pub struct Room {
    name: &'static str,
    /// The other rooms it may use.
    rooms: &'static [&'static str],
    /// The crates it may use, as they are called in code.
    guests: &'static [&'static str],
}

/// Everything there is.
const ANY: &[&str] = &["*"];

/// The table. A room that is not built yet may stand here; one that is not here may not be built.
const ROOMS: [Room; 18] = [
    Room { name: "rules", rooms: &[], guests: &[] },
    Room { name: "game", rooms: &["rules"], guests: &["serde", "serde_json", "skillratings"] },
    Room {
        name: "render",
        rooms: &["game", "rules"],
        guests: &["ab_glyph", "deunicode", "gif", "image", "imageproc", "png", "unicode_normalization"],
    },
    Room { name: "i18n", rooms: &["game", "rules"], guests: &["fluent_bundle", "unic_langid"] },
    Room {
        name: "store",
        rooms: &["game", "rules"],
        guests: &["futures_util", "serde", "serde_json", "sqlx", "tokio", "tracing"],
    },
    Room { name: "clock", rooms: &["rules"], guests: &["tokio"] },
    Room { name: "watch", rooms: &["rules"], guests: &["prometheus_client"] },
    Room {
        name: "app",
        rooms: &["clock", "game", "rules", "store", "watch"],
        guests: &["futures_util", "serde", "serde_json", "tokio", "tokio_util", "tracing"],
    },
    Room {
        name: "discord",
        rooms: &["app", "game", "i18n", "render", "rules", "watch"],
        guests: &[
            "futures_util",
            "humantime",
            "reqwest",
            "serde",
            "serde_json",
            "serenity",
            "socket2",
            "tokio",
            "tokio_tungstenite",
            "tokio_util",
            "tracing",
        ],
    },
    Room { name: "lookout", rooms: &["app", "watch"], guests: &["hyper", "hyper_util", "tokio", "tracing"] },
    Room {
        name: "playground",
        rooms: &[],
        guests: &["axum", "futures_util", "serde", "serde_json", "tokio", "tracing"],
    },
    Room { name: "config", rooms: &["rules"], guests: &["humantime", "tracing_subscriber"] },
    Room { name: "telemetry", rooms: &["config"], guests: &["tracing", "tracing_subscriber"] },
    Room { name: "command_line", rooms: &["game", "rules"], guests: &["clap", "serde_json"] },
    // The doors: the library only declares the rooms, the binary wires them.
    Room { name: "lib", rooms: &[], guests: &[] },
    Room {
        name: "bot",
        rooms: &["app", "clock", "discord", "lookout", "store"],
        guests: &["reqwest", "tokio", "tokio_util", "tracing"],
    },
    Room {
        name: "table",
        rooms: &["app", "bot", "clock", "discord", "playground", "rules"],
        guests: &["tokio", "tracing"],
    },
    Room { name: "main", rooms: ANY, guests: ANY },
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file below a folder, relative to it, with its text.
fn files(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(inside) = open.pop() {
        for path in entries(&inside) {
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(folder).expect("inside").to_string_lossy().replace('\\', "/");
                found.push((name, fs::read_to_string(&path).expect("readable")));
            }
        }
    }
    found.sort();
    found
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path()).collect()
}

/// The crates the manifest lets in, as they are called in code.
fn dependencies() -> Vec<String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let lines = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let named = lines.take_while(|line| !line.starts_with('[')).filter_map(|line| line.split_once('='));
    let names = named.map(|(name, _)| name.trim().trim_end_matches(".workspace").replace('-', "_"));
    names.filter(|name| !name.starts_with('#')).collect()
}

#[test]
fn every_file_keeps_to_its_room() {
    let guests = dependencies();
    let files = files(&root().join("src"));
    assert!(files.len() > 20);
    let found: Vec<String> = files.iter().flat_map(|(path, text)| check::check(path, text, &guests)).collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn nothing_stands_at_the_top_but_rooms() {
    for path in entries(&root().join("src")) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let room = if path.is_dir() { Some(name.as_str()) } else { name.strip_suffix(".rs") };
        let known = room.is_some_and(|room| ROOMS.iter().any(|known| known.name == room));
        assert!(known, "src/{name} is no room of the table");
    }
}

#[test]
fn tests_and_benches_have_the_same_shape() {
    let mut found = Vec::new();
    for folder in ["tests", "benches", "examples"] {
        let folder = root().join(folder);
        if folder.is_dir() {
            found.extend(files(&folder).iter().flat_map(|(path, text)| check::shape(path, text)));
        }
    }
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn every_crate_of_the_manifest_has_a_room() {
    let dependencies = dependencies();
    assert!(dependencies.iter().any(|name| name == "tokio_util"), "{dependencies:?}");
    for name in dependencies {
        assert!(ROOMS.iter().any(|room| room.guests.contains(&name.as_str())), "no room may use {name}");
    }
}

/// What the bot is built on, and the room that stands on it.
const GIVEN: [(&str, &str); 7] = [
    ("serenity", "discord"),
    ("tokio", "app"),
    ("sqlx", "store"),
    ("serde", "game"),
    ("image", "render"),
    ("imageproc", "render"),
    ("tracing", "app"),
];

#[test]
fn the_rooms_stand_on_the_crates_that_were_given() {
    for (guest, room) in GIVEN {
        assert!(dependencies().iter().any(|known| known == guest), "{guest} is missing from the manifest");
        let used = files(&root().join("src").join(room)).iter().any(|(_, text)| text.contains(&format!("{guest}::")));
        assert!(used, "{room} does not use {guest}: the picture, the store and the rest are made with what was given");
    }
}

#[test]
fn arrows_between_rooms_never_lead_back() {
    let reached_from = |name: &'static str| {
        let mut reached = Vec::new();
        let mut open = vec![name];
        while let Some(name) = open.pop() {
            let room = ROOMS.iter().find(|room| room.name == name).expect("each arrow ends at a room of the table");
            for next in room.rooms.iter().filter(|next| **next != "*") {
                if !reached.contains(next) {
                    reached.push(*next);
                    open.push(next);
                }
            }
        }
        reached
    };
    for room in &ROOMS {
        assert!(!reached_from(room.name).contains(&room.name), "{} uses itself", room.name);
    }
    for room in ["render", "i18n"] {
        assert!(!reached_from(room).contains(&"store"), "{room} must never meet store");
    }
}
