//! The games that are looked at.

use tamsk_bot::game::{GameId, Seat, Side, View};
use tamsk_bot::rules::{Action, Color, Level, Position, Setup, Span, Start, Then, Timestamp};

fn at(secs: i64) -> Timestamp {
    Timestamp::from_ms(secs * 1_000)
}

fn new(level: Level, start: Start) -> Position {
    Position::new(Setup::new(level, start, Setup::BOX_SAND), at(0))
}

/// Plays legal moves chosen by a small generator, each with its ring, a few seconds apart.
fn played(mut position: Position, plies: u32, pace: i64, seed: u64) -> Position {
    let mut state = seed;
    let mut next = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((state >> 33) % (below.max(1) as u64)).unwrap_or(0)
    };
    let mut now = position.now().as_ms() / 1_000;
    for _ in 0..plies {
        now += pace;
        position.advance(at(now));
        let Some(turn) = position.turn() else { break };
        let moves: Vec<_> = position.legal_moves().collect();
        let then = if position.holder(turn) > 0 { Then::Ring } else { Then::Wait };
        if moves.is_empty() {
            let places: Vec<_> = position.placements().collect();
            let Some(place) = places.get(next(places.len())) else { break };
            let _ = position.apply(turn, Action::Place { at: *place, then }, at(now));
        } else {
            let (from, to) = moves[next(moves.len())];
            let _ = position.apply(turn, Action::Move { from, to, then }, at(now));
        }
    }
    position
}

/// Plays the first legal move and leaves its ring open.
fn move_without_ring(position: &mut Position, at: Timestamp) {
    position.advance(at);
    let first = position.legal_moves().next();
    if let (Some(turn), Some((from, to))) = (position.turn(), first) {
        let _ = position.apply(turn, Action::Move { from, to, then: Then::Wait }, at);
    }
}

fn view(position: Position) -> View {
    View {
        game: GameId(128),
        position,
        seats: [
            Seat { name: String::from("Marguerite"), rating: Some(1_612) },
            Seat { name: String::from("Борис Ж."), rating: Some(1_548) },
        ],
        timer_side: Side::Right,
    }
}

/// Games in every state that looks different, each with a name.
pub fn views() -> Vec<(&'static str, View)> {
    let mut all = vec![("start", view(new(Level::Three, Start::Corners)))];
    let middle = played(new(Level::Three, Start::Corners), 17, 6, 7);
    all.push(("middle", view(middle.clone())));

    let mut lifted = played(new(Level::Three, Start::Corners), 16, 5, 11);
    if let Some(turn) = lifted.turn() {
        let _ = lifted.apply(turn.opponent(), Action::Timer, at(84));
        let from: Vec<_> = lifted.legal_moves().map(|(from, _)| from).collect();
        if let Some(from) = from.first() {
            let _ = lifted.apply(turn, Action::Lift(*from), at(88));
        }
    }
    all.push(("lifted_timer", view(lifted.clone())));
    lifted.advance(at(100));
    all.push(("late", view(lifted)));

    let mut open = played(new(Level::Two, Start::Corners), 9, 5, 3);
    move_without_ring(&mut open, at(50));
    all.push(("ring_open", view(open.clone())));
    open.advance(at(66));
    all.push(("fill_open", view(open)));

    let mut extra = played(new(Level::Three, Start::Corners), 8, 5, 5);
    if let Some(turn) = extra.turn() {
        let _ = extra.apply(turn.opponent(), Action::Timer, at(42));
        extra.advance(at(58));
        move_without_ring(&mut extra, at(60));
    }
    all.push(("extra_open", view(extra)));

    all.push(("many_rings", view(played(new(Level::One, Start::Corners), 44, 1, 21))));
    let late = played(new(Level::Three, Start::Corners), 40, 9, 4);
    all.push(("lost", view(late)));
    all.push(("over", view(played(new(Level::Two, Start::Corners), 90, 8, 9))));
    all.push(("free", view(played(new(Level::Three, Start::Free), 3, 4, 2))));

    let mut closing = played(new(Level::Two, Start::Corners), 12, 4, 2);
    closing.advance(at(3_000));
    all.push(("drained", view(closing)));
    for seed in 0..60 {
        let mut position = new(Level::One, Start::Corners);
        for step in 0..100 {
            position = played(position, 1, 1, seed * 100 + step);
            let mut probe = position.clone();
            let now = probe.now();
            move_without_ring(&mut probe, now);
            if probe.turn().is_none() && probe.outcome().is_none() {
                if !all.iter().any(|(name, _)| *name == "closing") {
                    all.push(("closing", view(probe)));
                }
                break;
            }
        }
    }
    let mut resigned = middle.clone();
    let _ = resigned.apply(Color::Red, Action::Resign, resigned.now());
    all.push(("resigned", view(resigned)));

    let mut names = view(middle.clone());
    names.game = GameId(1_234_567_890);
    names.seats[0].name = String::from("WWWWWWWWWWW the extraordinarily long-named player of games");
    names.seats[1].name = String::from("🦊 田中 مرحبا Zo\u{301}e\u{200d}");
    names.timer_side = Side::Left;
    all.push(("names", names));

    let mut slow = Position::new(Setup::new(Level::Three, Start::Corners, Span::from_secs(36 * 3_600)), at(0));
    slow = played(slow, 9, 3_000, 6);
    all.push(("slow", view(slow)));
    all
}
