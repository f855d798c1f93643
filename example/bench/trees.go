// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// treeRows is the number of rows of a tree, treeChanges that of the rows that a frame changes: half of them get
	// another value and move among their siblings, a quarter comes, and a quarter goes.
	treeRows    = 100_000
	treeChanges = 1_000
	treeFrames  = 60
	// mostTreeChanges bounds the ratio of such a frame to a frame of the same rows in a flat list. In a tree with
	// aggregates, the rows directly below each branch with a change are added up again besides: see mostTreeSums.
	mostTreeChanges = 2
	mostTreeSums    = 3
)

// treeItem is a row of a tree: below another one, or at the top.
type treeItem struct {
	ID, Up string
	Path   []string
	Cost   int
}

// treeKind is a kind of tree.
type treeKind struct {
	name string
	set  func(g *stage.Grid[treeItem])
	most float64
}

// treeKinds returns the trees to measure.
func treeKinds() []treeKind {
	parent := func(g *stage.Grid[treeItem]) { g.Tree.Parent = func(i treeItem) string { return i.Up } }
	path := func(g *stage.Grid[treeItem]) { g.Tree.Path = func(i treeItem) []string { return i.Path } }
	return []treeKind{
		{"", parent, mostTreeChanges},
		{"/path", path, mostTreeChanges},
		{"/sums", func(g *stage.Grid[treeItem]) { parent(g); g.Tree.Aggregate = true }, mostTreeSums},
		{"/path-sums", func(g *stage.Grid[treeItem]) { path(g); g.Tree.Aggregate = true }, mostTreeSums},
		{"/loads", func(g *stage.Grid[treeItem]) {
			parent(g)
			g.Tree.HasChildren = func(treeItem) bool { return false }
			g.Tree.Load = func(context.Context, treeItem) ([]treeItem, error) { return nil, nil }
		}, mostTreeChanges},
	}
}

// changedTree is a window with a sorted tree, or with the same rows one below the other.
type changedTree struct {
	*stage.Stage
	grid *stage.Grid[treeItem]
	rng  *rand.Rand
	// ids are the rows, those without rows below them last.
	ids []string
	// paths are the paths of the rows that others are below.
	paths [][]string
	next  int
	took  []time.Duration
}

func newChangedTree(nest func(g *stage.Grid[treeItem])) *changedTree {
	g := stage.NewGridWith(
		gridui.Field("id", "ID", func(i treeItem) string { return i.ID }),
		gridui.Field("cost", "Cost", func(i treeItem) int { return i.Cost }).Aggregate(option.AggregateSum),
	)
	g.RowID = func(i treeItem) string { return i.ID }
	g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "cost"}}}
	g.Invalidate = func() {}
	if nest != nil {
		nest(g)
		g.Expansion.Rows = idset.All()
	}
	w := &changedTree{grid: g, rng: rand.New(rand.NewPCG(1, 9))}
	rows := make([]treeItem, treeRows)
	for i := range rows {
		rows[i] = w.item()
	}
	g.SetRows(rows)
	w.Stage = stage.New(g, sheet.HD, 0)
	return w
}

// item returns a new row. A hundredth of the first rows are at the top, the others below any of the rows before.
func (w *changedTree) item() treeItem {
	i := treeItem{ID: strconv.Itoa(w.next), Cost: w.rng.IntN(1e6)}
	if w.next >= treeRows/100 {
		up := w.rng.IntN(min(w.next, treeRows/10))
		i.Up, i.Path = strconv.Itoa(up), slices.Clip(w.paths[up])
	}
	i.Path = append(i.Path, i.ID)
	if w.next >= treeRows/10 {
		w.ids = append(w.ids, i.ID)
	} else {
		w.paths = append(w.paths, i.Path)
	}
	w.next++
	return i
}

// leaf removes a row without rows below it from the rows that may change, and returns its id.
func (w *changedTree) leaf() string {
	k := w.rng.IntN(len(w.ids))
	id := w.ids[k]
	w.ids[k] = w.ids[len(w.ids)-1]
	w.ids = w.ids[:len(w.ids)-1]
	return id
}

// change applies the changes of a frame, and draws frames until they show.
func (w *changedTree) change() error {
	var c gridui.Changes[treeItem]
	var back []string
	for range treeChanges / 2 {
		id := w.leaf()
		row, ok := w.grid.RowByID(id)
		if !ok {
			return fmt.Errorf("row %s is missing", id)
		}
		row.Cost = w.rng.IntN(1e6)
		c.Update, back = append(c.Update, row), append(back, id)
	}
	for range treeChanges / 4 {
		c.Remove = append(c.Remove, w.leaf())
	}
	w.ids = append(w.ids, back...)
	for range treeChanges / 4 {
		c.Add = append(c.Add, w.item())
	}
	want := w.grid.Len()
	start := time.Now()
	err := w.grid.Apply(c)
	w.Frame()
	for !w.Idle() {
		w.Frame()
	}
	w.took = append(w.took, time.Since(start))
	if w.grid.Len() != want || w.grid.Shown() != want {
		err = errors.Join(err, fmt.Errorf("%d of %d rows show, in place of %d", w.grid.Shown(), w.grid.Len(), want))
	}
	return err
}

// settle draws frames until the rows show.
func (w *changedTree) settle() error {
	for range 10_000 {
		if w.Frame(); w.Idle() && w.grid.Shown() == treeRows {
			return nil
		}
		time.Sleep(time.Millisecond)
	}
	return fmt.Errorf("%d rows show", w.grid.Shown())
}

// changeTrees measures changes of rows of trees against changes of the same rows in a flat list.
func changeTrees(t *table) error {
	for _, kind := range treeKinds() {
		if err := kind.measure(t); err != nil {
			return err
		}
	}
	return nil
}

func (k treeKind) measure(t *table) error {
	flat, nested := newChangedTree(nil), newChangedTree(k.set)
	failed := errors.Join(flat.settle(), nested.settle())
	for i := range treeFrames {
		if failed = errors.Join(failed, flat.change(), nested.change()); failed != nil {
			return fmt.Errorf("tree%s: %w", k.name, failed)
		}
		if i == 2 { // the first changes build indexes
			flat.took, nested.took = flat.took[:0], nested.took[:0]
		}
	}
	plain, took := measure.Median(flat.took), measure.Median(nested.took)
	t.add(value("office/tree"+k.name+"/plain", milliseconds(plain), "ms"))
	t.add(value("office/tree"+k.name, milliseconds(took), "ms").against(float64(took) / float64(plain)).atMost(k.most))
	return nil
}
