// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"database/sql"
	"log"

	_ "modernc.org/sqlite" // database/sql: "sqlite"
)

// sample makes a database of n items in memory.
func sample(n int) *sql.DB {
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		log.Fatal(err)
	}
	db.SetMaxOpenConns(1) // each connection has its own memory
	_, err = db.Exec(`CREATE TABLE items (id INTEGER PRIMARY KEY, name TEXT NOT NULL, stock INTEGER NOT NULL,
			version INTEGER NOT NULL DEFAULT 1);
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
		INSERT INTO items (id, name, stock) SELECT i, 'Item ' || i, i * 7919 % 1000 FROM n`, n)
	if err != nil {
		log.Fatal(err)
	}
	return db
}
