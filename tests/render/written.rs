//! Scenes as text: what is seen, without a pixel.

use tamsk_bot::game::Side;
use tamsk_bot::render::Scene;
use tamsk_bot::rules::{Action, Color, Level, Start, Then};

use super::{after, at, begun, moved, new, space, view};

#[test]
fn a_start_is_its_glasses() {
    let scene = Scene::of(&view(new(Level::One, Start::Corners)));
    let expected = "\
game 7, level 1, no sand, ply 0
turn: red
red: Ann (1500), 32 rings
black: Борис, 32 rings
A1 0/1, red still
A4 0/1, black still
D1 0/1, black still
D7 0/1, red still
G1 0/1, red still
G4 0/1, black still
";
    assert_eq!(scene.to_string(), expected);
}

#[test]
fn a_glass_in_hand_and_a_timer_are_written() {
    let mut lifted = after(Color::Black, Action::Timer, 9);
    lifted.position.apply(Color::Red, Action::Lift(space("D7")), at(10)).unwrap();
    lifted.timer_side = Side::Left;
    let expected = "\
game 7, level 3, 3:00 sand, ply 2
turn: red
red: Ann (1500), 31 rings
black: Борис, 31 rings
timer left: 23 0:14, aimed at red
A3 1/1 full, entered from A4, black runs 24 2:59
A4 0/1, left for A3
B2 1/2, red runs 24 2:55
C6 0/1, within reach
D1 0/1, black still
D6 0/2, within reach
D7 0/1, red still in hand
E6 0/1, within reach
G1 0/1, red still
G4 0/1, black still
";
    assert_eq!(Scene::of(&lifted).to_string(), expected);
}

#[test]
fn open_rings_lost_glasses_and_an_end_are_written() {
    let mut position = begun();
    position.apply(Color::Red, moved("D7", "D6", Then::Wait), at(10)).unwrap();
    let open = Scene::of(&view(position.clone())).to_string();
    assert!(open.contains("red: Ann (1500), 31 rings, may drop\n"), "{open}");
    assert!(open.contains("D6 0/2, entered from D7, ring for red, red runs 24 3:00\n"), "{open}");
    position.advance(at(26));
    let fill = Scene::of(&view(position.clone())).to_string();
    assert!(fill.contains("D6 0/2, entered from D7, fill for black, red runs 22 2:44\n"), "{fill}");
    position.advance(at(189));
    let lost = Scene::of(&view(position.clone())).to_string();
    assert!(lost.contains("B2 1/2, red lost\n") && lost.contains("red runs 1 0:01\n"), "{lost}");
    position.apply(Color::Black, Action::Resign, at(189)).unwrap();
    assert!(Scene::of(&view(position)).to_string().contains("\nover: red\n"));
}
