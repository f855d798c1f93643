// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset_test

import (
	"context"
	"database/sql"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/sqlviewtest"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// openFile opens a new database of SQLite for writing, and reads its catalogue.
func openFile(t *testing.T, statements ...string) (*database.Database, *catalog.Catalog) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a.db")
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	_, err = db.Exec(strings.Join(append([]string{"PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY"}, statements...), ";\n"))
	require.NoError(t, err)
	require.NoError(t, db.Close())
	d, err := database.Open(context.Background(), address.File(path), database.Options{Write: true})
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, d.Close()) })
	d.DB.SetMaxOpenConns(1)
	_, err = d.DB.Exec("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY") // nobody waits for the disk
	require.NoError(t, err)
	c, err := catalog.Load(context.Background(), d.DB, address.SQLite)
	require.NoError(t, err)
	return d, c
}

// lines returns the rows of a query, each as a text.
func lines(t *testing.T, d *database.Database, query string) (out []string) {
	t.Helper()
	rows, err := d.DB.Query(query)
	require.NoError(t, err)
	defer rows.Close()
	for rows.Next() {
		var text string
		require.NoError(t, rows.Scan(&text))
		out = append(out, text)
	}
	require.NoError(t, rows.Err())
	return out
}

// keyTypes lists declared types of SQLite columns, of each kind in the catalogue.
var keyTypes = []string{"", "INT", "TEXT", "REAL", "NUMERIC", "BLOB", "BOOLEAN", "DATE", "DATETIME", "JSON"}

// keyValues lists values of each kind that SQLite stores. Values that a type makes equal are a single key.
var keyValues = []string{
	"5", "'5'", "x'35'", "5.5", "'5.5'", "0.1", "'0.1'", "1e300", "9e999", "-9e999", "9007199254740993", "'9007199254740993'", "9223372036854775807",
	"-1", "0", "'0'", "1", "'1'", "'true'", "'false'", "'TRUE'", "''", "x''", "'abc'", "x'616263'", "'0102'", "x'0102'", "x'ff'", "CAST(x'ff' AS TEXT)", "CAST(x'fe' AS TEXT)",
	"'2024-01-05T10:00:00Z'", "'2024-01-05 10:00:00'", "'2024-01-05T10:00:00+02:00'", "'2024-01-05'", "'2024-01-05 10:00'", "1704412800", "2460315.5", "'never'",
	`'{"number":"5"}'`, `'{"text":"abc"}'`, `'{"raw":"ff"}'`, `'["5"]'`, `'"'`, "'null'", "'x1'", "5e-324", "'+5'", "' 5'", "'0x5'", "'가'", "' '", "'NaN'", "'Infinity'", "'+Inf'",
}

// keyTable returns the statements that create a table with a key of a type, and a row for each distinct key.
func keyTable(key string) []string {
	statements := []string{"CREATE TABLE kv (" + key + ")"}
	if strings.Contains(key, "WITHOUT ROWID") {
		statements[0] = "CREATE TABLE kv (" + strings.TrimSuffix(key, " WITHOUT ROWID") + ") WITHOUT ROWID"
	}
	for i, v := range keyValues {
		statements = append(statements, fmt.Sprintf("INSERT OR IGNORE INTO kv (k, n, v) VALUES (%s, %d, 'same')", v, i%2))
	}
	return statements
}

// An edit changes its own row and no other, whatever the kinds of keys: each row is found by its id, updated and
// deleted, and no other row changes.
func TestEditsChangeTheirRowAlone(t *testing.T) {
	walked := 0
	for _, declared := range keyTypes {
		for _, form := range []string{
			"k %s NOT NULL PRIMARY KEY, n, v WITHOUT ROWID", "k %s NOT NULL, n INT NOT NULL, v, PRIMARY KEY (n, k) WITHOUT ROWID",
			"k %s NOT NULL PRIMARY KEY, n, v", "k %s NOT NULL UNIQUE, n, v", "k %s, n, v",
		} {
			key := fmt.Sprintf(form, declared)
			t.Run(key, func(t *testing.T) { walked += checkKeys(t, key) })
		}
	}
	t.Logf("%d rows", walked)
}

// checkKeys edits each row of a table, and returns the number of rows.
func checkKeys(t *testing.T, key string) int {
	d, c := openFile(t, keyTable(key)...)
	r := sqlviewtest.OpenTable(t, d, c, "kv")
	ctx := context.Background()
	rows := sqlviewtest.Read(t, r, rowsource.Query{})
	v, err := r.Source.Open(ctx, rowsource.Query{})
	require.NoError(t, err)
	defer v.Close()
	seen := map[string]bool{}
	for i, row := range rows {
		id := r.Source.ID(row)
		require.False(t, seen[id], "%s twice", id)
		seen[id] = true
		at, err := v.Locate(ctx, id)
		require.NoError(t, err)
		require.EqualValues(t, i, at, id)
		mark := fmt.Sprint("edit ", i)
		edit := rowsource.Edit{ID: id, Set: sqlviewtest.Field("v", value.Text(mark)), Old: expected(r, row, "v")}
		out, err := r.Source.Write(ctx, []rowsource.Edit{edit})
		require.NoError(t, err)
		require.Equal(t, []rowsource.Written{{ID: id}}, out.Rows, "%v", out.Conflicts)
		require.Equal(t, []string{mark}, lines(t, d, "SELECT v FROM kv WHERE v <> 'same'"))
		require.Equal(t, mark, sqlviewtest.Read(t, r, rowsource.Query{})[i].Value("v").String())
		edit.Set, edit.Old = sqlviewtest.Field("v", value.Text("same")), sqlviewtest.Field("v", value.Text(mark))
		out, err = r.Source.Write(ctx, []rowsource.Edit{edit})
		require.NoError(t, err)
		require.Len(t, out.Rows, 1)
	}
	for i, row := range rows {
		edit := rowsource.Edit{Kind: rowsource.EditDelete, ID: r.Source.ID(row), Old: expected(r, row, "v", "n")}
		out, err := r.Source.Write(ctx, []rowsource.Edit{edit})
		require.NoError(t, err)
		require.Len(t, out.Rows, 1, "%v", out.Conflicts)
		left := sqlviewtest.Read(t, r, rowsource.Query{})
		require.Len(t, left, len(rows)-i-1)
		for k, other := range left {
			require.Equal(t, r.Source.ID(rows[i+1+k]), r.Source.ID(other))
		}
	}
	return len(rows)
}

