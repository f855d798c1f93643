// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// newNumbers returns the rows of a source of numbers, grouped by their last digit.
func newNumbers(t *testing.T, n int) *Rows[int] {
	numbers := make([]int, n)
	for i := range numbers {
		numbers[i] = i
	}
	source, err := rowsource.NewSlice(rowsource.SliceOptions[int]{
		Rows: numbers, Key: []string{"id"},
		Columns: []rowsource.Column[int]{
			{ID: "id", Value: func(n int) value.Value { return value.Int(int64(n)) }},
			{ID: "digit", Value: func(n int) value.Value { return value.Int(int64(n % 10)) }},
		},
	})
	require.NoError(t, err)
	return New[int](source, Options[int]{})
}

// settle draws frames with the lines from first on until nothing is being read.
func settle(r *Rows[int], first coord.Index) {
	for now := time.Unix(0, 0); now.Before(time.Unix(10, 0)); now = now.Add(50 * time.Millisecond) {
		r.Sync()
		r.Want(now, first, first+20)
		synctest.Wait()
	}
}

// Rows, groups and rows again show through the same lines. The row at the top stays when its group
// disappears, and is looked up without an allocation.
func TestRowsAndGroupsShowThroughTheSameLines(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newNumbers(t, 3000)
		defer r.Close()
		r.Ask(remote.Query{}, "")
		require.Nil(t, r.Outline())
		settle(r, 0)
		require.Equal(t, 3000, r.Len())
		row, state := r.Row(7)
		require.Equal(t, remote.Loaded, state)
		require.Equal(t, 7, *rowdata.Ptr[int](row))
		_, state = r.Row(2000)
		require.Equal(t, remote.Loading, state)
		require.Equal(t, coord.Record(2000), r.HitRow(remote.Hit{Index: 2000}), "rows without groups need not be there")

		open := func(id string, _ int) bool { return id == remote.GroupPrefix+"[3]" }
		r.Ask(remote.Query{Group: []string{"digit"}, Open: open}, r.ID(0))
		require.True(t, r.Status().Pending)
		require.Nil(t, r.Outline(), "the old rows show")
		settle(r, 200)
		require.False(t, r.Status().Pending)
		require.Equal(t, 310, r.Len())
		require.Equal(t, remote.Line{Group: true, Expandable: true, Open: true, Rows: 300}, r.Outline().Line(3))
		row, state = r.Row(204)
		require.Equal(t, remote.Loaded, state)
		require.Equal(t, 2003, *rowdata.Ptr[int](row))
		require.Equal(t, coord.NoRecord, r.HitRow(remote.Hit{ID: "1"}), "its group is closed")
		require.Zero(t, testing.AllocsPerRun(100, func() {
			r.Row(204)
			r.ID(204)
			r.Outline().Parent(204)
			r.Outline().Line(204)
		}))

		kept := r.ID(204)
		r.Ask(remote.Query{}, kept)
		settle(r, 2003)
		require.Nil(t, r.Outline())
		require.Equal(t, kept, r.ID(2003))
		require.Equal(t, strconv.Itoa(2003), kept)
		require.NoError(t, r.Err())
	})
}
