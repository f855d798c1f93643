// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/interval"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// want resolves the options, as far as the rows permit: the sort keys, the filters, the groups and
// the aggregates. It reports what is not possible.
type want struct {
	in *inputs
	// quick is the applied text of the quick filter, which may lag behind the option.
	quick delayedText
	// zones caches the time zones of columns with relative dates.
	zones columnZones
	// filters is setFilters, set by BringFilters.
	filters func() FilterState
	// aggregated is aggregate, set by BringTrees and BringGroups.
	aggregated func() grouping
}

// ordersRows reports whether the options request anything other than rows in source order, and the
// rows permit it.
func (w *want) ordersRows() bool {
	if len(w.Keys()) == 0 && !w.Filters() && !w.in.Funcs.Tree.On() && !w.sumsUp() {
		return false
	}
	if !w.in.Orders() {
		w.reportUnordered()
		return false
	}
	return true
}

// sumsUp reports whether rows are to be grouped, or totals or shares to show, and reports a problem if they cannot be.
func (w *want) sumsUp() bool { return w.asksSums() && w.in.groupsLinked() }

// asksSums reports whether the options group rows or show totals or shares.
func (w *want) asksSums() bool {
	g := &w.in.Options.Grouping
	return len(g.By) > 0 || g.Total != option.TotalRowNone || len(g.Shares) > 0 && !w.branches()
}

// branches reports whether branches of a tree show aggregates.
func (w *want) branches() bool { return w.in.Funcs.Tree.On() && w.in.Funcs.Tree.Aggregate }

// reportUnordered reports each option that needs all rows in memory.
func (w *want) reportUnordered() {
	if w.in.remote == nil {
		w.Keys()
		w.filterState()
		w.groupColumns()
		w.in.hasTotal(layoutx.Top)
	}
	if w.in.Funcs.Tree.On() {
		unordered(w.in, "a tree", "rows show one below the other")
	}
}

// Keys returns the keys that the row model sorts by.
func (w *want) Keys() []option.SortKey {
	if w.in.remote != nil {
		return nil
	}
	keys := w.askedKeys()
	if len(keys) > 0 && unordered(w.in, "sorting", "rows keep their order: see Sorting.Manual") {
		return nil
	}
	return keys
}

// askedKeys returns the requested sort keys, for the row model and for a source.
func (w *want) askedKeys() []option.SortKey {
	if w.in.Options.Sorting.Mode == option.SortOff || w.in.Options.Sorting.Manual {
		return nil
	}
	return w.in.Options.Sorting.Keys
}

// ShownKeys returns the keys marked in headers.
func (w *want) ShownKeys() []option.SortKey {
	if w.in.Options.Sorting.Mode == option.SortOff {
		return nil
	}
	return w.in.Options.Sorting.Keys
}

// filterState returns the filters for the row model. It shares the caller's memory.
func (w *want) filterState() FilterState {
	if w.in.remote != nil {
		return FilterState{}
	}
	now := w.askedFilters()
	if now.active() && w.cannotFilter() {
		return FilterState{}
	}
	return now
}

// askedFilters returns the requested filters, for the row model and for a source. It shares the
// caller's memory.
func (w *want) askedFilters() FilterState {
	if !w.asksFilters() {
		return FilterState{}
	}
	return w.filters()
}

// asksFilters reports whether the options filter rows, and reports a problem if they cannot.
func (w *want) asksFilters() bool {
	f := &w.in.Options.Filtering
	if w.in.Frame > 0 && w.lacksFilters() {
		w.in.Report.Problem("filters", noFilters)
	}
	return f.Enabled && !f.Manual && w.filters != nil
}

// lacksFilters reports whether the options filter rows, and the program has not linked what does.
func (w *want) lacksFilters() bool {
	f := &w.in.Options.Filtering
	return w.filters == nil && !f.Manual && f.Active()
}

// optionFilters returns the filters of the options, without derived state. It shares the caller's memory.
func (w *want) optionFilters() FilterState {
	f := &w.in.Options.Filtering
	return FilterState{Columns: f.Columns, Expression: f.Expression, quick: w.quick.of(f), phrase: f.QuickPhrase, keep: f.KeepText}
}

// setFilters returns the filters that the options set.
func (w *want) setFilters() FilterState {
	now := w.optionFilters()
	now.days, now.refused = w.days(), w.refused()
	if numbers := w.in.Cols.Numbers; now.active() && !column.IsPointComma(numbers) {
		now.numbers = numbers
	}
	return now
}

// refused returns the number of comparisons skipped because the digits of their column's numbers
// are not known.
func (w *want) refused() (n int) {
	eachCondition(w.in.Options.Filtering.Columns, &w.in.Options.Filtering.Expression, func(id string, c *filter.Condition) {
		if d := w.knownColumn(id); d != nil && !(column.CellValues{Def: d}).Compares(c.Op) {
			n++
		}
	})
	return n
}

// Filters reports whether any filter is active.
func (w *want) Filters() bool {
	return w.in.remote == nil && w.asksFilters() && w.optionFilters().active() && !w.cannotFilter()
}

// cannotFilter reports whether the row model cannot filter the rows, and reports the problem.
func (w *want) cannotFilter() bool {
	return unordered(w.in, "filtering", "all rows show: see Filtering.Manual")
}

