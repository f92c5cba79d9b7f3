//! Every SQL sentence of the bot; one test prepares them all against the migrated schema.

/// Declares the queries and the list of them.
macro_rules! queries {
    ($($name:ident = $sql:expr;)*) => {
        $(pub(super) const $name: &str = $sql;)*

        #[cfg(test)]
        pub(super) const ALL: &[(&str, &str)] = &[$((stringify!($name), $name)),*];
    };
}

/// Games with what other tables say of them, and with what was decided on the interaction ?2.
macro_rules! games {
    () => {
        "SELECT *, (SELECT json_group_array(json_array(at, entry) ORDER BY seq) FROM inputs \
        WHERE game_id = games.id) AS inputs, \
        stage = 'running' AND EXISTS (SELECT 1 FROM outages WHERE outages.id > games.outage_id) AS is_behind, \
        (SELECT json_array(game_id, refused, news) FROM inbox WHERE interaction_id = ?2) AS decided, \
        (SELECT away_since FROM guilds WHERE guilds.guild_id = games.guild_id) AS away_since FROM games"
    };
}

queries! {
    INSERT_GAME = "INSERT INTO games (guild_id, channel_id, can_thread, locale, level, start, sand_ms, \
        ring_window_ms, turn_timer_ms, patience_ms, color, rated, note, challenger_id, challenger_name, opponent_id, \
        opponent_name, stage, offered_at, lapses_at, deadline_at, home_id, rematch_of) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, \
        ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, 'offered', ?18, ?19, \
        iif(EXISTS (SELECT 1 FROM guilds WHERE guild_id = ?1 AND away_since IS NOT NULL), NULL, ?19), ?20, ?21) \
        RETURNING id";
    GAME = concat!(games!(), " WHERE id = ?1");
    DUE_GAMES = concat!(games!(), " WHERE id IN (SELECT id FROM games WHERE deadline_at IS NOT NULL \
        AND deadline_at <= ?1 ORDER BY deadline_at LIMIT ?3) ORDER BY deadline_at");
    UPDATE_GAME = "UPDATE games SET version = version + 1, opponent_id = ?3, opponent_name = ?4, stage = ?5, \
        challenger_color = ?6, timer_side = ?7, began_at = ?8, settled_at = ?9, deadline_at = iif(EXISTS (SELECT 1 \
        FROM guilds WHERE guilds.guild_id = games.guild_id AND away_since IS NOT NULL), NULL, ?10), result = ?11, \
        reason = ?12, ended_at = ?13, called_off_at = ?14, challenger_rating = ?15, opponent_rating = ?16, \
        outage_id = iif(stage = 'offered', (SELECT coalesce(max(id), 0) FROM outages), outage_id) \
        WHERE id = ?1 AND version = ?2";
    GO_ON = "UPDATE games SET version = version + 1, timer_side = new.value ->> 2, settled_at = new.value ->> 3, \
        deadline_at = iif(EXISTS (SELECT 1 FROM guilds WHERE guilds.guild_id = games.guild_id \
        AND away_since IS NOT NULL), NULL, new.value ->> 4) FROM json_each(?1) AS new \
        WHERE games.id = new.value ->> 0 AND version = new.value ->> 1";
    HELD = "SELECT 1 WHERE json(iif(changes() = ?1, 'null', 'not changed')) IS NULL";
    INSERT_INPUTS = "INSERT INTO inputs (game_id, seq, at, entry) \
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1)";
    COUNT_OFFERS = "SELECT count(*) FROM games WHERE guild_id = ?1 AND challenger_id = ?2 AND stage = 'offered'";
    DECIDED = "SELECT game_id, refused, news FROM inbox WHERE interaction_id = ?1";
    REMEMBER = "INSERT INTO inbox (interaction_id, game_id, refused, news, decided_at) VALUES (?1, ?2, ?3, ?4, ?5)";
    FORGET_DECIDED = "DELETE FROM inbox WHERE decided_at < ?1";
    DROP_EFFECTS = "DELETE FROM outbox WHERE id IN (SELECT outbox.id FROM json_each(?1) AS gone CROSS JOIN outbox \
        ON game_id = gone.value ->> 0 AND effect = gone.value ->> 1)";
    HURRY = "UPDATE outbox SET patient = 0 WHERE +patient = 1 \
        AND game_id IN (SELECT value FROM json_each(?1))";
    ENQUEUE = "INSERT INTO outbox (game_id, effect, due_at, enqueued_at, patient) \
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 2, value ->> 3 FROM json_each(?1) ORDER BY key";
    IS_AWAITED = "SELECT EXISTS (SELECT 1 FROM outbox WHERE game_id = ?1 AND patient = 0)";
    FIRST_EFFECTS = "SELECT outbox.id, game_id, effect, attempts, due_at, enqueued_at, guild_id, \
        coalesce(thread_id, channel_id) FROM outbox CROSS JOIN games ON games.id = game_id \
        WHERE patient = ?4 AND NOT EXISTS \
        (SELECT 1 FROM outbox AS before WHERE before.game_id = outbox.game_id AND before.id < outbox.id) \
        AND guild_id NOT IN (SELECT value FROM json_each(?2)) \
        AND coalesce(thread_id, channel_id) NOT IN (SELECT value FROM json_each(?3)) \
        ORDER BY due_at, outbox.id LIMIT ?1";
    LAST_ENQUEUED = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'outbox'";
    EFFECT_DONE = "DELETE FROM outbox WHERE id = ?1";
    EFFECT_LATER = "UPDATE outbox SET due_at = ?2, attempts = attempts + 1 WHERE id = ?1";
    HOLD_EFFECT = "UPDATE outbox SET due_at = ?2 WHERE id = ?1";
    HOLD_DUE_EFFECTS = "UPDATE outbox SET due_at = ?2 WHERE patient IN (0, 1) AND due_at <= ?1 \
        AND id NOT IN (SELECT value FROM json_each(?3))";
    BOARD_WAITS = "SELECT EXISTS (SELECT 1 FROM outbox WHERE game_id = ?1 AND id > ?2 \
        AND (effect LIKE '{\"do\":\"post-board\"%' OR effect LIKE '{\"do\":\"post-result\"%'))";
    CHALLENGE_WAITS = "SELECT EXISTS (SELECT 1 FROM outbox WHERE game_id = ?1 \
        AND effect LIKE '{\"do\":\"post-challenge\"%')";
    DUE_EFFECT_COUNT = "SELECT count(*) FROM outbox WHERE due_at <= ?1 AND NOT EXISTS \
        (SELECT 1 FROM outbox AS before WHERE before.game_id = outbox.game_id AND before.id < outbox.id)";
    BACKLOG = "SELECT count(*), count(*) FILTER (WHERE due_at <= ?1), min(due_at) FILTER (WHERE due_at <= ?1), \
        count(*) FILTER (WHERE attempts > 0 AND due_at <= ?2) FROM outbox";
    TOUCH = "SELECT EXISTS (SELECT 1 FROM games)";
    SET_THREAD = "UPDATE games SET thread_id = ?2 WHERE id = ?1";
    SET_CHALLENGE_MESSAGE = "UPDATE games SET challenge_message_id = ?2 WHERE id = ?1";
    SET_BOARD = "UPDATE games SET board_channel_id = ?2, board_message_id = ?3, board_attachment_id = ?4, \
        board_ply = ?5 WHERE id = ?1";
    SHOWN = "SELECT thread_id, challenge_message_id, board_channel_id, board_message_id, board_attachment_id, \
        board_ply FROM games WHERE id = ?1";
    GAMES_IN_TIME = "SELECT id FROM games WHERE stage IN ('offered', 'running')";
    SET_DEADLINE = "UPDATE games SET deadline_at = iif(EXISTS (SELECT 1 FROM guilds \
        WHERE guilds.guild_id = games.guild_id AND away_since IS NOT NULL), NULL, ?2) WHERE id = ?1";
    SET_ASIDE = "UPDATE games SET deadline_at = NULL, outage_id = (SELECT coalesce(max(id), 0) FROM outages) WHERE id = ?1";
    NEXT_DEADLINE = "SELECT min(deadline_at) FROM games WHERE deadline_at IS NOT NULL";
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
    GAMES_NEAR = "SELECT id, thread_id IS ?3 AS has_thread, channel_id = ?3 AS is_here, \
        channel_id = ?3 AND thread_id IS NULL AND stage = 'running' AS is_shown, guild_id = ?1 AND stage = 'running' \
        AND (challenger_id = ?2 OR opponent_id IS ?2) AS is_own FROM games WHERE id IN (\
        SELECT id FROM games WHERE guild_id = ?1 AND challenger_id = ?2 AND stage = 'running' \
        UNION ALL SELECT id FROM games WHERE guild_id = ?1 AND opponent_id = ?2 AND stage = 'running' \
        UNION ALL SELECT id FROM games WHERE thread_id = ?3 \
        UNION ALL SELECT * FROM (SELECT id FROM games WHERE channel_id = ?3 AND stage = 'running' \
        AND thread_id IS NULL LIMIT 2)) ORDER BY id";
    SETTINGS = "SELECT * FROM settings WHERE guild_id = ?1 AND channel_id IN (0, ?2)";
    SETTINGS_OF_GAME = "SELECT settings.* FROM games JOIN settings ON settings.guild_id = games.guild_id \
        AND settings.channel_id IN (0, games.home_id) WHERE games.id = ?1";
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
    HEARTBEAT = "SELECT at, correction_ms FROM heartbeat";
    BEAT = "INSERT INTO heartbeat (id, at, correction_ms) VALUES (1, ?1, ?2) \
        ON CONFLICT (id) DO UPDATE SET at = ?1, correction_ms = ?2";
    NOTE_OUTAGE = "INSERT INTO outages (since, until) SELECT ?1, ?2 \
        WHERE EXISTS (SELECT 1 FROM games WHERE stage = 'running')";
    OUTAGES_MISSED = "SELECT outages.id, since, until FROM games JOIN outages ON outages.id > games.outage_id \
        WHERE games.id = ?1 AND stage = 'running' ORDER BY outages.id";
    GAMES_BEHIND = concat!(games!(), " WHERE id IN (SELECT id FROM games WHERE stage = 'running' \
        AND outage_id < (SELECT coalesce(max(id), 0) FROM outages) ORDER BY deadline_at LIMIT ?1)");
    SET_CREDITED = "UPDATE games SET outage_id = ?2 WHERE id = ?1";
    AWAY_SINCE = "SELECT away_since FROM guilds WHERE guild_id = ?1 AND away_since IS NOT NULL";
    SET_AWAY = "INSERT INTO guilds (guild_id, away_since, left_at) VALUES (?1, ?2, ?3) \
        ON CONFLICT (guild_id) DO UPDATE SET away_since = coalesce(away_since, ?2), \
        left_at = iif(?3 IS NULL, NULL, coalesce(left_at, ?3))";
    SET_THERE = "UPDATE guilds SET away_since = NULL, left_at = NULL WHERE guild_id = ?1";
    PARK_GUILD = "UPDATE games SET deadline_at = NULL WHERE guild_id = ?1 AND deadline_at IS NOT NULL";
    OPEN_GAMES_OF_GUILD = "SELECT id FROM games WHERE guild_id = ?1 AND stage IN ('offered', 'running') ORDER BY id";
    OPEN_GAMES_ON = "SELECT id FROM games WHERE guild_id = ?1 AND stage IN ('offered', 'running') ORDER BY id DESC LIMIT ?2";
    OPEN_GAMES_IN = "SELECT id FROM games WHERE stage IN ('offered', 'running') \
        AND (home_id = ?1 OR channel_id = ?1 OR thread_id = ?1) ORDER BY id";
    GUILDS_NOT_LEFT = "SELECT guild_id FROM games UNION SELECT guild_id FROM settings UNION SELECT guild_id FROM ratings \
        UNION SELECT guild_id FROM rating_resets UNION SELECT guild_id FROM members UNION SELECT guild_id FROM guilds \
        EXCEPT SELECT guild_id FROM guilds WHERE left_at IS NOT NULL";
    RELEASE_EFFECTS = "UPDATE outbox SET due_at = ?2 WHERE due_at > ?2 \
        AND game_id IN (SELECT id FROM games WHERE guild_id = ?1)";
    RELEASE_EFFECTS_OF = "UPDATE outbox SET due_at = ?2 WHERE due_at > ?2 AND attempts > 0 AND game_id = ?1";
    MOVE_HOME = "UPDATE games SET channel_id = home_id, challenge_message_id = NULL, can_thread = 0 WHERE id = ?1";
    GUILDS_LONG_LEFT = "SELECT guild_id FROM guilds WHERE left_at < ?1";
    FORGET_GUILD_OUTBOX = "DELETE FROM outbox WHERE game_id IN (SELECT id FROM games WHERE guild_id = ?1)";
    FORGET_GUILD_WARNINGS = "DELETE FROM warnings WHERE game_id IN (SELECT id FROM games WHERE guild_id = ?1)";
    FORGET_GUILD_INBOX = "DELETE FROM inbox WHERE game_id IN (SELECT id FROM games WHERE guild_id = ?1)";
    FORGET_GUILD_INPUTS = "DELETE FROM inputs WHERE game_id IN (SELECT id FROM games WHERE guild_id = ?1)";
    FORGET_GUILD_RESULTS = "DELETE FROM results WHERE guild_id = ?1";
    FORGET_GUILD_CHANGES = "DELETE FROM rating_changes WHERE guild_id = ?1";
    FORGET_GUILD_RATINGS = "DELETE FROM ratings WHERE guild_id = ?1";
    FORGET_GUILD_MEMBERS = "DELETE FROM members WHERE guild_id = ?1";
    FORGET_GUILD_GAMES = "DELETE FROM games WHERE guild_id = ?1";
    FORGET_GUILD_SETTINGS = "DELETE FROM settings WHERE guild_id = ?1";
    FORGET_GUILD_ITSELF = "DELETE FROM guilds WHERE guild_id = ?1";
    BACKUP = "VACUUM INTO ?1";
    STATES = "SELECT id, result, reason, ended_at, deadline_at, stage, EXISTS (SELECT 1 FROM guilds \
        WHERE guilds.guild_id = games.guild_id AND away_since IS NOT NULL) FROM games ORDER BY id";
    EFFECTS = "SELECT id, effect FROM outbox ORDER BY id";
    OPEN_GAMES_OF = "SELECT id FROM games WHERE stage IN ('offered', 'running') \
        AND (challenger_id = ?1 OR opponent_id = ?1) ORDER BY id";
    NEW_FORMER_PLAYER = "INSERT INTO former_players DEFAULT VALUES RETURNING id";
    ERASE_CHALLENGER = "UPDATE games SET challenger_id = ?2, challenger_name = ?3, note = '' WHERE challenger_id = ?1";
    ERASE_NOTES = "UPDATE games SET note = '' WHERE note <> '' \
        AND ' ' || note || ' ' GLOB '*[^0-9]' || ?1 || '[^0-9]*'";
    ERASE_OPPONENT = "UPDATE games SET opponent_id = ?2, opponent_name = ?3 WHERE opponent_id = ?1";
    ERASE_RATINGS = "UPDATE ratings SET player_id = ?2, name = ?3 WHERE player_id = ?1";
    ERASE_RED = "UPDATE rating_changes SET red_id = ?2 WHERE red_id = ?1";
    ERASE_BLACK = "UPDATE rating_changes SET black_id = ?2 WHERE black_id = ?1";
    ERASE_RESULTS = "UPDATE results SET player_id = ?2 WHERE player_id = ?1";
    ERASE_AS_OPPONENT = "UPDATE results SET opponent_id = ?2, opponent_name = ?3 WHERE opponent_id = ?1";
    ERASE_MEMBER = "DELETE FROM members WHERE player_id = ?1";
    HIDE_FORMER_PLAYER = "INSERT INTO members (guild_id, player_id, checked_at, departed_at) \
        SELECT DISTINCT guild_id, ?2, ?4, ?4 FROM ratings WHERE player_id = ?2";
    ABOUT_CHALLENGES = "SELECT id, guild_id, channel_id, level, start, sand_ms, color, rated, note, challenger_id, \
        challenger_name, stage, offered_at, began_at, challenger_color, result, reason, ended_at, challenger_rating \
        FROM games WHERE challenger_id = ?1 ORDER BY id";
    ABOUT_GAMES = "SELECT id, guild_id, channel_id, level, start, sand_ms, color, rated, opponent_id, opponent_name, \
        stage, offered_at, began_at, challenger_color, result, reason, ended_at, opponent_rating \
        FROM games WHERE opponent_id = ?1 ORDER BY id";
    ABOUT_INPUTS = "SELECT inputs.game_id, inputs.at, inputs.entry FROM games JOIN inputs ON inputs.game_id = games.id \
        WHERE (challenger_id = ?1 AND entry LIKE challenger_color || ' %') OR (opponent_id = ?1 \
        AND entry LIKE CASE challenger_color WHEN 'red' THEN 'black %' ELSE 'red %' END) ORDER BY inputs.game_id, seq";
    ABOUT_RATINGS = "SELECT * FROM ratings WHERE player_id = ?1";
    ABOUT_CHANGES = "SELECT * FROM rating_changes WHERE red_id = ?1 OR black_id = ?1 ORDER BY seq";
    ABOUT_RESULTS = "SELECT * FROM results WHERE player_id = ?1 ORDER BY ended_at, game_id";
    ABOUT_OPPONENTS = "SELECT game_id, guild_id, level, ended_at, color, opponent_id, opponent_name, score, rated \
        FROM results WHERE opponent_id = ?1 ORDER BY ended_at, game_id";
    ABOUT_NOTES = "SELECT id, guild_id, note FROM games WHERE note <> '' \
        AND ' ' || note || ' ' GLOB '*[^0-9]' || ?1 || '[^0-9]*' AND challenger_id <> ?1 \
        ORDER BY id";
    ABOUT_MEMBERSHIP = "SELECT * FROM members WHERE player_id = ?1";
    FORGET_RATINGS = "DELETE FROM ratings WHERE guild_id = ?1 AND player_id = ?2";
    RESET_RATINGS = "INSERT INTO rating_resets (guild_id, player_id, after_seq, at) \
        SELECT ?1, ?2, (SELECT coalesce(max(seq), 0) FROM rating_changes), ?3 \
        WHERE EXISTS (SELECT 1 FROM ratings WHERE guild_id = ?1 AND level IN (1, 2, 3) AND player_id = ?2)";
    RATING_RESETS = "SELECT guild_id, player_id, after_seq FROM rating_resets ORDER BY after_seq, id";
    ERASE_RESETS = "UPDATE rating_resets SET player_id = ?2 WHERE player_id = ?1";
    ABOUT_RESETS = "SELECT guild_id, player_id, at FROM rating_resets WHERE player_id = ?1";
    FORGET_GUILD_RESETS = "DELETE FROM rating_resets WHERE guild_id = ?1";
    COUNT_RUNNING = "SELECT count(*) FROM games WHERE stage = 'running'";
    INSERT_RESULT = "INSERT INTO results (game_id, guild_id, level, ended_at, player_id, color, opponent_id, \
        opponent_name, score, rated, glasses_lost, glasses_saved, closest_save_ms, plies, thinking_ms) \
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)";
    STANDING = "SELECT rating, deviation, volatility, games, wins, last_at FROM ratings \
        WHERE guild_id = ?1 AND level = ?2 AND player_id = ?3";
    SET_STANDING = "INSERT INTO ratings (guild_id, level, player_id, name, rating, deviation, volatility, provisional, \
        games, wins, last_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) \
        ON CONFLICT (guild_id, level, player_id) DO UPDATE SET name = excluded.name, rating = excluded.rating, \
        deviation = excluded.deviation, volatility = excluded.volatility, provisional = excluded.provisional, \
        games = excluded.games, wins = excluded.wins, last_at = excluded.last_at";
    COUNT_PAIRINGS = "SELECT count(*) FROM rating_changes WHERE guild_id = ?1 AND at > ?4 \
        AND ((red_id = ?2 AND black_id = ?3) OR (red_id = ?3 AND black_id = ?2))";
    INSERT_RATING_CHANGE = "INSERT INTO rating_changes (game_id, guild_id, level, at, weight, red_id, black_id, score, \
        red_before, red_before_deviation, red_before_volatility, red_after, red_after_deviation, \
        red_after_volatility, black_before, black_before_deviation, black_before_volatility, black_after, \
        black_after_deviation, black_after_volatility) \
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20)";
    RATING_CHANGE = "SELECT weight, red_before, red_before_deviation, red_before_volatility, red_after, \
        red_after_deviation, red_after_volatility, black_before, black_before_deviation, black_before_volatility, \
        black_after, black_after_deviation, black_after_volatility FROM rating_changes WHERE game_id = ?1";
    MISSED_ENDS = "SELECT id FROM games WHERE stage = 'over' AND result <> 'aborted' \
        AND NOT EXISTS (SELECT 1 FROM results WHERE game_id = games.id) ORDER BY ended_at, id";
    COUNT_LISTED = "SELECT count(*), count(*) FILTER (WHERE provisional = 0) FROM ratings WHERE guild_id = ?1 \
        AND level = ?2 AND last_at > ?3 AND NOT EXISTS (SELECT 1 FROM members WHERE departed_at IS NOT NULL \
        AND members.guild_id = ratings.guild_id AND members.player_id = ratings.player_id)";
    LEADERBOARD = "SELECT player_id, name, rating, deviation, volatility, games, wins, last_at FROM ratings \
        WHERE guild_id = ?1 AND level = ?2 AND last_at > ?3 AND NOT EXISTS (SELECT 1 FROM members \
        WHERE departed_at IS NOT NULL AND members.guild_id = ratings.guild_id \
        AND members.player_id = ratings.player_id) ORDER BY provisional, rating DESC, player_id LIMIT ?4 OFFSET ?5";
    COUNT_BETTER = "SELECT count(*) FROM ratings WHERE guild_id = ?1 AND level = ?2 AND provisional = 0 \
        AND (rating > ?4 OR (rating = ?4 AND player_id < ?5)) AND last_at > ?3 AND NOT EXISTS (SELECT 1 FROM members \
        WHERE departed_at IS NOT NULL AND members.guild_id = ratings.guild_id \
        AND members.player_id = ratings.player_id)";
    RESULTS_OF_PLAYER = "SELECT level, color, count(*) FILTER (WHERE score = 1.0), \
        count(*) FILTER (WHERE score = 0.5), count(*) FILTER (WHERE score = 0.0), sum(glasses_lost), \
        sum(glasses_saved), min(closest_save_ms), sum(plies), sum(thinking_ms) FROM results \
        WHERE guild_id = ?1 AND player_id = ?2 GROUP BY level, color ORDER BY level, color DESC";
    NEMESIS = "SELECT opponent_id, opponent_name, count(*) AS games, max(ended_at) AS last_at FROM results \
        WHERE guild_id = ?1 AND player_id = ?2 AND score = 0.0 AND opponent_id >= 0 GROUP BY opponent_id \
        ORDER BY games DESC, last_at DESC, opponent_id LIMIT 1";
    CLOSEST_SAVE = "SELECT closest_save_ms, opponent_id, opponent_name FROM results WHERE guild_id = ?1 \
        AND player_id = ?2 AND closest_save_ms IS NOT NULL ORDER BY closest_save_ms, ended_at LIMIT 1";
    COUNT_RESULTS = "SELECT count(*) FROM results WHERE guild_id = ?1 AND player_id = ?2";
    HISTORY = "SELECT results.game_id, results.level, results.ended_at, results.color, results.score, \
        results.opponent_name, channel_id, thread_id, challenge_message_id, board_channel_id, board_message_id, \
        board_attachment_id, board_ply, weight, red_before, red_before_deviation, red_before_volatility, red_after, \
        red_after_deviation, red_after_volatility, black_before, black_before_deviation, black_before_volatility, \
        black_after, black_after_deviation, black_after_volatility, \
        results.opponent_id AS opponent_id FROM results JOIN games ON games.id = results.game_id \
        LEFT JOIN rating_changes ON rating_changes.game_id = results.game_id \
        WHERE results.guild_id = ?1 AND results.player_id = ?2 \
        ORDER BY results.ended_at DESC, results.game_id DESC LIMIT ?3 OFFSET ?4";
    ABSENCES = "SELECT (SELECT away_since FROM guilds WHERE guild_id = ?1), EXISTS (SELECT 1 FROM members \
        WHERE guild_id = ?1 AND player_id = ?2 AND departed_at IS NOT NULL)";
    CLAIM_CHECK = "INSERT INTO members (guild_id, player_id, checked_at) SELECT ?1, ?2, ?3 \
        WHERE EXISTS (SELECT 1 FROM ratings WHERE guild_id = ?1 AND level IN (1, 2, 3) AND player_id = ?2) \
        ON CONFLICT (guild_id, player_id) DO UPDATE SET checked_at = excluded.checked_at WHERE checked_at <= ?4";
    SET_DEPARTED = "UPDATE members SET departed_at = ?3 WHERE guild_id = ?1 AND player_id = ?2";
    FINISHED_GAMES = "SELECT id FROM games WHERE stage = 'over' ORDER BY ended_at, id";
    GAMES_WITH_RESULTS = "SELECT DISTINCT game_id FROM results";
    RESULTS_OF_GAME = "SELECT guild_id, level, player_id, color, opponent_id, score, rated, glasses_lost, \
        glasses_saved, plies, thinking_ms, closest_save_ms, ended_at FROM results WHERE game_id = ?1";
    RATING_CHANGES = "SELECT game_id, guild_id, level, at, red_id, black_id, score, weight, red_before, \
        red_before_deviation, red_before_volatility, red_after, red_after_deviation, red_after_volatility, \
        black_before, black_before_deviation, black_before_volatility, black_after, black_after_deviation, \
        black_after_volatility, seq FROM rating_changes ORDER BY seq";
    RATINGS = "SELECT guild_id, level, player_id, rating, deviation, volatility, games, wins, last_at, provisional \
        FROM ratings ORDER BY guild_id, level, player_id";
}

