// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"image/color"
	"testing"
	"time"

	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// says is a widget that describes itself and draws nothing.
func says(label string) layout.Widget {
	return func(gtx layout.Context) layout.Dimensions {
		size := gtx.Constraints.Constrain(image.Pt(50, 20))
		defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
		semantic.LabelOp(label).Add(gtx.Ops)
		return layout.Dimensions{Size: size}
	}
}

func TestEmptyStatePrecedence(t *testing.T) {
	for _, test := range []struct {
		name  string
		style func(*gridui.Style)
		want  string
		// below is how far the text is below the middle, for the icon above it.
		below float64
	}{
		{"default is Korean", func(*gridui.Style) {}, "데이터가 없습니다.", 19},
		{"locale", func(s *gridui.Style) { s.Locale = locale.English() }, locale.English().EmptyText, 19},
		{"text before locale", func(s *gridui.Style) { s.Locale = locale.English(); s.EmptyText = "nobody" }, "nobody", 19},
		{"widget before text", func(s *gridui.Style) { s.EmptyText = "nobody"; s.Empty = says("widget") }, "widget", 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newPeople(0)
			s.style = test.style
			s.Settle()
			n, ok := s.Find(test.want)
			require.True(t, ok)
			mid := n.Visible.Min.Add(n.Visible.Max).Div(2)
			require.InDelta(t, 200, mid.X, 8)
			require.InDelta(t, 170+test.below, mid.Y, 8)
			_, header := s.Find("Name")
			require.True(t, header)
			s.grid.SetRows(people(1))
			s.Settle()
			_, ok = s.Find(test.want)
			require.False(t, ok)
		})
	}
}

func TestSkeletonKeepsTheHeader(t *testing.T) {
	s := newPeople(100)
	s.grid.Loading.Skeleton = true
	s.Settle()
	require.Empty(t, s.FindAll("row "))
	_, ok := s.Find("Name")
	require.True(t, ok)
	_, ok = s.Wakeup()
	require.False(t, ok, "a skeleton asks for frames")
	s.grid.Loading.Skeleton = false
	s.Settle()
	require.NotEmpty(t, s.FindAll("row "))
}

func TestOverlayBlocksThePointerButNotMovement(t *testing.T) {
	s := newPeople(100)
	pressed := 0
	tag := new(int)
	cols := peopleColumns()
	cols[1] = gridui.Field("name", "Name", func(p person) string { return p.Name }).Width(100).
		Cell(func(gtx layout.Context, c gridui.CellContext[person]) layout.Dimensions {
			if c.RowIndex == 2 {
				for {
					ev, ok := gtx.Event(pointer.Filter{Target: tag, Kinds: pointer.Press})
					if !ok {
						break
					}
					if ev.(pointer.Event).Kind == pointer.Press {
						pressed++
					}
				}
				event.Op(gtx.Ops, tag)
			}
			return layout.Dimensions{Size: gtx.Constraints.Max}
		})
	s.grid.Columns = cols
	s.Settle()
	s.Click(80, 130)
	require.Equal(t, 1, pressed, "a widget in a cell does not get its press")
	require.Empty(t, s.clicks(), "a press that a widget takes also clicks its cell")

	s.grid.Loading.Overlay = true
	s.Settle()
	_, ok := s.Find(locale.Korean().Loading)
	require.True(t, ok)
	_, ok = s.Find("row 1 of 100")
	require.True(t, ok, "the overlay hides the rows")
	s.kinds()
	s.Click(80, 130)
	s.Click(20, 130)
	require.Equal(t, 1, pressed)
	require.Empty(t, s.clicks())
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(0, "id")
	s.Settle()
	s.Keys("Down")
	require.Equal(t, 1, s.grid.Focused().Row)
}

func TestTooltips(t *testing.T) {
	s := newPeople(100)
	s.grid.Columns = []gridui.Column[person]{
		gridui.Field("id", "A header that is much too long for its column", func(p person) string { return p.ID }).Width(60),
		gridui.Func("long", "Long", func(p person) (string, bool) { return "a text that is far too long for a cell of 100", true }).Width(100),
		gridui.Field("age", "Age", func(p person) int { return p.Age }).Tooltip(func(c gridui.CellContext[person]) string {
			return fmt.Sprint("age of ", c.Row.Name, ": ", c.Value())
		}),
	}
	s.Settle()
	shown := func(x, y float32) string {
		s.Move(1, 299)
		s.Advance(time.Second)
		before := map[string]bool{}
		for _, n := range s.Nodes() {
			before[n.Label+n.Bounds.String()] = true
		}
		s.Move(x, y)
		s.Advance(400 * time.Millisecond)
		for _, n := range s.Nodes() {
			require.True(t, before[n.Label+n.Bounds.String()], "a tooltip came too early: %s", n.Label)
		}
		s.Advance(200 * time.Millisecond)
		for _, n := range s.Nodes() {
			if n.Label != "" && !before[n.Label+n.Bounds.String()] {
				return n.Label
			}
		}
		return ""
	}
	require.Equal(t, "a text that is far too long for a cell of 100", shown(100, 100))
	require.Equal(t, "age of Lee: 21", shown(200, 100))
	require.Equal(t, "A header that is much too long for its column", shown(20, 20))
	require.Empty(t, shown(20, 100), "a text that fits has a tooltip")
	s.grid.Tooltips.NoElided = true
	require.Empty(t, shown(100, 100))
	s.grid.Tooltips.Off = true
	require.Empty(t, shown(200, 100))
}

