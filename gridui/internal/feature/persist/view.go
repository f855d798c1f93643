// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/filterlist"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// Version is the version of the JSON form of a view.
const Version = namedviews.Version

// View returns the current view with all parts, and with the selection if requested. None of its lists is
// nil.
func (f *Feature) View() option.View {
	o := f.Options
	v := option.View{
		Order: f.columnOrder(), Shown: copyIDs(o.ColumnVisibility.Shown), Hidden: copyIDs(o.ColumnVisibility.Hidden),
		PinnedLeft: copyIDs(o.ColumnPinning.Left), PinnedRight: copyIDs(o.ColumnPinning.Right),
		Collapsed: copyIDs(o.ColumnGroups.Collapsed), Sorting: append([]option.SortKey{}, o.Sorting.Keys...),
		Filters: knownFilters(o.Filtering.Columns),
		Page:    &option.PageState{Index: max(o.Paging.Index, 0), Size: max(o.Paging.Size, 0)},

		PinnedRowsTop: copyIDs(o.RowPins.Top), PinnedRowsBottom: copyIDs(o.RowPins.Bottom),
	}
	grouping := settings.GroupingView(&o.Grouping)
	v.Grouping = &grouping
	quick := o.Filtering.Quick
	v.Quick = &quick
	v.RowHeights, v.Widths = copySizes(o.RowSizing.Heights), copySizes(o.ColumnSizing.Widths)
	zoom := settings.ZoomLevel(&o.Zoom)
	v.Zoom = &zoom
	v.Expanded = &option.Expansion{Rows: o.Expansion.Rows.Clone(), Depth: max(o.Expansion.Depth, 0)}
	expression := o.Filtering.Expression.Clone()
	if expression.Check() != nil {
		expression = filter.Expr{} // it filters nothing, and JSON cannot represent it
	}
	v.Expression = &expression
	f.writePlain(&v)
	details, at := o.Details.Rows.Clone(), f.Scroll.Position()
	v.Details, v.Scroll, v.Extensions = &details, &at, f.states()
	focused := f.Focus.Position()
	v.Focus = &focused
	if o.Selection.InViews {
		rows := o.Selection.Rows.Clone()
		v.Selection = &rows
	}
	return v
}

// knownFilters returns a copy of filters without conditions of unknown operators. Those filter nothing, and
// JSON cannot represent them.
func knownFilters(filters []filter.Column) []filter.Column {
	list := append([]filter.Column{}, filterlist.Clone(filters)...)
	for i := range list {
		for _, c := range [...]*filter.Condition{&list[i].Filter.First, &list[i].Filter.Second} {
			if !c.Op.Known() {
				*c = filter.Condition{}
			}
		}
	}
	return list
}

// columnOrder returns all columns if ColumnOrder lists any: SetView places unnamed columns by another rule
// than ColumnOrder.
func (f *Feature) columnOrder() []string {
	ids := copyIDs(f.Options.ColumnOrder.IDs)
	if len(ids) == 0 {
		return ids
	}
	named := column.IdsIn(ids)
	for _, id := range f.Columns.Defined {
		if !named[id] {
			ids = append(ids, id)
		}
	}
	return ids
}

// copySizes returns a non-nil copy without invalid sizes. Those have no effect on the grid, and JSON cannot
// represent all of them.
func copySizes(m map[string]unit.Dp) map[string]unit.Dp {
	sizes := make(map[string]unit.Dp, len(m))
	for id, size := range m {
		if override.Positive(size) > 0 {
			sizes[id] = size
		}
	}
	return sizes
}

// copyIDs returns a non-nil copy.
//
// It is not inlined because it has many callers, and programs should remain small.
//
//go:noinline
func copyIDs(ids []string) []string { return append(make([]string, 0, len(ids)), ids...) }

