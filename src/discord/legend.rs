//! A game in which the marks of the picture can be seen, for the rules in short.

use crate::game::{GameId, Seat, Side, View};
use crate::rules::{Record, Span};

/// Leaves full spaces, a lost hourglass, one in hand, an open ring and the turn timer.
const GAME: &str = r#"[TAMSK "1"]
[Level "3"]
[Sand "180000"]
[Start "corners"]
[Began "0"]

1000 red A1-B2 ring
5000 black A4-A3 ring
9000 red D7-D6 ring
13000 black D1-D2 ring
17000 red G1-F2 ring
21000 black G4-F5 ring
110000 red D6-D5 ring
120000 black A3-B4 ring
170000 red D5-C5 ring
184000 black F5-F4
185000 black timer
186000 red lift F2
"#;

/// Shows the game, a second after its last input; nothing if it cannot be played.
pub fn view(seats: [Seat; 2]) -> Option<View> {
    let record = Record::parse(GAME).ok()?;
    let mut position = record.replay().ok()?;
    position.advance(record.last_at() + Span::from_secs(1));
    Some(View { game: GameId(1), position, seats, timer_side: Side::default() })
}

#[cfg(test)]
mod tests {
    use crate::game::Seat;
    use crate::i18n::{Language, Message, say};
    use crate::render::{LastSeen, SandSeen, Scene};
    use crate::rules::{Color, Space};

    #[test]
    fn the_legend_says_what_its_picture_shows() {
        let seats = ["R", "B"].map(|name| Seat { name: name.into(), rating: None });
        let scene = Scene::of(&super::view(seats).unwrap());
        let seen = |name| scene.spaces[Space::parse(name).unwrap().index()];
        let glass = |name| scene.glass_on(Space::parse(name).unwrap());
        assert!(seen("A3").full && glass("A3").is_none() && seen("F5").full && glass("F5").is_none());
        assert_eq!((seen("D5").rings, seen("D5").capacity), (1, 3));
        assert_eq!(glass("B2").map(|glass| glass.sand), Some(SandSeen::Lost));
        assert!(glass("F2").is_some_and(|glass| glass.lifted && glass.color == Color::Red));
        assert!(seen("F5").last.is_some() && matches!(seen("F4").last, Some(LastSeen::To { .. })));
        assert!(seen("F4").drops[1].ring);
        assert_eq!(scene.timer.as_ref().and_then(|timer| timer.aimed_at), Some(Color::Red));
        let words = say(Language::default(), &Message::RulesMarks);
        assert!(["A3", "F5", "D5", "B2", "F2", "F4"].iter().all(|space| words.contains(space)), "{words}");
        assert!(words.chars().count() <= 2_000, "{}", words.chars().count());
    }
}