// ShowsFiltered reports whether any filter is active, including filters that the program applies.
func (w *want) ShowsFiltered() bool {
	f := &w.in.Options.Filtering
	return f.Active() && (f.Manual || w.filters != nil)
}

// groups reports whether rows are to be grouped, and reports a problem if they cannot be.
func (w *want) groups() bool {
	switch {
	case w.in.Nested() || len(w.in.Options.Grouping.By) == 0 || !w.in.groupsLinked():
		return false
	case w.in.remote == nil:
		return !unordered(w.in, "grouping", "it is off")
	case !w.in.remote.Can().Groups:
		w.in.Report.Problem("sourcegroups", "the source cannot group rows: grouping is off")
		return false
	}
	return true
}

// mostLevels is the maximum number of levels of groups. More are not usable, and their cost grows
// with the square of their number.
const mostLevels = 32

// groupColumns returns the columns to group by, in order.
func (w *want) groupColumns() (by []column.GroupBy) {
	if !w.groups() {
		return nil
	}
	for i, id := range w.in.Options.Grouping.By {
		if len(by) == mostLevels {
			w.in.Report.Problem("grouplevels", "rows are grouped by %d columns; the first %d of them count", len(w.in.Options.Grouping.By), mostLevels)
			break
		}
		d := column.Find(w.in.CallerColumns(), id)
		if d == nil || d.Err != nil {
			w.in.Report.Problem("group"+id, "no column %q to group by; it is left out", id)
			continue
		}
		by = append(by, column.GroupBy{Def: d, Level: w.level(d, w.in.Options.Grouping.Level(i))})
	}
	return by
}

// level returns how a column divides rows, as far as supported.
func (w *want) level(d *column.Def, l option.GroupLevel) option.GroupLevel {
	l.Step = interval.Step(l.Step)
	if l.Interval != option.GroupByValue && w.in.remote != nil {
		w.in.Report.Problem("sourceinterval"+d.ID, "the source groups column %q by its values alone; each value makes a group", d.ID)
		l.Interval = option.GroupByValue
	}
	if l.Order != (option.GroupOrder{}) && w.in.remote != nil {
		w.in.Report.Problem("sourcegrouporder"+d.ID, "the source orders groups of column %q by their values or by the sorted aggregate alone", d.ID)
	}
	if l.Interval != option.GroupByValue && !slices.Contains(column.GroupBy{Def: d}.Intervals(), l.Interval) {
		w.in.Report.Problem("interval"+d.ID, "column %q has no values for the interval that rows are to be grouped by; each value makes a group", d.ID)
		l.Interval = option.GroupByValue
	}
	return l
}

// Summed returns the columns with an aggregate, even if it does not show.
func (w *want) Summed() (sums []*column.Def) {
	for _, d := range column.Each(w.in.CallerColumns(), nil, func(*column.Def) bool { return true }) {
		a, chosen := w.in.Options.Grouping.Aggregate(d.ID)
		if !chosen {
			a = d.Aggregate
		}
		if (a != option.AggregateNone || !chosen && d.AggregateRows != nil) && (column.Summing{Def: d, Function: a}).Possible() {
			sums = append(sums, d)
		}
	}
	return sums
}

// grouping resolves the columns to group by and the columns with aggregates.
func (w *want) grouping() grouping {
	if !w.sumsUp() && !w.branches() || w.in.remote == nil && !w.in.Orders() {
		return grouping{}
	}
	return w.aggregated()
}

// aggregate implements grouping.
func (w *want) aggregate() grouping {
	g := grouping{By: w.groupColumns(), Branches: w.branches()}
	o := &w.in.Options.Grouping
	if o.AllRows && w.in.remote != nil {
		w.in.Report.Problem("sourceallrows", "the source adds up the rows that pass the filter; Grouping.AllRows has no effect")
	}
	for _, d := range column.Each(w.in.CallerColumns(), nil, func(*column.Def) bool { return true }) {
		s := summing{d.Aggregate, o.Share(d.ID)}
		a, chosen := o.Aggregate(d.ID)
		if chosen {
			s.function = a
		} else if s.share != option.ShareOfNone && s.function == option.AggregateNone && d.AggregateRows == nil {
			s.function = option.AggregateSum
		}
		if s.function == option.AggregateNone && (chosen || d.AggregateRows == nil) {
			continue
		}
		if _, err := (column.Summing{Def: d, Function: s.function}).Aggregation(nil); err != nil {
			w.in.Report.Problem("aggregate"+d.ID, "column %q shows no aggregate: %w", d.ID, err)
			continue
		}
		if w.in.remote != nil && !w.sourceSums(d, s.function) {
			continue
		}
		g.sums, g.summing = append(g.sums, d), append(g.summing, s)
		g.shares = g.shares || s.share != option.ShareOfNone
	}
	return g
}

// sourceSums reports whether the source computes the aggregate of a column, and reports a problem
// if not.
func (w *want) sourceSums(d *column.Def, function option.Aggregate) bool {
	if function != option.AggregateNone && w.in.remote.Can().Does(remote.Aggregate{Function: function}) {
		return true
	}
	w.in.Report.Problem("sourceaggregate"+d.ID, "column %q shows no aggregate: the source cannot compute it", d.ID)
	return false
}
