// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/widget"
)

// button is a button of the grid's own, beside the cells.
type button struct{ widget.Clickable }

// clicked reads a click. A button that is off is not asked: that would make it a
// stop for the Tab key. But one that went off while it had the keyboard is.
func (b *button) clicked(gtx layout.Context, on bool) bool {
	return (on || gtx.Focused(&b.Clickable)) && b.Clicked(gtx)
}
