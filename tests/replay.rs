//! Replays and sand charts: every frame is the still of its instant, and no game makes a file too large.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may stop at once")]

use std::fs;
use std::path::Path;

use tamsk_bot::game::{ChannelId, Game, GameId, GuildId, Person, Place, Play, PlayerId, Stage, Terms};
use tamsk_bot::render::{Course, Look, Replay, SandSeen, Save, Scene, Step, Theme, chart, draw};
use tamsk_bot::rules::{Action, Color, Entry, Level, Record, Setup, Space, Span, Stamped, Start, Then, Timestamp};

/// What Discord takes.
const TEN_MIB: usize = 10 << 20;

fn space(name: &str) -> Space {
    Space::parse(name).unwrap()
}

fn game(setup: Setup, play: impl FnOnce(&Terms) -> Play) -> Game {
    let mut terms = Terms::new(setup.level, setup.start, setup.sand);
    terms.setup = setup;
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
        stage: Stage::Started(Box::new(play(&terms))),
        challenger: person(1, "Ann"),
        opponent: Some(person(2, "Борис")),
        terms,
        rematch_of: None,
    }
}

/// Makes the game of a record and lets time run for so many milliseconds after its last input.
fn of_record(record: &Record, more: i64) -> Game {
    game(record.setup, |terms| {
        let mut play = Play::begin(terms, Color::Red, record.began);
        record.inputs.iter().for_each(|input| play.put_in(*input));
        play.run_to(record.last_at() + Span::from_ms(more));
        play
    })
}

fn of_text(level: u8, inputs: &str, more: i64) -> Game {
    let head = format!("[TAMSK \"1\"]\n[Level \"{level}\"]\n[Sand \"180000\"]\n[Start \"corners\"]\n[Began \"0\"]\n\n");
    of_record(&Record::parse(&(head + inputs)).unwrap(), more)
}

/// Plays legal moves chosen by a small generator, each a while after the one before, every glass lifted first.
fn played(level: Level, plies: u32, seed: u64) -> Game {
    game(Setup::new(level, Start::Corners, Setup::BOX_SAND), |terms| {
        let mut play = Play::begin(terms, Color::Red, Timestamp::from_ms(0));
        let mut state = seed;
        let mut roll = move |sides: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(state >> 33).unwrap() % sides
        };
        let mut now = 0;
        while play.position.plies() < plies {
            now += 2_000 + i64::try_from(roll(16_000)).unwrap();
            play.run_to(Timestamp::from_ms(now));
            let Some(color) = play.position.turn() else { break };
            let moves: Vec<_> = play.position.legal_moves().collect();
            let (from, to) = moves[roll(moves.len())];
            let then = if play.position.holder(color) > 0 && roll(3) > 0 { Then::Ring } else { Then::Wait };
            for (wait, action) in [(0, Action::Lift(from)), (700, Action::Move { from, to, then })] {
                now += wait;
                play.put_in(Stamped { at: Timestamp::from_ms(now), entry: Entry::Played { color, action }, line: 0 });
            }
        }
        play
    })
}

/// One picture as it is composed, with how long it is looked at in hundredths of a second.
struct Shown {
    rgb: Vec<u8>,
    hold: u16,
}

/// Decodes a GIF as a viewer does.
fn shown(bytes: &[u8]) -> Vec<Shown> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(bytes).unwrap();
    let palette = decoder.global_palette().unwrap().to_vec();
    let width = usize::from(decoder.width());
    let mut canvas = vec![0_u8; width * usize::from(decoder.height())];
    let mut pictures = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert_eq!(frame.dispose, gif::DisposalMethod::Keep);
        // Viewers show shorter ones for a tenth of a second.
        assert!(frame.delay >= 2 && frame.palette.is_none());
        let lines = frame.buffer.chunks_exact(usize::from(frame.width));
        for (line, row) in lines.zip(usize::from(frame.top)..) {
            let start = row * width + usize::from(frame.left);
            for (pixel, number) in canvas[start..].iter_mut().zip(line) {
                if frame.transparent != Some(*number) {
                    *pixel = *number;
                }
            }
        }
        let rgb = canvas.iter().flat_map(|number| palette[usize::from(*number) * 3..][..3].to_vec()).collect();
        pictures.push(Shown { rgb, hold: frame.delay });
    }
    pictures
}

