// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"image"
	"strconv"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// NewAnnounced returns a grid of people that announces all changes, in English.
func NewAnnounced() *Stage[Person] {
	s := New(image.Pt(500, 300), func(g *gridui.Grid[Person]) {
		g.Columns = []gridui.Column[Person]{
			gridui.Field("id", "ID", func(p Person) string { return p.ID }).Width(60),
			gridui.Field("name", "Name", func(p Person) string { return p.Name }).Width(100).Edit(func(p *Person, v string) { p.Name = v }),
			gridui.Field("age", "Age", func(p Person) int { return p.Age }).Width(80).Edit(func(p *Person, v int) { p.Age = v }),
		}
		g.RowID = func(p Person) string { return p.ID }
		g.Announce = true
		g.Sorting.Mode, g.Filtering.Enabled = option.SortMulti, true
		g.Selection.Mode, g.Editing.Enabled = option.SelectMulti, true
		g.RowDrag.Mode = option.RowDragReorder
		g.ColumnOrder.Mode, g.ColumnSizing.Mode = option.ColumnOrderFree, option.ColumnResizeLive
		g.SetRows(People(12))
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "name")
	s.Settle()
	s.Events = nil
	return s
}

// NewRanges shows people whose cells can be selected in ranges, with the keyboard on the grid.
func NewRanges(n int, set func(g *gridui.Grid[Person])) *Stage[Person] {
	s := New(image.Pt(400, 300), func(g *gridui.Grid[Person]) {
		g.Columns = PeopleColumns()
		g.RowID = func(p Person) string { return p.ID }
		g.CellRanges.Enabled = true
		g.SetRows(People(n))
		if set != nil {
			set(g)
		}
	})
	s.Focus(s.Grid.Tag())
	s.Settle()
	return s
}

// NewFlashing returns a grid of people whose changes flash, and the number of its paint operations
// in a frame without flashes.
func NewFlashing(n int) (s *Stage[Person], still int) {
	s = NewPeople(n)
	s.Grid.Flash = true
	s.Leave()
	s.Settle()
	return s, Fills(s)
}

// OlderPeople returns the people, some of them with another age.
func OlderPeople(n int, which ...int) []Person {
	out := People(n)
	for _, i := range which {
		out[i].Age++
	}
	return out
}

// Person is the row type of most tests.
type Person struct {
	ID   string
	Name string
	Age  int
	City string
}

func People(n int) []Person {
	names := []string{"Kim", "Lee", "Park", "Choi", "Jung"}
	out := make([]Person, n)
	for i := range out {
		out[i] = Person{ID: "p" + strconv.Itoa(i), Name: names[i%len(names)], Age: 20 + i%50, City: "City " + strconv.Itoa(i%7)}
	}
	return out
}

func PeopleColumns() []gridui.Column[Person] {
	return []gridui.Column[Person]{
		gridui.Field("id", "ID", func(p Person) string { return p.ID }).Width(60),
		gridui.Field("name", "Name", func(p Person) string { return p.Name }).Width(100),
		gridui.Field("age", "Age", func(p Person) int { return p.Age }).Width(80),
		gridui.Field("city", "City", func(p Person) string { return p.City }).Width(120),
	}
}

func NewPeople(n int) *Stage[Person] {
	return New(image.Pt(400, 300), func(g *gridui.Grid[Person]) {
		g.Columns = PeopleColumns()
		g.RowID = func(p Person) string { return p.ID }
		g.SetRows(People(n))
	})
}

func NewSorted(rows []Person, keys ...option.SortKey) *Stage[Person] {
	return New(image.Pt(400, 300), func(g *gridui.Grid[Person]) {
		g.Columns = PeopleColumns()
		g.RowID = func(p Person) string { return p.ID }
		g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: keys}
		g.SetRows(rows)
	})
}

// NewKept returns a grid of people whose view is persisted in a store.
func NewKept(store storage.Store, set func(*gridui.Grid[Person])) *Stage[Person] {
	return New(image.Pt(300, 300), func(g *gridui.Grid[Person]) {
		g.Columns = []gridui.Column[Person]{
			gridui.Field("id", "ID", func(p Person) string { return p.ID }).Width(60),
			gridui.Group("who", "Who",
				gridui.Field("name", "Name", func(p Person) string { return p.Name }).Width(100),
				gridui.Field("age", "Age", func(p Person) int { return p.Age }).Width(80),
			).Collapsible(),
			gridui.Field("city", "City", func(p Person) string { return p.City }).Width(120),
		}
		g.RowID = func(p Person) string { return p.ID }
		g.Sorting.Mode = option.SortMulti
		g.Filtering.Enabled = true
		g.ColumnOrder.Mode = option.ColumnOrderFree
		g.ColumnSizing.Mode = option.ColumnResizeLive
		g.Persist = option.Persistence{Key: "people", Store: store}
		g.SetRows(People(1000))
		if set != nil {
			set(g)
		}
	})
}

// NewPins returns a grid of people whose rows can be pinned.
func NewPins(n int, set func(*gridui.Grid[Person])) *Stage[Person] {
	s := New(image.Pt(460, 400), func(g *gridui.Grid[Person]) {
		g.Columns = append(PeopleColumns(), gridui.RowPinColumn[Person]("pin", "Pin"))
		g.RowID = func(p Person) string { return p.ID }
		g.RowPins.Enabled = true
		g.SetRows(People(n))
		if set != nil {
			set(g)
		}
	})
	s.Events = nil
	return s
}

func NewSelecting(n int, sel option.Selection) *Stage[Person] {
	return New(image.Pt(460, 400), func(g *gridui.Grid[Person]) {
		g.Columns = PeopleColumns()
		g.RowID = func(p Person) string { return p.ID }
		g.Selection = sel
		g.SetRows(People(n))
	})
}

func MultiSelection() option.Selection {
	return option.Selection{Mode: option.SelectMulti, RowClick: true}
}
