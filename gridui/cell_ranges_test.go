// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
)

// newRanges shows people whose cells can be selected in ranges, with the keyboard on the grid.
func newRanges(n int, set func(g *gridui.Grid[person])) *stage[person] {
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { return p.ID }
		g.CellRanges.Enabled = true
		g.SetRows(people(n))
		if set != nil {
			set(g)
		}
	})
	s.Focus(s.grid.Tag())
	s.Settle()
	return s
}

// ranges are the selected ranges as "row:column-row:column", with the kind of those that are
// whole columns or rows before them.
func ranges(s *stage[person]) string {
	kinds := [...]string{"", "columns ", "rows ", "all "}
	var list []string
	for _, r := range s.grid.CellRanges.Selected {
		list = append(list, fmt.Sprintf("%s%s:%s-%s:%s", kinds[r.Kind], r.Anchor.RowID, r.Anchor.ColumnID, r.Head.RowID, r.Head.ColumnID))
	}
	return strings.Join(list, " ")
}

// colX are the middles of the columns of people.
var colX = map[string]float32{"id": 30, "name": 110, "age": 200, "city": 300}

func personCell(row int, column string) f32.Point { return f32.Pt(colX[column], rowY(row)) }

// clickCell clicks a cell with modifiers.
func clickCell(s *stage[person], row int, column string, mods key.Modifiers) {
	at := personCell(row, column)
	s.Mods = mods
	s.Click(at.X, at.Y)
	s.Mods = 0
}

func ExampleGrid_cellRanges() {
	g := exampleGrid()
	g.CellRanges.Enabled = true
	h := show(g, func(ev events.Event) {
		if ev, ok := ev.(events.RangeChanged); ok {
			for _, r := range ev.To {
				fmt.Println(r.Anchor, "to", r.Head)
			}
		}
	})
	h.Drag(f32.Pt(50, 58), f32.Pt(150, 94), 4)
	h.Settle()
	// Output: {A-1 id} to {A-2 qty}
}

func TestADragSelectsARange(t *testing.T) {
	s := newRanges(20, nil)
	s.Drag(personCell(1, "name"), personCell(3, "city"), 8)
	s.Settle()
	require.Equal(t, "p1:name-p3:city", ranges(s))
	require.Equal(t, "p1", s.grid.Focused().RowID, "the focus is at the anchor")
	require.Equal(t, "name", s.grid.Focused().ColumnID)

	s.Drag(personCell(4, "age"), personCell(2, "id"), 8)
	s.Settle()
	require.Equal(t, "p4:age-p2:id", ranges(s), "up and to the left")
	clickCell(s, 0, "id", 0)
	s.Settle()
	require.Empty(t, ranges(s), "a click leaves one cell, which is the focus")
}

func TestShiftClickMovesTheHead(t *testing.T) {
	s := newRanges(20, nil)
	clickCell(s, 1, "name", 0)
	clickCell(s, 3, "age", key.ModShift)
	s.Settle()
	require.Equal(t, "p1:name-p3:age", ranges(s))
	require.Equal(t, "p1", s.grid.Focused().RowID)
	clickCell(s, 0, "id", key.ModShift)
	s.Settle()
	require.Equal(t, "p1:name-p0:id", ranges(s))
}

func TestCtrlAddsAndSubtracts(t *testing.T) {
	s := newRanges(20, nil)
	s.Drag(personCell(0, "id"), personCell(2, "city"), 8)
	s.Mods = key.ModShortcut
	s.Drag(personCell(4, "id"), personCell(5, "name"), 8)
	s.Mods = 0
	s.Settle()
	require.Equal(t, "p0:id-p2:city p4:id-p5:name", ranges(s))
	clickCell(s, 1, "name", key.ModShortcut)
	s.Settle()
	require.Equal(t, 5, len(s.grid.CellRanges.Selected), "four rectangles remain of the first: %s", ranges(s))

	s = newRanges(20, func(g *gridui.Grid[person]) { g.CellRanges.Single = true })
	s.Drag(personCell(0, "id"), personCell(2, "city"), 8)
	s.Mods = key.ModShortcut
	s.Drag(personCell(4, "id"), personCell(5, "name"), 8)
	s.Mods = 0
	s.Settle()
	require.Equal(t, "p4:id-p5:name", ranges(s))
}

