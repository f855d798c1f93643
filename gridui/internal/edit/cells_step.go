// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/undo"
)

// editStep is an undoable change of cells.
type editStep struct {
	g       *Editing
	changes *Changes
	// whole holds copies of previous rows in which a cell had no value that can be restored
	// individually.
	whole map[string]rowdata.Row
	// renamed holds the rows whose id the change replaced. back is set while the change is undone:
	// rows have their previous ids then.
	renamed Renames
	back    bool
}

// remember returns the undo step of a change, nil if none is kept.
func (ed *Editing) remember(c *Commit, ev *CellsEdited) undo.Step {
	if ed.State.History.Moving() || ed.Options.Editing.History < 0 {
		return nil
	}
	s := &editStep{g: ed, changes: ev.Changes, whole: c.unrestorable(), renamed: c.renamed}
	if ev.Pending != nil {
		ev.Pending.step = s
	}
	return s
}

// unrestorable returns copies of the previous rows in which a cell had no value and clearing it
// would not restore that state.
func (c *Commit) unrestorable() (whole map[string]rowdata.Row) {
	if !slices.ContainsFunc(c.columns, func(at changedColumn) bool { return at.values != nil && at.values.Lacking() }) {
		return nil
	}
	var probe rowdata.Row
	for _, cell := range c.Cells {
		at := &c.columns[cell.Column]
		if !at.values.HadNone(int(cell.Value)) {
			continue
		}
		r := &c.rows[cell.Row]
		if probe.IsNil() || !c.copies.flat {
			probe = c.g.Data.Kind.Deep(r.Row)
		} else {
			c.g.Data.Kind.Assign(probe, r.Row)
		}
		if at.def.Restores(probe) {
			continue
		}
		if whole == nil {
			whole = map[string]rowdata.Row{}
		}
		whole[r.ID] = c.g.Data.Kind.Clone(r.Before)
	}
	return whole
}

func (s *editStep) Place() (rowID, columnID string) {
	e := s.changes.at(0)
	if to := s.renamed.Of(e.RowID); to != "" && !s.back {
		return to, e.ColumnID
	}
	return e.RowID, e.ColumnID
}

// keys returns the ids for the rows of the step when it is undone or redone.
func (s *editStep) keys(by events.EditSource) Renames {
	if by == events.EditUndone {
		return s.renamed.back()
	}
	return s.renamed
}

func (s *editStep) Cells() int { return s.changes.Count() }

func (s *editStep) Undo() error {
	return s.took(s.newReplay(events.EditUndone).run(s.changes.Count()-1, -1), true)
}

func (s *editStep) Redo() error { return s.took(s.newReplay(events.EditRedone).run(0, 1), false) }

func (s *editStep) took(err error, back bool) error {
	if err == nil {
		s.back = back
	}
	return err
}

// replay writes the cells of a step again. There may be millions of them, so it uses the numbers of
// rows and columns, each of which is looked up only once.
type replay struct {
	*Commit
	of *editStep
	// columnAt and rowAt map numbers in the step to numbers in the commit, from 1; 0 means not
	// looked up yet.
	columnAt, rowAt []int32
}

func (s *editStep) newReplay(by events.EditSource) *replay {
	r := &replay{Commit: s.g.NewCommit(by), of: s}
	r.trusted, r.step, r.as = true, s, s.keys(by)
	rows, cells := len(s.changes.rowIDs), s.changes.Count()
	r.columnAt, r.rowAt = make([]int32, len(s.changes.columns)), make([]int32, rows)
	r.rows, r.Cells = make([]column.EditedRow, 0, min(rows, cells)), make([]column.ChangedCell, 0, cells)
	if s.whole == nil {
		r.copies.expect(min(rows, cells))
	}
	return r
}

// run writes the cells from one on: backward with the old values, or forward with the new ones.
func (r *replay) run(from, step int) error {
	for i := from; i >= 0 && i < len(r.of.changes.cells); i += step {
		cell := r.of.changes.cells[i]
		if err := r.cell(cell, step < 0); err != nil {
			r.fail(r.of.changes.rowIDs[cell.Row], r.of.changes.columns[cell.Column].def.ID, err)
			return r.Err
		}
	}
	return r.Apply()
}

// cell writes a cell.
func (r *replay) cell(cell column.ChangedCell, back bool) error {
	col, err := r.columnFor(cell.Column)
	if err != nil {
		return err
	}
	row, err := r.rowFor(cell.Row)
	if err != nil {
		return err
	}
	old, now := r.of.changes.columns[cell.Column].values.Both(int(cell.Value))
	if !back {
		return column.Contained(func() error { return r.putIn(row, col, now) })
	}
	if err := column.Contained(func() error { return r.putIn(row, col, old) }); err != nil || old != nil {
		return err
	}
	if whole, ok := r.of.whole[r.of.changes.rowIDs[cell.Row]]; ok {
		r.rows[row].Put(r.g.Data.Kind.Deep(whole))
	}
	return nil
}

// columnFor returns the number in the commit of a column of the step.
func (r *replay) columnFor(i int32) (int, error) {
	if r.columnAt[i] == 0 {
		col := r.columnOf(r.of.changes.columns[i].def.ID)
		if col < 0 {
			return 0, ErrNoColumn
		}
		if r.columns[col].def.Set == nil {
			return 0, column.ErrNotEditable
		}
		if n := len(r.of.changes.rowIDs); len(r.of.changes.cells) > n {
			r.columns[col].values.Grow(n)
		}
		r.columnAt[i] = int32(col) + 1
	}
	return int(r.columnAt[i]) - 1, nil
}

// rowFor returns the number in the commit of a row of the step.
func (r *replay) rowFor(i int32) (int, error) {
	if r.rowAt[i] == 0 {
		row, err := r.addRow(Write{RowID: r.idOf(i)})
		if err != nil {
			return 0, err
		}
		r.rowAt[i] = int32(row) + 1
	}
	return int(r.rowAt[i]) - 1, nil
}

// idOf returns the present id of a row of the step.
func (r *replay) idOf(i int32) string {
	id := r.of.changes.rowIDs[i]
	if to := r.of.renamed.Of(id); to != "" && r.by == events.EditUndone {
		return to
	}
	return id
}

// writeOf returns a Write of a raw value to the cell of an edit.
func writeOf(e *events.CellEdit, v any) Write {
	return Write{RowID: e.RowID, ColumnID: e.ColumnID, Value: v}
}
