// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges_test

import (
	"image"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestADragSelectsARange(t *testing.T) {
	s := gridstage.NewRanges(20, nil)
	s.Drag(gridstage.PersonCell(1, "name"), gridstage.PersonCell(3, "city"), 8)
	s.Settle()
	require.Equal(t, "p1:name-p3:city", gridstage.SelectedRanges(s))
	require.Equal(t, "p1", s.Grid.Focused().RowID, "the focus is at the anchor")
	require.Equal(t, "name", s.Grid.Focused().ColumnID)

	s.Drag(gridstage.PersonCell(4, "age"), gridstage.PersonCell(2, "id"), 8)
	s.Settle()
	require.Equal(t, "p4:age-p2:id", gridstage.SelectedRanges(s), "up and to the left")
	gridstage.ClickCell(s, 0, "id", 0)
	s.Settle()
	require.Empty(t, gridstage.SelectedRanges(s), "a click leaves one cell, which is the focus")
}

func TestShiftClickMovesTheHead(t *testing.T) {
	s := gridstage.NewRanges(20, nil)
	gridstage.ClickCell(s, 1, "name", 0)
	gridstage.ClickCell(s, 3, "age", key.ModShift)
	s.Settle()
	require.Equal(t, "p1:name-p3:age", gridstage.SelectedRanges(s))
	require.Equal(t, "p1", s.Grid.Focused().RowID)
	gridstage.ClickCell(s, 0, "id", key.ModShift)
	s.Settle()
	require.Equal(t, "p1:name-p0:id", gridstage.SelectedRanges(s))
}

func TestCtrlAddsAndSubtracts(t *testing.T) {
	s := gridstage.NewRanges(20, nil)
	s.Drag(gridstage.PersonCell(0, "id"), gridstage.PersonCell(2, "city"), 8)
	s.Mods = key.ModShortcut
	s.Drag(gridstage.PersonCell(4, "id"), gridstage.PersonCell(5, "name"), 8)
	s.Mods = 0
	s.Settle()
	require.Equal(t, "p0:id-p2:city p4:id-p5:name", gridstage.SelectedRanges(s))
	gridstage.ClickCell(s, 1, "name", key.ModShortcut)
	s.Settle()
	require.Equal(t, 5, len(s.Grid.CellRanges.Selected), "four rectangles remain of the first: %s", gridstage.SelectedRanges(s))

	s = gridstage.NewRanges(20, func(g *gridui.Grid[gridstage.Person]) { g.CellRanges.Single = true })
	s.Drag(gridstage.PersonCell(0, "id"), gridstage.PersonCell(2, "city"), 8)
	s.Mods = key.ModShortcut
	s.Drag(gridstage.PersonCell(4, "id"), gridstage.PersonCell(5, "name"), 8)
	s.Mods = 0
	s.Settle()
	require.Equal(t, "p4:id-p5:name", gridstage.SelectedRanges(s))
}

func TestEscapeWhileDraggingRestores(t *testing.T) {
	s := gridstage.NewRanges(20, nil)
	s.Drag(gridstage.PersonCell(0, "id"), gridstage.PersonCell(1, "name"), 8)
	s.Settle()
	was := gridstage.SelectedRanges(s)
	s.Move(gridstage.ColX["age"], gridstage.RowY(3))
	s.Press(pointer.ButtonPrimary)
	s.Move(gridstage.ColX["city"], gridstage.RowY(5))
	s.Keys("Escape")
	s.Release(pointer.ButtonPrimary)
	s.Settle()
	require.Equal(t, was, gridstage.SelectedRanges(s))
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
		s := gridstage.NewRanges(20, nil)
		s.Grid.FocusCell(2, "name")
		s.Settle()
		s.Keys(strings.Fields(test.keys)...)
		s.Settle()
		require.Equal(t, test.want, gridstage.SelectedRanges(s), test.keys)
		if strings.Contains(test.keys, "Shift") && test.want != "" {
			require.Equal(t, "p2", s.Grid.Focused().RowID, test.keys)
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
		s := gridstage.NewRanges(20, nil)
		s.Grid.FocusCell(2, "name")
		s.Settle()
		s.Keys("Shift+Down", "Shift+Down")
		s.Keys(strings.Fields(test.keys)...)
		s.Settle()
		require.Equal(t, test.want, gridstage.SelectedRanges(s), test.keys)
		require.Equal(t, test.at, s.Grid.Focused().RowID+":"+s.Grid.Focused().ColumnID, test.keys)
	}
}

func TestTheViewFollowsTheHead(t *testing.T) {
	s := gridstage.NewRanges(1000, nil)
	s.Grid.FocusCell(2, "name")
	s.Settle()
	for range 20 {
		s.Keys("Shift+Down")
	}
	s.Settle()
	require.Equal(t, "p2:name-p22:name", gridstage.SelectedRanges(s))
	v := s.Grid.Viewport()
	require.True(t, v.First <= 22 && 22 < v.Last, "%d to %d", v.First, v.Last)
	require.Equal(t, "p2", s.Grid.Focused().RowID)
}

func TestADragScrollsAtTheEdge(t *testing.T) {
	s := gridstage.NewRanges(1000, nil)
	s.Move(gridstage.ColX["name"], gridstage.RowY(1))
	s.Press(pointer.ButtonPrimary)
	s.Move(gridstage.ColX["city"], 295)
	for range 60 {
		s.Advance(16 * time.Millisecond)
		s.Frame()
	}
	s.Release(pointer.ButtonPrimary)
	s.Settle()
	require.Len(t, s.Grid.CellRanges.Selected, 1)
	head := s.Grid.CellRanges.Selected[0].Head
	row, err := strconv.Atoi(strings.TrimPrefix(head.RowID, "p"))
	require.NoError(t, err)
	require.Greater(t, row, 10, "rows below the screen belong to the range")
	require.Equal(t, "city", head.ColumnID)
	require.Equal(t, "p1", s.Grid.CellRanges.Selected[0].Anchor.RowID)
}

// Ctrl+A selects the rows below the parent of the focused one, and then all cells.
func TestSelectAllBeginsWithTheSiblings(t *testing.T) {
	s := gridstage.NewRanges(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Grouping.By = []string{"city"}
		g.ExpandAll()
	})
	s.Grid.FocusCell(1, "name")
	s.Settle()
	first, _ := s.Grid.RowAt(1)
	s.Keys("Ctrl+A")
	s.Settle()
	require.Len(t, s.Grid.CellRanges.Selected, 1)
	block := s.Grid.CellRanges.Selected[0]
	require.Equal(t, option.RangeCells, block.Kind)
	require.Equal(t, first.ID, block.Anchor.RowID)
	s.Keys("Ctrl+A")
	s.Settle()
	require.Equal(t, option.RangeAll, s.Grid.CellRanges.Selected[0].Kind)
}

