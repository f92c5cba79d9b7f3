//! Recorded games: what `record check` must say of each file in `tests/games`.

#![allow(clippy::expect_used, reason = "a test may stop at once")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn games() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("recorded games are there")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "tamsk"))
        .collect();
    files.sort();
    files
}

fn check(file: &Path, at: Option<&str>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tamsk-bot"));
    command.args(["record", "check"]).arg(file);
    if let Some(at) = at {
        command.args(["--at", at]);
    }
    command.output().expect("the binary runs")
}

#[test]
fn every_recorded_game_ends_as_its_file_says() {
    let mut wrong = Vec::new();
    let games = games();
    assert!(games.len() > 20);
    for file in games {
        let at = fs::read_to_string(file.with_extension("at")).ok();
        let output = check(&file, at.as_deref().map(str::trim));
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Ok(expected) = fs::read_to_string(file.with_extension("json")) {
            let expected: serde_json::Value = serde_json::from_str(&expected).expect("JSON");
            let got: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
            for (key, value) in expected.as_object().expect("an object") {
                if got.get(key) != Some(value) {
                    wrong.push(format!("{name}: {key} is {}, not {value}", got[key]));
                }
            }
            if output.status.code() != Some(0) {
                wrong.push(format!("{name}: {}", String::from_utf8_lossy(&output.stderr)));
            }
        } else {
            let expected = fs::read_to_string(file.with_extension("err")).expect("a .json or .err for each game");
            let mut lines = expected.lines();
            let code = lines.next().and_then(|line| line.strip_prefix("exit ")).expect("exit code");
            let line = lines.next().and_then(|line| line.split(':').next()).expect("line");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            if output.status.code() != code.parse().ok() || !said.starts_with(&format!("{line}:")) {
                wrong.push(format!("{name}: exit {:?}, {said}", output.status.code()));
            }
            if !output.stdout.is_empty() {
                wrong.push(format!("{name}: something on standard output"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
