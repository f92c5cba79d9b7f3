//! How Discord is reached.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use reqwest::Url;

use super::rest::Rest;
use crate::app::App;

/// How long a connection may take to come about.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a request may take.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);

/// How Discord, or what stands in its place, is reached.
#[derive(Clone)]
pub struct Address {
    token: String,
    api_base: Option<String>,
}

impl std::fmt::Debug for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Address").field("api_base", &self.api_base).finish_non_exhaustive()
    }
}

impl Address {
    /// Names the bot's token and, for a proxy or stand-in, where the API is.
    #[must_use]
    pub fn new(token: &str, api_base: Option<&str>) -> Address {
        let token = token.trim();
        let token = token.strip_prefix("Bot ").unwrap_or(token).to_string();
        Address { token, api_base: api_base.map(ToString::to_string) }
    }

    /// Makes the door that all requests of the bot go through.
    ///
    /// # Errors
    ///
    /// Fails when the system has no TLS roots or the like.
    pub fn rest(&self, app: Arc<App>) -> Result<Rest, reqwest::Error> {
        Ok(Rest::new(self.client()?, &self.token, self.api_base.as_deref(), app))
    }

    /// Shows the token, bare.
    #[must_use]
    pub(super) fn token(&self) -> &str {
        &self.token
    }

    /// Makes an HTTP client with time-outs.
    fn client(&self) -> Result<reqwest::Client, reqwest::Error> {
        let client = reqwest::Client::builder().connect_timeout(CONNECT_TIMEOUT).timeout(REQUEST_TIMEOUT);
        // A proxy that the environment names for everything cannot reach what stands on this host.
        if self.is_local() { client.no_proxy() } else { client }.build()
    }

    /// Tells whether what stands in Discord's place does so on this host.
    #[must_use]
    pub(super) fn is_local(&self) -> bool {
        let base = self.api_base.as_deref().and_then(|base| Url::parse(base).ok());
        base.as_ref().is_some_and(is_on_this_host)
    }
}

/// Tells whether an address leads nowhere else.
#[must_use]
pub(super) fn is_on_this_host(url: &Url) -> bool {
    url.host_str().is_some_and(|host| {
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        host == "localhost" || bare.parse().is_ok_and(|address: IpAddr| address.is_loopback())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_on_this_host_is_reached_past_any_proxy() {
        let is_local = |base| Address::new("a.token", base).is_local();
        for base in ["http://127.0.0.1:80", "http://127.9.9.9", "http://[::1]:3000", "https://localhost"] {
            assert!(is_local(Some(base)), "{base}");
        }
        for base in ["http://proxy:80", "http://10.0.0.1", "http://[::2]", "http://localhost.example"] {
            assert!(!is_local(Some(base)), "{base}");
        }
        assert!(!is_local(None));
    }

    #[test]
    fn a_token_is_kept_bare() {
        for token in ["a.token", " a.token\n", "Bot a.token"] {
            assert_eq!(Address::new(token, None).token(), "a.token");
        }
    }
}
