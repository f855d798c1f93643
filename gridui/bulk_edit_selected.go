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
func (g *Core) fillSelected(typed cellWrite, d *column.Def) error {
	own := g.newCommit(EditTyped)
	if !own.write(typed) {
		return own.err
	}
	if err := own.check(); err != nil {
		return err
	}
	record := own.rows[0].Record
	if g.selectsNone() || record < 0 {
		return own.commit()
	}
	s := g.data.Snapshots.Pages()
	b := g.newBulk(EditTyped, s, []*column.Def{d}, []any{typed.value})
	b.also, b.found = record+1, []int32{int32(record)}
	b.ended = g.editRefused
	return b.start()
}

// pasteSelected puts a text into a column of the selected rows of the page, or does
// another thing if fewer than two are selected there.
func (g *Core) pasteSelected(w *pasteWrite, few func() error) error {
	s := g.data.Snapshots.Page()
	b := g.newBulk(EditPasted, s, []*column.Def{w.columns[0].def}, []any{pasted(w.table[0][0])})
	b.commit.skip = w.skip
	b.least, b.few = 2, few
	done := w.done
	b.made = func() {
		done.Skipped = b.commit.skipped
		g.report.Emit(done)
	}
	b.ended = func(err error) {
		if err != nil {
			g.pasteFailed(err)
		}
	}
	return b.start()
}

// clearing is an edit that clears what Copy copies, where it can be edited.
func (g *Core) clearing(at place) *bulkEdit {
	var columns []*column.Def
	s := g.data.Snapshots.Page()
	for _, c := range s.Cols {
		if c.Set != nil {
			columns = append(columns, c.Def)
		}
	}
	b := g.newBulk(EditCleared, s, columns, make([]any, len(columns)))
	b.commit.skip = true
	id := g.engine.rowIDAt(at)
	b.least, b.few = 1, func() error {
		if g.engine.rowIDAt(at) == id {
			g.clearCell(at)
		}
		return nil
	}
	b.made = func() {
		if len(b.commit.cells) == 0 {
			g.editRefused(b.refused)
		}
	}
	b.ended = g.editRefused
	return b
}

// clear clears the selected rows, or else the cell at a place.
func (g *Core) clear(at place) {
	if g.selectsNone() {
		g.clearCell(at)
		return
	}
	if err := g.clearing(at).start(); err != nil {
		g.editRefused(err)
	}
}

// cut copies what Copy does and clears it, once it is copied.
func (g *Core) cut(at place) {
	if g.selectsNone() {
		if g.editable(at) {
			g.copyFocused()
			g.clearCell(at)
		}
		return
	}
	b := g.clearing(at)
	g.copyCells(false)
	g.jobs.copyThen = func() {
		if err := b.start(); err != nil {
			g.editRefused(err)
		}
	}
}

// editRefused tells of an edit that could not be made.
func (g *Core) editRefused(err error) {
	if err == nil {
		return
	}
	ev := events.EditRefused{Err: err}
	var cell *CellError
	if errors.As(err, &cell) {
		ev.RowID, ev.ColumnID = cell.RowID, cell.ColumnID
	}
	g.report.Emit(ev)
}
