// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/undo"
)

// Pending is a change that waits for the program's answer.
type Pending struct {
	g        *Editing
	edits    []events.CellEdit
	step     undo.Step
	by       events.EditSource
	Answered bool
}

// await keeps a change until it is answered.
func (ed *Editing) await(ev *CellsEdited, step undo.Step) *Pending {
	p := &Pending{g: ed, edits: ev.Changes.list(), by: ev.By, step: step}
	ed.State.pending = append(ed.State.pending, p)
	ed.overlay()
	return p
}

// overlay updates the overlay of pending edits over the rows.
func (ed *Editing) overlay() {
	rows := map[string]*pendingRow{}
	for _, p := range ed.State.pending {
		for _, edit := range p.edits {
			row := rows[edit.RowID]
			if row == nil {
				row = &pendingRow{ed: ed}
				rows[edit.RowID] = row
			}
			row.edits = append(row.edits, edit)
		}
	}
	var overlaid map[string]dataset.Overlaid
	for id, row := range rows {
		if cols := row.columns(id); len(cols) > 0 {
			if overlaid == nil {
				overlaid = map[string]dataset.Overlaid{}
			}
			overlaid[id] = dataset.Overlaid{Cols: cols, Over: row.layOver}
		}
	}
	ed.Data.Changes.LayOver(overlaid)
	ed.RedrawRows()
}

// pendingRow holds the pending edits of one row, in order.
type pendingRow struct {
	ed    *Editing
	edits []events.CellEdit
}

// columns returns the ids of the columns with other values, none if there is no such row.
func (p *pendingRow) columns(id string) (cols []string) {
	record := p.ed.Data.RecordByID(id)
	if record < 0 {
		return nil
	}
	row := p.ed.Data.Kind.Deep(p.ed.Data.Order.Records.At(int(record)))
	for i := range p.edits {
		if p.put(row, &p.edits[i]) {
			cols = append(cols, p.edits[i].ColumnID)
		}
	}
	return cols
}

// layOver writes the values to a row.
func (p *pendingRow) layOver(row rowdata.Row) {
	for i := range p.edits {
		p.put(row, &p.edits[i])
	}
}

// put writes one value to a row, and reports whether its column accepted it.
func (p *pendingRow) put(row rowdata.Row, edit *events.CellEdit) bool {
	d := column.Find(p.ed.Data.CallerColumns(), edit.ColumnID)
	return d != nil && d.Restore != nil && column.Contained(func() error { d.Restore(row, edit.New); return nil }) == nil
}

// RedrawRows makes the rows on the screen be drawn again.
func (ed *Editing) RedrawRows() {
	if !ed.Data.StaleRows {
		ed.Data.Host.HoldOrder(true)
	}
	ed.Data.OrderChanged()
}

// answer removes a change from the pending ones, and reports whether it was pending.
func (p *Pending) answer() bool {
	if p.Answered {
		return false
	}
	p.Answered = true
	e := &p.g.State
	e.pending = slices.DeleteFunc(e.pending, func(q *Pending) bool { return q == p })
	p.g.overlay()
	return true
}

func (p *Pending) Accept() { p.answer() }

func (p *Pending) Reject(err error) {
	if !p.answer() {
		return
	}
	p.g.State.History.Reject(p.step, p.by)
	if err == nil {
		return
	}
	for _, edit := range p.edits {
		p.g.State.refuse(edit.RowID, edit.ColumnID, err)
	}
}

// ApplyPending applies a pending change to the rows of the grid.
func (ed *Editing) ApplyPending(p *Pending) error {
	c := ed.NewCommit(p.by)
	c.trusted, c.under = true, true
	step, _ := p.step.(*editStep)
	if step != nil {
		c.as = step.keys(p.by)
	}
	for _, edit := range p.edits {
		if !c.Write(writeOf(&edit, edit.New)) {
			break
		}
	}
	err := c.Err
	if err == nil {
		c.renamed, err = ed.writeRows(c.written())
	}
	if step != nil && p.by != events.EditUndone && err == nil {
		step.renamed = c.renamed
	}
	if err != nil {
		p.Reject(err)
		return err
	}
	p.Accept()
	return nil
}

// mostRefused is the maximum number of rows with marks of refused edits.
const mostRefused = 1000

// refuse marks a cell with the reason why it refused a value.
func (e *State) refuse(rowID, columnID string, reason error) {
	e.Refusals++
	if e.Refused == nil || len(e.Refused) >= mostRefused {
		e.Refused = map[string]map[string]error{}
	}
	cells := e.Refused[rowID]
	if cells == nil {
		cells = map[string]error{}
		e.Refused[rowID] = cells
	}
	cells[columnID] = reason
}

// settled removes the marks of cells that got a value.
func (e *State) settled(done *Changes) {
	if len(e.Refused) == 0 {
		return
	}
	e.Refusals++
	for edit := range done.All() {
		delete(e.Refused[edit.RowID], edit.ColumnID)
		if len(e.Refused[edit.RowID]) == 0 {
			delete(e.Refused, edit.RowID)
		}
	}
}
