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
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Order is the row of the examples.
type Order struct {
	ID    string
	Qty   int
	Total float64
}

func orders() []Order {
	return []Order{{"A-1", 2, 19.9}, {"A-2", 1, 5}, {"B-7", 12, 240}}
}

// exampleGrid is a grid of orders in which rows are found by id.
func exampleGrid() *gridui.Grid[Order] {
	g := new(gridui.Grid[Order])
	g.Columns = []gridui.Column[Order]{
		gridui.Field("id", "Order", func(o Order) string { return o.ID }).Width(90),
		gridui.Field("qty", "Qty", func(o Order) int { return o.Qty }).Width(80),
		gridui.Field("total", "Total", func(o Order) float64 { return o.Total }).
			Format(func(v float64) string { return fmt.Sprintf("%.2f €", v) }),
	}
	g.RowID = func(o Order) string { return o.ID }
	g.SetRows(orders())
	return g
}

// show lays a grid out in a window that does not exist.
func show[T any](g *gridui.Grid[T], on func(events.Event)) *gridtest.Harness {
	th := newTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := g.Update(gtx)
			if !ok {
				break
			}
			if on != nil {
				on(ev)
			}
		}
		style := gridui.New(th, g)
		style.Locale.Spoken = locale.English().Spoken
		return style.Layout(gtx)
	})
	h.Settle()
	return h
}

func ExampleGrid() {
	var grid gridui.Grid[Order]
	grid.Columns = []gridui.Column[Order]{
		gridui.Field("id", "Order", func(o Order) string { return o.ID }),
		gridui.Field("qty", "Qty", func(o Order) int { return o.Qty }),
	}
	grid.SetRows(orders())

	th := newTheme()
	frame := func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := grid.Update(gtx)
			if !ok {
				break
			}
			if ev, ok := ev.(gridui.RowClicked[Order]); ok {
				fmt.Println("clicked", ev.Cell.Row.ID, "in column", ev.Cell.ColumnID)
			}
		}
		style := gridui.New(th, &grid)
		style.Locale.Spoken = locale.English().Spoken
		return style.Layout(gtx)
	}

	h := gridtest.New(image.Pt(400, 200), frame)
	h.Settle()
	second, _ := h.Find("A-2")
	h.Click(second.Center())
	// Output: clicked A-2 in column id
}

func ExampleGrid_Update() {
	g := exampleGrid()
	h := show(g, func(ev events.Event) {
		switch ev := ev.(type) {
		case events.FocusMoved:
			fmt.Println("focus on", ev.To.RowID, ev.To.ColumnID)
		case gridui.CellKeyDown[Order]:
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
	grid.SetSource(numbers(1_000_000_000))
	grid.ScrollToRow(31_622, gridui.ScrollStart)

	th := newTheme()
	h := gridtest.New(image.Pt(200, 120), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, &grid)
		style.Locale.Spoken = locale.English().Spoken
		return style.Layout(gtx)
	})
	h.Settle()
	row, _ := h.Find("row 31,623 of")
	fmt.Println(row.Label)
	// Output: row 31,623 of 1,000,000,000: 999950884
}

func ExampleHandlers() {
	g := exampleGrid()
	handlers := gridui.Handlers{
		gridui.On(func(ev gridui.CellClicked[Order]) { fmt.Println("cell", ev.Cell.ColumnID, ev.Cell.Value()) }),
		gridui.On(func(ev gridui.RowDoubleClicked[Order]) { fmt.Println("open", ev.Cell.RowID) }),
	}
	th := newTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		handlers.Update(gtx, g)
		style := gridui.New(th, g)
		style.Locale.Spoken = locale.English().Spoken
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
	g := exampleGrid()
	g.ColumnPinning = option.ColumnPinning{Left: []string{"total"}, Right: []string{"id"}}
	h := show(g, nil)
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
	g := exampleGrid()
	var sum Order
	for _, o := range orders() {
		sum.Qty += o.Qty
		sum.Total += o.Total
	}
	g.Floating.Bottom = []Order{sum}
	h := show(g, nil)
	for _, cell := range h.FindAll("bottom row") {
		fmt.Println(cell.Children[1].Label, cell.Children[2].Label)
	}
	// Output: 15 264.90 €
}

func ExampleGrid_rowStyle() {
	g := exampleGrid()
	g.RowStyle = func(r gridui.RowContext[Order]) theme.CellStyle {
		if r.Row.Qty > 10 {
			return theme.CellStyle{Bar: color.NRGBA{R: 0xd0, A: 0xff}, Bold: true}
		}
		return theme.CellStyle{}
	}
	show(g, nil)
}

func ExampleKeys() {
	g := exampleGrid()
	g.Keys = option.Keys{
		Tab:  option.TabCells,
		Bind: []option.Binding{{Name: "J", Action: option.ActionDown}, {Name: "K", Action: option.ActionUp}},
	}
	h := show(g, nil)
	h.Focus(g.Tag())
	h.Keys("J", "J", "K", "Tab")
	fmt.Println(g.Focused().RowID, g.Focused().ColumnID)
	// Output: A-2 qty
}

func ExampleVirtual() {
	g := exampleGrid()
	g.Virtual.Watch = true
	show(g, func(ev events.Event) {
		if ev, ok := ev.(events.ViewportChanged); ok {
			fmt.Println("fetch rows", ev.PrefetchFirst, "to", ev.PrefetchLast)
		}
	})
	// Output: fetch rows 0 to 3
}

func ExampleLoading() {
	g := exampleGrid()
	g.SetRows(nil)
	g.Loading = option.Loading{Skeleton: true, Rows: 8}
	h := show(g, nil)
	_, header := h.Find("Qty")
	fmt.Println("the header stays:", header)
	// Output: the header stays: true
}

func ExampleStyle() {
	g := exampleGrid()
	th := newTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, g)
		style.Preset = theme.Dark()
		style.Theme.FocusRing = color.NRGBA{R: 0xff, G: 0x80, A: 0xff}
		style.Locale = locale.English()
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
	g := exampleGrid()
	rows := make([]Order, 1000)
	for i := range rows {
		rows[i] = Order{ID: fmt.Sprint("O-", i)}
	}
	g.SetRows(rows)
	h := show(g, nil)
	g.ScrollToRow(700, gridui.ScrollCenter)
	h.Settle()
	_, y := g.ScrollOffset()
	first := g.Viewport().First
	fmt.Println(y, first)
	// Output: 25138 698
}
