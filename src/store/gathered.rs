//! What is to be written of games, gathered: for many games it takes as many statements as for one.

use serde_json::{Value, json};
use sqlx::Row;

use super::batch::Batch;
use super::error::StoreError;
use super::queries as sql;
use super::rows::{signed, stage_word};
use super::write::{Versioned, Write};
use crate::game::{Effect, Game, GameId, Person, Stage};
use crate::rules::Timestamp;

/// Rows that wait to be written together; those of one table do not touch each other's.
#[derive(Default, Debug)]
pub(super) struct Gathered {
    /// Games that only went on.
    gone_on: Vec<Value>,
    inputs: Vec<Value>,
    /// Effects that give way to newer ones: of which game, and what.
    replaced: Vec<(i64, String)>,
    /// Effects: of which game, what, when, and whether nobody waits for it.
    effects: Vec<(i64, String, i64, u8)>,
}

impl Gathered {
    /// Puts everything into a batch, behind what is there.
    pub(super) fn flush(&mut self, batch: &mut Batch) {
        let Gathered { gone_on, inputs, replaced, effects } = std::mem::take(self);
        if !gone_on.is_empty() {
            batch.add(sql::GO_ON).bind(json!(gone_on).to_string()).holding(gone_on.len());
        }
        if !inputs.is_empty() {
            batch.add(sql::INSERT_INPUTS).bind(json!(inputs).to_string());
        }
        if !replaced.is_empty() {
            batch.add(sql::DROP_EFFECTS).bind(json!(replaced).to_string());
        }
        let awaited: Vec<i64> = effects.iter().filter(|(.., patient)| *patient == 0).map(|(game, ..)| *game).collect();
        if !awaited.is_empty() {
            batch.add(sql::HURRY).bind(json!(awaited).to_string());
        }
        if !effects.is_empty() {
            batch.add(sql::ENQUEUE).bind(json!(effects).to_string());
        }
    }
}

/// What of a game's row hardly ever changes, and most of its indexes are made of.
#[derive(PartialEq, Eq, Debug)]
struct Seldom<'a> {
    opponent: Option<&'a Person>,
    stage: &'static str,
    challenger_color: Option<&'static str>,
    began_at: Option<Timestamp>,
    result: Option<&'static str>,
    reason: Option<&'static str>,
    ended_at: Option<Timestamp>,
    called_off_at: Option<Timestamp>,
    ratings: [Option<u32>; 2],
}

impl Seldom<'_> {
    fn of(game: &Game) -> Seldom<'_> {
        let (play, outcome) = (game.play(), game.outcome());
        Seldom {
            opponent: game.opponent.as_ref(),
            stage: stage_word(game),
            challenger_color: play.map(|play| play.challenger_color.word()),
            began_at: play.map(|play| play.position.began()),
            result: outcome.map(|outcome| outcome.verdict.word()),
            reason: outcome.map(|outcome| outcome.reason.word()),
            ended_at: outcome.map(|outcome| outcome.at),
            called_off_at: play.and_then(|play| play.called_off_at),
            ratings: play.map_or([None; 2], |play| play.ratings),
        }
    }
}

impl Write {
    /// Writes a changed game down: its row, the inputs that are new, and what its end says of the players.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does, or when the game was changed since it was read.
    pub async fn save(&mut self, before: &Versioned, after: &Game) -> Result<(), StoreError> {
        let play = after.play();
        let id = signed(after.id.0);
        let timer_side = play.map_or("right", |play| play.timer_side.word());
        let settled_at = play.map(|play| play.position.now().as_ms());
        let deadline_at = after.wakes_at().map(Timestamp::as_ms);
        let seldom = Seldom::of(after);
        if seldom == Seldom::of(&before.game) && seldom.stage == before.stage {
            self.gathered.gone_on.push(json!([id, before.version, timer_side, settled_at, deadline_at]));
        } else {
            self.next()
                .add(sql::UPDATE_GAME)
                .bind(id)
                .bind(before.version)
                .bind(seldom.opponent.map(|opponent| signed(opponent.id.0)))
                .bind(seldom.opponent.map(|opponent| opponent.name.clone()))
                .bind(seldom.stage)
                .bind(seldom.challenger_color)
                .bind(timer_side)
                .bind(seldom.began_at.map(Timestamp::as_ms))
                .bind(settled_at)
                .bind(deadline_at)
                .bind(seldom.result)
                .bind(seldom.reason)
                .bind(seldom.ended_at.map(Timestamp::as_ms))
                .bind(seldom.called_off_at.map(Timestamp::as_ms))
                .bind(seldom.ratings[0])
                .bind(seldom.ratings[1])
                .holding(1);
        }
        let known = match &before.game.stage {
            Stage::Started(play) => play.inputs.len(),
            Stage::Offered { .. } | Stage::Closed(_) => 0,
        };
        let fresh = play.map_or(&[][..], |play| &play.inputs[known..]);
        for (seq, input) in (known..).zip(fresh) {
            self.gathered.inputs.push(json!([id, seq, input.at.as_ms(), input.entry.to_string()]));
        }
        if after.outcome().is_some() && before.game.outcome().is_none() {
            self.record_end(after).await?;
        }
        Ok(())
    }

