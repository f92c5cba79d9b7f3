//! Presence: whoever comes first after an absence, the same is credited.

use std::pin::pin;
use std::sync::Arc;

use futures_util::FutureExt;
use tempfile::TempDir;

use super::*;
use crate::app::absence::tests::{GUILD, challenge, challenged};
use crate::app::{Answer, Delivery, Outgoing, Receipt, Trouble, dispatch};
use crate::clock::Hands;
use crate::game::{ChannelId, Command, Envelope, Guard, Person, PlayerId};
use crate::rules::{Action, Color, Sand, Space, Then};

const GAME: GameId = GameId(1);
const RED: u64 = 1 << 30;
const BLACK: u64 = 1 << 31;
const SAND: Span = Span::from_secs(180);
const MINUTE: Span = Span::from_secs(60);

async fn acts(app: &App, id: u64, player: u64, command: Command) {
    acts_in(app, GAME, id, player, command).await;
}

async fn acts_in(app: &App, game: GameId, id: u64, player: u64, command: Command) {
    let (at, actor) = (app.clock.now(), Person { id: PlayerId(player), name: "somebody".into() });
    let envelope = Envelope { id, actor, at, guild: GUILD, game, guard: Guard::None, command };
    let answer = app.handle(&envelope).await.unwrap();
    assert!(matches!(answer, Answer::Applied { .. }), "{answer:?}");
}

fn step(from: &str, to: &str) -> Command {
    let space = |name| Space::parse(name).unwrap();
    Command::Act(Action::Move { from: space(from), to: space(to), then: Then::Ring })
}

/// Sets up a game in which Red's glass on B2 has a second left, with a bot that is there; tells when it runs out.
async fn a_second_left() -> (App, Hands, TempDir, Timestamp) {
    let (app, hands, folder) = challenged().await;
    app.beat().await.unwrap();
    acts(&app, 2, BLACK, Command::Accept { lot: Color::Red }).await;
    acts(&app, 3, RED, step("A1", "B2")).await;
    let due = hands.now() + SAND;
    hands.advance(SAND - Span::from_secs(1));
    app.beat().await.unwrap();
    (app, hands, folder, due)
}

async fn sand(app: &App) -> Sand {
    let game = app.store.game(GAME).await.unwrap().unwrap();
    game.play().unwrap().position.board().glass_on(Space::parse("B2").unwrap()).unwrap().1.sand()
}

/// Has a heartbeat wait for another who writes; meanwhile something happens.
async fn beats_behind_another(app: &Arc<App>, happens: impl FnOnce()) {
    let mut other = app.store.write().await.unwrap();
    other.begin().await.unwrap();
    let waits = tokio::spawn({
        let app = app.clone();
        async move { app.beat().await }
    });
    for _ in 0..10 {
        tokio::task::yield_now().await;
    }
    happens();
    drop(other);
    waits.await.unwrap().unwrap();
}

#[derive(Clone, Copy, Debug)]
enum First {
    Scheduler,
    Move,
    Beat,
}

#[tokio::test]
async fn whoever_comes_first_after_a_pause_all_of_it_is_credited() {
    for first in [First::Scheduler, First::Move, First::Beat] {
        let (app, hands, _folder, due) = a_second_left().await;
        hands.pause(MINUTE);
        assert!(!app.is_there() && app.is_held(), "{first:?}");
        match first {
            First::Scheduler => drop(app.settle().await.unwrap()),
            First::Move => acts(&app, 4, BLACK, step("A4", "B4")).await,
            First::Beat => app.beat().await.unwrap(),
        }
        app.beat().await.unwrap();
        app.settle().await.unwrap();
        assert_eq!(sand(&app).await, Sand::Running(due + MINUTE), "{first:?}");
        hands.advance(Span::from_secs(1) + app.limits.settling);
        app.settle().await.unwrap();
        assert_eq!(sand(&app).await, Sand::Lost(due + MINUTE), "{first:?}");
    }
}

#[tokio::test]
async fn what_is_told_again_after_an_outage_is_answered_with_a_game_that_is_credited() {
    let (app, hands, _folder, due) = a_second_left().await;
    hands.pause(MINUTE);
    acts(&app, 3, RED, step("A1", "B2")).await;
    assert_eq!(sand(&app).await, Sand::Running(due + MINUTE), "the answer has shown it so");
}

#[tokio::test]
async fn five_seconds_without_a_heartbeat_are_no_outage() {
    let (app, hands, _folder, due) = a_second_left().await;
    hands.pause(Span::from_secs(5));
    assert!(app.is_there());
    app.settle().await.unwrap();
    assert_eq!(sand(&app).await, Sand::Lost(due));
}

#[tokio::test]
async fn a_heartbeat_that_had_to_wait_for_others_notes_the_instant_at_which_it_could_be_written() {
    let (app, hands, _folder, due) = a_second_left().await;
    let app = Arc::new(app);
    beats_behind_another(&app, || hands.pause(MINUTE)).await;
    assert!(app.is_there());
    app.settle().await.unwrap();
    assert_eq!(sand(&app).await, Sand::Running(due + MINUTE));
}

