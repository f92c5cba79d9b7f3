//! Games as rows and back.

use sqlx::FromRow;

use super::error::StoreError;
use crate::game::{
    ChannelId, Closed, ColorChoice, Game, GameId, GuildId, Person, Place, Play, PlayerId, Side, Stage, Terms,
};
use crate::rules::{Color, Entry, Level, Setup, Span, Stamped, Start, Timestamp};

/// A row of `games`, but for where the game is shown, with what other tables say of it.
#[derive(FromRow, Debug)]
pub(super) struct GameRow {
    id: i64,
    pub(super) version: i64,
    guild_id: i64,
    channel_id: i64,
    home_id: i64,
    rematch_of: Option<i64>,
    can_thread: bool,
    locale: String,
    level: i64,
    start: String,
    sand_ms: i64,
    ring_window_ms: i64,
    turn_timer_ms: i64,
    patience_ms: i64,
    color: String,
    rated: bool,
    note: String,
    challenger_id: i64,
    challenger_name: String,
    opponent_id: Option<i64>,
    opponent_name: Option<String>,
    pub(super) stage: String,
    lapses_at: i64,
    challenger_color: Option<String>,
    timer_side: String,
    began_at: Option<i64>,
    settled_at: Option<i64>,
    called_off_at: Option<i64>,
    challenger_rating: Option<u32>,
    opponent_rating: Option<u32>,
    /// All inputs in one, as JSON: each row more costs as much as the rest of the game.
    inputs: String,
    /// Whether an outage was not credited yet.
    pub(super) is_behind: bool,
    /// What was decided on the interaction the game was read for, as JSON, if anything.
    pub(super) decided: Option<String>,
    /// Since when the server is gone.
    pub(super) away_since: Option<i64>,
}

/// Turns one of Discord's numbers into SQLite's signed ones.
pub(super) const fn signed(id: u64) -> i64 {
    id.cast_signed()
}

/// Turns one of SQLite's signed numbers into Discord's.
pub(super) const fn unsigned(id: i64) -> u64 {
    id.cast_unsigned()
}

impl GameRow {
    /// Lists the inputs: instant and entry of each.
    pub(super) fn inputs(&self) -> Result<Vec<(i64, String)>, StoreError> {
        let damaged = |why: serde_json::Error| StoreError::Damaged(format!("game {}: inputs: {why}", self.id));
        serde_json::from_str(&self.inputs).map_err(damaged)
    }

    /// Makes the game of its row by playing its inputs again.
    pub(super) fn into_game(self) -> Result<Game, StoreError> {
        let inputs = self.inputs()?;
        let damaged = |what: &str| StoreError::Damaged(format!("game {}: {what}", self.id));
        let setup = Setup {
            level: Level::from_number(self.level).ok_or_else(|| damaged("level"))?,
            start: Start::parse(&self.start).ok_or_else(|| damaged("start"))?,
            sand: Span::from_ms(self.sand_ms),
            ring_window: Span::from_ms(self.ring_window_ms),
            turn_timer: Span::from_ms(self.turn_timer_ms),
            patience: Span::from_ms(self.patience_ms),
        };
        let color = ColorChoice::parse(&self.color).ok_or_else(|| damaged("color"))?;
        let terms = Terms { setup, color, rated: self.rated, note: self.note.clone() };
        let stage = match self.stage.as_str() {
            "offered" => Stage::Offered { until: Timestamp::from_ms(self.lapses_at) },
            "declined" => Stage::Closed(Closed::Declined),
            "withdrawn" => Stage::Closed(Closed::Withdrawn),
            "lapsed" => Stage::Closed(Closed::Lapsed),
            _ => {
                let challenger_color = self.challenger_color.as_deref().and_then(Color::parse);
                let challenger_color = challenger_color.ok_or_else(|| damaged("colour"))?;
                let began = Timestamp::from_ms(self.began_at.ok_or_else(|| damaged("beginning"))?);
                let settled = self.settled_at.map_or(began, Timestamp::from_ms);
                let mut play = Play::begin(&terms, challenger_color, began);
                play.timer_side = if self.timer_side == "left" { Side::Left } else { Side::Right };
                play.ratings = [self.challenger_rating, self.opponent_rating];
                for (index, (at, entry)) in inputs.into_iter().enumerate() {
                    let entry = Entry::parse(&entry).map_err(|why| damaged(&why))?;
                    play.put_in(Stamped { at: Timestamp::from_ms(at), entry, line: 0 });
                    if play.inputs.len() != index + 1 {
                        return Err(damaged("an input is refused on replay"));
                    }
                }
                play.run_to(settled);
                if let Some(at) = self.called_off_at {
                    play.call_off(Timestamp::from_ms(at));
                }
                Stage::Started(Box::new(play))
            }
        };
        let person = |id: i64, name: String| Person { id: PlayerId(unsigned(id)), name };
        Ok(Game {
            id: GameId(unsigned(self.id)),
            place: Place {
                guild: GuildId(unsigned(self.guild_id)),
                channel: ChannelId(unsigned(self.channel_id)),
                home: ChannelId(unsigned(self.home_id)),
                can_thread: self.can_thread,
                locale: self.locale,
            },
            terms,
            rematch_of: self.rematch_of.map(|id| GameId(unsigned(id))),
            challenger: person(self.challenger_id, self.challenger_name),
            opponent: self.opponent_id.map(|id| person(id, self.opponent_name.unwrap_or_default())),
            stage,
        })
    }
}

/// Tells the word of a stage.
pub(super) fn stage_word(game: &Game) -> &'static str {
    match &game.stage {
        Stage::Offered { .. } => "offered",
        Stage::Closed(Closed::Declined) => "declined",
        Stage::Closed(Closed::Withdrawn) => "withdrawn",
        Stage::Closed(Closed::Lapsed) => "lapsed",
        Stage::Started(play) if play.position.outcome().is_some() => "over",
        Stage::Started(_) => "running",
    }
}
