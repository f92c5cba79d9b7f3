//! The one pen: who writes takes it in turn, and what was written in one go becomes true in one go.
//!
//! Making something true means waiting for the disk, whether it is much or little. So whoever has finished while others
//! wait hands the pen on and queues once more, behind all of them; whoever then comes first commits for all who have
//! finished since. Nobody is told that his change is true before it is. Each change is whole or is not: what somebody
//! leaves unfinished is taken back to where he began, and nothing else with it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::runtime::Handle;
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

use super::batch::Batch;
use super::error::{StoreError, primary_code};

/// What begins, ends and takes back the first change on a page, and with it the page.
const BEGIN: &str = "BEGIN IMMEDIATE";
const COMMIT: &str = "COMMIT";
const ROLL_BACK: &str = "ROLLBACK";
/// What begins and takes back a change behind others. Nothing ends it before the page does, or nobody could tell of one
/// that was broken off in the midst of its end whose beginning is gone back to.
const BEGIN_CHANGE: &str = "SAVEPOINT change";
const TAKE_BACK_CHANGE: &str = "ROLLBACK TO change";

/// SQLite's number for a file that may only be read: a connection that found it so once does not look again.
const READ_ONLY: u32 = 8;

/// What has become of a page: it is true, or why it is not.
type Fate = Result<(), String>;

/// Where those who write queue.
#[derive(Clone, Debug)]
pub(super) struct Desk {
    page: Arc<Mutex<Page>>,
    /// How many wait for the pen to write something.
    waiting: Arc<AtomicUsize>,
    /// Where what nobody may break off runs: whoever writes may do so on a runtime that ends before.
    runtime: Handle,
}

/// What is written and not true yet.
#[derive(Debug)]
struct Page {
    options: SqliteConnectOptions,
    /// Nothing after a failure that nobody knows the end of: closing the connection takes back what it left.
    connection: Option<SqliteConnection>,
    is_closed: bool,
    /// How many changes on it are finished.
    finished: usize,
    /// Whether a change was begun and is not finished.
    is_torn: bool,
    fate: watch::Sender<Option<Fate>>,
}

/// The pen in somebody's hand: a transaction of his own, as far as he can tell.
#[derive(Debug)]
pub(super) struct Pen {
    desk: Desk,
    page: OwnedMutexGuard<Page>,
}

/// Somebody who is counted for as long as he waits.
struct InQueue<'a>(&'a AtomicUsize);

impl<'a> InQueue<'a> {
    fn at(waiting: &'a AtomicUsize) -> InQueue<'a> {
        waiting.fetch_add(1, Ordering::Relaxed);
        InQueue(waiting)
    }
}

impl Drop for InQueue<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Desk {
    /// Sets a desk up for a database with a connection to it; must be called inside the runtime that lasts.
    pub(super) fn new(options: SqliteConnectOptions, connection: SqliteConnection) -> Desk {
        let page = Page {
            options,
            connection: Some(connection),
            is_closed: false,
            finished: 0,
            is_torn: false,
            fate: watch::Sender::new(None),
        };
        Desk { page: Arc::new(Mutex::new(page)), waiting: Arc::default(), runtime: Handle::current() }
    }

    /// Takes the pen as soon as it is free, and begins a change with the first of the statements given back.
    pub(super) async fn take(&self) -> Result<(Pen, Batch), StoreError> {
        let queued = InQueue::at(&self.waiting);
        let mut page = Arc::clone(&self.page).lock_owned().await;
        drop(queued);
        page.mend().await;
        page.reconnect().await?;
        let mut batch = Batch::default();
        batch.add(if page.finished == 0 { BEGIN } else { BEGIN_CHANGE });
        Ok((Pen { desk: self.clone(), page }, batch))
    }

    /// Waits until a page is true or is not; commits it if nobody has when it is one's turn.
    async fn settle(&self, mut fate: watch::Receiver<Option<Fate>>) -> Result<(), StoreError> {
        let turn = tokio::select! {
            biased;
            _told = fate.wait_for(Option::is_some) => None,
            page = Arc::clone(&self.page).lock_owned() => Some(page),
        };
        if let Some(mut page) = turn
            && fate.borrow().is_none()
        {
            // In a task of its own, which nobody who waits can break off.
            let committed = self.runtime.spawn(async move { page.commit().await });
            if let Err(error) = committed.await {
                tracing::error!(%error, "a commit broke");
            }
        }
        let fate = fate.borrow().clone();
        fate.unwrap_or_else(|| Err("it ended before anything was committed".into())).map_err(StoreError::Unwritten)
    }

    /// Makes true what is finished and closes the connection; nobody writes afterwards.
    pub(super) async fn close(&self) {
        let mut page = self.page.lock().await;
        page.commit().await;
        page.is_closed = true;
        if let Some(connection) = page.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::debug!(%error, "the connection that writes did not close well");
        }
    }
}

