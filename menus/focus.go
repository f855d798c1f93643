// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"runtime"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
)

// owner is what a [Menu] says of itself whenever it hands a frame to its engine.
type owner struct {
	tag     event.Tag // the Menu's address
	back    event.Tag // Menu.Return
	byTouch bool      // Menu.ByTouch
}

// focusState is how far the menu has got with the keyboard.
type focusState struct {
	asked, had bool
	told       bool // Gio said that the menu has the keyboard
	giveBack   bool // the menu closed and may still have the keyboard
}

func (e *engine) holdFocus(gtx layout.Context) {
	f := &e.focus
	switch {
	case !gtx.Enabled():
	case !f.asked:
		f.asked, f.told = true, f.told && gtx.Focused(e.owner.tag)
		e.giveKeyboard(gtx, e.owner.tag)
	case gtx.Focused(e.owner.tag):
		f.had = true
	case f.had:
		e.closeFor(FocusLost)
	}
}

// focusEvent ignores the loss that Gio reports when a tag is new.
func (e *engine) focusEvent(ev key.FocusEvent) {
	if ev.Focus {
		e.focus.had, e.focus.told = true, true
	} else if e.focus.told {
		e.closeFor(FocusLost)
	}
}

func (e *engine) giveBack(gtx layout.Context) {
	give := e.focus.giveBack
	e.focus.giveBack = false
	if !give || e.owner.back == nil || !gtx.Focused(e.owner.tag) {
		return
	}
	e.giveKeyboard(gtx, e.owner.back)
}

func (e *engine) giveKeyboard(gtx layout.Context, to event.Tag) {
	gtx.Execute(key.FocusCmd{Tag: to})
	if runtime.GOOS == "js" && !e.owner.byTouch {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
}
