// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package copyoutline_test

import (
	"image"
	"testing"

	"github.com/giogrid/giogrid/gridui/events"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/option"
)

// dashesAfter returns how many dashes a grid of people paints after something was done in it: how many more than
// a grid that outlines no copies.
func dashesAfter(t *testing.T, set func(g *gridui.Grid[gridstage.Person]), do func(s *gridstage.Stage[gridstage.Person])) int {
	t.Helper()
	paint := func(without bool) int {
		s := gridstage.NewRangeEdits(40, func(g *gridui.Grid[gridstage.Person]) {
			g.Clipboard.OutlineDisabled = without
			g.Selection.Mode = option.SelectMulti
			if set != nil {
				set(g)
			}
		})
		s.Leave()
		do(s)
		s.Settle()
		return gridstage.Fills(s)
	}
	return paint(false) - paint(true)
}

// copyKeys selects two rows of two columns and copies them.
var copyKeys = []string{"Ctrl+Home", "Down", "Right", "Shift+Down", "Shift+Right", "Shortcut+C"}

func TestWhatWasCopiedIsOutlined(t *testing.T) {
	cell := dashesAfter(t, nil, func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Ctrl+Home", "Right", "Shortcut+C") })
	require.Positive(t, cell, "the focused cell")
	several := dashesAfter(t, nil, func(s *gridstage.Stage[gridstage.Person]) { s.Keys(copyKeys...) })
	require.Greater(t, several, cell)
	require.Equal(t, several, dashesAfter(t, nil, func(s *gridstage.Stage[gridstage.Person]) {
		s.Keys(copyKeys...)
		s.Keys("Ctrl+Home")
	}), "the outline stays where it is as the focus moves on")
	require.Equal(t, several, dashesAfter(t, nil, func(s *gridstage.Stage[gridstage.Person]) {
		s.Keys(copyKeys[:len(copyKeys)-1]...)
		s.Grid.Copy(s.Grid.Clipboard.Headers)
	}), "a copy by the program")

	without := func(g *gridui.Grid[gridstage.Person]) { g.CellRanges.Enabled = false }
	require.Equal(t, cell, dashesAfter(t, without, func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Ctrl+Home", "Right", "Shortcut+C") }),
		"a cell, where there are no ranges")
	rows := func(list ...string) int {
		return dashesAfter(t, without, func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Selection.Rows = idset.Of(list...)
			s.Keys("Ctrl+Home", "Shortcut+C")
		})
	}
	together, apart := rows("p1", "p2"), rows("p1", "p3")
	require.Greater(t, together, cell)
	require.Greater(t, apart, together, "rows that do not touch have an outline each")
	require.Zero(t, rows("p39"), "a row that is not on the screen")
}

// heldPeople is a source that may not be read from end to end.
type heldPeople []gridstage.Person

func (h heldPeople) Len() int { return len(h) }

func (h heldPeople) At(i int) gridstage.Person { return h[i] }

// If rows may not be scanned, a copy takes the rows on the screen, and no others are outlined later.
func TestTheOutlineOfRowsThatAreNotScannedIsThatOfTheCopy(t *testing.T) {
	unscanned := func(g *gridui.Grid[gridstage.Person]) {
		g.CellRanges.Enabled, g.Virtual.ScanDisabled = false, true
		g.SetSource(heldPeople(gridstage.People(200)))
	}
	copyAll := func(s *gridstage.Stage[gridstage.Person]) {
		s.Grid.Selection.Rows = idset.All()
		s.Keys("Ctrl+Home", "Shortcut+C")
	}
	require.Positive(t, dashesAfter(t, unscanned, copyAll))
	require.Zero(t, dashesAfter(t, unscanned, func(s *gridstage.Stage[gridstage.Person]) {
		copyAll(s)
		s.Grid.ScrollToRow(100, option.AlignStart)
	}), "rows that were not on the screen")
}

// A copy of rows of a source takes rows off the screen too, and so does its outline.
func TestTheOutlineOverASourceIsThatOfTheCopy(t *testing.T) {
	fills := func(without bool, do func(r *remotestage.RemoteStage[gridstage.Person])) (n int) {
		remotestage.OverRemotePeople(t, func(g *gridui.Grid[gridstage.Person]) {
			g.CellRanges.Enabled, g.Clipboard.OutlineDisabled, g.Selection.Mode = true, without, option.SelectMulti
		}, func(r *remotestage.RemoteStage[gridstage.Person]) {
			r.Focus(r.Grid.Tag())
			r.Grid.FocusCell(0, "name")
			r.Pass()
			do(r)
			r.Keys("Shortcut+C")
			r.Pass()
			r.Grid.ScrollToRow(20, option.AlignStart)
			r.Leave()
			r.Pass()
			n = gridstage.Fills(r.Stage)
		})
		return n
	}
	for name, do := range map[string]func(r *remotestage.RemoteStage[gridstage.Person]){
		"a range": func(r *remotestage.RemoteStage[gridstage.Person]) {
			for range 8 {
				r.Keys("Shift+PageDown")
				r.Pass()
			}
		},
		"selected rows": func(r *remotestage.RemoteStage[gridstage.Person]) {
			r.Grid.Selection.Rows = idset.All()
			r.Pass()
		},
	} {
		require.Greater(t, fills(false, do), fills(true, do), "%s: rows that were not on the screen", name)
	}
}

// Each of these takes the outline away.
func TestWhatEndsTheOutlineOfACopy(t *testing.T) {
	for name, end := range map[string]func(s *gridstage.Stage[gridstage.Person]){
		"Escape": func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Escape") },
		"a typed value": func(s *gridstage.Stage[gridstage.Person]) {
			gridstage.FocusAndPress(s, 0, "name", "F2")
			s.Type("x")
			s.Keys("Enter")
		},
		"a cleared cell": func(s *gridstage.Stage[gridstage.Person]) { gridstage.FocusAndPress(s, 0, "name", "Delete") },
		"a paste":        func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Paste("x") },
		"a fill":         func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Shortcut+D") },
		"a cut":          func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Shortcut+X") },
		"a cut of nothing": func(s *gridstage.Stage[gridstage.Person]) {
			gridstage.FocusAndPress(s, 0, "id", "Shift+Down", "Shortcut+X")
		},
		"the program": func(s *gridstage.Stage[gridstage.Person]) {
			require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p9", ColumnID: "name", New: "x"}))
		},
		"an order": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
		},
		"a filter": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of("e")}}
		},
		"groups":        func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Grouping.By = []string{"city"} },
		"no cells left": func(s *gridstage.Stage[gridstage.Person]) { s.Grid.SetRows(gridstage.People(1)) },
	} {
		t.Run(name, func(t *testing.T) {
			require.Zero(t, dashesAfter(t, nil, func(s *gridstage.Stage[gridstage.Person]) {
				s.Keys(copyKeys...)
				end(s)
			}))
		})
	}
	pages := func(g *gridui.Grid[gridstage.Person]) { g.Paging.Size = 10 }
	require.Zero(t, dashesAfter(t, pages, func(s *gridstage.Stage[gridstage.Person]) {
		s.Keys(copyKeys...)
		s.Grid.Paging.Index = 1
	}), "a page")
	require.Zero(t, dashesAfter(t, nil, func(s *gridstage.Stage[gridstage.Person]) {
		gridstage.FocusAndPress(s, 0, "name", "Delete")
		s.Keys(copyKeys...)
		s.Grid.History().Undo()
	}), "a step that is undone")
	one := dashesAfter(t, nil, func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Ctrl+Home", "Right", "Shortcut+C") })
	require.Equal(t, one, dashesAfter(t, nil, func(s *gridstage.Stage[gridstage.Person]) {
		s.Keys(copyKeys...)
		s.Keys("Ctrl+Home", "Right", "Shortcut+C")
	}), "another copy")
}

