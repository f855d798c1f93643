// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// indexed is how much of the records the table of ids knows.
type indexed struct {
	gen uint64
	n   int
}

// recordID is the id of a record.
func (ds *Set) recordID(i int) string {
	if ds.Order.Tree != nil {
		return ds.Order.Tree.id(i)
	}
	return ds.Order.Records.id(ds.Funcs.RowID, i)
}

// FindRecord finds a record by its id; indexed has been asked before.
func (ds *Set) FindRecord(id string) (record int, ok bool) {
	if ds.Order.idOf == nil {
		ds.Order.idOf = ds.recordID
	}
	i, ok := ds.Order.IDs.Find(id, ds.Order.idOf)
	return i, ok && !ds.Order.Gone.Has(i)
}

// indexed says whether records can be found by id now, and makes the table, here or
// in the background.
func (ds *Set) indexed() bool {
	o := &ds.Order
	if !ds.Scans() {
		return false
	}
	n := o.Records.Len()
	if o.indexed.gen == o.gen && o.indexing == nil {
		for ; o.indexed.n < n; o.indexed.n++ {
			o.IDs.Add(o.indexed.n, ds.recordID)
		}
		return true
	}
	if o.indexing == nil {
		ds.index(n)
	}
	if !o.indexing.Finished() {
		return false
	}
	o.indexing, o.IDs = nil, *o.table
	for _, i := range o.IDs.Duplicates() {
		ds.Report.Problem("dupid", "more than one row has the id %s; changes by id are made to the first", strconv.Quote(ds.recordID(i)))
	}
	return true
}

// index starts to make the table of ids.
func (ds *Set) index(n int) { ds.Launch(ds.indexJob(n), n) }

// indexJob makes the table of ids.
func (ds *Set) indexJob(n int) *rowmodel.Job {
	o := &ds.Order
	o.indexed, o.table = indexed{o.gen, n}, new(rowmodel.IDs)
	table, id := o.table, ds.idReader()
	o.indexing = rowmodel.NewJob(n, func(check func(int)) error {
		table.Build(n, func(i int) string {
			check(0)
			return id(i)
		})
		return nil
	})
	return o.indexing
}

// idReader is recordID for a background job.
func (ds *Set) idReader() func(record int) string {
	if ds.Order.Tree != nil {
		return ds.Order.Tree.id
	}
	rows, rowID := &heldRows{ds.Order.Records.Lease(), ds.Order.Records.made}, ds.Funcs.RowID
	return func(i int) string { return rows.id(rowID, i) }
}

// dropIndex forgets the table of ids.
func (o *rowOrder) dropIndex() {
	if o.indexing != nil {
		o.indexing.Cancel()
	}
	o.indexed, o.indexing, o.table = indexed{}, nil, nil
}

// IsIndexed says whether the table of ids is there and knows the rows that show.
func (ds *Set) IsIndexed() bool {
	o := &ds.Order
	return o.indexing == nil && o.indexed.gen == o.gen && o.Now.gen == o.gen && o.Records != nil && o.indexed.n == o.Records.Len()
}

// indexNow makes the table of ids here, if it is not made yet.
func (ds *Set) indexNow() {
	if ds.indexed() {
		return
	}
	ds.Order.dropIndex()
	_ = ds.indexJob(ds.Order.Records.Len()).Run() // a panic is RowID's, and leaves the table empty
	ds.indexed()
}

// IndexAhead begins to make the table of ids in the background, before an undo needs it.
func (ds *Set) IndexAhead() {
	if ds.Funcs.RowID != nil && ds.Order.Records != nil && ds.Order.Records.Len() > InlineRows {
		ds.indexed()
	}
}

// nameRecord gives a record whose row has no id one.
func (ds *Set) nameRecord(i int, id string) {
	ds.nameMade(i, id)
	ds.Order.Records.made = ds.Made
	if t := ds.Order.Tree; t != nil {
		t.made = ds.Made
	}
}

func (ds *Set) nameMade(i int, id string) {
	if ds.Made == nil {
		ds.Made = map[int]string{}
	}
	ds.Made[i] = id
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
