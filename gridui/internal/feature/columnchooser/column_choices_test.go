// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnchooser_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"gioui.org/io/semantic"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

// newRoutes returns a grid of columns of the same names in several groups, with the list of
// columns open.
func newRoutes(dir gridui.Direction) *gridstage.Stage[gridstage.Person] {
	s := gridstage.New(image.Pt(700, 600), func(g *gridui.Grid[gridstage.Person]) {
		field := func(id, header string) *gridui.Typed[gridstage.Person, string] {
			return gridui.Field(id, header, func(p gridstage.Person) string { return p.Name })
		}
		end := func(id, header string) *gridui.Grouped[gridstage.Person] {
			return gridui.Group(id, header, gridui.Column[gridstage.Person](field(id+".code", "Code")), field(id+".city", "City"))
		}
		g.Columns = []gridui.Column[gridstage.Person]{
			field("no", "Number").NoHide(),
			gridui.Group("route", "Route", gridui.Column[gridstage.Person](end("from", "From")), end("to", "To")),
			field("seats", ""),
		}
		g.SetRows(gridstage.People(50))
	})
	s.Style = func(st *gridui.Style) { st.Locale, st.Direction = locale.For("en"), dir }
	s.Grid.OpenColumns()
	s.Settle()
	s.Events = nil
	return s
}

// lines returns the lines of the list of columns: their depth, state and name.
func lines[T any](s *gridstage.Stage[T]) (out []string) {
	for _, n := range s.Nodes() {
		if n.Class != semantic.CheckBox {
			continue
		}
		state := "off"
		if n.Selected {
			state = "on"
		}
		if n.Disabled {
			state = "(" + state + ")"
		}
		out = append(out, strings.TrimSpace(fmt.Sprint(state, " ", n.Label, " ", n.Description)))
	}
	return out
}

func TestChooserNamesTheGroupsOfColumns(t *testing.T) {
	s := newRoutes(gridui.DirectionLTR)
	require.Equal(t, []string{
		"(on) Number", "on Route",
		"on From Route", "on Code From", "on City From",
		"on To Route", "on Code To", "on City To",
		"on seats",
	}, lines(s))

	s.Type("to")
	require.Equal(t, []string{"on Route", "on To Route", "on Code To", "on City To"}, lines(s), "a group is found by its name")
	s.PressControl(t, "Hide all")
	require.Equal(t, []string{"no", "from.code", "from.city", "seats"}, s.Grid.ShownColumns())
}

func TestChooserShowsAndHidesGroups(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newRoutes(dir)
		click := func(name string) {
			n, ok := s.ChooserBox(name)
			require.True(t, ok, name)
			s.Click(n.Center())
		}
		click("From")
		require.Equal(t, []string{"no", "to.code", "to.city", "seats"}, s.Grid.ShownColumns())
		require.Equal(t, []string{"off Route mixed", "off From Route"}, lines(s)[1:3])
		click("Route")
		require.Len(t, s.Grid.ShownColumns(), 6, "what is missing first")
		click("Route")
		require.Equal(t, []string{"no", "seats"}, s.Grid.ShownColumns())
		s.Keys("Down", "Enter")
		require.Equal(t, []string{"no", "from.code", "from.city", "seats"}, s.Grid.ShownColumns(), "by keys too")
	}
}

func TestChooserRefusesTheLastColumn(t *testing.T) {
	s := newChosen(gridui.DirectionLTR)
	s.Grid.Columns = gridstage.PeopleColumns()
	s.Settle()
	s.PressControl(t, "Hide all")
	require.Equal(t, []string{"id"}, s.Grid.ShownColumns())
	require.Equal(t, []string{"(on) ID", "off Name", "off Age", "off City"}, lines(s))
	n, _ := s.ChooserBox("ID")
	s.Click(n.Center())
	require.Equal(t, []string{"id"}, s.Grid.ShownColumns())
	n, _ = s.ChooserBox("Age")
	s.Click(n.Center())
	require.Equal(t, []string{"on ID", "off Name", "on Age", "off City"}, lines(s))
}

func TestChooserScrollsAsFarAsTheWheelTurns(t *testing.T) {
	s := gridstage.NewNumbers(10, 100)
	s.Grid.OpenColumns()
	s.Settle()
	n, ok := s.ChooserBox("C0")
	require.True(t, ok)
	row := float32(n.Bounds.Dy())
	x, y := n.Center()
	for range 4 {
		s.Wheel(x, y, 0, row/4)
	}
	_, ok = s.ChooserBox("C0")
	require.False(t, ok)
	n, ok = s.ChooserBox("C1")
	require.True(t, ok, "a touchpad turns by little and little")
	require.InDelta(t, y, float32(n.Bounds.Min.Y+n.Bounds.Dy()/2), 1)
	s.Wheel(x, y, 0, 5*row)
	_, ok = s.ChooserBox("C5")
	require.False(t, ok)
	_, ok = s.ChooserBox("C6")
	require.True(t, ok)
}

func TestButtonsOfTheChooserAreWholeInASmallWindow(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		bounds := func(size image.Point) (out []image.Rectangle) {
			s := newRoutes(dir)
			s.Size = size
			s.Metric = unit.Metric{PxPerDp: 1, PxPerSp: 2}
			s.Settle()
			for _, name := range []string{"Show all", "Hide all", "Reset columns"} {
				n, ok := s.Control(name)
				require.True(t, ok, name)
				require.True(t, n.Bounds.In(image.Rectangle{Max: size}), "%s: %v", name, n.Bounds)
				for _, other := range out {
					require.False(t, n.Bounds.Overlaps(other), name)
				}
				out = append(out, n.Bounds)
			}
			_, ok := s.ChooserBox("Number")
			require.True(t, ok, "there is room for columns")
			return out
		}
		wide, narrow := bounds(image.Pt(1200, 700)), bounds(image.Pt(300, 700))
		for i := range wide {
			require.Equal(t, wide[i].Size(), narrow[i].Size())
		}
		require.Equal(t, wide[0].Min.Y, wide[2].Min.Y, "in one line where they fit")
		require.Less(t, narrow[0].Min.Y, narrow[2].Min.Y)
	}
}