func TestEscapeWhileDraggingRestores(t *testing.T) {
	s := newRanges(20, nil)
	s.Drag(personCell(0, "id"), personCell(1, "name"), 8)
	s.Settle()
	was := ranges(s)
	s.Move(colX["age"], rowY(3))
	s.Press(pointer.ButtonPrimary)
	s.Move(colX["city"], rowY(5))
	s.Keys("Escape")
	s.Release(pointer.ButtonPrimary)
	s.Settle()
	require.Equal(t, was, ranges(s))
}

func TestKeysExtendRanges(t *testing.T) {
	for _, test := range []struct{ keys, want string }{
		{"Shift+Down", "p2:name-p3:name"},
		{"Shift+Right", "p2:name-p2:age"},
		{"Shift+Left", "p2:name-p2:id"},
		{"Shift+Up Shift+Up Shift+Up Shift+Up", "p2:name-p0:name"},
		{"Shift+Home", "p2:name-p2:id"},
		{"Shift+End", "p2:name-p2:city"},
		{"Ctrl+Shift+Home", "p2:name-p0:id"},
		{"Ctrl+Shift+End", "p2:name-p19:city"},
		{"Ctrl+Shift+Down", "p2:name-p19:name"},
		{"Ctrl+Shift+Up", "p2:name-p0:name"},
		{"Ctrl+Shift+Right", "p2:name-p2:city"},
		{"Ctrl+Shift+Left", "p2:name-p2:id"},
		{"Shift+PageDown", "p2:name-p9:name"},
		{"Shift+Space", "rows p2:name-p2:name"},
		{"Ctrl+Space", "columns p2:name-p2:name"},
		{"Ctrl+Shift+Space", "all p2:name-p2:name"},
		{"Ctrl+A", "all p2:name-p2:name"},
		{"Ctrl+Space Shift+Right", "columns p2:name-p2:age"},
		{"Shift+Down Escape", ""},
		{"Shift+Down Down", ""},
		{"Shift+Down Shift+Up", ""},
	} {
		s := newRanges(20, nil)
		s.grid.FocusCell(2, "name")
		s.Settle()
		s.Keys(strings.Fields(test.keys)...)
		s.Settle()
		require.Equal(t, test.want, ranges(s), test.keys)
		if strings.Contains(test.keys, "Shift") && test.want != "" {
			require.Equal(t, "p2", s.grid.Focused().RowID, test.keys)
		}
	}
}

func TestAltArrowsMoveTheFocusAndKeepTheRange(t *testing.T) {
	for _, test := range []struct{ keys, at, want string }{
		{"Alt+Right", "p2:age", "p2:name-p4:name"},
		{"Alt+Left", "p2:id", "p2:name-p4:name"},
		{"Alt+Left Alt+Left", "p2:id", "p2:name-p4:name"},
		{"Alt+Down", "p3:name", "p2:name-p4:name"},
		{"Alt+Up", "p1:name", "p2:name-p4:name"},
		{"Alt+Up Alt+Up Alt+Up", "p0:name", "p2:name-p4:name"},
		{"Alt+Right Shift+Right", "p2:age", "p2:name-p4:age"},
		{"Alt+Right Down", "p3:age", ""},
		{"Escape Alt+Right", "p2:name", ""},
		{"Escape Alt+Up", "p2:name", ""},
	} {
		s := newRanges(20, nil)
		s.grid.FocusCell(2, "name")
		s.Settle()
		s.Keys("Shift+Down", "Shift+Down")
		s.Keys(strings.Fields(test.keys)...)
		s.Settle()
		require.Equal(t, test.want, ranges(s), test.keys)
		require.Equal(t, test.at, s.grid.Focused().RowID+":"+s.grid.Focused().ColumnID, test.keys)
	}
}

func TestTheViewFollowsTheHead(t *testing.T) {
	s := newRanges(1000, nil)
	s.grid.FocusCell(2, "name")
	s.Settle()
	for range 20 {
		s.Keys("Shift+Down")
	}
	s.Settle()
	require.Equal(t, "p2:name-p22:name", ranges(s))
	v := s.grid.Viewport()
	require.True(t, v.First <= 22 && 22 < v.Last, "%d to %d", v.First, v.Last)
	require.Equal(t, "p2", s.grid.Focused().RowID)
}

