// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

// newInserting returns four tracked rows, sorted by quantity if sorted is set. New rows have no key of their own.
func newInserting(sorted, removes bool) *stockstage.TrackedStage {
	s := stockstage.NewTracked(4, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
		g.Editing.RemoveRows = removes
		g.SetKey = func(p *stockstage.Stock, key string) { p.ID = key }
		g.NewRow = func(beside *stockstage.Stock) stockstage.Stock { return stockstage.Stock{Name: "beside " + beside.ID} }
		g.CopyRow = func(p stockstage.Stock) stockstage.Stock { p.ID = ""; return p }
		for i := range g.Data {
			g.Data[i].Qty = i
		}
		if sorted {
			g.Sorting.Mode, g.Sorting.Keys = option.SortMulti, []option.SortKey{{ColumnID: "qty", Desc: true}}
		}
	})
	s.Focus(s.Grid.Tag())
	return s
}

func TestTrackedRowsAreInsertedBesideOthers(t *testing.T) {
	for _, sorted := range []bool{false, true} {
		s := newInserting(sorted, false)
		g := &s.Grid
		was := s.ShownIDs()
		g.FocusCell(1, "name")
		s.Settle()
		s.Keys("Shortcut+I")
		ids := s.ShownIDs()
		require.Len(t, ids, 5)
		require.Equal(t, tracking.Added, g.Status(ids[2]))
		row, _ := g.RowByID(ids[2])
		require.Equal(t, "beside "+was[1], row.Name)
		require.Equal(t, ids[2], g.Focused().RowID)
		s.Keys("Shortcut+Shift+D")
		require.Len(t, s.ShownIDs(), 6)
		require.Equal(t, tracking.Added, g.Status(s.ShownIDs()[3]), "the copy comes below the row")
		require.Len(t, gridstage.EventsOf[gridui.RowsInserted[stockstage.Stock]](s.Events), 2)
		require.Len(t, g.ChangeSet().Added, 2)
		for range 2 {
			require.True(t, g.History().Undo())
			s.Settle()
		}
		require.Equal(t, was, s.ShownIDs())
		require.False(t, g.HasChanges())
		require.False(t, g.History().CanUndo())
		require.True(t, g.History().Redo())
		s.Settle()
		require.Len(t, s.ShownIDs(), 5)
	}
}

func TestDeletedTrackedRowsLeaveAtOnceByOption(t *testing.T) {
	for _, sorted := range []bool{false, true} {
		s := newInserting(sorted, true)
		g := &s.Grid
		was := s.ShownIDs()
		require.Equal(t, 2, g.DeleteRows(was[1], was[2]))
		require.Equal(t, []string{was[0], was[3]}, s.ShownIDs())
		require.Equal(t, 2, g.Shown())
		require.Equal(t, 2, g.Len(), "they are not counted")
		require.Equal(t, tracking.Deleted, g.Status(was[1]))
		require.Len(t, g.Tracker().Deleted().Slice(), 2)
		require.Len(t, gridstage.EventsOf[events.RowsDeleted](s.Events), 1)
		_, err := g.AddRow(&stockstage.Stock{Name: "new", Qty: -1})
		require.NoError(t, err)
		require.Len(t, s.ShownIDs(), 3)
		require.NoError(t, g.InsertRows(was[3], option.RowBefore, stockstage.Stock{Name: "new"}))
		require.Equal(t, was[3], s.ShownIDs()[2])
		for range 2 {
			require.True(t, g.History().Undo())
			s.Settle()
		}
		require.Equal(t, []string{was[0], was[3]}, s.ShownIDs())
		require.True(t, g.History().Undo())
		require.Equal(t, was, s.ShownIDs(), "they are back where they were")
		require.False(t, g.HasChanges())
		require.True(t, g.History().Redo())
		require.Equal(t, []string{was[0], was[3]}, s.ShownIDs())
		g.ResetChanges()
		require.Equal(t, was, s.ShownIDs())
		require.True(t, g.DeleteRow(was[0]))
		g.Accept()
		require.Equal(t, was[1:], s.ShownIDs())
		require.False(t, g.HasChanges())
	}
}
