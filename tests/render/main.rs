//! The picture: whatever is seen changes it, and nothing breaks it.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may stop at once")]

mod positions;
mod random;
mod written;

use tamsk_bot::game::{GameId, Seat, Side, View};
use tamsk_bot::render::{Look, SandSeen, Scene, Stage, Theme, draw};
use tamsk_bot::rules::{Action, Color, Level, Position, Setup, Space, Span, Start, Then, Timestamp};

fn at(secs: i64) -> Timestamp {
    Timestamp::from_ms(secs * 1_000)
}

fn space(name: &str) -> Space {
    Space::parse(name).unwrap()
}

fn moved(from: &str, to: &str, then: Then) -> Action {
    Action::Move { from: space(from), to: space(to), then }
}

fn new(level: Level, start: Start) -> Position {
    Position::new(Setup::new(level, start, Setup::BOX_SAND), at(0))
}

/// A game at level 3 after two moves, each with its ring.
fn begun() -> Position {
    let mut position = new(Level::Three, Start::Corners);
    position.apply(Color::Red, moved("A1", "B2", Then::Ring), at(5)).unwrap();
    position.apply(Color::Black, moved("A4", "A3", Then::Ring), at(9)).unwrap();
    position
}

fn view(position: Position) -> View {
    let seat = |name: &str, rating| Seat { name: String::from(name), rating };
    View {
        game: GameId(7), position, seats: [seat("Ann", Some(1_500)), seat("Борис", None)], timer_side: Side::Right
    }
}

fn after(color: Color, action: Action, secs: i64) -> View {
    let mut position = begun();
    position.apply(color, action, at(secs)).unwrap();
    view(position)
}

fn look(size: u32) -> Look {
    Look { size, ..Look::default() }
}

fn png(view: &View) -> Vec<u8> {
    draw(&Scene::of(view), &look(400))
}

fn pixels(png: &[u8]) -> image::RgbImage {
    image::load_from_memory_with_format(png, image::ImageFormat::Png).unwrap().to_rgb8()
}

/// Plays legal moves chosen by a small generator until nobody is to move.
fn played_out(level: Level, start: Start, seed: u64, mut watch: impl FnMut(&Position)) -> Position {
    let mut position = new(level, start);
    let mut state = seed;
    for step in 0..400_u64 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let pick = |count: usize| usize::try_from(state >> 33).unwrap() % count;
        let now = at(i64::try_from(step).unwrap() * 7);
        position.advance(now);
        watch(&position);
        let Some(turn) = position.turn() else { break };
        let places: Vec<_> = position.placements().collect();
        let moves: Vec<_> = position.legal_moves().collect();
        let then = if position.holder(turn) > 0 && step % 3 > 0 { Then::Ring } else { Then::Wait };
        let action = if moves.is_empty() {
            Action::Place { at: places[pick(places.len())], then }
        } else {
            let (from, to) = moves[pick(moves.len())];
            Action::Move { from, to, then }
        };
        position.apply(turn, action, now).unwrap();
    }
    position
}

#[test]
fn a_picture_decodes_at_every_size_and_is_as_large_as_asked() {
    let scene = Scene::of(&view(begun()));
    for size in [64, 97, 150, 400, 800, 1_001] {
        let image = pixels(&draw(&scene, &look(size)));
        assert_eq!((image.width(), image.height()), (size, size));
    }
    assert_eq!(pixels(&draw(&scene, &look(0))).width(), 64);
    assert_eq!(pixels(&draw(&scene, &look(u32::MAX))).width(), 2_048);
}

#[test]
fn a_picture_is_an_opaque_palette_png_of_moderate_size() {
    let png = draw(&Scene::of(&view(begun())), &Look::default());
    assert_eq!(png[25], 3, "colour type");
    assert_eq!(&png[37..41], b"PLTE");
    assert!(!png.windows(4).any(|chunk| chunk == b"tRNS"));
    assert!(png.len() < 100_000, "{}", png.len());
}