func TestADragScrollsAtTheEdge(t *testing.T) {
	s := newRanges(1000, nil)
	s.Move(colX["name"], rowY(1))
	s.Press(pointer.ButtonPrimary)
	s.Move(colX["city"], 295)
	for range 60 {
		s.Advance(16 * time.Millisecond)
		s.Frame()
	}
	s.Release(pointer.ButtonPrimary)
	s.Settle()
	require.Len(t, s.grid.CellRanges.Selected, 1)
	head := s.grid.CellRanges.Selected[0].Head
	row, err := strconv.Atoi(strings.TrimPrefix(head.RowID, "p"))
	require.NoError(t, err)
	require.Greater(t, row, 10, "rows below the screen belong to the range")
	require.Equal(t, "city", head.ColumnID)
	require.Equal(t, "p1", s.grid.CellRanges.Selected[0].Anchor.RowID)
}

// Ctrl+A selects the rows below the parent of the focused one, and then all cells.
func TestSelectAllBeginsWithTheSiblings(t *testing.T) {
	s := newRanges(20, func(g *gridui.Grid[person]) {
		g.Grouping.By = []string{"city"}
		g.ExpandAll()
	})
	s.grid.FocusCell(1, "name")
	s.Settle()
	first, _ := s.grid.RowAt(1)
	s.Keys("Ctrl+A")
	s.Settle()
	require.Len(t, s.grid.CellRanges.Selected, 1)
	block := s.grid.CellRanges.Selected[0]
	require.Equal(t, option.RangeCells, block.Kind)
	require.Equal(t, first.ID, block.Anchor.RowID)
	s.Keys("Ctrl+A")
	s.Settle()
	require.Equal(t, option.RangeAll, s.grid.CellRanges.Selected[0].Kind)
}

func TestOtherRowsCollapseRanges(t *testing.T) {
	for name, change := range map[string]func(g *gridui.Grid[person]){
		"sort":   func(g *gridui.Grid[person]) { g.Sorting.Keys = []option.SortKey{{ColumnID: "age"}} },
		"filter": func(g *gridui.Grid[person]) { g.Column("name").SetFilter(filter.Contains("e")) },
		"quick":  func(g *gridui.Grid[person]) { g.Filtering.Quick = "p" },
		"group":  func(g *gridui.Grid[person]) { g.Grouping.By = []string{"city"} },
		"page":   func(g *gridui.Grid[person]) { g.SetPage(1) },
	} {
		s := newRanges(40, func(g *gridui.Grid[person]) {
			g.Sorting.Mode = option.SortMulti
			g.Filtering.Enabled = true
			if name == "page" {
				g.Paging = option.Paging{Enabled: true, Size: 10}
			}
		})
		s.Drag(personCell(1, "name"), personCell(3, "city"), 8)
		s.Settle()
		require.NotEmpty(t, ranges(s), name)
		change(&s.grid)
		s.Settle()
		require.Empty(t, ranges(s), name)
	}
}

func TestRangesFollowTheirRows(t *testing.T) {
	s := newRanges(20, nil)
	s.Drag(personCell(2, "name"), personCell(4, "city"), 8)
	s.Settle()
	all := people(20)
	inserted := append([]person{{ID: "a"}, {ID: "b"}}, all...)
	s.grid.SetRows(inserted)
	s.Settle()
	require.Equal(t, "p2:name-p4:city", ranges(s), "rows came above")
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Remove: []string{"p2"}}))
	s.Settle()
	require.Equal(t, "p3:name-p4:city", ranges(s), "a corner that is gone moves inward")
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Remove: []string{"p3", "p4"}}))
	s.Settle()
	require.Empty(t, ranges(s), "none left")
}

func TestRangesFollowTheirColumns(t *testing.T) {
	s := newRanges(20, nil)
	s.Drag(personCell(2, "name"), personCell(4, "city"), 8)
	s.Settle()
	s.grid.Column("city").Hide()
	s.Settle()
	require.Equal(t, "p2:name-p4:age", ranges(s))
	s.grid.Column("id").Hide()
	s.Settle()
	require.Equal(t, "p2:name-p4:age", ranges(s))
}

func TestProgramsSetRanges(t *testing.T) {
	s := newRanges(20, nil)
	cell := func(row, column string) option.CellID { return option.CellID{RowID: row, ColumnID: column} }
	s.grid.CellRanges.Selected = []option.CellRange{
		{Anchor: cell("p1", "id"), Head: cell("p2", "age")},
		{Anchor: cell("nobody", "id"), Head: cell("p2", "age")},
	}
	s.Settle()
	s.grid.FocusCell(1, "id")
	s.Keys("Shift+Down")
	s.Settle()
	require.Equal(t, "p1:id-p3:age", ranges(s), "keys go on from the range that shows")
}

