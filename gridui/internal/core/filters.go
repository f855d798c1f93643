// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
)

// FilterOf is ColumnHandle.Filter.
func (a *actions) FilterOf(columnID string) filter.Filter {
	for i := range a.Options.Filtering.Columns {
		if c := &a.Options.Filtering.Columns[i]; c.ColumnID == columnID {
			return c.Filter
		}
	}
	return filter.Filter{}
}

// SetFilter is ColumnHandle.SetFilter.
func (a *actions) SetFilter(columnID string, f filter.Filter) {
	if !a.Options.Filtering.Enabled || columnID == "" {
		return
	}
	if old := a.FilterOf(columnID); old.Equal(f) || !old.Active() && !f.Active() {
		return
	}
	a.changeFilters(events.FilterChanged{ColumnID: columnID, Filter: f.Clone(), To: filter.With(a.Options.Filtering.Columns, columnID, f)})
}

// ClearFilters is Grid.ClearFilters.
func (a *actions) ClearFilters() {
	if !a.Options.Filtering.Enabled || len(a.Options.Filtering.Columns) == 0 {
		return
	}
	a.changeFilters(events.FilterChanged{})
}

func (a *actions) changeFilters(ev events.FilterChanged) {
	ev.From = a.Options.Filtering.Columns
	if !a.Options.Filtering.Controlled {
		a.Options.Filtering.Columns = ev.To
	}
	a.Report.Emit(ev)
}
