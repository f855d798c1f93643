// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func ExampleFind() {
	g := gridstage.OrderGrid()
	g.Find.Enabled = true
	g.Find.Open = true
	g.Find.Query.Text = "a-1"
	gridstage.ShowGrid(g, nil)
	fmt.Println(g.Find.Result.Total, "hits, the first in row", g.Find.Result.RowID)
	// Output: 1 hits, the first in row A-1
}

func ExampleGrid_detailText() {
	grid := gridstage.OrderGrid()
	grid.Detail = func(gtx layout.Context, _ gridui.DetailContext[gridstage.Order]) layout.Dimensions {
		return layout.Dimensions{Size: image.Pt(100, 40)}
	}
	grid.DetailText = func(o gridstage.Order) string { return "sent from Busan, order " + o.ID }
	grid.Find = option.Find{Enabled: true, Open: true, Query: option.FindQuery{Text: "busan"}}
	h := gridstage.ShowGrid(grid, func(events.Event) {})
	h.Settle()
	fmt.Println(grid.Find.Result.Total, "details,", grid.Find.Result.Number, "is the current hit")
	// Output: 3 details, 1 is the current hit
}

func ExampleGoToColumn() {
	g := gridstage.OrderGrid()
	g.GoToColumn.Enabled = true
	h := gridstage.ShowGrid(g, nil)
	h.Focus(g.Tag())
	h.Keys("Ctrl+Shift+G")
	h.Settle()
	h.Type("tot")
	h.Keys("Enter")
	h.Settle()
	fmt.Println(g.Focused().ColumnID)
	// Output: total
}

func ExampleTypeAhead() {
	g := gridstage.OrderGrid()
	g.TypeAhead.Enabled = true
	h := gridstage.ShowGrid(g, nil)
	h.Focus(g.Tag())
	h.Settle()
	h.Type("b")
	h.Settle()
	fmt.Println(g.Focused().RowID)
	// Output: B-7
}

func ExampleGoToRow() {
	g := gridstage.OrderGrid()
	g.GoToRow.Enabled = true
	gridstage.ShowGrid(g, nil)
	fmt.Println("Ctrl+G opens the field:", g.GoToRow.Open)
	// Output: Ctrl+G opens the field: false
}

// A find over a source goes through rows that were never on the screen.
func ExampleFind_remote() {
	source, err := rowsource.NewSlice(rowsource.SliceOptions[int]{
		Rows: []int{1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233}, Key: []string{"n"},
		Columns: []rowsource.Column[int]{{ID: "n", Value: func(n int) value.Value { return value.Int(int64(n)) }}},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	rows := gridui.NewRemote(source, gridui.RemoteOptions[int]{})
	defer rows.Close()
	arrived := make(chan struct{}, 1)
	grid := gridui.Grid[int]{Columns: []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n })}}
	grid.Find = option.Find{Enabled: true, Open: true, Query: option.FindQuery{Text: "3"}}
	grid.Invalidate = func() { // in a program: that of the window
		select {
		case arrived <- struct{}{}:
		default:
		}
	}
	grid.SetSource(rows)
	h := gridtest.New(image.Pt(300, 200), gridui.New(gridstage.NewTheme(), &grid).Layout)
	for h.Frame(); grid.Find.Result.RowID == "" || grid.Find.Result.Counting; h.Frame() {
		<-arrived
	}
	fmt.Println(grid.Find.Result.Rows, "rows, the first is", grid.Find.Result.RowID)
	// Output: 4 rows, the first is 3
}

func ExampleGrid_scrollMarks() {
	grid := gridstage.OrderGrid()
	grid.Selection.Mode = option.SelectMulti
	grid.ScrollMarks = option.ScrollMarks{Selection: true, Focus: true}
	h := gridstage.ShowGrid(grid, func(events.Event) {})
	h.Size.Y = 100 // not all rows fit
	h.Settle()
	before := gridtest.CountOps(h.Ops()).Paint
	grid.FocusCell(1, "qty")
	h.Settle()
	fmt.Println("more is painted:", gridtest.CountOps(h.Ops()).Paint > before)
	// Output: more is painted: true
}
