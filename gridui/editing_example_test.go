// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"fmt"
	"github.com/giogrid/giogrid/tracking"
	"image"
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// A program shows, or has spoken, what happened in the grid.
func ExampleTextAnnounced() {
	var g gridui.Grid[gridstage.Person]
	g.Columns = gridstage.PeopleColumns()
	g.RowID = func(p gridstage.Person) string { return p.ID }
	g.Sorting.Mode = option.SortMulti
	g.Announce = true
	g.SetRows(gridstage.People(9))

	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := g.Update(gtx)
			if !ok {
				break
			}
			if said, ok := ev.(events.TextAnnounced); ok {
				fmt.Println(said.Text)
			}
		}
		style := gridui.New(th, &g)
		style.Locale = locale.For("en")
		return style.Layout(gtx)
	})
	header, _ := h.Find("Age")
	h.Click(header.Center())
	h.Click(header.Center())
	// Output:
	// Sorted by Age descending.
	// Sorted by Age ascending.
}

// Typing on a cell replaces what it holds, F2 and Enter edit it, and what is not
// valid keeps the editor open.
func ExampleEditing_editor() {
	type item struct {
		ID  string
		Qty int
	}
	var g gridui.Grid[item]
	g.Columns = []gridui.Column[item]{
		gridui.Field("id", "Item", func(i item) string { return i.ID }),
		gridui.Field("qty", "Quantity", func(i item) int { return i.Qty }).
			Edit(func(i *item, v int) { i.Qty = v }).
			Validate(func(_ item, v int) error {
				if v > 99 {
					return errors.New("at most 99")
				}
				return nil
			}),
	}
	g.RowID = func(i item) string { return i.ID }
	g.Editing.Enabled = true
	g.SetRows([]item{{"bolts", 12}, {"nuts", 7}})

	handlers := gridui.Handlers{
		gridui.On(func(ev events.EditEnded) {
			fmt.Printf("%s of %s: %q, committed %v\n", ev.ColumnID, ev.RowID, ev.Text, ev.Committed)
		}),
	}
	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		handlers.Update(gtx, &g)
		return gridui.New(th, &g).Layout(gtx)
	})
	h.Focus(g.Tag())
	g.FocusCell(0, "qty")
	h.Type("20")
	h.Keys("Enter")
	h.Type("100")
	h.Keys("Enter") // refused: the editor stays
	fmt.Println(g.EditingCell())
	h.Keys("Esc")
	for i := range g.Len() {
		row, _ := g.RowAt(i)
		fmt.Println(row)
	}
	// Output:
	// qty of bolts: "20", committed true
	// nuts qty true
	// qty of nuts: "100", committed false
	// {bolts 20}
	// {nuts 7}
}

// A single click opens the editor, with the caret at the pointer; one column needs a double click.
func ExampleTyped_OpenByClick() {
	type item struct{ ID, Note string }
	var g gridui.Grid[item]
	g.Columns = []gridui.Column[item]{
		gridui.Field("id", "Item", func(i item) string { return i.ID }).Edit(func(i *item, v string) { i.ID = v }).OpenByClick(false),
		gridui.Field("note", "Note", func(i item) string { return i.Note }).Edit(func(i *item, v string) { i.Note = v }),
	}
	g.Editing = option.Editing{Enabled: true, OpenByClick: true}
	g.SetRows([]item{{"bolts", "in the cellar"}})

	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions { return gridui.New(th, &g).Layout(gtx) })
	for _, text := range []string{"bolts", "in the cellar"} {
		cell, _ := h.Find(text)
		h.Click(cell.Center())
		h.Settle()
		fmt.Println(g.EditingCell())
	}
	// Output:
	//   false
	// 0 note true
}

// A stay is edited as a whole: both dates change in one edit, which the grid checks together.
func ExampleGrid_ValidateRow() {
	type stay struct {
		Guest    string
		From, To int
	}
	var g gridui.Grid[stay]
	g.Columns = []gridui.Column[stay]{
		gridui.Field("guest", "Guest", func(s stay) string { return s.Guest }),
		gridui.Field("from", "From", func(s stay) int { return s.From }).Edit(func(s *stay, day int) { s.From = day }),
		gridui.Field("to", "To", func(s stay) int { return s.To }).Edit(func(s *stay, day int) { s.To = day }),
	}
	g.Editing = option.Editing{Enabled: true, Row: true}
	g.ValidateRow = func(_, now stay) []events.CellError {
		if now.To < now.From {
			return []events.CellError{{ColumnID: "to", Err: errors.New("ends before it begins")}}
		}
		return nil
	}
	g.SetRows([]stay{{"Ada", 3, 5}})

	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions { return gridui.New(th, &g).Layout(gtx) })
	h.Focus(g.Tag())
	g.FocusCell(0, "from")
	h.Settle()
	h.Type("8") // begins with the first day
	h.Keys("Enter")
	fmt.Println(g.EditingCell()) // refused: the field of the last day is open
	h.Keys("Shortcut+A")
	h.Type("9")
	h.Keys("Enter")
	row, _ := g.RowAt(0)
	fmt.Println(row)
	// Output:
	// 0 to true
	// {Ada 8 9}
}

