// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"github.com/giogrid/giogrid/example/internal/exports"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// CellItems returns menu items that copy cells and, if they can be written, change them.
func (g *Grid) CellItems() []menus.Item[sqlrows.Row] {
	o := g.look.GridLocale()
	actions := []option.Action{option.ActionCopy, option.ActionCopyWithHeaders}
	if g.changes != nil {
		actions = []option.Action{option.ActionCut, option.ActionCopy, option.ActionCopyWithHeaders, option.ActionPaste, option.ActionClear}
	}
	var items []menus.Item[sqlrows.Row]
	for _, a := range actions {
		items = append(items, gridui.CellItem(g.grid, a, o))
	}
	if g.changes != nil {
		items = append(items, gridui.NullItem(g.grid, o))
	}
	if g.exports != nil {
		items = append(items, menus.Item[sqlrows.Row]{Separator: true})
		items = append(items, exports.Items[sqlrows.Row](g.exports, g.look.Lang, func() {})...)
	}
	return items
}
