// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package stockstage

import (
	"errors"
	"image"
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

// TrackedStage is a grid of stock whose changes are tracked.
type TrackedStage struct {
	*gridtest.Harness
	Grid   gridui.ChangeTrackingGrid[Stock]
	Events []events.Event
}

func NewTracked(n int, set func(*gridui.ChangeTrackingGrid[Stock])) *TrackedStage {
	s := &TrackedStage{}
	g := &s.Grid
	g.Columns = StockColumns()
	g.RowKey = func(p Stock) string { return p.ID }
	g.EditedCells = true
	g.Editing.Enabled = true
	for i := range n {
		g.Data = append(g.Data, SomeStock(i))
	}
	if set != nil {
		set(g)
	}
	th := gridstage.NewTheme()
	s.Harness = gridtest.New(image.Pt(600, 400), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, &s.Grid)
		style.Locale.Spoken = locale.For("en").Spoken
		for {
			ev, ok := g.Update(gtx)
			if !ok {
				break
			}
			s.Events = append(s.Events, ev)
		}
		return style.Layout(gtx)
	})
	s.Settle()
	return s
}

// ShownIDs returns the ids of the rows in the order they show.
func (s *TrackedStage) ShownIDs() (ids []string) {
	s.Settle()
	for i := range s.Grid.Shown() {
		row, _ := s.Grid.RowAt(i)
		ids = append(ids, row.ID)
	}
	return ids
}

// Stock is a row that can be edited.
type Stock struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Qty    int    `json:"qty"`
	Locked bool   `json:"locked"`
}

func StockColumns() []gridui.Column[Stock] {
	return []gridui.Column[Stock]{
		gridui.Field("id", "Id", func(p Stock) string { return p.ID }),
		gridui.Field("name", "Name", func(p Stock) string { return p.Name }).
			Edit(func(p *Stock, v string) { p.Name = v }).
			Editable(func(p Stock) bool { return !p.Locked }),
		gridui.Field("qty", "Qty", func(p Stock) int { return p.Qty }).
			Edit(func(p *Stock, v int) { p.Qty = v }).
			Validate(func(p Stock, v int) error {
				if v < 0 {
					return errors.New("less than nothing")
				}
				return nil
			}),
	}
}

func SomeStock(i int) Stock {
	return Stock{ID: "p" + strconv.Itoa(i), Name: "part " + strconv.Itoa(i), Qty: i}
}

// NewStock returns a stage of n parts, all columns but the first editable.
func NewStock(n int) *gridstage.Stage[Stock] {
	rows := make([]Stock, n)
	for i := range rows {
		rows[i] = SomeStock(i)
	}
	return gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[Stock]) {
		g.Columns = StockColumns()
		g.RowID = func(p Stock) string { return p.ID }
		g.Editing.Enabled = true
		g.SetRows(rows)
	})
}
