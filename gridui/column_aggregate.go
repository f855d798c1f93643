// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
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
// numbers.
func (t *Typed[T, V]) Aggregate(a option.Aggregate) *Typed[T, V] {
	t.col.Def.Aggregate, t.col.Def.AggregateRows = a, nil
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

// appendOwn appends the text of a cell that is none of the caller's: in the row of a
// group, of totals, or in place of children, or of a branch that shows an aggregate;
// false if it is the caller's.
func (cs *cells) appendOwn(dst []byte, at viewport.Address) ([]byte, bool) {
	leaf := &cs.grid.engine.cols.Leaves[at.Col]
	d := cs.grid.engine.cols.Defs[leaf.Def]
	if cs.grid.data.IsTotal(at.Band, at.Row) {
		if leaf.Utility || at.Col != cs.totalColumn() {
			return cs.grid.data.Groups.AppendSum(dst, d, 0), true
		}
		if n := len(dst); cs.grid.data.Order.Now.By.SumOf(d) >= 0 {
			if dst = cs.grid.data.Groups.AppendSum(dst, d, 0); len(dst) > n {
				return dst, true
			}
		}
		return append(dst, cs.grid.engine.draw.Style.Texts.Total...), true
	}
	if s, ok := cs.branchSum(at); ok {
		return d.Sums.AppendSum(dst, s), true
	}
	if at.Band != layoutx.Body || !cs.grid.data.Outlined() || at.Row >= coord.Slot(cs.grid.data.ShownCount()) {
		return dst, false
	}
	it := cs.grid.data.SourceOf(at.Row.BodyPos())
	kind := cs.grid.data.KindOf(it)
	if kind == dataset.ItemRow {
		return dst, false
	}
	if at.Col != cs.grid.engine.cols.Outline {
		if kind == dataset.ItemGroup {
			dst = cs.grid.data.Groups.AppendSum(dst, d, it.Group())
		}
		return dst, true
	}
	switch kind {
	case dataset.ItemGroup:
		dst = cs.groupLabel(dst, cs.grid.data.Group(it))
	case dataset.ItemFiller:
		dst = append(dst, cs.grid.data.Order.Now.Tree.Names[it.Record()]...)
	case dataset.ItemLoading:
		dst = append(dst, cs.grid.engine.draw.Style.Texts.Loading...)
	case dataset.ItemFailed:
		dst = append(append(append(dst, cs.grid.engine.draw.Style.Texts.Retry...), ": "...), cs.grid.data.Loads.Failure(it)...)
	}
	return dst, true
}

// isOwn reports whether appendOwn has the text of a cell.
func (cs *cells) isOwn(at viewport.Address) bool {
	if cs.grid.data.IsTotal(at.Band, at.Row) || cs.IsBranchSum(at) {
		return true
	}
	return at.Band == layoutx.Body && cs.grid.data.Outlined() && at.Row < coord.Slot(cs.grid.data.ShownCount()) && cs.grid.data.KindOf(cs.grid.data.SourceOf(at.Row.BodyPos())) != dataset.ItemRow
}

// totalColumn is the column that names the row of totals: the first that holds
// data.
func (cs *cells) totalColumn() int {
	for i := range cs.grid.engine.cols.Leaves {
		if l := &cs.grid.engine.cols.Leaves[i]; !l.Utility || l.Outline {
			return i
		}
	}
	return -1
}

// branchSum is the aggregate that a branch of a tree shows in a cell in place of its own
// value.
func (cs *cells) branchSum(at viewport.Address) (s column.Aggregate, ok bool) {
	if !cs.grid.data.Order.Now.By.Branches || at.Col == cs.grid.engine.cols.Outline || !viewport.HasRows(at.Band) {
		return s, false
	}
	it, ok := cs.grid.data.Record(at.Band, at.Row)
	if !ok || it < 0 {
		return s, false
	}
	return cs.grid.data.Groups.Sums().OfItem(cs.grid.engine.cols.Def(at.Col), it)
}

// IsBranchSum reports whether a branch of a tree shows an aggregate in a cell.
func (cs *cells) IsBranchSum(at viewport.Address) bool {
	_, ok := cs.branchSum(at)
	return ok
}
