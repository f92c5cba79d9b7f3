//! Whether players of the ranking are still members: asked in the background, for no event tells without an intent.

use std::sync::Arc;

use serenity::all::{Http, UserId};

use super::trouble::{Kind, counted, kind_of};
use crate::app::{App, Failure};
use crate::game::{GuildId, PlayerId};

/// Asks Discord about players who were not asked about for a day, without keeping anybody waiting.
pub fn check_later(app: &Arc<App>, http: &Arc<Http>, guild: GuildId, players: Vec<PlayerId>) {
    let (app, http) = (app.clone(), http.clone());
    // What is lost at the end of the process is asked again after a day.
    tokio::spawn(async move {
        if let Err(failure) = check(&app, &http, guild, players).await {
            tracing::warn!(%failure, "memberships could not be noted");
        }
    });
}

/// Asks Discord whether somebody has left a server; if that is not to be learnt, he has not.
pub async fn has_left(http: &Http, guild: GuildId, player: PlayerId) -> bool {
    match http.get_member(guild.0.into(), UserId::new(player.0)).await {
        Ok(_) => false,
        Err(error) => kind_of(&error) == Kind::NoMember,
    }
}

async fn check(app: &App, http: &Http, guild: GuildId, players: Vec<PlayerId>) -> Result<(), Failure> {
    for player in app.claim_checks(guild, players).await? {
        let member = http.get_member(guild.0.into(), UserId::new(player.0)).await;
        match counted(app.watch(), member) {
            Ok(_) => app.note_membership(guild, player, true).await?,
            Err(error) => match kind_of(&error) {
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
