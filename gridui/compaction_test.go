// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"cmp"
	"image"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// windowRows is how many rows slide, windowStep how many come and go in each frame.
	windowRows = 5000
	windowStep = 500
)

// window is a grid whose oldest rows go while others come. The first three stay.
type window struct {
	*gridstage.Stage[gridstage.Person]
	want []gridstage.Person
	next int
}

func newWindow(set func(*gridui.Grid[gridstage.Person])) *window {
	w := &window{next: windowRows, want: gridstage.People(windowRows)}
	w.Stage = gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.RowID = func(p gridstage.Person) string { return p.ID }
		if set != nil {
			set(g)
		}
		g.SetRows(gridstage.People(windowRows))
	})
	w.Settle()
	return w
}

// slide takes the oldest rows away and adds as many.
func (w *window) slide(t *testing.T) {
	var c gridui.Changes[gridstage.Person]
	for _, p := range w.want[3 : 3+windowStep] {
		c.Remove = append(c.Remove, p.ID)
	}
	for range windowStep {
		c.Add = append(c.Add, gridstage.Person{ID: "p" + strconv.Itoa(w.next), Name: "New", Age: w.next * 7919 % 1000, City: "City " + strconv.Itoa(w.next%5)})
		w.next++
	}
	w.want = append(slices.Delete(slices.Clone(w.want), 3, 3+windowStep), c.Add...)
	require.NoError(t, w.Grid.Feed().Post(c))
	w.Settle()
}

// settled waits until the rows show that are wanted.
func (w *window) settled(shown int) {
	w.Stage.Until(func() bool { return w.Grid.Len() == len(w.want) && w.Grid.Shown() == shown })
}

// shownRows are all rows that show, in order.
func (w *window) shownRows() (rows []gridstage.Person) {
	for i := range w.Grid.Shown() {
		p, _ := w.Grid.RowAt(i)
		rows = append(rows, p)
	}
	return rows
}

func TestASlidingWindowShowsItsRows(t *testing.T) {
	elsewhere := func(p gridstage.Person) bool { return p.City != "City 1" }
	byAge := func(a, b gridstage.Person) int { return cmp.Compare(a.Age, b.Age) }
	for name, test := range map[string]struct {
		set  func(*gridui.Grid[gridstage.Person])
		want func([]gridstage.Person) []gridstage.Person
	}{
		"flat": {nil, slices.Clone[[]gridstage.Person]},
		"sorted": {func(g *gridui.Grid[gridstage.Person]) {
			g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age"}}}
		}, func(rows []gridstage.Person) []gridstage.Person {
			slices.SortStableFunc(rows, byAge)
			return rows
		}},
		"filtered": {func(g *gridui.Grid[gridstage.Person]) {
			cities := filter.Column{ColumnID: "city", Filter: filter.Equals.Of("City 1")}
			g.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{cities}, KeepText: true}
		}, func(rows []gridstage.Person) []gridstage.Person {
			return slices.DeleteFunc(rows, elsewhere)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWindow(test.set)
			for range 40 {
				w.slide(t)
				want := test.want(slices.Clone(w.want))
				w.settled(len(want))
				require.Equal(t, want, w.shownRows())
			}
			require.GreaterOrEqual(t, gridui.Compactions(&w.Grid), 2)
			require.Empty(t, w.Problems())
		})
	}
}

// TestACompactionKeepsWhatIsKeptByRow has pins, focus, selection, details and changes by id
// stay with their rows while all numbers change.
func TestACompactionKeepsWhatIsKeptByRow(t *testing.T) {
	w := newWindow(func(g *gridui.Grid[gridstage.Person]) {
		g.Selection.Mode = option.SelectMulti
		g.RowPins.Top = []string{"p1"}
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age", Desc: true}}}
	})
	w.Grid.Selection.Rows.Set("p0", true)
	w.Grid.Selection.Rows.Set("p2", true)
	w.Grid.Selection.Rows.Set("p4000", true) // goes in time
	w.Settle()
	at := slices.IndexFunc(w.shownRows(), func(p gridstage.Person) bool { return p.ID == "p2" })
	w.Grid.FocusCell(at, "name")
	w.Settle()
	for i := range 40 {
		w.slide(t)
		w.want[2].Name = "Again " + strconv.Itoa(i)
		require.NoError(t, w.Grid.Apply(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{w.want[2]}}))
		w.settled(len(w.want) - 1)
		require.Equal(t, "p2", w.Grid.Focused().RowID)
		row, _ := w.Grid.RowAt(w.Grid.Focused().Row)
		require.Equal(t, w.want[2], row)
		_, ok := w.Find("pinned top row 1 of 1: p1")
		require.True(t, ok)
	}
	require.GreaterOrEqual(t, gridui.Compactions(&w.Grid), 2)
	var selected []string
	for id := range w.Grid.SelectedRows() {
		selected = append(selected, id)
	}
	slices.Sort(selected)
	require.Equal(t, []string{"p0", "p2"}, selected)
	require.Empty(t, w.Problems())
}

