// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// buildTree starts to number the rows of a tree, here or in the background. Until
// that is done the rows of the source show one below the other.
func (ds *dataset) buildTree() {
	o := &ds.order
	o.lazy.close()
	old := o.lazy
	o.tree, o.builtTree, o.treeBuild, o.lazy = nil, nil, nil, nil
	if !ds.funcs.tree.on() || o.rows == nil || !ds.scans() {
		return
	}
	if ds.funcs.tree.loads() {
		o.lazy = newLazyRows(ds.opt.Invalidate)
		if ds.funcs.rowID == nil {
			ds.report.Problem("lazyid", "Tree.Load needs RowID; children are not loaded")
		} else if old != nil {
			o.lazy.keep(old)
		}
	}
	kind, t := ds.kind, &treeRows{}
	blank := treeRows{source: o.rows.Lease(), rowID: ds.funcs.rowID, kind: kind, lazy: o.lazy, made: ds.made}
	by, got := ds.funcs.tree, o.lazy.loadedRows()
	o.builtTree = t
	o.treeBuild = rowmodel.NewJob(2*o.n, func(check func(int)) error {
		*t = blank
		t.extra = kind.List(0)
		b := treeBuilder{treeRows: t, by: by, check: check, got: got}
		b.build()
		return nil
	})
	o.job = o.treeBuild
	// Few rows may have many below them.
	if o.n > inlineRows || !o.treeBuild.RunWithin(inlineVisits) {
		ds.launch(o.treeBuild, max(o.n, inlineRows+1))
	}
}

// inlineVisits is the most visits of rows for which a tree is built within a frame.
const inlineVisits = 4 * inlineRows

// reportHalfTree reports functions of a Tree that do nothing without another.
func (ds *dataset) reportHalfTree() {
	if by := &ds.funcs.tree; (by.hasChildren == nil) != (by.load == nil) {
		ds.report.Problem("lazyhalf", "Tree.HasChildren and Tree.Load need each other; children are not loaded")
	}
}

// followTree takes the numbered rows of a tree when they are there.
func (ds *dataset) followTree() (changed bool) {
	o := &ds.order
	if o.treeBuild != nil && o.treeBuild.Finished() {
		job, t := o.treeBuild, o.builtTree
		o.treeBuild, o.builtTree = nil, nil
		if err := job.Err(); err != nil {
			ds.report.Problem("tree"+err.Error(), "rows are shown one below the other: %w", err)
			return false
		}
		ds.reportTree(t)
		o.tree, o.records = t, &heldRows{Source: t}
		o.fields, o.filterFields = nil, nil
		o.model.Replace(t.Len())
		return true
	}
	return false
}

func (ds *dataset) reportTree(t *treeRows) {
	for _, p := range t.problems {
		ds.report.Problem("tree"+p.key, "%s", p.text)
	}
}

// growTree puts a tree in the place of one with fewer rows.
func (ds *dataset) growTree(t *treeRows) {
	o := &ds.order
	o.records.Source = t
	o.tree, o.now.tree, o.now.records = t, t, o.records
}
