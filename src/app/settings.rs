//! What channels and servers have set.

use super::Failure;
use super::handle::App;
use crate::game::{Change, ChannelId, GuildId, InForce, Refusal, Settings};

impl App {
    /// Tells which settings hold in a channel of a server.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn settings(&self, guild: GuildId, channel: ChannelId) -> Result<InForce, Failure> {
        let (channel, server) = self.store.settings(guild, channel).await?;
        Ok(InForce::of(channel, server))
    }

    /// Changes what a channel has set, or the server if none is named; told twice, it is done once.
    ///
    /// The inner error says why it is refused.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then nothing has changed.
    pub async fn change_settings(
        &self,
        id: u64,
        guild: GuildId,
        channel: Option<ChannelId>,
        change: Change,
    ) -> Result<Result<(), Refusal>, Failure> {
        if change.set.sand.is_some_and(|sand| !self.limits.sand.contains(sand)) {
            return Ok(Err(Refusal::SandOutOfRange(self.limits.sand)));
        }
        let (least, most) = Settings::PATIENCE;
        if change.set.patience.is_some_and(|patience| !(least..=most).contains(&patience)) {
            return Ok(Err(Refusal::PatienceOutOfRange));
        }
        let mut write = self.store.write().await?;
        if !self.is_new(&mut write, id).await? {
            write.leave().await?;
            return Ok(Ok(()));
        }
        let (of_channel, of_server) = write.settings(guild, channel.unwrap_or(ChannelId(0))).await?;
        let mut settings = if channel.is_some() { of_channel } else { of_server };
        settings.apply(change);
        write.set_settings(guild, channel, &settings);
        self.commit(write).await?;
        Ok(Ok(()))
    }
}