/// Draws a scene as a replay does: without large corners that flash.
fn still(scene: &Scene, look: &Look) -> Vec<u8> {
    let look = &Look { steady: true, ..*look };
    image::load_from_memory(&draw(scene, look)).unwrap().to_rgb8().into_raw()
}

/// How replays are sent.
fn large() -> Look {
    Look { size: Replay::SIZE, ..Look::default() }
}

fn small() -> Look {
    Look { size: 200, ..Look::default() }
}

/// Checks that a replay shows the stills of its steps, each as long as it says.
fn check_frames(replay: &Replay, look: &Look) {
    let gif = replay.gif(look);
    let pictures = shown(&gif);
    assert_eq!(pictures.len(), replay.steps().len());
    for (index, (picture, step)) in pictures.iter().zip(replay.steps()).enumerate() {
        assert_eq!(picture.hold, step.hold, "frame {index}");
        assert!(picture.rgb == still(&step.scene, look), "frame {index} is not its still");
    }
    assert!(gif.windows(11).any(|bytes| bytes == b"NETSCAPE2.0"), "it begins anew");
}

#[test]
fn every_frame_is_the_still_of_its_instant() {
    for (level, seed) in [(Level::One, 3), (Level::Three, 5)] {
        check_frames(&Replay::of(&played(level, 24, seed)).unwrap(), &small());
    }
    let flipped = Look { flipped: true, theme: Theme::HighContrast, size: 150, ..Look::default() };
    check_frames(&Replay::of(&played(Level::Two, 6, 8)).unwrap(), &flipped);
}

#[test]
fn every_ply_is_shown_in_order_and_the_last_picture_is_the_last_still_and_held() {
    let game = played(Level::Three, 40, 11);
    let replay = Replay::of(&game).unwrap();
    let mut rest = replay.steps().iter();
    for ply in 0..=40 {
        let scene = Scene::of(&game.view_at_ply(ply).unwrap());
        assert!(rest.any(|step| step.scene == scene), "ply {ply} is not shown after the one before");
    }
    let last = replay.steps().last().unwrap();
    let end = game.play().unwrap().position.clone();
    assert_eq!(last.scene, Scene::of(&game.view_of(end).unwrap()));
    assert!(last.hold >= 500);
    let pictures = shown(&replay.gif(&small()));
    assert!(pictures.last().unwrap().rgb == still(&last.scene, &small()));
}

#[test]
fn rings_losses_and_the_end_are_steps_of_their_own_and_long_thoughts_show_falling_sand() {
    // The ring comes late, the first glass runs out, and then Black resigns.
    let game =
        of_text(2, "0 red A1-B2\n3000 red ring\n4000 black A4-A3 hold\n9000 red D7-D6 hold\n200000 black resign\n", 0);
    let steps = Replay::of(&game).unwrap();
    let steps = steps.steps();
    let rings = |step: &Step| step.scene.spaces[space("B2").index()].rings;
    let ring = steps.iter().position(|step| rings(step) == 1).unwrap();
    assert!(steps[ring - 1].scene.ply == 1 && rings(&steps[ring - 1]) == 0);
    let lost = |step: &Step| step.scene.glasses.iter().filter(|glass| glass.sand == SandSeen::Lost).count();
    let first_loss = steps.iter().position(|step| lost(step) == 1).unwrap();
    assert!(lost(&steps[first_loss - 1]) == 0);
    assert!(matches!(steps.last().unwrap().scene.stage, tamsk_bot::render::Stage::Over(_)));
    // Three minutes of thought are a few pictures, each with less sand than the one before.
    let sand = |step: &Step| match step.scene.glasses[0].sand {
        SandSeen::Running(level) => Some(level),
        SandSeen::Unturned | SandSeen::Lost => None,
    };
    let third = steps.iter().position(|step| step.scene.ply == 3).unwrap();
    let falling: Vec<u8> = steps[third..first_loss].iter().filter_map(sand).collect();
    assert!((6..=14).contains(&falling.len()), "{falling:?}");
    assert!(falling.is_sorted_by(|one, next| one > next), "{falling:?}");
    let seconds: u32 = steps.iter().map(|step| u32::from(step.hold)).sum::<u32>() / 100;
    assert!((8..20).contains(&seconds), "{seconds}");
}

