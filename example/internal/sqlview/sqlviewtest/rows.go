// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package sqlviewtest

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// OpenTable opens a table and closes it when the test ends.
func OpenTable(t *testing.T, d *database.Database, c *catalog.Catalog, name string) *rowset.Rowset {
	t.Helper()
	table, ok := c.FindText(name)
	require.True(t, ok, name)
	r, err := rowset.Table(context.Background(), d, table, snapshot.Options{})
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, r.Close()) })
	return r
}

// Read returns the rows of a query, at most 1,000.
func Read(t *testing.T, r *rowset.Rowset, q rowsource.Query) []sqlrows.Row {
	t.Helper()
	require.NoError(t, r.Wait())
	v, err := r.Source.Open(context.Background(), q)
	require.NoError(t, err)
	defer v.Close()
	page, err := v.Read(context.Background(), rowsource.Seek{Index: 0}, 1000)
	require.NoError(t, err)
	return page.Items
}

// Shown returns the text of a cell.
func Shown(r sqlrows.Row, c rowset.Column) string {
	v := r.Value(c.ID)
	if text := r.Text(c.ID); text != "" {
		return text
	}
	if t, ok := v.AsTime(); ok {
		return c.TimeText(t)
	}
	return c.Number(v)
}

// Texts returns the texts of the first column of an export.
func Texts(t *testing.T, src export.Source) (all []string) {
	t.Helper()
	cells := make([]export.Cell, len(src.Columns))
	for i := 0; ; i++ {
		clear(cells)
		if src.Row(i, cells) != nil {
			return all
		}
		all = append(all, string(cells[0].AppendText(nil)))
	}
}

// Field returns a list of one field of an edit.
func Field(column string, v value.Value) []rowsource.Field {
	return []rowsource.Field{{Column: column, Value: v}}
}
