//! Drains the outbox: of each game one effect at a time, in order.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::task::{Id, JoinSet};

use super::Failure;
use super::handle::App;
use super::outgoing::{Delivery, Outgoing, Receipt, Trouble};
use crate::game::{BoardMessage, ChannelId, Effect, Game, GameId, MessageId, Pings, Shown, made_at};
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
/// How long everything waits for a server that is gone, unless it comes back; some ten years.
const UNTIL_BACK: Span = Span::from_secs(10 * 365 * 24 * 60 * 60);
/// How long a channel that will not have messages is left alone; it doubles each time it will not again.
const DEAF_FOR: Span = Span::from_secs(600);
/// How often that doubles, to some five days.
const DOUBLED: u32 = 9;
/// How long it is remembered how often a channel would not.
const REMEMBERED: Span = Span::from_secs(14 * 24 * 60 * 60);

/// Channels in which the bot may not speak, or not with pictures: until when it does not try, and how often it has.
#[derive(Default, Debug)]
struct Deaf(Mutex<HashMap<(ChannelId, bool), (Timestamp, u32)>>);

/// Does what is in the outbox, for ever.
pub async fn dispatch<O: Outgoing>(app: Arc<App>, outgoing: Arc<O>) {
    let deaf = Arc::new(Deaf::default());
    let mut under_way: JoinSet<()> = JoinSet::new();
    let mut busy: HashMap<Id, Waiting> = HashMap::new();
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
            Some(done) = under_way.join_next_with_id() => {
                let (id, broke) = match done {
                    Ok((id, ())) => (id, None),
                    Err(error) => (error.id(), Some(error)),
                };
                if let (Some(waiting), Some(error)) = (busy.get(&id), broke) {
                    tracing::error!(%error, game = %waiting.game, effect = ?waiting.effect, "an effect broke");
                    if let Err(failure) = put_off(&app, waiting, None).await {
                        tracing::error!(%failure, "it could not be put off");
                    }
                }
                busy.remove(&id);
                app.effects_done.send_modify(|count| *count += 1);
            }
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
    under_way: &mut JoinSet<()>,
    busy: &mut HashMap<Id, Waiting>,
) -> Result<Option<Timestamp>, Failure> {
    let now = app.clock.now();
    let mut games: HashSet<GameId> = busy.values().map(|waiting| waiting.game).collect();
    for waiting in app.store.due_effects(now, WINDOW).await? {
        if busy.len() >= AT_ONCE {
            return Ok(None);
        }
        if games.insert(waiting.game) {
            let (app, outgoing, deaf) = (app.clone(), outgoing.clone(), deaf.clone());
            let task = waiting.clone();
            let handle = under_way.spawn(async move { perform(&app, &*outgoing, &deaf, task).await });
            busy.insert(handle.id(), waiting);
        }
    }
    // What is due already but of a busy game starts when that game is done.
    app.store.next_effect_at(now).await
}

/// Performs one effect and notes what came of it, however long the noting takes: it must not be done again.
async fn perform<O: Outgoing>(app: &App, outgoing: &O, deaf: &Deaf, waiting: Waiting) {
    let done = loop {
        match deliver(app, outgoing, deaf, &waiting).await {
            Ok(done) => break done,
            Err(failure) => {
                tracing::error!(%failure, game = %waiting.game, "an effect could not be prepared; trying again");
                app.clock.sleep_until(app.clock.now() + FIRST_WAIT).await;
            }
        }
    };
    while let Err(failure) = note(app, &waiting, &done).await {
        tracing::error!(%failure, game = %waiting.game, "what was done could not be noted; trying again");
        app.clock.sleep_until(app.clock.now() + FIRST_WAIT).await;
    }
}

/// What came of an effect.
#[derive(Debug)]
enum Done {
    /// There was nothing to do any more, or it cannot be done.
    Nothing,
    /// It was done.
    Receipt { receipt: Receipt, to: ChannelId, shown: Shown },
    /// It is to be tried again.
    Later(Option<Span>),
    /// The board message is gone: another takes its place.
    BoardGone,
    /// The game's thread is gone: the game moves to where the challenge was made.
    ThreadGone,
    /// Where the challenge was made is gone.
    HomeGone(ChannelId),
}