func TestOtherRowsCollapseRanges(t *testing.T) {
	for name, change := range map[string]func(g *gridui.Grid[gridstage.Person]){
		"sort":   func(g *gridui.Grid[gridstage.Person]) { g.Sorting.Keys = []option.SortKey{{ColumnID: "age"}} },
		"filter": func(g *gridui.Grid[gridstage.Person]) { g.Column("name").SetFilter(filter.Contains.Of("e")) },
		"quick":  func(g *gridui.Grid[gridstage.Person]) { g.Filtering.Quick = "p" },
		"group":  func(g *gridui.Grid[gridstage.Person]) { g.Grouping.By = []string{"city"} },
		"page":   func(g *gridui.Grid[gridstage.Person]) { g.SetPage(1) },
	} {
		s := gridstage.NewRanges(40, func(g *gridui.Grid[gridstage.Person]) {
			g.Sorting.Mode = option.SortMulti
			g.Filtering.Enabled = true
			if name == "page" {
				g.Paging = option.Paging{Enabled: true, Size: 10}
			}
		})
		s.Drag(gridstage.PersonCell(1, "name"), gridstage.PersonCell(3, "city"), 8)
		s.Settle()
		require.NotEmpty(t, gridstage.SelectedRanges(s), name)
		change(&s.Grid)
		s.Settle()
		require.Empty(t, gridstage.SelectedRanges(s), name)
	}
}

func TestRangesFollowTheirRows(t *testing.T) {
	s := gridstage.NewRanges(20, nil)
	s.Drag(gridstage.PersonCell(2, "name"), gridstage.PersonCell(4, "city"), 8)
	s.Settle()
	all := gridstage.People(20)
	inserted := append([]gridstage.Person{{ID: "a"}, {ID: "b"}}, all...)
	s.Grid.SetRows(inserted)
	s.Settle()
	require.Equal(t, "p2:name-p4:city", gridstage.SelectedRanges(s), "rows came above")
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p2"}}))
	s.Settle()
	require.Equal(t, "p3:name-p4:city", gridstage.SelectedRanges(s), "a corner that is gone moves inward")
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p3", "p4"}}))
	s.Settle()
	require.Empty(t, gridstage.SelectedRanges(s), "none left")
}

