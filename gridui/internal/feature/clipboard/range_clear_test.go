// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

func TestDeleteAndCutOfRanges(t *testing.T) {
	s := gridstage.NewRangeEdits(5, nil)
	was := gridstage.PeopleCells(s, 5)
	gridstage.SelectRanges(t, s, "p0:id-p1:name p3:age-p3:city")
	s.Keys("Delete")
	s.Settle()
	require.Equal(t, " 20 City 0,  21 City 1, Park 22 City 2, Choi 0 , Jung 24 City 4", gridstage.PeopleCells(s, 5))
	edited := gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](s.Events)
	require.Len(t, edited, 1)
	require.Equal(t, 4, edited[0].Len())
	require.Equal(t, events.EditCleared, edited[0].By)
	require.Equal(t, "p0", firstID(s), "ids cannot be edited")
	require.Equal(t, "p0:id-p1:name p3:age-p3:city", gridstage.SelectedRanges(s), "the ranges stay")
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Equal(t, was, gridstage.PeopleCells(s, 5))
	require.False(t, s.Grid.History().CanUndo(), "one step")

	gridstage.SelectRanges(t, s, "p0:id-p1:name")
	require.Equal(t, [][]string{{"p0", "Kim"}, {"p1", "Lee"}}, s.Copied("Shortcut+X"))
	s.Settle()
	require.Equal(t, " 20 City 0,  21 City 1", gridstage.PeopleCells(s, 2))
	require.Equal(t, "p0", firstID(s))
}

// firstID returns the id of the first visible row.
func firstID(s *gridstage.Stage[gridstage.Person]) string {
	p, _ := s.Grid.RowAt(0)
	return p.ID
}

// Overlapping ranges clear each cell one time, and cells that cannot be edited report an error if no cell is
// cleared.
func TestDeleteTellsWhereNothingCanBeCleared(t *testing.T) {
	s := gridstage.NewRangeEdits(5, nil)
	gridstage.SelectRanges(t, s, "p0:id-p2:id")
	s.Keys("Delete")
	s.Settle()
	require.Empty(t, gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](s.Events))
	gridstage.SelectRanges(t, s, "p0:name-p2:name p1:name-p3:name")
	s.Keys("Delete")
	s.Settle()
	require.Equal(t, 4, gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](s.Events)[0].Len())
}
