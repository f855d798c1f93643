// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"image/color"

	"gioui.org/font/gofont"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

func ExampleGrid() {
	var grid gridui.Grid[gridstage.Order]
	grid.Columns = []gridui.Column[gridstage.Order]{
		gridui.Field("id", "Order", func(o gridstage.Order) string { return o.ID }),
		gridui.Field("qty", "Qty", func(o gridstage.Order) int { return o.Qty }),
	}
	grid.SetRows(gridstage.Orders())

	th := gridstage.NewTheme()
	frame := func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := grid.Update(gtx)
			if !ok {
				break
			}
			if ev, ok := ev.(gridui.RowClicked[gridstage.Order]); ok {
				fmt.Println("clicked", ev.Cell.Row.ID, "in column", ev.Cell.ColumnID)
			}
		}
		style := gridui.New(th, &grid)
		style.Locale.Spoken = locale.For("en").Spoken
		return style.Layout(gtx)
	}

	h := gridtest.New(image.Pt(400, 200), frame)
	h.Settle()
	second, _ := h.Find("A-2")
	h.Click(second.Center())
	// Output: clicked A-2 in column id
}

func ExampleGrid_Update() {
	g := gridstage.OrderGrid()
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		switch ev := ev.(type) {
		case events.FocusMoved:
			fmt.Println("focus on", ev.To.RowID, ev.To.ColumnID)
		case gridui.CellKeyDown[gridstage.Order]:
			fmt.Println("key", ev.Key.Name, "on", ev.Cell.Value())
		}
	})
	h.Focus(g.Tag())
	h.Keys("Down", "Right")
	// Output:
	// focus on A-1 id
	// key ↓ on A-1
	// focus on A-2 id
	// key → on A-2
	// focus on A-2 qty
}

func ExampleGrid_SetSource() {
	var grid gridui.Grid[int]
	grid.Columns = []gridui.Column[int]{
		gridui.Func("square", "Square", func(i int) (int, bool) { return i * i, true }),
	}
	grid.SetSource(gridstage.Numbers(1_000_000_000))
	grid.ScrollToRow(31_622, option.AlignStart)

	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(200, 120), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, &grid)
		style.Locale.Spoken = locale.For("en").Spoken
		return style.Layout(gtx)
	})
	h.Settle()
	row, _ := h.Find("row 31,623 of")
	fmt.Println(row.Label)
	// Output: row 31,623 of 1,000,000,000: 999950884
}

func ExampleHandlers() {
	g := gridstage.OrderGrid()
	handlers := gridui.Handlers{
		gridui.On(func(ev gridui.CellClicked[gridstage.Order]) { fmt.Println("cell", ev.Cell.ColumnID, ev.Cell.Value()) }),
		gridui.On(func(ev gridui.RowClicked[gridstage.Order]) {
			if ev.Double {
				fmt.Println("open", ev.Cell.RowID)
			}
		}),
	}
	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		handlers.Update(gtx, g)
		style := gridui.New(th, g)
		style.Locale.Spoken = locale.For("en").Spoken
		return style.Layout(gtx)
	})
	h.Settle()
	qty, _ := h.Find("12")
	h.DoubleClick(qty.Center())
	// Output:
	// cell qty 12
	// cell qty 12
	// open B-7
}

func ExampleColumnPinning() {
	g := gridstage.OrderGrid()
	g.ColumnPinning = option.ColumnPinning{Left: []string{"total"}, Right: []string{"id"}}
	h := gridstage.ShowGrid(g, nil)
	for _, header := range []string{"Total", "Qty", "Order"} {
		n, _ := h.Find(header)
		fmt.Println(header, n.Bounds.Min.X)
	}
	// Output:
	// Total 0
	// Qty 150
	// Order 310
}

func ExampleFloating() {
	g := gridstage.OrderGrid()
	var sum gridstage.Order
	for _, o := range gridstage.Orders() {
		sum.Qty += o.Qty
		sum.Total += o.Total
	}
	g.Floating.Bottom = []gridstage.Order{sum}
	h := gridstage.ShowGrid(g, nil)
	for _, cell := range h.FindAll("bottom row") {
		fmt.Println(cell.Children[1].Label, cell.Children[2].Label)
	}
	// Output: 15 264.90 €
}

func ExampleGrid_rowStyle() {
	g := gridstage.OrderGrid()
	g.RowStyle = func(r gridui.RowContext[gridstage.Order]) theme.CellStyle {
		if r.Row.Qty > 10 {
			return theme.CellStyle{Bar: color.NRGBA{R: 0xd0, A: 0xff}, Bold: true}
		}
		return theme.CellStyle{}
	}
	gridstage.ShowGrid(g, nil)
}

