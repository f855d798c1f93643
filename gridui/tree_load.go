// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"iter"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// takeLoaded puts rows that were loaded below their parents.
func (g *Core) takeLoaded() (changed bool) {
	o := &g.order
	if o.tree == nil || o.lazy == nil || o.now.gen != o.gen || o.now.tree == nil || o.model.Busy() || g.host.ReadsRows() {
		return false
	}
	if o.lazy.waiting == 0 || !g.indexed() {
		return false
	}
	for _, r := range o.lazy.take() {
		changed = true
		if r.err != nil {
			continue
		}
		parent, ok := g.findRecord(r.id)
		if !ok {
			continue
		}
		next := o.tree.grown(g.funcs.tree, parent, r.rows, &o.ids)
		added := next.Len() - o.tree.Len()
		g.reportTree(next)
		g.growTree(next)
		o.indexed.n = next.Len()
		if err := o.model.Apply(rowmodel.Changes{Added: added}); err != nil {
			g.report.problem("load", "rows that were loaded do not show: %w", err)
		}
	}
	if changed {
		g.orderChanged()
	}
	return changed
}

// waits says whether the children of a row are yet to be loaded.
func (g *Core) waits(t *treeRows) func(row int32) bool {
	if t.lazy == nil || g.funcs.rowID == nil {
		return nil
	}
	has := g.funcs.tree.hasChildren
	done := t.lazy.doneIDs()
	return func(row int32) bool {
		if t.isFiller(int(row)) {
			return false
		}
		rows := t.Lease()
		defer rows.Release()
		return has(rows.At(int(row))) && !done[t.id(int(row))]
	}
}

// loadOpened loads the children of rows that were opened, by their places.
func (g *Core) loadOpened(places []int) {
	if g.order.now.tree == nil || g.order.lazy == nil {
		return
	}
	o := g.order.model.Outline()
	for _, place := range places {
		if at := place + 1; o.Open(place) && at < o.Places() && o.Item(at) < 0 {
			g.load(int(^o.Item(at)))
		}
	}
}

// load loads the children of a row of the tree.
func (g *Core) load(row int) {
	t := g.order.now.tree
	if t == nil || t.lazy == nil || row < 0 || row >= t.Len() {
		return
	}
	t.lazy.start(t.id(row), g.kind.Clone(t.At(row)), g.funcs.tree.load)
	g.orderChanged()
}

// loadShown loads what rows on the screen wait for: a tree may be opened by other
// means than a click.
func (g *Core) loadShown() {
	for row := range g.yetToLoad() {
		g.load(row)
	}
}

// wakeToLoad asks for the frame that loads what rows wait for that have come onto the screen
// in this one.
func (g *Core) wakeToLoad(gtx layout.Context) {
	for range g.yetToLoad() {
		gtx.Execute(op.InvalidateCmd{})
		return
	}
}

// yetToLoad are the rows of the tree whose children are to show on the screen, but are
// neither there nor on their way.
func (g *Core) yetToLoad() iter.Seq[int] {
	return func(yield func(int) bool) {
		if g.order.now.tree == nil || g.order.lazy == nil {
			return
		}
		first, end := g.host.Visible()
		for row := first; row < min(end, g.shownCount()); row++ {
			it := g.sourceOf(row)
			if it < 0 && g.order.lazy.idle(g.order.now.tree.id(^it)) && !yield(^it) {
				return
			}
		}
	}
}

// ReloadChildren drops the rows that were loaded below a row, to be had anew when
// it shows open. It has no effect on rows whose children were not loaded.
func (g *Core) ReloadChildren(rowID string) {
	if g.order.lazy.drop(rowID) {
		g.rowsChanged()
	}
}

// failure is why the children of a row are missing, as a row in their place says.
func (g *Core) failure(it int) string {
	err := g.order.lazy.failed(g.order.now.tree.id(^it))
	if err == nil {
		return ""
	}
	return fmt.Sprint(err)
}
