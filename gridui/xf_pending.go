// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// edits is what a grid keeps of the changes of its cells.
type edits struct {
	// store keeps the rows in place of the slice of SetRows; nil: none does.
	store rowStore
	// pending are changes that the caller has not answered, in order.
	pending []*pendingEdits
	// refused are why cells did not get their last values, by row and column.
	refused map[string]map[string]error
	history history
	reveal  revealed
	paste   pasting
	// bulk is an edit of many rows that is under way.
	bulk *bulkEdit
	// rows adds and deletes rows; nil: the owner of the rows does.
	rows rowKeeper
	// commit is under way.
	commit committing
	// status says what became of rows; nil: nothing is known of that.
	status rowStatuses
}

// committing is a commit under way.
type committing interface {
	// update ends it if there is an answer, and says whether there was one.
	update(gtx layout.Context) bool
	close()
}

// pendingEdits are a change that waits for the caller's answer.
type pendingEdits struct {
	g        *editing
	edits    []events.CellEdit
	step     historyStep
	by       events.EditSource
	answered bool
}

// await keeps a change until it is answered.
func (ed *editing) await(ev *cellsEdited, step historyStep) *pendingEdits {
	p := &pendingEdits{g: ed, edits: ev.changes.list(), by: ev.by, step: step}
	ed.edits.pending = append(ed.edits.pending, p)
	ed.overlay()
	return p
}

// overlay makes the rows anew that show what is pending.
func (ed *editing) overlay() {
	defs := ed.data.CallerColumns()
	ed.data.Overlaid = nil
	for _, p := range ed.edits.pending {
		for _, edit := range p.edits {
			o, ok := ed.data.Overlaid[edit.RowID]
			if !ok {
				record := ed.data.RecordByID(edit.RowID)
				if record < 0 {
					continue
				}
				o.Row = ed.data.Kind.Deep(ed.data.Order.Records.At(record))
			}
			d := column.Find(defs, edit.ColumnID)
			if d == nil || d.Restore == nil || column.Contained(func() error { d.Restore(o.Row, edit.New); return nil }) != nil {
				continue
			}
			o.Cols = append(o.Cols, edit.ColumnID)
			if ed.data.Overlaid == nil {
				ed.data.Overlaid = map[string]dataset.Overlaid{}
			}
			ed.data.Overlaid[edit.RowID] = o
		}
	}
	ed.redrawRows()
}

// redrawRows has the rows on the screen drawn anew.
func (ed *editing) redrawRows() {
	if !ed.data.StaleRows {
		ed.data.Host.HoldOrder(true)
	}
	ed.data.OrderChanged()
}

// answer takes a change out of those that wait, and says whether it was one.
func (p *pendingEdits) answer() bool {
	if p.answered {
		return false
	}
	p.answered = true
	e := &p.g.edits
	e.pending = slices.DeleteFunc(e.pending, func(q *pendingEdits) bool { return q == p })
	p.g.overlay()
	return true
}

func (p *pendingEdits) accept() { p.answer() }

func (p *pendingEdits) reject(err error) {
	if !p.answer() {
		return
	}
	p.g.edits.history.rejected(p.step, p.by)
	if err == nil {
		return
	}
	for _, edit := range p.edits {
		p.g.edits.refuse(edit.RowID, edit.ColumnID, err)
	}
}

// applyPending makes a change that waits in the rows of the grid.
func (ed *editing) applyPending(p *pendingEdits) error {
	c := ed.newCommit(p.by)
	c.trusted, c.under = true, true
	step, _ := p.step.(*editStep)
	if step != nil {
		c.as = step.keys(p.by)
	}
	for _, edit := range p.edits {
		if !c.write(writeOf(&edit, edit.New)) {
			break
		}
	}
	err := c.err
	if err == nil {
		c.renamed, err = ed.writeRows(c.written())
	}
	if step != nil && p.by != events.EditUndone && err == nil {
		step.renamed = c.renamed
	}
	if err != nil {
		p.reject(err)
		return err
	}
	p.accept()
	return nil
}

// mostRefused is how many rows keep marks of edits that were refused.
const mostRefused = 1000

// refuse marks a cell with the reason why it did not get a value.
func (e *edits) refuse(rowID, columnID string, reason error) {
	if e.refused == nil || len(e.refused) >= mostRefused {
		e.refused = map[string]map[string]error{}
	}
	cells := e.refused[rowID]
	if cells == nil {
		cells = map[string]error{}
		e.refused[rowID] = cells
	}
	cells[columnID] = reason
}

// settled forgets the marks of cells that got a value.
func (e *edits) settled(done *cellChanges) {
	if len(e.refused) == 0 {
		return
	}
	for edit := range done.all() {
		delete(e.refused[edit.RowID], edit.ColumnID)
		if len(e.refused[edit.RowID]) == 0 {
			delete(e.refused, edit.RowID)
		}
	}
}

// rowKeeper adds and deletes rows.
type rowKeeper interface {
	addByKey()
	deleteByKey(focused string)
	// blank is a new row, addMany adds such rows and returns how many.
	blank() rowdata.Row
	addMany(rows rowdata.Slice) (int, error)
}