// expected returns the values that an edit of a row expects, as in a grid.
func expected(r *rowset.Rowset, row sqlrows.Row, columns ...string) (old []rowsource.Field) {
	for _, id := range append(columns, r.Source.Features().Expect...) {
		old = append(old, rowsource.Field{Column: id, Value: row.Value(id)})
	}
	return old
}

// Ids from versions in which ids had no kinds, and a primary key took precedence over the rowid, lead to their rows.
func TestFormerIDs(t *testing.T) {
	ctx := context.Background()
	for _, c := range []struct{ table, id, want string }{
		{"CREATE TABLE a (k TEXT NOT NULL PRIMARY KEY, v)", "XX", "XX"},
		{"CREATE TABLE a (k INT NOT NULL PRIMARY KEY, v)", "7", "7"},
		{"CREATE TABLE a (k NOT NULL PRIMARY KEY, v) WITHOUT ROWID", "7", "7"},
		{"CREATE TABLE a (k NOT NULL PRIMARY KEY, v) WITHOUT ROWID", "XX", "XX"},
		{"CREATE TABLE a (k DATETIME NOT NULL PRIMARY KEY, v) WITHOUT ROWID", "2024-01-05T10:00:00Z", "2024-01-05T10:00:00Z"},
		{"CREATE TABLE a (k DATETIME NOT NULL PRIMARY KEY, v)", "1704412800", "1704412800"},
		{"CREATE TABLE a (k DATETIME NOT NULL, v NOT NULL, PRIMARY KEY (k, v)) WITHOUT ROWID", `["1704412800","y"]`, "1704412800"},
		{"CREATE TABLE a (k DATETIME NOT NULL, v NOT NULL, PRIMARY KEY (k, v))", `["1704412800","y"]`, "1704412800"},
		{"CREATE TABLE a (k BLOB NOT NULL PRIMARY KEY, v) WITHOUT ROWID", "XX", "XX"},
		{"CREATE TABLE a (k TEXT, v)", "3", "XX"},
	} {
		d, all := openFile(t, c.table, "INSERT INTO a VALUES ('other', 'x'), (7, 'y'), ('XX', 'z'), (1704412800, 'y'), ('2024-01-05T10:00:00Z', 'z')")
		r := sqlviewtest.OpenTable(t, d, all, "a")
		v, err := r.Source.Open(ctx, rowsource.Query{})
		require.NoError(t, err)
		defer v.Close()
		at, err := v.Locate(ctx, c.id)
		require.NoError(t, err, c)
		page, err := v.Read(ctx, rowsource.Seek{Index: at}, 1)
		require.NoError(t, err)
		require.Equal(t, c.want, page.Items[0].Value("k").String(), c.table)
		_, err = v.Locate(ctx, "none")
		require.ErrorIs(t, err, rowsource.ErrNoRow)
	}
}

// If the database has reused a rowid since the row was read, an edit does not change the new row.
func TestRowidOfAnotherRow(t *testing.T) {
	ctx := context.Background()
	for _, kind := range []rowsource.EditKind{rowsource.EditUpdate, rowsource.EditDelete} {
		d, c := openFile(t, "CREATE TABLE a (k TEXT NOT NULL PRIMARY KEY, v)", "INSERT INTO a VALUES ('one', 'same'), ('two', 'same')")
		r := sqlviewtest.OpenTable(t, d, c, "a")
		row := sqlviewtest.Read(t, r, rowsource.Query{})[1]
		_, err := d.DB.Exec("DELETE FROM a WHERE k = 'two'")
		require.NoError(t, err)
		_, err = d.DB.Exec("INSERT INTO a VALUES ('three', 'same')")
		require.NoError(t, err)
		edit := rowsource.Edit{Kind: kind, ID: r.Source.ID(row), Old: expected(r, row, "v")}
		if kind == rowsource.EditUpdate {
			edit.Set = sqlviewtest.Field("v", value.Text("edited"))
		}
		out, err := r.Source.Write(ctx, []rowsource.Edit{edit})
		require.NoError(t, err)
		require.Len(t, out.Conflicts, 1)
		assert.Equal(t, rowsource.ConflictGone, out.Conflicts[0].Kind)
		assert.Equal(t, []string{"one same", "three same"}, lines(t, d, "SELECT k || ' ' || v FROM a ORDER BY rowid"))
	}
}
