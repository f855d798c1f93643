// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "gioui.org/layout"

// clearSort drops the order as a user does.
func (g *core) clearSort() {
	if g.Sorting.Clears() {
		g.setSort(nil)
	}
}

// clearStep reads a click on the button that drops the order.
func (e *engine) clearStep(gtx layout.Context) bool {
	if !e.ask.Sorting.Clears() || !e.clear.ClickedIf(gtx, len(e.marks.Keys) > 0) {
		return false
	}
	e.ask.clearSort()
	return true
}
