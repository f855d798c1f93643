// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filterlist"
	"github.com/giogrid/giogrid/gridui/option"
)

// FilterChanged says that a user changed a filter, or asks for it where filters are
// Controlled.
type FilterChanged struct {
	// ColumnID and Filter are what changed; without an id all filters were cleared.
	ColumnID string
	Filter   filter.Filter
	From, To []filter.Column
}

// Apply makes the change in the present filters, which may differ from From, in a slice of its own.
func (e FilterChanged) Apply(to *option.Options) {
	if e.ColumnID == "" {
		to.Filtering.Columns = nil
		return
	}
	to.Filtering.Columns = filterlist.With(to.Filtering.Columns, e.ColumnID, e.Filter)
}

// ExpressionChanged says that a user changed the filter over several columns, Filtering.Expression,
// or asks for it where filters are Controlled.
type ExpressionChanged struct{ From, To filter.Expr }

// Apply makes the change.
func (e ExpressionChanged) Apply(to *option.Options) { to.Filtering.Expression = e.To }

// QuickFilterChanged says that a user changed Filtering.Quick by a control of the grid, or asks
// for it where filters are Controlled.
type QuickFilterChanged struct{ From, To string }

// Apply makes the change.
func (e QuickFilterChanged) Apply(to *option.Options) { to.Filtering.Quick = e.To }
