//! Statements carried out in one go: each by itself costs two changes of threads, which take longer than most statements.

use std::fmt::{self, Write as _};

use futures_util::TryStreamExt;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Arguments, AssertSqlSafe, Either, Encode, Sqlite, SqliteConnection, Type};

use super::error::StoreError;
use super::queries::HELD;

/// A batch of no more statements than this is kept prepared; that of one change has fewer.
const KEPT_STATEMENTS: usize = 16;

/// Statements that wait to be carried out together, in their order.
#[derive(Default)]
pub(super) struct Batch {
    text: String,
    arguments: SqliteArguments,
    /// What could not be bound, if anything.
    unbound: Option<BoxDynError>,
    statements: usize,
    /// Statements that fail if the one before has not changed the rows of games, which are held.
    held: Vec<usize>,
}

impl fmt::Debug for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Batch {
    /// Adds a statement whose places are numbered from one.
    pub(super) fn add(&mut self, statement: &str) -> &mut Batch {
        let before = self.arguments.len();
        let mut parts = statement.split('?');
        self.text.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let digits = part.len() - part.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
            let (number, rest) = part.split_at(digits);
            // A dollar's number is counted over the whole batch, a question mark's within its statement.
            let number: usize = number.parse().unwrap_or_default();
            let _never_fails = write!(self.text, "${}{rest}", before + number);
        }
        self.text.push_str(";\n");
        self.statements += 1;
        self
    }

    /// Binds the next place of the newest statement.
    pub(super) fn bind<'t, T: Encode<'t, Sqlite> + Type<Sqlite>>(&mut self, value: T) -> &mut Batch {
        if let Err(error) = self.arguments.add(value) {
            self.unbound.get_or_insert(error);
        }
        self
    }

    /// Tells whether there is nothing to do.
    pub(super) const fn is_empty(&self) -> bool {
        self.statements == 0
    }

    /// Has everything fail if the newest statement does not change the rows of so many games: what comes behind it is not
    /// carried out then, and be it what makes everything true.
    pub(super) fn holding(&mut self, games: usize) {
        self.held.push(self.statements);
        self.add(HELD).bind(i64::try_from(games).unwrap_or(i64::MAX));
    }

    /// Carries everything out; gives the rows of all statements.
    pub(super) async fn run(self, connection: &mut SqliteConnection) -> Result<Vec<SqliteRow>, StoreError> {
        let Batch { text, arguments, unbound, statements, held } = self;
        if let Some(error) = unbound {
            return Err(sqlx::Error::Encode(error).into());
        }
        // What is hardly ever the same twice is not kept prepared.
        let query = sqlx::query_with(AssertSqlSafe(text), arguments).persistent(statements <= KEPT_STATEMENTS);
        let mut results = sqlx::Executor::fetch_many(connection, query);
        let (mut rows, mut done) = (Vec::new(), 0);
        loop {
            match results.try_next().await {
                Ok(Some(Either::Right(row))) => rows.push(row),
                Ok(Some(Either::Left(_))) => done += 1,
                Ok(None) => break,
                Err(error) => {
                    return Err(match error {
                        sqlx::Error::Database(_) if held.contains(&done) => {
                            StoreError::Damaged("a game changed while it was held".into())
                        }
                        error => error.into(),
                    });
                }
            }
        }
        // What ends before its end was not carried out, whatever else it looks like.
        if done == statements { Ok(rows) } else { Err(sqlx::Error::WorkerCrashed.into()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Timestamp;
    use crate::store::Decided;
    use crate::store::sample::{offer, store};

    #[test]
    fn places_are_numbered_over_all_statements() {
        let mut batch = Batch::default();
        batch.add("BEGIN").add("A (?1, ?2, ?1)").bind(1).bind("two").add("B (?2) AND ?1").bind(3).bind(None::<i64>);
        assert_eq!(batch.text, "BEGIN;\nA ($1, $2, $1);\nB ($4) AND $3;\n");
        assert_eq!((batch.arguments.len(), batch.statements), (4, 3));
    }

    #[tokio::test]
    async fn a_game_that_was_changed_since_it_was_read_is_not_written_nor_anything_with_it() {
        let (_folder, store) = store().await;
        let at = Timestamp::from_ms(1_000);
        let mut write = store.write().await.unwrap();
        let id = write.insert(&offer(at)).await.unwrap();
        write.commit().await.unwrap();
        for times in [1, 2] {
            let mut write = store.write().await.unwrap();
            let before = write.game(id).await.unwrap().unwrap();
            write.remember(times, Decided { game: Some(id), refused: false, news: 0 }, at);
            for _ in 0..times {
                // The second time it is no longer what it was when it was read.
                write.save(&before, &before.game).await.unwrap();
            }
            let saved = write.commit().await;
            assert_eq!(matches!(saved, Err(StoreError::Damaged(_))), times == 2, "{saved:?}");
            // Whoever comes next waits for all that was still carried out.
            drop(store.write().await.unwrap());
            assert_eq!(store.is_decided(times).await.unwrap(), times == 1);
        }
        let mut write = store.write().await.unwrap();
        let before = write.game(id).await.unwrap().unwrap();
        write.save(&before, &before.game).await.unwrap();
        write.commit().await.unwrap();
    }
}
