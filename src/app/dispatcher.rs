//! Drains the outbox: of each game one effect at a time, in order.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::task::JoinSet;

use super::Failure;
use super::handle::App;
use super::outgoing::{Delivery, Outgoing, Receipt, Trouble};
use crate::game::{BoardMessage, ChannelId, Effect, Game, GameId, MessageId, Shown, made_at};
use crate::rules::{Span, Timestamp};
use crate::store::Waiting;

/// How many effects are under way at a time.
const AT_ONCE: usize = 16;
/// How many rows are looked at for the next ones.
const WINDOW: u32 = 64;
/// The first wait after a failure; it doubles each time.
const FIRST_WAIT: Span = Span::from_secs(1);
/// The longest wait between two tries.
const LONGEST_WAIT: Span = Span::from_secs(300);
/// After so many tries, some two days, an effect is given up.
const TRIES: u32 = 600;
/// How long a channel that refused is left alone.
const DEAF_FOR: Span = Span::from_secs(600);

/// The dispatcher's memory of channels that answered "no" or "gone".
#[derive(Default, Debug)]
struct Deaf(Mutex<HashMap<ChannelId, Timestamp>>);

/// Does what is in the outbox, for ever.
pub async fn dispatch<O: Outgoing>(app: Arc<App>, outgoing: Arc<O>) {
    let deaf = Arc::new(Deaf::default());
    let mut under_way: JoinSet<GameId> = JoinSet::new();
    let mut busy: HashSet<GameId> = HashSet::new();
    loop {
        let wake_at = match start_due(&app, &outgoing, &deaf, &mut under_way, &mut busy).await {
            Ok(wake_at) => wake_at,
            Err(failure) => {
                tracing::error!(%failure, "the outbox could not be read; trying again");
                Some(app.clock.now() + FIRST_WAIT)
            }
        };
        let sleep = async {
            match wake_at {
                Some(at) => app.clock.sleep_until(at).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            Some(done) = under_way.join_next() => match done {
                Ok(game) => {
                    busy.remove(&game);
                    app.effects_done.send_modify(|count| *count += 1);
                }
                Err(error) => {
                    // Which game it was is lost with the task; the others finish, then all may start again.
                    tracing::error!(%error, "an effect failed unexpectedly");
                    while let Some(done) = under_way.join_next().await {
                        drop(done);
                    }
                    busy.clear();
                }
            },
            () = app.outbox_filled.notified() => {}
            () = sleep => {}
        }
    }
}

/// Starts what is due and tells when more will be.
async fn start_due<O: Outgoing>(
    app: &Arc<App>,
    outgoing: &Arc<O>,
    deaf: &Arc<Deaf>,
    under_way: &mut JoinSet<GameId>,
    busy: &mut HashSet<GameId>,
) -> Result<Option<Timestamp>, Failure> {
    let now = app.clock.now();
    for waiting in app.store.due_effects(now, WINDOW).await? {
        if busy.len() >= AT_ONCE {
            return Ok(None);
        }
        if busy.insert(waiting.game) {
            let (app, outgoing, deaf) = (app.clone(), outgoing.clone(), deaf.clone());
            under_way.spawn(async move {
                let game = waiting.game;
                if let Err(failure) = perform(&app, &*outgoing, &deaf, waiting).await {
                    tracing::error!(%failure, %game, "an effect could not be noted; it is tried again");
                    app.clock.sleep_until(app.clock.now() + FIRST_WAIT).await;
                }
                game
            });
        }
    }
    // What is due already but of a busy game starts when that game is done.
    Ok(app.store.next_effect_at().await?.filter(|at| *at > now))
}

/// Performs one effect and notes what came of it.
async fn perform<O: Outgoing>(app: &App, outgoing: &O, deaf: &Deaf, waiting: Waiting) -> Result<(), Failure> {
    let shown = app.store.shown(waiting.game).await?;
    let Some(game) = app.store.game(waiting.game).await? else {
        return note(app, &waiting, |_| None).await;
    };
    let places = places(&game, shown, &waiting.effect);
    let mut trouble = None;
    for to in places {
        if deaf.is_deaf(to, app.clock.now()) {
            trouble = Some(Trouble::Forbidden);
            continue;
        }
        let delivery = Delivery {
            row: waiting.row,
            game: game.clone(),
            shown,
            effect: waiting.effect.clone(),
            to,
            at: app.clock.now(),
        };
        let asked_at = app.clock.host();
        match outgoing.deliver(delivery).await {
            Ok(receipt) => {
                if let Receipt::Posted { message, .. } = receipt {
                    app.clock.asked(asked_at, made_at(message.0));
                }
                return note_receipt(app, &waiting, &game, shown, to, receipt).await;
            }
            Err(Trouble::Later(after)) => return put_off(app, &waiting, after).await,
            Err(no) => {
                tracing::warn!(game = %game.id, channel = %to, effect = ?waiting.effect, trouble = ?no, "not delivered");
                // Where no thread may be made one may still speak.
                let no_thread = waiting.effect == Effect::OpenThread && no == Trouble::Forbidden;
                if matches!(no, Trouble::Forbidden | Trouble::ChannelGone) && !no_thread {
                    deaf.note(to, app.clock.now());
                }
                trouble = Some(no);
            }
        }
    }
    give_up(app, &waiting, trouble).await
}

/// Lists where an effect is tried: the thread, then the channel of the challenge; nowhere if it is done already.
fn places(game: &Game, shown: Shown, effect: &Effect) -> Vec<ChannelId> {
    let home = game.place.channel;
    let plies = game.play().map_or(0, |play| play.position.plies());
    let both = || shown.thread.into_iter().chain([home]).collect();
    match effect {
        Effect::PostChallenge if shown.challenge.is_none() => vec![home],
        Effect::EditChallenge if shown.challenge.is_some() => vec![home],
        Effect::OpenThread if shown.thread.is_none() && game.place.can_thread => vec![home],
        Effect::PostBoard { ply } if shown.board.is_none_or(|board| board.ply < *ply) => both(),
        // A newer board message is on its way and will show everything.
        Effect::Repaint => {
            shown.board.filter(|board| board.ply == plies).map(|board| board.channel).into_iter().collect()
        }
        Effect::StripBoard { channel, .. } => vec![ChannelId(*channel)],
        Effect::Tell { .. } | Effect::PostResult { .. } => both(),
        Effect::TellParent if shown.thread.is_some() => vec![home],
        Effect::PostChallenge
        | Effect::EditChallenge
        | Effect::OpenThread
        | Effect::PostBoard { .. }
        | Effect::TellParent => Vec::new(),
    }
}

async fn note_receipt(
    app: &App,
    waiting: &Waiting,
    game: &Game,
    shown: Shown,
    to: ChannelId,
    receipt: Receipt,
) -> Result<(), Failure> {
    let id = waiting.game;
    let mut write = app.store.write().await?;
    match (&waiting.effect, receipt) {
        (Effect::PostChallenge, Receipt::Posted { message, .. }) => {
            write.set_challenge_message(id, Some(message)).await?;
        }
        (Effect::OpenThread, Receipt::Thread(thread)) => write.set_thread(id, Some(thread)).await?,
        (Effect::PostBoard { ply }, Receipt::Posted { message, attachment }) => {
            let board = BoardMessage { channel: to, message, attachment, ply: *ply };
            write.set_board(id, Some(board)).await?;
            write.enqueue(id, &strip(shown.board), app.clock.now()).await?;
        }
        (Effect::PostResult { .. }, Receipt::Posted { message, attachment }) => {
            let ply = game.play().map_or(0, |play| play.position.plies());
            write.set_board(id, Some(BoardMessage { channel: to, message, attachment, ply })).await?;
            write.enqueue(id, &strip(shown.board), app.clock.now()).await?;
        }
        (Effect::Repaint, Receipt::Edited { attachment }) => {
            let board = shown.board.map(|board| BoardMessage { attachment, ..board });
            write.set_board(id, board).await?;
        }
        _ => {}
    }
    write.effect_done(waiting.row).await?;
    write.commit().await
}

/// Plans to take the buttons off the board message that is no longer the newest.
fn strip(old: Option<BoardMessage>) -> Vec<Effect> {
    old.map(|BoardMessage { channel, message: MessageId(message), attachment, .. }| Effect::StripBoard {
        channel: channel.0,
        message,
        attachment,
    })
    .into_iter()
    .collect()
}

async fn put_off(app: &App, waiting: &Waiting, after: Option<Span>) -> Result<(), Failure> {
    if waiting.attempts >= TRIES {
        tracing::error!(game = %waiting.game, effect = ?waiting.effect, "given up");
        return note(app, waiting, |_| None).await;
    }
    let wait = Span::from_ms(FIRST_WAIT.as_ms() << waiting.attempts.min(16)).min(LONGEST_WAIT);
    let due = app.clock.now() + after.map_or(wait, |after| after.max(wait));
    let mut write = app.store.write().await?;
    write.effect_later(waiting.row, due).await?;
    write.commit().await
}

/// Ends an effect that cannot be done; a board message that is gone is posted anew.
async fn give_up(app: &App, waiting: &Waiting, trouble: Option<Trouble>) -> Result<(), Failure> {
    let repost = waiting.effect == Effect::Repaint && trouble == Some(Trouble::MessageGone);
    note(app, waiting, |game| {
        repost.then(|| Effect::PostBoard { ply: game.play().map_or(0, |play| play.position.plies()) })
    })
    .await
}

/// Takes an effect out of the outbox, perhaps for another in its place.
async fn note(app: &App, waiting: &Waiting, instead: impl FnOnce(&Game) -> Option<Effect>) -> Result<(), Failure> {
    let mut write = app.store.write().await?;
    if let Some(game) = write.game(waiting.game).await?
        && let Some(effect) = instead(&game.game)
    {
        write.set_board(waiting.game, None).await?;
        write.enqueue(waiting.game, &[effect], app.clock.now()).await?;
    }
    write.effect_done(waiting.row).await?;
    write.commit().await
}

impl Deaf {
    fn is_deaf(&self, channel: ChannelId, now: Timestamp) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&channel).is_some_and(|until| now < *until)
    }

    fn note(&self, channel: ChannelId, now: Timestamp) {
        let mut deaf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        deaf.retain(|_, until| now < *until);
        deaf.insert(channel, now + DEAF_FOR);
    }
}