impl Page {
    async fn execute(&mut self, statement: &str) -> Result<(), StoreError> {
        let mut batch = Batch::default();
        batch.add(statement);
        batch.run(self.connection()?).await?;
        Ok(())
    }

    fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        self.connection.as_mut().ok_or_else(|| StoreError::Unwritten("there is no connection".into()))
    }

    /// Opens a connection in the place of one that failed.
    async fn reconnect(&mut self) -> Result<(), StoreError> {
        if self.connection.is_none() && !self.is_closed {
            self.connection = Some(self.options.connect().await?);
        }
        self.connection().map(|_| ())
    }

    /// Takes back what the last one has left unfinished; where that fails, everything on the page goes with it.
    async fn mend(&mut self) {
        if !self.is_torn {
            return;
        }
        let back = if self.finished == 0 { ROLL_BACK } else { TAKE_BACK_CHANGE };
        let mended = self.execute(back).await;
        self.is_torn = false;
        if let Err(error) = mended {
            self.give_up(&error);
        }
    }

    /// Makes everything that is finished true.
    async fn commit(&mut self) {
        self.mend().await;
        // Mending may have failed; then it is told already.
        if self.finished > 0 {
            match self.execute(COMMIT).await {
                Ok(()) => self.turn(Ok(())),
                Err(error) => self.give_up(&error),
            }
        }
    }

    /// Takes everything on the page back.
    fn give_up(&mut self, error: &StoreError) {
        tracing::debug!(%error, "the connection that writes is opened anew");
        self.connection = None;
        self.turn(Err(error.to_string()));
    }

    /// Tells everybody what has become of the page, and begins another.
    fn turn(&mut self, fate: Fate) {
        self.finished = 0;
        std::mem::replace(&mut self.fate, watch::Sender::new(None)).send_replace(Some(fate));
    }
}

impl Pen {
    /// Carries statements out as a part of the change, the one that begins it first.
    pub(super) async fn run(&mut self, batch: Batch) -> Result<Vec<SqliteRow>, StoreError> {
        // From here on, should it be broken off, whoever comes next takes it back.
        self.page.is_torn = true;
        let done = batch.run(self.page.connection()?).await;
        if let Err(error @ StoreError::Sql(cause)) = &done
            && primary_code(cause) == Some(READ_ONLY)
        {
            self.page.is_torn = false;
            self.page.give_up(error);
        }
        done
    }

    /// Lends the connection; the change has begun.
    pub(super) fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        self.page.connection()
    }

    /// Finishes the change with the last of its statements, and waits until it is true; gives their rows.
    pub(super) async fn finish(mut self, mut batch: Batch) -> Result<Vec<SqliteRow>, StoreError> {
        let is_alone = self.page.finished == 0 && self.desk.waiting.load(Ordering::Relaxed) == 0;
        if is_alone {
            batch.add(COMMIT);
        }
        let rows = if batch.is_empty() { Vec::new() } else { self.run(batch).await? };
        self.page.is_torn = false;
        if !is_alone {
            self.page.finished += 1;
            self.settle().await?;
        }
        Ok(rows)
    }

    /// Takes the change back, and waits until what was read is true.
    pub(super) async fn leave(mut self) -> Result<(), StoreError> {
        // Should taking it back fail, what was read goes with it.
        let (depends, desk, fate) = (self.page.finished > 0, self.desk.clone(), self.page.fate.subscribe());
        self.page.mend().await;
        drop(self);
        if depends { desk.settle(fate).await } else { Ok(()) }
    }

    async fn settle(self) -> Result<(), StoreError> {
        let (desk, fate) = (self.desk.clone(), self.page.fate.subscribe());
        drop(self);
        desk.settle(fate).await
    }
}

