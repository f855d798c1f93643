// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tooltip

import (
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/option"
)

// Act shows the tooltip of what is focused or hides it, and reports whether an action asks for
// that.
func (f *Feature) Act(_ layout.Context, a option.Action) bool {
	if a != option.ActionTooltip {
		return false
	}
	tip := &f.Pointer.Tip
	if tip.ByKey() {
		tip.Clear()
		return true
	}
	at := f.Focus.At()
	f.Motion.ShowCell(at)
	tip.Ask(at)
	return true
}

// TakeKey hides the tooltip that shows at Escape, and reports whether it did.
func (f *Feature) TakeKey(_ layout.Context, ev key.Event) bool {
	if ev.Name != key.NameEscape || ev.Modifiers != 0 || !f.Pointer.Tip.Visible() || f.RowDrag != nil && f.RowDrag.DragsByKeys() {
		return false
	}
	f.Pointer.Tip.Hide()
	return true
}

// WantedKeys returns the key that shows a tooltip, and the one that hides it.
func (f *Feature) WantedKeys() (groups host.KeyGroups) {
	if !f.Options.Tooltips.Off {
		groups |= host.KeysTooltip
	}
	if f.Pointer.Tip.Visible() {
		groups |= host.KeysEscape
	}
	return groups
}

// hiddenNow asks for Esc in the frame in which a tooltip appears, after the grid has asked for
// its keys, and reports whether it came.
func (f *Feature) hiddenNow() bool {
	ev, ok := f.Painter.Gtx.Event(key.Filter{Focus: f.Keyboard, Name: key.NameEscape})
	ke, _ := ev.(key.Event)
	return ok && ke.State == key.Press && f.TakeKey(f.Painter.Gtx, ke)
}