func ExampleKeys() {
	g := gridstage.OrderGrid()
	g.Keys = option.Keys{
		TabCells: true,
		Bind:     []option.Binding{{Name: "J", Action: option.ActionDown}, {Name: "K", Action: option.ActionUp}},
	}
	h := gridstage.ShowGrid(g, nil)
	h.Focus(g.Tag())
	h.Keys("J", "J", "K", "Tab")
	fmt.Println(g.Focused().RowID, g.Focused().ColumnID)
	// Output: A-2 qty
}

func ExampleVirtual() {
	g := gridstage.OrderGrid()
	g.Virtual.Watch = true
	gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.ViewportChanged); ok {
			fmt.Println("fetch rows", ev.PrefetchFirst, "to", ev.PrefetchLast)
		}
	})
	// Output: fetch rows 0 to 3
}

func ExampleLoading() {
	g := gridstage.OrderGrid()
	g.SetRows(nil)
	g.Loading = option.Loading{Skeleton: true, Rows: 8}
	h := gridstage.ShowGrid(g, nil)
	_, header := h.Find("Qty")
	fmt.Println("the header stays:", header)
	// Output: the header stays: true
}

func ExampleStyle() {
	g := gridstage.OrderGrid()
	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, g)
		style.Preset = theme.Dark()
		style.Theme.FocusRing = color.NRGBA{R: 0xff, G: 0x80, A: 0xff}
		style.Locale = locale.For("en")
		style.Density = theme.DensityCompact
		style.Faces = gofont.Collection() // what the theme's shaper was made from
		return style.Layout(gtx)
	})
	h.Settle()
	row, _ := h.Find("row 1 of 3")
	fmt.Println(row.Bounds.Dy())
	// Output: 28
}

func ExampleGrid_ScrollToRow() {
	g := gridstage.OrderGrid()
	rows := make([]gridstage.Order, 1000)
	for i := range rows {
		rows[i] = gridstage.Order{ID: fmt.Sprint("O-", i)}
	}
	g.SetRows(rows)
	h := gridstage.ShowGrid(g, nil)
	g.ScrollToRow(700, option.AlignCenter)
	h.Settle()
	_, y := g.ScrollOffset()
	first := g.Viewport().First
	fmt.Println(y, first)
	// Output: 25138 698
}

// A handler that calls Handle keeps the grid from acting on a key: the focus stays in its row.
func ExampleOn() {
	g := gridstage.OrderGrid()
	handlers := gridui.Handlers{
		gridui.On(func(ev gridui.CellKeyDown[gridstage.Order]) {
			fmt.Println(ev.Key.Name, "in", ev.Cell.RowID)
			if ev.Cell.RowID == "A-2" {
				ev.Handle()
			}
		}),
		gridui.On(func(ev events.FocusMoved) { fmt.Println("focus in", ev.To.RowID) }),
	}
	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		handlers.Update(gtx, g)
		return gridui.New(th, g).Layout(gtx)
	})
	h.Focus(g.Tag())
	h.Keys("Down", "Down")
	// Output:
	// focus in A-1
	// ↓ in A-1
	// focus in A-2
	// ↓ in A-2
}

// Dispatch in a loop of the program's own tells which events have no handler.
func ExampleHandlers_Dispatch() {
	handlers := gridui.Handlers{
		gridui.On(func(ev events.RowDeleteRequested) { fmt.Println("delete", ev.RowID) }),
	}
	g := gridstage.OrderGrid()
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if !handlers.Dispatch(ev) {
			fmt.Printf("%T\n", ev)
		}
	})
	g.RequestDeleteRow("A-2")
	g.StartEditing("A-1", "qty")
	h.Settle()
	// Output:
	// delete A-2
	// events.EditRequested
}

// A program for the browser links only the features that it has.
func ExampleNewWith() {
	g := gridstage.OrderGrid()
	g.Find.Enabled, g.StatusBar.Enabled = true, true
	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 240), func(gtx layout.Context) layout.Dimensions {
		style := gridui.NewWith(th, g, gridui.FeatureFind)
		style.Locale = locale.For("en")
		return style.Layout(gtx)
	})
	h.Focus(g.Tag())
	h.Keys("Ctrl+F")
	h.Settle()
	_, bar := h.Find("rows") // the status bar is switched on, but not linked
	fmt.Println(g.Find.Open, bar)
	// Output: true false
}