func TestControlledRangesAreProposed(t *testing.T) {
	s := newRanges(20, func(g *gridui.Grid[person]) { g.CellRanges.Controlled = true })
	s.Drag(personCell(1, "name"), personCell(3, "city"), 8)
	s.Settle()
	require.Empty(t, s.grid.CellRanges.Selected)
	var proposed []events.RangeChanged
	for _, ev := range s.events {
		if ev, ok := ev.(events.RangeChanged); ok {
			proposed = append(proposed, ev)
		}
	}
	require.Len(t, proposed, 1, "one event for a drag")
	require.Equal(t, []option.CellRange{{
		Anchor: option.CellID{RowID: "p1", ColumnID: "name"}, Head: option.CellID{RowID: "p3", ColumnID: "city"},
	}}, proposed[0].To)
	proposed[0].Apply(&s.grid.CellRanges)
	s.Settle()
	require.Equal(t, "p1:name-p3:city", ranges(s))
}

func TestTabAndEnterWalkThroughARange(t *testing.T) {
	s := newRanges(20, func(g *gridui.Grid[person]) { g.Keys.Tab = option.TabCells })
	s.Drag(personCell(1, "name"), personCell(2, "age"), 8)
	s.Settle()
	at := func() string { return s.grid.Focused().RowID + " " + s.grid.Focused().ColumnID }
	for _, step := range []struct{ key, want string }{
		{"Tab", "p1 age"}, {"Tab", "p2 name"}, {"Tab", "p2 age"}, {"Tab", "p1 name"}, {"Shift+Tab", "p2 age"},
		{"Enter", "p1 name"}, {"Enter", "p2 name"}, {"Enter", "p1 age"}, {"Shift+Enter", "p2 name"},
	} {
		s.Keys(step.key)
		s.Settle()
		require.Equal(t, step.want, at(), step.key)
	}
	require.Equal(t, "p1:name-p2:age", ranges(s), "the range stays")
}

func TestClicksWithRangesLeaveRowsAlone(t *testing.T) {
	s := newRanges(20, func(g *gridui.Grid[person]) {
		g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
	})
	clickCell(s, 1, "name", 0)
	require.True(t, s.grid.Row("p1").IsSelected())
	clickCell(s, 3, "name", key.ModShift)
	clickCell(s, 5, "name", key.ModShortcut)
	s.Settle()
	require.False(t, s.grid.Row("p2").IsSelected())
	require.False(t, s.grid.Row("p5").IsSelected())
}

func TestHeadersSelectColumnsWhereTheOptionSaysSo(t *testing.T) {
	s := newRanges(20, func(g *gridui.Grid[person]) {
		g.Sorting.Mode = option.SortMulti
		g.CellRanges.Headers = true
	})
	s.Click(colX["name"], 20)
	s.Settle()
	require.Equal(t, "columns p0:name-p0:name", ranges(s))
	require.Empty(t, s.grid.Sorting.Keys)
}

// A frame of a drag costs no allocation more than one without ranges, wherever the head is.
func TestDraggingARangeOverAMillionRowsAllocatesNothing(t *testing.T) {
	dragged := func(enabled bool) (*stage[int], float64) {
		s := newStage(image.Pt(400, 300), func(g *gridui.Grid[int]) {
			g.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n }).Width(300)}
			g.CellRanges.Enabled = enabled
			g.SetSource(numbers(1_000_000))
		})
		s.Move(50, 60)
		s.Press(pointer.ButtonPrimary)
		s.Move(50, 200)
		s.Settle()
		s.grid.ScrollToRow(999_990, gridui.ScrollStart)
		s.Settle()
		y := float32(130) // between the zones that scroll
		return s, s.FrameAllocs(50, func() {
			y = 340 - y
			s.Move(50, y)
		})
	}
	_, without := dragged(false)
	s, allocs := dragged(true)
	require.LessOrEqual(t, allocs, without)
	s.Release(pointer.ButtonPrimary)
	s.Settle()
	require.Len(t, s.grid.CellRanges.Selected, 1)
	require.Len(t, s.grid.CellRanges.Selected[0].Head.RowID, len("999990"))
}