func TestRangesFollowTheirColumns(t *testing.T) {
	s := gridstage.NewRanges(20, nil)
	s.Drag(gridstage.PersonCell(2, "name"), gridstage.PersonCell(4, "city"), 8)
	s.Settle()
	s.Grid.Column("city").Hide()
	s.Settle()
	require.Equal(t, "p2:name-p4:age", gridstage.SelectedRanges(s))
	s.Grid.Column("id").Hide()
	s.Settle()
	require.Equal(t, "p2:name-p4:age", gridstage.SelectedRanges(s))
}

func TestProgramsSetRanges(t *testing.T) {
	s := gridstage.NewRanges(20, nil)
	cell := func(row, column string) option.CellID { return option.CellID{RowID: row, ColumnID: column} }
	s.Grid.CellRanges.Selected = []option.CellRange{
		{Anchor: cell("p1", "id"), Head: cell("p2", "age")},
		{Anchor: cell("nobody", "id"), Head: cell("p2", "age")},
	}
	s.Settle()
	s.Grid.FocusCell(1, "id")
	s.Keys("Shift+Down")
	s.Settle()
	require.Equal(t, "p1:id-p3:age", gridstage.SelectedRanges(s), "keys go on from the range that shows")
}

func TestControlledRangesAreProposed(t *testing.T) {
	s := gridstage.NewRanges(20, func(g *gridui.Grid[gridstage.Person]) { g.CellRanges.Controlled = true })
	s.Drag(gridstage.PersonCell(1, "name"), gridstage.PersonCell(3, "city"), 8)
	s.Settle()
	require.Empty(t, s.Grid.CellRanges.Selected)
	var proposed []events.RangesChanged
	for _, ev := range s.Events {
		if ev, ok := ev.(events.RangesChanged); ok {
			proposed = append(proposed, ev)
		}
	}
	require.Len(t, proposed, 1, "one event for a drag")
	require.Equal(t, []option.CellRange{{
		Anchor: option.CellID{RowID: "p1", ColumnID: "name"}, Head: option.CellID{RowID: "p3", ColumnID: "city"},
	}}, proposed[0].To)
	proposed[0].Apply(&s.Grid.Options)
	s.Settle()
	require.Equal(t, "p1:name-p3:city", gridstage.SelectedRanges(s))
}

func TestTabAndEnterWalkThroughARange(t *testing.T) {
	s := gridstage.NewRanges(20, func(g *gridui.Grid[gridstage.Person]) { g.Keys.TabCells = true })
	s.Drag(gridstage.PersonCell(1, "name"), gridstage.PersonCell(2, "age"), 8)
	s.Settle()
	at := func() string { return s.Grid.Focused().RowID + " " + s.Grid.Focused().ColumnID }
	for _, step := range []struct{ key, want string }{
		{"Tab", "p1 age"}, {"Tab", "p2 name"}, {"Tab", "p2 age"}, {"Tab", "p1 name"}, {"Shift+Tab", "p2 age"},
		{"Enter", "p1 name"}, {"Enter", "p2 name"}, {"Enter", "p1 age"}, {"Shift+Enter", "p2 name"},
	} {
		s.Keys(step.key)
		s.Settle()
		require.Equal(t, step.want, at(), step.key)
	}
	require.Equal(t, "p1:name-p2:age", gridstage.SelectedRanges(s), "the range stays")
}

// Typing into a range and a key that leaves the editor goes on inside the range, whatever Tab does
// without an editor.
func TestTypingWalksThroughARange(t *testing.T) {
	for _, tab := range []bool{false, true} {
		for _, walk := range []struct{ key, want string }{
			{"Enter", "p1 name, p2 name, p1 age, p2 age, p1 name"},
			{"Shift+Enter", "p1 name, p2 age, p1 age, p2 name, p1 name"},
			{"Tab", "p1 name, p1 age, p2 name, p2 age, p1 name"},
			{"Shift+Tab", "p1 name, p2 age, p2 name, p1 age, p1 name"},
		} {
			t.Run(walk.key, func(t *testing.T) {
				s := gridstage.NewRangeEdits(20, func(g *gridui.Grid[gridstage.Person]) { g.Keys.TabCells = tab })
				s.Focus(s.Grid.Tag())
				s.Drag(gridstage.PersonCell(1, "name"), gridstage.PersonCell(2, "age"), 8)
				s.Settle()
				var at []string
				for i := range 5 {
					at = append(at, s.Grid.Focused().RowID+" "+s.Grid.Focused().ColumnID)
					require.Equal(t, "p1:name-p2:age", gridstage.SelectedRanges(s), "the range stays")
					s.Type(strconv.Itoa(40 + i))
					require.Equal(t, at[i], gridstage.EditedCell(s))
					s.Keys(walk.key)
					s.Settle()
				}
				require.Equal(t, walk.want, strings.Join(at, ", "))
				row, _ := s.Grid.RowAt(2)
				require.Regexp(t, `^4[0-4]$`, row.Name, "each cell got what was typed into it")
				row, _ = s.Grid.RowAt(3)
				require.Equal(t, gridstage.People(4)[3], row, "a row outside of the range")
			})
		}
	}
}

