//! What is stored about somebody: shown to him alone, and erased when he says so twice.

use serenity::all::CreateAttachment;

use super::asker::Asker;
use super::asking::or_trouble;
use super::menus;
use super::reply::Reply;
use crate::app::App;
use crate::i18n::{Message, say};

/// The identifier of the button that erases whoever presses it.
pub const ERASE: &str = "e1:erase";
/// The largest file sent; Discord takes ten mebibytes.
const LARGEST: usize = 8 << 20;

/// Gives somebody a file with everything that is stored about him.
pub async fn show(app: &App, asker: &Asker) -> Reply {
    let language = asker.language;
    let answer = async {
        let about = app.about(asker.person.id).await?;
        let mut file = serde_json::to_vec_pretty(&about).unwrap_or_default();
        if file.len() > LARGEST {
            file = about.to_string().into_bytes();
        }
        if file.len() > LARGEST {
            return Ok(Reply::no(say(language, &Message::PrivacyTooMuch)));
        }
        let file = CreateAttachment::bytes(file, "tamsk-about-you.json");
        Ok(Reply { content: say(language, &Message::PrivacyShown), files: vec![file], ..Reply::default() })
    };
    or_trouble(language, answer.await)
}

/// Asks whether somebody wants everything about him erased.
#[must_use]
pub fn ask_erase(asker: &Asker) -> Reply {
    let language = asker.language;
    let components = menus::yes_or_no(language, &ERASE, &Message::ButtonErase);
    Reply { content: say(language, &Message::AskErase), components, ..Reply::default() }
}

/// Erases whoever asks.
pub async fn erase(app: &App, asker: &Asker) -> Reply {
    let language = asker.language;
    let answer = async {
        app.erase(asker.id, &asker.person, asker.at).await?;
        Ok(Reply::done(say(language, &Message::YouErased)))
    };
    or_trouble(language, answer.await)
}
