-- Servers the bot was taken out of, or that Discord cannot reach: since when, on Discord's clock.
CREATE TABLE guilds (
    guild_id   INTEGER PRIMARY KEY,
    away_since INTEGER,
    has_left   INTEGER NOT NULL DEFAULT 0
) STRICT;

-- When a game was called off from outside: by whoever keeps the server, or with its channel.
ALTER TABLE games ADD COLUMN called_off_at INTEGER;