    /// Puts effects in the outbox; a repaint or edit still waiting is replaced by the newer one.
    ///
    /// # Errors
    ///
    /// Fails when an effect cannot be written as JSON.
    pub fn enqueue(&mut self, game: GameId, effects: &[Effect], at: Timestamp) -> Result<(), StoreError> {
        self.put(game, effects, at, false)
    }

    /// Does the same with what nobody waits for: it comes behind all the rest, unless something of the same game is
    /// waited for or will be, for they are done in their order.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does, or when an effect cannot be written as JSON.
    pub async fn enqueue_patiently(
        &mut self,
        game: GameId,
        effects: &[Effect],
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(sql::IS_AWAITED).bind(signed(game.0));
        let is_awaited: bool = query.fetch_one(self.lend().await?).await?.try_get(0)?;
        self.put(game, effects, at, !is_awaited)
    }

    fn put(&mut self, game: GameId, effects: &[Effect], at: Timestamp, is_patient: bool) -> Result<(), StoreError> {
        let id = signed(game.0);
        for effect in effects {
            let text = serde_json::to_string(effect).map_err(|error| StoreError::Damaged(error.to_string()))?;
            if matches!(effect, Effect::Repaint | Effect::EditChallenge) {
                self.gathered.effects.retain(|(other, waiting, ..)| *other != id || *waiting != text);
                self.gathered.replaced.push((id, text.clone()));
            }
            if !is_patient {
                // Of one game all is said in its order.
                self.gathered.effects.iter_mut().filter(|(other, ..)| *other == id).for_each(|it| it.3 = 0);
            }
            self.gathered.effects.push((id, text, at.as_ms(), u8::from(is_patient)));
        }
        Ok(())
    }

    /// Writes what is found out to be wrong only when all is committed: an input of no game.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    #[cfg(test)]
    pub async fn spoil(&mut self) -> Result<(), StoreError> {
        self.next().add("PRAGMA defer_foreign_keys = ON");
        self.gathered.inputs.push(json!([99, 0, 0, ""]));
        self.run().await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Timestamp;
    use crate::store::sample::{offer, store};

    const AT: Timestamp = Timestamp::from_ms(1_000);

    #[tokio::test]
    async fn of_games_that_are_written_together_all_is_written_or_nothing() {
        let (_folder, store) = store().await;
        let mut write = store.write().await.unwrap();
        let mut games = Vec::new();
        for _ in 0..5 {
            games.push(write.insert(&offer(AT)).await.unwrap());
        }
        write.commit().await.unwrap();
        for is_read_before in [false, true] {
            let mut write = store.write().await.unwrap();
            let mut found = Vec::new();
            for game in &games {
                found.push(write.game(*game).await.unwrap().unwrap());
            }
            if is_read_before {
                // The last one is changed once more than anybody has read.
                let last = found.last().unwrap();
                write.save(last, &last.game).await.unwrap();
                write.lend().await.unwrap();
            }
            for before in &found {
                write.save(before, &before.game).await.unwrap();
                write.enqueue(before.game.id, &[Effect::PostChallenge], AT).unwrap();
            }
            let written = write.commit().await;
            assert_eq!(matches!(written, Err(StoreError::Damaged(_))), is_read_before, "{written:?}");
            assert_eq!(store.first_effects(9, false, &[], &[]).await.unwrap().len(), 5);
            assert_eq!(store.last_enqueued().await.unwrap(), 5, "of the second time nothing is left");
        }
    }

    #[tokio::test]
    async fn effects_keep_their_order_and_of_repaints_the_last_is_left() {
        let (_folder, store) = store().await;
        let mut write = store.write().await.unwrap();
        let game = write.insert(&offer(AT)).await.unwrap();
        let other = write.insert(&offer(AT)).await.unwrap();
        write.enqueue(other, &[Effect::Repaint], AT).unwrap();
        write.enqueue(game, &[Effect::OpenThread, Effect::Repaint, Effect::TellParent], AT).unwrap();
        write.commit().await.unwrap();
        let mut write = store.write().await.unwrap();
        write.enqueue(game, &[Effect::Repaint, Effect::TellAway { ms: 7 }, Effect::Repaint], AT).unwrap();
        write.commit().await.unwrap();
        let mut waiting = Vec::new();
        while let Some(first) =
            store.first_effects(9, false, &[], &[]).await.unwrap().into_iter().find(|it| it.game == game)
        {
            let mut write = store.write().await.unwrap();
            write.effect_done(first.row);
            write.commit().await.unwrap();
            waiting.push(first.effect);
        }
        let expected = [Effect::OpenThread, Effect::TellParent, Effect::TellAway { ms: 7 }, Effect::Repaint];
        assert_eq!(waiting, expected);
        assert_eq!(store.first_effects(9, false, &[], &[]).await.unwrap().len(), 1, "another game's repaint stays");
    }
}
