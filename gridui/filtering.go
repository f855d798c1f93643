// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
)

// FilterOf is the filter of a column, the zero Filter if it has none.
func (g *Grid[T]) FilterOf(columnID string) filter.Filter { return g.bound().FilterOf(columnID) }

func (g *core) FilterOf(columnID string) filter.Filter {
	for i := range g.Filtering.Columns {
		if c := &g.Filtering.Columns[i]; c.ColumnID == columnID {
			return c.Filter
		}
	}
	return filter.Filter{}
}

// SetFilter filters by a column, as a user does: the change is told of by
// FilterChanged, and only that if filters are Controlled. A filter that passes all
// rows takes the column's away. It has no effect while it is not Enabled.
func (g *Grid[T]) SetFilter(columnID string, f filter.Filter) { g.bound().SetFilter(columnID, f) }

func (g *core) SetFilter(columnID string, f filter.Filter) {
	if !g.Filtering.Enabled || columnID == "" {
		return
	}
	if old := g.FilterOf(columnID); old.Equal(f) || !old.Active() && !f.Active() {
		return
	}
	g.changeFilters(events.FilterChanged{ColumnID: columnID, Filter: f.Clone(), To: filter.With(g.Filtering.Columns, columnID, f)})
}

// ClearFilters takes the filters of all columns away, as a user does. Quick stays.
func (g *Grid[T]) ClearFilters() { g.bound().ClearFilters() }

func (g *core) ClearFilters() {
	if !g.Filtering.Enabled || len(g.Filtering.Columns) == 0 {
		return
	}
	g.changeFilters(events.FilterChanged{})
}

func (g *core) changeFilters(ev events.FilterChanged) {
	ev.From = g.Filtering.Columns
	if !g.Filtering.Controlled {
		g.Filtering.Columns = ev.To
	}
	g.report.Emit(ev)
}
