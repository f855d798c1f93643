// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"runtime"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
)

// syncControl asks for keys again where the Tab key has led to a button or a list: in a
// browser they end with the focus of the one before. Fields ask for keys themselves.
func (e *engine) syncControl(gtx layout.Context) {
	if runtime.GOOS != "js" {
		return
	}
	var now event.Tag
	e.controls = append(e.features.AppendControls(e.controls[:0]),
		&e.clear.Clickable,
	)
	for _, tag := range e.controls {
		if gtx.Focused(tag) {
			now = tag
		}
	}
	if now != nil && now != e.control {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
	e.control = now
}
