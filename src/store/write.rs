//! Changing the database: one transaction a request, no network inside.

use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row, SqliteConnection};

use super::batch::Batch;
use super::error::StoreError;
use super::gathered::Gathered;
use super::open::Store;
use super::pen::Pen;
use super::queries as sql;
use super::rows::{GameRow, signed, unsigned};
use crate::game::{BoardMessage, ChannelId, Game, GameId, GuildId, MessageId, Person, Place, PlayerId, Terms};
use crate::rules::Timestamp;

/// A transaction that holds the one pen.
#[derive(Debug)]
pub struct Write {
    pen: Pen,
    /// What is carried out with what comes next.
    batch: Batch,
    /// What is carried out behind it.
    pub(super) gathered: Gathered,
}

/// A game with the version it was read at.
#[derive(Clone, Debug)]
pub struct Versioned {
    /// The game.
    pub game: Game,
    /// What was decided before on the interaction for which it was read, if anything.
    pub decided: Option<Decided>,
    /// Whether there was an outage that it was not credited with yet.
    pub is_behind: bool,
    pub(super) version: i64,
    /// Its stage as it is written, which another version may have found out otherwise.
    pub(super) stage: String,
}

/// A game that was found, or why it cannot be read.
pub type Candidate = (GameId, Result<Versioned, StoreError>);

/// What was decided on an interaction before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decided {
    /// Of which game.
    pub game: Option<GameId>,
    /// Whether it was refused.
    pub refused: bool,
    /// From where on the game's chronicle was new.
    pub news: usize,
}

impl Decided {
    fn of(game: Option<i64>, refused: bool, news: i64) -> Decided {
        let game = game.map(|id| GameId(unsigned(id)));
        Decided { game, refused, news: usize::try_from(news).unwrap_or_default() }
    }

    /// Reads it as a game's row has it.
    fn parse(json: &str) -> Result<Decided, StoreError> {
        let (game, refused, news): (_, i64, _) =
            serde_json::from_str(json).map_err(|why| StoreError::Damaged(format!("a decision: {why}")))?;
        Ok(Decided::of(game, refused != 0, news))
    }
}

/// A challenge to be written down.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Where.
    pub place: Place,
    /// What.
    pub terms: Terms,
    /// Who.
    pub challenger: Person,
    /// To whom; to anybody if nobody is named.
    pub opponent: Option<Person>,
    /// Of which game it wants a return match.
    pub rematch_of: Option<GameId>,
    /// When.
    pub at: Timestamp,
}

/// Reads a game's row.
fn versioned(row: &SqliteRow) -> Result<Versioned, StoreError> {
    let row = GameRow::from_row(row)?;
    let (version, is_behind, stage) = (row.version, row.is_behind, row.stage.clone());
    let decided = row.decided.as_deref().map(Decided::parse).transpose()?;
    Ok(Versioned { game: row.into_game()?, decided, is_behind, version, stage })
}

/// Reads games' rows; of one that is damaged, why.
pub(super) fn found(rows: &[SqliteRow]) -> Result<Vec<Candidate>, StoreError> {
    rows.iter().map(|row| Ok((GameId(unsigned(row.try_get("id")?)), versioned(row)))).collect()
}

/// Reads the earliest deadline of all games.
pub(super) fn earliest(row: &SqliteRow) -> Result<Option<Timestamp>, StoreError> {
    Ok(row.try_get::<Option<i64>, _>(0)?.map(Timestamp::from_ms))
}

impl Store {
    /// Looks whether the database's file is where it was opened.
    ///
    /// # Errors
    ///
    /// Fails when it is not, or cannot be looked at.
    pub fn is_in_place(&self) -> Result<(), StoreError> {
        self.file.is_in_place()
    }

    /// Begins a transaction that may write.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does, or when the database's file is not where it was opened.
    pub async fn write(&self) -> Result<Write, StoreError> {
        self.is_in_place()?;
        let (pen, batch) = self.desk.take().await?;
        Ok(Write { pen, batch, gathered: Gathered::default() })
    }
}

impl Write {
    /// Lends the connection that writes, with everything before carried out.
    pub(super) async fn lend(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        self.run().await?;
        self.pen.connection()
    }

    /// Finds where the next statement is to be put, behind all that is to be carried out before.
    pub(super) fn next(&mut self) -> &mut Batch {
        self.gathered.flush(&mut self.batch);
        &mut self.batch
    }

    /// Carries out what was put off.
    pub(super) async fn run(&mut self) -> Result<Vec<SqliteRow>, StoreError> {
        let batch = std::mem::take(self.next());
        if batch.is_empty() { Ok(Vec::new()) } else { self.pen.run(batch).await }
    }

