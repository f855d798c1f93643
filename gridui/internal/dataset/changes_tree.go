// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// pathsReady reports whether the waiting changes can be applied to a tree by Path. The first change of a path makes an
// index of all paths, in a job.
func (wr *changeWriter) pathsReady() bool {
	t := wr.rows.Order.Tree
	if t.Wasteful() {
		t.SetPaths(nil)
	}
	return t.HasPaths() || wr.pathsStay(wr.queue.Waiting) || wr.index.ensurePaths()
}

// pathsStay reports whether all changes update rows of a tree by Path without changing a path.
func (wr *changeWriter) pathsStay(changes []Change) bool {
	o, path := &wr.rows.Order, wr.rows.Funcs.Tree.Path
	stays := func(i coord.Record, row rowdata.Row) bool {
		return o.Tree.IsFiller(i) || slices.Equal(path(o.Records.At(int(i))), path(row))
	}
	for i := range changes {
		c := &changes[i]
		if rowdata.Len(c.Add)+len(c.Remove) > 0 {
			return false
		}
		stay := true
		for k := range c.At {
			at, ok := wr.editedRecord(c, k)
			stay = stay && (!ok || stays(at, c.Update.At(k)))
		}
		if c.At == nil {
			wr.findUpdated(c, func(from int, rows []int32) {
				for k, row := range rows {
					stay = stay && (row < 0 || stays(coord.Record(row), c.Update.At(from+k)))
				}
			})
		}
		if !stay {
			return false
		}
	}
	return true
}

// changeTree updates the tree, and lists the rows that came, went and moved.
func (wr *changeWriter) changeTree(rows *rowmodel.Changes, c treeChange) {
	if wr.queue.byPath() {
		wr.repath(rows, c.dropped, c.removed)
	} else {
		wr.nest(rows, append(c.dropped, c.removed...), c.old)
	}
}

// joinTree adds rows to the tree.
func (wr *changeWriter) joinTree(rows rowdata.Slice) {
	o := &wr.rows.Order
	o.grow(o.Tree.Joined(wr.rows.Funcs.Tree, rows, wr.index.Find))
}

// repath updates a tree by Path. dropped holds rows to remove by themselves, removed rows to remove with all below them.
func (wr *changeWriter) repath(rows *rowmodel.Changes, dropped, removed []int32) {
	o := &wr.rows.Order
	if !o.Tree.HasPaths() { // no path changes
		return
	}
	next := o.Tree.Repathed(rowtree.Repath{By: wr.rows.Funcs.Tree, Gone: o.Gone.set, Drop: dropped, Remove: removed, Updated: rows.Updated})
	rows.Added, rows.Removed, rows.Moved = rows.Added+next.Added, next.Removed, next.Moved
	o.grow(next.Tree)
	wr.index.ensure()
}

// nest updates a tree by Parent or Children, which was old before. removed holds rows to remove with all below them.
func (wr *changeWriter) nest(rows *rowmodel.Changes, removed []int32, old *rowtree.Rows) {
	o := &wr.rows.Order
	wr.move(rows.Updated)
	rows.Removed = o.Tree.Tree.WithBelow(removed)
	if len(rows.Removed) > 0 {
		gone := o.Gone.with(rows.Removed, o.Records.Len())
		if next := o.Tree.Orphaned(wr.rows.Funcs.Tree, gone.Has); next != o.Tree {
			o.grow(next)
		}
	}
	rows.Moved = o.Tree.Tree.MovedFrom(old.Tree)
}

// move gives updated rows of a tree by Parent the parents that they name.
func (wr *changeWriter) move(updated []int32) {
	o, by := &wr.rows.Order, &wr.rows.Funcs.Tree
	if by.Children != nil || by.Parent == nil || wr.rows.Funcs.RowID == nil {
		return
	}
	var parents map[coord.Record]coord.Record
	var missing map[coord.Record]string
	for _, i := range updated {
		row, up := coord.Record(i), coord.NoRecord
		id, now := by.Parent(o.Records.At(int(i))), o.Tree.ParentOf(row)
		if now < 0 && id == "" || now >= 0 && id == wr.index.id(now) {
			continue
		}
		if parents == nil {
			parents, missing = map[coord.Record]coord.Record{}, map[coord.Record]string{}
		}
		if id != "" {
			wr.index.buildNow()
			if at, ok := wr.index.Find(id); ok {
				up = at
			} else {
				missing[row] = id
			}
		}
		parents[row] = up
	}
	if len(parents) > 0 {
		o.grow(o.Tree.Moved(parents, missing))
	}
}
