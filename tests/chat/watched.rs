//! The bot as it is seen by whoever watches it: metrics and health over HTTP.

use std::collections::BTreeSet;
use std::net::SocketAddr;

use reqwest::{Client, Method, Response, StatusCode};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use tamsk_bot::playground::{Fault, FaultKind};
use tamsk_bot::rules::Span;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::exposition::{Series, read};
use crate::table::{PATIENCE, SETTLING, Table, until};

/// Asks for a path.
async fn ask(lookout: SocketAddr, method: Method, path: &str) -> Response {
    let client = Client::builder().no_proxy().timeout(PATIENCE).build().unwrap();
    client.request(method, format!("http://{lookout}{path}")).send().await.unwrap()
}

/// Asks for a path and gives the status and the line that goes with it.
async fn look(table: &Table, path: &str) -> (u16, String) {
    let response = ask(table.lookout(), Method::GET, path).await;
    (response.status().as_u16(), response.text().await.unwrap().trim_end().to_string())
}

async fn scrape(table: &Table) -> Series {
    let response = ask(table.lookout(), Method::GET, "/metrics").await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()["content-type"], "text/plain; version=0.0.4; charset=utf-8");
    let text = response.text().await.unwrap();
    read(&text).unwrap_or_else(|wrong| panic!("{wrong} in\n{text}"))
}

/// Scrapes until it is as wanted: the bot counts an answer after the one who asked has seen it.
async fn scrape_until(table: &Table, what: &str, is_so: impl Fn(&Series) -> bool) -> Series {
    until(what, async || scrape(table).await, is_so).await
}

/// Looks until the answer has a status.
async fn look_until(table: &Table, path: &str, status: u16) -> String {
    until("as wanted", async || look(table, path).await, |(found, _)| *found == status).await.1
}

/// Lists the series of a metric without its name, those that are zero left out.
fn counted(series: &Series, name: &str) -> Vec<(String, f64)> {
    let of = |(key, value): (&String, &f64)| Some((key.strip_prefix(name)?.to_string(), *value));
    series.iter().filter_map(of).filter(|(_, value)| *value != 0.0).collect()
}

fn interaction(kind: &str, command: &str, outcome: &str, times: f64) -> (String, f64) {
    (format!("{{kind={kind:?},command={command:?},outcome={outcome:?}}}"), times)
}

