// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// restore is a cell to be focused. Any other move of the focus cancels it.
type restore struct {
	at option.CellID
	// pending is set until its row and its column can be searched, searched during a background
	// search for its row.
	pending, searched bool
}

// Restore focuses a saved cell when it can be found; without a column it removes the focus. It
// emits no event and does not scroll. If the cell does not exist, the focus does not change.
func (f *Focus) Restore(at option.CellID) {
	f.restore = restore{at: at, pending: at.ColumnID != ""}
	if !f.restore.pending {
		f.set = false
	}
}

// Position returns the focused cell, or the one to be focused.
func (f *Focus) Position() option.CellID {
	switch {
	case f.Waits():
		return f.restore.at
	case !f.set:
		return option.CellID{}
	}
	return option.CellID{RowID: f.RowID, ColumnID: f.ColumnID}
}

// Waits reports whether a saved cell is still to be focused.
func (f *Focus) Waits() bool {
	r := &f.restore
	return r.pending || r.searched && f.Dataset.Searching.Focus == r.at.RowID
}

// ApplyRestore focuses the saved cell if it can be found. It is called in each frame after the rows
// are in order.
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

// restoreRow focuses the saved row, or starts a background search for it.
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
