// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"fmt"
	"strconv"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Overlaid is a row as it would be, and the columns in which it differs.
type Overlaid struct {
	Row  rowdata.Row
	Cols []string
}

// RecordsGiven tells any two numberings of the rows apart.
type RecordsGiven struct {
	given, compactions uint32
	tree               *treeRows
}

func (ds *Set) RecordsGiven() RecordsGiven {
	// Rows that were given since the last frame are not numbered yet.
	return RecordsGiven{ds.Order.given, ds.Order.Compactions, ds.Order.Tree}
}

// WaitingRow is what a row will be, or that it will be gone.
type WaitingRow struct {
	Row  rowdata.Row
	Gone bool
}

// WaitingRows are the rows of changes that are yet to be made.
func (ds *Set) WaitingRows() map[string]WaitingRow {
	ds.dropNameless()
	ds.dropSourced()
	if len(ds.Order.Changes) == 0 {
		return nil
	}
	rows := map[string]WaitingRow{}
	for i := range ds.Order.Changes {
		c := &ds.Order.Changes[i]
		c.Made = nil
		for i := range rowdata.Len(c.Add) {
			rows[c.addedID(i, ds.Funcs.RowID)] = WaitingRow{Row: c.Add.At(i)}
		}
		for i := range rowdata.Len(c.Update) {
			rows[c.updatedID(i, ds.Funcs.RowID)] = WaitingRow{Row: c.Update.At(i)}
		}
		for _, id := range c.Remove {
			rows[id] = WaitingRow{Gone: true}
		}
	}
	return rows
}

// RecordRow is the row of a record, which holds while its change is made.
func (ds *Set) RecordRow(record int) rowdata.Row {
	row := ds.Order.Records.At(record)
	if _, held := ds.Given().(rowdata.Slice); !held {
		row = ds.Kind.Clone(row)
	}
	return row
}

// RecordByID is the record with an id, or -1.
func (ds *Set) RecordByID(id string) int {
	o := &ds.Order
	if o.Records == nil {
		return -1
	}
	if ds.Funcs.RowID == nil && o.Tree == nil {
		i, err := strconv.Atoi(id)
		if err != nil || i < 0 || i >= o.Records.Len() || strconv.Itoa(i) != id {
			return -1
		}
		return i
	}
	if i, ok := ds.recordShown(id); ok {
		return i
	}
	if !ds.Scans() {
		shown, ok := ds.FindNearby(id, 0)
		if !ok {
			return -1
		}
		return ds.SourceOf(shown)
	}
	ds.indexNow()
	if i, ok := ds.FindRecord(id); ok && !o.Tree.IsFiller(i) {
		return i
	}
	return -1
}

// recordShown is the record with an id where that is the focused row, which needs no
// search.
func (ds *Set) recordShown(id string) (record int, ok bool) {
	o := &ds.Order
	focused, band, at, ok := ds.Host.FocusedRow()
	if o.Now.gen != o.gen || !ok || focused != id {
		return -1, false
	}
	row, ok := ds.NumberAt(band, at)
	if !ok || ds.RowID(row) != id {
		return -1, false
	}
	record = ds.SourceOf(row)
	return record, record >= 0 && !o.Tree.IsFiller(record)
}

// looksForRows says whether a change that waits names rows by their ids alone.
func (ds *Set) looksForRows() bool {
	now := ds.RecordsGiven()
	for i := range ds.Order.Changes {
		c := &ds.Order.Changes[i]
		if c.At == nil || rowdata.Len(c.Add)+len(c.Remove) > 0 || ds.Funcs.RowID != nil && c.Given != now {
			return true
		}
		for _, at := range c.At {
			if at < 0 {
				return true
			}
		}
	}
	return false
}

// changeEdited makes the changes of an edit and returns the records.
func (ds *Set) changeEdited(c Change) (updated []int32) {
	updated = make([]int32, 0, len(c.At))
	for k := range c.At {
		i, ok := ds.editedRecord(&c, k)
		if !ok {
			ds.Refuse(c.IDs[k], ErrRowGone)
			continue
		}
		ds.writeRecord(i, c.Update.At(k))
		updated = append(updated, int32(i))
	}
	return updated
}

// editedRecord is the record of a row of an edit, as the records are numbered now.
func (ds *Set) editedRecord(c *Change, k int) (record int, ok bool) {
	i := c.At[k]
	switch there := i >= 0 && !ds.Order.Gone.Has(i); {
	case there && c.Given == ds.RecordsGiven():
		return i, true
	case ds.Funcs.RowID != nil:
		return ds.FindRecord(c.IDs[k])
	default:
		return i, there && i < ds.Order.Records.Len()
	}
}

// writeRecord writes an edited row in the place of a record. What a pointer leads to
// is changed and not the pointer: it is what its owner knows the row by.
func (ds *Set) writeRecord(i int, row rowdata.Row) {
	if !ds.Stored {
		ds.Kind.Assign(ds.Order.Records.At(i), row)
		return
	}
	ds.setRecord(i, row)
}

func (ds *Set) Refuse(id string, err error) {
	err = fmt.Errorf("gridui: row %s: %w", strconv.Quote(id), err)
	ds.Report.Emit(events.EditRefused{RowID: id, Err: err})
}
