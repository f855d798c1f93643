// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"slices"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/semantic"
	"gioui.org/io/system"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newPanel is a grid with the panel of a column's filter open.
func newPanel(n int, column string) *stage[person] {
	s := newFilterRow(n)
	s.Size = image.Pt(500, 600)
	s.grid.Column(column).OpenFilter()
	s.Settle()
	return s
}

// boxes are the values that the panel lists, and whether they are chosen.
func (s *stage[T]) boxes() map[string]bool {
	out := map[string]bool{}
	for _, n := range s.Nodes() {
		if n.Class == semantic.CheckBox && n.Label != "Select all" {
			out[n.Label] = n.Selected
		}
	}
	return out
}

// button is the middle of a button of the panel.
func (s *stage[T]) button(label string) (x, y float32) {
	for _, n := range s.Nodes() {
		if n.Class == semantic.Button && n.Label == label {
			return n.Center()
		}
	}
	panic("no button " + label)
}

func (s *stage[T]) panelOpen() bool {
	for _, n := range s.Nodes() {
		if n.Class == semantic.Button && n.Label == "Close" {
			return true
		}
	}
	return false
}

func (s *stage[T]) box(label string) gridtest.Node {
	for _, n := range s.Nodes() {
		if n.Class == semantic.CheckBox && n.Label == label {
			return n
		}
	}
	panic("no value " + label)
}

func TestPanelListsValuesOfRowsThatPassTheOthers(t *testing.T) {
	s := newPanel(100, "name")
	require.Equal(t, map[string]bool{"Kim": true, "Lee": true, "Park": true, "Choi": true, "Jung": true}, s.boxes())
	s.Click(s.box("Lee").Center())
	require.Equal(t, filter.OneOf("Choi", "Jung", "Kim", "Park"), s.grid.Column("name").Filter())
	require.Equal(t, []string{"p0", "p2", "p3"}, shownTexts(s, 0)[:3])
	require.False(t, s.boxes()["Lee"], "what does not pass is listed still")

	s.Click(s.box("Select all").Center())
	require.Empty(t, s.grid.Filtering.Columns)
	s.Click(s.box("Select all").Center())
	require.Equal(t, filter.OneOf(), s.grid.Column("name").Filter())
	require.Empty(t, s.FindAll("row "))
	s.Click(s.box("Kim").Center())
	require.Equal(t, filter.OneOf("Kim"), s.grid.Column("name").Filter())

	// The filters of other columns limit the list, those of the column do not.
	s.grid.Filtering.Columns = append(s.grid.Filtering.Columns, filter.Column{ColumnID: "id", Filter: filter.OneOf("p0", "p1")})
	s.Settle()
	require.Equal(t, map[string]bool{"Kim": true, "Lee": false}, s.boxes())
	s.grid.Filtering.Quick = "lee"
	s.Settle()
	require.Equal(t, map[string]bool{"Lee": false}, s.boxes())
	s.Click(s.button("Clear filter"))
	require.Equal(t, filter.Filter{}, s.grid.Column("name").Filter())
	require.Equal(t, map[string]bool{"Lee": true}, s.boxes())
}