#[test]
fn identical_scenes_give_identical_bytes_whatever_was_drawn_between() {
    let scene = Scene::of(&view(begun()));
    let first = draw(&scene, &look(400));
    for seed in 0..3 {
        played_out(Level::Two, Start::Free, seed, |position| {
            let _ = draw(&Scene::of(&view(position.clone())), &look(90));
        });
    }
    assert_eq!(draw(&scene.clone(), &look(400)), first);
}

#[test]
fn whatever_is_seen_changes_the_picture() {
    let usual = view(begun());
    let mut all = vec![("the beginning", view(new(Level::Three, Start::Corners))), ("two moves", usual.clone())];
    let mut with = |what, change: &dyn Fn(&mut View)| {
        let mut changed = usual.clone();
        change(&mut changed);
        all.push((what, changed));
    };
    with("sand runs", &|view| drop(view.position.advance(at(40))));
    with("a second runs", &|view| drop(view.position.advance(at(10))));
    with("a name", &|view| view.seats[1].name = String::from("Bob"));
    with("a rating", &|view| view.seats[0].rating = Some(1_501));
    with("no rating", &|view| view.seats[0].rating = None);
    with("another game", &|view| view.game = GameId(8));
    with("the timer's side", &|view| view.timer_side = Side::Left);
    with("glasses lost", &|view| drop(view.position.advance(at(190))));
    all.push(("lifted", after(Color::Red, Action::Lift(space("D7")), 9)));
    all.push(("lifted another", after(Color::Red, Action::Lift(space("G1")), 9)));
    all.push(("timer turned", after(Color::Black, Action::Timer, 9)));
    let mut overstepped = after(Color::Black, Action::Timer, 9);
    overstepped.position.apply(Color::Red, Action::Lift(space("D7")), at(10)).unwrap();
    all.push(("timer and lifted", overstepped.clone()));
    overstepped.position.advance(at(24));
    all.push(("late", overstepped.clone()));
    overstepped.position.apply(Color::Black, moved("D1", "D2", Then::Ring), at(24)).unwrap();
    all.push(("extra ring", overstepped));
    all.push(("ring left open", after(Color::Red, moved("D7", "D6", Then::Wait), 9)));
    all.push(("ring dropped", after(Color::Red, moved("D7", "D6", Then::Ring), 9)));
    all.push(("ring declined", after(Color::Red, moved("D7", "D6", Then::Hold), 9)));
    all.push(("given up by Red", after(Color::Red, Action::Resign, 9)));
    all.push(("given up by Black", after(Color::Black, Action::Resign, 9)));
    all.push(("aborted", {
        let mut position = new(Level::Three, Start::Corners);
        position.apply(Color::Red, Action::Abort, at(0)).unwrap();
        view(position)
    }));
    for level in [Level::One, Level::Two] {
        all.push(("another level", view(new(level, Start::Corners))));
    }
    let mut offered = new(Level::One, Start::Corners);
    offered.apply(Color::Black, Action::Draw, at(1)).unwrap();
    all.push(("a draw offered", view(offered.clone())));
    offered.apply(Color::Red, Action::Draw, at(1)).unwrap();
    all.push(("a draw", view(offered)));
    let mut free = new(Level::Three, Start::Free);
    all.push(("a free start", view(free.clone())));
    free.apply(Color::Red, Action::Place { at: space("C3"), then: Then::Hold }, at(0)).unwrap();
    all.push(("a glass placed", view(free)));

    let pictures: Vec<_> = all.iter().map(|(what, view)| (what, png(view))).collect();
    for (index, (what, picture)) in pictures.iter().enumerate() {
        for (other, earlier) in &pictures[..index] {
            assert!(picture != earlier, "{what} looks like {other}");
        }
    }
}

#[test]
fn whose_turn_it_is_shows_without_any_move() {
    let mut scene = Scene::of(&view(begun()));
    let stages = [Stage::Turn(Color::Red), Stage::Turn(Color::Black), Stage::Closing];
    let pictures = stages.map(|stage| {
        scene.stage = stage;
        draw(&scene, &look(400))
    });
    assert!(pictures[0] != pictures[1] && pictures[0] != pictures[2] && pictures[1] != pictures[2]);
}

