// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"fmt"
	"slices"
)

// Changes lists rows that changed in place, by number.
type Changes struct {
	// Updated holds rows with other values.
	Updated []int32
	// Removed holds rows that show no more. Their numbers stay taken until Reset.
	Removed []int32
	// Added is the number of rows appended at the end.
	Added int
	// Shape, unless nil, is the layout of a tree that the added rows have joined, and in which the rows of Moved have other
	// parents or other places among rows with equal keys. It differs from the layout before in these rows alone, and
	// in the children to be loaded of rows that are in Updated.
	Shape *Shape
	Moved []int32
}

// Apply follows changes of the rows, which have been made already. Its cost depends on the number
// of changes: changed rows leave the sorted list and are merged back, or move between groups, whose
// aggregates are updated. The next job, which Prepare returns, does the rest: stages that were not
// computed yet, groups and trees with many changed rows, and trees with aggregates of rows that do not pass the filter.
// Without Changes.Shape, the caller must set the tree again after rows were added to it.
//
// Apply returns ErrBusy while a job may read the rows, and ignores rows that do not exist. If a
// function of the caller panics, the next job computes everything again.
func (m *Model) Apply(c Changes) error {
	if m.Busy() {
		m.forget()
		return ErrBusy
	}
	last := m.want.n + max(c.Added, 0)
	if last > maxRows || last < 0 {
		return fmt.Errorf("rowmodel: more than %d rows", maxRows)
	}
	add := m.known(slices.Clone(c.Updated))
	drop := slices.Clip(add)
	if len(c.Removed) > 0 {
		drop = m.known(append(drop, c.Removed...))
	}
	for r := m.want.n; r < last; r++ {
		add = append(add, int32(r))
	}
	settled := m.want.rev == m.now.rev
	if c.Shape != nil {
		m.want.shape = *c.Shape
	}
	m.want.n = last
	m.remove(c.Removed)
	add = slices.DeleteFunc(add, func(r int32) bool { return m.want.gone.Has(int(r)) })
	for _, f := range m.want.fields {
		f.touchCaches(drop)
	}
	m.want.rev.data++
	if !settled {
		m.forget()
		return nil
	}
	err := contain(func() error { return m.patch(patched{drop, add, c.Moved}) })
	if err != nil {
		m.forget()
		return err
	}
	m.now.rev.data, m.now.n = m.want.rev.data, last
	return nil
}

// Reread announces changed rows that a following Apply reports. It may read their sort keys at
// once, while the rows are in the CPU cache.
func (m *Model) Reread(rows []int32) {
	k := &m.kept
	if k.by == nil {
		return
	}
	if err := contain(func() error { k.reread(rows); return nil }); err != nil {
		m.kept = keptKeys{} // Apply reads them again, and reports the error
	}
}

// known sorts rows and drops duplicates and rows that do not exist.
func (m *Model) known(rows []int32) []int32 {
	rows = slices.DeleteFunc(rows, func(r int32) bool {
		return r < 0 || int(r) >= m.want.n || m.want.gone.Has(int(r))
	})
	if manyOf(rows, m.want.n) {
		set := NewBits(m.want.n)
		for _, r := range rows {
			set.Set(int(r))
		}
		return set.appendTo(rows[:0], 0, m.want.n)
	}
	slices.Sort(rows)
	return slices.Compact(rows)
}

func (m *Model) remove(rows []int32) {
	if len(rows) == 0 && m.want.gone == nil {
		return
	}
	m.want.gone = slices.Clone(m.want.gone).grown(m.want.n)
	for _, r := range rows {
		if r >= 0 && int(r) < m.want.n {
			m.want.gone.Set(int(r))
		}
	}
}

// patch updates the state.
func (m *Model) patch(c patched) error {
	if m.follow != nil {
		return m.follow.patch(m, c)
	}
	_, err := m.patchList(c)
	return err
}

