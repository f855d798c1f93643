// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/option"
)

// What a pointer shows by resting, a key shows at once: the tooltip of the focused cell
// or header. It stays until the focus moves, the key is pressed again or another one is;
// the pointer does not drive it away. Esc hides any tooltip.

// hintKey is the key that shows a tooltip, as filters name it.
func (e *engine) hintKey() key.Name {
	if e.ask.Tooltips.Off {
		return noKey
	}
	return key.NameF1
}

// hintAct shows the tooltip of what is focused or hides it, and says whether a key asked
// for that.
func (e *engine) hintAct(a option.Action) bool {
	if a != option.ActionTooltip {
		return false
	}
	if e.hint.byKey {
		e.hint.clear()
		return true
	}
	at := e.focus.at()
	e.view.ShowCell(at)
	e.hint = hint{at: at, armed: true, byKey: true}
	return true
}

// hidesHint hides the tooltip that shows at Esc, and says whether it did. One that the
// pointer rests for comes back when it has been elsewhere.
func (e *engine) hidesHint(ev key.Event) bool {
	h := &e.hint
	if ev.Name != key.NameEscape || ev.Modifiers != 0 || !h.visible() || e.dragsByKeys() {
		return false
	}
	if h.byKey {
		h.clear()
	}
	h.text = ""
	return true
}

// escapedHint asks for Esc in the frame in which a tooltip appears, after the grid has
// asked for its keys, and says whether it came.
func (e *engine) escapedHint(gtx layout.Context) bool {
	ev, ok := gtx.Event(key.Filter{Focus: e.typing.Tag(), Name: key.NameEscape})
	ke, _ := ev.(key.Event)
	return ok && ke.State == key.Press && e.hidesHint(ke)
}

// clearFor clears the tooltip at a key that is not its own.
func (h *hint) clearFor(a option.Action) {
	if a != option.ActionTooltip {
		h.clear()
	}
}

// leave clears the tooltip that the pointer rested for.
func (h *hint) leave() {
	if !h.byKey {
		h.clear()
	}
}

// visible says whether there is a tooltip on the screen.
func (h *hint) visible() bool { return h.shown && h.text != "" }
