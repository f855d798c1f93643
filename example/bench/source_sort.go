// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/orderdb"
)

// mostSourceSort bounds the ratio of the time to the first rows of another order to that of a plain query for them.
const mostSourceSort = 1.2

// sort measures changes of the order, from the click to the frame with the first rows. Without an index, the database
// reads all rows, which takes nearly all the time. With an index, several frames take most of the time, so that only
// the page is compared with the query.
func (p sourcePlan) sort(t *table, o *orderdb.Table) error {
	w, err := newSourceWindow(o, "id")
	if err != nil {
		return err
	}
	defer w.close()
	if err := w.counted(); err != nil {
		return err
	}
	s := sourceSorts{sourceWindow: w, orders: o}
	for range p.sorts {
		if err := errors.Join(s.change(byAmount), s.change("id")); err != nil {
			return err
		}
	}
	t.add(value("source/sort-indexed/plain", milliseconds(measure.Median(s.plain)), "ms"))
	t.add(value("source/sort-indexed/shown", milliseconds(measure.Median(s.shown)), "ms"))
	t.add(value("source/sort-indexed", milliseconds(measure.Median(s.page)), "ms").against(measure.Median(s.pageRatios)).atMost(mostSourceSort))
	s = sourceSorts{sourceWindow: w, orders: o}
	for range p.slowSorts {
		if err := s.change(byScore); err != nil {
			return err
		}
		w.sortBy("id")
		if err := w.rest(); err != nil {
			return err
		}
	}
	t.add(value("source/sort/plain", milliseconds(measure.Median(s.plain)), "ms"))
	t.add(value("source/sort", milliseconds(measure.Median(s.shown)), "ms").against(measure.Median(s.shownRatios)).atMost(mostSourceSort))
	return s.stay(t)
}

// stay reports the time to the rows of another order if the first row on the screen stays: the database counts the
// rows before it, because their places are not known yet.
func (s *sourceSorts) stay(t *table) error {
	if err := s.counted(); err != nil { // otherwise the middle is not known
		return err
	}
	const middle = 15 // this many rows after the middle one, the amount is also in the middle
	if err := errors.Join(s.goTo(s.orders.Rows/2+middle), s.rest()); err != nil {
		return err
	}
	s.reads.forget()
	begun := time.Now()
	s.sortBy(byAmount)
	if err := s.until(func() bool { return s.reads.rows() > 0 }); err != nil {
		return err
	}
	t.add(value("source/sort-staying", milliseconds(time.Since(begun)), "ms"))
	return nil
}

// sourceSorts holds changes of the order, and plain queries for the same rows.
type sourceSorts struct {
	*sourceWindow
	orders *orderdb.Table
	// shown holds the times to the frame with the first rows, page the times to read these rows, plain the times of
	// the query.
	shown, page, plain      []time.Duration
	shownRatios, pageRatios []float64
}

// change sorts by a column. The plain query comes first, when the database's caches are as cold as possible.
func (s *sourceSorts) change(column string) error {
	begun := time.Now()
	rows, err := s.orders.Query("ORDER BY " + column + ", id LIMIT 256")
	plain := time.Since(begun)
	if err != nil {
		return err
	}
	begun = time.Now()
	s.sortBy(column)
	if err := s.until(func() bool { return s.firstIs(rows[0].ID) }); err != nil {
		return err
	}
	shown := time.Since(begun)
	page, _ := s.reads.took(0)
	s.shown, s.page, s.plain = append(s.shown, shown), append(s.page, page), append(s.plain, plain)
	s.shownRatios = append(s.shownRatios, float64(shown)/float64(plain))
	s.pageRatios = append(s.pageRatios, float64(page)/float64(plain))
	return nil
}

// firstIs reports whether the first row has the given id.
func (s *sourceSorts) firstIs(id int64) bool {
	row, _ := s.remote.Row(0)
	first, ok := row.Value("id").AsInt()
	return ok && first == id
}
