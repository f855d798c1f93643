// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
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
	// mostTreeChanges bounds the ratio of such a frame to a frame of the same rows in a flat list.
	mostTreeChanges = 3
)

// treeItem is a row of a tree: below another one, or at the top.
type treeItem struct {
	ID, Up string
	Cost   int
}

// changedTree is a window with a sorted tree, or with the same rows one below the other.
type changedTree struct {
	*stage.Stage
	grid *stage.Grid[treeItem]
	rng  *rand.Rand
	// ids are the rows, those without rows below them last.
	ids  []string
	next int
	took []time.Duration
}

func newChangedTree(nested bool) *changedTree {
	g := stage.NewGridWith(
		gridui.Field("id", "ID", func(i treeItem) string { return i.ID }),
		gridui.Field("cost", "Cost", func(i treeItem) int { return i.Cost }),
	)
	g.RowID = func(i treeItem) string { return i.ID }
	g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "cost"}}}
	g.Invalidate = func() {}
	if nested {
		g.Tree.Parent = func(i treeItem) string { return i.Up }
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
		i.Up = strconv.Itoa(w.rng.IntN(min(w.next, treeRows/10)))
	}
	if w.next >= treeRows/10 {
		w.ids = append(w.ids, i.ID)
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

// changeTrees measures changes of rows of a tree against changes of the same rows in a flat list.
func changeTrees(t *table) error {
	flat, nested := newChangedTree(false), newChangedTree(true)
	failed := errors.Join(flat.settle(), nested.settle())
	for i := range treeFrames {
		if failed = errors.Join(failed, flat.change(), nested.change()); failed != nil {
			return failed
		}
		if i == 2 { // the first changes build indexes
			flat.took, nested.took = flat.took[:0], nested.took[:0]
		}
	}
	plain, took := measure.Median(flat.took), measure.Median(nested.took)
	t.add(value("office/tree/plain", milliseconds(plain), "ms"))
	t.add(value("office/tree", milliseconds(took), "ms").against(float64(took) / float64(plain)).atMost(mostTreeChanges))
	return nil
}
