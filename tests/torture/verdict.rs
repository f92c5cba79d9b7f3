//! What must be so after it all.

use std::collections::BTreeMap;

use sqlx::{Connection, Row, SqliteConnection};
use tamsk_bot::game::GameId;
use tamsk_bot::playground::message::Message;
use tamsk_bot::rules::{Action, Entry};
use tamsk_bot::store::Store;

use crate::Bot;
use crate::player::Tally;

/// Counts everything, prints it, and accepts no loss, no double and no stranger.
pub async fn judge(bot: &Bot, tally: &Tally) {
    let mut reader = SqliteConnection::connect(&bot.url()).await.unwrap();
    let mut decided: BTreeMap<u64, usize> = BTreeMap::new();
    let granted = "SELECT game_id, count(*) FROM inbox WHERE refused = 0 AND game_id IS NOT NULL GROUP BY game_id";
    for row in sqlx::query(granted).fetch_all(&mut reader).await.unwrap() {
        decided.insert(row.get::<i64, _>(0).cast_unsigned(), usize::try_from(row.get::<i64, _>(1)).unwrap());
    }
    reader.close().await.unwrap();

    let store = Store::open(&bot.url()).await.unwrap();
    let (mut lost, mut doubled, mut begun, mut over, mut plies, mut credits) = (Vec::new(), Vec::new(), 0, 0, 0, 0);
    let mut announced_wrongly = Vec::new();
    let public = public_messages(bot);
    for (&id, &granted) in &decided {
        let game = store.game(GameId(id)).await.unwrap().expect("what was decided on is there");
        let Some(play) = game.play() else { continue };
        begun += 1;
        plies += play.position.plies();
        let inputs = play.inputs.iter().filter(|input| matches!(input.entry, Entry::Played { .. })).count();
        credits += play.inputs.len() - inputs;
        // The challenge and its acceptance are decisions, but no inputs; nor is a side for the turn timer.
        let sides = tally.sides.iter().filter(|game| **game == id).count();
        if !(inputs + 2..=inputs + 2 + sides).contains(&granted) {
            doubled.push(format!("game {id}: {inputs} inputs, {granted} granted"));
        }
        let mut left: Vec<_> = play.inputs.iter().collect();
        for said in tally.acknowledged.iter().filter(|said| said.game == id) {
            let found = left.iter().position(|input| match input.entry {
                Entry::Played { action: Action::Move { from, to, .. }, .. } => {
                    input.at.as_ms() >= said.at && (from, to) == (said.from, said.to)
                }
                _ => false,
            });
            match found {
                Some(index) => drop(left.remove(index)),
                None => lost.push(format!("{said:?}")),
            }
        }
        if game.outcome().is_some() {
            over += 1;
            let rematch = format!("t1:{id}:-:rematch");
            let results = public.iter().filter(|message| message.part(&rematch).is_some()).count();
            if results != 1 {
                announced_wrongly.push(format!("game {id}: {results} results"));
            }
        }
    }
    store.close().await;
    let strangers = strangers(bot, tally, &public);
    let violations = bot.playground.violations();

    println!(
        "{begun} games, {over} of them over, {plies} plies, {credits} credits; {} inputs: {} moves acknowledged, {} refused \
         or asked about, {} not answered; lost: {}, doubled: {}",
        tally.inputs,
        tally.acknowledged.len(),
        tally.refused,
        tally.unanswered,
        lost.len(),
        doubled.len()
    );
    assert!(begun > 0 && !tally.acknowledged.is_empty(), "something was played");
    assert!(lost.is_empty(), "{lost:#?}");
    assert!(doubled.is_empty(), "{doubled:#?}");
    assert!(announced_wrongly.is_empty(), "{announced_wrongly:#?}");
    assert!(strangers.is_empty(), "{strangers:#?}");
    let violations: Vec<String> = violations.iter().map(ToString::to_string).collect();
    assert!(violations.is_empty(), "{violations:#?}");
    for arguments in [&["check"][..], &["ratings", "recompute", "--check"]] {
        let looked = bot.asks(arguments);
        assert!(looked.status.success(), "{looked:?}");
    }
    assert!(!bot.log().contains("panicked"), "{}", bot.log());
}

fn public_messages(bot: &Bot) -> Vec<Message> {
    bot.playground.look(|world| {
        let channels = world.guilds().flat_map(|guild| world.channels(guild.id)).map(|channel| channel.id);
        let places = channels.flat_map(|channel| {
            std::iter::once(channel).chain(world.threads(channel).into_iter().map(|thread| thread.id))
        });
        let messages = places.flat_map(|place| world.messages(place));
        messages.filter(|message| !message.is_ephemeral()).cloned().collect()
    })
}

/// Lists messages that pinged somebody who does not play there.
fn strangers(bot: &Bot, tally: &Tally, public: &[Message]) -> Vec<String> {
    let mut of_place = BTreeMap::new();
    for (channel, people) in &tally.channels {
        of_place.insert(*channel, *people);
        for thread in bot.playground.threads(*channel) {
            of_place.insert(thread.id, *people);
        }
    }
    let strange = |message: &&Message| {
        let people = of_place.get(&message.channel).copied().unwrap_or_default();
        message.pinged_everyone || message.pinged.iter().any(|pinged| !people.contains(pinged))
    };
    public.iter().filter(strange).map(|message| format!("{:?} pinged {:?}", message.content, message.pinged)).collect()
}
