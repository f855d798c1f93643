// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/f32"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExampleGrid_rowNumbers() {
	g := gridstage.OrderGrid()
	g.RowNumbers.Enabled = true
	g.CellRanges.Enabled = true
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.RangesChanged); ok {
			for _, r := range ev.To {
				fmt.Println(r.Kind == option.RangeRows, r.Anchor.RowID, "to", r.Head.RowID)
			}
		}
	})
	h.Click(10, 58)                                  // a number
	h.Drag(f32.Pt(10, 58), f32.Pt(10, 94), 4)        // and the one below it
	fmt.Println(g.CellRanges.Selected[0].Head.RowID) // the row that the drag ended at
	// Output:
	// true A-1 to A-1
	// true A-1 to A-2
	// A-2
}

func ExampleDragGroup() {
	var space option.DragGroup
	stock, cart := gridstage.OrderGrid(), gridstage.OrderGrid()
	stock.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Group: &space, Name: "stock"}
	cart.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Group: &space, Name: "cart"}
	left, right := gridstage.Orders(), []gridstage.Order(nil)
	cart.SetRows(right)

	handlers := gridui.Handlers{gridui.On(func(ev events.RowDropped) {
		fmt.Println("from", ev.Source, ev.RowIDs)
		left, right = gridui.RowMove[gridstage.Order]{RowIDs: ev.RowIDs, RowID: stock.RowID, TargetRowID: ev.TargetRowID, Where: ev.Where}.Between(left, right)
		stock.SetRows(left)
		cart.SetRows(right)
	})}
	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(800, 200), func(gtx layout.Context) layout.Dimensions {
		gridui.Handlers{}.Update(gtx, stock)
		handlers.Update(gtx, cart)
		return layout.Flex{}.Layout(gtx,
			layout.Flexed(1, gridui.New(th, stock).Layout),
			layout.Flexed(1, gridui.New(th, cart).Layout))
	})
	h.Settle()
	row, _ := h.Find("A-2")
	x, y := row.Center()
	h.DragFrom(x, y).To(x+400, y)
	fmt.Println(stock.Len(), cart.Len())
	// Output:
	// from stock [A-2]
	// 2 1
}

func ExampleRowDrag() {
	g := gridstage.OrderGrid()
	g.RowDrag.Mode = option.RowDragReorder
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.RowsReordered); ok {
			fmt.Println(ev.RowIDs, "from", ev.From, "to", ev.To)
		}
	})
	first, _ := h.Find("A-1")
	last, _ := h.Find("B-7")
	x, y := first.Center()
	_, below := last.Center()
	h.DragFrom(x, y).To(x, below+10)
	for i := range g.Shown() {
		order, _ := g.RowAt(i)
		fmt.Print(order.ID, " ")
	}
	// Output:
	// [A-1] from 0 to 2
	// A-2 B-7 A-1
}

func ExampleRowPins() {
	g := gridstage.OrderGrid()
	g.Columns = append(g.Columns, gridui.RowPinColumn[gridstage.Order]("pin", ""))
	g.RowPins.Enabled = true
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.RowPinsChanged); ok {
			fmt.Println(ev.RowIDs, "pinned to the", ev.Side)
		}
	})
	pin := h.FindAll(locale.For("ko").PinTop)[1]
	h.Click(pin.Center())
	for _, row := range h.FindAll("row ") {
		fmt.Println(row.Label)
	}
	// Output:
	// [A-2] pinned to the top
	// pinned top row 1 of 1: A-2
	// row 1 of 2: A-1
	// row 2 of 2: B-7
}

func ExampleRowHandle_Pin() {
	g := gridstage.OrderGrid()
	g.Row("B-7").Pin(option.RowPinTop)
	g.Row("A-1").Pin(option.RowPinBottom)
	fmt.Println(g.RowPins.Top, g.RowPins.Bottom, g.Row("B-7").PinSide())
	// Output: [B-7] [A-1] top
}

func ExamplePinRowItems() {
	g := gridstage.OrderGrid()
	g.Menu.Items = gridui.PinRowItems[gridstage.Order](g, locale.For("en"))
	for _, item := range g.Menu.Items {
		fmt.Println(item.Label)
	}
	// Output:
	// Pin to top
	// Pin to bottom
	// Unpin
}

func ExampleRowSizing() {
	g := gridstage.OrderGrid()
	g.RowSizing.Enabled = true
	h := gridstage.ShowGrid(g, nil)
	h.DragFrom(20, 76).To(20, 100) // the lower edge of the first row
	fmt.Println(g.RowSizing.Heights)
	// Output: map[A-1:60]
}

func ExampleRowSizingChanged_Apply() {
	g := gridstage.OrderGrid()
	g.RowSizing = option.RowSizing{Enabled: true, Min: 30, Controlled: true}
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.RowSizingChanged); ok {
			ev.Apply(&g.Options) // and save it, say
		}
	})
	h.DragFrom(20, 76).To(20, 50)
	fmt.Println(g.RowSizing.Heights)
	// Output: map[A-1:30]
}

func ExampleGrid_Apply() {
	var g gridui.Grid[treestage.Part]
	g.Columns = treestage.PartColumns()
	g.RowID = func(p treestage.Part) string { return p.ID }
	g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "cost"}}}
	g.SetRows([]treestage.Part{{ID: "a", Name: "Axle", Cost: 5}, {ID: "b", Name: "Bell", Cost: 3}, {ID: "c", Name: "Chain", Cost: 9}})
	err := g.Apply(gridui.Changes[treestage.Part]{
		Add:    []treestage.Part{{ID: "d", Name: "Dynamo", Cost: 4}},
		Update: []treestage.Part{{ID: "c", Name: "Chain", Cost: 1}},
		Remove: []string{"a"},
	})
	fmt.Println(err)
	h := gridstage.ShowGrid(&g, nil)
	for _, row := range h.FindAll("row ") {
		fmt.Println(row.Children[0].Label, row.Children[1].Label)
	}
	// Output:
	// <nil>
	// Chain 1
	// Bell 3
	// Dynamo 4
}

// A row that is dropped on another group takes the value of the group.
func ExampleRowDrag_regroup() {
	s := gridstage.NewPeople(4)
	s.Grid.Columns[1] = gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Edit(func(p *gridstage.Person, v string) { p.Name = v })
	s.Grid.Grouping.By = []string{"name"}
	s.Grid.Expansion.Depth = 1
	s.Grid.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Regroup: true}
	s.Settle()
	first, _ := s.Grid.RowAt(1)
	fmt.Println(first.ID, first.Name)
	s.Drag(f32.Pt(300, gridstage.RowY(1)), f32.Pt(300, gridstage.RowY(3)), 4)
	s.Settle()
	for _, ev := range gridstage.EventsOf[events.RowsRegrouped](s.Events) {
		row, _ := s.Grid.RowByID(ev.RowIDs[0])
		fmt.Println(row.ID, row.Name, ev.ColumnIDs)
	}
	// Output:
	// p0 Kim
	// p0 Lee [name]
}
