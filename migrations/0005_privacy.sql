-- Numbers that stand for people who had everything about them erased; no number of Discord's is so small.
CREATE TABLE former_players (
    id INTEGER PRIMARY KEY AUTOINCREMENT
) STRICT;
