// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"io"
	"strings"

	"gioui.org/io/clipboard"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Copy puts on the clipboard, in the next frame, what Ctrl+C does: of the rows that
// show on the present page those that are selected, or where none is the focused
// cell. Of the rows it takes all columns that show, in their order from the left
// pane to the right one, but for those of buttons, check boxes and the like, and
// such as have NoCopy. A Copied event tells when it is done; more than 10,000
// rows are read in the background. Nothing is copied where nothing is selected and
// a header or no cell has the focus.
//
// The text is a table as spreadsheets exchange it, see export.TSVBuilder. Cells have
// the text that exports have of them, too: in columns with CopyText what they show, else
// numbers, truth values and texts plainly, times in the column's layout, durations and
// types with a String method as Format or that shows them, and all else as its Format
// shows it, or without one as menus.CellValueToClipboardText writes it. The row of a group, or of a tree's node that is a name
// alone, is selected if all rows below it are that can be; copied are its name and
// the sums that it shows, as those that a branch of a tree shows are. Details and floating rows are not copied.
func (g *Grid[T]) Copy(withHeaders bool) { g.bound().Copy(withHeaders) }

func (g *core) Copy(withHeaders bool) { g.copyCells(withHeaders) }

func (g *core) copyCells(headers bool) {
	g.jobs.copyAsked, g.jobs.copyHeaders, g.jobs.copyThen = true, headers, nil
}

// CopyText is the text that Copy puts on the clipboard, made here and now whatever
// it takes; empty if there is nothing to copy or it cannot be.
func (g *Grid[T]) CopyText(withHeaders bool) string { return g.bound().CopyText(withHeaders) }

func (g *core) CopyText(withHeaders bool) string {
	g.prepare(layout.Context{})
	w := g.newCopy(withHeaders)
	if w.job.Run() != nil {
		return ""
	}
	return w.text
}

// copyWork is a copy that is being made.
type copyWork struct {
	job *rowmodel.Job
	// visits are about how many cells it looks at.
	visits int
	text   string
	done   copied
}

// newCopy prepares a copy of what is selected and shows, else of the focused cell.
func (g *core) newCopy(headers bool) *copyWork {
	focus := g.focusedCell()
	if g.selection.None() {
		return newCopyWork(focus, nil, headers, focus)
	}
	s := g.data.Snapshots.Page()
	if !g.data.Scans() {
		s = g.data.Snapshots.OnScreen()
		if set := &g.Selection.Rows; set.IsAll() || set.ExceptionCount() > 1 {
			g.data.Unscanned("copying the selected rows", "those on the screen are copied")
		}
	}
	return newCopyWork(s, g.selection.In(s), headers, focus)
}

// newCopyWork copies rows that are kept, or if there are none, the cell focus.
func newCopyWork(s *dataset.Snapshot, keep func(row int) (in, more bool), headers bool, focus *dataset.Snapshot) *copyWork {
	w := &copyWork{visits: s.N * len(s.Cols)}
	w.job = rowmodel.NewJob(s.N, func(check func(int)) error {
		c := copier{Snapshot: s, headers: headers, check: check}
		any, err := false, error(nil)
		if keep != nil && len(s.Cols) > 0 {
			any, err = c.copy(copyBlock{end: s.N, keep: keep, endCol: len(s.Cols)})
		}
		if !any && err == nil && len(focus.Cols) > 0 {
			c = copier{Snapshot: focus, headers: headers, check: check}
			any, err = c.copy(copyBlock{end: focus.N, endCol: len(focus.Cols)})
		}
		if any {
			w.text, w.done = c.out.String(), c.done
		}
		return err
	})
	return w
}

// focusedCell holds the focused cell; nothing if there is none that may be copied.
func (g *core) focusedCell() *dataset.Snapshot {
	f := &g.engine.focus
	return g.oneCell(f.at(), f.columnID)
}

// oneCell holds a cell of a row; nothing if it may not be copied.
func (g *core) oneCell(at viewport.Address, columnID string) *dataset.Snapshot {
	it, ok := g.data.Record(at.Band, at.Row)
	if !ok {
		return &dataset.Snapshot{}
	}
	s := g.data.Snapshots.Items(0, 0)
	s.Top, s.N = []int{it}, 1
	col := s.Find(columnID)
	if col < 0 {
		return &dataset.Snapshot{}
	}
	s.Label -= col
	s.Cols = s.Cols[col : col+1]
	return s
}

// updateCopy makes the copy that was asked for, puts the one that is made on the
// clipboard, and says whether there is something to tell.
func (g *core) updateCopy(gtx layout.Context) bool {
	b := &g.jobs
	if b.copyAsked {
		b.copyAsked = false
		if b.copying != nil {
			b.copying.job.Cancel()
		}
		b.copying = g.newCopy(b.copyHeaders)
		g.data.Jobs.Launch(b.copying.job, max(b.copying.visits/cellsPerRow, 1))
	}
	w := b.copying
	if w == nil {
		return false
	}
	g.data.Jobs.Step(gtx, w.job)
	if !w.job.Finished() {
		g.data.Jobs.Poll(gtx)
		return false
	}
	b.copying = nil
	if err := w.job.Err(); err != nil {
		g.report.Emit(events.Copied{Err: err})
		return true
	}
	if w.done.rows == 0 {
		return false
	}
	gtx.Execute(clipboard.WriteCmd{
		Type: "application/text", // the one type that Gio's windows carry
		Data: io.NopCloser(strings.NewReader(w.text)),
	})
	g.report.Emit(events.Copied{Rows: w.done.rows, Columns: w.done.columns, Cells: w.done.cells})
	if then := b.copyThen; then != nil {
		b.copyThen = nil
		then()
	}
	return true
}

// cellsPerRow is how many cells are copied in about the time in which a row is put
// in order.
const cellsPerRow = 4
