// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// clear clears the ranges if they contain several cells, or else the selected rows, or else a cell.
func (f *Feature) clear(at viewport.Address) {
	at = f.Viewport.AnchorOf(at)
	if f.severalCells() {
		f.newClearRanges().StartOrRefuse()
		return
	}
	if f.Selection.None() {
		f.clearCell(at)
		return
	}
	f.newClear(at).StartOrRefuse()
}

// cut copies the same cells as Copy, and clears them when the copy is on the clipboard.
func (f *Feature) cut(at viewport.Address) {
	at = f.Viewport.AnchorOf(at)
	if f.severalCells() {
		f.copyThen(option.CopyHeadersNone, f.newClearRanges().StartOrRefuse)
		return
	}
	if f.Selection.None() {
		if f.Grid.Editable(at) {
			f.copyFocused()
			f.clearCell(at)
		}
		return
	}
	f.copyThen(option.CopyHeadersNone, f.newClear(at).StartOrRefuse)
}

// newClearRanges returns an edit that clears the editable cells of the ranges.
func (f *Feature) newClearRanges() *edit.Bulk {
	b := f.Editing.NewClear(ranges.Cover(nil, f.Ranges.AppendRects(nil))...)
	b.Then(f.toldUncleared(b))
	return b
}

// toldUncleared returns a function that reports why the first cell was not cleared, if none was.
func (f *Feature) toldUncleared(b *edit.Bulk) func() {
	return func() {
		if len(b.Commit.Cells) == 0 {
			f.Editing.EditRefused(b.Refused)
		}
	}
}

// newClear returns an edit that clears the editable cells that Copy copies. If no selected row is on the
// page, it clears the cell at an address.
func (f *Feature) newClear(at viewport.Address) *edit.Bulk {
	var columns []*column.Def
	s := f.Dataset.Snapshots.Page()
	for _, c := range s.Cols {
		if c.Set != nil {
			columns = append(columns, c.Def)
		}
	}
	b := f.Editing.NewBulk(events.EditCleared, s, columns, make([]any, len(columns)))
	b.SkipRefused()
	id := f.Viewport.RowIDAt(at)
	b.OrElse(1, func() error {
		if f.Viewport.RowIDAt(at) == id {
			f.clearCell(at)
		}
		return nil
	})
	b.Then(f.toldUncleared(b))
	b.Tell(f.Editing.EditRefused)
	return b
}

// clearCell clears a cell, if it can be edited.
func (f *Feature) clearCell(at viewport.Address) {
	if !f.Grid.Editable(at) {
		return
	}
	row, _ := f.Viewport.RowAt(at) // an editable cell belongs to a row
	w := edit.Write{RowID: f.Dataset.RowID(row), ColumnID: f.Columns.Leaves[at.Col].ID, Record: f.Dataset.SourceOf(row).Record(), Known: true}
	if err := f.Editing.CommitCell(w, events.EditCleared); err != nil {
		f.Report.Emit(events.EditRefused{RowID: w.RowID, ColumnID: w.ColumnID, Err: err})
	}
}
