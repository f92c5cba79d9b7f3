-- The ranking of each server, by level. Ratings are Glicko-2's, instants UTC milliseconds on Discord's clock.
CREATE TABLE ratings (
    guild_id    INTEGER NOT NULL,
    level       INTEGER NOT NULL CHECK (level BETWEEN 1 AND 3),
    player_id   INTEGER NOT NULL,
    name        TEXT    NOT NULL,
    rating      REAL    NOT NULL,
    deviation   REAL    NOT NULL,
    volatility  REAL    NOT NULL,
    -- Whether the deviation is too large for a rank.
    provisional INTEGER NOT NULL,
    games       INTEGER NOT NULL,
    wins        INTEGER NOT NULL,
    last_at     INTEGER NOT NULL,
    PRIMARY KEY (guild_id, level, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_rank ON ratings (guild_id, level, provisional, rating DESC, player_id);

-- What each rated game did to both ratings, written with the game's end. In the order of seq they give the ratings.
CREATE TABLE rating_changes (
    seq                     INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id                 INTEGER NOT NULL UNIQUE REFERENCES games (id),
    guild_id                INTEGER NOT NULL,
    level                   INTEGER NOT NULL,
    at                      INTEGER NOT NULL,
    -- 1/n for the nth rated game of the two within a week.
    weight                  REAL    NOT NULL,
    red_id                  INTEGER NOT NULL,
    black_id                INTEGER NOT NULL,
    -- Red's: 1, 0.5 or 0.
    score                   REAL    NOT NULL,
    red_before              REAL    NOT NULL,
    red_before_deviation    REAL    NOT NULL,
    red_before_volatility   REAL    NOT NULL,
    red_after               REAL    NOT NULL,
    red_after_deviation     REAL    NOT NULL,
    red_after_volatility    REAL    NOT NULL,
    black_before            REAL    NOT NULL,
    black_before_deviation  REAL    NOT NULL,
    black_before_volatility REAL    NOT NULL,
    black_after             REAL    NOT NULL,
    black_after_deviation   REAL    NOT NULL,
    black_after_volatility  REAL    NOT NULL
) STRICT;

CREATE INDEX rating_changes_by_pair ON rating_changes (guild_id, red_id, black_id, at);

-- What each finished game says of each of its players, rated or not; aborted games say nothing.
CREATE TABLE results (
    game_id         INTEGER NOT NULL REFERENCES games (id),
    guild_id        INTEGER NOT NULL,
    level           INTEGER NOT NULL,
    ended_at        INTEGER NOT NULL,
    player_id       INTEGER NOT NULL,
    color           TEXT    NOT NULL CHECK (color IN ('red', 'black')),
    opponent_id     INTEGER NOT NULL,
    opponent_name   TEXT    NOT NULL,
    score           REAL    NOT NULL,
    rated           INTEGER NOT NULL,
    glasses_lost    INTEGER NOT NULL,
    glasses_saved   INTEGER NOT NULL,
    -- The least sand left when a glass was saved.
    closest_save_ms INTEGER,
    plies           INTEGER NOT NULL,
    thinking_ms     INTEGER NOT NULL,
    PRIMARY KEY (game_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_player ON results (guild_id, player_id, ended_at DESC, game_id DESC);

-- Finished games that are not in the results yet are looked for at every start.
CREATE INDEX games_by_end ON games (ended_at, id) WHERE stage = 'over';

-- What is known of the membership of players; who departed is not listed.
CREATE TABLE members (
    guild_id    INTEGER NOT NULL,
    player_id   INTEGER NOT NULL,
    -- When Discord was last asked.
    checked_at  INTEGER NOT NULL,
    departed_at INTEGER,
    PRIMARY KEY (guild_id, player_id)
) STRICT, WITHOUT ROWID;

-- The ratings the two had when the game began, rounded; nothing for whoever had none.
ALTER TABLE games ADD COLUMN challenger_rating INTEGER;
ALTER TABLE games ADD COLUMN opponent_rating INTEGER;
