// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

import (
	"fmt"
	"image"
	"testing"

	"gioui.org/io/pointer"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// withFields returns a grid with a number of columns of texts and a filter row.
func withFields(columns int) *gridstage.Stage[gridstage.Person] {
	s := gridstage.New(image.Pt(110*columns+40, 300), func(g *gridui.Grid[gridstage.Person]) {
		for i := range columns {
			g.Columns = append(g.Columns, gridui.Field(fmt.Sprint(i), fmt.Sprint("Column ", i), func(p gridstage.Person) string { return p.Name }).Width(110))
		}
		g.Filtering = option.Filtering{Enabled: true, Row: true}
		g.SetRows(gridstage.People(3))
	})
	restyle(s, func(*gridui.Style) {})
	s.Settle()
	return s
}

// restyle sets the style of a grid in English.
func restyle(s *gridstage.Stage[gridstage.Person], set func(st *gridui.Style)) {
	s.Style = func(st *gridui.Style) {
		st.Locale = locale.For("en")
		set(st)
	}
}

// Gio processes every operation of a frame, so fields at rest are drawn together.
func TestOperationsOfTheFilterRowDoNotGrowWithItsFields(t *testing.T) {
	row := func(columns int) int {
		s := withFields(columns)
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "1", Filter: filter.Contains.Of("a")}}
		s.Grid.Semantics = option.SemanticsOff
		s.Settle()
		with := gridtest.CountOps(s.Ops()).Total
		s.Grid.Filtering.Row = false
		s.Settle()
		return with - gridtest.CountOps(s.Ops()).Total
	}
	few := row(3)
	require.Positive(t, few)
	require.LessOrEqual(t, few, 60)
	require.Equal(t, few, row(12))
}

func TestFilterRowAtRestAllocatesNothing(t *testing.T) {
	require.LessOrEqual(t, withFields(8).FrameAllocs(50, nil), gridstage.RouterAllocs())
}

// The drawing of the fields is kept between frames, and made again when anything that it shows changes.
func TestKeptFieldsFollowWhatTheyShow(t *testing.T) {
	var x, y float32 // in the field of column 3
	for name, change := range map[string]func(s *gridstage.Stage[gridstage.Person]){
		"a filter": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "2", Filter: filter.Contains.Of("b")}}
		},
		"another filter": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "1", Filter: filter.Contains.Of("longer")}}
		},
		"another operator": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "1", Filter: filter.Equals.Of("a")}}
		},
		"no filter": func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Filtering.Columns = nil },
		"a filter changed in its place": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Filtering.Columns[0].Filter.First.A = "longer"
		},
		"a list that fills the field": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Filtering.Columns[0].Filter = filter.OneOf.Of("a", "b")
		},
		"an operator without a filter": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Column("3").OpenFilter()
			s.Settle()
			s.Keys("Shift+Tab", "Down", "Esc")
		},
		"a wider column": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"3": 140}
		},
		"a column less": func(s *gridstage.Stage[gridstage.Person]) { s.Grid.ColumnVisibility.Hidden = []string{"3"} },
		"columns in another order": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.ColumnOrder.IDs = []string{"3", "1"}
		},
		"a column in another pane": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.ColumnPinning.Left = []string{"3"}
		},
		"columns that have scrolled": func(s *gridstage.Stage[gridstage.Person]) {
			s.Size.X /= 2
			s.Settle()
			s.Grid.Column("4").ScrollTo()
		},
		"a scale": func(s *gridstage.Stage[gridstage.Person]) { s.Metric = unit.Metric{PxPerDp: 2, PxPerSp: 2} },
		"another language": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Filtering.Columns[0].Filter = filter.Blank.Of()
			s.Settle()
			s.Style = func(st *gridui.Style) { st.Locale = locale.For("de") }
		},
		"a pointer on a sign": func(s *gridstage.Stage[gridstage.Person]) {
			s.Move(x-40, y)
		},
		"a field with the editor": func(s *gridstage.Stage[gridstage.Person]) {
			s.Click(x, y)
			s.Leave()
		},
		"two colours that become one": func(s *gridstage.Stage[gridstage.Person]) {
			restyle(s, func(st *gridui.Style) { st.Theme = theme.Light(); st.Theme.Accent = st.Theme.FgMuted })
		},
		"an icon that is text": func(s *gridstage.Stage[gridstage.Person]) {
			restyle(s, func(st *gridui.Style) { st.Icons.Collapse = icon.Text("v") })
		},
		"a button that is text": func(s *gridstage.Stage[gridstage.Person]) {
			restyle(s, func(st *gridui.Style) { st.Icons.Close = icon.Text("x") })
		},
	} {
		t.Run(name, func(t *testing.T) {
			gridstage.RequireKeptFollows(t, func() gridstage.Kept {
				s := withFields(5)
				s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "1", Filter: filter.Contains.Of("a")}}
				s.Settle()
				x, y = s.FilterFieldAt("Column 3")
				s.Grid.Filtering.Manual = true // the rows stay
				return gridstage.Kept{Harness: s.Harness, Semantics: &s.Grid.Semantics, Change: func() { change(s) }}
			})
		})
	}
}

// The shape of the pointer shows what a click on a part of a field does.
func TestPointerOverTheFilterRow(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		s := withFields(4)
		s.Grid.Filtering.Columns = []filter.Column{
			{ColumnID: "1", Filter: filter.Contains.Of("a")}, {ColumnID: "2", Filter: filter.OneOf.Of("a", "b")},
		}
		side := float32(1)
		if rtl {
			side = -1
			restyle(s, func(st *gridui.Style) { st.Direction = gridui.DirectionRTL })
		}
		s.Settle()
		for _, at := range []struct {
			column, x float32 // from the middle of the field, in the reading direction
			want      pointer.Cursor
		}{
			{0, 0, pointer.CursorText}, {0, -40, pointer.CursorPointer}, {0, 45, pointer.CursorText},
			{1, 0, pointer.CursorText}, {1, -40, pointer.CursorPointer}, {1, 45, pointer.CursorPointer},
			{2, 0, pointer.CursorPointer}, {2, 53, pointer.CursorDefault},
		} {
			x, y := s.FilterFieldAt("Column 0")
			s.Move(x+side*(at.column*110+at.x), y)
			s.Settle()
			require.Equal(t, at.want, s.Cursor(), "column %v at %v, right to left: %v", at.column, at.x, rtl)
		}
	}
}
