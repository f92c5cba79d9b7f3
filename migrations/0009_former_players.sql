-- A number that stands for somebody who had everything about him erased has the top bit, which none of Discord's has: what
-- is not Discord may number its users from 1. Those in former_players stay as they are counted.
UPDATE games SET challenger_id = challenger_id | (1 << 63) WHERE challenger_id IN (SELECT id FROM former_players);
UPDATE games SET opponent_id = opponent_id | (1 << 63) WHERE opponent_id IN (SELECT id FROM former_players);
UPDATE ratings SET player_id = player_id | (1 << 63) WHERE player_id IN (SELECT id FROM former_players);
UPDATE rating_changes SET red_id = red_id | (1 << 63) WHERE red_id IN (SELECT id FROM former_players);
UPDATE rating_changes SET black_id = black_id | (1 << 63) WHERE black_id IN (SELECT id FROM former_players);
UPDATE results SET player_id = player_id | (1 << 63) WHERE player_id IN (SELECT id FROM former_players);
UPDATE results SET opponent_id = opponent_id | (1 << 63) WHERE opponent_id IN (SELECT id FROM former_players);
UPDATE members SET player_id = player_id | (1 << 63) WHERE player_id IN (SELECT id FROM former_players);
UPDATE rating_resets SET player_id = player_id | (1 << 63) WHERE player_id IN (SELECT id FROM former_players);
