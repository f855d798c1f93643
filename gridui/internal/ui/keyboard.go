// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"runtime"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
)

// TakeKeyboard moves the keyboard to a control of the grid. In a browser keys only arrive while
// Gio's hidden text field has the focus.
func TakeKeyboard(gtx layout.Context, tag event.Tag) {
	gtx.Execute(key.FocusCmd{Tag: tag})
	if runtime.GOOS == "js" {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
}

// NoKey is the name of a key that no keyboard has, for filters that match nothing.
const NoKey key.Name = "None"
