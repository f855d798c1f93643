// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package database_test

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
)

// newFile makes a SQLite database.
func newFile(t *testing.T, path string, statements ...string) string {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	for _, s := range append([]string{"CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT)", "INSERT INTO t (name) VALUES ('a'), ('b')"}, statements...) {
		_, err := db.Exec(s)
		require.NoError(t, err, s)
	}
	require.NoError(t, db.Close())
	return path
}

func open(t *testing.T, path string, o database.Options) *database.Database {
	t.Helper()
	d, err := database.Open(context.Background(), address.File(path), o)
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, d.Close()) })
	return d
}

func files(t *testing.T, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func TestSQLiteReadOnly(t *testing.T) {
	dir := t.TempDir()
	path := newFile(t, filepath.Join(dir, "shop.db"), "CREATE TABLE log (t)", "CREATE VIEW v AS SELECT * FROM t",
		"CREATE TRIGGER tr INSTEAD OF DELETE ON v BEGIN INSERT INTO log VALUES (1); END")
	newFile(t, filepath.Join(dir, "other.db"))
	before, err := os.ReadFile(path)
	require.NoError(t, err)
	d := open(t, path, database.Options{})
	assert.False(t, d.Write)
	for _, statement := range []string{
		"INSERT INTO t (name) VALUES ('c')",
		"WITH x AS (SELECT 1) DELETE FROM t",
		"INSERT INTO t (name) VALUES ('c') RETURNING id",
		"DELETE FROM v",
		"DROP TABLE t",
		"SELECT 1; DELETE FROM t",
		"PRAGMA query_only = 0; DELETE FROM t",
		"PRAGMA user_version = 7; INSERT INTO t (name) VALUES ('c')",
		"PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = ''",
		"ATTACH '" + filepath.Join(dir, "other.db") + "' AS o",
		"ATTACH 'file:" + filepath.Join(dir, "new.db") + "?mode=rwc' AS o",
		"VACUUM INTO '" + filepath.Join(dir, "copy.db") + "'",
		"VACUUM",
	} {
		_, err := d.DB.Exec(statement)
		assert.Error(t, err, statement)
		rows, err := d.DB.Query(statement)
		if err == nil {
			for rows.Next() {
			}
			err = rows.Err()
			rows.Close()
		}
		assert.Error(t, err, statement)
	}
	for _, pragma := range []string{"PRAGMA journal_mode = WAL", "PRAGMA user_version = 7", "PRAGMA wal_checkpoint(TRUNCATE)"} {
		_, _ = d.DB.Exec(pragma) // some are ignored without an error
	}
	after, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, before, after)
	assert.Equal(t, []string{"other.db", "shop.db"}, files(t, dir))
}

func TestSQLiteWrite(t *testing.T) {
	d := open(t, newFile(t, filepath.Join(t.TempDir(), "shop.db")), database.Options{Write: true})
	_, err := d.DB.Exec("INSERT INTO t (name) VALUES ('c')")
	require.NoError(t, err)
	err = d.QueryTyped(context.Background(), "DELETE FROM t", func(rows *sql.Rows, _ []*sql.ColumnType) error {
		rows.Next()
		return rows.Err()
	})
	assert.ErrorContains(t, err, "readonly")
	var n int
	require.NoError(t, d.DB.QueryRow("SELECT count(*) FROM t").Scan(&n))
	assert.Equal(t, 3, n)
}

func TestSQLiteFileNames(t *testing.T) {
	names := []string{"a b.db", "100%.db", "#1.db", "매출 😀.db", "a'b;c.db", "%41.db", "file:x.db"}
	if runtime.GOOS != "windows" {
		names = append(names, "what?mode=rwc&x.db", `"q".db`)
	}
	for _, name := range names {
		dir := t.TempDir()
		plain := newFile(t, filepath.Join(dir, "plain"))
		require.NoError(t, os.Rename(plain, filepath.Join(dir, name)))
		d := open(t, filepath.Join(dir, name), database.Options{})
		var n int
		require.NoError(t, d.DB.QueryRow("SELECT count(*) FROM t").Scan(&n), name)
		assert.Equal(t, 2, n)
		_, err := d.DB.Exec("DELETE FROM t")
		assert.Error(t, err, name)
		assert.Equal(t, []string{name}, files(t, dir))
	}
}

