-- Ratings that whoever manages a server had forgotten: from the next rated game on, the player is a newcomer.
CREATE TABLE rating_resets (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id  INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    -- The last rating change before it.
    after_seq INTEGER NOT NULL,
    at        INTEGER NOT NULL
) STRICT;