// Escape collapses the ranges and removes the outline in one press, or removes only the outline.
func TestEscapeTakesTheOutlineAway(t *testing.T) {
	s := gridstage.NewRangeEdits(9, nil)
	s.Keys(copyKeys...)
	painted := gridstage.Fills(s)
	s.Keys("Escape")
	require.Empty(t, gridstage.SelectedRanges(s))
	require.Less(t, gridstage.Fills(s), painted)

	s.Keys("Shortcut+C")
	painted = gridstage.Fills(s)
	s.Keys("Escape")
	require.Less(t, gridstage.Fills(s), painted, "with one cell")
	require.True(t, s.Settled())
}

// The outline follows its rows and columns by id.
func TestTheOutlineFollowsItsCells(t *testing.T) {
	sorted := func(g *gridui.Grid[gridstage.Person]) {
		rows := gridstage.People(40)
		for i := range rows {
			rows[i].Age *= 2
		}
		g.SetRows(rows)
		g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "age"}}}
	}
	want := dashesAfter(t, sorted, func(s *gridstage.Stage[gridstage.Person]) { s.Keys(copyKeys...) })
	top := dashesAfter(t, sorted, func(s *gridstage.Stage[gridstage.Person]) {
		s.Keys("Ctrl+Home", "Right", "Shift+Right", "Shortcut+C")
	})
	require.NotEqual(t, want, top)
	insert := func(s *gridstage.Stage[gridstage.Person], id string, age int) {
		require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Add: []gridstage.Person{{ID: id, Name: "New", Age: age}}}))
		s.Settle()
	}
	require.Equal(t, want, dashesAfter(t, sorted, func(s *gridstage.Stage[gridstage.Person]) {
		s.Keys(copyKeys...)
		insert(s, "n1", 1)
		insert(s, "n2", 2)
	}), "rows that come before it")
	require.Greater(t, dashesAfter(t, sorted, func(s *gridstage.Stage[gridstage.Person]) {
		s.Keys(copyKeys...)
		insert(s, "n1", 43)
	}), want, "a row between belongs to it")
	require.Equal(t, top, dashesAfter(t, sorted, func(s *gridstage.Stage[gridstage.Person]) {
		s.Keys(copyKeys...)
		require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p1"}}))
	}), "a corner that is removed")
	require.Equal(t, want, dashesAfter(t, sorted, func(s *gridstage.Stage[gridstage.Person]) {
		s.Keys(copyKeys...)
		s.Grid.ColumnOrder.IDs = []string{"city", "id", "name", "age"}
	}), "columns that change places")
}

