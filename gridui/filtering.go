// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
)

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
	if g.Filtering.Mode == option.FilterOff || columnID == "" {
		return
	}
	if old := g.FilterOf(columnID); old.Equal(f) || !old.Active() && !f.Active() {
		return
	}
	g.changeFilters(events.FilterChanged{ColumnID: columnID, Filter: f.Clone(), To: filter.With(g.Filtering.Columns, columnID, f)})
}

// ClearFilters takes the filters of all columns away, as a user does. Quick stays.
func (g *Core) ClearFilters() {
	if g.Filtering.Mode == option.FilterOff || len(g.Filtering.Columns) == 0 {
		return
	}
	g.changeFilters(events.FilterChanged{})
}

func (g *Core) changeFilters(ev events.FilterChanged) {
	ev.From = g.Filtering.Columns
	if !g.Filtering.Controlled {
		g.Filtering.Columns = ev.To
	}
	g.report.Emit(ev)
}

// filterState is what of the filters the model was told.
type filterState struct {
	columns []filter.Column
	quick   string
	keep    bool
}

// filterState is what of the filters the model has to know, which shares the
// caller's memory.
func (ds *dataset) filterState() filterState {
	f := &ds.opt.Filtering
	if f.Mode == option.FilterOff || f.Manual {
		return filterState{}
	}
	now := filterState{f.Columns, f.Quick, f.KeepText}
	if now.active() && ds.unscanned("filtering", "all rows show: see Filtering.Manual") {
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
func (ds *dataset) filters() bool { return ds.filterState().active() }
