//! One request, one transaction.

#[cfg(test)]
mod tests;

use tokio::sync::{Notify, watch};

use super::Failure;
use super::alarm::Alarm;
use super::haste::{Haste, Rates};
use super::offering::room_for_game;
use super::presence::Presence;
use super::voice::Voices;
use crate::clock::Clock;
use crate::game::{
    Command, Effect, Envelope, Event, Game, Guard, GuildId, PlayerId, Refusal, SandRange, decide, evolve, plan,
};
use crate::rules::{Action, Color, Span, Timestamp};
use crate::store::{Decided, Store, Write};
use crate::watch::Watch;

/// How long Discord waits for an answer.
const ANSWERABLE: Span = Span::from_secs(3);

/// What the operator allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How short and long sand may be.
    pub sand: SandRange,
    /// How long after a deadline an input made before it may still arrive.
    pub settling: Span,
    /// Whether games are credited with the time in which the bot was not there.
    pub credits_outages: bool,
    /// How much may be asked at once.
    pub rates: Rates,
}

/// The application: the store, the clock, and the bells that wake scheduler and dispatcher.
#[derive(Debug)]
pub struct App {
    pub(super) store: Store,
    pub(super) clock: Clock,
    pub(super) limits: Limits,
    pub(super) alarm: Alarm,
    pub(super) outbox_filled: Notify,
    pub(super) effects_done: watch::Sender<u64>,
    pub(super) presence: Presence,
    pub(super) haste: Haste,
    pub(super) voices: Voices,
    pub(super) watch: Watch,
    started_at: Timestamp,
}

/// What became of a request.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It was granted.
    Applied {
        /// The game now.
        game: Box<Game>,
        /// From where on the chronicle is new.
        news: usize,
    },
    /// It was refused and nothing changed.
    Refused {
        /// Why.
        refusal: Refusal,
        /// The game as it stands, if there is one.
        game: Option<Box<Game>>,
    },
}

impl App {
    /// Puts the application together.
    #[must_use]
    pub fn new(store: Store, clock: Clock, limits: Limits) -> App {
        let started_at = clock.host();
        let presence = Presence::new(&clock);
        App {
            store,
            clock,
            limits,
            alarm: Alarm::default(),
            outbox_filled: Notify::new(),
            effects_done: watch::Sender::new(0),
            presence,
            haste: Haste::new(limits.rates),
            voices: Voices::default(),
            watch: Watch::default(),
            started_at,
        }
    }