/// What forgets a server, in this order.
pub(super) const FORGET_GUILD: [&str; 12] = [
    FORGET_GUILD_OUTBOX,
    FORGET_GUILD_WARNINGS,
    FORGET_GUILD_INBOX,
    FORGET_GUILD_INPUTS,
    FORGET_GUILD_RESULTS,
    FORGET_GUILD_CHANGES,
    FORGET_GUILD_RESETS,
    FORGET_GUILD_RATINGS,
    FORGET_GUILD_MEMBERS,
    FORGET_GUILD_GAMES,
    FORGET_GUILD_SETTINGS,
    FORGET_GUILD_ITSELF,
];

/// What erases a person, in this order.
pub(super) const ERASE: [&str; 11] = [
    ERASE_CHALLENGER,
    ERASE_NOTES,
    ERASE_OPPONENT,
    ERASE_RATINGS,
    ERASE_RESETS,
    ERASE_RED,
    ERASE_BLACK,
    ERASE_RESULTS,
    ERASE_AS_OPPONENT,
    ERASE_MEMBER,
    HIDE_FORMER_PLAYER,
];

/// What gathers everything about a person, by what it is called to him.
pub(super) const ABOUT: [(&str, &str); 10] = [
    ("challenges_by_you", ABOUT_CHALLENGES),
    ("challenges_to_you", ABOUT_GAMES),
    ("your_moves", ABOUT_INPUTS),
    ("ratings", ABOUT_RATINGS),
    ("rating_changes", ABOUT_CHANGES),
    ("forgotten_ratings", ABOUT_RESETS),
    ("results", ABOUT_RESULTS),
    ("results_of_opponents", ABOUT_OPPONENTS),
    ("notes_that_name_you", ABOUT_NOTES),
    ("membership", ABOUT_MEMBERSHIP),
];
