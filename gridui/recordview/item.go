// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/menus"
)

// Item returns an item for the cell menu that opens v with the row of the menu. l holds the texts of the grid. If it
// does not contain the text of the item, Item uses the text in the language of the system.
//
//	grid.Menu.Items = append(gridui.CellItems(&grid, locale.Texts{}), recordview.Item[Order](view, locale.Texts{}))
func Item[T any](v *Form, l locale.Texts) menus.Item[T] {
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
