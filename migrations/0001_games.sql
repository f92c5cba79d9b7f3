-- Games from challenge to result. Instants are UTC milliseconds on Discord's clock, lengths are milliseconds.
CREATE TABLE games (
    id                   INTEGER PRIMARY KEY AUTOINCREMENT,
    version              INTEGER NOT NULL DEFAULT 0,
    guild_id             INTEGER NOT NULL,
    channel_id           INTEGER NOT NULL,
    can_thread           INTEGER NOT NULL,
    locale               TEXT    NOT NULL,
    level                INTEGER NOT NULL CHECK (level BETWEEN 1 AND 3),
    start                TEXT    NOT NULL CHECK (start IN ('corners', 'free')),
    sand_ms              INTEGER NOT NULL,
    ring_window_ms       INTEGER NOT NULL,
    turn_timer_ms        INTEGER NOT NULL,
    patience_ms          INTEGER NOT NULL,
    color                TEXT    NOT NULL CHECK (color IN ('lot', 'red', 'black')),
    rated                INTEGER NOT NULL,
    note                 TEXT    NOT NULL,
    challenger_id        INTEGER NOT NULL,
    challenger_name      TEXT    NOT NULL,
    opponent_id          INTEGER,
    opponent_name        TEXT,
    stage                TEXT    NOT NULL
                         CHECK (stage IN ('offered', 'declined', 'withdrawn', 'lapsed', 'running', 'over')),
    offered_at           INTEGER NOT NULL,
    lapses_at            INTEGER NOT NULL,
    challenger_color     TEXT    CHECK (challenger_color IN ('red', 'black')),
    timer_side           TEXT    NOT NULL DEFAULT 'right' CHECK (timer_side IN ('left', 'right')),
    began_at             INTEGER,
    settled_at           INTEGER,
    deadline_at          INTEGER,
    result               TEXT,
    reason               TEXT,
    ended_at             INTEGER,
    -- Where the game is shown on Discord.
    thread_id            INTEGER,
    challenge_message_id INTEGER,
    board_channel_id     INTEGER,
    board_message_id     INTEGER,
    board_attachment_id  INTEGER,
    board_ply            INTEGER
) STRICT;

CREATE INDEX games_by_deadline ON games (deadline_at) WHERE deadline_at IS NOT NULL;
CREATE INDEX games_by_challenger ON games (guild_id, challenger_id, stage);
CREATE INDEX games_by_opponent ON games (guild_id, opponent_id, stage);
CREATE INDEX games_by_channel ON games (channel_id, stage);
CREATE INDEX games_by_thread ON games (thread_id) WHERE thread_id IS NOT NULL;

-- A game is its record: the stamped inputs, written as the record writes them.
CREATE TABLE inputs (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seq     INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    entry   TEXT    NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;

-- Interactions that were decided: the same number is never carried out twice.
CREATE TABLE inbox (
    interaction_id INTEGER PRIMARY KEY,
    game_id        INTEGER,
    refused        INTEGER NOT NULL,
    -- How much of the game's chronicle was old then.
    news           INTEGER NOT NULL,
    decided_at     INTEGER NOT NULL
) STRICT;

CREATE INDEX inbox_by_age ON inbox (decided_at);

-- What is still to be done on Discord, by game in the order of the numbers.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id  INTEGER NOT NULL REFERENCES games (id),
    effect   TEXT    NOT NULL,
    due_at   INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX outbox_by_due ON outbox (due_at);
CREATE INDEX outbox_by_game ON outbox (game_id, id);
