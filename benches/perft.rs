//! How many ends of games the rules count in a second, on one core: `cargo bench --bench perft`.

#![allow(clippy::print_stdout, reason = "a benchmark prints")]

use std::time::Instant;

use tamsk_bot::rules::{Level, perft};

/// Leaves a second the rules promise, were the last ply made too.
const TARGET: f64 = 5_000_000.0;

fn main() {
    let mut slowest = f64::MAX;
    for (level, depth) in [(Level::One, 7), (Level::One, 6), (Level::Two, 9)] {
        #[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
        let began = Instant::now();
        let leaves = perft(level, depth);
        let took = began.elapsed().as_secs_f64();
        // The last ply is counted, not made; the ply before it is made, so that many boards are built.
        let made = perft(level, depth - 1);
        #[expect(clippy::cast_precision_loss, reason = "small enough")]
        let (rate, made) = (leaves as f64 / took, made as f64 / took);
        println!(
            "level {}, depth {depth}: {leaves} leaves in {took:.2} s, {:.1} million a second; {:.2} million boards made",
            level.number(),
            rate / 1e6,
            made / 1e6,
        );
        slowest = slowest.min(made);
    }
    let word = if slowest >= TARGET { "holds" } else { "FAILS" };
    println!("{word} boards made a second: {:.1} million, at least {:.0} million", slowest / 1e6, TARGET / 1e6);
}
