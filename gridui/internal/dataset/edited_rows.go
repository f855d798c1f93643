// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// RecordRow is the row of a record, which holds while its change is made.
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

// editedRecord is the record of a row of an edit, as the records are numbered now.
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

// writeRecord writes an edited row in the place of a record. What a pointer leads to
// is changed and not the pointer: it is what its owner knows the row by.
func (cs *changes) writeRecord(i int, row rowdata.Row) {
	if !cs.rows.Stored {
		cs.rows.Kind.Assign(cs.rows.Order.Records.At(i), row)
		return
	}
	cs.setRecord(i, row)
}
