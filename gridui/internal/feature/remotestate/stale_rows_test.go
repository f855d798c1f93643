// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"testing"
	"testing/synctest"

	"github.com/giogrid/giogrid/gridui/events"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

// allOn lets users do all that concerns rows.
func allOn(g *gridui.Grid[item]) {
	g.Editing.Enabled, g.CellRanges.Enabled, g.Selection.Mode, g.RowNumbers.Enabled = true, true, option.SelectMulti, true
	g.Find.Enabled, g.Find.Open, g.Find.Query.Text = true, true, "c"
	g.StatusBar.Enabled, g.RowPins.Enabled, g.Announce = true, true, true
}

// act does with the rows on the screen what users and programs do.
func (s *stage) act() {
	s.Grid.FocusCell(2, "kind")
	s.Frame()
	s.Keys("Shift+Down", "Shift+Down", "Shift+Right")
	s.Wheel(100, 200, 0, 90)
	s.Move(100, 150)
	s.Grid.Find.Do = option.FindNext
	s.Frame()
	s.Grid.SelectAll()
	s.Grid.StartEditing("r3", "kind")
	s.rounds(4)
}

// call calls what programs may call at any time.
func (s *stage) call() {
	g := &s.Grid
	for i := range 8 {
		g.RowAt(i)
	}
	for range g.SelectedRows() {
		break
	}
	g.SelectedCount()
	g.Shown()
	g.Len()
	g.View()
	g.Viewport()
	g.Focused()
	g.EditingCell()
	g.ExportProgress()
	g.PageCount()
	g.ShownColumns()
	g.ScrollOffset()
	g.FocusCell(3, "n")
	g.Select("r2", "r30")
	g.Deselect("r2")
	g.Find.Do = option.FindNext
	h := g.Row("r3")
	h.SetExpanded(true)
	h.SetDetail(true)
	h.IsSelected()
	h.Pin(option.RowPinTop)
	h.Pin(option.RowPinNone)
	s.Root()
	_ = g.EditCells(events.CellEdit{RowID: "r4", ColumnID: "kind", New: "z"})
}

// Whatever users are at and programs call between two frames, rows that have gone are not used any more:
// not by their numbers, and not by what was found among them.
func TestRowsThatWentAreNotUsed(t *testing.T) {
	for _, l := range layouts {
		t.Run(l.name, func(t *testing.T) {
			want := map[string]int{}
			for _, to := range origins {
				want[to.name] = fromTheStart(t, l.set, to.give).Len
			}
			for _, from := range origins {
				for _, to := range origins {
					synctest.Test(t, func(t *testing.T) {
						s := newStage(func(g *gridui.Grid[item]) { allOn(g); l.set(g) })
						defer s.close(t)
						from.give(t, s)
						s.rounds(4)
						s.act()
						to.give(t, s)
						s.call()
						s.Frame()
						s.call()
						s.Frame()
						s.Grid.CancelEdit()
						s.rounds(4)
						if len(s.Grid.Grouping.By) == 0 { // of groups of a source as many levels are read as the screen has shown
							require.Equal(t, want[to.name], s.Grid.Len(), "from %s to %s", from.name, to.name)
						}
					})
				}
			}
		})
	}
}

// They are not used either if they disappear in the frame in which others are requested, or show in another way
// from then on.
func TestRowsThatWentAreNotUsedInAnotherShape(t *testing.T) {
	for i, before := range layouts {
		t.Run(before.name, func(t *testing.T) {
			for k, after := range layouts {
				if testing.Short() && (i+k)%4 != 0 {
					continue
				}
				for _, to := range []origin{origins[0], origins[2], origins[5]} {
					synctest.Test(t, func(t *testing.T) {
						s := newStage(func(g *gridui.Grid[item]) { allOn(g); before.set(g) })
						defer s.close(t)
						s.Grid.SetRows(items(0, 40*((i+k)/4%2)))
						s.rounds(4)
						s.act()
						o := s.Grid.Options
						s.Grid.Options = option.Options{}
						s.Grid.Expansion, s.Grid.Selection.Rows, s.Grid.Find.Result = o.Expansion, o.Selection.Rows, o.Find.Result
						s.Grid.Tree, s.Grid.Detail = gridui.Tree[item]{}, nil
						allOn(&s.Grid)
						after.set(&s.Grid)
						to.give(t, s)
						s.call()
						s.Frame()
						s.Grid.Expansion.Rows = idset.All()
						s.rounds(4)
					})
				}
			}
		})
	}
}
