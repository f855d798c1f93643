// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
	"fmt"
	"reflect"
	"time"
)

// editCommit collects writes to cells in copies of the rows, and then makes them all
// or none.
type editCommit struct {
	g  *Core
	by EditSource
	// trusted passes over the questions whether a cell may be edited and is valid: what
	// undo and redo bring back has been asked for before.
	trusted bool
	// under takes rows as they are under what is pending.
	under bool
	// skip leaves out cells that cannot be changed, and counts them in skipped.
	skip    bool
	skipped int

	rows  []editedRow
	cells []editedCell
	// at is where in rows an id is, last the row written to last, column its column.
	at     map[string]int
	last   int
	column *columnDef
	// step is what it takes back or again, if it does.
	step historyStep
	// waiting are the rows of changes that are yet to be made, by id.
	waiting map[string]waitingRow
	err     error
}

// editedRow is a row that is being changed: before and after, and its record, or -1
// where only its id is known.
type editedRow struct {
	id          string
	record      int
	before, row anyRow
}

// editedCell is a cell of one of the rows, with its value before.
type editedCell struct {
	row int
	def *columnDef
	old any
}

func (g *Core) newCommit(by EditSource) *editCommit {
	return &editCommit{g: g, by: by, last: -1, waiting: g.waitingRows()}
}

// write puts a value into the copy of a row and says whether to go on.
func (c *editCommit) write(w cellWrite) bool {
	if err := c.put(w); err != nil {
		if c.skip {
			c.skipped++
			return true
		}
		c.fail(w.rowID, w.columnID, err)
		return false
	}
	return true
}

func (c *editCommit) fail(rowID, columnID string, err error) {
	c.err = &CellError{RowID: rowID, ColumnID: columnID, Err: err}
}

func (c *editCommit) put(w cellWrite) error {
	d := c.def(w.columnID)
	if d == nil {
		return ErrNoColumn
	}
	return c.putIn(d, w)
}

func (c *editCommit) putIn(d *columnDef, w cellWrite) error {
	if d.set == nil {
		return ErrNotEditable
	}
	at, err := c.row(w)
	if err != nil {
		return err
	}
	r := &c.rows[at]
	if !c.trusted && !d.editableIn(r.before) {
		return ErrNotEditable
	}
	cell := editedCell{row: at, def: d, old: d.value(r.row)}
	if err := contained(func() error { return c.set(d, r, w.value) }); err != nil {
		return err
	}
	c.cells = append(c.cells, cell)
	return nil
}

// set stores a value. Where cells that refuse theirs are left out, the row is then as
// it was.
func (c *editCommit) set(d *columnDef, r *editedRow, v any) (err error) {
	if c.trusted {
		d.restore(r.row, v)
		return nil
	}
	if !c.skip {
		return d.set(r.row, v)
	}
	was, sound := r.row, false
	r.row = c.copy(was)
	defer func() {
		if !sound {
			r.row = was
		}
	}()
	if err := d.set(r.row, v); err != nil {
		return err
	}
	if d.validate != nil {
		if err := d.validate(r.row, d.value(r.row)); err != nil {
			return err
		}
	}
	sound = true
	return nil
}

// def is a column by its id.
func (c *editCommit) def(id string) *columnDef {
	if c.column == nil || c.column.id != id {
		c.column = findColumn(c.g.columns(), id)
	}
	return c.column
}

// row is the place in rows of the row of a write.
func (c *editCommit) row(w cellWrite) (int, error) {
	if c.last >= 0 && c.rows[c.last].id == w.rowID {
		return c.last, nil
	}
	if i, ok := c.at[w.rowID]; ok {
		c.last = i
		return i, nil
	}
	if err := c.g.writable(w.rowID); err != nil {
		return 0, err
	}
	record, row, err := c.find(w)
	if err != nil {
		return 0, err
	}
	if c.at == nil {
		c.at = map[string]int{}
	}
	c.last = len(c.rows)
	c.at[w.rowID] = c.last
	c.rows = append(c.rows, editedRow{id: w.rowID, record: record, before: row, row: c.copy(row)})
	return c.last, nil
}

// copy is a copy of a row that can be changed.
func (c *editCommit) copy(row anyRow) anyRow {
	if s := c.g.edits.store; s != nil {
		return s.clone(row)
	}
	return c.g.kind.deep(row)
}

