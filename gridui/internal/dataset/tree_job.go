// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// buildTree starts to number the rows of a tree, here or in the background. Until
// that is done the rows of the source show one below the other.
func (ds *Set) buildTree() {
	o := &ds.Order
	o.Lazy.Close()
	old := o.Lazy
	o.Tree, o.builtTree, o.TreeBuild, o.Lazy = nil, nil, nil, nil
	if !ds.Funcs.Tree.On() || o.rows == nil || !ds.Scans() {
		return
	}
	if ds.Funcs.Tree.loads() {
		o.Lazy = newLazyRows(ds.Options.Invalidate)
		if ds.Funcs.RowID == nil {
			ds.Report.Problem("lazyid", "Tree.Load needs RowID; children are not loaded")
		} else if old != nil {
			o.Lazy.keep(old)
		}
	}
	kind, t := ds.Kind, &treeRows{}
	blank := treeRows{source: o.rows.Lease(), rowID: ds.Funcs.RowID, kind: kind, lazy: o.Lazy, made: ds.Made}
	by, got := ds.Funcs.Tree, o.Lazy.loadedRows()
	o.builtTree = t
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
		ds.Launch(o.TreeBuild, max(o.n, InlineRows+1))
	}
}

// inlineVisits is the most visits of rows for which a tree is built within a frame.
const inlineVisits = 4 * InlineRows

// reportHalfTree reports functions of a Tree that do nothing without another.
func (ds *Set) reportHalfTree() {
	if by := &ds.Funcs.Tree; (by.HasChildren == nil) != (by.Load == nil) {
		ds.Report.Problem("lazyhalf", "Tree.HasChildren and Tree.Load need each other; children are not loaded")
	}
}

// followTree takes the numbered rows of a tree when they are there.
func (ds *Set) followTree() (changed bool) {
	o := &ds.Order
	if o.TreeBuild != nil && o.TreeBuild.Finished() {
		job, t := o.TreeBuild, o.builtTree
		o.TreeBuild, o.builtTree = nil, nil
		if err := job.Err(); err != nil {
			ds.Report.Problem("tree"+err.Error(), "rows are shown one below the other: %w", err)
			return false
		}
		ds.reportTree(t)
		o.Tree, o.Records = t, &heldRows{Source: t}
		o.fields, o.filterFields = nil, nil
		o.Model.Replace(t.Len())
		return true
	}
	return false
}

func (ds *Set) reportTree(t *treeRows) {
	for _, p := range t.problems {
		ds.Report.Problem("tree"+p.key, "%s", p.text)
	}
}

// growTree puts a tree in the place of one with fewer rows.
func (ds *Set) growTree(t *treeRows) {
	o := &ds.Order
	o.Records.Source = t
	o.Tree, o.Now.Tree, o.Now.Records = t, t, o.Records
}
