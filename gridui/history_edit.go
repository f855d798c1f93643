// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// editStep is a change of cells.
type editStep struct {
	g     *Core
	edits []CellEdit
	// whole are rows as they were before, of which a cell had no value that could be
	// put back.
	whole map[string]anyRow
}

// remember makes a step of a change.
func (g *Core) remember(c *editCommit, ev *cellsEdited) historyStep {
	if g.edits.history.moving || g.Editing.History < 0 {
		return nil
	}
	s := &editStep{g: g, edits: ev.edits, whole: c.unrestorable()}
	if ev.pending != nil {
		ev.pending.step = s
	}
	return s
}

// unrestorable are the rows before of which a cell had no value and would not be
// without one again by being cleared.
func (c *editCommit) unrestorable() (whole map[string]anyRow) {
	for _, cell := range c.cells {
		if cell.old != nil {
			continue
		}
		r := &c.rows[cell.row]
		probe := c.g.kind.deep(r.row)
		if contained(func() error { cell.def.restore(probe, nil); return nil }) == nil && cell.def.value(probe) == nil {
			continue
		}
		if whole == nil {
			whole = map[string]anyRow{}
		}
		whole[r.id] = c.g.kind.clone(r.before)
	}
	return whole
}

func (s *editStep) place() (rowID, columnID string) {
	return s.edits[0].RowID, s.edits[0].ColumnID
}

func (s *editStep) cells() int { return len(s.edits) }

func (s *editStep) undo() error {
	c := s.g.newCommit(EditUndone)
	c.trusted, c.step = true, s
	for i := len(s.edits) - 1; i >= 0; i-- {
		e := &s.edits[i]
		if !c.write(cellWrite{rowID: e.RowID, columnID: e.ColumnID, value: e.Old}) {
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
	for i := range s.edits {
		e := &s.edits[i]
		if !c.write(cellWrite{rowID: e.RowID, columnID: e.ColumnID, value: e.New}) {
			return c.err
		}
	}
	return c.commit()
}