func TestClicksWithRangesLeaveRowsAlone(t *testing.T) {
	s := gridstage.NewRanges(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
	})
	gridstage.ClickCell(s, 1, "name", 0)
	require.True(t, s.Grid.Row("p1").IsSelected())
	gridstage.ClickCell(s, 3, "name", key.ModShift)
	gridstage.ClickCell(s, 5, "name", key.ModShortcut)
	s.Settle()
	require.False(t, s.Grid.Row("p2").IsSelected())
	require.False(t, s.Grid.Row("p5").IsSelected())
}

func TestHeadersSelectColumnsWhereTheOptionSaysSo(t *testing.T) {
	s := gridstage.NewRanges(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Sorting.Mode = option.SortMulti
		g.CellRanges.Headers = true
	})
	s.Click(gridstage.ColX["name"], 20)
	s.Settle()
	require.Equal(t, "columns p0:name-p0:name", gridstage.SelectedRanges(s))
	require.Empty(t, s.Grid.Sorting.Keys)
}

// A frame of a drag costs no allocation more than one without ranges, wherever the head is.
func TestDraggingARangeOverAMillionRowsAllocatesNothing(t *testing.T) {
	dragged := func(enabled bool) (*gridstage.Stage[int], float64) {
		s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[int]) {
			g.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n }).Width(300)}
			g.CellRanges.Enabled = enabled
			g.SetSource(gridstage.Numbers(1_000_000))
		})
		s.Move(50, 60)
		s.Press(pointer.ButtonPrimary)
		s.Move(50, 200)
		s.Settle()
		s.Grid.ScrollToRow(999_990, option.AlignStart)
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
	require.Len(t, s.Grid.CellRanges.Selected, 1)
	require.Len(t, s.Grid.CellRanges.Selected[0].Head.RowID, len("999990"))
}

// The focus goes to the anchor of the ranges that the program selects.
func TestTheFocusIsAtTheAnchorOfTheProgramsRange(t *testing.T) {
	cell := func(row, column string) option.CellID { return option.CellID{RowID: row, ColumnID: column} }
	far := option.CellRange{Anchor: cell("p19000", "age"), Head: cell("p18000", "name")}
	for name, test := range map[string]struct {
		selected []option.CellRange
		want     string
	}{
		"one":           {[]option.CellRange{{Anchor: cell("p3", "age"), Head: cell("p5", "city")}}, "p3 age"},
		"backwards":     {[]option.CellRange{{Anchor: cell("p5", "city"), Head: cell("p3", "age")}}, "p5 city"},
		"several":       {[]option.CellRange{{Anchor: cell("p3", "age"), Head: cell("p5", "city")}, {Anchor: cell("p7", "name"), Head: cell("p8", "name")}}, "p7 name"},
		"whole rows":    {[]option.CellRange{{Kind: option.RangeRows, Anchor: cell("p4", "age"), Head: cell("p6", "age")}}, "p4 name"},
		"whole columns": {[]option.CellRange{{Kind: option.RangeColumns, Anchor: cell("", "city"), Head: cell("", "city")}}, "p1 city"},
		"far away":      {[]option.CellRange{far}, "p19000 age"},
		"none":          {nil, "p1 name"},
	} {
		for _, controlled := range []bool{false, true} {
			t.Run(name, func(t *testing.T) {
				s := gridstage.NewRanges(20_000, func(g *gridui.Grid[gridstage.Person]) { g.CellRanges.Controlled = controlled })
				s.Grid.FocusCell(1, "name")
				s.Settle()
				s.Grid.CellRanges.Selected = test.selected
				s.Settle()
				s.Until(func() bool { return s.Grid.Focused().RowID+" "+s.Grid.Focused().ColumnID == test.want })
				require.Equal(t, test.selected, s.Grid.CellRanges.Selected)
				s.Keys("Shift+Right")
				require.Equal(t, test.want, s.Grid.Focused().RowID+" "+s.Grid.Focused().ColumnID, "a proposal moves nothing")
			})
		}
	}
}