#[test]
fn a_game_that_goes_on_is_replayed_so_far_and_one_that_never_began_not_at_all() {
    let inputs = "0 red A1-B2 ring\n9000 black A4-A3 ring\n";
    let (now, later) = (Replay::of(&of_text(3, inputs, 0)).unwrap(), Replay::of(&of_text(3, inputs, 20_000)).unwrap());
    assert_eq!(now, later, "time alone makes no other replay");
    assert_eq!(now.steps().last().unwrap().scene.ply, 2);
    let mut offered = of_text(3, "", 0);
    assert_eq!(Replay::of(&offered).unwrap().steps().len(), 1);
    offered.stage = Stage::Offered { until: Timestamp::from_ms(1) };
    assert_eq!(Replay::of(&offered), None);
}

#[test]
fn what_was_credited_is_not_looked_at() {
    let away = of_text(2, "0 red A1-B2 ring\n5000 clock credit 86400000\n86406000 black A4-A3 ring\n", 0);
    let steps = Replay::of(&away).unwrap();
    let full = |step: &&Step| step.scene.ply == 1 && step.scene.glasses[0].remaining == "3:00";
    assert_eq!(steps.steps().iter().filter(full).count(), 1);
    assert!(steps.steps().len() < 6, "{}", steps.steps().len());
}

fn recorded() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|kind| kind == "tamsk"));
    files.sort();
    assert!(files.len() > 300);
    let read = files.iter().filter_map(|file| Record::parse(&fs::read_to_string(file).ok()?).ok());
    read.filter(|record| record.replay().is_ok()).collect()
}

#[test]
fn recorded_games_make_small_replays_and_the_same_ones_twice() {
    let mut seen = 0;
    for record in recorded().iter().step_by(7) {
        let game = of_record(record, 60_000);
        let replay = Replay::of(&game).unwrap();
        let gif = replay.gif(&large());
        let frames = replay.steps().len();
        assert!(gif.len() < 55_000 + 5_500 * frames, "{frames} frames, {} bytes", gif.len());
        assert_eq!(shown(&gif).len(), frames);
        if frames < 12 {
            assert!(gif == Replay::of(&game).unwrap().gif(&large()));
        }
        seen += 1;
    }
    assert!(seen > 30);
}

#[test]
fn the_longest_game_makes_a_replay_of_bounded_length_and_size() {
    // Forty plies for each ring, and a glass lifted and put back before every one.
    let game = game(Setup::new(Level::One, Start::Corners, Setup::BOX_SAND), |terms| {
        let mut play = Play::begin(terms, Color::Red, Timestamp::from_ms(0));
        let mut now = 0;
        for ply in 0..2_400_u32 {
            let Some(color) = play.position.turn() else { break };
            let at = Timestamp::from_ms(now);
            let moves: Vec<_> = play.position.legal_moves().collect();
            let (from, to) = moves[usize::try_from(ply).unwrap() * 7 % moves.len()];
            let then = if ply % 39 == 0 { Then::Ring } else { Then::Hold };
            let actions = [Action::Lift(from), Action::PutBack, Action::Move { from, to, then }];
            for action in actions {
                play.put_in(Stamped { at, entry: Entry::Played { color, action }, line: 0 });
            }
            now += 60_000;
        }
        play
    });
    let plies = game.play().unwrap().position.plies();
    assert!(plies > 1_500, "{plies}");
    let replay = Replay::of(&game).unwrap();
    assert!((300..=420).contains(&replay.steps().len()), "{}", replay.steps().len());
    let seconds: u32 = replay.steps().iter().map(|step| u32::from(step.hold)).sum::<u32>() / 100;
    assert!(seconds < 170, "{seconds}");
    let gif = replay.gif(&large());
    assert!(gif.len() < TEN_MIB, "{}", gif.len());
    assert_eq!(gif::Decoder::new(&gif[..]).unwrap().width(), 480, "it fits as it is");
}

