// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"errors"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// AwaitPaste notes the target cell of a requested text; asked is false to drop the text.
func (ed *Editing) AwaitPaste(asked bool, rowID, columnID string) {
	p := &ed.State.Paste
	p.Asked, p.rows, p.rowID, p.columnID, p.plan, p.then = asked, false, rowID, columnID, nil, nil
}

// AwaitRows makes new rows of the next text, whose first cells are for a column.
func (ed *Editing) AwaitRows(columnID string) {
	ed.AwaitPaste(true, "", columnID)
	ed.State.Paste.rows = true
}

// PasteRows makes new rows of the lines of a table, whose first cells are for a column.
func (ed *Editing) PasteRows(columnID, text string) {
	ed.AwaitRows(columnID)
	ed.PasteText(text)
}

// AfterPaste sets a function to call after the awaited table was written to the cells from a cell
// on. It gets the existing cells, in navigation indexes and leaf columns.
func (ed *Editing) AfterPaste(then func(cells ranges.Rect)) { ed.State.Paste.then = then }

// findFocused finds the row that had the focus at the time of a request. It searches the focused
// row first.
func (ed *Editing) findFocused(rowID string) (row coord.Pos, ok bool) {
	_, _, near, _ := ed.Data.Host.FocusedRow()
	return ed.Data.FindShown(rowID, near.BodyPos())
}

// ForgetPaste stops waiting for the text of a paste.
func (e *State) ForgetPaste() { e.Paste.Asked = false }

// UpdatePaste writes a table that is read in the background to cells when it has been read. reads
// reports whether there is one, ended whether it was written in this frame.
func (ed *Editing) UpdatePaste(gtx layout.Context) (reads, ended bool) {
	p := &ed.State.Paste
	if p.job == nil || !ed.Data.Jobs.Work(gtx, p.job) {
		return p.job != nil, false
	}
	job, table := p.job, p.table
	p.job, p.table = nil, nil
	ed.putTable(table, job.Err())
	return true, true
}

// PasteFailed reports why nothing was pasted.
func (ed *Editing) PasteFailed(err error) { ed.Report.Emit(events.CellsPasted{Err: err}) }

// PasteText reads a table, within the frame or in the background.
func (ed *Editing) PasteText(text string) {
	p := &ed.State.Paste
	if !p.Asked {
		return
	}
	p.Asked = false
	if p.job != nil {
		p.job.Cancel()
	}
	p.job, p.table = nil, nil
	table := &pasteTable{copied: copiedAs(text)}
	if len(text) <= pasteInline {
		ed.putTable(table, table.job(text).Run())
		return
	}
	if row, ok := ed.findFocused(p.rowID); ok && !p.rows && p.plan == nil && table.copied == nil {
		table.ahead = ed.newAhead(p.columnID, row)
	}
	job := table.job(text)
	p.job, p.table = job, table
	ed.Data.Jobs.Launch(job, dataset.InlineRows+1)
}

// newAhead returns a pasteAhead for the present columns, for a paste that begins at a row.
func (ed *Editing) newAhead(columnID string, row coord.Pos) *pasteAhead {
	col := ed.Cols.Find(columnID)
	it := ed.Data.SourceOf(row)
	if col < 0 || it < 0 || ed.Data.Order.Now.Tree.IsFiller(it.Record()) {
		return nil
	}
	a := &pasteAhead{rows: int(ed.Data.NavEnd(row) - ed.Data.NavIndex(row))}
	for d := range ed.pastedColumns(col) {
		c := aheadColumn{def: d}
		if d.Reader != nil {
			_ = column.Contained(func() error { c.read = d.Reader(ed.Data.Changes.RecordRow(it.Record())); return nil })
		}
		if c.read != nil {
			c.read.ReadNumbers(ed.Cols.Numbers)
		}
		a.columns = append(a.columns, c)
	}
	return a
}