// TestBoxOfAllValuesTellsItsState takes values away and puts them back: the box above the
// list reports whether all, some or none of those that are listed pass.
func TestBoxOfAllValuesTellsItsState(t *testing.T) {
	s := newPanel(100, "name")
	says := func(selected bool, about, why string) {
		t.Helper()
		n := s.box("Select all")
		require.Equal(t, selected, n.Selected, why)
		require.Equal(t, about, n.Description, why)
	}
	says(true, "", "no filter")
	s.Click(s.box("Lee").Center())
	says(false, "Select all, mixed", "one is taken away")
	s.Click(s.box("Select all").Center())
	says(true, "", "all")
	s.Click(s.box("Select all").Center())
	says(false, "", "none")
	s.grid.Column("name").SetFilter(filter.OneOf("Kim", "Lee"))
	s.Settle()
	s.Click(middleOf(t, s, locale.English().FilterSearch))
	s.Type("Kim")
	says(true, "", "all that the search found")
	s.Keys("Ctrl+A")
	s.Type("Park")
	says(false, "", "none that the search found")
	s.Keys("Tab", "Space")
	require.Equal(t, filter.OneOf("Kim", "Lee", "Park"), s.grid.Column("name").Filter(), "it works by key")

	s.style = func(st *gridui.Style) { st.Locale = locale.Korean() }
	s.grid.Column("name").SetFilter(filter.OneOf("Park"))
	s.grid.Column("name").OpenFilter()
	s.Settle()
	require.Equal(t, "모두 선택, 일부 선택됨", s.box("모두 선택").Description)
}

func TestPanelSearchesItsValues(t *testing.T) {
	s := newPanel(1000, "id")
	s.Keys("Tab")
	s.Type("P99")
	require.Len(t, s.boxes(), 8, "more than fit are listed")
	s.Click(s.box("Select all").Center()) // takes what was found away
	require.Len(t, s.grid.Column("id").Filter().First.Values, 989)
	s.Click(s.box("Select all").Center())
	require.Empty(t, s.grid.Filtering.Columns)
	s.Type("999999")
	require.Empty(t, s.boxes())
	require.Empty(t, s.FindAll("Select all"), "there is nothing to select")
	s.Keys("Esc")
	require.False(t, s.panelOpen())
}

func TestPanelListByKeyboard(t *testing.T) {
	s := newPanel(1000, "id")
	s.Keys("Tab", "Tab", "Tab") // search, all, list
	s.Keys("Down", "Down", "Space")
	require.NotContains(t, s.grid.Column("id").Filter().First.Values, "p2")
	s.Keys("Space")
	require.Empty(t, s.grid.Filtering.Columns)
	s.Keys("End", "Space")
	require.NotContains(t, s.grid.Column("id").Filter().First.Values, "p999")
	require.Contains(t, s.boxes(), "p999")
	s.Keys("Home", "PageDown", "PageUp", "Up", "Enter")
	require.NotContains(t, s.grid.Column("id").Filter().First.Values, "p0")
	s.Keys("Tab", "Space") // clear
	require.Empty(t, s.grid.Filtering.Columns)
	s.Keys("Tab", "Space") // close
	require.False(t, s.panelOpen())
	require.True(t, s.Focused(s.grid.Tag()))
}

func TestPanelListByAFinger(t *testing.T) {
	s := newPanel(200, "id")
	row := s.box("p3").Bounds
	x, y := float32(row.Min.X+20), float32(row.Max.Y-5)
	s.Swipe(f32.Pt(x, y), f32.Pt(x, y-50), 100*time.Millisecond)
	require.Empty(t, s.grid.Filtering.Columns, "a finger that scrolls picks nothing")
	require.Equal(t, row.Min.Y-50, s.box("p3").Bounds.Min.Y)
	s.Swipe(f32.Pt(x, y), f32.Pt(x, y+500), 100*time.Millisecond)
	require.Equal(t, row, s.box("p3").Bounds)
	s.TouchDown(1, x, y)
	s.TouchUp(2, x, y)
	s.Cancel()
	s.TouchUp(1, x, y)
	require.Empty(t, s.grid.Filtering.Columns)
	s.Tap(x, y)
	require.False(t, s.box("p3").Selected)
	require.Len(t, s.grid.Filtering.Columns, 1)
}

