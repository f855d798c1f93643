// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "slices"

// viewClone returns a deep copy of the grouping.
func (g Grouping) viewClone() Grouping {
	g.By, g.Levels = slices.Clone(g.By), slices.Clone(g.Levels)
	g.Aggregates, g.Shares = slices.Clone(g.Aggregates), slices.Clone(g.Shares)
	return g
}

// sameView reports whether two groupings have the same parts that views hold.
func (g Grouping) sameView(h Grouping) bool {
	return slices.Equal(g.By, h.By) && slices.Equal(g.Levels, h.Levels) && slices.Equal(g.Aggregates, h.Aggregates) && slices.Equal(g.Shares, h.Shares)
}

// mapIDs returns the grouping with f applied to its ids.
func (g Grouping) mapIDs(f func(string) string) Grouping {
	g.By = mapList(g.By, f, func(id *string) *string { return id })
	g.Aggregates = mapList(g.Aggregates, f, func(a *ColumnAggregate) *string { return &a.ColumnID })
	g.Shares = mapList(g.Shares, f, func(s *ColumnShare) *string { return &s.ColumnID })
	g.Levels = mapList(g.Levels, f, func(l *GroupLevel) *string { return &l.Order.ColumnID })
	return g
}
