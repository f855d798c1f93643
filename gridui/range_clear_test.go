// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
)

func TestDeleteAndCutOfRanges(t *testing.T) {
	s := newRangeEdits(5, nil)
	was := cellsOf(s, 5)
	selectRanges(t, s, "p0:id-p1:name p3:age-p3:city")
	s.Keys("Delete")
	s.Settle()
	require.Equal(t, " 20 City 0,  21 City 1, Park 22 City 2, Choi 0 , Jung 24 City 4", cellsOf(s, 5))
	edited := eventsOf[gridui.CellsEdited[person]](s.events)
	require.Len(t, edited, 1)
	require.Equal(t, 4, edited[0].Len())
	require.Equal(t, events.EditCleared, edited[0].By)
	require.Equal(t, "p0", firstID(s), "ids cannot be edited")
	require.Equal(t, "p0:id-p1:name p3:age-p3:city", ranges(s), "the ranges stay")
	require.True(t, s.grid.History().Undo())
	s.Settle()
	require.Equal(t, was, cellsOf(s, 5))
	require.False(t, s.grid.History().CanUndo(), "one step")

	selectRanges(t, s, "p0:id-p1:name")
	require.Equal(t, [][]string{{"p0", "Kim"}, {"p1", "Lee"}}, s.copied("Shortcut+X"))
	s.Settle()
	require.Equal(t, " 20 City 0,  21 City 1", cellsOf(s, 2))
	require.Equal(t, "p0", firstID(s))
}

// firstID is the id that the first row shows.
func firstID(s *stage[person]) string {
	p, _ := s.grid.RowAt(0)
	return p.ID
}

// Overlapping ranges clear each cell once, and cells that cannot be edited say so if no other is.
func TestDeleteTellsWhereNothingCanBeCleared(t *testing.T) {
	s := newRangeEdits(5, nil)
	selectRanges(t, s, "p0:id-p2:id")
	s.Keys("Delete")
	s.Settle()
	require.Empty(t, eventsOf[gridui.CellsEdited[person]](s.events))
	selectRanges(t, s, "p0:name-p2:name p1:name-p3:name")
	s.Keys("Delete")
	s.Settle()
	require.Equal(t, 4, eventsOf[gridui.CellsEdited[person]](s.events)[0].Len())
}
