// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// A master and detail grid with one detail open at the start.
func ExampleMasterDetailGrid() {
	th := gridstage.NewTheme()
	var grid gridui.MasterDetailGrid[gridstage.Person]
	grid.Columns = gridstage.PeopleColumns()
	grid.RowID = func(p gridstage.Person) string { return p.ID }
	grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		size := image.Pt(c.Width, 60)
		defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
		semantic.LabelOp(c.Row.Name + " of " + c.Row.City).Add(gtx.Ops)
		return layout.Dimensions{Size: size}
	}
	grid.Details.Rows = idset.Of("p1")
	grid.SetRows(gridstage.People(3))

	handlers := gridui.Handlers{gridui.On(func(ev events.DetailsChanged) { fmt.Println("open:", ev.Expanded) })}
	h := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		handlers.Update(gtx, &grid)
		return gridui.New(th, &grid).Layout(gtx)
	})
	h.Settle()
	h.Click(20, 40+18) // the mark of the first row
	for _, n := range h.FindAll(" of City") {
		fmt.Println(n.Label, n.Bounds.Size())
	}
	// Output:
	// open: [p0 p1]
	// Kim of City 0 (400,60)
	// Lee of City 1 (400,60)
}

func ExampleTreeGrid() {
	type folder struct {
		name string
		in   []folder
	}
	th := gridstage.NewTheme()
	var grid gridui.TreeGrid[folder]
	grid.Columns = []gridui.Column[folder]{gridui.Field("name", "Name", func(f folder) string { return f.name })}
	grid.Tree.Children = func(f folder) []folder { return f.in }
	grid.Expansion.Rows = idset.All()
	grid.SetRows([]folder{{"usr", []folder{{"bin", nil}, {"lib", []folder{{"go", nil}}}}}, {"var", nil}})

	handlers := gridui.Handlers{gridui.On(func(c events.ExpansionChanged) {
		fmt.Println("row", c.RowIDs, "open:", c.Open)
	})}
	h := gridtest.New(image.Pt(300, 300), func(gtx layout.Context) layout.Dimensions {
		handlers.Update(gtx, &grid)
		return gridui.New(th, &grid).Layout(gtx)
	})
	h.Settle()
	fmt.Println(grid.Shown(), "rows")
	h.Click(18, 40+18)
	fmt.Println(grid.Shown(), "rows")
	// Output:
	// 5 rows
	// row [0] open: false
	// 2 rows
}

// Prices come from another goroutine; cells that change flash.
func ExampleFeed() {
	var grid gridui.Grid[gridstage.Person]
	grid.Columns = gridstage.PeopleColumns()
	grid.RowID = func(p gridstage.Person) string { return p.ID }
	grid.Flash = true
	grid.SetRows(gridstage.People(3))
	feed := grid.Feed()

	done := make(chan error)
	go func() {
		done <- feed.Post(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{{ID: "p1", Name: "Lee", Age: 22}}})
	}()
	fmt.Println(<-done)

	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		return gridui.New(th, &grid).Layout(gtx)
	})
	h.Settle()
	row, _ := grid.RowAt(1)
	fmt.Println(row.Age)
	// Output:
	// <nil>
	// 22
}
