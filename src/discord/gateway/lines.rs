//! All connections of the bot together: it is there as long as all of them stand, for the servers of one that does not
//! cannot reach it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;

use super::line::{Line, Moment, Shown};
use crate::app::App;
use crate::rules::Timestamp;

/// How often the connections are looked at.
const PULSE: Duration = Duration::from_secs(1);

/// The connections, one for each shard.
#[derive(Debug)]
pub struct Lines {
    app: Arc<App>,
    lines: Mutex<Vec<Kept>>,
}

/// A connection, and what ends it.
#[derive(Debug)]
struct Kept {
    line: Line,
    given_up: CancellationToken,
}

impl Lines {
    /// Begins with so many that none of stands yet.
    #[must_use]
    pub fn new(app: Arc<App>, shards: u32) -> Lines {
        let at = moment(&app);
        let lines = (0..shards).map(|_| Kept { line: Line::opened(at), given_up: CancellationToken::new() }).collect();
        Lines { app, lines: Mutex::new(lines) }
    }

    /// Notes that a connection is being opened; tells what is cancelled when that is given up, or it later.
    #[must_use]
    pub fn opens(&self, shard: u32) -> CancellationToken {
        let given_up = CancellationToken::new();
        let kept = Kept { line: Line::opened(moment(&self.app)), given_up: given_up.clone() };
        if let Some(place) = self.locked().get_mut(index(shard)) {
            *place = kept;
        }
        given_up
    }

    /// Notes that a connection is open, and how often heartbeats are acknowledged over it.
    pub fn expects(&self, shard: u32, interval: Duration) {
        let at = moment(&self.app);
        if let Some(kept) = self.locked().get_mut(index(shard)) {
            kept.line.expects(at, interval);
        }
    }

    /// Notes that something came over a connection.
    pub fn signs(&self, shard: u32) {
        let at = moment(&self.app);
        let mut lines = self.locked();
        let Some(kept) = lines.get_mut(index(shard)) else { return };
        // One that is given up is not there any more, whatever still comes over it.
        if kept.given_up.is_cancelled() {
            return;
        }
        let was_silent = !matches!(kept.line.look(at.0), Shown::Standing | Shown::Down);
        kept.line.signs(at);
        if was_silent && all_stand(&lines, at.0) {
            self.app.reached();
        }
    }

    /// Notes that events come over a connection, and tells whether none did before.
    pub fn rises(&self, shard: u32) -> bool {
        let mut lines = self.locked();
        let rises = lines.get_mut(index(shard)).is_some_and(|kept| kept.line.rises());
        if rises && all_stand(&lines, self.app.clock().running()) {
            self.app.watch().connected(true);
            // Whatever comes next notes that the bot is there again, before anything is decided.
            self.app.reached();
        }
        rises
    }

    /// Notes that a connection has ended: since just now, or since nothing came over it any more.
    pub fn falls(&self, shard: u32, is_old: bool) {
        let mut lines = self.locked();
        let Some(kept) = lines.get_mut(index(shard)) else { return };
        let stood = kept.line.falls();
        let sign = kept.line.last_sign();
        self.app.watch().connected(false);
        if stood && is_old {
            self.app.lost_since(sign);
        } else {
            self.app.lost();
        }
    }

    /// Looks at all of them; those that are to be given up are. If they stand, tells how often they were lost until now.
    fn look(&self) -> Option<u64> {
        let lines = self.locked();
        let running = self.app.clock().running();
        let mut silent: Option<Timestamp> = None;
        let mut stands = true;
        for kept in lines.iter() {
            let shown = kept.line.look(running);
            stands &= shown == Shown::Standing;
            match shown {
                Shown::Standing | Shown::Down => {}
                Shown::SilentSince(sign) => silent = Some(silent.map_or(sign, |before| before.min(sign))),
                Shown::GivenUp => kept.given_up.cancel(),
            }
        }
        self.app.watch().connected(stands);
        match silent {
            _ if stands => return Some(self.app.losses()),
            Some(sign) => self.app.lost_since(sign),
            None => self.app.lost(),
        }
        None
    }

    /// Notes every second whether Discord is heard, for ever; nothing more once the bot is told to stop.
    pub async fn watch(&self, stop: &CancellationToken) {
        let mut pulse = interval(PULSE);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut was_noted = true;
        loop {
            pulse.tick().await;
            if stop.is_cancelled() {
                continue;
            }
            let Some(losses) = self.look() else { continue };
            let noted = self.app.beat_unless_lost(losses).await;
            // Said once, not every second.
            match &noted {
                Err(failure) if was_noted => {
                    tracing::error!(%failure, "the heartbeat cannot be noted; trying every second")
                }
                Ok(()) if !was_noted => tracing::info!("the heartbeat is noted again"),
                Ok(()) | Err(_) => {}
            }
            was_noted = noted.is_ok();
        }
    }

    fn locked(&self) -> MutexGuard<'_, Vec<Kept>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn all_stand(lines: &[Kept], running: Duration) -> bool {
    lines.iter().all(|kept| kept.line.look(running) == Shown::Standing)
}

fn index(shard: u32) -> usize {
    usize::try_from(shard).unwrap_or(usize::MAX)
}

fn moment(app: &App) -> Moment {
    (app.clock().running(), app.clock().now())
}
