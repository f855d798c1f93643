// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// renumbering applies changes to a tree by Path. A change may move any row of such a tree, so all
// rows get new numbers after all queued changes are applied.
type renumbering struct {
	writer *changeWriter
	// gone holds the records to remove.
	gone map[coord.Record]bool
	// added holds new rows, at their indexes by id, and dropped the indexes that a later change
	// removes.
	added   rowdata.Growing
	at      map[string]int
	dropped map[coord.Record]bool
	// made holds the ids of added rows that RowID gives none, by index in added.
	made map[int]string
}

// renumber applies changes and gives all rows new numbers.
func (wr *changeWriter) renumber(changes []Change) {
	r := renumbering{writer: wr, gone: map[coord.Record]bool{}, added: wr.rows.Kind.List(0), at: map[string]int{}, dropped: map[coord.Record]bool{}, made: map[int]string{}}
	for i := range changes {
		r.change(&changes[i])
	}
	rows, records := r.rows()
	wr.rows.Made = r.names(records)
	wr.rows.Give(rows)
}

func (r *renumbering) change(c *Change) {
	rowID := r.writer.rows.Funcs.RowID
	for k := range rowdata.Len(c.Add) {
		if id, row := c.addedID(k, rowID), c.Add.At(k); !r.put(id, row) {
			r.at[id] = r.added.Len()
			r.added.Add(row)
			if rowID(row) == "" && id != "" {
				r.made[r.added.Len()-1] = id
			}
		}
	}
	for k := range rowdata.Len(c.Update) {
		if c.At != nil {
			r.edit(c, k)
		} else if id := c.updatedID(k, rowID); !r.put(id, c.Update.At(k)) {
			r.writer.noSuchRow(id)
		}
	}
	r.remove(c.Remove)
}

// find returns the record with an id, unless it is removed or a filler.
func (r *renumbering) find(id string) (record coord.Record, ok bool) {
	i, ok := r.writer.index.Find(id)
	return i, ok && !r.gone[i] && !r.writer.rows.Order.Tree.IsFiller(i)
}

// put overwrites the row with an id, and reports whether it exists.
func (r *renumbering) put(id string, row rowdata.Row) bool {
	if k, ok := r.at[id]; ok {
		r.added.Put(k, row)
		return true
	}
	i, ok := r.find(id)
	if ok {
		r.writer.setRecord(i, row)
	}
	return ok
}

// edit overwrites the row from which an edit was made.
func (r *renumbering) edit(c *Change, k int) {
	id, row := c.IDs[k], c.Update.At(k)
	if at, ok := r.at[id]; ok {
		r.writer.rows.Kind.Assign(r.added.At(at), row)
		return
	}
	i, ok := r.writer.editedRecord(c, k)
	if !ok || r.gone[i] {
		r.writer.queue.Refuse(id, ErrRowGone)
		return
	}
	r.writer.writeRecord(i, row)
}

// remove removes rows and their descendants.
func (r *renumbering) remove(ids []string) {
	var records []int32
	for _, id := range ids {
		if k, ok := r.at[id]; ok {
			delete(r.at, id)
			r.dropped[coord.Record(k)] = true
		} else if i, ok := r.find(id); ok {
			records = append(records, int32(i))
		}
	}
	for _, i := range r.writer.rows.Order.Tree.Tree.WithBelow(records) {
		r.gone[coord.Record(i)] = true
	}
}

// rows returns the rows after the changes, and the old numbers of their records. Added rows are
// numbered after all others.
func (r *renumbering) rows() (rows rowdata.Slice, records []coord.Record) {
	rows = r.writer.rows.source.(rowdata.Slice)
	records, added := staying(rows.Len(), r.gone), staying(r.added.Len(), r.dropped)
	for _, k := range added {
		records = append(records, coord.Record(rows.Len())+k)
	}
	return rows.Pick(records[:len(records)-len(added)]).With(r.added.Pick(added)), records
}

// names returns the ids in Made by the new numbers of the records.
func (r *renumbering) names(records []coord.Record) map[coord.Record]string {
	n := r.writer.rows.source.Len()
	for k, id := range r.made {
		if !r.dropped[coord.Record(k)] {
			r.writer.nameMade(coord.Record(n+k), id)
		}
	}
	return renumberedIDs(r.writer.rows.Made, records)
}

// staying returns the numbers below n that are not in gone.
func staying(n int, gone map[coord.Record]bool) []coord.Record {
	stay := make([]coord.Record, 0, n)
	for i := range coord.Record(n) {
		if !gone[i] {
			stay = append(stay, i)
		}
	}
	return stay
}
