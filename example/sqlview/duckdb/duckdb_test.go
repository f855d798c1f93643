// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build duckdb

package main

import (
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/program"
)

func TestMain(m *testing.M) {
	database.Register(address.DuckDB, connect)
	os.Exit(m.Run())
}

func newFiles(t *testing.T) (db, parquet string) {
	t.Helper()
	dir := t.TempDir()
	db, parquet = filepath.Join(dir, "it's 100%? 매출.duckdb"), filepath.Join(dir, "it's.parquet")
	plain := filepath.Join(dir, "plain.duckdb")
	w, err := sql.Open("duckdb", plain)
	require.NoError(t, err)
	for _, s := range []string{
		"CREATE SCHEMA s", "CREATE TABLE s.orders (id INTEGER PRIMARY KEY, price DECIMAL(20,2), tags VARCHAR[], made TIMESTAMP, big HUGEINT, info STRUCT(a INT))",
		"CREATE TABLE s.lines (n INTEGER, order_id INTEGER REFERENCES s.orders (id))", "CREATE VIEW s.v AS SELECT * FROM s.lines",
		"INSERT INTO s.orders VALUES (1, 12.30, ['a', 'b'], '2001-02-03 04:05:06', 170141183460469231731687303715884105727, {'a': 1}), (2, NULL, NULL, NULL, NULL, NULL)",
		"INSERT INTO s.lines SELECT i, 1 FROM range(5) t (i)",
		"COPY (SELECT i AS n, 'row ' || i AS name FROM range(3000) t (i)) TO '" + strings.ReplaceAll(parquet, "'", "''") + "' (FORMAT parquet)",
	} {
		_, err := w.Exec(s)
		require.NoError(t, err, s)
	}
	require.NoError(t, w.Close())
	require.NoError(t, os.Rename(plain, db))
	return db, parquet
}

func runMain(arguments ...string) (code int, stdout, stderr string) {
	var out, err strings.Builder
	code = program.Main(arguments, &out, &err, nil)
	return code, out.String(), err.String()
}

func TestDuckDB(t *testing.T) {
	db, _ := newFiles(t)
	code, out, stderr := runMain("-tables", db)
	assert.Zero(t, code, stderr)
	assert.Equal(t, "s.lines\ttable\t~5 rows\t2 columns\tkey rowid\ns.orders\ttable\t~2 rows\t6 columns\tkey id\ns.v\tview\t? rows\t2 columns\tread-only: a view\n", out)
	_, out, _ = runMain("-describe", "s.lines", db)
	assert.Contains(t, out, "refers to\ts.orders\torder_id -> id\n")
	// Lists and structures of a table are the texts by which it is sorted and filtered.
	code, out, stderr = runMain("-table", "orders", "-export", "-", "-format", "ndjson", db)
	assert.Zero(t, code, stderr)
	assert.Equal(t, `{"id":1,"price":12.3,"tags":"[a, b]","made":"2001-02-03T04:05:06","big":"170141183460469231731687303715884105727","info":"{'a': 1}"}`+"\n"+
		`{"id":2,"price":null,"tags":null,"made":null,"big":null,"info":null}`+"\n", out)
	for _, table := range []string{"s.lines", "s.v"} {
		_, out, _ = runMain("-table", table, "-export", "-", db)
		assert.Equal(t, 6, strings.Count(out, "\n"), table)
	}
}

func TestParquet(t *testing.T) {
	_, parquet := newFiles(t)
	code, out, stderr := runMain("-tables", parquet)
	assert.Zero(t, code, stderr)
	assert.Equal(t, "main.it's\tview\t? rows\t3 columns\tkey file_row_number\n", out)
	_, out, _ = runMain("-table", "it's", "-export", "-", parquet)
	assert.Equal(t, 3001, strings.Count(out, "\n"))
	assert.Contains(t, out, "\n2999,row 2999,2999\n")
}

func TestReadOnly(t *testing.T) {
	db, parquet := newFiles(t)
	for _, file := range []string{db, parquet} {
		before, err := os.ReadFile(file)
		require.NoError(t, err)
		dir := filepath.Dir(file)
		names, err := os.ReadDir(dir)
		require.NoError(t, err)
		for _, s := range []string{
			"INSERT INTO s.lines VALUES (1, 1)", "DROP TABLE s.lines", "DELETE FROM s.lines RETURNING n", "CREATE TABLE opened.s.x (a INT)",
			"COPY (SELECT 1) TO '" + filepath.Join(dir, "new.csv") + "'", "ATTACH '" + filepath.Join(dir, "new.db") + "' AS n",
			"SELECT * FROM read_csv('/etc/passwd')", "SET enable_external_access = true", "SELECT 1; DELETE FROM s.lines",
			"COPY (SELECT 1) TO '" + strings.ReplaceAll(file, "'", "''") + "' (FORMAT parquet)",
			"EXPORT DATABASE '" + dir + "'",
		} {
			code, _, _ := runMain("-query", s, "-export", "-", file)
			assert.Equal(t, 1, code, s)
		}
		after, err := os.ReadFile(file)
		require.NoError(t, err)
		assert.Equal(t, before, after)
		left, err := os.ReadDir(dir)
		require.NoError(t, err)
		assert.Len(t, left, len(names))
	}
	code, _, stderr := runMain("-write", "-tables", db)
	assert.Equal(t, 1, code)
	assert.Contains(t, stderr, "only read")
}
