//! What is stored about a person, and how it is erased.

use serde_json::{Value, json};
use sqlx::sqlite::SqliteRow;
use sqlx::{Column, Row, SqliteConnection, TypeInfo, ValueRef};

use super::error::StoreError;
use super::open::Store;
use super::queries as sql;
use super::read::ids;
use super::rows::{signed, unsigned};
use super::write::Write;
use crate::game::{GameId, PlayerId};
use crate::rules::Timestamp;

/// The name of somebody who had everything about him erased, where a name must stand.
const NO_NAME: &str = "–";

impl Store {
    /// Gathers everything stored about a person, by table, as it is stored.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn about(&self, player: PlayerId) -> Result<Value, StoreError> {
        let read = async |snapshot: &mut SqliteConnection| {
            let mut about = json!({ "user": player.to_string() });
            for (table, query) in sql::ABOUT {
                let rows = sqlx::query(query).bind(signed(player.0)).fetch_all(&mut *snapshot).await?;
                about[table] = rows.iter().map(as_json).collect::<Result<Value, StoreError>>()?;
            }
            Ok(about)
        };
        self.readers.snapshot(read).await
    }
}

impl Write {
    /// Lists the standing challenges and running games of a person on all servers.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn open_games_of(&mut self, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
        let query = sqlx::query(sql::OPEN_GAMES_OF).bind(signed(player.0));
        ids(query.fetch_all(self.lend().await?).await?)
    }

    /// Puts a number that says nothing in the place of a person, and deletes what else there is about him.
    ///
    /// # Errors
    ///
    /// Fails when SQLite does.
    pub async fn erase(&mut self, player: PlayerId, at: Timestamp) -> Result<PlayerId, StoreError> {
        let count: i64 = sqlx::query(sql::NEW_FORMER_PLAYER).fetch_one(self.lend().await?).await?.try_get(0)?;
        let former = PlayerId::former(unsigned(count));
        for statement in sql::ERASE {
            sqlx::query(statement)
                .bind(signed(player.0))
                .bind(signed(former.0))
                .bind(NO_NAME)
                .bind(at.as_ms())
                .execute(self.lend().await?)
                .await?;
        }
        Ok(former)
    }
}

/// Writes a row as an object; numbers of Discord's as text, for they do not fit into every reader's numbers.
fn as_json(row: &SqliteRow) -> Result<Value, StoreError> {
    let mut object = json!({});
    for column in row.columns() {
        let (index, name) = (column.ordinal(), column.name());
        let value = row.try_get_raw(index)?;
        object[name] = match value.type_info().name() {
            "NULL" => Value::Null,
            "INTEGER" if name.ends_with("_id") => json!(unsigned(row.try_get(index)?).to_string()),
            "INTEGER" => json!(row.try_get::<i64, _>(index)?),
            "REAL" => json!(row.try_get::<f64, _>(index)?),
            _ => json!(row.try_get::<String, _>(index)?),
        };
    }
    Ok(object)
}
