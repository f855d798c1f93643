// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"gioui.org/layout"
	"gioui.org/widget"
)

// Button is a button of the grid's own, beside the cells.
type Button struct{ widget.Clickable }

// ClickedIf reads a click where on is set. A button that is off is not asked: that would make it a
// stop for the Tab key. But one that went off while it had the keyboard is.
func (b *Button) ClickedIf(gtx layout.Context, on bool) bool {
	return (on || gtx.Focused(&b.Clickable)) && b.Clickable.Clicked(gtx)
}
