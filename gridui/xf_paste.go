// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/export"
)

const (
	pasteMost      = 64 << 20
	pasteMostCells = 4_000_000
	// pasteInline is how much text is read within a frame, in bytes: about 1 ms.
	pasteInline = 256 << 10
	// pasteCheckLines is the number of lines that are read between two checks whether the
	// paste was canceled.
	pasteCheckLines = 1024
)

// pasting is a paste under way: where it begins, and the table that is being read.
type pasting struct {
	asked           bool
	rowID, columnID string
	job             *rowmodel.Job
	table           *pasteTable
}

// pasteTable is what a paste holds.
type pasteTable struct {
	lines [][]string
	ahead *pasteAhead
}

// awaitPaste notes where the text goes that is on its way; asked is false where it goes nowhere.
func (ed *editing) awaitPaste(asked bool, rowID, columnID string) {
	p := &ed.edits.paste
	p.asked, p.rowID, p.columnID = asked, rowID, columnID
}

// findFocused finds a row that had the focus when something was asked for: it is the first
// to be looked at.
func (ed *editing) findFocused(rowID string) (row int, ok bool) {
	_, _, near, _ := ed.data.Host.FocusedRow()
	return ed.data.FindShown(rowID, near)
}

func (ed *editing) pasteFailed(err error) {
	ev := events.PasteFailed{Err: err}
	var cell *events.CellError
	if errors.As(err, &cell) {
		ev.RowID, ev.ColumnID = cell.RowID, cell.ColumnID
	}
	ed.report.Emit(ev)
}

// pasteText reads a table, here or in the background.
func (ed *editing) pasteText(text string) {
	p := &ed.edits.paste
	if !p.asked {
		return
	}
	p.asked = false
	if p.job != nil {
		p.job.Cancel()
	}
	p.job, p.table = nil, nil
	if len(text) <= pasteInline {
		table := &pasteTable{}
		ed.putTable(table, table.job(text).Run())
		return
	}
	table := &pasteTable{}
	if row, ok := ed.findFocused(p.rowID); ok {
		table.ahead = ed.newAhead(p.columnID, row)
	}
	job := table.job(text)
	p.job, p.table = job, table
	ed.data.Launch(job, dataset.InlineRows+1)
}

// job reads a table.
func (t *pasteTable) job(text string) *rowmodel.Job {
	return rowmodel.NewJob(1, func(check func(int)) error {
		switch {
		case text == "":
			return errPasteEmpty
		case len(text) > pasteMost:
			return errPasteLarge
		}
		cells, lines := 0, strings.Count(text, "\n")+1
		if lines > pasteMostCells {
			return errPasteLarge
		}
		t.lines = make([][]string, 0, lines)
		for line := range export.EachTSV(text) {
			if cells += len(line); cells > pasteMostCells {
				return errPasteLarge
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

// putTable puts a table into cells.
func (ed *editing) putTable(table *pasteTable, err error) {
	if errors.Is(err, rowmodel.ErrCanceled) {
		return
	}
	if err == nil {
		err = ed.pasteInto(table)
	}
	if err != nil {
		ed.pasteFailed(err)
	}
}

// pasteInto puts a table into the cells from where the paste was asked for, or one text
// into a column of the selected rows.
func (ed *editing) pasteInto(table *pasteTable) error {
	p := &ed.edits.paste
	rowID, columnID := p.rowID, p.columnID
	block := func() error { return ed.pasteBlock(table, rowID, columnID) }
	row, ok := ed.findFocused(rowID)
	col := ed.cols.Find(columnID)
	if !ok || col < 0 || !table.single() || !ed.selection.SelectedRow(row) || !ed.selection.Several() {
		return block()
	}
	w := ed.newPaste(table, col)
	if len(w.columns) == 0 {
		return block()
	}
	return ed.pasteSelected(w, block)
}

// single says whether the table is one text.
func (t *pasteTable) single() bool { return len(t.lines) == 1 && len(t.lines[0]) == 1 }

// pasteBlock puts a table into the cells from one on.
func (ed *editing) pasteBlock(table *pasteTable, rowID, columnID string) error {
	row, ok := ed.findFocused(rowID)
	if !ok {
		return &events.CellError{RowID: rowID, ColumnID: columnID, Err: dataset.ErrRowGone}
	}
	col := ed.cols.Find(columnID)
	if col < 0 {
		return &events.CellError{RowID: rowID, ColumnID: columnID, Err: errNoColumn}
	}
	w := ed.newPaste(table, col)
	w.block(row)
	return w.end()
}

// close ends what runs in the background.
func (e *edits) close() {
	if e.paste.job != nil {
		e.paste.job.Cancel()
	}
	if e.bulk != nil {
		e.bulk.close()
	}
	if e.commit != nil {
		e.commit.close()
	}
}