fn answered(series: &Series) -> f64 {
    ["at_once", "deferred"].map(|how| series[&format!("tamsk_acknowledgements_total{{how={how:?}}}")]).iter().sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_interaction_is_counted_once_by_what_came_of_it() {
    let table = Table::set().await;
    let before = scrape_until(&table, "connected", |series| series["tamsk_gateway_connected"] == 1.0).await;
    assert_eq!(counted(&before, "tamsk_interactions_total"), []);
    assert_eq!(before["tamsk_gateway_reconnects_total"], 0.0);
    assert_eq!((before["tamsk_running_games"], answered(&before)), (0.0, 0.0));

    let game = table.game(json!({"level": 2, "sand": "3m"})).await;
    let thread = table.thread(game).await;
    let step = json!({"from": "A1", "to": "B2", "ring": "drop"});
    table.types_in(&table.alice, thread, "move", step.clone()).await;
    let refused = table.types_in(&table.alice, thread, "move", step).await;
    assert!(!refused.content.contains("You moved"), "{}", refused.content);
    table.types_in(&table.carol, thread, "board", json!({"format": "text"})).await;
    table.types_in(&table.carol, thread, "board", json!({"game": "99"})).await;
    let board = table.board(game).await;
    table.refuses_forged(&table.bob, &board, "t0:1:0:ring", "older version").await;
    table.refuses_forged(&table.bob, &board, "made up by somebody", "older version").await;
    let lifted = table.presses(&table.bob, &board, "A4").await;
    table.presses(&table.bob, &lifted, "Put back").await;
    let typed = table.alice.autocomplete(thread, "move", json!({"from": ""}), "from").unwrap();
    typed.choices().await.unwrap();

    let after = scrape_until(&table, "11 answers", |series| answered(series) >= 11.0).await;
    let mut wanted = vec![
        interaction("command", "challenge", "applied", 1.0),
        interaction("button", "accept", "applied", 1.0),
        interaction("command", "move", "applied", 1.0),
        interaction("command", "move", "refused", 1.0),
        interaction("command", "board", "shown", 1.0),
        interaction("command", "board", "refused", 1.0),
        interaction("button", "unknown", "refused", 2.0),
        interaction("button", "lift", "applied", 1.0),
        interaction("button", "put back", "applied", 1.0),
        interaction("autocomplete", "move", "shown", 1.0),
    ];
    wanted.sort_by(|(a, _), (b, _)| a.cmp(b));
    assert_eq!(counted(&after, "tamsk_interactions_total"), wanted);
    assert_eq!(answered(&after), 11.0);
    assert_eq!(after["tamsk_acknowledgements_total{how=\"lost\"}"], 0.0);
    assert_eq!(after["tamsk_acknowledgement_seconds_count"], 11.0);
    // The clock of this test stands still.
    assert_eq!(after["tamsk_acknowledgement_seconds_bucket{le=\"0.05\"}"], 11.0);
    assert_eq!((after["tamsk_running_games"], after["tamsk_outbox_rows"]), (1.0, 0.0));
    // The challenge, taking it up, the move, the one that was refused, lifting and putting back.
    assert!(after["tamsk_commit_seconds_count"] - before["tamsk_commit_seconds_count"] >= 6.0, "{after:#?}");
    assert!(after["tamsk_commit_seconds_sum"] > before["tamsk_commit_seconds_sum"]);
    assert_eq!(after["tamsk_clock_offset_seconds"], 0.0);
    assert_eq!(counted(&after, "tamsk_build_info").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_machine_cannot_do_is_counted_as_failed() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2})).await;
    let step = json!({"from": "A1", "to": "B2", "ring": "drop"});
    table.types_in(&table.alice, table.thread(game).await, "move", step).await;
    let mut hand = SqliteConnection::connect(&table.database()).await.unwrap();
    sqlx::query("UPDATE inputs SET entry = 'red A1-D4' WHERE game_id = 1").execute(&mut hand).await.unwrap();
    table.types(&table.bob, "move", json!({"from": "A4", "to": "B4", "game": "1"})).await;
    let series = scrape(&table).await;
    assert!(counted(&series, "tamsk_interactions_total").contains(&interaction("command", "move", "failed", 1.0)));
    assert_eq!(series["tamsk_interactions_failed_total"], 1.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_is_late_by_what_went_by_after_its_settling_time() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 2, "sand": "3m"})).await;
    let step = json!({"from": "A1", "to": "B2", "ring": "drop"});
    table.types_in(&table.alice, table.thread(game).await, "move", step).await;
    assert_eq!(scrape(&table).await["tamsk_expiry_lateness_seconds_count"], 0.0);
    table.jump(180_000 + SETTLING + 700).await;
    let series = scrape(&table).await;
    assert_eq!(series["tamsk_expiry_lateness_seconds_count"], 1.0);
    assert_eq!(series["tamsk_expiry_lateness_seconds_sum"], 0.7);
    assert_eq!(series["tamsk_expiry_lateness_seconds_bucket{le=\"0.5\"}"], 0.0);
    assert_eq!(series["tamsk_deadline_overdue_seconds"], 0.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_counted_by_what_came_of_them_and_what_waits_is_seen() {
    let table = Table::set().await;
    let requests = |series: &Series| counted(series, "tamsk_rest_requests_total");
    let of = |result: &str, times: f64| (format!("{{result={result:?}}}"), times);
    // The address of the gateway, the known commands, and the wanted ones.
    let before = scrape_until(&table, "3 requests", |series| requests(series) == [of("ok", 3.0)]).await;
    assert_eq!(before["tamsk_outbox_rows"], 0.0);
    let status = |status| FaultKind::Status { status, body: json!({"code": 0, "message": "no"}) };
    let faults = [
        status(500),
        FaultKind::Html { status: 502 },
        FaultKind::ConnectionDropped,
        FaultKind::RateLimited { retry_after: 0.01, global: false },
    ];
    for kind in faults {
        table.playground.fault(Fault::once("POST", &format!("/channels/{}/messages", table.channel), kind));
    }
    table.types(&table.alice, "challenge", json!({"opponent": table.bob.id()})).await;
    let waiting = scrape(&table).await;
    assert_eq!((waiting["tamsk_outbox_rows"], waiting["tamsk_outbox_retried_rows"]), (1.0, 1.0));
    assert_eq!((waiting["tamsk_outbox_due_rows"], waiting["tamsk_outbox_oldest_due_age_seconds"]), (0.0, 0.0));
    for _ in 0..4 {
        table.jump(300_000).await;
    }
    let after = scrape(&table).await;
    assert_eq!((after["tamsk_outbox_rows"], after["tamsk_outbox_retried_rows"]), (0.0, 0.0));
    // The answer to the challenger, and in the end the challenge.
    assert_eq!(requests(&after), [of("429", 1.0), of("5xx", 2.0), of("ok", 5.0), of("transport", 1.0)]);
    table.playground.fault(Fault::once("POST", "/messages", status(403)));
    table.types(&table.alice, "challenge", json!({"opponent": table.bob.id()})).await;
    let series = scrape(&table).await;
    assert_eq!(series["tamsk_rest_requests_total{result=\"4xx\"}"], 1.0);
    // A challenge that may not be posted waits until it may.
    assert_eq!((series["tamsk_outbox_rows"], series["tamsk_outbox_due_rows"]), (1.0, 0.0));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_does_not_arrive_is_counted_as_lost() {
    let table = Table::set().await;
    let gone = FaultKind::Status { status: 404, body: json!({"code": 10062, "message": "Unknown interaction"}) };
    table.playground.fault(Fault::once("POST", "/callback", gone));
    let typed = table.alice.slash(table.channel, "rules", json!({})).unwrap();
    let lost = "tamsk_acknowledgements_total{how=\"lost\"}";
    let series = scrape_until(&table, "a lost answer", |series| series[lost] == 1.0).await;
    assert_eq!((answered(&series), series["tamsk_acknowledgement_seconds_count"]), (0.0, 0.0));
    assert!(counted(&series, "tamsk_interactions_total").contains(&interaction("command", "rules", "shown", 1.0)));
    drop(typed);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_not_ready_while_the_gateway_is_lost() {
    let table = Table::set().await;
    assert_eq!(look_until(&table, "/readyz", 200).await, "ok");
    table.playground.refuse_gateway(u32::MAX);
    table.playground.drop_sockets();
    assert_eq!(look_until(&table, "/readyz", 503).await, "the gateway is not connected");
    assert_eq!(look(&table, "/healthz").await.0, 200);
    assert_eq!(scrape(&table).await["tamsk_gateway_connected"], 0.0);
    table.playground.refuse_gateway(0);
    look_until(&table, "/readyz", 200).await;
    let series = scrape(&table).await;
    assert_eq!((series["tamsk_gateway_connected"], series["tamsk_gateway_reconnects_total"]), (1.0, 1.0));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_neither_healthy_nor_ready_while_the_database_does_not_answer() {
    let table = Table::set().await;
    let mut hand = SqliteConnection::connect(&table.database()).await.unwrap();
    sqlx::query("ALTER TABLE games RENAME TO elsewhere").execute(&mut hand).await.unwrap();
    for path in ["/healthz", "/readyz"] {
        assert_eq!(look(&table, path).await, (503, "the database does not answer".to_string()));
    }
    let series = scrape(&table).await;
    assert_eq!((series["tamsk_database_up"], series["tamsk_gateway_connected"]), (0.0, 1.0));
    assert!(!series.contains_key("tamsk_running_games"), "what is not known is not told");
    sqlx::query("ALTER TABLE elsewhere RENAME TO games").execute(&mut hand).await.unwrap();
    for path in ["/healthz", "/readyz"] {
        assert_eq!(look(&table, path).await.0, 200);
    }
    assert_eq!(scrape(&table).await["tamsk_database_up"], 1.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_not_ready_while_the_database_can_only_be_read() {
    let table = Table::set().await;
    let mut hand = SqliteConnection::connect(&table.database()).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut hand).await.unwrap();
    assert_eq!(look(&table, "/readyz").await.0, 200);
    table.hands.pause(Span::from_secs(11));
    assert_eq!(look(&table, "/readyz").await, (503, "the heartbeat cannot be noted".to_string()));
    assert_eq!(scrape(&table).await["tamsk_database_up"], 0.0);
    assert_eq!(look(&table, "/healthz").await.0, 200);
    sqlx::query("ROLLBACK").execute(&mut hand).await.unwrap();
    look_until(&table, "/readyz", 200).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_nothing_else_to_see_and_nothing_to_do() {
    let table = Table::set().await;
    for path in ["/", "/metrics/", "/metrics2", "/healthz/x", "/..", "//metrics"] {
        assert_eq!(look(&table, path).await.0, 404, "{path}");
    }
    assert_eq!(look(&table, "/healthz?verbose").await.0, 200);
    for path in ["/metrics", "/healthz", "/readyz"] {
        for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS] {
            let response = ask(table.lookout(), method, path).await;
            assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
            assert_eq!(response.headers()["allow"], "GET, HEAD");
        }
        let head = ask(table.lookout(), Method::HEAD, path).await;
        assert_eq!(head.status(), StatusCode::OK);
        assert!(head.headers()["content-length"].to_str().unwrap().parse::<u32>().unwrap() > 1);
        assert_eq!(head.text().await.unwrap(), "");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_nothing_is_hung_up_on_and_keeps_nobody_out() {
    let table = Table::set().await;
    let mut idle = Vec::new();
    for words in [&b""[..], b"GET /metrics HTTP/1.1\r\n", b"GET /healthz HTTP/1.1\r\nhost: x\r\nx: "] {
        for _ in 0..8 {
            let mut stream = TcpStream::connect(table.lookout()).await.unwrap();
            stream.write_all(words).await.unwrap();
            idle.push(stream);
        }
    }
    assert_eq!(look(&table, "/healthz").await.0, 200, "it waits its turn");
    for mut stream in idle {
        let mut heard = Vec::new();
        // An error is an end as well.
        let _ended = timeout(PATIENCE, stream.read_to_end(&mut heard)).await.expect("it ends");
        assert!(!heard.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&heard));
    }
    let mut large = TcpStream::connect(table.lookout()).await.unwrap();
    let head = format!("GET /healthz HTTP/1.1\r\nx: {}\r\n\r\n", "y".repeat(100_000));
    let _cut_off = large.write_all(head.as_bytes()).await;
    let mut heard = Vec::new();
    let _ended = timeout(PATIENCE, large.read_to_end(&mut heard)).await.expect("it ends");
    assert!(!heard.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&heard));
    assert_eq!(look(&table, "/healthz").await.0, 200);
}

/// Lists the names of metrics in a text, those of a histogram's parts by the histogram's.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("tamsk_")).map(|word| word.strip_suffix("_bucket").unwrap_or(word)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_readme_tells_of_every_metric_and_of_no_other() {
    let table = Table::set().await;
    table.types(&table.alice, "rules", json!({})).await;
    let scraped = ask(table.lookout(), Method::GET, "/metrics").await.text().await.unwrap();
    let types = scraped.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    let mut served: BTreeSet<&str> = types.collect();
    let readme = include_str!("../../README.md");
    assert!(served.len() > 15);
    // The name of the crate, and so of its part of the log.
    served.insert("tamsk_bot");
    assert_eq!(names(readme), served);
}
