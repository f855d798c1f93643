// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package savebar_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/savebar"
	"github.com/giogrid/giogrid/tracking"
)

// newBar returns tracked rows with the buttons of a bar.
func newBar(bar *savebar.Bar) *stockstage.TrackedStage {
	s := stockstage.NewTracked(4, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) { g.Extensions = []gridui.Extension{bar} })
	s.Focus(s.Grid.Tag())
	s.Settle()
	return s
}

// press clicks a button by its name, and reports whether it shows.
func press(s *stockstage.TrackedStage, name string) bool {
	n, ok := s.Find(name)
	if ok {
		s.Click(n.Center())
		s.Settle()
	}
	return ok
}

func TestButtonsSaveDiscardUndoAndRedo(t *testing.T) {
	s := newBar(new(savebar.Bar))
	g := &s.Grid
	for _, name := range []string{"저장", "실행 취소", "다시 실행", "변경 취소"} {
		require.True(t, press(s, name), "%s\n%s", name, s.Dump())
	}
	require.Empty(t, gridstage.EventsOf[events.SaveRequested](s.Events), "nothing has changed")
	require.NoError(t, g.EditCells(events.CellEdit{RowID: "p1", ColumnID: "name", New: "nut"}))
	s.Settle()
	press(s, "실행 취소")
	require.False(t, g.HasChanges())
	press(s, "다시 실행")
	require.Equal(t, tracking.Edited, g.Status("p1"))
	press(s, "저장")
	asked := gridstage.EventsOf[events.SaveRequested](s.Events)
	require.Len(t, asked, 1)
	require.Len(t, asked[0].ChangeSet.Updated, 1)
	require.True(t, g.HasChanges(), "the program accepts them")
	g.DeleteRows("p2")
	s.Settle()
	press(s, "변경 취소")
	require.False(t, g.HasChanges())
	require.True(t, g.History().Undo(), "discarding is a step")
	require.Equal(t, tracking.Edited, g.Status("p1"))
	require.Equal(t, tracking.Deleted, g.Status("p2"))
}

func TestSavingCommitsTheEditorFirst(t *testing.T) {
	s := newBar(new(savebar.Bar))
	s.Grid.FocusCell(1, "name")
	s.Settle()
	s.Type("nut")
	press(s, "저장")
	require.True(t, s.Grid.HasChanges())
	require.Len(t, gridstage.EventsOf[events.SaveRequested](s.Events), 1)
	s.Grid.FocusCell(2, "name")
	s.Settle()
	s.Type("bolt")
	press(s, "저장")
	asked := gridstage.EventsOf[events.SaveRequested](s.Events)
	require.NotEmpty(t, asked)
	require.Len(t, asked[len(asked)-1].ChangeSet.Updated, 2)
}

func TestButtonsAreHiddenByOption(t *testing.T) {
	s := newBar(&savebar.Bar{SaveHidden: true, DiscardHidden: true})
	require.False(t, press(s, "저장"))
	require.False(t, press(s, "변경 취소"))
	require.True(t, press(s, "실행 취소"))
	s = newBar(&savebar.Bar{UndoHidden: true})
	require.True(t, press(s, "저장"))
	require.False(t, press(s, "실행 취소"))
	require.False(t, press(s, "다시 실행"))

	// Rows that are not tracked are not saved.
	p := gridstage.NewPeople(5)
	p.Grid.Extensions = []gridui.Extension{&savebar.Bar{}}
	p.Settle()
	require.False(t, p.Shows("저장"))
	require.True(t, p.Shows("실행 취소"))
}

func TestCtrlSSaves(t *testing.T) {
	s := stockstage.NewTracked(4, nil)
	g := &s.Grid
	s.Focus(g.Tag())
	g.FocusCell(1, "name")
	s.Settle()
	saved := func() int { return len(gridstage.EventsOf[events.SaveRequested](s.Events)) }
	s.Keys("Shortcut+S")
	require.Equal(t, 1, saved(), "as Save does, without changes too")
	s.Type("nut")
	s.Keys("Shortcut+S")
	require.Equal(t, 2, saved())
	_, _, open := g.EditingCell()
	require.False(t, open)
	asked := gridstage.EventsOf[events.SaveRequested](s.Events)
	require.Len(t, asked[1].ChangeSet.Updated, 1)
	g.FocusCell(1, "qty")
	s.Settle()
	s.Type("many")
	s.Keys("Shortcut+S")
	require.Equal(t, 2, saved(), "the value is not valid")
	s.Keys("Esc")
	g.Keys.Bind = []option.Binding{{Name: "S", Modifiers: 0, Action: option.ActionNone}}
}

// A settled frame with the buttons allocates no more than one without them.
func TestButtonsCostASettledFrameNothing(t *testing.T) {
	allocs := func(bar *savebar.Bar) float64 {
		s := newBar(bar)
		require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p1", ColumnID: "name", New: "nut"}))
		s.Settle()
		return s.Allocs(100, func() {})
	}
	require.Equal(t, allocs(&savebar.Bar{SaveHidden: true, UndoHidden: true, DiscardHidden: true}), allocs(new(savebar.Bar)))
}
