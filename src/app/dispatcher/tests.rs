//! What the dispatcher makes of what it is told.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

use super::super::absence::tests::{GUILD, challenged};
use super::*;
use crate::app::{News, OfferRequest};
use crate::clock::Clock;
use crate::game::{Person, Place, PlayerId, Terms};
use crate::rules;

const OTHER_GUILD: GuildId = GuildId(10);

/// Says nothing.
struct Silent;

impl Outgoing for Silent {
    async fn deliver(&self, _delivery: Delivery) -> Result<Receipt, Trouble> {
        Ok(Receipt::Done)
    }
}

/// Is told to come later, after a while that is named or not.
struct Later(Option<Span>);

impl Outgoing for Later {
    async fn deliver(&self, _delivery: Delivery) -> Result<Receipt, Trouble> {
        Err(Trouble::Later(self.0))
    }
}

/// Never comes to an end on one server, and notes how much is under way there, by channel.
#[derive(Default)]
struct Stuck {
    begun: Mutex<HashMap<ChannelId, usize>>,
    done_elsewhere: Notify,
}

impl Outgoing for Stuck {
    async fn deliver(&self, delivery: Delivery) -> Result<Receipt, Trouble> {
        if delivery.game.place.guild == GUILD {
            *self.begun.lock().unwrap_or_else(PoisonError::into_inner).entry(delivery.to).or_default() += 1;
            return std::future::pending().await;
        }
        self.done_elsewhere.notify_one();
        Ok(Receipt::Done)
    }
}

/// Loses the database while it speaks.
struct Breaking(Arc<App>);

impl Outgoing for Breaking {
    async fn deliver(&self, _delivery: Delivery) -> Result<Receipt, Trouble> {
        self.0.store.close().await;
        Ok(Receipt::Done)
    }
}

/// Counts what is logged at a level.
#[derive(Clone)]
struct Logged(Level, Arc<AtomicUsize>);

impl Logged {
    fn at(level: Level) -> Logged {
        Logged(level, Arc::default())
    }
}

impl Subscriber for Logged {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() == self.0
    }

    fn new_span(&self, _span: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _span: &Id, _values: &Record<'_>) {}

    fn record_follows_from(&self, _span: &Id, _follows: &Id) {}

    fn event(&self, _event: &Event<'_>) {
        self.1.fetch_add(1, Ordering::Relaxed);
    }

    fn enter(&self, _span: &Id) {}

    fn exit(&self, _span: &Id) {}
}

async fn challenge(app: &App, id: u64, guild: GuildId, channel: u64) {
    let channel = ChannelId(channel);
    let offer = OfferRequest {
        id,
        at: app.clock.now(),
        place: Place { guild, channel, home: channel, can_thread: true, locale: "en".into() },
        terms: Terms::new(rules::Level::Two, rules::Start::Corners, Span::from_secs(180)),
        challenger: Person { id: PlayerId((1 << 30) + id), name: "somebody".into() },
        opponent: None,
    };
    app.offer(&offer).await.unwrap();
}

async fn first(app: &App) -> Waiting {
    app.store.first_effects(1, false, &[], &[]).await.unwrap().pop().unwrap()
}

#[tokio::test]
async fn what_is_put_off_while_its_server_comes_back_is_due_at_once() {
    let (app, hands, _folder) = challenged().await;
    let shift = Shift::begin(&app).await.unwrap();
    for is_back in [false, true] {
        app.guild_gone(GUILD, false).await.unwrap();
        let waiting = first(&app).await;
        let done = deliver(&app, &Silent, &shift, &waiting).await.unwrap();
        if is_back {
            app.guild_there(GUILD).await.unwrap();
        }
        note(&app, &waiting, &done).await.unwrap();
        assert_eq!(app.store.due_effect_count(hands.now()).await.unwrap(), i64::from(is_back));
        app.guild_there(GUILD).await.unwrap();
    }
}

#[tokio::test]
async fn what_discord_wants_to_be_asked_later_waits_so_long_and_was_not_tried() {
    let (app, hands, _folder) = challenged().await;
    let shift = Shift::begin(&app).await.unwrap();
    let waiting = first(&app).await;
    for (asked, waits) in [(4_700, 4_700), (1, 250)] {
        let done = deliver(&app, &Later(Some(Span::from_ms(asked))), &shift, &waiting).await.unwrap();
        note(&app, &waiting, &done).await.unwrap();
        let held = first(&app).await;
        assert_eq!((held.attempts, held.since), (0, hands.now() + Span::from_ms(waits)));
        assert_eq!(held.enqueued_at, waiting.enqueued_at, "it has the same name as before");
    }
}

