// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// foundRows are the rows that are looked for at a time: few enough that what was
// read of a row is still near when it is written.
type foundRows struct {
	rowmodel.Finding
	ids  []string
	rows [rowmodel.FindMost]int32
}

// changeFound writes updated rows in place of those with their ids, and appends which
// records these are.
func (ds *Set) changeFound(c Change, updated []int32) []int32 {
	ds.findUpdated(&c, func(from int, rows []int32) {
		known := len(updated)
		for k, i := range rows {
			if i >= 0 {
				updated = append(updated, i)
				continue
			}
			ds.noSuchRow(c.updatedID(from+k, ds.Funcs.RowID))
		}
		ds.setRecords(rows, c.Update, from)
		ds.Order.Model.Reread(updated[known:])
	})
	return updated
}

// findUpdated finds the records of updated rows, -1 where there are none, and has do called
// with a stretch of them at a time, from one on.
func (ds *Set) findUpdated(c *Change, do func(from int, rows []int32)) {
	for from, n := 0, rowdata.Len(c.Update); from < n; from += rowmodel.FindMost {
		ids := ds.foundRows().idsOf(c, from, min(n, from+rowmodel.FindMost), ds.Funcs.RowID)
		ds.findByID(ids, func(_ int, rows []int32) { do(from, rows) })
	}
}

// findByID finds records by their ids, -1 where there are none, and has do called with a
// stretch of them at a time, from one on.
func (ds *Set) findByID(ids []string, do func(from int, rows []int32)) {
	o, f := &ds.Order, ds.foundRows()
	for from := 0; from < len(ids); from += len(f.rows) {
		part := ids[from:min(len(ids), from+len(f.rows))]
		rows := f.rows[:len(part)]
		o.IDs.FindAll(part, rows, &f.Finding, o.idsOf)
		for k, i := range rows {
			if i >= 0 && o.Gone.Has(int(i)) {
				rows[k] = -1
			}
		}
		do(from, rows)
	}
}

// foundRows is what rows are looked for with.
func (ds *Set) foundRows() *foundRows {
	o := &ds.Order
	if o.found == nil {
		o.found, o.idsOf = new(foundRows), ds.recordIDs
	}
	return o.found
}

// idsOf are the ids of the updated rows from … to-1 of a change.
func (f *foundRows) idsOf(c *Change, from, to int, rowID func(rowdata.Row) string) []string {
	if c.IDs != nil {
		return c.IDs[from:to]
	}
	f.ids = f.ids[:0]
	for k := from; k < to; k++ {
		f.ids = append(f.ids, rowID(c.Update.At(k)))
	}
	return f.ids
}

// recordIDs writes the ids of records.
func (ds *Set) recordIDs(records []int32, ids []string) {
	o := &ds.Order
	rows := o.Records.Source
	if t := o.Tree; t != nil && t.gives(records) {
		rows = t.source
	}
	if ds.Funcs.RowIDs != nil && ds.Funcs.RowIDs(rows, records, ids) && len(ds.Made) == 0 {
		return
	}
	for k, i := range records {
		ids[k] = ds.recordID(int(i))
	}
}

// setRecord writes a row in the place of a record.
func (ds *Set) setRecord(i int, row rowdata.Row) {
	if t := ds.Order.Tree; t != nil && i >= t.n {
		t.extra.Put(i-t.n, row)
		return
	}
	ds.rows.(rowdata.Slice).Put(i, row)
}

// setRecords writes rows from one on in the places of records, but for those below 0.
func (ds *Set) setRecords(records []int32, from rowdata.Slice, first int) {
	if ds.Order.Tree == nil {
		ds.rows.(rowdata.Slice).PutAll(records, from, first)
		return
	}
	for k, i := range records {
		if i >= 0 {
			ds.setRecord(int(i), from.At(first+k))
		}
	}
}
