// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "slices"

// GroupingView is what users make of Grouping.
type GroupingView struct {
	// By, Levels, Aggregates and Shares are the fields of Grouping.
	By         []string          `json:"by"`
	Levels     []GroupLevel      `json:"levels,omitzero"`
	Aggregates []ColumnAggregate `json:"aggregates,omitzero"`
	Shares     []ColumnShare     `json:"shares,omitzero"`
}

// clone is a view that shares nothing with this one.
func (v GroupingView) clone() GroupingView {
	v.By, v.Levels = slices.Clone(v.By), slices.Clone(v.Levels)
	v.Aggregates, v.Shares = slices.Clone(v.Aggregates), slices.Clone(v.Shares)
	return v
}

// equal reports whether two views say the same.
func (v GroupingView) equal(w GroupingView) bool {
	return slices.Equal(v.By, w.By) && slices.Equal(v.Levels, w.Levels) && slices.Equal(v.Aggregates, w.Aggregates) && slices.Equal(v.Shares, w.Shares)
}

// mapIDs is the view with a function done to its ids.
func (v GroupingView) mapIDs(f func(string) string) GroupingView {
	v.By = mapList(v.By, f, func(id *string) *string { return id })
	v.Aggregates = mapList(v.Aggregates, f, func(a *ColumnAggregate) *string { return &a.ColumnID })
	v.Shares = mapList(v.Shares, f, func(s *ColumnShare) *string { return &s.ColumnID })
	v.Levels = mapList(v.Levels, f, func(l *GroupLevel) *string { return &l.Order.ColumnID })
	return v
}
