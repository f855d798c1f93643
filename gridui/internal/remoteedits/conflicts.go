// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

// conflicts holds the rows that could not be saved, and their presentation.
type conflicts[T any] struct {
	tracker *tracking.Tracker[T]
	columns *Columns[T]

	list []conflict[T]
	at   map[string]int
	// shown is the last result of Conflicts, for revision shownOf of the list.
	shown   []remote.Conflict
	shownOf uint32
	rev     uint32
	// asked counts the requests to users to settle conflicts.
	asked uint32
}

// conflict is a row that could not be saved.
type conflict[T any] struct {
	events.RowConflict
	// before is the row as it was read, theirs the present row of the source, nil if it is gone.
	before, theirs *T
}

// Met takes over the conflicts of a write, and reports whether any needs a decision. It settles a
// row at once if no cell changed here was changed by others too.
func (r *Rows[T]) Met(w Write, met []rowsource.Conflict) (open bool) {
	r.conflicts.clear()
	r.Reread()
	for _, m := range met {
		if m.Edit < 0 || m.Edit >= len(w.Edits) {
			continue
		}
		c := r.conflicts.of(w.Edits[m.Edit], w.IDs[m.Edit], m)
		if len(c.Cells) == 0 && (!c.Whole || m.Kind == rowsource.ConflictGone && c.Edit == rowsource.EditDelete) {
			r.settle(&c)
			continue
		}
		r.conflicts.add(c)
	}
	r.Refresh()
	return len(r.conflicts.list) > 0
}

func (cs *conflicts[T]) clear() {
	cs.list, cs.at = nil, map[string]int{}
	cs.rev++
}

func (cs *conflicts[T]) add(c conflict[T]) {
	cs.at[c.RowID] = len(cs.list)
	cs.list = append(cs.list, c)
}

// of returns the conflict of an edit, with the cells in which the sides differ.
func (cs *conflicts[T]) of(e rowsource.Edit, id string, m rowsource.Conflict) (c conflict[T]) {
	c.RowID, c.Edit, c.Kind = id, e.Kind, m.Kind
	c.Whole = e.Kind == rowsource.EditDelete || m.Kind == rowsource.ConflictGone
	mine, _ := cs.tracker.Row(id)
	if was, ok := cs.tracker.Original(id); ok {
		c.before = &was
	}
	if m.Kind != rowsource.ConflictGone {
		theirs := mine
		if c.before != nil {
			theirs = *c.before
		}
		theirs = cs.tracker.Clone(theirs)
		_ = cs.columns.set(&theirs, m.Current) // fields that cannot be set remain
		c.theirs = &theirs
	}
	for _, f := range cs.columns.told(e) {
		cell := cellOf(cs.columns, &c, e, f.Column, m.Current)
		if c.differs(cell) {
			c.Cells = append(c.Cells, cell)
		}
	}
	return c
}

// told returns the columns of an edit that can conflict.
func (c *Columns[T]) told(e rowsource.Edit) []rowsource.Field {
	fields := e.Set
	if e.Kind == rowsource.EditDelete {
		fields = e.Old
	}
	return slices.DeleteFunc(slices.Clone(fields), func(f rowsource.Field) bool { return f.Column == c.version })
}

func cellOf[T any](columns *Columns[T], c *conflict[T], e rowsource.Edit, column string, current []rowsource.Field) events.CellConflict {
	cell := events.CellConflict{Column: column, Theirs: valueIn(current, column)}
	if c.before != nil {
		cell.Before = columns.value(column, c.before)
	}
	if e.Kind != rowsource.EditDelete {
		cell.Mine = valueIn(e.Set, column)
	}
	return cell
}

func valueIn(fields []rowsource.Field, column string) value.Value {
	for _, f := range fields {
		if f.Column == column {
			return f.Value
		}
	}
	return value.Value{}
}

