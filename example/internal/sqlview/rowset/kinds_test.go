// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/example/internal/sqlview/sqlviewtest"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// Views and statements of SQLite keep the kinds of values in the tables: a text of digits is not a number, and bytes
// are not text.
func TestStatementsKeepKinds(t *testing.T) {
	d, c := openFile(t, "CREATE TABLE a (id INTEGER PRIMARY KEY, n, i INTEGER, d DECIMAL(9,2), b BLOB)",
		"INSERT INTO a (n, i, d, b) VALUES (5, 5, 1.5, x'35'), ('5', 'abc', 'x', '5'), (5.5, x'35', 9007199254740993, 5), (NULL, NULL, NULL, NULL), ('1.10', 9e999, x'', '')",
		"CREATE VIEW v AS SELECT * FROM a")
	table, view := sqlviewtest.OpenTable(t, d, c, "a"), sqlviewtest.OpenTable(t, d, c, "v")
	statement, err := rowset.Statement(context.Background(), d, "SELECT * FROM a ORDER BY id; -- all", snapshot.Options{})
	require.NoError(t, err)
	defer statement.Close()
	want := sqlviewtest.Read(t, table, rowsource.Query{})
	for _, r := range []*rowset.Rowset{view, statement} {
		require.NoError(t, r.Wait())
		for i, row := range sqlviewtest.Read(t, r, rowsource.Query{}) {
			for _, id := range []string{"n", "i", "d", "b"} {
				assert.Equal(t, want[i].Value(id), row.Value(id), "row %d, %s", i, id)
			}
		}
	}
}

// A statement with columns of times otherwise runs as typed: with repeated names, semicolons and comments at its end,
// and nested statements.
func TestStatementsWithTimes(t *testing.T) {
	d, _ := openFile(t, "CREATE TABLE a (id INTEGER PRIMARY KEY, d DATE)", "INSERT INTO a (d) VALUES ('2024-01-05 10:00'), ('b')")
	for statement, want := range map[string][]string{
		"SELECT d FROM a ORDER BY id": {"2024-01-05 10:00", "b"}, "SELECT d FROM a ORDER BY id DESC;": {"b", "2024-01-05 10:00"},
		"SELECT d, id, id, d AS `d:1` FROM a ORDER BY id -- the end": {"2024-01-05 10:00", "b"}, "WITH x AS (SELECT d FROM a) SELECT * FROM x ORDER BY d; -- ;": {"2024-01-05 10:00", "b"},
		"SELECT d AS \"it's ; \"\"a\"\"\" FROM a ORDER BY id LIMIT 1 /* ; */ ; ": {"2024-01-05 10:00"},
		"SELECT d FROM a WHERE d = ';' OR id = 2":                                {"b"}, "VALUES (1), (2)": {"1", "2"}, "PRAGMA user_version": {"0"},
	} {
		r, err := rowset.Statement(context.Background(), d, statement, snapshot.Options{})
		require.NoError(t, err, statement)
		require.NoError(t, r.Wait(), statement)
		var got []string
		for _, row := range sqlviewtest.Read(t, r, rowsource.Query{}) {
			got = append(got, sqlviewtest.Shown(row, r.Columns[0]))
		}
		assert.Equal(t, want, got, statement)
		require.NoError(t, r.Close())
	}
	_, err := rowset.Statement(context.Background(), d, "SELECT gone FROM a", snapshot.Options{})
	require.ErrorContains(t, err, "no such column: gone")
}

// Sums and averages use the numbers among the values, and ignore digits at the start of texts and bytes.
func TestSumsOfMixedKinds(t *testing.T) {
	d, c := openFile(t, "CREATE TABLE a (id INTEGER PRIMARY KEY, i INTEGER, r REAL, n, s TEXT, b BOOLEAN, x BLOB)",
		"INSERT INTO a (i, r, n, s, b, x) VALUES (5, 5, 5, 5, 1, 5), ('12 monkeys', '12 monkeys', '12', '12', 12, '12'), (NULL, NULL, NULL, NULL, NULL, NULL), (x'3132', x'3132', x'3132', x'3132', x'3132', x'3132'), (2.5, 2.5, 2.5, 'abc', 0, 2.5)")
	r := sqlviewtest.OpenTable(t, d, c, "a")
	v, err := r.Source.Open(context.Background(), rowsource.Query{})
	require.NoError(t, err)
	defer v.Close()
	for id, want := range map[string][2]string{"i": {"7.5", "3.75"}, "r": {"7.5", "3.75"}, "n": {"7.5", "3.75"}, "s": {"0", ""}, "b": {"12", "12"}, "x": {"7.5", "3.75"}} {
		got, err := v.Aggregate(context.Background(), []rowsource.Agg{{Func: rowsource.AggSum, Column: id}, {Func: rowsource.AggAverage, Column: id}}, rowsource.Span{})
		require.NoError(t, err)
		assert.Equal(t, want, [2]string{got[0].String(), got[1].String()}, id)
	}
}