/// Does an effect in the first place that will have it.
async fn deliver<O: Outgoing>(app: &App, outgoing: &O, deaf: &Deaf, waiting: &Waiting) -> Result<Done, Failure> {
    let shown = app.store.shown(waiting.game).await?;
    let game = match app.store.game(waiting.game).await {
        Ok(Some(game)) => game,
        Ok(None) => return Ok(Done::Nothing),
        Err(Failure::Damaged(why)) => {
            tracing::error!(game = %waiting.game, why, "a damaged game says nothing");
            return Ok(Done::Nothing);
        }
        Err(failure) => return Err(failure),
    };
    if app.store.away_since(game.place.guild).await?.is_some() {
        return Ok(Done::Later(Some(UNTIL_BACK)));
    }
    if waiting.effect == Effect::Repaint && is_board_missing(&game, shown) {
        return Ok(Done::BoardGone);
    }
    let settings = app.settings(game.place.guild, game.place.home).await?;
    let pings = settings.pings.value;
    let locale = settings.language.value.unwrap_or_else(|| game.place.locale.clone());
    let (warning, places) = match &waiting.effect {
        Effect::Warn(glass) if pings == Pings::None || !glass.holds(&game) => return Ok(Done::Nothing),
        Effect::StrikeWarning(glass) => match app.store.warning(game.id, glass).await? {
            Some((channel, message)) => (Some(message), vec![channel]),
            None => return Ok(Done::Nothing),
        },
        effect => (None, places(&game, shown, effect)),
    };
    let rating = match waiting.effect {
        Effect::PostResult { .. } => app.store.rating_change(waiting.game).await?,
        _ => None,
    };
    let kind = speaks(&waiting.effect);
    // First wherever it may be shown whole; then, better than nothing, in words.
    let whole = places.iter().map(|to| (*to, true));
    let in_words = places.iter().filter(|_| kind == Some(true)).map(|to| (*to, false));
    for (to, pictured) in whole.chain(in_words) {
        let kind = kind.map(|kind| kind && pictured);
        if kind.is_some_and(|pictured| deaf.is_deaf(to, pictured, app.clock.now())) {
            continue;
        }
        let delivery = Delivery {
            row: waiting.row,
            game: game.clone(),
            shown,
            effect: waiting.effect.clone(),
            warning,
            pictured,
            pings,
            locale: locale.clone(),
            to,
            rating,
            at: app.clock.now(),
        };
        let asked_at = app.clock.host();
        match outgoing.deliver(delivery).await {
            Ok(receipt) => {
                if let Some(pictured) = kind {
                    deaf.heard(to, pictured);
                }
                if let Receipt::Posted { message, .. } = receipt {
                    learn_time(app, waiting, asked_at, message);
                }
                return Ok(Done::Receipt { receipt, to, shown });
            }
            Err(Trouble::Later(after)) => return Ok(Done::Later(after)),
            // A board that cannot be brought up to date any more is shown anew, wherever the bot may still speak.
            Err(Trouble::MessageGone | Trouble::Forbidden) if waiting.effect == Effect::Repaint => {
                return Ok(Done::BoardGone);
            }
            Err(Trouble::ChannelGone) if shown.thread == Some(to) => return Ok(Done::ThreadGone),
            Err(Trouble::ChannelGone) if game.place.channel == to => return Ok(Done::HomeGone(to)),
            Err(no) => {
                tracing::warn!(game = %game.id, channel = %to, effect = ?waiting.effect, trouble = ?no, "not delivered");
                if let (Some(pictured), Trouble::Forbidden | Trouble::ChannelGone) = (kind, no) {
                    deaf.note(to, pictured, app.clock.now());
                }
            }
        }
    }
    Ok(Done::Nothing)
}

/// Learns from a new message when it was made; one that was perhaps made by an earlier try tells nothing.
fn learn_time(app: &App, waiting: &Waiting, asked_at: Timestamp, message: MessageId) {
    if waiting.attempts == 0 && waiting.since >= app.started_at() {
        app.clock.asked(asked_at, made_at(message.0));
    } else {
        app.clock.heard(made_at(message.0));
    }
}

/// Tells whether an effect posts a message, and then whether with a picture.
const fn speaks(effect: &Effect) -> Option<bool> {
    match effect {
        Effect::PostBoard { .. } | Effect::PostResult { .. } => Some(true),
        Effect::PostChallenge
        | Effect::Tell { .. }
        | Effect::TellParent
        | Effect::TellAway { .. }
        | Effect::Warn(_) => Some(false),
        Effect::EditChallenge
        | Effect::OpenThread
        | Effect::Repaint
        | Effect::StripBoard { .. }
        | Effect::StrikeWarning(_) => None,
    }
}

fn plies(game: &Game) -> u32 {
    game.play().map_or(0, |play| play.position.plies())
}

/// Tells whether a running game has no board message of its newest ply, and none is on its way before this effect.
fn is_board_missing(game: &Game, shown: Shown) -> bool {
    game.is_running() && shown.board.is_none_or(|board| board.ply < plies(game))
}

