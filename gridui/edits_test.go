// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"image"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
)

// stock is a row that can be edited.
type stock struct {
	ID, Name string
	Qty      int
	Locked   bool
}

func stockColumns() []gridui.Column[stock] {
	return []gridui.Column[stock]{
		gridui.Field("id", "Id", func(p stock) string { return p.ID }),
		gridui.Field("name", "Name", func(p stock) string { return p.Name }).
			Edit(func(p *stock, v string) { p.Name = v }).
			Editable(func(p stock) bool { return !p.Locked }),
		gridui.Field("qty", "Qty", func(p stock) int { return p.Qty }).
			Edit(func(p *stock, v int) { p.Qty = v }).
			Validate(func(p stock, v int) error {
				if v < 0 {
					return errors.New("less than nothing")
				}
				return nil
			}),
	}
}

func someStock(i int) stock {
	return stock{ID: "p" + strconv.Itoa(i), Name: "part " + strconv.Itoa(i), Qty: i}
}

// newStock is a stage of n parts, all columns but the first editable.
func newStock(n int) *stage[stock] {
	rows := make([]stock, n)
	for i := range rows {
		rows[i] = someStock(i)
	}
	return newStage(image.Pt(600, 400), func(g *gridui.Grid[stock]) {
		g.Columns = stockColumns()
		g.RowID = func(p stock) string { return p.ID }
		g.Editing.Mode = gridui.EditCells
		g.SetRows(rows)
	})
}

func TestEditsAreAllMadeOrNone(t *testing.T) {
	s := newStock(3)
	var ce *gridui.CellError

	err := s.grid.EditCells(
		gridui.CellWrite{RowID: "p1", ColumnID: "name", Value: "nut"},
		gridui.CellWrite{RowID: "p2", ColumnID: "qty", Value: "many"},
	)
	require.ErrorAs(t, err, &ce)
	require.Equal(t, "p2", ce.RowID)
	require.Equal(t, "qty", ce.ColumnID)
	s.Settle()
	require.Contains(t, s.Dump(), "part 1")

	require.NoError(t, s.grid.EditCells(
		gridui.CellWrite{RowID: "p1", ColumnID: "name", Value: "nut"},
		gridui.CellWrite{RowID: "p2", ColumnID: "qty", Value: "7"},
	))
	s.Settle()
	require.Contains(t, s.Dump(), "nut")
	require.NotContains(t, s.Dump(), "part 1")
}
