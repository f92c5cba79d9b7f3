//! The page: a chat in the browser, in which people use the playground as they would use Discord's client.
//!
//! It has a door of its own, apart from the bot's: a page never meets the REST interface, and whoever lets other
//! machines see the page does not let them near the gateway. What a viewer sees goes out over a WebSocket, whenever it
//! changes; what a viewer does comes in as acts.

mod act;
mod asset;
mod guard;
mod journal;
mod sight;
mod stream;
mod texts;

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tokio::task::AbortHandle;

use super::Playground;

/// How many ports are tried after the wanted one.
const PORTS_TRIED: u16 = 100;

/// The kinds of files a browser may show by itself; everything else is downloaded.
const SHOWN: [&str; 4] = ["image/png", "image/gif", "image/jpeg", "image/webp"];

/// The hands of the clock that the bot and the playground share.
#[derive(Clone)]
pub struct Hands {
    /// Moves the clock forward by so many milliseconds.
    pub advance: Arc<dyn Fn(i64) + Send + Sync>,
    /// Tells how far it was moved in all.
    pub advanced: Arc<dyn Fn() -> i64 + Send + Sync>,
}

impl fmt::Debug for Hands {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Hands").field("advanced", &(self.advanced)()).finish_non_exhaustive()
    }
}

/// A page that is being served; it ends with this handle.
#[derive(Debug)]
pub struct Page {
    address: SocketAddr,
    server: AbortHandle,
}

#[derive(Clone)]
struct Serving {
    playground: Playground,
    hands: Hands,
    texts: Arc<Mutex<texts::Texts>>,
}

impl Page {
    /// Serves the page, at the next free port if the wanted one is taken.
    ///
    /// # Errors
    ///
    /// The address cannot be listened on.
    pub async fn open(playground: Playground, hands: Hands, wanted: SocketAddr) -> io::Result<Page> {
        let listener = listen(wanted).await?;
        let address = listener.local_addr()?;
        let serving = Serving { playground, hands, texts: Arc::default() };
        let router = Router::new()
            .route("/events", get(stream::open))
            .route("/act", post(act::carry_out))
            .route("/journal", get(journal::since))
            .route("/attachments/{channel}/{id}/{name}", get(attachment))
            .fallback(get(asset::give))
            .layer(middleware::from_fn_with_state(address, guard::check))
            .with_state(serving);
        let serve = axum::serve(listener, router);
        let server = tokio::spawn(async move {
            if let Err(error) = serve.await {
                tracing::error!(%error, "the page is no longer served");
            }
        });
        Ok(Page { address, server: server.abort_handle() })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.server.abort();
    }
}

async fn listen(wanted: SocketAddr) -> io::Result<TcpListener> {
    let mut tried = wanted;
    loop {
        match TcpListener::bind(tried).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                match tried.port().checked_add(1).filter(|port| port - wanted.port() <= PORTS_TRIED) {
                    Some(next) => tried.set_port(next),
                    None => return Err(error),
                }
            }
            listening => return listening,
        }
    }
}

/// Gives out a file of a message.
async fn attachment(State(serving): State<Serving>, Path((_, id, name)): Path<(u64, u64, String)>) -> Response {
    let file = serving.playground.look(|world| {
        let file = world.file(id).filter(|file| file.filename == name)?;
        Some((file.content_type.clone(), file.bytes.to_vec()))
    });
    let Some((content_type, bytes)) = file else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let is_shown = SHOWN.contains(&content_type.as_str());
    let (content_type, disposition) =
        if is_shown { (content_type, "inline") } else { ("application/octet-stream".to_owned(), "attachment") };
    ([(header::CONTENT_TYPE, content_type), (header::CONTENT_DISPOSITION, disposition.to_owned())], bytes)
        .into_response()
}
