//! Who may come in: the page itself, from the address it is served at, and nobody else.
//!
//! Any site a person visits may send requests to loopback, under its own name or under one that it lets point there.
//! So the name a request is for must be the page's own, and what acts must come from the page.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

/// Lets a request through, or refuses it.
pub(super) async fn check(State(address): State<SocketAddr>, request: Request, next: Next) -> Response {
    let Some(host) = own_name(request.headers(), address) else {
        return refusal();
    };
    if !comes_from_here(&request, &host) {
        return refusal();
    }
    let mut response = next.run(request).await;
    seal(response.headers_mut(), &host);
    response
}

fn refusal() -> Response {
    let mut response = (StatusCode::FORBIDDEN, "This page is served to itself only.\n").into_response();
    seal(response.headers_mut(), "");
    response
}

/// The name a request is for, if it is one of the page's own.
fn own_name(headers: &HeaderMap, address: SocketAddr) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?.to_ascii_lowercase();
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !host.ends_with(']') => (name, port.parse::<u16>().ok()?),
        _ => (host.as_str(), 80),
    };
    if port != address.port() {
        return None;
    }
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    let is_own = match bare.parse::<IpAddr>() {
        // An address as such cannot be made to point elsewhere, a name can.
        Ok(named) => named.is_loopback() || !address.ip().is_loopback(),
        Err(_) => name == "localhost",
    };
    is_own.then_some(host)
}

/// Whether a request comes from the page, or opens it.
fn comes_from_here(request: &Request, host: &str) -> bool {
    let headers = request.headers();
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let from = text(header::ORIGIN);
    if from.is_some_and(|origin| origin != format!("http://{host}")) {
        return false;
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    // A browser always says where something that acts comes from, and so must everybody else.
    if !reads || request.uri().path() == "/events" {
        return from.is_some();
    }
    match text(HeaderName::from_static("sec-fetch-site")) {
        None | Some("same-origin" | "none") => true,
        // A link may lead here; nothing may be taken from here.
        Some(_) => request.uri().path() == "/" && text(HeaderName::from_static("sec-fetch-mode")) == Some("navigate"),
    }
}

/// Puts on an answer what a browser may do with it: show it, and run what is the page's own.
fn seal(headers: &mut HeaderMap, host: &str) {
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' ws://{host}; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    let mut set = |name: HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    set(header::CONTENT_SECURITY_POLICY, if host.is_empty() { "default-src 'none'" } else { &policy });
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::CACHE_CONTROL, "no-store");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::own_name;

    fn name(host: &str, address: &str) -> Option<String> {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_str(host).expect("a header"));
        own_name(&headers, address.parse().expect("an address"))
    }

    #[test]
    fn only_the_names_of_loopback_are_its_own() {
        for host in ["127.0.0.1:8478", "localhost:8478", "LOCALHOST:8478", "[::1]:8478", "127.0.0.2:8478"] {
            assert!(name(host, "127.0.0.1:8478").is_some(), "{host}");
        }
        for host in [
            "127.0.0.1",
            "127.0.0.1:80",
            "localhost:8479",
            "evil.example:8478",
            "localhost.evil.example:8478",
            "127.0.0.1.nip.example:8478",
            "192.168.0.7:8478",
            ":8478",
            "",
            "[::1",
        ] {
            assert!(name(host, "127.0.0.1:8478").is_none(), "{host}");
        }
    }

    #[test]
    fn beyond_loopback_any_address_will_do_but_no_name() {
        assert!(name("192.168.0.7:8478", "0.0.0.0:8478").is_some());
        assert!(name("[fe80::1]:8478", "0.0.0.0:8478").is_some());
        assert!(name("evil.example:8478", "0.0.0.0:8478").is_none());
    }

    #[test]
    fn port_80_needs_no_mention() {
        assert!(name("localhost", "127.0.0.1:80").is_some());
    }
}
