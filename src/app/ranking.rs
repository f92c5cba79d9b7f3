//! The ranking, and who of it is still there.

use super::Failure;
use super::handle::App;
use crate::game::{GuildId, History, Leaderboard, PlayerId, Profile};
use crate::rules::{Level, Span, Timestamp};

/// Discord is asked about a player's membership no more often than this: once a day.
const CHECK_PAUSE: Span = Span::from_secs(86_400);

impl App {
    /// Shows a page of the ranking of a server at a level, as a player sees it.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        level: Level,
        page: u32,
        asker: PlayerId,
    ) -> Result<Leaderboard, Failure> {
        self.store.leaderboard(guild, level, page, asker, self.clock.now()).await
    }

    /// Shows what is known of a player.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn profile(&self, guild: GuildId, player: PlayerId) -> Result<Profile, Failure> {
        self.store.profile(guild, player, self.clock.now()).await
    }

    /// Shows a page of the finished games of a player.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn history(&self, guild: GuildId, player: PlayerId, page: u32) -> Result<History, Failure> {
        self.store.history(guild, player, page).await
    }

    /// Picks those players about whose membership Discord may be asked now, and notes that it is.
    ///
    /// Noted before it is asked: whatever comes of it, the next time is a day later.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn claim_checks(&self, guild: GuildId, players: Vec<PlayerId>) -> Result<Vec<PlayerId>, Failure> {
        let now = self.clock.now();
        let mut claimed = Vec::new();
        let mut write = self.store.write().await?;
        for player in players {
            if write.claim_check(guild, player, now, now - CHECK_PAUSE).await? {
                claimed.push(player);
            }
        }
        self.commit(write).await?;
        Ok(claimed)
    }

    /// Notes what Discord said about a player's membership.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn note_membership(&self, guild: GuildId, player: PlayerId, is_member: bool) -> Result<(), Failure> {
        let departed = if is_member { None } else { Some(self.clock.now()) };
        let mut write = self.store.write().await?;
        write.set_departed(guild, player, departed).await?;
        self.commit(write).await
    }

    /// Forgets what a player's ratings on a server are: his next rated game is a newcomer's.
    ///
    /// Told twice, it is done once: he may have played meanwhile.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then nothing has changed.
    pub async fn forget_rating(&self, id: u64, guild: GuildId, player: PlayerId) -> Result<(), Failure> {
        let mut write = self.store.write().await?;
        if !self.is_new(&mut write, id).await? {
            return write.leave().await;
        }
        write.forget_rating(guild, player, self.clock.now());
        self.commit(write).await
    }

    /// Notes that a player acts on a server: whoever had departed is back, and so is a server that was gone.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn met(&self, guild: GuildId, player: PlayerId, at: Timestamp) -> Result<(), Failure> {
        let (away_since, is_departed) = self.store.absences(guild, player).await?;
        // That it is back may be heard before that it went; what was on its way when it went shows nothing.
        if away_since.is_some_and(|since| since < at) {
            self.guild_there(guild).await?;
        }
        if is_departed {
            self.note_membership(guild, player, true).await?;
        }
        Ok(())
    }
}
