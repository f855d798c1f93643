// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package treestage

import (
	"image"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

type Sale struct {
	City, Shop string
	Pieces     int
	Amount     float64
}

func Sales() []Sale {
	return []Sale{
		{"Seoul", "A", 3, 30.5}, {"Busan", "B", 1, 9}, {"Seoul", "B", 2, 20}, {"Seoul", "A", 5, 51}, {"", "C", 4, 40},
	}
}

func SaleColumns() []gridui.Column[Sale] {
	return []gridui.Column[Sale]{
		gridui.Field("city", "City", func(s Sale) string { return s.City }),
		gridui.Field("shop", "Shop", func(s Sale) string { return s.Shop }).Width(60),
		gridui.Field("pieces", "Pieces", func(s Sale) int { return s.Pieces }).Width(60).Aggregate(option.AggregateSum),
		gridui.Field("amount", "Amount", func(s Sale) float64 { return s.Amount }).Width(60).Aggregate(option.AggregateAverage),
	}
}

func NewSales(set func(*gridui.Grid[Sale])) *gridstage.Stage[Sale] {
	return gridstage.New(image.Pt(700, 600), func(g *gridui.Grid[Sale]) {
		g.Columns = SaleColumns()
		g.Sorting.Mode = option.SortMulti
		set(g)
		g.SetRows(Sales())
	})
}
