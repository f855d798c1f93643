// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import "github.com/giogrid/giogrid/gridui/option"

// scope says which of the selected rows count. Where rows may not be scanned it is those of the
// page, of which those on the screen are read.
func (f *Feature) scope() option.StatusScope {
	if !f.Dataset.Scans() {
		return option.StatusScopePage
	}
	return f.Options.StatusBar.SelectedScope
}

// selectedRows is what adds up the selected rows. Its snapshot is its own: the function that says
// which rows are selected reads it on one goroutine.
func (f *Feature) selectedRows(scope option.StatusScope) *work {
	shown := &f.Dataset.Snapshots
	w := &work{}
	switch scope {
	case option.StatusScopeShown:
		w.snapshot = shown.Pages()
	case option.StatusScopeSource:
		w.snapshot, w.keep = shown.Source(), f.Selection.InSource()
		return w
	default:
		w.snapshot = shown.Page()
	}
	w.keep = f.Selection.In(w.snapshot)
	return w
}