    /// Tells what was decided on an interaction before, if anything.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn decided(&mut self, interaction: u64) -> Result<Option<Decided>, StoreError> {
        let row = sqlx::query(sql::DECIDED).bind(signed(interaction)).fetch_optional(self.lend().await?).await?;
        row.map(|row| Ok(Decided::of(row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))).transpose()
    }

    /// Notes what was decided on an interaction.
    pub fn remember(&mut self, interaction: u64, decided: Decided, at: Timestamp) {
        self.next()
            .add(sql::REMEMBER)
            .bind(signed(interaction))
            .bind(decided.game.map(|game| signed(game.0)))
            .bind(decided.refused)
            .bind(i64::try_from(decided.news).unwrap_or(i64::MAX))
            .bind(at.as_ms());
    }

    /// Reads a game to change it.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does or the game's rows are damaged.
    pub async fn game(&mut self, id: GameId) -> Result<Option<Versioned>, StoreError> {
        self.game_for(id, None).await
    }

    /// Reads a game to change it, with what was decided on an interaction before.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does or the game's rows are damaged.
    pub async fn game_for(&mut self, id: GameId, interaction: Option<u64>) -> Result<Option<Versioned>, StoreError> {
        self.next().add(sql::GAME).bind(signed(id.0)).bind(interaction.map(signed));
        let rows = self.run().await?;
        rows.last().map(versioned).transpose()
    }

    /// Reads games whose deadline is reached to change them, the most overdue first; of one that is damaged, why.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn due_games(&mut self, until: Timestamp, limit: u32) -> Result<Vec<Candidate>, StoreError> {
        self.next().add(sql::DUE_GAMES).bind(until.as_ms()).bind(None::<i64>).bind(limit);
        found(&self.run().await?)
    }

    /// Counts the standing challenges of a player.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn count_offers(&mut self, guild: GuildId, player: PlayerId) -> Result<i64, StoreError> {
        let query = sqlx::query(sql::COUNT_OFFERS).bind(signed(guild.0)).bind(signed(player.0));
        Ok(query.fetch_one(self.lend().await?).await?.try_get(0)?)
    }

    /// Counts the running games whose settings are a channel's.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn count_open_in(&mut self, home: ChannelId) -> Result<i64, StoreError> {
        let query = sqlx::query(sql::COUNT_OPEN_IN_HOME).bind(signed(home.0));
        Ok(query.fetch_one(self.lend().await?).await?.try_get(0)?)
    }

    /// Finds the newest return match of a game that stands, runs or was played.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn rematch_of(&mut self, game: GameId) -> Result<Option<GameId>, StoreError> {
        let query = sqlx::query(sql::REMATCH_OF).bind(signed(game.0));
        let row = query.fetch_optional(self.lend().await?).await?;
        row.map(|row| Ok(GameId(unsigned(row.try_get(0)?)))).transpose()
    }

    /// Writes a new challenge down and gives it its number.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn insert(&mut self, offer: &Offer) -> Result<GameId, StoreError> {
        let Offer { place, terms, challenger, opponent, rematch_of, at } = offer;
        let lapses_at = *at + Game::CHALLENGE_SPAN;
        let row = sqlx::query(sql::INSERT_GAME)
            .bind(signed(place.guild.0))
            .bind(signed(place.channel.0))
            .bind(place.can_thread)
            .bind(&place.locale)
            .bind(i64::from(terms.setup.level.number()))
            .bind(terms.setup.start.word())
            .bind(terms.setup.sand.as_ms())
            .bind(terms.setup.ring_window.as_ms())
            .bind(terms.setup.turn_timer.as_ms())
            .bind(terms.setup.patience.as_ms())
            .bind(terms.color.word())
            .bind(terms.rated)
            .bind(&terms.note)
            .bind(signed(challenger.id.0))
            .bind(&challenger.name)
            .bind(opponent.as_ref().map(|opponent| signed(opponent.id.0)))
            .bind(opponent.as_ref().map(|opponent| opponent.name.clone()))
            .bind(at.as_ms())
            .bind(lapses_at.as_ms())
            .bind(signed(place.home.0))
            .bind(rematch_of.map(|game| signed(game.0)))
            .fetch_one(self.lend().await?)
            .await?;
        Ok(GameId(unsigned(row.try_get(0)?)))
    }

    /// Writes down anew when a game is to be looked at; of one that cannot be read that is found out then.
    pub(super) async fn renew_deadline(&mut self, id: GameId) -> Result<(), StoreError> {
        let game = match self.game(id).await {
            Ok(Some(found)) => found.game,
            Ok(None) | Err(StoreError::Damaged(_)) => return Ok(()),
            Err(error) => return Err(error),
        };
        let wakes_at = game.wakes_at().map(Timestamp::as_ms);
        let query = sqlx::query(sql::SET_DEADLINE).bind(signed(id.0)).bind(wakes_at);
        query.execute(self.lend().await?).await?;
        Ok(())
    }

    /// Tells whether a board message waits in the outbox behind a row.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn board_waits(&mut self, game: GameId, row: i64) -> Result<bool, StoreError> {
        let query = sqlx::query(sql::BOARD_WAITS).bind(signed(game.0)).bind(row);
        Ok(query.fetch_one(self.lend().await?).await?.try_get(0)?)
    }

    /// Tells whether the message of a challenge waits in the outbox.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn challenge_waits(&mut self, game: GameId) -> Result<bool, StoreError> {
        let query = sqlx::query(sql::CHALLENGE_WAITS).bind(signed(game.0));
        Ok(query.fetch_one(self.lend().await?).await?.try_get(0)?)
    }

    /// Lets everything of a game that was tried and put off be done from an instant on.
    ///
    /// What was [held](Write::hold_effect) waits for Discord's limits and for nothing else.
    pub fn release_effects_of(&mut self, game: GameId, at: Timestamp) {
        self.next().add(sql::RELEASE_EFFECTS_OF).bind(signed(game.0)).bind(at.as_ms());
    }

    /// Takes an effect out of the outbox: it is done, or never will be.
    pub fn effect_done(&mut self, row: i64) {
        self.next().add(sql::EFFECT_DONE).bind(row);
    }

    /// Puts an effect off.
    pub fn effect_later(&mut self, row: i64, due: Timestamp) {
        self.next().add(sql::EFFECT_LATER).bind(row).bind(due.as_ms());
    }

    /// Puts an effect off that was not tried.
    pub fn hold_effect(&mut self, row: i64, due: Timestamp) {
        self.next().add(sql::HOLD_EFFECT).bind(row).bind(due.as_ms());
    }

    /// Puts everything off that is due and was not tried, but for some rows.
    pub fn hold_due_effects(&mut self, now: Timestamp, due: Timestamp, but: Vec<i64>) {
        let but = serde_json::json!(but).to_string();
        self.next().add(sql::HOLD_DUE_EFFECTS).bind(now.as_ms()).bind(due.as_ms()).bind(but);
    }

    /// Notes the thread of a game.
    pub fn set_thread(&mut self, game: GameId, thread: Option<ChannelId>) {
        self.next().add(sql::SET_THREAD).bind(signed(game.0)).bind(thread.map(|thread| signed(thread.0)));
    }

    /// Notes the message of a challenge.
    pub fn set_challenge_message(&mut self, game: GameId, message: Option<MessageId>) {
        self.next().add(sql::SET_CHALLENGE_MESSAGE).bind(signed(game.0)).bind(message.map(|message| signed(message.0)));
    }

    /// Notes the newest board message of a game.
    pub fn set_board(&mut self, game: GameId, board: Option<BoardMessage>) {
        self.next()
            .add(sql::SET_BOARD)
            .bind(signed(game.0))
            .bind(board.map(|board| signed(board.channel.0)))
            .bind(board.map(|board| signed(board.message.0)))
            .bind(board.and_then(|board| board.attachment).map(signed))
            .bind(board.map(|board| i64::from(board.ply)));
    }

    /// Forgets decisions so old that their interactions cannot come again.
    pub fn forget_decided(&mut self, before: Timestamp) {
        self.next().add(sql::FORGET_DECIDED).bind(before.as_ms());
    }

    /// Makes everything since the beginning of the transaction true.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does; then nothing of it is.
    pub async fn commit(mut self) -> Result<(), StoreError> {
        self.next();
        self.pen.finish(self.batch).await.map(drop)
    }

    /// Makes everything since the beginning of the transaction true, and tells the earliest deadline of all games then.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does; then nothing of it is.
    pub async fn commit_until(mut self) -> Result<Option<Timestamp>, StoreError> {
        self.next().add(sql::NEXT_DEADLINE);
        let rows = self.pen.finish(self.batch).await?;
        rows.last().map_or(Ok(None), earliest)
    }

    /// Changes nothing, and waits until everything that was read is true: it may have been written a moment ago.
    ///
    /// # Errors
    ///
    /// Fails when it never becomes so.
    pub async fn leave(self) -> Result<(), StoreError> {
        self.pen.leave().await
    }
}
