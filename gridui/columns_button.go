// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "gioui.org/layout"

// showsColumnsButton says whether there is a button that opens the list of columns.
func (g *core) showsColumnsButton() bool {
	return g.ColumnVisibility.Button || g.ColumnVisibility.Persistence != nil
}

// columnsStep reads a click on the button that opens the list of columns.
func (e *engine) columnsStep(gtx layout.Context) bool {
	if !e.ask.showsColumnsButton() || !e.columns.ClickedIf(gtx, true) {
		return false
	}
	e.chooser.openAtButton()
	return true
}