// A whole column of many rows paints only the dashes on the screen, and a settled frame with the outline
// allocates nothing and requests no other.
func TestTheOutlineCostsWhatIsVisible(t *testing.T) {
	build := func(n int, without bool) *gridstage.Stage[int] {
		s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[int]) {
			g.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n }).Width(100)}
			g.CellRanges.Enabled, g.Clipboard.OutlineDisabled = true, without
			rows := make([]int, n)
			for i := range rows {
				rows[i] = i
			}
			g.SetRows(rows)
		})
		s.Focus(s.Grid.Tag())
		s.Keys("Ctrl+Home", "Ctrl+Space", "Shortcut+C")
		s.Settle()
		return s
	}
	dashes := func(n int) int { return gridstage.Fills(build(n, false)) - gridstage.Fills(build(n, true)) }
	require.Equal(t, dashes(100), dashes(9_000))
	require.Less(t, dashes(9_000), 2*(300/8+2)+2*(100/8+2)+20)
	s := build(9_000, false)
	require.True(t, s.Settled())
	require.LessOrEqual(t, s.FrameAllocs(50, nil), build(9_000, true).FrameAllocs(50, nil))
}

// Dashes are at the same places of a cell wherever it has been scrolled to.
func TestDashesScrollWithTheirCells(t *testing.T) {
	scrolled := func(by float32) int {
		return dashesAfter(t, nil, func(s *gridstage.Stage[gridstage.Person]) {
			gridstage.FocusAndPress(s, 5, "name", "Ctrl+Space", "Shortcut+C")
			s.Wheel(200, 150, 0, 72)
			s.Wheel(200, 150, 0, by)
			s.Leave()
		})
	}
	require.Equal(t, scrolled(0), scrolled(36), "by a row")
	require.InDelta(t, scrolled(0), scrolled(17), 4, "those at the ends of two sides come and go")
}
