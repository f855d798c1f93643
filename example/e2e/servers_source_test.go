// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"context"
	"database/sql"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines"
	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func TestPostgreSQL(t *testing.T) {
	e := enginetest.PostgreSQLEngine
	server := enginetest.PostgreSQL(t)
	e.Open = func() *sql.DB { return server.Database(t) }
	enginetest.Suite(t, e)
}

func TestMariaDB(t *testing.T) {
	e := enginetest.MariaDBEngine
	server := enginetest.MariaDB(t)
	e.Open = func() *sql.DB { return server.Database(t) }
	enginetest.Suite(t, e)
}

func TestPostgreSQLTellsOfChanges(t *testing.T) {
	db := enginetest.PostgreSQL(t).Database(t)
	_, err := db.Exec("CREATE TABLE notes (id bigint PRIMARY KEY)")
	require.NoError(t, err)
	source, err := sqlrows.New(sqlrows.Options{
		DB: db, Dialect: sqlrows.PostgreSQL(), Watch: engines.Listen(db, `the "channel"`),
		Table: sqlrows.Table{Name: []string{"notes"}, Key: []string{"id"}, Columns: []sqlrows.Column{{ID: "id", Kind: value.KindNumber}}},
	})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	told, ended := make(chan rowsource.Change), make(chan error)
	go func() { ended <- source.Watch(ctx, func(c rowsource.Change) { told <- c }) }()
	for again := time.NewTicker(50 * time.Millisecond); ; { // it may not listen yet
		_, err := db.Exec(`NOTIFY "the ""channel""", '["7"]'`)
		require.NoError(t, err)
		select {
		case c := <-told:
			require.Contains(t, c.IDs, "7")
			cancel()
			require.ErrorIs(t, <-ended, context.Canceled)
			return
		case <-again.C:
		}
	}
}

func TestServersThatLetNobodyIn(t *testing.T) {
	enginetest.CheckDenied(t, sqlrows.PostgreSQL(), enginetest.PostgreSQL(t).WrongPassword(t), "password authentication failed for user")
	enginetest.CheckDenied(t, sqlrows.MySQL(), enginetest.MariaDB(t).WrongPassword(t), "Access denied for user 'locked'")
}

// TestMariaDBIsFull uses a table in memory, which becomes full before a disk does.
func TestMariaDBIsFull(t *testing.T) {
	db := enginetest.MariaDB(t).Database(t)
	db.SetMaxOpenConns(1)
	for _, st := range []string{"SET max_heap_table_size = 65536", "CREATE TABLE notes (id BIGINT PRIMARY KEY, text VARCHAR(1000)) ENGINE=MEMORY"} {
		_, err := db.Exec(st)
		require.NoError(t, err)
	}
	require.Less(t, enginetest.CheckFull(t, sqlrows.MySQL(), db, "notes"), 200)
}
