// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"math"
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/option"
)

// fit leaves out of a view what does not fit the columns of the grid; it may change the
// view's lists and maps.
func (s *viewState) fit(v option.View) option.View {
	ids := s.engine.cols.ByID()
	if len(v.Order) > 0 {
		v.Order = column.CompleteOrder(s.engine.cols.Defined, v.Order)
	}
	s.fitVisibility(&v, &ids)
	s.fitWidths(&v, &ids)
	s.fitPins(&v, &ids)
	v.Collapsed = slices.DeleteFunc(v.Collapsed, func(id string) bool { return !ids.Groups[id] })
	s.fitSorting(&v, &ids)
	v.Filters = slices.DeleteFunc(v.Filters, func(f filter.Column) bool { return !s.engine.ask.filterFits(f.ColumnID, f.Filter) })
	if v.Page != nil {
		v.Page.Index, v.Page.Size = max(v.Page.Index, 0), min(max(v.Page.Size, 0), option.MaxPageSize)
	}
	if v.Expanded != nil {
		v.Expanded.Depth = max(v.Expanded.Depth, 0)
	}
	return v
}

// onlyOnce is a list without what is in it a second time, or is not wanted.
func onlyOnce(list []string, wanted func(id string) bool) []string {
	seen := map[string]bool{}
	return slices.DeleteFunc(list, func(id string) bool {
		again := seen[id]
		seen[id] = true
		return again || !wanted(id)
	})
}

// fitVisibility leaves out what says that a column with NoHide is hidden, and all of it
// where no column would show.
func (s *viewState) fitVisibility(v *option.View, ids *column.Index) {
	c := &s.engine.cols
	v.Shown = onlyOnce(v.Shown, func(id string) bool { return ids.Names[id] })
	v.Hidden = onlyOnce(v.Hidden, func(id string) bool {
		l := ids.Leaves[id]
		return ids.Names[id] && (l == nil || !l.Required)
	})
	if v.Hidden == nil {
		return
	}
	shows := slices.ContainsFunc(c.All, func(l column.Leaf) bool {
		named := func(ids []string) bool {
			return slices.ContainsFunc(ids, func(id string) bool { return c.Named(&l, id) })
		}
		return !l.Own && (l.Required || !named(v.Hidden) && (!l.Hidden || named(v.Shown)))
	})
	if !shows {
		v.Shown, v.Hidden = nil, nil
	}
}

// fitWidths leaves columns with NoResize as they are.
func (s *viewState) fitWidths(v *option.View, ids *column.Index) {
	if v.Widths == nil {
		return
	}
	for id, w := range v.Widths {
		l := ids.Leaves[id]
		if l == nil && id != GroupColumn || l != nil && l.Fixed || override.Positive(w) == 0 {
			delete(v.Widths, id)
			continue
		}
		v.Widths[id] = unit.Dp(math.Min(float64(w), maxWidth))
	}
	for id, w := range s.sizing.Widths {
		if l := ids.Leaves[id]; l != nil && l.Fixed {
			v.Widths[id] = w
		}
	}
}

// maxWidth is the most dp that a column is made wide.
const maxWidth = 1e5

// fitPins leaves columns with NoPin where they are.
func (s *viewState) fitPins(v *option.View, ids *column.Index) {
	if v.PinnedLeft == nil && v.PinnedRight == nil {
		return
	}
	stuck := func(id string) bool {
		l := ids.Leaves[id]
		return l != nil && l.Unpinnable
	}
	fit := func(list, now []string) (out []string) {
		for _, id := range now {
			if stuck(id) {
				out = append(out, id)
			}
		}
		for _, id := range list {
			if ids.Names[id] && !stuck(id) && !idlist.Has(out, id) {
				out = append(out, id)
			}
		}
		return out
	}
	v.PinnedLeft = fit(v.PinnedLeft, s.pinning.Left)
	v.PinnedRight = fit(idlist.Without(v.PinnedRight, v.PinnedLeft), s.pinning.Right)
	if v.PinnedLeft == nil {
		v.PinnedLeft = []string{}
	}
}

// fitSorting leaves out what the rows cannot be sorted by, and more keys than Sorting
// allows.
func (s *viewState) fitSorting(v *option.View, ids *column.Index) {
	seen := map[string]bool{}
	v.Sorting = slices.DeleteFunc(v.Sorting, func(k option.SortKey) bool {
		l := ids.Leaves[k.ColumnID]
		fits := !seen[k.ColumnID] && (k.ColumnID == GroupColumn || l != nil && l.Sorts)
		seen[k.ColumnID] = true
		return !fits
	})
	if s.sorting.Mode == option.SortSingle && len(v.Sorting) > 1 {
		v.Sorting = v.Sorting[:1]
	}
	if most := s.sorting.Max; most > 0 && len(v.Sorting) > most {
		v.Sorting = v.Sorting[len(v.Sorting)-most:]
	}
}

// filterFits says whether a column of any place can be filtered so.
func (g *core) filterFits(columnID string, f filter.Filter) bool {
	d := column.Find(g.data.CallerColumns(), columnID)
	if d == nil || !d.Filters() || !f.Active() {
		return false
	}
	ops := d.FilterOps()
	for _, by := range [...]filter.Condition{f.First, f.Second} {
		if !by.IsZero() && by.Op != filter.OpOneOf && by.Op != filter.OpContains && !slices.Contains(ops, by.Op) {
			return false
		}
	}
	_, ok := dataset.OperandsOf(d).Filter(f)
	return ok
}