/// May say nothing anywhere up to an instant; counts what is looked at, and what is said.
struct Shut {
    clock: Clock,
    until: Timestamp,
    looked_at: AtomicUsize,
    said: AtomicUsize,
}

impl Outgoing for Shut {
    fn closed(&self) -> Option<Span> {
        let left = self.until.since(self.clock.now());
        (left > Span::ZERO).then_some(left)
    }

    fn closed_for(&self, _effect: &Effect, _to: ChannelId) -> Option<Span> {
        self.looked_at.fetch_add(1, Ordering::SeqCst);
        self.closed()
    }

    async fn deliver(&self, _delivery: Delivery) -> Result<Receipt, Trouble> {
        self.said.fetch_add(1, Ordering::SeqCst);
        Ok(Receipt::Done)
    }
}

#[tokio::test]
async fn what_nobody_waits_for_leaves_room_on_its_server_and_elsewhere() {
    let (app, _hands, _folder) = challenged().await;
    for id in 2..40 {
        challenge(&app, id, GUILD, 1_000 + id).await;
    }
    let waiting = app.store.first_effects(99, false, &[], &[]).await.unwrap();
    let mut write = app.store.write().await.unwrap();
    for waiting in &waiting {
        write.effect_done(waiting.row);
        write.enqueue_patiently(waiting.game, &[Effect::PostChallenge], app.clock.now()).await.unwrap();
    }
    app.commit(write).await.unwrap();
    assert_eq!(app.store.first_effects(99, true, &[], &[]).await.unwrap().len(), 39);
    let (app, stuck) = (Arc::new(app), Arc::new(Stuck::default()));
    let acted = async {
        for id in 40..45 {
            challenge(&app, id, OTHER_GUILD, 2_000).await;
            stuck.done_elsewhere.notified().await;
        }
        for id in 50..60 {
            challenge(&app, id, GUILD, 3_000 + id).await;
        }
        challenge(&app, 60, OTHER_GUILD, 2_000).await;
        stuck.done_elsewhere.notified().await;
    };
    tokio::select! {
        () = dispatch(app.clone(), stuck.clone()) => {}
        () = acted => {}
    }
    let begun = stuck.begun.lock().unwrap_or_else(PoisonError::into_inner);
    let (awaited, patient): (Vec<ChannelId>, Vec<ChannelId>) = begun.keys().partition(|channel| channel.0 > 3_000);
    assert_eq!((awaited.len(), patient.len()), (2, 2), "{begun:?}");
}

#[tokio::test]
async fn while_nothing_may_be_asked_what_is_due_is_put_off_all_at_once() {
    let (app, hands, _folder) = challenged().await;
    for id in 2..40 {
        challenge(&app, id, GUILD, 1_000 + id).await;
    }
    let (begun, wait) = (hands.now(), Span::from_ms(700));
    let app = Arc::new(app);
    let (looked_at, said) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let shut = Arc::new(Shut { clock: app.clock.clone(), until: begun + wait, looked_at, said });
    let counts = || (shut.looked_at.load(Ordering::SeqCst), shut.said.load(Ordering::SeqCst));
    let waiting = async || {
        let all = app.store.first_effects(99, false, &[], &[]).await.unwrap();
        all.into_iter().map(|waiting| waiting.since).collect::<Vec<_>>()
    };
    let acted = async {
        app.drained().await.unwrap();
        assert_eq!((waiting().await, counts()), (vec![begun + wait; 39], (0, 0)));
        hands.advance(wait);
        app.drained().await.unwrap();
    };
    tokio::select! {
        () = dispatch(app.clone(), shut.clone()) => {}
        () = acted => {}
    }
    assert_eq!((counts(), waiting().await.len()), ((39, 39), 0));
}

#[tokio::test]
async fn that_discord_takes_nothing_is_said_once_until_it_takes_something() {
    let (app, _hands, _folder) = challenged().await;
    let shift = Shift::begin(&app).await.unwrap();
    let mut waiting = first(&app).await;
    let warnings = Logged::at(Level::WARN);
    let _heard = tracing::subscriber::set_default(warnings.clone());
    let shown = app.store.shown(waiting.game).await.unwrap();
    let taken = Done::Receipt { receipt: Receipt::Done, to: waiting.channel, shown };
    for said in [1, 2] {
        for attempts in 0..5 {
            waiting.attempts = attempts;
            shift.tried(&waiting, &Done::Later(None));
            // What is tried again has most often only been unlucky.
            assert_eq!(warnings.1.load(Ordering::Relaxed), said - usize::from(attempts < 2), "{attempts}");
        }
        shift.tried(&waiting, &taken);
    }
}

