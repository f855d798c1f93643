// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"math"
	"slices"

	"gioui.org/unit"
)

// fit leaves out of a view what does not fit the columns of the grid; it may change the
// view's lists and maps.
func (s *viewState) fit(v View) View {
	c := &s.engine.cols
	v.Order = slices.DeleteFunc(v.Order, func(id string) bool { return c.inAllByID(id) == nil })
	s.fitVisibility(&v)
	s.fitWidths(&v)
	s.fitPins(&v)
	v.Collapsed = slices.DeleteFunc(v.Collapsed, func(id string) bool {
		return !slices.ContainsFunc(c.groups, func(g groupHead) bool { return g.id == id })
	})
	s.fitSorting(&v)
	v.Filters = slices.DeleteFunc(v.Filters, func(f ColumnFilter) bool { return !s.engine.ask.filterFits(f.ColumnID, f.Filter) })
	if v.Page != nil {
		v.Page.Index, v.Page.Size = max(v.Page.Index, 0), min(max(v.Page.Size, 0), maxPageSize)
	}
	if v.Expanded != nil {
		v.Expanded.Depth = max(v.Expanded.Depth, 0)
	}
	return v
}

// inAllByID is a column of the caller's, shown or not, or nil.
func (c *columnSet) inAllByID(id string) *leaf {
	if i := c.inAll(id); i >= 0 && !c.all[i].own {
		return &c.all[i]
	}
	return nil
}

// names says whether an id is that of a column or of a header group.
func (c *columnSet) names(id string) bool {
	return id == GroupColumn || slices.ContainsFunc(c.all, func(l leaf) bool { return !l.own && c.named(&l, id) })
}

// fitVisibility leaves out what says that a Required column is hidden, and all of it
// where no column would show.
func (s *viewState) fitVisibility(v *View) {
	c := &s.engine.cols
	unknown := func(id string) bool { return !c.names(id) }
	v.Shown = slices.DeleteFunc(v.Shown, unknown)
	v.Hidden = slices.DeleteFunc(v.Hidden, func(id string) bool {
		l := c.inAllByID(id)
		return unknown(id) || l != nil && l.required
	})
	if v.Hidden == nil {
		return
	}
	shows := slices.ContainsFunc(c.all, func(l leaf) bool {
		named := func(ids []string) bool {
			return slices.ContainsFunc(ids, func(id string) bool { return c.named(&l, id) })
		}
		return !l.own && (l.required || !named(v.Hidden) && (!l.hidden || named(v.Shown)))
	})
	if !shows {
		v.Shown, v.Hidden = nil, nil
	}
}

// fitWidths leaves Fixed columns as they are.
func (s *viewState) fitWidths(v *View) {
	if v.Widths == nil {
		return
	}
	c := &s.engine.cols
	for id, w := range v.Widths {
		l := c.inAllByID(id)
		if l == nil && id != GroupColumn || l != nil && l.fixed || positive(w) == 0 {
			delete(v.Widths, id)
			continue
		}
		v.Widths[id] = unit.Dp(math.Min(float64(w), maxWidth))
	}
	for id, w := range s.sizing.Widths {
		if l := c.inAllByID(id); l != nil && l.fixed {
			v.Widths[id] = w
		}
	}
}

// maxWidth is the most dp that a column is made wide.
const maxWidth = 1e5

// fitPins leaves Unpinnable columns where they are.
func (s *viewState) fitPins(v *View) {
	if v.PinnedLeft == nil && v.PinnedRight == nil {
		return
	}
	c := &s.engine.cols
	stuck := func(id string) bool {
		l := c.inAllByID(id)
		return l != nil && l.unpinnable
	}
	fit := func(list, now []string) (out []string) {
		for _, id := range now {
			if stuck(id) {
				out = append(out, id)
			}
		}
		for _, id := range list {
			if c.names(id) && !stuck(id) && !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
		return out
	}
	v.PinnedLeft = fit(v.PinnedLeft, s.pinning.Left)
	v.PinnedRight = fit(without(v.PinnedRight, v.PinnedLeft), s.pinning.Right)
	if v.PinnedLeft == nil {
		v.PinnedLeft = []string{}
	}
}

// fitSorting leaves out what the rows cannot be sorted by, and more keys than Sorting
// allows.
func (s *viewState) fitSorting(v *View) {
	c := &s.engine.cols
	seen := map[string]bool{}
	v.Sorting = slices.DeleteFunc(v.Sorting, func(k SortKey) bool {
		l := c.inAllByID(k.ColumnID)
		fits := !seen[k.ColumnID] && (k.ColumnID == GroupColumn || l != nil && l.sorts)
		seen[k.ColumnID] = true
		return !fits
	})
	if s.sorting.Mode == SortSingle && len(v.Sorting) > 1 {
		v.Sorting = v.Sorting[:1]
	}
	if most := s.sorting.Max; most > 0 && len(v.Sorting) > most {
		v.Sorting = v.Sorting[len(v.Sorting)-most:]
	}
}

// filterFits says whether a column of any place can be filtered so.
func (g *Core) filterFits(columnID string, f Filter) bool {
	d := findColumn(g.columns(), columnID)
	if d == nil || !d.filters() || !f.Active() {
		return false
	}
	ops := filterOps(d.filterKind(), d.test != nil)
	for _, by := range [...]Condition{f.First, f.Second} {
		if !by.IsZero() && by.Op != OpOneOf && by.Op != OpContains && !slices.Contains(ops, by.Op) {
			return false
		}
	}
	_, ok := operandsOf(d).filter(f)
	return ok
}