// changedAgain updates the conflict of a row that was changed again.
func (cs *conflicts[T]) changedAgain(id string) {
	i, ok := cs.at[id]
	row, there := cs.tracker.Row(id)
	if !ok || !there || cs.list[i].Edit == rowsource.EditDelete {
		return
	}
	c := &cs.list[i]
	c.Cells = slices.Clone(c.Cells) // callers may still hold the old ones
	for k := range c.Cells {
		c.Cells[k].Mine = cs.columns.value(c.Cells[k].Column, &row)
	}
	cs.rev++
}

// differs reports whether a cell belongs to the conflict: the source's value differs from the value
// read here and from the value to be written.
func (c *conflict[T]) differs(cell events.CellConflict) bool {
	switch {
	case c.Kind == rowsource.ConflictGone:
		return c.Edit != rowsource.EditDelete
	case c.Edit == rowsource.EditDelete:
		return cell.Theirs != cell.Before
	}
	return cell.Theirs != cell.Mine && (cell.Theirs != cell.Before || c.Edit == rowsource.EditInsert)
}

// Conflicts returns the rows that could not be saved and still differ.
func (r *Rows[T]) Conflicts() []remote.Conflict {
	cs := &r.conflicts
	if len(cs.list) == 0 {
		return nil
	}
	if cs.shown == nil || cs.shownOf != cs.rev {
		cs.shown, cs.shownOf = nil, cs.rev
		for i := range cs.list {
			cs.shown = append(cs.shown, r.conflicts.show(&cs.list[i]))
		}
	}
	return cs.shown
}

// show returns a conflict with the rows of its sides.
func (cs *conflicts[T]) show(c *conflict[T]) remote.Conflict {
	out := remote.Conflict{RowConflict: c.RowConflict}
	if c.before != nil {
		out.Before = rowdata.To(c.before)
	}
	if c.theirs != nil {
		out.Theirs = rowdata.To(c.theirs)
	}
	if row, ok := cs.tracker.Row(c.RowID); ok && c.Edit != rowsource.EditDelete {
		out.Mine = rowdata.To(&row)
	}
	return out
}

// AskPerson makes the grid list the conflicts.
func (r *Rows[T]) AskPerson() {
	r.conflicts.asked++
	r.touch()
}

// Asked counts the calls of AskPerson.
func (r *Rows[T]) Asked() uint32 { return r.conflicts.asked }

// ConflictsRev returns a revision that changes whenever Conflicts does.
func (r *Rows[T]) ConflictsRev() uint32 { return r.conflicts.rev }

// RowConflicts returns a copy of the conflicts.
func (r *Rows[T]) RowConflicts() (all []events.RowConflict) {
	for i := range r.conflicts.list {
		c := r.conflicts.list[i].RowConflict
		c.Cells = slices.Clone(c.Cells)
		all = append(all, c)
	}
	return all
}

// Choose settles a cell of a conflict, all cells of a row, or all rows: see remote.Edits.
func (r *Rows[T]) Choose(conflict, cell int, choice events.ConflictChoice) {
	list := r.conflicts.list
	if conflict >= 0 {
		if conflict >= len(list) {
			return
		}
		list = list[conflict : conflict+1]
	}
	for i := range list {
		list[i].choose(cell, choice)
	}
	r.conflicts.rev++
	r.touch()
}

// choose settles a cell. It settles all cells for a negative number or a conflict of the whole row.
func (c *conflict[T]) choose(cell int, choice events.ConflictChoice) {
	c.Cells = slices.Clone(c.Cells) // callers may still hold the old ones
	if c.Whole {
		c.Choice, cell = choice, -1
	}
	for i := range c.Cells {
		if cell < 0 || cell == i {
			c.Cells[i].Choice = choice
		}
	}
}

// Settle applies the choices to the tracker, and reports whether unsettled conflicts remain.
func (r *Rows[T]) Settle() (open bool) {
	list := r.conflicts.list
	r.conflicts.clear()
	for i := range list {
		if list[i].Settled() {
			r.settle(&list[i])
		} else {
			r.conflicts.add(list[i])
		}
	}
	r.Refresh()
	return len(r.conflicts.list) > 0
}

// Settlement holds a user's choices for the conflict of a row.
type Settlement struct {
	RowID string
	// mine holds the values given up for the source's values; with writes them into a copy of a
	// row.
	mine []rowsource.Field
	with func(row rowdata.Row, fields []rowsource.Field) rowdata.Row
}

