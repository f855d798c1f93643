CREATE TABLE airports (
	iata TEXT NOT NULL PRIMARY KEY,
	name TEXT NOT NULL,
	city TEXT,
	state TEXT,
	country TEXT NOT NULL DEFAULT 'USA',
	latitude REAL NOT NULL,
	longitude REAL NOT NULL
);

CREATE TABLE carriers (
	code TEXT NOT NULL PRIMARY KEY,
	name TEXT NOT NULL UNIQUE,
	founded DATE,
	active BOOLEAN NOT NULL,
	logo BLOB,
	about TEXT
);

CREATE TABLE flights (
	id INTEGER PRIMARY KEY,
	at DATETIME NOT NULL,
	carrier TEXT NOT NULL REFERENCES carriers (code),
	origin TEXT NOT NULL REFERENCES airports (iata),
	destination TEXT NOT NULL REFERENCES airports (iata),
	distance INTEGER NOT NULL CHECK (distance > 0),
	delay INTEGER,
	details JSON,
	note TEXT,
	late BOOLEAN AS (delay >= 15) VIRTUAL
);

CREATE INDEX flights_at ON flights (at);
CREATE INDEX flights_origin ON flights (origin, at);
CREATE INDEX flights_destination ON flights (destination, at);

CREATE VIEW delays AS
SELECT f.origin, a.city, a.state, count(*) AS flights, round(avg(f.delay), 1) AS mean_delay, max(f.delay) AS longest
FROM flights AS f JOIN airports AS a ON a.iata = f.origin GROUP BY f.origin;
