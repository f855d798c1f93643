// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"slices"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

var (
	groupBy   = look.Text{En: "Group by this column", Ko: "이 열로 그룹화"}
	thenBy    = look.Text{En: "Group by this column, too", Ko: "이 열로도 그룹화"}
	ungrouped = look.Text{En: "No groups", Ko: "그룹 해제"}
)

// groupItems returns items of the header menu with which the database groups the rows.
func (g *Grid) groupItems(at option.HeaderTarget) (items []menus.Item[option.HeaderTarget]) {
	by := &g.grid.Grouping.By
	item := func(label look.Text, to []string) {
		items = append(items, menus.Item[option.HeaderTarget]{
			Label:   label.In(g.look.Lang),
			OnClick: func(menus.Target[option.HeaderTarget]) { *by = to },
		})
	}
	if g.canGroupBy(at.ColumnID) && !slices.Contains(*by, at.ColumnID) {
		label := groupBy
		if len(*by) > 0 {
			label = thenBy
		}
		item(label, append(slices.Clone(*by), at.ColumnID))
	}
	if len(*by) > 0 {
		item(ungrouped, nil)
	}
	return items
}

// canGroupBy reports whether the database can group rows by a column.
func (g *Grid) canGroupBy(id string) bool {
	for _, c := range g.Rows.Columns {
		if c.ID == id {
			return g.Rows.Source.Features().Groups
		}
	}
	return false
}