func TestFloatingRowsAndFooters(t *testing.T) {
	s := newPeople(1000)
	s.grid.Columns = []gridui.Column[person]{
		gridui.Field("name", "Name", func(p person) string { return p.Name }).Footer(func() string { return "sum of all" }),
		gridui.Field("age", "Age", func(p person) int { return p.Age }).FooterCell(says("footer widget")),
	}
	s.grid.Floating = gridui.Floating[person]{Top: []person{{Name: "above", Age: 1}}, Bottom: []person{{Name: "below", Age: 2}, {Name: "last"}}}
	s.grid.ScrollToRow(500, gridui.ScrollStart)
	s.Settle()
	above, _ := s.Find("above")
	require.Equal(t, image.Rect(0, 40, 150, 76), above.Bounds)
	below, _ := s.Find("below")
	require.Equal(t, 300-3*36, below.Bounds.Min.Y)
	foot, ok := s.Find("footer widget")
	require.True(t, ok)
	require.Equal(t, 300-36, foot.Bounds.Min.Y)
	row, _ := s.Find("row 501 of")
	require.Equal(t, 76, row.Bounds.Min.Y)
	// Floating rows may change in place.
	s.grid.Floating.Top[0].Name = "changed"
	s.Settle()
	_, ok = s.Find("changed")
	require.True(t, ok)
	s.kinds()
	s.Click(20, 60)
	click := s.events
	require.NotEmpty(t, click)
	c, ok := click[len(click)-1].(gridui.RowClicked[person])
	require.True(t, ok)
	require.Equal(t, "changed", c.Cell.Row.Name)
	require.Empty(t, c.Cell.RowID, "a floating row has the id of a row")
}

func TestGroupedHeaders(t *testing.T) {
	s := newStage(image.Pt(412, 300), func(g *gridui.Grid[int]) {
		var all []gridui.Column[int]
		for q := range 4 {
			var months []gridui.Column[int]
			for m := range 3 {
				id := fmt.Sprint("m", q*3+m)
				months = append(months, gridui.Func(id, id, func(i int) (int, bool) { return i, true }).Width(100))
			}
			all = append(all, gridui.Group(fmt.Sprint("q", q), fmt.Sprint("Quarter ", q), months...))
		}
		g.Columns = []gridui.Column[int]{
			gridui.Func("key", "Key", func(i int) (int, bool) { return i, true }).Width(80),
			gridui.Group("half1", "First half", all[:2]...), gridui.Group("half2", "Second half", all[2:]...),
		}
		g.ColumnPinning.Left = []string{"key"}
		g.SetSource(numbers(100))
	})
	// Three header rows of 40, and a column without groups takes all of them.
	key, _ := s.Find("Key")
	require.Equal(t, image.Rect(0, 0, 80, 120), key.Bounds)
	m0, _ := s.Find("m0")
	require.Equal(t, image.Rect(80, 80, 180, 120), m0.Bounds)
	s.kinds()
	s.Click(200, 20)
	s.Click(200, 60)
	s.Click(200, 100)
	var heads []events.HeaderClicked
	for _, ev := range s.events {
		if h, ok := ev.(events.HeaderClicked); ok {
			heads = append(heads, events.HeaderClicked{ColumnID: h.ColumnID, Group: h.Group})
		}
	}
	require.Equal(t, []events.HeaderClicked{{ColumnID: "half1", Group: true}, {ColumnID: "q0", Group: true}, {ColumnID: "m1"}}, heads)
	// Columns are still virtualized, and pinning one of a group splits it.
	_, ok := s.Find("m11")
	require.False(t, ok)
	s.grid.ColumnPinning.Left = []string{"key", "q1"}
	s.Settle()
	m3, ok := s.Find("m3")
	require.True(t, ok)
	require.Equal(t, 80, m3.Bounds.Min.X)
}

