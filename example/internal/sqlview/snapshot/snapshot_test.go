// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package snapshot_test

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func open(t *testing.T, statements ...string) *database.Database {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a.db")
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	for _, s := range append([]string{"CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, at DATE)", "INSERT INTO t (name, at) VALUES ('b', '2001-02-03'), ('a', NULL), (NULL, 'soon')"}, statements...) {
		_, err := db.Exec(s)
		require.NoError(t, err, s)
	}
	require.NoError(t, db.Close())
	d, err := database.Open(context.Background(), address.File(path), database.Options{})
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, d.Close()) })
	return d
}

func take(t *testing.T, d *database.Database, statement string, o snapshot.Options) *snapshot.Snapshot {
	t.Helper()
	if o.Folder == "" {
		o.Folder = t.TempDir()
	}
	s, err := snapshot.Start(context.Background(), d, statement, o)
	require.NoError(t, err, statement)
	t.Cleanup(func() {
		assert.NoError(t, s.Close())
		left, err := os.ReadDir(o.Folder)
		require.NoError(t, err)
		assert.Empty(t, left)
	})
	<-s.Done()
	return s
}

// texts returns the values of a column in a query, as texts; "-" for null.
func texts(t *testing.T, s *snapshot.Snapshot, q rowsource.Query, column string) (list []string) {
	t.Helper()
	q.Columns = []string{column}
	b, err := sqlrows.NewBuilder(sqlrows.SQLite(), s.Table)
	require.NoError(t, err)
	statement, err := b.Page(q, rowsource.Seek{Index: 0}, 1000)
	require.NoError(t, err)
	rows, err := s.DB.Query(statement.Text, statement.Args...)
	require.NoError(t, err)
	defer rows.Close()
	columns, err := rows.Columns()
	require.NoError(t, err)
	values := make([]any, len(columns))
	var text sql.NullString
	values[0] = &text
	for i := range values[1:] {
		values[i+1] = new(any)
	}
	for rows.Next() {
		require.NoError(t, rows.Scan(values...))
		if !text.Valid {
			text.String = "-"
		}
		list = append(list, text.String)
	}
	require.NoError(t, rows.Err())
	return list
}

func TestSnapshot(t *testing.T) {
	d := open(t)
	s := take(t, d, "  WITH x AS (SELECT * FROM t) SELECT name, x.id, at, 7 AS id, NULL, 2.5 AS half, x'00ff' AS b FROM x ORDER BY x.id DESC; -- all", snapshot.Options{})
	require.NoError(t, s.Err())
	assert.False(t, s.Cut())
	assert.EqualValues(t, 3, s.Rows())
	assert.Equal(t, []snapshot.Column{
		{ID: "name", Type: "TEXT", Kind: catalog.Text}, {ID: "id", Type: "INTEGER", Kind: catalog.Number}, {ID: "at", Type: "DATE", Kind: catalog.Time}, {ID: "id (2)", Type: "", Kind: catalog.Number},
		{ID: "NULL", Type: "", Kind: catalog.Other}, {ID: "half", Type: "", Kind: catalog.Number}, {ID: "b", Type: "", Kind: catalog.Other},
	}, s.Columns)
	assert.Equal(t, []string{"-", "a", "b"}, texts(t, s, rowsource.Query{}, "name"), "in the order of the statement")
	assert.Equal(t, []string{"a", "b", "-"}, texts(t, s, rowsource.Query{Sort: []rowsource.Order{{Column: "name"}}}, "name"))
	one := rowsource.Query{Filter: expr.Compare{Column: "id", Op: expr.OpGreaterEqual, Value: value.Int(2)}}
	assert.Equal(t, []string{"-", "a"}, texts(t, s, one, "name"))
	assert.Equal(t, []string{"soon", "-", "2001-02-03"}, texts(t, s, rowsource.Query{}, "at"))
	assert.Equal(t, []string{"1", "2", "3"}, texts(t, s, rowsource.Query{}, snapshot.KeyID))
}

// Statements other than SELECT have rows too.
func TestSnapshotOfOtherStatements(t *testing.T) {
	d := open(t, "CREATE VIEW v AS SELECT name FROM t")
	for _, statement := range []string{"PRAGMA table_info(t)", "EXPLAIN QUERY PLAN SELECT * FROM t", "VALUES (1, 2), (3, 4)", "SELECT * FROM v"} {
		assert.Positive(t, take(t, d, statement, snapshot.Options{}).Rows(), statement)
	}
	assert.Zero(t, take(t, d, "SELECT * FROM t WHERE false", snapshot.Options{}).Rows())
}

func TestSnapshotErrors(t *testing.T) {
	d := open(t)
	folder := t.TempDir()
	for statement, words := range map[string]string{
		"":                                 "there is no statement",
		"SELEC 1":                          `near "SELEC": syntax error`,
		"SELECT * FROM gone":               "no such table: gone",
		"SELECT 1; SELECT 2":               "several statements at once",
		"DELETE FROM t":                    "readonly",
		"SELECT abs(-9223372036854775808)": "integer overflow",
	} {
		_, err := snapshot.Start(context.Background(), d, statement, snapshot.Options{Folder: folder})
		assert.ErrorContains(t, err, words, statement)
	}
	left, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Empty(t, left)
}

const endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i, 'row ' || i AS name FROM n"

func TestSnapshotIsBounded(t *testing.T) {
	d := open(t)
	for _, o := range []snapshot.Options{{MaxRows: 20_000}, {MaxRows: 3}, {MaxBytes: 100_000}} {
		s := take(t, d, endless, o)
		assert.True(t, s.Cut())
		if o.MaxRows > 0 {
			assert.Equal(t, o.MaxRows, s.Rows())
		} else {
			assert.Less(t, s.Rows(), int64(3000))
		}
	}
	whole := take(t, d, "SELECT * FROM t", snapshot.Options{MaxRows: 3})
	assert.False(t, whole.Cut())
}

// The first rows of an endless statement can be read while it runs, and it can be cancelled.
func TestSnapshotGrows(t *testing.T) {
	d := open(t)
	grown := make(chan struct{}, 1)
	o := snapshot.Options{Folder: t.TempDir(), Grown: func() {
		select {
		case grown <- struct{}{}:
		default:
		}
	}}
	s, err := snapshot.Start(context.Background(), d, endless, o)
	require.NoError(t, err)
	for s.Rows() < 10_000 {
		<-grown
	}
	assert.Len(t, texts(t, s, rowsource.Query{}, "name"), 1000)
	require.NoError(t, s.Close())
	assert.ErrorIs(t, s.Err(), context.Canceled)
}
