// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/menus"
)

// Item is an item of a menu of cells that opens a view with the row of the menu. l are the texts; where
// they lack that of the item, it is in the system's language.
//
//	grid.Menu.Items = append(gridui.CellItems(&grid, locale.Texts{}), recordview.Item[Order](view, locale.Texts{}))
func Item[T any](v *View, l locale.Texts) menus.Item[T] {
	texts := locale.For("").Override(l)
	return menus.Item[T]{
		Label: texts.Record.Show,
		OnClick: func(at menus.Target[T]) {
			if v.RowID != "" {
				v.RowID = at.RowID
			}
			v.Show()
		},
	}
}
