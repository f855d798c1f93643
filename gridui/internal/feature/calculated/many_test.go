// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// TestManyRowsAreSortedInTheBackground sorts many rows by a column computed from another.
func TestManyRowsAreSortedInTheBackground(t *testing.T) {
	rows := make([]order, rounds.Of(800_000))
	for i := range rows {
		rows[i] = order{ID: strconv.Itoa(i), Quantity: i * 7919 % len(rows), Price: 2}
	}
	s := newStage(t, func(s *stage) {
		with(net, option.CalculatedColumn{ID: "neg", Name: "Negative", Formula: "-net"})(s)
		s.Grid.SetRows(rows)
	})
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "neg"}}
	want := strconv.Itoa(-2 * (len(rows) - 1))
	await.Until(func() bool {
		s.Frame() // no frame waits for the job
		return s.column("neg")[0] == want
	})
}

// TestRowsOfASource shows calculated columns of rows that only a source can sort.
func TestRowsOfASource(t *testing.T) {
	source, err := rowsource.NewSlice(rowsource.SliceOptions[order]{
		Rows: orders(), Key: []string{"id"},
		Columns: []rowsource.Column[order]{{ID: "id", Value: func(o order) value.Value { return value.Text(o.ID) }}},
	})
	require.NoError(t, err)
	remote := gridui.NewRemote(source, gridui.RemoteOptions[order]{})
	defer remote.Close()
	arrived := make(chan struct{}, 1)
	s := newStage(t, func(s *stage) {
		with(net)(s)
		s.Grid.Invalidate = func() {
			select {
			case arrived <- struct{}{}:
			default:
			}
		}
		s.Grid.SetSource(remote)
	})
	for s.Frame(); s.Grid.Shown() == 0; s.Frame() {
		<-arrived
	}
	for len(s.column("net")) == 0 || s.column("net")[0] != "7.5" {
		<-arrived
		s.Frame()
	}
	require.Equal(t, []string{"7.5", "0", "11", "200"}, s.column("net"))
	s.Grid.Column("net").OpenMenu()
	s.Settle()
	n, ok := s.Find("Sort ascending")
	require.True(t, ok && n.Disabled, s.Dump())
	s.press(t, "Edit formula…")
	require.True(t, s.Shows("The result is a number. The rows come from a source: they cannot be sorted or filtered by this column"), s.Dump())
}
