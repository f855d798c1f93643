// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"strconv"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// overlaid is a row as it would be, and the columns in which it differs.
type overlaid struct {
	row  rowdata.Row
	cols []string
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
