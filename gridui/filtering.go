// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
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

// OpenFilter opens the panel of a column's filter. It has no effect if the column does
// not show, cannot be filtered, or it is not Enabled.
func (g *Grid[T]) OpenFilter(columnID string) { g.bound().engine.features.filtering.Request(columnID) }

func (g *core) changeFilters(ev events.FilterChanged) {
	ev.From = g.Filtering.Columns
	if !g.Filtering.Controlled {
		g.Filtering.Columns = ev.To
	}
	g.report.Emit(ev)
}

// filterPressed takes presses in the filter row. That of a finger is held until the finger is
// lifted.
func (e *engine) filterPressed(gtx layout.Context, ev pointer.Event) bool {
	taken, held := e.features.filtering.Press(gtx, ev)
	if held {
		e.pointer.Press.At, e.pointer.Press.Held = viewport.NoCell, true
	}
	return taken
}
