// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package catalog_test

import (
	"context"
	"database/sql"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	_ "modernc.org/sqlite"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func newDB(t *testing.T, statements ...string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(t.TempDir(), "a.db"))
	require.NoError(t, err)
	t.Cleanup(func() { db.Close() })
	for _, s := range statements {
		_, err := db.Exec(s)
		require.NoError(t, err, s)
	}
	return db
}

func load(t *testing.T, db *sql.DB) *catalog.Catalog {
	t.Helper()
	c, err := catalog.Load(context.Background(), db, address.SQLite)
	require.NoError(t, err)
	return c
}

func TestSQLiteColumns(t *testing.T) {
	c := load(t, newDB(t, `CREATE TABLE "주문 ""x"" 'y'; --" (
		id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL DEFAULT 'no''one', price DECIMAL(10,2), paid BOOLEAN, at DATETIME,
		info JSON, photo BLOB, anything, twice REAL AS (price * 2) STORED, again INT AS (id) VIRTUAL)`))
	require.Len(t, c.Schemas, 1)
	require.Len(t, c.Schemas[0].Tables, 1)
	table := c.Schemas[0].Tables[0]
	require.NoError(t, table.Err)
	assert.Equal(t, catalog.Name{Schema: "main", Table: `주문 "x" 'y'; --`}, table.Name)
	fallback := "'no''one'"
	assert.Equal(t, []catalog.Column{
		{Name: "id", Type: "INTEGER", Kind: catalog.Number},
		{Name: "name", Type: "VARCHAR(40)", Kind: catalog.Text, NotNull: true, Default: &fallback},
		{Name: "price", Type: "DECIMAL(10,2)", Kind: catalog.Number},
		{Name: "paid", Type: "BOOLEAN", Kind: catalog.Bool},
		{Name: "at", Type: "DATETIME", Kind: catalog.Time},
		{Name: "info", Type: "JSON", Kind: catalog.JSON},
		{Name: "photo", Type: "BLOB", Kind: catalog.Blob},
		{Name: "anything"},
		{Name: "twice", Type: "REAL", Kind: catalog.Number, Generated: true, ReadOnly: catalog.ReadOnlyComputed},
		{Name: "again", Type: "INT", Kind: catalog.Number, Generated: true, ReadOnly: catalog.ReadOnlyComputed},
	}, table.Columns)
	rows, err := table.Rows()
	require.NoError(t, err)
	assert.Equal(t, []string{"main", `주문 "x" 'y'; --`}, rows.Name)
	assert.Equal(t, sqlrows.Column{ID: "photo", Kind: value.KindBytes}, rows.Columns[6])
	_, err = sqlrows.NewBuilder(sqlrows.SQLite(), rows)
	assert.NoError(t, err)
}

func TestSQLiteKeys(t *testing.T) {
	c := load(t, newDB(t,
		"CREATE TABLE alias (id INTEGER PRIMARY KEY, b)",
		"CREATE TABLE whole (a TEXT NOT NULL, b INT NOT NULL, PRIMARY KEY (b, a)) WITHOUT ROWID",
		"CREATE TABLE strong (a TEXT NOT NULL PRIMARY KEY)",
		"CREATE TABLE nulls (a TEXT PRIMARY KEY)",
		"CREATE TABLE descending (a INTEGER PRIMARY KEY DESC)",
		"CREATE TABLE uniq (a TEXT UNIQUE, b TEXT NOT NULL UNIQUE)",
		"CREATE TABLE part (a TEXT NOT NULL)", "CREATE UNIQUE INDEX part_a ON part (a) WHERE a <> ''", "CREATE UNIQUE INDEX part_b ON part (lower(a))",
		"CREATE TABLE plain (a)",
		"CREATE TABLE taken (rowid TEXT, _ROWID_ TEXT)",
		"CREATE TABLE lost (rowid TEXT, _rowid_ TEXT, oid TEXT)",
		"CREATE VIEW v AS SELECT * FROM alias",
	))
	for name, key := range map[string][]string{
		"alias": {"id"}, "whole": {"b", "a"}, "strong": {"rowid"}, "nulls": {"rowid"}, "descending": {"rowid"}, "uniq": {"rowid"}, "part": {"rowid"},
		"plain": {"rowid"}, "taken": {"oid"}, "lost": nil, "v": nil,
	} {
		table, ok := c.FindText(name)
		require.True(t, ok, name)
		assert.Equal(t, key, table.Key, name)
		rows, err := table.Rows()
		if key == nil {
			assert.ErrorIs(t, err, catalog.ErrNoKey)
			continue
		}
		_, err = sqlrows.NewBuilder(sqlrows.SQLite(), rows)
		assert.NoError(t, err, name)
	}
	part, _ := c.FindText("part")
	assert.Equal(t, []catalog.Index{{Name: "part_b", Unique: true, Columns: []string{""}}, {Name: "part_a", Unique: true, Partial: true, Columns: []string{"a"}}}, part.Indexes)
	v, _ := c.FindText("v")
	lost, _ := c.FindText("lost")
	alias, _ := c.FindText("alias")
	assert.Equal(t, catalog.ReadOnlyView, v.ReadOnly(true))
	assert.Equal(t, catalog.ReadOnlyNoKey, lost.ReadOnly(true))
	assert.Equal(t, catalog.ReadOnlyDatabase, alias.ReadOnly(false))
	assert.Equal(t, catalog.Writable, alias.ReadOnly(true))
	assert.Contains(t, lost.ReadOnly(true).String(), "no primary key")
	assert.Contains(t, lost.ReadOnly(true).Korean(), "기본 키")
}