func TestToolbarStandsAbove(t *testing.T) {
	s := newPeople(100)
	s.style = func(st *gridui.Style) { st.Toolbar = says("tools") }
	s.Settle()
	tools, ok := s.Find("tools")
	require.True(t, ok)
	require.Equal(t, image.Rect(0, 0, 400, 20), tools.Bounds)
	id, _ := s.Find("ID")
	require.Equal(t, 20, id.Bounds.Min.Y)
	s.Click(80, 20+130)
	require.Equal(t, 2, s.grid.Focused().Row, "the toolbar shifts the picture but not the pointer")
}

func TestStylesAreAskedForWhatIsShown(t *testing.T) {
	s := newPeople(10_000)
	rows, cells := map[int]bool{}, map[string]bool{}
	s.grid.RowStyle = func(r gridui.RowContext[person]) theme.CellStyle {
		rows[r.RowIndex] = true
		return theme.CellStyle{Bg: color.NRGBA{R: 255, A: 255}, Strike: r.RowIndex == 1}
	}
	s.grid.CellStyle = func(c gridui.CellContext[person]) theme.CellStyle {
		cells[c.RowID+c.ColumnID] = true
		return theme.CellStyle{Bold: c.ColumnID == "age", Bar: color.NRGBA{A: 255}}
	}
	s.Settle()
	require.Len(t, rows, 8)
	require.Len(t, cells, 8*4)
}

func TestDensityAndSizes(t *testing.T) {
	for density, want := range map[theme.Density]int{theme.DensityStandard: 36, theme.DensityCompact: 28, theme.DensityComfortable: 44} {
		s := newPeople(100)
		s.style = func(st *gridui.Style) { st.Density = density }
		s.Settle()
		row, _ := s.Find("row 1 of")
		require.Equal(t, want, row.Bounds.Dy())
	}
	s := newPeople(100)
	s.Metric.PxPerDp, s.Metric.PxPerSp = 2, 2
	s.Settle()
	row, _ := s.Find("row 1 of")
	require.Equal(t, 72, row.Bounds.Dy())
	require.Equal(t, 80, row.Bounds.Min.Y)
}

func TestDensityChangeKeepsTheTopRow(t *testing.T) {
	s := newPeople(1000)
	s.grid.ScrollToRow(500, gridui.ScrollStart)
	s.Settle()
	s.style = func(st *gridui.Style) { st.Density = theme.DensityComfortable }
	s.Settle()
	row, ok := s.Find("row 501 of")
	require.True(t, ok)
	require.Equal(t, 48, row.Bounds.Min.Y)
}

func TestFlexColumnsFillTheWidth(t *testing.T) {
	s := newPeople(3)
	s.grid.Columns = []gridui.Column[person]{
		gridui.Field("id", "ID", func(p person) string { return p.ID }).Width(60),
		gridui.Field("name", "Name", func(p person) string { return p.Name }).Flex(2),
		gridui.Field("city", "City", func(p person) string { return p.City }).Flex(1),
		gridui.Field("age", "Age", func(p person) int { return p.Age }).Auto(),
	}
	s.Settle()
	city, _ := s.Find("City")
	name, _ := s.Find("Name")
	age, _ := s.Find("Age")
	require.Equal(t, 400, age.Bounds.Max.X)
	require.InDelta(t, 2*city.Bounds.Dx(), name.Bounds.Dx(), 2)
	require.Less(t, age.Bounds.Dx(), 80)
}

func TestRefreshShowsChangesInPlace(t *testing.T) {
	rows := people(10)
	s := newPeople(0)
	s.grid.SetRows(rows)
	s.Settle()
	rows[0].Name = "changed"
	s.grid.Refresh()
	s.Settle()
	_, ok := s.Find("changed")
	require.True(t, ok)
}

func TestSemanticsModes(t *testing.T) {
	for mode, want := range map[option.Semantics][2]bool{
		option.SemanticsAuto: {true, true}, option.SemanticsCells: {true, true},
		option.SemanticsRows: {true, false}, option.SemanticsOff: {false, false},
	} {
		s := newPeople(10)
		s.grid.Semantics = mode
		s.Settle()
		_, row := s.Find("row 2 of 10")
		_, cell := s.Find("Lee")
		require.Equal(t, want, [2]bool{row, cell}, mode)
	}
}

func TestDebugShowsFigures(t *testing.T) {
	s := newPeople(100)
	s.grid.Debug = true
	s.Settle()
	n, ok := s.Find("rows 0–8 of 100")
	require.True(t, ok, s.Dump())
	require.Contains(t, n.Label, "tiles")
}

func TestRowStyleIsAskedOnceAFrame(t *testing.T) {
	s := newPeople(100)
	s.grid.ColumnPinning = option.ColumnPinning{Left: []string{"id"}, Right: []string{"city"}}
	asked := 0
	s.grid.RowStyle = func(gridui.RowContext[person]) theme.CellStyle { asked++; return theme.CellStyle{} }
	s.Settle()
	asked = 0
	s.Frame()
	require.Equal(t, len(s.FindAll("row ")), asked)
}
