// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// patchTree updates a tree. drop holds known rows that changed or were removed, add holds rows that
// changed or were added, ascending; moved holds the rows whose parent or place changed, and known is the
// number of rows before. If many rows come, go or move, the next job lays out the tree.
func (m *Model) patchTree(drop, add, moved []int32, known int) error {
	s, shape := &m.now, &m.want.shape
	if keys := &m.relaid.keys; keys.in != nil {
		keys.forget(add, m.want.n)
	}
	if s.sums != nil {
		s.sums.forget(add, m.want.n)
	}
	same := slices.Equal(drop, add) && len(moved) == 0 && m.want.n == known && s.outline != nil && shape.Lazy == nil
	was, kept := make([]bool, len(drop)), slices.Clone(s.keep)
	for i, r := range drop {
		was[i] = s.pass.Has(int(r))
	}
	hadPass := s.pass != nil
	m.refilter(drop, add)
	var passing []int32
	for i, r := range drop {
		if s.pass != nil && s.pass.Has(int(r)) != (was[i] || !hadPass) {
			passing = append(passing, r)
		}
	}
	same = same && len(passing) == 0
	s.order, s.keys = sortedRows{}, nil
	switch {
	case m.want.aggregatesAll():
		s.rev.shape = 0 // done again by the next job; wanted revisions are above 0
	case same && m.sortedBelow(add):
		if s.sums != nil {
			s.sums.reaggregate(s.groups, s.outline, shape.TotalOnly, add)
		}
	case s.outline == nil || len(shape.Aggregates) > 0 && s.sums == nil || len(shape.Tree.parents) != m.want.n:
		s.rev.shape = 0
	default:
		m.keepTree()
		changed := slices.DeleteFunc(slices.Clone(drop), func(r int32) bool { _, ok := slices.BinarySearch(add, r); return !ok })
		hot, ok := m.relayTree(kept, known, changed, passing, moved)
		if !ok {
			s.rev.shape = 0
		} else if s.sums != nil {
			m.resum(add, hot)
		}
	}
	return nil
}

// keepTree computes the rows of a tree that show from the rows that pass.
func (m *Model) keepTree() {
	s := &m.now
	s.keep = s.pass
	if s.pass == nil || m.want.filter == nil {
		return
	}
	s.keep = m.want.shape.Tree.keep(s.pass, m.want.shape.Filter)
	for i, gone := range m.want.gone {
		s.keep[i] &^= gone
	}
}

// sortedBelow reports whether rows are in order among their siblings.
func (m *Model) sortedBelow(rows []int32) bool {
	if len(m.want.keys) == 0 {
		return true
	}
	o, compare := m.now.outline, m.want.shape.Tree.order(m.want.keys)
	for _, r := range rows {
		place := o.Place(coord.Record(r))
		if place < 0 {
			continue
		}
		before, after := o.siblings(place)
		if before >= 0 && compare(int32(o.Item(before)), r) > 0 || after >= 0 && compare(r, int32(o.Item(after))) > 0 {
			return false
		}
	}
	return true
}

// resum updates the aggregates of a tree whose rows came, went or moved. changed holds rows with other values, hot the
// rows above rows that came, went or moved. A branch with the same rows in the same order keeps its total; the others
// are computed again from their rows and from the branches below them, as in a tree that is new, so that sums of
// floating-point numbers are equal to the last bit.
func (m *Model) resum(changed []int32, hot Bits) {
	s, n := &m.now, m.want.n
	spare := m.relaid.groups
	g, sums := m.want.branches(nil, s.outline, spare, len(s.groups.List))
	g.room(m.want.shape.Aggregates, spare)
	m.relaid.groups = s.groups
	if s.sums.rd == nil {
		s.sums.rd = new(reader)
	}
	t := &treeAggregation{Groups: g, sums: sums, rd: s.sums.rd, anew: true, totalOnly: m.want.shape.TotalOnly, old: s.groups, n: n}
	m.relaid.at = t.oldBranches(m.relaid.at)
	var dirty Bits
	counts := slices.ContainsFunc(s.sums.sums, func(sum treeSum) bool { _, counts := sum.(*distinctSum); return counts })
	if counts || m.want.filter != nil {
		dirty = NewBits(n)
		for _, r := range changed {
			dirty.Set(int(r))
		}
	}
	if m.want.filter == nil {
		m.want.shape.Tree.heat(hot, changed)
		t.keepBranches(func(group, _ int32) bool { return !hot.Has(int(g.List[group].row)) })
	} else { // rows that do not show may have decided which rows count
		t.keepBranches(func(group, was int32) bool { return t.sameBranch(group, was, s.sums.ends, dirty) })
	}
	var rows []int32
	if counts {
		rows = t.newlyCounted(dirty)
	}
	for _, sum := range s.sums.sums {
		sum.carry(t, rows)
	}
	sums.sums, sums.rd = s.sums.sums, t.rd
	s.groups, s.sums = g, sums
}
