-- When a row was put in: with its number it names the message to Discord, for numbers begin anew in another database
-- and in one that was put back. Zero for what has been waiting since before.
ALTER TABLE outbox ADD COLUMN enqueued_at INTEGER NOT NULL DEFAULT 0;