/// Lists where an effect is tried: the thread, then the channel of the challenge; nowhere if it is done already.
fn places(game: &Game, shown: Shown, effect: &Effect) -> Vec<ChannelId> {
    let home = game.place.channel;
    let both = || shown.thread.into_iter().chain([home]).collect();
    match effect {
        Effect::PostChallenge if shown.challenge.is_none() => vec![home],
        Effect::EditChallenge if shown.challenge.is_some() => vec![home],
        Effect::OpenThread if shown.thread.is_none() && game.place.can_thread => vec![home],
        Effect::PostBoard { ply, .. } if shown.board.is_none_or(|board| board.ply < *ply) => both(),
        Effect::Repaint => shown.board.map(|board| board.channel).into_iter().collect(),
        Effect::StripBoard { channel, .. } => vec![ChannelId(*channel)],
        Effect::Tell { .. } | Effect::TellAway { .. } | Effect::PostResult { .. } | Effect::Warn(_) => both(),
        // Where the result itself stands already, a line about it says nothing.
        Effect::TellParent if shown.thread.is_some() && shown.board.is_none_or(|board| board.channel != home) => {
            vec![home]
        }
        Effect::PostChallenge
        | Effect::EditChallenge
        | Effect::OpenThread
        | Effect::PostBoard { .. }
        | Effect::StrikeWarning(_)
        | Effect::TellParent => Vec::new(),
    }
}

/// Writes down what came of an effect, and what follows from it.
async fn note(app: &App, waiting: &Waiting, done: &Done) -> Result<(), Failure> {
    let id = waiting.game;
    let now = app.clock.now();
    let mut write = app.store.write().await?;
    match done {
        Done::Later(after) => {
            drop(write);
            return put_off(app, waiting, *after).await;
        }
        Done::HomeGone(channel) => {
            drop(write);
            app.channel_gone(*channel).await?;
            write = app.store.write().await?;
        }
        Done::Nothing => {}
        // A newer board message is on its way and will show everything.
        Done::BoardGone if write.board_waits(id, waiting.row).await? => {}
        Done::BoardGone | Done::ThreadGone => {
            let Some(game) = write.game(id).await? else { return Ok(()) };
            let ply = plies(&game.game);
            write.set_board(id, None).await?;
            let mut effects = Vec::new();
            if matches!(done, Done::ThreadGone) {
                write.set_thread(id, None).await?;
                effects.push(Effect::EditChallenge);
                // What could not be said in the thread is said at home, before the board.
                if !matches!(waiting.effect, Effect::Repaint | Effect::PostBoard { .. } | Effect::StripBoard { .. }) {
                    effects.push(waiting.effect.clone());
                }
            }
            if game.game.is_running() {
                effects.push(Effect::PostBoard {
                    ply,
                    again: !matches!(waiting.effect, Effect::PostBoard { again: false, .. }),
                });
            }
            write.enqueue(id, &effects, now).await?;
        }
        Done::Receipt { receipt, to, shown } => match (&waiting.effect, *receipt) {
            (Effect::PostChallenge, Receipt::Posted { message, .. }) => {
                write.set_challenge_message(id, Some(message)).await?;
            }
            (Effect::OpenThread, Receipt::Thread(thread)) => write.set_thread(id, Some(thread)).await?,
            (Effect::PostBoard { .. } | Effect::PostResult { .. }, Receipt::Posted { message, attachment }) => {
                let ply = match &waiting.effect {
                    Effect::PostBoard { ply, .. } => *ply,
                    _ => write.game(id).await?.map_or(0, |game| plies(&game.game)),
                };
                write.set_board(id, Some(BoardMessage { channel: *to, message, attachment, ply })).await?;
                write.enqueue(id, &strip(shown.board), now).await?;
            }
            (Effect::Warn(glass), Receipt::Posted { message, .. }) => {
                write.set_warning(id, glass, *to, message).await?;
            }
            (Effect::StrikeWarning(glass), Receipt::Edited { .. }) => write.forget_warning(id, glass).await?,
            (Effect::Repaint, Receipt::Edited { attachment }) => {
                write.set_board(id, shown.board.map(|board| BoardMessage { attachment, ..board })).await?;
            }
            _ => {}
        },
    }
    write.effect_done(waiting.row).await?;
    app.commit(write).await
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
    let mut write = app.store.write().await?;
    if waiting.attempts >= TRIES {
        tracing::error!(game = %waiting.game, effect = ?waiting.effect, "given up");
        write.effect_done(waiting.row).await?;
    } else {
        let wait = Span::from_ms(FIRST_WAIT.as_ms() << waiting.attempts.min(16)).min(LONGEST_WAIT);
        let due = app.clock.now() + after.map_or(wait, |after| after.max(wait));
        write.effect_later(waiting.row, due).await?;
    }
    app.commit(write).await
}

impl Deaf {
    fn is_deaf(&self, channel: ChannelId, pictured: bool, now: Timestamp) -> bool {
        let deaf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        deaf.get(&(channel, pictured)).is_some_and(|(until, _)| now < *until)
    }

    fn note(&self, channel: ChannelId, pictured: bool, now: Timestamp) {
        let mut deaf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        deaf.retain(|_, (until, _)| now < *until + REMEMBERED);
        let (until, tries) = deaf.entry((channel, pictured)).or_insert((now, 0));
        *until = now + Span::from_ms(DEAF_FOR.as_ms() << (*tries).min(DOUBLED));
        *tries += 1;
    }

    /// Notes that a channel has a message again.
    fn heard(&self, channel: ChannelId, pictured: bool) {
        let mut deaf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        deaf.remove(&(channel, pictured));
    }
}
