// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// patchTree updates a tree. drop holds known rows that changed or were removed, add holds rows that
// changed or were added, ascending. If a row is added, removed or moved, the next job lays out the
// tree.
func (m *Model) patchTree(drop, add []int32) error {
	s := &m.now
	same := slices.Equal(drop, add) && m.want.n == s.n && s.outline != nil && m.want.shape.Lazy == nil
	was := make([]bool, len(drop))
	for i, r := range drop {
		was[i] = s.pass.Has(int(r))
	}
	m.refilter(drop, add)
	for i, r := range drop {
		same = same && (s.pass == nil || s.pass.Has(int(r)) == was[i])
	}
	s.order, s.keys = sortedRows{}, nil
	if !same || m.want.aggregatesAll() || !m.sortedBelow(add) {
		s.rev.shape = 0 // done again by the next job; wanted revisions are above 0
		return nil
	}
	if s.sums != nil {
		s.sums.reaggregate(s.groups, s.outline, m.want.shape.TotalOnly, add)
	}
	return nil
}

// sortedBelow reports whether rows are in order among their siblings.
func (m *Model) sortedBelow(rows []int32) bool {
	if len(m.want.keys) == 0 {
		return true
	}
	o, order := m.now.outline, newRowOrder(m.want.keys)
	for _, r := range rows {
		place := o.Place(coord.Record(r))
		if place < 0 {
			continue
		}
		before, after := o.siblings(place)
		if before >= 0 && order.compare(int32(o.Item(before)), r) > 0 || after >= 0 && order.compare(r, int32(o.Item(after))) > 0 {
			return false
		}
	}
	return true
}
