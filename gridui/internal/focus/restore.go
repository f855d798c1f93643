// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// restore is a cell that is to get the focus. Any other move of the focus cancels it.
type restore struct {
	at option.FocusPosition
	// pending is set until its row and its column can be looked for, searched while a background
	// search looks for its row.
	pending, searched bool
}

// Restore gives the focus to a cell that was kept in a view, as soon as it can be found, or takes it
// away. It emits no event and does not scroll. Of a cell that is not there the focus stays as it is.
func (f *Focus) Restore(at option.FocusPosition) {
	f.restore = restore{at: at, pending: at.ColumnID != ""}
	if !f.restore.pending {
		f.set = false
	}
}

// Position is the focused cell, or the one that is to get the focus.
func (f *Focus) Position() option.FocusPosition {
	switch {
	case f.Waits():
		return f.restore.at
	case !f.set:
		return option.FocusPosition{}
	}
	return option.FocusPosition{RowID: f.RowID, ColumnID: f.ColumnID}
}

// Waits reports whether a cell of a view is to get the focus.
func (f *Focus) Waits() bool {
	r := &f.restore
	return r.pending || r.searched && f.Dataset.Searching.Focus == r.at.RowID
}

// ApplyRestore gives the focus to the cell that waits for it. It is called in each frame, once the
// rows are in order.
func (f *Focus) ApplyRestore() {
	r := &f.restore
	if !r.pending || len(f.Columns.Leaves) == 0 {
		return
	}
	col := f.Columns.Find(r.at.ColumnID)
	switch {
	case col < 0:
		f.restore = restore{}
	case r.at.RowID == "":
		f.put(viewport.Address{Band: layoutx.Head, Row: coord.Slot(f.Columns.Levels - 1), Col: col})
	case f.Dataset.NavCount() > 0 && !f.Dataset.Order.Pending():
		f.restoreRow(col)
	}
}

// restoreRow gives the focus to the row that waits for it, or has it searched for in the background.
func (f *Focus) restoreRow(col int) {
	r := &f.restore
	if row, ok := f.Dataset.FindShown(r.at.RowID, 0); ok {
		f.put(f.Viewport.AddressOf(row, col))
		return
	}
	r.pending, r.searched = false, true
	f.Dataset.Searching.MissFocus(r.at.RowID)
	f.Dataset.Searching.Start(f.RowID)
}