#[test]
fn a_replay_in_which_everything_changes_each_time_still_fits() {
    let game = played(Level::Three, 40, 2);
    let one = Scene::of(&game.view_at_ply(40).unwrap());
    let mut other = Scene::of(&game.view_at_ply(0).unwrap());
    for (seen, change) in other.spaces.iter_mut().zip(0_u8..) {
        seen.rings = change % (seen.capacity + 1);
        seen.full = seen.rings == seen.capacity;
        seen.reachable = change % 2 == 0;
        seen.drops = [true, false].map(|ring| tamsk_bot::render::DropSeen { ring, fill: !ring, extra: ring });
    }
    for player in &mut other.players {
        (player.name, player.rating, player.rings_left) = ("W@M&8%".repeat(6), Some(4_294_967_295), 17);
    }
    let steps = |count: usize| {
        let scenes = [&one, &other].into_iter().cycle().take(count);
        Replay::new(scenes.map(|scene| Step { scene: scene.clone(), hold: 10 }).collect())
    };
    // Whatever does not fit is drawn so small that the most frames there are do.
    let smallest = Look { size: 320, ..large() };
    // From the second frame on they come in pairs, each pair as large as any other.
    let size = |count| steps(count).gif(&smallest).len();
    let (three, five) = (size(3), size(5));
    let pair = five - three;
    assert_eq!(size(7), five + pair);
    assert!(three + 210 * pair < Replay::LARGEST, "{three} and {pair}");
    // Less room: all of them smaller, and then fewer.
    for (most, frames) in [(three + 20 * pair, 41), (five, 20), (five / 2, 20)] {
        let gif = steps(41).gif_within(&large(), most);
        assert!(!gif.is_empty() && gif.len() <= most, "{} of {most}", gif.len());
        let width = gif::Decoder::new(&gif[..]).unwrap().width();
        let pictures = shown(&gif);
        assert!(width == 320 && pictures.len() <= frames && pictures.len() > 2, "{width}, {}", pictures.len());
        assert!(pictures.last().unwrap().rgb == still(&one, &Look { size: 320, ..Look::default() }));
    }
    assert!(steps(3).gif_within(&large(), 10).is_empty(), "nothing fits into nothing");
}

#[test]
fn a_course_follows_each_glass_from_turn_to_turn() {
    let game = of_text(
        2,
        "0 red A1-B2 hold\n1000 black A4-A3 hold\n2000 red D7-D6 hold\n3000 black D1-D2 hold\n4000 red G1-F2 hold\n\
         5000 black G4-F4 hold\n177000 red B2-C3 hold\n",
        900_000,
    );
    let course = Course::of(&game).unwrap();
    let save = course.save.unwrap();
    assert_eq!((save.strand, save.from, save.left), (0, space("B2"), Span::from_secs(3)));
    assert_eq!(save.at, Span::from_secs(177));
    let lost: Vec<Option<i64>> = course.strands.iter().map(|strand| Some(strand.lost?.as_ms())).collect();
    assert_eq!(lost, [Some(354_000), Some(182_000), Some(184_000), Some(181_000), Some(185_000), Some(183_000)]);
    assert_eq!(course.strands[0].turns, [Span::ZERO, Span::from_secs(177)]);
    assert_eq!(course.strands[0].home, Some(space("A1")));
    for strand in &course.strands {
        assert_eq!(strand.falls.len(), strand.turns.len());
        for fall in &strand.falls {
            assert_eq!(fall.to - fall.from, fall.before - fall.after, "sand falls as time passes");
        }
        assert_eq!(strand.falls.last().unwrap().after, Span::ZERO);
    }
    // Black may fill C3 until its window closes the game.
    assert_eq!(course.length, Span::from_secs(369));
    let levels = [Level::One].map(|level| Course::of(&played(level, 8, 1)));
    assert_eq!(levels, [None]);
}

#[test]
fn a_turn_is_the_closest_save_only_below_a_fifth_of_the_sand() {
    let turned = "0 red A1-B2 hold\n1000 black A4-A3 hold\n2000 red D7-D6 hold\n3000 black D1-D2 hold\n\
                  4000 red G1-F2 hold\n5000 black G4-F4 hold\n";
    for (at, left) in [(144_000, None), (144_001, Some(Span::from_ms(35_999)))] {
        let course = Course::of(&of_text(2, &format!("{turned}{at} red B2-C3 hold\n"), at)).unwrap();
        assert_eq!(course.save.map(|save| save.left), left, "turned after {at} ms");
    }
}

