// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestAGroupIsFoundAgainAmongMany puts very many groups in the opposite order: the focus stays with its group.
func TestAGroupIsFoundAgainAmongMany(t *testing.T) {
	const groups = 30_000
	rows := gridstage.People(2 * groups)
	for i := range rows {
		rows[i].City, rows[i].Age = "City "+strconv.Itoa(i/2), i
	}
	s := gridstage.NewSorted(rows, option.SortKey{ColumnID: "age"})
	s.Grid.Columns[2] = gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Aggregate(option.AggregateMax)
	s.Grid.Grouping.By = []string{"city"}
	s.Until(func() bool { return s.Grid.Shown() == groups })
	s.Grid.FocusCell(20, "name")
	s.Settle()
	id := s.Grid.Focused().RowID
	require.Contains(t, id, "City 20")
	s.Grid.Sorting.Keys[0].Desc = true
	s.Until(func() bool { return s.Grid.Focused().RowID == id && s.Grid.Focused().Row == groups-1-20 })
	require.Empty(t, s.Problems())
}
