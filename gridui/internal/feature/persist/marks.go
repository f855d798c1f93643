// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// revisions are the revisions and numbers by which a change of the view is detected cheaply.
type revisions struct {
	// places and sizes are the revisions of the order and the widths of the columns.
	places, sizes uint32
	page          option.PageState
	rows, details uint64
	depth         int
	row, offset   int
	hscroll       int
	heights       viewport.HeightsKey
	// kept is the sum of the revisions of what extensions keep.
	kept uint64
}

// marks are the revisions of a view and copies of its parts that have no revision.
type marks struct {
	revisions
	keys    []option.SortKey
	filters dataset.FilterState
	grouped option.Grouping
	// top and bottom are the pinned rows.
	top, bottom []string
}

// syncMarks records the present view and reports whether it has changed.
func (f *Feature) syncMarks() bool {
	m, o := &f.marks, f.Options
	now := f.revisions()
	changed := now != m.revisions
	m.revisions = now
	if !slices.Equal(m.keys, o.Sorting.Keys) {
		m.keys, changed = slices.Clone(o.Sorting.Keys), true
	}
	if pins := &o.RowPins; !idlist.Same(m.top, pins.Top) || !idlist.Same(m.bottom, pins.Bottom) {
		m.top, m.bottom, changed = slices.Clone(pins.Top), slices.Clone(pins.Bottom), true
	}
	if !m.grouped.Same(&o.Grouping) {
		m.grouped, changed = o.Grouping.Clone(), true
	}
	return m.filters.Take(dataset.FilterState{Columns: o.Filtering.Columns, Expression: o.Filtering.Expression}, false) || changed
}

// revisions are those of the present view.
func (f *Feature) revisions() revisions {
	o, v := f.Options, f.Viewport
	return revisions{
		places: f.Columns.Rev, sizes: v.Widths.SizesRev(), page: option.PageState{Index: o.Paging.Index, Size: o.Paging.Size},
		rows: o.Expansion.Rows.Rev(), details: o.Details.Rows.Rev(), depth: o.Expansion.Depth,
		row: v.Scroll.Anchor.Item, offset: v.Scroll.Anchor.Inside, hscroll: v.HScroll.Px,
		heights: viewport.HeightsKeyOf(o.RowSizing.Heights), kept: f.kept.rev(),
	}
}
