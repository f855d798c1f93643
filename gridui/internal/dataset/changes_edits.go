// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// changeEdited applies the updates of an edit and returns their records.
func (wr *changeWriter) changeEdited(c Change) (updated []int32) {
	updated = make([]int32, 0, len(c.At))
	for k := range c.At {
		i, ok := wr.editedRecord(&c, k)
		if !ok {
			wr.queue.Refuse(c.IDs[k], ErrRowGone)
			continue
		}
		wr.writeRecord(i, c.Update.At(k))
		updated = append(updated, int32(i))
	}
	return updated
}

// editedRecord returns the present record of the k-th row of an edit.
func (wr *changeWriter) editedRecord(c *Change, k int) (record coord.Record, ok bool) {
	i := c.At[k]
	switch there := i >= 0 && !wr.rows.Order.Gone.Has(i); {
	case there && c.Given == wr.rows.RecordsGiven():
		return i, true
	case wr.rows.Funcs.RowID != nil:
		return wr.index.Find(c.IDs[k])
	default:
		return i, there && i < coord.Record(wr.rows.Order.Records.Len())
	}
}

// writeRecord overwrites the row of a record with an edited one. If rows are pointers it overwrites
// the pointed-to value, because the program identifies a row by its pointer.
func (wr *changeWriter) writeRecord(i coord.Record, row rowdata.Row) {
	if !wr.rows.Stored {
		wr.rows.Kind.Assign(wr.rows.Order.Records.At(int(i)), row)
		return
	}
	wr.setRecord(i, row)
}
