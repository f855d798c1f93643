// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"gioui.org/layout"
	"gioui.org/widget"
)

// Button is a button that the grid draws outside its cells.
type Button struct{ widget.Clickable }

// ClickedIf reports a click if on is set. It reads no input of a disabled button, since that would
// make it a stop for the Tab key, unless the button was disabled while it had the keyboard.
func (b *Button) ClickedIf(gtx layout.Context, on bool) bool {
	return (on || gtx.Focused(&b.Clickable)) && b.Clickable.Clicked(gtx)
}
