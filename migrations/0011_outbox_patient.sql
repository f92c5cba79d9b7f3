-- Whether nobody waits for what is to be done, as for most of what is said of an outage: it comes behind all the rest.
ALTER TABLE outbox ADD COLUMN patient INTEGER NOT NULL DEFAULT 0;

DROP INDEX outbox_by_due;
CREATE INDEX outbox_by_turn ON outbox (patient, due_at);
