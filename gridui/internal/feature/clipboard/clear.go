// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// clear clears the selected rows, or else a cell.
func (f *Feature) clear(at viewport.Address) {
	if f.Selection.None() {
		f.clearCell(at)
		return
	}
	if err := f.newClear(at).Start(); err != nil {
		f.Editing.EditRefused(err)
	}
}

// cut copies what Copy copies, and clears it once it is on the clipboard.
func (f *Feature) cut(at viewport.Address) {
	if f.Selection.None() {
		if f.Grid.Editable(at) {
			f.copyFocused()
			f.clearCell(at)
		}
		return
	}
	b := f.newClear(at)
	f.copyThen(false, func() {
		if err := b.Start(); err != nil {
			f.Editing.EditRefused(err)
		}
	})
}

// newClear is an edit that clears what Copy copies, as far as it can be edited. If no selected
// row is on the page, it clears the cell at an address.
func (f *Feature) newClear(at viewport.Address) *edit.Bulk {
	var columns []*column.Def
	s := f.Dataset.Snapshots.Page()
	for _, c := range s.Cols {
		if c.Set != nil {
			columns = append(columns, c.Def)
		}
	}
	b := f.Editing.NewBulk(events.EditCleared, s, columns, make([]any, len(columns)))
	b.Commit.Skip = true
	id := f.Viewport.RowIDAt(at)
	b.Least, b.Few = 1, func() error {
		if f.Viewport.RowIDAt(at) == id {
			f.clearCell(at)
		}
		return nil
	}
	b.Made = func() {
		if len(b.Commit.Cells) == 0 {
			f.Editing.EditRefused(b.Refused)
		}
	}
	b.Ended = f.Editing.EditRefused
	return b
}

// clearCell clears a cell, if it can be edited.
func (f *Feature) clearCell(at viewport.Address) {
	if !f.Grid.Editable(at) {
		return
	}
	row, _ := f.Viewport.RowAt(at) // what can be edited is a row
	w := edit.Write{RowID: f.Dataset.RowID(row), ColumnID: f.Columns.Leaves[at.Col].ID, Record: f.Dataset.SourceOf(row).Record(), Known: true}
	if err := f.Editing.Commit([]edit.Write{w}, events.EditCleared); err != nil {
		f.Report.Emit(events.EditRefused{RowID: w.RowID, ColumnID: w.ColumnID, Err: err})
	}
}
