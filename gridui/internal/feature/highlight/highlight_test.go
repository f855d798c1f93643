// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package highlight_test

import (
	"image/color"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// highlighted returns a grid of people whose row 3 and column "name" are focused.
// tints are the options of the highlight.
type tints struct{ Row, Column bool }

func highlighted(o tints) *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewPeople(100)
	s.Leave()
	s.Grid.HighlightRow, s.Grid.HighlightColumn = o.Row, o.Column
	s.Grid.FocusCell(3, "name")
	s.Settle()
	return s
}

// The row is one piece of a pane; the column is one above the row, one below it and one in
// the header, or one in each band where the row is not tinted.
func TestFocusHighlightTintsTheRowAndTheColumn(t *testing.T) {
	none := gridstage.Fills(highlighted(tints{}))
	require.Equal(t, none+1, gridstage.Fills(highlighted(tints{Row: true})))
	require.Equal(t, none+2, gridstage.Fills(highlighted(tints{Column: true})), "header and body")
	require.Equal(t, none+4, gridstage.Fills(highlighted(tints{Row: true, Column: true})), "no cell twice")
}

func TestFocusHighlightFollowsTheFocus(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Leave()
	tints := func() int {
		s.Grid.HighlightRow, s.Grid.HighlightColumn = false, false
		s.Settle()
		none := gridstage.Fills(s)
		s.Grid.HighlightRow, s.Grid.HighlightColumn = true, true
		s.Settle()
		return gridstage.Fills(s) - none
	}
	require.Zero(t, tints(), "nothing is focused")
	s.Grid.FocusCell(0, "name")
	require.Equal(t, 3, tints(), "nothing of the column is above the first row")
	s.Grid.FocusCell(5, "name")
	require.Equal(t, 4, tints())
	s.Grid.ScrollToRow(90, option.AlignStart)
	require.Equal(t, 2, tints(), "the row is off the screen, the column is not")
}

func TestFocusHighlightCrossesPanesAndBands(t *testing.T) {
	frames := func(o tints) int {
		s := gridstage.NewPeople(100)
		s.Leave()
		s.Grid.ColumnPinning.Left = []string{"id"}
		s.Grid.RowPins.Top = []string{"p7"}
		s.Grid.Floating.Bottom = gridstage.People(1)
		s.Grid.HighlightRow, s.Grid.HighlightColumn = o.Row, o.Column
		s.Grid.FocusCell(3, "name")
		s.Settle()
		return gridstage.Fills(s)
	}
	none := frames(tints{})
	require.Equal(t, none+2, frames(tints{Row: true}), "two panes")
	require.Equal(t, none+4, frames(tints{Column: true}), "header, pinned rows, body, floating rows")
}

// With an alpha of 1 there is no tint: lines are at the sides of the row and the column.
func TestFocusHighlightDrawsLinesWhereThereIsNoTint(t *testing.T) {
	lines := func(o tints) int {
		s := highlighted(o)
		s.Style = func(st *gridui.Style) { st.Theme.Highlight = color.NRGBA{A: 1} }
		s.Settle()
		return gridstage.Fills(s)
	}
	none := lines(tints{})
	require.Equal(t, none+2, lines(tints{Row: true}))
	require.Equal(t, none+4, lines(tints{Column: true}))
	require.EqualValues(t, 1, theme.HighContrast().Highlight.A)
}

func TestFocusHighlightAllocatesNothing(t *testing.T) {
	s := highlighted(tints{Row: true, Column: true})
	require.LessOrEqual(t, s.Allocs(100, nil), gridstage.RouterAllocs())
}

// TestTheColumnUnderTheMouseIsTinted counts the pieces of the column: above and below the row under the mouse, and the
// header.
func TestTheColumnUnderTheMouseIsTinted(t *testing.T) {
	fills := func(on bool, x, y float32) int {
		s := gridstage.NewPeople(100)
		s.Grid.HoverColumn = on
		s.Settle()
		if s.Move(x, y); x < 0 {
			s.Leave()
		}
		s.Settle()
		return gridstage.Fills(s)
	}
	for _, c := range []struct {
		what   string
		x, y   float32
		pieces int
	}{
		{"a cell", 150, 200, 3},
		{"a cell of the first row", 150, 50, 2},
		{"a header", 150, 20, 1},
		{"outside", -1, 0, 0},
	} {
		require.Equal(t, c.pieces, fills(true, c.x, c.y)-fills(false, c.x, c.y), c.what)
	}
	s := gridstage.NewPeople(100)
	s.Grid.HoverColumn = true
	s.Move(150, 200)
	require.LessOrEqual(t, s.Allocs(50, nil), gridstage.RouterAllocs())
}
