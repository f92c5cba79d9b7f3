//! What is known of a person, shown to him and erased for him.

use serde_json::Value;

use super::Failure;
use super::handle::App;
use super::query::passed_over;
use crate::game::{Command, Game, Person, PlayerId, Stage, decide, evolve, plan};
use crate::rules::{Action, Timestamp};

impl App {
    /// Gathers everything stored about a person, on all servers.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn about(&self, player: PlayerId) -> Result<Value, Failure> {
        self.store.about(player).await
    }

    /// Erases a person: his open games end, and a number that says nothing stands for him in those that are over.
    ///
    /// Told twice, it is done once: he may have come back meanwhile.
    ///
    /// # Errors
    ///
    /// Fails when the database does; then nothing has changed.
    pub async fn erase(&self, id: u64, person: &Person, at: Timestamp) -> Result<(), Failure> {
        let mut write = self.store.write().await?;
        if !self.is_new(&mut write, id).await? {
            return write.leave().await;
        }
        let mut effects = Vec::new();
        for id in write.open_games_of(person.id).await? {
            // One that cannot be read does not end, but he goes from it all the same.
            let current = passed_over(id, self.current(&mut write, id).await)?;
            let Some((before, caught_up)) = current else { continue };
            effects.extend(caught_up);
            let Ok(events) = decide(&before.game, person, farewell(&before.game, person.id), at) else { continue };
            let after = events.iter().fold(before.game.clone(), evolve);
            let planned = plan(&before.game, &after);
            write.save(&before, &after).await?;
            write.enqueue(id, &planned, self.clock.now())?;
            effects.extend(planned);
        }
        write.erase(person.id, self.clock.now()).await?;
        self.commit(write).await?;
        self.ring_bells(&effects);
        tracing::info!("a person was erased");
        Ok(())
    }
}

/// Tells how somebody leaves a game that is still open.
fn farewell(game: &Game, player: PlayerId) -> Command {
    match &game.stage {
        Stage::Offered { .. } if game.challenger.id == player => Command::Withdraw,
        Stage::Offered { .. } | Stage::Closed(_) => Command::Decline,
        Stage::Started(play) => {
            let color = game.color_of(player);
            let moved = color.is_some_and(|color| play.position.plies_of(color) > 0);
            Command::Act(if moved { Action::Resign } else { Action::Abort })
        }
    }
}
