// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

import (
	"image"
	"slices"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/system"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newPanel returns a grid with the panel of a column's filter open.
func newPanel(n int, column string) *gridstage.Stage[gridstage.Person] {
	s := newFilterRow(n)
	s.Size = image.Pt(500, 600)
	s.Grid.Column(column).OpenFilter()
	s.Settle()
	return s
}

func TestPanelListsValuesOfRowsThatPassTheOthers(t *testing.T) {
	s := newPanel(100, "name")
	require.Equal(t, map[string]bool{"Kim": true, "Lee": true, "Park": true, "Choi": true, "Jung": true}, s.ValueBoxes())
	s.Click(s.ValueBox("Lee").Center())
	require.Equal(t, filter.OneOf.Of("Choi", "Jung", "Kim", "Park"), s.Grid.Column("name").Filter())
	require.Equal(t, []string{"p0", "p2", "p3"}, gridstage.ShownTexts(s, 0)[:3])
	require.False(t, s.ValueBoxes()["Lee"], "what does not pass is listed still")

	s.Click(s.ValueBox("Select all").Center())
	require.Empty(t, s.Grid.Filtering.Columns)
	s.Click(s.ValueBox("Select all").Center())
	require.Equal(t, filter.OneOf.Of(), s.Grid.Column("name").Filter())
	require.Empty(t, s.FindAll("row "))
	s.Click(s.ValueBox("Kim").Center())
	require.Equal(t, filter.OneOf.Of("Kim"), s.Grid.Column("name").Filter())

	// Filters of other columns limit the list; the column's filter does not.
	s.Grid.Filtering.Columns = append(s.Grid.Filtering.Columns, filter.Column{ColumnID: "id", Filter: filter.OneOf.Of("p0", "p1")})
	s.Settle()
	require.Equal(t, map[string]bool{"Kim": true, "Lee": false}, s.ValueBoxes())
	s.Grid.Filtering.Quick = "lee"
	s.Settle()
	require.Equal(t, map[string]bool{"Lee": false}, s.ValueBoxes())
	s.Click(s.ButtonAt("Clear filter"))
	require.Equal(t, filter.Filter{}, s.Grid.Column("name").Filter())
	require.Equal(t, map[string]bool{"Lee": true}, s.ValueBoxes())
}

// TestBoxOfAllValuesTellsItsState removes values and restores them: the box above the list shows whether all,
// some or none of the listed values pass.
func TestBoxOfAllValuesTellsItsState(t *testing.T) {
	s := newPanel(100, "name")
	says := func(selected bool, about, why string) {
		t.Helper()
		n := s.ValueBox("Select all")
		require.Equal(t, selected, n.Selected, why)
		require.Equal(t, about, n.Description, why)
	}
	says(true, "", "no filter")
	s.Click(s.ValueBox("Lee").Center())
	says(false, "Select all, mixed", "one is taken away")
	s.Click(s.ValueBox("Select all").Center())
	says(true, "", "all")
	s.Click(s.ValueBox("Select all").Center())
	says(false, "", "none")
	s.Grid.Column("name").SetFilter(filter.OneOf.Of("Kim", "Lee"))
	s.Settle()
	s.Click(gridstage.MiddleOf(t, s, locale.For("en").FilterSearch))
	s.Type("Kim")
	says(true, "", "all that the search found")
	s.Keys("Ctrl+A")
	s.Type("Park")
	says(false, "", "none that the search found")
	s.Keys("Tab", "Space")
	require.Equal(t, filter.OneOf.Of("Kim", "Lee", "Park"), s.Grid.Column("name").Filter(), "it works by key")

	s.Style = func(st *gridui.Style) { st.Locale = locale.For("ko") }
	s.Grid.Column("name").SetFilter(filter.OneOf.Of("Park"))
	s.Grid.Column("name").OpenFilter()
	s.Settle()
	require.Equal(t, "모두 선택, 일부 선택됨", s.ValueBox("모두 선택").Description)
}

func TestPanelSearchesItsValues(t *testing.T) {
	s := newPanel(1000, "id")
	s.Keys("Tab")
	s.Type("P99")
	require.Len(t, s.ValueBoxes(), 8, "more than fit are listed")
	s.Click(s.ValueBox("Select all").Center()) // removes the found values
	require.Len(t, s.Grid.Column("id").Filter().First.Values, 989)
	s.Click(s.ValueBox("Select all").Center())
	require.Empty(t, s.Grid.Filtering.Columns)
	s.Type("999999")
	require.Empty(t, s.ValueBoxes())
	require.Empty(t, s.FindAll("Select all"), "there is nothing to select")
	s.Keys("Esc")
	require.False(t, s.PanelOpen())
}

func TestPanelListByKeyboard(t *testing.T) {
	s := newPanel(1000, "id")
	s.Keys("Tab", "Tab", "Tab") // search, all, list
	s.Keys("Down", "Down", "Space")
	require.NotContains(t, s.Grid.Column("id").Filter().First.Values, "p2")
	s.Keys("Space")
	require.Empty(t, s.Grid.Filtering.Columns)
	s.Keys("End", "Space")
	require.NotContains(t, s.Grid.Column("id").Filter().First.Values, "p999")
	require.Contains(t, s.ValueBoxes(), "p999")
	s.Keys("Home", "PageDown", "PageUp", "Up", "Enter")
	require.NotContains(t, s.Grid.Column("id").Filter().First.Values, "p0")
	s.Keys("Tab", "Space") // clear
	require.Empty(t, s.Grid.Filtering.Columns)
	s.Keys("Tab", "Space") // close
	require.False(t, s.PanelOpen())
	require.True(t, s.Focused(s.Grid.Tag()))
}

func TestPanelListByAFinger(t *testing.T) {
	s := newPanel(200, "id")
	row := s.ValueBox("p3").Bounds
	x, y := float32(row.Min.X+20), float32(row.Max.Y-5)
	s.Swipe(f32.Pt(x, y), f32.Pt(x, y-50), 100*time.Millisecond)
	require.Empty(t, s.Grid.Filtering.Columns, "a finger that scrolls picks nothing")
	require.Equal(t, row.Min.Y-50, s.ValueBox("p3").Bounds.Min.Y)
	s.Swipe(f32.Pt(x, y), f32.Pt(x, y+500), 100*time.Millisecond)
	require.Equal(t, row, s.ValueBox("p3").Bounds)
	s.TouchDown(1, x, y)
	s.TouchUp(2, x, y)
	s.Cancel()
	s.TouchUp(1, x, y)
	require.Empty(t, s.Grid.Filtering.Columns)
	s.Tap(x, y)
	require.False(t, s.ValueBox("p3").Selected)
	require.Len(t, s.Grid.Filtering.Columns, 1)
}

func TestPanelPutsConditionsTogether(t *testing.T) {
	s := newPanel(100, "age")
	s.Type("30")
	require.Equal(t, filter.Equals.Of("30"), s.Grid.Column("age").Filter())
	s.Click(s.ButtonAt("Equals"))
	at := s.OperatorRadio("Greater than")
	s.Click(at.Center())
	require.Equal(t, filter.Greater.Of("30"), s.Grid.Column("age").Filter())
	s.Keys("Tab", "Tab", "Down", "Down", "Tab") // and, the second operator, its operand
	s.Type("33")
	require.Equal(t, filter.Greater.Of("30").And(filter.Less.Of("33")), s.Grid.Column("age").Filter())
	require.Equal(t, []string{"31", "32", "31", "32"}, gridstage.ShownTexts(s, 2))
	s.Click(s.ButtonAt("And"))
	require.Equal(t, filter.Greater.Of("30").Or(filter.Less.Of("33")), s.Grid.Column("age").Filter())
	s.Type("x")
	require.True(t, s.Grid.Column("age").Filter().Active())
	require.Equal(t, "20", gridstage.ShownTexts(s, 2)[0])

	// Between has two operands, blank none.
	s = newPanel(100, "age")
	s.Click(s.ButtonAt("Equals"))
	between := s.OperatorRadio("Between")
	s.Click(between.Center())
	s.Type("21")
	s.Keys("Tab")
	s.Type("22")
	require.Equal(t, filter.Between.Of("21", "22"), s.Grid.Column("age").Filter())
	s.Click(s.ButtonAt("Between"))
	s.Keys("End", "Up", "Up", "Enter")
	require.Equal(t, filter.NotBlank.Of(), s.Grid.Column("age").Filter())
	s.Keys("Up")
	require.Equal(t, filter.Blank.Of(), s.Grid.Column("age").Filter())
	s.Keys("Enter", "Esc")
	require.True(t, s.PanelOpen(), "Escape closed more than the list of operators")
	s.Keys("Esc")
	require.False(t, s.PanelOpen())
}

func TestPanelKeepsThePointerFromTheGrid(t *testing.T) {
	s := newPanel(100, "name")
	s.TakeKinds()
	r := card(s).Bounds
	s.Click(float32(r.Min.X+3), float32(r.Max.Y-3))
	s.Wheel(float32(r.Min.X+3), float32(r.Max.Y-3), 0, 100)
	require.True(t, s.PanelOpen())
	require.Empty(t, s.TakeKinds())
	_, y := s.Grid.ScrollOffset()
	require.Zero(t, y)
}

func TestPanelClosesByAPressBesideIt(t *testing.T) {
	s := newPanel(100, "name")
	s.TakeKinds()
	s.Click(450, 500)
	require.False(t, s.PanelOpen())
	require.NotContains(t, s.TakeKinds(), "gridui.RowClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]")
	s.Wheel(100, 300, 0, 100)
	_, y := s.Grid.ScrollOffset()
	require.EqualValues(t, 100, y)
}

func TestPanelStaysInsideTheGrid(t *testing.T) {
	for _, size := range []image.Point{{500, 600}, {300, 220}, {120, 90}, {20, 20}} {
		for _, rtl := range []bool{false, true} {
			s := newFilterRow(50)
			s.Size = size
			if rtl {
				s.Locale.Direction = system.RTL
			}
			for _, column := range []string{"id", "city"} {
				s.Grid.Column(column).OpenFilter()
				s.Settle()
				n := card(s)
				require.True(t, n.Bounds.In(image.Rectangle{Max: size}), "%v %v", size, n)
				s.Keys("Esc")
			}
		}
	}
}

// card returns the node of the panel.
func card[T any](s *gridstage.Stage[T]) gridtest.Node {
	var out gridtest.Node
	for _, n := range s.Nodes() {
		if len(n.Label) > 8 && n.Label[:8] == "Filter: " {
			out = n
		}
	}
	return out
}

func TestPanelOfColumnsThatCannotBeFiltered(t *testing.T) {
	s := newFilterRow(5)
	for _, id := range []string{"nobody", ""} {
		s.Grid.Column(id).OpenFilter()
		s.Settle()
		require.False(t, s.PanelOpen())
	}
	s.Grid.Column("name").OpenFilter()
	s.Settle()
	require.True(t, s.PanelOpen())
	s.Grid.Columns = gridstage.PeopleColumns()[:1]
	s.Settle()
	require.False(t, s.PanelOpen(), "the column is gone")
	s.Grid.Columns = gridstage.PeopleColumns()
	s.Settle()
	s.Grid.Filtering.Enabled = false
	s.Grid.Column("name").OpenFilter()
	s.Settle()
	require.False(t, s.PanelOpen())
}

// waitFor draws frames until one of some texts is shown, which may depend on background work.
func waitFor[T any](s *gridstage.Stage[T], t *testing.T, texts ...string) string {
	t.Helper()
	at := -1
	s.Until(func() bool {
		at = slices.IndexFunc(texts, func(text string) bool { _, ok := s.Find(text); return ok })
		return at >= 0
	})
	return texts[at]
}

func TestManyValues(t *testing.T) {
	for n, more := range map[int]bool{60_000: false, 100_001: true} {
		s := gridstage.NewNumbers(n, 1)
		s.Size.Y = 600
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		s.Grid.Filtering.Enabled = true
		s.Grid.Column("c0").OpenFilter()
		s.Settle()
		listed := waitFor(s, t, "Select all", "Too many values to list.") == "Select all"
		require.Equal(t, !more, listed, "%d values", n)
		if listed {
			require.Len(t, s.ValueBoxes(), 8)
			s.Click(s.ValueBox("1000").Center())
			require.Len(t, s.Grid.Column("c0").Filter().First.Values, n-1)
		}
	}
}

func TestValuesOfATreeAreThoseOfItsRows(t *testing.T) {
	s := gridstage.New(image.Pt(500, 600), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.Tree.Path = func(p gridstage.Person) []string { return []string{p.City, p.ID} }
		g.SetRows(gridstage.People(3))
		g.Filtering.Enabled = true
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Grid.Column("age").OpenFilter()
	s.Settle()
	require.Equal(t, map[string]bool{"20": true, "21": true, "22": true}, s.ValueBoxes())
}

func TestThePanelSaysThatNoValueIsFound(t *testing.T) {
	s := newPanel(20, "name")
	nothing := locale.For("en").NothingFound
	require.Empty(t, s.FindAll(nothing))
	s.Keys("Tab") // to the search
	s.Type("nobody")
	require.Empty(t, s.ValueBoxes())
	require.Len(t, s.FindAll(nothing), 1)
}

// TestThePanelSaysWhatIsWrong types an unfinished number: some time after the last key the panel shows an
// error, and removes it when the number is valid.
func TestThePanelSaysWhatIsWrong(t *testing.T) {
	s := newPanel(20, "age")
	bad := s.TypesWrong(t)
	s.Keys("Backspace", "Backspace")
	require.Empty(t, s.FindAll(bad))
}

func TestHeaderShowsThatItsColumnIsFiltered(t *testing.T) {
	s := gridstage.NewPeople(20)
	before := gridtest.CountOps(s.Ops()).Paint
	s.Grid.Filtering = option.Filtering{Enabled: true, Manual: true, Columns: []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of("Kim")}}}
	s.Settle()
	require.Equal(t, before+1, gridtest.CountOps(s.Ops()).Paint)
	s.Grid.Filtering.Enabled = false
	s.Settle()
	require.Equal(t, before, gridtest.CountOps(s.Ops()).Paint)
}

func TestAFingerScrollsTheValuesOfThePanel(t *testing.T) {
	s := newPanel(500, "age")
	x, y := s.ValueBox("21").Center()
	s.TouchDown(1, x, y)
	require.Zero(t, s.Grid.Column("age").Filter(), "it may be about to scroll")
	s.TouchUp(1, x, y)
	require.False(t, s.ValueBoxes()["21"])
	before := s.Grid.Column("age").Filter()
	s.TouchDown(1, x, y)
	s.TouchMove(1, x, y-40)
	s.TouchMove(1, x, y-200)
	s.TouchUp(1, x, y-200)
	require.Equal(t, before, s.Grid.Column("age").Filter())
	require.NotContains(t, s.ValueBoxes(), "21")
}
