// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tooltip

import (
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// Key is the key that shows a tooltip, as filters name it.
func (f *Feature) Key() key.Name {
	if f.Options.Off {
		return ui.NoKey
	}
	return key.NameF1
}

// Act shows the tooltip of what is focused or hides it. It reports whether an action asks for
// that.
func (f *Feature) Act(a option.Action) bool {
	if a != option.ActionTooltip {
		return false
	}
	if f.tip.byKey {
		f.Clear()
		return true
	}
	at := f.Focus.At()
	f.Viewport.ShowCell(at)
	f.tip = tip{at: at, armed: true, byKey: true}
	return true
}

// Hide hides the tooltip that shows at Esc, and reports whether it did. One that the mouse
// rests for comes back when the mouse has been elsewhere.
func (f *Feature) Hide(ev key.Event) bool {
	if ev.Name != key.NameEscape || ev.Modifiers != 0 || !f.Visible() || f.Grid.DragsByKeys() {
		return false
	}
	if f.tip.byKey {
		f.Clear()
	}
	f.tip.text = ""
	return true
}

// hiddenNow asks for Esc in the frame in which a tooltip appears, after the grid has asked for
// its keys, and reports whether it came.
func (f *Feature) hiddenNow() bool {
	ev, ok := f.Painter.Gtx.Event(key.Filter{Focus: f.Keyboard, Name: key.NameEscape})
	ke, _ := ev.(key.Event)
	return ok && ke.State == key.Press && f.Hide(ke)
}

// ClearFor removes the tooltip at a key that is not its own.
func (f *Feature) ClearFor(a option.Action) {
	if a != option.ActionTooltip {
		f.Clear()
	}
}
