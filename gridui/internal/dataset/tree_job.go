// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// treeJob builds the tree of the rows, in the background if there are many.
type treeJob struct {
	rows *shownRows
	jobs *jobs
	// built is the tree that rowOrder.TreeBuild builds.
	built *rowtree.Rows
	// start is startBuild, set by BringTrees.
	start func(old *rowtree.Lazy)
}

// build starts to build the tree, within the frame if there are few rows. Until then the rows of
// the source show as a flat list.
func (tj *treeJob) build() {
	o := &tj.rows.Order
	o.Lazy.Close()
	old := o.Lazy
	o.Tree, tj.built, o.TreeBuild, o.Lazy = nil, nil, nil, nil
	if tj.rows.Funcs.Tree.On() && o.rows != nil && tj.rows.Orders() {
		tj.start(old)
	}
}

// startBuild starts to build the tree, with the rows that the tree before it has loaded.
func (tj *treeJob) startBuild(old *rowtree.Lazy) {
	o := &tj.rows.Order
	if tj.rows.Funcs.Tree.Loads() {
		o.Lazy = rowtree.NewLazy(tj.rows.Options.Invalidate)
		if tj.rows.Funcs.RowID == nil {
			tj.rows.Report.Problem("lazyid", "Tree.Load needs RowID; children are not loaded")
		} else if old != nil {
			o.Lazy.Keep(old)
		}
	}
	t := &rowtree.Rows{}
	plan := rowtree.Plan{
		Source: o.rows.Lease(), Kind: tj.rows.Kind, RowID: tj.rows.Funcs.RowID, Made: tj.rows.Made,
		By: tj.rows.Funcs.Tree, Lazy: o.Lazy, Loaded: o.Lazy.LoadedRows(),
	}
	tj.built = t
	o.TreeBuild = rowmodel.NewJob(2*o.n, func(check func(int)) error {
		plan.Build(t, check)
		return nil
	})
	o.Job = o.TreeBuild
	// Few rows may have many descendants.
	if o.n > InlineRows || !o.TreeBuild.RunWithin(inlineVisits) {
		tj.jobs.Launch(o.TreeBuild, max(o.n, InlineRows+1))
	}
}

// inlineVisits is the maximum number of row visits for a tree built within a frame.
const inlineVisits = 4 * InlineRows

// reportHalf reports Tree functions that are set without their counterpart.
func (tj *treeJob) reportHalf() {
	if by := &tj.rows.Funcs.Tree; (by.HasChildren == nil) != (by.Load == nil) {
		tj.rows.Report.Problem("lazyhalf", "Tree.HasChildren and Tree.Load need each other; children are not loaded")
	}
}

// sync installs the tree when it is built, and reports whether it did.
func (tj *treeJob) sync() (changed bool) {
	o := &tj.rows.Order
	if o.TreeBuild != nil && o.TreeBuild.Finished() {
		job, t := o.TreeBuild, tj.built
		o.TreeBuild, tj.built = nil, nil
		if err := job.Err(); err != nil {
			tj.rows.Report.Problem("tree"+err.Error(), "rows are shown one below the other: %w", err)
			return false
		}
		reportTree(&tj.rows.inputs, t)
		o.Tree, o.Records = t, &heldRows{Source: t}
		o.Model.Replace(t.Len())
		return true
	}
	return false
}
