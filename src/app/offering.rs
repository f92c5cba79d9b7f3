//! Challenges and return matches: written down once, within what the channel allows.

use super::Failure;
use super::handle::App;
use crate::game::{
    ColorChoice, Effect, Game, GameId, GuildId, InForce, OpenGames, Person, Place, Refusal, Stage, Terms,
};
use crate::rules::{Span, Timestamp};
use crate::store::{Decided, Offer, Write};

/// A challenge somebody wants to make.
#[derive(Clone, Debug)]
pub struct OfferRequest {
    /// The interaction's number.
    pub id: u64,
    /// When, on Discord's clock.
    pub at: Timestamp,
    /// Where.
    pub place: Place,
    /// What.
    pub terms: Terms,
    /// Who.
    pub challenger: Person,
    /// To whom; to anybody if nobody is named.
    pub opponent: Option<Person>,
}

/// What became of a challenge.
#[derive(Clone, Debug)]
pub enum OfferAnswer {
    /// It stands.
    Offered(GameId),
    /// It was refused.
    Refused(Refusal),
}

/// A return match somebody wants.
#[derive(Clone, Debug)]
pub struct RematchRequest {
    /// The interaction's number.
    pub id: u64,
    /// When, on Discord's clock.
    pub at: Timestamp,
    /// On which server.
    pub guild: GuildId,
    /// Who.
    pub actor: Person,
    /// Of which game.
    pub game: GameId,
    /// How long after that game's end; however long if it does not matter.
    pub within: Option<Span>,
    /// Whether the bot may make a thread for it, as far as is known.
    pub may_thread: bool,
    /// The language of public messages, as Discord names it.
    pub locale: String,
}

/// What became of the wish for a return match.
#[derive(Clone, Debug)]
pub enum RematchAnswer {
    /// The opponent is challenged.
    Offered(GameId),
    /// The opponent had asked for it before: this challenge is to be accepted.
    Asked(GameId),
    /// It was refused.
    Refused(Refusal),
}

impl App {
    /// Writes a challenge down, exactly once.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then there is no challenge.
    pub async fn offer(&self, request: &OfferRequest) -> Result<OfferAnswer, Failure> {
        let OfferRequest { id, at, place, terms, challenger, opponent } = request;
        if !self.limits.sand.contains(terms.setup.sand) {
            return Ok(OfferAnswer::Refused(Refusal::SandOutOfRange(self.limits.sand)));
        }
        if terms.note.chars().count() > Terms::NOTE_LENGTH {
            return Ok(OfferAnswer::Refused(Refusal::NoteTooLong));
        }
        if opponent.as_ref().is_some_and(|opponent| opponent.id == challenger.id) {
            return Ok(OfferAnswer::Refused(Refusal::ChallengedSelf));
        }
        let offer = Offer {
            place: place.clone(),
            terms: terms.clone(),
            challenger: challenger.clone(),
            opponent: opponent.clone(),
            rematch_of: None,
            at: *at,
        };
        let write = self.store.write().await?;
        self.write_offer(write, *id, &offer).await
    }

    /// Challenges the opponent of a game that is over to another one with the colours swapped, exactly once.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then there is no challenge.
    #[tracing::instrument(skip_all, fields(game = %request.game))]
    pub async fn rematch(&self, request: &RematchRequest) -> Result<RematchAnswer, Failure> {
        let mut write = self.store.write().await?;
        Ok(match wish(&mut write, request).await? {
            Wish::Answered(answer) => {
                write.leave().await?;
                answer
            }
            Wish::Refused(refusal, decided) => {
                self.remember_refused(write, request.id, decided).await?;
                RematchAnswer::Refused(refusal)
            }
            Wish::Granted(offer) => match self.write_offer(write, request.id, &offer).await? {
                OfferAnswer::Offered(game) => RematchAnswer::Offered(game),
                OfferAnswer::Refused(refusal) => RematchAnswer::Refused(refusal),
            },
        })
    }

    /// Looks after the messages of standing challenges and the newest boards of running games: one that is gone is posted
    /// anew.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then nothing has changed.
    pub async fn look_after(&self, games: impl IntoIterator<Item = &Game>) -> Result<(), Failure> {
        let looks: Vec<(GameId, Effect)> = games
            .into_iter()
            .filter_map(|game| match &game.stage {
                Stage::Offered { .. } => Some((game.id, Effect::EditChallenge)),
                Stage::Started(_) if game.is_running() => Some((game.id, Effect::Repaint)),
                Stage::Started(_) | Stage::Closed(_) => None,
            })
            .collect();
        if looks.is_empty() {
            return Ok(());
        }
        let mut write = self.store.write().await?;
        for (game, effect) in &looks {
            write.enqueue(*game, std::slice::from_ref(effect), self.clock.now())?;
        }
        self.commit(write).await?;
        self.outbox_filled.notify_one();
        Ok(())
    }