// patchList updates the list, and returns the rows of add that pass.
func (m *Model) patchList(c patched) (passing []int32, err error) {
	s := &m.now
	passing = m.refilter(c.drop, c.add)
	s.keep = s.pass
	if len(s.keys) == 0 {
		s.patchUnsorted(c.drop, passing)
		return passing, nil
	}
	return passing, m.patchSorted(c.drop, c.add, passing)
}

// regroup updates the groups. drop holds known rows that changed or were removed, add holds rows
// that changed or were added and pass the filter, ascending. If too many rows changed, the next job
// regroups all rows.
func (m *Model) regroup(drop, add []int32) {
	s := &m.now
	if s.groups == nil || m.want.aggregatesAll() || (len(drop)+len(add))*regroupShare > m.want.n || len(drop) > 0 && s.groups.Rows == nil {
		m.groups = groupCache{}
		s.rev.shape = 0
		return
	}
	m.groups.regroup(s, &m.want.shape, m.want.n, drop, add)
}

// patchSorted updates the sorted list; passing holds the rows of add that pass.
func (m *Model) patchSorted(drop, add, passing []int32) error {
	s, n := &m.now, m.want.n
	kept := m.kept.follow(s.keys, add, n)
	whole := same(s.list, s.order.rows) && len(s.order.rows) == len(s.list)
	list, err := m.mergeChanged(drop, passing, kept)
	if err != nil {
		return err
	}
	old := s.list
	s.list = list
	if whole {
		s.order = sortedRows{sorted: sorted{rows: list, values: -1}, in: slices.Clone(s.keep)}
	} else {
		s.order.leave(drop, n)
	}
	m.keepSpare(old)
	return nil
}

// mergeChanged returns the list without the rows of drop and with rows, given ascending. kept is
// set if their keys are kept.
func (m *Model) mergeChanged(drop, rows []int32, kept bool) ([]int32, error) {
	s, n := &m.now, m.want.n
	if kept {
		if sorted, ok := m.kept.sort(rows, s.keys); ok {
			return m.kept.merge(m.takeSpare()[:0], s.list, drop, sorted, n, newRowOrder(s.keys)), nil
		}
	}
	order, err := sortRows(nil, rows, n, s.keys)
	if err != nil {
		return nil, err
	}
	out, by := m.takeSpare()[:0], newRowOrder(s.keys)
	if kept {
		sorted, _ := m.kept.with(order.rows)
		return m.kept.merge(out, s.list, drop, sorted, n, by), nil
	}
	m.kept.list = nil
	return patch(out, s.list, drop, order.rows, n, by.before), nil
}

// refilter filters the changed rows, and returns the rows that pass.
func (m *Model) refilter(drop, add []int32) (passing []int32) {
	s, n := &m.now, m.want.n
	if s.filter == nil && m.want.gone == nil {
		return add
	}
	if s.pass == nil { // the first removal of rows
		s.pass = NewBits(n)
		s.pass.setRange(0, s.n)
	}
	s.pass = s.pass.grown(n)
	for _, r := range drop {
		s.pass.Clear(int(r))
	}
	passing = add
	if s.filter != nil {
		passing = s.filter.few(add, n)
	}
	for _, r := range passing {
		s.pass.Set(int(r))
	}
	return passing
}

// patchUnsorted updates the visible rows if they are in the order of their numbers.
func (s *state) patchUnsorted(drop, add []int32) {
	if s.keep == nil {
		return
	}
	from := s.n
	for _, rows := range [...][]int32{drop, add} {
		if len(rows) > 0 {
			from = min(from, int(rows[0]))
		}
	}
	s.ranked.use(s.keep, from)
}

// leave marks rows as out of order; n is the new number of rows.
func (o *sortedRows) leave(rows []int32, n int) {
	in := o.in.grown(n)
	if o.in == nil {
		for _, r := range o.rows {
			in.Set(int(r))
		}
	}
	for _, r := range rows {
		if in.Has(int(r)) {
			in.Clear(int(r))
			o.stale = append(o.stale, r)
		}
	}
	o.in = in
	if len(o.stale) > n/mergeShare {
		*o = sortedRows{sorted: sorted{values: -1}, in: NewBits(n)}
	}
}
