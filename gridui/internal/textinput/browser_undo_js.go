// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textinput

import (
	"strings"
	"syscall/js"
)

// A browser keeps its own undo history of the text area through which Gio reads the keyboard, and
// Gio treats the text that an undo restores as typed: Ctrl+Z and Ctrl+Y would insert old text into
// the cell, in addition to their action in the grid. So the handler keeps them from the browser.
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

// fromGio reports whether an event comes from Gio's text area, which follows the window's canvas;
// the page may contain others.
func fromGio(ev js.Value) bool {
	area := ev.Get("target")
	if !area.Truthy() || area.Get("tagName").String() != "TEXTAREA" {
		return false
	}
	canvas := area.Get("previousElementSibling")
	return canvas.Truthy() && canvas.Get("tagName").String() == "CANVAS"
}
