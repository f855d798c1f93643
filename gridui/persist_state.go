// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/option"
)

// viewState is where a grid has what a view speaks of, without its row type.
type viewState struct {
	engine     *engine
	pages      *dataset.Pages
	order      *option.ColumnOrder
	visibility *option.ColumnVisibility
	sizing     *option.ColumnSizing
	pinning    *option.ColumnPinning
	collapsing *option.ColumnGroups
	sorting    *option.Sorting
	filtering  *option.Filtering
	paging     *option.Paging
	expansion  *option.Expansion
	details    *option.Details
	rowPins    *option.RowPins
	rowSizing  *option.RowSizing
}

func (g *core) viewState() viewState {
	return viewState{
		engine: &g.engine, pages: &g.data.Pages.Pages, order: &g.ColumnOrder, visibility: &g.ColumnVisibility, sizing: &g.ColumnSizing,
		pinning: &g.ColumnPinning, collapsing: &g.ColumnGroups, sorting: &g.Sorting, filtering: &g.Filtering,
		paging: &g.Paging, expansion: &g.Expansion, details: &g.Details,
		rowPins: &g.RowPins, rowSizing: &g.RowSizing,
	}
}

// View is what the grid shows and how, as a value of its own. It has all parts.
func (g *Grid[T]) View() option.View { return g.bound().View() }

func (g *core) View() option.View {
	s := g.viewState()
	return s.view()
}

// SetView puts a view in place, without events. What it says of columns that are not
// there is passed over, and so is what a user could not do: hide a column with NoHide,
// resize one with NoResize, pin one with NoPin, hide all of them. Columns that it does not
// know stand after their neighbour in Grid.Columns, and show as they were defined. A
// filter that does not fit its column's kind is left out. Before the grid has columns
// the view waits for them.
func (g *Grid[T]) SetView(v option.View) { g.bound().SetView(v) }

func (g *core) SetView(v option.View) {
	if len(g.data.CallerColumns()) == 0 {
		v = v.Clone()
		g.persister.waiting = &v
		return
	}
	g.engine.ask = g
	g.resolveColumns()
	s := g.viewState()
	s.set(v)
	g.pinnedByView()
	g.resolveColumns()
}

// ResetView brings the view back that the grid had when it got its columns first, as
// the program set it up, in all of its parts. It sends no events.
func (g *Grid[T]) ResetView() { g.bound().ResetView() }

func (g *core) ResetView() {
	if g.persister.begun {
		g.SetView(g.persister.initial)
	}
}

// view is all of the view. Its lists are never nil: each part is there.
func (s *viewState) view() option.View {
	v := option.View{
		Order: s.columnOrder(), Shown: someOf(s.visibility.Shown), Hidden: someOf(s.visibility.Hidden),
		PinnedLeft: someOf(s.pinning.Left), PinnedRight: someOf(s.pinning.Right), Collapsed: someOf(s.collapsing.Collapsed),
		Sorting: someOf(s.sorting.Keys),
		Filters: append([]filter.Column{}, dataset.FilterState{Columns: s.filtering.Columns}.Clone().Columns...),
		Page:    &option.PageState{Index: max(s.paging.Index, 0), Size: max(s.paging.Size, 0)},

		PinnedRowsTop: someOf(s.rowPins.Top), PinnedRowsBottom: someOf(s.rowPins.Bottom),
	}
	v.RowHeights, v.Widths = sizesIn(s.rowSizing.Heights), sizesIn(s.sizing.Widths)
	v.Expanded = &option.ExpandedRows{Rows: s.expansion.Rows.Clone(), Depth: max(s.expansion.Depth, 0)}
	open := s.details.Rows.Clone()
	v.Details = &open
	at := s.engine.scrollPosition()
	v.Scroll = &at
	return v
}

// columnOrder names all columns where ColumnOrder names some: restoring a view places
// columns that it does not name by another rule than ColumnOrder.
func (s *viewState) columnOrder() []string {
	ids := someOf(s.order.IDs)
	if len(ids) == 0 {
		return ids
	}
	named := column.IdsIn(ids)
	for _, id := range s.engine.cols.Defined {
		if !named[id] {
			ids = append(ids, id)
		}
	}
	return ids
}

// sizesIn is a copy that is not nil, without what is no size: it changes nothing, and JSON
// has none of it.
func sizesIn(m map[string]unit.Dp) map[string]unit.Dp {
	sizes := make(map[string]unit.Dp, len(m))
	for id, size := range m {
		if override.Positive(size) > 0 {
			sizes[id] = size
		}
	}
	return sizes
}

