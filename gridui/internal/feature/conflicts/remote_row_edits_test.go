// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package conflicts_test

import (
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/itemstage"
	"github.com/giogrid/giogrid/tracking"
)

// An edited row of a source is one edit with the cells that were changed.
func TestEditedRowsAreOneEditOfTheirCells(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 1000, "", func(g *gridui.ChangeTrackingGrid[itemstage.Item]) { g.Editing.Row = true })
		defer s.Close()
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(4, "name")
		s.Answer()
		s.Type("Kim")
		s.Keys("Tab")
		s.Source.Elsewhere(t, itemstage.Rename("3", "fed"))
		s.Remote.Reload()
		s.Answer()
		s.Type("77")
		s.Keys("Enter")
		s.Answer()
		require.Equal(t, tracking.Edited, s.Grid.Status("5"))
		ended, ok := itemstage.LastEvent[events.EditEnded](s)
		require.True(t, ok)
		require.Len(t, ended.Draft, 2)
		s.Grid.Save()
		s.Answer()
		require.Len(t, s.Written, 1)
		require.Len(t, s.Written[0], 1)
		require.Len(t, s.Written[0][0].Set, 2)
		require.Equal(t, "Kim", byID(s.Source)[5].Name)
		require.EqualValues(t, 77, byID(s.Source)[5].Stock)
		require.True(t, s.Grid.History().Undo())
		s.Answer()
		row, _ := s.Grid.RowAt(4)
		require.Equal(t, "item 5", row.Name)
		require.EqualValues(t, 4, row.Stock)
		require.Empty(t, problems(s))
	})
}

// A row that the source names meanwhile stays open, with its draft.
func TestEditedRowsKeepTheirDraftWhenTheirIDChanges(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 20, "", func(g *gridui.ChangeTrackingGrid[itemstage.Item]) { g.Editing.Row = true })
		defer s.Close()
		s.Focus(s.Grid.Tag())
		_, err := s.Grid.AddRowAndEdit(&itemstage.Item{Name: "new"}, "name")
		require.NoError(t, err)
		s.Answer()
		s.Grid.Save()
		s.Type("Kim")
		s.Answer()
		s.Keys("Tab")
		s.Type("5")
		s.Keys("Enter")
		s.Answer()
		row, ok := s.Grid.RowAt(20)
		require.True(t, ok)
		require.Equal(t, itemstage.Item{ID: 21, Name: "Kim", Stock: 5}, row)
	})
}
