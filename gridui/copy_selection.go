// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/option"

// selectForMenu selects the row that the menu opens for, unless it is selected.
func (g *core) selectForMenu(shown int) {
	if g.Selection.Mode != option.SelectOff && !g.selection.SelectedRow(shown) {
		g.selection.SelectOnly(shown)
	}
}
