// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"runtime"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
)

// owner describes a [Menu] to its engine in each frame.
type owner struct {
	tag     event.Tag // the Menu's address
	back    event.Tag // Menu.Return
	byTouch bool      // Menu.ByTouch
}

// focusState is the state of the menu's keyboard focus.
type focusState struct {
	asked, had bool
	told       bool // Gio reported that the menu has the focus
	giveBack   bool // the menu closed and may still have the focus
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

// focusEvent handles a change of the focus. It ignores the loss that Gio reports for a new tag.
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
