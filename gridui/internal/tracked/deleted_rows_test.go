// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

func TestRowsAreDeletedInOneStep(t *testing.T) {
	s := stockstage.NewTracked(5, nil)
	g := &s.Grid
	_, err := g.AddRow(&stockstage.Stock{ID: "new"})
	require.NoError(t, err)
	require.True(t, g.DeleteRow("p4"))
	s.Settle()
	s.Events = nil

	require.Equal(t, 3, g.DeleteRows("p1", "nobody", "new", "p1", "p4", "p3"))
	require.Equal(t, []string{"p0", "p1", "p2", "p3", "p4"}, s.ShownIDs())
	require.Equal(t, []events.RowsDeleted{{RowIDs: []string{"p1", "new", "p3"}}}, gridstage.EventsOf[events.RowsDeleted](s.Events))
	require.Len(t, g.ChangeSet().Removed, 3)
	require.Zero(t, g.DeleteRows("p1"))
	require.Zero(t, g.DeleteRows())

	require.True(t, g.History().Undo())
	require.Equal(t, []string{"p0", "p1", "p2", "p3", "p4", "new"}, s.ShownIDs())
	require.Len(t, g.ChangeSet().Removed, 1, "p4 was another step")
	require.True(t, g.History().Redo())
	require.Equal(t, []string{"p0", "p1", "p2", "p3", "p4"}, s.ShownIDs())
	require.Len(t, g.ChangeSet().Removed, 3)
}

// Rows whose deletion was accepted are put back at their old places.
func TestUndoAfterAcceptPutsRowsBackWhereTheyWere(t *testing.T) {
	for name, steps := range map[string][][]string{
		"first": {{"p0"}}, "middle": {{"p4"}}, "last": {{"p9"}}, "several": {{"p2", "p3", "p7"}}, "neighbours, reversed": {{"p5", "p4", "p3"}},
		"one by one": {{"p3"}, {"p2"}, {"p4"}}, "both ends": {{"p0", "p9"}}, "all": {{"p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9"}},
		"at the end, one by one": {{"p9"}, {"p8"}, {"p7"}},
	} {
		for _, edited := range []bool{false, true} {
			t.Run(fmt.Sprint(name, " ", edited), func(t *testing.T) {
				s := stockstage.NewTracked(10, nil)
				if edited {
					_, err := s.Grid.UpdateRow(steps[0][0], func(p *stockstage.Stock) { p.Name = "edited" })
					require.NoError(t, err)
				}
				before := s.ShownIDs()
				for _, ids := range steps {
					require.Equal(t, len(ids), s.Grid.DeleteRows(ids...))
				}
				s.Settle()
				s.Grid.Accept()
				s.Settle()
				for range steps {
					require.True(t, s.Grid.History().Undo())
					s.Settle()
				}
				require.Equal(t, before, s.ShownIDs())
			})
		}
	}
}

// The key that deletes rows acts on ranges, then on selected rows, then on the focused one.
func TestTheKeyDeletesTheRowsOfTheRange(t *testing.T) {
	cell := func(row, column string) option.CellID { return option.CellID{RowID: row, ColumnID: column} }
	for name, test := range map[string]struct {
		selected []option.CellRange
		rows     []string
		want     []string
	}{
		"the range":         {[]option.CellRange{{Anchor: cell("p2", "name"), Head: cell("p4", "name")}}, nil, []string{"p2", "p3", "p4"}},
		"upwards":           {[]option.CellRange{{Anchor: cell("p4", "qty"), Head: cell("p2", "name")}}, nil, []string{"p2", "p3", "p4"}},
		"cells of one row":  {[]option.CellRange{{Anchor: cell("p2", "name"), Head: cell("p2", "qty")}}, nil, []string{"p2"}},
		"ranges that share": {[]option.CellRange{{Anchor: cell("p2", "name"), Head: cell("p3", "name")}, {Anchor: cell("p3", "qty"), Head: cell("p5", "qty")}}, nil, []string{"p2", "p3", "p4", "p5"}},
		"whole rows":        {[]option.CellRange{{Kind: option.RangeRows, Anchor: cell("p6", "name"), Head: cell("p7", "name")}}, nil, []string{"p6", "p7"}},
		"whole columns":     {[]option.CellRange{{Kind: option.RangeColumns, Anchor: cell("p2", "name"), Head: cell("p2", "name")}}, nil, nil},
		"range, not rows":   {[]option.CellRange{{Anchor: cell("p2", "name"), Head: cell("p3", "name")}}, []string{"p8"}, []string{"p2", "p3"}},
		"selected rows":     {nil, []string{"p7", "p8"}, []string{"p7", "p8"}},
		"the focused row":   {nil, nil, []string{"p2"}},
		"all":               {[]option.CellRange{{Kind: option.RangeAll, Anchor: cell("p2", "name"), Head: cell("p2", "name")}}, nil, []string{"p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := stockstage.NewTracked(10, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
				g.CellRanges.Enabled, g.Selection.Mode = true, option.SelectMulti
			})
			s.Focus(s.Grid.Tag())
			s.Grid.FocusCell(2, "name")
			s.Settle()
			s.Grid.CellRanges.Selected = test.selected
			s.Grid.Select(test.rows...)
			s.Settle()
			s.Keys("Ctrl+-")
			s.Settle()
			var deleted []string
			for i := range 10 {
				if id := fmt.Sprint("p", i); s.Grid.Status(id) == tracking.Deleted {
					deleted = append(deleted, id)
				}
			}
			require.Equal(t, test.want, deleted)
			if len(test.want) > 0 {
				require.True(t, s.Grid.History().Undo(), "one step")
				require.False(t, s.Grid.HasChanges())
			}
		})
	}
}

// Screen readers announce added and deleted rows.
func TestAddedAndDeletedRowsAreAnnounced(t *testing.T) {
	s := stockstage.NewTracked(10, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
		g.Announce, g.Selection.Mode = true, option.SelectMulti
	})
	s.Focus(s.Grid.Tag())
	s.Settle()
	said := func() (texts []string) {
		s.Settle()
		for _, ev := range gridstage.TakeEvents[events.TextAnnounced](&s.Events) {
			texts = append(texts, ev.Text)
		}
		return texts
	}
	said()
	_, err := s.Grid.AddRow(nil)
	require.NoError(t, err)
	require.Equal(t, []string{"1개 행을 추가했습니다."}, said())
	require.Equal(t, 2, s.Grid.DeleteRows("p1", "p2"))
	require.Equal(t, []string{"2개 행을 삭제했습니다."}, said())
	s.Grid.FocusCell(4, "name")
	s.Keys("Ctrl+-")
	require.Equal(t, []string{"1개 행을 삭제했습니다."}, said())
	require.Zero(t, s.Grid.DeleteRows("p1"))
	require.Empty(t, said())
}

// Rows that are marked as deleted show, and count in totals, until the deletion is accepted.
func TestDeletedRowsCountInTotalsUntilTheyAreAccepted(t *testing.T) {
	s := stockstage.NewTracked(6, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
		g.Columns[2] = gridui.Field("qty", "Qty", func(p stockstage.Stock) int { return 100 * p.Qty }).Aggregate(option.AggregateSum)
		g.Grouping.Total = option.TotalRowBottom
	})
	total := func(want string) {
		t.Helper()
		s.Settle()
		_, ok := s.Find(want)
		require.True(t, ok, s.Dump())
	}
	total("1500")
	require.True(t, s.Grid.DeleteRow("p2"))
	total("1500")
	s.Grid.Accept()
	total("1300")
	require.True(t, s.Grid.History().Undo())
	total("1500")
}
