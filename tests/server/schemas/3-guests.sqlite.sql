CREATE TABLE acts ("match" VARCHAR(32) NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT
    NULL, text TEXT NOT NULL, at FLOAT NOT NULL, clock FLOAT NOT NULL, PRIMARY KEY ("match", number));
CREATE TABLE chat (id INTEGER NOT NULL, "match" VARCHAR(32) NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT
    NOT NULL, at FLOAT NOT NULL, turn INTEGER NOT NULL, channel VARCHAR(8) NOT NULL, speaker VARCHAR(16) NOT NULL,
    person INTEGER, PRIMARY KEY (id));
CREATE INDEX ix_chat_match ON chat ("match");
CREATE TABLE matches (id VARCHAR(32) NOT NULL, setup TEXT NOT NULL, seed TEXT NOT NULL, start TEXT, clock TEXT,
    listed BOOLEAN NOT NULL, status VARCHAR(8) NOT NULL, made_by INTEGER NOT NULL, began FLOAT NOT NULL, moved FLOAT NOT
    NULL, acts INTEGER NOT NULL, deciding INTEGER, turn_number INTEGER NOT NULL, honor_pool INTEGER NOT NULL, taken_back
    BOOLEAN NOT NULL, rematch VARCHAR(32), result TEXT, version TEXT NOT NULL, chosen TEXT, clock_began FLOAT NOT NULL,
    PRIMARY KEY (id));
CREATE INDEX matches_by_status ON matches (status, listed, moved);
CREATE TABLE people (id INTEGER NOT NULL, key_hash VARCHAR(64) NOT NULL, name TEXT NOT NULL, created FLOAT NOT NULL,
    PRIMARY KEY (id), UNIQUE (key_hash));
CREATE TABLE seats ("match" VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, person INTEGER,
    name TEXT NOT NULL, level TEXT, token_hash VARCHAR(64), resigned BOOLEAN NOT NULL, owner INTEGER, device TEXT, since
    FLOAT, token_until FLOAT, PRIMARY KEY ("match", seat));
CREATE INDEX ix_seats_owner ON seats (owner);
CREATE INDEX ix_seats_person ON seats (person);
CREATE TABLE settings ("key" VARCHAR(32) NOT NULL, value TEXT NOT NULL, PRIMARY KEY ("key"));
INSERT INTO settings (key, value) VALUES ('schema', '3');