// someOf is a copy that is not nil.
func someOf[V any](list []V) []V { return append(make([]V, 0, len(list)), list...) }

// set puts those parts in place that a view has, as far as they fit the columns.
func (s *viewState) set(v option.View) {
	v = s.fit(v.Clone())
	s.setColumns(&v)
	if v.Sorting != nil {
		s.sorting.Keys = v.Sorting
	}
	if v.Filters != nil {
		s.filtering.Columns = v.Filters
	}
	if v.Page != nil {
		s.paging.Index, s.paging.Size = v.Page.Index, v.Page.Size
		// The page is set on purpose: a new order does not lead back to the first.
		s.pages.Asked.Index = -1
	}
	if v.Expanded != nil {
		s.expansion.Rows, s.expansion.Depth = v.Expanded.Rows, v.Expanded.Depth
	}
	if v.Details != nil {
		s.details.Rows = *v.Details
	}
	if v.PinnedRowsTop != nil || v.PinnedRowsBottom != nil {
		s.rowPins.Top, s.rowPins.Bottom = v.PinnedRowsTop, v.PinnedRowsBottom
	}
	if v.RowHeights != nil {
		s.rowSizing.Heights = v.RowHeights
	}
	if v.Scroll != nil {
		s.engine.restore = pendingRestore{at: *v.Scroll, down: true, across: true}
	}
}

func (s *viewState) setColumns(v *option.View) {
	if v.Order != nil {
		s.order.IDs = v.Order
	}
	if v.Shown != nil || v.Hidden != nil {
		s.visibility.Shown, s.visibility.Hidden = v.Shown, v.Hidden
	}
	if v.Widths != nil {
		s.sizing.Widths = v.Widths
	}
	if v.PinnedLeft != nil || v.PinnedRight != nil {
		s.pinning.Left, s.pinning.Right = someOf(v.PinnedLeft), someOf(v.PinnedRight)
	}
	if v.Collapsed != nil {
		s.collapsing.Collapsed = v.Collapsed
	}
}

// controlled are the parts that are the caller's.
func (s *viewState) controlled() (parts option.ViewParts) {
	for _, c := range [...]struct {
		on   bool
		part option.ViewParts
	}{
		{s.order.Controlled, option.ViewOrder}, {s.visibility.Controlled, option.ViewVisibility}, {s.sizing.Controlled, option.ViewWidths},
		{s.pinning.Controlled, option.ViewPinning}, {s.collapsing.Controlled, option.ViewCollapsed}, {s.sorting.Controlled, option.ViewSorting},
		{s.filtering.Controlled, option.ViewFilters}, {s.paging.Controlled, option.ViewPage}, {s.expansion.Controlled, option.ViewExpanded},
		{s.details.Controlled, option.ViewDetails}, {s.rowPins.Controlled, option.ViewRowPins}, {s.rowSizing.Controlled, option.ViewRowHeights},
	} {
		if c.on {
			parts |= c.part
		}
	}
	return parts
}

// viewMark tells cheaply that a view is another one than before.
type viewMark struct {
	// places and sizes are the engine's revisions of what columns show where and how wide.
	places, sizes uint32
	page          option.PageState
	rows, details uint64
	depth         int
	row, offset   int
	across        int
	heights       heightsSource
}

// viewMarks are a mark and what has no revision.
type viewMarks struct {
	viewMark
	keys    []option.SortKey
	filters dataset.FilterState
	// top and bottom are the pinned rows.
	top, bottom []string
}

// sync notes the present view and says whether it is another than noted.
func (m *viewMarks) sync(s *viewState) bool {
	at := &s.engine.view.Scroll.Anchor
	now := viewMark{
		places: s.engine.cols.Rev, sizes: s.engine.view.Widths.SizesRev(), page: option.PageState{Index: s.paging.Index, Size: s.paging.Size},
		rows: s.expansion.Rows.Rev(), details: s.details.Rows.Rev(), depth: s.expansion.Depth,
		row: at.Item, offset: at.Inside, across: s.engine.view.HScroll.Px,
		heights: sourceOf(s.rowSizing.Heights),
	}
	changed := now != m.viewMark
	m.viewMark = now
	if !slices.Equal(m.keys, s.sorting.Keys) {
		m.keys, changed = slices.Clone(s.sorting.Keys), true
	}
	if !idlist.Same(m.top, s.rowPins.Top) || !idlist.Same(m.bottom, s.rowPins.Bottom) {
		m.top, m.bottom, changed = slices.Clone(s.rowPins.Top), slices.Clone(s.rowPins.Bottom), true
	}
	return m.filters.Take(dataset.FilterState{Columns: s.filtering.Columns}, false) || changed
}
