//! A thousand positions in words: alone from the description, and alone from the text board, each can be rebuilt.

use std::collections::BTreeMap;

use tamsk_bot::discord::describe::{LONGEST_DESCRIPTION, description, text_board};
use tamsk_bot::i18n::Language;
use tamsk_bot::render::Scene;

use super::random;
use super::rebuild::Rebuilt;

#[test]
fn random_positions_can_be_rebuilt_from_words_alone() {
    let language = Language::default();
    let mut count = 0;
    random::each(|_, view| {
        let told = description(language, &Scene::of(&view));
        assert!(told.chars().count() < LONGEST_DESCRIPTION, "{told}");
        let position = Rebuilt::of(&view.position);
        assert_eq!(Rebuilt::read(&told), position, "{told}");

        let board = text_board(language, &view);
        let parts: Vec<&str> = board.rsplitn(2, "```").collect();
        let sentences: Vec<&str> = parts[0].lines().skip(2).collect();
        assert_eq!(Rebuilt::read(&sentences.join(" ")), position, "{board}");
        let drawing = parts[1].rsplit("```").next().unwrap_or_default();
        let drawn: BTreeMap<&str, &str> =
            drawing.split_whitespace().map(|space| space.split_once(':').expect("a space and what is on it")).collect();
        assert_eq!(drawn, drawn_by_hand(&view.position).iter().map(|(space, what)| (&**space, &**what)).collect());
        assert!(board.chars().count() <= 2_000, "{board}");
        count += 1;
    });
    assert_eq!(count, random::POSITIONS);
}

/// What the drawing of a position must say of each space.
fn drawn_by_hand(position: &tamsk_bot::rules::Position) -> BTreeMap<String, String> {
    let glass = |space| {
        let (color, glass) = position.board().glass_on(space)?;
        let initial = color.word().chars().next()?;
        Some(if glass.is_lost() { initial } else { initial.to_ascii_uppercase() })
    };
    tamsk_bot::rules::Space::all()
        .map(|space| {
            let rings = position.board().rings(space).to_string();
            (space.to_string(), rings + &glass(space).map(String::from).unwrap_or_default())
        })
        .collect()
}
