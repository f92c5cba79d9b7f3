//! Whether players of the ranking are still members: asked in the background, for no event tells without an intent.

use std::sync::Arc;

use super::rest::Rest;
use super::trouble::Kind;
use crate::app::{App, Failure};
use crate::game::{GuildId, PlayerId};

/// Asks Discord about players who were not asked about for a day, without keeping anybody waiting.
pub fn check_later(app: &Arc<App>, rest: &Rest, guild: GuildId, players: Vec<PlayerId>) {
    let (app, rest) = (app.clone(), rest.clone());
    // What is lost at the end of the process is asked again after a day.
    tokio::spawn(async move {
        if let Err(failure) = check(&app, &rest, guild, players).await {
            tracing::warn!(%failure, "memberships could not be noted");
        }
    });
}

/// Asks Discord whether somebody has left a server; if that is not to be learnt, he has not.
pub async fn has_left(rest: &Rest, guild: GuildId, player: PlayerId) -> bool {
    rest.look_at_member(guild.0, player.0).await.is_err_and(|error| error.kind == Kind::NoMember)
}

async fn check(app: &App, rest: &Rest, guild: GuildId, players: Vec<PlayerId>) -> Result<(), Failure> {
    for player in app.claim_checks(guild, players).await? {
        match rest.look_at_member(guild.0, player.0).await {
            Ok(()) => app.note_membership(guild, player, true).await?,
            Err(error) => match error.kind {
                Kind::NoMember => app.note_membership(guild, player, false).await?,
                // Nothing is known, and asking on could only get the bot refused again.
                kind => {
                    tracing::info!(?kind, %guild, "a membership is not to be learnt; the others are not asked about");
                    return Ok(());
                }
            },
        }
    }
    Ok(())
}
