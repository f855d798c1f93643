// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/undo"
	"github.com/giogrid/giogrid/gridui/option"
)

// Commit makes all of the writes or none, as one event and one step of history. All changes of
// cells go through a Commit.
func (ed *Editing) Commit(writes []Write, by events.EditSource) error {
	c := ed.NewCommit(by)
	for _, w := range writes {
		if !c.Write(w) {
			return c.Err
		}
	}
	return c.Apply()
}

// Commit collects writes to cells in copies of the rows, and then applies all or none.
type Commit struct {
	g  *Editing
	by events.EditSource
	// trusted skips the checks whether a cell is editable and valid, for values that undo and redo
	// restore, which have been checked before.
	trusted bool
	// under ignores pending edits of the rows.
	under bool
	// Skip makes the commit skip cells that cannot be changed, and count them in skipped.
	Skip    bool
	skipped int
	// moved describes the move that consists of the writes, zero without one.
	moved Moved

	rows   []column.EditedRow
	copies rowCopies
	// columns and Cells hold what was written, with the old values.
	columns []changedColumn
	Cells   []column.ChangedCell
	// hides reports, by column, whether an aggregate hides the value of a record; nil means that
	// none does.
	hides []func(record coord.Record) bool
	// settled is the number of cells with known new values, validated the number of cells found
	// valid, checked the number of rows with a permitted id. taken holds the new ids of these
	// rows.
	settled, validated, checked int
	taken                       map[string]bool
	// at maps ids to indexes of rows; last is the row written last, column the column written
	// last.
	at           map[string]int
	last, column int
	// step is the step being undone or redone, if any.
	step undo.Step
	// as holds ids that rows must get, regardless of RowID; renamed holds the rows whose id
	// changed.
	as, renamed Renames
	// waiting holds the rows of queued changes by id.
	waiting map[string]dataset.WaitingRow
	Err     error
}

func (ed *Editing) NewCommit(by events.EditSource) *Commit {
	return &Commit{g: ed, by: by, last: -1, column: -1, waiting: ed.Data.Changes.Rows(), copies: newCopies(ed.Data.Kind, ed.State.Store)}
}

// Write writes a value to the copy of a row and reports whether to continue.
func (c *Commit) Write(w Write) bool {
	if err := c.put(w); err != nil {
		if c.Skip {
			c.skipped++
			return true
		}
		c.fail(w.RowID, w.ColumnID, err)
		return false
	}
	return true
}

func (c *Commit) fail(rowID, columnID string, err error) {
	c.Err = &events.CellError{RowID: rowID, ColumnID: columnID, Err: err}
}

func (c *Commit) put(w Write) error {
	col := c.columnOf(w.ColumnID)
	if col < 0 {
		return ErrNoColumn
	}
	if c.columns[col].def.Set == nil {
		return column.ErrNotEditable
	}
	row, err := c.row(w)
	if err != nil {
		return err
	}
	return column.Contained(func() error { return c.putIn(row, col, w.Value) })
}

// putIn writes a value to a cell of a row of the commit. It panics if a function of the column
// panics; with Skip the row is unchanged then.
func (c *Commit) putIn(row, col int, v any) error {
	value, err := c.putNoted(row, col, v)
	if err == nil {
		c.Cells = append(c.Cells, column.ChangedCell{Row: int32(row), Column: int32(col), Value: int32(value)})
	}
	return err
}

// putNoted writes a value like putIn, but leaves it to the caller to record the cell. It returns
// the number of the value.
func (c *Commit) putNoted(row, col int, v any) (value int, err error) {
	r, at := &c.rows[row], &c.columns[col]
	if !c.trusted && !(at.def.EditableIn(r.Before) && c.shows(r, col)) {
		return 0, column.ErrNotEditable
	}
	value = at.values.Before(r.Row)
	return value, c.set(at.def, r, v)
}

// set stores a value. With Skip the row remains unchanged if the value is refused.
func (c *Commit) set(d *column.Def, r *column.EditedRow, v any) (err error) {
	if c.trusted {
		d.Restore(r.Row, v)
		return nil
	}
	if !c.Skip {
		return d.Set(r.Row, v)
	}
	sound := false
	c.copies.save(r)
	defer func() {
		if !sound {
			c.copies.bringBack(r)
		}
	}()
	if err := d.Set(r.Row, v); err != nil {
		return err
	}
	if d.Validate != nil {
		if err := d.Validate(r.Row); err != nil {
			return err
		}
	}
	sound = true
	return nil
}

// columnOf returns the number of the column with an id, -1 if there is none.
func (c *Commit) columnOf(id string) int {
	if c.column >= 0 && c.columns[c.column].def.ID == id {
		return c.column
	}
	for i := range c.columns {
		if c.columns[i].def.ID == id {
			c.column = i
			return i
		}
	}
	d := column.Find(c.g.Data.CallerColumns(), id)
	if d == nil {
		return -1
	}
	return c.addColumn(d)
}

