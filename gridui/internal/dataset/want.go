// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// want is what the options ask for, as far as the rows permit it: the sort keys, the filters,
// and what to group and sum up by. What cannot be done is reported.
type want struct {
	in *inputs
	// quick is the text that the quick filter searches for, which may lag behind the option.
	quick delayedText
	// zones are the time zones of columns with relative dates.
	zones columnZones
}

// ordersRows reports whether the options ask for anything but rows in source order, and whether few
// enough rows are there for it.
func (w *want) ordersRows() bool {
	if len(w.Keys()) == 0 && !w.Filters() && !w.in.Funcs.Tree.On() && len(w.in.Options.Grouping.By) == 0 && w.in.Options.Grouping.Total == option.TotalRowNone {
		return false
	}
	if !w.in.Scans() {
		w.reportUnscanned()
		return false
	}
	if n := w.in.sourceLen(); n > MaxOrdered {
		w.in.Report.Problem("many", "%d rows are too many to sort, filter or group, the limit being %d; they show as they come", n, MaxOrdered)
		return false
	}
	return true
}

// reportUnscanned reports each option that needs all rows.
func (w *want) reportUnscanned() {
	if w.in.remote == nil {
		w.Keys()
		w.filterState()
		w.groupColumns()
		w.in.hasTotal(layoutx.Top)
	}
	if w.in.Funcs.Tree.On() {
		w.in.Unscanned("a tree", "rows show one below the other")
	}
}

// Keys are the keys that the row model sorts by.
func (w *want) Keys() []option.SortKey {
	if w.in.remote != nil {
		return nil
	}
	keys := w.askedKeys()
	if len(keys) > 0 && w.in.Unscanned("sorting", "rows keep their order: see Sorting.Manual") {
		return nil
	}
	return keys
}

// askedKeys are the keys that rows are to be sorted by, whoever sorts them.
func (w *want) askedKeys() []option.SortKey {
	if w.in.Options.Sorting.Mode == option.SortOff || w.in.Options.Sorting.Manual {
		return nil
	}
	return w.in.Options.Sorting.Keys
}

// ShownKeys are the keys that headers show marks for.
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
	if now.active() && w.in.Unscanned("filtering", "all rows show: see Filtering.Manual") {
		return FilterState{}
	}
	return now
}

// askedFilters are the filters that rows are to pass, whoever filters them. It shares the caller's memory.
func (w *want) askedFilters() FilterState {
	f := &w.in.Options.Filtering
	if !f.Enabled || f.Manual {
		return FilterState{}
	}
	now := FilterState{Columns: f.Columns, Expression: f.Expression, quick: w.quick.of(f), keep: f.KeepText}
	now.days = w.days()
	if numbers := w.in.Cols.Numbers; now.active() && !column.IsPointComma(numbers) {
		now.numbers = numbers
	}
	return now
}

// Filters reports whether any filter is active.
func (w *want) Filters() bool { return w.filterState().active() }

// ShowsFiltered reports whether any filter is on, be it one that the program applies.
func (w *want) ShowsFiltered() bool {
	f := &w.in.Options.Filtering
	return f.Enabled && FilterState{Columns: f.Columns, Expression: f.Expression, quick: f.Quick}.active()
}

// groups reports whether rows are to be grouped, and reports where they cannot be.
func (w *want) groups() bool {
	switch {
	case w.in.Funcs.Tree.On() || len(w.in.Options.Grouping.By) == 0:
		return false
	case w.in.remote == nil:
		return !w.in.Unscanned("grouping", "it is off")
	case !w.in.remote.Can().Groups:
		w.in.Report.Problem("sourcegroups", "the source cannot group rows: grouping is off")
		return false
	}
	return true
}

// groupColumns are the columns to group by, in order.
func (w *want) groupColumns() (defs []*column.Def) {
	if !w.groups() {
		return nil
	}
	for _, id := range w.in.Options.Grouping.By {
		d := column.Find(w.in.CallerColumns(), id)
		if d == nil || d.Err != nil {
			w.in.Report.Problem("group"+id, "no column %q to group by; it is left out", id)
			continue
		}
		defs = append(defs, d)
	}
	return defs
}

// grouping resolves the columns to group by and those with aggregates.
func (w *want) grouping() grouping {
	by, branches := w.groupColumns(), w.in.Funcs.Tree.On() && w.in.Funcs.Tree.Aggregate
	if len(by) == 0 && w.in.Options.Grouping.Total == option.TotalRowNone && !branches || w.in.remote == nil && !w.in.Scans() {
		return grouping{}
	}
	sums := column.Each(w.in.CallerColumns(), nil, func(d *column.Def) bool { return d.Aggregate != option.AggregateNone || d.AggregateRows != nil })
	sums = slices.DeleteFunc(sums, func(d *column.Def) bool {
		_, err := d.Aggregation(nil)
		if err != nil {
			w.in.Report.Problem("aggregate"+d.ID, "column %q shows no aggregate: %w", d.ID, err)
		}
		return err != nil || w.in.remote != nil && !w.sumsUp(d)
	})
	return grouping{By: by, sums: sums, Branches: branches}
}

// sumsUp reports whether a source computes the aggregate of a column, and reports one that it does
// not.
func (w *want) sumsUp(d *column.Def) bool {
	if d.Aggregate != option.AggregateNone && w.in.remote.Can().Does(remote.Aggregate{Function: d.Aggregate}) {
		return true
	}
	w.in.Report.Problem("sourceaggregate"+d.ID, "column %q shows no aggregate: the source cannot compute it", d.ID)
	return false
}