// GaveUp reports whether values were given up for the source's values.
func (s *Settlement) GaveUp() bool { return len(s.mine) > 0 }

// Before returns a copy of now with the values that were given up.
func (s *Settlement) Before(now rowdata.Row) rowdata.Row { return s.with(now, s.mine) }

// Settled returns the conflicts that Settle will apply.
func (r *Rows[T]) Settled() (list []Settlement) {
	with := func(row rowdata.Row, fields []rowsource.Field) rowdata.Row {
		c := r.tracker.Clone(*rowdata.Ptr[T](row))
		_ = r.columns.set(&c, fields) // fields that cannot be set remain
		return rowdata.To(&c)
	}
	for i := range r.conflicts.list {
		if c := &r.conflicts.list[i]; c.Settled() {
			list = append(list, Settlement{c.RowID, c.mine(), with})
		}
	}
	return list
}

// mine returns the values given up.
func (c *conflict[T]) mine() (fields []rowsource.Field) {
	if c.Whole {
		return nil
	}
	for _, cell := range c.Cells {
		if cell.Choice == events.ChoiceTheirs {
			fields = append(fields, rowsource.Field{Column: cell.Column, Value: cell.Mine})
		}
	}
	return fields
}

// settle turns a conflict into a change of the source's present row.
func (r *Rows[T]) settle(c *conflict[T]) {
	theirs := c.Choice == events.ChoiceTheirs
	switch {
	case c.Kind == rowsource.ConflictGone && c.Edit == rowsource.EditDelete:
		r.gone(c.RowID)
	case c.Kind == rowsource.ConflictGone && theirs:
		r.gone(c.RowID)
	case c.Kind == rowsource.ConflictGone:
		r.tracker.KnowGone(c.RowID, true)
	case c.Edit == rowsource.EditDelete && theirs:
		r.tracker.Undo(c.RowID)
		_ = r.tracker.Know(c.RowID, *c.theirs)
	default:
		r.conflicts.takeTheirs(c)
		_ = r.tracker.Know(c.RowID, *c.theirs)
	}
}

// gone drops a row that the source has deleted. It shows as deleted until the rows are read again.
func (r *Rows[T]) gone(id string) {
	r.tracker.KnowGone(id, false)
	if r.rereading {
		r.leaving[id] = true
	}
}

// takeTheirs sets the cells of a row for which the source's values were chosen.
func (cs *conflicts[T]) takeTheirs(c *conflict[T]) {
	var fields []rowsource.Field
	for _, cell := range c.Cells {
		if cell.Choice == events.ChoiceTheirs {
			fields = append(fields, rowsource.Field{Column: cell.Column, Value: cell.Theirs})
		}
	}
	if len(fields) == 0 || cs.tracker.Status(c.RowID) == tracking.Deleted {
		return
	}
	_, _ = cs.tracker.Update(c.RowID, func(row *T) { _ = cs.columns.set(row, fields) })
}

// Prune drops the conflicts of rows without changes.
func (r *Rows[T]) Prune() {
	if len(r.conflicts.list) == 0 {
		return
	}
	list := r.conflicts.list
	kept := slices.DeleteFunc(slices.Clone(list), func(c conflict[T]) bool { return r.tracker.Status(c.RowID) == tracking.Unchanged })
	r.conflicts.clear()
	for _, c := range kept {
		r.conflicts.add(c)
	}
}

// ConflictRow returns the id of the row of the i-th conflict, and the number of conflicts.
func (r *Rows[T]) ConflictRow(i int) (id string, of int) {
	if of = len(r.conflicts.list); i < of {
		id = r.conflicts.list[i].RowID
	}
	return id, of
}

// ConflictOf returns the conflict of a row, nil if there is none.
func (r *Rows[T]) ConflictOf(id string) *events.RowConflict {
	i, ok := r.conflicts.at[id]
	if !ok {
		return nil
	}
	return &r.conflicts.list[i].RowConflict
}
