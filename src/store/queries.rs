//! Every SQL sentence of the bot; one test prepares them all against the migrated schema.

/// Declares the queries and the list of them.
macro_rules! queries {
    ($($name:ident = $sql:literal;)*) => {
        $(pub(super) const $name: &str = $sql;)*

        #[cfg(test)]
        pub(super) const ALL: &[(&str, &str)] = &[$((stringify!($name), $name)),*];
    };
}

queries! {
    INSERT_GAME = "INSERT INTO games (guild_id, channel_id, can_thread, locale, level, start, sand_ms, \
        ring_window_ms, turn_timer_ms, patience_ms, color, rated, note, challenger_id, challenger_name, opponent_id, \
        opponent_name, stage, offered_at, lapses_at, deadline_at, home_id, rematch_of) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, \
        ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, 'offered', ?18, ?19, ?19, ?20, ?21) \
        RETURNING id";
    GAME = "SELECT * FROM games WHERE id = ?1";
    INPUTS = "SELECT at, entry FROM inputs WHERE game_id = ?1 ORDER BY seq";
    UPDATE_GAME = "UPDATE games SET version = version + 1, opponent_id = ?3, opponent_name = ?4, stage = ?5, \
        challenger_color = ?6, timer_side = ?7, began_at = ?8, settled_at = ?9, deadline_at = ?10, result = ?11, \
        reason = ?12, ended_at = ?13, called_off_at = ?14 WHERE id = ?1 AND version = ?2";
    INSERT_INPUT = "INSERT INTO inputs (game_id, seq, at, entry) VALUES (?1, ?2, ?3, ?4)";
    COUNT_OFFERS = "SELECT count(*) FROM games WHERE guild_id = ?1 AND challenger_id = ?2 AND stage = 'offered'";
    DECIDED = "SELECT game_id, refused, news FROM inbox WHERE interaction_id = ?1";
    REMEMBER = "INSERT INTO inbox (interaction_id, game_id, refused, news, decided_at) VALUES (?1, ?2, ?3, ?4, ?5)";
    FORGET_DECIDED = "DELETE FROM inbox WHERE decided_at < ?1";
    DROP_REPAINTS = "DELETE FROM outbox WHERE game_id = ?1 AND effect = ?2";
    ENQUEUE = "INSERT INTO outbox (game_id, effect, due_at) VALUES (?1, ?2, ?3)";
    DUE_EFFECTS = "SELECT id, game_id, effect, attempts, due_at FROM outbox WHERE due_at <= ?1 \
        AND id IN (SELECT min(id) FROM outbox GROUP BY game_id) ORDER BY due_at, id LIMIT ?2";
    NEXT_EFFECT_AT = "SELECT min(due_at) FROM outbox WHERE due_at > ?1 \
        AND id IN (SELECT min(id) FROM outbox GROUP BY game_id)";
    EFFECT_DONE = "DELETE FROM outbox WHERE id = ?1";
    EFFECT_LATER = "UPDATE outbox SET due_at = ?2, attempts = attempts + 1 WHERE id = ?1";
    BOARD_WAITS = "SELECT EXISTS (SELECT 1 FROM outbox WHERE game_id = ?1 AND id > ?2 \
        AND (effect LIKE '{\"do\":\"post-board\"%' OR effect LIKE '{\"do\":\"post-result\"%'))";
    DUE_EFFECT_COUNT = "SELECT count(*) FROM outbox WHERE due_at <= ?1";
    SET_THREAD = "UPDATE games SET thread_id = ?2 WHERE id = ?1";
    SET_CHALLENGE_MESSAGE = "UPDATE games SET challenge_message_id = ?2 WHERE id = ?1";
    SET_BOARD = "UPDATE games SET board_channel_id = ?2, board_message_id = ?3, board_attachment_id = ?4, \
        board_ply = ?5 WHERE id = ?1";
    SHOWN = "SELECT thread_id, challenge_message_id, board_channel_id, board_message_id, board_attachment_id, \
        board_ply FROM games WHERE id = ?1";
    PARK_GAME = "UPDATE games SET deadline_at = NULL WHERE id = ?1";
    NEXT_DEADLINE = "SELECT min(deadline_at) FROM games WHERE deadline_at IS NOT NULL";
    DUE_GAMES = "SELECT id FROM games WHERE deadline_at IS NOT NULL AND deadline_at <= ?1 ORDER BY deadline_at LIMIT ?2";
    GAMES_OF_PLAYER = "SELECT id FROM games WHERE guild_id = ?1 AND stage IN ('offered', 'running') \
        AND challenger_id = ?2 UNION SELECT id FROM games WHERE guild_id = ?1 AND stage IN ('offered', 'running') \
        AND opponent_id = ?2 ORDER BY id";
    LATEST_OF_PLAYER = "SELECT id FROM (SELECT id FROM games WHERE guild_id = ?1 AND challenger_id = ?2 \
        AND stage IN ('over', 'running') UNION SELECT id FROM games WHERE guild_id = ?1 AND opponent_id = ?2 \
        AND stage IN ('over', 'running')) ORDER BY id DESC LIMIT 1";
    STARTED_OF_PLAYER = "SELECT id FROM (SELECT id FROM games WHERE guild_id = ?1 AND challenger_id = ?2 \
        AND stage IN ('over', 'running') UNION SELECT id FROM games WHERE guild_id = ?1 AND opponent_id = ?2 \
        AND stage IN ('over', 'running')) ORDER BY id DESC LIMIT ?3";
    GAME_OF_THREAD = "SELECT id FROM games WHERE thread_id = ?1";
    GAMES_IN_CHANNEL = "SELECT id FROM games WHERE channel_id = ?1 AND stage = 'running' ORDER BY id";
    SETTINGS = "SELECT * FROM settings WHERE guild_id = ?1 AND channel_id IN (0, ?2)";
    SET_SETTINGS = "INSERT INTO settings (guild_id, channel_id, level, sand_ms, threads, rated, pings, language, \
        patience_ms, open_games, play) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) \
        ON CONFLICT (guild_id, channel_id) DO UPDATE SET level = ?3, sand_ms = ?4, threads = ?5, rated = ?6, pings = ?7, \
        language = ?8, patience_ms = ?9, open_games = ?10, play = ?11";
    COUNT_OPEN_IN_HOME = "SELECT count(*) FROM games WHERE home_id = ?1 AND stage = 'running'";
    REMATCH_OF = "SELECT id FROM games WHERE rematch_of = ?1 AND stage IN ('offered', 'running', 'over') \
        ORDER BY id DESC LIMIT 1";
    WARNING = "SELECT channel_id, message_id FROM warnings WHERE game_id = ?1 AND space = ?2 AND runs_out_at = ?3";
    SET_WARNING = "INSERT OR REPLACE INTO warnings (game_id, space, runs_out_at, channel_id, message_id) \
        VALUES (?1, ?2, ?3, ?4, ?5)";
    FORGET_WARNING = "DELETE FROM warnings WHERE game_id = ?1 AND space = ?2 AND runs_out_at = ?3";
    AWAY_SINCE = "SELECT away_since FROM guilds WHERE guild_id = ?1 AND away_since IS NOT NULL";
    SET_AWAY = "INSERT INTO guilds (guild_id, away_since, has_left) VALUES (?1, ?2, ?3) \
        ON CONFLICT (guild_id) DO UPDATE SET away_since = coalesce(away_since, ?2), has_left = ?3";
    SET_THERE = "UPDATE guilds SET away_since = NULL, has_left = 0 WHERE guild_id = ?1";
    PARK_GUILD = "UPDATE games SET deadline_at = NULL WHERE guild_id = ?1 AND deadline_at IS NOT NULL";
    OPEN_GAMES_OF_GUILD = "SELECT id FROM games WHERE guild_id = ?1 AND stage IN ('offered', 'running') ORDER BY id";
    OPEN_GAMES_IN = "SELECT id FROM games WHERE stage IN ('offered', 'running') \
        AND (home_id = ?1 OR channel_id = ?1 OR thread_id = ?1) ORDER BY id";
    GUILDS_WITH_OPEN_GAMES = "SELECT DISTINCT guild_id FROM games WHERE stage IN ('offered', 'running')";
    RELEASE_EFFECTS = "UPDATE outbox SET due_at = ?2 WHERE due_at > ?2 \
        AND game_id IN (SELECT id FROM games WHERE guild_id = ?1)";
    MOVE_HOME = "UPDATE games SET channel_id = home_id, challenge_message_id = NULL, can_thread = 0 WHERE id = ?1";
    GUILDS_LONG_LEFT = "SELECT guild_id FROM guilds WHERE has_left AND away_since < ?1";
    FORGET_GUILD_OUTBOX = "DELETE FROM outbox WHERE game_id IN (SELECT id FROM games WHERE guild_id = ?1)";
    FORGET_GUILD_WARNINGS = "DELETE FROM warnings WHERE game_id IN (SELECT id FROM games WHERE guild_id = ?1)";
    FORGET_GUILD_INBOX = "DELETE FROM inbox WHERE game_id IN (SELECT id FROM games WHERE guild_id = ?1)";
    FORGET_GUILD_INPUTS = "DELETE FROM inputs WHERE game_id IN (SELECT id FROM games WHERE guild_id = ?1)";
    FORGET_GUILD_GAMES = "DELETE FROM games WHERE guild_id = ?1";
    FORGET_GUILD_SETTINGS = "DELETE FROM settings WHERE guild_id = ?1";
    FORGET_GUILD_ITSELF = "DELETE FROM guilds WHERE guild_id = ?1";
    BACKUP = "VACUUM INTO ?1";
    STATES = "SELECT id, result, reason, ended_at, deadline_at, stage, EXISTS (SELECT 1 FROM guilds \
        WHERE guilds.guild_id = games.guild_id AND away_since IS NOT NULL) FROM games ORDER BY id";
    EFFECTS = "SELECT id, effect FROM outbox ORDER BY id";
    COUNT_RUNNING = "SELECT count(*) FROM games WHERE stage = 'running'";
}

/// What forgets a server, in this order.
pub(super) const FORGET_GUILD: [&str; 7] = [
    FORGET_GUILD_OUTBOX,
    FORGET_GUILD_WARNINGS,
    FORGET_GUILD_INBOX,
    FORGET_GUILD_INPUTS,
    FORGET_GUILD_GAMES,
    FORGET_GUILD_SETTINGS,
    FORGET_GUILD_ITSELF,
];
