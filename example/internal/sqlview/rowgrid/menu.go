// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// CopyItems are items of a menu that copy cells.
func (g *Grid) CopyItems() []menus.Item[sqlrows.Row] {
	o := gridui.CellItemOptions{Locale: g.look.GridLocale()}
	return []menus.Item[sqlrows.Row]{
		gridui.CellItem(&g.grid, option.ActionCopy, o),
		gridui.CellItem(&g.grid, option.ActionCopyWithHeaders, o),
	}
}
