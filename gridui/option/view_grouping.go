// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"encoding"
	"slices"
)

// GroupingView is what users make of Grouping.
type GroupingView struct {
	// By, Levels, Aggregates and Shares are the fields of Grouping.
	By         []string          `json:"by"`
	Levels     []GroupLevel      `json:"levels,omitzero"`
	Aggregates []ColumnAggregate `json:"aggregates,omitzero"`
	Shares     []ColumnShare     `json:"shares,omitzero"`
}

// View is the part of the grouping that users change. It shares nothing with the grouping, and no
// value that JSON cannot hold: a step that is no number is 0, an interval that there is not is GroupByValue, and
// so on.
func (g *Grouping) View() GroupingView {
	v := GroupingView{By: append([]string{}, g.By...), Aggregates: slices.Clone(g.Aggregates), Shares: slices.Clone(g.Shares)}
	for i := range g.By {
		if l := g.Level(i); l != (GroupLevel{}) {
			v.Levels = g.fullLevels()
			break
		}
	}
	for i := range v.Levels {
		l := &v.Levels[i]
		if l.Step-l.Step != 0 {
			l.Step = 0 // NaN or infinite
		}
		l.Interval, l.Order.By = named(l.Interval), named(l.Order.By)
	}
	for i := range v.Aggregates {
		v.Aggregates[i].Aggregate = named(v.Aggregates[i].Aggregate)
	}
	for i := range v.Shares {
		v.Shares[i].Of = named(v.Shares[i].Of)
	}
	return v
}

// named returns a value that JSON has a name for: itself, or zero, which is what the grid takes another one for.
func named[E encoding.TextMarshaler](e E) E {
	if _, err := e.MarshalText(); err != nil {
		var zero E
		return zero
	}
	return e
}

// SetView puts what users have made of a grouping in place.
func (g *Grouping) SetView(v GroupingView) {
	v = v.Clone()
	g.By, g.Levels, g.Aggregates, g.Shares = v.By, v.Levels, v.Aggregates, v.Shares
}

// Clone is a view that shares nothing with this one.
func (v GroupingView) Clone() GroupingView {
	v.By, v.Levels = slices.Clone(v.By), slices.Clone(v.Levels)
	v.Aggregates, v.Shares = slices.Clone(v.Aggregates), slices.Clone(v.Shares)
	return v
}

// Equal reports whether two views say the same.
func (v GroupingView) Equal(w GroupingView) bool {
	return slices.Equal(v.By, w.By) && slices.Equal(v.Levels, w.Levels) && slices.Equal(v.Aggregates, w.Aggregates) && slices.Equal(v.Shares, w.Shares)
}

// Keep drops what is about columns that are not there.
func (v *GroupingView) Keep(there func(columnID string) bool) {
	g := Grouping{By: v.By, Levels: v.Levels}
	for i := len(g.By) - 1; i >= 0; i-- {
		if !there(g.By[i]) {
			g.Remove(i)
		}
	}
	v.By, v.Levels = g.By, g.Levels
	v.Aggregates = slices.DeleteFunc(v.Aggregates, func(a ColumnAggregate) bool { return !there(a.ColumnID) })
	v.Shares = slices.DeleteFunc(v.Shares, func(s ColumnShare) bool { return !there(s.ColumnID) })
}

// mapIDs is the view with a function done to its ids.
func (v GroupingView) mapIDs(f func(string) string) GroupingView {
	v.By = mapList(v.By, f, func(id *string) *string { return id })
	v.Aggregates = mapList(v.Aggregates, f, func(a *ColumnAggregate) *string { return &a.ColumnID })
	v.Shares = mapList(v.Shares, f, func(s *ColumnShare) *string { return &s.ColumnID })
	v.Levels = mapList(v.Levels, f, func(l *GroupLevel) *string { return &l.Order.ColumnID })
	return v
}
