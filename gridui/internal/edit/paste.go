// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"errors"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/export"
)

const (
	PasteMost      = 64 << 20
	pasteMostCells = 4_000_000
	// pasteInline is how much text is read within a frame, in bytes: about 1 ms.
	pasteInline = 256 << 10
	// pasteCheckLines is the number of lines that are read between two checks whether the
	// paste was canceled.
	pasteCheckLines = 1024
)

// pasting is a paste under way: where it begins, and the table that is being read.
type pasting struct {
	Asked           bool
	rowID, columnID string
	Job             *rowmodel.Job
	Table           *pasteTable
}

// pasteTable is what a paste holds.
type pasteTable struct {
	lines [][]string
	ahead *pasteAhead
}

// AwaitPaste notes where the text goes that is on its way; asked is false where it goes nowhere.
func (ed *Editing) AwaitPaste(asked bool, rowID, columnID string) {
	p := &ed.State.Paste
	p.Asked, p.rowID, p.columnID = asked, rowID, columnID
}

// findFocused finds a row that had the focus when something was asked for: it is the first
// to be looked at.
func (ed *Editing) findFocused(rowID string) (row int, ok bool) {
	_, _, near, _ := ed.Data.Host.FocusedRow()
	return ed.Data.FindShown(rowID, near)
}

func (ed *Editing) PasteFailed(err error) {
	ev := events.PasteFailed{Err: err}
	var cell *events.CellError
	if errors.As(err, &cell) {
		ev.RowID, ev.ColumnID = cell.RowID, cell.ColumnID
	}
	ed.Report.Emit(ev)
}

// PasteText reads a table, here or in the background.
func (ed *Editing) PasteText(text string) {
	p := &ed.State.Paste
	if !p.Asked {
		return
	}
	p.Asked = false
	if p.Job != nil {
		p.Job.Cancel()
	}
	p.Job, p.Table = nil, nil
	if len(text) <= pasteInline {
		table := &pasteTable{}
		ed.PutTable(table, table.job(text).Run())
		return
	}
	table := &pasteTable{}
	if row, ok := ed.findFocused(p.rowID); ok {
		table.ahead = ed.newAhead(p.columnID, row)
	}
	job := table.job(text)
	p.Job, p.Table = job, table
	ed.Data.Jobs.Launch(job, dataset.InlineRows+1)
}

// job reads a table.
func (t *pasteTable) job(text string) *rowmodel.Job {
	return rowmodel.NewJob(1, func(check func(int)) error {
		switch {
		case text == "":
			return ErrPasteEmpty
		case len(text) > PasteMost:
			return ErrPasteLarge
		}
		cells, lines := 0, strings.Count(text, "\n")+1
		if lines > pasteMostCells {
			return ErrPasteLarge
		}
		t.lines = make([][]string, 0, lines)
		for line := range export.EachTSV(text) {
			if cells += len(line); cells > pasteMostCells {
				return ErrPasteLarge
			}
			if len(t.lines)%pasteCheckLines == 0 {
				check(0)
			}
			t.ahead.take(len(t.lines), line)
			t.lines = append(t.lines, line)
		}
		return nil
	})
}

// PutTable puts a table into cells.
func (ed *Editing) PutTable(table *pasteTable, err error) {
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

// pasteInto puts a table into the cells from where the paste was asked for, or one text
// into a column of the selected rows.
func (ed *Editing) pasteInto(table *pasteTable) error {
	p := &ed.State.Paste
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

// single reports whether the table is one text.
func (t *pasteTable) single() bool { return len(t.lines) == 1 && len(t.lines[0]) == 1 }

// pasteBlock puts a table into the cells from one on.
func (ed *Editing) pasteBlock(table *pasteTable, rowID, columnID string) error {
	row, ok := ed.findFocused(rowID)
	if !ok {
		return &events.CellError{RowID: rowID, ColumnID: columnID, Err: dataset.ErrRowGone}
	}
	col := ed.Cols.Find(columnID)
	if col < 0 {
		return &events.CellError{RowID: rowID, ColumnID: columnID, Err: ErrNoColumn}
	}
	w := ed.newPaste(table, col)
	w.block(row)
	return w.end()
}

// Close ends what runs in the background.
func (e *State) Close() {
	if e.Paste.Job != nil {
		e.Paste.Job.Cancel()
	}
	if e.Bulk != nil {
		e.Bulk.close()
	}
	if e.Commit != nil {
		e.Commit.Close()
	}
}
