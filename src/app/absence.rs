//! What happens when the places of games go, and when they come back.
//!
//! Nothing here depends on being told: what was missed shows when something cannot be delivered, or at the next start.

use super::Failure;
use super::handle::App;
use crate::game::{
use super::query::passed_over;
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
        write.set_away(guild, self.clock.now(), has_left).await?;
        write.park_guild(guild).await?;
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
        let mut effects = Vec::new();
        for id in write.open_games_of_guild(guild).await? {
            effects.extend(self.credit_game(&mut write, id, since, now).await?);
        }
        write.set_there(guild).await?;
        write.release_effects(guild, now).await?;
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
            let Some((before, mut effects)) = current else { continue };
            let place = &before.game.place;
            if place.home == channel {
                let after = end(&before.game, now).iter().fold(before.game.clone(), evolve);
                write.save(&before, &after).await?;
            } else {
                if place.channel == channel {
                    // Somebody's thread, in which the challenge was made.
                    write.move_home(id).await?;
                    effects.push(Effect::PostChallenge);
                }
                write.set_thread(id, None).await?;
                write.set_board(id, None).await?;
                effects.extend(in_new_place(&before.game));
            }
            write.enqueue(id, &effects, now).await?;
            self.commit(write).await?;
            self.ring_bells(&effects);
        }
        Ok(())
    }

    /// Credits one game with a time in which nobody could act, and lets its time run on.
    pub(super) async fn credit_game(
        &self,
        write: &mut Write,
        id: GameId,
        since: Timestamp,
        now: Timestamp,
    ) -> Result<Vec<Effect>, Failure> {
        let Some((before, mut effects)) = self.current(write, id).await? else { return Ok(Vec::new()) };
        let events = match &before.game.stage {
            Stage::Started(_) | Stage::Closed(_) => credit(&before.game, since, now),
            Stage::Offered { .. } => decide_time(&before.game, now),
        };
        let after = events.iter().fold(before.game.clone(), evolve);
        let planned = plan(&before.game, &after);
        write.save(&before, &after).await?;
        write.enqueue(id, &planned, now).await?;
        effects.extend(planned);
        Ok(effects)
    }

    /// Forgets the servers that took the bot out long ago, with everything about them.
    pub(super) async fn forget_old_guilds(&self) -> Result<(), Failure> {
        let mut write = self.store.write().await?;
        let forgotten = write.forget_guilds(self.clock.now() - KEPT_FOR).await?;
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

/// Plans what is to be shown where a game has moved to.
pub(super) fn in_new_place(game: &Game) -> Vec<Effect> {
    let ply = game.play().map_or(0, |play| play.position.plies());
    if game.is_running() { vec![Effect::EditChallenge, Effect::PostBoard { ply, again: true }] } else { Vec::new() }
}