func TestPanelPutsConditionsTogether(t *testing.T) {
	s := newPanel(100, "age")
	s.Type("30")
	require.Equal(t, filter.Equals("30"), s.grid.Column("age").Filter())
	s.Click(s.button("Equals"))
	at := s.radio("Greater than")
	s.Click(at.Center())
	require.Equal(t, filter.Greater("30"), s.grid.Column("age").Filter())
	s.Keys("Tab", "Tab", "Down", "Down", "Tab") // and, the second operator, its operand
	s.Type("33")
	require.Equal(t, filter.Greater("30").And(filter.Less("33")), s.grid.Column("age").Filter())
	require.Equal(t, []string{"31", "32", "31", "32"}, shownTexts(s, 2))
	s.Click(s.button("And"))
	require.Equal(t, filter.Greater("30").Or(filter.Less("33")), s.grid.Column("age").Filter())
	s.Type("x")
	require.True(t, s.grid.Column("age").Filter().Active())
	require.Equal(t, "20", shownTexts(s, 2)[0])

	// Between has two operands, blank none.
	s = newPanel(100, "age")
	s.Click(s.button("Equals"))
	between := s.radio("Between")
	s.Click(between.Center())
	s.Type("21")
	s.Keys("Tab")
	s.Type("22")
	require.Equal(t, filter.Between("21", "22"), s.grid.Column("age").Filter())
	s.Click(s.button("Between"))
	s.Keys("End", "Up", "Up", "Enter")
	require.Equal(t, filter.IsNotBlank(), s.grid.Column("age").Filter())
	s.Keys("Up")
	require.Equal(t, filter.IsBlank(), s.grid.Column("age").Filter())
	s.Keys("Enter", "Esc")
	require.True(t, s.panelOpen(), "Escape closed more than the list of operators")
	s.Keys("Esc")
	require.False(t, s.panelOpen())
}

func (s *stage[T]) radio(label string) gridtest.Node {
	for _, n := range s.Nodes() {
		if n.Class == semantic.RadioButton && n.Label == label {
			return n
		}
	}
	panic("no operator " + label)
}

func TestPanelKeepsThePointerFromTheGrid(t *testing.T) {
	s := newPanel(100, "name")
	s.kinds()
	r := s.card().Bounds
	s.Click(float32(r.Min.X+3), float32(r.Max.Y-3))
	s.Wheel(float32(r.Min.X+3), float32(r.Max.Y-3), 0, 100)
	require.True(t, s.panelOpen())
	require.Empty(t, s.kinds())
	_, y := s.grid.ScrollOffset()
	require.Zero(t, y)
}

func TestPanelClosesByAPressBesideIt(t *testing.T) {
	s := newPanel(100, "name")
	s.kinds()
	s.Click(450, 500)
	require.False(t, s.panelOpen())
	require.NotContains(t, s.kinds(), "gridui.RowClicked[github.com/giogrid/giogrid/gridui_test.person]")
	s.Wheel(100, 300, 0, 100)
	_, y := s.grid.ScrollOffset()
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
				s.grid.Column(column).OpenFilter()
				s.Settle()
				n := s.card()
				require.True(t, n.Bounds.In(image.Rectangle{Max: size}), "%v %v", size, n)
				s.Keys("Esc")
			}
		}
	}
}

// card is the panel.
func (s *stage[T]) card() gridtest.Node {
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
		s.grid.Column(id).OpenFilter()
		s.Settle()
		require.False(t, s.panelOpen())
	}
	s.grid.Column("name").OpenFilter()
	s.Settle()
	require.True(t, s.panelOpen())
	s.grid.Columns = peopleColumns()[:1]
	s.Settle()
	require.False(t, s.panelOpen(), "the column is gone")
	s.grid.Columns = peopleColumns()
	s.Settle()
	s.grid.Filtering.Enabled = false
	s.grid.Column("name").OpenFilter()
	s.Settle()
	require.False(t, s.panelOpen())
}

// waitFor draws frames until one of some texts shows, which work beside the frames
// may take a while for.
func (s *stage[T]) waitFor(t *testing.T, texts ...string) string {
	t.Helper()
	at := -1
	waitFor(s, func() bool {
		at = slices.IndexFunc(texts, func(text string) bool { _, ok := s.Find(text); return ok })
		return at >= 0
	})
	return texts[at]
}

