//! What is seen of the bot from outside, over HTTP: its metrics, whether it lives and whether it can answer.
//!
//! Everybody who reaches the port may look, and looking is all that can be done. No request holds a connection for
//! long, and no more than a few are open at a time; the others wait to be accepted.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use hyper::body::Incoming;
use hyper::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

use crate::app::App;
use crate::watch::Watch;

/// How many connections are open at a time.
const AT_ONCE: usize = 16;
/// How long the head of a request may take to arrive.
const HEAD_TIMEOUT: Duration = Duration::from_secs(3);
/// How long a connection may last, whatever happens on it.
const LONGEST_CONNECTION: Duration = Duration::from_secs(8);
/// How large the head of a request may be.
const LARGEST_HEAD: usize = 8 << 10;
/// How long the database may take; what asks is itself not patient.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(2);
/// How long to wait when the system will accept no connection.
const AFTER_FAILURE: Duration = Duration::from_millis(250);

const TEXT: HeaderValue = HeaderValue::from_static("text/plain; charset=utf-8");
const METRICS: HeaderValue = HeaderValue::from_static(Watch::CONTENT_TYPE);
const FRESH: HeaderValue = HeaderValue::from_static("no-store");
const LOOKING: HeaderValue = HeaderValue::from_static("GET, HEAD");

/// The port on which the bot can be looked at.
#[derive(Debug)]
pub struct Lookout {
    listener: TcpListener,
    address: SocketAddr,
}

impl Lookout {
    /// Takes the port; whoever connects waits until there is something to see.
    ///
    /// # Errors
    ///
    /// Fails when the address is not to be had.
    pub async fn open(address: SocketAddr) -> io::Result<Lookout> {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        Ok(Lookout { listener, address })
    }

    /// Tells where the port is.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers whoever looks, for ever.
    pub async fn serve(self, app: Arc<App>) {
        let mut open = JoinSet::new();
        loop {
            tokio::select! {
                Some(_over) = open.join_next() => {}
                accepted = self.listener.accept(), if open.len() < AT_ONCE => match accepted {
                    Ok((stream, _)) => drop(open.spawn(attend(stream, app.clone()))),
                    Err(error) => {
                        tracing::warn!(%error, "no connection for metrics could be accepted");
                        tokio::time::sleep(AFTER_FAILURE).await;
                    }
                },
            }
        }
    }
}

/// Answers the one request of a connection.
async fn attend(stream: TcpStream, app: Arc<App>) {
    let service = service_fn(|request: Request<Incoming>| {
        let app = &app;
        async move { Ok::<_, Infallible>(answer(app, request.method(), request.uri().path()).await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .max_buf_size(LARGEST_HEAD)
        .keep_alive(false)
        .serve_connection(TokioIo::new(stream), service);
    match tokio::time::timeout(LONGEST_CONNECTION, connection).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::debug!(%error, "a request for metrics ended badly"),
        Err(_) => tracing::debug!("a request for metrics took too long"),
    }
}

/// Answers a request; the body of an answer to `HEAD` is left out by hyper.
async fn answer(app: &App, method: &Method, path: &str) -> Response<String> {
    if !matches!(path, "/metrics" | "/healthz" | "/readyz") {
        return plain(StatusCode::NOT_FOUND, "/metrics, /healthz or /readyz");
    }
    if !matches!(*method, Method::GET | Method::HEAD) {
        let mut response = plain(StatusCode::METHOD_NOT_ALLOWED, "GET or HEAD");
        response.headers_mut().insert(ALLOW, LOOKING);
        return response;
    }
    match path {
        "/metrics" => metrics(app).await,
        "/readyz" if !app.watch().is_connected() => {
            plain(StatusCode::SERVICE_UNAVAILABLE, "the gateway is not connected")
        }
        // That it can be read is not enough: nobody can play while nothing is written.
        "/readyz" if !app.has_pulse() => plain(StatusCode::SERVICE_UNAVAILABLE, "the heartbeat cannot be noted"),
        _ if !is_answering(app).await => plain(StatusCode::SERVICE_UNAVAILABLE, "the database does not answer"),
        _ => plain(StatusCode::OK, "ok"),
    }
}

async fn metrics(app: &App) -> Response<String> {
    let vitals = tokio::time::timeout(DATABASE_TIMEOUT, app.vitals()).await.ok();
    let vitals = vitals.and_then(|read| {
        read.inspect_err(|failure| tracing::warn!(%failure, "the database does not tell its metrics")).ok()
    });
    match app.watch().text(app.clock().offset(), vitals.as_ref()) {
        Ok(text) => response(StatusCode::OK, METRICS, text),
        Err(error) => {
            tracing::error!(%error, "the metrics cannot be written");
            plain(StatusCode::INTERNAL_SERVER_ERROR, "the metrics cannot be written")
        }
    }
}

async fn is_answering(app: &App) -> bool {
    match tokio::time::timeout(DATABASE_TIMEOUT, app.touch_database()).await {
        Ok(Ok(())) => true,
        Ok(Err(failure)) => {
            tracing::warn!(%failure, "the database does not answer");
            false
        }
        Err(_) => {
            tracing::warn!("the database does not answer in time");
            false
        }
    }
}

fn plain(status: StatusCode, line: &str) -> Response<String> {
    response(status, TEXT, format!("{line}\n"))
}

fn response(status: StatusCode, kind: HeaderValue, body: String) -> Response<String> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, kind);
    response.headers_mut().insert(CACHE_CONTROL, FRESH);
    response
}