#[tokio::test]
async fn a_heartbeat_that_takes_long_to_become_true_wakes_who_found_meanwhile_that_all_waits() {
    let (app, hands, _folder, _) = a_second_left().await;
    let app = Arc::new(app);
    let has_rung = || {
        let (alarm, bell) = (app.alarm.rung().now_or_never(), app.outbox_filled.notified().now_or_never());
        (alarm.is_some(), bell.is_some())
    };
    has_rung();
    app.beat().await.unwrap();
    assert_eq!(has_rung(), (false, false), "nobody has waited");
    hands.pause(Span::from_secs(2));
    let other = app.store.write().await.unwrap();
    let waits = tokio::spawn({
        let app = app.clone();
        async move { app.beat().await }
    });
    for _ in 0..10 {
        tokio::task::yield_now().await;
    }
    // Behind the heartbeat, which is written when this one's turn comes, and not true yet.
    let behind = app.store.write();
    let mut behind = pin!(behind);
    assert!(behind.as_mut().now_or_never().is_none());
    drop(other);
    let behind = behind.await.unwrap();
    hands.pause(Span::from_secs(4));
    assert!(app.is_held(), "the last one that is true is six seconds old");
    drop(behind);
    waits.await.unwrap().unwrap();
    assert!(app.is_there());
    assert_eq!(has_rung(), (true, true));
}

#[tokio::test]
async fn who_cannot_note_a_heartbeat_is_not_there() {
    let (app, _hands, _folder, _) = a_second_left().await;
    app.store.close().await;
    assert!(app.beat().await.is_err());
    assert!(!app.is_there() && app.is_held());
}

#[tokio::test]
async fn what_was_still_in_hand_when_discord_was_lost_does_not_bring_the_bot_back() {
    let (app, hands, _folder, _) = a_second_left().await;
    app.lost();
    app.heard().await.unwrap();
    assert!(!app.is_there());
    // Neither does a heartbeat that was on its way.
    app.beat().await.unwrap();
    let app = Arc::new(app);
    beats_behind_another(&app, || app.lost()).await;
    assert!(!app.is_there());
    app.beat().await.unwrap();
    hands.pause(MINUTE);
    assert!(!app.is_there());
    app.heard().await.unwrap();
    assert!(app.is_there(), "as long as it is connected, whatever comes shows that it is there");
}

#[tokio::test]
async fn a_loss_that_is_found_late_is_credited_from_when_it_began() {
    let (app, hands, _folder, due) = a_second_left().await;
    let began = hands.now();
    hands.advance(Span::from_ms(900));
    app.beat().await.unwrap();
    app.lost_since(began);
    hands.advance(MINUTE);
    app.beat().await.unwrap();
    app.settle().await.unwrap();
    assert_eq!(sand(&app).await, Sand::Running(due + MINUTE + Span::from_ms(900)));
}

#[tokio::test]
async fn what_is_kept_for_the_next_start_is_how_the_host_is_set_now() {
    let (app, hands, _folder) = challenged().await;
    let kept = async || app.store.heartbeat().await.unwrap().unwrap().correction;
    app.beat().await.unwrap();
    assert_eq!(kept().await, Span::ZERO);
    hands.set_host(Span::from_secs(3_600));
    app.beat().await.unwrap();
    assert_eq!((kept().await, app.clock.correction()), (Span::from_secs(3_600), Span::ZERO));
}

#[tokio::test]
async fn a_loss_that_is_found_while_a_heartbeat_is_written_is_credited_from_when_it_began() {
    let (app, hands, _folder, due) = a_second_left().await;
    let app = Arc::new(app);
    let began = hands.now();
    hands.advance(Span::from_ms(900));
    beats_behind_another(&app, || app.lost_since(began)).await;
    hands.advance(MINUTE);
    app.beat().await.unwrap();
    app.settle().await.unwrap();
    assert_eq!(sand(&app).await, Sand::Running(due + MINUTE + Span::from_ms(900)));
}

#[tokio::test]
async fn a_heartbeat_from_before_a_loss_notes_nothing() {
    let (app, _hands, _folder, _) = a_second_left().await;
    let losses = app.losses();
    app.lost();
    app.beat_unless_lost(losses).await.unwrap();
    assert!(!app.is_there());
    app.beat_unless_lost(app.losses()).await.unwrap();
    assert!(app.is_there());
}

