//! Writes pictures of games in many states into a directory, to be looked at.
//!
//! `cargo run --example contact_sheet -- DIRECTORY`; `lifted_timer.png` is the board of the README.

#[path = "contact_sheet/games.rs"]
mod games;

use std::path::Path;
use tamsk_bot::render::{Look, Scene, Theme, draw};

fn grey(png: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Ok(image) = image::load_from_memory(png) {
        let target = &mut std::io::Cursor::new(&mut bytes);
        let _ = image::DynamicImage::ImageLuma8(image.to_luma8()).write_to(target, image::ImageFormat::Png);
    }
    bytes
}

fn main() -> std::io::Result<()> {
    let directory = std::env::args().nth(1).unwrap_or_else(|| String::from("contact-sheet"));
    let directory = Path::new(&directory);
    std::fs::create_dir_all(directory)?;
    let looks = [
        ("", Look::default()),
        ("_400", Look { size: 400, ..Look::default() }),
        ("_stark", Look { theme: Theme::HighContrast, ..Look::default() }),
        ("_flipped", Look { flipped: true, ..Look::default() }),
        ("_120", Look { size: 120, ..Look::default() }),
    ];
    for (name, view) in games::views() {
        let scene = Scene::of(&view);
        for (suffix, look) in looks {
            let png = draw(&scene, &look);
            std::fs::write(directory.join(format!("{name}{suffix}.png")), &png)?;
            if suffix.is_empty() {
                std::fs::write(directory.join(format!("{name}_grey.png")), grey(&png))?;
            }
        }
    }
    Ok(())
}
