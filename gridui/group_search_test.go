// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestAGroupIsFoundAgainAmongMany has the groups of very many put in the opposite order: the
// focus stays with its group.
func TestAGroupIsFoundAgainAmongMany(t *testing.T) {
	const groups = 30_000
	rows := people(2 * groups)
	for i := range rows {
		rows[i].City, rows[i].Age = "City "+itoa(i/2), i
	}
	s := newSorted(rows, option.SortKey{ColumnID: "age"})
	s.grid.Columns[2] = gridui.Field("age", "Age", func(p person) int { return p.Age }).Aggregate(option.AggregateMax)
	s.grid.Grouping.By = []string{"city"}
	waitFor(s, func() bool { return s.grid.Shown() == groups })
	s.grid.FocusCell(20, "name")
	s.Settle()
	id := s.grid.Focused().RowID
	require.Contains(t, id, "City 20")
	s.grid.Sorting.Keys[0].Desc = true
	waitFor(s, func() bool { return s.grid.Focused().RowID == id && s.grid.Focused().Row == groups-1-20 })
	require.Empty(t, s.problems())
}