// addColumn adds a column to the commit and returns its number.
func (c *Commit) addColumn(d *column.Def) int {
	at := changedColumn{def: d}
	if d.Set != nil {
		at.values = d.Values()
	}
	c.column = len(c.columns)
	c.columns = append(c.columns, at)
	var hides func(record coord.Record) bool
	if c.by != events.EditByProgram {
		hides = c.g.Data.Groups.HidesOwn(d)
	}
	c.hides = append(c.hides, hides)
	return c.column
}

// shows reports whether users see the value of a row in a column of the commit.
func (c *Commit) shows(r *column.EditedRow, col int) bool {
	hides := c.hides[col]
	return hides == nil || !hides(r.Record)
}

// row returns the index of the row of a write in rows.
func (c *Commit) row(w Write) (int, error) {
	if c.last >= 0 && c.rows[c.last].ID == w.RowID {
		return c.last, nil
	}
	if i, ok := c.at[w.RowID]; ok {
		c.last = i
		return i, nil
	}
	if c.at == nil {
		c.at = map[string]int{}
	}
	i, err := c.addRow(w)
	if err == nil {
		c.at[w.RowID] = i
	}
	return i, err
}

// addRow adds a row to the commit and returns its index.
func (c *Commit) addRow(w Write) (int, error) {
	if err := c.g.Writable(w.RowID); err != nil {
		return 0, err
	}
	record, row, err := c.find(w)
	if err != nil {
		return 0, err
	}
	c.last = len(c.rows)
	c.rows = append(c.rows, column.EditedRow{ID: w.RowID, Record: record, Before: row, Row: c.copies.of(row)})
	return c.last, nil
}

// find returns the row of a write with all waiting changes.
func (c *Commit) find(w Write) (record coord.Record, row rowdata.Row, err error) {
	record = w.Record
	if !w.Known || record < 0 {
		record = c.g.Data.RecordByID(w.RowID)
	}
	if _, ok := c.g.Data.Overlaid[w.RowID]; ok && record >= 0 && !c.under {
		row, _ = c.g.Data.Changes.Overlay(w.RowID, c.g.Data.Changes.RecordRow(record))
		return record, row, nil
	}
	if p, ok := c.waiting[w.RowID]; ok {
		if p.Gone {
			return -1, row, dataset.ErrRowGone
		}
		return record, p.Row, nil
	}
	if row, err = c.g.Data.Access().Record(record); err == nil {
		return record, row, nil
	}
	if s := c.g.State.Store; s != nil && err == dataset.ErrRowGone {
		if row, ok := s.Row(w.RowID); ok {
			return -1, row, nil // it was added since the last frame
		}
	}
	return -1, row, err
}

// Apply applies the writes. It does nothing if no value changed.
func (c *Commit) Apply() error {
	g := c.g
	if err := c.check(); err != nil {
		return err
	}
	ev := c.event()
	if ev.Changes.Count() == 0 {
		return nil
	}
	if g.Options.Editing.Controlled {
		ev.Pending = g.await(&ev, c.step)
	} else if renamed, err := g.writeRows(ev.Rows); err != nil {
		return err
	} else {
		c.renamed = renamed
	}
	g.State.settled(ev.Changes)
	g.State.Edits++
	if step := g.remember(c, &ev); step != nil {
		g.PushStep(step)
	}
	g.Report.Emit(ev)
	return nil
}

// check checks whether the rows written since the last call are valid with all writes.
func (c *Commit) check() error {
	g := c.g
	if err := g.Data.Access().EditRefusal(); err != nil {
		return err
	}
	if err := c.validate(); err != nil {
		return err
	}
	rowID := g.Data.Funcs.RowID
	if rowID == nil {
		return nil
	}
	for ; c.checked < len(c.rows); c.checked++ {
		i := c.checked
		r := &c.rows[i]
		id := rowID(r.Row)
		if id == r.ID || id == rowID(r.Before) || c.as.Of(r.ID) != "" {
			continue
		}
		err := c.mayRename(r.ID, id)
		if err == nil && c.taken[id] {
			err = ErrKeyTaken
		}
		if err != nil {
			c.fail(r.ID, c.writtenIn(i), err)
			return c.Err
		}
		if c.taken == nil {
			c.taken = map[string]bool{}
		}
		c.taken[id] = id != ""
	}
	return nil
}

// mayRename returns an error if an edit must not change the id of a row to to.
func (c *Commit) mayRename(id, to string) error {
	if s := c.g.State.Store; s != nil {
		return s.MayRename(id, to)
	}
	return ErrKeyEdited
}

// validate validates cells with their columns, each only once.
func (c *Commit) validate() error {
	if c.trusted || c.Skip ||
		!slices.ContainsFunc(c.columns, func(at changedColumn) bool { return at.def.Validate != nil }) {
		return nil
	}
	for ; c.validated < len(c.Cells); c.validated++ {
		cell := c.Cells[c.validated]
		r, d := &c.rows[cell.Row], c.columns[cell.Column].def
		if d.Validate == nil {
			continue
		}
		if err := column.Contained(func() error { return d.Validate(r.Row) }); err != nil {
			c.fail(r.ID, d.ID, err)
			return c.Err
		}
	}
	return nil
}