#[test]
fn every_ring_and_every_step_of_sand_shows() {
    let scene = Scene::of(&view(begun()));
    let mut pictures = Vec::new();
    for seen in scene.spaces {
        for rings in 0..=seen.capacity {
            let mut changed = scene.clone();
            let target = &mut changed.spaces[seen.space.index()];
            (target.rings, target.full) = (rings, rings == seen.capacity);
            if changed != scene {
                pictures.push(draw(&changed, &look(400)));
            }
        }
    }
    for level in 0..=tamsk_bot::render::SAND_STEPS {
        let mut changed = scene.clone();
        changed.glasses[1].sand = SandSeen::Running(level);
        pictures.push(draw(&changed, &look(800)));
    }
    let count = pictures.len();
    pictures.sort();
    pictures.dedup();
    assert_eq!(pictures.len(), count);
}

#[test]
fn looks_differ() {
    let scene = Scene::of(&view(begun()));
    let plain = draw(&scene, &look(400));
    assert!(plain != draw(&scene, &Look { flipped: true, ..look(400) }));
    assert!(plain != draw(&scene, &Look { theme: Theme::HighContrast, ..look(400) }));
}

#[test]
fn no_name_breaks_the_picture_or_leaves_its_corner() {
    let long = "W".repeat(2_000);
    let zalgo: String = "name".chars().flat_map(|letter| std::iter::once(letter).chain(['\u{336}'; 400])).collect();
    let names = [
        "",
        " ",
        "🦊🦊👩‍👩‍👧‍👦🇺🇦",
        "مرحبا بالعالم",
        "\u{202e}gnp.exe",
        &zalgo,
        &long,
        "田中太郎田中太郎",
        "\u{0}\n\t\u{7f}",
        "a\u{feff}b",
        "\u{fdfd}\u{12031}\u{1242b}",
        "𒐫𒐫𒐫 ﷽ ꧅ ௵",
    ];
    let plain = pixels(&png(&view(begun())));
    for name in names {
        let mut view = view(begun());
        view.seats = [name, name].map(|name| Seat { name: String::from(name), rating: Some(u32::MAX) });
        let scene = Scene::of(&view);
        assert!(scene.players[0].name.chars().count() <= 50);
        assert!(!scene.players[0].name.is_empty());
        let image = pixels(&png(&view));
        for (x, y, pixel) in image.enumerate_pixels() {
            let in_a_corner = x < 150 && !(50..350).contains(&y);
            assert!(in_a_corner || pixel == plain.get_pixel(x, y), "{name:?} at {x}, {y}");
        }
    }
}

#[test]
fn no_instant_level_or_length_of_sand_breaks_the_picture() {
    for level in Level::ALL {
        for start in [Start::Corners, Start::Free] {
            for sand in
                [Setup::SHORTEST_SAND, Span::from_secs(90), Span::from_secs(40 * 86_400), Span::from_ms(i64::MAX)]
            {
                for began in [0, 1, i64::MAX / 2, -5] {
                    let mut position = Position::new(Setup::new(level, start, sand), Timestamp::from_ms(began));
                    let first = position.legal_moves().next();
                    let action = first.map_or(Action::Place { at: Space::D4, then: Then::Wait }, |(from, to)| {
                        Action::Move { from, to, then: Then::Wait }
                    });
                    position.apply(Color::Red, action, Timestamp::from_ms(began)).unwrap();
                    let mut view = view(position);
                    view.game = GameId(u64::MAX);
                    assert_eq!(pixels(&draw(&Scene::of(&view), &look(120))).width(), 120);
                }
            }
        }
    }
}

