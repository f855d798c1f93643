// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"gioui.org/io/transfer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

var (
	// ErrPasteLarge is the error of a paste of more than 64 MB or 4 million cells.
	ErrPasteLarge = errors.New("gridui: too much to paste: more than 64 MB or 4 million cells")
	// ErrPasteEmpty is the error of a paste of no text.
	ErrPasteEmpty = errors.New("gridui: there is no text to paste")
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

// Paste puts a table into cells as Ctrl+V does: from the focused cell on to the end
// of the row and down, in the order in which rows and columns show on the page. In a
// pinned row it goes on through the rows pinned below it on the same side, elsewhere
// through those that scroll. Text
// is a table as spreadsheets exchange it, see export.ParseTSV. One value goes into
// the focused column of all selected rows on the page if the focused row and others
// are selected. Where more than 10,000 rows show, a background job finds these, and they
// are written to in the frames that follow, some thousand cells in each; Escape stops that.
//
// A Pasted or PasteFailed event tells what came of it. A table of more than 256 kB is
// read in the background, and pasted in a later one.
func (g *Core) Paste(text string) {
	g.prepare(layout.Context{})
	g.awaitPaste()
	g.pasteText(text)
}

// awaitPaste notes where the text goes that is on its way.
func (g *Core) awaitPaste() {
	f, p := &g.engine.focus, &g.edits.paste
	p.asked = g.engine.isRow(f.at())
	p.rowID, p.columnID = f.rowID, f.columnID
}

// updatePaste takes what the clipboard holds and pastes it, and says whether
// anything came of it.
func (g *Core) updatePaste(gtx layout.Context) bool {
	p := &g.edits.paste
	if p.job != nil {
		if !g.data.Jobs.Work(gtx, p.job) {
			return false
		}
		job := p.job
		p.job = nil
		table := p.table
		p.table = nil
		g.putTable(table, job.Err())
		return true
	}
	if !p.asked || g.Editing.Mode == option.EditOff {
		return false
	}
	ev, ok := gtx.Event(transfer.TargetFilter{Target: &g.engine.pasteTag, Type: "application/text"})
	if !ok {
		return false
	}
	if data, ok := ev.(transfer.DataEvent); ok {
		text, err := readPaste(data)
		if err != nil {
			p.asked = false
			g.pasteFailed(err)
			return true
		}
		g.pasteText(text)
	}
	return true
}

// readPaste reads what the clipboard holds, as far as that can be pasted.
func readPaste(data transfer.DataEvent) (string, error) {
	r := data.Open()
	defer r.Close()
	var text strings.Builder
	n, err := io.Copy(&text, io.LimitReader(r, pasteMost+1))
	if err != nil {
		return "", fmt.Errorf("gridui: the clipboard cannot be read: %w", err)
	}
	if n > pasteMost {
		return "", ErrPasteLarge
	}
	return text.String(), nil
}

func (g *Core) pasteFailed(err error) {
	ev := events.PasteFailed{Err: err}
	var cell *CellError
	if errors.As(err, &cell) {
		ev.RowID, ev.ColumnID = cell.RowID, cell.ColumnID
	}
	g.report.Emit(ev)
}

// pasteText reads a table, here or in the background.
func (g *Core) pasteText(text string) {
	p := &g.edits.paste
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
		g.putTable(table, table.job(text).Run())
		return
	}
	table := &pasteTable{}
	if row, ok := g.data.FindShown(p.rowID, g.engine.focus.row); ok {
		table.ahead = g.newAhead(p.columnID, row)
	}
	job := table.job(text)
	p.job, p.table = job, table
	g.data.Jobs.Launch(job, dataset.InlineRows+1)
}

// job reads a table.
func (t *pasteTable) job(text string) *rowmodel.Job {
	return rowmodel.NewJob(1, func(check func(int)) error {
		switch {
		case text == "":
			return ErrPasteEmpty
		case len(text) > pasteMost:
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

// putTable puts a table into cells.
func (g *Core) putTable(table *pasteTable, err error) {
	if errors.Is(err, rowmodel.ErrCanceled) {
		return
	}
	if err == nil {
		err = g.pasteInto(table)
	}
	if err != nil {
		g.pasteFailed(err)
	}
}

// pasteInto puts a table into the cells from where the paste was asked for, or one text
// into a column of the selected rows.
func (g *Core) pasteInto(table *pasteTable) error {
	p := &g.edits.paste
	rowID, columnID := p.rowID, p.columnID
	block := func() error { return g.pasteBlock(table, rowID, columnID) }
	row, ok := g.data.FindShown(rowID, g.engine.focus.row)
	col := g.engine.cols.Find(columnID)
	if !ok || col < 0 || !table.single() || !g.selectedRow(row) || !g.selectsSeveral() {
		return block()
	}
	w := g.newPaste(table, col)
	if len(w.columns) == 0 {
		return block()
	}
	return g.pasteSelected(w, block)
}

// single says whether the table is one text.
func (t *pasteTable) single() bool { return len(t.lines) == 1 && len(t.lines[0]) == 1 }

// pasteBlock puts a table into the cells from one on.
func (g *Core) pasteBlock(table *pasteTable, rowID, columnID string) error {
	row, ok := g.data.FindShown(rowID, g.engine.focus.row)
	if !ok {
		return &CellError{RowID: rowID, ColumnID: columnID, Err: ErrRowGone}
	}
	col := g.engine.cols.Find(columnID)
	if col < 0 {
		return &CellError{RowID: rowID, ColumnID: columnID, Err: ErrNoColumn}
	}
	w := g.newPaste(table, col)
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
