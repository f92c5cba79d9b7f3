//! What happens when the places of games go, and when they come back.
//!
//! Nothing here depends on being told: what was missed shows when something cannot be delivered, when somebody acts
//! there, or at the next start.

use super::Failure;
use super::handle::App;
use super::query::passed_over;
use crate::game::{
    ChannelId, Closed, Effect, Event, Game, GameId, GuildId, Stage, call_off, credit, decide_time, evolve, plan,
};
use crate::rules::{Span, Timestamp};
use crate::store::Write;

/// How long the data of a server is kept that took the bot out.
pub(super) const KEPT_FOR: Span = Span::from_secs(30 * 24 * 60 * 60);

impl App {
    /// Lets the time of a server's games stand still: it took the bot out, or Discord cannot reach it.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then nothing has changed.
    #[tracing::instrument(skip(self))]
    pub async fn guild_gone(&self, guild: GuildId, has_left: bool) -> Result<(), Failure> {
        let mut write = self.store.write().await?;
        write.set_away(guild, self.clock.now(), has_left);
        write.park_guild(guild);
        self.commit(write).await?;
        tracing::info!(has_left, "a server is gone; its games stand still");
        Ok(())
    }

    /// Lets a server's games go on, with the time of the absence credited to both sides alike.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then nothing has changed.
    #[tracing::instrument(skip(self))]
    pub async fn guild_there(&self, guild: GuildId) -> Result<(), Failure> {
        if self.store.away_since(guild).await?.is_none() {
            return Ok(());
        }
        let now = self.clock.now();
        let mut write = self.store.write().await?;
        let Some(since) = write.away_since(guild).await? else { return Ok(()) };
        let (mut games, mut effects) = (Vec::new(), Vec::new());
        for id in write.open_games_of_guild(guild).await? {
            if let Some((game, planned)) = self.credit_game(&mut write, id, since, now).await? {
                games.push(game);
                effects.extend(planned);
            }
        }
        // As long as it counts as gone, nothing that is saved sets time going.
        write.set_there(guild);
        for game in &games {
            write.let_run(game);
        }
        write.release_effects(guild, now);
        self.commit(write).await?;
        self.ring_bells(&[Effect::Repaint]);
        tracing::info!(?since, effects = effects.len(), "a server is back; its games go on");
        Ok(())
    }

    /// Tells whether a server took the bot out, or cannot be reached.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn is_away(&self, guild: GuildId) -> Result<bool, Failure> {
        Ok(self.store.away_since(guild).await?.is_some())
    }

    /// Notes which servers the bot is on: of the others it was taken out while it was away.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn guilds_now(&self, is_mine: impl Fn(GuildId) -> bool, there: &[GuildId]) -> Result<(), Failure> {
        for guild in self.store.guilds_not_left().await? {
            if is_mine(guild) && !there.contains(&guild) {
                self.guild_gone(guild, true).await?;
            }
        }
        Ok(())
    }

    /// Moves the games of a channel or thread that is gone to its parent, or calls them off where there is none.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then nothing has changed.
    #[tracing::instrument(skip(self))]
    pub async fn channel_gone(&self, channel: ChannelId) -> Result<(), Failure> {
        let now = self.clock.now();
        for id in self.store.open_games_in(channel).await? {
            let mut write = self.store.write().await?;
            let current = passed_over(id, self.current(&mut write, id).await)?;
            // What a credit gave was enqueued with it.
            let Some((before, credited)) = current else { continue };
            let place = &before.game.place;
            let mut effects = Vec::new();
            if place.home == channel {
                let after = end(&before.game, now).iter().fold(before.game.clone(), evolve);
                write.save(&before, &after).await?;
            } else {
                if place.channel == channel {
                    // Somebody's thread, in which the challenge was made.
                    write.move_home(id);
                }
                write.set_thread(id, None);
                write.set_board(id, None);
                effects.extend(in_new_place(&before.game, place.channel == channel));
            }
            write.enqueue(id, &effects, now)?;
            self.commit(write).await?;
            effects.extend(credited);
            self.ring_bells(&effects);
        }
        Ok(())
    }

    /// Credits one game with a time in which nobody could act; nothing if it cannot be read.
    async fn credit_game(
        &self,
        write: &mut Write,
        id: GameId,
        since: Timestamp,
        now: Timestamp,
    ) -> Result<Option<(Game, Vec<Effect>)>, Failure> {
        let current = passed_over(id, self.current(write, id).await)?;
        let Some((before, mut effects)) = current else { return Ok(None) };
        let events = match &before.game.stage {
            Stage::Started(_) | Stage::Closed(_) => credit(&before.game, since, now),
            Stage::Offered { .. } => decide_time(&before.game, now),
        };
        let after = events.iter().fold(before.game.clone(), evolve);
        let planned = plan(&before.game, &after);
        write.save(&before, &after).await?;
        write.enqueue(id, &planned, now)?;
        effects.extend(planned);
        Ok(Some((after, effects)))
    }

    /// Forgets the servers that took the bot out long before an instant, with everything about them.
    pub(super) async fn forget_old_guilds(&self, now: Timestamp) -> Result<(), Failure> {
        let mut write = self.store.write().await?;
        let forgotten = write.forget_guilds(now - KEPT_FOR).await?;
        self.commit(write).await?;
        if forgotten > 0 {
            tracing::info!(forgotten, "servers that took the bot out were forgotten");
        }
        Ok(())
    }
}