    /// Shows the clock.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Tells what the operator allows.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.limits
    }

    /// Tells how long the application has been running.
    #[must_use]
    pub fn uptime(&self) -> Span {
        self.clock.host().since(self.started_at)
    }

    /// Tells until when somebody who asks for something has to wait, because it is too much at once; nothing if he may.
    #[must_use]
    pub fn asks(&self, player: PlayerId, server: Option<GuildId>, in_hand: usize) -> Option<Timestamp> {
        let until = self.haste.asks(player, server, in_hand, self.clock.host())?;
        Some(self.clock.of_host(until))
    }

    /// Decides a request to a game, exactly once, and writes down what follows.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then nothing has changed and the request may be repeated.
    #[tracing::instrument(skip_all, fields(game = %envelope.game))]
    pub async fn handle(&self, envelope: &Envelope) -> Result<Answer, Failure> {
        self.heard().await?;
        let mut write = self.store.write().await?;
        let found = self.current_for(&mut write, envelope.game, Some(envelope.id)).await?;
        let Some((before, mut effects)) = found.filter(|(found, _)| found.game.place.guild == envelope.guild) else {
            write.leave().await?;
            return Ok(Answer::Refused { refusal: Refusal::UnknownGame, game: None });
        };
        let mut decision = judge(&before.game, envelope);
        if let Some(decided) = before.decided {
            if effects.is_empty() {
                write.leave().await?;
            } else {
                // The answer shows what it was credited with just now.
                self.commit(write).await?;
                self.ring_bells_of(&before.game, &effects);
            }
            let game = Box::new(before.game);
            return Ok(match (decided.refused, decision) {
                (false, _) => Answer::Applied { news: decided.news, game },
                (true, Err(refusal)) => Answer::Refused { refusal, game: Some(game) },
                (true, Ok(_)) => Answer::Refused { refusal: Refusal::AnsweredBefore, game: Some(game) },
            });
        }
        if matches!(envelope.command, Command::Accept { .. }) && decision.is_ok() {
            decision = match room_for_game(&mut write, &before.game.place).await? {
                Some(refusal) => Err(refusal),
                None => decision,
            };
        }
        let news = before.game.play().map_or(0, |play| play.chronicle.len());
        let decided = Decided { game: Some(envelope.game), refused: decision.is_err(), news };
        write.remember(envelope.id, decided, self.clock.now());
        let mut events = match decision {
            Ok(events) => events,
            Err(refusal) => {
                self.commit(write).await?;
                self.ring_bells_of(&before.game, &effects);
                tracing::debug!(?refusal, "refused");
                return Ok(Answer::Refused { refusal, game: Some(Box::new(before.game)) });
            }
        };
        for event in &mut events {
            if let Event::Accepted { by, ratings, .. } = event {
                *ratings = standing_ratings(&mut write, &before.game, by.id).await?;
            }
        }
        let after = events.iter().fold(before.game.clone(), evolve);
        let planned = plan(&before.game, &after);
        write.save(&before, &after).await?;
        write.enqueue(after.id, &planned, self.clock.now())?;
        self.commit(write).await?;
        effects.extend(planned);
        self.ring_bells_of(&after, &effects);
        tracing::debug!(?effects, "applied");
        Ok(Answer::Applied { game: Box::new(after), news })
    }

    /// Tells whether an interaction that concerns no game was not carried out before, and notes that it now is.
    pub(super) async fn is_new(&self, write: &mut Write, id: u64) -> Result<bool, Failure> {
        let is_new = write.decided(id).await?.is_none();
        if is_new {
            write.remember(id, Decided { game: None, refused: false, news: 0 }, self.clock.now());
        }
        Ok(is_new)
    }

    /// Rings for what a change of a game brings: effects, and a deadline before the one that is waited for.
    fn ring_bells_of(&self, game: &Game, effects: &[Effect]) {
        self.alarm.set(game.wakes_at());
        if !effects.is_empty() {
            self.outbox_filled.notify_one();
        }
    }

    pub(super) fn ring_bells(&self, effects: &[Effect]) {
        self.alarm.ring();
        if !effects.is_empty() {
            self.outbox_filled.notify_one();
        }
    }
}

/// Tells the ratings of challenger and opponent at the beginning of a game, rounded, if they have any.
async fn standing_ratings(write: &mut Write, game: &Game, opponent: PlayerId) -> Result<[Option<u32>; 2], Failure> {
    let mut ratings = [None; 2];
    for (rating, player) in ratings.iter_mut().zip([game.challenger.id, opponent]) {
        let standing = write.standing(game.place.guild, game.terms.setup.level, player).await?;
        *rating = standing.and_then(|standing| u32::try_from(standing.rating.rounded()).ok());
    }
    Ok(ratings)
}

/// Decides an envelope without writing anything down: what was meant for another ply is stale.
///
/// # Errors
///
/// Says why it is refused.
pub fn judge(game: &Game, envelope: &Envelope) -> Result<Vec<Event>, Refusal> {
    let color = game.color_of(envelope.actor.id);
    let holds = match envelope.guard {
        Guard::None => true,
        Guard::Ply(ply) => game.play().is_some_and(|play| play.position.plies() == ply),
        Guard::OwnPly(ply) => color.and_then(|color| game.last_ply_of(color)) == Some(ply),
    };
    // Holding back declines all that is open: what has become open since was not meant.
    let meant = !(matches!((envelope.guard, envelope.command), (Guard::OwnPly(_), Command::Act(Action::Hold)))
        && color.is_some_and(|color| may_fill(game, color, envelope.at)));
    if !holds || !meant {
        // An outsider is told that he is one, whatever he was looking at.
        return Err(if color.is_some() { Refusal::Stale } else { Refusal::NotYourGame });
    }
    decide(game, &envelope.actor, envelope.command, counted_at(game, envelope.at))
}

/// Lets what was done shortly before the bot was back, and can still be answered, count from then on.
fn counted_at(game: &Game, at: Timestamp) -> Timestamp {
    match game.play().map(|play| play.position.reached()) {
        Some(reached) if at < reached && reached.since(at) <= ANSWERABLE => reached,
        Some(_) | None => at,
    }
}

/// Tells whether a colour may drop a ring at an instant where its opponent left it.
fn may_fill(game: &Game, color: Color, at: Timestamp) -> bool {
    let Some(play) = game.play() else { return false };
    let mut position = play.position.clone();
    position.advance(at);
    position.fill_space(color).is_some()
}
