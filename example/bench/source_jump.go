// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"math/rand/v2"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/orderdb"
)

// mostJump bounds the ratio of the page of a jump to a page of the same length at a known place, after skipping the
// mean number of rows that a jump skips.
const mostJump = 3

const (
	plainPage = "WHERE (amount, id) > (?, ?) ORDER BY amount, id LIMIT 256 OFFSET 2048"
	naivePage = "ORDER BY amount, id LIMIT 256 OFFSET ?"
)

// scan reports the time from a new order to the exact number of rows.
func (p sourcePlan) scan(t *table, o *orderdb.Table) error {
	start := time.Now()
	w, err := newSourceWindow(o, byAmount)
	if err != nil {
		return err
	}
	defer w.close()
	if err := w.counted(); err != nil {
		return err
	}
	t.add(value("source/count", milliseconds(time.Since(start)), "ms"))
	return nil
}

// jump measures the page of a jump from its request, against plain pages, and counts the blocks that are read twice.
// It also reports the time of a program without a cache of places.
func (p sourcePlan) jump(t *table, o *orderdb.Table) error {
	w, err := newSourceWindow(o, byAmount)
	if err != nil {
		return err
	}
	defer w.close()
	if err := w.counted(); err != nil {
		return err
	}
	j := jumps{sourceWindow: w, orders: o, rng: rand.New(rand.NewPCG(1, 2))}
	for range p.jumps {
		if err := j.jump(); err != nil {
			return err
		}
	}
	t.add(value("source/jump/plain", milliseconds(measure.Median(j.plain)), "ms"))
	t.add(value("source/jump", milliseconds(measure.Median(j.took)), "ms").against(measure.Median(j.ratios)).atMost(mostJump))
	t.add(value("source/jump/shown", milliseconds(measure.Median(j.shown)), "ms"))
	if err := j.back(); err != nil {
		return err
	}
	t.add(value("source/refetch", float64(w.reads.again()), "blocks").atMost(0))
	return j.naive(t, p.naive)
}

// jumps holds jumps to places all over the rows, and as many plain pages.
type jumps struct {
	*sourceWindow
	orders *orderdb.Table
	rng    *rand.Rand
	rows   []int
	// took holds the times of pages after jumps, plain the times of plain pages. shown holds the times from a jump to
	// the frame with its rows, including the pause before they are requested.
	took, plain, shown []time.Duration
	ratios             []float64
}

func (j *jumps) jump() error {
	row := j.rng.IntN(j.orders.Rows)
	j.rows = append(j.rows, row)
	start := time.Now()
	if err := j.goTo(row); err != nil {
		return err
	}
	j.shown = append(j.shown, time.Since(start))
	if err := j.rest(); err != nil {
		return err
	}
	took, ok := j.reads.took(row)
	if !ok {
		return errors.New("a row shows that was not read")
	}
	plain, err := timedQuery(j.orders, plainPage, j.rng.IntN(orderdb.Amounts*9/10), 0)
	j.took, j.plain = append(j.took, took), append(j.plain, plain)
	j.ratios = append(j.ratios, float64(took)/float64(plain))
	return err
}

// back returns to all the places, and scrolls a screen up and down at each of them.
func (j *jumps) back() error {
	for _, row := range j.rows {
		for _, to := range []int{row, row + 20, row - 20} {
			if err := j.goTo(max(min(to, j.orders.Rows-1), 0)); err != nil {
				return err
			}
		}
		if err := j.rest(); err != nil {
			return err
		}
	}
	return nil
}

// naive reads pages at some of the places only by their index.
func (j *jumps) naive(t *table, n int) error {
	var all []time.Duration
	for _, row := range j.rows[:min(n, len(j.rows))] {
		took, err := timedQuery(j.orders, naivePage, row)
		if err != nil {
			return err
		}
		all = append(all, took)
	}
	t.add(value("source/jump/naive", milliseconds(measure.Median(all)), "ms"))
	return nil
}

// timedQuery returns the wall time of a query, and an error if the query has no rows.
func timedQuery(o *orderdb.Table, query string, args ...any) (time.Duration, error) {
	start := time.Now()
	rows, err := o.Query(query, args...)
	if err == nil && len(rows) == 0 {
		err = errors.New("a query has no rows: " + query)
	}
	return time.Since(start), err
}