/// Ends whatever a game has come to.
fn end(game: &Game, at: Timestamp) -> Vec<Event> {
    match &game.stage {
        Stage::Offered { .. } => vec![Event::Closed(Closed::Withdrawn)],
        Stage::Started(_) | Stage::Closed(_) => call_off(game, at),
    }
}

/// Plans what is to be shown where a game or challenge has moved to: the board first, for the challenge links to it.
fn in_new_place(game: &Game, has_lost_its_challenge: bool) -> Vec<Effect> {
    let ply = game.play().map_or(0, |play| play.position.plies());
    let board = game.is_running().then_some(Effect::PostBoard { ply, again: true });
    let challenge = if has_lost_its_challenge { Effect::PostChallenge } else { Effect::EditChallenge };
    board.into_iter().chain([challenge]).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::app::{Limits, OfferRequest, Rates};
    use crate::clock::{Clock, Hands};
    use crate::game::{Person, Place, PlayerId, SandRange, Terms};
    use crate::rules::{Level, Start};
    use crate::store::Store;

    pub const GUILD: GuildId = GuildId(9);

    /// Sets an application up with a standing challenge, whose message waits to be posted.
    pub async fn challenged() -> (App, Hands, TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("tamsk.sqlite").display());
        let (clock, hands) = Clock::manual(Timestamp::from_ms(1_767_225_600_000));
        let sand = SandRange { min: Span::from_secs(1), max: Span::from_secs(86_400) };
        let settling = Span::from_ms(1_500);
        let limits = Limits { sand, settling, credits_outages: true, rates: Rates::BOUNDLESS };
        let app = App::new(Store::open(&url).await.unwrap(), clock, limits);
        challenge(&app, 1).await;
        (app, hands, folder)
    }

    /// Challenges anybody by an interaction.
    pub async fn challenge(app: &App, id: u64) {
        let channel = ChannelId(8);
        let offer = OfferRequest {
            id,
            at: app.clock.now(),
            place: Place { guild: GUILD, channel, home: channel, can_thread: true, locale: "en".into() },
            terms: Terms::new(Level::Two, Start::Corners, Span::from_secs(180)),
            challenger: Person { id: PlayerId(1 << 30), name: "alice".into() },
            opponent: None,
        };
        app.offer(&offer).await.unwrap();
    }

    #[tokio::test]
    async fn nothing_falls_due_on_a_server_that_is_gone() {
        let (app, hands, _folder) = challenged().await;
        let stage = async || app.store.game(GameId(1)).await.unwrap().unwrap().stage;
        hands.advance(Game::CHALLENGE_SPAN + Span::from_secs(10));
        app.guild_gone(GUILD, false).await.unwrap();
        app.settle_due().await.unwrap();
        assert!(matches!(stage().await, Stage::Offered { .. }), "its time stands still");
        assert_eq!(app.store.next_deadline().await.unwrap(), None);
        app.guild_there(GUILD).await.unwrap();
        assert_eq!(stage().await, Stage::Closed(Closed::Lapsed));
    }
}
