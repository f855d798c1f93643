// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tools_test

import (
	"image"
	"slices"
	"testing"
	"time"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/savebar"
	"github.com/giogrid/giogrid/gridui/sidebar"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/gridui/toolbar"
	"github.com/giogrid/giogrid/gridui/viewmenu"
)

// stage is a grid of people with a toolbar.
type stage struct {
	*gridstage.Stage[gridstage.Person]
	bar      toolbar.Bar
	exported int
	on       bool
}

func newStage(width int, set func(s *stage)) *stage {
	s := &stage{Stage: new(gridstage.Stage[gridstage.Person])}
	s.Grid.Columns = []gridui.Column[gridstage.Person]{
		gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }).Width(80),
		gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(150).Edit(func(p *gridstage.Person, v string) { p.Name = v }),
	}
	s.Grid.SetRows(gridstage.People(40))
	s.Grid.Filtering.Enabled, s.Grid.Find.Enabled = true, true
	s.bar.Tools = []toolbar.Tool{
		toolbar.QuickFilter(), toolbar.Find(), toolbar.Density(), toolbar.Columns(),
		toolbar.Export(toolbar.Choice{Label: "CSV", Do: func() { s.exported++ }}, toolbar.Choice{Label: "Numbers", Off: func() string { return "not today" }, Do: func() {}}),
		toolbar.Program(toolbar.Button{Label: "Live", On: func() bool { return s.on }, Do: func() { s.on = !s.on }}),
	}
	if set != nil {
		set(s)
	}
	s.Grid.Extensions = append(s.Grid.Extensions, &s.bar)
	s.Show(image.Pt(width, 400))
	s.Settle()
	return s
}

// buttons returns the labels of the visible buttons from the left to the right.
func (s *stage) buttons() (out []string) {
	var list []gridtest.Node
	for _, n := range s.Nodes() {
		if n.Class == semantic.Button && n.Bounds.Max.Y <= 40 {
			list = append(list, n)
		}
	}
	slices.SortStableFunc(list, func(a, b gridtest.Node) int { return a.Bounds.Min.X - b.Bounds.Min.X })
	for _, n := range list {
		out = append(out, n.Label)
	}
	return out
}

func (s *stage) press(t *testing.T, name string) {
	t.Helper()
	s.PressControl(t, name)
	s.Settle()
}

func TestToolsStandInTheirOrder(t *testing.T) {
	s := newStage(900, nil)
	require.Equal(t, []string{"Find", "Density", "Columns", "Export", "Live"}, s.buttons())
	s = newStage(900, func(s *stage) { s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL } })
	require.Equal(t, []string{"Live", "Export", "Columns", "Density", "Find"}, s.buttons())
}

// A tool opens a panel of the side bar, is on while it is open, and closes it, by pointer and by keys; it is absent with
// its panel.
func TestToolsOpenPanelsOfTheSideBar(t *testing.T) {
	var side sidebar.Bar
	s := newStage(900, func(s *stage) {
		s.bar.Tools = []toolbar.Tool{toolbar.Panel(&side.SideBar, option.SideColumns), toolbar.Panel(&side.SideBar, option.SideFilters)}
		s.Grid.Extensions = append(s.Grid.Extensions, &side)
	})
	for panel, name := range map[option.SidePanel]string{option.SideColumns: "Column panel", option.SideFilters: "Filter panel"} {
		require.False(t, s.Called(t, name).Selected)
		s.ClickOn(t, name)
		s.Settle()
		require.Equal(t, panel, side.Open)
		require.True(t, s.Called(t, name).Selected, "%+v", s.Called(t, name))
		require.Equal(t, events.SidePanelChanged{To: panel}, s.Events[len(s.Events)-1])
		s.Keys("Space")
		s.Settle()
		require.Equal(t, option.SideNone, side.Open, "the tool keeps the keyboard")
		require.Equal(t, events.SidePanelChanged{From: panel}, s.Events[len(s.Events)-1])
	}
	s.ClickOn(t, "Column panel")
	s.ClickOn(t, "Filter panel")
	s.Settle()
	require.Equal(t, option.SideFilters, side.Open)
	require.False(t, s.Called(t, "Column panel").Selected)
	side.ColumnsDisabled = true
	s.Settle()
	require.Empty(t, s.FindAll("Column panel"))
	require.Contains(t, s.buttons(), "Filter panel")
}

