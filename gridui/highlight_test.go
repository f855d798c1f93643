// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image/color"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// highlighted is a grid of people whose row 3 and column "name" are focused.
func highlighted(o option.FocusHighlight) *stage[person] {
	s := newPeople(100)
	s.Leave()
	s.grid.FocusHighlight = o
	s.grid.FocusCell(3, "name")
	s.Settle()
	return s
}

// The row is one piece of a pane; the column is one above the row, one below it and one in
// the header, or one in each band where the row is not tinted.
func TestFocusHighlightTintsTheRowAndTheColumn(t *testing.T) {
	none := fills(highlighted(option.FocusHighlight{}))
	require.Equal(t, none+1, fills(highlighted(option.FocusHighlight{Row: true})))
	require.Equal(t, none+2, fills(highlighted(option.FocusHighlight{Column: true})), "header and body")
	require.Equal(t, none+4, fills(highlighted(option.FocusHighlight{Row: true, Column: true})), "no cell twice")
}

func TestFocusHighlightFollowsTheFocus(t *testing.T) {
	s := newPeople(100)
	s.Leave()
	tints := func() int {
		s.grid.FocusHighlight = option.FocusHighlight{}
		s.Settle()
		none := fills(s)
		s.grid.FocusHighlight = option.FocusHighlight{Row: true, Column: true}
		s.Settle()
		return fills(s) - none
	}
	require.Zero(t, tints(), "nothing is focused")
	s.grid.FocusCell(0, "name")
	require.Equal(t, 3, tints(), "nothing of the column is above the first row")
	s.grid.FocusCell(5, "name")
	require.Equal(t, 4, tints())
	s.grid.ScrollToRow(90, gridui.ScrollStart)
	require.Equal(t, 2, tints(), "the row is off the screen, the column is not")
}

func TestFocusHighlightCrossesPanesAndBands(t *testing.T) {
	frames := func(o option.FocusHighlight) int {
		s := newPeople(100)
		s.Leave()
		s.grid.ColumnPinning.Left = []string{"id"}
		s.grid.RowPins.Top = []string{"p7"}
		s.grid.Floating.Bottom = people(1)
		s.grid.FocusHighlight = o
		s.grid.FocusCell(3, "name")
		s.Settle()
		return fills(s)
	}
	none := frames(option.FocusHighlight{})
	require.Equal(t, none+2, frames(option.FocusHighlight{Row: true}), "two panes")
	require.Equal(t, none+4, frames(option.FocusHighlight{Column: true}), "header, pinned rows, body, floating rows")
}

// With an alpha of 1 there is no tint: lines stand at the sides of the row and the column.
func TestFocusHighlightDrawsLinesWhereThereIsNoTint(t *testing.T) {
	lines := func(o option.FocusHighlight) int {
		s := highlighted(o)
		s.style = func(st *gridui.Style) { st.Theme.Highlight = color.NRGBA{A: 1} }
		s.Settle()
		return fills(s)
	}
	none := lines(option.FocusHighlight{})
	require.Equal(t, none+2, lines(option.FocusHighlight{Row: true}))
	require.Equal(t, none+4, lines(option.FocusHighlight{Column: true}))
	require.EqualValues(t, 1, theme.HighContrast().Highlight.A)
}

func TestFocusHighlightAllocatesNothing(t *testing.T) {
	s := highlighted(option.FocusHighlight{Row: true, Column: true})
	require.LessOrEqual(t, s.Allocs(100, nil), routerAllocs())
}

func ExampleGrid_focusHighlight() {
	grid := exampleGrid()
	grid.FocusHighlight = option.FocusHighlight{Row: true, Column: true}
	h := show(grid, func(events.Event) {})
	before := gridtest.CountOps(h.Ops()).Paint
	grid.FocusCell(1, "qty")
	h.Settle()
	fmt.Println("more is painted:", gridtest.CountOps(h.Ops()).Paint > before)
	// Output: more is painted: true
}
