// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package extend_test

import (
	"fmt"
	"image"
	"image/color"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// lowStock marks the cells of a column whose number is below a limit.
type lowStock struct {
	column string
	limit  float64
}

// Extend implements gridui.Extension.
func (l *lowStock) Extend(g *extend.Grid) {
	g.Add(&extend.Feature{Mark: func(c extend.Cell) extend.Mark {
		if n, ok := c.Number(); ok && c.ColumnID() == l.column && n < l.limit {
			return extend.Mark{Color: color.NRGBA{R: 200, G: 90, A: 255}, Text: "order more"}
		}
		return extend.Mark{}
	}})
}

func ExampleGrid_Add() {
	type part struct {
		Name  string
		Stock int
	}
	var s gridstage.Stage[part]
	s.Grid.Columns = []gridui.Column[part]{
		gridui.Field("name", "Part", func(p part) string { return p.Name }),
		gridui.Field("stock", "Stock", func(p part) int { return p.Stock }),
	}
	s.Grid.Extensions = []gridui.Extension{&lowStock{"stock", 10}}
	s.Grid.Semantics = option.SemanticsCells
	s.Grid.SetRows([]part{{"bolt", 250}, {"nut", 4}})
	s.Show(image.Pt(400, 200))
	s.Settle()
	marked, _ := s.FindDescription("order more")
	fmt.Println(marked.Label)
	// Output: 4
}
