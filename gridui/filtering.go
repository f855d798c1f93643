// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
)

// Filtering leaves rows out. The zero value shows all of them.
type Filtering struct {
	Mode FilterMode
	// Columns are the filters of columns; rows must pass all of them. One of an
	// unknown column, or of one that cannot be filtered, is skipped and reported once.
	Columns []filter.Column
	// Quick is a text whose words must all be found in a row, each in any of the
	// columns that can be filtered: what one search box over the grid does.
	Quick string
	// Row shows a field for each column below the header, to type filters into. An
	// operator may stand before the value: >=5, <10, =x, !=x, 5..10.
	Row bool
	// Cell draws what stands below the header of a column in place of the grid's own
	// field; nil is the grid's.
	Cell func(gtx layout.Context, c FilterCell) layout.Dimensions
	// Manual leaves all rows, for a caller that filters them elsewhere: what users do
	// changes Columns and is told of, that is all.
	Manual bool
	// Controlled proposes a user's filter as a FilterChanged event and leaves Columns
	// to the caller.
	Controlled bool
	// KeepText keeps the text of filtered columns without letter case, once it was
	// searched, so that the next search is some times faster. It takes as many bytes
	// a row as its text has, and 5 more, for each column that was filtered by its
	// text; with Quick, for every column.
	KeepText bool
}

// FilterMode says whether rows can be filtered.
type FilterMode uint8

const (
	FilterOff FilterMode = iota
	FilterOn
)

// FilterCell is a column's part of the filter row, for a caller who draws it.
type FilterCell struct {
	ColumnID string
	Kind     Kind
	// Value is the filter that the column has.
	Value filter.Filter
	// Ops are the operators that the column has.
	Ops []filter.Op

	set func(columnID string, f filter.Filter)
}

// SetValue filters the column, as a user does.
func (c FilterCell) SetValue(f filter.Filter) {
	if c.set != nil {
		c.set(c.ColumnID, f)
	}
}

// Clear takes the column's filter away.
func (c FilterCell) Clear() { c.SetValue(filter.Filter{}) }

// FilterChanged says that a user changed a filter, or asks for it where filters are
// Controlled.
type FilterChanged struct {
	// ColumnID and Filter are what changed; without an id all filters were cleared.
	ColumnID string
	Filter   filter.Filter
	From, To []filter.Column
}

func (FilterChanged) gridEvent() {}

// Apply is the change done to other filters than From, for a caller who has changed
// them meanwhile. The old ones stay as they are.
func (e FilterChanged) Apply(old []filter.Column) []filter.Column {
	if e.ColumnID == "" {
		return nil
	}
	return withFilter(old, e.ColumnID, e.Filter)
}

// withFilter is a list of filters with another one of a column. A filter that passes
// all rows is left out.
func withFilter(old []filter.Column, id string, f filter.Filter) []filter.Column {
	is := func(c filter.Column) bool { return c.ColumnID == id }
	at := slices.IndexFunc(old, is)
	out := slices.DeleteFunc(slices.Clone(old), is)
	if !f.Active() {
		return out
	}
	if at < 0 {
		at = len(out)
	}
	return slices.Insert(out, min(at, len(out)), filter.Column{ColumnID: id, Filter: f.Clone()})
}

// FilterOf is the filter of a column, the zero Filter if it has none.
func (g *Core) FilterOf(columnID string) filter.Filter {
	for i := range g.Filtering.Columns {
		if c := &g.Filtering.Columns[i]; c.ColumnID == columnID {
			return c.Filter
		}
	}
	return filter.Filter{}
}

// SetFilter filters by a column, as a user does: the change is told of by
// FilterChanged, and only that if filters are Controlled. A filter that passes all
// rows takes the column's away. It has no effect while Mode is FilterOff.
func (g *Core) SetFilter(columnID string, f filter.Filter) {
	if g.Filtering.Mode == FilterOff || columnID == "" {
		return
	}
	if old := g.FilterOf(columnID); old.Equal(f) || !old.Active() && !f.Active() {
		return
	}
	g.changeFilters(FilterChanged{ColumnID: columnID, Filter: f.Clone(), To: withFilter(g.Filtering.Columns, columnID, f)})
}

// ClearFilters takes the filters of all columns away, as a user does. Quick stays.
func (g *Core) ClearFilters() {
	if g.Filtering.Mode == FilterOff || len(g.Filtering.Columns) == 0 {
		return
	}
	g.changeFilters(FilterChanged{})
}

func (g *Core) changeFilters(ev FilterChanged) {
	ev.From = g.Filtering.Columns
	if !g.Filtering.Controlled {
		g.Filtering.Columns = ev.To
	}
	g.report.emit(ev)
}

// filterState is what of the filters the model was told.
type filterState struct {
	columns []filter.Column
	quick   string
	keep    bool
}

// filterState is what of the filters the model has to know, which shares the
// caller's memory.
func (g *Core) filterState() filterState {
	f := &g.Filtering
	if f.Mode == FilterOff || f.Manual {
		return filterState{}
	}
	now := filterState{f.Columns, f.Quick, f.KeepText}
	if now.active() && g.unscanned("filtering", "all rows show: see Filtering.Manual") {
		return filterState{}
	}
	return now
}

func (s *filterState) same(other filterState) bool {
	return s.quick == other.quick && s.keep == other.keep && slices.EqualFunc(s.columns, other.columns, filter.Column.Equal)
}

// take notes a state and says whether it is another; fresh makes it so.
func (s *filterState) take(now filterState, fresh bool) bool {
	if !fresh && s.same(now) {
		return false
	}
	*s = now.clone()
	return true
}

func (s filterState) clone() filterState {
	s.columns = filter.CloneColumns(s.columns)
	return s
}

// active says whether any filter is on.
func (s filterState) active() bool {
	for i := range s.columns {
		if s.columns[i].Filter.Active() {
			return true
		}
	}
	return strings.TrimSpace(s.quick) != ""
}

// filters says whether any filter is on.
func (g *Core) filters() bool { return g.filterState().active() }

// filters says whether rows can be filtered by a column.
func (d *columnDef) filters() bool { return !d.noFilter && !d.utility && d.children == nil }
