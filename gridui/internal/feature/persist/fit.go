// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"math"
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/internal/rowfilter"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// fit returns a view without the parts that do not fit the columns. It may change the lists and maps of the
// view.
func (f *Feature) fit(v option.View) option.View {
	ids := f.Columns.ByID()
	if len(v.Order) > 0 {
		v.Order = column.CompleteOrder(f.Columns.Defined, v.Order)
	}
	f.fitVisibility(&v, &ids)
	f.fitWidths(&v, &ids)
	f.fitPins(&v, &ids)
	v.Collapsed = slices.DeleteFunc(v.Collapsed, func(id string) bool { return !ids.Groups[id] })
	f.fitSorting(&v, &ids)
	v.Filters = slices.DeleteFunc(v.Filters, func(by filter.Column) bool { return !f.filterFits(by.ColumnID, by.Filter) })
	if v.Expression != nil && v.Expression.Check() != nil {
		v.Expression = nil
	}
	if v.Page != nil {
		v.Page.Index, v.Page.Size = max(v.Page.Index, 0), min(max(v.Page.Size, 0), settings.MaxPageSize)
	}
	if v.Grouping != nil {
		settings.KeepGrouping(v.Grouping, func(id string) bool {
			d := column.Find(f.Dataset.CallerColumns(), id)
			return d != nil && column.GroupBy{Def: d}.Possible()
		})
	}
	if rows := v.Selection; rows != nil {
		many := rows.IsAll() || rows.ExceptionCount() > 1
		if mode := f.Options.Selection.Mode; mode == option.SelectOff || mode == option.SelectSingle && many {
			v.Selection = nil
		}
	}
	if v.Expanded != nil {
		v.Expanded.Depth = max(v.Expanded.Depth, 0)
	}
	return v
}

// uniqueIDs removes duplicates and unwanted ids from a list.
func uniqueIDs(list []string, wanted func(id string) bool) []string {
	seen := map[string]bool{}
	return slices.DeleteFunc(list, func(id string) bool {
		again := seen[id]
		seen[id] = true
		return again || !wanted(id)
	})
}

// fitVisibility removes columns with NoHide from the hidden ones. It drops the whole part if no column would
// be shown.
func (f *Feature) fitVisibility(v *option.View, ids *column.Index) {
	v.Shown = uniqueIDs(v.Shown, func(id string) bool { return ids.Names[id] })
	v.Hidden = uniqueIDs(v.Hidden, func(id string) bool {
		l := ids.Leaves[id]
		return ids.Names[id] && (l == nil || !l.Required)
	})
	if v.Hidden != nil && !f.anyShows(v) {
		v.Shown, v.Hidden = nil, nil
	}
}

// anyShows reports whether a view shows any column of the program.
func (f *Feature) anyShows(v *option.View) bool {
	c := f.Columns
	return slices.ContainsFunc(c.All, func(l column.Leaf) bool {
		named := func(ids []string) bool {
			return slices.ContainsFunc(ids, func(id string) bool { return c.Named(&l, id) })
		}
		return !l.Own && (l.Required || !named(v.Hidden) && (!l.Hidden || named(v.Shown)))
	})
}

// maxWidth is the greatest width of a column, in dp.
const maxWidth = 1e5

// fitWidths removes invalid widths, and keeps the widths of columns with NoResize.
func (f *Feature) fitWidths(v *option.View, ids *column.Index) {
	if v.Widths == nil {
		return
	}
	for id, w := range v.Widths {
		l := ids.Leaves[id]
		if l == nil && id != column.GroupColumnID || l != nil && l.Fixed || override.Positive(w) == 0 {
			delete(v.Widths, id)
			continue
		}
		v.Widths[id] = unit.Dp(math.Min(float64(w), maxWidth))
	}
	for id, w := range f.Options.ColumnSizing.Widths {
		if l := ids.Leaves[id]; l != nil && l.Fixed {
			v.Widths[id] = w
		}
	}
}

// fitPins keeps the pins of columns with NoPin, and removes duplicates.
func (f *Feature) fitPins(v *option.View, ids *column.Index) {
	if v.PinnedLeft == nil && v.PinnedRight == nil {
		return
	}
	now := &f.Options.ColumnPinning
	v.PinnedLeft = fitPinned(v.PinnedLeft, now.Left, ids)
	v.PinnedRight = fitPinned(idlist.Without(v.PinnedRight, v.PinnedLeft), now.Right, ids)
	if v.PinnedLeft == nil {
		v.PinnedLeft = []string{}
	}
}

// fitPinned returns the pinned columns of a side: first the columns with NoPin that are pinned there now,
// then the others of the list.
func fitPinned(list, now []string, ids *column.Index) (out []string) {
	stays := func(id string) bool {
		l := ids.Leaves[id]
		return l != nil && l.Unpinnable
	}
	for _, id := range now {
		if stays(id) {
			out = append(out, id)
		}
	}
	for _, id := range list {
		if ids.Names[id] && !stays(id) && !idlist.Has(out, id) {
			out = append(out, id)
		}
	}
	return out
}

// fitSorting removes keys by which the rows cannot be sorted, and keys beyond the limit of Sorting.
func (f *Feature) fitSorting(v *option.View, ids *column.Index) {
	seen := map[string]bool{}
	v.Sorting = slices.DeleteFunc(v.Sorting, func(k option.SortKey) bool {
		l := ids.Leaves[k.ColumnID]
		fits := !seen[k.ColumnID] && (k.ColumnID == column.GroupColumnID || l != nil && l.Sorts)
		seen[k.ColumnID] = true
		return !fits
	})
	o := &f.Options.Sorting
	if o.Mode == option.SortSingle && len(v.Sorting) > 1 {
		v.Sorting = v.Sorting[:1]
	}
	if most := o.Max; most > 0 && len(v.Sorting) > most {
		v.Sorting = v.Sorting[len(v.Sorting)-most:]
	}
}

// filterFits reports whether a column, shown or not, supports a filter.
func (f *Feature) filterFits(columnID string, by filter.Filter) bool {
	d := column.Find(f.Dataset.CallerColumns(), columnID)
	if d == nil || !d.Filters() || !by.Active() {
		return false
	}
	ops := d.FilterOps()
	for _, c := range [...]filter.Condition{by.First, by.Second} {
		if !c.IsZero() && !c.Op.Lists() && c.Op != filter.Contains && !slices.Contains(ops, c.Op) {
			return false
		}
	}
	return f.reads(d, by)
}

// reads reports whether a column can parse the operands of a filter. A view is restored before the first
// frame, when the signs of its numbers are not known. Operands with the signs of other locales are therefore
// accepted, too.
func (f *Feature) reads(d *column.Def, by filter.Filter) bool {
	by.First, by.Second = column.Sure(by.First), column.Sure(by.Second)
	for _, numbers := range [...]locale.Numbers{f.Columns.Numbers, {Decimal: '.', Indian: true}, {Decimal: ',', Indian: true}} {
		c := rowfilter.Of(d, numbers)
		c.Values = column.CellValues{} // the filter is kept, and shows that it is not applied
		if _, ok := c.Filter(by); ok {
			return true
		}
	}
	return false
}
