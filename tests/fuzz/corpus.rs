//! The inputs that are tried first: files that once broke something, or might have.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::test_runner::Config;

/// Lists the files of a folder below `tests`, by name.
pub fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let entries = fs::read_dir(&folder).expect("the folder is there").map(|entry| entry.expect("readable").path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|it| it == ending)).collect();
    files.sort();
    assert!(!files.is_empty(), "{} has no .{ending} files", folder.display());
    files
}

/// Reads a file as whoever is given one reads it: what is no UTF-8 is replaced.
pub fn text(path: &Path) -> String {
    String::from_utf8_lossy(&fs::read(path).expect("readable")).into_owned()
}

/// How many cases are made up: so many, or as many as `PROPTEST_CASES` says.
pub fn cases(usual: u32) -> Config {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    Config { cases: asked.unwrap_or(usual), failure_persistence: None, max_shrink_iters: 2_000, ..Config::default() }
}
