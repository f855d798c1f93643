// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// RecordRow is the row of a record, valid while a change of it is made.
func (cs *changes) RecordRow(record int) rowdata.Row {
	row := cs.rows.Order.Records.At(record)
	if _, held := cs.rows.Given().(rowdata.Slice); !held {
		row = cs.rows.Kind.Clone(row)
	}
	return row
}

// changeEdited makes the changes of an edit and returns the records.
func (cs *changes) changeEdited(c Change) (updated []int32) {
	updated = make([]int32, 0, len(c.At))
	for k := range c.At {
		i, ok := cs.editedRecord(&c, k)
		if !ok {
			cs.Refuse(c.IDs[k], ErrRowGone)
			continue
		}
		cs.writeRecord(i, c.Update.At(k))
		updated = append(updated, int32(i))
	}
	return updated
}

// editedRecord is the present record of the k-th row of an edit.
func (cs *changes) editedRecord(c *Change, k int) (record int, ok bool) {
	i := c.At[k]
	switch there := i >= 0 && !cs.rows.Order.Gone.Has(i); {
	case there && c.Given == cs.rows.RecordsGiven():
		return i, true
	case cs.rows.Funcs.RowID != nil:
		return cs.index.Find(c.IDs[k])
	default:
		return i, there && i < cs.rows.Order.Records.Len()
	}
}

// writeRecord overwrites the row of a record with an edited one. If rows are pointers, what they
// point to is overwritten, because the program knows a row by its pointer.
func (cs *changes) writeRecord(i int, row rowdata.Row) {
	if !cs.rows.Stored {
		cs.rows.Kind.Assign(cs.rows.Order.Records.At(i), row)
		return
	}
	cs.setRecord(i, row)
}
