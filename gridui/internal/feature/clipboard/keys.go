// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/option"
)

// Act performs an action of the clipboard, and reports whether the action is one. The loading overlay keeps
// keys from changing cells, but not from copying them.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	switch a {
	case option.ActionCopy, option.ActionCopyWithHeaders, option.ActionCopyWithGroups:
		headers := option.CopyHeadersNone
		switch a {
		case option.ActionCopyWithHeaders:
			headers = f.Options.Clipboard.Headers
		case option.ActionCopyWithGroups:
			headers = option.CopyHeadersAll
		}
		f.Copy(headers)
	case option.ActionClear, option.ActionCut, option.ActionPaste:
		if !f.Options.Loading.Overlay {
			f.change(gtx, a)
		}
	case option.ActionFillDown, option.ActionFillRight, option.ActionFilter:
		return f.fill(a)
	default:
		return false
	}
	return true
}

// fill fills ranges with the values of other cells, and reports whether the action does that here.
func (f *Feature) fill(a option.Action) bool {
	code := f.code()
	if code == nil || !f.Ranges.On() || !f.Options.Editing.Enabled || !f.Viewport.IsRow(f.Focus.At()) {
		return false
	}
	if f.Options.Loading.Overlay {
		return a != option.ActionFilter || f.severalCells()
	}
	return code.fill(f, a)
}

// change performs an action that changes the focused cell.
func (f *Feature) change(gtx layout.Context, a option.Action) {
	at := f.Focus.At()
	if !f.Viewport.IsRow(at) && (a != option.ActionPaste || !f.aboveNewRow()) {
		return
	}
	if a == option.ActionPaste {
		f.reading.Begin(gtx)
		f.awaitPaste()
		return
	}
	code := f.code()
	switch {
	case code == nil || !f.Options.Editing.Enabled:
	case a == option.ActionClear:
		code.clear(f, at)
	default:
		code.cut(f, at)
	}
}

// Request performs an action of the clipboard in the next frame, like its key.
func (f *Feature) Request(a option.Action) { f.requested = a }

// actRequested performs the requested action.
func (f *Feature) actRequested(gtx layout.Context) {
	if a := f.requested; a != option.ActionNone {
		f.requested = option.ActionNone
		f.Act(gtx, a)
	}
}
