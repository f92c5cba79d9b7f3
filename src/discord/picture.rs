//! Boards as attachments, drawn off the threads that answer.

use std::sync::Arc;

use serenity::all::CreateAttachment;
use tokio::sync::Semaphore;

use super::describe::description;
use crate::game::View;
use crate::i18n::Language;
use crate::render::{Look, Scene, draw};

/// How many pictures are drawn at a time.
const AT_ONCE: usize = 2;

/// Draws boards, a few at a time.
#[derive(Clone, Debug)]
pub struct Painter(Arc<Semaphore>);

impl Default for Painter {
    fn default() -> Painter {
        Painter(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Painter {
    /// Draws a board as an attachment with its description; the tag makes the file's name new.
    ///
    /// Nothing if drawing failed: a message without its picture is better than none.
    pub async fn attachment(&self, language: Language, view: View, tag: u64) -> Option<CreateAttachment> {
        let _turn = self.0.acquire().await.ok()?;
        let drawn = tokio::task::spawn_blocking(move || {
            let scene = Scene::of(&view);
            let png = draw(&scene, &Look::default());
            let name = format!("board-{}-{}-{tag}.png", view.game, view.position.plies());
            CreateAttachment::bytes(png, name).description(description(language, &scene))
        });
        drawn.await.inspect_err(|error| tracing::error!(%error, "a board could not be drawn")).ok()
    }
}
