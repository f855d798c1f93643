// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"context"
	"database/sql"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
)

func openDatabase(t *testing.T, url string, o database.Options) *database.Database {
	t.Helper()
	a, err := address.Parse(url)
	require.NoError(t, err)
	d, err := database.Open(context.Background(), a, o)
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, d.Close()) })
	return d
}

// tricks lists statements that people may type or paste into a read-only database.
type tricks struct {
	server   func(testing.TB) *enginetest.Server
	setUp    []string
	refused  []string // as generated statements and as typed ones
	harmless []string // no error, and no effect
}

func TestServersReadOnly(t *testing.T) {
	for name, c := range map[string]tricks{
		"PostgreSQL": {
			server: enginetest.PostgreSQL,
			setUp: []string{"DROP TABLE IF EXISTS t", "CREATE TABLE t (id int PRIMARY KEY)", "INSERT INTO t VALUES (1), (2)",
				"CREATE OR REPLACE FUNCTION wipe() RETURNS int LANGUAGE sql AS 'DELETE FROM t; SELECT 1'"},
			refused: []string{"INSERT INTO t VALUES (3)", "WITH x AS (DELETE FROM t RETURNING id) SELECT * FROM x", "SELECT wipe()",
				"SELECT 1; DELETE FROM t", "CREATE TABLE u (a int)", "DROP TABLE t", "TRUNCATE t", "SELECT * INTO u FROM t",
				"CREATE TEMP TABLE u (a int)", "EXPLAIN ANALYZE DELETE FROM t",
				"SELECT set_config('transaction_read_only', 'off', false), wipe()", "DO $$ BEGIN DELETE FROM t; END $$"},
			harmless: []string{"SET TRANSACTION READ WRITE", "BEGIN READ WRITE", "SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE",
				"SELECT set_config('default_transaction_read_only', 'off', false)", "SET default_transaction_read_only = off", "COMMIT", "ROLLBACK AND CHAIN"},
		},
		"MariaDB": {
			server: enginetest.MariaDB,
			setUp:  []string{"DROP TABLE IF EXISTS t", "CREATE TABLE t (id int PRIMARY KEY)", "INSERT INTO t VALUES (1), (2)"},
			refused: []string{"INSERT INTO t VALUES (3)", "WITH x AS (SELECT 1) DELETE FROM t", "SELECT 1; DELETE FROM t", "CREATE TABLE u (a int)",
				"DROP TABLE t", "TRUNCATE t", "REPLACE INTO t VALUES (1)", "DELETE FROM t RETURNING id", "LOAD DATA LOCAL INFILE '/etc/hostname' INTO TABLE t"},
			harmless: []string{"SET SESSION TRANSACTION READ WRITE", "SET SESSION tx_read_only = 0", "COMMIT", "START TRANSACTION READ WRITE"},
		},
	} {
		t.Run(name, func(t *testing.T) { c.test(t) })
	}
}

func (c tricks) test(t *testing.T) {
	url := c.server(t).NewURL(t)
	w := openDatabase(t, url, database.Options{Write: true})
	for _, s := range c.setUp {
		_, err := w.DB.Exec(s)
		require.NoError(t, err, s)
	}
	r := openDatabase(t, url, database.Options{})
	for _, s := range c.refused {
		_, err := r.DB.Exec(s)
		assert.Error(t, err, s)
		assert.Error(t, typed(r, s), s)
		assert.Error(t, typed(w, s), "typed into a database open for writing: "+s)
	}
	for _, s := range c.harmless {
		for range 3 { // on the same connection, also after it was returned
			_ = typed(r, s)
			assert.Error(t, typed(r, "DELETE FROM t"), s)
			_, err := r.DB.Exec("DELETE FROM t")
			assert.Error(t, err, s)
		}
	}
	var n int
	require.NoError(t, w.DB.QueryRow("SELECT count(*) FROM t").Scan(&n))
	assert.Equal(t, 2, n)
}

func typed(d *database.Database, statement string) error {
	return d.QueryTyped(context.Background(), statement, func(rows *sql.Rows, _ []*sql.ColumnType) error {
		for rows.Next() {
		}
		return rows.Err()
	})
}

// A cancelled statement ends on the server as well.
func TestServersCancel(t *testing.T) {
	for name, c := range map[string]struct {
		server        func(testing.TB) *enginetest.Server
		slow, running string
	}{
		"PostgreSQL": {enginetest.PostgreSQL, "SELECT pg_sleep(100)", "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'SELECT pg\\_sleep%'"},
		"MariaDB":    {enginetest.MariaDB, "SELECT sleep(100)", "SELECT count(*) FROM information_schema.processlist WHERE info LIKE 'SELECT sleep%'"},
	} {
		t.Run(name, func(t *testing.T) {
			d := openDatabase(t, c.server(t).NewURL(t), database.Options{})
			running := func() bool {
				var n int
				return d.DB.QueryRow(c.running).Scan(&n) == nil && n > 0
			}
			ctx, cancel := context.WithCancel(context.Background())
			ended := make(chan error)
			go func() {
				ended <- d.QueryTyped(ctx, c.slow, func(rows *sql.Rows, _ []*sql.ColumnType) error {
					for rows.Next() {
					}
					return rows.Err()
				})
			}()
			require.Eventually(t, running, time.Minute, time.Millisecond)
			cancel()
			assert.ErrorIs(t, <-ended, context.Canceled)
			require.Eventually(t, func() bool { return !running() }, time.Minute, time.Millisecond)
		})
	}
}
