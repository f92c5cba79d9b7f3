-- What channels and servers set; channel 0 stands for the server itself, NULL for "as above".
CREATE TABLE settings (
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    level       INTEGER CHECK (level BETWEEN 1 AND 3),
    sand_ms     INTEGER,
    threads     INTEGER,
    rated       INTEGER,
    pings       TEXT CHECK (pings IN ('turn', 'low-sand', 'none')),
    language    TEXT,
    patience_ms INTEGER,
    open_games  INTEGER,
    play        INTEGER,
    PRIMARY KEY (guild_id, channel_id)
) STRICT, WITHOUT ROWID;

-- The channel whose settings hold for a game: of a game in somebody's thread, the thread's parent.
ALTER TABLE games ADD COLUMN home_id INTEGER NOT NULL DEFAULT 0;
UPDATE games SET home_id = channel_id;
CREATE INDEX games_by_home ON games (home_id, stage);

-- Of which game a challenge wants a return match.
ALTER TABLE games ADD COLUMN rematch_of INTEGER REFERENCES games (id);
CREATE INDEX games_by_rematch ON games (rematch_of) WHERE rematch_of IS NOT NULL;

-- Warnings that were posted: a glass of a game, by when it was to run out.
CREATE TABLE warnings (
    game_id     INTEGER NOT NULL REFERENCES games (id),
    space       TEXT    NOT NULL,
    runs_out_at INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    PRIMARY KEY (game_id, space, runs_out_at)
) STRICT, WITHOUT ROWID;
