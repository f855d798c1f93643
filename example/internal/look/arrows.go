// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package look

import (
	"runtime"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
)

// Arrow reads the arrow keys that move between neighbours: it returns -1 for back, 1 for forth, 0 if neither was
// pressed while tag had the focus.
func Arrow(gtx layout.Context, tag event.Tag, back, forth key.Name) (step int) {
	for {
		ev, ok := gtx.Event(key.Filter{Focus: tag, Name: back}, key.Filter{Focus: tag, Name: forth})
		if !ok {
			return step
		}
		if e := ev.(key.Event); e.State == key.Press {
			step = 1
			if e.Name == back {
				step = -1
			}
		}
	}
}

// TakeKeyboard moves the keyboard focus to tag, from another widget that had it. In a browser keys only arrive while
// Gio's hidden text field has the focus, and Gio takes it from the field with each move.
func TakeKeyboard(gtx layout.Context, tag event.Tag) {
	gtx.Execute(key.FocusCmd{Tag: tag})
	if runtime.GOOS == "js" {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
}
