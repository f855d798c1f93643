// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/sqlviewtest"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// storedTimes lists values that SQLite stores in columns of times, in SQL syntax.
var storedTimes = []string{
	"'2024-01-05'", "'2024-01-05 10:00:00'", "'2024-01-05T10:00:00'", "'2024-01-05T10:00:00+09:00'", "'2024-01-05T10:00:00Z'", "'2024-01-05 10:00:00.123456'",
	"'2024-01-05 10:00:00.500'", "'2024-01-05 00:00:00'", "'2024-01-05 13:45:00'", "'2024-01-05 10:00'", "'2024-01-05T10:00'", "'2024-01-05 10:00:00+02'",
	"1704412800", "2460315.5", "'05/01/2024'", "'01.05.2024 10:00'", "'never'", "'24:00'", "''", "'2024-02-30 10:00:00'", "'0000-00-00'", "'10:00'", "NULL", "'2024-1-5'",
	"' 2024-01-05'", "'2024-01-05 '", "'infinity'", "'20240105'", "'2024-01-05 24:00:00'", "x'0102'", "'-0044-03-15'", "'10000-01-01'", "'2024-01-05 10:00:00 +0900 KST'",
}

// The times of a table are shown and exported as stored, in each declared type.
func TestStoredTimesAreShown(t *testing.T) {
	ctx := context.Background()
	for _, declared := range []string{"DATE", "DATETIME", "TIMESTAMP", "date", "DateTime", "TIMESTAMP WITH TIME ZONE"} {
		d, c := openFile(t, "CREATE TABLE a (id INTEGER PRIMARY KEY, d "+declared+"); INSERT INTO a (d) VALUES ("+strings.Join(storedTimes, "), (")+")",
			"CREATE VIEW v AS SELECT * FROM a")
		want := lines(t, d, "SELECT coalesce(CASE typeof(d) WHEN 'blob' THEN lower(hex(d)) ELSE CAST(d AS TEXT) END, '') FROM a ORDER BY id")
		r := sqlviewtest.OpenTable(t, d, c, "a")
		rows := sqlviewtest.Read(t, r, rowsource.Query{})
		for i, row := range rows {
			assert.Equal(t, want[i], sqlviewtest.Shown(row, r.Columns[1]), "%s %s", declared, storedTimes[i])
		}
		src, err := r.Export(ctx, rowsource.Query{}, []string{"d"})
		require.NoError(t, err)
		assert.Equal(t, want, sqlviewtest.Texts(t, src), declared)
		v := sqlviewtest.OpenTable(t, d, c, "v")
		require.NoError(t, v.Wait())
		for i, row := range sqlviewtest.Read(t, v, rowsource.Query{}) {
			assert.Equal(t, want[i], sqlviewtest.Shown(row, v.Columns[1]), "view, %s %s", declared, storedTimes[i])
		}
		require.NoError(t, rowset.Direct(ctx, d, "SELECT d FROM a ORDER BY id", 0, func(src export.Source) error {
			assert.Equal(t, want, sqlviewtest.Texts(t, src), "statement, %s", declared)
			return nil
		}))
	}
}

// Dates in the usual form are filtered and sorted as dates, and edits keep the time of day.
func TestStoredTimesAreFilteredAndEdited(t *testing.T) {
	ctx := context.Background()
	d, c := openFile(t, "CREATE TABLE a (id INTEGER PRIMARY KEY, d DATE, v)", "INSERT INTO a (d) VALUES ('2024-01-05'), ('2024-01-06 13:45:00'), ('never'), ('2024-02-01')")
	r := sqlviewtest.OpenTable(t, d, c, "a")
	at := func(text string) value.Value {
		moment, err := time.Parse(time.DateTime, text)
		require.NoError(t, err)
		return value.Time(moment)
	}
	found := func(e expr.Predicate) (ids string) {
		for _, row := range sqlviewtest.Read(t, r, rowsource.Query{Filter: e, Sort: []rowsource.Order{{Column: "d"}}}) {
			ids += r.Source.ID(row)
		}
		return ids
	}
	assert.Equal(t, "12", found(expr.And{
		expr.Compare{Column: "d", Op: expr.OpGreaterEqual, Value: at("2024-01-05 00:00:00")},
		expr.Compare{Column: "d", Op: expr.OpLess, Value: at("2024-02-01 00:00:00")},
	}))
	assert.Equal(t, "2", found(expr.Compare{Column: "d", Op: expr.OpEqual, Value: at("2024-01-06 13:45:00")}))
	assert.Equal(t, "3", found(expr.Match{Columns: []string{"d"}, Text: "EVER"}))
	rows := sqlviewtest.Read(t, r, rowsource.Query{})
	edits := []rowsource.Edit{
		{ID: "1", Set: sqlviewtest.Field("d", at("2024-01-05 08:30:00")), Old: sqlviewtest.Field("d", rows[0].Value("d"))},
		{ID: "2", Set: sqlviewtest.Field("v", value.Text("x")), Old: sqlviewtest.Field("d", rows[1].Value("d"))},
		{ID: "3", Set: sqlviewtest.Field("d", value.Text("soon")), Old: sqlviewtest.Field("d", rows[2].Value("d"))},
		{ID: "4", Set: sqlviewtest.Field("d", at("2024-02-02 00:00:00")), Old: sqlviewtest.Field("d", rows[3].Value("d"))},
	}
	out, err := r.Source.Write(ctx, edits)
	require.NoError(t, err)
	require.Empty(t, out.Conflicts)
	assert.Equal(t, []string{"2024-01-05 08:30:00", "2024-01-06 13:45:00", "soon", "2024-02-02"}, lines(t, d, "SELECT d || '' FROM a ORDER BY id"))
}
