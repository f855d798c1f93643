// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package soak

import (
	"github.com/giogrid/giogrid/tracking"
	"image"
	"testing"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// everything enables all features for users.
func everything(g *gridui.Grid[part]) {
	g.Columns = partColumns()
	g.RowID = func(p part) string { return p.ID }
	g.Sorting.Mode = option.SortMulti
	g.Filtering.Enabled = true
	g.Selection.Mode = option.SelectMulti
	g.Editing = option.Editing{Enabled: true, History: 20}
	g.ColumnSizing.Mode, g.ColumnOrder.Mode, g.ColumnPinning.Mode = option.ColumnResizeLive, option.ColumnOrderFree, option.ColumnPinDrag
	g.RowSizing.Enabled, g.RowPins.Enabled = true, true
	g.HeaderMenu.Enabled = true
	g.Flash = true
}

func FuzzGrid(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, stream []byte) {
		var g gridui.Grid[part]
		everything(&g)
		g.SetRows(someParts(streamRows))
		drive(&g, &g).run(t, stream)
	})
}

func FuzzColumnPinGrid(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, stream []byte) {
		var g gridui.ColumnPinGrid[part]
		everything(&g.Grid)
		g.ColumnPinning.Left, g.ColumnPinning.Right = []string{"id"}, []string{"spare", "none"}
		g.SetRows(someParts(streamRows))
		drive(&g, &g.Grid).run(t, stream)
	})
}

func FuzzMasterDetailGrid(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, stream []byte) {
		var g gridui.MasterDetailGrid[part]
		everything(&g.Grid)
		g.Detail = func(gtx layout.Context, c gridui.DetailContext[part]) layout.Dimensions {
			if c.Row.Qty%17 == 3 {
				panic("a detail that cannot be drawn")
			}
			return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, c.Row.Qty%90)}
		}
		g.SetRows(someParts(streamRows))
		g.Row("p1").SetDetail(true)
		drive(&g, &g.Grid).run(t, stream)
	})
}

func FuzzTreeGrid(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, stream []byte) {
		var g gridui.TreeGrid[part]
		everything(&g.Grid)
		if len(stream)%2 == 0 {
			g.Expansion.Rows = idset.All()
		}
		g.Tree.Children = func(p part) []part {
			if p.Qty%3 == 0 || len(p.ID) > 8 {
				return nil
			}
			below := someParts(p.Qty % 5)
			for i := range below {
				below[i].ID = p.ID + "." + below[i].ID
			}
			return below
		}
		g.SetRows(someParts(60))
		drive(&g, &g.Grid).run(t, stream)
	})
}

func FuzzChangeTrackingGrid(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, stream []byte) {
		g := gridui.ChangeTrackingGrid[part]{Config: tracking.Config[part]{
			Data: someParts(streamRows), EditedCells: true,
			RowKey: func(p part) string { return p.ID },
			SetKey: func(p *part, key string) { p.ID = key },
		}}
		everything(&g.Grid)
		drive(&g, &g.Grid).run(t, stream)
	})
}

// FuzzContextMenuGrid fuzzes a grid with menus in menus, and items of all kinds.
func FuzzContextMenuGrid(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, stream []byte) {
		var g gridui.ContextMenuGrid[part]
		everything(&g.Grid)
		g.Menu.SelectRow = true
		deep := []menus.Item[part]{{Label: "bottom", Shortcut: "Ctrl+Shift+K"}}
		for range 6 {
			deep = []menus.Item[part]{{Label: "한 단계 아래", Children: deep}, {Separator: true}, {Label: "b\xff"}}
		}
		g.Menu.Items = append(deep,
			menus.Item[part]{Label: "Checked", Choice: true, Checked: true, OnClick: func(c menus.Target[part]) { g.SetRows(nil) }},
			menus.Item[part]{Label: "Refused", Disabled: true, Shortcut: "no shortcut"},
			menus.Item[part]{Label: "Panics", DisabledFor: func(p part) bool { panic(p.ID) }},
			menus.Item[part]{},
		)
		g.SetRows(someParts(streamRows))
		drive(&g, &g.Grid).run(t, stream)
	})
}
