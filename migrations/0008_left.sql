-- When a server took the bot out, beside since when it is gone: an outage before is no part of the thirty days.
ALTER TABLE guilds ADD COLUMN left_at INTEGER;
UPDATE guilds SET left_at = iif(has_left > 1, has_left, away_since) WHERE has_left;
ALTER TABLE guilds DROP COLUMN has_left;