// find is the row of a write as it is, with all changes that wait.
func (c *editCommit) find(w cellWrite) (record int, row anyRow, err error) {
	record = w.record - 1
	if record < 0 {
		record = c.g.recordByID(w.rowID)
	}
	if p, ok := c.g.edits.overlay[w.rowID]; ok && record >= 0 && !c.under {
		return record, p.row, nil
	}
	if p, ok := c.waiting[w.rowID]; ok {
		if p.gone {
			return -1, row, ErrRowGone
		}
		return record, p.row, nil
	}
	if record < 0 {
		return -1, row, ErrRowGone
	}
	return record, c.g.recordRow(record), nil
}

// commit makes the writes: nothing where the rows are as they were.
func (c *editCommit) commit() error {
	g := c.g
	if err := c.check(); err != nil {
		return err
	}
	ev := c.event()
	if len(ev.edits) == 0 {
		return nil
	}
	if g.Editing.Controlled {
		ev.pending = g.await(ev, c.step)
	} else if err := g.writeRows(c.changed(ev.rowIDs)); err != nil {
		return err
	}
	g.edits.settled(ev.edits)
	if step := g.remember(c, &ev); step != nil {
		g.pushStep(step)
	}
	g.engine.queue.push(signal{ev: g.of.editedEvent(ev)})
	return nil
}

// check asks whether the rows are valid with all that was written.
func (c *editCommit) check() error {
	g := c.g
	if _, ok := g.given().(rowSlice); !ok && !g.Editing.Controlled {
		g.problem("editsource", "rows of a source cannot be edited: set Editing.Controlled and change them where they are")
		return ErrNotASlice
	}
	for _, cell := range c.cells {
		r, d := &c.rows[cell.row], cell.def
		if d.validate == nil || c.trusted || c.skip {
			continue
		}
		if err := contained(func() error { return d.validate(r.row, d.value(r.row)) }); err != nil {
			c.fail(r.id, d.id, err)
			return c.err
		}
	}
	for i := range c.rows {
		if r := &c.rows[i]; g.funcs.rowID != nil && g.funcs.rowID(r.row) != g.funcs.rowID(r.before) {
			c.fail(r.id, c.columnOf(i), ErrKeyEdited)
			return c.err
		}
	}
	return nil
}

// columnOf is a column that was written to in a row.
func (c *editCommit) columnOf(row int) string {
	for _, cell := range c.cells {
		if cell.row == row {
			return cell.def.id
		}
	}
	return ""
}

// event tells what changed: cells that have another value than before.
func (c *editCommit) event() cellsEdited {
	ev := cellsEdited{by: c.by, edits: make([]CellEdit, 0, len(c.cells)), rows: c.g.kind.list(len(c.rows))}
	told := make([]bool, len(c.rows))
	for i, cell := range c.cells {
		r := &c.rows[cell.row]
		v := cell.def.value(r.row)
		if sameValue(cell.old, v) || c.writtenBefore(i) {
			continue
		}
		ev.edits = append(ev.edits, CellEdit{RowID: r.id, ColumnID: cell.def.id, Old: cell.old, New: v})
		if !told[cell.row] {
			told[cell.row] = true
			ev.rows.add(r.row)
			ev.rowIDs = append(ev.rowIDs, r.id)
		}
	}
	return ev
}

// writtenBefore says whether a cell was written to twice: the first counts.
func (c *editCommit) writtenBefore(i int) bool {
	if c.by != EditByProgram {
		return false
	}
	for _, cell := range c.cells[:i] {
		if cell.row == c.cells[i].row && cell.def == c.cells[i].def {
			return true
		}
	}
	return false
}

// changed are the rows with some ids, in their order.
func (c *editCommit) changed(ids []string) []editedRow {
	if len(ids) == len(c.rows) {
		return c.rows
	}
	rows := make([]editedRow, 0, len(ids))
	for _, id := range ids {
		rows = append(rows, c.rows[c.at[id]])
	}
	return rows
}

// errPanicked is the error of a function of the caller's that panicked.
var errPanicked = errors.New("a function of the column panicked")

// contained turns a panic into an error.
func contained(do func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%w: %v", errPanicked, p)
		}
	}()
	return do()
}

// sameValue says whether two raw values are one.
func sameValue(a, b any) bool {
	switch x := a.(type) {
	case nil:
		return b == nil
	case string:
		y, ok := b.(string)
		return ok && x == y
	case int:
		y, ok := b.(int)
		return ok && x == y
	case float64:
		y, ok := b.(float64)
		return ok && x == y
	case time.Time:
		y, ok := b.(time.Time)
		return ok && x.Equal(y) && x.Location() == y.Location()
	}
	return reflect.DeepEqual(a, b)
}

// shares says whether copies of a row by assignment share what is in it: the row is
