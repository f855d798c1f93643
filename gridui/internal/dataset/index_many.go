// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// foundRows is a buffer for a batch of rows to look up. A batch is small, so that a row is still in
// the CPU cache between reading and writing.
type foundRows struct {
	rowmodel.Finding
	ids  []string
	rows [rowmodel.FindMost]int32
}

// findAll finds records by ids, -1 for missing ones. It calls do for each batch, with the index of
// the batch's first id.
func (x *idIndex) findAll(ids []string, do func(from int, rows []int32)) {
	o, f := &x.rows.Order, x.foundRows()
	for from := 0; from < len(ids); from += len(f.rows) {
		part := ids[from:min(len(ids), from+len(f.rows))]
		rows := f.rows[:len(part)]
		x.IDs.FindAll(part, rows, &f.Finding, x.idsOf)
		for k, i := range rows {
			if i >= 0 && o.Gone.Has(coord.Record(i)) {
				rows[k] = -1
			}
		}
		do(from, rows)
	}
}

// foundRows returns the buffer for batches.
func (x *idIndex) foundRows() *foundRows {
	if x.found == nil {
		x.found, x.idsOf = new(foundRows), x.ids
	}
	return x.found
}

// idsOf returns the ids of the updated rows from … to-1 of a change.
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

// ids writes the ids of records into ids.
func (x *idIndex) ids(records []int32, ids []string) {
	o := &x.rows.Order
	rows := o.Records.Source
	if o.Tree != nil {
		rows = o.Tree.SourceOf(records)
	}
	if x.rows.Funcs.RowIDs != nil && x.rows.Funcs.RowIDs(rows, records, ids) && len(x.rows.Made) == 0 {
		return
	}
	for k, i := range records {
		ids[k] = x.id(coord.Record(i))
	}
}
