// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"fmt"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Order is the row type of the examples.
type Order struct {
	ID    string
	Qty   int
	Total float64
}

func Orders() []Order {
	return []Order{{"A-1", 2, 19.9}, {"A-2", 1, 5}, {"B-7", 12, 240}}
}

// OrderGrid returns a grid of orders in which rows are found by id.
func OrderGrid() *gridui.Grid[Order] {
	g := new(gridui.Grid[Order])
	g.Columns = []gridui.Column[Order]{
		gridui.Field("id", "Order", func(o Order) string { return o.ID }).Width(90),
		gridui.Field("qty", "Qty", func(o Order) int { return o.Qty }).Width(80),
		gridui.Field("total", "Total", func(o Order) float64 { return o.Total }).
			Format(func(v float64) string { return fmt.Sprintf("%.2f €", v) }),
	}
	g.RowID = func(o Order) string { return o.ID }
	g.SetRows(Orders())
	return g
}

// ShowGrid lays out a grid in a simulated window.
func ShowGrid[T any](g *gridui.Grid[T], on func(events.Event)) *gridtest.Harness {
	th := NewTheme()
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
		style.Locale.Spoken = locale.For("en").Spoken
		return style.Layout(gtx)
	})
	h.Settle()
	return h
}

// NewDraggable returns a grid of people whose rows can be moved.
func NewDraggable(n int, set func(*gridui.Grid[Person])) *Stage[Person] {
	s := NewPeople(n)
	s.Grid.RowDrag.Mode = option.RowDragReorder
	if set != nil {
		set(&s.Grid)
	}
	s.Settle()
	s.Events = nil
	return s
}
