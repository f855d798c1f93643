// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"maps"
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/filter"
)

// mapIDs returns the view with f applied to its ids and to the operands of its filters. Parts that f does not change
// are shared with v. Sets of ids encode themselves.
func (v View) mapIDs(f func(string) string) View {
	for _, list := range [...]*[]string{
		&v.Order, &v.Shown, &v.Hidden, &v.PinnedLeft, &v.PinnedRight, &v.Collapsed, &v.PinnedRowsTop, &v.PinnedRowsBottom,
	} {
		*list = mapList(*list, f, func(id *string) *string { return id })
	}
	v.Widths, v.RowHeights = mapKeys(v.Widths, f), mapKeys(v.RowHeights, f)
	v.Sorting = mapList(v.Sorting, f, func(k *SortKey) *string { return &k.ColumnID })
	v.Sorting = mapSortLists(v.Sorting, f)
	v.Filters = mapList(v.Filters, f, func(c *filter.Column) *string { return &c.ColumnID })
	v.Filters = slices.Clone(v.Filters)
	for i := range v.Filters {
		v.Filters[i].Filter = mapOperands(v.Filters[i].Filter, f)
	}
	if v.Expression != nil {
		e := v.Expression.Clone()
		e.Walk(func(part *filter.Expr) { part.ColumnID, part.Is = f(part.ColumnID), mapCondition(part.Is, f) })
		v.Expression = &e
	}
	if v.Grouping != nil {
		if g := v.Grouping.mapIDs(f); !g.sameView(*v.Grouping) {
			v.Grouping = &g
		}
	}
	if at := v.Scroll; at != nil {
		to := *at
		if to.RowID, to.ColumnID = f(at.RowID), f(at.ColumnID); to != *at {
			v.Scroll = &to
		}
	}
	if at := v.Focus; at != nil {
		to := CellID{f(at.RowID), f(at.ColumnID)}
		if to != *at {
			v.Focus = &to
		}
	}
	if v.Quick != nil {
		if to := f(*v.Quick); to != *v.Quick {
			v.Quick = &to
		}
	}
	return v
}

// mapSortLists returns keys with f applied to the texts of their lists, or the keys themselves if that changes nothing.
func mapSortLists(keys []SortKey, f func(string) string) []SortKey {
	changes := func(k SortKey) bool { return k.List.mapTexts(f) != k.List }
	if !slices.ContainsFunc(keys, changes) {
		return keys
	}
	keys = slices.Clone(keys)
	for i := range keys {
		keys[i].List = keys[i].List.mapTexts(f)
	}
	return keys
}

// mapOperands returns a filter with do applied to its operands.
func mapOperands(f filter.Filter, do func(string) string) filter.Filter {
	f.First, f.Second = mapCondition(f.First, do), mapCondition(f.Second, do)
	return f
}

func mapCondition(c filter.Condition, do func(string) string) filter.Condition {
	c.A, c.B = do(c.A), do(c.B)
	c.Values = mapList(c.Values, do, func(s *string) *string { return s })
	return c
}

// mapList returns a list with f applied to a string of each entry, or the list itself if that changes nothing.
func mapList[V any](list []V, f func(string) string, of func(*V) *string) []V {
	var out []V
	for i := range list {
		was := *of(&list[i])
		if is := f(was); is != was {
			if out == nil {
				out = slices.Clone(list)
			}
			*of(&out[i]) = is
		}
	}
	if out == nil {
		return list
	}
	return out
}

// mapKeys returns a map with f applied to its keys, or the map itself if that changes nothing.
func mapKeys(m map[string]unit.Dp, f func(string) string) map[string]unit.Dp {
	changes := func(id string) bool { return f(id) != id }
	if !slices.ContainsFunc(slices.Collect(maps.Keys(m)), changes) {
		return m
	}
	out := make(map[string]unit.Dp, len(m))
	for id, dp := range m {
		out[f(id)] = dp
	}
	return out
}