impl Drop for Pen {
    fn drop(&mut self) {
        // Others who read or write the file need not wait for the next one who takes the pen.
        if self.page.is_torn {
            let desk = self.desk.clone();
            self.desk.runtime.spawn(async move { desk.page.lock().await.mend().await });
        }
    }
}
#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, Row};

    use super::super::sample::store;
    use super::super::{Decided, Store, StoreError};
    use crate::rules::Timestamp;

    const NOW: Timestamp = Timestamp::from_ms(1);

    async fn seen(store: &Store) -> Vec<i64> {
        let all = sqlx::query("SELECT interaction_id FROM inbox ORDER BY interaction_id");
        store.readers.all(all).await.unwrap().iter().map(|row| row.get(0)).collect()
    }

    /// Writes one change; it is finished, or breaks off in the middle.
    async fn change(store: Store, id: u64, is_finished: bool) -> Result<(), StoreError> {
        let mut write = store.write().await?;
        write.remember(id, Decided { game: None, refused: false, news: 0 }, NOW);
        write.lend().await?;
        tokio::task::yield_now().await;
        if is_finished { write.commit().await } else { Ok(()) }
    }

    #[tokio::test]
    async fn of_many_at_once_each_is_true_when_it_says_so_and_what_breaks_off_takes_nothing_with_it() {
        let (_folder, store) = store().await;
        let one = |id: u64| {
            let store = store.clone();
            async move {
                change(store.clone(), id, !id.is_multiple_of(3)).await.unwrap();
                assert_eq!(seen(&store).await.contains(&id.cast_signed()), !id.is_multiple_of(3));
            }
        };
        let tasks: Vec<_> = (1..=60).map(|id| tokio::spawn(one(id))).collect();
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(seen(&store).await, (1..=60).filter(|id| id % 3 != 0).collect::<Vec<i64>>());
    }

    #[tokio::test]
    async fn what_cannot_become_true_is_true_for_nobody_on_the_page_and_the_next_page_is_clean() {
        let (_folder, store) = store().await;
        let mut first = store.write().await.unwrap();
        first.remember(1, Decided { game: None, refused: false, news: 0 }, NOW);
        first.spoil().await.unwrap();
        let second = tokio::spawn(change(store.clone(), 2, true));
        tokio::task::yield_now().await;
        assert!(matches!(first.commit().await, Err(StoreError::Unwritten(_))));
        assert!(matches!(second.await.unwrap(), Err(StoreError::Unwritten(_))));
        assert_eq!(seen(&store).await, Vec::<i64>::new());
        change(store.clone(), 3, true).await.unwrap();
        assert_eq!(seen(&store).await, [3]);
    }

    #[tokio::test]
    async fn whoever_only_reads_what_another_wrote_waits_until_it_is_true() {
        let (_folder, store) = store().await;
        let mut first = store.write().await.unwrap();
        first.remember(1, Decided { game: None, refused: false, news: 0 }, NOW);
        let reader = store.clone();
        let second = tokio::spawn(async move {
            let mut write = reader.write().await.unwrap();
            let known = write.decided(1).await.unwrap().is_some();
            write.leave().await.unwrap();
            (known, seen(&reader).await)
        });
        tokio::task::yield_now().await;
        first.commit().await.unwrap();
        assert_eq!(second.await.unwrap(), (true, vec![1]));
    }

    #[tokio::test]
    async fn whoever_gives_up_waiting_leaves_what_he_finished_to_the_others() {
        let (_folder, store) = store().await;
        let first = store.write().await.unwrap();
        let gone = tokio::spawn(change(store.clone(), 1, true));
        let stays = tokio::spawn(change(store.clone(), 2, true));
        tokio::task::yield_now().await;
        drop(first);
        // It has queued once more by now, or will never do anything.
        for _ in 0..3 {
            tokio::task::yield_now().await;
        }
        gone.abort();
        stays.await.unwrap().unwrap();
        assert!(seen(&store).await.contains(&2));
        change(store.clone(), 3, true).await.unwrap();
        assert!(seen(&store).await.ends_with(&[2, 3]));
    }

    #[tokio::test]
    async fn whoever_breaks_off_outside_of_any_runtime_keeps_no_other_program_from_writing() {
        let (folder, store) = store().await;
        let mut write = store.write().await.unwrap();
        write.remember(1, Decided { game: None, refused: false, news: 0 }, NOW);
        write.lend().await.unwrap();
        std::thread::spawn(move || drop(write)).join().unwrap();
        let options = SqliteConnectOptions::new().filename(folder.path().join("tamsk.sqlite"));
        let mut other = options.connect().await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    }

    #[tokio::test]
    async fn whoever_is_broken_off_while_he_finishes_takes_nobody_with_him() {
        let (_folder, store) = store().await;
        let one = |id: u64| {
            let store = store.clone();
            let patience = if id.is_multiple_of(2) { id % 23 } else { u64::MAX };
            async move {
                let mut write = store.write().await.unwrap();
                write.remember(id, Decided { game: None, refused: false, news: 0 }, NOW);
                write.lend().await.unwrap();
                let impatient = async {
                    for _ in 0..patience {
                        tokio::task::yield_now().await;
                    }
                };
                tokio::select! {
                    biased;
                    done = write.commit() => {
                        done.unwrap();
                        assert!(seen(&store).await.contains(&id.cast_signed()));
                    }
                    () = impatient => {}
                }
            }
        };
        let tasks: Vec<_> = (1..=400).map(|id| tokio::spawn(one(id))).collect();
        for task in tasks {
            task.await.unwrap();
        }
    }
}