// A database in WAL mode can be read while another program writes it.
func TestSQLiteWAL(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "wal.db")
	writer, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	defer writer.Close()
	writer.SetMaxOpenConns(1)
	for _, s := range []string{"PRAGMA journal_mode = WAL", "CREATE TABLE t (id INTEGER PRIMARY KEY)", "INSERT INTO t VALUES (1), (2)"} {
		_, err := writer.Exec(s)
		require.NoError(t, err)
	}
	d := open(t, path, database.Options{})
	count := func() (n int) {
		require.NoError(t, d.DB.QueryRow("SELECT count(*) FROM t").Scan(&n))
		return n
	}
	assert.Equal(t, 2, count())
	_, err = writer.Exec("INSERT INTO t VALUES (3)")
	require.NoError(t, err)
	assert.Equal(t, 3, count())
	_, err = d.DB.Exec("DELETE FROM t")
	assert.Error(t, err)
	require.NoError(t, writer.Close())
	assert.Equal(t, 3, count())
}

// For a WAL database that no program has open, SQLite creates its two files next to it during reading, since it has
// no other way to lock the database.
func TestSQLiteWALAtRest(t *testing.T) {
	dir := t.TempDir()
	path := newFile(t, filepath.Join(dir, "wal.db"), "PRAGMA journal_mode = WAL", "INSERT INTO t (name) VALUES ('c')")
	require.Equal(t, []string{"wal.db"}, files(t, dir))
	before, err := os.ReadFile(path)
	require.NoError(t, err)
	d := open(t, path, database.Options{})
	var n int
	require.NoError(t, d.DB.QueryRow("SELECT count(*) FROM t").Scan(&n))
	assert.Equal(t, 3, n)
	require.NoError(t, d.Close())
	after, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, before, after)
	assert.Equal(t, []string{"wal.db", "wal.db-shm", "wal.db-wal"}, files(t, dir))
}

func TestNothingIsCreated(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "bad.db"), slices.Concat([]byte("SQLite format 3\x00"), make([]byte, 5000)), 0o600))
	for _, c := range []struct{ name, words string }{
		{"missing.db", "no such file"}, {"bad.db", "not a database"}, {filepath.Join("no", "folder.sqlite"), "no such file"},
	} {
		for _, write := range []bool{false, true} {
			_, err := database.Open(context.Background(), address.File(filepath.Join(dir, c.name)), database.Options{Write: write})
			assert.ErrorContains(t, err, c.words)
			assert.ErrorContains(t, err, filepath.Join(dir, c.name))
		}
	}
	assert.Equal(t, []string{"bad.db"}, files(t, dir))
}

func TestWithoutDuckDB(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.duckdb")
	require.NoError(t, os.WriteFile(path, []byte("12345678DUCK...."), 0o600))
	a, err := address.Parse(path)
	require.NoError(t, err)
	_, err = database.Open(context.Background(), a, database.Options{})
	assert.ErrorContains(t, err, "built without DuckDB")
}

// Errors of connecting to a server contain no password.
func TestErrorsOfServersHaveNoPassword(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, argument := range []string{
		"postgres://me:s3cret@127.0.0.1:1/d", "postgres://me:s3cret@127.0.0.1:1/d?sslmode=s3cret", "postgres://me@127.0.0.1:1/d?password=s3cret&port=x",
		"mysql://me:s3cret@127.0.0.1:1/d", "mysql://me:s3cret@127.0.0.1:1/d?tls=s3cret", "mysql://me:s3cret@127.0.0.1:1/d?timeout=s3cret",
	} {
		a, err := address.Parse(argument)
		require.NoError(t, err)
		_, err = database.Open(ctx, a, database.Options{})
		require.Error(t, err, argument)
		assert.NotContains(t, err.Error(), "s3cret")
		assert.Contains(t, err.Error(), "me@127.0.0.1:1/d")
	}
}
