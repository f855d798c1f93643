// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"fmt"
	"slices"
)

// state holds the results of the stages. A job reads one and makes the next; only Apply changes one
// in place, while no job runs.
type state struct {
	rev    revisions // of its input
	n      int
	filter filterStage
	keys   []SortKey

	// pass holds the rows that pass the filter, keep the rows that show: in a tree their ancestors
	// too. nil means all.
	pass, keep Bits
	// above holds the tree rows above rows that pass, if they are held open.
	above Bits
	order sortedRows
	// list holds the rows of keep in order if listed is set. Otherwise they show by number,
	// through ranked.
	list    []int32
	listed  bool
	ranked  rankedBits
	outline *Outline
	groups  *Groups
	sums    *treeSums // data behind groups, if these are the branches of a tree
}

// sortedRows holds all rows sorted by the present keys, including rows that do not pass now. Rows
// that return need no sorting.
type sortedRows struct {
	sorted
	// in holds the rows that are in order; nil means all.
	in Bits
	// stale holds rows in sorted.rows but not in in: they have changed since.
	stale []int32
}

// mergeShare of the rows, as a divisor, is the maximum that is merged into sorted ones.
const mergeShare = 16

// visits estimates the row visits of a job.
func (w *wanted) visits(old state) int {
	n := 0
	if w.rev.filter != old.rev.filter || w.rev.data != old.rev.data {
		n += w.n
	}
	if w.rev.sort != old.rev.sort || w.rev.data != old.rev.data {
		n += w.n * (1 + 6*len(w.keys))
	}
	return n + 2*w.n
}

// compute returns the wanted state, laid out by nil as a flat list. It reuses the results of the old state where possible.
func (w *wanted) compute(j *Job, old state, spare []int32, by layout) (state, error) {
	s := state{rev: w.rev, n: w.n, filter: w.filter, keys: w.keys}
	if w.shape.Tree != nil && len(w.shape.Tree.parents) != w.n {
		return s, fmt.Errorf("rowmodel: tree of %d rows for %d", len(w.shape.Tree.parents), w.n)
	}
	s.pass = w.filterStage(j, &old)
	s.keep = s.pass
	if by != nil {
		s.keep = by.keep(w, s.pass)
	}
	if err := w.sortStage(j, &s, &old, spare); err != nil {
		return s, err
	}
	s.makeList(j)
	if by == nil {
		return s, nil
	}
	return s, by.lay(w, j, &s)
}

// filterStage returns the rows that pass. Removed rows do not.
func (w *wanted) filterStage(j *Job, old *state) Bits {
	same := w.rev.data == old.rev.data
	switch {
	case same && w.rev.filter == old.rev.filter:
		return old.pass
	case w.filter == nil && w.gone == nil:
		return nil
	}
	live := w.live()
	switch {
	case w.filter == nil:
		return live
	case same && old.pass != nil && w.filter.narrows(old.filter):
		live = old.pass
	}
	return w.filter.all(j, w.n, live)
}

// live returns the rows that were not removed, nil if none were removed.
func (w *wanted) live() Bits {
	if w.gone == nil {
		return nil
	}
	live := NewBits(w.n)
	live.setRange(0, w.n)
	for i, gone := range w.gone {
		live[i] &^= gone
	}
	return live
}

// sortStage sorts the rows to show that are not sorted yet.
func (w *wanted) sortStage(j *Job, s, old *state, spare []int32) error {
	if len(w.keys) == 0 {
		return nil
	}
	if w.rev.data == old.rev.data && len(old.keys) > 0 {
		s.order = old.order
		if w.rev.sort == old.rev.sort || sameKeys(w.keys, old.keys, false) {
			if done, err := s.mergeNew(j); done || err != nil {
				return err
			}
		} else if len(old.order.stale) == 0 && sameKeys(w.keys, old.keys, true) && covers(s.order.in, s.keep, w.n) {
			if t, ok := old.order.turned(spare); ok {
				s.order.sorted = t
				return nil
			}
		}
	}
	order, err := sortRows(j, rowsIn(s.keep, w.n), w.n, w.keys)
	s.order = sortedRows{sorted: order, in: slices.Clone(s.keep)}
	return err
}

// sameKeys reports whether two lists of keys are equal, or with turned equal after reversing all
// directions.
func sameKeys(a, b []SortKey, turned bool) bool {
	return slices.EqualFunc(a, b, func(x, y SortKey) bool {
		if turned {
			y.Descending = !y.Descending
		}
		return x == y
	})
}

// covers reports whether whole contains all rows of part, below n; nil means all rows.
func covers(whole, part Bits, n int) bool {
	if whole == nil {
		return true
	}
	for i, w := range part {
		if w&^whole[i] != 0 {
			return false
		}
	}
	return part != nil || whole.Count() == n
}

// mergeNew sorts new rows and merges them into the sorted ones. done is false if there are too many
// of them.
func (s *state) mergeNew(j *Job) (done bool, err error) {
	if s.order.in == nil && len(s.order.stale) == 0 || covers(s.order.in, s.keep, s.n) {
		return true, nil
	}
	in := NewBits(s.n)
	if s.keep == nil {
		in.setRange(0, s.n)
	} else {
		copy(in, s.keep)
	}
	for i, w := range s.order.in {
		in[i] &^= w
	}
	if in.Count() > s.n/mergeShare {
		return false, nil
	}
	few, err := sortRows(j, rowsIn(in, s.n), s.n, s.keys)
	if err != nil {
		return false, err
	}
	for i, w := range s.order.in {
		in[i] |= w
	}
	rows := patch(nil, s.order.rows, s.order.stale, few.rows, s.n, newRowOrder(s.keys).before)
	s.order = sortedRows{sorted: sorted{rows: rows, values: -1}, in: in}
	return true, nil
}

// makeList lists the rows to show in order.
func (s *state) makeList(j *Job) {
	if len(s.keys) == 0 {
		if s.keep != nil {
			s.ranked.use(s.keep, 0)
		}
		return
	}
	s.listed = true
	if s.showsAllSorted() {
		s.list = s.order.rows
		return
	}
	count := s.n
	if s.keep != nil {
		count = s.keep.Count()
	}
	s.list = make([]int32, 0, count)
	for part := range slices.Chunk(s.order.rows, radixBlock) {
		j.check(len(part))
		for _, r := range part {
			if s.shows(r) {
				s.list = append(s.list, r)
			}
		}
	}
}

// shows reports whether a sorted row is to show and is in order.
func (s *state) shows(r int32) bool {
	return (s.keep == nil || s.keep.Has(int(r))) && (s.order.in == nil || s.order.in.Has(int(r)))
}

// showsAllSorted reports whether all sorted rows show.
func (s *state) showsAllSorted() bool {
	if len(s.order.stale) > 0 {
		return false
	}
	return s.keep == nil || s.order.in != nil && covers(s.keep, s.order.in, s.n)
}

// rows returns the rows that show, in order.
func (s *state) rows() []int32 {
	if s.listed {
		return s.list
	}
	return rowsIn(s.keep, s.n)
}
