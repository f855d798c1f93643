// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"runtime"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
)

// TakeKeyboard gives the keyboard to a control of the grid. In a browser keys only
// arrive while Gio's hidden text field has the focus.
func TakeKeyboard(gtx layout.Context, tag event.Tag) {
	gtx.Execute(key.FocusCmd{Tag: tag})
	if runtime.GOOS == "js" {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
}
