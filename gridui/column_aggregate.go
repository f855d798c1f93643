// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Aggregate says what the column shows in the row of a group, in a branch of a tree
// with Tree.Aggregate, and in the row of totals. Rows without a value do not count.
//
// Sums and averages are those of numbers, durations, named types made from integers,
// and types of the caller's that Kind made a number: their text, which has to be a
// number in plain digits, is what is added up. Sums of whole and decimal numbers are
// exact, however large. Min and max need values with an order, such as texts, times
// and truth values, of which false is the least; first, last, count and distinct take
// any. Where the aggregate means nothing, such as a sum of texts, times or truth
// values, a ConfigProblem says so and nothing shows.
//
// Sums, averages and the like show as values of the column do, by its Format or their
// String method; a sum that is more than the type holds shows as a number. Averages
// have at most two decimals unless the values have such a text. Counts are whole
// numbers. Rows of a ChangeTrackingGrid that are marked as deleted count, as they show, until the
// change is accepted.
//
// Users can choose one of those that are offered in its place, in the menu of the header, where the
// grid has one for that: see Grouping.Aggregates. Those that mean nothing for the values are left out.
func (t *Typed[T, V]) Aggregate(a option.Aggregate, offered ...option.Aggregate) *Typed[T, V] {
	t.col.Def.Aggregate, t.col.Def.AggregateRows, t.col.Def.Offers = a, nil, slices.Clone(offered)
	return t
}

// AggregateFunc makes a number of the values of a group or a branch of a tree, missing
// ones left out. It is called group by group, from another goroutine, and must keep none of them. A
// NaN shows nothing.
func (t *Typed[T, V]) AggregateFunc(f func(values iter.Seq[V]) float64) *Typed[T, V] {
	if f == nil {
		return t.Aggregate(option.AggregateNone)
	}
	t.col.Def.Aggregate = option.AggregateNone
	t.col.Def.AggregateRows = func(rows iter.Seq[rowdata.Row]) float64 {
		return f(func(yield func(V) bool) {
			for row := range rows {
				if v, ok := t.col.Get(row); ok && !yield(v) {
					return
				}
			}
		})
	}
	return t
}

// AggregateFormat makes the text of an aggregate that is a number; nil is that of
// Aggregate.
func (t *Typed[T, V]) AggregateFormat(format func(v float64) string) *Typed[T, V] {
	t.col.SumFormat = format
	return t
}

// GroupAs makes the text that rows are grouped by in place of the value: rows
// with equal texts are a group. nil is the value.
func (t *Typed[T, V]) GroupAs(text func(v V) string) *Typed[T, V] {
	if text == nil {
		t.col.Def.GroupText = nil
		return t
	}
	t.col.Def.GroupText = func(row rowdata.Row) string {
		v, ok := t.col.Get(row)
		if !ok {
			return ""
		}
		return text(v)
	}
	return t
}