#[tokio::test]
async fn what_was_due_in_a_gap_too_short_for_a_credit_waits_for_what_players_did_in_it() {
    let (app, hands, _folder, due) = a_second_left().await;
    app.lost();
    hands.advance(Span::from_ms(4_000));
    assert!(hands.now() > due + app.limits.settling);
    app.beat().await.unwrap();
    assert!(app.is_there());
    // A press of the gap may come within the time that inputs on their way have.
    let next = app.settle().await.unwrap().unwrap();
    assert_eq!((next, sand(&app).await), (due, Sand::Running(due)));
    assert_eq!(app.happens_at(due), hands.now() + app.limits.settling, "it is looked at again, and not before");
    // Neither the next heartbeat ends that, nor another loss.
    hands.advance(app.limits.settling - Span::from_ms(2));
    app.beat().await.unwrap();
    app.settle().await.unwrap();
    assert_eq!(sand(&app).await, Sand::Running(due));
    app.lost();
    hands.advance(Span::from_ms(2_000));
    app.settle().await.unwrap();
    assert_eq!(sand(&app).await, Sand::Running(due), "it was still to be told");
    app.beat().await.unwrap();
    app.settle().await.unwrap();
    hands.advance(app.limits.settling - Span::from_ms(1));
    app.beat().await.unwrap();
    app.settle().await.unwrap();
    assert_eq!(sand(&app).await, Sand::Running(due));
    hands.advance(Span::from_ms(1));
    assert!(app.happens_at(due) <= hands.now());
    app.settle().await.unwrap();
    assert_eq!(sand(&app).await, Sand::Lost(due));
}

/// Notes what is said, of which game.
#[derive(Default)]
struct Spoken(Mutex<Vec<(GameId, Effect)>>);

impl Outgoing for Spoken {
    async fn deliver(&self, delivery: Delivery) -> Result<Receipt, Trouble> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push((delivery.game.id, delivery.effect));
        Ok(Receipt::Done)
    }
}

/// Says everything that is due, and tells what that was.
async fn says_what_is_due(app: &Arc<App>) -> Vec<(GameId, Effect)> {
    let spoken = Arc::new(Spoken::default());
    tokio::select! {
        () = dispatch(app.clone(), spoken.clone()) => {}
        drained = app.drained() => drained.unwrap(),
    }
    std::mem::take(&mut *spoken.0.lock().unwrap_or_else(PoisonError::into_inner))
}

const fn tells_of_absence(effect: &Effect) -> bool {
    matches!(effect, Effect::TellAway { .. })
}

#[tokio::test]
async fn a_game_whose_thread_goes_after_an_outage_is_credited_once_and_tells_it_once() {
    let (app, hands, _folder, due) = a_second_left().await;
    let thread = ChannelId(77);
    let mut write = app.store.write().await.unwrap();
    write.set_thread(GAME, Some(thread));
    app.commit(write).await.unwrap();
    hands.pause(MINUTE);
    app.beat().await.unwrap();
    // It is told twice, as what was missed may be.
    app.channel_gone(thread).await.unwrap();
    app.channel_gone(thread).await.unwrap();
    app.settle().await.unwrap();
    assert_eq!(sand(&app).await, Sand::Running(due + MINUTE));
    let said = says_what_is_due(&Arc::new(app)).await;
    assert_eq!(said.iter().filter(|(_, effect)| tells_of_absence(effect)).count(), 1, "{said:?}");
}

#[tokio::test]
async fn what_is_said_of_an_outage_comes_behind_all_that_somebody_waits_for() {
    // In the longer one all sand would have run out.
    for pause in [MINUTE, Span::from_secs(300)] {
        let (app, hands, _folder) = challenged().await;
        let games: Vec<u64> = (1..=20).collect();
        for game in &games {
            if *game > 1 {
                challenge(&app, 10 * game).await;
            }
            acts_in(&app, GameId(*game), 10 * game + 1, BLACK, Command::Accept { lot: Color::Red }).await;
        }
        for game in &games {
            acts_in(&app, GameId(*game), 10 * game + 2, RED, step("A1", "B2")).await;
        }
        let app = Arc::new(app);
        app.beat().await.unwrap();
        says_what_is_due(&app).await;
        let (moved, waits) = (GameId(15), GameId(18));
        let mut write = app.store.write().await.unwrap();
        write.enqueue(waits, &[Effect::TellParent], hands.now()).unwrap();
        app.commit(write).await.unwrap();
        hands.pause(pause);
        app.beat().await.unwrap();
        app.settle().await.unwrap();
        let waiting = async |is_patient| app.store.first_effects(99, is_patient, &[], &[]).await.unwrap().len();
        assert_eq!((waiting(false).await, waiting(true).await), (1, 19), "{pause:?}");
        acts_in(&app, moved, 999, BLACK, step("A4", "B4")).await;
        assert_eq!((waiting(false).await, waiting(true).await), (2, 18), "{pause:?}");
        let said = says_what_is_due(&app).await;
        let of = |game| said.iter().filter(move |(of, _)| *of == game).map(|(_, effect)| effect).collect::<Vec<_>>();
        // Of each game everything in its order, and of these two before the others.
        assert!(matches!(of(moved)[..], [Effect::TellAway { .. }, .., Effect::PostBoard { .. }]), "{:?}", of(moved));
        assert!(tells_of_absence(of(waits)[0]), "{:?}", of(waits));
        let awaited = of(moved).len() + of(waits).len();
        assert!(said[..awaited].iter().all(|(game, _)| [moved, waits].contains(game)), "{said:?}");
        assert_eq!(said.iter().filter(|(_, effect)| tells_of_absence(effect)).count(), 20, "{said:?}");
    }
}
