//! Statements carried out in one go: each by itself costs two changes of threads, which take longer than most statements.

use std::fmt::{self, Write as _};

use futures_util::TryStreamExt;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Arguments, AssertSqlSafe, Either, Encode, Sqlite, SqliteConnection, Type};

use super::error::StoreError;
use crate::game::GameId;

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
    /// Statements that must change the row of a game, which is held.
    held: Vec<(usize, GameId)>,
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

    /// Has everything fail if the newest statement does not change the row of a game.
    pub(super) fn holding(&mut self, game: GameId) {
        self.held.push((self.statements - 1, game));
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
        while let Some(result) = results.try_next().await? {
            match result {
                Either::Right(row) => rows.push(row),
                Either::Left(changed) => {
                    let held = held.iter().find(|(statement, _)| *statement == done);
                    if let Some((_, game)) = held
                        && changed.rows_affected() != 1
                    {
                        return Err(StoreError::Damaged(format!("game {game} changed while it was held")));
                    }
                    done += 1;
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

    #[test]
    fn places_are_numbered_over_all_statements() {
        let mut batch = Batch::default();
        batch.add("BEGIN").add("A (?1, ?2, ?1)").bind(1).bind("two").add("B (?2) AND ?1").bind(3).bind(None::<i64>);
        assert_eq!(batch.text, "BEGIN;\nA ($1, $2, $1);\nB ($4) AND $3;\n");
        assert_eq!((batch.arguments.len(), batch.statements), (4, 3));
    }
}
