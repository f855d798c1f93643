// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// orderKey holds the options that decide which rows show and in which order.
type orderKey struct {
	sort    []option.SortKey
	filters []filter.Column
	over    filter.Expr
	quick   string
	phrase  bool
	groups  option.Grouping
	page    int
}

// Sync updates the ranges from the program's. If the order or the set of rows changes, it collapses
// them and clears the copied cells.
func (r *Ranges) Sync() {
	reordered := (r.On() || r.Copied.any()) && !r.sameOrder()
	if reordered {
		r.noteOrder()
		r.Copied.Forget()
	}
	if !r.On() {
		r.search.drop()
		if r.Set.Len() > 0 {
			r.Set.Clear()
		}
		return
	}
	switch {
	case !sameSlice(r.told, r.from.Options.CellRanges.Selected):
		r.read() // for the order that the program has set with them
	case reordered:
		r.Collapse()
	}
}

func (r *Ranges) sameOrder() bool {
	k, o := &r.order, r.from.Options
	return k.page == o.Paging.Index && k.quick == o.Filtering.Quick && k.phrase == o.Filtering.QuickPhrase && slices.Equal(k.sort, o.Sorting.Keys) &&
		settings.SameGroupOrder(&k.groups, &o.Grouping) && sameFilters(k.filters, o.Filtering.Columns) && k.over.Equal(o.Filtering.Expression)
}

func (r *Ranges) noteOrder() {
	o := r.from.Options
	r.order = orderKey{
		page: o.Paging.Index, quick: o.Filtering.Quick, phrase: o.Filtering.QuickPhrase, sort: slices.Clone(o.Sorting.Keys),
		groups: settings.CloneGrouping(&o.Grouping), filters: slices.Clone(o.Filtering.Columns), over: o.Filtering.Expression.Clone(),
	}
}

// sameFilters reports whether the filters of the columns are the same.
func sameFilters(a, b []filter.Column) bool {
	return slices.EqualFunc(a, b, func(x, y filter.Column) bool { return x.ColumnID == y.ColumnID && x.Filter.Equal(y.Filter) })
}
