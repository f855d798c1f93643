// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"gioui.org/io/clipboard"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/option"
)

// Act does what a key of the clipboard asks for, and reports whether the action is one of
// these. The loading overlay keeps keys from changing cells, but not from copying them.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	switch a {
	case option.ActionCopy, option.ActionCopyWithHeaders:
		f.Copy(a == option.ActionCopyWithHeaders)
	case option.ActionClear, option.ActionCut, option.ActionPaste:
		if !f.Options.Loading.Overlay {
			f.change(gtx, a)
		}
	default:
		return false
	}
	return true
}

// change does what a key that changes cells asks for in the focused one.
func (f *Feature) change(gtx layout.Context, a option.Action) {
	at := f.Focus.At()
	if !f.Viewport.IsRow(at) {
		return
	}
	if a == option.ActionPaste {
		gtx.Execute(clipboard.ReadCmd{Tag: &f.pasteTag})
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