// The arrow down from the last row opens the empty row, in which a new row is typed.
func ExampleNewRow() {
	type item struct{ ID, Name string }
	var g gridui.Grid[item]
	g.Columns = []gridui.Column[item]{
		gridui.Field("id", "Id", func(i item) string { return i.ID }),
		gridui.Field("name", "Name", func(i item) string { return i.Name }).Edit(func(i *item, name string) { i.Name = name }),
	}
	g.RowID = func(i item) string { return i.ID }
	g.NewRow = func(*item) item { return item{ID: fmt.Sprint(g.Len() + 1)} }
	g.Editing = option.Editing{Enabled: true, NewRow: option.NewRow{Enabled: true}}
	g.SetRows([]item{{"1", "bolts"}})

	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions { return gridui.New(th, &g).Layout(gtx) })
	h.Focus(g.Tag())
	g.FocusCell(0, "name")
	h.Settle()
	h.Keys("Down")
	h.Type("nuts")
	h.Keys("Enter")
	h.Settle()
	for i := range g.Shown() {
		fmt.Println(g.RowAt(i))
	}
	// Output:
	// {1 bolts} true
	// {2 nuts} true
}

// A program opens and closes the editor itself.
func ExampleGrid_CommitEdit() {
	g, h := editableNames("Ada", "Grace")
	g.StartEditing("1", "name")
	h.Settle()
	row, column, open := g.EditingCell()
	fmt.Println(row, column, open)
	h.Keys("Shortcut+A")
	h.Type("Emmy")
	fmt.Println(g.CommitEdit())
	h.Settle()
	fmt.Println(g.RowAt(1))
	// Output:
	// 1 name true
	// true
	// Emmy true
}

// editableNames is a grid of names on a harness.
func editableNames(names ...string) (*gridui.Grid[string], *gridtest.Harness) {
	g := new(gridui.Grid[string])
	g.Columns = []gridui.Column[string]{
		gridui.Field("name", "Name", func(s string) string { return s }).Edit(func(s *string, v string) { *s = v }),
	}
	g.Editing.Enabled = true
	g.SetRows(names)
	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		return gridui.New(th, g).Layout(gtx)
	})
	h.Settle()
	return g, h
}

// A column is edited through Edit, and Validate says what it takes. All of a step is
// done or nothing, and Undo takes it back.
func ExampleEditing() {
	type item struct {
		Name string
		Qty  int
	}
	items := []item{{"Apple", 3}, {"Pear", 5}}

	var g gridui.Grid[item]
	g.Editing.Enabled = true
	g.Columns = []gridui.Column[item]{
		gridui.Field("name", "Name", func(i item) string { return i.Name }),
		gridui.Field("qty", "Qty", func(i item) int { return i.Qty }).
			Edit(func(i *item, v int) { i.Qty = v }).
			Validate(func(_ item, v int) error {
				if v < 0 {
					return errors.New("less than nothing")
				}
				return nil
			}),
	}
	g.SetRows(items)
	g.FocusCell(1, "qty")

	fmt.Println(g.EditCells(events.CellEdit{RowID: "1", ColumnID: "qty", New: "-2"}))
	g.Paste("7")
	g.FocusCell(1, "qty")
	fmt.Println(items[1].Qty)
	g.History().Undo()
	g.FocusCell(1, "qty")
	fmt.Println(items[1].Qty)
	// Output:
	// gridui: row "1", column "qty": less than nothing
	// 7
	// 5
}

// A ChangeTrackingGrid knows what a server is to be told.
func ExampleChangeTrackingGrid() {
	type user struct {
		ID   string `json:"id"`
		Name string `json:"name"`
	}
	g := gridui.ChangeTrackingGrid[user]{Config: tracking.Config[user]{
		Data:   []user{{"1", "Ada"}, {"2", "Bob"}, {"3", "Cy"}},
		RowKey: func(u user) string { return u.ID },
	}}
	_, err := g.AddRow(&user{ID: strconv.Itoa(4), Name: "Di"})
	fmt.Println(err)
	g.UpdateRow("1", func(u *user) { u.Name = "Ann" })
	g.DeleteRow("2")

	body, _ := g.Save().Payload()
	fmt.Println(string(body))
	// Output:
	// <nil>
	// {"added":[{"id":"4","name":"Di"}],"updated":[{"id":"1","name":"Ann"}],"removed":[{"id":"2","name":"Bob"}]}
}
