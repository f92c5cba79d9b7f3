//! A board as a PNG, against other ways to make one: `cargo bench --bench picture`.
//!
//! Everything is measured in turn within one run, so the ratios hold on a busy machine too; the times do not.

#![allow(clippy::expect_used, clippy::print_stdout, reason = "a benchmark prints, and may stop at once")]

mod peers;
mod sketch;

use std::hint::black_box;
use std::time::{Duration, Instant};

use tamsk_bot::game::{GameId, Seat, Side, View};
use tamsk_bot::render::{Look, Scene, draw, draw_in_true_color};
use tamsk_bot::rules::{Action, Level, Position, Setup, Start, Then, Timestamp};

/// Rounds through all candidates.
const ROUNDS: usize = 30;
/// What the still promises: times faster than resvg and than smoothed imageproc, part of resvg's bytes, decibels.
const TARGETS: (f64, f64, f64, f64) = (15.0, 45.0, 0.45, 50.0);

/// A way to make the picture.
struct Candidate<'a> {
    name: &'static str,
    make: Box<dyn FnMut() -> Vec<u8> + 'a>,
    times: Vec<Duration>,
    bytes: usize,
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let began = Instant::now();
    let made = work();
    (made, began.elapsed())
}

/// A game at level 3 in its middle, with one glass lost and the turn timer running.
fn scenes() -> Vec<Scene> {
    let mut position = Position::new(Setup::new(Level::Three, Start::Corners, Setup::BOX_SAND), Timestamp::from_ms(0));
    let mut scenes = Vec::new();
    for ply in 0..40 {
        let now = Timestamp::from_ms(ply * 7_000 + 3_000);
        position.advance(now);
        let moves: Vec<_> = position.legal_moves().collect();
        let (Some(turn), false) = (position.turn(), moves.is_empty()) else { break };
        let (from, to) = moves[usize::try_from(ply * 5).expect("small") % moves.len()];
        position.apply(turn, Action::Move { from, to, then: Then::Ring }, now).expect("a legal move");
        if ply >= 14 {
            let seat = |name: &str, rating| Seat { name: name.to_owned(), rating: Some(rating) };
            let seats = [seat("Marguerite", 1_612), seat("Борис Ж.", 1_548)];
            let view = View { game: GameId(128), position: position.clone(), seats, timer_side: Side::Right };
            scenes.push(Scene::of(&view));
        }
    }
    scenes
}

/// How well a picture shows what it was made of, in decibels.
fn decibels(png: &[u8], true_colors: &[u8]) -> f64 {
    let seen = image::load_from_memory(png).expect("a PNG").to_rgb8();
    let squares: u64 =
        seen.as_raw().iter().zip(true_colors).map(|(one, other)| u64::from(one.abs_diff(*other)).pow(2)).sum();
    #[expect(clippy::cast_precision_loss, reason = "small enough")]
    let mean = squares as f64 / true_colors.len() as f64;
    10.0 * (255.0 * 255.0 / mean).log10()
}

/// The best of all rounds, in milliseconds: what a thing takes when nothing else disturbs it.
fn best(times: &[Duration]) -> f64 {
    times.iter().min().map_or(f64::NAN, Duration::as_secs_f64) * 1_000.0
}

fn main() {
    let scenes = scenes();
    let scene = &scenes[scenes.len() / 2];
    let look = Look::default();
    let (first, took) = timed(|| draw(scene, &look));
    println!("the first picture, with all that is kept afterwards: {:.1} ms", took.as_secs_f64() * 1_000.0);
    let truth = draw_in_true_color(scene, &look);
    let quality = decibels(&first, &truth);

    let marks = sketch::sketch(scene);
    let resvg = peers::Resvg::new();
    if let Some(folder) = std::env::var_os("BENCH_PICTURES") {
        let folder = std::path::PathBuf::from(folder);
        for (name, png) in [
            ("ours", first),
            ("resvg", resvg.png(&peers::svg(&marks))),
            ("imageproc", peers::encoded(peers::painted(&marks, 1).as_raw())),
            ("smoothed", peers::encoded(peers::smoothed(&marks).as_raw())),
        ] {
            std::fs::write(folder.join(format!("{name}.png")), png).expect("a folder to write to");
        }
    }
    let candidate = |name, make: Box<dyn FnMut() -> Vec<u8>>| Candidate { name, make, times: Vec::new(), bytes: 0 };
    let mut all = [
        candidate("tamsk-bot", Box::new(|| draw(scene, &look))),
        candidate("resvg, default PNG", Box::new(|| resvg.png(&peers::svg(&marks)))),
        candidate("imageproc at 2x, Lanczos, default PNG", {
            Box::new(|| peers::encoded(peers::smoothed(&marks).as_raw()))
        }),
        candidate("imageproc with rough edges, default PNG", {
            Box::new(|| peers::encoded(peers::painted(&marks, 1).as_raw()))
        }),
        candidate("our pixels, default PNG of image (encoding alone)", Box::new(|| peers::encoded(&truth))),
    ];
    for _ in 0..ROUNDS {
        for candidate in &mut all {
            let (png, took) = timed(|| black_box((candidate.make)()));
            candidate.times.push(took);
            candidate.bytes = png.len();
        }
    }
    let rows: Vec<(&str, f64, usize)> =
        all.iter().map(|candidate| (candidate.name, best(&candidate.times), candidate.bytes)).collect();
    let (_, ours, our_bytes) = rows[0];
    let part = |bytes: usize| {
        f64::from(u32::try_from(our_bytes).expect("small")) / f64::from(u32::try_from(bytes).expect("small"))
    };
    println!("{:<50} {:>8} {:>8} {:>8} {:>14}", "800 px", "ms", "kB", "slower", "our bytes / its");
    for (name, ms, bytes) in &rows {
        println!("{name:<50} {ms:>8.2} {:>8} {:>7.1}x {:>13.2}x", bytes / 1_000, ms / ours, part(*bytes));
    }
    println!("against the same picture in true colour: {quality:.1} dB");

    // A game as it goes on: pieces of each picture are new.
    let (_, took) = timed(|| scenes.iter().map(|scene| draw(scene, &look).len()).sum::<usize>());
    let each = took.as_secs_f64() * 1_000.0 / f64::from(u32::try_from(scenes.len()).expect("few"));
    println!("{} pictures of a game, each with pieces not drawn before: {each:.2} ms each", scenes.len());

    let held = [
        ("resvg's time", rows[1].1 / ours, TARGETS.0, true),
        ("smoothed imageproc's time", rows[2].1 / ours, TARGETS.1, true),
        ("part of resvg's bytes", part(rows[1].2), TARGETS.2, false),
        ("decibels", quality, TARGETS.3, true),
    ];
    for (what, value, target, more) in held {
        let holds = if more { value >= target } else { value <= target };
        let bound = if more { "at least" } else { "at most" };
        println!("{} {what}: {value:.2}, {bound} {target}", if holds { "holds" } else { "FAILS" });
    }
}