// putTable writes a table to cells, and emits a failure.
func (ed *Editing) putTable(table *pasteTable, err error) {
	if errors.Is(err, rowmodel.ErrCanceled) {
		return
	}
	if err == nil {
		err = ed.pasteInto(table)
	}
	if err != nil {
		ed.PasteFailed(err)
	}
}

// pasteInto writes a table to the cells from the requested cell on, or a single text to a column of
// the selected rows.
func (ed *Editing) pasteInto(table *pasteTable) error {
	p := &ed.State.Paste
	if p.rows {
		return ed.pasteRows(table, p.columnID)
	}
	if p.plan != nil {
		if plan, err := p.plan(table.size()); err != nil {
			return err
		} else if plan != nil {
			return ed.pastePlan(table, plan)
		}
	}
	rowID, columnID := p.rowID, p.columnID
	block := func() error { return ed.pasteBlock(table, rowID, columnID) }
	row, ok := ed.findFocused(rowID)
	col := ed.Cols.Find(columnID)
	if !ok || col < 0 || !table.single() || !ed.Selection.SelectedRow(row) || !ed.Selection.Several() {
		return block()
	}
	w := ed.newPaste(table, col)
	if len(w.columns) == 0 {
		return block()
	}
	return ed.pasteSelected(w, block)
}

// pasteBlock writes a table to the cells from a cell on.
func (ed *Editing) pasteBlock(table *pasteTable, rowID, columnID string) error {
	row, ok := ed.findFocused(rowID)
	if !ok {
		return &events.CellError{RowID: rowID, ColumnID: columnID, Err: dataset.ErrRowGone}
	}
	col := ed.Cols.Find(columnID)
	if col < 0 {
		return &events.CellError{RowID: rowID, ColumnID: columnID, Err: ErrNoColumn}
	}
	if at := ed.Data.SourceOf(row); at.IsRecord() && ed.Data.KindOf(at) == dataset.ItemRow && !ed.Data.HasCells(row) {
		return &events.CellError{RowID: rowID, ColumnID: columnID, Err: column.ErrNotEditable}
	}
	if table.single() {
		if done, err := ed.pasteMerged(table, rowID, columnID); done {
			return err
		}
	}
	w := ed.newPaste(table, col)
	w.block(row)
	if err := w.end(); err != nil {
		return err
	}
	if then := ed.State.Paste.then; then != nil && len(w.Cells) > 0 {
		then(ranges.Rect{Rows: w.lines, Cols: ed.pastedSpan(col, len(w.columns))})
	}
	return nil
}

// pasteRows adds a row for each line of a table. Lines for which there cannot be rows are dropped.
func (ed *Editing) pasteRows(table *pasteTable, columnID string) error {
	col := ed.Cols.Find(columnID)
	if col < 0 {
		return &events.CellError{ColumnID: columnID, Err: ErrNoColumn}
	}
	w := ed.newPaste(table, col)
	w.dropped = len(w.table)
	w.beyond(w.table)
	return w.end()
}

// pastedSpan returns the leaf columns of a table with a number of columns, from a column on.
func (ed *Editing) pastedSpan(col, columns int) (span ranges.Span) {
	for i, leaf := range ed.Cols.Leaves[col:] {
		if columns == 0 {
			break
		}
		if !ed.Cols.Defs[leaf.Def].Copies() {
			continue
		}
		if columns--; span.Empty() {
			span.First = col + i
		}
		span.End = col + i + 1
	}
	return span
}

// pasteMerged writes a single text to all rows of a merged cell or to none of them. It returns done false if the cell
// is not merged.
func (ed *Editing) pasteMerged(table *pasteTable, rowID, columnID string) (done bool, err error) {
	writes := ed.writesOf(Write{RowID: rowID, ColumnID: columnID, Value: ed.pastedCell(table, 0, 0)})
	if len(writes) < 2 {
		return false, nil
	}
	if err := ed.Commit(writes, events.EditPasted); err != nil {
		return true, err
	}
	ed.Report.Emit(events.CellsPasted{Rows: 1, Columns: 1})
	return true, nil
}
