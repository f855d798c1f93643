// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"iter"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// pasteWrite writes a table to cells. The columns of the commit are the columns covered by the
// table, in order.
type pasteWrite struct {
	*Commit
	table [][]string
	// from is the table with its parsed and copied values.
	from  *pasteTable
	batch pasteBatch
	done  events.CellsPasted
	added rowdata.Growing
	// dropped is the number of lines without a row.
	dropped int
	// lines holds the navigation indexes of the written rows.
	lines ranges.Span
}

func (ed *Editing) newPaste(table *pasteTable, col int) *pasteWrite {
	w := &pasteWrite{Commit: ed.NewCommit(events.EditPasted), table: table.lines, from: table, added: ed.Data.Kind.List(0)}
	w.Commit.Skip = ed.Options.Editing.PasteSkipInvalid
	w.done.Rows = len(w.table)
	for _, cells := range w.table {
		w.done.Columns = max(w.done.Columns, len(cells))
	}
	for d := range ed.pastedColumns(col) {
		if len(w.columns) == w.done.Columns {
			break
		}
		i := w.addColumn(d)
		if texts := table.ahead.of(i, d); texts != nil && d.Set != nil {
			w.columns[i].values.ReadAhead(texts)
		}
	}
	return w
}

// pastedColumns yields the columns for the cells of a table, from a column on.
func (ed *Editing) pastedColumns(col int) iter.Seq[*column.Def] {
	return func(yield func(*column.Def) bool) {
		for _, leaf := range ed.Cols.Leaves[col:] {
			if d := ed.Cols.Defs[leaf.Def]; d.Copies() && !yield(d) {
				return
			}
		}
	}
}

// expect allocates room for the cells of a number of rows.
func (w *pasteWrite) expect(rows int) {
	rows = min(rows, len(w.table))
	cells := 0
	for _, line := range w.table[:rows] {
		cells += min(len(line), len(w.columns))
	}
	if cells < rows*len(w.columns)/2 {
		return // a line is much longer than the others
	}
	w.copies.expect(rows)
	w.rows, w.Cells = make([]column.EditedRow, 0, rows), make([]column.ChangedCell, 0, cells)
	for _, at := range w.columns {
		if at.values != nil {
			at.values.Grow(rows)
		}
	}
}

// block writes the table to the cells from a row on.
func (w *pasteWrite) block(row coord.Pos) {
	g := w.g
	page, first := g.Data.Snapshots.Page(), g.Data.NavIndex(row)
	n, body := int(g.Data.NavEnd(row)-first), !row.IsPinned()
	w.expect(n)
	w.lines = ranges.Span{First: int(first), End: int(first)}
	line := 0
	for i := 0; i < n && line < len(w.table); i++ {
		it := page.Item(int(first) + i) // the page lists its rows in navigation order
		if !page.HasCells(it) {
			continue // a group or filler is no row of the caller, and a full row has no cells
		}
		if !w.line(it, line) {
			return
		}
		line++
		w.lines.End = int(first) + i + 1
	}
	w.dropped = len(w.table) - line
	if w.flush() && body {
		w.beyond(w.table[line:])
	}
}

// line writes a line of the table to the cells of a row, and reports whether to continue. The row
// is written only once.
func (w *pasteWrite) line(it coord.Item, line int) bool {
	cells := w.table[line]
	cells = cells[:min(len(cells), len(w.columns))]
	first := slices.IndexFunc(w.columns[:len(cells)], func(at changedColumn) bool { return at.def.Set != nil })
	if first < 0 {
		w.skipped += len(cells)
		return true
	}
	id := w.g.Data.ItemID(it)
	_, err := w.addRow(Write{RowID: id, Record: it.Record(), Known: true})
	switch {
	case err == nil:
		return w.add(line)
	case w.Skip || err == ErrRowDeleted:
		w.skipped += len(cells)
		return true
	}
	if w.flush() { // an earlier cell may have failed
		w.fail(id, w.columns[first].def.ID, err)
	}
	return false
}

// Pasted returns the value to write for a pasted text; an empty text clears the cell.
func (ed *Editing) Pasted(text string) any {
	if text == "" {
		return nil
	}
	return column.Pasted(text, ed.Cols.Numbers)
}

// beyond makes new rows from the rest of the table, if the options allow that.
func (w *pasteWrite) beyond(table [][]string) {
	if !w.g.addsPasted() {
		return
	}
	first := len(w.table) - len(table)
	for line, cells := range table {
		row, err := w.g.blankPasted()
		if err != nil {
			return // the lines are dropped
		}
		for i := range cells {
			if i >= len(w.columns) || w.columns[i].def.Set == nil {
				continue
			}
			d := w.columns[i].def
			err := column.Contained(func() error { return d.Set(row, w.g.pastedCell(w.from, first+line, i)) })
			if err != nil && !w.Skip {
				w.fail("", d.ID, err)
				return
			}
			if err != nil {
				w.skipped++
			}
		}
		w.added.Add(row)
	}
}

// addsPasted reports whether the options let pasted lines beyond the last row become rows.
func (ed *Editing) addsPasted() bool {
	o := &ed.Options.Editing
	if ed.State.Rows != nil {
		return o.PasteAddRows || o.NewRow.Enabled
	}
	return ed.State.newRows != nil && o.NewRow.Enabled
}

// blankPasted returns a new row for a pasted line.
func (ed *Editing) blankPasted() (rowdata.Row, error) {
	if k := ed.State.Rows; k != nil {
		return k.Blank(), nil
	}
	return ed.State.newRows.Blank()
}

// addPasted adds the rows of pasted lines, and returns their number.
func (ed *Editing) addPasted(rows rowdata.Slice) (int, error) {
	if k := ed.State.Rows; k != nil {
		ids, err := k.AddMany(rows)
		return len(ids), err
	}
	if err := ed.State.newRows.AppendMany(rows); err != nil {
		return 0, err
	}
	return rows.Len(), nil
}

// tellDropped adds the last lines of the table, which have no row, to the event.
func (w *pasteWrite) tellDropped(lines int) {
	if lines <= 0 {
		return
	}
	w.done.Dropped, w.done.DroppedLines = lines, w.table[len(w.table)-lines:]
	for _, at := range w.columns[:min(len(w.columns), w.done.Columns)] {
		w.done.ColumnIDs = append(w.done.ColumnIDs, at.def.ID)
	}
}

// end applies the paste, all of it or nothing, as one step.
func (w *pasteWrite) end() error {
	if w.Err != nil {
		return w.Err
	}
	g := w.g
	g.State.History.Together(g.Options.Editing.History, func() {
		if w.Err = w.Apply(); w.Err == nil && w.added.Len() > 0 {
			w.done.Added, w.Err = g.addPasted(w.added)
		}
	})
	if w.Err != nil {
		return w.Err
	}
	w.done.Skipped = w.skipped
	w.tellDropped(w.dropped - w.done.Added)
	g.Report.Emit(w.done)
	return nil
}