// TestACompactionKeepsGroups has groups whose aggregates are values of rows.
func TestACompactionKeepsGroups(t *testing.T) {
	w := newWindow(func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }).Aggregate(option.AggregateLast),
			gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Aggregate(option.AggregateMax),
			gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Aggregate(option.AggregateFirst),
			gridui.Field("city", "City", func(p gridstage.Person) string { return p.City }),
		}
		g.Grouping.By = []string{"city"}
	})
	for range 40 {
		w.slide(t)
		cities := map[string]bool{}
		for _, p := range w.want {
			cities[p.City] = true
		}
		w.settled(len(cities))
		fresh := newWindow(func(g *gridui.Grid[gridstage.Person]) { g.Columns, g.Grouping = w.Grid.Columns, w.Grid.Grouping })
		fresh.Grid.SetRows(w.want)
		fresh.Settle()
		require.Equal(t, fresh.Dump(), w.Dump())
	}
	require.GreaterOrEqual(t, gridui.Compactions(&w.Grid), 2)
	require.Empty(t, w.Problems())
}

// TestATreeForgetsRowsThatWent builds a tree anew once as many rows were removed as are left.
func TestATreeForgetsRowsThatWent(t *testing.T) {
	w := newWindow(func(g *gridui.Grid[gridstage.Person]) {
		g.Tree.Parent = func(p gridstage.Person) string { return map[bool]string{true: "p0"}[p.ID != "p0"] }
		g.ExpandAll()
	})
	for range 25 {
		w.slide(t)
		w.settled(len(w.want))
		require.Equal(t, w.want, w.shownRows())
	}
	require.Less(t, gridui.Records(&w.Grid), 3*windowRows)
	require.Empty(t, w.Problems())
}

// TestManyAddedRowsAreFound adds rows until the table of ids has been doubled twice.
func TestManyAddedRowsAreFound(t *testing.T) {
	s := gridstage.NewPeople(11_000)
	for n := 11_000; n < 40_000; n += 1000 {
		require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Add: gridstage.People(n + 1000)[n:]}))
		s.Until(func() bool { return s.Grid.Shown() == n+1000 })
		s.Until(func() bool { return !gridui.IndexIsCrowded(&s.Grid) })
	}
	all := gridstage.People(40_000)
	for i := range all {
		all[i].Age = -i
	}
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Update: all}))
	s.Until(func() bool { row, _ := s.Grid.RowAt(39_999); return row.Age == -39_999 })
	for i := range all {
		row, _ := s.Grid.RowAt(i)
		require.Equal(t, all[i], row)
	}
	require.Empty(t, s.Problems())
}

// TestATreeOfChildrenComesToRest removes most rows of a tree whose Children goes on to bring
// them.
func TestATreeOfChildrenComesToRest(t *testing.T) {
	const kids = 6000
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Tree.Children = func(p gridstage.Person) []gridstage.Person {
			if p.ID != "root" {
				return nil
			}
			return gridstage.People(kids)
		}
		g.ExpandAll()
		g.SetRows([]gridstage.Person{{ID: "root"}})
	})
	s.Until(func() bool { return s.Grid.Shown() == 1+kids })
	var c gridui.Changes[gridstage.Person]
	for _, p := range gridstage.People(kids)[:5000] {
		c.Remove = append(c.Remove, p.ID)
	}
	require.NoError(t, s.Grid.Apply(c))
	s.Until(func() bool { return s.Grid.Shown() == 1+kids-5000 })
	for range 20 {
		s.Frame()
	}
	_, wanted := s.Wakeup()
	require.False(t, wanted, "the tree is built again and again")
	require.Empty(t, s.Problems())
}
