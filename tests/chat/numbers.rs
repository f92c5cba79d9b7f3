//! Numbers that carry no time, as whatever speaks Discord's protocol without being Discord may make them.

use serde_json::json;
use tamsk_bot::app::Rates;
use tamsk_bot::game::{GameId, PlayerId};
use tamsk_bot::playground::Numbering;
use tamsk_bot::rules::{Color, Sand, Space};

use crate::table::{NEW_YEAR, SETTLING, Table};

/// Plays a game in which time matters, and looks at what time it was.
async fn plays(numbering: Numbering) {
    let mut table = Table::set_with("en-US", numbering).await;
    table.stop_bot().await;
    table.rates = Rates::USUAL;
    table.start_bot().await;
    table.jump(1_000).await;
    let game = table.game(json!({"level": 2, "sand": "3m"})).await;
    let thread = table.thread(game).await;
    let began = table.now();
    let steps = [("A1", "B2"), ("A4", "B4"), ("D7", "D6"), ("D1", "D2")];
    for (number, (from, to)) in steps.into_iter().enumerate() {
        table.jump(10_000).await;
        let options = json!({"from": from, "to": to, "ring": "drop"});
        let moved = table.types_in(table.seat(number % 2 == 0), thread, "move", options).await;
        assert!(moved.content.starts_with(&format!("You moved **{from} → {to}**.")), "{}", moved.content);
        let play = table.play(game).await;
        let (_, glass) = play.position.board().glass_on(Space::parse(to).unwrap()).unwrap();
        assert_eq!(glass.sand(), Sand::Running(table.hands.now() + play.position.setup().sand), "{to}");
    }
    assert_eq!(table.app().clock().now(), table.hands.now());
    let record = table.load(game).await.record().unwrap().to_string();
    for (ms, entry) in [(10_000, "red A1-B2 ring"), (40_000, "black D1-D2 ring")] {
        assert!(record.contains(&format!("\n{ms} {entry}")), "{record}");
    }
    assert_eq!(table.newest(thread).pinged, [table.alice.id()], "whose turn it is");
    let lost = |table: &Table| table.said(thread).iter().filter(|said| said.contains("** has run out")).count();
    table.jump(began + 10_000 + 180_000 + SETTLING - 1 - table.now()).await;
    assert_eq!(lost(&table), 0);
    table.jump(1).await;
    assert_eq!(lost(&table), 1, "{:?}", table.said(thread));

    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    let result = table.newest(thread);
    assert!(result.content.contains(&table.alice.mention()), "{}", result.content);
    let history = table.types(&table.alice, "history", json!({})).await;
    assert!(history.content.contains("bob") && !history.content.contains("former"), "{}", history.content);
    table.presses(&table.bob, &result, "Rematch").await;
    let challenge = table.newest(table.channel);
    assert_eq!(challenge.pinged, [table.alice.id()]);
    table.presses(&table.alice, &challenge, "Accept").await;
    let again = table.load(GameId(2)).await;
    assert_eq!(again.player(Color::Black).id, PlayerId(table.alice.id()));
    assert!(!again.player(Color::Red).id.is_former());
    assert!(table.now() - NEW_YEAR < 300_000);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_everything_is_numbered_from_one_time_is_right_and_nobody_is_a_former_player() {
    plays(Numbering::After(0)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_numbers_lie_far_in_the_future_nothing_is_lost() {
    plays(Numbering::After(9_000_000_000_000_000_000)).await;
}
