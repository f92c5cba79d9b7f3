//! The only room that speaks SQL.
//!
//! One connection writes, in transactions that begin with `BEGIN IMMEDIATE`; whoever writes meanwhile shares one, each
//! with a change of his own, so that all of them wait for the disk once. A few connections read. A game is stored as its
//! terms and its stamped inputs and is played again when it is read, so the state and the record cannot differ.

mod absence;
mod audit;
mod backlog;
mod batch;
mod ending;
mod error;
mod gathered;
mod members;
mod open;
mod outages;
mod pen;
mod place;
mod privacy;
mod queries;
mod ranking;
mod read;
mod readers;
mod rows;
#[cfg(test)]
mod sample;
mod settings;
mod upkeep;
mod warnings;
mod write;

pub use audit::Audit;
pub use backlog::Backlog;
pub use error::StoreError;
pub use open::Store;
pub use outages::{Heartbeat, Outage};
pub use read::{Near, ShownGame, Waiting};
pub use upkeep::{Findings, backup, check};
pub use write::{Candidate, Decided, Offer, Versioned, Write};

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_query_fits_the_schema() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("tamsk.sqlite").display());
        let store = Store::open(&url).await.unwrap();
        let mut reader = store.readers.borrow().await.unwrap();
        for (name, sql) in queries::ALL {
            let prepared = sqlx::Executor::prepare(&mut *reader, sqlx::SqlStr::from_static(sql)).await;
            assert!(prepared.is_ok(), "{name}: {:?}", prepared.err());
        }
    }

    #[tokio::test]
    async fn a_second_process_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("tamsk.sqlite").display());
        let store = Store::open(&url).await.unwrap();
        assert!(matches!(Store::open(&url).await, Err(StoreError::InUse(_))));
        store.close().await;
        drop(store);
        assert!(Store::open(&url).await.is_ok());
    }

    #[tokio::test]
    async fn damaged_foreign_and_newer_databases_are_refused_and_left_as_they_are() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tamsk.sqlite");
        let url = format!("sqlite://{}", path.display());

        std::fs::write(&path, "this is no database, and it is long enough to be taken for one".repeat(90)).unwrap();
        let before = std::fs::read(&path).unwrap();
        assert!(matches!(Store::open(&url).await, Err(StoreError::Damaged(_))));
        assert_eq!(std::fs::read(&path).unwrap(), before);

        std::fs::remove_file(&path).unwrap();
        let pool = sqlx::SqlitePool::connect(&format!("{url}?mode=rwc")).await.unwrap();
        sqlx::query("CREATE TABLE diary (page TEXT)").execute(&pool).await.unwrap();
        pool.close().await;
        let before = std::fs::read(&path).unwrap();
        assert!(matches!(Store::open(&url).await, Err(StoreError::Damaged(_))));
        assert_eq!(std::fs::read(&path).unwrap(), before);

        std::fs::remove_file(&path).unwrap();
        let store = Store::open(&url).await.unwrap();
        let mut write = store.write().await.unwrap();
        sqlx::query(
            "UPDATE _sqlx_migrations SET version = 9999 WHERE version = (SELECT max(version) FROM _sqlx_migrations)",
        )
        .execute(write.lend().await.unwrap())
        .await
        .unwrap();
        write.commit().await.unwrap();
        store.close().await;
        drop(store);
        let before = std::fs::read(&path).unwrap();
        assert!(matches!(Store::open(&url).await, Err(StoreError::Newer(9999))));
        assert_eq!(std::fs::read(&path).unwrap(), before);
    }
}
