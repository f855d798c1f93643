// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/filter"
)

// FilterOf is the filter of a column, the zero Filter if it has none.
func (g *Grid[T]) FilterOf(columnID string) filter.Filter { return g.bound().FilterOf(columnID) }

// SetFilter filters by a column, as a user does: the change is told of by
// FilterChanged, and only that if filters are Controlled. A filter that passes all
// rows takes the column's away. It has no effect while it is not Enabled.
func (g *Grid[T]) SetFilter(columnID string, f filter.Filter) { g.bound().SetFilter(columnID, f) }

// ClearFilters takes the filters of all columns away, as a user does. Quick stays.
func (g *Grid[T]) ClearFilters() { g.bound().ClearFilters() }

// OpenFilter opens the panel of a column's filter. It has no effect if the column does
// not show, cannot be filtered, or it is not Enabled.
func (g *Grid[T]) OpenFilter(columnID string) { g.bound().Features.Filtering.Request(columnID) }
