// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// revisions holds the revisions and numbers that detect a change of the view cheaply.
type revisions struct {
	// places and sizes are the revisions of the order and the widths of the columns.
	places, sizes uint32
	page          option.PageState
	rows, details uint64
	depth         int
	row, offset   int
	hscroll       int
	heights       viewport.HeightsKey
	zoom          float32
	// kept is the sum of the revisions of the extensions' states.
	kept uint64
	// selected is the revision of the selection, if it is part of the view.
	selected uint64
}

// Marks holds the revisions of a view and copies of its parts without a revision. The zero value represents
// no view.
type Marks struct {
	// Lasting excludes the page, the scroll position, the focus and the selection: the place of a user as
	// opposed to their settings.
	Lasting bool

	revisions
	focus   option.CellID
	keys    []option.SortKey
	filters dataset.FilterState
	quick   string
	grouped option.Grouping
	// top and bottom hold the pinned rows.
	top, bottom []string
}

// Lasting selects the parts of a view that are not the place of a user.
const Lasting = option.ViewAll &^ (option.ViewPage | option.ViewScroll | option.ViewFocus | option.ViewSelection)

// SyncMarks records the current view and reports whether it has changed.
func (f *Feature) SyncMarks(m *Marks) bool {
	o := f.Options
	now, at := f.revisions(), f.Focus.Position()
	if m.Lasting {
		now, at = now.lasting(), option.CellID{}
	}
	changed := now != m.revisions || at != m.focus || m.quick != o.Filtering.Quick
	m.revisions, m.focus, m.quick = now, at, o.Filtering.Quick
	if !slices.Equal(m.keys, o.Sorting.Keys) {
		m.keys, changed = slices.Clone(o.Sorting.Keys), true
	}
	if pins := &o.RowPins; !idlist.Same(m.top, pins.Top) || !idlist.Same(m.bottom, pins.Bottom) {
		m.top, m.bottom, changed = slices.Clone(pins.Top), slices.Clone(pins.Bottom), true
	}
	if !settings.SameGrouping(&m.grouped, &o.Grouping) {
		m.grouped, changed = settings.CloneGrouping(&o.Grouping), true
	}
	return m.filters.Take(dataset.FilterState{Columns: o.Filtering.Columns, Expression: o.Filtering.Expression}, false) || changed
}

// revisions returns the revisions of the current view.
func (f *Feature) revisions() revisions {
	o, v := f.Options, f.Viewport
	r := revisions{
		places: f.Columns.Rev, sizes: v.Widths.SizesRev(), page: option.PageState{Index: o.Paging.Index, Size: o.Paging.Size},
		rows: o.Expansion.Rows.Rev(), details: o.Details.Rows.Rev(), depth: o.Expansion.Depth,
		row: v.Scroll.Anchor.Item, offset: v.Scroll.Anchor.Inside, hscroll: v.HScroll.Px,
		heights: viewport.HeightsKeyOf(o.RowSizing.Heights), zoom: settings.ZoomLevel(&o.Zoom), kept: f.kept.rev(),
	}
	if o.Selection.InViews {
		r.selected = o.Selection.Rows.Rev()
	}
	return r
}

// lasting returns the revisions without those for the place of a user.
func (r revisions) lasting() revisions {
	r.page, r.row, r.offset, r.hscroll, r.selected = option.PageState{}, 0, 0, 0, 0
	return r
}
