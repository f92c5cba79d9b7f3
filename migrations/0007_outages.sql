-- When the bot was last surely there, on Discord's clock, and by how much the host's clock was ahead of it.
CREATE TABLE heartbeat (
    id            INTEGER PRIMARY KEY CHECK (id = 1),
    at            INTEGER NOT NULL,
    correction_ms INTEGER NOT NULL
) STRICT;

-- Times in which nobody could act, because the bot was not there; every running game is credited with them.
CREATE TABLE outages (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;

-- The last outage a game was credited with, or did not see.
ALTER TABLE games ADD COLUMN outage_id INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_by_outage ON games (outage_id) WHERE stage = 'running';