// writtenIn returns the id of a column written in a row.
func (c *Commit) writtenIn(row int) string {
	for _, cell := range c.Cells {
		if int(cell.Row) == row {
			return c.columns[cell.Column].def.ID
		}
	}
	return ""
}

// settle records the new values of cells written since the last call. Their rows must not be
// written afterwards.
func (c *Commit) settle() {
	for i := c.settled; i < len(c.Cells); i++ {
		cell := &c.Cells[i]
		cell.Keep(!c.columns[cell.Column].values.After(int(cell.Value), c.rows[cell.Row].Row))
	}
	c.settled = len(c.Cells)
}

// event returns the event with the cells whose value changed.
func (c *Commit) event() CellsEdited {
	c.settle()
	c.passOverTwice()
	changed, some := make([]bool, len(c.rows)), 0
	for i := range c.Cells {
		cell := &c.Cells[i]
		if cell.Same {
			continue
		}
		changed[cell.Row] = true
		if some != i {
			c.Cells[some] = *cell
		}
		some++
	}
	c.Cells = c.Cells[:some]
	ids := make([]string, len(c.rows))
	for i := range c.rows {
		ids[i] = c.rows[i].ID
	}
	changes := &Changes{rowIDs: ids, columns: c.columns, cells: c.Cells}
	return CellsEdited{By: c.by, Changes: changes, Rows: c.changed(changed), Moved: c.moved}
}

// passOverTwice drops repeated writes to a cell: the first one counts, because it has the old
// value.
func (c *Commit) passOverTwice() {
	if c.by != events.EditByProgram || len(c.Cells) < 2 {
		return
	}
	seen := make(map[[2]int32]struct{}, len(c.Cells))
	for i := range c.Cells {
		cell, n := &c.Cells[i], len(seen)
		seen[[2]int32{cell.Row, cell.Column}] = struct{}{}
		cell.Keep(cell.Same || len(seen) == n)
	}
}

// written returns all rows of the commit.
func (c *Commit) written() Rows {
	all := make([]bool, len(c.rows))
	for i := range all {
		all[i] = true
	}
	return c.changed(all)
}

// changed returns the selected rows of the commit, with their new values.
func (c *Commit) changed(is []bool) (e Rows) {
	e.Ids, e.records = make([]string, 0, len(is)), make([]coord.Record, 0, len(is))
	for i := range c.rows {
		if is[i] {
			e.Ids, e.records = append(e.Ids, c.rows[i].ID), append(e.records, c.rows[i].Record)
		}
	}
	e.As = c.as
	if e.Rows = c.copies.all(len(c.rows)); e.Rows != nil && len(e.Ids) == len(c.rows) {
		return e
	}
	rows := c.g.Data.Kind.List(len(e.Ids))
	for i := range c.rows {
		if is[i] {
			rows.Add(c.rows[i].Row)
		}
	}
	e.Rows = rows
	return e
}

// Merged provides the merged cells to edits.
type Merged interface {
	// Writes returns the writes of a value to all rows of the merged cell of a write, or the write itself.
	Writes(w Write) []Write
}

// Join sets the provider of merged cells.
func (ed *Editing) Join(m Merged) { ed.merged = m }

// CommitCell writes a value to a cell, and to all rows of a merged cell or to none of them.
func (ed *Editing) CommitCell(w Write, by events.EditSource) error {
	return ed.Commit(ed.writesOf(w), by)
}

// writesOf returns the writes of a value to all rows of a merged cell.
func (ed *Editing) writesOf(w Write) []Write {
	if ed.merged == nil {
		return []Write{w}
	}
	return ed.merged.Writes(w)
}

// covers finds the cells that others cover. The zero value has found none yet.
type covers struct {
	made  bool
	cols  uint32
	full  uint32
	mode  option.SpanMode
	cover *column.Cover
	leaf  map[*column.Def]int
}

// covered reports whether the cell of a row does not show: a cell of another column covers it, or the row is a full row.
func (ed *Editing) covered(row rowdata.Row, d *column.Def) bool {
	c := ed.coverNow()
	if c.cover == nil {
		return false
	}
	leaf, ok := c.leaf[d]
	return ok && c.cover.Covers(row, leaf)
}

// coverNow returns what covers cells now.
func (ed *Editing) coverNow() *covers {
	c := &ed.covers
	if mode := ed.Options.Spans.Mode; !c.made || c.cols != ed.Cols.Rev || c.full != ed.Cols.Full.Rev || c.mode != mode {
		*c = covers{made: true, cols: ed.Cols.Rev, full: ed.Cols.Full.Rev, mode: mode, cover: ed.Cols.Cover(mode)}
		if c.cover != nil {
			c.leaf = map[*column.Def]int{}
			for i := range ed.Cols.Leaves {
				c.leaf[ed.Cols.Def(i)] = i
			}
		}
	}
	return c
}