func TestSQLiteForeignKeys(t *testing.T) {
	c := load(t, newDB(t,
		"CREATE TABLE Airport (code TEXT PRIMARY KEY, near TEXT REFERENCES airport)",
		"CREATE TABLE route (a TEXT, b TEXT, PRIMARY KEY (a, b))",
		`CREATE TABLE flight (id INTEGER PRIMARY KEY, a TEXT REFERENCES airport (code), b TEXT REFERENCES AIRPORT,
			lost TEXT REFERENCES gone (id), FOREIGN KEY (b, a) REFERENCES route (b, a))`,
	))
	airport, _ := c.FindText("airport")
	route, _ := c.FindText("route")
	flight, _ := c.FindText("main.flight")
	var out []string
	for _, k := range flight.Out {
		out = append(out, k.From.Table, k.To.Table)
		out = append(append(out, k.Columns...), k.Referenced...)
	}
	assert.Equal(t, []string{"flight", "route", "b", "a", "b", "a", "flight", "Airport", "b", "code", "flight", "Airport", "a", "code"}, out)
	assert.Len(t, airport.In, 3)
	assert.Len(t, airport.Out, 1, "a table may reference itself")
	assert.Same(t, route.In[0], flight.Out[0])
}

func TestSQLiteEstimates(t *testing.T) {
	db := newDB(t, "CREATE TABLE a (x)", "INSERT INTO a VALUES (1), (2), (3)", "DELETE FROM a WHERE x = 2", "CREATE TABLE b (x)",
		"CREATE TABLE w (x PRIMARY KEY) WITHOUT ROWID", "CREATE VIEW v AS SELECT * FROM a")
	c := load(t, db)
	for name, n := range map[string]rowsource.Count{"a": {N: 3}, "b": {Exact: true}, "w": {N: -1}, "v": {N: -1}} {
		table, _ := c.FindText(name)
		assert.Equal(t, n, table.Estimate, name)
	}
	a, _ := c.FindText("a")
	n, err := a.Count(context.Background(), db, address.SQLite)
	require.NoError(t, err)
	assert.Equal(t, rowsource.Count{N: 2, Exact: true}, n)
}

// One broken view does not hide the other tables.
func TestSQLiteBrokenView(t *testing.T) {
	c := load(t, newDB(t, "CREATE TABLE a (x)", "CREATE TABLE z (x)", "CREATE VIEW v AS SELECT * FROM a", "DROP TABLE a"))
	v, ok := c.FindText("v")
	require.True(t, ok)
	assert.ErrorContains(t, v.Err, "no such table")
	assert.Equal(t, catalog.ReadOnlyBroken, v.ReadOnly(true))
	_, err := v.Rows()
	assert.ErrorContains(t, err, "main.v")
	z, _ := c.FindText("z")
	assert.Len(t, z.Columns, 1)
}

func TestFind(t *testing.T) {
	c := load(t, newDB(t, `CREATE TABLE "a.b" (x)`, "CREATE TABLE b (x)"))
	for text, found := range map[string]string{"a.b": "a.b", "B": "b", "main.b": "b", "main.a.b": "a.b", "c": "", "x.b": ""} {
		table, ok := c.FindText(text)
		assert.Equal(t, found != "", ok, text)
		if ok {
			assert.Equal(t, found, table.Table)
		}
	}
}
