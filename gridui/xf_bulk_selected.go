// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
)

// Edits of the selected rows: a value typed or pasted into a column of all of them, and
// their cells cleared.

// fillSelected puts a value into a column of the selected rows that show, and into the
// cell that it was typed into. An error that is known at once leaves the editor open.
func (ed *editing) fillSelected(typed cellWrite, d *column.Def) error {
	own := ed.newCommit(events.EditTyped)
	if !own.write(typed) {
		return own.err
	}
	if err := own.check(); err != nil {
		return err
	}
	record := own.rows[0].Record
	if ed.selection.None() || record < 0 {
		return own.commit()
	}
	s := ed.data.ShownPages()
	b := ed.newBulk(events.EditTyped, s, []*column.Def{d}, []any{typed.value})
	b.also, b.found = record+1, []int32{int32(record)}
	b.ended = ed.editRefused
	return b.start()
}

// pasteSelected puts a text into a column of the selected rows of the page, or does
// another thing if fewer than two are selected there.
func (ed *editing) pasteSelected(w *pasteWrite, few func() error) error {
	s := ed.data.ShownPage()
	b := ed.newBulk(events.EditPasted, s, []*column.Def{w.columns[0].def}, []any{pasted(w.table[0][0])})
	b.commit.skip = w.skip
	b.least, b.few = 2, few
	done := w.done
	b.made = func() {
		done.Skipped = b.commit.skipped
		ed.report.Emit(done)
	}
	b.ended = func(err error) {
		if err != nil {
			ed.pasteFailed(err)
		}
	}
	return b.start()
}

// editRefused tells of an edit that could not be made.
func (ed *editing) editRefused(err error) {
	if err == nil {
		return
	}
	ev := events.EditRefused{Err: err}
	var cell *events.CellError
	if errors.As(err, &cell) {
		ev.RowID, ev.ColumnID = cell.RowID, cell.ColumnID
	}
	ed.report.Emit(ev)
}
