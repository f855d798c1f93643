// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"strconv"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// rowStore keeps rows in place of the slice of SetRows, and has a say in what can
// become of them.
type rowStore interface {
	// writable says why a row cannot be edited.
	writable(id string) error
	// row is the row with an id, also where the grid has yet to find it.
	row(id string) (row rowdata.Row, ok bool)
	// clone is a copy of a row that can be changed.
	clone(row rowdata.Row) rowdata.Row
	// renames says whether a row may get another id by an edit, empty: one that is made.
	renames(id, to string) error
	// write takes rows in place of those with the ids. It fails for all or none, and
	// returns the rows as they are then. Where some got other ids it has given the grid
	// all rows anew, and tells which.
	write(rows editedRows) (rowdata.Slice, renames, error)
}

// recordsGiven tells any two numberings of the rows apart.
type recordsGiven struct {
	given, compactions uint32
	tree               *treeRows
}

func (ds *dataset) recordsGiven() recordsGiven {
	// Rows that were given since the last frame are not numbered yet.
	return recordsGiven{ds.order.given, ds.order.compactions, ds.order.tree}
}

// waitingRow is what a row will be, or that it will be gone.
type waitingRow struct {
	row  rowdata.Row
	gone bool
}

// waitingRows are the rows of changes that are yet to be made.
func (ds *dataset) waitingRows() map[string]waitingRow {
	ds.dropNameless()
	ds.dropSourced()
	if len(ds.order.changes) == 0 {
		return nil
	}
	rows := map[string]waitingRow{}
	for i := range ds.order.changes {
		c := &ds.order.changes[i]
		c.made = nil
		for i := range rowdata.Len(c.add) {
			rows[c.addedID(i, ds.funcs.rowID)] = waitingRow{row: c.add.At(i)}
		}
		for i := range rowdata.Len(c.update) {
			rows[c.updatedID(i, ds.funcs.rowID)] = waitingRow{row: c.update.At(i)}
		}
		for _, id := range c.remove {
			rows[id] = waitingRow{gone: true}
		}
	}
	return rows
}

// writable says why a row cannot be edited.
func (g *Core) writable(id string) error {
	if g.edits.store != nil {
		return g.edits.store.writable(id)
	}
	return nil
}

// recordRow is the row of a record, which holds while its change is made.
func (ds *dataset) recordRow(record int) rowdata.Row {
	row := ds.order.records.At(record)
	if _, held := ds.given().(rowdata.Slice); !held {
		row = ds.kind.Clone(row)
	}
	return row
}

// recordByID is the record with an id, or -1.
func (ds *dataset) recordByID(id string) int {
	o := &ds.order
	if o.records == nil {
		return -1
	}
	if ds.funcs.rowID == nil && o.tree == nil {
		i, err := strconv.Atoi(id)
		if err != nil || i < 0 || i >= o.records.Len() || strconv.Itoa(i) != id {
			return -1
		}
		return i
	}
	if i, ok := ds.recordShown(id); ok {
		return i
	}
	if !ds.scans() {
		shown, ok := ds.findNearby(id, 0)
		if !ok {
			return -1
		}
		return ds.sourceOf(shown)
	}
	ds.indexNow()
	if i, ok := ds.findRecord(id); ok && !o.tree.isFiller(i) {
		return i
	}
	return -1
}

// recordShown is the record with an id where that is the focused row, which needs no
// search.
func (ds *dataset) recordShown(id string) (record int, ok bool) {
	o := &ds.order
	focused, band, at, ok := ds.host.FocusedRow()
	if o.now.gen != o.gen || !ok || focused != id {
		return -1, false
	}
	row, ok := ds.numberAt(band, at)
	if !ok || ds.rowID(row) != id {
		return -1, false
	}
	record = ds.sourceOf(row)
	return record, record >= 0 && !o.tree.isFiller(record)
}

// indexNow makes the table of ids here, if it is not made yet.
func (ds *dataset) indexNow() {
	if ds.indexed() {
		return
	}
	ds.order.dropIndex()
	_ = ds.indexJob(ds.order.records.Len()).Run() // a panic is RowID's, and leaves the table empty
	ds.indexed()
}