// set writes the parts of a view to the options, as far as they fit the columns.
func (f *Feature) set(v option.View) {
	if v.Extensions != nil {
		// They may have columns, to which the rest of the view refers.
		f.setStates(v.Extensions)
		f.Resolve()
	}
	v = f.fit(v.Clone())
	f.readPlain(&v)
	f.setColumns(&v)
	f.setRows(&v)
	o := f.Options
	if v.Sorting != nil {
		o.Sorting.Keys = v.Sorting
	}
	if v.Filters != nil {
		o.Filtering.Columns = v.Filters
	}
	if v.Quick != nil {
		o.Filtering.Quick = *v.Quick
	}
	if v.Expression != nil {
		o.Filtering.Expression = *v.Expression
	}
	if v.Zoom != nil {
		o.Zoom.Level = settings.ClampZoom(*v.Zoom)
	}
	if v.Grouping != nil {
		settings.SetGroupingView(&o.Grouping, *v.Grouping)
	}
	if v.Page != nil {
		o.Paging.Index, o.Paging.Size = v.Page.Index, v.Page.Size
		f.Dataset.Pages.MarkChosen()
	}
	if v.Scroll != nil {
		f.Scroll.To(*v.Scroll)
	}
	if v.Focus != nil {
		f.Focus.Restore(*v.Focus)
	}
}

func (f *Feature) setColumns(v *option.View) {
	o := f.Options
	if v.Order != nil {
		o.ColumnOrder.IDs = v.Order
	}
	if v.Shown != nil || v.Hidden != nil {
		o.ColumnVisibility.Shown, o.ColumnVisibility.Hidden = v.Shown, v.Hidden
	}
	if v.Widths != nil {
		o.ColumnSizing.Widths = v.Widths
	}
	if v.PinnedLeft != nil || v.PinnedRight != nil {
		o.ColumnPinning.Left, o.ColumnPinning.Right = copyIDs(v.PinnedLeft), copyIDs(v.PinnedRight)
	}
	if v.Collapsed != nil {
		o.ColumnGroups.Collapsed = v.Collapsed
	}
}

func (f *Feature) setRows(v *option.View) {
	o := f.Options
	if v.Expanded != nil {
		o.Expansion.Rows, o.Expansion.Depth = v.Expanded.Rows, v.Expanded.Depth
	}
	if v.Details != nil {
		o.Details.Rows = *v.Details
	}
	if v.PinnedRowsTop != nil || v.PinnedRowsBottom != nil {
		o.RowPins.Top, o.RowPins.Bottom = v.PinnedRowsTop, v.PinnedRowsBottom
	}
	if v.RowHeights != nil {
		o.RowSizing.Heights = v.RowHeights
	}
	if v.Selection != nil && o.Selection.InViews {
		o.Selection.Rows = *v.Selection
	}
}

// controlled returns the parts that the program controls. They are neither saved nor restored.
func (f *Feature) controlled() (parts option.ViewParts) {
	o := f.Options
	for _, c := range [...]struct {
		on   bool
		part option.ViewParts
	}{
		{o.ColumnOrder.Controlled, option.ViewOrder}, {o.ColumnVisibility.Controlled, option.ViewVisibility},
		{o.ColumnSizing.Controlled, option.ViewWidths}, {o.ColumnPinning.Controlled, option.ViewPinning},
		{o.ColumnGroups.Controlled, option.ViewCollapsed}, {o.Sorting.Controlled, option.ViewSorting},
		{o.Filtering.Controlled, option.ViewFilters | option.ViewExpression | option.ViewQuick}, {o.Paging.Controlled, option.ViewPage},
		{o.Expansion.Controlled, option.ViewExpanded}, {o.Details.Controlled, option.ViewDetails},
		{o.Grouping.Controlled, option.ViewGrouping}, {o.RowPins.Controlled, option.ViewRowPins}, {o.RowSizing.Controlled, option.ViewRowHeights},
		{o.Selection.Controlled, option.ViewSelection}, {o.Zoom.Controlled, option.ViewZoom},
	} {
		if c.on {
			parts |= c.part
		}
	}
	return parts
}
