// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"context"
	"database/sql"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// openTable opens the SQLite file at a path and its table a; both are closed when the test ends.
func openTable(t *testing.T, path string) (*database.Database, *catalog.Table) {
	t.Helper()
	d, err := database.Open(t.Context(), address.File(path), database.Options{})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, d.Close()) })
	all, err := catalog.Load(t.Context(), d.DB, address.SQLite)
	require.NoError(t, err)
	table, ok := all.FindText("a")
	require.True(t, ok)
	return d, table
}

// A value that SQLite stores in a column of another kind, or in an unusual form, is shown, copied and exported as
// stored.
func TestCellsShowAndCopyWhatIsStored(t *testing.T) {
	ctx := context.Background()
	path := filepath.Join(t.TempDir(), "a.db")
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	_, err = db.Exec(`CREATE TABLE a (id INTEGER PRIMARY KEY, n INTEGER, d DATE, dt DATETIME, ok BOOLEAN);
		INSERT INTO a (n, d, dt, ok) VALUES (5, '2024-01-05', '2024-01-05 10:00:00', 1), ('abc', '2024-01-05 13:45:00', '2024-01-05T10:00:00+09:00', 'maybe'),
		(7.25, 'never', 1704412800, 2), (9e999, '2024-01-05 00:00:00', '', NULL), (NULL, NULL, NULL, 0)`)
	require.NoError(t, err)
	require.NoError(t, db.Close())
	d, table := openTable(t, path)
	r, err := rowset.Table(ctx, d, table, snapshot.Options{})
	require.NoError(t, err)
	v, err := r.Source.Open(ctx, rowsource.Query{})
	require.NoError(t, err)
	defer v.Close()
	page, err := v.Read(ctx, rowsource.Seek{Index: 0}, 9)
	require.NoError(t, err)
	want := [][]string{ // what is shown; what is copied, where that is not of the value
		{"5 ", "2024-01-05 ", "2024-01-05 10:00:00 ", "true "}, {"abc abc", "2024-01-05 13:45:00 2024-01-05 13:45:00", "2024-01-05T10:00:00+09:00 2024-01-05T10:00:00+09:00", "maybe maybe"},
		{"7.25 ", "never never", "1704412800 1704412800", "2 2"}, {"Infinity ", "2024-01-05 00:00:00 2024-01-05 00:00:00", " ", "NULL "}, {"NULL ", "NULL ", "NULL ", "false "},
	}
	for i, row := range page.Items {
		for k, c := range r.Columns[1:] {
			other, _ := otherText(row, c)
			assert.Equal(t, want[i][k], cellText(row, c)+" "+other, "row %d, %s", i, c.ID)
			if text := cellText(row, c); text != Null && c.Kind == catalog.Time {
				assert.Equal(t, text, stored(row, c).Text)
			}
		}
	}
}
