// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"fmt"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

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
	th := newTheme()
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

// A program opens and closes the editor itself.
func ExampleGrid_StopEditing() {
	g, h := editableNames("Ada", "Grace")
	g.StartEditing("1", "name")
	h.Settle()
	row, column, open := g.EditingCell()
	fmt.Println(row, column, open)
	h.Keys("Shortcut+A")
	h.Type("Emmy")
	fmt.Println(g.StopEditing(true))
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
	th := newTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		return gridui.New(th, g).Layout(gtx)
	})
	h.Settle()
	return g, h
}