func TestTypingFiltersAllColumns(t *testing.T) {
	s := newStage(900, nil)
	s.ClickOn(t, "Search")
	s.Type("Kim")
	s.Settle()
	require.NotEmpty(t, s.Grid.Filtering.Quick)
	require.Contains(t, s.TakeKinds(), "events.QuickFilterChanged")
	s.Keys("Escape")
	s.Settle()
	require.Empty(t, s.Grid.Filtering.Quick)
	s.Keys("Escape") // to the cells
	s.Grid.Filtering.Quick = "by the program"
	s.Settle()
	require.True(t, s.Shows("by the program"), s.Dump())
}

func TestTypingWaitsForTheDelay(t *testing.T) {
	s := newStage(900, func(s *stage) { s.Grid.Filtering.Delay = 300 * time.Millisecond })
	s.ClickOn(t, "Search")
	s.Type("Lee")
	s.Settle()
	require.True(t, s.Shows("Kim"))
	s.Advance(310 * time.Millisecond)
	s.Settle()
	require.False(t, s.Shows("Kim"))
}

// The bar is one stop of the Tab key, whichever tool is current.
func TestTheBarIsOneStop(t *testing.T) {
	s := newStage(900, nil)
	s.ClickOn(t, "p8")
	for range 6 {
		s.Keys("Shift+Tab")
		require.False(t, s.gridHasKeyboard())
		s.Keys("Right")
		s.Settle()
		s.Keys("Tab")
		s.Settle()
		require.True(t, s.gridHasKeyboard(), s.Dump())
	}
	s.Keys("Shift+Tab", "Space") // the last tool
	s.Settle()
	require.True(t, s.on)
	s.Keys("Home", "Right", "Enter")
	s.Settle()
	require.True(t, s.Grid.Find.Open)
}

func (s *stage) gridHasKeyboard() bool {
	before := s.Grid.Focused()
	s.Keys("Up") // a key that the bar does not use
	s.Settle()
	return before != s.Grid.Focused()
}

func TestListsOpenBelowTheirButtons(t *testing.T) {
	s := newStage(900, nil)
	s.press(t, "Density")
	require.Equal(t, []string{"Compact", "Standard", "Comfortable"}, s.Items())
	s.PickItem(t, "Compact")
	require.Equal(t, theme.DensityCompact, s.Grid.Density)
	require.Contains(t, s.TakeKinds(), "events.DensityChanged")
	s.press(t, "Export")
	s.PickItem(t, "CSV")
	require.Equal(t, 1, s.exported)
	s.press(t, "Columns")
	require.True(t, s.Shows("Search columns"), s.Dump())
}

// Tools that find no room are in the menu at the end.
func TestToolsWithoutRoomAreInAMenu(t *testing.T) {
	s := newStage(260, func(s *stage) {
		s.bar.Tools = append(s.bar.Tools, toolbar.Columns(), toolbar.Columns(), toolbar.Columns())
	})
	require.Contains(t, s.buttons(), "More tools")
	require.NotContains(t, s.buttons(), "Live")
	s.press(t, "More tools")
	require.Contains(t, s.Items(), "Live")
	s.PickItem(t, "Live")
	require.True(t, s.on)
	for width := 100; width < 1000; width += 37 {
		s := newStage(width, nil)
		for _, n := range s.Nodes() {
			require.False(t, n.Class == semantic.Button && n.Bounds.Max.X > width, "%d: %s at %v", width, n.Label, n.Bounds)
		}
	}
}

func TestButtonsOfOtherExtensionsMoveIn(t *testing.T) {
	s := newStage(1000, func(s *stage) {
		s.Grid.Extensions = []gridui.Extension{&savebar.Bar{}, &viewmenu.Menu{Key: "views"}}
		s.Grid.Editing.Enabled = true
	})
	require.Equal(t, []string{"Undo", "Redo", "Views"}, s.buttons()[5:])
	s.press(t, "Views")
	require.NotEmpty(t, s.Items())
	s.Keys("Escape")
	s.ClickOn(t, "Kim")
	s.Keys("F2")
	s.Type("!")
	s.Keys("Enter")
	s.Settle()
	require.True(t, s.Grid.History().CanUndo())
	s.press(t, "Undo")
	require.False(t, s.Grid.History().CanUndo())
}

// Gio's router allocates where two controls can have the keyboard: the cells and a button of the toolbar do as much as
// the cells and the bar.
func TestASettledBarAllocatesNothing(t *testing.T) {
	s := newStage(900, func(s *stage) { s.Grid.Extensions = []gridui.Extension{&savebar.Bar{}} })
	plain := gridstage.New(image.Pt(900, 400), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.SetRows(gridstage.People(40))
		g.Extensions = []gridui.Extension{&viewmenu.Menu{}}
	})
	require.LessOrEqual(t, s.FrameAllocs(100, nil), plain.FrameAllocs(100, nil))
}