    async fn write_offer(&self, mut write: Write, id: u64, offer: &Offer) -> Result<OfferAnswer, Failure> {
        let decided = write.decided(id).await?;
        if let Some(Decided { game: Some(game), refused: false, .. }) = decided {
            write.leave().await?;
            return Ok(OfferAnswer::Offered(game));
        }
        let refusal = if write.count_offers(offer.place.guild, offer.challenger.id).await? >= Game::OPEN_CHALLENGES {
            Some(Refusal::TooManyChallenges)
        } else {
            room_for_game(&mut write, &offer.place).await?
        };
        // What was refused once is not carried out later, and asks for nothing more.
        let refusal = refusal.or(decided.map(|_| Refusal::AnsweredBefore)).or_else(|| {
            let until = self.haste.challenges(offer.challenger.id, self.clock.host())?;
            Some(Refusal::TooFast { until: self.clock.of_host(until) })
        });
        if let Some(refusal) = refusal {
            self.remember_refused(write, id, decided).await?;
            return Ok(OfferAnswer::Refused(refusal));
        }
        let game = write.insert(offer).await?;
        let effects = [Effect::PostChallenge];
        write.remember(id, Decided { game: Some(game), refused: false, news: 0 }, self.clock.now());
        write.enqueue(game, &effects, self.clock.now())?;
        self.commit(write).await?;
        self.ring_bells(&effects);
        Ok(OfferAnswer::Offered(game))
    }

    /// Notes that an interaction was refused, unless that is known.
    async fn remember_refused(&self, mut write: Write, id: u64, known: Option<Decided>) -> Result<(), Failure> {
        if known.is_some() {
            return write.leave().await;
        }
        write.remember(id, Decided { game: None, refused: true, news: 0 }, self.clock.now());
        self.commit(write).await
    }
}

/// What a wish for a return match comes to.
enum Wish {
    /// There is nothing to write down.
    Answered(RematchAnswer),
    /// It is refused, which is noted unless that is known.
    Refused(Refusal, Option<Decided>),
    /// This challenge is to be made, if the channel has room for it.
    Granted(Box<Offer>),
}

/// Judges a wish for a return match.
async fn wish(write: &mut Write, request: &RematchRequest) -> Result<Wish, Failure> {
    let RematchRequest { id, at, guild, actor, game, within, may_thread, locale } = request;
    let no = |refusal| Ok(Wish::Answered(RematchAnswer::Refused(refusal)));
    let found = write.game(*game).await?.map(|found| found.game);
    let Some(old) = found.filter(|game| game.place.guild == *guild) else { return no(Refusal::UnknownGame) };
    let (Some(color), Some(opponent)) = (old.color_of(actor.id), old.other_than(actor.id)) else {
        return no(Refusal::NotYourGame);
    };
    if opponent.id.is_former() {
        return no(Refusal::OpponentErased);
    }
    let Some(outcome) = old.outcome() else { return no(Refusal::NotOver) };
    if within.is_some_and(|within| *at >= outcome.at + within) {
        return no(Refusal::RematchTooLate);
    }
    let decided = write.decided(*id).await?;
    if let Some(Decided { game: Some(newer), .. }) = decided {
        let newer_game = write.game(newer).await?.map(|found| found.game);
        // Whoever took the other's wish up did no more than accept.
        let is_own = newer_game.is_none_or(|newer| newer.challenger.id == actor.id);
        return Ok(Wish::Answered(if is_own { RematchAnswer::Offered(newer) } else { RematchAnswer::Asked(newer) }));
    }
    let before = match write.rematch_of(*game).await? {
        Some(newer) => write.game(newer).await?.map(|found| found.game),
        None => None,
    };
    let refusal = match before.as_ref().map(|newer| (newer, &newer.stage)) {
        Some((_, Stage::Offered { until })) if until <= at => None,
        Some((newer, Stage::Offered { .. })) if newer.challenger.id == actor.id => Some(Refusal::RematchStands),
        Some((newer, Stage::Offered { .. })) if decided.is_none() => {
            return Ok(Wish::Answered(RematchAnswer::Asked(newer.id)));
        }
        Some((newer, Stage::Started(_))) => Some(Refusal::RematchBegun(newer.id)),
        Some((_, Stage::Offered { .. } | Stage::Closed(_))) | None => None,
    };
    if let Some(refusal) = refusal {
        return Ok(Wish::Refused(refusal, decided));
    }
    let settings = in_force(write, &old.place).await?;
    // What the two have agreed on holds again, but for what the channel decides.
    let terms = Terms {
        color: ColorChoice::Chosen(color.opponent()),
        note: String::new(),
        rated: old.terms.rated && settings.rated.value,
        ..old.terms.clone()
    };
    let can_thread = old.place.channel == old.place.home && settings.threads.value && *may_thread;
    Ok(Wish::Granted(Box::new(Offer {
        place: Place { can_thread, locale: locale.clone(), ..old.place.clone() },
        terms,
        challenger: actor.clone(),
        opponent: Some(opponent.clone()),
        rematch_of: Some(old.id),
        at: *at,
    })))
}

/// Reads the settings that hold in a place.
async fn in_force(write: &mut Write, place: &Place) -> Result<InForce, Failure> {
    let (channel, server) = write.settings(place.guild, place.home).await?;
    Ok(InForce::of(channel, server))
}

/// Tells why no game may be begun in a place, if so.
pub(super) async fn room_for_game(write: &mut Write, place: &Place) -> Result<Option<Refusal>, Failure> {
    let settings = in_force(write, place).await?;
    if !settings.play.value {
        return Ok(Some(Refusal::NotPlayedHere));
    }
    Ok(match settings.open_games.value {
        OpenGames::Most(most) if !settings.open_games.value.has_room(write.count_open_in(place.home).await?) => {
            Some(Refusal::TooManyGames(most))
        }
        OpenGames::Most(_) | OpenGames::Unlimited => None,
    })
}
