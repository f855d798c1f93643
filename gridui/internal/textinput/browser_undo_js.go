// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textinput

import (
	"strings"
	"syscall/js"
)

// A browser has an undo of its own for the text area that Gio reads the keyboard by, and
// Gio takes the text that it leaves there for typed: Ctrl+Z and Ctrl+Y would put what was
// typed long ago into the cell, besides doing what they are for. So they are kept from it.
func init() {
	document := js.Global().Get("document")
	if !document.Truthy() {
		return
	}
	keep := js.FuncOf(func(_ js.Value, args []js.Value) any {
		ev := args[0]
		if how := ev.Get("inputType"); how.Type() == js.TypeString && strings.HasPrefix(how.String(), "history") && fromGio(ev) {
			ev.Call("preventDefault")
		}
		return nil
	})
	document.Call("addEventListener", "beforeinput", keep, true)
}

// fromGio reports whether an event is one of Gio's text area, which stands behind the
// window's canvas; the page may have others.
func fromGio(ev js.Value) bool {
	area := ev.Get("target")
	if !area.Truthy() || area.Get("tagName").String() != "TEXTAREA" {
		return false
	}
	canvas := area.Get("previousElementSibling")
	return canvas.Truthy() && canvas.Get("tagName").String() == "CANVAS"
}
