//! A thousand positions of random play: each picture decodes, and says the same exactly when it shows the same.

use std::collections::HashMap;

use tamsk_bot::render::{Look, Scene, Theme, draw, draw_in_true_color};

use super::random::{self, POSITIONS};

/// Width of their pictures: small, for speed, but large enough that every mark shows.
const SIZE: u32 = 160;
#[test]
fn pictures_of_random_positions_decode_and_differ_exactly_when_what_is_seen_does() {
    let mut shown: HashMap<(String, Look), Vec<u8>> = HashMap::new();
    let mut meant: HashMap<Vec<u8>, (String, Look)> = HashMap::new();
    random::each(|dice, view| {
        let scene = Scene::of(&view);
        let theme = dice.one(&[Theme::Default, Theme::HighContrast]);
        let look = Look { size: SIZE, flipped: dice.roll(2) == 0, theme, ..Look::default() };
        let png = draw(&scene, &look);
        let image = image::load_from_memory_with_format(&png, image::ImageFormat::Png).unwrap();
        assert_eq!((image.width(), image.height()), (SIZE, SIZE));
        let key = (scene.to_string(), look);
        let known = shown.entry(key.clone()).or_insert_with(|| png.clone());
        assert!(*known == png, "two pictures of one scene:\n{}", key.0);
        let known = meant.entry(png).or_insert_with(|| key.clone());
        assert!(*known == key, "one picture of two scenes:\n{}\n{}", known.0, key.0);
    });
    assert!(shown.len() > POSITIONS * 9 / 10, "{}", shown.len());
}

#[test]
fn the_palette_shows_random_positions_as_true_colour_would() {
    let mut count = 0;
    random::each(|dice, view| {
        count += 1;
        if count % 100 > 0 {
            return;
        }
        let look = Look { theme: dice.one(&[Theme::Default, Theme::HighContrast]), ..Look::default() };
        let scene = Scene::of(&view);
        let shown = image::load_from_memory(&draw(&scene, &look)).unwrap().to_rgb8();
        let truth = draw_in_true_color(&scene, &look);
        let squares: u64 =
            shown.as_raw().iter().zip(&truth).map(|(one, other)| u64::from(one.abs_diff(*other)).pow(2)).sum();
        // 50 dB over 800 x 800 x 3 values.
        assert!(squares < 1_248_000, "{squares} at {look:?}\n{scene}");
    });
}
