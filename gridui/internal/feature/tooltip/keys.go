// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tooltip

import (
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/option"
)

// Act shows or hides the tooltip of the focused cell or header, and reports whether a is ActionTooltip.
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

// TakeKey hides the visible tooltip at Escape, and reports whether it did.
func (f *Feature) TakeKey(_ layout.Context, ev key.Event) bool {
	if ev.Name != key.NameEscape || ev.Modifiers != 0 || !f.Pointer.Tip.Visible() || f.RowDrag != nil && f.RowDrag.DragsByKeys() {
		return false
	}
	f.Pointer.Tip.Hide()
	return true
}

// WantedKeys returns the group of the key that shows a tooltip and, while a tooltip is visible, of the key that
// hides it.
func (f *Feature) WantedKeys() (groups host.KeyGroups) {
	if !f.Options.Tooltips.Disabled {
		groups |= host.KeysTooltip
	}
	if f.Pointer.Tip.Visible() {
		groups |= host.KeysEscape
	}
	return groups
}

// hiddenNow reads Esc in the frame in which a tooltip appears, after the grid has requested its keys, and reports
// whether it was pressed.
func (f *Feature) hiddenNow() bool {
	ev, ok := f.Painter.Gtx.Event(key.Filter{Focus: f.Keyboard, Name: key.NameEscape})
	ke, _ := ev.(key.Event)
	return ok && ke.State == key.Press && f.TakeKey(f.Painter.Gtx, ke)
}