#[test]
fn glasses_of_a_free_start_are_called_by_where_they_were_placed() {
    let text = "[TAMSK \"1\"]\n[Level \"2\"]\n[Sand \"180000\"]\n[Start \"free\"]\n[Began \"0\"]\n\n\
                500 red @C3\n900 black @E4 hold\n";
    let course = Course::of(&of_record(&Record::parse(text).unwrap(), 0)).unwrap();
    let homes = [0, 3, 1].map(|index| course.strands[index].home);
    assert_eq!(homes, [Some(space("C3")), Some(space("E4")), None]);
    assert_eq!(course.strands[3].turns, [Span::from_ms(900)]);
}

#[test]
fn sand_rests_while_nobody_is_there() {
    let game = of_text(2, "0 red A1-B2 hold\n5000 clock credit 60000\n70000 black A4-A3 hold\n", 900_000);
    let course = Course::of(&game).unwrap();
    let falls: Vec<_> =
        course.strands[0].falls.iter().map(|fall| [fall.from, fall.to, fall.before, fall.after]).collect();
    let seconds = |falls: [[i64; 4]; 3]| falls.map(|fall| fall.map(Span::from_secs));
    assert_eq!(falls, seconds([[0, 5, 180, 175], [5, 65, 175, 175], [65, 240, 175, 0]]));
}

#[test]
fn whatever_a_course_says_changes_its_chart() {
    let mut plain = Course::of(&played(Level::Three, 30, 4)).unwrap();
    plain.save = Some(Save { strand: 2, at: Span::from_secs(30), from: space("F2"), left: Span::from_secs(1) });
    let mut charts = vec![chart(&plain)];
    assert_eq!(image::load_from_memory(&charts[0]).unwrap().to_rgb8().dimensions(), (800, 800));
    assert!(charts[0] == chart(&plain.clone()) && charts[0].len() < 60_000, "{}", charts[0].len());
    let mut with = |change: &dyn Fn(&mut Course)| {
        let mut changed = plain.clone();
        change(&mut changed);
        charts.push(chart(&changed));
    };
    with(&|course| course.game = 8);
    with(&|course| course.level = 2);
    with(&|course| course.names[1] = "Bob".into());
    with(&|course| course.sand = Span::from_secs(200));
    with(&|course| course.length = Span::from_secs(5_000));
    with(&|course| course.save = None);
    with(&|course| course.save.as_mut().unwrap().left = Span::from_secs(2));
    with(&|course| course.strands[1].lost = Some(Span::from_secs(100)));
    with(&|course| course.strands[4].home = Some(space("E5")));
    with(&|course| course.strands[3].turns.truncate(1));
    with(&|course| course.strands[5].falls.truncate(1));
    let count = charts.len();
    charts.sort();
    charts.dedup();
    assert_eq!(charts.len(), count);
}

#[test]
fn a_loss_at_the_very_end_has_its_time_before_it() {
    let mut course = Course::of(&played(Level::Three, 30, 4)).unwrap();
    course.save = None;
    for strand in &mut course.strands {
        strand.lost = None;
    }
    let without = image::load_from_memory(&chart(&course)).unwrap().to_rgb8();
    course.strands[0].lost = Some(course.length);
    let with = image::load_from_memory(&chart(&course)).unwrap().to_rgb8();
    // Above the cross, which stands at the foot of the strip.
    let label = (660..750).flat_map(|x| (80..120).map(move |y| (x, y)));
    let changed = label.filter(|(x, y)| with.get_pixel(*x, *y) != without.get_pixel(*x, *y)).count();
    assert!(changed > 500, "{changed} pixels");
}

#[test]
fn no_length_or_name_breaks_a_chart() {
    let mut course = Course::of(&played(Level::Two, 12, 9)).unwrap();
    for length in [0, 1, 999, 86_400_000, i64::MAX] {
        course.length = Span::from_ms(length);
        course.names = ["", "W"].map(|name| name.repeat(500));
        for sand in [1, i64::MAX] {
            course.sand = Span::from_ms(sand);
            assert_eq!(image::load_from_memory(&chart(&course)).unwrap().width(), 800);
        }
    }
}
