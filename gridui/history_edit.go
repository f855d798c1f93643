// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "slices"

// editStep is a change of cells.
type editStep struct {
	g       *Core
	changes *cellChanges
	// whole are rows as they were before, of which a cell had no value that could be
	// put back.
	whole map[string]anyRow
}

// remember makes a step of a change.
func (g *Core) remember(c *editCommit, ev *cellsEdited) historyStep {
	if g.edits.history.moving || g.Editing.History < 0 {
		return nil
	}
	s := &editStep{g: g, changes: ev.changes, whole: c.unrestorable()}
	if ev.pending != nil {
		ev.pending.step = s
	}
	return s
}

// unrestorable are the rows before of which a cell had no value and would not be
// without one again by being cleared.
func (c *editCommit) unrestorable() (whole map[string]anyRow) {
	if !slices.ContainsFunc(c.columns, func(at changedColumn) bool { return at.values != nil && at.values.lacking() }) {
		return nil
	}
	var probe anyRow
	for _, cell := range c.cells {
		at := &c.columns[cell.column]
		if !at.values.hadNone(int(cell.value)) {
			continue
		}
		r := &c.rows[cell.row]
		if probe.pointer == nil || !c.copies.flat {
			probe = c.g.kind.deep(r.row)
		} else {
			c.g.kind.assign(probe, r.row)
		}
		if at.def.restores(probe) {
			continue
		}
		if whole == nil {
			whole = map[string]anyRow{}
		}
		whole[r.id] = c.g.kind.clone(r.before)
	}
	return whole
}

// restores says whether a row is without a value when it is cleared.
func (d *columnDef) restores(row anyRow) bool {
	return contained(func() error { d.restore(row, nil); return nil }) == nil && d.value(row) == nil
}

func (s *editStep) place() (rowID, columnID string) {
	e := s.changes.at(0)
	return e.RowID, e.ColumnID
}

func (s *editStep) cells() int { return s.changes.count() }

func (s *editStep) undo() error {
	c := s.g.newCommit(EditUndone)
	c.trusted, c.step = true, s
	for i := s.changes.count() - 1; i >= 0; i-- {
		e := s.changes.at(i)
		if !c.write(e.write(e.Old)) {
			return c.err
		}
		if row, ok := s.whole[e.RowID]; ok && e.Old == nil {
			c.rows[c.last].row = s.g.kind.deep(row)
		}
	}
	return c.commit()
}

func (s *editStep) redo() error {
	c := s.g.newCommit(EditRedone)
	c.trusted, c.step = true, s
	for e := range s.changes.all() {
		if !c.write(e.write(e.New)) {
			return c.err
		}
	}
	return c.commit()
}

// write is the write of a raw value to the cell.
func (e *CellEdit) write(v any) cellWrite {
	return cellWrite{rowID: e.RowID, columnID: e.ColumnID, value: v}
}