#[test]
fn whole_games_can_be_drawn_to_their_end() {
    let mut ends = 0;
    let mut closings = 0;
    for seed in 0..6 {
        for (level, start) in [(Level::One, Start::Corners), (Level::Three, Start::Free)] {
            let last = played_out(level, start, seed, |position| {
                let scene = Scene::of(&view(position.clone()));
                closings += u32::from(scene.stage == Stage::Closing);
                assert_eq!(pixels(&draw(&scene, &look(100))).width(), 100);
                assert_eq!(scene.spaces.iter().map(|seen| u32::from(seen.rings)).sum::<u32>(), {
                    64 - u32::from(position.holder(Color::Red)) - u32::from(position.holder(Color::Black))
                });
            });
            ends += u32::from(last.turn().is_none());
        }
    }
    assert!(ends > 6 && closings > 0, "{ends} {closings}");
}

#[test]
fn a_scene_says_what_the_position_is() {
    let mut view = after(Color::Black, Action::Timer, 9);
    view.position.advance(at(12));
    let scene = Scene::of(&view);
    assert_eq!((scene.game, scene.level, scene.ply, scene.sand.as_str()), (7, 3, 2, "3:00"));
    assert_eq!(scene.stage, Stage::Turn(Color::Red));
    let red = scene.glass_on(space("B2")).unwrap();
    assert_eq!((red.color, red.sand, red.remaining.as_str()), (Color::Red, SandSeen::Running(24), "2:53"));
    assert_eq!(scene.glass_on(space("D7")).unwrap().sand, SandSeen::Unturned);
    let timer = scene.timer.unwrap();
    assert_eq!((timer.level, timer.remaining.as_str(), timer.aimed_at), (20, "0:12", Some(Color::Red)));
    assert!(scene.spaces[space("A3").index()].full && !scene.spaces[space("B2").index()].full);
}

/// Average brightness of a piece of the picture about a point given at 800.
fn brightness(image: &image::GrayImage, (x, y): (u32, u32), reach: u32) -> f64 {
    let values = (y - reach..=y + reach).flat_map(|row| (x - reach..=x + reach).map(move |column| (column, row)));
    let values: Vec<f64> = values.map(|(x, y)| f64::from(image.get_pixel(x, y).0[0])).collect();
    values.iter().sum::<f64>() / f64::from(u32::try_from(values.len()).unwrap())
}

#[test]
fn sides_full_spaces_and_lost_glasses_differ_without_colour() {
    for theme in [Theme::Default, Theme::HighContrast] {
        let grey = |view: &View| {
            let png = draw(&Scene::of(view), &Look { theme, ..Look::default() });
            image::load_from_memory(&png).unwrap().to_luma8()
        };
        let start = grey(&view(new(Level::Three, Start::Corners)));
        // D7 at the top is Red, D1 at the bottom Black; both whole and of the same build.
        let (red, black) = (brightness(&start, (400, 70), 24), brightness(&start, (400, 730), 24));
        assert!(red - black > 25.0, "{theme:?}: {red} and {black}");

        let mut position = begun();
        let running = grey(&view(position.clone()));
        // A2 is open and A3 was filled by Black; A3 holds its glass, so the hole is looked at after it has moved away.
        position.apply(Color::Red, moved("D7", "D6", Then::Ring), at(10)).unwrap();
        position.apply(Color::Black, moved("G4", "G3", Then::Ring), at(11)).unwrap();
        position.apply(Color::Red, moved("G1", "F1", Then::Ring), at(12)).unwrap();
        position.apply(Color::Black, moved("D1", "D2", Then::Ring), at(13)).unwrap();
        position.apply(Color::Red, moved("D6", "D5", Then::Ring), at(14)).unwrap();
        position.apply(Color::Black, moved("A3", "A4", Then::Ring), at(15)).unwrap();
        let later = grey(&view(position.clone()));
        let (open, full) = (brightness(&later, (115, 455), 20), brightness(&later, (115, 345), 20));
        assert!(open - full > 50.0, "{theme:?}: {open} and {full}");

        position.advance(at(600));
        let lost = grey(&view(position));
        let changed = (180..240)
            .flat_map(|x| (480..540).map(move |y| (x, y)))
            .filter(|(x, y)| running.get_pixel(*x, *y).0[0].abs_diff(lost.get_pixel(*x, *y).0[0]) > 40);
        assert!(changed.count() > 400, "{theme:?}");
    }
}
