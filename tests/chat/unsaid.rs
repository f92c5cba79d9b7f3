//! What a command or button may leave unsaid, and what then holds.

use serde_json::{Value, json};
use tamsk_bot::game::{ChannelId, GameId, PlayerId};
use tamsk_bot::playground::message::Message;
use tamsk_bot::playground::permissions::{ADMINISTRATOR, MANAGE_GUILD, MEMBER_DEFAULT, SEND_MESSAGES};
use tamsk_bot::playground::{Fault, FaultKind, Interaction, Person};

use crate::refusing::moves;
use crate::table::{Table, button, shown};

const MENU: &str = "Challenge to TAMSK";

/// Delivers what was held back, as something that says less or something else.
fn delivers(held: &Interaction, change: impl FnOnce(&mut Value)) {
    let mut payload = held.exchange().expect("it was done").payload;
    change(&mut payload);
    held.deliver_as(payload);
}

/// Types a command about somebody, changed on its way, and waits for the answer.
async fn types(table: &Table, command: &str, options: Value, change: impl FnOnce(&mut Value)) -> Message {
    let held = table.alice.hold().slash(table.channel, command, options).unwrap();
    delivers(&held, change);
    table.answer(&held).await
}

fn take(payload: &mut Value, path: &str, field: &str) {
    let fields = payload.pointer_mut(path).and_then(Value::as_object_mut).expect("an object");
    fields.remove(field).expect("the field is there");
}

/// Leaves out whoever is named but for his number.
fn unresolved(payload: &mut Value) {
    take(payload, "/data", "resolved");
}

/// Leaves out that he is a member.
fn memberless(payload: &mut Value) {
    take(payload, "/data/resolved", "members");
}

