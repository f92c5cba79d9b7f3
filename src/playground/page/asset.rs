//! The files of the page, embedded in the binary.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

macro_rules! asset {
    ($kind:expr, $name:literal) => {
        (concat!("/", $name), $kind, include_str!(concat!("../../../assets/playground/", $name)))
    };
}

/// Path, kind and text of each file.
const ASSETS: [(&str, &str, &str); 25] = [
    asset!(HTML, "index.html"),
    asset!(SVG, "icon.svg"),
    asset!(CSS, "chat.css"),
    asset!(CSS, "drawer.css"),
    asset!(CSS, "layout.css"),
    asset!(CSS, "theme.css"),
    asset!(JAVASCRIPT, "commands.js"),
    asset!(JAVASCRIPT, "composer.js"),
    asset!(JAVASCRIPT, "dialogs.js"),
    asset!(JAVASCRIPT, "drawer.js"),
    asset!(JAVASCRIPT, "element.js"),
    asset!(JAVASCRIPT, "journal.js"),
    asset!(JAVASCRIPT, "listbox.js"),
    asset!(JAVASCRIPT, "log.js"),
    asset!(JAVASCRIPT, "markup.js"),
    asset!(JAVASCRIPT, "members.js"),
    asset!(JAVASCRIPT, "message.js"),
    asset!(JAVASCRIPT, "moment.js"),
    asset!(JAVASCRIPT, "options.js"),
    asset!(JAVASCRIPT, "page.js"),
    asset!(JAVASCRIPT, "parts.js"),
    asset!(JAVASCRIPT, "people.js"),
    asset!(JAVASCRIPT, "places.js"),
    asset!(JAVASCRIPT, "switches.js"),
    asset!(JAVASCRIPT, "world.js"),
];

/// Gives out a file of the page.
pub(super) async fn give(uri: Uri) -> Response {
    let path = if uri.path() == "/" { "/index.html" } else { uri.path() };
    match ASSETS.iter().find(|(name, _, _)| *name == path) {
        Some((_, kind, text)) => ([(header::CONTENT_TYPE, *kind)], *text).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
