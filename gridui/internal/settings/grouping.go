// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package settings

import (
	"encoding"
	"slices"

	"github.com/giogrid/giogrid/gridui/option"
)

// SameGrouping reports whether two groupings give the same rows and columns.
func SameGrouping(g, h *option.Grouping) bool {
	return SameGroupOrder(g, h) && g.ShowColumns == h.ShowColumns && g.Header == h.Header &&
		slices.Equal(g.Aggregates, h.Aggregates) && slices.Equal(g.Shares, h.Shares)
}

// SameGroupOrder reports whether two groupings give the same rows and groups in the same order, whatever they show of
// aggregates.
func SameGroupOrder(g, h *option.Grouping) bool {
	if !slices.Equal(g.By, h.By) || g.Total != h.Total || g.Footers != h.Footers || g.AllRows != h.AllRows {
		return false
	}
	for i := range g.By {
		a, b := g.Level(i), h.Level(i)
		if a.Step != a.Step && b.Step != b.Step {
			a.Step, b.Step = 0, 0 // NaN
		}
		if a != b {
			return false
		}
	}
	return true
}

// CloneGrouping returns a grouping that shares nothing with g.
func CloneGrouping(g *option.Grouping) option.Grouping {
	c := *g
	c.By, c.Levels = slices.Clone(g.By), slices.Clone(g.Levels)
	c.Aggregates, c.Shares = slices.Clone(g.Aggregates), slices.Clone(g.Shares)
	return c
}

// GroupingView returns the part of a grouping that users change. It shares nothing with the grouping, and holds no
// value that JSON cannot hold: a step that is no number is 0, an unknown interval is GroupByValue, and so on.
func GroupingView(g *option.Grouping) option.Grouping {
	v := option.Grouping{By: append([]string{}, g.By...), Aggregates: slices.Clone(g.Aggregates), Shares: slices.Clone(g.Shares)}
	for i := range g.By {
		if g.Level(i) != (option.GroupLevel{}) {
			v.Levels = make([]option.GroupLevel, len(g.By))
			copy(v.Levels, g.Levels)
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

// named returns a value for which JSON has a name: e, or else zero, which has the same effect.
func named[E encoding.TextMarshaler](e E) E {
	if _, err := e.MarshalText(); err != nil {
		var zero E
		return zero
	}
	return e
}

// SetGroupingView sets the part of a grouping that users change.
func SetGroupingView(g *option.Grouping, v option.Grouping) {
	g.By, g.Levels = slices.Clone(v.By), slices.Clone(v.Levels)
	g.Aggregates, g.Shares = slices.Clone(v.Aggregates), slices.Clone(v.Shares)
}

// SameGroupingView reports whether two views of a grouping are equal.
func SameGroupingView(v, w option.Grouping) bool {
	return option.View{Grouping: &v}.Equal(option.View{Grouping: &w})
}

// KeepGrouping drops the columns of a view that do not exist.
func KeepGrouping(v *option.Grouping, there func(columnID string) bool) {
	g := option.Grouping{By: v.By, Levels: v.Levels}
	for i := len(g.By) - 1; i >= 0; i-- {
		if !there(g.By[i]) {
			g.Remove(i)
		}
	}
	v.By, v.Levels = g.By, g.Levels
	v.Aggregates = slices.DeleteFunc(v.Aggregates, func(a option.ColumnAggregate) bool { return !there(a.ColumnID) })
	v.Shares = slices.DeleteFunc(v.Shares, func(s option.ColumnShare) bool { return !there(s.ColumnID) })
}
