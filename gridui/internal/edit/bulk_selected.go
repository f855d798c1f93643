// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"errors"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
)

// Edits of the selected rows: a value typed or pasted into one column of all of them, and clearing
// of their cells.

// FillSelected writes a value to a column of the visible selected rows, and to the cell that it was
// typed into. An immediate error keeps the editor open.
func (ed *Editing) FillSelected(typed Write, d *column.Def) error {
	own := ed.NewCommit(events.EditTyped)
	if !own.Write(typed) {
		return own.Err
	}
	if err := own.check(); err != nil {
		return err
	}
	record := own.rows[0].Record
	if ed.Selection.None() || record < 0 {
		return own.Apply()
	}
	s := ed.Data.Snapshots.Pages()
	b := ed.NewBulk(events.EditTyped, s, []*column.Def{d}, []any{column.Carrier{Def: d}.Carry(own.rows[0].Row, ed.Cols.Numbers)})
	b.also, b.found = record, []int32{int32(record)}
	b.ended = ed.EditRefused
	return b.Start()
}

// pasteSelected writes a text to a column of the selected rows of the page. It calls few instead if
// fewer than two of them are selected.
func (ed *Editing) pasteSelected(w *pasteWrite, few func() error) error {
	s := ed.Data.Snapshots.Page()
	b := ed.NewBulk(events.EditPasted, s, []*column.Def{w.columns[0].def}, []any{ed.pastedCell(w.from, 0, 0)})
	b.Commit.Skip = w.Skip
	b.least, b.few = 2, few
	done := w.done
	b.made = func() {
		done.Skipped = b.Commit.skipped
		ed.Report.Emit(done)
	}
	b.ended = func(err error) {
		if err != nil {
			ed.PasteFailed(err)
		}
	}
	return b.Start()
}

// EditRefused emits an event for an edit that failed. It does nothing without an error.
func (ed *Editing) EditRefused(err error) {
	if err == nil {
		return
	}
	ev := events.EditRefused{Err: err}
	var cell *events.CellError
	if errors.As(err, &cell) {
		ev.RowID, ev.ColumnID = cell.RowID, cell.ColumnID
	}
	ed.Report.Emit(ev)
}
