//! What must be so after it all.

use std::collections::BTreeMap;

use sqlx::{Connection, Row, SqliteConnection};
use tamsk_bot::game::GameId;
use tamsk_bot::playground::message::Message;
use tamsk_bot::rules::{Entry, Stamped};
use tamsk_bot::store::Store;

use crate::Bot;
use crate::player::{Acknowledged, Tally};

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
    let mut said_of: BTreeMap<u64, Vec<&Acknowledged>> = BTreeMap::new();
    for said in &tally.acknowledged {
        said_of.entry(said.game).or_default().push(said);
    }
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
        let mut left: Vec<&Stamped> = play.inputs.iter().collect();
        for said in said_of.remove(&id).unwrap_or_default() {
            match left.iter().position(|input| is_input(said, input)) {
                Some(index) => drop(left.remove(index)),
                None => {
                    let near = |input: &&&Stamped| input.at.as_ms().abs_diff(said.at) < 10_000;
                    lost.push(format!("{said:?} among {:?}", left.iter().filter(near).collect::<Vec<_>>()));
                }
            }
        }
        // Nobody acts twice in a millisecond, so the same thing at the same instant is one input told twice.
        for pair in play.inputs.windows(2) {
            if (pair[0].at, pair[0].entry) == (pair[1].at, pair[1].entry) {
                doubled.push(format!("game {id}: {:?}", pair[0]));
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
    // What was said to be done in a game that nothing was decided on, or that never began.
    lost.extend(said_of.into_values().flatten().map(|said| format!("{said:?}")));
    store.close().await;
    let strangers = strangers(bot, tally, &public);
    // Nobody answers in time what is told again only after the connection was opened anew.
    let heard_late = |path: &str| {
        let id = path.strip_prefix("/interactions/").and_then(|rest| rest.split('/').next()?.parse().ok());
        id.is_some_and(|id| bot.playground.look(|world| world.exchange(id).is_some_and(|told| told.was_heard_late())))
    };
    let mut violations = bot.playground.violations();
    violations.retain(|entry| entry.response["code"] != 10062 || !heard_late(&entry.path));

    println!(
        "{begun} games, {over} of them over, {plies} plies, {credits} credits; {} inputs: {} acknowledged, {} refused \
         or asked about, {} not answered; lost: {}, doubled: {}",
        tally.inputs,
        tally.acknowledged.len(),
        tally.refused,
        tally.unanswered,
        lost.len(),
        doubled.len()
    );
    assert!(begun > 0 && !tally.acknowledged.is_empty(), "something was played");
    assert!(4 * tally.unanswered < 3 * tally.inputs, "the bot was there for most of the time");
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

/// Tells whether an input of a record is the one that was acknowledged: made when it was put in, or as soon as the bot was
/// back, which is the longest that Discord waits for an answer.
fn is_input(said: &Acknowledged, input: &Stamped) -> bool {
    let Entry::Played { color, action } = input.entry else { return false };
    let late = input.at.as_ms() - said.at;
    color == said.color && said.deed.is(action) && (0..=3_000).contains(&late)
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
