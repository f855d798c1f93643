// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// lookups holds three remote rows, of which the last is not loaded, and counts their look-ups.
type lookups struct {
	remote.Rows
	n int
}

func (l *lookups) Len() int                { return 3 }
func (l *lookups) Outline() remote.Outline { return nil }

func (l *lookups) Row(i coord.Record) (rowdata.Row, remote.State) {
	l.n++
	if i == 2 {
		return rowdata.Row{}, remote.Loading
	}
	return rowdata.Of(int(i)), remote.Loaded
}

func (l *lookups) At(i int) rowdata.Row {
	row, _ := l.Row(coord.Record(i))
	return row
}

func TestRowsOfASourceAreLookedUpOnce(t *testing.T) {
	for name, read := range map[string]func(ds *dataset.Set, i int) (rowdata.Row, bool){
		"a row of a band": func(ds *dataset.Set, i int) (rowdata.Row, bool) { return ds.Row(layoutx.Body, coord.Slot(i)) },
		"that of an item": func(ds *dataset.Set, i int) (rowdata.Row, bool) { return ds.RowOf(coord.Item(i)) },
	} {
		rows := &lookups{}
		var ds dataset.Set
		ds.Wire(&option.Options{}, &column.Set{}, nil)
		ds.Give(rows)
		ds.Order.Hi = 3
		row, ok := read(&ds, 1)
		require.True(t, ok, name)
		require.Equal(t, 1, *rowdata.Ptr[int](row), name)
		require.Equal(t, 1, rows.n, name)
		_, ok = read(&ds, 2)
		require.False(t, ok, name)
		require.Equal(t, 2, rows.n, name)
		require.True(t, ds.HasRowOf(0), name)
		require.Equal(t, remote.Loading, ds.Access().State(2), name)
		require.Equal(t, 4, rows.n, name)
	}
}
