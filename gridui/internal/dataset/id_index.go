// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// idIndex finds records by id. The table is built only on demand, by a background job if there are
// many records.
type idIndex struct {
	rows *shownRows
	jobs *jobs
	// IDs is the table, known identifies the records in it.
	IDs   rowmodel.IDs
	known indexed
	// job builds a table, nil if none is being built. growth makes room in IDs.
	job    *rowmodel.Job
	table  *rowmodel.IDs
	growth *indexGrowth
	// withPaths makes the job build an index of the paths of a tree too, in paths.
	withPaths bool
	// indexPaths is pathIndexer, set by BringTrees.
	indexPaths func() (fill func(check func(int)))
	paths      *rowtree.PathIndex
	// idOf is the method id, stored because each method value allocates.
	idOf func(record coord.Record) string
	// found is the buffer for looking up many ids at a time, idsOf the method ids.
	found *foundRows
	idsOf func(records []int32, ids []string)
}

// indexed identifies the records in the table of ids: the first n of a generation.
type indexed struct {
	gen uint64
	n   int
}

// id returns the id of a record.
func (x *idIndex) id(i coord.Record) string {
	if x.rows.Order.Tree != nil {
		return x.rows.Order.Tree.ID(i)
	}
	return x.rows.Order.Records.id(x.rows.Funcs.RowID, i)
}

// Find returns the record with an id. The caller has called ensure before.
func (x *idIndex) Find(id string) (record coord.Record, ok bool) {
	if x.idOf == nil {
		x.idOf = x.id
	}
	i, ok := x.IDs.Find(id, x.idOf)
	return i, ok && !x.rows.Order.Gone.Has(i)
}

// ensure reports whether records can be found by id, and starts to build the table if not.
func (x *idIndex) ensure() bool {
	o := &x.rows.Order
	if !x.rows.Orders() {
		return false
	}
	n := o.Records.Len()
	if x.known.gen == o.gen && x.job == nil {
		for ; x.known.n < n; x.known.n++ {
			x.IDs.Add(coord.Record(x.known.n), x.id)
		}
		return true
	}
	if x.job == nil {
		x.start(n)
	}
	if !x.job.Finished() {
		return false
	}
	if o.Tree != nil && x.paths != nil {
		o.Tree.SetPaths(x.paths)
	}
	x.job, x.IDs, x.paths, x.withPaths = nil, *x.table, nil, false
	for _, i := range x.IDs.Duplicates() {
		x.rows.Report.Problem("dupid", "more than one row has the id %s; changes by id are made to the first", strconv.Quote(x.id(i)))
	}
	return true
}

// ensurePaths reports whether the tree by Path has an index of its paths. If not, it starts the job that builds it.
func (x *idIndex) ensurePaths() bool {
	if !x.withPaths {
		x.drop()
		x.withPaths = true
	}
	return x.ensure() && x.rows.Order.Tree.HasPaths()
}

// start builds the table, in the background if there are many rows.
func (x *idIndex) start(n int) { x.jobs.Launch(x.newJob(n), n) }

// newJob creates the job that builds the table.
func (x *idIndex) newJob(n int) *rowmodel.Job {
	o := &x.rows.Order
	x.known, x.table = indexed{o.gen, n}, new(rowmodel.IDs)
	table, id := x.table, x.idReader()
	paths := func(func(int)) {}
	if x.paths = nil; x.withPaths {
		paths = x.indexPaths()
	}
	x.job = rowmodel.NewJob(n, func(check func(int)) error {
		paths(check)
		table.Build(n, func(i coord.Record) string {
			check(0)
			return id(i)
		})
		return nil
	})
	return x.job
}

// pathIndexer makes an index of the paths of the tree, and returns the function that fills it.
func (x *idIndex) pathIndexer() (fill func(check func(int))) {
	o := &x.rows.Order
	tree, by, gone, paths := o.Tree, x.rows.Funcs.Tree, o.Gone.set, new(rowtree.PathIndex)
	x.paths = paths
	return func(check func(int)) { tree.IndexPaths(paths, by, gone, check) }
}

// idReader returns the method id for use by a background job.
func (x *idIndex) idReader() func(record coord.Record) string {
	if x.rows.Order.Tree != nil {
		return x.rows.Order.Tree.ID
	}
	rows, rowID := &heldRows{x.rows.Order.Records.Lease(), x.rows.Order.Records.made}, x.rows.Funcs.RowID
	return func(i coord.Record) string { return rows.id(rowID, i) }
}

// drop discards the table and cancels its job.
func (x *idIndex) drop() {
	if x.job != nil {
		x.job.Cancel()
	}
	x.known, x.job, x.table, x.paths, x.withPaths = indexed{}, nil, nil, nil, false
}

// Complete reports whether the table contains all visible rows.
func (x *idIndex) Complete() bool {
	o := &x.rows.Order
	return x.job == nil && x.known.gen == o.gen && o.Now.gen == o.gen && o.Records != nil && x.known.n == o.Records.Len()
}

// install replaces the table by a table of the present records.
func (x *idIndex) install(ids rowmodel.IDs) {
	o := &x.rows.Order
	x.drop()
	x.IDs, x.known = ids, indexed{o.gen, o.Records.Len()}
}

// covers notes that the table contains the first n records.
func (x *idIndex) covers(n int) { x.known.n = n }

// building reports whether a job builds the table.
func (x *idIndex) building() bool { return x.job != nil }

// step runs a slice of the job that builds the table: see jobs.Step.
func (x *idIndex) step(gtx layout.Context) {
	if x.job != nil {
		x.jobs.Step(gtx, x.job)
	}
}

// buildNow builds the table within this frame if it is not ready.
func (x *idIndex) buildNow() {
	if x.ensure() {
		return
	}
	x.drop()
	_ = x.newJob(x.rows.Order.Records.Len()).Run() // a panic of RowID leaves the table empty
	x.ensure()
}

// Prepare starts a background job that builds the table if there are many rows, before an undo
// needs it.
func (x *idIndex) Prepare() {
	if x.rows.Funcs.RowID != nil && x.rows.Order.Records != nil && x.rows.Order.Records.Len() > InlineRows {
		x.ensure()
	}
}

// Ready reports whether rows can be found by id without reading many of them, or whether the table
// is not applicable. If not, it starts to build the table in the background.
func (x *idIndex) Ready() bool {
	if x.rows.Funcs.RowID == nil || !x.rows.Scans() || x.rows.ItemCount() <= InlineRows || x.Complete() {
		return true
	}
	x.Prepare()
	return x.Complete()
}
