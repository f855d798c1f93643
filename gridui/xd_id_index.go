// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

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
func (ds *dataset) recordID(i int) string {
	if ds.order.tree != nil {
		return ds.order.tree.id(i)
	}
	return ds.order.records.id(ds.funcs.rowID, i)
}

// findRecord finds a record by its id; indexed has been asked before.
func (ds *dataset) findRecord(id string) (record int, ok bool) {
	if ds.order.idOf == nil {
		ds.order.idOf = ds.recordID
	}
	i, ok := ds.order.ids.Find(id, ds.order.idOf)
	return i, ok && !ds.order.gone.has(i)
}

// indexed says whether records can be found by id now, and makes the table, here or
// in the background.
func (ds *dataset) indexed() bool {
	o := &ds.order
	if !ds.scans() {
		return false
	}
	n := o.records.Len()
	if o.indexed.gen == o.gen && o.indexing == nil {
		for ; o.indexed.n < n; o.indexed.n++ {
			o.ids.Add(o.indexed.n, ds.recordID)
		}
		return true
	}
	if o.indexing == nil {
		ds.index(n)
	}
	if !o.indexing.Finished() {
		return false
	}
	o.indexing, o.ids = nil, *o.table
	for _, i := range o.ids.Duplicates() {
		ds.report.Problem("dupid", "more than one row has the id %s; changes by id are made to the first", strconv.Quote(ds.recordID(i)))
	}
	return true
}

// index starts to make the table of ids.
func (ds *dataset) index(n int) { ds.launch(ds.indexJob(n), n) }

// indexJob makes the table of ids.
func (ds *dataset) indexJob(n int) *rowmodel.Job {
	o := &ds.order
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
func (ds *dataset) idReader() func(record int) string {
	if ds.order.tree != nil {
		return ds.order.tree.id
	}
	rows, rowID := &heldRows{ds.order.records.Lease(), ds.order.records.made}, ds.funcs.rowID
	return func(i int) string { return rows.id(rowID, i) }
}

// dropIndex forgets the table of ids.
func (o *rowOrder) dropIndex() {
	if o.indexing != nil {
		o.indexing.Cancel()
	}
	o.indexed, o.indexing, o.table = indexed{}, nil, nil
}

// isIndexed says whether the table of ids is there and knows the rows that show.
func (ds *dataset) isIndexed() bool {
	o := &ds.order
	return o.indexing == nil && o.indexed.gen == o.gen && o.now.gen == o.gen && o.records != nil && o.indexed.n == o.records.Len()
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