#[tokio::test]
async fn what_failed_is_made_up_for_where_somebody_acts_and_what_discord_wants_later_is_not() {
    for (wait, waits) in [(None, 0), (Some(4_700), 4_700)] {
        let (app, hands, _folder) = challenged().await;
        let shift = Shift::begin(&app).await.unwrap();
        let waiting = first(&app).await;
        let done = deliver(&app, &Later(wait.map(Span::from_ms)), &shift, &waiting).await.unwrap();
        note(&app, &waiting, &done).await.unwrap();
        assert!(first(&app).await.since > hands.now());
        app.make_up(waiting.channel, News::First).await.unwrap();
        assert_eq!(first(&app).await.since, hands.now() + Span::from_ms(waits), "{wait:?}");
    }
}

#[tokio::test]
async fn a_server_on_which_everything_is_stuck_keeps_no_other_waiting() {
    let (app, _hands, _folder) = challenged().await;
    // More than are looked at together, most of them in one channel.
    for id in 2..100 {
        challenge(&app, id, GUILD, if id < 80 { 8 } else { 1_000 + id }).await;
    }
    challenge(&app, 100, OTHER_GUILD, 5_000).await;
    let (app, stuck) = (Arc::new(app), Arc::new(Stuck::default()));
    let dispatcher = tokio::spawn(dispatch(app.clone(), stuck.clone()));
    stuck.done_elsewhere.notified().await;
    let begun = || stuck.begun.lock().unwrap_or_else(PoisonError::into_inner).clone();
    while begun().values().sum::<usize>() < 4 {
        tokio::task::yield_now().await;
    }
    // Should more be begun, it would be now.
    challenge(&app, 101, OTHER_GUILD, 5_000).await;
    stuck.done_elsewhere.notified().await;
    let begun = begun();
    assert_eq!((begun[&ChannelId(8)], begun.values().sum::<usize>()), (3, 4), "{begun:?}");
    dispatcher.abort();
}

#[tokio::test]
async fn whether_something_is_tried_for_the_first_time_hangs_on_no_clock() {
    for off in [-3_600, 0, 3_600] {
        let (app, hands, _folder) = challenged().await;
        hands.advance(Span::from_secs(2));
        app.clock.assume(Span::from_secs(off));
        let shift = Shift::begin(&app).await.unwrap();
        challenge(&app, 2, OTHER_GUILD, 5_000).await;
        let waiting = app.store.first_effects(9, false, &[], &[]).await.unwrap();
        let mut firsts: Vec<(i64, bool)> =
            waiting.iter().map(|waiting| (waiting.row, shift.is_first_try(waiting))).collect();
        firsts.sort_unstable();
        assert_eq!(firsts, [(1, false), (2, true)], "{off}");
        let tried = Waiting { attempts: 1, ..waiting.into_iter().find(|waiting| waiting.row == 2).unwrap() };
        assert!(!shift.is_first_try(&tried));
    }
}

#[tokio::test]
async fn a_database_that_fails_is_said_once_however_often_it_is_tried() {
    let errors = Logged::at(Level::ERROR);
    let _heard = tracing::subscriber::set_default(errors.clone());
    for is_lost_before in [true, false] {
        let (app, hands, _folder) = challenged().await;
        for id in 2..5 {
            challenge(&app, id, GUILD, 1_000 + id).await;
        }
        let app = Arc::new(app);
        if is_lost_before {
            app.store.close().await;
        }
        let dispatcher = tokio::spawn(dispatch(app.clone(), Arc::new(Breaking(app.clone()))));
        let said = async || {
            while errors.1.load(Ordering::Relaxed) == 0 {
                tokio::task::yield_now().await;
            }
        };
        said().await;
        for _ in 0..5 {
            hands.advance(FIRST_WAIT);
            for _ in 0..100 {
                tokio::task::yield_now().await;
            }
        }
        assert_eq!(errors.1.swap(0, Ordering::Relaxed), 1, "lost before: {is_lost_before}");
        dispatcher.abort();
    }
}
