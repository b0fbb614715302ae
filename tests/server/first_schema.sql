CREATE TABLE people (
    id INTEGER NOT NULL PRIMARY KEY, key_hash VARCHAR(64) NOT NULL UNIQUE, name TEXT NOT NULL, created FLOAT NOT NULL
);
CREATE TABLE matches (
    id VARCHAR(32) NOT NULL PRIMARY KEY, setup TEXT NOT NULL, seed TEXT NOT NULL, start TEXT, clock TEXT,
    listed BOOLEAN NOT NULL, status VARCHAR(8) NOT NULL, made_by INTEGER NOT NULL, began FLOAT NOT NULL,
    moved FLOAT NOT NULL, acts INTEGER NOT NULL, deciding INTEGER, turn_number INTEGER NOT NULL,
    honor_pool INTEGER NOT NULL, taken_back BOOLEAN NOT NULL, rematch VARCHAR(32), result TEXT
);
CREATE TABLE seats (
    match VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, person INTEGER, name TEXT NOT NULL,
    level TEXT, token_hash VARCHAR(64), resigned BOOLEAN NOT NULL, PRIMARY KEY (match, seat)
);
CREATE TABLE acts (
    match VARCHAR(32) NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL,
    text TEXT NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (match, number)
);
CREATE TABLE chat (
    id INTEGER NOT NULL PRIMARY KEY, match VARCHAR(32) NOT NULL, seat INTEGER, name TEXT NOT NULL,
    text TEXT NOT NULL, at FLOAT NOT NULL
);
CREATE TABLE settings (key VARCHAR(32) NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO settings VALUES ('secret', 'kept');
INSERT INTO matches VALUES (
    'old', '{"sets": ["godslayer"], "edition": 2, "variant": "standard"}', '5', NULL, NULL, false, 'playing', 1,
    1.0, 2.0, 1, 0, 1, 60, false, NULL, NULL
);
INSERT INTO seats VALUES ('old', 0, 'person', 1, 'Ada', NULL, NULL, false);
INSERT INTO seats VALUES ('old', 1, 'bot', NULL, 'Greedy', 'greedy', NULL, false);
INSERT INTO acts VALUES ('old', 1, 0, 'move', 'play Apprentice', 2.0);
INSERT INTO chat VALUES (1, 'old', 0, 'Ada', 'hello', 2.0);
INSERT INTO matches VALUES (
    'posed', '{"sets": ["godslayer"], "edition": 2, "variant": "standard"}', '5', '{}', NULL, false, 'waiting', 1,
    1.0, 2.0, 0, 0, 1, 60, false, NULL, NULL
);
INSERT INTO seats VALUES ('posed', 0, 'person', 1, 'Ada', NULL, NULL, false);
INSERT INTO seats VALUES ('posed', 1, 'invited', NULL, '', NULL, 'a hash', false);
INSERT INTO chat VALUES (2, 'old', NULL, 'Cy', 'hello', 2.0);