/// Looks at the newest game: it is a challenge to one person.
async fn is_challenged(table: &Table, game: u64, person: &Person, name: &str) {
    let opponent = table.load(GameId(game)).await.opponent.expect("the challenge is to somebody");
    assert_eq!((opponent.id, opponent.name.as_str()), (PlayerId(person.id()), name));
    assert_eq!(table.newest(table.channel).pinged, [person.id()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_named_is_challenged_though_nothing_else_is_said_of_him() {
    let table = Table::set().await;
    table.playground.change_member(table.guild, table.bob.id(), |member| member.nick = Some("Bobby".into()));
    let to_bob = || json!({"opponent": table.bob.id()});
    types(&table, "challenge", to_bob(), unresolved).await;
    is_challenged(&table, 1, &table.bob, "Bobby").await;
    types(&table, "challenge", to_bob(), memberless).await;
    is_challenged(&table, 2, &table.bob, "Bobby").await;
    let menu = || table.alice.hold().user_command(table.channel, MENU, table.bob.id()).unwrap();
    for (game, leave_out) in [(3, unresolved as fn(&mut Value)), (4, memberless)] {
        let held = menu();
        delivers(&held, leave_out);
        table.answer(&held).await;
        is_challenged(&table, game, &table.bob, "Bobby").await;
    }
    let challenge = table.newest(table.channel);
    table.refuses_press(&table.carol, &challenge, "Accept", "That challenge is for somebody else.").await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_cannot_be_challenged_is_found_out_by_asking() {
    let table = Table::set().await;
    let robot = table.playground.add_bot("robot");
    table.playground.add_member(table.guild, robot, None);
    table.playground.remove_member(table.guild, table.carol.id());
    let absent = format!("{} is not on this server.", table.carol.mention());
    for (named, why) in [
        (robot, "Bots do not play TAMSK."),
        (table.alice.id(), "You cannot challenge yourself."),
        (table.carol.id(), absent.as_str()),
    ] {
        let answer = types(&table, "challenge", json!({"opponent": named}), unresolved).await;
        assert!(answer.content.contains(why), "{}", shown(&answer));
    }
    // Whose name is known is challenged by it where Discord does not say more; of whom nothing is known, nobody is.
    let broken = || Fault::once("GET", "/members/", FaultKind::Html { status: 502 });
    table.playground.fault(broken());
    let answer = types(&table, "challenge", json!({"opponent": table.bob.id()}), unresolved).await;
    assert!(answer.content.contains("nothing was changed. Please try again"), "{}", shown(&answer));
    assert!(table.posted(table.channel).is_empty());
    table.playground.fault(broken());
    types(&table, "challenge", json!({"opponent": table.bob.id()}), memberless).await;
    is_challenged(&table, 1, &table.bob, "bob").await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_about_somebody_is_told_of_him_though_nothing_else_is_said_of_him() {
    let table = Table::set().await;
    for command in ["games", "profile", "history"] {
        let told = types(&table, command, json!({"player": table.bob.id()}), unresolved).await;
        assert!(told.content.contains(&table.bob.mention()), "{command}: {}", shown(&told));
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_named_has_his_rating_forgotten_though_nothing_else_is_said_of_him() {
    let table = Table::set().await;
    let thread = table.thread(table.game(json!({"level": 1})).await).await;
    moves(&table, thread, &[("A1", "B2", None), ("A4", "B4", None)]).await;
    let asked = table.types_in(&table.bob, thread, "resign", json!({})).await;
    table.presses(&table.bob, &asked, "Yes, resign").await;
    let listed = async || {
        let ranking = table.types(&table.carol, "leaderboard", json!({"level": 1})).await.content;
        ["alice", "bob"].map(|name| ranking.contains(name))
    };
    assert_eq!(listed().await, [true, true]);
    table.playground.change_member(table.guild, table.alice.id(), |member| {
        member.permissions = MEMBER_DEFAULT | MANAGE_GUILD;
    });
    let asked = types(&table, "admin forget", json!({"player": table.bob.id()}), unresolved).await;
    assert!(asked.content.contains(&table.bob.mention()), "{}", shown(&asked));
    table.presses(&table.alice, &asked, "Yes, forget them").await;
    assert_eq!(listed().await, [true, false]);
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_everything_sees_the_channel_whatever_else_is_said() {
    let table = Table::set().await;
    let bob = table.bob.id();
    let may = |bits: u64| {
        move |payload: &mut Value| {
            payload["data"]["resolved"]["members"][bob.to_string()]["permissions"] = json!(bits.to_string());
        }
    };
    let blind = types(&table, "challenge", json!({"opponent": bob}), may(SEND_MESSAGES)).await;
    assert!(blind.content.contains("cannot see"), "{}", shown(&blind));
    types(&table, "challenge", json!({"opponent": bob}), may(ADMINISTRATOR)).await;
    is_challenged(&table, 1, &table.bob, "bob").await;
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_known_by_its_kind_as_well() {
    let table = Table::set().await;
    let thread = table.playground.add_thread(table.channel, "aside", table.alice.id());
    for (game, kind) in [(1, 10), (2, 11), (3, 12)] {
        let held = table.alice.hold().slash(thread, "challenge", json!({})).unwrap();
        delivers(&held, |payload| {
            take(payload, "/channel", "thread_metadata");
            payload["channel"]["type"] = json!(kind);
        });
        table.answer(&held).await;
        let place = table.load(GameId(game)).await.place;
        assert_eq!((place.channel, place.home), (ChannelId(thread), ChannelId(table.channel)), "type {kind}");
        assert!(!place.can_thread);
    }
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_message_is_known_by_its_buttons_as_well() {
    let table = Table::set().await;
    let game = table.game(json!({"level": 3})).await;
    let press = async |message: &Message, label: &str| {
        let held = table.alice.hold().press(message.id, &button(message, label).unwrap()).unwrap();
        delivers(&held, |payload| take(payload, "/message", "flags"));
        (table.answer(&held).await, held.answer().await.unwrap().kind)
    };
    let board = table.board(game).await;
    let (ways, kind) = press(&board, "A1").await;
    assert_eq!((kind, ways.is_ephemeral()), (4, true), "what everybody sees stays as it is");
    let (moved, kind) = press(&ways, "B2 (0/2)").await;
    assert_eq!((kind, moved.id), (7, ways.id), "{}", shown(&moved));
    assert!(moved.content.contains("You moved **A1 → B2**"), "{}", shown(&moved));
    let (held, kind) = press(&moved, "Hold back").await;
    assert_eq!((kind, held.id), (7, ways.id), "{}", shown(&held));
    let ranking = table.types(&table.alice, "leaderboard", json!({})).await;
    let (turned, kind) = press(&ranking, "Level 1").await;
    assert_eq!((kind, turned.id), (7, ranking.id), "{}", shown(&turned));
    table.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_bot_needs_nothing_of_may_be_missing_or_empty() {
    let table = Table::set().await;
    for field in ["entitlements", "attachment_size_limit", "locale", "version", "app_permissions", "context"] {
        for change in [&(|fields: &mut Value| fields[field] = Value::Null) as &dyn Fn(&mut Value), &|fields| {
            fields.as_object_mut().unwrap().remove(field);
        }] {
            let games = types(&table, "games", json!({}), |payload| change(payload)).await;
            assert!(games.content.contains("no open game"), "{field}: {}", games.content);
        }
    }
    let about = types(&table, "about", json!({}), |payload| {
        payload["data"]["options"][0].as_object_mut().unwrap().remove("options");
        payload["member"] = json!({"user": {"id": table.alice.id().to_string()}});
        payload["channel"] = json!({"id": payload["channel_id"]});
    });
    let about = about.await;
    assert!(about.content.contains("TAMSK"), "{}", about.content);
    table.ends_well();
}
