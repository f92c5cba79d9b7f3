//! Drains the outbox: of each game one effect at a time, in order.

mod shift;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use tokio::task::JoinSet;

use self::shift::{Shift, UnderWay};
use super::Failure;
use super::handle::App;
use super::outgoing::{Delivery, Outgoing, Receipt, Trouble};
use super::query::passed_over;
use super::voice::{Need, Spot};
use crate::game::{BoardMessage, ChannelId, Effect, Game, GameId, GuildId, MessageId, Pings, Shown, Stage};
use crate::rules::{Span, Timestamp};
use crate::store::{ShownGame, Waiting};

/// How many rows are looked at for the next ones.
const WINDOW: usize = 64;
/// The first wait after a failure; it doubles each time.
const FIRST_WAIT: Span = Span::from_secs(1);
/// The longest wait between two tries.
const LONGEST_WAIT: Span = Span::from_secs(300);
/// What Discord wants to be asked later waits for at least so long.
const SHORTEST_HOLD: Span = Span::from_ms(250);
/// After so many tries, some two days, an effect is given up.
const TRIES: u32 = 600;
/// How long everything waits for a server that is gone, unless it comes back; some ten years.
const UNTIL_BACK: Span = Span::from_secs(10 * 365 * 24 * 60 * 60);

/// Does what is in the outbox, for ever.
pub async fn dispatch<O: Outgoing>(app: Arc<App>, outgoing: Arc<O>) {
    let mut was_failing = false;
    let shift = loop {
        match Shift::begin(&app).await {
            Ok(shift) => break Arc::new(shift),
            Err(failure) if !was_failing => tracing::error!(%failure, "the outbox cannot be read; trying every second"),
            Err(_) => {}
        }
        was_failing = true;
        app.clock.sleep_until(app.clock.now() + FIRST_WAIT).await;
    };
    let mut tasks: JoinSet<()> = JoinSet::new();
    let mut under_way = UnderWay::default();
    let mut was_failing = false;
    loop {
        let wake_at = match start_due(&app, &outgoing, &shift, &mut tasks, &mut under_way).await {
            Ok(wake_at) => {
                if std::mem::replace(&mut was_failing, false) {
                    shift.works();
                }
                wake_at
            }
            Err(failure) => {
                was_failing = true;
                shift.failed(&failure, None);
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
            Some(done) = tasks.join_next_with_id() => {
                let (id, broke) = match done {
                    Ok((id, ())) => (id, None),
                    Err(error) => (error.id(), Some(error)),
                };
                if let (Some(waiting), Some(error)) = (under_way.end(id), broke) {
                    tracing::error!(%error, game = %waiting.game, effect = ?waiting.effect, "an effect broke");
                    if let Err(failure) = put_off(&app, &waiting, None).await {
                        tracing::error!(%failure, "it could not be put off");
                    }
                }
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
    shift: &Arc<Shift>,
    tasks: &mut JoinSet<()>,
    under_way: &mut UnderWay,
) -> Result<Option<Timestamp>, Failure> {
    let now = app.clock.now();
    // What could not be written down would be said once more.
    app.store.is_in_place()?;
    if let Some(after) = outgoing.closed() {
        return shift::hold_all(app, under_way, now, now + SHORTEST_HOLD.max(after)).await;
    }
    let mut wake_at: Option<Timestamp> = None;
    'urgency: for is_patient in [false, true] {
        while !under_way.is_full(is_patient) {
            let (servers, channels) = under_way.full(is_patient);
            let rows = app.store.first_effects(WINDOW, is_patient, &servers, &channels).await?;
            let is_all = rows.len() < WINDOW;
            let mut is_passed_over = false;
            for waiting in rows {
                if waiting.since > now {
                    wake_at = [wake_at, Some(waiting.since)].into_iter().flatten().min();
                    continue 'urgency;
                }
                if under_way.is_full(is_patient) {
                    continue 'urgency;
                }
                if under_way.is_busy(&waiting) {
                    continue;
                }
                if !under_way.has_room_for(&waiting) {
                    is_passed_over = true;
                    continue;
                }
                let (app, outgoing, shift) = (app.clone(), outgoing.clone(), shift.clone());
                let task = waiting.clone();
                let handle = tasks.spawn(async move { perform(&app, &*outgoing, &shift, task).await });
                under_way.begin(handle.id(), waiting);
            }
            // What waits for room starts when there is some. Behind it may be what need not wait.
            if is_all || !is_passed_over {
                continue 'urgency;
            }
        }
    }
    if wake_at.is_none() && tasks.is_empty() {
        shift.rests();
    }
    Ok(wake_at)
}

/// Performs one effect and notes what came of it, however long the noting takes: it must not be done again.
async fn perform<O: Outgoing>(app: &App, outgoing: &O, shift: &Shift, waiting: Waiting) {
    let mut has_failed = false;
    let done = loop {
        match deliver(app, outgoing, shift, &waiting).await {
            Ok(done) => break done,
            Err(failure) if !has_failed => shift.failed(&failure, Some(&waiting)),
            Err(_) => {}
        }
        has_failed = true;
        app.clock.sleep_until(app.clock.now() + FIRST_WAIT).await;
    };
    shift.tried(&waiting, &done);
    while let Err(failure) = note(app, &waiting, &done).await {
        if !has_failed {
            shift.failed(&failure, Some(&waiting));
        }
        has_failed = true;
        app.clock.sleep_until(app.clock.now() + FIRST_WAIT).await;
    }
    if has_failed {
        shift.works();
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
    /// It was not tried: Discord wants to be asked later.
    Held(Span),
    /// Its server is gone.
    Away(GuildId),
    /// The board message is gone, or cannot be brought up to date any more: another takes its place.
    BoardGone {
        /// The old one, if its buttons may still be taken off.
        old: Option<BoardMessage>,
    },
    /// The message of a standing challenge is gone: another takes its place.
    ChallengeGone,
    /// The game's thread is gone: the game moves to where the challenge was made.
    ThreadGone,
    /// Where the challenge was made is gone.
    HomeGone(ChannelId),
}

/// Does an effect in the first place that will have it.
async fn deliver<O: Outgoing>(app: &App, outgoing: &O, shift: &Shift, waiting: &Waiting) -> Result<Done, Failure> {
    let ShownGame { game, shown, is_away, settings } = match app.store.shown_game(waiting.game).await {
        Ok(Some(found)) => found,
        Ok(None) => return Ok(Done::Nothing),
        Err(Failure::Damaged(why)) => {
            tracing::error!(game = %waiting.game, why, "a damaged game says nothing");
            return Ok(Done::Nothing);
        }
        Err(failure) => return Err(failure),
    };
    if is_away {
        return Ok(Done::Away(game.place.guild));
    }
    if waiting.effect == Effect::Repaint && is_board_missing(&game, shown) {
        return Ok(Done::BoardGone { old: None });
    }
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
    let need = Need::of(&waiting.effect);
    // First wherever it may be shown whole; then, better than nothing, in words.
    let whole = places.iter().map(|to| (*to, need));
    let in_words = places.iter().filter(|_| need == Need::Picture).map(|to| (*to, Need::Words));
    for (to, need) in whole.chain(in_words) {
        let spot = spot(&game, shown, to);
        let tried_in_words = need == Need::Picture && app.voices.had_no_words(spot);
        if tried_in_words || app.voices.closed_until(spot, need, app.clock.now()).is_some() {
            continue;
        }
        // Before anything is noted or drawn.
        if let Some(after) = outgoing.closed_for(&waiting.effect, to) {
            return Ok(Done::Held(after));
        }
        let delivery = Delivery {
            row: waiting.row,
            enqueued_at: waiting.enqueued_at,
            game: game.clone(),
            shown,
            effect: waiting.effect.clone(),
            warning,
            pictured: need == Need::Picture,
            pings,
            locale: locale.clone(),
            to,
            rating,
            is_first_try: shift.is_first_try(waiting),
            at: app.clock.now(),
        };
        if let (Effect::Repaint, Some(board)) = (&waiting.effect, shown.board) {
            note_unsure(app, game.id, board).await?;
        }
        let asked_at = app.clock.host();
        match outgoing.deliver(delivery).await {
            Ok(receipt) => {
                app.voices.heard(spot, need);
                if let Receipt::Posted { message, .. } = receipt {
                    learn_time(app, shift.is_first_try(waiting), asked_at, message);
                }
                return Ok(Done::Receipt { receipt, to, shown });
            }
            Err(Trouble::Later(Some(after))) => return Ok(Done::Held(after)),
            Err(Trouble::Later(None)) => return Ok(Done::Later(None)),
            // A board that cannot be brought up to date any more is shown anew, wherever the bot may still speak.
            Err(Trouble::Forbidden) if waiting.effect == Effect::Repaint => {
                return Ok(Done::BoardGone { old: shown.board });
            }
            Err(Trouble::MessageGone | Trouble::Locked) if waiting.effect == Effect::Repaint => {
                return Ok(Done::BoardGone { old: None });
            }
            Err(Trouble::MessageGone) if waiting.effect == Effect::EditChallenge && is_offered(&game) => {
                return Ok(Done::ChallengeGone);
            }
            Err(Trouble::ChannelGone) if shown.thread == Some(to) => return Ok(Done::ThreadGone),
            Err(Trouble::ChannelGone) if game.place.channel == to => return Ok(Done::HomeGone(to)),
            Err(no) => {
                tracing::warn!(game = %game.id, channel = %to, effect = ?waiting.effect, trouble = ?no, "not delivered");
                note_refusal(app, &game, shown, spot, need, &no);
            }
        }
    }
    let closed_until = app.voices.closed_until(spot(&game, shown, game.place.channel), need, app.clock.now());
    Ok(match closed_until {
        // A challenge that nobody can see cannot be taken up: it is posted as soon as it may be.
        Some(until) if waiting.effect == Effect::PostChallenge && is_offered(&game) => {
            Done::Later(Some(until.since(app.clock.now())))
        }
        _ => Done::Nothing,
    })
}

/// Notes what a refusal says of the place, and of the channel it is in.
fn note_refusal(app: &App, game: &Game, shown: Shown, spot: Spot, need: Need, no: &Trouble) {
    let now = app.clock.now();
    match no {
        Trouble::Unseen => {
            app.voices.refused(spot, &Need::ALL, now, false);
            // Whoever cannot see a thread that the bot made cannot see its channel either.
            if shown.thread == Some(spot.channel) {
                app.voices.refused(self::spot(game, shown, game.place.channel), &Need::ALL, now, false);
            }
        }
        Trouble::Locked => app.voices.refused(spot, &[Need::Words, Need::Picture], now, true),
        Trouble::Forbidden if need != Need::View => app.voices.refused(spot, &[need], now, false),
        Trouble::Forbidden | Trouble::Later(_) | Trouble::MessageGone | Trouble::ChannelGone | Trouble::Rejected => {}
    }
}

/// Tells whose permissions hold in one of a game's places.
fn spot(game: &Game, shown: Shown, channel: ChannelId) -> Spot {
    let home = game.place.home;
    Spot { home, channel, in_thread: channel != home || shown.thread == Some(channel) }
}

/// Tells whether a challenge stands.
const fn is_offered(game: &Game) -> bool {
    matches!(game.stage, Stage::Offered { .. })
}

/// Learns from a new message when it was made; one that was perhaps made by an earlier try tells nothing.
fn learn_time(app: &App, is_first_try: bool, asked_at: Timestamp, message: MessageId) {
    if is_first_try {
        app.clock.asked(asked_at, message.0);
    } else {
        app.clock.heard(message.0);
    }
}

/// Notes that the picture of a board is about to change: should the answer be lost, nobody knows which it has.
async fn note_unsure(app: &App, game: GameId, board: BoardMessage) -> Result<(), Failure> {
    if board.picture().is_none() {
        return Ok(());
    }
    let mut write = app.store.write().await?;
    write.set_board(game, Some(BoardMessage { attachment: Some(BoardMessage::UNSURE), ..board }));
    app.commit(write).await
}

/// Counts the plies of a game.
pub(super) fn plies(game: &Game) -> u32 {
    game.play().map_or(0, |play| play.position.plies())
}

/// Tells whether a running game has no board message of its newest ply, and none is on its way before this effect.
pub(super) fn is_board_missing(game: &Game, shown: Shown) -> bool {
    game.is_running() && shown.board.is_none_or(|board| board.ply < plies(game))
}

/// Lists where an effect is tried: the thread, then the channel of the challenge; nowhere if it is done already.
fn places(game: &Game, shown: Shown, effect: &Effect) -> Vec<ChannelId> {
    let home = game.place.channel;
    let both = || shown.thread.into_iter().chain([home]).collect();
    match effect {
        // One that ended unseen is no news to anybody.
        Effect::PostChallenge if shown.challenge.is_none() && !matches!(game.stage, Stage::Closed(_)) => vec![home],
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
        Done::Held(after) => {
            write.hold_effect(waiting.row, now + SHORTEST_HOLD.max(*after));
            return app.commit(write).await;
        }
        Done::Away(guild) => {
            // Looked at again: had it come back meanwhile, what waits would have been released already.
            let due = if write.away_since(*guild).await?.is_some() { now + UNTIL_BACK } else { now };
            write.effect_later(waiting.row, due);
            return app.commit(write).await;
        }
        Done::HomeGone(channel) => {
            drop(write);
            app.channel_gone(*channel).await?;
            write = app.store.write().await?;
        }
        Done::Nothing => {}
        // A newer board message is on its way and will show everything.
        Done::BoardGone { .. } if write.board_waits(id, waiting.row).await? => {}
        Done::ChallengeGone => {
            write.set_challenge_message(id, None);
            write.enqueue(id, &[Effect::PostChallenge], now)?;
        }
        Done::BoardGone { .. } | Done::ThreadGone => {
            let Some(game) = passed_over(id, write.game(id).await)? else { return Ok(()) };
            let ply = plies(&game.game);
            write.set_board(id, None);
            let mut effects = Vec::new();
            if matches!(done, Done::ThreadGone) {
                write.set_thread(id, None);
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
            match done {
                Done::BoardGone { old } => effects.extend(strip(*old)),
                // It links to the board.
                _ => effects.push(Effect::EditChallenge),
            }
            write.enqueue(id, &effects, now)?;
        }
        Done::Receipt { receipt, to, shown } => match (&waiting.effect, *receipt) {
            (Effect::PostChallenge, Receipt::Posted { message, .. }) => {
                write.set_challenge_message(id, Some(message));
            }
            (Effect::OpenThread, Receipt::Thread(thread)) => write.set_thread(id, Some(thread)),
            (Effect::PostBoard { .. } | Effect::PostResult { .. }, Receipt::Posted { message, attachment }) => {
                let ply = match &waiting.effect {
                    Effect::PostBoard { ply, .. } => *ply,
                    _ => passed_over(id, write.game(id).await)?.map_or(0, |game| plies(&game.game)),
                };
                write.set_board(id, Some(BoardMessage { channel: *to, message, attachment, ply }));
                write.enqueue(id, &strip(shown.board), now)?;
            }
            (Effect::Warn(glass), Receipt::Posted { message, .. }) => {
                write.set_warning(id, glass, *to, message);
            }
            (Effect::StrikeWarning(glass), Receipt::Edited { .. }) => write.forget_warning(id, glass),
            (Effect::Repaint, Receipt::Edited { attachment }) => {
                write.set_board(id, shown.board.map(|board| BoardMessage { attachment, ..board }));
            }
            _ => {}
        },
    }
    write.effect_done(waiting.row);
    app.commit(write).await
}

/// Plans to take off the board message that is no longer the newest what holds no more.
fn strip(old: Option<BoardMessage>) -> Vec<Effect> {
    old.map(|board| Effect::StripBoard {
        channel: board.channel.0,
        message: board.message.0,
        attachment: board.picture(),
        ply: Some(board.ply),
    })
    .into_iter()
    .collect()
}

async fn put_off(app: &App, waiting: &Waiting, after: Option<Span>) -> Result<(), Failure> {
    let mut write = app.store.write().await?;
    if waiting.attempts >= TRIES {
        tracing::error!(game = %waiting.game, effect = ?waiting.effect, "given up");
        write.effect_done(waiting.row);
    } else {
        let wait = Span::from_ms(FIRST_WAIT.as_ms() << waiting.attempts.min(16)).min(LONGEST_WAIT);
        let due = app.clock.now() + after.map_or(wait, |after| after.max(wait));
        write.effect_later(waiting.row, due);
    }
    app.commit(write).await
}