func TestManyValues(t *testing.T) {
	for n, more := range map[int]bool{60_000: false, 100_001: true} {
		s := newNumbers(n, 1)
		s.Size.Y = 600
		s.style = func(st *gridui.Style) { st.Locale = locale.English() }
		s.grid.Filtering.Enabled = true
		s.grid.Column("c0").OpenFilter()
		s.Settle()
		listed := s.waitFor(t, "Select all", "Too many values to list.") == "Select all"
		require.Equal(t, !more, listed, "%d values", n)
		if listed {
			require.Len(t, s.boxes(), 8)
			s.Click(s.box("1000").Center())
			require.Len(t, s.grid.Column("c0").Filter().First.Values, n-1)
		}
	}
}

func TestValuesOfATreeAreThoseOfItsRows(t *testing.T) {
	s := newStage(image.Pt(500, 600), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.Tree.Path = func(p person) []string { return []string{p.City, p.ID} }
		g.SetRows(people(3))
		g.Filtering.Enabled = true
	})
	s.style = func(st *gridui.Style) { st.Locale = locale.English() }
	s.grid.Column("age").OpenFilter()
	s.Settle()
	require.Equal(t, map[string]bool{"20": true, "21": true, "22": true}, s.boxes())
}

func TestThePanelSaysThatNoValueIsFound(t *testing.T) {
	s := newPanel(20, "name")
	nothing := locale.English().NothingFound
	require.Empty(t, s.FindAll(nothing))
	s.Keys("Tab") // to the search
	s.Type("nobody")
	require.Empty(t, s.boxes())
	require.Len(t, s.FindAll(nothing), 1)
}

// TestThePanelSaysWhatIsWrong types half a number: a while after the last key the panel
// says so, and no longer once it is right.
func TestThePanelSaysWhatIsWrong(t *testing.T) {
	s := newPanel(20, "age")
	bad := s.typesWrong(t)
	s.Keys("Backspace", "Backspace")
	require.Empty(t, s.FindAll(bad))
}

func TestHeaderShowsThatItsColumnIsFiltered(t *testing.T) {
	s := newPeople(20)
	before := gridtest.PaintOps(s.Ops())
	s.grid.Filtering = option.Filtering{Enabled: true, Manual: true, Columns: []filter.Column{{ColumnID: "name", Filter: filter.Contains("Kim")}}}
	s.Settle()
	require.Equal(t, before+1, gridtest.PaintOps(s.Ops()))
	s.grid.Filtering.Enabled = false
	s.Settle()
	require.Equal(t, before, gridtest.PaintOps(s.Ops()))
}

func ExampleColumnHandle_OpenFilter() {
	g := exampleGrid()
	g.Filtering.Enabled = true
	h := show(g, nil)
	h.Size = image.Pt(400, 500)
	g.Column("qty").OpenFilter()
	h.Settle()
	for _, n := range h.Nodes() {
		if n.Class == semantic.CheckBox {
			fmt.Println(n.Label, n.Selected)
		}
	}
	// Output:
	// 모두 선택 true
	// 1 true
	// 2 true
	// 12 true
}

func TestAFingerScrollsTheValuesOfThePanel(t *testing.T) {
	s := newPanel(500, "age")
	x, y := s.box("21").Center()
	s.TouchDown(1, x, y)
	require.Zero(t, s.grid.Column("age").Filter(), "it may be about to scroll")
	s.TouchUp(1, x, y)
	require.False(t, s.boxes()["21"])
	before := s.grid.Column("age").Filter()
	s.TouchDown(1, x, y)
	s.TouchMove(1, x, y-40)
	s.TouchMove(1, x, y-200)
	s.TouchUp(1, x, y-200)
	require.Equal(t, before, s.grid.Column("age").Filter())
	require.NotContains(t, s.boxes(), "21")
}
