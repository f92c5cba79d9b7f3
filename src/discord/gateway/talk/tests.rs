//! A conversation without a socket: what is made of events, and of connections that end.

use serde_json::json;
use tempfile::TempDir;

use super::*;
use crate::app::challenged;
use crate::discord::picture::Painter;

/// How many events may wait to be taken in.
const WAITING: u64 = 8_192;

/// Sets up one with a session, of which the first event waits; nothing is followed before the test waits itself.
async fn begun() -> (Talk, TempDir) {
    let (app, _hands, folder) = challenged().await;
    let (app, stop) = (Arc::new(app), CancellationToken::new());
    let address = Address::new("a.token", Some("http://127.0.0.1:1"));
    let rest = address.rest(app.clone()).unwrap();
    let ears = Ears::open(app.clone(), rest, Painter::default(), stop.clone());
    let mut talk = Talk::new(&address, (0, 1), Arc::new(Lines::new(app, 1)), ears, stop);
    assert_eq!(ready(&mut talk, "one"), Ok(true));
    (talk, folder)
}

fn ready(talk: &mut Talk, session: &str) -> Result<bool, End> {
    let data = json!({"session_id": session, "resume_gateway_url": "ws://127.0.0.1:2", "guilds": []});
    talk.take_in("READY", data, Some(1))
}

fn happens(talk: &mut Talk, sequence: u64) -> Result<bool, End> {
    talk.take_in("CHANNEL_DELETE", json!({"id": "7"}), Some(sequence))
}

/// Lets one end that was greeted and brought nothing.
fn ends_in_vain(talk: &mut Talk) {
    talk.way.is_greeted = true;
    talk.ends();
}

fn session(talk: &Talk) -> Option<(&str, u64)> {
    talk.session.as_ref().map(|session| (session.id.as_str(), session.sequence))
}

#[tokio::test]
async fn a_session_that_is_greeted_three_times_and_not_gone_on_with_is_given_up() {
    let (mut talk, _folder) = begun().await;
    talk.ends();
    assert!(talk.way_back().is_some(), "it has brought events");
    for _ in 0..2 {
        ends_in_vain(&mut talk);
        assert_eq!((session(&talk), talk.way_back()), (Some(("one", 1)), None));
    }
    // Those that are not even greeted say nothing of the session.
    for _ in 0..9 {
        talk.ends();
    }
    assert!(talk.has_session());
    ends_in_vain(&mut talk);
    assert!(!talk.has_session());
}

#[tokio::test]
async fn an_event_shows_that_a_session_goes_on_and_what_was_in_vain_before_it_does_not_count() {
    let (mut talk, _folder) = begun().await;
    talk.ends();
    for sequence in 2..6 {
        ends_in_vain(&mut talk);
        ends_in_vain(&mut talk);
        happens(&mut talk, sequence).unwrap();
        talk.ends();
        assert_eq!(session(&talk), Some(("one", sequence)));
    }
}

#[tokio::test]
async fn what_cannot_be_taken_in_is_told_again_and_costs_no_session() {
    let (mut talk, _folder) = begun().await;
    for sequence in 2..=WAITING {
        happens(&mut talk, sequence).unwrap();
    }
    for _ in 0..5 {
        talk.way.is_greeted = true;
        assert_eq!(happens(&mut talk, WAITING + 1), Err(End::Overrun));
        talk.ends();
        assert_eq!(session(&talk), Some(("one", WAITING)), "the last one that waits");
        assert!(talk.way_back().is_some());
    }
    until_it_fits(&mut talk, |talk| happens(talk, WAITING + 1)).await;
    assert_eq!(session(&talk), Some(("one", WAITING + 1)));
}

#[tokio::test]
async fn a_session_whose_beginning_cannot_be_taken_in_is_not_gone_on_with_for_it_is_not_told_again() {
    let (mut talk, _folder) = begun().await;
    for sequence in 2..=WAITING {
        happens(&mut talk, sequence).unwrap();
    }
    talk.session = None;
    assert_eq!(ready(&mut talk, "two"), Err(End::Overrun));
    assert!(!talk.has_session(), "another is begun");
    until_it_fits(&mut talk, |talk| ready(talk, "three")).await;
    assert_eq!(session(&talk), Some(("three", 1)));
}

/// Tells something again and again until it is taken in.
async fn until_it_fits(talk: &mut Talk, tell: impl Fn(&mut Talk) -> Result<bool, End>) {
    let tells = async {
        while let Err(end) = tell(talk) {
            assert_eq!(end, End::Overrun);
            tokio::task::yield_now().await;
        }
    };
    timeout(Duration::from_secs(30), tells).await.unwrap();
}

#[test]
fn an_end_that_arrives_is_no_loss_that_was_found_out_whether_or_not_tls_took_leave() {
    let lost = |kind: io::ErrorKind| matches!(broken(&Error::Io(kind.into())), End::Lost(_));
    assert!(!lost(io::ErrorKind::UnexpectedEof));
    assert!(lost(io::ErrorKind::TimedOut) && lost(io::ErrorKind::ConnectionReset));
    assert!(matches!(broken(&Error::ConnectionClosed), End::Broken(_)));
}

#[tokio::test]
async fn the_system_looks_whether_the_network_is_there() {
    use tokio_tungstenite::tungstenite::protocol::Role;

    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let stream = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
    let socket = Socket::from_raw_socket(MaybeTlsStream::Plain(stream), Role::Client, None).await;
    watch_network(&socket).unwrap();
    let MaybeTlsStream::Plain(stream) = socket.get_ref() else { panic!("a plain one") };
    let seen = SockRef::from(stream);
    assert!(seen.keepalive().unwrap());
    #[cfg(target_os = "linux")]
    assert_eq!(
        (seen.tcp_keepalive_time().unwrap(), seen.tcp_user_timeout().unwrap()),
        (BETWEEN_LOOKS, Some(LONGEST_UNHEARD))
    );
}

#[tokio::test]
async fn a_session_hides_a_refused_token_three_times_and_no_longer() {
    let (mut talk, _folder) = begun().await;
    talk.ends();
    for _ in 0..MOST_IN_VAIN {
        assert!(talk.has_session());
        talk.is_in_vain();
        talk.ends();
    }
    assert!(!talk.has_session());
}
