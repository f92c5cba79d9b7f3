//! The replay against `image`'s GIF encoder on the same frames: time, size, and their ratios.

#![allow(clippy::disallowed_methods, reason = "a benchmark measures time")]
#![allow(clippy::expect_used, clippy::print_stdout, reason = "a benchmark may stop at once, and prints")]

use std::time::{Duration, Instant};

use image::codecs::gif::{GifEncoder, Repeat};
use image::{Delay, Frame};
use tamsk_bot::game::{ChannelId, Game, GameId, GuildId, Person, Place, Play, PlayerId, Stage, Terms};
use tamsk_bot::render::{Look, Replay, Scene, Step, draw};
use tamsk_bot::rules::{Action, Color, Entry, Level, Span, Stamped, Start, Then, Timestamp};

const PLIES: u32 = 60;

/// Plays a level 3 game of sixty plies: thoughts of two to twenty seconds, most moves with their ring.
fn game() -> Game {
    let terms = Terms::new(Level::Three, Start::Corners, Span::from_secs(180));
    let began = Timestamp::from_ms(1_764_439_200_000);
    let mut state = 7_u64;
    let mut roll = move |sides: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % sides
    };
    let mut play = Play::begin(&terms, Color::Red, began);
    let mut at = began;
    while play.position.plies() < PLIES {
        at += Span::from_ms(2_000 + i64::try_from(roll(18_000)).expect("small"));
        play.run_to(at);
        let Some(color) = play.position.turn() else { break };
        let moves: Vec<_> = play.position.legal_moves().collect();
        let (from, to) = moves[usize::try_from(roll(moves.len() as u64)).expect("small")];
        let then = if play.position.holder(color) > 0 && roll(5) > 0 { Then::Ring } else { Then::Wait };
        play.put_in(Stamped { at, entry: Entry::Played { color, action: Action::Lift(from) }, line: 0 });
        at += Span::from_ms(900);
        play.run_to(at);
        if play.position.turn() == Some(color) {
            play.put_in(Stamped {
                at,
                entry: Entry::Played { color, action: Action::Move { from, to, then } },
                line: 0,
            });
        }
    }
    let person = |id, name: &str| Person { id: PlayerId(id), name: name.into() };
    Game {
        id: GameId(7),
        place: Place {
            guild: GuildId(1),
            channel: ChannelId(1),
            home: ChannelId(1),
            can_thread: true,
            locale: "en-US".into(),
        },
        terms,
        rematch_of: None,
        challenger: person(1, "Ann"),
        opponent: Some(person(2, "Bob")),
        stage: Stage::Started(Box::new(play)),
    }
}

fn timed<T>(times: u32, mut work: impl FnMut() -> T) -> (T, Duration) {
    let mut result = work();
    let mut best = Duration::MAX;
    for _ in 0..times {
        let start = Instant::now();
        result = work();
        best = best.min(start.elapsed());
    }
    (result, best)
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

fn kb(bytes: usize) -> f64 {
    f64::from(u32::try_from(bytes).expect("small")) / 1_000.0
}

/// How replays are drawn.
fn look() -> Look {
    Look { size: Replay::SIZE, ..Look::default() }
}

/// Measures ours against the peer on the frames of some steps.
fn compare(what: &str, replay: &Replay, is_promised: bool) {
    let look = look();
    let start = Instant::now();
    let _ = replay.gif(&look);
    let first = start.elapsed();
    let (ours, time) = timed(20, || replay.gif(&look));
    let frames: Vec<Frame> = replay
        .steps()
        .iter()
        .map(|step| {
            let picture =
                image::load_from_memory(&draw(&step.scene, &Look { steady: true, ..look })).expect("a PNG").to_rgba8();
            Frame::from_parts(picture, 0, 0, Delay::from_numer_denom_ms(u32::from(step.hold) * 10, 1))
        })
        .collect();
    let count = frames.len();
    let (theirs, peer) = timed(2, || {
        let mut theirs = Vec::new();
        let mut encoder = GifEncoder::new(&mut theirs);
        encoder.set_repeat(Repeat::Infinite).expect("written");
        encoder.encode_frames(frames.clone()).expect("encoded");
        drop(encoder);
        theirs
    });
    let per_frame = |value: f64| value / f64::from(u32::try_from(count).expect("small"));
    println!("{what}: {count} frames of {size} x {size}", size = look.size);
    println!(
        "  replay             {:8.1} ms  {:8.1} kB  ({:.1} ms the first time)",
        ms(time),
        kb(ours.len()),
        ms(first)
    );
    println!("  a frame            {:8.2} ms  {:8.2} kB", per_frame(ms(time)), per_frame(kb(ours.len())));
    println!("  image's GifEncoder {:8.1} ms  {:8.1} kB", ms(peer), kb(theirs.len()));
    let (faster, smaller) = (ms(peer) / ms(time), kb(theirs.len()) / kb(ours.len()));
    if !is_promised {
        return println!("  {faster:.1} times faster, {smaller:.1} times smaller");
    }
    for (what, value, target, more) in [
        ("times faster than image's GifEncoder", faster, 20.0, true),
        ("times smaller", smaller, 10.0, true),
        ("kB a frame", per_frame(kb(ours.len())), 5.0, false),
    ] {
        let holds = if more { value >= target } else { value <= target };
        let bound = if more { "at least" } else { "at most" };
        println!("{} {what}: {value:.2}, {bound} {target}", if holds { "holds" } else { "FAILS" });
    }
}

fn main() {
    let game = game();
    let (replay, planned) = timed(5, || Replay::of(&game).expect("a started game"));
    println!("choosing {} scenes: {:.2} ms", replay.steps().len(), ms(planned));
    let plies = game.play().map_or(0, |play| play.position.plies());
    let still = |ply| Some(Step { scene: Scene::of(&game.view_at_ply(ply)?), hold: 100 });
    compare("one frame a ply", &Replay::new((0..=plies).filter_map(still).collect()), false);
    compare("the whole replay", &replay, true);
    if let Some(path) = std::env::args().skip(1).find(|argument| argument.ends_with(".gif")) {
        std::fs::write(path, replay.gif(&look())).expect("written");
    }
}
