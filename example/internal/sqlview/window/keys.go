// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"gioui.org/io/key"
	"gioui.org/layout"
)

// keys handles the keys of the window: Alt with the arrows goes back and forward, Ctrl+S saves.
func (w *Window) keys(gtx layout.Context) {
	for {
		ev, ok := gtx.Event(
			key.Filter{Name: key.NameLeftArrow, Required: key.ModAlt},
			key.Filter{Name: key.NameRightArrow, Required: key.ModAlt},
			key.Filter{Name: "S", Required: key.ModShortcut},
		)
		if !ok {
			return
		}
		switch e, _ := ev.(key.Event); {
		case e.State != key.Press:
		case e.Name == "S":
			w.save()
		case e.Name == key.NameLeftArrow:
			w.back()
		default:
			w.forward()
		}
	}
}
