// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// treeJob builds the tree of the rows, in the background where there are many.
type treeJob struct {
	rows *shownRows
	jobs *jobs
	// built is the tree that rowOrder.TreeBuild builds.
	built *treeRows
}

// build starts to number the rows of a tree, here or in the background. Until
// that is done the rows of the source show one below the other.
func (tj *treeJob) build() {
	o := &tj.rows.Order
	o.Lazy.Close()
	old := o.Lazy
	o.Tree, tj.built, o.TreeBuild, o.Lazy = nil, nil, nil, nil
	if !tj.rows.Funcs.Tree.On() || o.rows == nil || !tj.rows.Scans() {
		return
	}
	if tj.rows.Funcs.Tree.loads() {
		o.Lazy = newLazyRows(tj.rows.Options.Invalidate)
		if tj.rows.Funcs.RowID == nil {
			tj.rows.Report.Problem("lazyid", "Tree.Load needs RowID; children are not loaded")
		} else if old != nil {
			o.Lazy.keep(old)
		}
	}
	kind, t := tj.rows.Kind, &treeRows{}
	blank := treeRows{source: o.rows.Lease(), rowID: tj.rows.Funcs.RowID, kind: kind, lazy: o.Lazy, made: tj.rows.Made}
	by, got := tj.rows.Funcs.Tree, o.Lazy.loadedRows()
	tj.built = t
	o.TreeBuild = rowmodel.NewJob(2*o.n, func(check func(int)) error {
		*t = blank
		t.extra = kind.List(0)
		b := treeBuilder{treeRows: t, by: by, check: check, got: got}
		b.build()
		return nil
	})
	o.Job = o.TreeBuild
	// Few rows may have many below them.
	if o.n > InlineRows || !o.TreeBuild.RunWithin(inlineVisits) {
		tj.jobs.Launch(o.TreeBuild, max(o.n, InlineRows+1))
	}
}

// inlineVisits is the most visits of rows for which a tree is built within a frame.
const inlineVisits = 4 * InlineRows

// reportHalf reports functions of a Tree that do nothing without another.
func (tj *treeJob) reportHalf() {
	if by := &tj.rows.Funcs.Tree; (by.HasChildren == nil) != (by.Load == nil) {
		tj.rows.Report.Problem("lazyhalf", "Tree.HasChildren and Tree.Load need each other; children are not loaded")
	}
}

// follow takes the numbered rows of a tree when they are there.
func (tj *treeJob) follow() (changed bool) {
	o := &tj.rows.Order
	if o.TreeBuild != nil && o.TreeBuild.Finished() {
		job, t := o.TreeBuild, tj.built
		o.TreeBuild, tj.built = nil, nil
		if err := job.Err(); err != nil {
			tj.rows.Report.Problem("tree"+err.Error(), "rows are shown one below the other: %w", err)
			return false
		}
		tj.rows.reportTree(t)
		o.Tree, o.Records = t, &heldRows{Source: t}
		o.Model.Replace(t.Len())
		return true
	}
	return false
}
