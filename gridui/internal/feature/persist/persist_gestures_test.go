// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// otherViews returns views that remove the object of a gesture: its column is moved, hidden, pinned or in a
// collapsed group, or its rows are gone.
func otherViews() map[string]option.View {
	details := idset.Of("p0", "p2")
	return map[string]option.View{
		"order":     {Order: []string{"city", "age", "name", "id"}},
		"hidden":    {Hidden: []string{"name", "id"}},
		"pinned":    {PinnedLeft: []string{"city"}, PinnedRight: []string{"name"}},
		"collapsed": {Collapsed: []string{"who"}},
		"widths":    {Widths: map[string]unit.Dp{"name": 31, "city": 250}},
		"sorted":    {Sorting: []option.SortKey{{ColumnID: "age", Desc: true}}},
		"no rows":   {Filters: []filter.Column{{ColumnID: "name", Filter: filter.Equals.Of("nobody")}}},
		"scrolled":  {Scroll: &option.ScrollPosition{Row: 700, X: 40}},
		"rows":      {Details: &details, PinnedRowsTop: []string{"p1"}, RowHeights: map[string]unit.Dp{"p0": 90, "p1": 20}},
	}
}

// viewGesture is a gesture of a user with the pointer.
type viewGesture struct {
	begin func(s *gridstage.Stage[gridstage.Person])
	// tells is the event of the gesture, at the latest on release.
	tells string
	// parts holds the parts of the view that it changes.
	parts option.ViewParts
}

var viewGestures = map[string]viewGesture{
	"resize":       {func(s *gridstage.Stage[gridstage.Person]) { s.DragFrom(203, 60).Via(230, 60) }, "events.ColumnSizingChanged", option.ViewWidths},
	"resize group": {func(s *gridstage.Stage[gridstage.Person]) { s.DragFrom(283, 20).Via(260, 20) }, "events.ColumnSizingChanged", option.ViewWidths},
	"reorder":      {func(s *gridstage.Stage[gridstage.Person]) { s.DragFrom(150, 60).Via(380, 60) }, "events.ColumnOrderChanged", option.ViewOrder | option.ViewPinning},
	"move group":   {func(s *gridstage.Stage[gridstage.Person]) { s.DragFrom(190, 20).Via(60, 20) }, "events.ColumnOrderChanged", option.ViewOrder | option.ViewPinning},
	"row height":   {func(s *gridstage.Stage[gridstage.Person]) { s.DragFrom(20, 115).Via(20, 140) }, "events.RowSizingChanged", option.ViewRowHeights},
	"edit": {func(s *gridstage.Stage[gridstage.Person]) {
		s.DoubleClick(150, 100)
		s.Type("x")
		s.Move(330, 250)
		s.Press(pointer.ButtonPrimary)
	}, "events.EditStarted", 0},
	"header menu": {func(s *gridstage.Stage[gridstage.Person]) { s.RightClick(150, 60) }, "events.MenuOpened", 0},
	"chooser":     {func(s *gridstage.Stage[gridstage.Person]) { s.Grid.OpenColumns(); s.Settle() }, "", option.ViewVisibility},
	"click":       {func(s *gridstage.Stage[gridstage.Person]) { s.Move(150, 100); s.Press(pointer.ButtonPrimary) }, "gridui.CellClicked", 0},
	"row drag": {func(s *gridstage.Stage[gridstage.Person]) {
		s.Grid.RowDrag.Mode = option.RowDragReorder
		s.Settle()
		s.DragFrom(10, 100).Via(10, 200)
	}, "events.RowDragStarted", 0},
	"scroll bar": {func(s *gridstage.Stage[gridstage.Person]) { s.DragFrom(416, 84).Via(416, 180) }, "", 0},
	"finger":     {func(s *gridstage.Stage[gridstage.Person]) { s.TouchDown(1, 150, 200); s.TouchMove(1, 150, 120) }, "", 0},
}

// newGesturing returns a grid of people with all of that enabled.
func newGesturing() *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewKept(nil, func(g *gridui.Grid[gridstage.Person]) {
		g.Persist.Key = ""
		g.Columns[1] = gridui.Group("who", "Who",
			gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(100).Edit(func(p *gridstage.Person, v string) { p.Name = v }),
			gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Width(80),
		).Collapsible()
		g.Selection.Mode = option.SelectMulti
		g.Editing = option.Editing{Enabled: true}
		g.RowSizing.Enabled, g.RowPins.Enabled = true, true
		g.ColumnPinning.Mode, g.HeaderMenu.Enabled = option.ColumnPinDrag, true
	})
	s.Size = image.Pt(420, 300)
	s.Settle()
	return s
}

// end ends the gesture.
func end[T any](s *gridstage.Stage[T], how string) {
	switch how {
	case "let go":
		s.TouchUp(1, 380, 160)
		s.Release(pointer.ButtonPrimary)
	case "Escape":
		s.Keys("Escape", "Escape")
		s.Release(pointer.ButtonPrimary)
		s.TouchUp(1, 380, 160)
	default:
		s.Cancel()
	}
	s.Settle()
}

func TestGesturesThatViewsComeInto(t *testing.T) {
	for name, g := range viewGestures {
		s := newGesturing()
		g.begin(s)
		end(s, "let go")
		if g.tells != "" {
			require.True(t, slices.ContainsFunc(s.TakeKinds(), func(k string) bool { return strings.HasPrefix(k, g.tells) }), "%s: %v", name, s.TakeKinds())
			continue
		}
		_, y := s.Grid.ScrollOffset()
		_, open := s.Find(locale.For("ko").ResetColumns)
		require.True(t, y > 0 || open, name)
	}
}

// TestSetViewWhileAGestureRuns sets a view in the middle of a gesture. The gesture may end, or continue with
// its columns and rows: everything else in the view must be applied.
func TestSetViewWhileAGestureRuns(t *testing.T) {
	for name, g := range viewGestures {
		for to, v := range otherViews() {
			for _, how := range []string{"let go", "Escape", "cancelled"} {
				what := name + ", " + to + ", " + how
				s := newGesturing()
				g.begin(s)
				s.Grid.SetView(v)
				s.Settle()
				s.TouchMove(1, 380, 160)
				s.Move(380, 160)
				end(s, how)
				require.Empty(t, s.Problems(), what)
				_, hole := s.Unpainted()
				require.False(t, hole, what)
				s.Advance(5 * time.Second)
				require.True(t, s.Settled(), what)
				parts := v.Parts() &^ (g.parts | option.ViewScroll)
				require.True(t, v.Only(parts).Equal(s.Grid.View().Only(parts)), "%s: %+v", what, s.Grid.View())
				for id, w := range v.Widths { // a resize changes name and age
					require.True(t, id == "name" || s.Grid.ColumnSizing.Widths[id] == w, what)
				}
				for id, h := range v.RowHeights { // a change of height affects the first row
					require.True(t, id == "p0" || s.Grid.RowSizing.Heights[id] == h, what)
				}
			}
		}
	}
}
