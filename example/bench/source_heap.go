// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"math/rand/v2"
	"runtime"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/orderdb"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
)

// mostSourceHeap is the maximum memory, in MiB, of a grid that was scrolled everywhere, beyond that of a grid without
// rows.
const mostSourceHeap = 64

// heap measures the memory of a grid for the rows of a source and their known places.
func (p sourcePlan) heap(t *table, o *orderdb.Table) error {
	plain := emptyHeap()
	before := measure.Heap()
	w, err := newSourceWindow(o, byAmount)
	if err != nil {
		return err
	}
	defer w.close()
	if err := errors.Join(w.counted(), p.fill(w, o.Rows)); err != nil {
		return err
	}
	w.reads.forget()
	held := measure.Heap() - before
	runtime.KeepAlive(w)
	t.add(value("source/heap/empty", float64(plain)/(1<<20), "MiB"))
	t.add(value("source/heap", max(float64(held-plain)/(1<<20), 0), "MiB").atMost(mostSourceHeap))
	return nil
}

// emptyHeap returns the bytes of a grid without rows, after another one has created shared data.
func emptyHeap() (bytes int64) {
	for range 2 {
		before := measure.Heap()
		empty := stage.New(newOrdersGrid(), sheet.HD, 0)
		bytes = measure.Heap() - before
		runtime.KeepAlive(empty)
	}
	return bytes
}

// fill scrolls to places all over the rows until more were read than are kept.
func (p sourcePlan) fill(w *sourceWindow, rows int) error {
	rng := rand.New(rand.NewPCG(5, 6))
	row, _ := w.remote.Row(0)
	for want := min(p.fillBytes/row.Size(), rows); w.reads.rows() < int64(want); {
		if err := w.goTo(rng.IntN(rows)); err != nil {
			return err
		}
	}
	return w.rest()
}
