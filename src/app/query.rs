//! Questions that change nothing.

use super::Failure;
use super::handle::App;
use crate::game::{ChannelId, Game, GameId, GuildId, PlayerId, Shown};
use crate::store::Near;

/// How many of somebody's newest games are listed: as many as Discord offers to choose from.
const NEWEST: u32 = 25;

/// Which game somebody means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// This one.
    Game(GameId),
    /// None.
    Nothing,
    /// It could be any of these.
    Several(Vec<GameId>),
}

impl App {
    /// Finds the game somebody means by where he speaks: the thread's, the channel's, or his only one.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn find(&self, guild: GuildId, channel: ChannelId, player: PlayerId) -> Result<Found, Failure> {
        let near = self.store.games_near(guild, channel, player).await?;
        let of_thread = near.iter().find(|near| near.has_thread).map(|near| near.game);
        // Another game may be played in the same thread: its challenge was made there.
        let mine_here = self.told_apart(&near, |near| near.is_own && (near.has_thread || near.is_here)).await?;
        // A game's own thread speaks of it, whoever asks.
        if let (Some(game), []) = (of_thread, &mine_here[..]) {
            return Ok(Found::Game(game));
        }
        // So does a channel in which games are played.
        let mut shown = near.iter().filter(|near| near.is_shown);
        if let ([], Some(only), None) = (&mine_here[..], shown.next(), shown.next()) {
            return Ok(Found::Game(only.game));
        }
        let candidates =
            if mine_here.is_empty() { self.told_apart(&near, |near| near.is_own).await? } else { mine_here };
        Ok(match candidates[..] {
            [] => Found::Nothing,
            [game] => Found::Game(game),
            _ => Found::Several(candidates),
        })
    }

    /// Lists games of which somebody may mean one; where there are several, a damaged one is none of them.
    async fn told_apart(&self, near: &[Near], which: impl Fn(&Near) -> bool) -> Result<Vec<GameId>, Failure> {
        let mut games: Vec<GameId> = near.iter().filter(|near| which(near)).map(|near| near.game).collect();
        if games.len() > 1 {
            for game in std::mem::take(&mut games) {
                if self.readable(game).await?.is_some() {
                    games.push(game);
                }
            }
        }
        Ok(games)
    }

    /// Finds the game that is over of which somebody means to play another: the thread's, the channel's, or his only
    /// one that has had no other yet.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn find_over(&self, guild: GuildId, channel: ChannelId, player: PlayerId) -> Result<Found, Failure> {
        let of_thread = self.store.game_of_thread(channel).await?;
        let games = self.started_games_of(guild, player).await?;
        let over: Vec<&Game> = games.iter().filter(|game| game.outcome().is_some()).collect();
        let is_here = |game: &Game| game.place.channel == channel || of_thread == Some(game.id);
        let here: Vec<GameId> = over.iter().filter(|game| is_here(game)).map(|game| game.id).collect();
        // In a thread it is that thread's game, whatever has become of it.
        if let (Some(game), [] | [_]) = (of_thread, &here[..]) {
            return Ok(Found::Game(here.first().copied().unwrap_or(game)));
        }
        let has_another = |game: &GameId| games.iter().any(|newer| newer.rematch_of == Some(*game));
        let open = |all: Vec<GameId>| -> Vec<GameId> { all.into_iter().filter(|game| !has_another(game)).collect() };
        let here = open(here);
        let mut candidates = if here.is_empty() { open(over.iter().map(|game| game.id).collect()) } else { here };
        candidates.sort_unstable();
        Ok(match candidates[..] {
            // A game that still runs: it will be said that it is not over.
            [] => games.first().map_or(Found::Nothing, |game| Found::Game(game.id)),
            [game] => Found::Game(game),
            _ => Found::Several(candidates),
        })
    }

    /// Lists the newest standing challenges and running games of a server, the newest first.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn open_games_on(&self, guild: GuildId) -> Result<Vec<Game>, Failure> {
        let mut games = Vec::new();
        for id in self.store.open_games_on(guild, NEWEST).await? {
            games.extend(self.readable(id).await?);
        }
        Ok(games)
    }

    /// Finds a game by number, if it belongs to the server.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn game(&self, guild: GuildId, id: GameId) -> Result<Option<Game>, Failure> {
        Ok(self.store.game(id).await?.filter(|game| game.place.guild == guild))
    }

    /// Tells whether an interaction was decided before: nothing new stands in its way any more.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn is_decided(&self, interaction: u64) -> Result<bool, Failure> {
        self.store.is_decided(interaction).await
    }

    /// Tells where a game is shown.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn shown(&self, id: GameId) -> Result<Shown, Failure> {
        self.store.shown(id).await
    }

    /// Lists the challenges and running games of a player: his to move first, then by what runs out first.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn games_of(&self, guild: GuildId, player: PlayerId) -> Result<Vec<(Game, Shown)>, Failure> {
        let mut games = Vec::new();
        for id in self.store.games_of(guild, player).await? {
            if let Some(game) = self.readable(id).await? {
                let shown = self.store.shown(id).await?;
                games.push((game, shown));
            }
        }
        games.sort_by_key(|(game, _)| {
            let play = game.play();
            let to_move =
                play.and_then(|play| play.position.turn()).is_some_and(|turn| game.color_of(player) == Some(turn));
            (play.is_none(), !to_move, game.next_deadline(), game.id)
        });
        Ok(games)
    }

    /// Finds the newest started game of a player on a server, over or not.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn latest_game_of(&self, guild: GuildId, player: PlayerId) -> Result<Option<GameId>, Failure> {
        self.store.latest_game_of(guild, player).await
    }

    /// Lists the newest games of a player on a server that were started, over or not, the newest first.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn started_games_of(&self, guild: GuildId, player: PlayerId) -> Result<Vec<Game>, Failure> {
        let mut games = Vec::new();
        for id in self.store.started_games_of(guild, player, NEWEST).await? {
            games.extend(self.readable(id).await?);
        }
        Ok(games)
    }

    /// Counts the running games of all servers.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn count_running(&self) -> Result<i64, Failure> {
        self.store.count_running().await
    }

    /// Waits until everything in the outbox that could be done is done.
    ///
    /// # Errors
    ///
    /// Fails when the database does.
    pub async fn drained(&self) -> Result<(), Failure> {
        let mut done = self.effects_done.subscribe();
        while self.store.due_effect_count(self.clock.now()).await? > 0 {
            if done.changed().await.is_err() {
                break;
            }
        }
        Ok(())
    }

    /// Reads a game; one that is damaged is passed over, for it concerns no other.
    pub(super) async fn readable(&self, id: GameId) -> Result<Option<Game>, Failure> {
        passed_over(id, self.store.game(id).await)
    }
}

/// Takes a game that is damaged for one that is not there: it concerns no other.
pub(super) fn passed_over<T>(id: GameId, read: Result<Option<T>, Failure>) -> Result<Option<T>, Failure> {
    match read {
        Err(Failure::Damaged(why)) => {
            tracing::error!(game = %id, why, "a damaged game is passed over");
            Ok(None)
        }
        read => read,
    }
}