// indexAhead begins to make the table of ids in the background, before an undo needs it.
func (ds *dataset) indexAhead() {
	if ds.funcs.rowID != nil && ds.order.records != nil && ds.order.records.Len() > inlineRows {
		ds.indexed()
	}
}

// editedRows are rows as they are after an edit, with their ids before it and their
// records, -1 where only the id is known.
type editedRows struct {
	ids     []string
	records []int
	rows    rowdata.Slice
	// as are the ids that rows are to have, whatever RowID says.
	as renames
}

// writeRows puts edited rows in the places of those that they were made from, as
// Apply does, and tells which rows have other ids then.
func (g *Core) writeRows(rows editedRows) (renames, error) {
	c := change{at: rows.records, ids: rows.ids, update: rows.rows, given: g.data.recordsGiven()}
	if s := g.edits.store; s != nil {
		stored, renamed, err := s.write(rows)
		if err != nil || len(renamed.list) > 0 {
			return renamed, err
		}
		c.update = stored
	}
	g.data.order.changes = append(g.data.order.changes, c)
	return renames{}, nil
}

// nameRecord gives a record whose row has no id one.
func (ds *dataset) nameRecord(i int, id string) {
	ds.nameMade(i, id)
	ds.order.records.made = ds.made
	if t := ds.order.tree; t != nil {
		t.made = ds.made
	}
}

func (ds *dataset) nameMade(i int, id string) {
	if ds.made == nil {
		ds.made = map[int]string{}
	}
	ds.made[i] = id
}

// renumberedIDs are the ids that were made for records, by their numbers after others have
// them: records are those that stay.
func renumberedIDs[N int | int32](made map[int]string, records []N) map[int]string {
	if len(made) == 0 {
		return nil
	}
	next := map[int]string{}
	for to, from := range records {
		if id, ok := made[int(from)]; ok {
			next[to] = id
		}
	}
	return next
}

// looksForRows says whether a change that waits names rows by their ids alone.
func (ds *dataset) looksForRows() bool {
	now := ds.recordsGiven()
	for i := range ds.order.changes {
		c := &ds.order.changes[i]
		if c.at == nil || rowdata.Len(c.add)+len(c.remove) > 0 || ds.funcs.rowID != nil && c.given != now {
			return true
		}
		for _, at := range c.at {
			if at < 0 {
				return true
			}
		}
	}
	return false
}

// changeEdited makes the changes of an edit and returns the records.
func (ds *dataset) changeEdited(c change) (updated []int32) {
	updated = make([]int32, 0, len(c.at))
	for k := range c.at {
		i, ok := ds.editedRecord(&c, k)
		if !ok {
			ds.refuse(c.ids[k], errRowGone)
			continue
		}
		ds.writeRecord(i, c.update.At(k))
		updated = append(updated, int32(i))
	}
	return updated
}

// editedRecord is the record of a row of an edit, as the records are numbered now.
func (ds *dataset) editedRecord(c *change, k int) (record int, ok bool) {
	i := c.at[k]
	switch there := i >= 0 && !ds.order.gone.has(i); {
	case there && c.given == ds.recordsGiven():
		return i, true
	case ds.funcs.rowID != nil:
		return ds.findRecord(c.ids[k])
	default:
		return i, there && i < ds.order.records.Len()
	}
}

// writeRecord writes an edited row in the place of a record. What a pointer leads to
// is changed and not the pointer: it is what its owner knows the row by.
func (ds *dataset) writeRecord(i int, row rowdata.Row) {
	if !ds.stored {
		ds.kind.Assign(ds.order.records.At(i), row)
		return
	}
	ds.setRecord(i, row)
}

func (ds *dataset) refuse(id string, err error) {
	err = fmt.Errorf("gridui: row %s: %w", strconv.Quote(id), err)
	ds.report.Emit(events.EditRefused{RowID: id, Err: err})
}
