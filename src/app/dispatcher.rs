//! Drains the outbox: of each game one effect at a time, in order.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use tokio::task::{Id, JoinSet};

use super::Failure;
use super::handle::App;
use super::outgoing::{Delivery, Outgoing, Receipt, Trouble};
use super::query::passed_over;
use super::voice::{Need, Spot};
use crate::game::{BoardMessage, ChannelId, Effect, Game, GameId, GuildId, MessageId, Pings, Shown, Stage};
use crate::rules::{Span, Timestamp};
use crate::store::{ShownGame, Waiting};

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
/// Does what is in the outbox, for ever.
pub async fn dispatch<O: Outgoing>(app: Arc<App>, outgoing: Arc<O>) {
    let mut under_way: JoinSet<()> = JoinSet::new();
    let mut busy: HashMap<Id, Waiting> = HashMap::new();
    loop {
        let wake_at = match start_due(&app, &outgoing, &mut under_way, &mut busy).await {
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
    under_way: &mut JoinSet<()>,
    busy: &mut HashMap<Id, Waiting>,
) -> Result<Option<Timestamp>, Failure> {
    let now = app.clock.now();
    let mut games: HashSet<GameId> = busy.values().map(|waiting| waiting.game).collect();
    for waiting in app.store.first_effects(WINDOW).await? {
        if waiting.since > now {
            return Ok(Some(waiting.since));
        }
        if busy.len() >= AT_ONCE {
            return Ok(None);
        }
        if games.insert(waiting.game) {
            let (app, outgoing) = (app.clone(), outgoing.clone());
            let task = waiting.clone();
            let handle = under_way.spawn(async move { perform(&app, &*outgoing, task).await });
            busy.insert(handle.id(), waiting);
        }
    }
    // What is due already but of a busy game starts when that game is done.
    Ok(None)
}

/// Performs one effect and notes what came of it, however long the noting takes: it must not be done again.
async fn perform<O: Outgoing>(app: &App, outgoing: &O, waiting: Waiting) {
    let done = loop {
        match deliver(app, outgoing, &waiting).await {
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
async fn deliver<O: Outgoing>(app: &App, outgoing: &O, waiting: &Waiting) -> Result<Done, Failure> {
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
    let need = need_of(&waiting.effect);
    // First wherever it may be shown whole; then, better than nothing, in words.
    let whole = places.iter().map(|to| (*to, need));
    let in_words = places.iter().filter(|_| need == Need::Picture).map(|to| (*to, Need::Words));
    for (to, need) in whole.chain(in_words) {
        let spot = spot(&game, shown, to);
        let tried_in_words = need == Need::Picture && app.voices.had_no_words(spot);
        if tried_in_words || app.voices.closed_until(spot, need, app.clock.now()).is_some() {
            continue;
        }
        let delivery = Delivery {
            row: waiting.row,
            game: game.clone(),
            shown,
            effect: waiting.effect.clone(),
            warning,
            pictured: need == Need::Picture,
            pings,
            locale: locale.clone(),
            to,
            rating,
            is_first_try: is_first_try(app, waiting),
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
                    learn_time(app, waiting, asked_at, message);
                }
                return Ok(Done::Receipt { receipt, to, shown });
            }
            Err(Trouble::Later(after)) => return Ok(Done::Later(after)),
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
fn learn_time(app: &App, waiting: &Waiting, asked_at: Timestamp, message: MessageId) {
    if is_first_try(app, waiting) {
        app.clock.asked(asked_at, message.0);
    } else {
        app.clock.heard(message.0);
    }
}

/// Tells whether nobody can have tried this before, not even a process that has ended since.
fn is_first_try(app: &App, waiting: &Waiting) -> bool {
    waiting.attempts == 0 && waiting.since >= app.started_at()
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

/// Tells what an effect needs of the place where it is done.
const fn need_of(effect: &Effect) -> Need {
    match effect {
        Effect::PostBoard { .. } | Effect::PostResult { .. } => Need::Picture,
        Effect::PostChallenge
        | Effect::Tell { .. }
        | Effect::TellParent
        | Effect::TellAway { .. }
        | Effect::Warn(_) => Need::Words,
        Effect::EditChallenge
        | Effect::OpenThread
        | Effect::Repaint
        | Effect::StripBoard { .. }
        | Effect::StrikeWarning(_) => Need::View,
    }
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

/// Plans to take the buttons off the board message that is no longer the newest.
fn strip(old: Option<BoardMessage>) -> Vec<Effect> {
    old.map(|board| Effect::StripBoard {
        channel: board.channel.0,
        message: board.message.0,
        attachment: board.picture(),
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

#[cfg(test)]
mod tests {
    use super::super::absence::tests::{GUILD, challenged};
    use super::*;

    /// Says nothing.
    struct Silent;

    impl Outgoing for Silent {
        async fn deliver(&self, _delivery: Delivery) -> Result<Receipt, Trouble> {
            Ok(Receipt::Done)
        }
    }

    #[tokio::test]
    async fn what_is_put_off_while_its_server_comes_back_is_due_at_once() {
        let (app, hands, _folder) = challenged().await;
        for is_back in [false, true] {
            app.guild_gone(GUILD, false).await.unwrap();
            let first = app.store.first_effects(9).await.unwrap();
            let [waiting] = &first[..] else { panic!("one message waits: {first:?}") };
            let done = deliver(&app, &Silent, waiting).await.unwrap();
            if is_back {
                app.guild_there(GUILD).await.unwrap();
            }
            note(&app, waiting, &done).await.unwrap();
            assert_eq!(app.store.due_effect_count(hands.now()).await.unwrap(), i64::from(is_back));
            app.guild_there(GUILD).await.unwrap();
        }
    }
}
